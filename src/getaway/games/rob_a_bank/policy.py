"""How sensible people play How To Rob A Bank: the Bank, and each Robber."""

from typing import Final, final

from mypy_extensions import i64

from getaway.games.rob_a_bank import numbers as n
from getaway.games.rob_a_bank import packed
from getaway.games.rob_a_bank.action_types import LOCKS, PICK_UPS, SPRAYS, TACKLES, UNLOCKS
from getaway.games.rob_a_bank.bank import guarded_rooms
from getaway.games.rob_a_bank.floor import BESIDE, ROOMS, SPACES, step
from getaway.games.rob_a_bank.phases import ACTION, PLANNING
from getaway.games.rob_a_bank.state import BankState
from getaway.kernel.bits import count, lowest
from getaway.kernel.chance import Chance
from getaway.kernel.policy import Sensible

WIN: Final = 0.75
"""How much of a reward is the win itself; the rest is how near the Robbers came to it."""


@final
class BankPolicy(Sensible[BankState]):
    """Robbers fetch the nearest bag and take it to the car; guards go where bags are carried, and tackle."""

    def move(self, state: BankState, seat: i64, rng: Chance) -> i64:
        best: i64 = -1000000
        chosen: i64 = -1
        options = state.options
        guarded = guarded_rooms(state)
        while options != 0:
            move = state.base + lowest(options)
            options &= options - 1
            value: i64
            if state.phase == ACTION:
                value = value_to_bank(state, move) if state.side == 0 else value_to_robber(state, move, guarded)
            elif state.phase == PLANNING:
                value = value_of_card(state, move - state.base)
            else:
                value = 0
            value = 8 * value + rng.below(8)
            if value > best:
                best = value
                chosen = move
        return chosen

    def rewards(self, state: BankState) -> list[float]:
        near = min(1.0, int(state.scored) / int(state.team.bags_to_win))
        return [
            WIN * share + (1.0 - WIN) * (1.0 - near if seat == state.bank else near)
            for seat, share in enumerate(state.returns())
        ]


def distance(ways: list[int], start: i64, targets: i64) -> i64:
    """Moves from a room to the nearest of these; 9 if there are none."""
    reached: i64 = 1 << start
    moves: i64 = 0
    while reached & targets == 0:
        if targets == 0 or moves == ROOMS:
            return ROOMS
        reached |= step(ways, reached)
        moves += 1
    return moves


def value_to_robber(state: BankState, move: i64, guarded: i64) -> i64:
    """How much a robber wants this in its turn."""
    me = state.side - 1
    here = packed.at(state.robbers, me)
    if move == n.THROW:
        return 1000
    if move == n.PICK_UP:
        return 900
    if n.SPRAY <= move < n.MOVE_CAR:
        return 850
    if move == n.UNLOCK_BAG:
        return 800
    if move == n.UNLOCK_ALARM:
        return 100
    if n.MOVE_ROBBER <= move < n.PICK_UP:
        room = move - (n.MOVE_ROBBER if move < n.MOVE_ANYWHERE else n.MOVE_ANYWHERE)
        return 400 + standing(state, me, room, state.car, guarded)
    if n.MOVE_CAR <= move < n.THROW:
        if packed.at(state.carried, me) == 0:
            return 20 + car_gain(state, move)
        car = (state.car + (1 if move == n.MOVE_CAR else SPACES - 1)) % SPACES
        gain = standing(state, me, here, car, guarded) - standing(state, me, here, state.car, guarded)
        return 50 + gain if state.left == 0 or gain > 0 else 10
    return 30 if move == n.END_TURN else 0  # a bag passed, or the alarm pulled


def car_gain(state: BankState, move: i64) -> i64:
    """Whether the car comes nearer to whoever carries bags."""
    gain: i64 = 0
    car = (state.car + (1 if move == n.MOVE_CAR else SPACES - 1)) % SPACES
    for robber in range(state.team.robbers):
        bags = packed.at(state.carried, robber)
        if bags > 0:
            room = packed.at(state.robbers, robber)
            gain += 20 * (way_out(state, room, state.car) - way_out(state, room, car))
    return gain


def way_out(state: BankState, room: i64, car: i64) -> i64:
    """How far a bag in a room is from the car; a wall between costs a step of the car."""
    moves = distance(state.ways, room, 1 << BESIDE[car])
    return moves if state.walls >> (12 + car) & 1 == 0 else moves + 1


def standing(state: BankState, me: i64, room: i64, car: i64, guarded: i64) -> i64:
    """How well a robber stands in a room, for fetching bags or for taking them out."""
    value: i64 = 0
    bags = packed.at(state.carried, me)
    left = state.left
    loose = packed.filled(state.loose)
    if guarded >> room & 1:
        value -= 15 if left & SPRAYS != 0 else 60
    elif step(state.ways, 1 << room) & guarded != 0:
        value -= 8 + 10 * bags
    elif bags == 0 or left & PICK_UPS != 0:
        if loose >> room & 1:
            value += 80 if left & PICK_UPS != 0 else 15
        elif left & UNLOCKS != 0 and packed.at(state.locked, room) > 0:
            value += 40
    if bags > 0:
        value -= 20 * bags * way_out(state, room, car)
        if state.free and guarded >> room & 1 == 0 and way_out(state, room, car) == 0:
            value += 150
    else:
        value -= 10 * distance(state.ways, room, loose & ~guarded if loose & ~guarded != 0 else loose)
    return value


def value_to_bank(state: BankState, move: i64) -> i64:
    """How much the Bank wants this in its turn."""
    if move == n.REVIVE:
        return 500 if count(state.guards_up) * 2 <= state.team.guards else 100
    if move < n.TACKLE:
        guard = (move - n.MOVE_GUARD) // ROOMS
        room = (move - n.MOVE_GUARD) % ROOMS
        return 300 + watch(state, guard, room) - watch(state, guard, packed.at(state.guards, guard))
    if move < n.LOCK_BAG:
        return 900 + 50 * packed.at(state.carried, move - n.TACKLE)
    if move < n.LOCK_ALARM:
        return 800
    return 10 if move == n.LOCK_ALARM else 0


def watch(state: BankState, guard: i64, room: i64) -> i64:
    """How well a guard stands in a room: near the robbers that carry bags, else near robbers and bags."""
    value: i64 = 0
    for robber in range(state.team.robbers):
        where = packed.at(state.robbers, robber)
        bags = packed.at(state.carried, robber)
        far = distance(state.ways, room, 1 << where)
        if state.robbers_up >> robber & 1:
            value -= far * (6 + 20 * bags)
            if far == 0 and state.left & TACKLES != 0:
                value += 100 + 60 * bags
        else:
            value -= far * 3
    loose = packed.filled(state.loose)
    if loose != 0:
        value -= 3 * distance(state.ways, room, loose)
        if state.left & LOCKS != 0 and loose >> room & 1:
            value += 40
    for other in range(state.team.guards):
        if other != guard and state.guards_up >> other & 1 and packed.at(state.guards, other) == room:
            value -= 12
    return value


def value_of_card(state: BankState, face: i64) -> i64:
    """How much a card is wanted at this place of the stack."""
    actions: i64 = state.box.decks[state.side].actions[face]
    if state.side == 0:
        return 30 * count_of(actions, TACKLES) + 20 * count_of(actions, LOCKS) + 10 * count_of(actions, 15)
    twice: i64 = 0
    for card in range(state.card):
        if packed.at(state.stacks[state.side], card) == face:
            twice += 1
    value = 30 * count_of(actions, PICK_UPS) + 12 * count_of(actions, SPRAYS) + 15 - 8 * twice
    if count_of(actions, 15) == 0:
        value = 40 if state.card == 0 or state.card == state.box.stack - 1 else 20
    if actions & UNLOCKS != 0 and actions & PICK_UPS == 0:
        value -= 10
    return value


def count_of(actions: i64, kinds: i64) -> i64:
    return packed.total(actions & kinds)
