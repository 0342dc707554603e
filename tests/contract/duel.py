"""Duel: a small game with secrets, for tests that plant faults in it.

Two rounds: each seat draws a card and in secret keeps or swaps it; then the cards are shown, and the highest one wins.
There are two seats; a subclass may have more.
"""

from collections.abc import Sequence
from typing import Any, ClassVar

import msgspec

from getaway.kernel.catalogue_game import CatalogueGame
from getaway.kernel.chance import Chance, SplitMix, load_chance
from getaway.kernel.events import Event, Rejection
from getaway.kernel.fields import set_values, values_of
from getaway.kernel.moves import Move
from getaway.kernel.options import Options
from getaway.kernel.pack import Pack
from getaway.kernel.rulebook import Rulebook
from getaway.kernel.ruleset import Ruleset
from getaway.kernel.state import State
from getaway.kernel.views import Offer
from getaway.testing.adapter import Adapter
from getaway.text.catalogs import ENGLISH
from getaway.text.messages import Text

CARDS, ROUNDS, OPEN = 3, 2, -1
PACK = b'source = "printed"\npack = {game = "duel", name = "Duel", version = 1}\n'


class Keep(Move, frozen=True):
    pass


class Swap(Move, frozen=True):
    pass


class NoOptions(Options, frozen=True):
    pass


class Sealed(Event):
    seat: int


class Dealt(Event):
    card: int


class Shown(Event):
    cards: list[int]


class DuelState(State):
    seats = 2

    def __init__(self, chance: Chance) -> None:
        super().__init__(chance)
        self.round = 0
        self.hands = [0] * self.seats
        self.sealed = [OPEN] * self.seats
        self.won = [0] * self.seats

    def fields(self) -> list[str]:
        return ["reveal_count", "round", "hands", "sealed", "won"]

    def clone(self) -> "DuelState":
        twin = type(self)(self.chance.clone())
        set_values(twin, [value[:] if isinstance(value, list) else value for value in values_of(self)])
        return twin

    def dump(self) -> bytes:
        return msgspec.msgpack.encode([self.chance.dump(), values_of(self)])

    def __reduce__(self) -> tuple[Any, ...]:
        return load, (type(self), self.dump())

    def pending(self) -> int:
        waiting = sum(1 << seat for seat, choice in enumerate(self.sealed) if choice == OPEN)
        return waiting if self.round < ROUNDS else 0

    def actor(self) -> int:
        return self.sealed.index(OPEN) if self.round < ROUNDS else -1

    def legal(self, seat: int) -> list[int]:
        return [0, 1] if seat >= 0 and self.pending() >> seat & 1 else []

    def apply(self, seat: int, move: int) -> None:
        self.sealed[seat] = move
        self.mark_revealed()
        if self.events is not None:
            self.emit(Sealed(seat))
        if OPEN in self.sealed:
            return
        for each in range(self.seats):
            if self.sealed[each]:
                self.hands[each] = self.draw(CARDS)
        if self.events is not None:
            self.emit(Shown(self.hands[:]))
        if self.hands.count(max(self.hands)) == 1:
            self.won[self.hands.index(max(self.hands))] += 1
        self.round += 1
        self.deal()

    def deal(self) -> None:
        if self.round < ROUNDS:
            self.sealed = [OPEN] * self.seats
            self.hands = [self.draw(CARDS) for _ in range(self.seats)]
            for seat, card in enumerate(self.hands if self.events is not None else ()):
                self.emit(Dealt(card), 1 << seat)

    def seen_by(self, seat: int, move: int) -> int:
        return 1 << seat

    def determinize(self, seat: int, rng: Chance) -> None:
        self.chance = SplitMix(rng.word(), rng.word())
        for other in set(range(self.seats)) - {seat}:
            if self.round < ROUNDS:
                self.hands[other] = rng.below(CARDS)
                self.sealed[other] = rng.below(2) if self.sealed[other] != OPEN else OPEN

    def info_key(self, seat: int) -> tuple[int, ...]:
        own = (self.hands[seat], self.sealed[seat]) if seat >= 0 else ()
        shown = self.hands if self.round == ROUNDS else ()
        return (self.round, *own, *(choice == OPEN for choice in self.sealed), *self.won, *shown)

    def scores(self) -> list[int]:
        return self.won[:]

    def returns(self) -> list[float]:
        winners = self.won.count(max(self.won))
        return [1 / winners if won == max(self.won) else 0.0 for won in self.won]


def load(kind: type[DuelState], data: bytes) -> DuelState:
    chance, values = msgspec.msgpack.decode(data)
    state = kind(load_chance(chance))
    set_values(state, values)
    return state


class Board(msgspec.Struct, frozen=True):
    round: int
    won: tuple[int, ...]
    has_sealed: tuple[bool, ...]
    cards: tuple[int, ...]
    sealed: int


class DuelRules(Ruleset[DuelState]):
    state_type = DuelState

    def new_state(self, chance: Chance, seats: int, options: Options) -> DuelState:
        state = self.state_type(chance)
        state.deal()
        return state

    def load_state(self, data: bytes) -> DuelState:
        return load(self.state_type, data)

    def why_not(self, state: DuelState, seat: int, number: int) -> Rejection | None:
        return None

    def offer(self, state: DuelState, seat: int, move: Move) -> Offer:
        return Offer(move, type(move).__name__, "card")

    def prompt(self, state: DuelState, viewer: int) -> Text:
        return "Keep your card or swap it."

    def phase(self, state: DuelState) -> str:
        return "over" if state.actor() < 0 else "seal"

    def rule(self, state: DuelState) -> str:
        return "" if state.actor() < 0 else "DU-1.1"

    def board(self, state: DuelState, viewer: int) -> Board:
        own = (state.hands[viewer],) if viewer >= 0 else ()
        cards = tuple(state.hands) if state.actor() < 0 else own
        has_sealed = tuple(choice != OPEN for choice in state.sealed)
        return Board(state.round, tuple(state.won), has_sealed, cards, state.sealed[viewer] if viewer >= 0 else OPEN)

    def verdict(self, state: DuelState) -> str:
        return f"{' to '.join(map(str, state.won))}."


class Duel(CatalogueGame):
    name = "duel"
    title = "Duel"
    blurb: ClassVar[Text] = "A toy."
    phases = {"seal": "Keep or swap", "over": "The end"}  # noqa: RUF012
    seat_counts = (2,)
    default_seats = 2
    rules_version = 1
    options_type = NoOptions
    pack_type = Pack
    move_types: ClassVar[tuple[type[Move], ...]] = (Keep, Swap)
    rules_type = DuelRules

    @classmethod
    def standard_pack_text(cls) -> bytes:
        return PACK

    @classmethod
    def rulebook(cls, language: str = ENGLISH) -> Rulebook:
        return Rulebook("# Duel\n\n## 1 The game\n- **DU-1.1** Keep your card, or swap it.\n")

    def all_moves(self) -> list[Move]:
        return [Keep(), Swap()]

    def ruleset(self, seats: int) -> DuelRules:
        return self.rules_type()

    def describe(self, event: Event) -> str:
        return repr(event)


class DuelAdapter(Adapter):
    small_cases: Sequence[tuple[int, Options, int]] = ((2, NoOptions(), 3),)
    hidden_moves = 1
    simultaneous = True
    take_back = False
    longest = 5


def planted(state: type[DuelState] = DuelState, rules: type[DuelRules] = DuelRules, **more: object) -> type[Duel]:
    """The game with a fault in its State, its rules or the game itself."""
    parts = {"__module__": __name__, "rules_type": type("Rules", (rules,), {"state_type": state}), **more}
    return type("Duel", (Duel,), parts)
