"""`determinize` and `info_key`: redraw what a seat cannot know, and the key of what it knows.

A seat has seen every hand that came to it: what a hand has lost since, others have hired. So the picks of others fall
into groups. Of picks made between two times that the seat saw a hand, it knows the cards but not who has which. Picks
from a hand before the seat first saw it can be any cards it has not seen, those of the deck included.
"""

from typing import Final, final

from mypy_extensions import i64

from getaway.games.big_score import assign, setup
from getaway.games.big_score.box import FACES
from getaway.games.big_score.multiset import crew_count, crew_faces, crew_total, nth_crew, one_crew
from getaway.games.big_score.phases import ASSIGN, HIRE, JOATS, START_ITEMS, VAULT
from getaway.games.big_score.position import Side, TablePosition
from getaway.kernel.bits import count, nth
from getaway.kernel.chance import Chance, SplitMix

UNSEEN: Final = 0
"""The group of all cards that the seat has not seen."""
OWN: Final = -1


@final
class Draft:
    """The draft of this round as a seat knows it, to be completed at random."""

    def __init__(self, state: TablePosition, seat: i64) -> None:
        self.state: TablePosition = state
        self.seat: i64 = seat
        self.seats: i64 = state.seats
        self.step: i64 = 1 if state.to_left() else state.seats - 1  # from a seat to the one it passes to
        self.done: i64 = len(state.picks) // state.seats
        self.picks: list[int] = [-1] * len(state.picks)
        self.group: list[int] = [OWN] * len(state.picks)  # of each pick
        self.supply: list[int] = [int(state.deck)]  # the cards of each group
        self.rest: list[int] = []  # for each hand the group of what is left of it
        self.wanted: list[int] = []  # for each seat the cards it must have hired, and not found yet
        for origin in range(state.seats):
            self.follow_hand(origin)
        for other, side in enumerate(state.sides):
            self.wanted.append(0 if other == seat else must_have_hired(side))

    def holder(self, origin: i64, step: i64) -> i64:
        """Who has the hand that was dealt to `origin` at a step."""
        return (origin + step * self.step) % self.seats

    def follow_hand(self, origin: i64) -> None:
        """Assign the picks from one hand to groups: a new group begins where the seat itself has picked."""
        state = self.state
        left: i64 = state.dealt[origin]
        group: i64 = UNSEEN
        for step in range(self.done):
            holder = self.holder(origin, step)
            at = step * self.seats + holder
            face: i64 = state.picks[at]
            left -= one_crew(face)
            if holder == self.seat:
                self.picks[at] = face
                self.supply.append(0)
                group = len(self.supply) - 1
            else:
                self.group[at] = group
                self.supply[group] += one_crew(face)
        if self.holder(origin, self.done) == self.seat:
            group = OWN
        else:
            self.supply[group] += left
        self.rest.append(group)

    def candidates(self, seat: i64, face: i64) -> i64:
        """The steps at which a seat can have hired such a card, a bit each."""
        steps: i64 = 0
        for step in range(self.done):
            at = step * self.seats + seat
            if self.picks[at] < 0 and crew_count(self.supply[self.group[at]], face) > 0:
                steps |= 1 << step
        return steps

    def find_wanted(self, rng: Chance) -> bool:
        """Give everyone the cards they are known to have hired, the hardest to place first; False if that cannot be."""
        fewest: i64 = 1 << 20
        seat: i64 = -1
        face: i64 = -1
        ties: i64 = 0
        for other in range(self.seats):
            wanted: i64 = self.wanted[other]
            for kind in range(FACES):
                needed = crew_count(wanted, kind)
                if needed > 0:
                    spare = count(self.candidates(other, kind)) - needed
                    if spare < fewest:
                        fewest = spare
                        ties = 0
                    if spare == fewest:
                        ties += 1
                        if rng.below(ties) == 0:
                            seat = other
                            face = kind
        if seat < 0:
            return True
        if fewest < 0:
            return False
        steps = self.candidates(seat, face)
        card = one_crew(face)
        while steps != 0:
            step = nth(steps, rng.below(count(steps)))
            steps &= ~(1 << step)
            at = step * self.seats + seat
            self.picks[at] = face
            self.supply[self.group[at]] -= card
            self.wanted[seat] -= card
            if self.find_wanted(rng):
                return True
            self.picks[at] = -1
            self.supply[self.group[at]] += card
            self.wanted[seat] += card
        return False

    def take(self, group: i64, rng: Chance) -> i64:
        supply: i64 = self.supply[group]
        face = nth_crew(supply, rng.below(crew_total(supply)))
        self.supply[group] -= one_crew(face)
        return face

    def complete(self, rng: Chance) -> None:
        """Draw all other picks, then what is left of the hands, and write them into the state."""
        self.find_wanted(rng)
        state = self.state
        for at in range(len(self.picks)):
            if self.picks[at] < 0:
                self.picks[at] = self.take(self.group[at], rng)
        size: i64 = state.box.deal(self.seats)
        for origin in range(self.seats):
            holder = state.sides[self.holder(origin, self.done)]
            group: i64 = self.rest[origin]
            if group != OWN:
                holder.hand = 0
                for _ in range(size - self.done):
                    holder.hand += one_crew(self.take(group, rng))
            dealt = holder.hand
            for step in range(self.done):
                dealt += one_crew(self.picks[step * self.seats + self.holder(origin, step)])
            state.dealt[origin] = dealt
        for seat, side in enumerate(state.sides):
            side.hired = 0
            for step in range(self.done):
                side.hired += one_crew(self.picks[step * self.seats + seat])
        state.picks = self.picks
        state.deck = self.supply[UNSEEN]


def must_have_hired(side: Side) -> i64:
    """What a player has shown on jobs and did not have in Training before."""
    found: i64 = 0
    for face in range(FACES):
        more = crew_count(side.shown, face) - crew_count(side.training, face)
        if more > 0:
            found += more * one_crew(face)
    return found


def determinize(state: TablePosition, seat: i64, rng: Chance) -> None:
    state.chance = SplitMix(rng.word(), rng.word())
    phase = state.phase
    if HIRE <= phase <= JOATS:
        Draft(state, seat).complete(rng)
    for other, side in enumerate(state.sides):
        if other == seat:
            continue
        side.memory = rng.word()
        chosen = side.choice >= 0
        if phase == ASSIGN:
            total = crew_total(side.hired + side.training)
            made = total
            if state.waiting >> other & 1:
                made = rng.below(total) if rng.below(2) == 0 else 0
            scatter(state, side, 0, made, rng)
        elif phase == JOATS:
            scatter(state, side, state.job + 1, crew_total(side.hired + side.training - side.shown), rng)
            if chosen:
                side.choice = rng.below(side.joats + 1)
        elif not chosen:
            continue
        elif phase == HIRE:
            faces = crew_faces(side.hand)
            side.choice = nth(faces, rng.below(count(faces)))
        elif phase == START_ITEMS:
            side.choice = nth(setup.items(state, other), rng.below(2))
        elif phase == VAULT:
            side.choice = rng.below(2)


def scatter(state: TablePosition, side: Side, first_job: i64, number: i64, rng: Chance) -> None:
    """Assign so many of the unrevealed cards at random to places from `first_job` on; every assignment is possible."""
    for place in range(first_job, len(side.places)):
        side.places[place] = 0
    side.unplaced = side.hired + side.training - side.shown
    side.from_place = first_job
    for _ in range(number):
        face = nth_crew(side.unplaced, 0)
        places = assign.next_places(state, side)
        assign.put(side, face, nth(places, rng.below(count(places))))
        if side.from_place < first_job:
            side.from_place = first_job
    side.from_place = side.from_place if side.unplaced != 0 else 0


def info_key(state: TablePosition, seat: i64) -> tuple[int, ...]:
    """The public table, what was seen on it, and for a seat its own cards and choices."""
    key: list[int] = [
        state.memory, state.phase, state.waiting, state.turn, state.round, state.step, state.job, state.participants,
        state.missing, state.inside_man, state.discards, crew_total(state.deck), state.vault_round, state.vault,
        state.floor, state.cops, state.marker, state.began_at, state.fleeing, state.to_trade, state.trade_from,
        state.asked,
    ]  # fmt: skip
    key += state.youth
    key += state.jobs
    for side in state.sides:
        key += [
            side.boss, side.item, side.cash, side.diamonds, side.artifacts, side.drives, side.joats, side.training,
            side.shown, side.ability, side.used, side.inside, side.busted, side.loot, side.drawn,
        ]  # fmt: skip
    if seat >= 0:
        own = state.sides[seat]
        key += [own.memory, own.choice, own.hand, own.hired, own.unplaced, own.from_place]
        key += own.places
    return tuple(key)


def passed_on(state: TablePosition, seat: i64) -> list[tuple[int, int, int]]:
    """The hands of this draft that a seat has passed on and not got back: holder, cards then, how many taken since."""
    draft = Draft(state, seat)
    found: list[tuple[int, int, int]] = []
    for origin in range(draft.seats):
        last: i64 = -1
        for step in range(draft.done):
            if draft.holder(origin, step) == seat:
                last = step
        if last >= 0 and draft.rest[origin] != OWN:
            cards: i64 = state.dealt[origin]
            for step in range(last + 1):
                cards -= one_crew(state.picks[step * draft.seats + draft.holder(origin, step)])
            found.append((draft.holder(origin, draft.done), cards, draft.done - last - 1))
    return found
