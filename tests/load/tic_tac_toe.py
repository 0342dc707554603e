"""Tic-tac-toe for the load test: the same small game for this server and for others.

A match is a number of games in a row on one board, so that moves are measured and not the setting up of tables.
"""

from functools import cache
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from getaway.kernel.catalogue_game import CatalogueGame
from getaway.kernel.chance import Chance, SplitMix
from getaway.kernel.events import Fact, Rejection
from getaway.kernel.moves import Move
from getaway.kernel.options import Options
from getaway.kernel.pack import Pack
from getaway.kernel.ruleset import Ruleset
from getaway.kernel.state import EVERYONE, State
from getaway.kernel.views import Offer

GAMES = 50
LINES = (0o007, 0o070, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124)
FULL = 0o777
IS_ROW = tuple(any(marks & line == line for line in LINES) for marks in range(FULL + 1))
FREE = tuple([cell for cell in range(9) if not marks >> cell & 1] for marks in range(FULL + 1))
_NO_CHANCE = SplitMix(0, 0)
PACK = b'source = "printed"\n[pack]\ngame = "tic_tac_toe"\nname = "Tic-tac-toe"\nversion = 1\n'


class ClickCell(Move, frozen=True):
    """Mark a cell."""

    cell: Annotated[int, Meta(ge=0, le=8)]


class CellMarked(Fact):
    """A cell was marked."""

    seat: int
    cell: int


class Board(msgspec.Struct, frozen=True):
    """Whose each cell is, how many games were won, and how many are over."""

    cells: tuple[int | None, ...]
    won: tuple[int, ...]
    played: int


class Nines(State):
    """The marks of both, the games they won, and the number of games that are over."""

    def __init__(self, marks: list[int], won: list[int], played: int, turn: int) -> None:
        super().__init__(_NO_CHANCE)
        self.marks = marks
        self.won = won
        self.played = played
        self.turn = turn

    def pending(self) -> int:
        return 0 if self.played == GAMES else 1 << self.turn

    def actor(self) -> int:
        return -1 if self.played == GAMES else self.turn

    def legal(self, seat: int) -> list[int]:
        if seat != self.actor():
            return []
        return FREE[self.marks[0] | self.marks[1]][:]

    def apply(self, seat: int, move: int) -> None:
        self.marks[seat] |= 1 << move
        if self.events is not None:
            self.tell(CellMarked(seat, move))
        self.turn = 1 - seat
        won = IS_ROW[self.marks[seat]]
        if won or self.marks[0] | self.marks[1] == FULL:
            self.won[seat] += won
            self.played += 1
            self.marks = [0, 0]

    def seen_by(self, seat: int, move: int) -> int:
        return EVERYONE

    def clone(self) -> "Nines":
        copy = Nines(self.marks[:], self.won[:], self.played, self.turn)
        copy.disclosed = self.disclosed
        return copy

    def returns(self) -> list[float]:
        ours, theirs = self.won
        return [0.5, 0.5] if ours == theirs else [float(ours > theirs), float(ours < theirs)]

    def scores(self) -> list[int]:
        return self.won[:]

    def dump(self) -> bytes:
        return msgspec.msgpack.encode((self.marks, self.won, self.played, self.turn))


@cache
def cells(first: int, second: int) -> tuple[int | None, ...]:
    """Whose each cell is."""
    return tuple(0 if first >> cell & 1 else 1 if second >> cell & 1 else None for cell in range(9))


class MatchRuleset(Ruleset[Nines]):
    """The rules of a match."""

    def __init__(self) -> None:
        self._offers = [Offer(ClickCell(cell), f"Mark cell {cell + 1}", f"cell:{cell}") for cell in range(9)]

    def new_state(self, chance: Chance, seats: int, options: Options) -> Nines:
        return Nines([0, 0], [0, 0], 0, 0)

    def load_state(self, data: bytes) -> Nines:
        return Nines(*msgspec.msgpack.decode(data))

    def why_not(self, state: Nines, seat: int, number: int) -> Rejection | None:
        is_taken = (state.marks[0] | state.marks[1]) >> number & 1
        return Rejection("HR-3", "that cell is taken") if is_taken else None

    def offer(self, state: Nines, seat: int, move: Move) -> Offer:
        assert isinstance(move, ClickCell)
        return self._offers[move.cell]

    def prompt(self, state: Nines, viewer: int) -> str:
        return "Mark a cell." if viewer == state.actor() else "The other marks a cell."

    def rule(self, state: Nines) -> str:
        return ""

    def phase(self, state: Nines) -> str:
        return "over" if state.actor() < 0 else "play"

    def board(self, state: Nines, viewer: int) -> Any:
        return Board(cells(*state.marks), tuple(state.won), state.played)

    def verdict(self, state: Nines) -> str:
        return "The match is over."


class TicTacToe(CatalogueGame):
    """A match of tic-tac-toe."""

    name = "tic_tac_toe"
    title = "Tic-tac-toe"
    blurb = "Three in a row."
    seat_counts = (2,)
    default_seats = 2
    rules_version = 1
    options_type = Options
    pack_type = Pack
    move_types = (ClickCell,)

    def __init__(self, pack: Pack) -> None:
        super().__init__(pack)
        self.rules = MatchRuleset()

    @classmethod
    def standard_pack_text(cls) -> bytes:
        return PACK

    def all_moves(self) -> list[Move]:
        return [ClickCell(cell) for cell in range(9)]

    def ruleset(self, seats: int) -> MatchRuleset:
        return self.rules

    def describe(self, fact: Fact, names: list[str]) -> str:
        assert isinstance(fact, CellMarked)
        return f"{names[fact.seat]} marks cell {fact.cell + 1}."
