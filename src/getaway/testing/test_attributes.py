"""No field of a position is forgotten: every attribute of a State and of its parts is stored, loaded and copied.

An attribute that is not stored must be a constant of the game, such as its box, that loading and copying bring back.
"""

from collections.abc import Callable
from types import GetSetDescriptorType
from typing import Any

from getaway.kernel.chance import seeded
from getaway.kernel.fields import Component
from getaway.kernel.state import State, rollout
from getaway.testing.cases import StateCase

OF_THE_KERNEL = {"chance", "events"}
"""Attributes of every State that are not fields: a copy has its own generator, and no list of events."""


def attributes(thing: object) -> set[str]:
    """The names of all attributes of an instance, interpreted or compiled."""
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
            if any(getattr(parts(each)[at], name) != other for each in (end, end.clone(), load(end.dump()))):
                lost.append(f"{type(part).__name__}.{name}")
            setattr(part, name, value)
    return lost


def test_no_attribute_is_forgotten(case: StateCase) -> None:
    start = case.new(seeded(21))
    end = start.clone()
    rollout(end, seeded(22), case.adapter.longest)
    lost = forgotten(case.rules.load_state, start, end)
    assert not lost, f"lost by clone(), or by dump() and load_state(): {', '.join(lost)}; name it in fields()"


def test_what_is_no_plain_value_is_the_same_in_every_copy(case: StateCase) -> None:
    state = case.new(seeded(23))
    for copy in (state.clone(), case.rules.load_state(state.dump())):
        for mine, theirs in zip(parts(state), parts(copy), strict=True):
            for name in attributes(mine):
                value, twin = getattr(mine, name), getattr(theirs, name)
                assert is_plain(value) or isinstance(value, list) or value is twin, (
                    f"`{name}` is neither number nor list, so every copy must have the very same object"
                )


def test_a_changed_list_does_not_reach_into_a_copy(case: StateCase) -> None:
    """Lists that the rules replace and never change in place may be shared; play shows which those are."""
    for moves in (1, 12):
        state = case.new(seeded(24))
        rollout(state, seeded(25), moves)
        twin = state.clone()
        before = twin.dump()
        rollout(state, seeded(26), case.adapter.longest)
        is_kept = twin.dump() == before
        assert is_kept, (
            f"the copy shares {shared(state, twin)} with the original; clone() must copy each list, and lists in it"
        )


def shared(state: State, twin: State) -> str:
    """The lists that a position and its copy both hold."""
    names = []
    for mine, theirs in zip(parts(state), parts(twin), strict=True):
        for name in sorted(attributes(mine)):
            value, other = getattr(mine, name), getattr(theirs, name)
            if isinstance(value, list) and isinstance(other, list):
                inner = {id(item) for item in value if isinstance(item, list)}
                if value is other or inner & {id(item) for item in other}:
                    names.append(f"`{name}`")
    return f"the list {' and '.join(names)}" if names else "something"
