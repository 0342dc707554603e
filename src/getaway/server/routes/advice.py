"""Hints and odds over HTTP, as far as the table allows (HR-21), and warnings before a sealed choice."""

from collections.abc import Callable
from typing import Annotated, TypeVar

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response

from getaway.kernel.errors import IllegalMove
from getaway.kernel.events import Rejection
from getaway.kernel.moves import UnreadableMove
from getaway.server.cpu import current_asker
from getaway.server.http import answer, body, limit, read, refuse, refused_jobs
from getaway.server.identity import visitor_of
from getaway.server.routes.subject import ApiRoute, Subject
from getaway.server.say import say
from getaway.server.table_access import own_seat, visible_table
from getaway.table import advice
from getaway.table.bots import TIMEOUT_BOT, Sample, sample_of
from getaway.table.commands import SomeMove
from getaway.table.house_rules import NOT_BEGUN
from getaway.table.rehearse import warning_about
from getaway.table.table import Table
from getaway.text.messages import Text

T = TypeVar("T")

NO_HINT = Rejection("HR-21", say("no-hint"))
MOST_WAITING = 4
"""How many hints and odds of one visitor may wait for a worker."""


class OddsLines(msgspec.Struct, frozen=True):
    """Odds, one line each; empty if there are none to compute. `after`: they are about your last move."""

    seat: int
    after: bool
    lines: list[Text]


class ChoiceToCheck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole sealed choice that has not been made yet."""

    moves: Annotated[tuple[SomeMove, ...], Meta(min_length=1, max_length=100)]


class ChoiceChecked(msgspec.Struct, frozen=True):
    """The game's warning in words if the choice is an obvious mistake; otherwise empty."""

    seat: int
    warning: Text


class Advice(Subject):
    def routes(self) -> list[ApiRoute]:
        return [
            ("GET", "/api/tables/{table}/hint", self.hint),
            ("GET", "/api/tables/{table}/odds", self.odds),
            ("POST", "/api/tables/{table}/check", self.check),
        ]

    async def hint(self, request: Request) -> Response:
        """Your legal moves, the best first."""
        table, seat = await self._asked(request)
        if rejection := advice.why_no_hint(table, seat):
            raise refuse(rejection)
        assert table.play is not None
        sample = sample_of(TIMEOUT_BOT, table.play, seat)
        try:
            return answer(await self._computed(advice.hints_from, sample, quick=False))
        except IllegalMove as defect:
            self._service.report_bot_defect(table, seat, str(defect))
            raise refuse(NO_HINT) from defect

    async def odds(self, request: Request) -> Response:
        table, seat = await self._asked(request)
        rejection = advice.why_no_odds(table, seat)
        if rejection is advice.NOT_YET:  # not an error: there will be odds later
            return answer(OddsLines(seat, after=True, lines=[]))
        if rejection is not None:
            raise refuse(rejection)
        lines = await self._computed(advice.odds_from, advice.sample_for_odds(table, seat), quick=True)
        return answer(OddsLines(seat, table.setup.odds == "after", lines))

    async def check(self, request: Request) -> Response:
        """Whether a sealed choice is an obvious mistake, as far as its seat can know. No move is made."""
        table, seat = await self._asked(request)
        if table.play is None:
            raise refuse(NOT_BEGUN)
        sent = read(ChoiceToCheck, await body(request)).moves
        try:
            moves = tuple(table.game.codec.read(move) for move in sent)
        except UnreadableMove as problem:
            raise refuse(Rejection("HR-3", say("not-a-move", why=problem.text)), 400) from None
        found = warning_about(table.play, seat, moves)
        if isinstance(found, Rejection):
            raise refuse(found)
        return answer(ChoiceChecked(seat, found))

    async def _asked(self, request: Request) -> tuple[Table, int]:
        table = await visible_table(self._service, request)
        seat = own_seat(table, request)
        limit(self._service.advice.wait(visitor_of(request).id), "questions")
        return table, seat

    async def _computed(self, work: Callable[[Sample], T], sample: Sample, *, quick: bool) -> T:
        with refused_jobs("HR-21"):
            return await self._service.think(work, sample, current_asker.get(), quick=quick, most_waiting=MOST_WAITING)
