"""What a game's `reasons` and `odds` say is text, whatever position they are asked about."""

from collections.abc import Callable
from typing import Any

import pytest

from getaway.kernel.chance import seeded
from getaway.kernel.observation import Observation
from getaway.testing.cases import StateCase
from getaway.testing.test_state import deciding, positions
from getaway.text.messages import Text


def answer(part: str, about: str, ask: Callable[..., object], *arguments: Any) -> object:
    """What a part returns; what it raises is said in words, because it would end the game of whoever asks."""
    try:
        return ask(*arguments)
    except Exception as problem:  # noqa: BLE001 - whatever the game does
        pytest.fail(f"`{part}` raises {problem!r} {about}; it must have an answer for every move and position")


def test_every_move_has_a_reason_in_words(case: StateCase) -> None:
    """Each move that comes up in a random game, where it first does."""
    rng = seeded(31)
    met: set[int] = set()
    for state in positions(case, 32, 1, 150):
        for seat in deciding(case, state):
            world = state.clone()
            world.determinize(seat, rng)
            for number in set(state.legal(seat)) - met:
                move = case.game.catalogue[number]
                why = answer("reasons", f"for {move}", case.plugin.reason, case.game, world, seat, number)
                assert isinstance(why, Text), (
                    f"`reasons` returns {type(why).__name__} for {move}; it must return a Message or a str, empty if "
                    "there is none"
                )
                met.add(number)


@pytest.mark.many
def test_odds_are_lines_of_text(case: StateCase) -> None:
    rng = seeded(33)
    found = positions(case, 34, 1, 150)
    for state in found[:: max(len(found) // 8, 1)]:
        for seat in deciding(case, state):
            seen = Observation.from_state(state, seat, rng)
            lines = answer("odds", f"for seat {seat}", case.plugin.odds_lines, case.game, seen, rng)
            assert isinstance(lines, list), f"`odds` returns {type(lines).__name__}; it must return a list of texts"
            other = [type(line).__name__ for line in lines if not isinstance(line, Text)]
            assert not other, (
                f"`odds` returns a list with a value of type {other[0]}; each line must be a Message or a str"
            )
