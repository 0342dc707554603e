"""The games of a contest, in one process or several, in their order."""

import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from typing import TypeVar

from getaway.bots.arena import Contest, Played, play_game
from getaway.bots.registry import DEFAULT, Budget

Result = TypeVar("Result")


def play_contest(contest: Contest, games: int, jobs: int = 1, budget: Budget = DEFAULT) -> Iterator[Played]:
    """Each game's result does not depend on how many processes there are, unless a search has a clock."""
    return play_all(partial(play_game, contest, budget=budget), range(games), jobs)


def play_all(play: Callable[[int], Result], numbers: range, jobs: int) -> Iterator[Result]:
    """The games of these numbers."""
    if jobs == 1:
        yield from map(play, numbers)
        return
    # Ctrl-C goes to every process of the terminal; only this one has to answer.
    ignore = (signal.SIGINT, signal.SIG_IGN)
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=signal.signal, initargs=ignore) as pool:
        try:
            yield from pool.map(play, numbers)
        finally:
            pool.shutdown(wait=True, cancel_futures=True)
