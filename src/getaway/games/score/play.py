"""A game of Score as tables know it: journal, undo, and the automatic GM."""

from typing import TYPE_CHECKING, Any

import msgspec

from getaway.games.score import engine, past, views
from getaway.games.score import moves as m
from getaway.games.score import paper_moves as p
from getaway.games.score.dice import Chain, draw_key
from getaway.games.score.offers import offers
from getaway.games.score.options import EarlierOptions, ScoreOptions
from getaway.games.score.prompts import expected, prompt, rule
from getaway.games.score.referee import Referee, copied
from getaway.games.score.say import say
from getaway.games.score.sealed_check import check_answer
from getaway.games.score.state import AUTOMATIC_GM, Answer, Hidden, Open
from getaway.games.score.warnings import warning
from getaway.kernel.chance import Chance, KeyedStream
from getaway.kernel.deal import OpenDeal
from getaway.kernel.events import GAME_OVER, AddressedEvent, Rejection
from getaway.kernel.explain import explain
from getaway.kernel.journal import Kept
from getaway.kernel.moves import Move
from getaway.kernel.play import Play, Refused
from getaway.kernel.state import EVERYONE
from getaway.kernel.views import Offer, Outcome, View
from getaway.text.messages import Text

if TYPE_CHECKING:
    from getaway.games.score.game import Score


GM_SEAT = 0
PAST_SINCE = 3
"""The version of the rules since which a heist can be put back."""
REMEMBERED = 50
"""How many moves back undo can go."""


NOT_A_STEP = (m.Narrate, p.ShowPerson, p.HidePerson, p.AddBoundary, p.RemoveBoundary, p.ThrowDice)
"""Moves that putting a heist back leaves alone: what was said, and papers that lie open."""
NOT_SECRET_STEPS = (m.WriteNote, m.Strike, p.EditNote, p.PrepareScene, p.EditScene, p.WritePerson, p.EditPerson)


class _Stored(msgspec.Struct, array_like=True):
    seats: int
    options: msgspec.Raw
    check: bytes
    open: Open
    hidden: Hidden
    key: bytes


class _StoredWithPast(_Stored, array_like=True):
    """From version 3 on, with the steps of the heist."""

    past: past.Stored


class ScorePlay(Play):
    """A GM and a crew. Without the hidden part it follows a players' record."""

    game: "Score"
    options: EarlierOptions

    def __init__(
        self, game: "Score", seats: int, options: EarlierOptions, open_part: Open, hidden: Hidden | None, chain: Chain
    ) -> None:
        super().__init__(game, seats, options)
        self.referee = Referee(
            game.pack,
            msgspec.convert(options, ScoreOptions, from_attributes=True),
            open_part,
            hidden,
            chain,
            version=game.rules_version,
            generate=game.generate,
        )
        self._undo: list[tuple[int, Open, int]] = []
        self._covered = 0
        self._automatic_moves()
        engine.taken_events(self.referee)
        self._open_journal()

    @property
    def sealed(self) -> bool:
        """Whether this is a players' record being followed."""
        return self.referee.hidden is None

    # Questions.

    def waiting_for(self) -> tuple[int, ...]:
        """Anyone may speak at any time, so all are waited for until the end; `board.expected` says for whom most."""
        return () if self.referee.open.phase == "over" else tuple(range(self.seats))

    def expected(self) -> int | None:
        return expected(self.referee)

    def offers(self, viewer: int) -> list[Offer]:
        self.check_viewer(viewer)
        if viewer < 0 or self.sealed:
            return []
        return offers(self.referee, viewer)

    def why_not(self, seat: int, move: Move) -> Rejection | None:
        if self.referee.open.phase == "over":
            return GAME_OVER
        if rejection := self.why_no_seat(seat):
            return rejection
        if type(move) in engine.HANDLERS and (rejection := engine.why_not_formed(move, self.sealed)):
            return rejection
        return engine.why_not(self.referee, seat, move)

    def warning(self, seat: int, move: Move) -> Text:
        return warning(self.referee, seat, move)

    def view(self, viewer: int) -> View:
        self.check_viewer(viewer)
        return View(
            game=self.game.name,
            viewer=viewer,
            seats=self.seats,
            phase=self.referee.open.phase,
            prompt=prompt(self.referee, viewer),
            rule=rule(self.referee),
            waiting_for=self.waiting_for(),
            offers=tuple(self.offers(viewer)),
            can_reset=False,
            can_take_back=viewer >= 0 and self.why_not_take_back(viewer) is None,
            board=views.board(self.referee, viewer),
            outcome=self.outcome(),
        )

    def outcome(self) -> Outcome | None:
        """Nobody plays against anybody: each has the share of the heists that were done."""
        open_part = self.referee.open
        if open_part.phase != "over":
            return None
        done = sum(chapter.how == "done" for chapter in open_part.history)
        heists = len(open_part.history)
        share = done / heists if heists else 0.0
        return Outcome((share,) * self.seats, (done,) * self.seats, say("verdict", done=done, heists=heists))

    # Moves.

    def submit(self, seat: int, move: Move) -> list[AddressedEvent]:
        if rejection := self.why_not(seat, move):
            raise Refused(rejection)
        if self.sealed:
            raise Refused(Rejection("HR-3", say("sealed-record")))
        before = copied(self.referee.open)
        known, answer = engine.make(self.referee, seat, move)
        self._note_undo(seat, known, before, acted=self._automatic_moves())
        self._record(seat, move, known, answer)
        events = engine.taken_events(self.referee)
        self._remember(move, events, secret=isinstance(known, m.Sealed))
        return events

    def apply_sealed(self, seat: int, move: Move, told: Any) -> list[AddressedEvent]:
        if not self.sealed:
            raise Refused(Rejection("HR-3", say("not-sealed")))
        try:
            answer = msgspec.convert(told, Answer)
        except msgspec.ValidationError as error:
            raise Refused(Rejection("HR-3", say("answer-unreadable", why=explain(error, Answer)))) from None
        hidden = isinstance(move, m.Sealed) and seat == self.referee.open.gm and self.referee.open.phase != "over"
        if not hidden and (rejection := self.why_not(seat, move)):
            raise Refused(rejection)
        if rejection := check_answer(self.referee, move, answer):
            raise Refused(rejection)
        before = copied(self.referee.open)
        engine.follow(self.referee, seat, move, answer)
        self._note_undo(seat, move, before, acted=False)
        self._record(seat, move, move, answer)
        events = engine.taken_events(self.referee)
        if not isinstance(move, m.Sealed):
            self._remember(move, events, secret=False)
        return events

    def _remember(self, move: Move, events: list[AddressedEvent], *, secret: bool) -> None:
        """Add a step to the history of the heist, for a GM in a seat."""
        referee = self.referee
        if referee.open.gm is None or referee.version < PAST_SINCE or isinstance(move, NOT_A_STEP):
            return
        if isinstance(move, m.StartHeist) or (referee.open.phase == "break" and referee.open.job is not None):
            referee.past.clear()
        if referee.open.phase == "heist" and not (secret and isinstance(move, NOT_SECRET_STEPS)):
            told = next((event for event in events if secret or event.audience == EVERYONE), None)
            message = self.game.describe(told.what) if told is not None else say("step-silent")
            referee.past.add(message, referee.open, referee.hidden, secret=secret)

    def _automatic_moves(self) -> bool:
        """Make the moves of the automatic GM that are due; whether there were any."""
        acted = self.options.gm == "auto" and self.game.automatic_gm(self.referee)
        self.referee.store_chance()
        return acted

    def _note_undo(self, seat: int, known: Move, before: Open, acted: bool) -> None:
        """A secret GM move leaves the players' undo stack unchanged."""
        if isinstance(known, m.Sealed):
            self._covered = len(self._undo)
            return
        handler = engine.HANDLERS[type(known)]
        if acted or handler.is_answered(known) or handler.final or self.referee.open.dice_used != before.dice_used:
            self._undo.clear()
            self._covered = 0
        else:
            self._undo.append((seat, before, self.referee.past.known))
            if len(self._undo) > REMEMBERED:
                del self._undo[0]
                self._covered = max(0, self._covered - 1)

    def why_not_take_back(self, seat: int) -> Rejection | None:
        covered = self._covered if seat == self.referee.open.gm else 0
        if len(self._undo) > covered and self._undo[-1][0] == seat:
            return None
        return Rejection("HR-4", say("nothing-to-undo"))

    def take_back(self, seat: int) -> None:
        if rejection := self.why_not_take_back(seat):
            raise Refused(rejection)
        _, self.referee.open, known = self._undo.pop()
        self.referee.past.undo(known, self.referee.open)
        self._covered = min(self._covered, len(self._undo))
        self._record(seat, None)

    # Records.

    def may_know_all(self, viewer: int) -> bool:
        return self.options.gm == "auto" or viewer == self.referee.open.gm

    def open_deal(self, commitment: str | None) -> OpenDeal | None:
        """As far as dice have fallen; in the middle of a heist that opens its other dice too."""
        if self.options.gm == "auto":
            return None
        open_part = self.referee.open
        links = open_part.links + (1 if open_part.dice_used else 0)
        return OpenDeal(self.referee.chain.link(links).hex(), commitment, links)

    def _position(self) -> bytes:
        return msgspec.msgpack.encode(self.referee.open)

    def dump(self) -> bytes:
        hidden = self.referee.hidden or Hidden(b"")
        options = msgspec.Raw(msgspec.msgpack.encode(self.options))
        parts = (self.seats, options, self._check, self.referee.open, hidden, self.referee.chain.end)
        if self.referee.version < PAST_SINCE:
            return msgspec.msgpack.encode(_Stored(*parts))
        return msgspec.msgpack.encode(_StoredWithPast(*parts, self.referee.past.stored()))

    def keep(self) -> Kept:
        return Kept(self.journal.copy(), self.choice_open, (self._undo.copy(), self._covered, self.referee.past.copy()))

    def restore(self, kept: Kept) -> None:
        super().restore(kept)
        self._undo, self._covered, self.referee.past = kept.undo


def load_play(game: "Score", data: bytes) -> ScorePlay:
    """The Play that `dump` stored, without journal and undo."""
    kind = _Stored if game.rules_version < PAST_SINCE else _StoredWithPast
    stored = msgspec.msgpack.decode(data, type=kind)
    options = msgspec.msgpack.decode(stored.options, type=game.options_type)
    play = ScorePlay(game, stored.seats, options, stored.open, stored.hidden, Chain(stored.key))
    play._check = stored.check
    if isinstance(stored, _StoredWithPast):
        play.referee.past = past.Past(stored.past)
    return play


def new_parts(seats: int, options: EarlierOptions, chance: Chance) -> tuple[Open, Hidden, Chain]:
    """The open part of a new game, the hidden one with a stream of its own, and the keys of the open dice."""
    chain = Chain(draw_key(chance))
    return first_part(seats, options, chain), Hidden(KeyedStream(draw_key(chance)).dump()), chain


def first_part(seats: int, options: EarlierOptions, chain: Chain) -> Open:
    return Open(seats, AUTOMATIC_GM if options.gm == "auto" else GM_SEAT, chain.link(0).hex())
