"""How a sensible person plays The Big Score at a table."""

from typing import Final, final

from mypy_extensions import i64

from getaway.games.big_score import assign, phases, trade
from getaway.games.big_score.box import ARTIFACT, COP, TYPES, Box
from getaway.games.big_score.multiset import (
    crew_count,
    crew_faces,
    crew_types,
    nth_crew,
    one_token,
    token_count,
    token_kinds,
    token_total,
)
from getaway.games.big_score.position import Side
from getaway.games.big_score.scoring import artifacts_of, worth
from getaway.games.big_score.state import BigScoreState
from getaway.kernel.bits import count, lowest
from getaway.kernel.chance import Chance
from getaway.kernel.policy import Sensible

# What tokens are worth before the end is known, in $K.
DIAMOND_HOPE: Final = 60
ARTIFACT_HOPE: Final = 60
DRIVE_HOPE: Final = 80

SUCCESS: Final[list[int]] = [100, 70, 40, 15, 5, 0, 0, 0, 0]
"""The chance in percent that a job succeeds which seems to lack so many icons. A list: mypyc builds a tuple of
constants anew at every access."""

WIN: Final = 0.8
"""How much of a reward is the win; the rest is the score beside that of the best."""


@final
class TablePolicy(Sensible[BigScoreState]):
    """Hires what many good jobs ask for, goes where the crew seems to suffice, and leaves the vault in time."""

    def move(self, state: BigScoreState, seat: i64, rng: Chance) -> i64:
        phase = state.phase
        if phase == phases.HIRE:
            return self.hire(state, seat, rng)
        if phase == phases.ASSIGN:
            return self.assign(state, seat)
        if phase == phases.VAULT:
            return self.rob_or_flee(state, seat)
        if phase == phases.TRADE:
            return self.trade(state, seat)
        if phase == phases.JOATS:
            return state.box.joat_at + min(state.sides[seat].joats, state.missing)
        if phase == phases.MUSCLES:
            return state.box.steal_at if state.to_trade >> seat & 1 else state.box.leave_marker_at
        if phase == phases.START_ITEMS:
            return self.start_item(state, seat)
        if phase == phases.BOSSES:
            return super().move(state, seat, rng)
        return state.box.take_at + best_of_floor(state, seat) - 1

    def start_item(self, state: BigScoreState, seat: i64) -> i64:
        """The item with the highest estimated worth."""
        box = state.box
        hopes: list[int] = [box.boss_cash[state.sides[seat].boss], DIAMOND_HOPE, ARTIFACT_HOPE, DRIVE_HOPE]  # as ITEMS
        items: i64 = box.boss_items[state.sides[seat].boss]
        best: i64 = -1
        most: i64 = -1
        while items != 0:
            item = lowest(items)
            items &= items - 1
            if hopes[item] > most:
                most = hopes[item]
                best = item
        return box.item_at + best

    def hire(self, state: BigScoreState, seat: i64, rng: Chance) -> i64:
        """The type that the jobs lack most, by what they pay; of Experts those that would train together."""
        side = state.sides[seat]
        have = crew_types(side.hired + side.training)
        faces = crew_faces(side.hand)
        best: i64 = -1
        most: i64 = -1
        while faces != 0:
            face = lowest(faces)
            faces &= faces - 1
            crew: i64 = face >> 1
            value = 8 * demand(state, side, crew, crew_count(have, crew)) + rng.below(8)
            if face & 1 and not state.simple:
                value += 20 + 40 * crew_count(side.hired + side.training, face)
            if value > most:
                most = value
                best = face
        return state.box.hire_at + best

    def assign(self, state: BigScoreState, seat: i64) -> i64:
        """Where the card adds most to what the jobs are likely to bring; Experts train rather than idle."""
        side = state.sides[seat]
        face = nth_crew(side.unplaced, 0)
        places = assign.next_places(state, side)
        training: i64 = state.box.jobs_a_round
        best: i64 = training + 1
        most: i64 = 0
        while places != 0:
            place = lowest(places)
            places &= places - 1
            if place < training:
                gain = gain_on(state, side, place, face >> 1)
            elif place == training:
                gain = 1 + 400 * crew_count(side.training, face) + 100 * crew_count(side.places[training], face)
            else:
                gain = 0
            if gain > most:
                most = gain
                best = place
        return assign.move_for(state, face, best)

    def rob_or_flee(self, state: BigScoreState, seat: i64) -> i64:
        """Rob while what a token brings outweighs what a bust would cost."""
        side = state.sides[seat]
        robbers = count(state.insiders())
        bust = bust_chance(state, robbers)
        at_risk = float(int(standing(state, seat, side.loot) - standing(state, seat, 0)))
        hope = float(int(token_hope(state, seat)))
        return state.box.rob_at if (1.0 - bust) * hope > bust * at_risk else state.box.flee_at

    def trade(self, state: BigScoreState, seat: i64) -> i64:
        """The swap after which the loot is worth most, if any is better than none."""
        box = state.box
        side = state.sides[seat]
        held = side.loot + one_token(side.drawn)
        most = standing(state, seat, held)
        best = box.pass_at
        width: i64 = box.kinds - 1
        for give in range(1, box.kinds):
            earlier = give != side.drawn
            if earlier and (not trade.can_give_earlier(side) or token_count(side.loot, give) == 0):
                continue
            takes = token_kinds(state.floor)
            while takes != 0:
                take = lowest(takes)
                takes &= takes - 1
                value = standing(state, seat, held - one_token(give) + one_token(take))
                if earlier:
                    value -= 40  # an ability used is an ability less
                if value > most:
                    most = value
                    best = box.earlier_at + (give - 1) * width + take - 1 if earlier else box.trade_at + take - 1
        return best

    def rewards(self, state: BigScoreState) -> list[float]:
        scores = state.scores()
        top = max(1, max(scores))
        return [
            WIN * share + (1.0 - WIN) * max(0, score) / top
            for share, score in zip(state.returns(), scores, strict=True)
        ]


def payout(box: Box, side: Side, job: i64) -> i64:
    """What a job is worth to a player who has this much already."""
    value: i64 = box.job_cash[job] + ARTIFACT_HOPE * box.job_artifacts[job] + DRIVE_HOPE * box.job_drives[job]
    diamonds: i64 = box.job_diamonds[job]
    if diamonds > 0:
        gain = box.diamonds(side.diamonds + diamonds) - box.diamonds(side.diamonds)
        value += max(gain, DIAMOND_HOPE * diamonds)
    return value


def demand(state: BigScoreState, side: Side, crew: i64, have: i64) -> i64:
    """What a card of a type is worth in the draft: every job pays whoever has a part in it."""
    box = state.box
    value: i64 = 0
    for job in state.jobs:
        need: i64 = box.need[job] >> (4 * crew) & 15
        if need > 0:
            value += payout(box, side, job) * (2 if need > have else 1) // 2
    return value // (1 + have)


def lacks(state: BigScoreState, side: Side, place: i64, extra: i64) -> i64:
    """How many tenths of an icon a job seems to lack, with the player's own crew there and what all are likely to send;
    `extra` is the type of a card that the player adds."""
    box = state.box
    need: i64 = box.need[state.jobs[place]]
    here = crew_types(side.places[place])
    rest = crew_types(side.unplaced)
    missing: i64 = 0
    own: i64 = 0
    for crew in range(TYPES):
        short: i64 = (need & 15) - (here & 15)
        left: i64 = rest & 15
        if crew == extra:
            short -= 1
            left -= 1
        if short > 0:
            missing += short
            own += min(short, left)
        need >>= 4
        here >>= 4
        rest >>= 4
    others: i64 = (state.seats - 1) * box.deal(state.seats) * 10 * 7 // (10 * box.jobs_a_round)
    helpers: i64 = 10 * side.joats // 2 + (5 if state.seats == 2 else 0)
    return max(0, missing * 10 - own * 5 - min(others, missing * 6) - helpers)


def gain_on(state: BigScoreState, side: Side, place: i64, crew: i64) -> i64:
    """By how much one more card of a type raises what a job is likely to bring."""
    value = payout(state.box, side, state.jobs[place])
    cost = state.box.fail_cost
    after = chance_of(lacks(state, side, place, crew))
    gain: i64 = after * value - (100 - after) * cost
    if side.places[place] != 0:
        before = chance_of(lacks(state, side, place, -1))
        gain -= before * value - (100 - before) * cost
    return gain


def chance_of(tenths: i64) -> i64:
    """In percent, between the steps of SUCCESS."""
    at = min(tenths // 10, 7)
    part: i64 = tenths % 10
    return (SUCCESS[at] * (10 - part) + SUCCESS[at + 1] * part) // 10


def bust_chance(state: BigScoreState, robbers: i64) -> float:
    """The chance that a round in which so many rob draws the Cops that are wanting."""
    wanting = int(state.bust_at - state.cops)
    cops = int(token_count(state.vault, COP))
    tokens = int(token_total(state.vault))
    safe = 0.0
    for drawn in range(min(wanting, int(robbers) + 1)):
        safe += hypergeometric(tokens, cops, int(robbers), drawn)
    return max(0.0, 1.0 - safe)


def hypergeometric(tokens: int, cops: int, draws: int, drawn: int) -> float:
    chance = 1.0
    for n in range(draws):
        if n < drawn:
            chance *= max(0, cops - n) / max(1, tokens - n) * (draws - n) / (n + 1)
        else:
            chance *= max(0, tokens - cops - (n - drawn)) / max(1, tokens - n)
    return chance


def token_hope(state: BigScoreState, seat: i64) -> i64:
    """What one more token is worth on average, with a trade to come."""
    side = state.sides[seat]
    now = standing(state, seat, side.loot)
    total: i64 = 0
    tokens: i64 = 0
    floor: i64 = 0
    kinds = token_kinds(state.floor)
    while kinds != 0:
        floor = max(floor, standing(state, seat, side.loot + one_token(lowest(kinds))) - now)
        kinds &= kinds - 1
    for kind in range(1, state.box.kinds):
        number = token_count(state.vault, kind)
        if number > 0:
            gain = standing(state, seat, side.loot + one_token(kind)) - now
            total += number * max(gain, (gain + floor) // 2)
            tokens += number
    return total // max(1, tokens + token_count(state.vault, COP))


def standing(state: BigScoreState, seat: i64, loot: i64) -> i64:
    """What the seat would have with these vault tokens, the Artifact majority included."""
    box = state.box
    side = state.sides[seat]
    held = side.loot
    side.loot = loot
    value = worth(box, side)
    mine = artifacts_of(side)
    side.loot = held
    most: i64 = 0
    for other, rival in enumerate(state.sides):
        if other != seat:
            most = max(most, artifacts_of(rival))
    if mine > most:
        value += box.most_artifacts
    elif mine == most and mine > 0:
        value += box.most_artifacts // 4
    diamonds = side.diamonds + token_count(loot, ARTIFACT + 1)
    return value + 15 * min(diamonds, 4) + 20 * min(side.drives, 2)


def best_of_floor(state: BigScoreState, seat: i64) -> i64:
    kinds = token_kinds(state.floor)
    best = lowest(kinds)
    most: i64 = -1
    while kinds != 0:
        kind = lowest(kinds)
        kinds &= kinds - 1
        value = standing(state, seat, state.sides[seat].loot + one_token(kind))
        if value > most:
            most = value
            best = kind
    return best
