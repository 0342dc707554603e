"""Tables in a store of their own, for tests without a server."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

import msgspec

from getaway.games.registry import game_of
from getaway.kernel.deal import commit_seat
from getaway.kernel.events import SPECTATOR, Rejection
from getaway.kernel.pack import plain
from getaway.kernel.play import Play
from getaway.store.sqlite import SqliteStore
from getaway.store.store import Append, StoredEntry
from getaway.table.bots import as_commands, choose, sample_of
from getaway.table.commands import Command, Commit, Create, Reveal, SeatSetup
from getaway.table.entries import first_entry
from getaway.table.log import resuming
from getaway.table.submit import submit
from getaway.table.summary import listing_of
from getaway.table.table import Table
from getaway.table.time_source import SYSTEM_TIME, TimeSource

Result = TypeVar("Result")
PEOPLE = ("ann", "bob", "cid", "dee", "eve", "fay")


def resume(name: str, entries: list[StoredEntry], snapshot: bytes) -> Table:
    """The table that a log makes."""
    steps = resuming(name, entries, snapshot)
    while True:
        try:
            next(steps)
        except StopIteration as done:
            table: Table = done.value
            return table


class Spectator:
    """Somebody at the table who only counts the news."""

    def __init__(self, visitor: str = "spectator", address: str = "1.1.1.1") -> None:
        self.viewer = SPECTATOR
        self.visitor = visitor
        self.address = address
        self.news = 0

    def refresh_permissions(self, table: Table) -> bool:
        return True

    def on_table_changed(self, table: Table, view: msgspec.Raw | None) -> None:
        self.news += 1


class StoredTable:
    """A table, its store, and a way to do things at it without saying `await`."""

    def __init__(
        self, path: str, game: str = "masters", seats: int = 2, *, time: TimeSource = SYSTEM_TIME, **changes: Any
    ) -> None:
        self.time = time
        self._loop = asyncio.new_event_loop()
        self.store = SqliteStore(path)
        kind = game_of(game)
        setup = Create(
            game=game,
            options=plain(kind.options_type()),
            pack=None,
            places=tuple(SeatSetup("person", None, (PEOPLE[seat],), PEOPLE[seat].title()) for seat in range(seats)),
            listed=True,
            spectators=True,
            host="ann",
            seed="11" * 32,
            salt="22" * 32,
            two_steps=True,
        )
        setup = msgspec.structs.replace(setup, **changes)
        self.table = Table("t", setup, kind)
        first = first_entry(setup, kind)
        self.wait(self.store.append(Append("t", first, b"", listing_of(self.table))))
        self.table.mark_applied(first)
        self._commands = 0

    def wait(self, work: Coroutine[Any, Any, Result]) -> Result:
        return self._loop.run_until_complete(work)

    def do(self, seat: int | None, command: Command, name: str | None = None) -> Rejection | None:
        """The rule against it, or None when it is stored."""
        self._commands += 1
        return self.wait(submit(self.store, self.table, seat, name or f"c{self._commands}", command, self.time.time()))

    def begin(self) -> Play:
        """Everybody is ready, and has revealed their bytes."""
        for seat, place in enumerate(self.table.seats):
            if not place.ready:
                assert self.commit(seat, f"{seat:064x}") is None
        for seat, place in enumerate(self.table.seats):
            if self.table.deal.revealing and not place.revealed:
                assert self.reveal(seat, f"{seat:064x}") is None
        assert self.table.play is not None
        return self.table.play

    def commit(self, seat: int, entropy: str) -> Rejection | None:
        """Be ready with these bytes."""
        return self.do(seat, Commit(commit_seat(self.table.id, self.table.deal.commitment, seat, entropy)))

    def reveal(self, seat: int, entropy: str) -> Rejection | None:
        """Reveal them, having seen the commitments as they are now."""
        return self.do(seat, Reveal(entropy, self.table.deal.round))

    def again(self) -> Table:
        """The table as another process would find it."""
        return resume("t", self.wait(self.store.entries("t")), self.wait(self.store.snapshot("t")))

    def words(self, viewer: int) -> list[str]:
        """What a viewer was told."""
        return [str(told.words) for told in self.table.feeds.events_after(viewer, 0)]

    def close(self) -> None:
        self.wait(self.store.close())
        self._loop.close()


def play_out(stored: StoredTable, level: str) -> float:
    """Let bots of a level play to the end; the share of the win of the first seat."""
    play = stored.table.play
    assert play is not None
    while (outcome := play.outcome()) is None:
        seat = play.waiting_for()[0]
        for command in as_commands(play, seat, choose(sample_of(level, play, seat)), late=False):
            assert stored.do(seat, command) is None
    return outcome.shares[0]
