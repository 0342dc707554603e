"""The contests between bots that docs/ladder.md reports."""

from getaway.kernel.ladder import Ladder, Row

LADDER = Ladder(
    {
        "Greedy against random": [
            Row("rob_a_bank", seats, ("greedy", "random"), 1000, "85%" if seats < 4 else "", of_sides=True)
            for seats in (2, 3, 4)
        ],
        "Search against greedy": [
            Row("rob_a_bank", seats, ("ismcts:2000", "greedy"), 30, "low 60%") for seats in (2, 3, 4)
        ],
    }
)
