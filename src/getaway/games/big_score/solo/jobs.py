"""Jobs on the table: which they are, what they lack, and looking at those face down (SO-2.5)."""

from typing import Final

from mypy_extensions import i64

from getaway.games.big_score.box import TYPES
from getaway.games.big_score.multiset import contains, crew_count, one_crew
from getaway.games.big_score.solo.events import CardPlaced, JobScouted
from getaway.games.big_score.solo.numbers import SCOUT_AT
from getaway.games.big_score.solo.position import SoloPosition
from getaway.kernel.bits import bit, count, nth

BROKE: Final = "SO-2.7 broke"
ONE_OF_EACH: Final = 0x111111


def identify(state: SoloPosition, slot: i64) -> None:
    """See which job lies there. It is drawn only now, so until then there is nothing hidden to keep."""
    if state.jobs[slot] >= 0:
        return
    among: i64 = state.unseen
    if state.rules.drive_jobs:
        # All Hard Drive jobs are among those to come (SO-4.5).
        drives: i64 = among & state.box.solo.drive_jobs
        among = drives if state.draw(state.to_come) < count(drives) else among & ~drives
    job = nth(among, state.draw(count(among)))
    state.unseen &= ~bit(job)
    state.to_come -= 1
    state.jobs[slot] = job
    state.learn(job)


def is_complete(state: SoloPosition, slot: i64) -> bool:
    """Whether its requirement is met (SO-2.8), or in SO-4.9 one of each type is there."""
    crew: i64 = state.crew[slot]
    if contains(crew, state.box.need[state.jobs[slot]]):
        return True
    return state.rules.one_of_each and contains(crew, ONE_OF_EACH)


def open_icons(state: SoloPosition, slot: i64, crew: i64) -> i64:
    """How many more of a type its requirement takes."""
    lacking = crew_count(state.box.need[state.jobs[slot]], crew) - crew_count(state.crew[slot], crew)
    return max(0, lacking)


def missing(state: SoloPosition, slot: i64) -> i64:
    icons: i64 = 0
    for crew in range(TYPES):
        icons += open_icons(state, slot, crew)
    return icons


def has_place(state: SoloPosition, slot: i64, crew: i64) -> bool:
    """Whether a card of a type may go on this face-up job: on an icon, or in SO-4.9 as the first of its type."""
    if open_icons(state, slot, crew) > 0:
        return True
    return state.rules.one_of_each and crew_count(state.crew[slot], crew) == 0


def places(state: SoloPosition, crew: i64) -> i64:
    """The face-up jobs with a place for a type, a bit each."""
    found: i64 = 0
    for slot in range(state.box.jobs_a_round):
        if state.up >> slot & 1 and has_place(state, slot, crew):
            found |= 1 << slot
    return found


def icons_open(state: SoloPosition, crew: i64) -> i64:
    """How many icons of a type are open on all face-up jobs."""
    icons: i64 = 0
    for slot in range(state.box.jobs_a_round):
        if state.up >> slot & 1:
            icons += open_icons(state, slot, crew)
    return icons


def put(state: SoloPosition, crew: i64, slot: i64, paid: i64) -> None:
    state.hand -= one_crew(crew)
    state.crew[slot] += one_crew(crew)
    state.cash -= paid
    if state.events is not None:
        state.emit(CardPlaced(state.box.type_ids[crew], slot + 1, state.box.job_ids[state.jobs[slot]], paid))


def place_refusal(state: SoloPosition, slot: i64, crew: i64) -> str:
    if state.up >> slot & 1 == 0:
        return "SO-2.3 no-face-up-job"
    return "" if has_place(state, slot, crew) else "SO-2.3 no-open-icon"


def scout_refusal(state: SoloPosition, move: i64) -> str:
    slot: i64 = move - SCOUT_AT
    if state.down >> slot & 1 == 0:
        return "SO-2.5 scout-face-down"
    if state.jobs[slot] >= 0:
        return "SO-2.5 job-known"
    return "" if state.cash >= state.box.solo.scout_cost else BROKE


def scout(state: SoloPosition, move: i64) -> None:
    slot: i64 = move - SCOUT_AT
    cost = state.box.solo.scout_cost
    state.cash -= cost
    identify(state, slot)
    if state.events is not None:
        state.emit(JobScouted(slot + 1, state.box.job_ids[state.jobs[slot]], cost))
