"""Scenes: positions set up by hand, and short questions about them.

Unless a test says otherwise, nothing stands on the floor but what it names, and every wall faces a street that no
test looks at.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from getaway.games.rob_a_bank import layout, packed, planning, resolution, rounds
from getaway.games.rob_a_bank.floor import COMPASS, ROOMS, STREET
from getaway.games.rob_a_bank.game import RobABank
from getaway.games.rob_a_bank.options import BankOptions
from getaway.games.rob_a_bank.phases import ALARM_OUT, COLORS
from getaway.games.rob_a_bank.phases import SIDES as PLAYERS
from getaway.games.rob_a_bank.state import BankState
from getaway.kernel.catalogue_play import CataloguePlay
from getaway.kernel.chance import seeded
from getaway.kernel.events import Event
from getaway.kernel.moves import Move

GAME = RobABank.from_toml()
WALL_TILES = ("vault", "guard_post", "alarm_room", "archive")
DEFAULT_CARDS = {"bank": "double_patrol", "yellow": "air_ducts", "green": "air_ducts", "red": "air_ducts"}


@dataclass
class Scene:
    """A floor in the Action phase. Rooms are numbered from 1; `down` lists the unconscious."""

    seats: int = 3
    options: BankOptions = field(default_factory=BankOptions)
    walls: tuple[tuple[int, str], ...] = ()
    guards: tuple[int, ...] = (9, 9)
    robbers: tuple[int, ...] = (1, 1)
    down: tuple[int | str, ...] = ()
    carried: Mapping[str, int] = field(default_factory=dict)
    bags: tuple[int, ...] = ()
    locked: tuple[int, ...] = ()
    alarm: tuple[int, int] | None = None
    car: str = "B2"
    scored: int = 0
    round: int = 1
    cards: Mapping[str, str | tuple[str, ...]] = field(default_factory=dict)
    turn: str = "bank"

    def play(self) -> CataloguePlay[Any]:
        """The Play, at the first decision of this side's turn with its first card."""
        state = GAME.rules.new_state(seeded(1), self.seats, self.options)
        state.clear_floor()
        lay(state, self.walls)
        state.to_turn = 0
        layout.furnish(state)
        state.car = STREET.index(self.car)
        planning.begin(state)
        self._set_stacks(state)
        state.guards = _packed(room - 1 for room in self.guards)
        state.robbers = _packed(room - 1 for room in self.robbers)
        for mover in self.down:
            if isinstance(mover, int):
                state.guards_up &= ~(1 << mover - 1)
            else:
                state.robbers_up &= ~(1 << COLORS.index(mover))
        state.carried = sum(bags * packed.one(COLORS.index(robber)) for robber, bags in self.carried.items())
        state.loose = sum(packed.one(room - 1) for room in self.bags)
        state.locked = sum(packed.one(room - 1) for room in self.locked)
        state.alarm_room, state.alarm = (self.alarm[0] - 1, self.alarm[1]) if self.alarm else (-1, ALARM_OUT)
        state.scored = self.scored
        state.round = self.round
        resolution.begin(state)
        state.side = PLAYERS.index(self.turn)
        rounds.advance(state)
        return CataloguePlay(GAME, self.seats, self.options, state)

    def _set_stacks(self, state: BankState) -> None:
        for side in range(state.team.robbers + 1):
            given = self.cards.get(PLAYERS[side], DEFAULT_CARDS[PLAYERS[side]])
            names = (given,) if isinstance(given, str) else given
            ids = GAME.box.decks[side].ids
            faces = [ids.index(name) for name in names]
            faces += [ids.index(DEFAULT_CARDS[PLAYERS[side]])] * (GAME.box.stack - len(faces))
            state.stacks[side] = _packed(faces)


def _packed(numbers: Iterable[int]) -> int:
    total = 0
    for place, number in enumerate(numbers):
        total = packed.put(total, place, number)
    return total


def lay(state: BankState, walls: tuple[tuple[int, str], ...]) -> None:
    """Lay the tiles so that these walls stand, and the other wall tiles face the street elsewhere."""
    given = list(walls)
    spare = [(room, side) for room, side in OUTWARD if room not in {room for room, _ in given}]
    given += spare[: len(WALL_TILES) - len(given)]
    tiles = [-1] * ROOMS
    turns = [0] * ROOMS
    for tile, (room, side) in zip(WALL_TILES, given, strict=True):
        tiles[room - 1] = GAME.box.tile_ids.index(tile)
        turns[room - 1] = COMPASS.index(side)
    rest = [tile for tile in state.team.tiles if tile not in tiles]
    state.tiles = [tile if tile >= 0 else rest.pop() for tile in tiles]
    layout.set_turns(state, turns)


OUTWARD = [(4, "west"), (6, "east"), (2, "north"), (1, "west"), (3, "north"), (7, "west"), (9, "east"), (8, "south")]


def state_of(play: CataloguePlay[Any]) -> BankState:
    """The position behind a Play."""
    state = play.state_for(-1)
    assert isinstance(state, BankState)
    return state


def actor(play: CataloguePlay[Any]) -> int:
    """The seat that is to decide."""
    (seat,) = play.waiting_for()
    return seat


def offered(play: CataloguePlay[Any]) -> set[Move]:
    """What it may do."""
    return {offer.move for offer in play.offers(actor(play))}


def do(play: CataloguePlay[Any], *moves: Move) -> list[Event]:
    """Make moves, each by whoever is to decide; what happened."""
    return [event.what for move in moves for event in play.submit(actor(play), move)]


def why(play: CataloguePlay[Any], move: Move) -> str:
    """Why not, in words."""
    rejection = play.why_not(actor(play), move)
    assert rejection is not None, f"{move} is legal"
    return str(rejection.why)


def asked(play: CataloguePlay[Any], viewer: int) -> str:
    """The prompt, in words."""
    return str(play.view(viewer).prompt)


def refused(play: CataloguePlay[Any], move: Move) -> str:
    """The rule against a move of the seat that is to decide."""
    rejection = play.why_not(actor(play), move)
    assert rejection is not None, f"{move} is legal"
    assert rejection.rule in GAME.rulebook().rules
    return rejection.rule


def allowed(play: CataloguePlay[Any], move: Move) -> bool:
    """Whether a move is offered and not refused, which must go together."""
    legal = play.why_not(actor(play), move) is None
    assert legal == (move in offered(play))
    return legal


def kinds(play: CataloguePlay[Any]) -> set[str]:
    """The kinds of moves on offer."""
    return {type(move).__name__ for move in offered(play)}


def whose_turn(play: CataloguePlay[Any]) -> str:
    """The side that is to decide."""
    return PLAYERS[state_of(play).side]
