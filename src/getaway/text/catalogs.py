"""Catalogs: the messages of one part of the software in one language, in `locales/<language>/*.ftl` of its package.

The common ones lie in the package `getaway`, a file each: `table.ftl` is the catalog "table". A game has one catalog
under its own name, in all files of its folder.
"""

from functools import cache, lru_cache
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable

ENGLISH = "en"
COMMON = "getaway"
MOST_CACHED = 256
"""How many catalogs are cached, each in one language: more than a dozen games have in a dozen languages."""


@cache
def languages() -> tuple[str, ...]:
    """Every language that has a catalog; English first."""
    found = sorted(folder.name for folder in files(COMMON).joinpath("locales").iterdir() if folder.is_dir())
    return (ENGLISH, *(name for name in found if name != ENGLISH))


@cache
def common_catalogs() -> tuple[str, ...]:
    """The catalogs that belong to no game."""
    return tuple(sorted(file.name.removesuffix(".ftl") for file in _files(COMMON, ENGLISH)))


@cache
def game_packages() -> dict[str, str]:
    """The package of each installed game, by the game's name."""
    return {
        point.name: point.value.partition(":")[0].rpartition(".")[0] for point in entry_points(group="getaway.games")
    }


def add_game(name: str, package: str) -> None:
    """Add the package of a game that is used without being installed: one under development, or in a test."""
    game_packages().setdefault(name, package)


def has_catalog(catalog: str) -> bool:
    """Whether there is such a catalog. Names come from records and requests too: only what exists is cached."""
    return catalog in common_catalogs() or catalog in game_packages()


def catalog_source(catalog: str, language: str) -> str:
    """A catalog as Fluent source; empty if the language has none."""
    return "\n".join(catalog_files(catalog, language).values())


def catalog_files(catalog: str, language: str) -> dict[str, str]:
    """The files that a catalog consists of, by their names without the extension."""
    return _catalog_files(catalog, language) if has_catalog(catalog) else {}


@lru_cache(maxsize=MOST_CACHED)
def _catalog_files(catalog: str, language: str) -> dict[str, str]:
    if catalog in common_catalogs():
        found = [file for file in _files(COMMON, language) if file.name == f"{catalog}.ftl"]
    else:
        found = _files(game_packages()[catalog], language)
    return {file.name.removesuffix(".ftl"): file.read_text(encoding="utf-8") for file in found}


def localized_file(package: str, name: str, language: str) -> str:
    """A file that ships in a package, in this language if it is translated, else in English."""
    translated = files(package).joinpath("locales", language, name)
    found = translated if translated.is_file() else files(package).joinpath(name)
    return found.read_text(encoding="utf-8")


def pick_language(*wanted: str | None) -> str:
    """The first of these languages that exists: "de", "de-AT", "de_DE.UTF-8"; otherwise English."""
    for each in wanted:
        language = (each or "").replace("_", "-").partition("-")[0].partition(".")[0].lower()
        if language in languages():
            return language
    return ENGLISH


def _files(package: str, language: str) -> list[Traversable]:
    folder = files(package).joinpath("locales", language)
    if not folder.is_dir():
        return []
    return sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)
