"""Chapter 7, the solo campaign: the opponent, and the heist against it."""

from mypy_extensions import i64

from getaway.games.masters import events as e
from getaway.games.masters import purchase
from getaway.games.masters.heist import Team, enough, judge, open_step, recall, succeed, try_another
from getaway.games.masters.position import MastersPosition
from getaway.games.masters.scoring import highest_muscle
from getaway.kernel.bits import bit, count, members, nth
from getaway.kernel.state import mix_observation


def hire_opponent(state: MastersPosition) -> None:
    """The opponent gets the card with the lowest Muscle (MH-7.1); cards without Muscle are not taken."""
    box = state.box
    best: i64 = -1
    for card in members(purchase.tops(state, state.stock) if state.opponent_takes_tops else state.stock):
        if box.muscle[card] > 0 and (best < 0 or box.muscle[card] < box.muscle[best]):
            best = card
    if best >= 0:
        state.stock &= ~bit(best)
        state.opponent |= bit(best)
        if state.events is not None:
            state.emit(e.OpponentHired(box.crew_ids[best]))


def opponent_muscle(state: MastersPosition) -> i64:
    return highest_muscle(state, state.opponent)


def run(state: MastersPosition) -> None:
    """Steps until you are done (MH-7.2)."""
    state.mark_revealed()
    team = Team(0, state.sides[0])
    selectors: i64 = (1 << state.box.selectors) - 1  # the opponent's, not yet turned; shuffled, so drawn as they turn
    took = False
    while True:
        open_step(state, team)
        if team.done:
            break
        slot: i64 = -1
        if not (took and state.opponent_once_a_round):
            selectors, slot = turn_opponent(state, selectors)
        if slot != team.slot:
            able = enough(state, team)
            took = opponent_takes(state, slot) or took
            judge(state, team, able)
        elif not enough(state, team):
            judge(state, team, False)
            took = opponent_takes(state, slot)
        elif team.muscle > opponent_muscle(state):
            if state.events is not None:
                mark = state.box.mark_ids[team.mark]
                state.emit(e.OpponentBeaten(mark, team.muscle, opponent_muscle(state)))
            succeed(state, team, True)
            selectors, slot = turn_opponent(state, selectors)
            took = opponent_takes(state, slot) or took
        else:
            if state.events is not None:
                mark = state.box.mark_ids[team.mark]
                state.emit(e.BeatenByOpponent(team.seat, mark, team.muscle, opponent_muscle(state)))
            took = opponent_takes(state, slot)
            try_another(state, team)
    recall(state, team)


def turn_opponent(state: MastersPosition, selectors: i64) -> tuple[i64, i64]:
    """The opponent turns Selectors to the first mark still there; those left, and its slot or -1."""
    while selectors != 0:
        slot = nth(selectors, state.draw(count(selectors)))
        selectors &= ~(1 << slot)
        state.memory = mix_observation(state.memory, slot)
        there = slot < len(state.display) and state.display[slot] >= 0
        if state.events is not None:
            state.emit(e.OpponentTurned(slot + 1, there))
        if there:
            return selectors, slot
    return selectors, -1


def opponent_takes(state: MastersPosition, slot: i64) -> bool:
    """The opponent takes a mark, whatever its Difficulty; it is out of the game."""
    if slot < 0:
        return False
    if state.events is not None:
        state.emit(e.OpponentTook(state.box.mark_ids[state.display[slot]]))
    state.display[slot] = -1
    return True
