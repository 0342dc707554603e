"""What is shown of a solitaire, field by field (SO-1.6): the order of decks and vault is nowhere here, and a face-down
job has a name only once it is scouted. Spectators see what the player sees, and decide nothing."""

import msgspec

from getaway.games.big_score.box import KEY, TYPES
from getaway.games.big_score.breakdown import ScoreLine, bars_lines, cash_line, majority_lines, pair_lines, token_lines
from getaway.games.big_score.multiset import token_count
from getaway.games.big_score.say import say
from getaway.games.big_score.solo import card, jobs, phases, reach, scenarios, scoring
from getaway.games.big_score.solo.state import SoloState
from getaway.games.big_score.solo.words import asked, title
from getaway.kernel.bits import members
from getaway.text.messages import Text


class SoloJob(msgspec.Struct, frozen=True):
    """A job on the table. `job` is None while nobody has looked at it."""

    number: int
    face_up: bool
    job: str | None
    crew: tuple[str, ...]
    missing: tuple[str, ...]
    tokens: tuple[str, ...]


class SoloGoal(msgspec.Struct, frozen=True):
    """One thing that it takes to win."""

    goal: str
    need: int
    have: int
    missing: int
    words: Text


class RowCard(msgspec.Struct, frozen=True):
    """A crew card of the row with its tokens (SO-4.8)."""

    crew: str
    tokens: tuple[str, ...]


class SoloBoard(msgspec.Struct, frozen=True, tag="solo", tag_field="kind"):
    """The table of a solitaire. Crew, jobs, tokens and bosses are named by their ids in the pack; `rules`
    are what is special about the scenario, `lines` explain the score at the end."""

    scenario: str
    title: Text
    rules: tuple[Text, ...]
    rule: str
    boss: str
    round: int
    cash: int
    diamonds: int
    artifacts: int
    hard_drives: int
    jacks: int
    hand: tuple[str, ...]
    kept: tuple[str, ...]
    deck_left: int
    shuffled_in: tuple[str, ...]
    shuffled_in_next: tuple[str, ...]
    unseen_crew: tuple[str, ...]
    chosen: str | None
    jobs: tuple[SoloJob | None, ...]
    completed: int
    unseen_jobs: tuple[str, ...]
    vault: tuple[str, ...]
    drawn: tuple[str, ...]
    loot: tuple[str, ...]
    cops: int
    bust: int
    due: int
    row: tuple[RowCard, ...]
    set_aside: tuple[str, ...]
    goals: tuple[SoloGoal, ...]
    winnable: bool
    score: int
    lines: tuple[ScoreLine, ...]
    fled: bool
    busted: bool


def board(state: SoloState) -> SoloBoard:
    """Everything that lies open, and what the player has seen."""
    box = state.box
    return SoloBoard(
        scenario=state.rules.name,
        title=title(state.rules),
        rules=card_of(state),
        rule=card.number_of(state.rules),
        boss=box.boss_ids[state.boss],
        round=state.round,
        cash=state.cash,
        diamonds=state.diamonds,
        artifacts=state.artifacts,
        hard_drives=state.drives,
        jacks=state.jacks,
        hand=tuple(state.crew_names(state.hand)),
        kept=tuple(state.crew_names(state.kept)),
        deck_left=state.deck_size(),
        shuffled_in=tuple(state.crew_names(state.sown)),
        shuffled_in_next=tuple(state.crew_names(state.planted_next)),
        unseen_crew=tuple(state.crew_names(state.unseen_crew())),
        chosen=box.type_ids[state.chosen] if state.phase == phases.PLACE else None,
        jobs=tuple(_job(state, slot) for slot in range(box.jobs_a_round)),
        completed=state.completed,
        unseen_jobs=tuple(box.job_ids[job] for job in members(state.unseen)),
        vault=tuple(state.token_names(state.vault)),
        drawn=tuple(state.token_names(state.drawn)),
        loot=tuple(state.token_names(state.loot)),
        cops=state.cops,
        bust=state.rules.bust,
        due=state.due,
        row=tuple(
            RowCard(box.type_ids[crew], tuple(state.token_names(state.tokens[crew]))) for crew in members(state.row)
        ),
        set_aside=tuple(state.crew_names(state.rest)),
        goals=goals(state),
        winnable=reach.winnable(state),
        score=scoring.score(state),
        lines=_lines(state) if state.phase == phases.OVER else (),
        fled=state.fled,
        busted=state.busted,
    )


def card_of(state: SoloState) -> tuple[Text, ...]:
    """What is special about the scenario at this table."""
    return card.card(
        state.rules,
        state.box.solo,
        jacks_again=state.jacks_again,
        gold_frees=state.gold_frees,
        own_order=state.box.rules > 1,
    )


def _job(state: SoloState, slot: int) -> SoloJob | None:
    face_up = bool(state.up >> slot & 1)
    if not face_up and not state.down >> slot & 1:
        return None
    box = state.box
    known = state.jobs[slot] >= 0
    tokens = state.tokens[slot] if state.rules.job_tokens else 0
    icons = [crew for crew in range(TYPES) for _ in range(jobs.open_icons(state, slot, crew))] if known else []
    return SoloJob(
        number=slot + 1,
        face_up=face_up,
        job=box.job_ids[state.jobs[slot]] if known else None,
        crew=tuple(state.crew_names(state.crew[slot])),
        missing=tuple(box.type_ids[crew] for crew in icons),
        tokens=tuple(state.token_names(tokens)),
    )


def _lines(state: SoloState) -> tuple[ScoreLine, ...]:
    """The score, line by line (SO-3.6)."""
    box = state.box
    cash = cash_line(box, state.cash, state.loot)
    if state.rules.cash_only:
        return (cash,)
    artifacts = scoring.artifacts(state)
    return (
        cash,
        *bars_lines(box, state.loot),
        *token_lines(box, scoring.diamonds(state), artifacts),
        *majority_lines(box, state.majority and artifacts > 0, say("score-majority-solo")),
        *pair_lines(box, state.drives, token_count(state.loot, KEY)),
    )


def goals(state: SoloState) -> tuple[SoloGoal, ...]:
    found = []
    for which in state.rules.asked:
        goal, need = scenarios.GOALS[which], state.rules.goals[which]
        have, missing = scoring.have(state, which), scoring.lacking(state, which)
        found.append(SoloGoal(goal, need, have, missing, asked(goal, need)))
    return tuple(found)
