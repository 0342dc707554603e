"""A table's log: its lines as they are stored, and the table that they make.

A line keeps the command, and beside it what came of it. While the rules are the same the command is done again, which
brings back everything: drafts, undo, logs. When they have changed, what came of it is taken as it was, and the game
goes on from the snapshot if it can.
"""

from collections.abc import Generator
from functools import lru_cache
from typing import Any

import msgspec

from getaway.games.registry import UnknownGame
from getaway.kernel.capabilities import CampaignError
from getaway.kernel.catalogue_game import CatalogueGame
from getaway.kernel.errors import GetawayError
from getaway.kernel.game import Game
from getaway.kernel.moves import UnreadableMove
from getaway.kernel.pack import PackError
from getaway.kernel.play import Entry as Made
from getaway.kernel.play import Refused
from getaway.kernel.record import RulesChange
from getaway.kernel.state import EVERYONE
from getaway.store.store import Entry
from getaway.table.apply import apply
from getaway.table.commands import Command, Create, TakeBack, command_type
from getaway.table.feed import LoggedEvent
from getaway.table.game_cache import game_of
from getaway.table.storage import note_use
from getaway.table.table import Table

CREATE_ID = "house:create"
"""No client can send it: ids of commands have no colon."""


REPLAY_ERRORS = (
    msgspec.MsgspecError,
    UnreadableMove,
    Refused,
    CampaignError,
    ValueError,
    LookupError,
    TypeError,
    AssertionError,
)
"""What comes of a log that is read by other rules than it was written by."""


class UnreadableLog(GetawayError):
    """A log of which no table can be made any more."""


class LogEntry(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """The body of a line: the rules it was made by, the command, what was told, and what the journal got."""

    rules: int
    command: msgspec.Raw
    told: tuple[LoggedEvent, ...] = ()
    made: tuple[msgspec.Raw, ...] = ()
    at: float = 0.0
    left: tuple[float, ...] = ()


class PendingEntry(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """The same before it is written, of a command that has just been done."""

    rules: int
    command: Command
    told: list[LoggedEvent]
    made: list[Made]
    at: float
    left: tuple[float, ...]


def first_entry(setup: Create, game: Game) -> Entry:
    """The line that makes a table."""
    body = LogEntry(game.rules_version, msgspec.Raw(msgspec.json.encode(setup)))
    return Entry(1, -1, CREATE_ID, msgspec.json.encode(body))


def next_entry(table: Table, seat: int, name: str, line: PendingEntry) -> Entry:
    """The line with its number, as it is stored."""
    return Entry(table.seq + 1, seat, name, msgspec.json.encode(line))


def resume(name: str, entries: list[Entry], snapshot: bytes) -> Table:
    """The table that a log makes. The snapshot is what its game must come to. Raises UnreadableLog."""
    steps = resuming(name, entries, snapshot)
    while True:
        try:
            next(steps)
        except StopIteration as done:
            table: Table = done.value
            return table


def resuming(name: str, entries: list[Entry], snapshot: bytes) -> Generator[None, None, Table]:
    """The same, with a chance to do something else after each entry: a long log takes seconds."""
    try:
        return (yield from _resuming(name, entries, snapshot))
    except (*REPLAY_ERRORS, PackError, UnknownGame) as problem:
        raise UnreadableLog("this version of Getaway cannot read that table") from problem


def _resuming(name: str, entries: list[Entry], snapshot: bytes) -> Generator[None, None, Table]:
    lines = [msgspec.json.decode(entry.body, type=LogEntry) for entry in entries]
    setup = msgspec.json.decode(lines[0].command, type=Create)
    game = game_of(setup.game, msgspec.json.encode(setup.pack), lines[-1].rules)
    table = Table(name, setup, game)
    mark_applied(table, entries[0])
    if all(line.rules == game.rules_version for line in lines):
        for entry in entries[1:]:
            follow(table, entry)
            yield
        if table.snapshot() != snapshot:
            table.status = "closed"
            table.closed_because = "its log does not lead to its last position"
    else:
        table.began_by = lines[0].rules
        _follow_without_rules(table, entries[1:], lines[1:], snapshot)
    return table


def follow(table: Table, entry: Entry) -> None:
    """Do the next line of the log, whoever wrote it. Raises UnreadableLog if it was written by other rules."""
    line = msgspec.json.decode(entry.body, type=LogEntry)
    if line.rules != table.game.rules_version:
        raise UnreadableLog("it was written by other rules")
    command = _read(table.game, line.command)
    table.tell(table.lines(apply(table, entry.seat, command)), line.at)
    keep_time(table, line)
    mark_applied(table, entry, type(command).__name__, advanced=bool(line.made))


def keep_time(table: Table, line: LogEntry | PendingEntry) -> None:
    """Time is counted from what everybody saw. Talking, and coming to a seat again, do not buy any."""
    is_told = any(told.audience == EVERYONE for told in line.told)
    # In a game with a catalogue a secret choice reaches the journal when it is confirmed, and all see that. In others
    # secret moves are in the journal too, and no time may tell of them.
    is_seen = is_told or isinstance(table.game, CatalogueGame)
    if is_told or (line.made and is_seen):
        table.active_at = line.at
    if (line.made and is_seen) or table.clock_turned:
        if table.setup.deadline is not None:
            _keep_deadline(table, line)
        table.moved_at = line.at
        table.left = line.left
        table.clock_turned = False
    if not table.revealing:
        table.revealing_since = None
    elif table.revealing_since is None:
        table.revealing_since = line.at
    if table.is_tended and table.play is not None and any(place.reminded for place in table.seats):
        waiting = table.play.waiting_for()
        for seat, place in enumerate(table.seats):
            place.reminded = place.reminded and seat in waiting


def _keep_deadline(table: Table, line: LogEntry | PendingEntry) -> None:
    """A move that is taken back does not buy any either: what it answered is asked since then again."""
    if table.clock_turned:
        table.asked_at = [line.at]
    elif _tag(line) == TakeBack.__name__:
        if len(table.asked_at) > 1:  # else it was made before a pause, which has begun anew
            table.asked_at.pop()
    else:
        table.asked_at.append(line.at)


def mark_applied(table: Table, entry: Entry, command: str = "", *, advanced: bool = True) -> None:
    """The line is in the log, with a command of this kind; `advanced` if the journal got something by it."""
    table.seq = entry.seq
    table.entry_bytes = len(entry.body)
    table.bytes += table.entry_bytes
    table.done[entry.seat].add(entry.command)
    note_use(table, entry.command, table.entry_bytes, command, advanced=advanced)


def _follow_without_rules(table: Table, entries: list[Entry], lines: list[LogEntry], snapshot: bytes) -> None:
    """What came of each line, without asking the game's new rules about the old ones."""
    journal: list[Made] = []
    changes: list[RulesChange] = []
    version = table.began_by
    try:
        for entry, line in zip(entries, lines, strict=True):
            tag = _tag(line)
            if tag not in _OF_THE_GAME:
                apply(table, entry.seat, _read(table.game, line.command))
            table.feeds.append(list(line.told))
            if line.made and line.rules != version:
                version = line.rules
                changes.append(RulesChange(len(journal) + 1, version))
            journal += [_made(table.game, made) for made in line.made]
            keep_time(table, line)
            mark_applied(table, entry, tag, advanced=bool(line.made))
        if table.play is not None:
            dealt, table.play = table.play, table.game.load(snapshot)
            table.play.head, table.play.seat_changes = dealt.head, dealt.seat_changes
            table.play.journal[:] = journal
            if version != table.game.rules_version:
                changes.append(RulesChange(len(journal) + 1, table.game.rules_version))
            table.rules_changed = tuple(changes)
            if table.play.outcome() is not None:
                table.status = "over"
        table.seats_changed()
        table.tell([], lines[-1].at if lines else 0.0)
    except REPLAY_ERRORS:
        table.play = None
        table.status = "closed"
        table.closed_because = (
            f"it was played by other rules of {table.game.title} than version {table.game.rules_version}, "
            "and its position does not fit them"
        )


_OF_THE_GAME = {"Make", "Choose", "StartOver", "TakeBack", "PlayFor"}


class _Tag(msgspec.Struct):
    do: str


def _tag(line: LogEntry | PendingEntry) -> str:
    if isinstance(line, PendingEntry):
        return type(line.command).__name__
    return msgspec.json.decode(line.command, type=_Tag).do


def _made(game: Game, data: msgspec.Raw) -> Made:
    tree = msgspec.json.decode(data)
    move, sealed = (None if tree.get(key) is None else game.codec.read(tree[key]) for key in ("move", "sealed"))
    return Made(tree["seat"], move, tree["check"], sealed, tree.get("told"))


def _read(game: Game, data: msgspec.Raw) -> Command:
    command: Command = _decoder(game).decode(data)
    return command


@lru_cache(maxsize=64)
def _decoder(game: Game) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(command_type(game))
