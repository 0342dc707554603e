"""Routes of what a game master's table has besides the game: pictures on handouts, one's own notes, the story to keep
(HR-34, HR-35, HR-37).
"""

import secrets
from typing import Annotated

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response

from getaway.games.registry import plugin_for
from getaway.kernel.plugin import StoryLine, StoryOrder
from getaway.kernel.text import LINES
from getaway.server.cpu import current_asker
from getaway.server.http import RefusedRequest, answer, body, client, download, limit, read, refuse, refused_jobs
from getaway.server.identity import visitor_of
from getaway.server.pictures import MEDIA_TYPE, MOST_BYTES, UPLOAD_BYTES, made_anew
from getaway.server.routes.subject import ApiRoute, Subject
from getaway.server.say import say
from getaway.server.table_access import own_seat, viewer_of, visible_table
from getaway.store.store import Notes, Picture
from getaway.table.handouts import why_not_hand_out, why_not_tools
from getaway.table.table import Table
from getaway.text.catalogs import pick_language

TABLE_PICTURES = 16 * MOST_BYTES
"""How many bytes the pictures of one table may have."""
UNUSED = 600.0
"""A picture that is on no handout is kept for this many seconds."""
MOST_WAITING = 4
"""Pictures or stories of one visitor that may wait for a worker."""
NO_PICTURE = RefusedRequest(404, "HR-34", say("no-such-picture"))
"""The same for a picture that does not exist and for one that somebody else was given."""
STORY_TYPES = {"md": "text/markdown; charset=utf-8", "pdf": "application/pdf"}


class PictureKept(msgspec.Struct, frozen=True):
    """A picture that can be handed out now."""

    picture: str


class NotesText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What you have noted at a table. Nobody else can read it."""

    text: Annotated[str, Meta(max_length=20_000, pattern=LINES)]


class Tabletop(Subject):
    def routes(self) -> list[ApiRoute]:
        return [
            ("POST", "/api/tables/{table}/pictures", self.bring),
            ("GET", "/api/tables/{table}/pictures/{picture}", self.picture),
            ("GET", "/api/tables/{table}/notes", self.notes),
            ("PUT", "/api/tables/{table}/notes", self.keep_notes),
            ("GET", "/api/tables/{table}/story.{kind}", self.story),
        ]

    async def bring(self, request: Request) -> Response:
        """Upload a picture for a handout: PNG, JPEG, WebP or GIF, as the body of the request."""
        table = await visible_table(self._service, request)
        seat = own_seat(table, request)
        if rejection := why_not_hand_out(table, seat):
            raise refuse(rejection)
        limit(self._service.uploads.wait(client(request)), "requests")
        visitor = visitor_of(request).id
        if rejection := await self._service.quotas.why_not_store(visitor, client(request)):
            raise refuse(rejection)
        data = await body(request, UPLOAD_BYTES)
        with refused_jobs("HR-34"):
            made = await self._service.replaying(made_anew, data, current_asker.get(), most_waiting=MOST_WAITING)
        if not isinstance(made, bytes):
            raise RefusedRequest(409, "HR-34", made)
        now = self._service.time.time()
        await self._store.forget_pictures(table.id, table.handouts.pictures(), now - UNUSED)
        kept = Picture(secrets.token_hex(16), table.id, seat, now, made, visitor)
        if not await self._store.keep_picture(kept, TABLE_PICTURES):
            raise RefusedRequest(409, "HR-34", say("pictures-full", most=TABLE_PICTURES // (1024 * 1024)))
        self._service.quotas.note_stored(visitor, client(request), len(made))
        return answer(PictureKept(kept.name))

    async def picture(self, request: Request) -> Response:
        """A picture, for a seat that has a handout with it."""
        limit(self._service.reads.wait(client(request)), "requests")
        table = await visible_table(self._service, request)
        seat, name = own_seat(table, request), request.path_params["picture"]
        if not table.handouts.shows(seat, name):
            raise NO_PICTURE
        data = await self._store.picture(table.id, name)
        if data is None:
            raise NO_PICTURE
        return Response(data, media_type=MEDIA_TYPE, headers={"content-disposition": "inline"})

    async def notes(self, request: Request) -> Response:
        """Your own notes at a table."""
        limit(self._service.reads.wait(client(request)), "requests")
        table, seat = await self._noting(request)
        return answer(NotesText(await self._store.notes_of(table.id, seat, table.seats[seat].person)))

    async def keep_notes(self, request: Request) -> Response:
        """Replace your own notes."""
        limit(self._service.notes.wait(visitor_of(request).id), "requests")
        table, seat = await self._noting(request)
        visitor = visitor_of(request).id
        if rejection := await self._service.quotas.why_not_store(visitor, client(request)):
            raise refuse(rejection)
        noted = read(NotesText, await body(request))
        grown = await self._store.keep_notes(Notes(table.id, seat, table.seats[seat].person, noted.text), visitor)
        self._service.quotas.note_stored(visitor, client(request), grown)
        return answer(noted)

    async def _noting(self, request: Request) -> tuple[Table, int]:
        table = await visible_table(self._service, request)
        seat = own_seat(table, request)
        if rejection := why_not_tools(table):
            raise refuse(rejection)
        return table, seat

    async def story(self, request: Request) -> Response:
        """The story so far as a file, as your log tells it: Markdown, or a PDF where typst is installed."""
        limit(self._service.advice.wait(client(request)), "requests")
        kind = request.path_params["kind"]
        if kind not in STORY_TYPES:
            raise RefusedRequest(404, "HR-37", say("story-kinds"))
        table = await visible_table(self._service, request)
        if rejection := why_not_tools(table):
            raise refuse(rejection)
        make = plugin_for(table.game).load("story", table.game.name)
        if make is None:
            raise RefusedRequest(404, "HR-37", say("story-untold", game=table.game.title))
        viewer = own_seat(table, request) if "seat" in request.query_params else viewer_of(table, request)
        order = StoryOrder(
            kind="pdf" if kind == "pdf" else "md",
            language=pick_language(request.query_params.get("lang", "")[:20]),
            paper="letter" if request.query_params.get("paper") == "letter" else "a4",
            title=table.game.title,
            names=table.names,
            lines=tuple(StoryLine(bytes(each.what), each.words) for each in table.redacted_events_after(viewer, 0)),
        )
        with refused_jobs("HR-37"):
            made = await self._service.replaying(make, order, current_asker.get(), most_waiting=MOST_WAITING)
        if not isinstance(made.data, bytes):
            raise RefusedRequest(409, "HR-37", made.data)
        return download(made.data, f"{table.game.name}-story-{table.id[:8]}.{kind}", STORY_TYPES[kind])
