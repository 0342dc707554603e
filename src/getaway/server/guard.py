"""The outermost middleware: Host and Origin checks, security headers, and the log of unhandled errors."""

import socket
from ipaddress import ip_address
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from getaway.kernel.events import Rejection
from getaway.server.http import language_of, refusal
from getaway.server.log import log
from getaway.server.say import say
from getaway.text.messages import Text
from getaway.text.render import Texts, english

HEADERS = {
    "content-security-policy": "default-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; "
    "object-src 'none'",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
}
ANY_HOST = "*"
LAN_SUFFIXES = ("local", "lan", "home", "home.arpa", "internal", "localdomain", "fritz.box")
"""What routers and mDNS append to a machine's name. None of them is sold as a domain."""
FOREIGN_PAGE = say("foreign-page")
BROKEN = say("broken")


class Network(msgspec.Struct, frozen=True, kw_only=True):
    """How the server is reached: through which proxies, and under which names."""

    trusted_proxies: tuple[str, ...] = ()
    allowed_hosts: tuple[str, ...] = ()
    public_url: str = ""

    def names(self) -> frozenset[str]:
        """The host names that are served, besides addresses and localhost."""
        own = socket.gethostname().lower()
        short = own.partition(".")[0]
        at_home = {f"{short}.{suffix}" for suffix in LAN_SUFFIXES} if short else set()
        public = urlsplit(self.public_url).hostname or ""
        return frozenset({own, short, public, *at_home, *self.allowed_hosts} - {""})


class Guard:
    """Refuses requests for an unknown host or from a page of another site, and adds the security headers."""

    def __init__(self, app: ASGIApp, network: Network) -> None:
        self._app = app
        self._names = network.names()
        self._public_origin = network.public_url.rstrip("/").lower()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        is_socket = scope["type"] == "websocket"
        headers = Headers(scope=scope)
        if not is_known_host(headers.get("host"), self._names):
            why = say("unknown-host", host=host_name(headers["host"])[:80])
            await _refuse(scope, receive, send_guarded, 421, why)
        elif self._is_foreign(headers, scope["scheme"]):
            await _refuse(scope, receive, send_guarded, 403, FOREIGN_PAGE)
        else:
            try:
                await self._app(scope, receive, send if is_socket else send_guarded)
            except ClientDisconnect:
                pass  # the client disconnected while sending
            except OSError:
                if not is_socket:  # a closed socket is not an error
                    raise
            except Exception:
                log.exception("request")

    def _is_foreign(self, headers: Headers, scheme: str) -> bool:
        """Browsers send the origin of the requesting page; programs send none. It must be ours, scheme and host."""
        origin = headers.get("origin")
        if origin is None:
            return False
        ours = f"{'https' if scheme in ('https', 'wss') else 'http'}://{headers.get('host', '')}"
        return origin.lower() not in (ours.lower(), self._public_origin)


def is_known_host(host: str | None, names: frozenset[str]) -> bool:
    """Whether a Host header is one of ours.

    Another site can point its name at this server (DNS rebinding), but then the header contains that name. An IP
    address, localhost and listed names cannot be used that way.
    """
    if host is None or ANY_HOST in names:
        return True
    name = host_name(host)
    try:
        ip_address(name)
    except ValueError:
        return name == "localhost" or name.endswith(".localhost") or name in names
    return True


def host_name(host: str) -> str:
    """A Host header without its port."""
    if host.startswith("["):
        return host[1:].partition("]")[0].partition("%")[0]
    return host.partition(":")[0].lower().rstrip(".")


async def refuse_socket(scope: Scope, receive: Receive, send: Send, status: int, why: Text) -> None:
    """Answer a WebSocket's handshake with a status and a sentence instead of accepting it."""
    await receive()
    if "websocket.http.response" not in scope.get("extensions", {}):
        await send({"type": "websocket.close", "code": 1013, "reason": english(why)})
        return
    language = language_of(Headers(scope=scope))
    headers = [(b"content-type", b"text/plain; charset=utf-8"), (b"retry-after", b"5")]
    await send({"type": "websocket.http.response.start", "status": status, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": f"{Texts(language)(why)}\n".encode()})


async def _refuse(scope: Scope, receive: Receive, send: Send, status: int, why: Text) -> None:
    if scope["type"] == "websocket":
        await refuse_socket(scope, receive, send, status, why)
    else:
        language = language_of(Headers(scope=scope))
        await refusal(Rejection("HR-3", why), status, language)(scope, receive, send)
