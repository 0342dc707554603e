"""How a round goes on from a move: Purchase, Plan, Heist, the next round, the end."""

from mypy_extensions import i64

from getaway.games.masters import carry_over, heist, marks, plan, purchase, setup, solo
from getaway.games.masters.events import GameEnded, MarksCleared, NothingHappened, RightPassed
from getaway.games.masters.phases import OVER, PLAN, PURCHASE
from getaway.games.masters.position import MastersPosition


def advance(state: MastersPosition) -> None:
    """On to the next decision, or to the end."""
    while state.phase != OVER:
        if state.phase == PURCHASE:
            if purchase.find_buyer(state):
                return
            if state.solo:
                solo.hire_opponent(state)
            plan.begin(state)
        elif state.phase == PLAN:
            if state.waiting() != 0:
                return
            if state.solo:
                solo.run(state)
                end_solo_round(state)
            else:
                end_round(state, heist.run(state))
        else:
            if carry_over.keepable(state) != 0:
                return
            setup.next_campaign_game(state)


def end_round(state: MastersPosition, taken: i64) -> None:
    """What is left closes up, new marks come, the Right passes (MH-5.11); or the game ends (MH-6.1, MH-6.2)."""
    state.idle = 0 if taken > 0 or state.bought else state.idle + 1
    if marks.none_left(state) or state.idle == 3:
        state.phase = OVER
        if state.events is not None:
            if state.idle > 0:
                state.emit(NothingHappened(state.idle))
            state.emit(GameEnded(state.scores()))
        return
    state.display = [mark for mark in state.display if mark >= 0]
    marks.lay_out(state)
    state.right = 1 - state.right
    if state.events is not None:
        state.emit(RightPassed(state.right))
    state.round += 1
    purchase.begin(state)


def end_solo_round(state: MastersPosition) -> None:
    """Everything left is cleared away and new marks come; with none left the game is over (MH-7.3, MH-7.6)."""
    if state.events is not None:
        state.emit(MarksCleared([state.box.mark_ids[mark] for mark in state.display if mark >= 0]))
    state.display = []
    if state.deck_left() == 0:
        carry_over.end_game(state)
        return
    marks.lay_out(state)
    state.round += 1
    purchase.begin(state)
