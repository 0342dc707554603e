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
    return template.format_map({name: writers.get(name, str)(getattr(event, name)) for name in event.__struct_fields__})
