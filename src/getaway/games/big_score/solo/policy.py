"""How a sensible person plays The Big Score alone, whatever the scenario."""

from typing import Final, final

from mypy_extensions import i64

from getaway.games.big_score.box import ARTIFACT, COP, DIAMOND, FIRST_CASH, GOLD, KEY, TYPES
from getaway.games.big_score.multiset import crew_count, crew_total, token_count, token_total
from getaway.games.big_score.solo import jobs, phases, scoring
from getaway.games.big_score.solo import numbers as n
from getaway.games.big_score.solo.bribes import most_bribes
from getaway.games.big_score.solo.state import SoloState
from getaway.kernel.bits import lowest
from getaway.kernel.chance import Chance
from getaway.kernel.policy import Sensible

# What a token beyond cash is worth where a goal still asks for it, and where none does, in $K.
WANTED: Final = 260
DRIVE_HOPE: Final = 120
RESERVE: Final = 40
"""Cash below which nothing is spent on changing the hand."""

WIN: Final = 0.6


@final
class SolitairePolicy(Sensible[SoloState]):
    """Fills the job that lacks least, pays for cards that fit, and robs the vault until the goal is reached."""

    def move(self, state: SoloState, seat: i64, rng: Chance) -> i64:
        return state.box.solo_at + self.number(state, rng)

    def number(self, state: SoloState, rng: Chance) -> i64:
        phase = state.phase
        if phase == phases.HIRE:
            return hire(state)
        if phase == phases.PLACE:
            return place(state, state.chosen, n.PLACE_AT)
        if phase == phases.ASSIGN or phase == phases.KEEP:
            return assign(state)
        if phase == phases.VAULT:
            return n.FLEE if enough(state) or state.vault == 0 else n.ROB
        if phase == phases.TAKE:
            return state.box.solo.take_at + dearest(state, state.drawn, 1)
        if phase == phases.REMOVE:
            return state.box.solo.remove_at + dearest(state, state.drawn, -1)
        if phase == phases.TURN_UP:
            return n.TURN_UP_AT + lowest(state.down) if state.down != 0 else n.LEAVE_DOWN
        if phase == phases.BRIBE:
            return state.box.solo.bribe_at + bribes(state)
        if phase == phases.JACKS:
            return spend_jacks(state)
        if phase == phases.KEYED:
            return state.box.solo.cops_back_at + token_count(state.drawn, COP)
        if phase == phases.DRIVES:
            return buy_drives(state)
        if phase == phases.MARKET:
            return trade(state)
        if phase == phases.GOLD:
            return melt(state)
        if phase == phases.SEIZED:
            return state.box.solo.return_at + dearest(state, state.tokens[state.slot], 1)
        if phase == phases.ROW_COP or phase == phases.ROW_TOKEN:
            return row(state)
        return super().move(state, 0, rng) - state.box.solo_at

    def caution(self) -> float:
        """A turn has many small moves, most of them paid for and nearly as good as another: a search that took each by
        a narrow margin would spend its cash on chance findings."""
        return 3.0

    def rewards(self, state: SoloState) -> list[float]:
        """Mostly the win; the rest is how near the goals were."""
        near = 0.0
        asked = state.rules.asked
        for which in asked:
            near += min(1.0, max(0, int(scoring.have(state, which))) / state.rules.goals[which])
        if state.lost:
            near = near / 2
        return [WIN * state.returns()[0] + (1.0 - WIN) * near / max(1, len(asked))]

    def rest(self, state: SoloState, seat: i64) -> float:
        return self.rewards(state)[0]


def enough(state: SoloState) -> bool:
    """Whether fleeing now wins, with what the market and a Gold Bar will make of the loot."""
    rules = state.rules
    if rules.market_artifacts > 0:
        bought = scoring.artifacts(state) // rules.market_artifacts + scoring.cash(state) // rules.market_price
        return scoring.diamonds(state) + bought >= rules.diamonds
    if rules.gold_converts and token_count(state.loot, GOLD) > 0:
        keys = token_count(state.loot, KEY)
        return max(min(state.drives + 1, keys), min(state.drives, keys + 1)) >= rules.pairs
    return scoring.won(state)


def payout(state: SoloState, slot: i64) -> i64:
    """What a face-up job brings towards the goals."""
    box = state.box
    job: i64 = state.jobs[slot]
    value: i64 = box.job_cash[job] + 20
    if box.job_diamonds[job] > 0:
        value += box.job_diamonds[job] * token_value(state, DIAMOND)
    if box.job_artifacts[job] > 0:
        value += box.job_artifacts[job] * token_value(state, ARTIFACT)
    if box.job_drives[job] > 0:
        value += box.job_drives[job] * (WANTED if state.drives < state.rules.pairs else DRIVE_HOPE)
    if state.rules.job_tokens > 0:
        if token_count(state.tokens[slot], COP) > 0:
            return 120  # no payout, but a Cop less on the track
        for kind in range(1, box.kinds):
            value += token_count(state.tokens[slot], kind) * token_value(state, kind)
    return value


def token_value(state: SoloState, kind: i64) -> i64:
    """What one more of a kind brings towards the goals."""
    box = state.box
    rules = state.rules
    if kind >= FIRST_CASH:
        return box.token_value[kind]
    if kind == DIAMOND:
        have = scoring.diamonds(state)
        if rules.diamonds > 0:
            return WANTED if have < rules.diamonds else 20
        return 0 if rules.cash_only else max(60, box.diamonds(have + 1) - box.diamonds(have))
    if kind == ARTIFACT:
        if rules.artifacts > 0:
            return WANTED if scoring.artifacts(state) < rules.artifacts else 20
        if rules.market_artifacts > 0:
            return WANTED // rules.market_artifacts
        return box.artifact_worth
    if kind == KEY:
        keys = token_count(state.loot, KEY)
        if rules.pairs > 0:
            return WANTED if keys < rules.pairs else 10
        return 0 if rules.cash_only or keys >= state.drives else box.pair_worth
    if kind == GOLD and rules.gold_converts:
        return WANTED
    return 0 if rules.cash_only else box.token_value[kind]


def dearest(state: SoloState, tokens: i64, sign: i64) -> i64:
    """The kind among tokens that is worth most, or with a sign of -1 least."""
    best: i64 = -1
    most: i64 = 0
    for kind in range(1, state.box.kinds):
        if token_count(tokens, kind) > 0:
            value = sign * token_value(state, kind)
            if best < 0 or value > most:
                most = value
                best = kind
    return best


def hire(state: SoloState) -> i64:
    """Choose the type that advances jobs most; with none that fits, change the cards that fit nowhere."""
    best: i64 = -1
    most: i64 = -1
    useless: i64 = -1
    for crew in range(TYPES):
        cards = crew_count(state.hand, crew)
        if cards == 0:
            continue
        fits = min(cards, jobs.icons_open(state, crew))
        value: i64 = 100 * fits
        there = jobs.places(state, crew)
        if fits > 0 and there != 0:
            value += worth_of_place(state, best_slot(state, crew, there)) // 8
        if value > most:
            most = value
            best = crew
        if fits == 0 and (useless < 0 or cards > crew_count(state.hand, useless)):
            useless = crew
    if most < 200 and state.cash >= RESERVE + state.box.solo.redraw_cost and state.deck_size() > 0 and state.up != 0:
        if useless >= 0:
            return n.REDRAW_AT + useless
        if most < 100 and crew_total(state.hand) < 8:
            return n.HIRE_ONE
    return n.CHOOSE_AT + best


def worth_of_place(state: SoloState, slot: i64) -> i64:
    """How much a card on this job is wanted: rather where little is lacking, rather where it pays."""
    return payout(state, slot) * 4 // (1 + jobs.missing(state, slot))


def best_slot(state: SoloState, crew: i64, there: i64) -> i64:
    """Of these jobs the one where a card of the type is wanted most, an open icon first."""
    best: i64 = -1
    most: i64 = -1
    while there != 0:
        slot = lowest(there)
        there &= there - 1
        value = worth_of_place(state, slot)
        if jobs.open_icons(state, slot, crew) > 0:
            value += 10000
        if value > most:
            most = value
            best = slot
    return best


def place(state: SoloState, crew: i64, base: i64) -> i64:
    return base + best_slot(state, crew, jobs.places(state, crew))


def assign(state: SoloState) -> i64:
    """Cards that fit an open icon are worth their cost, while there are turns left to finish the job."""
    if state.phase == phases.ASSIGN and state.cash >= state.box.solo.place_cost:
        best: i64 = -1
        most: i64 = 0
        for crew in range(TYPES):
            cards = crew_count(state.hand, crew)
            if cards == 0 or jobs.icons_open(state, crew) == 0:
                continue
            slot = best_slot(state, crew, jobs.places(state, crew))
            value = worth_of_place(state, slot)
            if jobs.missing(state, slot) > 1 + state.deck_size():
                value = 0
            if value > most:
                most = value
                best = n.EXTRA_AT + TYPES * crew + slot
        if best >= 0:
            return best
    return n.END_TURN


def buy_drives(state: SoloState) -> i64:
    """As many as the pairs need, while there is cash for them."""
    can_buy = state.cash >= state.rules.drive_price
    return n.BUY_DRIVE if can_buy and state.drives < state.rules.pairs else n.STOP_BUYING


def bribes(state: SoloState) -> i64:
    """Only where the track is nearly full."""
    after = state.cops + token_count(state.drawn, COP)
    return most_bribes(state) if after >= state.rules.bust - 1 else 0


def spend_jacks(state: SoloState) -> i64:
    """On jobs that lack little; at the end of a round on whatever can be completed."""
    hurry = state.deck_size() == 0
    best: i64 = -1
    most: i64 = 0
    for slot in range(state.box.jobs_a_round):
        if state.up >> slot & 1 and state.done >> slot & 1 == 0:
            missing = jobs.missing(state, slot)
            if missing <= state.jacks and (missing == 1 or (hurry and missing <= 2 * state.round)):
                value = payout(state, slot) // missing
                if value > most:
                    most = value
                    best = slot
    return n.JACKS_AT + best if best >= 0 else n.SAVE_JACKS


def trade(state: SoloState) -> i64:
    """Whatever makes a Diamond, until there are enough."""
    if scoring.diamonds(state) >= state.rules.diamonds:
        return n.CLOSE_MARKET
    if state.artifacts >= state.rules.market_artifacts:
        return n.TRADE_ARTIFACTS
    return n.BUY_DIAMOND if state.cash >= state.rules.market_price else n.CLOSE_MARKET


def melt(state: SoloState) -> i64:
    """What the Gold Bar completes a pair as."""
    keys = token_count(state.loot, KEY)
    if scoring.pairs(state) >= state.rules.pairs:
        return n.GOLD_AS_BAR
    return n.GOLD_AS_KEY if keys <= state.drives else n.GOLD_AS_DRIVE


def row(state: SoloState) -> i64:
    """A card of the row where a traitor is least likely; loot beside a Cop that is there already."""
    best: i64 = -1
    most: i64 = -1000
    for move in state.legal(0):
        crew: i64 = move - state.box.solo_at - n.ROW_AT
        value: i64 = -10 * crew_count(state.rest, crew)
        if state.phase == phases.ROW_COP:
            tokens: i64 = state.tokens[crew]
            value = -value - 5 * (token_total(tokens) - token_count(tokens, COP))  # rather where little loot lies
        if value > most:
            most = value
            best = crew
    return n.ROW_AT + best
