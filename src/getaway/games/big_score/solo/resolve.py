"""The third part of a turn: jobs completed, jobs turned up, the end of a round (SO-2.8, SO-2.9)."""

from typing import final

from mypy_extensions import i64

from getaway.games.big_score.box import COP
from getaway.games.big_score.multiset import one_token, token_count
from getaway.games.big_score.solo import events as e
from getaway.games.big_score.solo import jobs, phases, vault
from getaway.games.big_score.solo.decision import Decision
from getaway.games.big_score.solo.numbers import JACKS_AT, LEAVE_DOWN, SAVE_JACKS, TURN_UP_AT
from getaway.games.big_score.solo.position import SoloPosition
from getaway.kernel.bits import count, lowest


def begin(state: SoloPosition) -> None:
    """The jobs whose requirement is met; Jacks of All Trades may add others (SO-4.4)."""
    state.done = 0
    for slot in range(state.box.jobs_a_round):
        if state.up >> slot & 1 and jobs.is_complete(state, slot):
            state.done |= 1 << slot
    ask_for_jacks(state)


# Jacks of All Trades.


def ask_for_jacks(state: SoloPosition) -> None:
    state.phase = phases.NEXT_JOB
    for slot in range(state.box.jobs_a_round):
        if not jacks_refusal(state, JACKS_AT + slot):
            state.phase = phases.JACKS


def jacks_refusal(state: SoloPosition, move: i64) -> str:
    if move == SAVE_JACKS:
        return ""
    slot: i64 = move - JACKS_AT
    if state.up >> slot & 1 == 0:
        return "SO-4.4 no-face-up-job"
    if state.done >> slot & 1:
        return "SO-4.4 job-complete"
    if jobs.missing(state, slot) > state.jacks:
        return "SO-4.4 too-few-jacks"
    return ""


@final
class Jacks(Decision):
    def refusal(self, state: SoloPosition, move: i64) -> str:
        return jacks_refusal(state, move)

    def apply(self, state: SoloPosition, move: i64) -> None:
        if move == SAVE_JACKS:
            if state.events is not None:
                state.emit(e.JacksSaved(state.jacks))
            state.phase = phases.NEXT_JOB
            return
        slot: i64 = move - JACKS_AT
        spent = jobs.missing(state, slot)
        state.jacks -= spent
        state.done |= 1 << slot
        if state.events is not None:
            state.emit(e.JacksSpent(slot + 1, state.box.job_ids[state.jobs[slot]], spent))
        ask_for_jacks(state)


# Completed jobs, one after another.


def next_job(state: SoloPosition) -> None:
    if state.done == 0:
        state.phase = phases.TURN_OVER
    elif count(state.done) > 1 and order_matters(state):
        state.phase = phases.ORDER
    else:
        settle(state, lowest(state.done))


def order_matters(state: SoloPosition) -> bool:
    """A vault round (SO-4.7) and tokens to be put back (SO-4.6) come between two jobs; without them every order ends
    the same. By version 1 of the rules jobs were settled by their numbers."""
    return state.box.rules > 1 and (state.rules.plunders or state.rules.job_tokens != 0)


@final
class Order(Decision):
    def refusal(self, state: SoloPosition, move: i64) -> str:
        slot: i64 = move - state.box.solo.settle_at
        return "" if state.done >> slot & 1 else "SO-2.8 not-to-settle"

    def apply(self, state: SoloPosition, move: i64) -> None:
        settle(state, move - state.box.solo.settle_at)


def settle(state: SoloPosition, slot: i64) -> None:
    state.done &= ~(1 << slot)
    state.up &= ~(1 << slot)
    state.slot = slot
    state.completed += 1
    if state.rules.traitors:
        state.rest += state.crew[slot]
    state.crew[slot] = 0
    state.phase = phases.REWARDED
    if token_count(state.tokens[slot], COP) > 0:
        spoil(state, slot)
    else:
        reward(state, slot)


def reward(state: SoloPosition, slot: i64) -> None:
    """The payout, and the tokens on the job (SO-4.6)."""
    box = state.box
    job = state.jobs[slot]
    state.cash += box.job_cash[job]
    state.diamonds += box.job_diamonds[job]
    state.artifacts += box.job_artifacts[job]
    state.drives += box.job_drives[job]
    if state.events is not None:
        payout = (box.job_cash[job], box.job_diamonds[job], box.job_artifacts[job], box.job_drives[job])
        state.emit(e.JobCompleted(slot + 1, box.job_ids[job], payout[0], payout[1], payout[2], payout[3]))
    tokens: i64 = state.tokens[slot]
    if tokens != 0:
        if state.events is not None:
            state.emit(e.JobTokensTaken(state.token_names(tokens)))
        state.tokens[slot] = 0
        state.loot += tokens
        vault.bank_cash(state)


def spoil(state: SoloPosition, slot: i64) -> None:
    """A Cop was on it: no payout; it goes back, and what lay with it is for the player to decide (SO-4.6)."""
    cops = token_count(state.tokens[slot], COP)
    state.tokens[slot] -= cops * one_token(COP)
    state.vault += cops * one_token(COP)
    if state.events is not None:
        state.emit(e.JobSpoiled(slot + 1, state.box.job_ids[state.jobs[slot]], cops))
    if state.tokens[slot] != 0:
        state.phase = phases.SEIZED


@final
class Seized(Decision):
    def refusal(self, state: SoloPosition, move: i64) -> str:
        solo = state.box.solo
        kind: i64 = move - (solo.remove_at if move < solo.return_at else solo.return_at)
        return "" if token_count(state.tokens[state.slot], kind) > 0 else "SO-4.6 not-on-job"

    def apply(self, state: SoloPosition, move: i64) -> None:
        solo = state.box.solo
        removes = move < solo.return_at
        kind: i64 = move - (solo.remove_at if removes else solo.return_at)
        state.tokens[state.slot] -= one_token(kind)
        if not removes:
            state.vault += one_token(kind)
        if state.events is not None:
            token = state.box.token_ids[kind]
            state.emit(e.SeizedTokenRemoved(token) if removes else e.SeizedTokenReturned(token))
        if state.tokens[state.slot] == 0:
            state.phase = phases.REWARDED


def after_reward(state: SoloPosition) -> None:
    """In SO-4.7 the vault comes between the reward and turning up a job."""
    if state.rules.plunders:
        vault.rob(state)
    else:
        state.phase = phases.SETTLED


def ask_to_turn_up(state: SoloPosition) -> None:
    """With the active deck empty nothing could be done on a job any more, unless by Jacks of All Trades (SO-4.4)."""
    of_use = state.deck_size() > 0 or (state.jacks_again and state.jacks > 0)
    state.phase = phases.TURN_UP if state.down != 0 and of_use else phases.NEXT_JOB


@final
class TurnUp(Decision):
    def refusal(self, state: SoloPosition, move: i64) -> str:
        if move == LEAVE_DOWN or state.down >> (move - TURN_UP_AT) & 1:
            return ""
        return "SO-2.8 turn-up-face-down"

    def apply(self, state: SoloPosition, move: i64) -> None:
        state.phase = phases.NEXT_JOB
        if move == LEAVE_DOWN:
            if state.events is not None:
                state.emit(e.JobsLeftDown())
            return
        slot: i64 = move - TURN_UP_AT
        jobs.identify(state, slot)
        state.down &= ~(1 << slot)
        state.up |= 1 << slot
        if state.events is not None:
            state.emit(e.JobTurnedUp(slot + 1, state.box.job_ids[state.jobs[slot]]))
        if state.jacks_again:
            ask_for_jacks(state)


# The end of a turn, and of a round.


def end_turn(state: SoloPosition) -> None:
    if state.deck_size() > 0:
        state.phase = phases.NEW_TURN
        return
    clear_jobs(state)
    if state.rules.job_tokens:
        call_cops(state)
    if state.lost:
        state.phase = phases.COUNT
    elif state.round < state.box.rounds:
        state.phase = phases.NEW_ROUND
    else:
        state.phase = phases.ACT_TWO if state.rules.act_two else phases.COUNT


def clear_jobs(state: SoloPosition) -> None:
    """Unfinished jobs and their crew are discarded, those face down shown (SO-2.9)."""
    shown: list[str] = []
    for slot in range(state.box.jobs_a_round):
        if (state.up | state.down) >> slot & 1:
            jobs.identify(state, slot)
            shown.append(state.box.job_ids[state.jobs[slot]])
        state.crew[slot] = 0
        state.jobs[slot] = -1
    state.up = 0
    state.down = 0
    if state.events is not None:
        state.emit(e.SoloRoundEnded(state.round, shown))


def call_cops(state: SoloPosition) -> None:
    """Cops on unfinished jobs go on the track, the other tokens leave the game (SO-4.6)."""
    cops: i64 = 0
    for slot in range(state.box.jobs_a_round):
        cops += token_count(state.tokens[slot], COP)
        state.tokens[slot] = 0
    state.cops += cops
    state.lost = state.cops >= state.rules.bust
    if cops > 0 and state.events is not None:
        state.emit(e.CopsCameOnTrack(cops, state.cops))
