"""Games with their boxes, each made once."""

from functools import lru_cache

import msgspec

from getaway.games.registry import game_type
from getaway.kernel.game import Game

STANDARD_PACK = b"null"
"""In place of a pack: the game's own."""


def game_of(name: str, pack: bytes = STANDARD_PACK, rules: int | None = None) -> Game:
    """The game with the pack in this JSON, or with its own; by an earlier version of its rules where they are named and
    can still be played. Raises PackError, UnknownGame."""
    kind = game_type(name)
    if rules is not None:
        kind = kind.by_version(rules) or kind
    return _made(kind, pack)


@lru_cache(maxsize=64)
def _made(kind: type[Game], pack: bytes) -> Game:
    tree = msgspec.json.decode(pack)
    return kind.from_toml() if tree is None else kind.from_tree(tree)
