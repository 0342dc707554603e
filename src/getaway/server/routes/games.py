"""Routes of games: campaign files, the story so far, and the endpoints that games define."""

import asyncio
import secrets

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from getaway.games.registry import parts
from getaway.kernel.capabilities import campaign_of, story_of
from getaway.kernel.chance import KeyedStream
from getaway.kernel.plugin import Endpoint, FileEndpoint
from getaway.server.cpu import current_asker
from getaway.server.http import (
    RefusedRequest,
    answer,
    body,
    client,
    download,
    limit,
    read,
    refuse,
    refused_jobs,
)
from getaway.server.routes.subject import ApiRoute, Handler, Subject
from getaway.server.table_access import own_seat, viewer_of, visible_table
from getaway.table.house_rules import NOT_BEGUN
from getaway.text.messages import Text

MOST_WAITING = 4
"""Files of one visitor that may wait for a worker."""


class Story(msgspec.Struct, frozen=True):
    """A summary of what has happened over many games; empty if the log is enough."""

    lines: list[Text]


class GameRoutes(Subject):
    def routes(self) -> list[ApiRoute]:
        return [
            ("GET", "/api/tables/{table}/campaign", self.campaign),
            ("GET", "/api/tables/{table}/story", self.story),
            *(("POST", endpoint.path, self._handler(endpoint)) for endpoint in own_endpoints()),
            *(("POST", endpoint.path, self._file_handler(endpoint)) for endpoint in own_file_endpoints()),
        ]

    def _handler(self, endpoint: Endpoint) -> Handler:
        async def handle(request: Request) -> Response:
            limit(self._service.reads.wait(client(request)), "requests")
            order = read(endpoint.order, await body(request))
            return answer(await asyncio.to_thread(endpoint.answer, order, KeyedStream(secrets.token_bytes(32))))

        return handle

    def _file_handler(self, endpoint: FileEndpoint) -> Handler:
        async def handle(request: Request) -> Response:
            limit(self._service.advice.wait(client(request)), "requests")
            order = read(endpoint.order, await body(request))
            with refused_jobs("HR-13"):
                made = await self._service.replaying(
                    endpoint.make, order, current_asker.get(), most_waiting=MOST_WAITING
                )
            if not isinstance(made.data, bytes):
                raise RefusedRequest(409, "HR-3", made.data)
            return download(made.data, made.name, made.type)

        return handle

    async def campaign(self, request: Request) -> Response:
        """The campaign as a file, to continue at another table, with what the visitor's seat knows."""
        limit(self._service.reads.wait(client(request)), "requests")
        table = await visible_table(self._service, request)
        seat = own_seat(table, request)
        if table.play is None:
            raise refuse(NOT_BEGUN)
        data = campaign_of(table.game).export(table.play, seat)
        return download(data, f"{table.game.name}-campaign-{table.id[:8]}.json")

    async def story(self, request: Request) -> Response:
        """The story so far, as far as it is public."""
        limit(self._service.reads.wait(client(request)), "requests")
        table = await visible_table(self._service, request)
        viewer = viewer_of(table, request)
        if table.play is None or table.is_behind(viewer):
            return answer(Story([]))
        return answer(Story(story_of(table.game, table.play)))


def own_endpoints() -> list[Endpoint]:
    return [endpoint for endpoint in _endpoints() if isinstance(endpoint, Endpoint)]


def own_file_endpoints() -> list[FileEndpoint]:
    return [endpoint for endpoint in _endpoints() if isinstance(endpoint, FileEndpoint)]


def _endpoints() -> list[Endpoint | FileEndpoint]:
    return [endpoint for endpoints in parts("endpoints").values() for endpoint in endpoints]
