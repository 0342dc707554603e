"""A game of The Big Score for 2 to 6 players in progress."""

from typing import Any, Final, final

import msgspec
from mypy_extensions import i64

from getaway.games.big_score import assign, belief, hire, inside, jobs, phases, rounds, scoring, setup, trade, vault
from getaway.games.big_score.box import Box
from getaway.games.big_score.events import ChoiceMade
from getaway.games.big_score.multiset import crew_list, token_list
from getaway.kernel.bits import lowest
from getaway.kernel.chance import Chance, load_chance
from getaway.kernel.fields import Component, set_values, values_of
from getaway.kernel.state import EVERYONE, State

SIDE_FIELDS: Final = [
    "boss", "item", "cash", "diamonds", "artifacts", "drives", "joats", "choice", "hand", "hired", "training",
    "places", "unplaced", "from_place", "shown", "ability", "used", "inside", "busted", "loot", "drawn", "memory",
]  # fmt: skip
FIELDS: Final = [
    "reveal_count", "simple", "talk", "aid", "bust_at", "youth", "phase", "waiting", "turn", "round", "unseen_jobs",
    "jobs", "openings", "deck", "discards", "dealt", "picks", "step", "job", "participants", "missing", "inside_man",
    "vault_round", "vault", "floor", "cops", "marker", "began_at", "fleeing", "to_trade", "trade_from", "asked",
    "memory",
]  # fmt: skip


@final
class Side(Component):
    """One player's part. Multisets are packed as `multiset.py` says."""

    def __init__(self) -> None:
        self.boss: i64 = -1
        self.item: i64 = -1  # taken at the start
        self.cash: i64 = 0  # of Act I
        self.diamonds: i64 = 0  # of Act I, like the next two
        self.artifacts: i64 = 0
        self.drives: i64 = 0
        self.joats: i64 = 0  # unused
        self.choice: i64 = -1  # sealed: an item, a face, a number of JoATs, rob or flee
        self.hand: i64 = 0  # crew held in the draft
        self.hired: i64 = 0  # crew, this round
        self.training: i64 = 0  # crew, as shown at the last clean-up
        self.places: list[int] = []  # crew by place: the jobs, Training, Unassigned
        self.unplaced: i64 = 0  # crew
        self.from_place: i64 = 0  # for the next card, equal to the last one
        self.shown: i64 = 0  # crew revealed on jobs this round
        self.ability: i64 = -1  # a crew type
        self.used: bool = False  # the ability
        self.inside: bool = False  # the vault
        self.busted: bool = False
        self.loot: i64 = 0  # vault tokens
        self.drawn: i64 = -1  # the token of this vault round, until it is traded or kept
        self.memory: i64 = 0  # of what only this seat saw

    def clone(self) -> "Side":
        twin = Side()
        twin.boss = self.boss
        twin.item = self.item
        twin.cash = self.cash
        twin.diamonds = self.diamonds
        twin.artifacts = self.artifacts
        twin.drives = self.drives
        twin.joats = self.joats
        twin.choice = self.choice
        twin.hand = self.hand
        twin.hired = self.hired
        twin.training = self.training
        twin.places = self.places[:]
        twin.unplaced = self.unplaced
        twin.from_place = self.from_place
        twin.shown = self.shown
        twin.ability = self.ability
        twin.used = self.used
        twin.inside = self.inside
        twin.busted = self.busted
        twin.loot = self.loot
        twin.drawn = self.drawn
        twin.memory = self.memory
        return twin

    def fields(self) -> list[str]:
        return SIDE_FIELDS


@final
class BigScoreState(State):
    """The table: jobs, decks, vault and all sides."""

    def __init__(self, box: Box, chance: Chance) -> None:
        super().__init__(chance)
        self.box: Box = box
        self.seats: i64 = 0
        self.simple: bool = False  # BS-6.1
        self.talk: bool = False  # BS-3.28: the chat stays open
        self.aid: bool = False  # seats are shown what they saw of the hands they passed on
        self.bust_at: i64 = 0  # so many Cops (BS-4.6)
        self.youth: list[int] = []  # seats from the youngest on
        self.sides: list[Side] = []
        self.phase: i64 = phases.BOSSES
        self.waiting: i64 = 0  # seats that are still to choose, a bit each, where all choose at once
        self.turn: i64 = 0  # who decides, where one does
        self.round: i64 = 0  # of Act I
        self.unseen_jobs: i64 = 0  # a bit each
        self.jobs: list[int] = []  # on the table, number 1 first
        self.openings: i64 = 0  # for each crew type six bits: the jobs with its icon
        self.deck: i64 = 0  # crew
        self.discards: i64 = 0  # crew
        self.dealt: list[int] = []  # the hands of this round, by the seat that got them first
        self.picks: list[int] = []  # the faces hired this round, all seats of the first step, then of the next
        self.step: i64 = 0  # of the draft
        self.job: i64 = 0  # being resolved, from 0
        self.participants: i64 = 0  # in it, a bit each
        self.missing: i64 = 0  # icons
        self.inside_man: i64 = 0  # crew
        self.vault_round: i64 = 0
        self.vault: i64 = 0  # tokens
        self.floor: i64 = 0  # tokens
        self.cops: i64 = 0  # on the track
        self.marker: i64 = -1  # its holder
        self.began_at: i64 = 0  # where it was when this vault round began
        self.fleeing: i64 = 0  # whose abilities on fleeing are still to act
        self.to_trade: i64 = 0  # seats still to decide
        self.trade_from: i64 = 0  # the seat from which their order runs
        self.asked: i64 = 0  # Muscles who have said no before the next trade
        self.memory: i64 = 0  # of what everyone saw

    # Questions and steps that the phases share.

    def to_left(self) -> bool:
        """Whether hands are passed to the left this round (BS-3.4)."""
        return self.round % 2 == 1

    def left_of(self, seat: i64) -> i64:
        return seat + 1 if seat + 1 < self.seats else 0

    def insiders(self) -> i64:
        """The players in the vault, a bit each."""
        mask: i64 = 0
        bit: i64 = 1
        for side in self.sides:
            if side.inside:
                mask |= bit
            bit <<= 1
        return mask

    def cards(self, cards: i64) -> list[str]:
        """Crew by name."""
        return [self.box.face_ids[face] for face in crew_list(cards)]

    def tokens(self, tokens: i64) -> list[str]:
        """Tokens by name."""
        return [self.box.token_ids[kind] for kind in token_list(tokens)]

    def open_choice(self, seats: i64) -> None:
        """These choose in secret, at the same time."""
        self.mark_revealed()  # what a seat can take back must not tell it whether another has begun
        self.waiting = seats

    def seal_choice(self, seat: i64, choice: i64) -> None:
        """A seat has chosen."""
        self.sides[seat].choice = choice
        self.waiting &= ~(1 << seat)
        self.mark_revealed()
        if self.events is not None:
            self.emit(ChoiceMade(seat))

    # The State's contract, handed to the phases.

    def simultaneous(self) -> bool:
        """Whether all choose in secret now."""
        phase = self.phase
        return phases.START_ITEMS <= phase <= phases.VAULT

    def pending(self) -> i64:
        if self.simultaneous():
            return self.waiting
        return 0 if self.phase == phases.OVER else 1 << self.turn

    def actor(self) -> i64:
        if self.simultaneous():
            return lowest(self.waiting)
        return -1 if self.phase == phases.OVER else self.turn

    def legal(self, seat: i64) -> list[int]:
        if seat < 0 or self.pending() >> seat & 1 == 0:
            return []
        phase = self.phase
        if phase == phases.HIRE:
            return hire.legal(self, seat)
        if phase == phases.ASSIGN:
            return assign.legal(self, seat)
        if phase == phases.JOATS:
            return jobs.legal(self, seat)
        if phase == phases.VAULT:
            return vault.legal(self)
        if phase == phases.TRADE:
            return trade.legal(self, seat)
        if phase == phases.GREASE:
            return inside.floor_moves(self)
        if phase == phases.MUSCLES:
            return [self.box.steal_at, self.box.leave_marker_at]
        if phase == phases.GUN:
            return trade.legal_gun(self)
        if phase == phases.START_ITEMS:
            return setup.legal_items(self, seat)
        return setup.legal_bosses(self)

    def apply(self, seat: i64, move: i64) -> None:
        phase = self.phase
        if phases.START_ITEMS <= phase <= phases.VAULT:
            if phase == phases.ASSIGN:
                assign.apply(self, seat, move)
            elif phase == phases.HIRE:
                hire.apply(self, seat, move)
            elif phase == phases.JOATS:
                self.seal_choice(seat, move - self.box.joat_at)
            elif phase == phases.VAULT:
                self.seal_choice(seat, move - self.box.rob_at)
            else:
                self.seal_choice(seat, move - self.box.item_at)
            if self.waiting == 0:
                rounds.advance(self)
        elif phase == phases.TRADE:
            trade.apply(self, seat, move)
        elif phase == phases.GREASE:
            vault.take_greased(self, seat, move)
        elif phase == phases.MUSCLES:
            trade.answer_muscle(self, seat, move)
        elif phase == phases.GUN:
            trade.answer_gun(self, seat, move)
        else:
            setup.choose_boss(self, seat, move)

    def random_step(self, rng: Chance) -> i64:
        seat = self.actor()
        phase = self.phase
        move: i64
        if phase == phases.ASSIGN:
            move = assign.random_move(self, seat, rng)
        elif phase == phases.HIRE:
            move = hire.random_move(self, seat, rng)
        elif phase == phases.JOATS:
            move = jobs.random_move(self, seat, rng)
        elif phase == phases.VAULT:
            move = vault.random_move(self, rng)
        elif phase == phases.TRADE:
            move = trade.random_move(self, seat, rng)
        else:
            choices = self.legal(seat)
            move = choices[rng.below(len(choices))]
        self.apply(seat, move)
        return seat << 32 | move

    def seen_by(self, seat: i64, move: i64) -> i64:
        return 1 << seat if self.simultaneous() else EVERYONE

    def determinize(self, seat: i64, rng: Chance) -> None:
        belief.determinize(self, seat, rng)

    def info_key(self, seat: i64) -> tuple[int, ...]:
        return belief.info_key(self, seat)

    def returns(self) -> list[float]:
        return scoring.returns(self)

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def clone(self) -> "BigScoreState":
        twin = BigScoreState(self.box, self.chance.clone())
        twin.reveal_count = self.reveal_count
        twin.seats = self.seats
        twin.simple = self.simple
        twin.talk = self.talk
        twin.aid = self.aid
        twin.bust_at = self.bust_at
        twin.youth = self.youth
        twin.sides = [side.clone() for side in self.sides]
        twin.phase = self.phase
        twin.waiting = self.waiting
        twin.turn = self.turn
        twin.round = self.round
        twin.unseen_jobs = self.unseen_jobs
        twin.jobs = self.jobs[:]
        twin.openings = self.openings
        twin.deck = self.deck
        twin.discards = self.discards
        twin.dealt = self.dealt[:]
        twin.picks = self.picks[:]
        twin.step = self.step
        twin.job = self.job
        twin.participants = self.participants
        twin.missing = self.missing
        twin.inside_man = self.inside_man
        twin.vault_round = self.vault_round
        twin.vault = self.vault
        twin.floor = self.floor
        twin.cops = self.cops
        twin.marker = self.marker
        twin.began_at = self.began_at
        twin.fleeing = self.fleeing
        twin.to_trade = self.to_trade
        twin.trade_from = self.trade_from
        twin.asked = self.asked
        twin.memory = self.memory
        return twin

    def fields(self) -> list[str]:
        return FIELDS

    def __reduce__(self) -> tuple[Any, ...]:
        return load, (self.box, self.dump())

    def dump(self) -> bytes:
        sides = [values_of(side) for side in self.sides]
        return msgspec.msgpack.encode(["table", self.chance.dump(), values_of(self), sides])


def deal(
    box: Box, chance: Chance, seats: int, *, simple: bool, talk: bool, aid: bool, bust_at: int, youngest: int,
    choose_bosses: bool,
) -> BigScoreState:  # fmt: skip
    """A new game at its first decision. `youngest` is a seat, or -1 to draw the youth order."""
    state = BigScoreState(box, chance)
    state.seats = seats
    state.simple = simple
    state.talk = talk
    state.aid = aid
    state.bust_at = bust_at
    state.deck = box.plain_deck if simple else box.deck
    state.unseen_jobs = box.all_jobs
    for _ in range(seats):
        side = Side()
        side.places = [0] * int(box.jobs_a_round + 2)
        state.sides.append(side)
    setup.begin(state, youngest, choose_bosses)
    return state


def load(box: Box, data: bytes) -> BigScoreState:
    """The position that `dump` stored."""
    _, chance, table, sides = msgspec.msgpack.decode(data)
    state = BigScoreState(box, load_chance(chance))
    state.seats = len(sides)
    set_values(state, table)
    for stored in sides:
        side = Side()
        set_values(side, stored)
        state.sides.append(side)
    return state
