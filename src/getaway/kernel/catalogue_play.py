"""The Play of every game that has a State: one wrapper that converts moves to numbers and back."""

from typing import TYPE_CHECKING, Any, Generic

import msgspec

from getaway.kernel.chance import seeded
from getaway.kernel.events import (
    GAME_OVER,
    NO_SUCH_MOVE,
    NOT_YOUR_TURN,
    NOTHING_BEGUN,
    NOTHING_SEALED,
    NOTHING_TO_UNDO,
    AddressedEvent,
    Event,
    Rejection,
)
from getaway.kernel.head import Seat, SeatChange
from getaway.kernel.journal import Kept, SealedRound, StoredPlay
from getaway.kernel.moves import Move
from getaway.kernel.options import Options
from getaway.kernel.play import Play, Refused
from getaway.kernel.ruleset import Ruleset
from getaway.kernel.state import EVERYONE, S, State
from getaway.kernel.views import Offer, Outcome, View

if TYPE_CHECKING:
    from getaway.kernel.catalogue_game import CatalogueGame


class CataloguePlay(Play, Generic[S]):
    """A State with journal, undo, and sealed choices that are not confirmed yet.

    A sealed choice is many small moves that nobody else sees. Until the last of them they are a draft of their seat:
    the State, the journal and every other viewer know nothing of it.

    Where several seats choose at once, a sealed choice can be opened again until the last seat has sealed (HR-38). Then
    it stays where it is, and its seat drafts another one. Sealing that replaces it as if it had been made at first:
    State, journal and checks hold no trace of the earlier one.
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
        self._round: SealedRound | None = None
        """Choices that are sealed while others still choose."""
        self._reopened = 0
        """The seats that have opened theirs again, a bit each."""
        self._packed: bytes | None = None
        """The position as it is stored, once it has been requested."""
        self._packed_options = msgspec.Raw(msgspec.msgpack.encode(options))
        self._open_journal()

    # Questions.

    def state_for(self, viewer: int) -> S:
        """A copy of the position with this viewer's own draft applied, and without a choice that they have opened
        again. It contains all secrets.
        """
        if viewer < 0:
            return self._state.clone()
        state = self.state_before_draft(viewer)
        for number in self._drafts[viewer]:
            state.apply(viewer, number)
        return state

    def state_before_draft(self, seat: int) -> S:
        """The same without the draft."""
        if not self._has_reopened(seat):
            return self._state.clone()
        assert self._round is not None
        state = self.rules.load_state(self._round.position)
        for other, number in self._round.without(seat):
            state.apply(other, number)
        return state

    def _has_reopened(self, seat: int) -> bool:
        return seat >= 0 and self._reopened >> seat & 1 == 1

    def current_state(self) -> S:
        """The position itself, with all secrets. Read it, never change it."""
        return self._state

    def _known_to(self, viewer: int) -> S:
        """The same, only for reading: not a copy if the viewer knows the position itself."""
        if viewer >= 0 and (self._drafts[viewer] or self._has_reopened(viewer)):
            return self.state_for(viewer)
        return self._state

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
        if not (self._state.pending() >> seat & 1 or self._has_reopened(seat)):
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
        reopened = self._has_reopened(viewer)
        if reopened:  # for the viewer's own eyes: nobody else waits for them
            waiting_for = tuple(sorted((*waiting_for, viewer)))
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
            can_reopen=viewer >= 0 and self.why_not_reopen(viewer) is None,
            reopened=reopened,
            final=self._final(state, viewer) if viewer in waiting_for else (),
        )

    def _final(self, state: S, seat: int) -> tuple[int, ...]:
        """Which of the offers of a seat cannot be unmade. They are tried in a world in which everything is redrawn that
        the seat cannot know, so that the answer tells nothing.
        """
        legal = state.legal(seat)
        if len(legal) < 2:
            return ()
        world = state.clone()
        world.determinize(seat, seeded(0))
        return tuple([at for at, number in enumerate(legal) if _cannot_be_unmade(world.clone(), seat, number)])

    def outcome(self) -> Outcome | None:
        if self._state.actor() >= 0:
            return None
        state = self._state
        return Outcome(tuple(state.returns()), tuple(state.scores()), self.rules.verdict(state))

    # Moves.

    def submit(self, seat: int, move: Move) -> list[AddressedEvent]:
        number = self._number_of_legal(seat, move)
        reopened = self._has_reopened(seat)
        if not reopened and self._known_to(seat).seen_by(seat, number) == EVERYONE:
            return self._commit(seat, number)
        drafted = self.state_for(seat)
        before = drafted.reveal_count
        drafted.apply(seat, number)
        self._drafts[seat].append(number)
        self._allowed = None
        if drafted.reveal_count == before:
            return []
        choice, self._drafts[seat] = self._drafts[seat], []
        if reopened:
            return self._replace(seat, choice)
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
        others = state.pending() & ~(1 << seat)
        begun = self._round_with(seat, number, before) if others and state.seen_by(seat, number) != EVERYONE else None
        drawn = state.chance.dump() if begun is not None else b""
        state.events = []
        state.apply(seat, number)
        events, state.events = state.events, None
        self._allowed = self._packed = None
        sealed = state.reveal_count != revealed
        if not sealed and state.actor() >= 0:
            self._undo.append((seat, before))
        else:
            self._undo.clear()  # the end of the game reveals its seed
        if begun is not None and sealed:
            # What draws, or lets somebody else decide, was the last choice of all.
            is_open = state.pending() == others and state.chance.dump() == drawn
            begun = msgspec.structs.replace(begun, sealed=begun.sealed | 1 << seat) if is_open else None
        self._round = begun
        if begun is None:
            self._close_reopened()
        self._record(seat, self.game.catalogue.moves[number])
        return events

    def _round_with(self, seat: int, number: int, position: bytes) -> SealedRound:
        """The choices made at once so far, with one more move in secret."""
        known = self._round or SealedRound(position, self._check, len(self.journal), len(self.seat_changes))
        return msgspec.structs.replace(known, steps=(*known.steps, (seat, number)))

    def _close_reopened(self) -> None:
        """Every choice is sealed: what was begun in place of one is dropped."""
        for seat in self.reopened():
            self._drafts[seat].clear()
        self._reopened = 0

    def _replace(self, seat: int, choice: list[int]) -> list[AddressedEvent]:
        """Put another choice of a seat in place of the one it has sealed, as if it had been made at first. Returns only
        what the seat alone sees.
        """
        known = self._round
        assert known is not None
        steps = known.replaced(seat, choice)
        self._rewritten += len(self.journal) - known.entries
        self.journal = self.journal[: known.entries]
        self.seat_changes = self.seat_changes[: known.changes]
        self._state, self._check = self.rules.load_state(known.position), known.check
        own: list[AddressedEvent] = []
        for step in steps:
            if isinstance(step, SeatChange):
                super().change_seat(step.seat, step.now)
                continue
            mover, number = step
            self._state.events = []
            self._state.apply(mover, number)
            events, self._state.events = self._state.events, None
            if mover == seat:
                own += [event for event in events if event.audience == 1 << seat]
            self._packed = None
            self._record(mover, self.game.catalogue.moves[number])
        self._allowed = None
        self._round = msgspec.structs.replace(known, steps=tuple(steps))
        self._reopened &= ~(1 << seat)
        return own

    def change_seat(self, seat: int, now: Seat) -> None:
        before = len(self.seat_changes)
        super().change_seat(seat, now)
        if self._round is not None and len(self.seat_changes) > before:
            self._round = msgspec.structs.replace(self._round, steps=(*self._round.steps, self.seat_changes[-1]))

    def reopened(self) -> tuple[int, ...]:
        return tuple([seat for seat in range(self.seats) if self._reopened >> seat & 1])

    def why_not_reopen(self, seat: int) -> Rejection | None:
        if rejection := self.why_no_seat(seat):
            return rejection
        sealed = 0 if self._round is None else self._round.sealed & ~self._reopened
        return None if sealed >> seat & 1 else NOTHING_SEALED

    def reopen(self, seat: int) -> Rejection | None:
        rejection = self.why_not_reopen(seat)
        if rejection is None:
            assert self._round is not None
            self._reopened |= 1 << seat
            self._drafts[seat] = self._round.moves_of(seat)[:-1]  # the last move seals
            self._allowed = None
        return rejection

    def why_not_keep_sealed(self, seat: int) -> Rejection | None:
        if rejection := self.why_no_seat(seat):
            return rejection
        return None if self._has_reopened(seat) else NOTHING_SEALED

    def keep_sealed(self, seat: int) -> Rejection | None:
        rejection = self.why_not_keep_sealed(seat)
        if rejection is None:
            self._reopened &= ~(1 << seat)
            self._drafts[seat].clear()
            self._allowed = None
        return rejection

    def without_draft(self, seat: int) -> "CataloguePlay[S]":
        twin = super().without_draft(seat)
        assert isinstance(twin, CataloguePlay)
        twin._state, twin._packed = self.state_before_draft(seat), None
        return twin

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
        self._round = None
        self._packed = self._undo.pop()[1]
        self._state = self.rules.load_state(self._packed)
        self._allowed = None
        self._record(seat, None)

    def dump(self) -> bytes:
        return msgspec.msgpack.encode(
            StoredPlay(self.seats, self._packed_options, self._check, self._position_packed())
        )

    def keep(self) -> Kept:
        return Kept(
            self.journal.copy(),
            self.choice_open,
            self.seat_changes.copy(),
            self._undo.copy(),
            [draft.copy() for draft in self._drafts],
            self._round,
            self._reopened,
        )

    def restore(self, kept: Kept) -> None:
        super().restore(kept)
        self._undo, self._drafts = kept.undo, kept.drafts
        self._round, self._reopened = kept.round, kept.reopened

    def _position_packed(self) -> bytes:
        if self._packed is None:
            self._packed = self._state.dump()
        return self._packed


def _cannot_be_unmade(world: State, seat: int, number: int) -> bool:
    """Whether a move draws, shows or ends something, or is the last of choices that are made at once. Changes the world
    that it is tried in.
    """
    others = world.pending() & ~(1 << seat)
    secret = world.seen_by(seat, number) != EVERYONE
    before, drawn = world.reveal_count, world.chance.dump()
    world.apply(seat, number)
    if secret and others and world.pending() == others and world.chance.dump() == drawn:
        return False  # it can be opened again until the others have sealed
    return world.reveal_count != before or world.pending() >> seat & 1 == 0


def load_play(game: "CatalogueGame", data: bytes) -> CataloguePlay[Any]:
    """The Play that `dump` stored: the position and its check, without drafts, journal and undo."""
    stored = msgspec.msgpack.decode(data, type=StoredPlay)
    options = msgspec.msgpack.decode(stored.options, type=game.options_type)
    play = CataloguePlay(game, stored.seats, options, game.ruleset(stored.seats).load_state(stored.state))
    play._check = stored.check
    return play
