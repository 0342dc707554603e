"""Chapter 4, the Bank's actions: each may be given to any conscious guard."""

from mypy_extensions import i64

from getaway.games.rob_a_bank import numbers as n
from getaway.games.rob_a_bank import packed
from getaway.games.rob_a_bank.action_types import GUARD_MOVES, LOCKS, TACKLES
from getaway.games.rob_a_bank.events import AlarmLocked, BagLocked, GuardMoved, GuardsRevived, RobberTackled
from getaway.games.rob_a_bank.floor import ROOMS, step
from getaway.games.rob_a_bank.phases import ALARM_LOCKED, ALARM_READY, COLORS
from getaway.games.rob_a_bank.position import BankPosition
from getaway.games.rob_a_bank.say import say
from getaway.kernel.bits import lowest, members
from getaway.kernel.events import Rejection


def options(state: BankPosition) -> i64:
    """The Bank's moves at this point of its turn, above MOVE_GUARD; none when the turn is over."""
    left = state.left
    found: i64 = 0
    if left & GUARD_MOVES != 0:
        found = guard_moves(state)
    if left & (TACKLES | LOCKS) != 0:
        rooms = guarded_rooms(state)
        if left & TACKLES != 0:
            found |= tackled(state, rooms) << (n.TACKLE - n.MOVE_GUARD)
        if left & LOCKS != 0:
            found |= (packed.filled(state.loose) & rooms) << (n.LOCK_BAG - n.MOVE_GUARD)
            if state.alarm == ALARM_READY and rooms >> state.alarm_room & 1:
                found |= 1 << (n.LOCK_ALARM - n.MOVE_GUARD)
    if may_revive(state):
        if found == 0:
            found = 1 << (n.END_TURN - n.MOVE_GUARD)
        found |= 1 << (n.REVIVE - n.MOVE_GUARD)
    return found


def may_revive(state: BankPosition) -> bool:
    """Before the first action, if a guard is unconscious (RB-4.8)."""
    return not state.acted and state.guards_up != (1 << state.team.guards) - 1


def guarded_rooms(state: BankPosition) -> i64:
    """The rooms with a conscious guard."""
    rooms: i64 = 0
    up = state.guards_up
    guards = state.guards
    while up != 0:
        if up & 1:
            rooms |= 1 << (guards & 15)
        up >>= 1
        guards >>= 4
    return rooms


def tackled(state: BankPosition, rooms: i64) -> i64:
    """The conscious robbers in these rooms (RB-4.5)."""
    found: i64 = 0
    for robber in range(state.team.robbers):
        if state.robbers_up >> robber & 1 and rooms >> packed.at(state.robbers, robber) & 1:
            found |= 1 << robber
    return found


def guard_moves(state: BankPosition) -> i64:
    """Every Move that leaves a way to perform the rest (RB-4.4)."""
    found: i64 = 0
    up = state.guards_up
    while up != 0:
        guard = lowest(up)
        up &= up - 1
        rooms: i64 = state.ways[packed.at(state.guards, guard)]
        while rooms != 0:
            room = lowest(rooms)
            rooms &= rooms - 1
            if leaves_a_way(state, guard, room):
                found |= 1 << (ROOMS * guard + room)
    return found


def leaves_a_way(state: BankPosition, guard: i64, room: i64) -> bool:
    """Whether, with this guard moved there, the remaining Moves can be shared out among the conscious guards so
    that no guard that used one ends where it began (RB-4.4)."""
    rest: i64 = (state.left & GUARD_MOVES) - 1
    sums: i64 = 1  # how many Moves the guards looked at so far can use up, a bit each
    for other in range(state.team.guards):
        if state.guards_up >> other & 1:
            here = room if other == guard else packed.at(state.guards, other)
            moved = other == guard or bool(state.moved >> other & 1)
            usable = endings(state, here, packed.at(state.began, other), moved, rest)
            total: i64 = 0
            for moves in range(rest + 1):
                if usable >> moves & 1:
                    total |= sums << moves
            sums = total
    return bool(sums >> rest & 1)


def endings(state: BankPosition, here: i64, began: i64, moved: bool, most: i64) -> i64:
    """With how many more Moves, a bit each, a guard can end the turn where it may."""
    found: i64 = 0 if moved and here == began else 1
    reached: i64 = 1 << here
    for moves in range(1, most + 1):
        reached = step(state.ways, reached)
        if reached & ~(1 << began) != 0:
            found |= 1 << moves
    return found


def apply(state: BankPosition, move: i64) -> None:
    state.acted = True
    if move < n.TACKLE:
        guard = (move - n.MOVE_GUARD) // ROOMS
        room = (move - n.MOVE_GUARD) % ROOMS
        state.left -= 1
        state.moved |= 1 << guard
        if state.events is not None:
            state.emit(GuardMoved(guard + 1, packed.at(state.guards, guard) + 1, room + 1))
        state.guards = packed.put(state.guards, guard, room)
    elif move < n.LOCK_BAG:
        tackle(state, move - n.TACKLE)
    elif move < n.LOCK_ALARM:
        room = move - n.LOCK_BAG
        state.spend(LOCKS)
        state.loose -= packed.one(room)
        state.locked += packed.one(room)
        if state.events is not None:
            state.emit(BagLocked(room + 1))
    elif move == n.LOCK_ALARM:
        state.spend(LOCKS)
        state.alarm = ALARM_LOCKED
        if state.events is not None:
            state.emit(AlarmLocked(state.alarm_room + 1))
    elif move == n.REVIVE:
        revive(state)


def tackle(state: BankPosition, robber: i64) -> None:
    """Unconscious, and all its bags on the floor, unlocked (RB-4.5)."""
    state.spend(TACKLES)
    room = packed.at(state.robbers, robber)
    bags = packed.at(state.carried, robber)
    state.robbers_up &= ~(1 << robber)
    state.carried = packed.put(state.carried, robber, 0)
    state.loose += bags * packed.one(room)
    if state.events is not None:
        state.emit(RobberTackled(COLORS[robber], room + 1, bags))


def revive(state: BankPosition) -> None:
    """The card is burned; all guards are conscious from now on (RB-4.8)."""
    everyone: i64 = (1 << state.team.guards) - 1
    state.left = 0
    state.acted = True
    if state.events is not None:
        state.emit(GuardsRevived([guard + 1 for guard in members(everyone & ~state.guards_up)]))
    state.guards_up = everyone


def why_not(state: BankPosition, move: i64) -> Rejection | None:
    if not n.MOVE_GUARD <= move < n.MOVE_ROBBER:
        return Rejection("RB-4.1", say("refuse-bank-turn"))
    if move == n.END_TURN:
        return Rejection("RB-4.2", say("refuse-must-act"))
    if move == n.REVIVE:
        return Rejection("RB-4.8", say("refuse-revive-late" if state.acted else "refuse-revive-none"))
    if move < n.TACKLE:
        return why_not_move(state, (move - n.MOVE_GUARD) // ROOMS, (move - n.MOVE_GUARD) % ROOMS)
    if move < n.LOCK_BAG:
        return why_not_tackle(state, move - n.TACKLE)
    return why_not_lock(state, move)


def why_not_move(state: BankPosition, guard: i64, room: i64) -> Rejection:
    if guard >= state.team.guards:
        return Rejection("RB-1.1", say("refuse-guards", guards=int(state.team.guards)))
    if state.left & GUARD_MOVES == 0:
        return state.not_on_the_card(GUARD_MOVES)
    if state.guards_up >> guard & 1 == 0:
        return Rejection("RB-4.3", say("refuse-guard-unconscious"))
    if state.ways[packed.at(state.guards, guard)] >> room & 1 == 0:
        return Rejection("RB-4.4", say("refuse-guard-move"))
    return Rejection("RB-4.4", say("refuse-guard-returns" if state.left & GUARD_MOVES == 1 else "refuse-guard-stuck"))


def why_not_tackle(state: BankPosition, robber: i64) -> Rejection:
    if robber >= state.team.robbers:
        return Rejection("RB-1.1", say("refuse-robbers", robbers=int(state.team.robbers)))
    if state.left & TACKLES == 0:
        return state.not_on_the_card(TACKLES)
    if state.robbers_up >> robber & 1 == 0:
        return Rejection("RB-4.5", say("refuse-robber-unconscious"))
    return Rejection("RB-4.5", say("refuse-no-guard-there"))


def why_not_lock(state: BankPosition, move: i64) -> Rejection:
    if state.left & LOCKS == 0:
        return state.not_on_the_card(LOCKS)
    if move == n.LOCK_ALARM:
        if state.alarm != ALARM_READY:
            return Rejection("RB-4.6", say("refuse-no-alarm-there"))
    elif packed.at(state.loose, move - n.LOCK_BAG) == 0:
        return Rejection("RB-4.6", say("refuse-no-bag-there"))
    return Rejection("RB-4.6", say("refuse-no-guard-there"))
