"""Rebuilds a table from its log.

Commands are applied again, which restores everything: drafts, undo, feeds. After a change of rules their stored results
are used instead, and the game continues from the snapshot if it can.
"""

from collections.abc import Generator
from functools import lru_cache
from typing import Any

import msgspec

from getaway.games.registry import UnknownGame, game_of
from getaway.kernel.capabilities import CampaignError
from getaway.kernel.errors import GetawayError, error
from getaway.kernel.game import Game
from getaway.kernel.journal import JournalEntry
from getaway.kernel.moves import UnreadableMove
from getaway.kernel.pack import PackError
from getaway.kernel.play import Refused
from getaway.kernel.record import RulesChange
from getaway.store.store import StoredEntry
from getaway.table.commands import GAME_COMMANDS, Command, Create, command_type
from getaway.table.entries import LogEntry, seat_of
from getaway.table.say import say
from getaway.table.table import Table

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
"""What replaying a log under other rules than its own may raise."""

_GAME_COMMANDS = {command.__name__ for command in GAME_COMMANDS}


class UnreadableLog(GetawayError):
    """A log that cannot be replayed into a table."""


def resuming(name: str, entries: list[StoredEntry], snapshot: bytes) -> Generator[None, None, Table]:
    """Generator that yields after each entry, so the event loop is not blocked, and returns the table. The snapshot is
    the position that the log must lead to. Raises UnreadableLog.
    """
    try:
        return (yield from _resuming(name, entries, snapshot))
    except (*REPLAY_ERRORS, PackError, UnknownGame) as problem:
        raise UnreadableLog(error("unreadable-table")) from problem


def _resuming(name: str, entries: list[StoredEntry], snapshot: bytes) -> Generator[None, None, Table]:
    lines = [msgspec.json.decode(entry.body, type=LogEntry) for entry in entries]
    setup = msgspec.json.decode(lines[0].command, type=Create)
    game = game_of(setup.game, msgspec.json.encode(setup.pack), lines[-1].rules)
    table = Table(name, setup, game)
    table.mark_applied(entries[0])
    if all(line.rules == game.rules_version for line in lines):
        for entry in entries[1:]:
            follow(table, entry)
            yield
        if table.snapshot() != snapshot:
            table.close(say("closed-log-differs"), readable=True)
    else:
        _follow_without_rules(table, entries, lines, snapshot)
    return table


def follow(table: Table, entry: StoredEntry) -> None:
    """Apply the next entry of the log, whoever wrote it. Raises UnreadableLog if it was written under other rules."""
    line = msgspec.json.decode(entry.body, type=LogEntry)
    if line.rules != table.game.rules_version:
        raise UnreadableLog(error("log-of-other-rules"))
    try:
        command = _read(table.game, line.command)
    except (msgspec.MsgspecError, UnreadableMove) as problem:
        raise UnreadableLog(error("log-of-other-version")) from problem
    applied = table.apply(seat_of(entry), command, line.at, line)
    table.deliver(applied.events, line.at)
    table.mark_applied(entry, applied.command_name, advanced=bool(line.made))


def _follow_without_rules(table: Table, entries: list[StoredEntry], lines: list[LogEntry], snapshot: bytes) -> None:
    """Use the stored result of each entry, without applying the game's new rules to it."""
    journal: list[JournalEntry] = []
    changes: list[RulesChange] = []
    version = lines[0].rules
    try:
        for entry, line in zip(entries[1:], lines[1:], strict=True):
            name = line.command_name
            if name in _GAME_COMMANDS:
                table.keep_time(line)
            else:
                table.apply(seat_of(entry), _read(table.game, line.command), line.at, line)
            table.deliver(line.events)
            if line.made and line.rules != version:
                version = line.rules
                changes.append(RulesChange(len(journal) + 1, version))
            journal += [_made(table.game, made) for made in line.made]
            table.mark_applied(entry, name, advanced=bool(line.made))
        if table.play is not None:
            if version != table.game.rules_version:
                changes.append(RulesChange(len(journal) + 1, table.game.rules_version))
            table.resume_position(snapshot, journal, lines[0].rules, changes)
        table.seats_changed()
        table.deliver([], lines[-1].at)
    except REPLAY_ERRORS:
        why = say("closed-other-rules", game=table.game.title, version=table.game.rules_version)
        table.close(why, readable=False)


def _made(game: Game, data: msgspec.Raw) -> JournalEntry:
    tree = msgspec.json.decode(data)
    move, sealed = (None if tree.get(key) is None else game.codec.read(tree[key]) for key in ("move", "sealed"))
    return JournalEntry(tree["seat"], move, tree["check"], sealed, tree.get("told"))


def _read(game: Game, data: msgspec.Raw) -> Command:
    command: Command = _decoder(game).decode(data)
    return command


@lru_cache(maxsize=64)
def _decoder(game: Game) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(command_type(game))
