"""The contests between bots that docs/ladder.md reports."""

from getaway.games.big_score.solo.scenarios import NAMES
from getaway.kernel.ladder import Ladder, Row

_BARS = {2: "85%", 3: "70%", 4: "50%", 5: "40%", 6: "33.3%"}

LADDER = Ladder(
    {
        "Greedy against random": [
            Row("big_score", seats, ("greedy", "random"), 600, bar) for seats, bar in _BARS.items()
        ],
        "Search against greedy": [
            Row("big_score", 3, ("ismcts:2000", "greedy"), 48, "low 43.3%"),
            Row("big_score", 4, ("ismcts:2000", "greedy"), 48, "low 32.5%"),
        ],
        "Alone": [Row("big_score", 1, ("greedy",), 1000, "0.1%", (("scenario", name),)) for name in NAMES],
    },
    """In the solo scenarios, search is no better than greedy. Without limits it was worse, because it bought one small
chance after another. Now it leaves greedy's advice only for something much better: `ismcts:300` won 22 of 36
games on three scenarios, and greedy 25 of the same 36, on which that caution was also chosen. So there are no
search rows for scenarios.
""",
)
