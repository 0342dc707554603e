"""Deals and bots that follow from a test's name, so that a test sees the same game every time."""

import sys
from collections.abc import Callable
from hashlib import blake2b
from importlib import import_module

from getaway.kernel.state import State

RANDOM_MODULES = {
    "deal": "getaway.table.deal",
    "table": "getaway.server.service",
    "heist": "getaway.server.routes.games",
}
"""The modules whose `secrets` decide what is dealt, by what they decide. Those that make cookies are left out: how many
cookies are made in a test depends on timing."""

SetAttribute = Callable[[object, str, object], None]


class SeededSecrets:
    """Stands in for the module `secrets`: what it gives follows from the current name and the number of the call."""

    def __init__(self, purpose: str, current_name: Callable[[], str]) -> None:
        self._purpose = purpose
        self._current_name = current_name
        self._name = ""
        self._calls = 0

    def token_bytes(self, size: int) -> bytes:
        name = self._current_name()
        if name != self._name:
            self._name, self._calls = name, 0
        self._calls += 1
        return blake2b(f"{name}/{self._purpose}/{self._calls}".encode(), digest_size=size).digest()

    def token_hex(self, size: int) -> str:
        return self.token_bytes(size).hex()


class SeededBots:
    """Stands in for `secrets` in `table.bots`: the seed of a bot's thought follows from the current name and from
    what the seat knows, whatever bots and hints at other tables draw meanwhile."""

    def __init__(self, current_name: Callable[[], str]) -> None:
        self._current_name = current_name

    def randbits(self, bits: int) -> int:
        asked = sys._getframe(1).f_locals
        world: State = asked["world"]
        known = f"{self._current_name()}/{world.info_key(asked['seat'])}"
        return int.from_bytes(blake2b(known.encode(), digest_size=bits // 8).digest())


def seed_secrets(set_attribute: SetAttribute, current_name: Callable[[], str]) -> None:
    """Replace `secrets` wherever it decides a deal or what a bot does."""
    set_attribute(import_module("getaway.table.bots"), "secrets", SeededBots(current_name))
    for purpose, module in RANDOM_MODULES.items():
        set_attribute(import_module(module), "secrets", SeededSecrets(purpose, current_name))
