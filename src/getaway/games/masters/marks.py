"""The mark deck and display: laying out, taking, sets (MH-2.2, MH-5.8, MH-5.9)."""

from mypy_extensions import i64

from getaway.games.masters.box import Box
from getaway.games.masters.events import MarkLaidOut, MarkTaken, SetTurnedIn
from getaway.games.masters.position import MastersPosition
from getaway.kernel.bits import bit, count, lowest, nth
from getaway.kernel.state import mix_observation


def lay_out(state: MastersPosition) -> None:
    """Fill the display from the deck: Easy, then Medium, then Hard (MH-2.2). A mark is drawn only as it is
    laid out, so until then there is nothing hidden to keep."""
    ends = state.box.solo_deck if state.solo else state.box.duel_deck
    while len(state.display) < state.box.display and state.drawn < ends[2]:
        tier = 0 if state.drawn < ends[0] else 1 if state.drawn < ends[1] else 2
        candidates: i64 = state.unseen & state.box.tier_marks[tier]
        mark = nth(candidates, state.draw(count(candidates)))
        state.unseen &= ~bit(mark)
        state.drawn += 1
        state.display.append(mark)
        state.memory = mix_observation(state.memory, mark)
        if state.events is not None:
            state.emit(MarkLaidOut(len(state.display), state.box.mark_ids[mark]))


def take(state: MastersPosition, seat: i64, slot: i64, bonus: i64) -> None:
    """Payout, crew bonuses, then a set if this completes one (MH-5.8, MH-5.9)."""
    side = state.sides[seat]
    box = state.box
    mark: i64 = state.display[slot]
    state.display[slot] = -1
    payout: i64 = box.payout[mark]
    side.money += payout + bonus
    side.marks |= bit(mark)
    if state.events is not None:
        state.emit(MarkTaken(seat, box.mark_ids[mark], payout, bonus))
    hood = box.hood[mark]
    of_hood: i64 = side.marks & box.hood_marks[hood]
    brings = set_bonus(box, of_hood)
    if brings >= 0:
        side.marks &= ~of_hood
        side.money += brings
        if state.events is not None:
            state.emit(SetTurnedIn(seat, box.hood_ids[hood], brings))


def set_bonus(box: Box, marks: i64) -> i64:
    """What these marks of one neighborhood bring as a set; -1 if they are not enough for any of them (MH-5.9)."""
    held = count(marks)
    best: i64 = -1
    left = marks
    while left != 0:
        mark = lowest(left)
        left &= left - 1
        if held >= box.set_size[mark]:
            best = max(best, box.set_bonus[mark])
    return best


def none_left(state: MastersPosition) -> bool:
    """Neither in the deck nor on the display."""
    return state.deck_left() == 0 and all(mark < 0 for mark in state.display)
