"""Time at a table: deadlines for weeks, clocks for an evening, and when the server has something to do.

Time passes for the people the game waits for. It is counted only when something happens that everybody sees, so that
no clock tells of a choice made in secret.
"""

from typing import TYPE_CHECKING, Annotated, Literal

import msgspec
from msgspec import Meta

if TYPE_CHECKING:
    from getaway.table.commands import Create
    from getaway.table.table import Table

BOT_SECONDS = 30.0
"""A bot that has not moved for so long has lost its server: any other may move it."""
REMIND_SECONDS = 60.0
"""Who has not decided for so long is reminded, if the seat asks for it."""


class TimeControl(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """So many seconds a seat for the whole game, and so many more for each decision. Who has none left: the server
    makes each `move` for them, or they have to `resign`."""

    base: Annotated[int, Meta(ge=10, le=24 * 3600)]
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0
    flag: Literal["move", "resign"] = "move"


class ClockView(msgspec.Struct, frozen=True):
    """The seconds `left` to each seat, as it was `at` that time (seconds since 1970); they run for the seats in
    `running`."""

    left: tuple[float, ...]
    running: tuple[int, ...]
    at: float


class TableClock:
    """When things happened that everybody saw, and how much time each seat has left."""

    def __init__(self, setup: "Create", opened_at: float) -> None:
        self._deadline = setup.deadline
        self._control = setup.clock
        self.active_at = opened_at
        """When anything last happened that everybody saw."""
        self.moved_at = 0.0
        """When a decision was last made that everybody saw, or the game began or went on; what time is counted from."""
        self.left: tuple[float, ...] = () if setup.clock is None else (float(setup.clock.base),) * len(setup.places)
        """What each seat's clock showed at `moved_at`."""
        self._asked_at: tuple[float, ...] = (0.0,)
        """With a deadline: since when each decision was waited for that could be taken back, the present one last."""
        self._restarts = False

    @property
    def is_limited(self) -> bool:
        """Whether seats have a limit of time."""
        return self._deadline is not None or self._control is not None

    @property
    def loses_on_time(self) -> bool:
        """Whether a seat without time has lost."""
        return self._control is not None and self._control.flag == "resign"

    def restart(self) -> None:
        """The game begins, pauses or goes on with the command that is being applied."""
        self._restarts = True

    def after(self, ran: tuple[int, ...], now: float, mover: int | None, *, taken_back: bool) -> tuple[float, ...]:
        """What the clocks show after a decision of `mover`, or when they are stopped or started; they ran for `ran`."""
        if self._control is None:
            return ()
        spent = max(0.0, now - self.moved_at)
        left = [max(0.0, each - spent) if seat in ran else each for seat, each in enumerate(self.left)]
        if mover is not None:
            increment = -self._control.increment if taken_back else self._control.increment
            left[mover] = max(0.0, left[mover] + increment)
        return tuple(left)

    def advance(self, at: float, left: tuple[float, ...], *, seen: bool, decided: bool, taken_back: bool) -> None:
        """Something happened at this time. `seen`: everybody saw it. `decided`: a decision was made that everybody saw.
        Chat, and coming to a seat again, buy no time."""
        if seen or decided:
            self.active_at = at
        if decided or self._restarts:
            if self._deadline is not None:
                self._move_deadline(at, taken_back)
            self.moved_at, self.left = at, left
            self._restarts = False

    def _move_deadline(self, at: float, taken_back: bool) -> None:
        """A move that is taken back buys no time either: what it answered is asked since then again."""
        if self._restarts:
            self._asked_at = (at,)
        elif not taken_back:
            self._asked_at += (at,)
        elif len(self._asked_at) > 1:  # else it was made before a pause, which has begun anew
            self._asked_at = self._asked_at[:-1]

    def runs_out(self, seat: int) -> float | None:
        """When the time of a seat that the game waits for is over."""
        limits = []
        if self._deadline is not None:
            limits.append(self._asked_at[-1] + self._deadline)
        if self._control is not None:
            limits.append(self.moved_at + self.left[seat])
        return min(limits, default=None)

    def view(self, running: tuple[int, ...]) -> ClockView | None:
        """For everyone to see."""
        return None if self._control is None else ClockView(self.left, running, self.moved_at)


def running(table: "Table") -> tuple[int, ...]:
    """The seats whose time passes now."""
    if table.play is None or table.paused or table.status != "playing":
        return ()
    return tuple(seat for seat in table.play.waiting_for() if table.bot_at(seat) is None)


def decide_by(table: "Table") -> float | None:
    """When the first of those who are to decide has no time left; None: without a limit."""
    if not table.clock.is_limited:
        return None
    limits = (table.clock.runs_out(seat) for seat in running(table))
    return min((limit for limit in limits if limit is not None), default=None)


def late(table: "Table", now: float) -> tuple[int, ...]:
    """The seats that have no time left."""
    limits = ((seat, table.clock.runs_out(seat)) for seat in running(table))
    return tuple(seat for seat, limit in limits if limit is not None and limit <= now)


def to_remind(table: "Table", now: float) -> tuple[int, ...]:
    """The seats that are to be reminded that the game waits for them."""
    if not table.needs_server or now < table.clock.moved_at + REMIND_SECONDS:
        return ()
    return tuple(seat for seat in running(table) if table.seats[seat].wants_reminder)


def goes_on_alone(table: "Table") -> bool:
    """Whether bots play on while nobody is at the table: only where somebody may be waiting for them elsewhere."""
    people = table.seats.people()
    return table.clock.is_limited or len(people) > 1 or any(place.reminder is not None for place in people)


def due(table: "Table") -> float | None:
    """When the server has to look after the table, though nobody is there."""
    if not table.needs_server or not table.goes_on or table.play is None:
        return None
    times = [decide_by(table)]
    if goes_on_alone(table) and any(table.bot_at(seat) is not None for seat in table.play.waiting_for()):
        times.append(table.clock.moved_at + BOT_SECONDS)
    if any(table.seats[seat].wants_reminder for seat in running(table)):
        times.append(table.clock.moved_at + REMIND_SECONDS)
    return min((time for time in times if time is not None), default=None)
