"""The ASGI app: the page, the health check, the socket."""

from contextlib import suppress
from pathlib import Path

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from getaway.server.guard import Guard
from getaway.server.house import House
from getaway.server.messages import write
from getaway.server.pages import STATIC, pages
from getaway.server.visit import Visit


def make_app(house: House, static: Path = STATIC) -> Starlette:
    """The whole server for one house."""

    async def socket(websocket: WebSocket) -> None:
        await websocket.accept()
        visit = Visit(house)
        with suppress(WebSocketDisconnect):  # the visitor went away while he was being answered
            await websocket.send_text(write(visit.welcome()))
            while (frame := await websocket.receive())["type"] == "websocket.receive":
                for message in visit.hear(frame.get("text") or frame.get("bytes") or ""):
                    await websocket.send_text(write(message))

    return Starlette(
        routes=[Route("/healthz", healthz), WebSocketRoute("/ws", socket), *pages(static)],
        middleware=[Middleware(Guard)],
    )


async def healthz(request: Request) -> Response:
    """For whoever watches over the process."""
    return PlainTextResponse("ok\n")
