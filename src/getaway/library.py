"""The functions of `import getaway`. docs/library.md explains them."""

from pathlib import Path

from getaway.games.registry import game_type
from getaway.kernel import record as records
from getaway.kernel.game import Game
from getaway.kernel.play import Play
from getaway.kernel.record import Record


def load(name: str, pack: Path | str | bytes | None = None) -> Game:
    """Load a game by name, with its standard pack or with another one: a path to its TOML file, or the bytes of it."""
    kind = game_type(name)
    if pack is None or isinstance(pack, bytes):
        return kind.from_toml(pack)
    return kind.from_toml(Path(pack).read_bytes())


def read_record(source: Path | str | bytes) -> Record:
    """Read a record from a file or from bytes. Raises RecordError, which says what is wrong and where."""
    return records.read_record(source if isinstance(source, bytes) else Path(source).read_bytes())


def verify(record: Record | Path | str | bytes) -> Play:
    """Deal a record's game again, repeat every move, and compare every check and the result.

    Returns the finished game. Raises RecordError, which says what does not match and at which entry."""
    found = record if isinstance(record, Record) else read_record(record)
    return records.verify(found, game_type(found.game))
