"""What a plan comes to with the marks as they are, before anything of it is turned up.

It needs only what its maker knows: the public table and the plan itself.
"""

import msgspec
from mypy_extensions import i64

from getaway.games.masters import marks
from getaway.games.masters.heist import Team, crew_bonus, crew_of, enough, skill_of, turn_crew, turn_selector
from getaway.games.masters.position import MastersPosition
from getaway.kernel.bits import bit, members


class AtMark(msgspec.Struct, frozen=True):
    """What the crew of one heist can do at a mark: its Skill there, and what it earns if the mark becomes theirs.

    `pays` is the payout with the crew's bonuses, but without one for the highest Muscle; `set` what a set adds.
    """

    skill: int
    able: bool
    pays: int
    set: int


class PlannedHeist(msgspec.Struct, frozen=True):
    """A heist of the plan. `selector` and `mark`: where it goes if the heists before it succeed and nobody else takes
    a mark; without them there is none left. `marks`: what its crew can do at each mark on the table, None for one that
    is gone or that a heist before it takes.

    `complete` is False while cards that it draws are still missing. `reached` is False if a heist before it fails.
    `brings`: what it adds to the money, 0 if it fails or is not reached.
    """

    crew: tuple[str, ...]
    complete: bool
    muscle: int
    selector: int | None
    mark: str | None
    reached: bool
    brings: int
    marks: tuple[AtMark | None, ...]


def heists(state: MastersPosition, seat: i64) -> tuple[PlannedHeist, ...]:
    """The heists of a plan, whole or not, in order.

    A heist that lacks the Skill ends the phase for its player (MH-5.4); those after it are listed all the same, so
    that the plan can be mended.
    """
    state = state.clone()
    team = Team(seat, state.sides[seat])
    found: list[PlannedHeist] = []
    reached = True
    while team.crew_turned < len(team.side.plan):
        team.crew = 0
        there = turn_selector(state, team)
        turn_crew(state, team)
        found.append(_heist(state, team, there, reached))
        if there and enough(state, team):
            marks.take(state, seat, team.slot, 0)
        else:
            reached = False
    return tuple(found)


def _heist(state: MastersPosition, team: Team, there: bool, reached: bool) -> PlannedHeist:
    box = state.box
    due: i64 = 1
    for card in members(team.crew):
        due += box.draw[card] - 1
    at_marks = tuple([None if mark < 0 else _at(state, team, mark) for mark in state.display])
    here = at_marks[team.slot] if there else None
    return PlannedHeist(
        crew=tuple(crew_of(state, team)),
        complete=due == 0,
        muscle=team.muscle,
        selector=team.slot + 1 if there else None,
        mark=box.mark_ids[team.mark] if there else None,
        reached=reached and there,
        brings=here.pays + here.set if here is not None and here.able and reached else 0,
        marks=at_marks,
    )


def _at(state: MastersPosition, team: Team, mark: i64) -> AtMark:
    box = state.box
    skill = skill_of(state, team.side, team.crew, mark)
    held = (team.side.marks | bit(mark)) & box.hood_marks[box.hood[mark]]
    return AtMark(
        skill=skill,
        able=skill >= box.difficulty[mark],
        pays=box.payout[mark] + crew_bonus(state, team),
        set=max(0, marks.set_bonus(box, held)),
    )
