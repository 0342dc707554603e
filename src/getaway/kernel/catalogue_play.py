"""The Play of every game that has a State: one wrapper that converts moves to numbers and back."""

from typing import TYPE_CHECKING, Any, Generic

import msgspec

from getaway.kernel.events import (
    GAME_OVER,
    NO_SUCH_MOVE,
    NOT_YOUR_TURN,
    NOTHING_BEGUN,
    NOTHING_TO_UNDO,
    AddressedEvent,
    Event,
    Rejection,
)
from getaway.kernel.journal import Kept, StoredPlay
from getaway.kernel.moves import Move
from getaway.kernel.options import Options
from getaway.kernel.play import Play, Refused
from getaway.kernel.ruleset import Ruleset
from getaway.kernel.state import EVERYONE, S
from getaway.kernel.views import Offer, Outcome, View

if TYPE_CHECKING:
    from getaway.kernel.catalogue_game import CatalogueGame


class CataloguePlay(Play, Generic[S]):
    """A State with journal, undo, and sealed choices that are not confirmed yet.

    A sealed choice is many small moves that nobody else sees. Until the last of them they are a draft of their seat:
    the State, the journal and every other viewer know nothing of it.
    """

    # `game` is not declared again with its narrower type: tests/compiled/test_garbage_collection.py says why.

    def __init__(self, game: "CatalogueGame", seats: int, options: Options, state: S) -> None:
        super().__init__(game, seats, options)
        self.rules: Ruleset[S] = game.ruleset(seats)
        self._state = state
        self._drafts: list[list[int]] = [[] for _ in range(seats)]
        self._undo: list[tuple[int, bytes]] = []
        """Who made each move that can be taken back, and the position before it."""
        self._allowed: tuple[int, Move, int] | None = None
        """The last move found legal, with its seat and number, as long as nothing has changed since."""
        self._packed: bytes | None = None
        """The position as it is stored, once it has been requested."""
        self._packed_options = msgspec.Raw(msgspec.msgpack.encode(options))
        self._open_journal()

    # Questions.

    def state_for(self, viewer: int) -> S:
        """A copy of the position with this viewer's own draft applied. It contains all secrets."""
        state = self._state.clone()
        if viewer >= 0:
            for number in self._drafts[viewer]:
                state.apply(viewer, number)
        return state

    def current_state(self) -> S:
        """The position itself, with all secrets. Read it, never change it."""
        return self._state

    def _known_to(self, viewer: int) -> S:
        """The same, only for reading: not a copy if there is no draft."""
        return self.state_for(viewer) if viewer >= 0 and self._drafts[viewer] else self._state

    def waiting_for(self) -> tuple[int, ...]:
        pending = self._state.pending()
        return tuple([seat for seat in range(self.seats) if pending >> seat & 1])

    def talk(self) -> tuple[int, ...]:
        return self.rules.talk(self._state, self.seats)

    def redact(self, event: Event) -> Event:
        return self.rules.redact(self._state, event)

    def offers(self, viewer: int) -> list[Offer]:
        self.check_viewer(viewer)
        state = self._known_to(viewer)
        return [self.rules.offer(state, viewer, self.game.catalogue.moves[number]) for number in state.legal(viewer)]

    def why_not(self, seat: int, move: Move) -> Rejection | None:
        if self._state.actor() < 0:
            return GAME_OVER
        if rejection := self.why_no_seat(seat):
            return rejection
        if not self._state.pending() >> seat & 1:
            return NOT_YOUR_TURN
        number = self.game.catalogue.number(move)
        if number is None:
            return NO_SUCH_MOVE
        rejection = self.rules.why_not(self._known_to(seat), seat, number)
        if rejection is None:
            self._allowed = (seat, move, number)
        return rejection

    def view(self, viewer: int) -> View:
        self.check_viewer(viewer)
        state = self._known_to(viewer)
        waiting_for = self.waiting_for()
        return View(
            game=self.game.name,
            viewer=viewer,
            seats=self.seats,
            phase=self.rules.phase(state),
            prompt=self.rules.prompt(state, viewer),
            rule=self.rules.rule(state),
            waiting_for=waiting_for,
            offers=tuple(self.offers(viewer)) if viewer in waiting_for else (),
            can_reset=viewer >= 0 and bool(self._drafts[viewer]),
            can_take_back=viewer >= 0 and self.why_not_take_back(viewer) is None,
            board=self.rules.board(state, viewer),
            outcome=self.outcome(),
        )

    def outcome(self) -> Outcome | None:
        if self._state.actor() >= 0:
            return None
        state = self._state
        return Outcome(tuple(state.returns()), tuple(state.scores()), self.rules.verdict(state))

    # Moves.

    def submit(self, seat: int, move: Move) -> list[AddressedEvent]:
        number = self._number_of_legal(seat, move)
        if self._known_to(seat).seen_by(seat, number) == EVERYONE:
            return self._commit(seat, number)
        drafted = self.state_for(seat)
        before = drafted.reveal_count
        drafted.apply(seat, number)
        self._drafts[seat].append(number)
        self._allowed = None
        if drafted.reveal_count == before:
            return []
        choice, self._drafts[seat] = self._drafts[seat], []
        return [event for number in choice for event in self._commit(seat, number)]

    def _number_of_legal(self, seat: int, move: Move) -> int:
        """The number of a legal move. The answer of the last check is reused."""
        if self._allowed is None or self._allowed[0] != seat or self._allowed[1] is not move:
            rejection = self.why_not(seat, move)
            if rejection is not None:
                raise Refused(rejection)
        assert self._allowed is not None
        return self._allowed[2]

    def replay_move(self, seat: int, move: Move) -> list[AddressedEvent]:
        number = self.game.catalogue.number(move)
        assert number is not None
        before = self._state.reveal_count
        hidden = self._state.seen_by(seat, number) != EVERYONE
        events = self._commit(seat, number)
        self.choice_open = hidden and self._state.reveal_count == before
        return events

    def _commit(self, seat: int, number: int) -> list[AddressedEvent]:
        state = self._state
        before, revealed = self._position_packed(), state.reveal_count
        state.events = []
        state.apply(seat, number)
        events, state.events = state.events, None
        self._allowed = self._packed = None
        if state.reveal_count == revealed and state.actor() >= 0:
            self._undo.append((seat, before))
        else:
            self._undo.clear()  # the end of the game reveals its seed
        self._record(seat, self.game.catalogue.moves[number])
        return events

    def why_not_reset(self, seat: int) -> Rejection | None:
        if rejection := self.why_no_seat(seat):
            return rejection
        return None if self._drafts[seat] else NOTHING_BEGUN

    def reset_choice(self, seat: int) -> Rejection | None:
        rejection = self.why_not_reset(seat)
        if rejection is None:
            self._drafts[seat].clear()
            self._allowed = None
        return rejection

    def why_not_take_back(self, seat: int) -> Rejection | None:
        if rejection := self.why_no_seat(seat):
            return rejection
        if self._drafts[seat] or (self._undo and self._undo[-1][0] == seat):
            return None
        return NOTHING_TO_UNDO

    def take_back(self, seat: int) -> None:
        rejection = self.why_not_take_back(seat)
        if rejection is not None:
            raise Refused(rejection)
        if self._drafts[seat]:
            self._drafts[seat].pop()
            self._allowed = None
            return
        self._packed = self._undo.pop()[1]
        self._state = self.rules.load_state(self._packed)
        self._allowed = None
        self._record(seat, None)

    def dump(self) -> bytes:
        return msgspec.msgpack.encode(
            StoredPlay(self.seats, self._packed_options, self._check, self._position_packed())
        )

    def keep(self) -> Kept:
        return Kept(self.journal.copy(), self.choice_open, self._undo.copy(), [draft.copy() for draft in self._drafts])

    def restore(self, kept: Kept) -> None:
        super().restore(kept)
        self._undo, self._drafts = kept.undo, kept.drafts

    def _position_packed(self) -> bytes:
        if self._packed is None:
            self._packed = self._state.dump()
        return self._packed


def load_play(game: "CatalogueGame", data: bytes) -> CataloguePlay[Any]:
    """The Play that `dump` stored: the position and its check, without drafts, journal and undo."""
    stored = msgspec.msgpack.decode(data, type=StoredPlay)
    options = msgspec.msgpack.decode(stored.options, type=game.options_type)
    play = CataloguePlay(game, stored.seats, options, game.ruleset(stored.seats).load_state(stored.state))
    play._check = stored.check
    return play
