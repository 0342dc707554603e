"""Numbered SQL files, each applied once and in order."""

from importlib.resources import files


def migrations(engine: str) -> list[tuple[int, str]]:
    """The steps of an engine's schema: number and SQL."""
    folder = files(__package__).joinpath(engine)
    names = sorted(path.name for path in folder.iterdir() if path.name.endswith(".sql"))
    return [(int(name.partition("_")[0]), folder.joinpath(name).read_text(encoding="utf-8")) for name in names]
