"""Record routes: download, replay step by step, check fairness."""

from collections.abc import Callable
from hashlib import blake2b
from typing import Any, Generic, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from getaway.kernel.events import SPECTATOR
from getaway.kernel.head import Seat
from getaway.kernel.record import write_record
from getaway.server.cpu import current_asker
from getaway.server.http import RefusedRequest, body, client, download, limit, number, refuse, refused_jobs
from getaway.server.limits import Buckets
from getaway.server.replay_jobs import JobAnswer, ReplayJob, check, show
from getaway.server.routes.subject import ApiRoute, Subject
from getaway.server.say import say
from getaway.server.service import GameService
from getaway.server.table_access import viewer_of, visible_table
from getaway.server.uploads import Uploads
from getaway.table.entries import DeliveredEvent
from getaway.table.house_rules import NOT_BEGUN
from getaway.table.table import Table

T = TypeVar("T")

UPLOAD_LIMIT = 2 * 1024 * 1024
MOST_WAITING = 8
"""How many requests of one visitor may wait for a worker."""
NOT_OVER = say("record-not-over")


class RecordSoFar(msgspec.Struct, Generic[T], frozen=True):
    """What your seat has seen of a game in progress: no move that your seat did not see, and no seed. The View may
    already be JSON.
    """

    game: str
    options: dict[str, Any]
    seats: tuple[Seat, ...]
    commitment: str
    you: int
    events: tuple[DeliveredEvent, ...]
    view: T | None


class Replays(Subject):
    """Records are replayed in workers, never in the event loop."""

    def __init__(self, service: GameService) -> None:
        super().__init__(service)
        self._uploads = Uploads()

    def routes(self) -> list[ApiRoute]:
        return [
            ("GET", "/api/tables/{table}/record", self.record),
            ("GET", "/api/tables/{table}/replay", self.table_replay),
            ("GET", "/api/tables/{table}/verify", self.verify),
            ("POST", "/api/replay", self.upload),
            ("GET", "/api/replay/{replay}", self.uploaded),
            ("GET", "/api/replay/{replay}/verify", self.verify_uploaded),
        ]

    async def record(self, request: Request) -> Response:
        """The record of a finished game; for one in progress, what your seat has seen of it."""
        _count(self._service.reads, request)
        table = await visible_table(self._service, request)
        viewer = viewer_of(table, request)
        if table.play is None:
            raise refuse(NOT_BEGUN)
        name = f"{table.game.name}-{table.id[:8]}"
        if table.is_over() and request.query_params.get("sealed") == "1":
            return download(write_record(table.sealed_record()), f"{name}-players.json")
        if table.is_over():
            return download(write_record(table.record(viewer)), f"{name}.json")
        return download(msgspec.json.encode(so_far(table, viewer, self._service.time.time())), f"{name}-so-far.json")

    async def table_replay(self, request: Request) -> Response:
        """A finished game: all its steps or, with `at`, one position, as `as` saw it."""
        _count(self._service.reads, request)
        table = await self._finished(request)
        viewer = viewer_of(table, request)
        kind = "full" if table.play is not None and table.play.may_know_all(viewer) else "sealed"
        return await self._shown(request, f"{table.id}-{kind}", lambda: write_record(table.record(viewer)))

    async def verify(self, request: Request) -> Response:
        """The fairness check of a finished game."""
        _count(self._service.reads, request)
        table = await self._finished(request)
        return await self._checked(write_record(table.record(viewer_of(table, request))))

    async def upload(self, request: Request) -> Response:
        """Upload any record, to watch it."""
        _count(self._service.reads, request)
        _count(self._service.uploads, request)
        data = await body(request, UPLOAD_LIMIT)
        name = f"file-{blake2b(data, digest_size=16).hexdigest()}"
        response = await self._shown(request, name, lambda: data)
        self._uploads.keep(name, client(request), data)
        return response

    async def uploaded(self, request: Request) -> Response:
        """An uploaded record: its steps or a position."""
        _count(self._service.reads, request)
        name, data = self._known(request)
        return await self._shown(request, name, lambda: data)

    async def verify_uploaded(self, request: Request) -> Response:
        """The fairness check of an uploaded record."""
        _count(self._service.uploads, request)
        return await self._checked(self._known(request)[1])

    # Helpers.

    async def _finished(self, request: Request) -> Table:
        table = await visible_table(self._service, request)
        if table.play is None or not table.is_over():
            raise RefusedRequest(409, "HR-10", NOT_OVER)
        return table

    def _known(self, request: Request) -> tuple[str, bytes]:
        name = f"file-{request.path_params['replay']}"
        data = self._uploads.get(name)
        if data is None:
            raise RefusedRequest(404, "HR-22", say("record-gone"))
        return name, data

    async def _shown(self, request: Request, name: str, record: Callable[[], bytes]) -> Response:
        """The record is sent only to a worker that does not have it cached."""
        job = ReplayJob(name, None, _perspective(request), number(request, "at", 0, 10_000_000))
        found = await self._run(show, job)
        if found is None:
            found = await self._run(show, msgspec.structs.replace(job, record=record()))
        return _answer(found)

    async def _checked(self, data: bytes) -> Response:
        return _answer(await self._run(check, ReplayJob("", data)))

    async def _run(self, work: Callable[[ReplayJob], T], job: ReplayJob) -> T:
        with refused_jobs("HR-22"):
            return await self._service.replaying(
                work, job, current_asker.get(), near=job.name, most_waiting=MOST_WAITING
            )


def _answer(found: JobAnswer | None) -> Response:
    assert found is not None, "a worker that has the record answers"
    if not isinstance(found.body, bytes):
        raise RefusedRequest(found.status, "HR-22", found.body)
    return Response(found.body, media_type="application/json")


def _count(buckets: Buckets, request: Request) -> None:
    limit(buckets.wait(client(request)), "questions")


def _perspective(request: Request) -> int | None:
    """The viewer in the query: a seat, a spectator by default, or None for all."""
    if request.query_params.get("as") == "all":
        return None
    seat = number(request, "as", SPECTATOR, 15)
    return SPECTATOR if seat is None else seat


def so_far(table: Table, viewer: int, now: float) -> RecordSoFar[msgspec.Raw]:
    return RecordSoFar(
        game=table.game.name,
        options=msgspec.to_builtins(table.options),
        seats=tuple(Seat(place.name, place.bot) for place in table.seats),
        commitment=table.deal.commitment,
        you=viewer,
        view=table.view_for(viewer, now),
        events=table.redacted_events_after(viewer, 0),
    )
