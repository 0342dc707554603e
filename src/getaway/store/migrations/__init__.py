"""Numbered SQL files, each applied once and in order."""

from importlib.resources import files


def migrations(engine: str) -> list[tuple[int, str]]:
    """The steps of an engine's schema: number and SQL."""
    folder = files(__package__).joinpath(engine)
    names = sorted(path.name for path in folder.iterdir() if path.name.endswith(".sql"))
    numbers = [int(name.partition("_")[0]) for name in names]
    assert numbers == list(range(1, len(names) + 1)), f"the migrations of {engine} are not numbered one by one: {names}"
    return [
        (number, folder.joinpath(name).read_text(encoding="utf-8")) for number, name in zip(numbers, names, strict=True)
    ]
