"""What each viewer sees, field by field (RB-6.1): what is not written here is not sent."""

import msgspec

from getaway.games.rob_a_bank import belief, packed, planning
from getaway.games.rob_a_bank.action_types import listed
from getaway.games.rob_a_bank.box import SYMBOLS, Box
from getaway.games.rob_a_bank.events import CardPlayed, HandDrawn
from getaway.games.rob_a_bank.floor import COMPASS, EDGES, ROOMS, STREET
from getaway.games.rob_a_bank.obstacles import obstacles
from getaway.games.rob_a_bank.phases import ACTION, COLORS, LAYOUT, OVER, PLANNING, SIDES
from getaway.games.rob_a_bank.say import say
from getaway.games.rob_a_bank.state import BankState
from getaway.kernel.events import Event
from getaway.text.messages import Text

PHASES = ("layout", "car", "planning", "action", "over")
RULES = ("RB-2.3", "RB-2.5", "RB-3.2", "RB-4.2", "")
"""The rule that each phase's decision goes by."""

ALARMS = ("ready", "locked", "out")


class RoomView(msgspec.Struct, frozen=True):
    """A room: its tile, the sides on which it is walled by its own tile or a neighbor's, and the bags on its floor."""

    tile: str
    symbol: str | None
    turn: int
    walls: tuple[str, ...]
    bags: int
    locked_bags: int


class MoverView(msgspec.Struct, frozen=True):
    """A guard (by number) or a robber (by color) on the floor."""

    name: str
    room: int
    conscious: bool
    bags: int


class AlarmView(msgspec.Struct, frozen=True):
    """The alarm token: ready, locked, or out for the round."""

    room: int
    state: str


class SideView(msgspec.Struct, frozen=True):
    """The cards of a side. `hand` is None for who may not see it, a covered card in `stack` is None."""

    side: str
    seat: int
    cards_in_hand: int
    hand: tuple[str, ...] | None
    stack: tuple[str | None, ...]


class Obstacle(msgspec.Struct, frozen=True):
    """Half an action of the card, or a free action (throw, pass, alarm), that is not possible as things stand."""

    action: str
    rule: str
    why: Text


class TurnView(msgspec.Struct, frozen=True):
    """The turn of a side in the Action phase: its card, what is left of it, and for whoever acts what is not
    possible."""

    side: str
    number: int
    card: str
    left: tuple[str, ...]
    free_action: bool
    obstacles: tuple[Obstacle, ...]


class Hint(msgspec.Struct, frozen=True):
    """A hint for whoever is to decide, and the rule to read."""

    rule: str
    words: Text


class Board(msgspec.Struct, frozen=True):
    """The table of How To Rob A Bank. Rooms are numbered from 1; cards and tiles are named by their ids in the pack.
    `planning` is the side whose card is being planned, `turn` that of the card being performed."""

    round: int
    rounds: int
    bank: int
    scored: int
    bags_to_win: int
    supply: int
    rooms: tuple[RoomView, ...]
    turning: int | None
    to_turn: int
    guards: tuple[MoverView, ...]
    robbers: tuple[MoverView, ...]
    alarm: AlarmView | None
    car: str | None
    sides: tuple[SideView, ...]
    planning: str | None
    turn: TurnView | None
    hint: Hint | None


def board(box: Box, state: BankState, viewer: int) -> Board:
    """Public: layout, movers, tokens, car, scored bags, played cards, sizes of hands."""
    placed = state.phase > LAYOUT
    hint = BANK_HINT if state.phase == ACTION and state.side == 0 else HINTS[min(state.phase, ACTION)]
    on_floor = packed.total(state.loose) + packed.total(state.locked) + packed.total(state.carried)
    return Board(
        round=state.round,
        rounds=box.rounds,
        bank=state.bank,
        scored=state.scored,
        bags_to_win=state.team.bags_to_win,
        supply=box.money_bags - state.scored - on_floor,
        rooms=tuple(_room(box, state, room) for room in range(ROOMS)),
        turning=state.picked + 1 if state.picked >= 0 else None,
        to_turn=state.to_turn,
        guards=tuple(
            MoverView(str(guard + 1), packed.at(state.guards, guard) + 1, bool(state.guards_up >> guard & 1), 0)
            for guard in range(state.team.guards if placed else 0)
        ),
        robbers=tuple(_robber(state, robber) for robber in range(state.team.robbers)) if placed else (),
        alarm=AlarmView(state.alarm_room + 1, ALARMS[state.alarm]) if state.alarm_room >= 0 else None,
        car=STREET[state.car] if state.car >= 0 else None,
        sides=tuple(_side(box, state, viewer, side) for side in range(state.team.robbers + 1)),
        planning=SIDES[state.side] if state.phase == PLANNING else None,
        turn=_turn(box, state, viewer) if state.phase == ACTION else None,
        hint=hint if state.phase < OVER and viewer == state.actor() else None,
    )


HINTS = (
    Hint("RB-2.3", say("hint-layout")),
    Hint("RB-2.5", say("hint-car")),
    Hint("RB-3.2", say("hint-planning")),
    Hint("RB-4.2", say("hint-action")),
)
BANK_HINT = Hint("RB-4.4", say("hint-bank"))
"""By phase; for the Bank in the Action phase another."""


def _room(box: Box, state: BankState, room: int) -> RoomView:
    tile = state.tiles[room]
    symbol = box.symbol[tile]
    return RoomView(
        tile=box.tile_ids[tile],
        symbol=SYMBOLS[symbol] if symbol >= 0 else None,
        turn=state.turns[room],
        walls=tuple(name for side, name in enumerate(COMPASS) if state.walls >> EDGES[room * 4 + side] & 1),
        bags=packed.at(state.loose, room),
        locked_bags=packed.at(state.locked, room),
    )


def _robber(state: BankState, robber: int) -> MoverView:
    conscious = bool(state.robbers_up >> robber & 1)
    bags = packed.at(state.carried, robber)
    return MoverView(COLORS[robber], packed.at(state.robbers, robber) + 1, conscious, bags)


def _side(box: Box, state: BankState, viewer: int, side: int) -> SideView:
    ids = box.decks[side].ids
    faces = [packed.at(state.stacks[side], number) for number in range(state.played(side))]
    return SideView(
        side=SIDES[side],
        seat=state.owners[side],
        cards_in_hand=packed.total(state.hands[side]),
        hand=tuple(planning.held(state, side)) if belief.sees_hand(state, viewer, side) else None,
        stack=tuple(ids[face] if readable(state, side, number) else None for number, face in enumerate(faces)),
    )


def readable(state: BankState, side: int, number: int) -> bool:
    """Whether a played card of this round may be read: with the memory option the top of a stack in planning, and
    then what is turned up (RB-3.5)."""
    if not state.covered:
        return True
    if state.phase == PLANNING:
        return number == state.played(side) - 1
    return number < state.card or (number == state.card and side < state.side + state.face_up)


def redact(state: BankState, event: Event) -> Event:
    """An event for a replay: without a card that is covered by now, and without what would reveal it (RB-3.5)."""
    match event:
        case CardPlayed() if event.round == state.round:
            shown = readable(state, SIDES.index(event.side), event.number - 1)
            return event if shown else msgspec.structs.replace(event, card=None)
        case HandDrawn() if event.round == state.round and state.covered:
            return msgspec.structs.replace(event, cards=planning.held(state, SIDES.index(event.side)))
        case _:
            return event


def _turn(box: Box, state: BankState, viewer: int) -> TurnView:
    side = state.side
    in_the_way = obstacles(state) if viewer == state.actor() else []
    return TurnView(
        side=SIDES[side],
        number=state.card + 1,
        card=box.decks[side].ids[state.face()],
        left=tuple(listed(side, state.left)),
        free_action=state.free,
        obstacles=tuple(Obstacle(action, why.rule, why.why) for action, why in in_the_way),
    )
