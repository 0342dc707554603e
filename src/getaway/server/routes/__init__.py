"""The HTTP routes, one file per subject."""

from starlette.middleware import Middleware
from starlette.routing import Route

from getaway.server.middleware import Visitors
from getaway.server.routes.account import Account
from getaway.server.routes.advice import Advice
from getaway.server.routes.games import GameRoutes
from getaway.server.routes.library import Library
from getaway.server.routes.lobby import Lobby
from getaway.server.routes.replays import Replays
from getaway.server.routes.tabletop import Tabletop
from getaway.server.service import GameService

SUBJECTS = (Account, Library, Lobby, Advice, Replays, GameRoutes, Tabletop)


def api_routes(service: GameService) -> list[Route]:
    """The routes for visitors."""
    visitors = [Middleware(Visitors, service=service)]
    routes = [route for subject in SUBJECTS for route in subject(service).routes()]
    return [Route(path, handler, methods=[method], middleware=visitors) for method, path, handler in routes]
