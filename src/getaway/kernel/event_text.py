"""Events as messages: the id is the event's name, the arguments are its fields."""

import re
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from getaway.kernel.events import Event
from getaway.text.messages import Argument, Message, Seat, listing

Writers = Mapping[str, Callable[[Any], Argument]]
"""How a field becomes an argument, by the field's name. Without a writer a field `seat` is a Seat, a list is a listing,
true and false are "yes" and "no", None is "none", and everything else stays as it is."""


def event_message(catalog: str, event: Event, writers: Writers, **more: Argument) -> Message:
    """`CrewBought(seat=0, card="kingpin")` is the message "crew-bought" with `seat` and `card`. `more` adds or replaces
    arguments."""
    id = f"{catalog}.{event_id(type(event))}"
    names = event.__struct_fields__
    if more:
        names = tuple([name for name in names if name not in more])
    args = {
        name: writers[name](getattr(event, name)) if name in writers else _plain(name, getattr(event, name))
        for name in names
    }
    return Message(id, args | more if more else args)


@cache
def event_id(kind: type[Event]) -> str:
    """The id of an event's message: `CrewBought` is "crew-bought"."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", kind.__name__).lower()


def _plain(name: str, value: Any) -> Argument:
    """A field without a writer."""
    if name == "seat" and isinstance(value, int):
        return Seat(value)
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list | tuple):
        return listing(value)
    found: Argument = value
    return found
