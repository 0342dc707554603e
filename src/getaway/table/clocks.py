"""Time at a table: deadlines for weeks, clocks for an evening, and when the house has something to do.

Time passes for the people the game waits for. It is counted only when something happens that everybody sees, so that
no clock tells of a choice made in secret.
"""

from typing import TYPE_CHECKING, Annotated, Literal

import msgspec
from msgspec import Meta

if TYPE_CHECKING:
    from getaway.table.table import Table

BOT_SECONDS = 30.0
"""A bot that has not moved for so long has lost its server: any other may move it."""
REMIND_SECONDS = 60.0
"""Who has not decided for so long is reminded, if the seat asks for it."""


REVEAL_SECONDS = 60.0
"""So long a deal waits for the bytes of every seat before it may start over without the silent ones."""


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """So many seconds a seat for the whole game, and so many more for each decision. Who has none left: the house makes
    each `move` for him, or he has to `resign`."""

    base: Annotated[int, Meta(ge=10, le=24 * 3600)]
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0
    flag: Literal["move", "resign"] = "move"


class ClockShown(msgspec.Struct, frozen=True):
    """The seconds `left` to each seat, as it was `at` that time (seconds since 1970); they run for the seats in
    `running`."""

    left: tuple[float, ...]
    running: tuple[int, ...]
    at: float


def running(table: "Table") -> tuple[int, ...]:
    """The seats whose time passes now."""
    if table.play is None or table.paused or table.status != "playing":
        return ()
    return tuple(seat for seat in table.play.waiting_for() if table.bot_at(seat) is None)


def time_left(table: "Table", ran: tuple[int, ...], now: float, mover: int | None, *, back: bool) -> tuple[float, ...]:
    """What the clocks show after a decision of `mover`, or when they are stopped or started; they ran for `ran`."""
    clock = table.setup.clock
    if clock is None:
        return ()
    spent = max(0.0, now - table.moved_at)
    left = [max(0.0, each - spent) if seat in ran else each for seat, each in enumerate(table.left)]
    if mover is not None:
        left[mover] = max(0.0, left[mover] + (-clock.increment if back else clock.increment))
    return tuple(left)


def runs_out(table: "Table", seat: int) -> float | None:
    """When the time of a seat that the game waits for is over."""
    setup = table.setup
    limits = []
    if setup.deadline is not None:
        limits.append(table.asked_at[-1] + setup.deadline)
    if setup.clock is not None:
        limits.append(table.moved_at + table.left[seat])
    return min(limits, default=None)


def decide_by(table: "Table") -> float | None:
    """When the first of those who are to decide has no time left; None: without a limit."""
    if table.setup.deadline is None and table.setup.clock is None:
        return None
    limits = (runs_out(table, seat) for seat in running(table))
    return min((limit for limit in limits if limit is not None), default=None)


def late(table: "Table", now: float) -> tuple[int, ...]:
    """The seats that have no time left."""
    limits = ((seat, runs_out(table, seat)) for seat in running(table))
    return tuple(seat for seat, limit in limits if limit is not None and limit <= now)


def to_remind(table: "Table", now: float) -> tuple[int, ...]:
    """The seats that are to be told that the game waits for them."""
    if not table.is_tended or now < table.moved_at + REMIND_SECONDS:
        return ()
    return tuple(seat for seat in running(table) if table.seats[seat].wants_reminder)


def goes_on_alone(table: "Table") -> bool:
    """Whether bots play on while nobody is at the table: only where somebody may be waiting for them elsewhere."""
    if table.setup.deadline is not None or table.setup.clock is not None:
        return True
    people = [place for place in table.seats if place.holders]
    return len(people) > 1 or any(place.reminder is not None for place in people)


def due(table: "Table") -> float | None:
    """When the house has to look after the table, though nobody is there."""
    if not table.is_tended or table.play is None or table.paused or table.status != "playing" or table.is_full():
        return None
    times = [decide_by(table)]
    if goes_on_alone(table) and any(table.bot_at(seat) is not None for seat in table.play.waiting_for()):
        times.append(table.moved_at + BOT_SECONDS)
    if any(table.seats[seat].wants_reminder for seat in running(table)):
        times.append(table.moved_at + REMIND_SECONDS)
    return min((time for time in times if time is not None), default=None)


def restart_at(table: "Table") -> float | None:
    """When a deal may start over without the seats that have not revealed their bytes; None: there is no need.

    Where people have days to decide, they have as long to reveal."""
    if table.revealing_since is None or not table.some_revealed:
        return None
    return table.revealing_since + max(REVEAL_SECONDS, table.setup.deadline or 0.0)


def shown(table: "Table") -> ClockShown | None:
    """For everyone to see."""
    return None if table.setup.clock is None else ClockShown(tuple(table.left), running(table), table.moved_at)
