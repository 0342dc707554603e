"""Which games are written down, each with its full box and much that happens: every game at every number of seats, and
each of its settings at the fewest seats it is played with."""

import re
from pathlib import Path

from getaway.kernel.catalogue_game import CatalogueGame
from getaway.kernel.chance import seeded
from getaway.testing.cases import Case
from getaway.testing.players import play_on
from tests.contract.cases import PLAY_CASES

FOLDER = Path(__file__).parent / "golden"


def is_standard(case: Case) -> bool:
    """Whether all its options are the game's own: such a game is written with its views in full."""
    return case.options == case.game_type.options_type()


def chosen_cases() -> list[Case]:
    """Those cases; the same setting at every number of seats would be many long files that say the same."""
    seen = set()
    chosen = []
    for case in PLAY_CASES:
        setting = (case.game_type, case.options)
        if setting not in seen or is_standard(case):
            chosen.append(case)
        seen.add(setting)
    return chosen


CASES = chosen_cases()
LONG = 150
"""Moves of a game that is too long to be written down."""


def file_of(case: Case) -> Path:
    """Where its playthrough is."""
    return FOLDER / f"{case}.txt"


def seed_of(playthrough: str) -> int:
    """The seed that a playthrough was made with: the end of its first line."""
    seed = re.search(r"seed (\d+)$", playthrough.partition("\n")[0])
    assert seed is not None
    return int(seed[1])


def most_eventful_seed(case: Case) -> int:
    """Of a few seeds the one whose random game has most kinds of events; of several, the shortest game."""
    return min(range(12), key=lambda seed: _dullness(case, seed))


def _dullness(case: Case, seed: int) -> tuple[int, int]:
    moves = list(play_on(case.start(seed), seeded(seed, 1)))
    kinds = {type(event.what) for _, _, events in moves for event in events}
    # With a GM in a seat a game lasts as long as people talk: the shortest says enough, and tests/games has long ones.
    is_long = not isinstance(case.game, CatalogueGame) and len(moves) > LONG
    return 0 if is_long else -len(kinds), len(moves)
