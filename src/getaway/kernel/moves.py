"""Moves as tables know them, and the catalog that numbers them for the fast level."""

from functools import reduce
from operator import or_
from types import ModuleType
from typing import Any

import msgspec
from msgspec import inspect

from getaway.kernel.errors import GetawayError
from getaway.kernel.explain import explain
from getaway.kernel.text import LINES, on_one_line


class Move(msgspec.Struct, frozen=True, tag=True, tag_field="move", forbid_unknown_fields=True, gc=False):
    """Something a seat may do, in the imperative: `DrawCard`. Each game defines its own."""


def moves_in(module: ModuleType) -> tuple[type[Move], ...]:
    """The kinds of moves that a module defines, in order, without their shared base classes."""
    kinds = [kind for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, Move)]
    return tuple(kind for kind in kinds if kind.__module__ == module.__name__ and not kind.__subclasses__())


class UnreadableMove(GetawayError):
    """Bytes that are not a move of this game."""


def several_lines(kind: type[Move]) -> tuple[str, ...]:
    """The fields of a move that are or hold texts of several lines."""
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    return tuple(field.encode_name for field in info.fields if _has_lines(field.type))


def _has_lines(info: inspect.Type) -> bool:
    match info:
        case inspect.StrType():
            return info.pattern == LINES
        case inspect.UnionType():
            return any(map(_has_lines, info.types))
        case inspect.VarTupleType():
            return _has_lines(info.item_type)
        case inspect.StructType():
            return any(_has_lines(field.type) for field in info.fields)
    return False


class MoveCodec:
    """Reads and writes the moves of one game."""

    def __init__(self, kinds: tuple[type[Move], ...]) -> None:
        self.kinds = kinds
        self.union: Any = reduce(or_, kinds)
        # msgspec builds the decoder of a struct once, but that of a union each time.
        self._one: Any = msgspec.defstruct("One", [("move", self.union)])
        self._several_lines = {kind.__name__: several_lines(kind) for kind in kinds}

    def read(self, tree: Any) -> Move:
        """A move from plain data, bounds checked. Line breaks are removed from texts, except where a field may have
        several lines.
        """
        if isinstance(tree, dict):
            several = self._several_lines.get(str(tree.get("move")), ())
            tree = {name: value if name in several else on_one_line(value) for name, value in tree.items()}
        try:
            move: Move = msgspec.convert({"move": tree}, self._one).move
        except msgspec.ValidationError as error:
            unwrapped = msgspec.ValidationError(str(error).replace("$.move", "$", 1))
            raise UnreadableMove(explain(unwrapped, self.union)) from None
        return move


class Catalogue:
    """Every move that can ever be made; a move's number is its position."""

    def __init__(self, moves: list[Move]) -> None:
        self.moves = tuple(moves)
        self._numbers = {move: number for number, move in enumerate(moves)}
        if len(self._numbers) != len(moves):
            raise ValueError("a catalogue holds each move once")

    def __len__(self) -> int:
        return len(self.moves)

    def __getitem__(self, number: int) -> Move:
        return self.moves[number]

    def number(self, move: Move) -> int | None:
        """The number of a move, or None if the game has no such move."""
        return self._numbers.get(move)
