"""The position of a solitaire of The Big Score: its fields, and the methods that several phases use."""

from typing import Final

from mypy_extensions import i64

from getaway.games.big_score.box import Box
from getaway.games.big_score.multiset import crew_list, crew_total, draw_tokens, token_list
from getaway.games.big_score.solo.scenarios import Scenario
from getaway.kernel.chance import Chance
from getaway.kernel.state import State, mix_observation

SLOTS: Final = 6

FIELDS: Final = [
    "reveal_count", "majority", "boss", "phase", "round", "cash", "diamonds", "artifacts", "drives", "jacks", "hand",
    "kept", "pool", "deck", "planted_next", "planted", "sown", "seen", "chosen", "rest", "jobs", "up", "down", "crew",
    "unseen", "to_come", "done", "slot", "completed", "vault", "drawn", "loot", "tokens", "row", "cops", "bribed",
    "due", "dearest", "busted", "fled", "lost", "memory",
]  # fmt: skip
LATER_FIELDS: Final = ["jacks_again", "gold_frees", "gold_is_key"]
"""Fields that version 2 of the rules added. They are stored last."""


class SoloPosition(State):
    """Cards, jobs, tokens and money. Cards are drawn when they are seen, so hardly anything is hidden from the player:
    only which of the cards drawn were those they had shuffled in themselves."""

    def __init__(self, box: Box, chance: Chance, scenario: i64, of: "SoloPosition | None" = None) -> None:
        zero: i64 = 0  # typed: a literal in a conditional makes mypyc box both branches
        super().__init__(chance)
        self.reveal_count = of.reveal_count if of else zero
        self.box: Box = box
        self.scenario: i64 = scenario
        self.rules: Scenario = box.solo.scenarios[scenario]
        self.majority: bool = of.majority if of else False  # SO-3.6
        self.jacks_again: bool = of.jacks_again if of else False  # after a job is turned up (SO-4.4)
        self.gold_frees: bool = of.gold_frees if of else False  # Cops drawn with a Gold Bar (SO-4.5)
        self.boss: i64 = of.boss if of else zero
        self.phase: i64 = of.phase if of else zero
        self.round: i64 = of.round if of else zero
        self.cash: i64 = of.cash if of else zero
        self.diamonds: i64 = of.diamonds if of else zero  # these three from jobs, or bought
        self.artifacts: i64 = of.artifacts if of else zero
        self.drives: i64 = of.drives if of else zero
        self.jacks: i64 = of.jacks if of else zero

        # Crew by type, four bits each.
        self.hand: i64 = of.hand if of else zero
        self.kept: i64 = of.kept if of else zero
        self.pool: i64 = of.pool if of else zero  # not seen yet, of all decks
        self.deck: i64 = of.deck if of else zero  # how many of the pool are in the active deck
        self.planted_next: i64 = of.planted_next if of else zero  # from the hand, shuffled into the next deck (SO-2.4)
        self.planted: i64 = of.planted if of else zero  # of these still in the deck: hidden once such a type was drawn
        self.sown: i64 = of.sown if of else zero  # and at the start of the round
        self.seen: i64 = of.seen if of else zero  # cards drawn from the active deck
        self.chosen: i64 = of.chosen if of else zero  # the type being placed
        self.rest: i64 = of.rest if of else zero  # crew of completed jobs, set aside (SO-4.8)

        # Jobs by their places on the table; -1 is one not known yet.
        self.jobs: list[int] = of.jobs[:] if of else [-1 for _ in range(SLOTS)]
        self.up: i64 = of.up if of else zero
        self.down: i64 = of.down if of else zero
        self.crew: list[int] = of.crew[:] if of else [0 for _ in range(SLOTS)]
        self.unseen: i64 = of.unseen if of else box.all_jobs
        self.to_come: i64 = of.to_come if of else box.rounds * box.jobs_a_round  # jobs of the deck not known yet
        self.done: i64 = of.done if of else zero  # to be settled this turn
        self.slot: i64 = of.slot if of else zero  # the one being settled
        self.completed: i64 = of.completed if of else zero

        # Tokens by kind, six bits each.
        self.vault: i64 = of.vault if of else box.vault
        self.drawn: i64 = of.drawn if of else zero
        self.loot: i64 = of.loot if of else zero
        self.tokens: list[int] = (
            of.tokens[:] if of else [0 for _ in range(SLOTS)]
        )  # on jobs (SO-4.6) or the row (SO-4.8)
        self.row: i64 = of.row if of else zero  # the types that have a card in the row
        self.gold_is_key: bool = of.gold_is_key if of else False  # if taken: it sent Cops of this draw back (SO-4.5)
        self.cops: i64 = of.cops if of else zero
        self.bribed: i64 = of.bribed if of else zero
        self.due: i64 = of.due if of else zero  # still to be paid for them
        self.dearest: i64 = of.dearest if of else zero  # the value that the next token paid may have

        self.busted: bool = of.busted if of else False
        self.fled: bool = of.fled if of else False
        self.lost: bool = of.lost if of else False  # at once, whatever the goals say
        self.memory: i64 = of.memory if of else zero

    def deck_size(self) -> i64:
        return self.deck + crew_total(self.planted)

    def unseen_crew(self) -> i64:
        """The cards not drawn yet, of the active deck and those to come."""
        return self.pool + self.planted

    def last_turn(self) -> bool:
        return self.round == self.box.rounds and self.deck_size() == 0

    def learn(self, observed: i64) -> None:
        self.memory = mix_observation(self.memory, observed)

    def draw_tokens(self, number: i64) -> i64:
        """So many tokens out of the vault, or all there are (SO-3.7)."""
        drawn = draw_tokens(self, self.vault, number)
        self.vault -= drawn
        for kind in token_list(drawn):
            self.learn(kind)
        return drawn

    def crew_names(self, cards: i64) -> list[str]:
        return [self.box.type_ids[crew] for crew in crew_list(cards)]

    def token_names(self, tokens: i64) -> list[str]:
        return [self.box.token_ids[kind] for kind in token_list(tokens)]

    def fields(self) -> list[str]:
        return [*FIELDS, *LATER_FIELDS] if self.box.rules > 1 else FIELDS
