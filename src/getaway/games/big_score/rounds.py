"""Act I as a whole: a round begins (BS-3.1 to BS-3.3), is cleaned up (BS-3.24), and the next one or Act II follows."""

from mypy_extensions import i64

from getaway.games.big_score import events as e
from getaway.games.big_score import hire, jobs, setup, vault
from getaway.games.big_score.box import TYPES
from getaway.games.big_score.multiset import crew_faces, crew_total, recall
from getaway.games.big_score.phases import ASSIGN, HIRE, JOATS, START_ITEMS
from getaway.games.big_score.position import TablePosition
from getaway.kernel.bits import bit, count, lowest, nth
from getaway.kernel.state import mix_observation


def advance(state: TablePosition) -> None:
    """Everyone has made the secret choice that was asked for: show it, and go on to the next decision."""
    phase = state.phase
    if phase == HIRE:
        hire.take_picks(state)
    elif phase in (ASSIGN, JOATS):
        if phase == JOATS:
            jobs.show_joats(state)
        if jobs.resolve(state):
            clean_up(state)
    elif phase == START_ITEMS:
        setup.show_items(state)
        begin(state)
    else:
        vault.reveal(state)


def begin(state: TablePosition) -> None:
    """Six jobs, JoATs back to unused, and a hand for everyone."""
    state.round += 1
    state.job = 0
    if state.events is not None:
        state.emit(e.RoundBegan(state.round, state.to_left()))
    deal_jobs(state)
    setup.return_joats(state)
    hire.begin(state)


def deal_jobs(state: TablePosition) -> None:
    box = state.box
    state.jobs = []
    for number in range(box.jobs_a_round):
        job = nth(state.unseen_jobs, state.draw(count(state.unseen_jobs)))
        state.unseen_jobs &= ~bit(job)
        state.jobs.append(job)
        state.memory = mix_observation(state.memory, job)
        if state.events is not None:
            state.emit(e.JobDealt(number + 1, box.job_ids[job]))
    state.openings = openings(state)


def openings(state: TablePosition) -> i64:
    """For each crew type six bits: the jobs on the table that have its icon (BS-3.9)."""
    found: i64 = 0
    for number, job in enumerate(state.jobs):
        need: i64 = state.box.need[job]
        for crew in range(TYPES):
            if need >> (4 * crew) & 15:
                found |= bit(6 * crew + number)
    return found


def clean_up(state: TablePosition) -> None:
    """Unassigned cards go, Training is turned up and stays (BS-3.24)."""
    box = state.box
    training: i64 = box.jobs_a_round
    state.mark_revealed()
    for seat, side in enumerate(state.sides):
        left: i64 = side.places[training + 1]
        trained: i64 = side.places[training]
        state.discards += left
        state.memory = recall(recall(state.memory, left), trained)
        if state.events is not None:
            if left:
                state.emit(e.UnassignedDiscarded(seat, state.cards(left)))
            if trained:
                state.emit(e.TrainingShown(seat, state.cards(trained)))
        side.training = trained
        side.places[training] = 0
        side.places[training + 1] = 0
        side.hired = 0
        side.shown = 0
    state.dealt = []
    state.picks = []
    state.jobs = []
    if state.round < box.rounds:
        begin(state)
        return
    gain_abilities(state)
    vault.begin(state)


def gain_abilities(state: TablePosition) -> None:
    """Three in Training at the end make an Expert Ability (BS-3.26)."""
    for seat, side in enumerate(state.sides):
        if crew_total(side.training) == state.box.training:
            side.ability = lowest(crew_faces(side.training)) >> 1  # all are of one type (BS-3.10)
            if state.events is not None:
                state.emit(e.AbilityGained(seat, state.box.type_ids[side.ability]))
