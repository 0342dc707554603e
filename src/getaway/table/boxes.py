"""Games with their boxes, each made once."""

from functools import lru_cache

import msgspec

from getaway.games.registry import game_type
from getaway.kernel.game import Game


@lru_cache(maxsize=64)
def game_of(name: str, pack: bytes = b"null") -> Game:
    """The game with the pack in this JSON, or with its own. Raises PackError, UnknownGame."""
    tree = msgspec.json.decode(pack)
    kind = game_type(name)
    return kind.from_toml() if tree is None else kind.from_tree(tree)
