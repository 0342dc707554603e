"""The games of a contest between bots, over one process or several."""

from collections.abc import Iterator
from functools import partial

from getaway.bots.arena import Contest, Played, play_game
from getaway.bots.registry import DEFAULT, Budget
from getaway.lab.pool import map_in_order


def play_contest(contest: Contest, games: int, jobs: int = 1, budget: Budget = DEFAULT) -> Iterator[Played]:
    """The results in the order of the games; the same for any number of processes, unless a search has a clock."""
    return map_in_order(partial(play_game, contest, budget=budget), range(games), jobs)
