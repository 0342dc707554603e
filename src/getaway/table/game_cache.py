"""Games with their packs, each made once."""

from getaway.games.registry import game_type
from getaway.kernel.game import Game, game_with

STANDARD_PACK = b"null"
"""In place of a pack: the game's own."""


def game_of(name: str, pack: bytes = STANDARD_PACK, rules: int | None = None) -> Game:
    """The game with the pack in this JSON, or with its own; by an earlier version of its rules where they are named and
    can still be played. Raises PackError, UnknownGame."""
    kind = game_type(name)
    if rules is not None:
        kind = kind.by_version(rules) or kind
    return game_with(kind, pack)
