"""The handlers of one subject: methods of a class that lists their routes."""

from collections.abc import Awaitable, Callable

from starlette.requests import Request
from starlette.responses import Response

from getaway.server.service import GameService

Handler = Callable[[Request], Awaitable[Response]]
ApiRoute = tuple[str, str, Handler]
"""Method, path, handler."""


class Subject:
    """Handlers of requests from visitors; `visitor_of` says who sent one."""

    def __init__(self, service: GameService) -> None:
        self._service = service
        self._store = service.store

    def routes(self) -> list[ApiRoute]:
        raise NotImplementedError
