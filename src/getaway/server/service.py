"""The game service: what all connections share. It loads rooms, creates tables and runs the background work."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

import msgspec

from getaway.games.registry import game_of, game_types
from getaway.kernel.events import Rejection
from getaway.server.catalog import game_info
from getaway.server.cpu import CpuShares, Metered, Turns, current_asker
from getaway.server.limits import Buckets, Slots
from getaway.server.log import log
from getaway.server.login_sessions import LoginSessions
from getaway.server.messages import TableOrder
from getaway.server.metrics import Metrics
from getaway.server.quotas import MEBIBYTE, Quotas
from getaway.server.say import say
from getaway.server.store_health import StoreHealth
from getaway.server.table_setup import new_setup, rematch_setup
from getaway.server.webhooks import Webhooks
from getaway.store.store import Append, Store, StoredEntry, StoreError, Visitor
from getaway.table.bots import JobRunner, run_here
from getaway.table.clocks import BOT_SECONDS
from getaway.table.commands import Create
from getaway.table.entries import first_entry
from getaway.table.log import UnreadableLog
from getaway.table.pace import NO_PACE, Pace
from getaway.table.room import NoSuchTable, Room
from getaway.table.summary import listing_of, turn_of
from getaway.table.table import Table
from getaway.table.time_source import SYSTEM_TIME, TimeSource
from getaway.text.catalogs import pick_language
from getaway.text.render import Texts

T = TypeVar("T")

EVICT_SECONDS = 30.0
"""How often rooms that nobody needs are removed from memory."""
DUE_SECONDS = 2.0
"""How often the store is asked for tables that are due."""
POLL_SECONDS = 2.0
"""How often a shared store is asked for new entries, in case a notification was lost."""
PRESENCE_SECONDS = 5.0
"""How often presence is updated, and published to other processes."""
HEALTH_SECONDS = 2.0
"""How often a failing store is tried again."""
DUE_AT_ONCE = 100
TABLES = 200
"""How many tables an address may open at once, and per hour after that."""
PEOPLE = 5
"""A visitor may open 1/5 of an address's tables."""
LEAST_SEAT_CHANGES = 20
"""How often people of one address may sit down or leave at once, if they may open fewer tables than that."""
HOUR = 3600.0


class GameService:
    """One store, its rooms in memory, and the limits of everyone who uses it."""

    def __init__(
        self,
        store: Store,
        think: JobRunner = run_here,
        webhooks: Webhooks | None = None,
        sockets: int = 5000,
        public_url: str = "",
        tables: int = TABLES,
        replaying: JobRunner = run_here,
        sockets_per_visitor: int = 20,
        sockets_per_address: int = 400,
        clock: TimeSource = SYSTEM_TIME,
        pace: Pace = NO_PACE,
        visitor_bytes: int = 256 * MEBIBYTE,
        cpu_share: float = 0.4,
    ) -> None:
        self.store = store
        self.time = clock
        self._pace = pace
        self.public_url = public_url.rstrip("/")
        self.sockets_left = sockets
        self.sockets_of_visitors = Slots(sockets_per_visitor)
        self.sockets_of_addresses = Slots(sockets_per_address)
        self.store_health = StoreHealth(store, clock)
        self.webhooks = webhooks or Webhooks(())
        self.think = think
        self.replaying = replaying
        self.sessions = LoginSessions()
        self._rooms: dict[str, asyncio.Task[Room]] = {}
        self.metrics = Metrics()
        self.log_ins = Buckets(rate=1 / 12, burst=20, clock=clock)
        self.passwords = Buckets(rate=1 / 12, burst=40, clock=clock)
        self.names = Buckets(rate=1, burst=100, clock=clock)
        self.table_commands = Buckets(rate=2, burst=30, clock=clock)
        seat_changes = max(tables, LEAST_SEAT_CHANGES)
        self.seat_changes = Buckets(seat_changes / 100, seat_changes, clock=clock)
        self.log_outs = Buckets(rate=1, burst=50, clock=clock)
        self.advice = Buckets(rate=1, burst=10, clock=clock)
        self.codes = Buckets(rate=1 / 2, burst=60, clock=clock)
        self.reads = Buckets(rate=40, burst=200, clock=clock)
        self.notes = Buckets(rate=1, burst=30, clock=clock)
        self.pause_cards = Buckets(rate=1 / 10, burst=10, clock=clock)
        self.uploads = Buckets(rate=1 / 5, burst=10, clock=clock)
        self._opened_by = Buckets(tables / PEOPLE / HOUR, max(1.0, tables / PEOPLE), clock=clock)
        self._opened_from = Buckets(tables / HOUR, tables, clock=clock)
        self.cpu = CpuShares(cpu_share, clock)
        self.turns = Turns()
        self.quotas = Quotas(store, tables, visitor_bytes, clock)
        self._repeating: list[asyncio.Task[None]] = []
        self._background: set[asyncio.Task[Any]] = set()
        self.catalog = tuple(game_info(game_of(name)) for name in game_types())

    async def start(self) -> None:
        """Open the store, listen for what other processes write, and start the background tasks."""
        await self.store.start()
        await self.store.listen(self._on_entry, self._on_presence)
        self._repeating = [
            self._repeat(EVICT_SECONDS, self.evict_idle),
            self._repeat(DUE_SECONDS, self.process_due_tables),
            self._repeat(PRESENCE_SECONDS, self.update_presence),
            self._repeat(HEALTH_SECONDS, self.store_health.check),
        ]
        if self.store.is_shared:
            self._repeating.append(self._repeat(POLL_SECONDS, self._poll))

    async def close(self) -> None:
        """Stop the background tasks, and close the rooms and the store. Everything acknowledged is stored."""
        work = [*self._repeating, *self._background]  # some may be waiting for hosts that do not answer
        for task in work:
            task.cancel()
        for room in self._rooms_in_memory():
            room.close()
        await asyncio.gather(*work, return_exceptions=True)
        await self.store.close()

    def _repeat(self, seconds: float, work: Callable[[], Awaitable[None]]) -> asyncio.Task[None]:
        """Run a background task every so many seconds. A failure is logged and does not stop it."""

        async def repeat() -> None:
            while True:
                try:
                    await work()
                except StoreError as problem:
                    self.store_health.report(problem)
                except Exception:  # nobody else would run it again
                    log.exception("background")
                await self.time.sleep(seconds)

        return asyncio.create_task(repeat())

    def _rooms_in_memory(self) -> list[Room]:
        return [room for name in self._rooms if (room := self._room_in_memory(name)) is not None]

    def _room_in_memory(self, name: str) -> Room | None:
        """The room of a table, if it has been loaded."""
        task = self._rooms.get(name)
        if task is None or not task.done() or task.cancelled() or task.exception() is not None:
            return None
        return task.result()

    async def evict_idle(self) -> None:
        """Remove rooms from memory that are idle after everyone has left."""
        for room in self._rooms_in_memory():
            self.release(room)

    async def process_due_tables(self) -> None:
        """Serve the tables that are due, whichever process served them before: late seats, bots, reminders."""
        now = self.time.time()
        for found in await self.store.claim_due(now, now + BOT_SECONDS, DUE_AT_ONCE):
            try:
                room = await self.room(found.table)
            except NoSuchTable:  # the others are served anyway
                await self.store.forget_due(found)
                continue
            if room.has_background_work():
                room.wake_bots()
            else:
                await self.store.forget_due(found)
                self.release(room)

    async def _poll(self) -> None:
        """Catch up with what other processes have written, and reconnect a lost listener."""
        await self.store.listen(self._on_entry, self._on_presence)
        self.sessions.end(await self.store.ended(self.sessions.keys()))
        names = [room.table.id for room in self._rooms_in_memory()]
        for name, seq in (await self.store.newest(names)).items():
            self._on_entry(name, seq, None)

    def _on_entry(self, name: str, seq: int, entry: StoredEntry | None) -> None:
        room = self._room_in_memory(name)
        if room is not None and room.table.seq < seq:
            self._run(room.catch_up(seq, entry))

    def _on_presence(self, name: str, seats: int) -> None:
        room = self._room_in_memory(name)
        if room is not None and room.presence.mark_present(seats):
            self._run(room.update_presence())

    def publish_arrival(self, room: Room) -> None:
        """Tell other processes at once that somebody has come to a table."""
        if self.store.is_shared:
            self._run(self.store.publish_presence({room.table.id: room.present_seats()}))

    async def update_presence(self) -> None:
        """Note who has gone away, and tell other processes who is here."""
        rooms = self._rooms_in_memory()
        for room in rooms:
            await room.update_presence()
        await self.store.publish_presence({room.table.id: seats for room in rooms if (seats := room.present_seats())})

    def remind(self, url: str, table: Table, language: str) -> None:
        """Send a reminder in the background, with a link if the public URL is known."""
        words = say("reminder", game=table.game.title)
        if self.public_url:
            words = say("reminder-with-link", game=table.game.title, link=f"{self.public_url}/table/{table.id}")
        self._run(self.webhooks.send(url, Texts(pick_language(language))(words)))

    def report_bot_defect(self, table: Table, seat: int, problem: str) -> None:
        """Log that a bot, or the search behind a hint, chose an illegal move, with the position of the table."""
        self.metrics.bot_defects.inc()
        log.error("bot_defect", game=table.game.name, table=table.id, position=table.seq, seat=seat, problem=problem)

    def _run(self, work: Coroutine[Any, Any, Any]) -> None:
        """Run it in the background; a failure is logged."""
        task = asyncio.create_task(work)
        self._background.add(task)
        task.add_done_callback(self._finish)

    def _finish(self, task: asyncio.Task[Any]) -> None:
        self._background.discard(task)
        problem = None if task.cancelled() else task.exception()
        if isinstance(problem, StoreError):
            self.store_health.report(problem)
        elif problem is not None:
            log.error("background", problem=str(problem))

    def wait_to_open(self, visitor: Visitor, address: str) -> int:
        """Take one of the tables that a visitor and an address may open. Returns 0, or the seconds to wait for one."""
        return self._opened_by.wait(visitor.id) or self._opened_from.wait(address)

    async def create(self, order: TableOrder, host: Visitor, address: str = "") -> str | Rejection:
        """Create a table. Returns its name, or why there is none."""
        if rejection := await self.quotas.why_not_store(host.id, address):
            return rejection
        if order.listed and (rejection := await self.quotas.why_not_list(host.id, address)):
            return rejection
        setup = new_setup(order, host)
        return setup if isinstance(setup, Rejection) else await self._store_table(setup, address)

    async def rematch(self, table: Table, address: str) -> str:
        """Create a table where the same people play again. Returns its name."""
        listed = table.setup.listed and await self.quotas.why_not_list(table.host, address) is None
        return await self._store_table(rematch_setup(table, listed=listed), address)

    async def _store_table(self, setup: Create, address: str) -> str:
        name = secrets.token_hex(16)
        game = game_of(setup.game, msgspec.json.encode(setup.pack))
        table = Table(name, setup, game, self.time.time())
        first = first_entry(setup, game)
        await self.store.append(Append(name, first, b"", listing_of(table), turn=turn_of(table), visitor=setup.host))
        self.quotas.note_stored(setup.host, address, len(first.body))
        if setup.listed:
            self.quotas.note_listed(address, name)
        return name

    async def room(self, name: str) -> Room:
        """The room of a table, loaded if it is not in memory. Raises NoSuchTable."""
        while True:
            loading = self._rooms.get(name)
            if loading is None:
                reading = Room.load(
                    self.store, name, self.think, self.remind, self.report_bot_defect, self._pace, self.time
                )
                loading = self._rooms[name] = asyncio.create_task(self._charged(reading))
            try:
                room = await asyncio.shield(loading)
            except (NoSuchTable, StoreError) as problem:
                self._rooms.pop(name, None)
                if isinstance(unreadable := problem.__cause__, UnreadableLog):  # its text may quote the log
                    log.error("table", problem=str(problem), cause=type(unreadable.__cause__).__name__)
                raise
            if self._rooms.get(name) is loading:  # otherwise it was evicted just now
                return room

    async def _charged(self, work: Coroutine[Any, Any, T]) -> T:
        """Charge the time of some work to the visitor the task works for."""
        metered = Metered(work)
        try:
            return await metered
        finally:
            self.cpu.spend(current_asker.get(), metered.seconds)

    def release(self, room: Room) -> None:
        """Somebody has left: evict the room if nobody needs it."""
        if room.is_idle():
            self._rooms.pop(room.table.id, None)
            room.close()
        self.metrics.rooms.set(len(self._rooms))
