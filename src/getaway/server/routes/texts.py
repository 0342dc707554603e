"""The message catalogs, in the parts that the page loads: `/texts/de/common`, `/texts/de/masters`.

The lobby describes every game before it loads the catalog of one, so the common part also has those messages of each
game that `GameInfo` mentions, those whose ids begin with "lobby-", and what may be wrong with a pack (`packs.ftl`).

A game's catalog comes in parts, by the names of its files: `masters` is what every table says, `masters.names`
translates the pack (`names.ftl`, `figures.ftl`, `pack.ftl`), and `masters.lesson` is what the lesson says
(`lesson.ftl`). A large game may have more: `story.doors.ftl` and `story.halls.ftl` are the part `masters.story`. The
manifest of the game's page names those, and they are loaded together with the game. A file with a hyphen in its name,
`story-bank.ftl`, is a part of its own, `score.story-bank`. Its ids begin with that name and two hyphens
(`story-bank--vault`), and the page loads it when it has to show one of them. What only a terminal says (`terminal.ftl`,
`commands.ftl`) is not sent.
"""

import gzip
import re
from functools import lru_cache
from hashlib import blake2b
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from getaway.games.registry import game_of, game_types
from getaway.server.catalog import game_info
from getaway.server.http import RefusedRequest
from getaway.server.say import say
from getaway.text.catalogs import ENGLISH, MOST_CACHED, catalog_files, catalog_source, common_catalogs, languages

COMMON = "common"
LOBBY = "lobby-"
PARTS = {"names": "names", "figures": "names", "pack": "names", "lesson": "lesson"}
"""The part that a file belongs to, by its name. Any other file with a dot in its name belongs to the part before the
dot.
"""
ON_DEMAND = "-"
"""In the name of a file that the page loads when it is needed."""
FOR_LOBBIES = ("packs",)
NOT_FOR_PAGES = ("cli", "commands", "terminal")
_COMMENT = re.compile(r"^#.*\n?|^\n", re.MULTILINE)
_ENTRY = re.compile(r"^[a-z][\w-]* *=.*\n?(?:^(?![a-z]).*\n?)*", re.MULTILINE)
"""A message with its attributes, in a source without comments. To parse the catalogs would take seconds, which whoever
comes first after a start would wait for, and be charged with."""
_INDENT = re.compile(r"^ +", re.MULTILINE)
_SPACED = re.compile(r"\{ (\$\w+) \}")
_REFERENCE = re.compile(r"\{ ?([a-z][\w-]*)[ .}]")


async def texts(request: Request) -> Response:
    """Fluent source by the name of the catalog: that of one game, or all that belong to no game."""
    language, part = request.path_params["language"], request.path_params["part"]
    game, _, rest = part.partition(".")
    if language not in languages() or not (part == COMMON or (game in game_types() and rest in parts_of(game))):
        raise RefusedRequest(404, "HR-3", say("nothing-here"))
    tag, packed, plain = _encoded(language, part)
    headers = {"cache-control": "no-cache", "etag": tag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed, 200, {**headers, "content-encoding": "gzip"}, "application/json")
    return Response(plain, 200, headers, "application/json")


def prepare() -> None:
    """Encode what every page loads first, so that nobody waits for it or is charged with it."""
    for language in languages():
        _encoded(language, COMMON)


@lru_cache(maxsize=MOST_CACHED)
def _encoded(language: str, part: str) -> tuple[str, bytes, bytes]:
    """The entity tag, and the sources with and without compression."""
    if part == COMMON:
        sources = {name: catalog_source(name, language) for name in common_catalogs() if name not in NOT_FOR_PAGES}
        sources |= {name: _lobby_source(name, language) for name in game_types()}
    else:
        game, _, rest = part.partition(".")
        sources = {game: _part_source(game, rest, language)}
    plain = msgspec.json.encode({name: shorter(source) for name, source in sources.items()})
    return f'"{blake2b(plain, digest_size=8).hexdigest()}"', gzip.compress(plain, 9, mtime=0), plain


def shorter(source: str) -> str:
    """The same messages without comments, blank lines and insignificant spaces."""
    return _SPACED.sub(r"{\1}", _INDENT.sub(" ", _COMMENT.sub("", source)))


def _part_source(game: str, part: str, language: str) -> str:
    """The files of a game's catalog that belong to a part; the first, "", is what belongs to no other."""
    files = catalog_files(game, language)
    return "\n".join(source for name, source in files.items() if _part_of(name) == part)


def _part_of(file: str) -> str | None:
    """The part that a file belongs to; None if it is not sent with the game."""
    if file in (*FOR_LOBBIES, *NOT_FOR_PAGES):
        return None
    part, dot, _ = file.partition(".")
    return PARTS.get(file, part if dot or ON_DEMAND in file else "")


def parts_of(game: str) -> set[str]:
    """The parts of a game's catalog."""
    return {"", *PARTS.values()} | {part for file in catalog_files(game, ENGLISH) if (part := _part_of(file))}


def _lobby_source(game: str, language: str) -> str:
    """The messages of a game's catalog that the lobby needs."""
    files = catalog_files(game, language)
    entries = {
        entry.partition("=")[0].strip(): entry
        for name, source in files.items()
        if ON_DEMAND not in name
        for entry in _ENTRY.findall(_COMMENT.sub("", source))
    }
    mentioned = (id.split(".") for id in _ids(msgspec.to_builtins(game_info(game_of(game)))))
    wanted = [id for catalog, id, *_ in mentioned if catalog == game]
    wanted += [id for id in entries if id.startswith(LOBBY)]
    found: dict[str, str] = {}
    while wanted:
        id = wanted.pop()
        if id in entries and id not in found:
            found[id] = entries[id]
            wanted += _REFERENCE.findall(entries[id])
    whole = [files[name] for name in FOR_LOBBIES if name in files]
    return "\n".join([*(found[id] for id in sorted(found)), *whole])


def _ids(value: Any) -> list[str]:
    """The ids of all messages and the keys of all components in a value."""
    match value:
        case ["m" | "n", str(id), *rest]:
            return [id, *_ids(rest)]
        case dict():
            return [id for each in value.values() for id in _ids(each)]
        case list() | tuple():
            return [id for each in value for id in _ids(each)]
    return []


TEXT_ROUTES = [Route("/texts/{language}/{part}", texts)]
