"""Which players are connected; in memory, never logged."""

from getaway.table.table import Table
from getaway.table.time_source import SYSTEM_TIME, TimeSource

AWAY_SECONDS = 20.0
"""A player without a socket at the table for this long is away. Anything shorter is a connection that comes back."""


class Presence:
    """When each seat's player was last seen connected, to this process or another."""

    def __init__(self, seats: int, clock: TimeSource = SYSTEM_TIME) -> None:
        self._time = clock
        self._last_seen = [clock.monotonic()] * seats
        self.away: tuple[int, ...] = ()

    def mark_present(self, seats: int) -> bool:
        """The players of these seats (bits) are connected. Returns whether any of them was away."""
        for seat in range(len(self._last_seen)):
            if seats >> seat & 1:
                self._last_seen[seat] = self._time.monotonic()
        return any(seats >> seat & 1 for seat in self.away)

    def update(self, table: Table) -> bool:
        """Find out who is away. Returns whether that has changed."""
        since = self._time.monotonic() - AWAY_SECONDS
        is_open = table.status in ("waiting", "playing")
        people = (seat for seat, place in enumerate(table.seats) if is_open and place.holders)
        away = tuple(seat for seat in people if self._last_seen[seat] < since)
        has_changed = away != self.away
        self.away = away
        return has_changed
