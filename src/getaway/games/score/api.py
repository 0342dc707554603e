"""Heists over HTTP, to prepare an evening with."""

from functools import cache
from typing import Annotated

import msgspec
from msgspec import Meta

from getaway.games.score import briefs
from getaway.games.score.game import Score
from getaway.games.score.generator import BY_HAND, Heist, HeistError, Seed, generate, kinds, new_seed
from getaway.games.score.heist_texts import field_name, field_note, field_text
from getaway.games.score.pack import ScorePack
from getaway.kernel.chance import Chance
from getaway.kernel.plugin import Endpoint, EndpointError
from getaway.kernel.text import PRINTABLE
from getaway.text.catalogs import pick_language
from getaway.text.messages import Text
from getaway.text.render import Texts

FieldName = Annotated[str, Meta(min_length=1, max_length=40)]


class HeistOrder(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A heist to make: the same seed makes the same one. `again` says how often a field was rolled again, `by_hand`
    what was set in its place. `language` is that of the pages to print."""

    seed: Seed | None = None
    kind: FieldName | None = None
    again: Annotated[dict[FieldName, Annotated[int, Meta(ge=0, le=9999)]], Meta(max_length=40)] = {}
    by_hand: Annotated[
        dict[FieldName, Annotated[str, Meta(min_length=1, max_length=200, pattern=PRINTABLE)]], Meta(max_length=40)
    ] = {}
    language: Annotated[str, Meta(max_length=20)] = "en"


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
    """A brief, also as Markdown, and as HTML to print."""

    brief: briefs.Brief
    markdown: str
    html: str


class HeistMade(msgspec.Struct, frozen=True):
    """A heist: everything that was rolled, the GM's page, and the players' without secrets."""

    heist: Heist
    fields: tuple[HeistField, ...]
    double: bool
    kinds: tuple[HeistKind, ...]
    gm: Page
    players: Page


@cache
def _pack() -> ScorePack:
    return Score.from_toml().pack


def make_heist(order: HeistOrder, chance: Chance) -> HeistMade:
    pack = _pack()
    seed = order.seed or new_seed(chance)
    try:
        heist = generate(pack, seed, order.kind, order.again, order.by_hand)
    except HeistError as problem:
        raise EndpointError(problem.text) from None
    both = (briefs.gm_brief(pack, heist), briefs.players_brief(pack, heist))
    texts = Texts(pick_language(order.language))
    gm, players = (Page(brief, briefs.markdown(brief, texts), briefs.html([brief], texts)) for brief in both)
    made = tuple(HeistKind(kind, name) for kind, name in kinds(pack).items())
    return HeistMade(heist, _fields(pack, heist), heist.double, made, gm, players)


def _fields(pack: ScorePack, heist: Heist) -> tuple[HeistField, ...]:
    return tuple(
        HeistField(row.id, field_name(heist, row), field_text(pack, heist, row), field_note(row), row.entry == BY_HAND)
        for row in heist.fields
    )


ENDPOINTS = (Endpoint("/api/heist", HeistOrder, HeistMade, make_heist),)
