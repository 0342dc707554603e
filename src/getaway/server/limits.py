"""How much one visitor may ask in a while."""

import time


class Bucket:
    """Fills by `rate` a second up to `burst`; each request takes one."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._level = burst
        self._at = time.monotonic()

    def take(self) -> bool:
        """Whether there was one left."""
        now = time.monotonic()
        self._level = min(self._burst, self._level + (now - self._at) * self._rate)
        self._at = now
        if self._level < 1:
            return False
        self._level -= 1
        return True


class Buckets:
    """One for each address; the oldest are forgotten."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self._rate = rate
        self._burst = burst
        self._most = most
        self._of: dict[str, Bucket] = {}

    def take(self, who: str) -> bool:
        """Whether this one may ask now."""
        bucket = self._of.pop(who, None) or Bucket(self._rate, self._burst)
        self._of[who] = bucket
        if len(self._of) > self._most:
            del self._of[next(iter(self._of))]
        return bucket.take()
