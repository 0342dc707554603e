"""The handlers of one subject: methods of a class, each marked with what it answers."""

from collections.abc import Awaitable, Callable
from typing import TypeVar

from starlette.requests import Request
from starlette.responses import Response

from getaway.server.service import GameService

H = TypeVar("H", bound=Callable[..., Awaitable[Response]])
Handler = Callable[[Request], Awaitable[Response]]
Row = tuple[str, str, Handler]
"""Method, path, handler."""


def route(method: str, path: str) -> Callable[[H], H]:
    """Mark a method of a Subject as the handler of these requests."""

    def mark(handler: H) -> H:
        handler.answers = (method, path)  # type: ignore[attr-defined]
        return handler

    return mark


class Subject:
    """Handlers of requests from visitors; `guest_of` finds out who sent one."""

    def __init__(self, service: GameService) -> None:
        self._service = service
        self._store = service.store

    def rows(self) -> list[Row]:
        handlers = [getattr(self, name) for name, found in vars(type(self)).items() if hasattr(found, "answers")]
        return [(*handler.answers, handler) for handler in handlers]
