"""The house: its games, its store, and the rooms that are in use."""

import asyncio
import secrets
from typing import Any

import msgspec

from getaway.games.registry import GAMES, UnknownGame
from getaway.kernel.chance import KeyedStream
from getaway.kernel.events import Rejection
from getaway.kernel.game import CampaignError, Game, SeatsError
from getaway.kernel.options import OptionError, Options, parse_options
from getaway.kernel.pack import PackError, plain
from getaway.server.limits import Buckets
from getaway.server.messages import TableOrder
from getaway.server.offers import on_offer
from getaway.server.watching import Figures
from getaway.store.store import Store, StoreError, Visitor
from getaway.table.bots import LEVELS, USUAL, Think, think_here
from getaway.table.boxes import game_of
from getaway.table.chairs import place_of
from getaway.table.commands import Create, Place
from getaway.table.dealer import secret
from getaway.table.log import first_entry
from getaway.table.room import NoSuchTable, Room
from getaway.table.seating import bots_can_play
from getaway.table.table import Table

SWEEP_SECONDS = 30.0


class House:
    """What all connections share."""

    def __init__(self, store: Store, think: Think = think_here) -> None:
        self.store = store
        self.think = think
        self._rooms: dict[str, asyncio.Task[Room]] = {}
        self.figures = Figures()
        self.log_ins = Buckets(rate=1 / 12, burst=5)
        self.questions = Buckets(rate=1, burst=10)
        self._sweeper: asyncio.Task[None] | None = None
        self._catching_up: set[asyncio.Task[None]] = set()
        self.offers = tuple(on_offer(game_of(name)) for name in GAMES)

    async def start(self) -> None:
        """Open the store, and hear of what other processes write."""
        await self.store.start()
        await self.store.watch(self._hear)
        self._sweeper = asyncio.create_task(self._sweep())

    async def close(self) -> None:
        """Let go of everything; what was acknowledged is stored."""
        if self._sweeper is not None:
            self._sweeper.cancel()
        await self.store.close()

    async def _sweep(self) -> None:
        """Now and then forget the rooms that are empty since their bots are done."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            for loaded in list(self._rooms.values()):
                if loaded.done() and not loaded.cancelled() and loaded.exception() is None:
                    self.release(loaded.result())

    async def is_ready(self) -> bool:
        """Whether the store answers."""
        try:
            await self.store.snapshot("")
        except StoreError:
            return False
        return True

    def _hear(self, name: str, seq: int) -> None:
        loaded = self._rooms.get(name)
        if loaded is None or not loaded.done() or loaded.cancelled() or loaded.exception() is not None:
            return
        room = loaded.result()
        if room.table.seq < seq:
            task = asyncio.create_task(room.catch_up())
            self._catching_up.add(task)
            task.add_done_callback(self._catching_up.discard)

    async def create(self, order: TableOrder, host: Visitor) -> str | Rejection:
        """A new table; its name, or why there is none."""
        try:
            game = game_of(order.game, msgspec.json.encode(order.pack))
            options = parse_options(game.options_type, {name: _typed(value) for name, value in order.options.items()})
            places = _places(order, game, host)
            game.check_seats(len(places), options)
        except (UnknownGame, SeatsError, OptionError) as problem:
            return Rejection("HR-6", str(problem))
        except PackError as problem:
            return Rejection("HR-6", f"the pack cannot be used: {problem}")
        wrong = _why_not_seat(places, game) or _why_not_bot(order.stand_in, game)
        if order.deadline is not None and not bots_can_play(game):
            wrong = f"{game.title} has no deadlines: nobody could decide for who is late"
        if wrong is not None:
            return Rejection("HR-6", wrong)
        if order.campaign is not None and (rejection := _why_not_campaign(game, len(places), options, order.campaign)):
            return rejection
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
            bot_entropy=secret(),
            deadline=order.deadline,
            stand_in=order.stand_in,
            odds=order.odds,
            hints=order.hints,
            delay=order.delay,
            campaign=order.campaign,
        )
        name = secrets.token_hex(16)
        await self._write(name, setup, game)
        return name

    async def rematch(self, table: Table) -> str:
        """The table at which the same people meet again; the same one, whoever asks first."""
        name = secrets.token_hex(16)
        setup = msgspec.structs.replace(
            table.setup,
            places=tuple(place_of(chair) for chair in table.chairs),
            host=table.host,
            seed=secret(),
            salt=secret(),
            bot_entropy=secret(),
            campaign=None,
        )
        await self._write(name, setup, table.game)
        return name

    async def _write(self, name: str, setup: Create, game: Game) -> None:
        table = Table(name, setup, game)
        await self.store.append(name, first_entry(setup, game), b"", table.listing())

    async def room(self, name: str) -> Room:
        """The room of a table, loaded if nobody was there. Raises NoSuchTable."""
        while True:
            loading = self._rooms.get(name)
            if loading is None:
                loading = self._rooms[name] = asyncio.create_task(Room.load(self.store, name, self.think))
            try:
                room = await asyncio.shield(loading)
            except (NoSuchTable, StoreError):
                self._rooms.pop(name, None)
                raise
            if self._rooms.get(name) is loading:  # else it was forgotten just now
                return room

    def release(self, room: Room) -> None:
        """Someone has left; a room that nobody needs is forgotten."""
        if room.is_idle():
            self._rooms.pop(room.table.id, None)
        self.figures.rooms.set(len(self._rooms))


def _places(order: TableOrder, game: Game, host: Visitor) -> tuple[Place, ...]:
    mine = Place("person", None, (host.id,), host.name)
    if order.seats is None:
        others = Place("bot", USUAL) if bots_can_play(game) else Place("invited")
        return (mine, *[others] * (game.default_seats - 1))
    if sum(seat.kind == "mine" for seat in order.seats) > 1:
        mine = Place("person", None, (host.id,))  # several seats on one screen go by the game's names for them
    return tuple(mine if seat.kind == "mine" else Place(seat.kind, seat.bot) for seat in order.seats)


def _why_not_seat(places: tuple[Place, ...], game: Game) -> str | None:
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
    play = game.start(KeyedStream(bytes(32)), seats, options)
    try:
        return play.why_not(0, game.resume(play, msgspec.json.encode(campaign)))
    except CampaignError as problem:
        return Rejection("HR-23", str(problem))


def _typed(value: str | bool) -> str:
    return str(value).lower() if isinstance(value, bool) else value
