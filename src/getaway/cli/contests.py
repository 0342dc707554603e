"""The games of a contest, in one process or several, in their order."""

import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from multiprocessing import get_context

from getaway.bots.arena import Contest, Played, play_game
from getaway.bots.registry import DEFAULT, Budget


def play_contest(contest: Contest, games: int, jobs: int = 1, budget: Budget = DEFAULT) -> Iterator[Played]:
    """Each game's result does not depend on how many processes there are, unless a search has a clock."""
    if jobs == 1:
        yield from map(play_game, repeat(contest, games), range(games), repeat(budget))
        return
    # Ctrl-C goes to every process of the terminal; only this one has to answer.
    ignore = (signal.SIGINT, signal.SIG_IGN)
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=signal.signal, initargs=ignore) as pool:
        try:
            yield from pool.map(play_game, repeat(contest, games), range(games), repeat(budget))
        finally:
            pool.shutdown(wait=True, cancel_futures=True)
