"""The HTTP routes, one file to a subject."""

from typing import Protocol

from starlette.middleware import Middleware
from starlette.routing import BaseRoute, Route

from getaway.server.http import Routes
from getaway.server.middleware import Visitors
from getaway.server.routes.account import Account
from getaway.server.routes.advice import Advice
from getaway.server.routes.games import GameRoutes
from getaway.server.routes.library import Library
from getaway.server.routes.lobby import Lobby
from getaway.server.routes.replays import Replays
from getaway.server.service import GameService


class Subject(Protocol):
    """The handlers of one file."""

    def routes(self) -> Routes:
        """Method, path, handler."""


def api_routes(service: GameService) -> list[BaseRoute]:
    """The routes of visitors; `guest_of` tells a handler who it is."""
    subjects: tuple[Subject, ...] = (
        Account(service),
        Library(service),
        Lobby(service),
        Advice(service),
        Replays(service),
        GameRoutes(service),
    )
    visitors = [Middleware(Visitors, service=service)]
    table = [row for subject in subjects for row in subject.routes()]
    return [Route(path, handler, methods=[method], middleware=visitors) for method, path, handler in table]
