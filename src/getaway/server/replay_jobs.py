"""Jobs of the replay workers: open a record, show a position in it, check it. A worker caches its last replays."""

from collections import OrderedDict
from typing import Any, Literal

import msgspec

from getaway.bots.cast import character_of
from getaway.games.registry import UnknownGame
from getaway.kernel.errors import GetawayError
from getaway.kernel.head import Seat
from getaway.kernel.pack import PackError
from getaway.kernel.record import RecordError, read_record
from getaway.kernel.views import Outcome, View
from getaway.server.say import say
from getaway.table.fairness import examine
from getaway.table.replaying import Replay, Step
from getaway.text.messages import Text

KEPT = 8
"""The size of a worker's cache."""


class ReplayJob(msgspec.Struct, frozen=True):
    """A request about a record: all its steps or, with `at`, one position, as `viewer` saw it (None: everyone).
    `record` is left out if the worker may have it cached.
    """

    name: str
    record: bytes | None
    viewer: int | None = None
    at: int | None = None


class JobAnswer(msgspec.Struct, frozen=True):
    """A response as JSON, or the reason and status if there is none."""

    status: Literal[200, 404, 409]
    body: bytes | Text


class ReplaySeat(msgspec.Struct, frozen=True):
    """Who played at a seat; `bot` is its level, `face` and `style` are those of its character."""

    name: Text
    bot: str | None
    face: str | None
    style: Text | None


class ReplayOpened(msgspec.Struct, frozen=True):
    """A replay: the pack, and every step with the events that the viewer received."""

    replay: str
    game: str
    title: str
    seats: tuple[ReplaySeat, ...]
    options: dict[str, Any]
    pack: Any
    steps: tuple[Step, ...]
    result: Outcome | None


class ReplayPosition(msgspec.Struct, frozen=True):
    """The position after step `at` of `of`: one view, or with all cards open one for every seat. Step 0 is the deal."""

    at: int
    of: int
    step: Step | None
    views: tuple[View, ...]


_ready: OrderedDict[str, Replay] = OrderedDict()


def show(job: ReplayJob) -> JobAnswer | None:
    """The steps or a position; None if the record is needed."""
    replay = _ready.pop(job.name, None)
    if replay is None:
        if job.record is None:
            return None
        try:
            replay = Replay(read_record(job.record))
        except (RecordError, UnknownGame, PackError) as problem:
            return _cannot_be_played(problem)
    _ready[job.name] = replay
    if len(_ready) > KEPT:
        _ready.popitem(last=False)
    if job.viewer is not None and job.viewer >= len(replay.names):
        return JobAnswer(404, say("no-seat-in-replay", seat=job.viewer + 1))
    if job.at is None:
        return JobAnswer(200, msgspec.json.encode(_opened(job.name.removeprefix("file-"), replay, job.viewer)))
    if job.at > replay.length:
        return JobAnswer(404, say("no-such-step", steps=replay.length, at=job.at))
    position = ReplayPosition(job.at, replay.length, replay.step(job.at, job.viewer), replay.views(job.at, job.viewer))
    return JobAnswer(200, msgspec.json.encode(position))


def check(job: ReplayJob) -> JobAnswer:
    assert job.record is not None
    try:
        return JobAnswer(200, msgspec.json.encode(examine(read_record(job.record))))
    except (RecordError, UnknownGame, PackError) as problem:
        return _cannot_be_played(problem)


def _cannot_be_played(problem: GetawayError) -> JobAnswer:
    return JobAnswer(409, say("unplayable-record", why=problem.text))


def _seat(name: Text, seat: Seat) -> ReplaySeat:
    character = character_of(seat.bot, seat.name)
    if character is None:
        return ReplaySeat(name, seat.bot, None, None)
    return ReplaySeat(name, seat.bot, character.face, character.style)


def _opened(replay_name: str, replay: Replay, viewer: int | None) -> ReplayOpened:
    record = replay.record
    return ReplayOpened(
        replay=replay_name,
        game=record.game,
        title=replay.game.title,
        seats=tuple(_seat(name, seat) for name, seat in zip(replay.names, record.seats, strict=True)),
        options=record.options,
        pack=record.pack,
        steps=replay.steps(viewer),
        result=replay.outcome,
    )
