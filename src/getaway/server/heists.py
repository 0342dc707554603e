"""Score away from a table: heists to prepare an evening with, and campaigns to take along."""

import asyncio
import secrets
from typing import Annotated

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response

from getaway.games.score import briefs
from getaway.games.score.game import Score
from getaway.games.score.heist import DOUBLE, GONE_WRONG, Heist, HeistError, Seed, generate, kinds, new_seed
from getaway.games.score.pack import ScorePack
from getaway.kernel.chance import KeyedStream
from getaway.kernel.events import SPECTATOR
from getaway.kernel.game import CampaignError
from getaway.kernel.text import PRINTABLE
from getaway.server.answers import RefusedRequest, Routes, answer, body, client, download, limit, read
from getaway.server.doors import own_seat, visible_table
from getaway.server.house import House
from getaway.server.identity import Guest
from getaway.table.game_cache import game_of

FieldName = Annotated[str, Meta(min_length=1, max_length=40)]


class HeistOrder(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A heist to make: the same seed makes the same one. `again` says how often a field was rolled again, `by_hand`
    what was set in its place."""

    seed: Seed | None = None
    kind: FieldName | None = None
    again: Annotated[dict[FieldName, Annotated[int, Meta(ge=0, le=9999)]], Meta(max_length=40)] = {}
    by_hand: Annotated[
        dict[FieldName, Annotated[str, Meta(min_length=1, max_length=200, pattern=PRINTABLE)]], Meta(max_length=40)
    ] = {}


class HeistKind(msgspec.Struct, frozen=True):
    """What `kind` may be."""

    kind: str
    name: str


class Page(msgspec.Struct, frozen=True):
    """A brief, also as Markdown, and as HTML to print."""

    brief: briefs.Brief
    markdown: str
    html: str


class HeistMade(msgspec.Struct, frozen=True):
    """A heist: everything that was rolled, the GM's page, and the players' without secrets."""

    heist: Heist
    double: bool
    kinds: tuple[HeistKind, ...]
    gm: Page
    players: Page


class Story(msgspec.Struct, frozen=True):
    """What has happened over many games, told; empty where the log says it all."""

    words: str


class Heists:
    """The handlers."""

    def __init__(self, house: House) -> None:
        self._house = house

    def routes(self) -> Routes:
        """Method, path, handler."""
        return [
            ("POST", "/api/heist", self.heist),
            ("GET", "/api/tables/{table}/campaign", self.campaign),
            ("GET", "/api/tables/{table}/story", self.story),
        ]

    async def heist(self, request: Request, guest: Guest) -> Response:
        """A heist for Score, from a HeistOrder."""
        limit(self._house.looks.wait(client(request)), "heists")
        order = read(HeistOrder, await body(request))
        return answer(await asyncio.to_thread(_made, order))

    async def campaign(self, request: Request, guest: Guest) -> Response:
        """The campaign as a file, to go on with at another table; the GM's has his notes."""
        table = await visible_table(self._house, request, guest)
        seat = own_seat(table, request, guest)
        if table.play is None:
            raise RefusedRequest(409, "HR-2", "the game has not begun")
        try:
            data = table.game.export(table.play, seat)
        except CampaignError as problem:
            raise RefusedRequest(409, "HR-23", str(problem)) from None
        return download(data, f"{table.game.name}-campaign-{table.id[:8]}.json")

    async def story(self, request: Request, guest: Guest) -> Response:
        """The story so far, of what lies open."""
        table = await visible_table(self._house, request, guest)
        viewer = next(iter(table.seats_of(guest.visitor.id)), SPECTATOR)
        words = None if table.play is None or table.is_behind(viewer) else table.game.story(table.play)
        return answer(Story(words or ""))


def _made(order: HeistOrder) -> HeistMade:
    game = game_of("score")
    assert isinstance(game, Score)
    pack = game.pack
    seed = order.seed or new_seed(KeyedStream(secrets.token_bytes(32)))
    try:
        heist = generate(pack, seed, order.kind, order.again, order.by_hand)
    except HeistError as problem:
        raise RefusedRequest(409, "HR-3", str(problem)) from None
    gm, players = (_page(brief) for brief in (briefs.gm_brief(pack, heist), briefs.players_brief(pack, heist)))
    return HeistMade(heist, heist.double, _kinds(pack), gm, players)


def _page(brief: briefs.Brief) -> Page:
    return Page(brief, briefs.markdown(brief), briefs.html([brief]))


def _kinds(pack: ScorePack) -> tuple[HeistKind, ...]:
    names = {job.id: job.name for job in pack.jobs} | {DOUBLE: "Double Heist", GONE_WRONG: "Heist Gone Wrong"}
    return tuple(HeistKind(kind, names[kind]) for kind in kinds(pack))
