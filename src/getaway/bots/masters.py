"""How a sensible person plays Masters of the Heist."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from getaway.bots.policy import Policy, Sensible
from getaway.games.masters import plan, purchase
from getaway.games.masters.belief import shuffled
from getaway.games.masters.box import Box
from getaway.games.masters.phases import PLAN, PURCHASE
from getaway.games.masters.state import MastersState, Side
from getaway.kernel.bits import count, lowest
from getaway.kernel.chance import Chance
from getaway.kernel.state import State

# What a card is worth beside what it costs, in $K: for each Skill, each card it draws, each Skill of a Bribe.
SKILL: Final = 4
DRAW: Final = 6
BRIBE: Final = 10


@mypyc_attr(allow_interpreted_subclasses=True)
class MastersPolicy(Sensible):
    """Buys what will earn more than it costs; sends to the best mark in reach the weakest crew that can rob it."""

    def __init__(self, box: Box) -> None:
        self.worth: list[int] = [worth(box, card) for card in range(box.crew_count)]
        self.rising: list[int] = sorted(range(int(box.crew_count)), key=self.worth.__getitem__)

    def move(self, state: State, seat: i64, rng: Chance) -> i64:
        assert isinstance(state, MastersState)
        if state.phase == PURCHASE:
            return self.buy(state, seat)
        return self.plan(state, state.sides[seat])

    def buy(self, state: MastersState, seat: i64) -> i64:
        """The card that is worth most above its price; near the end of the deck nothing pays for itself."""
        box = state.box
        side = state.sides[seat]
        cards = purchase.affordable(state, side)
        base = box.buy_at
        if cards == 0:
            cards = purchase.welfare_cards(state)
            base = box.welfare_at
        best: i64 = -1
        most: i64 = 0 if purchase.may_pass(state, side) else -1000
        heists = heists_left(state)
        while cards != 0:
            card = lowest(cards)
            cards &= cards - 1
            cost: i64 = box.price[card] if base == box.buy_at else side.money
            gain: i64 = self.worth[card] * heists // 8 - cost
            if gain > most:
                most = gain
                best = card
        return box.pass_at if best < 0 else base + best

    def targets(self, state: MastersState, side: Side) -> i64:
        """The places of the marks that crew is to be sent to."""
        return open_slots(state)

    def plan(self, state: MastersState, side: Side) -> i64:
        box = state.box
        unplaced = plan.unplaced_crew(state, side)
        if unplaced != 0:
            return box.crew_at + self.next_crew(state, side, unplaced)
        return box.selector_at + self.next_selector(state, side)

    def next_crew(self, state: MastersState, side: Side, unplaced: i64) -> i64:
        """The next card for the heist that the cards placed so far leave open."""
        box = state.box
        free = self.targets(state, side)
        group: i64 = 0
        due: i64 = 1
        for card in side.plan:
            group |= 1 << card
            due += box.draw[card] - 1
            if due == 0:
                free = without_best(state, side, free, group)
                group = 0
                due = 1
        return self.next_card(state, side, free, group, due, unplaced)

    def next_card(self, state: MastersState, side: Side, free: i64, group: i64, due: i64, unplaced: i64) -> i64:
        """The card of least worth with which the best mark not yet covered can still be robbed."""
        box = state.box
        if unplaced & (unplaced - 1) == 0:
            return lowest(unplaced)
        while free != 0:
            slot = dearest(state, side, free)
            free &= ~(1 << slot)
            mark: i64 = state.display[slot]
            need: i64 = box.difficulty[mark] - skill_of(state, side, group, mark)
            for card in self.rising:
                if unplaced >> card & 1 and self.within_reach(state, unplaced, card, mark, need, due):
                    return card
        return lowest(unplaced)

    def step(self, state: State, rng: Chance) -> None:
        """In a playout the whole rest of a plan at once."""
        assert isinstance(state, MastersState)
        seat = state.actor()
        if state.phase != PLAN:
            state.apply(seat, self.move(state, seat, rng))
            return
        box = state.box
        side = state.sides[seat]
        unplaced = plan.unplaced_crew(state, side)
        free = self.targets(state, side)
        group: i64 = 0
        due: i64 = 1
        placed: i64 = 0
        while placed < len(side.plan) or unplaced != 0:
            if placed == len(side.plan):
                next_card = self.next_card(state, side, free, group, due, unplaced)
                side.plan.append(next_card)
                unplaced &= ~(1 << next_card)
            card: i64 = side.plan[placed]
            placed += 1
            group |= 1 << card
            due += box.draw[card] - 1
            if due == 0:
                free = without_best(state, side, free, group)
                group = 0
                due = 1
        for _ in range(box.selectors - len(side.selectors)):
            state.apply(seat, box.selector_at + self.next_selector(state, side))

    def within_reach(self, state: MastersState, unplaced: i64, card: i64, mark: i64, need: i64, due: i64) -> bool:
        """Whether this card next, and then the best of the others that are due, have the Skill that is needed."""
        box = state.box
        hood: i64 = box.hood[mark]
        while True:
            unplaced &= ~(1 << card)
            need -= box.insider_skill[card] if box.insider[card] == hood else box.skill[card]
            due += box.draw[card] - 1
            if due == 0 or unplaced == 0 or need <= 0:
                return need <= 0
            card = -1
            most: i64 = -1
            left = unplaced
            while left != 0:
                other = lowest(left)
                left &= left - 1
                skill: i64 = box.insider_skill[other] if box.insider[other] == hood else box.skill[other]
                if skill * 4 + box.draw[other] > most:
                    most = skill * 4 + box.draw[other]
                    card = other

    def next_selector(self, state: MastersState, side: Side) -> i64:
        """To each heist in turn the best mark that it can rob; what none can rob comes last."""
        box = state.box
        unplaced = plan.unplaced_selectors(state, side)
        wanted = len(side.selectors)
        free = open_slots(state)
        group: i64 = 0
        due: i64 = 1
        heist: i64 = 0
        for card in side.plan:
            group |= 1 << card
            due += box.draw[card] - 1
            if due == 0:
                if heist < wanted:
                    free &= ~(1 << side.selectors[heist])
                else:
                    slot = best_slot(state, side, free & unplaced, group)
                    return slot if slot >= 0 else last_resort(state, side, unplaced)
                heist += 1
                group = 0
                due = 1
        if group != 0 and heist == wanted:
            slot = best_slot(state, side, free & unplaced, group)
            if slot >= 0:
                return slot
        return last_resort(state, side, unplaced)


@final
class RandomPlans(Policy):
    """Random play, with a whole plan at once: every order is as likely as by random picks, and sooner there."""

    def step(self, state: State, rng: Chance) -> None:
        assert isinstance(state, MastersState)
        if state.phase != PLAN:
            state.random_step(rng)
            return
        seat = state.actor()
        side = state.sides[seat]
        side.plan += shuffled(plan.unplaced_crew(state, side), rng)
        selectors = shuffled(plan.unplaced_selectors(state, side), rng)
        last = selectors.pop()
        side.selectors += selectors
        state.apply(seat, state.box.selector_at + last)


def worth(box: Box, card: i64) -> i64:
    """What a card brings in a whole game, in $K."""
    return (
        SKILL * box.skill[card] + DRAW * box.draw[card] + BRIBE * box.permanent[card]
        + 2 * (box.cash[card] + box.per_thief[card] + box.per_class[card]) + box.muscle[card] // 4
    )  # fmt: skip


def heists_left(state: MastersState) -> i64:
    """How many marks are still to be robbed, up to 8: fewer, and a card will not earn its price."""
    return min(8, state.deck_left() + count(open_slots(state)))


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
    return 2 * box.payout[mark] + 2 * box.set_bonus[hood] * (has + 1) // box.set_size[hood]


def dearest(state: MastersState, side: Side, slots: i64) -> i64:
    """The place with the best mark."""
    best: i64 = -1
    most: i64 = -1
    while slots != 0:
        slot = lowest(slots)
        slots &= slots - 1
        value = loot(state, side, state.display[slot])
        if value > most:
            most = value
            best = slot
    return best


def skill_of(state: MastersState, side: Side, crew: i64, mark: i64) -> i64:
    """The Skill of this crew at a mark, with Bribes (MH-5.3)."""
    box = state.box
    hood: i64 = box.hood[mark]
    total: i64 = 0
    while crew != 0:
        card = lowest(crew)
        crew &= crew - 1
        total += box.insider_skill[card] if box.insider[card] == hood else box.skill[card]
    bribes: i64 = side.owned & box.bribes
    while bribes != 0:
        total += box.permanent[lowest(bribes)]
        bribes &= bribes - 1
    return total


def best_slot(state: MastersState, side: Side, slots: i64, crew: i64) -> i64:
    """Where this crew can rob the best mark; -1 if nowhere."""
    while slots != 0:
        slot = dearest(state, side, slots)
        mark: i64 = state.display[slot]
        if skill_of(state, side, crew, mark) >= state.box.difficulty[mark]:
            return slot
        slots &= ~(1 << slot)
    return -1


def without_best(state: MastersState, side: Side, slots: i64, crew: i64) -> i64:
    """The places left when this crew has robbed its best mark."""
    slot = best_slot(state, side, slots, crew)
    return slots if slot < 0 else slots & ~(1 << slot)


def last_resort(state: MastersState, side: Side, selectors: i64) -> i64:
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
