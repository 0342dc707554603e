"""How requests are read and answered: JSON in and out, and a refusal that cites a rule."""

import math
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any, TypeVar

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from getaway.kernel.errors import GetawayError
from getaway.kernel.events import Rejection
from getaway.server.limits import hurried
from getaway.server.log import log
from getaway.server.messages import decode
from getaway.table.workers import JobFailed, JobTooSlow, QueueFull

T = TypeVar("T", bound=msgspec.Struct)

BODY_LIMIT = 256 * 1024

Handler = Callable[[Request], Awaitable[Response]]
Routes = list[tuple[str, str, Handler]]
"""Method, path, handler."""


class Problem(msgspec.Struct, frozen=True):
    """Why it was not done."""

    rule: str
    why: str


class RefusedRequest(GetawayError):
    """A request that is not answered, with the rule against it, and after how many seconds to ask again."""

    def __init__(self, status: int, rule: str, why: str, wait: int = 0) -> None:
        super().__init__(why)
        self.status = status
        self.problem = Problem(rule, why)
        self.wait = wait

    def response(self) -> Response:
        """As it is sent."""
        response = answer(self.problem, self.status)
        if self.wait:
            response.headers["retry-after"] = str(self.wait)
        return response


def refuse(rejection: Rejection, status: int = 409) -> RefusedRequest:
    """A rejection as the end of a request."""
    return RefusedRequest(status, rejection.rule, rejection.why)


def limit(wait: int, what: str) -> None:
    """Raises RefusedRequest for who has to wait so many seconds."""
    if wait:
        refused = hurried(what, wait)
        raise RefusedRequest(429, refused.rule, refused.why, wait)


def too_many_requests(debt: float) -> Response:
    """The refusal for whoever has used up their time: they have to connect again, and that waits too."""
    refused = hurried("requests", wait := math.ceil(debt))
    response = RefusedRequest(429, refused.rule, refused.why, wait).response()
    response.headers["connection"] = "close"
    return response


@contextmanager
def refused_jobs(rule: str) -> Iterator[None]:
    """Work in a worker that has no result ends the request, with the rule for what takes too long."""
    try:
        yield
    except QueueFull as problem:
        raise RefusedRequest(429, "HR-13", str(problem), 1) from None
    except JobTooSlow as problem:
        raise RefusedRequest(409, rule, f"the server gave up: {problem}") from None
    except JobFailed as problem:
        log.error("job", problem=str(problem))
        raise RefusedRequest(503, "HR-11", "the server could not work that out; ask again") from None


def answer(value: Any, status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
    """As JSON."""
    return Response(msgspec.json.encode(value), status, headers, media_type="application/json")


def download(data: bytes, name: str, kind: str = "application/json") -> Response:
    """As a file to keep."""
    return Response(data, media_type=kind, headers={"content-disposition": f'attachment; filename="{name}"'})


async def body(request: Request, limit: int = BODY_LIMIT) -> bytes:
    """What was sent, if it is not too much."""
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > limit:
            raise RefusedRequest(413, "HR-3", f"what was sent is too long: at most {limit // 1024} KiB are allowed")
    return bytes(data)


def read(kind: type[T], data: bytes, *, cleaned: bool = True) -> T:
    """What was sent, as a struct; a password is not to be cleaned."""
    return decode(msgspec.json.Decoder(kind), data, cleaned=cleaned)


def client(asked: HTTPConnection) -> str:
    """Where a request comes from: who sends no cookie is somebody new each time."""
    return network_of("" if asked.client is None else asked.client.host)


def network_of(host: str) -> str:
    """What an address counts as. Of an IPv6 address the first 48 bits: whoever has one is often given the rest."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host[:100]
    if isinstance(address, IPv6Address):
        return str(address.ipv4_mapped or ip_network((address, 48), strict=False))
    return host


def number(request: Request, name: str, least: int, most: int) -> int | None:
    """A whole number of the query, if there is one."""
    text = request.query_params.get(name)
    if text is None:
        return None
    if not (text.isascii() and text.removeprefix("-").isdecimal() and len(text) < 10 and least <= int(text) <= most):
        raise RefusedRequest(400, "HR-3", f"{name} must be a whole number from {least} to {most}, not {text[:20]!r}")
    return int(text)
