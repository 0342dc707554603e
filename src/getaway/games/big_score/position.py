"""The position of The Big Score for 2 to 6 players: its fields, and the methods that several phases use."""

from typing import Final, final

from mypy_extensions import i64

from getaway.games.big_score import phases
from getaway.games.big_score.box import Box
from getaway.games.big_score.events import ChoiceMade
from getaway.games.big_score.multiset import crew_list, crew_total, nth_crew, one_crew, token_list
from getaway.kernel.chance import Chance
from getaway.kernel.fields import Component
from getaway.kernel.state import State

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
    """One player's cards, tokens and choices. Multisets are packed (multiset.py)."""

    def __init__(self, of: "Side | None" = None) -> None:
        zero: i64 = 0  # typed: a literal in a conditional makes mypyc box both branches
        none: i64 = -1
        self.boss: i64 = of.boss if of else none
        self.item: i64 = of.item if of else none  # taken at the start
        self.cash: i64 = of.cash if of else zero  # of Act I
        self.diamonds: i64 = of.diamonds if of else zero  # of Act I, like the next two
        self.artifacts: i64 = of.artifacts if of else zero
        self.drives: i64 = of.drives if of else zero
        self.joats: i64 = of.joats if of else zero  # unused
        self.choice: i64 = of.choice if of else none  # sealed: an item, a face, a number of JoATs, rob or flee
        self.hand: i64 = of.hand if of else zero  # crew held in the draft
        self.hired: i64 = of.hired if of else zero  # crew, this round
        self.training: i64 = of.training if of else zero  # crew, as shown at the last clean-up
        self.places: list[int] = of.places[:] if of else []  # crew by place: the jobs, Training, Unassigned
        self.unplaced: i64 = of.unplaced if of else zero  # crew
        self.from_place: i64 = of.from_place if of else zero  # for the next card, equal to the last one
        self.shown: i64 = of.shown if of else zero  # crew revealed on jobs this round
        self.ability: i64 = of.ability if of else none  # a crew type
        self.used: bool = of.used if of else False  # the ability
        self.inside: bool = of.inside if of else False  # the vault
        self.busted: bool = of.busted if of else False
        self.loot: i64 = of.loot if of else zero  # vault tokens
        self.drawn: i64 = of.drawn if of else none  # the token of this vault round, until it is traded or kept
        self.memory: i64 = of.memory if of else zero  # of what only this seat saw

    def fields(self) -> list[str]:
        return SIDE_FIELDS


class TablePosition(State):
    """Jobs, decks, vault and all sides."""

    def __init__(self, box: Box, chance: Chance, of: "TablePosition | None" = None) -> None:
        zero: i64 = 0
        none: i64 = -1
        super().__init__(chance)
        self.reveal_count = of.reveal_count if of else zero
        self.box: Box = box
        self.seats: i64 = of.seats if of else zero
        self.simple: bool = of.simple if of else False  # BS-6.1
        self.talk: bool = of.talk if of else False  # BS-3.28: the chat stays open
        self.aid: bool = of.aid if of else False  # views show a seat the hands it passed on, as it saw them
        self.bust_at: i64 = of.bust_at if of else zero  # so many Cops (BS-4.6)
        self.youth: list[int] = of.youth if of else []  # seats from the youngest on
        self.sides: list[Side] = [Side(side) for side in of.sides] if of else []
        self.phase: i64 = of.phase if of else zero
        self.waiting: i64 = of.waiting if of else zero  # seats still to choose, where all choose at once
        self.turn: i64 = of.turn if of else zero  # who decides, where one does
        self.round: i64 = of.round if of else zero  # of Act I
        self.unseen_jobs: i64 = of.unseen_jobs if of else zero  # a bit each
        self.jobs: list[int] = of.jobs[:] if of else []  # on the table, number 1 first
        self.openings: i64 = of.openings if of else zero  # for each crew type six bits: the jobs with its icon
        self.deck: i64 = of.deck if of else zero  # crew
        self.discards: i64 = of.discards if of else zero  # crew
        self.dealt: list[int] = of.dealt[:] if of else []  # the hands of this round, by the seat that got them first
        self.picks: list[int] = of.picks[:] if of else []  # faces hired this round, all seats step by step
        self.step: i64 = of.step if of else zero  # of the draft
        self.job: i64 = of.job if of else zero  # being resolved, from 0
        self.participants: i64 = of.participants if of else zero  # in it, a bit each
        self.missing: i64 = of.missing if of else zero  # icons
        self.inside_man: i64 = of.inside_man if of else zero  # crew
        self.vault_round: i64 = of.vault_round if of else zero
        self.vault: i64 = of.vault if of else zero  # tokens
        self.floor: i64 = of.floor if of else zero  # tokens
        self.cops: i64 = of.cops if of else zero  # on the track
        self.marker: i64 = of.marker if of else none  # its holder
        self.began_at: i64 = of.began_at if of else zero  # where it was when this vault round began
        self.fleeing: i64 = of.fleeing if of else zero  # whose abilities on fleeing are still to act
        self.to_trade: i64 = of.to_trade if of else zero  # seats still to decide
        self.trade_from: i64 = of.trade_from if of else zero  # the seat from which their order runs
        self.asked: i64 = of.asked if of else zero  # Muscles who have said no before the next trade
        self.memory: i64 = of.memory if of else zero  # of what everyone saw

    def to_left(self) -> bool:
        """Whether hands are passed to the left this round (BS-3.4)."""
        return self.round % 2 == 1

    def left_of(self, seat: i64) -> i64:
        return (seat + 1) % self.seats

    def insiders(self) -> i64:
        """The players in the vault, a bit each."""
        mask: i64 = 0
        bit: i64 = 1
        for side in self.sides:
            if side.inside:
                mask |= bit
            bit <<= 1
        return mask

    def draw_crew(self, number: i64) -> i64:
        """Draw cards from the deck. Nobody knows its order (BS-2.6), so there is none until they are drawn."""
        cards: i64 = 0
        left = crew_total(self.deck)
        for _ in range(number):
            card = one_crew(nth_crew(self.deck, self.draw(left)))
            self.deck -= card
            cards += card
            left -= 1
        return cards

    def cards(self, cards: i64) -> list[str]:
        return [self.box.face_ids[face] for face in crew_list(cards)]

    def tokens(self, tokens: i64) -> list[str]:
        return [self.box.token_ids[kind] for kind in token_list(tokens)]

    def open_choice(self, seats: i64) -> None:
        """Let these seats choose in secret, at the same time."""
        self.mark_revealed()  # whether a seat may take back must not depend on whether another has begun
        self.waiting = seats

    def seal_choice(self, seat: i64, choice: i64) -> None:
        self.sides[seat].choice = choice
        self.waiting &= ~(1 << seat)
        self.mark_revealed()
        if self.events is not None:
            self.emit(ChoiceMade(seat))

    def simultaneous(self) -> bool:
        """Whether all choose in secret now."""
        phase = self.phase
        return phases.START_ITEMS <= phase <= phases.VAULT

    def fields(self) -> list[str]:
        return FIELDS
