"""Chapter 1: what a solitaire and each of its rounds begin with."""

from typing import final

from mypy_extensions import i64

from getaway.games.big_score.multiset import crew_count, crew_total, one_crew
from getaway.games.big_score.solo import jobs
from getaway.games.big_score.solo.decision import Decision
from getaway.games.big_score.solo.events import JobTokensLaid, SoloBossChosen, SoloRoundBegan, StrikeCalled
from getaway.games.big_score.solo.numbers import STRIKE_AT
from getaway.games.big_score.solo.phases import BOSS, NEW_ROUND, NEW_TURN, STRIKE
from getaway.games.big_score.solo.position import SoloPosition


def begin(state: SoloPosition, choose_boss: bool) -> None:
    """Cash, a boss, the Jacks, and the crew that will be shuffled (SO-1.1, SO-1.2)."""
    state.cash = state.box.start_cash
    state.jacks = state.rules.jacks
    state.pool = state.box.solo.crew
    if choose_boss:
        state.phase = BOSS
        return
    state.boss = state.draw(state.box.boss_count)
    after_boss(state)


def after_boss(state: SoloPosition) -> None:
    state.phase = STRIKE if state.jacks else NEW_ROUND


@final
class Boss(Decision):
    def apply(self, state: SoloPosition, move: i64) -> None:
        """Choose a boss (SO-1.1)."""
        state.boss = move + state.box.solo_at - state.box.boss_at
        if state.events is not None:
            state.emit(SoloBossChosen(state.box.boss_ids[state.boss]))
        after_boss(state)


@final
class Strike(Decision):
    def apply(self, state: SoloPosition, move: i64) -> None:
        """One type is out of the game (SO-4.4)."""
        crew: i64 = move - STRIKE_AT
        state.pool -= crew_count(state.pool, crew) * one_crew(crew)
        if state.events is not None:
            state.emit(StrikeCalled(state.box.type_ids[crew]))
        state.phase = NEW_ROUND


def begin_round(state: SoloPosition) -> None:
    """The next crew deck, with what was shuffled into it, and new jobs (SO-1.3)."""
    # What is left of the pool goes in equal parts to this deck and those to come.
    decks: i64 = state.box.rounds - state.round
    state.deck = (crew_total(state.pool) + decks - 1) // decks
    state.planted = state.planted_next
    state.sown = state.planted_next
    state.planted_next = 0
    state.seen = 0
    state.round += 1
    for slot in range(state.box.jobs_a_round):
        if slot < state.box.solo.face_up:
            jobs.identify(state, slot)
            state.up |= 1 << slot
        else:
            state.down |= 1 << slot
    if state.events is not None:
        dealt = [state.box.job_ids[job] if job >= 0 else None for job in state.jobs[: state.box.jobs_a_round]]
        state.emit(SoloRoundBegan(state.round, dealt))
    if state.rules.job_tokens:
        lay_tokens(state)
    state.phase = NEW_TURN


def lay_tokens(state: SoloPosition) -> None:
    """Vault tokens on every job, face down too (SO-4.6)."""
    for slot in range(state.box.jobs_a_round):
        state.tokens[slot] = state.draw_tokens(state.rules.job_tokens)
        if state.events is not None:
            state.emit(JobTokensLaid(slot + 1, state.token_names(state.tokens[slot])))
