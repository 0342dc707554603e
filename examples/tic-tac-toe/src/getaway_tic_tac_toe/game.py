"""Moves, events, state and rules of tic-tac-toe."""

from functools import cache
from typing import Annotated, Any, Literal

import msgspec

from getaway.kernel.catalogue_game import CatalogueGame
from getaway.kernel.chance import Chance, load_chance
from getaway.kernel.event_text import event_message
from getaway.kernel.events import Event, Rejection
from getaway.kernel.fields import set_values, values_of
from getaway.kernel.moves import Move
from getaway.kernel.options import Options
from getaway.kernel.pack import Pack
from getaway.kernel.ruleset import Ruleset
from getaway.kernel.state import EVERYONE, State
from getaway.kernel.views import Offer
from getaway.text import Message, Seat, sayer

say = sayer("tic_tac_toe")
LINES = (0o007, 0o070, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124)
FULL = 0o777
WINS = [any(marks & line == line for line in LINES) for marks in range(FULL + 1)]
FREE = [[cell for cell in range(9) if not marks >> cell & 1] for marks in range(FULL + 1)]


class MarkCell(Move, frozen=True):
    """Mark a cell, numbered from 0 row by row."""

    cell: Annotated[int, msgspec.Meta(ge=0, le=8)]


OFFERS = [Offer(MarkCell(cell), say("offer-mark", cell=cell + 1), f"cell:{cell}") for cell in range(9)]


class CellMarked(Event):
    """A player marked a cell."""

    seat: int
    cell: int


class MatchOptions(Options, frozen=True):
    """How long a match is."""

    games: Literal["1", "50"] = "1"


class Board(msgspec.Struct, frozen=True):
    """What everybody sees: three rows of cells with X, O or their number, the games won, and how many are over."""

    rows: tuple[tuple[str, ...], ...]
    won: tuple[int, ...]
    played: int


class TicTacToeState(State):
    """A position: the cells of each seat as bits, the games they won, how many are over and of how many."""

    def __init__(self, chance: Chance, games: int) -> None:
        super().__init__(chance)
        self.games, self.played, self.turn = games, 0, 0
        self.marks, self.won = [0, 0], [0, 0]

    def fields(self) -> list[str]:
        return ["reveal_count", "games", "marks", "won", "played", "turn"]

    def clone(self) -> "TicTacToeState":
        twin = TicTacToeState(self.chance.clone(), self.games)
        twin.reveal_count, twin.played, twin.turn = self.reveal_count, self.played, self.turn
        twin.marks, twin.won = self.marks[:], self.won[:]
        return twin

    def dump(self) -> bytes:
        return msgspec.msgpack.encode([self.chance.dump(), values_of(self)])

    def __reduce__(self) -> tuple[Any, ...]:
        return load, (self.dump(),)

    def actor(self) -> int:
        return -1 if self.played == self.games else self.turn

    def pending(self) -> int:
        return 0 if self.played == self.games else 1 << self.turn

    def legal(self, seat: int) -> list[int]:
        return FREE[self.marks[0] | self.marks[1]][:] if seat == self.actor() >= 0 else []

    def apply(self, seat: int, move: int) -> None:
        self.marks[seat] |= 1 << move
        self.turn = 1 - seat
        if self.events is not None:
            self.emit(CellMarked(seat, move))
        won = WINS[self.marks[seat]]
        if won or self.marks[0] | self.marks[1] == FULL:
            self.won[seat] += won
            self.played += 1
            if self.played < self.games:
                self.marks = [0, 0]

    def seen_by(self, seat: int, move: int) -> int:
        return EVERYONE

    def determinize(self, seat: int, rng: Chance) -> None:
        """Nothing is hidden."""

    def info_key(self, seat: int) -> tuple[int, ...]:
        return (*self.marks, *self.won, self.played, self.turn)

    def scores(self) -> list[int]:
        return self.won[:]

    def returns(self) -> list[float]:
        ours, theirs = self.won
        return [0.5, 0.5] if ours == theirs else [float(ours > theirs), float(theirs > ours)]


def load(data: bytes) -> TicTacToeState:
    chance, values = msgspec.msgpack.decode(data)
    set_values(state := TicTacToeState(load_chance(chance), 1), values)
    return state


@cache
def rows(first: int, second: int) -> tuple[tuple[str, ...], ...]:
    """The three rows of a position. There are only a few thousand, so each is made once."""
    cells = ["X" if first >> cell & 1 else "O" if second >> cell & 1 else str(cell + 1) for cell in range(9)]
    return tuple(cells[:3]), tuple(cells[3:6]), tuple(cells[6:])


class Rules(Ruleset[TicTacToeState]):
    """What people see and may do."""

    def new_state(self, chance: Chance, seats: int, options: Options) -> TicTacToeState:
        assert isinstance(options, MatchOptions)
        return TicTacToeState(chance, int(options.games))

    def load_state(self, data: bytes) -> TicTacToeState:
        return load(data)

    def why_not(self, state: TicTacToeState, seat: int, number: int) -> Rejection | None:
        is_free = number in FREE[state.marks[0] | state.marks[1]]
        return None if is_free else Rejection("TT-1.2", say("already-marked"))

    def offer(self, state: TicTacToeState, seat: int, move: Move) -> Offer:
        assert isinstance(move, MarkCell)
        return OFFERS[move.cell]

    def prompt(self, state: TicTacToeState, viewer: int) -> Message:
        if state.actor() < 0:
            return say("prompt-over")
        return say("prompt-mark") if viewer == state.turn else say("prompt-wait", seat=Seat(state.turn))

    def phase(self, state: TicTacToeState) -> str:
        return "over" if state.actor() < 0 else "play"

    def rule(self, state: TicTacToeState) -> str:
        return "" if state.actor() < 0 else "TT-1.1"

    def board(self, state: TicTacToeState, viewer: int) -> Board:
        return Board(rows(*state.marks), tuple(state.won), state.played)

    def verdict(self, state: TicTacToeState) -> Message:
        (lost, _), (won, seat) = sorted((won, seat) for seat, won in enumerate(state.won))
        return say("verdict-won", winner=Seat(seat), won=won, lost=lost) if won > lost else say("verdict-draw")


class TicTacToe(CatalogueGame):
    """Three in a row."""

    name = "tic_tac_toe"
    title = "Tic-tac-toe"
    blurb = say("blurb")
    phases = ("play", "over")
    seat_counts = (2,)
    default_seats = 2
    rules_version = 1
    options_type = MatchOptions
    pack_type = Pack
    move_types = (MarkCell,)
    rules = Rules()

    def all_moves(self) -> list[Move]:
        return [MarkCell(cell) for cell in range(9)]

    def ruleset(self, seats: int) -> Rules:
        return self.rules

    def describe(self, event: Event) -> Message:
        return event_message(self.name, event, {"cell": lambda cell: cell + 1})
