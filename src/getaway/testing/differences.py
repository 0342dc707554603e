"""Which fields of a position differ, by name: failures print no stored bytes."""

from typing import Any

from getaway.kernel.capabilities import play_has_state
from getaway.kernel.fields import Component, values_of
from getaway.kernel.game import Game
from getaway.kernel.ruleset import Ruleset
from getaway.kernel.state import State


def changed_fields(before: State, after: State) -> str:
    """The names of the fields that differ; empty if the positions are stored alike."""
    if before.dump() == after.dump():
        return ""
    both = zip(before.fields(), _plain(before), _plain(after), strict=False)
    names = [f"`{name}`" for name, one, other in both if one != other]
    if before.chance.dump() != after.chance.dump():
        names.append("the generator")
    return ", ".join(names) or "what dump() stores besides the fields"


def fields_outside(possible: list[State], state: State) -> str:
    """The names of the fields whose value none of the possible positions has."""
    fields = [field for field in state.fields() if field != "reveal_count"]
    impossible = [
        f"`{field}`"
        for field in fields
        if all(_plain(getattr(each, field)) != _plain(getattr(state, field)) for each in possible)
    ]
    return ", ".join(impossible)


def changed_state(rules: Ruleset[Any], before: bytes, after: State) -> str:
    """The same for a position that was stored before."""
    return changed_fields(rules.load_state(before), after) if before != after.dump() else ""


def changed_play(game: Game, before: bytes, after: bytes) -> str:
    """The same for two stored games; of one without a State, only that they differ."""
    if before == after:
        return ""
    then, now = game.load(before), game.load(after)
    if play_has_state(then) and play_has_state(now):
        return changed_fields(then.current_state(), now.current_state()) or "the journal"
    return "what dump() stores"


def _plain(value: Any) -> Any:
    """A value to compare: a State, and a part with fields of its own, as the list of its values."""
    if isinstance(value, Component):
        value = values_of(value)
    return [_plain(each) for each in value] if isinstance(value, list) else value
