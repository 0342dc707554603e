#!/usr/bin/env python3
"""Write the wire as TypeScript, from the Python structs that read and write it.

tools/wire_types.py             writes web/src/wire/*.ts
tools/wire_types.py --check     fails if they are not what it would write
"""

import sys
from functools import reduce
from operator import or_
from pathlib import Path
from typing import Any, get_origin

import msgspec
from msgspec import inspect

from getaway.games.registry import game_types
from getaway.kernel.events import Event, kinds_of
from getaway.kernel.game import Game
from getaway.kernel.lesson import Lesson
from getaway.kernel.moves import Move
from getaway.kernel.views import View
from getaway.server import replay_jobs
from getaway.server.http import Refusal
from getaway.server.messages import Command, Message, Request
from getaway.server.routes import account, advice, games, library, lobby, pages, replays, tabletop
from getaway.table.advice import HintedMoves
from getaway.table.events import TableEvent
from getaway.table.fairness import Verdict
from getaway.table.summary import Summary
from getaway.text.messages import Message as TextMessage

WIRE = Path(__file__).parent.parent / "web" / "src" / "wire"
HEAD = "// Made by tools/wire_types.py from the Python types. Do not edit.\n"

# Each game has moves and events of its own; the wire in general knows only how they are told apart.
# An event is a `GameEvent` there, because `Event` is one of the page.
OPEN: dict[type, tuple[str, str]] = {
    Move: ("Move", "{ readonly move: string; readonly [field: string]: unknown }"),
    Event: ("GameEvent", "{ readonly event: string; readonly [field: string]: unknown }"),
    TextMessage: ("TextMessage", 'readonly ["m", string, { readonly [name: string]: unknown }]'),
}


class Writer:
    """Collects one declaration for each struct that the given types reach."""

    def __init__(self) -> None:
        self._made: dict[str, str] = {}
        self._classes: dict[str, type] = {}

    def module(self, types: dict[str, Any]) -> str:
        """A module that exports these types by name, and every struct in them."""
        aliases = []
        for name, kind in types.items():
            written = self.type(inspect.type_info(kind))
            if written != name:
                aliases.append(f"export type {name} = {written};\n")
        return "\n".join([HEAD, *(self._made[name] for name in sorted(self._made)), *aliases])

    def type(self, info: inspect.Type) -> str:
        """How a field of this type is written."""
        match info:
            case inspect.Metadata():
                return self.type(info.type)
            case inspect.StructType():
                return self._struct(info)
            case inspect.UnionType():
                return " | ".join(self.type(part) for part in info.types)
            case inspect.VarTupleType() | inspect.ListType():
                item = self.type(info.item_type)
                return f"readonly ({item})[]" if " " in item else f"readonly {item}[]"
            case inspect.TupleType():
                return f"readonly [{', '.join(self.type(item) for item in info.item_types)}]"
            case inspect.DictType():
                return f"{{ readonly [key: string]: {self.type(info.value_type)} }}"
            case inspect.LiteralType():
                return " | ".join(msgspec.json.encode(value).decode() for value in info.values)
            case inspect.StrType():
                return "string"
            case inspect.IntType() | inspect.FloatType():
                return "number"
            case inspect.BoolType():
                return "boolean"
            case inspect.NoneType():
                return "null"
            case inspect.AnyType():
                return "unknown"
            case inspect.RawType():  # what was told
                return self.type(inspect.type_info(Event))
        raise TypeError(f"no TypeScript for {info}")

    def _struct(self, info: inspect.StructType) -> str:
        kind: type[msgspec.Struct] = get_origin(info.cls) or info.cls  # of a generic struct: the struct
        name, body = OPEN.get(kind, (kind.__name__, ""))
        if self._classes.setdefault(name, kind) is not kind:  # two of one name: the later says whence it is
            name = kind.__module__.rpartition(".")[2].capitalize() + name
            if self._classes.setdefault(name, kind) is not kind:
                raise TypeError(f"{name} is the name of both {kind} and {self._classes[name]}")
        if name in self._made:
            return name
        self._made[name] = ""  # so that a struct may hold its own kind
        if body:
            self._made[name] = f"export type {name} = {body};\n"
            return name
        lines = [f"  readonly {info.tag_field}: {msgspec.json.encode(info.tag).decode()};"] if info.tag_field else []
        omits = kind.__struct_config__.omit_defaults
        # What a client sends may leave out what has a default.
        comes_in = info.forbid_unknown_fields and (
            kind.__module__.startswith(("getaway.server.", "getaway.table.commands")) or kind in ORDERS
        )
        unset = {field.name for field in msgspec.structs.fields(kind) if field.default is msgspec.UNSET}
        for field in info.fields:
            # A default that a function makes is written all the same, unless it is an empty list or dict.
            written = field.default_factory not in (msgspec.NODEFAULT, list, dict, set)
            left_out = (omits and not written) or comes_in or field.name in unset
            mark = "?" if left_out and not field.required else ""
            lines.append(f"  readonly {field.encode_name}{mark}: {self.type(field.type)};")
        body = "\n".join(lines)
        self._made[name] = f"export interface {name} {{\n{body}\n}}\n"
        return name


ANSWERS: tuple[type[msgspec.Struct], ...] = (
    account.Me,
    account.NewName,
    account.Credentials,
    account.NewPassword,
    account.SessionInfo,
    lobby.Opened,
    lobby.MyTable,
    lobby.Won,
    library.RulebookText,
    library.PackInfo,
    Lesson,
    Refusal,
    HintedMoves,
    advice.OddsLines,
    advice.ChoiceToCheck,
    advice.ChoiceChecked,
    replays.RecordSoFar[View],
    replay_jobs.ReplayOpened,
    replay_jobs.ReplayPosition,
    Verdict,
    games.Story,
    tabletop.PictureKept,
    tabletop.NotesText,
)
"""What requests are answered with, and what some of them hold."""

ORDERS = {endpoint.order for endpoint in games.own_endpoints()}
ORDERS |= {endpoint.order for endpoint in games.own_file_endpoints()}
RESPONSES = {endpoint.response for endpoint in games.own_endpoints()}
"""The same of the games' own endpoints."""


def game_module(game: type[Game]) -> str:
    """The types of one game: what its views, its box, its moves and its events are."""
    moves: Any = reduce(or_, game.move_types)
    events: Any = reduce(or_, game.event_types())
    word = game.__name__
    return Writer().module(
        {f"{word}Board": game.board_type, f"{word}Pack": game.pack_type, f"{word}Move": moves, f"{word}Event": events}
    )


def pages_module() -> str:
    """The addresses that the page draws, which the server answers with the page."""
    lists = {"PAGES": pages.PAGES, "PAGES_OF": pages.PAGES_OF}
    lines = [
        f"export const {name}: readonly string[] = {list(names)};\n".replace("'", '"') for name, names in lists.items()
    ]
    return "\n".join([HEAD, *lines])


def modules() -> dict[str, str]:
    """The files of web/src/wire by name."""
    house: Any = reduce(or_, kinds_of(TableEvent))
    messages = {"Command": Command, "Request": Request, "Message": Message, "Summary": Summary, "HouseEvent": house}
    return {
        "messages.ts": Writer().module(messages),
        "pages.ts": pages_module(),
        "rest.ts": Writer().module({kind.__name__: kind for kind in (*ANSWERS, *ORDERS, *RESPONSES)}),
        **{f"{name}.ts": game_module(game) for name, game in game_types().items()},
    }


def main() -> None:
    """Write the files, or compare them."""
    check = sys.argv[1:] == ["--check"]
    for name, text in modules().items():
        path = WIRE / name
        if not check:
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8")
        elif not path.exists() or path.read_text(encoding="utf-8") != text:
            sys.exit(f"{path} is not what the Python types say: run tools/wire_types.py")


if __name__ == "__main__":
    main()
