"""Chapter 5, the Heist phase: purely mechanical, step by step (two players)."""

from typing import final

from mypy_extensions import i64

from getaway.games.masters import marks
from getaway.games.masters.box import THIEF
from getaway.games.masters.events import CrewTurned, HeistFailed, MarkContested, PlayerDone, SelectorTurned
from getaway.games.masters.position import MastersPosition, Side
from getaway.kernel.bits import bit, count
from getaway.kernel.state import mix_observation


@final
class Team:
    """A player's progress through the plan, and the heist of the present step."""

    def __init__(self, seat: i64, side: Side) -> None:
        self.seat: i64 = seat
        self.side: Side = side
        self.done: bool = False
        self.crew_turned: i64 = 0
        self.selectors_turned: i64 = 0
        self.slot: i64 = -1  # where on the display the mark of this step lies
        self.mark: i64 = -1  # and which it is
        self.crew: i64 = 0  # on this step's heist
        self.muscle: i64 = 0  # the highest on it
        self.strongest: i64 = -1  # and the card that has it


def run(state: MastersPosition) -> i64:
    """Steps until both are done, or until no mark is left anywhere (MH-6.1); how many were taken."""
    state.mark_revealed()
    first = Team(0, state.sides[0])
    second = Team(1, state.sides[1])
    taken: i64 = 0
    while True:
        open_step(state, first)
        open_step(state, second)
        if first.done and second.done:
            break
        taken += resolve(state, first, second)
        if marks.none_left(state):
            break
    recall(state, first)
    recall(state, second)
    return taken


def first_heist(state: MastersPosition, seat: i64) -> Team:
    """The first step of a whole plan. Every mark is still there then, so nothing that others do changes it."""
    team = Team(seat, state.sides[seat])
    open_step(state, team)
    return team


def open_step(state: MastersPosition, team: Team) -> None:
    """Crew is checked first, then the Selector is turned, then crew (MH-5.1, MH-5.2)."""
    if team.done:
        return
    if team.crew_turned == len(team.side.plan):
        finish(state, team, "crew")
        return
    if not turn_selector(state, team):
        finish(state, team, "selectors")
        return
    turn_crew(state, team)


def turn_selector(state: MastersPosition, team: Team) -> bool:
    """Turn Selectors to the first whose mark is there (MH-5.1); False when they run out."""
    while team.selectors_turned < len(team.side.selectors):
        slot: i64 = team.side.selectors[team.selectors_turned]
        team.selectors_turned += 1
        there = slot < len(state.display) and state.display[slot] >= 0
        if state.events is not None:
            state.emit(SelectorTurned(team.seat, slot + 1, there))
        if there:
            team.slot = slot
            team.mark = state.display[slot]
            return True
    return False


def turn_crew(state: MastersPosition, team: Team) -> None:
    """One card, and as many more as the cards turned say (MH-5.2)."""
    box = state.box
    plan = team.side.plan
    team.crew = 0
    team.muscle = 0
    team.strongest = -1
    due: i64 = 1
    while due > 0 and team.crew_turned < len(plan):
        card: i64 = plan[team.crew_turned]
        team.crew_turned += 1
        due += box.draw[card] - 1
        team.crew |= bit(card)
        if box.muscle[card] > team.muscle:
            team.muscle = box.muscle[card]
            team.strongest = card
        if state.events is not None:
            state.emit(CrewTurned(team.seat, box.crew_ids[card]))


def skill(state: MastersPosition, team: Team) -> i64:
    """The heist's Skill against its mark."""
    return skill_of(state, team.side, team.crew, team.mark)


def skill_of(state: MastersPosition, side: Side, crew: i64, mark: i64) -> i64:
    """The Skill of this crew at a mark: crew, insiders at home, Bribes (MH-5.3)."""
    box = state.box
    hood = box.hood[mark]
    total: i64 = 0
    card: i64 = 0
    while crew != 0:
        if crew & 1:
            total += box.insider_skill[card] if box.insider[card] == hood else box.skill[card]
        crew >>= 1
        card += 1
    bribes: i64 = side.owned & box.bribes
    card = 0
    while bribes != 0:
        if bribes & 1:
            total += box.permanent[card]
        bribes >>= 1
        card += 1
    return total


def enough(state: MastersPosition, team: Team) -> bool:
    return skill(state, team) >= state.box.difficulty[team.mark]


def resolve(state: MastersPosition, first: Team, second: Team) -> i64:
    """Judge this step's heists; how many marks were taken."""
    first_able = not first.done and enough(state, first)
    second_able = not second.done and enough(state, second)
    if first_able and second_able and first.slot == second.slot:
        return contest(state, first, second)
    return judge(state, first, first_able) + judge(state, second, second_able)


def contest(state: MastersPosition, first: Team, second: Team) -> i64:
    """The higher Muscle takes the mark, the other turns on with the same crew (MH-5.6)."""
    first_wins = first.muscle > second.muscle or (first.muscle == second.muscle and state.right == 0)
    winner, loser = (first, second) if first_wins else (second, first)
    decided = first.muscle != second.muscle
    if state.events is not None:
        mark = state.box.mark_ids[winner.mark]
        state.emit(MarkContested(mark, winner.seat, winner.muscle, loser.muscle))
    succeed(state, winner, decided)
    return 1 + try_another(state, loser)


def try_another(state: MastersPosition, loser: Team) -> i64:
    """Beaten to a mark: the next one still there, with the crew already turned (MH-5.6)."""
    if not turn_selector(state, loser):
        finish(state, loser, "selectors")
        return 0
    return judge(state, loser, enough(state, loser))


def judge(state: MastersPosition, team: Team, able: bool) -> i64:
    """An uncontested heist: success, or done for this phase (MH-5.4, MH-5.5); marks taken."""
    if team.done:
        return 0
    if able:
        succeed(state, team, False)
        return 1
    if state.events is not None:
        need = state.box.difficulty[team.mark]
        state.emit(HeistFailed(team.seat, state.box.mark_ids[team.mark], skill(state, team), need))
    finish(state, team, "skill")
    return 0


def succeed(state: MastersPosition, team: Team, muscle_decided: bool) -> None:
    """Take the mark with its payout and what the crew adds (MH-5.8)."""
    bonus = crew_bonus(state, team)
    if muscle_decided:
        bonus += state.box.tiebreak[team.strongest]
    marks.take(state, team.seat, team.slot, bonus)


def crew_bonus(state: MastersPosition, team: Team) -> i64:
    """Cash, per Thief and per Class of the heist's crew (MH-1.4)."""
    box = state.box
    total: i64 = 0
    per_thief: i64 = 0
    per_class: i64 = 0
    classes: i64 = 0
    thieves: i64 = 0
    crew = team.crew
    card: i64 = 0
    while crew != 0:
        if crew & 1:
            kind: i64 = box.kind[card]
            total += box.cash[card]
            per_thief += box.per_thief[card]
            per_class += box.per_class[card]
            classes |= 1 << kind
            if kind == THIEF:
                thieves += 1
        crew >>= 1
        card += 1
    if per_class != 0:
        total += per_class * count(classes & 31)  # Getaway Cars have no Class (MH-1.1)
    return total + per_thief * thieves


def finish(state: MastersPosition, team: Team, why: str) -> None:
    """Done for this phase."""
    team.done = True
    if state.events is not None:
        state.emit(PlayerDone(team.seat, why))


def recall(state: MastersPosition, team: Team) -> None:
    """Everyone has seen what was turned; its maker knows the rest of the plan too. The plan itself is forgotten:
    nothing of it may be found in a later position by who did not see it (MH-8.1)."""
    box = state.box
    side = team.side
    for at, card in enumerate(side.plan):
        if at < team.crew_turned:
            state.memory = mix_observation(state.memory, box.crew_at + card)
        else:
            side.memory = mix_observation(side.memory, box.crew_at + card)
    for at, selector in enumerate(side.selectors):
        if at < team.selectors_turned:
            state.memory = mix_observation(state.memory, box.selector_at + selector)
        else:
            side.memory = mix_observation(side.memory, box.selector_at + selector)
    side.plan = []
    side.selectors = []
