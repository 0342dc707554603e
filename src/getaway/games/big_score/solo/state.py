"""A solitaire of The Big Score in progress."""

from typing import Any, Final, final

import msgspec
from mypy_extensions import i64

from getaway.games.big_score.box import Box
from getaway.games.big_score.multiset import crew_total
from getaway.games.big_score.solo import belief, flow, scoring, setup
from getaway.games.big_score.solo.phases import OVER
from getaway.games.big_score.solo.scenarios import EXTREME, Scenario
from getaway.kernel.chance import Chance, load_chance
from getaway.kernel.fields import set_values, values_of
from getaway.kernel.state import EVERYONE, State, mix_observation

MARK: Final = "solo"
SLOTS: Final = 6

FIELDS: Final = [
    "reveal_count", "majority", "boss", "phase", "round", "cash", "diamonds", "artifacts", "drives", "jacks", "hand",
    "kept", "pool", "deck", "planted_next", "planted", "sown", "seen", "chosen", "rest", "jobs", "up", "down", "crew",
    "unseen", "to_come", "done", "slot", "completed", "vault", "drawn", "loot", "tokens", "row", "cops", "bribed",
    "due", "dearest", "busted", "fled", "lost", "memory",
]  # fmt: skip
LATER_FIELDS: Final = ["jacks_again", "gold_frees", "gold_is_key"]
"""Those that version 2 of the rules added."""


@final
class SoloState(State):
    """The player's things and the table. Cards are drawn as they are seen, so it holds next to nothing that he may not
    know: only which of the cards drawn were those he had shuffled in himself."""

    def __init__(self, box: Box, chance: Chance, scenario: i64) -> None:
        super().__init__(chance)
        self.box: Box = box
        self.scenario: i64 = scenario
        self.rules: Scenario = box.solo.scenarios[scenario]
        self.majority: bool = False  # SO-3.6
        self.jacks_again: bool = False  # after a job is turned up (SO-4.4)
        self.gold_frees: bool = False  # Cops drawn with a Gold Bar (SO-4.5)
        self.boss: i64 = 0
        self.phase: i64 = 0
        self.round: i64 = 0
        self.cash: i64 = 0
        self.diamonds: i64 = 0  # these three from jobs, or bought
        self.artifacts: i64 = 0
        self.drives: i64 = 0
        self.jacks: i64 = 0

        # Crew by type, four bits each.
        self.hand: i64 = 0
        self.kept: i64 = 0
        self.pool: i64 = 0  # not seen yet, of all decks
        self.deck: i64 = 0  # how many of the pool are in the active deck
        self.planted_next: i64 = 0  # cards from the hand, shuffled into the next deck (SO-2.4)
        self.planted: i64 = 0  # of these, in the active deck still: hidden where a card of that type was drawn
        self.sown: i64 = 0  # and at the start of the round
        self.seen: i64 = 0  # cards drawn from the active deck
        self.chosen: i64 = 0  # the type being placed
        self.rest: i64 = 0  # crew of completed jobs, set aside (SO-4.8)

        # Jobs by their places on the table; -1 is one not known yet.
        self.jobs: list[int] = [-1 for _ in range(SLOTS)]
        self.up: i64 = 0
        self.down: i64 = 0
        self.crew: list[int] = [0 for _ in range(SLOTS)]
        self.unseen: i64 = box.all_jobs
        self.to_come: i64 = box.rounds * box.jobs_a_round  # jobs of the deck not known yet
        self.done: i64 = 0  # to be settled this turn
        self.slot: i64 = 0  # the one being settled
        self.completed: i64 = 0

        # Tokens by kind, six bits each.
        self.vault: i64 = box.vault
        self.drawn: i64 = 0
        self.loot: i64 = 0
        self.tokens: list[int] = [0 for _ in range(SLOTS)]  # on jobs (SO-4.6), or on the row by type (SO-4.8)
        self.row: i64 = 0  # the types that have a card in the row
        self.gold_is_key: bool = False  # if it is taken: it has sent Cops of this draw back (SO-4.5)
        self.cops: i64 = 0
        self.bribed: i64 = 0
        self.due: i64 = 0  # still to be paid for them
        self.dearest: i64 = 0  # the value that the next token paid may have

        self.busted: bool = False
        self.fled: bool = False
        self.lost: bool = False  # at once, whatever the goals say
        self.memory: i64 = 0

    def deck_size(self) -> i64:
        """How many cards the active deck has left."""
        return self.deck + crew_total(self.planted)

    def unseen_crew(self) -> i64:
        """The cards not drawn yet, of the active deck and those to come."""
        return self.pool + self.planted

    def last_turn(self) -> bool:
        """Whether this is the last turn of Act I."""
        return self.round == self.box.rounds and self.deck_size() == 0

    def learn(self, observed: i64) -> None:
        """Remember what came by chance."""
        self.memory = mix_observation(self.memory, observed)

    # The State's contract.

    def pending(self) -> i64:
        return 0 if self.phase == OVER else 1

    def actor(self) -> i64:
        return -1 if self.phase == OVER else 0

    def legal(self, seat: i64) -> list[int]:
        if seat != 0:
            return []
        first = self.box.solo_at
        decision = flow.DECISIONS[self.phase]
        moves: list[int] = []
        for move in self.box.solo.candidates[self.phase]:
            if not decision.refusal(self, move):
                moves.append(first + move)
        return moves

    def apply(self, seat: i64, move: i64) -> None:
        number: i64 = move - self.box.solo_at
        self.memory = mix_observation(self.memory, number)
        flow.DECISIONS[self.phase].apply(self, number)
        flow.advance(self)

    def seen_by(self, seat: i64, move: i64) -> i64:
        return EVERYONE

    def determinize(self, seat: i64, rng: Chance) -> None:
        belief.determinize(self, rng)

    def info_key(self, seat: i64) -> tuple[int, ...]:
        return belief.info_key(self)

    def returns(self) -> list[float]:
        return [1.0 if self.phase == OVER and scoring.won(self) else 0.0]

    def scores(self) -> list[int]:
        return [scoring.score(self)]

    def clone(self) -> "SoloState":
        twin = SoloState(self.box, self.chance.clone(), self.scenario)
        twin.reveal_count = self.reveal_count
        twin.majority = self.majority
        twin.jacks_again = self.jacks_again
        twin.gold_frees = self.gold_frees
        twin.boss = self.boss
        twin.phase = self.phase
        twin.round = self.round
        twin.cash = self.cash
        twin.diamonds = self.diamonds
        twin.artifacts = self.artifacts
        twin.drives = self.drives
        twin.jacks = self.jacks
        twin.hand = self.hand
        twin.kept = self.kept
        twin.pool = self.pool
        twin.deck = self.deck
        twin.planted_next = self.planted_next
        twin.planted = self.planted
        twin.sown = self.sown
        twin.seen = self.seen
        twin.chosen = self.chosen
        twin.rest = self.rest
        twin.jobs = self.jobs[:]
        twin.up = self.up
        twin.down = self.down
        twin.crew = self.crew[:]
        twin.unseen = self.unseen
        twin.to_come = self.to_come
        twin.done = self.done
        twin.slot = self.slot
        twin.completed = self.completed
        twin.vault = self.vault
        twin.drawn = self.drawn
        twin.loot = self.loot
        twin.tokens = self.tokens[:]
        twin.row = self.row
        twin.gold_is_key = self.gold_is_key
        twin.cops = self.cops
        twin.bribed = self.bribed
        twin.due = self.due
        twin.dearest = self.dearest
        twin.busted = self.busted
        twin.fled = self.fled
        twin.lost = self.lost
        twin.memory = self.memory
        return twin

    def fields(self) -> list[str]:
        return [*FIELDS, *LATER_FIELDS] if self.box.rules > 1 else FIELDS

    def __reduce__(self) -> tuple[Any, ...]:
        return load, (self.box, self.dump())

    def dump(self) -> bytes:
        return msgspec.msgpack.encode([MARK, self.chance.dump(), self.scenario, values_of(self)])


def deal(
    box: Box, chance: Chance, scenario: i64, *, extreme: bool = False, majority: bool = False,
    choose_boss: bool = False, jacks_again: bool = False, gold_frees: bool = False,
) -> SoloState:  # fmt: skip
    """A new solitaire at its first decision; a scenario of -1 is drawn at random (SO-1.5)."""
    if scenario < 0:
        scenario = chance.below(EXTREME)
    if extreme and scenario == 0:
        scenario = EXTREME
    state = SoloState(box, chance, scenario)
    state.majority = majority
    state.jacks_again = jacks_again and state.rules.jacks > 0
    state.gold_frees = gold_frees and state.rules.gold_converts
    setup.begin(state, choose_boss)
    flow.advance(state)
    return state


def load(box: Box, data: bytes) -> SoloState:
    """The position that `dump` stored."""
    _, chance, scenario, fields = msgspec.msgpack.decode(data)
    state = SoloState(box, load_chance(chance), scenario)
    set_values(state, fields)
    return state
