"""Who is at the table just now. Presence is no history: it is in no log, and each process finds it out anew."""

from getaway.table.table import Table
from getaway.table.time_source import SYSTEM_TIME, TimeSource

AWAY_SECONDS = 20.0
"""Who has had no socket at the table for so long is away; less is a lost connection that comes back."""


class Presence:
    """When the people of each seat were last met, here or by another process."""

    def __init__(self, seats: int, clock: TimeSource = SYSTEM_TIME) -> None:
        self._time = clock
        self._met = [clock.monotonic()] * seats
        self.away: tuple[int, ...] = ()

    def meet(self, seats: int) -> bool:
        """The people of these seats (bits) are there; whether any of them was away."""
        for seat in range(len(self._met)):
            if seats >> seat & 1:
                self._met[seat] = self._time.monotonic()
        return any(seats >> seat & 1 for seat in self.away)

    def look(self, table: Table) -> bool:
        """Find out who is away; whether that is news."""
        since = self._time.monotonic() - AWAY_SECONDS
        is_open = table.status in ("waiting", "playing")
        people = (seat for seat, place in enumerate(table.seats) if is_open and place.holders)
        away = tuple(seat for seat in people if self._met[seat] < since)
        is_news = away != self.away
        self.away = away
        return is_news
