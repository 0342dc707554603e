"""The house: its games, its store, and the rooms that are in use."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

import msgspec

from getaway.games.registry import UnknownGame, game_types
from getaway.kernel.capabilities import CampaignError, campaign_of
from getaway.kernel.chance import KeyedStream
from getaway.kernel.events import Rejection
from getaway.kernel.game import Game, SeatsError
from getaway.kernel.lesson import YOU, Lesson
from getaway.kernel.options import OptionError, Options, parse_options
from getaway.kernel.pack import PackError, plain
from getaway.server.catalog import game_info
from getaway.server.cpu import CpuShares, Metered, Turns, current_asker
from getaway.server.limits import Buckets, Places
from getaway.server.log import log
from getaway.server.login_sessions import LoginSessions
from getaway.server.messages import PlaceOrder, TableOrder
from getaway.server.metrics import Metrics
from getaway.server.quotas import MEBIBYTE, Quotas
from getaway.server.store_health import StoreHealth
from getaway.server.webhooks import Webhooks
from getaway.store.store import Entry, Store, StoreError, Visitor
from getaway.table.bots import DEFAULT_BOT, LEVELS, JobRunner, bots_can_play, run_here
from getaway.table.clocks import BOT_SECONDS
from getaway.table.commands import Create, SeatSetup
from getaway.table.dealer import secret
from getaway.table.entries import first_entry
from getaway.table.game_cache import game_of
from getaway.table.log import UnreadableLog
from getaway.table.pace import Pace
from getaway.table.room import NoSuchTable, Room
from getaway.table.summary import listing_of, turn_of
from getaway.table.table import Table
from getaway.table.time_source import SYSTEM_TIME, TimeSource

T = TypeVar("T")

SWEEP_SECONDS = 30.0
"""How often rooms that nobody needs are forgotten."""
LOOK_SECONDS = 2.0
"""How often the house looks for tables at which it has something to do."""
POLL_SECONDS = 2.0
"""How often it asks a shared store what is new, though nothing was heard."""
PRESENCE_SECONDS = 5.0
"""How often it looks who is at the tables, and tells other processes."""
HEALTH_SECONDS = 2.0
"""How often a store that fails is tried again."""
DUE_AT_ONCE = 100
TABLES = 200
"""How many tables an address may open at once, and in an hour after that."""
PEOPLE = 5
"""One visitor may open one in so many of them."""
LEAST_SEAT_CHANGES = 20
"""How often people of one address may sit down or leave at once, where they may open fewer tables than that."""
HOUR = 3600.0


class House:
    """What all connections share."""

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
        pace: Pace | None = None,
        visitor_bytes: int = 256 * MEBIBYTE,
        cpu_share: float = 0.4,
    ) -> None:
        self.store = store
        self.time = clock
        self._pace = pace
        self.public_url = public_url.rstrip("/")
        self.sockets_left = sockets
        self.sockets_of_visitors = Places(sockets_per_visitor)
        self.sockets_of_addresses = Places(sockets_per_address)
        self.store_health = StoreHealth(store, clock.monotonic)
        self.webhooks = webhooks or Webhooks(())
        self.think = think
        self.replaying = replaying
        self.sessions = LoginSessions()
        self._rooms: dict[str, asyncio.Task[Room]] = {}
        self.metrics = Metrics()
        self.log_ins = Buckets(rate=1 / 12, burst=20, clock=clock)
        self.passwords = Buckets(rate=1 / 12, burst=40, clock=clock)
        self.names = Buckets(rate=1, burst=100, clock=clock)
        self.words = Buckets(rate=2, burst=30, clock=clock)
        seat_changes = max(tables, LEAST_SEAT_CHANGES)
        self.seat_changes = Buckets(seat_changes / 100, seat_changes, clock=clock)
        self.log_outs = Buckets(rate=1, burst=50, clock=clock)
        self.questions = Buckets(rate=1, burst=10, clock=clock)
        self.codes = Buckets(rate=1 / 2, burst=60, clock=clock)
        self.looks = Buckets(rate=40, burst=200, clock=clock)
        self.uploads = Buckets(rate=1 / 5, burst=10, clock=clock)
        self._opened_by = Buckets(tables / PEOPLE / HOUR, max(1.0, tables / PEOPLE), clock=clock)
        self._opened_from = Buckets(tables / HOUR, tables, clock=clock)
        self.cpu = CpuShares(cpu_share)
        self.turns = Turns()
        self.quotas = Quotas(store, tables, visitor_bytes)
        self._rounds: list[asyncio.Task[None]] = []
        self._errands: set[asyncio.Task[Any]] = set()
        self.catalog = tuple(game_info(game_of(name)) for name in game_types())

    async def start(self) -> None:
        """Open the store, and hear of what other processes write."""
        await self.store.start()
        await self.store.listen(self._hear, self._meet)
        self._rounds = [
            self._repeat(SWEEP_SECONDS, self._sweep),
            self._repeat(LOOK_SECONDS, self.look),
            self._repeat(PRESENCE_SECONDS, self._look_around),
            self._repeat(HEALTH_SECONDS, self.store_health.check),
        ]
        if self.store.is_shared:
            self._rounds.append(self._repeat(POLL_SECONDS, self._poll))

    async def close(self) -> None:
        """Let go of everything; what was acknowledged is stored."""
        work = [*self._rounds, *self._errands]  # errands may wait for hosts that do not answer
        for task in work:
            task.cancel()
        for room in self._loaded():
            room.close()
        await asyncio.gather(*work, return_exceptions=True)
        await self.store.close()

    def _repeat(self, seconds: float, work: Callable[[], Awaitable[None]]) -> asyncio.Task[None]:
        """Run a background task with so many seconds between two runs; a failure is logged, and the next run comes."""

        async def rounds() -> None:
            while True:
                try:
                    await work()
                except StoreError as problem:
                    self.store_health.report(problem)
                except Exception:  # nobody else would run it again
                    log.exception("round")
                await asyncio.sleep(seconds)

        return asyncio.create_task(rounds())

    def _loaded(self) -> list[Room]:
        """The rooms that are in memory."""
        tasks = [task for task in self._rooms.values() if task.done() and not task.cancelled()]
        return [task.result() for task in tasks if task.exception() is None]

    async def _sweep(self) -> None:
        """Forget the rooms that are empty since their bots are done."""
        for room in self._loaded():
            self.release(room)

    async def look(self) -> None:
        """Tend the tables that are due, whoever has served them before: late seats, bots, reminders."""
        now = self.time.time()
        for found in await self.store.claim_due(now, now + BOT_SECONDS, DUE_AT_ONCE):
            try:
                room = await self.room(found.table)
            except NoSuchTable:  # the others are looked after all the same
                await self.store.forget_due(found)
                continue
            if room.has_background_work():
                room.wake_bots()
            else:
                await self.store.forget_due(found)
                self.release(room)

    async def _poll(self) -> None:
        """What was written elsewhere and not heard of. The wake-up is set up again if it was lost."""
        await self.store.listen(self._hear, self._meet)
        self.sessions.end(await self.store.ended(self.sessions.keys()))
        names = [room.table.id for room in self._loaded()]
        for name, seq in (await self.store.newest(names)).items():
            self._hear(name, seq, None)

    def _in_memory(self, name: str) -> Room | None:
        loaded = self._rooms.get(name)
        if loaded is None or not loaded.done() or loaded.cancelled() or loaded.exception() is not None:
            return None
        return loaded.result()

    def _hear(self, name: str, seq: int, entry: Entry | None) -> None:
        room = self._in_memory(name)
        if room is not None and room.table.seq < seq:
            self._run(room.catch_up(seq, entry))

    def _meet(self, name: str, seats: int) -> None:
        room = self._in_memory(name)
        if room is not None and room.presence.meet(seats):
            self._run(room.update_presence())

    def came_to(self, room: Room) -> None:
        """Someone has come to a table: who sits there by another process hears of it at once."""
        if self.store.is_shared:
            self._run(self.store.publish_presence({room.table.id: room.here()}))

    async def _look_around(self) -> None:
        """Who has gone away, and who is here."""
        rooms = self._loaded()
        for room in rooms:
            await room.update_presence()
        await self.store.publish_presence({room.table.id: seats for room in rooms if (seats := room.here())})

    def remind(self, url: str, table: Table) -> None:
        """Tell someone that a game waits for him, and where, if the house knows its address; nobody waits for it."""
        where = f" {self.public_url}/table/{table.id}" if self.public_url else ""
        self._run(self.webhooks.send(url, f"Getaway: it is your turn in {table.game.title}.{where}"))

    def report_bot(self, table: Table, seat: int, problem: str) -> None:
        """A bot, or the search behind a hint, chose an illegal move: the log says at which position of which table."""
        self.metrics.bot_defects.inc()
        log.error("bot_defect", game=table.game.name, table=table.id, position=table.seq, seat=seat, problem=problem)

    def _run(self, errand: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.create_task(errand)
        self._errands.add(task)
        task.add_done_callback(self._back_from)

    def _back_from(self, errand: asyncio.Task[Any]) -> None:
        self._errands.discard(errand)
        problem = None if errand.cancelled() else errand.exception()
        if isinstance(problem, StoreError):
            self.store_health.report(problem)
        elif problem is not None:
            log.error("errand", problem=str(problem))

    def wait_to_open(self, visitor: Visitor, address: str) -> int:
        """The seconds until this visitor may open a table from this address; 0: he may now, and it is counted."""
        return self._opened_by.wait(visitor.id) or self._opened_from.wait(address)

    async def create(self, order: TableOrder, host: Visitor, address: str = "") -> str | Rejection:
        """A new table; its name, or why there is none."""
        if rejection := await self.quotas.why_not_store(host.id, address):
            return rejection
        if order.listed and (rejection := await self.quotas.why_not_list(host.id, address)):
            return rejection
        try:
            game = game_of(order.game, msgspec.json.encode(None if order.lesson else order.pack))
            lesson = game.lesson() if order.lesson else None
            if lesson is not None:
                order = _as_taught(order, lesson)
            elif order.lesson:
                return Rejection("HR-6", f"{game.title} has no lesson")
            options = parse_options(game.options_type, {name: _typed(value) for name, value in order.options.items()})
            places = _places(order, game, host)
            game.check_seats(len(places), options)
        except (UnknownGame, SeatsError, OptionError) as problem:
            return Rejection("HR-6", str(problem))
        except PackError as problem:
            return Rejection("HR-6", f"the pack cannot be used: {problem}")
        wrong = _why_not_seat(places, game) or _why_not_bot(order.stand_in, game)
        if (order.deadline is not None or order.clock is not None) and not bots_can_play(game):
            wrong = f"{game.title} has no clocks and no deadlines: nobody could decide for who is late"
        if wrong is not None:
            return Rejection("HR-6", wrong)
        if order.campaign is not None and (rejection := _why_not_campaign(game, len(places), options, order.campaign)):
            return rejection
        name = secrets.token_hex(16)
        setup = Create(
            game=game.name,
            options=plain(options),
            pack=order.pack,
            places=places,
            listed=order.listed,
            spectators=order.spectators,
            host=host.id,
            seed=secret(),
            salt=secret(),
            two_steps=True,
            deadline=order.deadline,
            clock=order.clock,
            stand_in=order.stand_in,
            odds=order.odds,
            hints=order.hints,
            delay=order.delay,
            campaign=order.campaign,
            lesson=None if lesson is None else lesson.table.seed,
        )
        await self._write(name, setup, game, address)
        return name

    async def rematch(self, table: Table, address: str) -> str:
        """The table at which the same people meet again; the same one, whoever asks first."""
        listed = table.setup.listed and await self.quotas.why_not_list(table.host, address) is None
        name = secrets.token_hex(16)
        setup = msgspec.structs.replace(
            table.setup,
            places=tuple(place.to_setup() for place in table.seats),
            host=table.host,
            listed=listed,
            seed=secret(),
            salt=secret(),
            two_steps=True,
            campaign=None,
            lesson=None,
        )
        await self._write(name, setup, table.game, address)
        return name

    async def _write(self, name: str, setup: Create, game: Game, address: str) -> None:
        table = Table(name, setup, game, self.time.time())
        first = first_entry(setup, game)
        await self.store.append(name, first, b"", listing_of(table), turn=turn_of(table), visitor=setup.host)
        self.quotas.note_stored(setup.host, address, len(first.body))
        if setup.listed:
            self.quotas.note_listed(address, name)

    async def room(self, name: str) -> Room:
        """The room of a table, loaded if nobody was there. Raises NoSuchTable."""
        while True:
            loading = self._rooms.get(name)
            if loading is None:
                reading = Room.load(self.store, name, self.think, self.remind, self.report_bot, self._pace, self.time)
                loading = self._rooms[name] = asyncio.create_task(self._charged(reading))
            try:
                room = await asyncio.shield(loading)
            except (NoSuchTable, StoreError) as problem:
                self._rooms.pop(name, None)
                if isinstance(unreadable := problem.__cause__, UnreadableLog):  # its kind, without what is in the log
                    log.error("table", problem=f"{problem}: {type(unreadable.__cause__).__name__}")
                raise
            if self._rooms.get(name) is loading:  # else it was forgotten just now
                return room

    async def _charged(self, work: Coroutine[Any, Any, T]) -> T:
        """Its time is counted for whoever the task works for."""
        metered = Metered(work)
        try:
            return await metered
        finally:
            self.cpu.spend(current_asker.get(), metered.seconds)

    def release(self, room: Room) -> None:
        """Someone has left; a room that nobody needs is forgotten."""
        if room.is_idle():
            self._rooms.pop(room.table.id, None)
            room.close()
        self.metrics.rooms.set(len(self._rooms))


def _as_taught(order: TableOrder, lesson: Lesson) -> TableOrder:
    """The table of a game's lesson, whatever else was ordered: nothing is at stake, so odds and hints are free."""
    table = lesson.table
    seats = tuple(PlaceOrder("mine") if seat == YOU else PlaceOrder("bot", seat) for seat in table.seats)
    return TableOrder(
        game=order.game,
        options=dict(table.options),
        seats=seats,
        odds="live",
        hints=True,
        lesson=True,
        spectators=False,
    )


def _places(order: TableOrder, game: Game, host: Visitor) -> tuple[SeatSetup, ...]:
    mine = SeatSetup("person", None, (host.id,), host.name)
    if order.seats is None:
        others = SeatSetup("bot", DEFAULT_BOT) if bots_can_play(game) else SeatSetup("invited")
        return (mine, *[others] * (game.default_seats - 1))
    if sum(seat.kind == "mine" for seat in order.seats) > 1:
        mine = SeatSetup("person", None, (host.id,))  # several seats on one screen go by the game's names for them
    return tuple(mine if seat.kind == "mine" else SeatSetup(seat.kind, seat.bot) for seat in order.seats)


def _why_not_seat(places: tuple[SeatSetup, ...], game: Game) -> str | None:
    for place in places:
        if (place.kind == "bot") != (place.bot is not None):
            return "a bot's seat names its level, and no other does"
        if wrong := _why_not_bot(place.bot, game):
            return wrong
    return None


def _why_not_bot(bot: str | None, game: Game) -> str | None:
    if bot is None or (bots_can_play(game) and bot in LEVELS):
        return None
    return f"there is no bot {bot!r} for {game.title}"


def _why_not_campaign(game: Game, seats: int, options: Options, campaign: dict[str, Any]) -> Rejection | None:
    """Tried on a game that nobody plays."""
    play = game.new_play(KeyedStream(bytes(32)), seats, options)
    try:
        return play.why_not(0, campaign_of(game).resume(play, msgspec.json.encode(campaign)))
    except CampaignError as problem:
        return Rejection("HR-23", str(problem))


def _typed(value: str | bool) -> str:
    return str(value).lower() if isinstance(value, bool) else value
