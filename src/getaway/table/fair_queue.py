"""A fair queue of jobs: first between addresses, then between the visitors of one address.

Everyone is charged for the seconds their jobs took, and whoever has used least is next. So a visitor with one job waits
for at most one job of somebody else, however many others are queued.
"""

from collections import deque
from collections.abc import Callable
from typing import Generic, TypeVar

import msgspec

QUICK_SECONDS = 0.01
"""What a quick job is charged until its real time is known."""
SLOW_SECONDS = 1.0
MOST_KNOWN = 10_000
"""How many addresses and visitors are remembered before those without a job are dropped."""


class Asker(msgspec.Struct, frozen=True):
    """The visitor a job is done for. Jobs of tables where nobody is present share the empty address."""

    visitor: str = ""
    address: str = ""


NOBODY = Asker()
T = TypeVar("T")
Key = tuple[str, ...]


class Waiting(msgspec.Struct, Generic[T], eq=False, gc=False):
    asker: Asker
    is_quick: bool
    job: T


class FairQueue(Generic[T]):
    """The waiting jobs. All times are seconds of work, not of a clock."""

    def __init__(self) -> None:
        self._waiting: dict[str, dict[str, tuple[deque[Waiting[T]], deque[Waiting[T]]]]] = {}
        """By address and visitor: the quick jobs and the slow ones."""
        self._used: dict[Key, float] = {}
        self._now = 0.0
        """The least that anyone served lately has used. Newcomers start here, so that nobody has time saved up."""
        self._count: dict[Key, int] = {}

    def waiting(self, asker: Asker) -> tuple[int, int]:
        """How many jobs of this visitor are waiting, and how many of this address."""
        address, visitor = _keys(asker)
        return self._count.get(visitor, 0), self._count.get(address, 0)

    def put(self, waiting: Waiting[T]) -> None:
        asker = waiting.asker
        for key in _keys(asker):
            self._used[key] = max(self._used.get(key, 0.0), self._now)
            self._count[key] = self._count.get(key, 0) + 1
        lanes = self._waiting.setdefault(asker.address, {}).setdefault(asker.visitor, (deque(), deque()))
        lanes[0 if waiting.is_quick else 1].append(waiting)
        self._forget()

    def take(self, may_run: Callable[[Waiting[T]], bool]) -> Waiting[T] | None:
        """The next job of those that may run now. Its asker is charged what such a job usually takes."""
        best: tuple[float, float, Waiting[T]] | None = None
        for address, visitors in self._waiting.items():
            of_address = self._used[(address,)]
            if best is not None and best[0] <= of_address:
                continue
            for visitor, lanes in visitors.items():
                used = self._used[(address, visitor)]
                if best is not None and best[0] == of_address and best[1] <= used:
                    continue
                found = next((lane[0] for lane in lanes if lane and may_run(lane[0])), None)
                if found is not None:
                    best = (of_address, used, found)
        if best is None:
            return None
        self._now = max(self._now, best[0])
        self.remove(best[2])
        self.charge(best[2].asker, usual(best[2]))
        return best[2]

    def remove(self, waiting: Waiting[T]) -> None:
        asker = waiting.asker
        lanes = self._waiting[asker.address][asker.visitor]
        lanes[0 if waiting.is_quick else 1].remove(waiting)
        if not any(lanes):
            del self._waiting[asker.address][asker.visitor]
            if not self._waiting[asker.address]:
                del self._waiting[asker.address]
        for key in _keys(asker):
            self._count[key] -= 1
            if not self._count[key]:
                del self._count[key]

    def charge(self, asker: Asker, seconds: float) -> None:
        """Charge an asker for the time that a job took, or (negative) refund time that it did not take."""
        for key in _keys(asker):
            self._used[key] = self._used.get(key, self._now) + seconds

    def _forget(self) -> None:
        if len(self._used) > MOST_KNOWN:
            self._used = {key: used for key, used in self._used.items() if key in self._count or used > self._now}


def usual(waiting: Waiting[T]) -> float:
    """What a job is charged when it starts."""
    return QUICK_SECONDS if waiting.is_quick else SLOW_SECONDS


def _keys(asker: Asker) -> tuple[Key, Key]:
    return (asker.address,), (asker.address, asker.visitor)
