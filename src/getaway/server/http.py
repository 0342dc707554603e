"""Requests and responses: JSON in and out, and refusals that cite a rule."""

import math
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any, TypeVar

import msgspec
from starlette.datastructures import Headers
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from getaway.kernel.errors import GetawayError
from getaway.kernel.events import Rejection
from getaway.server.limits import Hurried, hurried
from getaway.server.log import log
from getaway.server.messages import decode
from getaway.server.say import say
from getaway.table.workers import JobFailed, JobTooSlow, QueueFull
from getaway.text.catalogs import pick_language
from getaway.text.messages import Text
from getaway.text.render import Texts

T = TypeVar("T", bound=msgspec.Struct)

BODY_LIMIT = 256 * 1024
LONGEST_HEADER = 200
"""Maximum length of Accept-Language that is read."""


class RefusedRequest(GetawayError):
    """Ends a request: the status, the rule against it, and after how many seconds to retry."""

    def __init__(self, status: int, rule: str, why: Text, wait: int = 0) -> None:
        super().__init__(why)
        self.status = status
        self.rejection = Rejection(rule, why)
        self.wait = wait

    def response(self, language: str) -> Response:
        response = refusal(self.rejection, self.status, language)
        if self.wait:
            response.headers["retry-after"] = str(self.wait)
        return response


class Refusal(msgspec.Struct, frozen=True):
    """A refused request: the number of the rule, why, and the same as text in the language of the request, for programs
    that render no messages."""

    rule: str
    why: Text
    text: str


def refusal(rejection: Rejection, status: int, language: str, headers: Mapping[str, str] | None = None) -> Response:
    """A Refusal, in a language that the request asked for."""
    text = Texts(language)(rejection.why)
    response = answer(Refusal(rejection.rule, rejection.why, text), status, headers)
    response.headers["content-language"] = language
    response.headers["vary"] = "accept-language"
    return response


def language_of(headers: Headers) -> str:
    """The language that a request asks for (Accept-Language), of the available ones."""
    wanted = []
    for part in headers.get("accept-language", "")[:LONGEST_HEADER].split(","):
        name, _, weight = part.strip().partition(";q=")
        try:
            wanted.append((-float(weight or 1), name.strip()))
        except ValueError:
            continue
    return pick_language(*(name for _, name in sorted(wanted, key=lambda each: each[0])))


def refuse(rejection: Rejection, status: int = 409) -> RefusedRequest:
    return RefusedRequest(status, rejection.rule, rejection.why)


def limit(wait: int, what: Hurried) -> None:
    """Raise RefusedRequest if there are seconds to wait."""
    if wait:
        refused = hurried(what, wait)
        raise RefusedRequest(429, refused.rule, refused.why, wait)


def too_many_requests(debt: float, language: str) -> Response:
    """The refusal for clients in debt. It closes the connection, because a new one waits too."""
    refused = hurried("requests", wait := math.ceil(debt))
    response = RefusedRequest(429, refused.rule, refused.why, wait).response(language)
    response.headers["connection"] = "close"
    return response


@contextmanager
def refused_jobs(rule: str) -> Iterator[None]:
    """Turn a worker's failure into a refusal, with the rule for jobs that take too long."""
    try:
        yield
    except QueueFull as problem:
        raise RefusedRequest(429, "HR-13", problem.text, 1) from None
    except JobTooSlow as problem:
        raise RefusedRequest(409, rule, say("gave-up", why=problem.text)) from None
    except JobFailed as problem:
        log.error("job", problem=str(problem))
        raise RefusedRequest(503, "HR-11", say("job-failed")) from None


def answer(value: Any, status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
    """A JSON response."""
    return Response(msgspec.json.encode(value), status, headers, media_type="application/json")


def download(data: bytes, name: str, kind: str = "application/json") -> Response:
    """A response that browsers save as a file."""
    return Response(data, media_type=kind, headers={"content-disposition": f'attachment; filename="{name}"'})


async def body(request: Request, limit: int = BODY_LIMIT) -> bytes:
    """The body of a request. Raises RefusedRequest if it is too long."""
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > limit:
            raise RefusedRequest(413, "HR-3", say("body-too-long", most=limit // 1024))
    return bytes(data)


def read(kind: type[T], data: bytes, *, cleaned: bool = True) -> T:
    """The struct in a body; text is cleaned, except in passwords."""
    return decode(msgspec.json.Decoder(kind), data, cleaned=cleaned)


def client(asked: HTTPConnection) -> str:
    """The network that a request comes from, for limits: a client without a cookie is a new visitor each time."""
    return network_of("" if asked.client is None else asked.client.host)


def network_of(host: str) -> str:
    """The network that an address counts as. For IPv6 it is the first 48 bits: one household often has all the rest."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host[:100]
    if isinstance(address, IPv6Address):
        return str(address.ipv4_mapped or ip_network((address, 48), strict=False))
    return host


def number(request: Request, name: str, least: int, most: int) -> int | None:
    """A whole number in the query, if there is one."""
    text = request.query_params.get(name)
    if text is None:
        return None
    if not (text.isascii() and text.removeprefix("-").isdecimal() and len(text) < 10 and least <= int(text) <= most):
        raise RefusedRequest(400, "HR-3", say("not-a-number", name=name, least=least, most=most, found=text[:20]))
    return int(text)
