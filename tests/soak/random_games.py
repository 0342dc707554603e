"""Random games by the million, over every game, number of seats and option: none may crash, get stuck, or create or
lose anything. `make soak` runs it on the compiled package; `python -m tests.soak.random_games GAMES [NAME]`.
"""

import sys
from concurrent.futures import ProcessPoolExecutor
from time import monotonic

from getaway.kernel.chance import seeded
from getaway.kernel.state import rollout
from getaway.testing.cases import StateCase
from tests.contract.cases import STATE_CASES

STRIDE = 50
BATCH = 5_000


def play(case: StateCase, first: int, games: int) -> int:
    """Play these games, counting everything every few decisions; how many decisions there were."""
    told = case.adapter
    decisions = 0
    for number in range(first, first + games):
        state = case.new(seeded(17, number))
        rng = seeded(18, number)
        kept = told.conserved(state)
        length = 0
        while state.actor() >= 0:
            length += rollout(state, rng, STRIDE)
            if told.conserved(state) != kept:
                raise AssertionError(f"{case}, game {number}: something was created or lost")
            if length > told.longest:
                raise AssertionError(f"{case}, game {number}: not over after {length} decisions")
        decisions += length
    return decisions


def main() -> None:
    games = int(sys.argv[1])
    names = sys.argv[2:]
    cases = [case for case in STATE_CASES if case.pack is None and (not names or case.game_type.name in names)]
    each = max(1, games // len(cases))
    started = monotonic()
    with ProcessPoolExecutor() as pool:
        for case in cases:
            batches = range(0, each, BATCH)
            sizes = [min(BATCH, each - first) for first in batches]
            decisions = sum(pool.map(play, [case] * len(sizes), batches, sizes))
            sys.stdout.write(f"{case}: {each:,} games, {decisions:,} decisions, no fault\n")
    sys.stdout.write(f"{each * len(cases):,} games in {monotonic() - started:.0f} s\n")


if __name__ == "__main__":
    main()
