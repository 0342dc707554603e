"""How much one visitor may ask in a while."""

import math
import time

from getaway.kernel.events import Rejection


class Bucket:
    """Fills by `rate` a second up to `burst`; each request takes one."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._level = burst
        self._at = time.monotonic()

    def take(self) -> bool:
        """Whether there was one left."""
        if self._now() < 1:
            return False
        self._level -= 1
        return True

    def spend(self, amount: float) -> None:
        """Take that much, even if there is less: what was used is known only afterwards."""
        self._level = self._now() - amount

    def debt(self) -> float:
        """The seconds until there is anything left; 0 if there is."""
        return max(0.0, -self._now()) / self._rate

    def _now(self) -> float:
        now = time.monotonic()
        self._level = min(self._burst, self._level + (now - self._at) * self._rate)
        self._at = now
        return self._level

    def seconds(self) -> int:
        """How long it takes until there is one, in whole seconds."""
        return math.ceil((1 - self._level) / self._rate)


class Buckets:
    """One for each who asks; the oldest are forgotten."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self._rate = rate
        self._burst = burst
        self._most = most
        self._of: dict[str, Bucket] = {}

    def wait(self, who: str) -> int:
        """The seconds until this one may ask again; 0: he may now, and it is counted."""
        bucket = self._bucket(who)
        return 0 if bucket.take() else bucket.seconds()

    def spend(self, who: str, amount: float) -> None:
        """Count what this one has used."""
        self._bucket(who).spend(amount)

    def give_back(self, who: str) -> None:
        """One that was taken was not used after all."""
        self._bucket(who).spend(-1)

    def debt(self, who: str) -> int:
        """The seconds until this one has anything left, rounded up; 0 if there is."""
        return math.ceil(self.exact_debt(who))

    def exact_debt(self, who: str) -> float:
        """The same to the fraction of a second."""
        bucket = self._of.get(who)
        return 0.0 if bucket is None else bucket.debt()

    def _bucket(self, who: str) -> Bucket:
        bucket = self._of.pop(who, None) or Bucket(self._rate, self._burst)
        self._of[who] = bucket
        if len(self._of) > self._most:
            del self._of[next(iter(self._of))]
        return bucket


class Places:
    """How many of something each may hold at once."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._held: dict[str, int] = {}

    def take(self, who: str) -> bool:
        """Whether there was a place left."""
        if self._held.get(who, 0) >= self.most:
            return False
        self._held[who] = self._held.get(who, 0) + 1
        return True

    def give_back(self, who: str) -> None:
        """One that was taken is free again."""
        self._held[who] -= 1
        if self._held[who] == 0:
            del self._held[who]


def hurried(what: str, wait: int) -> Rejection:
    """Too many of something at once (HR-13)."""
    return Rejection("HR-13", f"too many {what} at once; wait {wait} second{'s' * (wait != 1)}")
