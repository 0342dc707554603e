"""Login sessions: one for each browser, identified by the hash of its cookie. When one ends, its sockets are closed."""

import asyncio
from collections.abc import Iterable, Iterator
from contextlib import contextmanager

BROWSERS = (
    ("Edg", "Edge"),
    ("OPR", "Opera"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrome", "Chrome"),
    ("Safari", "Safari"),
)
"""In this order: Edge and Opera call themselves Chrome too, and Chrome calls itself Safari."""
SYSTEMS = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("Mac OS", "macOS"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
)


class OpenSocket:
    """A task that serves a socket until its login session ends."""

    def __init__(self, task: "asyncio.Task[object]") -> None:
        self._task = task
        self.has_ended = False

    def end(self) -> None:
        if not self.has_ended:
            self.has_ended = True
            self._task.cancel()


class LoginSessions:
    """The open sockets of each login session."""

    def __init__(self) -> None:
        self._sockets: dict[str, set[OpenSocket]] = {}

    @contextmanager
    def joined(self, key: str, socket: OpenSocket) -> Iterator[None]:
        """Within this block the socket belongs to the session."""
        sockets = self._sockets.setdefault(key, set())
        sockets.add(socket)
        try:
            yield
        finally:
            sockets.discard(socket)
            if not sockets:
                self._sockets.pop(key, None)

    def keys(self) -> list[str]:
        return list(self._sockets)

    def end(self, keys: Iterable[str]) -> None:
        for key in keys:
            for socket in list(self._sockets.get(key, ())):
                socket.end()


def describe(agent: str) -> str:
    """A User-Agent header in a few words: "Firefox on Linux". Empty for a program that is not a browser."""
    browser = next((name for mark, name in BROWSERS if mark in agent), "")
    system = next((name for mark, name in SYSTEMS if mark in agent), "")
    return " on ".join(filter(None, (browser, system)))
