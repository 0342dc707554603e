"""Which games are written down, each a short game with its full box: every game at every number of seats, and each
of its settings at the fewest seats it is played with."""

from pathlib import Path

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


def file_of(case: Case) -> Path:
    """Where its playthrough lies."""
    return FOLDER / f"{case}.txt"


def shortest_seed(case: Case) -> int:
    """Of a few seeds the one whose random game is over first, so that the files stay readable."""
    lengths = [(sum(1 for _ in play_on(case.start(seed), seeded(seed, 1))), seed) for seed in range(12)]
    return min(lengths)[1]
