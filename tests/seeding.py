"""Deals and bots that follow from a test's name, so that a test sees the same game every time."""

from collections.abc import Callable
from hashlib import blake2b
from importlib import import_module

RANDOM_MODULES = ("getaway.table.dealer", "getaway.table.bots", "getaway.server.service", "getaway.server.routes.games")
"""The modules whose `secrets` decide what is dealt and what bots do. Those that make cookies are left out: how many
cookies are made in a test depends on timing."""

SetAttribute = Callable[[object, str, object], None]


class SeededSecrets:
    """Stands in for the module `secrets`: what it gives follows from the current name and the number of the call."""

    def __init__(self, module: str, current_name: Callable[[], str]) -> None:
        self._module = module
        self._current_name = current_name
        self._name = ""
        self._calls = 0

    def token_bytes(self, size: int) -> bytes:
        name = self._current_name()
        if name != self._name:
            self._name, self._calls = name, 0
        self._calls += 1
        return blake2b(f"{name}/{self._module}/{self._calls}".encode(), digest_size=size).digest()

    def token_hex(self, size: int) -> str:
        return self.token_bytes(size).hex()

    def randbits(self, bits: int) -> int:
        return int.from_bytes(self.token_bytes(8)) & ((1 << bits) - 1)


def seed_secrets(set_attribute: SetAttribute, current_name: Callable[[], str]) -> None:
    """Replace `secrets` wherever it decides a deal or what a bot does."""
    for module in RANDOM_MODULES:
        set_attribute(import_module(module), "secrets", SeededSecrets(module, current_name))
