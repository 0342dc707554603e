"""A visitor's profile: their finished games, and what those come to."""

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from getaway.server.http import RefusedRequest, answer, client, limit
from getaway.server.identity import visitor_of
from getaway.server.routes.subject import ApiRoute, Subject
from getaway.server.table_access import NAME
from getaway.store.store import Finished
from getaway.table.summary import Summary
from getaway.text.messages import Message, Text

PAGE = 10
"""Finished games in one answer."""
KINDS = 400
"""Rows of statistics in one answer."""


class FinishedSeat(msgspec.Struct, frozen=True):
    """Who played: a name, and the level of a bot."""

    name: Text
    bot: str | None


class FinishedGame(msgspec.Struct, frozen=True):
    """A game that you have finished. `ended` is in seconds since 1970. Without your `total` and `share` of the win it
    was given up, or it comes from an older database. Without a `place` all came out the same. `scenario` is what you
    played alone.
    """

    table: str
    game: str
    title: str
    ended: float
    seats: tuple[FinishedSeat, ...]
    you: int | None
    place: int | None
    total: int | None
    share: float | None
    scenario: str
    own_pack: bool
    result: Text | None


class FinishedPage(msgspec.Struct, frozen=True):
    """Finished games, newest first. `next` is the table after which the next ones follow."""

    games: tuple[FinishedGame, ...]
    next: str | None


class Results(Subject):
    def routes(self) -> list[ApiRoute]:
        return [("GET", "/api/results", self.results), ("GET", "/api/statistics", self.statistics)]

    async def results(self, request: Request) -> Response:
        """Your finished games, one page after another."""
        limit(self._service.reads.wait(client(request)), "questions")
        after = request.query_params.get("after", "")
        if after and not NAME.fullmatch(after):  # do not ask the database for it
            raise RefusedRequest(404, "HR-6", Message("table.no-such-table"))
        found = await self._store.finished_by(visitor_of(request).id, PAGE + 1, after)
        games = tuple(_finished(each) for each in found[:PAGE])
        return answer(FinishedPage(games, games[-1].table if len(found) > PAGE else None))

    async def statistics(self, request: Request) -> Response:
        """Your finished games, counted by game, number of seats, opponents and scenario."""
        limit(self._service.reads.wait(client(request)), "questions")
        found = await self._store.statistics_of(visitor_of(request).id, KINDS)
        return answer(sorted(found, key=lambda each: (each.game, each.seats, each.against, each.scenario)))


def _finished(found: Finished) -> FinishedGame:
    summary = msgspec.json.decode(found.summary, type=Summary)
    return FinishedGame(
        table=found.table,
        game=summary.game,
        title=summary.title,
        ended=found.ended,
        seats=tuple(FinishedSeat(seat.name, seat.bot) for seat in summary.seats),
        you=found.seat,
        place=found.place,
        total=found.total,
        share=found.share,
        scenario=found.scenario,
        own_pack=summary.own_pack,
        result=summary.result,
    )
