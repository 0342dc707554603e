"""Heists and sheets over HTTP, to prepare an evening with."""

from functools import cache
from typing import Annotated

import msgspec
from msgspec import Meta

from getaway.games.score import briefs
from getaway.games.score.background import generate
from getaway.games.score.dossier import Dossier, dossier, for_players
from getaway.games.score.game import Score
from getaway.games.score.generator import BY_HAND, Field, Heist, HeistError, Seed, kinds, new_seed
from getaway.games.score.heist_texts import field_name, field_note, field_text
from getaway.games.score.pack import ScorePack
from getaway.games.score.print.papers import Contents, printed
from getaway.games.score.print.pdf import Paper
from getaway.games.score.sheets import Sheets, sheets
from getaway.kernel.chance import Chance
from getaway.kernel.plugin import Endpoint, EndpointError, FileAnswer, FileEndpoint
from getaway.kernel.text import PRINTABLE
from getaway.text.catalogs import pick_language
from getaway.text.messages import Text
from getaway.text.render import Texts

FieldName = Annotated[str, Meta(min_length=1, max_length=40)]
Language = Annotated[str, Meta(max_length=20)]
MOST_FIELDS = 40


class HeistOrder(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A heist to make: the same seed makes the same one. `again` says how often a field was rolled again, `by_hand`
    what was set in its place. `language` is that of the pages to print."""

    seed: Seed | None = None
    kind: FieldName | None = None
    again: Annotated[dict[FieldName, Annotated[int, Meta(ge=0, le=9999)]], Meta(max_length=MOST_FIELDS)] = {}
    by_hand: Annotated[
        dict[FieldName, Annotated[str, Meta(min_length=1, max_length=200, pattern=PRINTABLE)]],
        Meta(max_length=MOST_FIELDS),
    ] = {}
    language: Language = "en"


class PaperOrder(HeistOrder, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A heist as a PDF: the GM's page, the players' dossier, sheets to fill in, or all of them."""

    seed: Seed
    contents: Contents = "all"
    paper: Paper = "a4"


class HeistField(msgspec.Struct, frozen=True):
    """A field of the heist as it is shown."""

    id: str
    name: Text
    text: Text
    note: Text
    by_hand: bool


class HeistKind(msgspec.Struct, frozen=True):
    """What `kind` may be."""

    kind: str
    name: Text


class Page(msgspec.Struct, frozen=True):
    """A dossier, also as Markdown, and as HTML to print."""

    dossier: Dossier
    markdown: str
    html: str


class HeistMade(msgspec.Struct, frozen=True):
    """A heist: everything that was rolled, its background, the GM's page, and the players' without secrets."""

    heist: Heist
    fields: tuple[HeistField, ...]
    background: tuple[HeistField, ...]
    double: bool
    kinds: tuple[HeistKind, ...]
    gm: Page
    players: Page


class SheetsOrder(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    language: Language = "en"


class SheetsMade(msgspec.Struct, frozen=True):
    """Sheets for Criminals and the crew, and as HTML to print."""

    sheets: Sheets
    html: str


@cache
def _pack() -> ScorePack:
    return Score.from_toml().pack


def _generate(order: HeistOrder, seed: str) -> Heist:
    return generate(_pack(), seed, order.kind, order.again, order.by_hand)


def make_heist(order: HeistOrder, chance: Chance) -> HeistMade:
    pack = _pack()
    try:
        heist = _generate(order, order.seed or new_seed(chance))
    except HeistError as problem:
        raise EndpointError(problem.text) from None
    full, texts = dossier(pack, heist), Texts(pick_language(order.language))
    gm, players = (_page(each, texts) for each in (full, for_players(full)))
    made = tuple(HeistKind(kind, name) for kind, name in kinds(pack).items())
    fields, background = (_fields(pack, heist, rows) for rows in (heist.fields, heist.background))
    return HeistMade(heist, fields, background, heist.double, made, gm, players)


def _page(page: Dossier, texts: Texts) -> Page:
    text = briefs.markdown(briefs.heist_brief(page), texts)
    return Page(page, text, briefs.html(page.title, [briefs.heist_article(page, texts)], texts))


def _fields(pack: ScorePack, heist: Heist, rows: tuple[Field, ...]) -> tuple[HeistField, ...]:
    return tuple(
        HeistField(
            row.id,
            field_name(heist, row),
            field_text(pack, heist, row),
            field_note(pack, heist, row),
            row.entry == BY_HAND,
        )
        for row in rows
    )


def make_sheets(order: SheetsOrder, chance: Chance) -> SheetsMade:
    made, texts = sheets(_pack()), Texts(pick_language(order.language))
    return SheetsMade(made, briefs.html(briefs.SHEETS, briefs.sheet_articles(made, texts), texts))


def make_paper(order: PaperOrder) -> FileAnswer:
    """In a worker: the PDF, or why there is none."""
    try:
        heist = _generate(order, order.seed)
    except HeistError as problem:
        return FileAnswer(problem.text)
    try:
        data = printed(_pack(), heist, order.contents, order.paper, Texts(pick_language(order.language)))
    except ModuleNotFoundError:
        return FileAnswer(briefs.NO_PDF)
    return FileAnswer(data, f"heist-{order.contents}.pdf", "application/pdf")


ENDPOINTS: tuple[Endpoint | FileEndpoint, ...] = (
    Endpoint("/api/heist", HeistOrder, HeistMade, make_heist),
    Endpoint("/api/sheets", SheetsOrder, SheetsMade, make_sheets),
    FileEndpoint("/api/heist/pdf", PaperOrder, make_paper),
)
