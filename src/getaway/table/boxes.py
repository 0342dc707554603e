"""Games with their boxes, each made once."""

from functools import lru_cache

import msgspec

from getaway.games.registry import game_type
from getaway.kernel.game import Game

OWN = b"null"
"""In place of a pack: the game's own."""


def game_of(name: str, pack: bytes = OWN) -> Game:
    """The game with the pack in this JSON, or with its own. Raises PackError, UnknownGame."""
    return _made(name, pack)  # a cache tells arguments that are given from those that are not


@lru_cache(maxsize=64)
def _made(name: str, pack: bytes) -> Game:
    tree = msgspec.json.decode(pack)
    kind = game_type(name)
    return kind.from_toml() if tree is None else kind.from_tree(tree)
