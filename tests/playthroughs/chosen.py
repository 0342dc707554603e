"""Which games are written down, each with its full box and much that happens: every game at every number of seats, and
each of its settings at the fewest seats it is played with."""

from pathlib import Path

from getaway.kernel.catalogue_game import CatalogueGame
from getaway.kernel.chance import seeded
from tests.contract.cases import PLAY_CASES, Case
from tests.contract.players import play_on

FOLDER = Path(__file__).parent / "golden"


def written() -> list[Case]:
    """Those cases; the same setting at every number of seats would be many long files that say the same."""
    seen = set()
    chosen = []
    for case in PLAY_CASES:
        setting = (case.game_type, case.options)
        if setting not in seen or case.options == case.game_type.options_type():
            chosen.append(case)
        seen.add(setting)
    return chosen


CASES = written()
TALKATIVE = 150


def file_of(case: Case) -> Path:
    """Where its playthrough lies."""
    return FOLDER / f"{case}.txt"


def telling_seed(case: Case) -> int:
    """Of a few seeds the one in whose random game most kinds of things happen; of several, the shortest game."""
    return min(range(12), key=lambda seed: _dullness(case, seed))


def _dullness(case: Case, seed: int) -> tuple[int, int]:
    moves = list(play_on(case.start(seed), seeded(seed, 1)))
    kinds = {type(event.what) for _, _, events in moves for event in events}
    # With a GM in a seat a game goes on as long as people talk: the shortest says enough, and tests/games has evenings.
    talked = not isinstance(case.game, CatalogueGame) and len(moves) > TALKATIVE
    return 0 if talked else -len(kinds), len(moves)
