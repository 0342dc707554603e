"""Resolve jobs, in order (BS-3.14 to BS-3.23), with Jacks of All Trades and the Inside Man."""

from mypy_extensions import i64

from getaway.games.big_score import events as e
from getaway.games.big_score.box import TYPES
from getaway.games.big_score.multiset import crew_types, nth_crew, recall
from getaway.games.big_score.phases import JOATS
from getaway.games.big_score.position import TablePosition
from getaway.games.big_score.say import say
from getaway.kernel.events import Rejection
from getaway.kernel.state import mix_observation


def resolve(state: TablePosition) -> bool:
    """Resolve jobs until JoATs are asked for; returns whether all jobs are settled."""
    state.mark_revealed()
    while state.job < state.box.jobs_a_round:
        reveal(state)
        if state.participants == 0:
            if state.events is not None:
                state.emit(e.JobLeftAlone(state.job + 1, state.box.job_ids[state.jobs[state.job]]))
        elif state.missing == 0:
            pay_out(state)
        elif state.missing <= joats_there(state):
            state.phase = JOATS
            state.open_choice(joat_holders(state))
            return False
        else:
            fail(state)
        discard_pile(state)
    return True


def reveal(state: TablePosition) -> None:
    """Everyone's cards on the job make one pile (BS-3.14); two players may get help (BS-3.27)."""
    job = state.job
    pile: i64 = 0
    participants: i64 = 0
    for seat, side in enumerate(state.sides):
        sent: i64 = side.places[job]
        if sent != 0:
            pile += sent
            participants |= 1 << seat
            side.shown += sent
            if state.events is not None:
                state.emit(e.CrewSent(seat, job + 1, state.cards(sent), state.box.job_ids[state.jobs[job]]))
        state.memory = recall(state.memory, sent)
    state.participants = participants
    state.missing = icons_missing(state, pile)
    if state.seats == 2 and participants != 0 and state.missing > 0:
        state.inside_man = state.draw_crew(1)
        state.memory = recall(state.memory, state.inside_man)
        before = state.missing
        state.missing = icons_missing(state, pile + state.inside_man)
        if state.events is not None:
            card = state.box.face_ids[nth_crew(state.inside_man, 0)]
            state.emit(e.InsideManCame(card, state.missing < before))


def icons_missing(state: TablePosition, pile: i64) -> i64:
    """How many icons of the present job the pile does not meet (BS-3.15)."""
    need: i64 = state.box.need[state.jobs[state.job]]
    have = crew_types(pile)
    missing: i64 = 0
    for _ in range(TYPES):
        missing += max(0, (need & 15) - (have & 15))
        need >>= 4
        have >>= 4
    return missing


def joats_there(state: TablePosition) -> i64:
    """The unused JoATs of the participants (BS-3.20)."""
    n: i64 = 0
    for seat, side in enumerate(state.sides):
        if state.participants >> seat & 1:
            n += side.joats
    return n


def joat_holders(state: TablePosition) -> i64:
    """The participants with an unused JoAT (BS-3.18)."""
    mask: i64 = 0
    for seat, side in enumerate(state.sides):
        if side.joats > 0:
            mask |= 1 << seat
    return mask & state.participants


def show_joats(state: TablePosition) -> None:
    """Everyone asked has chosen: the job succeeds or fails (BS-3.19)."""
    asked = joat_holders(state)
    revealed: i64 = 0
    for holder, side in enumerate(state.sides):
        if asked >> holder & 1 == 0:
            continue
        revealed += side.choice
        side.joats -= side.choice
        state.memory = mix_observation(state.memory, side.choice)
        if state.events is not None:
            state.emit(e.JoatsRevealed(holder, side.choice))
        side.choice = -1
    if revealed >= state.missing:
        pay_out(state)
    else:
        fail(state)
    discard_pile(state)


def pay_out(state: TablePosition) -> None:
    """Every participant receives the whole payout (BS-3.17)."""
    box = state.box
    job: i64 = state.jobs[state.job]
    seats: list[int] = []
    for seat, side in enumerate(state.sides):
        if state.participants >> seat & 1:
            side.cash += box.job_cash[job]
            side.diamonds += box.job_diamonds[job]
            side.artifacts += box.job_artifacts[job]
            side.drives += box.job_drives[job]
            seats.append(seat)
    if state.events is not None:
        state.emit(e.JobRobbed(state.job + 1, box.job_ids[job], seats))


def fail(state: TablePosition) -> None:
    """Every participant who can pays the cost (BS-3.22)."""
    box = state.box
    if state.events is not None:
        state.emit(e.JobFailed(state.job + 1, box.job_ids[state.jobs[state.job]], state.missing))
    for seat, side in enumerate(state.sides):
        if state.participants >> seat & 1:
            cost = box.fail_cost if side.cash >= box.fail_cost else 0
            side.cash -= cost
            if state.events is not None:
                state.emit(e.CostPaid(seat, cost))


def discard_pile(state: TablePosition) -> None:
    """Discard the pile (BS-3.23) and go on to the next job."""
    for side in state.sides:
        state.discards += side.places[state.job]
        side.places[state.job] = 0
    state.discards += state.inside_man
    state.inside_man = 0
    state.participants = 0
    state.missing = 0
    state.job += 1


def why_not(state: TablePosition, seat: i64, move: i64) -> Rejection:
    return Rejection("BS-3.21", say("too-few-jacks"))
