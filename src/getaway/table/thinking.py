"""A pool of processes in which bots think, so that a long thought holds up nobody's move."""

import asyncio
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from threading import Thread
from typing import TypeVar

from getaway.table.bots import Sample

T = TypeVar("T")


class Thinkers:
    """Workers that get samples, never the truth. They are started when the first bot has to move."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._workers, multiprocessing.get_context("spawn"), _begin)

    async def think(self, work: Callable[[Sample], T], sample: Sample) -> T:
        """What comes of the work on a sample."""
        loop = asyncio.get_running_loop()
        pool = self._pool
        try:
            return await loop.run_in_executor(pool, work, sample)
        except BrokenExecutor:  # a worker was killed: the others with it, and new ones take their place
            if self._pool is pool:
                self._pool = self._new_pool()
            return await loop.run_in_executor(self._pool, work, sample)

    def close(self) -> None:
        """Whoever thinks now may stop."""
        self._pool.shutdown(wait=False, cancel_futures=True)


def _begin() -> None:
    """Ctrl-C is for the server, not for its workers; and they do not outlive it, even if it is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(0)
