"""Around every request: the Origin check, and headers that leave a hostile page nothing to work with."""

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

HEADERS = {
    "content-security-policy": "default-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; "
    "object-src 'none'",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
}


class Guard:
    """Refuses what another site's page sends, and adds the security headers to all answers."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(HEADERS)
            await send(message)

        if _is_foreign(Headers(scope=scope)):
            if scope["type"] == "websocket":
                await receive()
                await send({"type": "websocket.close", "code": 1008})  # before accepting it: a plain 403
            else:
                refusal = PlainTextResponse("This page does not belong to the house.\n", status_code=403)
                await refusal(scope, receive, send_guarded)
            return
        await self._app(scope, receive, send if scope["type"] == "websocket" else send_guarded)


def _is_foreign(headers: Headers) -> bool:
    """Browsers say whose page it is that asks; programs say nothing. It must be ours: Origin equals Host."""
    origin = headers.get("origin")
    return origin is not None and origin.partition("://")[2] != headers.get("host")
