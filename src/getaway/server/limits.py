"""Rate limits: token buckets, and slots that are held for a while."""

import math
from typing import Literal

from getaway.kernel.events import Rejection
from getaway.server.say import say
from getaway.table.time_source import SYSTEM_TIME, TimeSource


class Bucket:
    """A token bucket: it fills at `rate` per second up to `burst`, and each request takes one token."""

    def __init__(self, rate: float, burst: float, clock: TimeSource = SYSTEM_TIME) -> None:
        self._time = clock
        self._rate = rate
        self._burst = burst
        self._level = burst
        self._at = clock.monotonic()

    def take(self) -> bool:
        """Take one token; False if there is none."""
        if self._now() < 1:
            return False
        self._level -= 1
        return True

    def spend(self, amount: float) -> None:
        """Take this much even if there is less, for work whose cost is only known afterward."""
        self._level = self._now() - amount

    def debt(self) -> float:
        """The seconds until the bucket is out of debt; 0 if it is."""
        return 0.0 if self._level >= 0 else max(0.0, -self._now()) / self._rate  # time only fills it

    def _now(self) -> float:
        now = self._time.monotonic()
        self._level = min(self._burst, self._level + (now - self._at) * self._rate)
        self._at = now
        return self._level

    def seconds(self) -> int:
        """Seconds until there is a token, rounded up."""
        return math.ceil((1 - self._level) / self._rate)


class Buckets:
    """A bucket for each visitor or address; the least recently used are dropped."""

    def __init__(self, rate: float, burst: float, most: int = 10_000, clock: TimeSource = SYSTEM_TIME) -> None:
        self._time = clock
        self._rate = rate
        self._burst = burst
        self._most = most
        self._of: dict[str, Bucket] = {}

    def wait(self, who: str) -> int:
        """Take one token. Returns 0 if there was one, otherwise the seconds until there is."""
        bucket = self._bucket(who)
        return 0 if bucket.take() else bucket.seconds()

    def spend(self, who: str, amount: float) -> None:
        """Charge this much to somebody."""
        self._bucket(who).spend(amount)

    def give_back(self, who: str) -> None:
        """Undo a take."""
        self._bucket(who).spend(-1)

    def debt(self, who: str) -> float:
        """The seconds until somebody is out of debt; 0.0 if they are."""
        bucket = self._of.get(who)
        return 0.0 if bucket is None else bucket.debt()

    def _bucket(self, who: str) -> Bucket:
        bucket = self._of.pop(who, None) or Bucket(self._rate, self._burst, self._time)
        self._of[who] = bucket
        if len(self._of) > self._most:
            del self._of[next(iter(self._of))]
        return bucket


class Slots:
    """How many of something each visitor or address may hold at once."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._held: dict[str, int] = {}

    def take(self, who: str) -> bool:
        """Take a slot; False if there is none."""
        if self._held.get(who, 0) >= self.most:
            return False
        self._held[who] = self._held.get(who, 0) + 1
        return True

    def give_back(self, who: str) -> None:
        """Free a slot that was taken."""
        self._held[who] -= 1
        if self._held[who] == 0:
            del self._held[who]


Hurried = Literal[
    "changes", "codes", "logouts", "messages", "names", "passwords", "questions", "requests", "seats", "tables", "tries"
]
"""Things that somebody may do too often."""


def hurried(what: Hurried, wait: int) -> Rejection:
    """The refusal of too many of something at once (HR-13)."""
    return Rejection("HR-13", say("hurried", what=say(f"many-{what}"), wait=wait))
