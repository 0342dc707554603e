"""Chapter 4, a robber's actions and the free action: only the robber whose card it is."""

from mypy_extensions import i64

from getaway.games.rob_a_bank import action_types as actions
from getaway.games.rob_a_bank import events as e
from getaway.games.rob_a_bank import numbers as n
from getaway.games.rob_a_bank import packed
from getaway.games.rob_a_bank.floor import ALL_ROOMS, BESIDE, SPACES, STREET
from getaway.games.rob_a_bank.phases import ALARM_LOCKED, ALARM_OUT, ALARM_READY, COLORS
from getaway.games.rob_a_bank.position import BankPosition
from getaway.games.rob_a_bank.say import say
from getaway.kernel.bits import members
from getaway.kernel.events import Rejection


def options(state: BankPosition) -> i64:
    """The robber's moves at this point of its turn, above END_TURN; none when the turn is over."""
    room = packed.at(state.robbers, state.side - 1)
    guards = guards_in(state, room)
    found = card_options(state, room, guards)
    if state.free:
        if found == 0:
            found = 1
        found |= free_options(state, room, guards)
    return found


def guards_in(state: BankPosition, room: i64) -> i64:
    """The conscious guards in a room; with one there a robber touches no token (RB-4.20)."""
    found: i64 = 0
    bit: i64 = 1
    guards = state.guards
    up = state.guards_up
    while up >= bit:
        if up & bit and guards & 15 == room:
            found |= bit
        bit <<= 1
        guards >>= 4
    return found


def card_options(state: BankPosition, room: i64, guards: i64) -> i64:
    """What is left on the card and has a target."""
    left = state.left
    found: i64 = 0
    if left & actions.MOVES != 0:
        found = state.ways[room] << (n.MOVE_ROBBER - n.END_TURN)
    if left & actions.MOVES_ANYWHERE != 0:
        found |= (ALL_ROOMS & ~(1 << room)) << (n.MOVE_ANYWHERE - n.END_TURN)
    if guards != 0:
        if left & actions.SPRAYS != 0:
            found |= guards << (n.SPRAY - n.END_TURN)
        return found
    if left & actions.PICK_UPS != 0 and packed.at(state.loose, room) > 0:
        found |= 1 << (n.PICK_UP - n.END_TURN)
    if left & actions.UNLOCKS != 0:
        if packed.at(state.locked, room) > 0:
            found |= 1 << (n.UNLOCK_BAG - n.END_TURN)
        if state.alarm == ALARM_LOCKED and state.alarm_room == room:
            found |= 1 << (n.UNLOCK_ALARM - n.END_TURN)
    return found


def free_options(state: BankPosition, room: i64, guards: i64) -> i64:
    """The car can always move; the rest needs a room without a conscious guard."""
    found: i64 = 3 << (n.MOVE_CAR - n.END_TURN)
    if guards != 0:
        return found
    if packed.at(state.carried, state.side - 1) > 0:
        if in_reach_of_car(state, room):
            found |= 1 << (n.THROW - n.END_TURN)
        found |= receivers(state, room) << (n.PASS - n.END_TURN)
    if state.alarm == ALARM_READY and state.alarm_room == room:
        found |= 1 << (n.PULL_ALARM - n.END_TURN)
    return found


def in_reach_of_car(state: BankPosition, room: i64) -> bool:
    """Next to the car's space, with no wall on the edge facing it (RB-4.17)."""
    return BESIDE[state.car] == room and state.walls >> (12 + state.car) & 1 == 0


def receivers(state: BankPosition, room: i64) -> i64:
    """The other conscious robbers in the room (RB-4.18)."""
    return company(state, room) & state.robbers_up


def company(state: BankPosition, room: i64) -> i64:
    """The other robbers in the room."""
    found: i64 = 0
    for other in range(state.team.robbers):
        if other != state.side - 1 and packed.at(state.robbers, other) == room:
            found |= 1 << other
    return found


def apply(state: BankPosition, move: i64) -> None:
    if move < n.MOVE_ROBBER:
        state.free = False
    elif move < n.MOVE_CAR:
        perform(state, move)
    else:
        state.free = False
        perform_free(state, move)


def perform(state: BankPosition, move: i64) -> None:
    me = state.side - 1
    room = packed.at(state.robbers, me)
    if move < n.PICK_UP:
        ducts = move >= n.MOVE_ANYWHERE
        target = move - (n.MOVE_ANYWHERE if ducts else n.MOVE_ROBBER)
        state.spend(actions.MOVES_ANYWHERE if ducts else actions.MOVES)
        state.robbers = packed.put(state.robbers, me, target)
        if state.events is not None:
            state.emit(e.RobberMoved(COLORS[me], room + 1, target + 1, ducts))
    elif move == n.PICK_UP:
        state.spend(actions.PICK_UPS)
        state.loose -= packed.one(room)
        state.carried += packed.one(me)
        if state.events is not None:
            state.emit(e.BagPickedUp(COLORS[me], room + 1))
    elif move == n.UNLOCK_BAG:
        state.spend(actions.UNLOCKS)
        state.locked -= packed.one(room)
        state.loose += packed.one(room)
        if state.events is not None:
            state.emit(e.BagUnlocked(COLORS[me], room + 1))
    elif move == n.UNLOCK_ALARM:
        state.spend(actions.UNLOCKS)
        state.alarm = ALARM_READY
        if state.events is not None:
            state.emit(e.AlarmUnlocked(COLORS[me], room + 1))
    else:
        guard = move - n.SPRAY
        state.spend(actions.SPRAYS)
        state.guards_up &= ~(1 << guard)
        if state.events is not None:
            state.emit(e.GuardSprayed(COLORS[me], guard + 1, room + 1))


def perform_free(state: BankPosition, move: i64) -> None:
    """The one free action of the turn."""
    me = state.side - 1
    if move < n.THROW:
        state.car = (state.car + (1 if move == n.MOVE_CAR else SPACES - 1)) % SPACES
        if state.events is not None:
            state.emit(e.CarMoved(COLORS[me], STREET[state.car]))
    elif move == n.THROW:
        state.carried -= packed.one(me)
        state.scored += 1
        if state.events is not None:
            state.emit(e.BagThrown(COLORS[me], state.scored))
    elif move < n.PULL_ALARM:
        other = move - n.PASS
        state.carried += packed.one(other) - packed.one(me)
        if state.events is not None:
            state.emit(e.BagPassed(COLORS[me], COLORS[other]))
    else:
        pull_alarm(state)


def pull_alarm(state: BankPosition) -> None:
    """All conscious guards come, walls or not; the token is out for the round (RB-4.19)."""
    state.alarm = ALARM_OUT
    for guard in members(state.guards_up):
        state.guards = packed.put(state.guards, guard, state.alarm_room)
    if state.events is not None:
        guards = [guard + 1 for guard in members(state.guards_up)]
        state.emit(e.AlarmPulled(COLORS[state.side - 1], state.alarm_room + 1, guards))


def why_not(state: BankPosition, move: i64) -> Rejection | None:
    if not n.END_TURN <= move < n.PLAY_CARD:
        return Rejection("RB-4.1", say("refuse-robber-turn"))
    if move == n.END_TURN:
        return Rejection("RB-4.2", say("refuse-must-act"))
    room = packed.at(state.robbers, state.side - 1)
    guarded = guards_in(state, room) != 0
    if move >= n.MOVE_CAR:
        return why_not_free(state, move, room, guarded)
    if move < n.MOVE_ANYWHERE:
        if state.left & actions.MOVES == 0:
            return state.not_on_the_card(actions.MOVES)
        return Rejection("RB-4.9", say("refuse-robber-move"))
    if move < n.PICK_UP:
        if state.left & actions.MOVES_ANYWHERE == 0:
            return state.not_on_the_card(actions.MOVES_ANYWHERE)
        return Rejection("RB-4.13", say("refuse-ducts"))
    if move >= n.SPRAY:
        return why_not_spray(state, move - n.SPRAY, room)
    kinds = actions.PICK_UPS if move == n.PICK_UP else actions.UNLOCKS
    if state.left & kinds == 0:
        return state.not_on_the_card(kinds)
    if guarded:
        return hindered()
    if move == n.PICK_UP:
        return Rejection("RB-4.10", say("refuse-no-bag-here"))
    return Rejection("RB-4.11", say("refuse-no-locked-bag" if move == n.UNLOCK_BAG else "refuse-no-locked-alarm"))


def hindered() -> Rejection:
    return Rejection("RB-4.20", say("refuse-guarded"))


def why_not_spray(state: BankPosition, guard: i64, room: i64) -> Rejection:
    if guard >= state.team.guards:
        return Rejection("RB-1.1", say("refuse-guards", guards=int(state.team.guards)))
    if state.left & actions.SPRAYS == 0:
        return state.not_on_the_card(actions.SPRAYS)
    if packed.at(state.guards, guard) != room:
        return Rejection("RB-4.12", say("refuse-guard-elsewhere"))
    return Rejection("RB-4.12", say("refuse-guard-down"))


def why_not_free(state: BankPosition, move: i64, room: i64, guarded: bool) -> Rejection:
    rule = (
        "RB-4.16" if move < n.THROW else "RB-4.17" if move < n.PASS else "RB-4.18" if move < n.PULL_ALARM else "RB-4.19"
    )
    if not state.free:
        return Rejection(rule, say("refuse-free-used"))
    if move == n.PULL_ALARM:
        return why_not_pull(state, room)
    if packed.at(state.carried, state.side - 1) == 0:
        return Rejection(rule, say("refuse-nothing-carried"))
    if guarded:
        return hindered()
    if move == n.THROW:
        return Rejection(rule, say("refuse-wall-to-car" if BESIDE[state.car] == room else "refuse-car-elsewhere"))
    other = move - n.PASS
    if other >= state.team.robbers:
        return Rejection("RB-1.1", say("refuse-robbers", robbers=int(state.team.robbers)))
    if other == state.side - 1:
        return Rejection(rule, say("refuse-pass-to-self" if company(state, room) else "refuse-alone"))
    if packed.at(state.robbers, other) != room:
        return Rejection(rule, say("refuse-robber-elsewhere"))
    return Rejection(rule, say("refuse-receiver-down"))


def why_not_pull(state: BankPosition, room: i64) -> Rejection:
    if state.alarm == ALARM_OUT:
        return Rejection("RB-4.19", say("refuse-alarm-out"))
    if state.alarm_room != room:
        return Rejection("RB-4.19", say("refuse-alarm-elsewhere"))
    if state.alarm == ALARM_LOCKED:
        return Rejection("RB-4.19", say("refuse-alarm-locked"))
    return hindered()
