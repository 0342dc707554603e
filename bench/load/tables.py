"""Tables of the load test: two sockets each, one move at a time. A move is done when both have the new view."""

import asyncio
from collections.abc import Callable
from functools import partial
from random import Random
from time import perf_counter
from typing import Any, ClassVar

import msgspec
from getaway_tic_tac_toe.game import FULL, WINS

from bench.load.wire import Wire, connect
from getaway.games.registry import game_types, plugin_of
from getaway.kernel.deal import commit_seat

ENTROPY = "5a" * 32
GAMES = 50
"""In a match of tic-tac-toe, so that moves are measured and not the opening of tables."""
LONG_GAME = 450
"""The moves of a board game, played at random, or nearly."""
BOARD_GAME = next(kind for name, kind in game_types().items() if plugin_of(name).bench_seats == (2,))
"""A game of two, as tic-tac-toe is."""
Done = Callable[[float], None]
"""Called with the seconds that a move took."""


class Table:
    """A table of one game on one server; `play` goes on until it is stopped."""

    def __init__(self, host: str, number: int, pace: float, done: Done) -> None:
        """`pace`: the seconds from one move to the next; 0: as fast as it goes."""
        self._host = host
        self._number = number
        self._pace = pace
        self._done = done
        self._sent_at = 0.0
        self._heard: set[int] = set()
        self._is_waiting = False
        self._rng = Random(number)
        self.ahead = self._rng.randrange(LONG_GAME) if pace else 0
        """Moves to be made at once: tables that have been played at for a while stand at every stage of a game."""
        self._over: asyncio.Event = asyncio.Event()
        self.wires: list[Wire] = []

    async def play(self) -> None:
        """One match after another."""
        await asyncio.sleep(self._rng.random() * max(self._pace, 0.2))
        while True:
            self._over.clear()
            await self.begin()
            self._next()
            await self._over.wait()
            self.leave()

    def leave(self) -> None:
        """Get up."""
        for wire in self.wires:
            wire.close()
        self.wires = []

    async def begin(self) -> None:
        """Sit down at a new table."""
        raise NotImplementedError

    def send_move(self) -> bool:
        """Send the next move; whether there was one, or the match is over."""
        raise NotImplementedError

    def is_done(self, heard: set[int]) -> bool:
        """Whether everyone who is told of the move has been."""
        return len(heard) == 2

    def _next(self) -> None:
        if not self.wires:
            return
        self._sent_at = perf_counter()
        self._heard.clear()
        self._is_waiting = self.send_move()
        if not self._is_waiting:
            self._over.set()

    def hear_view(self, seat: int) -> None:
        """One of the sockets has the new view."""
        self._heard.add(seat)
        if self._is_waiting and self.is_done(self._heard):
            self._is_waiting = False
            took = perf_counter() - self._sent_at
            self._done(took)
            if self.ahead:
                self.ahead -= 1
                self._next()
            elif self._pace:
                asyncio.get_running_loop().call_later(max(0.0, self._pace - took), self._next)
            else:
                self._next()


class Cells:
    """A match of tic-tac-toe as its players follow it."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._marks = [0, 0]
        self.played = 0
        self.turn = 0

    def choose(self) -> tuple[int, int] | None:
        """Whose turn it is, and a free cell; None when the match is over."""
        if self.played == GAMES:
            return None
        taken = self._marks[0] | self._marks[1]
        seat, cell = self.turn, self._rng.choice([cell for cell in range(9) if not taken >> cell & 1])
        self._marks[seat] |= 1 << cell
        won = WINS[self._marks[seat]]
        if won or self._marks[0] | self._marks[1] == FULL:
            self._marks = [0, 0]
            self.played += 1
        self.turn = 1 - seat
        return seat, cell


def _note(heard: "asyncio.Queue[tuple[int, dict[str, Any]]]", seat: int, frame: bytes) -> None:
    heard.put_nowait((seat, msgspec.json.decode(frame)))


class Getaway(Table):
    """A table of this house, both seats one visitor's."""

    game = ""
    options: ClassVar[dict[str, str]] = {}
    second_host = ""
    """Where the second seat comes in, if it is another server."""
    _moves = 0

    async def begin(self) -> None:
        first = await connect(self._host, "/ws")
        second = await connect(self.second_host or self._host, "/ws", first.cookie)
        self.wires = [first, second]
        heard: asyncio.Queue[tuple[int, dict[str, Any]]] = asyncio.Queue()
        for seat, wire in enumerate(self.wires):
            wire.listen(partial(_note, heard, seat))

        async def until(kind: str, seat: int) -> dict[str, Any]:
            while True:
                who, message = await heard.get()
                assert message["type"] != "Refused", message
                if who == seat and message["type"] == kind:
                    return message

        order = {"game": self.game, "options": self.options, "seats": [{"kind": "mine"}] * 2}
        first.send(msgspec.json.encode({"id": "o", "command": {"do": "OpenTable", "order": order}}))
        opened = await until("TableOpened", 0)
        table = opened["table"]
        second.send(msgspec.json.encode({"id": "e", "command": {"do": "Enter", "table": table, "seat": 1}}))
        await until("TableOpened", 1)
        for seat, wire in enumerate(self.wires):
            promised = commit_seat(table, opened["commitment"], seat, ENTROPY)
            wire.send(msgspec.json.encode({"id": "r", "command": {"do": "Commit", "commitment": promised}}))
            await until("Accepted", seat)
        for seat, wire in enumerate(self.wires):
            wire.send(msgspec.json.encode({"id": "s", "command": {"do": "Reveal", "entropy": ENTROPY, "round": 1}}))
            await until("Accepted", seat)
        views: dict[int, Any] = {}
        while len(views) < 2:
            who, message = await heard.get()
            if message["type"] == "ViewUpdate" and message["view"] is not None:
                views[who] = message
        for seat, wire in enumerate(self.wires):
            wire.listen(self._ear(seat))
            self.see(seat, msgspec.json.encode(views[seat]))

    def _ear(self, seat: int) -> Callable[[bytes], None]:
        def hear(frame: bytes) -> None:
            if frame.startswith(b'{"type":"ViewUpdate"'):
                self.see(seat, frame)
                self.hear_view(seat)
            elif frame.startswith(b'{"type":"Refused"'):
                raise AssertionError(frame)

        return hear

    def see(self, seat: int, frame: bytes) -> None:
        """The view of a seat."""

    def make(self, seat: int, move: bytes) -> None:
        """Send a move."""
        self._moves += 1
        self.wires[seat].send(b'{"id":"m%d","command":{"do":"Make","move":%b}}' % (self._moves, move))


class GetawayTicTacToe(Getaway):
    """Tic-tac-toe in this house."""

    game = "tic_tac_toe"
    options: ClassVar[dict[str, str]] = {"games": str(GAMES)}

    async def begin(self) -> None:
        self._cells = Cells(self._rng)
        await super().begin()

    def send_move(self) -> bool:
        chosen = self._cells.choose()
        if chosen is not None:
            self.make(chosen[0], b'{"move":"MarkCell","cell":%d}' % chosen[1])
        return chosen is not None


class _Offer(msgspec.Struct):
    move: msgspec.Raw


class _View(msgspec.Struct):
    phase: str
    waiting_for: tuple[int, ...]
    offers: tuple[_Offer, ...]
    can_reset: bool


class _Shown(msgspec.Struct):
    view: _View


_shown = msgspec.json.Decoder(_Shown)


class GetawayBoardGame(Getaway):
    """A pick of a sealed choice is seen by its maker alone."""

    game = BOARD_GAME.name

    async def begin(self) -> None:
        self._views: dict[int, _View] = {}
        self._sealed = -1
        await super().begin()

    def see(self, seat: int, frame: bytes) -> None:
        self._views[seat] = _shown.decode(frame).view

    def is_done(self, heard: set[int]) -> bool:
        if len(heard) == 2 or self._sealed not in heard:
            return len(heard) == 2
        return self._views[self._sealed].can_reset  # a part of the choice: nobody else is told

    def send_move(self) -> bool:
        waiting = self._views[0].waiting_for
        if waiting:
            seat = self._rng.choice(waiting)
            view = self._views[seat]
            self._sealed = seat if view.phase == "plan" else -1
            self.make(seat, bytes(self._rng.choice(view.offers).move))
        return bool(waiting)


class BoardgameIo(Table):
    """The same tic-tac-toe on a boardgame.io server."""

    _matches = 0

    async def begin(self) -> None:
        self._matches += 1
        self._state = 0
        self._cells = Cells(self._rng)
        match = f"m{self._number}-{self._matches}"
        self._match = match.encode()
        for seat in range(2):
            wire = await connect(self._host, "/socket.io/?EIO=4&transport=websocket")
            self.wires.append(wire)
            synced: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            wire.listen(self._ear(wire, seat, match, synced))
            await synced

    def _ear(self, wire: Wire, seat: int, match: str, synced: "asyncio.Future[None]") -> Callable[[bytes], None]:
        def hear(frame: bytes) -> None:
            if frame.startswith(b'42/tic-tac-toe,["update"'):
                self.hear_view(seat)
            elif frame == b"2":
                wire.send(b"3")
            elif frame.startswith(b"0"):
                wire.send(b"40/tic-tac-toe,")
            elif frame.startswith(b"40/tic-tac-toe,"):
                wire.send(f'42/tic-tac-toe,["sync","{match}","{seat}",null,2]'.encode())
            elif frame.startswith(b'42/tic-tac-toe,["sync"') and not synced.done():
                synced.set_result(None)

        return hear

    def send_move(self) -> bool:
        chosen = self._cells.choose()
        if chosen is None:
            return False
        seat, cell = chosen
        self.wires[seat].send(
            b'42/tic-tac-toe,["update",{"type":"MAKE_MOVE","payload":{"type":"clickCell","args":[%d],"playerID":"%d"}},'
            b'%d,"%b","%d"]' % (cell, seat, self._state, self._match, seat)
        )
        self._state += 1
        return True
