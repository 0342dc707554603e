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
"""If a bot has not moved for this long, its server is assumed lost, and any other server may move for it."""
REMIND_SECONDS = 60.0
"""A player who has not decided for this long is reminded, if they asked for it."""


class TimeControl(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds per seat for the whole game, and more for each decision. When a player has none left, the server makes
    each `move` for them, or they `resign`.
    """

    base: Annotated[int, Meta(ge=10, le=24 * 3600)]
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0
    flag: Literal["move", "resign"] = "move"


class ClockView(msgspec.Struct, frozen=True):
    """The seconds `left` for each seat at the time `at` (seconds since 1970). They run for the seats in `running`."""

    left: tuple[float, ...]
    running: tuple[int, ...]
    at: float


class TableClock:
    """When things happened that everybody saw, and how much time each seat has left."""

    def __init__(self, setup: "Create", opened_at: float) -> None:
        self._deadline = setup.deadline
        self._control = setup.clock
        self.active_at = opened_at
        """When something that everybody saw last happened."""
        self.moved_at = 0.0
        """When a decision that everybody saw was last made, or the game started or resumed. Time is counted from here.
        """
        self.left: tuple[float, ...] = () if setup.clock is None else (float(setup.clock.base),) * len(setup.places)
        """What each seat's clock showed at `moved_at`."""
        self._asked_at: tuple[float, ...] = (0.0,)
        """With a deadline: when each decision that could be taken back was first waited for; the current one is last.
        """
        self._restarts = False

    @property
    def is_limited(self) -> bool:
        """Whether seats have a time limit."""
        return self._deadline is not None or self._control is not None

    @property
    def loses_on_time(self) -> bool:
        """Whether a seat that runs out of time loses."""
        return self._control is not None and self._control.flag == "resign"

    def restart(self) -> None:
        """The game starts, pauses or resumes with the command being applied."""
        self._restarts = True

    def after(self, ran: tuple[int, ...], now: float, mover: int | None, *, taken_back: bool) -> tuple[float, ...]:
        """What the clocks show after a decision by `mover`, or when they stop or start; they ran for the seats in
        `ran`.
        """
        if self._control is None:
            return ()
        spent = max(0.0, now - self.moved_at)
        left = [max(0.0, each - spent) if seat in ran else each for seat, each in enumerate(self.left)]
        if mover is not None:
            increment = -self._control.increment if taken_back else self._control.increment
            left[mover] = max(0.0, left[mover] + increment)
        return tuple(left)

    def advance(self, at: float, left: tuple[float, ...], *, seen: bool, decided: bool, taken_back: bool) -> None:
        """Something happened at this time. `seen`: everybody saw it. `decided`: it was a decision that everybody saw.
        Chatting and rejoining a seat gain no time.
        """
        if seen or decided:
            self.active_at = at
        if decided or self._restarts:
            if self._deadline is not None:
                self._move_deadline(at, taken_back)
            self.moved_at, self.left = at, left
            self._restarts = False

    def _move_deadline(self, at: float, taken_back: bool) -> None:
        """Taking a move back gains no time either: the decision that is open again has its original deadline."""
        if self._restarts:
            self._asked_at = (at,)
        elif not taken_back:
            self._asked_at += (at,)
        elif len(self._asked_at) > 1:  # otherwise the move was made before a pause, after which time is counted anew
            self._asked_at = self._asked_at[:-1]

    def runs_out(self, seat: int) -> float | None:
        """When the time of a seat that the game waits for runs out."""
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
    if table.play is None or table.is_paused or table.status != "playing":
        return ()
    return tuple(seat for seat in table.play.waiting_for() if table.bot_at(seat) is None)


def decide_by(table: "Table") -> float | None:
    """When the first of the seats that are deciding runs out of time; None if there is no limit."""
    if not table.clock.is_limited:
        return None
    limits = (table.clock.runs_out(seat) for seat in running(table))
    return min((limit for limit in limits if limit is not None), default=None)


def late(table: "Table", now: float) -> tuple[int, ...]:
    """The seats that have no time left."""
    limits = ((seat, table.clock.runs_out(seat)) for seat in running(table))
    return tuple(seat for seat, limit in limits if limit is not None and limit <= now)


def to_remind(table: "Table", now: float) -> tuple[int, ...]:
    """The seats to remind that the game waits for them."""
    if not table.needs_server or now < table.clock.moved_at + REMIND_SECONDS:
        return ()
    return tuple(seat for seat in running(table) if table.seats[seat].wants_reminder)


def goes_on_alone(table: "Table") -> bool:
    """Whether bots play on while nobody is at the table: only if somebody may be waiting elsewhere."""
    people = table.seats.people()
    return table.clock.is_limited or len(people) > 1 or any(place.reminder is not None for place in people)


def due(table: "Table") -> float | None:
    """When the server has to look at the table even if nobody is there."""
    if not table.needs_server or not table.goes_on or table.play is None:
        return None
    times = [decide_by(table)]
    if goes_on_alone(table) and any(table.bot_at(seat) is not None for seat in table.play.waiting_for()):
        times.append(table.clock.moved_at + BOT_SECONDS)
    if any(table.seats[seat].wants_reminder for seat in running(table)):
        times.append(table.clock.moved_at + REMIND_SECONDS)
    return min((time for time in times if time is not None), default=None)
