"""Events as sentences: a template for each kind of event, and for each field how its values are written."""

from collections.abc import Callable, Mapping
from typing import Any

from getaway.kernel.events import Event

Writers = Mapping[str, Callable[[Any], str]]
"""By the name of a field; a field that has none is written as it is."""


def sentence(templates: Mapping[type[Event], str], event: Event, writers: Writers) -> str:
    """The event by the template of its kind. Raises TypeError for an event that has none."""
    template = templates.get(type(event))
    if template is None:
        raise TypeError(f"there is no sentence for {event!r}")
    return template.format_map(_Written(event, writers))


class _Written(dict[str, str]):
    """The fields of an event in words, as a template asks for them."""

    def __init__(self, event: Event, writers: Writers) -> None:
        self.event = event
        self.writers = writers

    def __missing__(self, field: str) -> str:
        return self.writers.get(field, str)(getattr(self.event, field))
