"""Which games are written down: every variant of every game, each a short game with its full box."""

from pathlib import Path

from getaway.kernel.chance import seeded
from tests.contract.cases import PLAY_CASES, Case
from tests.contract.players import play_on

FOLDER = Path(__file__).parent / "golden"
CASES = PLAY_CASES


def file_of(case: Case) -> Path:
    """Where its playthrough lies."""
    return FOLDER / f"{case}.txt"


def shortest_seed(case: Case) -> int:
    """Of a few seeds the one whose random game is over first, so that the files stay readable."""
    lengths = [(sum(1 for _ in play_on(case.start(seed), seeded(seed, 1))), seed) for seed in range(12)]
    return min(lengths)[1]
