"""Numbered SQL files, each applied once and in order."""

from importlib.resources import files

from getaway.kernel.errors import error as say
from getaway.store.store import StoreError


def migrations(engine: str, version: int = 0) -> list[tuple[int, str]]:
    """The migrations of an engine's schema after this version: number and SQL. Raises StoreError if the version is
    newer than all of them.
    """
    folder = files(__package__).joinpath(engine)
    names = sorted(path.name for path in folder.iterdir() if path.name.endswith(".sql"))
    numbers = [int(name.partition("_")[0]) for name in names]
    assert numbers == list(range(1, len(names) + 1)), f"the migrations of {engine} are not numbered one by one: {names}"
    if version > len(names):
        raise StoreError(say("store-newer", version=version, known=len(names)))
    steps = zip(numbers[version:], names[version:], strict=True)
    return [(number, folder.joinpath(name).read_text(encoding="utf-8")) for number, name in steps]
