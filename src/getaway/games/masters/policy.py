"""How a sensible person plays Masters of the Heist."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from getaway.games.masters import plan, purchase
from getaway.games.masters.box import Box
from getaway.games.masters.game import Masters
from getaway.games.masters.phases import PLAN, PURCHASE
from getaway.games.masters.position import Side
from getaway.games.masters.state import MastersState
from getaway.kernel.bits import bit, count, lowest
from getaway.kernel.chance import Chance
from getaway.kernel.policy import Sensible

# What a card is worth beside what it costs, in $K: for each Skill, each card it draws, each Skill of a Bribe.
SKILL: Final = 4
DRAW: Final = 6
BRIBE: Final = 10
WIN: Final = 0.5
"""The part of a playout's reward that is for the win."""
LEAD: Final = 60.0
"""In $K: a lead that counts in full for the other part."""


@mypyc_attr(allow_interpreted_subclasses=True)
class MastersPolicy(Sensible[MastersState]):
    """Buys what will earn more than it costs; sends to the best mark in reach the weakest crew that can rob it."""

    def __init__(self, game: Masters) -> None:
        super().__init__(game)
        box = game.box
        cards = range(int(box.crew_count))
        self.worth: list[int] = [worth(box, card) for card in cards]
        self.rising: list[int] = sorted(cards, key=self.worth.__getitem__)
        self.rank: list[int] = [self.rising.index(card) for card in cards]
        self.draw: list[int] = [box.draw[card] for card in self.rising]  # by rank, as all that follows
        self.drawing: i64 = sum(1 << rank for rank in cards if self.draw[rank] > 0)
        # Of each neighborhood: the Skills; the cards with at least so much; the order in which they are best drawn.
        self.skills: list[list[int]] = [
            [int(box.insider_skill[card] if box.insider[card] == hood else box.skill[card]) for card in self.rising]
            for hood in range(len(box.hood_ids))
        ]
        self.top: i64 = 1 + max(max(skills) for skills in self.skills)
        self.sufficient: list[list[int]] = [
            [sum(1 << rank for rank in cards if skills[rank] >= need) for need in range(int(self.top) + 1)]
            for skills in self.skills
        ]
        self.falling: list[list[int]] = [
            sorted(cards, key=[(-4 * skills[rank] - self.draw[rank], self.rising[rank]) for rank in cards].__getitem__)
            for skills in self.skills
        ]

    def explore(self) -> float:
        return 0.12

    def visits_per_move(self) -> float:
        """A plan is up to a dozen moves: a search that tried everything at each of them would mostly see bad plans."""
        return 6.0

    def unseal(self, state: MastersState, seat: i64) -> None:
        """Whatever plan the others have made, they make one now."""
        if state.phase == PLAN:
            for other in range(len(state.sides)):
                side = state.sides[other]
                if other != seat and state.crew_of(side) != 0:
                    side.plan = []
                    side.selectors = []
                    side.confirmed = False

    def rewards(self, state: MastersState) -> list[float]:
        """Half for the win, half for the lead in money, which tells two playouts apart that are both won."""
        shares = state.returns()
        lead: float = float(state.sides[0].money - state.sides[1].money) / LEAD
        near: float = 0.5 + 0.5 * min(1.0, max(-1.0, lead))
        return [WIN * shares[0] + (1.0 - WIN) * near, WIN * shares[1] + (1.0 - WIN) * (1.0 - near)]

    def move(self, state: MastersState, seat: i64, rng: Chance) -> i64:
        if state.phase == PURCHASE:
            return self.buy(state, seat)
        return self.plan(state, state.sides[seat])

    def buy(self, state: MastersState, seat: i64) -> i64:
        """The card that brings most above its price."""
        box = state.box
        side = state.sides[seat]
        base, cards = purchase.choice(state, side)
        best: i64 = -1
        most: i64 = 0 if purchase.may_pass(state, side) else -1000
        outlook = self.outlook(state, side)
        while cards != 0:
            card = lowest(cards)
            cards &= cards - 1
            cost: i64 = box.price[card] if base == box.buy_at else side.money
            gain = self.gain(state, side, card, cost, outlook)
            if gain > most:
                most = gain
                best = card
        return box.pass_at if best < 0 else base + best

    def outlook(self, state: MastersState, side: Side) -> i64:
        """How many marks are still to be robbed, up to 8: fewer, and a card will not earn its price."""
        return min(8, state.deck_left() + count(open_slots(state)))

    def gain(self, state: MastersState, side: Side, card: i64, cost: i64, outlook: i64) -> i64:
        """What a card brings above its price, by the outlook without it."""
        return self.worth[card] * outlook // 8 - cost

    def targets(self, state: MastersState, side: Side) -> i64:
        """The places of the marks that crew is to be sent to."""
        return open_slots(state)

    def plan(self, state: MastersState, side: Side) -> i64:
        """The next pick: of crew while some is unplaced, then of Selectors."""
        longer = Side(side)
        self.place(state, longer, 1)
        if len(longer.plan) > len(side.plan):
            return state.box.crew_at + longer.plan[-1]
        return state.box.selector_at + longer.selectors[-1]

    def step(self, state: MastersState, rng: Chance) -> None:
        """In a playout the whole rest of a plan at once."""
        seat = state.actor()
        if state.phase != PLAN:
            state.apply(seat, self.move(state, seat, rng))
            return
        side = state.sides[seat]
        self.place(state, side, 1000)
        state.apply(seat, state.box.selector_at + side.selectors.pop())

    def place(self, state: MastersState, side: Side, picks: i64) -> None:
        """Lengthen a plan by so many picks, or to its end."""
        made = side.plan
        unplaced = self.ranked(plan.unplaced_crew(state, side))
        best = by_loot(state, side, open_slots(state))
        aims = best[:]
        if state.solo and unplaced != 0:
            aims = by_loot(state, side, self.targets(state, side))
        groups: list[int] = []
        group: i64 = 0
        due: i64 = 1
        placed: i64 = 0
        while picks > 0 and (placed < len(made) or unplaced != 0):
            rank: i64
            if placed == len(made):
                rank = self.next_card(state, side, aims, group, due, unplaced)
                made.append(self.rising[rank])
                unplaced &= ~bit(rank)
                picks -= 1
            else:
                rank = self.rank[made[placed]]
            placed += 1
            group |= bit(rank)
            due += self.draw[rank] - 1
            if due == 0:
                self.cover(state, side, aims, group)
                groups.append(group)
                group = 0
                due = 1
        groups.append(group)
        selectors = plan.unplaced_selectors(state, side)
        at: i64 = len(side.selectors)
        while picks > 0 and selectors != 0:
            crew: i64 = groups[at] if at < len(groups) else 0
            selector = self.selector(state, side, best, crew, selectors)
            side.selectors.append(selector)
            selectors &= ~(1 << selector)
            at += 1
            picks -= 1

    # From here on crew is counted by its rank, so that the lowest of several is the one to spare.

    def ranked(self, crew: i64) -> i64:
        """These cards by their ranks."""
        found: i64 = 0
        while crew != 0:
            found |= bit(self.rank[lowest(crew)])
            crew &= crew - 1
        return found

    def next_card(self, state: MastersState, side: Side, aims: list[int], group: i64, due: i64, unplaced: i64) -> i64:
        """The card of least worth with which the best mark not yet covered can still be robbed."""
        if unplaced & (unplaced - 1) == 0:
            return lowest(unplaced)
        box = state.box
        drawing = unplaced if due > 1 else unplaced & self.drawing
        for slot in aims:
            mark: i64 = state.display[slot]
            hood: i64 = box.hood[mark]
            need: i64 = box.difficulty[mark] - self.skill_in(state, side, group, hood)
            alone: i64 = unplaced & self.sufficient[hood][max(0, min(need, self.top))]
            before = drawing if alone == 0 else drawing & ((alone & -alone) - 1)
            while before != 0:
                rank = lowest(before)
                if self.within_reach(unplaced, rank, hood, need, due):
                    return rank
                before &= before - 1
            if alone != 0:
                return lowest(alone)
        if not state.solo:
            aims.clear()  # this heist will fail, and what comes after it does not matter
        return lowest(unplaced)

    def within_reach(self, unplaced: i64, rank: i64, hood: i64, need: i64, due: i64) -> bool:
        """Whether this card next, and then the best of the others that are due, have the Skill that is needed."""
        skills = self.skills[hood]
        unplaced &= ~bit(rank)
        need -= skills[rank]
        due += self.draw[rank] - 1
        for other in self.falling[hood]:
            if unplaced >> other & 1:
                need -= skills[other]
                due += self.draw[other] - 1
                if need <= 0 or due == 0:
                    break
        return need <= 0

    def skill_in(self, state: MastersState, side: Side, crew: i64, hood: i64) -> i64:
        """The Skill of this crew in a neighborhood, with Bribes (MH-5.3)."""
        skills = self.skills[hood]
        total: i64 = 0
        while crew != 0:
            total += skills[lowest(crew)]
            crew &= crew - 1
        bribes: i64 = side.owned & state.box.bribes
        while bribes != 0:
            total += state.box.permanent[lowest(bribes)]
            bribes &= bribes - 1
        return total

    def robbed(self, state: MastersState, side: Side, ranked: list[int], allowed: i64, crew: i64) -> i64:
        """Of the allowed places, best first, where this crew can rob; -1 if nowhere."""
        box = state.box
        for slot in ranked:
            mark: i64 = state.display[slot]
            if allowed >> slot & 1 and self.skill_in(state, side, crew, box.hood[mark]) >= box.difficulty[mark]:
                return slot
        return -1

    def cover(self, state: MastersState, side: Side, aims: list[int], crew: i64) -> None:
        """Take from the marks to aim at the best that this crew can rob."""
        slot = self.robbed(state, side, aims, -1, crew)
        if slot >= 0:
            aims.remove(slot)

    def selector(self, state: MastersState, side: Side, ranked: list[int], crew: i64, unplaced: i64) -> i64:
        """To a heist the best mark that it can rob; what none can rob comes last."""
        slot = self.robbed(state, side, ranked, unplaced, crew) if crew != 0 else -1
        return slot if slot >= 0 else last_resort(state, unplaced)


def worth(box: Box, card: i64) -> i64:
    """What a card brings in a whole game, in $K."""
    return (
        SKILL * box.skill[card] + DRAW * box.draw[card] + BRIBE * box.permanent[card]
        + 2 * (box.cash[card] + box.per_thief[card] + box.per_class[card]) + box.muscle[card] // 4
    )  # fmt: skip


def open_slots(state: MastersState) -> i64:
    """The places of the display where a mark lies."""
    slots: i64 = 0
    bit: i64 = 1
    for mark in state.display:
        if mark >= 0:
            slots |= bit
        bit <<= 1
    return slots


def loot(state: MastersState, side: Side, mark: i64) -> i64:
    """What a mark brings its robber, with the set that it completes."""
    box = state.box
    hood: i64 = box.hood[mark]
    has = count(side.marks & box.hood_marks[hood])
    return 2 * box.payout[mark] + 2 * box.set_bonus[mark] * (has + 1) // box.set_size[mark]


def by_loot(state: MastersState, side: Side, slots: i64) -> list[int]:
    """These places, that with the best mark first."""
    ranked: list[int] = []
    values: list[int] = []
    while slots != 0:
        slot = lowest(slots)
        slots &= slots - 1
        value = loot(state, side, state.display[slot])
        at: i64 = len(values)
        while at > 0 and value > values[at - 1]:
            at -= 1
        values.insert(at, value)
        ranked.insert(at, slot)
    return ranked


def last_resort(state: MastersState, selectors: i64) -> i64:
    """The easiest mark of those left, or a Selector that points at none."""
    best = lowest(selectors)
    least: i64 = 1000
    while selectors != 0:
        slot = lowest(selectors)
        selectors &= selectors - 1
        if slot < len(state.display) and state.box.difficulty[state.display[slot]] < least:
            least = state.box.difficulty[state.display[slot]]
            best = slot
    return best
