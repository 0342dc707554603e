"""One process pool for everything that plays many games."""

import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from typing import TypeVar

from getaway.kernel.errors import GetawayError, error

Item = TypeVar("Item")
Result = TypeVar("Result")
Plan = TypeVar("Plan")


class TooFew(GetawayError):
    """Fewer than one game, or fewer than one process."""


def check_amounts(games: int, jobs: int) -> None:
    """Check that there is at least one game and one process. Raises TooFew."""
    if games < 1:
        raise TooFew(error("too-few-games", games=games))
    if jobs < 1:
        raise TooFew(error("too-few-jobs", jobs=jobs))


_BATCHES = 32
_LARGEST_BATCH = 500


def map_in_order(work: Callable[[Item], Result], items: Iterable[Item], jobs: int) -> Iterator[Result]:
    """`map` over this many processes; the results come in the order of the items."""
    if jobs == 1:
        yield from map(work, items)
        return
    # Ctrl-C reaches every process of the terminal. Only the parent handles it.
    ignore = (signal.SIGINT, signal.SIG_IGN)
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=signal.signal, initargs=ignore) as pool:
        try:
            yield from pool.map(work, items)
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def map_batches(work: Callable[[Plan, int, int], Result], plan: Plan, games: int, jobs: int) -> Iterator[Result]:
    """`work(plan, first, count)` for this many games in batches, in order. The batches depend only on the number of
    games.
    """
    size = max(1, min(_LARGEST_BATCH, -(-games // _BATCHES)))
    batches = [(first, min(size, games - first)) for first in range(0, games, size)]
    return map_in_order(partial(_run_batch, work, plan), batches, jobs)


def _run_batch(work: Callable[[Plan, int, int], Result], plan: Plan, batch: tuple[int, int]) -> Result:
    return work(plan, *batch)
