"""Reference routes: games, rulebooks, sources of pack figures."""

from collections.abc import Iterator
from functools import cache

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from getaway.games.registry import game_of, game_type
from getaway.kernel.game import Game
from getaway.kernel.lesson import FIRST, Lesson, lesson_named
from getaway.kernel.pack import SOURCES, Source, tables
from getaway.server.http import RefusedRequest, answer
from getaway.server.routes.subject import ApiRoute, Subject
from getaway.server.say import say
from getaway.table.house_rules import house_rules
from getaway.text.catalogs import ENGLISH, languages
from getaway.text.messages import Message, Name, Text, listing

HOUSE = "house"


class RuleText(msgspec.Struct, frozen=True):
    number: str
    chapter: str
    section: str
    text: str


class ChapterText(msgspec.Struct, frozen=True):
    """A chapter of the introduction, in Markdown. Without a title it is what comes before the first heading."""

    title: str
    text: str


class RulebookText(msgspec.Struct, frozen=True):
    introduction: tuple[ChapterText, ...]
    rules: tuple[RuleText, ...]


class SourceMark(msgspec.Struct, frozen=True):
    """A source of figures, in words, and how many figures of the pack come from it."""

    source: Source
    words: Text
    figures: int


class FigureInfo(msgspec.Struct, frozen=True):
    """A figure of the pack: its table, its row, what it is, and where it comes from."""

    table: str
    thing: Text
    figure: str
    value: int | tuple[int, ...]
    source: Source


class PackInfo(msgspec.Struct, frozen=True):
    game: str
    name: str
    version: int
    sources: tuple[SourceMark, ...]
    figures: tuple[FigureInfo, ...]


class Library(Subject):
    def routes(self) -> list[ApiRoute]:
        return [
            ("GET", "/api/games", self.games),
            ("GET", "/api/rules/{game}", self.rules),
            ("GET", "/api/box/{game}", self.box),
            ("GET", "/api/lessons/{game}", self.lesson),
            ("GET", "/api/lessons/{game}/{lesson}", self.lesson),
        ]

    async def games(self, request: Request) -> Response:
        """The games, with everything needed to open a table."""
        return answer(self._service.catalog)

    async def rules(self, request: Request) -> Response:
        """The rulebook of a game, or the house rules, in the language `lang` if they are translated."""
        name = request.path_params["game"]
        return answer(_rules(name if name == HOUSE else game_type(name).name, _language(request)))

    async def box(self, request: Request) -> Response:
        """Which figures of a pack are printed, published, deduced or reconstructed."""
        return answer(_box(game_type(request.path_params["game"]).name))

    async def lesson(self, request: Request) -> Response:
        """A guided game, without a name the first: its table, and its texts with the condition for each."""
        game = game_type(request.path_params["game"])
        if (found := _lesson(game.name, request.path_params.get("lesson", FIRST))) is None:
            raise RefusedRequest(404, "HR-6", say("no-lesson", game=game.title))
        return answer(found)


def _language(request: Request) -> str:
    """The language in the query; English without one."""
    language = request.query_params.get("lang", ENGLISH)
    if language not in languages():
        raise RefusedRequest(404, "HR-3", say("no-such-language", languages=listing(languages(), "comma")))
    return language


@cache
def _rules(name: str, language: str) -> msgspec.Raw:
    book = house_rules(language) if name == HOUSE else game_type(name).rulebook(language)
    introduction = tuple(ChapterText(chapter.title, chapter.text) for chapter in book.introduction)
    rules = tuple(RuleText(rule.number, rule.chapter, rule.section, rule.text) for rule in book.rules.values())
    return msgspec.Raw(msgspec.json.encode(RulebookText(introduction, rules)))


@cache
def _lessons(game: str) -> tuple[Lesson, ...]:
    return game_type(game).lessons()


def _lesson(game: str, name: str) -> Lesson | None:
    return lesson_named(_lessons(game), name)


@cache
def _box(name: str) -> msgspec.Raw:
    """Encoded once per game; only the standard pack is described."""
    game = game_of(name)
    figures = tuple(_figures(game))
    marks = tuple(
        SourceMark(source, words, sum(figure.source == source for figure in figures))
        for source, words in SOURCES.items()
    )
    info = PackInfo(game.name, game.pack.pack.name, game.pack.pack.version, marks, figures)
    return msgspec.Raw(msgspec.json.encode(info))


def _figures(game: Game) -> Iterator[FigureInfo]:
    for where, table in tables(game.pack):
        name = where.partition("[")[0].rstrip(".")
        thing = game.component_name(name, table) or _row(game, str(getattr(table, "id", "")))
        for figure, value in table.figures().items():
            yield FigureInfo(name, thing, figure, value, table.source_of(figure))


def _row(game: Game, id: str) -> Text:
    """A row that has no name, by its id."""
    words = id.replace("_", " ")
    return Message("units.component", {"name": Name(f"{game.name}.row-{id}", words)}) if id else ""
