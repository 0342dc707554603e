"""Measures one game on the build that Python finds; prints one JSON object. `bench.py` runs it for both builds."""

import json
import resource
import sys
from collections.abc import Callable
from time import process_time
from typing import Any

import getaway.kernel.state
from getaway.bots.registry import policy_of
from getaway.bots.tree import Search
from getaway.games.registry import plugin_of
from getaway.kernel.catalogue_game import CatalogueGame
from getaway.kernel.chance import seeded
from getaway.kernel.policy import Policy
from getaway.kernel.state import rollout

LIMIT = 1_000_000
ROUNDS = 5


def best(run: Callable[[], float]) -> float:
    """The best of five: what the code can do when the machine is not busy with other things."""
    return max(run() for _ in range(ROUNDS))


def megabytes() -> float:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def measure(name: str, seats: int, seconds: float) -> dict[str, object]:
    plugin = plugin_of(name)
    game = plugin.game_type().from_toml()
    assert isinstance(game, CatalogueGame)
    options = game.options_type()

    def new(n: int) -> "getaway.kernel.state.State":
        return game.new_state(seeded(1, n), seats, options)

    def random_play() -> tuple[float, float]:
        games, decisions, start = 0, 0, process_time()
        while process_time() - start < seconds:
            decisions += rollout(new(games), seeded(2, games), LIMIT)
            games += 1
        spent = process_time() - start
        return decisions / spent, games / spent

    plays = max(random_play() for _ in range(ROUNDS))
    middle = new(0)
    rollout(middle, seeded(2, 0), rollout(new(0), seeded(2, 0), LIMIT) // 2)

    def clones() -> float:
        start = process_time()
        for _ in range(20_000):
            middle.clone()
        return 20_000 / (process_time() - start)

    def searches() -> float:
        done, start = 0, process_time()
        opening = new(0)
        while process_time() - start < seconds:
            world = opening.clone()
            world.determinize(opening.actor(), seeded(4, done))
            rollout(world, seeded(5, done), LIMIT)
            done += 1
        return done / (process_time() - start)

    def iterations(policy: Policy[Any]) -> float:
        """Of the tree search on the opening, each a whole game."""
        opening = new(0)
        while game.ruleset(seats).phase(opening) == plugin.bench_skips:
            opening.random_step(seeded(6))
        search = Search(opening.actor(), seats, policy, seeded(7), policy.explore())
        start = process_time()
        while process_time() - start < seconds:
            search.run(opening, 50)
        return int(search.iterations) / (process_time() - start)

    clones_per_s, searches_per_s = best(clones), best(searches)
    before = megabytes()
    alive = [middle.clone() for _ in range(100_000)]
    return {
        "compiled": getaway.kernel.state.__file__.endswith(".so"),
        "decisions_per_s": plays[0],
        "games_per_s": plays[1],
        "clone_us": 1e6 / clones_per_s,
        "searches_per_s": searches_per_s,
        "iterations_per_s": best(lambda: iterations(Policy())),
        "policy_iterations_per_s": best(lambda: iterations(policy_of(game, seats))),
        "megabytes_per_100k_states": (megabytes() - before) * 100_000 / len(alive),
    }


if __name__ == "__main__":
    json.dump(measure(sys.argv[1], int(sys.argv[2]), float(sys.argv[3])), sys.stdout)
