"""The functions of `import getaway`. docs/library.md teaches them."""

from pathlib import Path

from getaway.games.registry import game_type
from getaway.kernel import record as records
from getaway.kernel.game import Game
from getaway.kernel.play import Play
from getaway.kernel.record import Record


def load(name: str, pack: Path | str | bytes | None = None) -> Game:
    """A game by name, with its standard pack or with the TOML of another: a path, or bytes."""
    kind = game_type(name)
    if pack is None or isinstance(pack, bytes):
        return kind.from_toml(pack)
    return kind.from_toml(Path(pack).read_bytes())


def read_record(source: Path | str | bytes) -> Record:
    """The record in a file, or in these bytes. RecordError says what is wrong where."""
    return records.read_record(source if isinstance(source, bytes) else Path(source).read_bytes())


def verify(record: Record | Path | str | bytes) -> Play:
    """Deal a record's game again, make every move and compare every check and the result.

    Returns the game as it ended. RecordError says what does not hold and at which entry."""
    found = record if isinstance(record, Record) else read_record(record)
    return records.verify(found, game_type(found.game))
