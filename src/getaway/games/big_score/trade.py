"""The trade with the Vault Floor (BS-4.10 to BS-4.13), and the Muscle, Con Man and Gun Man in it."""

from mypy_extensions import i64

from getaway.games.big_score import inside
from getaway.games.big_score.box import CON_MAN, COP, GUN_MAN, MUSCLE
from getaway.games.big_score.events import MarkerMoved, TokenKept, TokenTraded
from getaway.games.big_score.multiset import one_token, token_count, token_kinds
from getaway.games.big_score.phases import GUN, MUSCLES, TRADE
from getaway.games.big_score.position import Side, TablePosition
from getaway.games.big_score.say import say
from getaway.kernel.bits import count, members, nth
from getaway.kernel.chance import Chance
from getaway.kernel.events import Rejection
from getaway.kernel.state import mix_observation


def begin(state: TablePosition) -> None:
    """Players who drew a token other than a Cop may trade, clockwise from the marker (BS-4.10)."""
    state.trade_from = state.marker
    state.asked = 0
    for seat, side in enumerate(state.sides):
        if side.inside and side.drawn > COP:
            state.to_trade |= 1 << seat
    go_on(state)


def go_on(state: TablePosition) -> None:
    """To the next Muscle, the next trade, or the next round."""
    if state.to_trade == 0 or state.floor == 0:
        finish(state)
        return
    muscle = next_muscle(state)
    if muscle >= 0:
        state.phase = MUSCLES
        state.turn = muscle
        return
    state.phase = TRADE
    seat = state.trade_from
    while state.to_trade >> seat & 1 == 0:
        seat = state.left_of(seat)
    state.turn = seat


def finish(state: TablePosition) -> None:
    """What was not traded is kept (BS-4.13); with an empty floor nobody was asked (BS-4.23)."""
    for side in state.sides:
        if side.drawn > COP:
            side.loot += one_token(side.drawn)
        side.drawn = -1
    state.to_trade = 0
    inside.open_round(state)


# The Muscle.


def next_muscle(state: TablePosition) -> i64:
    """The Muscle to be asked before the next trade, nearest to the marker first (BS-4.16); -1 if there is none."""
    seat = state.left_of(state.marker)
    while seat != state.marker:
        side = state.sides[seat]
        if side.ability == MUSCLE and not side.used and side.inside and state.asked >> seat & 1 == 0:
            return seat
        seat = state.left_of(seat)
    return -1


def answer_muscle(state: TablePosition, seat: i64, move: i64) -> None:
    """On a theft those still to trade go clockwise from the thief, and the other Muscles are asked again."""
    state.memory = mix_observation(state.memory, move)
    if move == state.box.steal_at:
        state.sides[seat].used = True
        state.marker = seat
        state.trade_from = seat
        state.asked = 0
        if state.events is not None:
            state.emit(MarkerMoved(seat, True))
    else:
        state.asked |= 1 << seat
    go_on(state)


# The trade itself.


def can_give_earlier(side: Side) -> bool:
    """A Con Man who has not used it (BS-4.17)."""
    return side.ability == CON_MAN and not side.used


def legal(state: TablePosition, seat: i64) -> list[int]:
    box = state.box
    loot: i64 = box.kinds - 1
    side = state.sides[seat]
    floor = members(token_kinds(state.floor))
    moves: list[int] = [box.pass_at]
    moves += [box.trade_at + take - 1 for take in floor]
    if can_give_earlier(side):
        for give in members(token_kinds(side.loot)):
            moves += [box.earlier_at + (give - 1) * loot + take - 1 for take in floor]
    return moves


def random_move(state: TablePosition, seat: i64, rng: Chance) -> i64:
    box = state.box
    floor = token_kinds(state.floor)
    width = count(floor)
    side = state.sides[seat]
    given: i64 = 0
    if can_give_earlier(side):
        given = token_kinds(side.loot)
    n = rng.below(1 + width * (1 + count(given)))
    if n == 0:
        return box.pass_at
    n -= 1
    take = nth(floor, n % width)
    if n < width:
        return box.trade_at + take - 1
    give = nth(given, n // width - 1)
    return box.earlier_at + (give - 1) * (box.kinds - 1) + take - 1


def apply(state: TablePosition, seat: i64, move: i64) -> None:
    box = state.box
    side = state.sides[seat]
    state.to_trade &= ~(1 << seat)
    state.asked = 0
    state.memory = mix_observation(state.memory, move)
    drawn = side.drawn
    side.drawn = -1
    if move == box.pass_at:
        side.loot += one_token(drawn)
        if state.events is not None:
            state.emit(TokenKept(seat, box.token_ids[drawn]))
        go_on(state)
        return
    earlier = move >= box.earlier_at
    give = drawn
    take = move - box.trade_at + 1
    if earlier:
        loot = box.kinds - 1
        give = (move - box.earlier_at) // loot + 1
        take = (move - box.earlier_at) % loot + 1
        side.loot += one_token(drawn) - one_token(give)
        side.used = True
    side.loot += one_token(take)
    state.floor += one_token(give) - one_token(take)
    if state.events is not None:
        state.emit(TokenTraded(seat, box.token_ids[give], box.token_ids[take], earlier))
    if seat == state.marker:
        inside.pass_marker(state)
    if side.ability == GUN_MAN and not side.used:
        state.phase = GUN  # the floor holds what the player gave, so it is not empty
        return
    go_on(state)


def why_not(state: TablePosition, seat: i64, move: i64) -> Rejection:
    box = state.box
    side = state.sides[seat]
    if move >= box.earlier_at:
        if not can_give_earlier(side):
            return Rejection("BS-4.11", say("only-drawn-traded"))
        if token_count(side.loot, (move - box.earlier_at) // (box.kinds - 1) + 1) == 0:
            return Rejection("BS-4.17", say("no-earlier-token"))
    return Rejection("BS-4.10", say("not-on-floor"))


# The Gun Man.


def legal_gun(state: TablePosition) -> list[int]:
    moves = inside.floor_moves(state)
    moves.append(state.box.take_none_at)
    return moves


def answer_gun(state: TablePosition, seat: i64, move: i64) -> None:
    """After the swap the player may take one token more, once (BS-4.18)."""
    if move == state.box.take_none_at:
        state.memory = mix_observation(state.memory, move)
    else:
        inside.take_from_floor(state, seat, move - state.box.take_at + 1, GUN_MAN)
    go_on(state)
