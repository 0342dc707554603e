"""How a sensible person plays the solo campaign of Masters of the Heist."""

from typing import Final, final

from mypy_extensions import i64

from getaway.games.masters import carry_over
from getaway.games.masters.box import BRIBE, CAR, Box
from getaway.games.masters.game import Masters
from getaway.games.masters.phases import CARRY_OVER
from getaway.games.masters.policy import MastersPolicy, by_loot, loot
from getaway.games.masters.position import Side
from getaway.games.masters.state import MastersState
from getaway.kernel.bits import bit, count, lowest, members
from getaway.kernel.chance import Chance

FUTURE: Final = 120
"""What a Skill is thought to bring in a later round, in percent of what the marks pay for it."""


@final
class CampaignPolicy(MastersPolicy):
    """The opponent takes a mark for each of yours, so that two heists a round are all there is: buys Skill for those
    two, early and as cheap as it comes, while the rounds left still pay for it."""

    def __init__(self, game: Masters) -> None:
        super().__init__(game)
        box = game.box
        self.slope: list[int] = []  # of each tier, in cents: what a Skill brings
        self.need: list[int] = []  # and the Difficulty of its marks, in tenths
        for tier in box.tier_marks:
            pay = sum(box.payout[mark] for mark in members(tier))
            difficulty = sum(box.difficulty[mark] for mark in members(tier))
            self.slope.append(100 * pay // max(1, difficulty))
            self.need.append(10 * difficulty // max(1, count(tier)))

    def move(self, state: MastersState, seat: i64, rng: Chance) -> i64:
        return self.keep(state) if state.phase == CARRY_OVER else super().move(state, seat, rng)

    def targets(self, state: MastersState, side: Side) -> i64:
        """The marks that pay most together of those the crew can rob one after the other."""
        heists = heists_a_round(state)
        skill = total_skill(state.box, side.owned, heists)
        most: i64 = 1 << 30
        while True:
            slots = best_together(state, side, skill, heists, most)
            if slots == 0 or self.can_rob(state, side, slots):
                return slots
            most = value_of(state, side, slots)

    def can_rob(self, state: MastersState, side: Side, slots: i64) -> bool:
        """Whether the crew, shared out card by card, suffices for all these marks."""
        aims = by_loot(state, side, slots)
        unplaced = self.ranked(state.crew_of(side))
        group: i64 = 0
        due: i64 = 1
        while len(aims) > 0 and unplaced != 0:
            card = self.next_card(state, side, aims, group, due, unplaced)
            unplaced &= ~bit(card)
            group |= bit(card)
            due += self.draw[card] - 1
            if due == 0 or unplaced == 0:
                left = len(aims)
                self.cover(state, side, aims, group)
                if len(aims) == left:
                    return False
                group = 0
                due = 1
        return len(aims) == 0

    def outlook(self, state: MastersState, side: Side) -> i64:
        return self.prospect(state, side.owned)

    def gain(self, state: MastersState, side: Side, card: i64, cost: i64, outlook: i64) -> i64:
        return self.prospect(state, side.owned | bit(card)) - outlook - 100 * cost

    def prospect(self, state: MastersState, owned: i64) -> i64:
        """What this crew may bring in this round and in those to come, in hundredths of $1K."""
        box = state.box
        heists = heists_a_round(state)
        skill = total_skill(box, owned, heists)
        side = state.sides[0]
        value = 50 * (value_of(state, side, best_together(state, side, skill, heists, 1 << 30)) // 16)
        drawn = state.drawn
        while drawn < box.solo_deck[2]:
            tier = 0 if drawn < box.solo_deck[0] else 1 if drawn < box.solo_deck[1] else 2
            value += FUTURE * self.slope[tier] * min(10 * skill, heists * self.need[tier]) // 1000
            drawn += box.display
        return value

    def keep(self, state: MastersState) -> i64:
        """The card that brings most in a new game, for what keeping it costs of the surplus."""
        box = state.box
        cards = carry_over.keepable(state)
        heists = heists_a_round(state)
        now = total_skill(box, state.kept, heists)
        best: i64 = -1
        most: i64 = -1
        while cards != 0:
            card = lowest(cards)
            cards &= cards - 1
            gain = 100 * box.price[card] + total_skill(box, state.kept | bit(card), heists) - now
            if gain > most:
                most = gain
                best = card
        return box.stop_at if best < 0 else box.keep_at + best

    def explore(self) -> float:
        return 0.2

    def visits_per_move(self) -> float:
        return 0.0

    def rewards(self, state: MastersState) -> list[float]:
        """How far the campaign got, most of it for the first goals: the later ones are too rare to learn from."""
        played = int(state.game)
        goal = state.box.goals[played - 1]
        last = played == len(state.box.goals)
        near = min(1.0, max(0.0, 1.0 - (goal - int(state.sides[0].money)) / 60.0))
        return [1.0 - 0.5 ** (played - 1) + 0.5**played * near * (2.0 if last else 1.0)]

    def rest(self, state: MastersState, seat: i64) -> float:
        """The games won, then the money of the last."""
        return 10_000.0 * float(state.game) + float(state.sides[0].money)


def heists_a_round(state: MastersState) -> i64:
    """How many marks can be yours while the opponent takes some."""
    display = state.box.display
    return display - 1 if state.opponent_once_a_round else display // 2


def total_skill(box: Box, owned: i64, heists: i64) -> i64:
    """The Skill of all heists of a round together. A heist has one card that draws nothing and one more for each Car;
    Partners come along for nothing, and a Bribe helps every heist."""
    places = heists
    total: i64 = 0
    bribed: i64 = 0
    partners: i64 = 0
    rest: list[int] = []
    while owned != 0:
        card = lowest(owned)
        owned &= owned - 1
        kind: i64 = box.kind[card]
        if kind == CAR:
            places += box.draw[card] - 1
        elif kind == BRIBE:
            bribed += box.permanent[card]
        elif box.draw[card] > 0:
            partners = 1
            total += box.skill[card]
        else:
            rest.append(box.skill[card])
    rest.sort(reverse=True)
    for at, skill in enumerate(rest):
        if at < places:
            total += skill
    return total + bribed * min(heists, max(partners, len(rest)))


def best_together(state: MastersState, side: Side, skill: i64, heists: i64, below: i64) -> i64:
    """The places of the marks that pay most, but less than `below`: no more of them than heists, and within so much
    Skill."""
    box = state.box
    best: i64 = 0
    most: i64 = 0
    for slots in range(1, 1 << len(state.display)):
        if count(slots) > heists:
            continue
        need: i64 = 0
        left: i64 = slots
        while left != 0:
            mark: i64 = state.display[lowest(left)]
            left &= left - 1
            need += box.difficulty[mark] if mark >= 0 else 1000
        if need <= skill:
            value = value_of(state, side, slots)
            if most < value < below:
                most = value
                best = slots
    return best


def value_of(state: MastersState, side: Side, slots: i64) -> i64:
    """What the marks in these places bring, doubled as in `loot`; no two sets of places are worth the same."""
    total: i64 = 0
    left = slots
    while left != 0:
        total += loot(state, side, state.display[lowest(left)])
        left &= left - 1
    return total * 16 + slots
