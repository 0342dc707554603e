"""Whether a scenario can still be won: for each goal, an upper bound of what the player may yet have."""

from typing import Final

from mypy_extensions import i64

from getaway.games.big_score.box import ARTIFACT, DIAMOND, GOLD, KEY
from getaway.games.big_score.multiset import token_count
from getaway.games.big_score.solo import scenarios, scoring
from getaway.games.big_score.solo.phases import DRIVES, MARKET, OVER
from getaway.games.big_score.solo.position import SoloPosition
from getaway.kernel.bits import count, members

UNBOUNDED: Final = 1 << 30


def winnable(state: SoloPosition) -> bool:
    """False once it is sure that the scenario is lost."""
    if state.lost or state.phase == OVER:
        return scoring.won(state)
    return all(most(state, which) >= state.rules.goals[which] for which in state.rules.asked)


def most(state: SoloPosition, which: i64) -> i64:
    """No more than this of a goal of `scenarios.GOALS` can be had at the end; money has no bound of its own."""
    goal = scenarios.GOALS[which]
    if goal == "jobs":
        to_come: i64 = (state.box.rounds - state.round) * state.box.jobs_a_round
        return state.completed + count(state.up | state.down) + to_come
    if goal == "diamonds":
        return scoring.diamonds(state) + payouts(state, state.box.job_diamonds) + tokens(state, DIAMOND) + market(state)
    if goal == "artifacts":
        return scoring.artifacts(state) + payouts(state, state.box.job_artifacts) + tokens(state, ARTIFACT)
    return most_pairs(state) if goal == "pairs" else UNBOUNDED


def payouts(state: SoloPosition, by_job: list[int]) -> i64:
    """What the jobs still to be done may bring: those known, and the best of those not known."""
    known = [by_job[state.jobs[slot]] for slot in members(state.up | state.down) if state.jobs[slot] >= 0]
    unknown = sorted([by_job[job] for job in members(state.unseen)], reverse=True)
    return sum(known) + sum(unknown[: state.to_come])


def tokens(state: SoloPosition, kind: i64) -> i64:
    """In the vault, just drawn, or on jobs (SO-4.6), as long as the player is not out."""
    if state.fled or state.busted:
        return 0
    found: i64 = token_count(state.vault, kind) + token_count(state.drawn, kind)
    if state.rules.job_tokens:
        for on_job in state.tokens:
            found += token_count(on_job, kind)
    return found


def market(state: SoloPosition) -> i64:
    """Diamonds that can be bought (SO-4.2); how many is known only once the market is open."""
    if not state.rules.market_artifacts:
        return 0
    if state.phase != MARKET:
        return UNBOUNDED
    return state.artifacts // state.rules.market_artifacts + state.cash // state.rules.market_price


def most_pairs(state: SoloPosition) -> i64:
    drives: i64 = state.drives + payouts(state, state.box.job_drives)
    if state.rules.drive_price:
        if state.phase < DRIVES or state.phase > OVER:
            drives += UNBOUNDED
        elif state.phase == DRIVES:
            drives += state.cash // state.rules.drive_price
    keys: i64 = token_count(state.loot, KEY) + tokens(state, KEY)
    gold: i64 = 0
    if state.rules.gold_converts:
        gold = token_count(state.loot, GOLD) + tokens(state, GOLD)
    return max([min(drives + as_drives, keys + gold - as_drives) for as_drives in range(gold + 1)])
