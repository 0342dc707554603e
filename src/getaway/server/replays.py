"""Records over HTTP: to keep, to look at step by step, to check."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from hashlib import blake2b
from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from getaway.games.registry import UnknownGame
from getaway.kernel.events import SPECTATOR
from getaway.kernel.pack import PackError
from getaway.kernel.record import Record, RecordError, Seat, read_record, write_record
from getaway.kernel.views import Outcome, View
from getaway.server.answers import RefusedRequest, Routes, answer, body, client, download, limit, number
from getaway.server.doors import visible_table
from getaway.server.house import House
from getaway.server.identity import Guest
from getaway.server.limits import Buckets
from getaway.table.fairness import examine
from getaway.table.feed import Told
from getaway.table.replaying import Replay, Step
from getaway.table.table import Table

T = TypeVar("T")

UPLOAD_LIMIT = 2 * 1024 * 1024
KEPT = 32
"""Replays that are held ready."""
NOT_OVER = "a record tells every move: it can be had when the game is over"


class _SoFar(msgspec.Struct, frozen=True):
    game: str
    options: dict[str, Any]
    seats: tuple[Seat, ...]
    commitment: str
    you: int
    told: tuple[Told, ...]


class RecordSoFar(_SoFar, frozen=True):
    """What your seat has seen of a game that goes on: no move that you were not told of, and no seed."""

    view: View | None


class RecordSoFarReady(_SoFar, frozen=True):
    """The same with a view that is JSON already."""

    view: msgspec.Raw | None


class ReplayOpened(msgspec.Struct, frozen=True):
    """A game to look at: the box, and every step with what the viewer was told of it."""

    replay: str
    game: str
    title: str
    seats: tuple[Seat, ...]
    options: dict[str, Any]
    pack: Any
    steps: tuple[Step, ...]
    result: Outcome | None


class ReplayShown(msgspec.Struct, frozen=True):
    """The position after step `at` of `of`: one view, or with all cards open one of every seat. Step 0 is the deal."""

    at: int
    of: int
    step: Step | None
    views: tuple[View, ...]


class Replays:
    """The handlers. One game after another is gone through, beside the event loop."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._ready: OrderedDict[str, Replay] = OrderedDict()
        self._worker = ThreadPoolExecutor(1, "replay")

    def routes(self) -> Routes:
        """Method, path, handler."""
        return [
            ("GET", "/api/tables/{table}/record", self.record),
            ("GET", "/api/tables/{table}/replay", self.table_replay),
            ("GET", "/api/tables/{table}/verify", self.verify),
            ("POST", "/api/replay", self.upload),
            ("GET", "/api/replay/{replay}", self.uploaded),
            ("GET", "/api/replay/{replay}/verify", self.verify_uploaded),
        ]

    async def record(self, request: Request, guest: Guest) -> Response:
        """The record of a game that is over; of one that goes on, what your seat has seen of it."""
        _count(self._house.looks, request)
        table = await visible_table(self._house, request, guest)
        viewer = _viewer(table, guest)
        if table.play is None:
            raise RefusedRequest(409, "HR-10", "the game has not begun")
        name = f"{table.game.name}-{table.id[:8]}"
        if table.is_over() and request.query_params.get("sealed") == "1":
            return download(write_record(self._sealed(table)), f"{name}-players.json")
        if table.is_over():
            return download(write_record(table.record(viewer)), f"{name}.json")
        return download(msgspec.json.encode(so_far(table, viewer)), f"{name}-so-far.json")

    async def table_replay(self, request: Request, guest: Guest) -> Response:
        """A finished game step by step: all steps, or with `at` one position, as `as` saw it."""
        table, record = await self._finished(request, guest)
        kind = "full" if table.play is not None and table.play.may_know_all(_viewer(table, guest)) else "sealed"
        return await self._shown(request, f"{table.id}-{kind}", lambda: record)

    async def verify(self, request: Request, guest: Guest) -> Response:
        """The fairness check of a finished game."""
        _count(self._house.looks, request)
        _, record = await self._finished(request, guest)
        return answer(await self._beside(lambda: examine(record)))

    async def upload(self, request: Request, guest: Guest) -> Response:
        """Any record, to look at."""
        _count(self._house.uploads, request)
        data = await body(request, UPLOAD_LIMIT)
        name = blake2b(data, digest_size=16).hexdigest()
        return await self._shown(request, f"file-{name}", lambda: read_record(data))

    async def uploaded(self, request: Request, guest: Guest) -> Response:
        """A record that was sent before: a position of it."""
        return await self._shown(request, *self._known(request))

    async def verify_uploaded(self, request: Request, guest: Guest) -> Response:
        """The fairness check of a record that was sent before."""
        _count(self._house.uploads, request)
        record = self._known(request)[1]()
        return answer(await self._beside(lambda: examine(record)))

    # Between them.

    def _sealed(self, table: Table) -> Record:
        try:
            return table.sealed_record()
        except RecordError as problem:
            raise RefusedRequest(409, "HR-22", str(problem)) from None

    async def _finished(self, request: Request, guest: Guest) -> tuple[Table, Record]:
        table = await visible_table(self._house, request, guest)
        if table.play is None or not table.is_over():
            raise RefusedRequest(409, "HR-10", NOT_OVER)
        return table, table.record(_viewer(table, guest))

    def _known(self, request: Request) -> tuple[str, Callable[[], Record]]:
        name = f"file-{request.path_params['replay']}"
        if name not in self._ready:
            raise RefusedRequest(404, "HR-22", "the house does not hold that record any more; send it again")
        return name, lambda: self._ready[name].record

    async def _shown(self, request: Request, name: str, record: Callable[[], Record]) -> Response:
        _count(self._house.looks, request)
        viewer = _eyes(request)
        at = number(request, "at", 0, 10_000_000)
        return answer(await self._beside(lambda: self._look(name, record, viewer, at)))

    def _look(
        self, name: str, record: Callable[[], Record], viewer: int | None, at: int | None
    ) -> ReplayOpened | ReplayShown:
        replay = self._ready.pop(name, None) or Replay(record())
        self._ready[name] = replay
        if len(self._ready) > KEPT:
            self._ready.popitem(last=False)
        if viewer is not None and viewer >= len(replay.names):
            raise RefusedRequest(404, "HR-22", f"there was no seat {viewer} at that game")
        if at is None:
            return _opened(name.removeprefix("file-"), replay, viewer)
        if at > replay.length:
            raise RefusedRequest(404, "HR-22", f"that game has {replay.length} steps, not {at}")
        return ReplayShown(at, replay.length, replay.step(at, viewer), replay.views(at, viewer))

    async def _beside(self, work: Callable[[], T]) -> T:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._worker, work)
        except (RecordError, UnknownGame, PackError) as problem:
            raise RefusedRequest(409, "HR-22", f"this record cannot be played again: {problem}") from None


def _count(buckets: Buckets, request: Request) -> None:
    limit(buckets.wait(client(request)), "questions")


def _eyes(request: Request) -> int | None:
    """Whose eyes: a seat's, a spectator's (nothing said), or all at once (None)."""
    if request.query_params.get("as") == "all":
        return None
    seat = number(request, "as", SPECTATOR, 15)
    return SPECTATOR if seat is None else seat


def _viewer(table: Table, guest: Guest) -> int:
    return next(iter(table.seats_of(guest.visitor.id)), SPECTATOR)


def so_far(table: Table, viewer: int) -> RecordSoFarReady:
    """What a viewer has seen of a game that goes on."""
    return RecordSoFarReady(
        game=table.game.name,
        options=msgspec.to_builtins(table.options),
        seats=tuple(Seat(chair.name, chair.bot) for chair in table.chairs),
        commitment=table.commitment,
        you=viewer,
        view=table.view_for(viewer),
        told=table.told_again(viewer, 0),
    )


def _opened(name: str, replay: Replay, viewer: int | None) -> ReplayOpened:
    record = replay.record
    return ReplayOpened(
        replay=name,
        game=record.game,
        title=replay.game.title,
        seats=record.seats,
        options=record.options,
        pack=record.pack,
        steps=tuple(step for step in replay.steps(viewer) if step is not None),
        result=replay.outcome,
    )
