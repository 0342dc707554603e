"""No field of a position is forgotten: every attribute of a State and of its parts is stored, loaded and copied.

An attribute that is not stored must be a constant of the game, such as its box, that loading and copying bring back.
"""

from collections.abc import Callable
from types import GetSetDescriptorType
from typing import Any

import msgspec
import pytest

from getaway.kernel.chance import seeded
from getaway.kernel.fields import Component, set_values, values_of
from getaway.kernel.state import State, rollout
from getaway.testing.cases import StateCase

OF_THE_KERNEL = {"chance", "events"}
"""Attributes of every State that are no fields: a copy has its own generator, and notes no events."""


def attributes(thing: object) -> set[str]:
    """The names of all that an instance holds, interpreted or compiled."""
    compiled = {
        name
        for kind in type(thing).__mro__
        for name, value in vars(kind).items()
        if isinstance(value, GetSetDescriptorType) and not name.startswith("__")
    }
    return (compiled | set(getattr(thing, "__dict__", {}))) - OF_THE_KERNEL


def is_plain(value: object) -> bool:
    return isinstance(value, int) or (isinstance(value, list) and all(isinstance(item, int) for item in value))


def changed(value: Any) -> Any:
    """Another value of the same type."""
    if isinstance(value, bool):
        return not value
    return value ^ 1 if isinstance(value, int) else [*(item ^ 1 for item in value), 1]


def parts(component: Component) -> list[Component]:
    """The components in an order that is the same for a copy, each with those inside it."""
    held = [getattr(component, name) for name in sorted(attributes(component))]
    inner = [item for value in held if isinstance(value, list) for item in value if isinstance(item, Component)]
    return [component, *(part for item in inner for part in parts(item))]


def forgotten(load: Callable[[bytes], State], start: State, end: State) -> list[str]:
    """The attributes that storing or copying the position at the end of a game loses."""
    lost = []
    before = end.dump()
    for at, part in enumerate(parts(end)):
        for name in sorted(attributes(part)):
            value = getattr(part, name)
            if not is_plain(value):
                continue
            other = changed(value)
            setattr(part, name, other)
            if end.dump() == before:  # not stored: a constant?
                setattr(part, name, value)
                other = getattr(parts(start)[at], name)
            copies = [end.clone(), load(end.dump())]
            if any(getattr(parts(copy)[at], name) != other for copy in copies):
                lost.append(f"{type(part).__name__}.{name}")
            setattr(part, name, value)
    return lost


def test_no_attribute_is_forgotten(case: StateCase) -> None:
    start = case.new(seeded(21))
    end = start.clone()
    rollout(end, seeded(22), case.adapter.longest)
    assert forgotten(case.rules.load_state, start, end) == []


def test_what_is_no_plain_value_is_the_same_in_every_copy(case: StateCase) -> None:
    state = case.new(seeded(23))
    for copy in (state.clone(), case.rules.load_state(state.dump())):
        for mine, theirs in zip(parts(state), parts(copy), strict=True):
            for name in attributes(mine):
                value, twin = getattr(mine, name), getattr(theirs, name)
                assert is_plain(value) or isinstance(value, list) or value is twin, name


def test_a_changed_list_does_not_reach_into_a_copy(case: StateCase) -> None:
    """Lists that the rules replace and never change in place may be shared; play shows which those are."""
    state = case.new(seeded(24))
    rollout(state, seeded(25), 12)
    twin = state.clone()
    before = twin.dump()
    rollout(state, seeded(26), case.adapter.longest)
    assert twin.dump() == before


class Planted(State):
    """A position that forgets two of its attributes, one when it is stored and one when it is copied."""

    def __init__(self) -> None:
        super().__init__(seeded(1))
        self.kept = 1
        self.not_stored = 2
        self.not_copied = 3

    def fields(self) -> list[str]:
        return ["reveal_count", "kept", "not_copied"]

    def clone(self) -> "Planted":
        twin = Planted()
        twin.reveal_count, twin.kept, twin.not_stored = self.reveal_count, self.kept, self.not_stored
        return twin

    def dump(self) -> bytes:
        return msgspec.msgpack.encode(values_of(self))


def load_planted(data: bytes) -> Planted:
    state = Planted()
    set_values(state, msgspec.msgpack.decode(data))
    return state


def test_a_planted_omission_is_found() -> None:
    end = Planted()
    end.not_stored = 5
    assert forgotten(load_planted, Planted(), end) == ["Planted.not_copied", "Planted.not_stored"]


@pytest.mark.parametrize("values", [[3, 4], [3, 4, 5, 6]])
def test_a_position_with_other_fields_is_refused(values: list[int]) -> None:
    with pytest.raises(ValueError, match="a stored position has"):
        set_values(Planted(), values)
