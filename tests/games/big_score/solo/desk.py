"""A solitaire to set up for a test: hands, jobs and tokens laid where the rule under test needs them."""

from functools import cache
from importlib.resources import files

import msgspec

from getaway.games.big_score.box import Box
from getaway.games.big_score.multiset import crew_list, one_crew, one_token, token_list
from getaway.games.big_score.options import BigScoreOptions
from getaway.games.big_score.pack import CREW_TYPES, BigScorePack
from getaway.games.big_score.solo import flow, phases
from getaway.games.big_score.solo import moves as m
from getaway.games.big_score.solo.ruleset import SoloRuleset
from getaway.games.big_score.solo.state import SoloState, deal
from getaway.games.big_score.solo.words import SoloWords
from getaway.games.big_score.words import Words
from getaway.kernel.chance import seeded
from getaway.kernel.events import Event
from getaway.kernel.moves import Catalogue, Move
from getaway.kernel.pack import parse_pack
from getaway.kernel.state import EVERYONE

TYPE_IDS: list[str] = list(CREW_TYPES)
PACK = files("getaway.games.big_score").joinpath("pack.toml").read_bytes()


@cache
def pack_of(data: bytes = PACK) -> BigScorePack:
    return parse_pack(BigScorePack, data, "big_score")


@cache
def box_of(data: bytes = PACK) -> Box:
    return Box(pack_of(data))


@cache
def catalogue_of(data: bytes = PACK) -> Catalogue:
    return Catalogue(m.all_moves(box_of(data)))


RULES = SoloRuleset(box_of(), SoloWords(Words(pack_of())))


def crew(**cards: int) -> int:
    """Packed: crew(driver=2, hacker=1)."""
    return sum(number * one_crew(TYPE_IDS.index(name)) for name, number in cards.items())


class Desk:
    """One game with a finger on everything."""

    def __init__(
        self,
        scenario: str = "biggest_score",
        *,
        extreme: bool = False,
        majority: bool = False,
        jacks_again: bool = True,
        gold_frees: bool = True,
        seed: int = 1,
        pack: bytes = PACK,
    ) -> None:
        self.box = box_of(pack)
        self.catalogue = catalogue_of(pack)
        changes = {"scenario": scenario, "extreme": extreme, "majority": majority, "bosses": "dealt"}
        changes |= {"jacks": "again" if jacks_again else "once", "gold": "key" if gold_frees else "count"}
        self.state: SoloState = deal(self.box, seeded(seed), msgspec.convert(changes, BigScoreOptions))
        self.events: list[Event] = []

    # Asking and moving.

    @property
    def phase(self) -> str:
        return flow.DECISIONS[self.state.phase].name

    def number(self, move: Move) -> int:
        number = self.catalogue.number(move)
        assert number is not None, move
        return self.box.solo_at + number

    def why_not(self, move: Move) -> str | None:
        """The number of the rule against a move; None if it is legal."""
        number = self.number(move)
        rejection = RULES.why_not(self.state, 0, number)
        assert (rejection is None) == (number in self.state.legal(0))
        return None if rejection is None else rejection.rule

    def offered(self) -> list[Move]:
        return [self.catalogue[number - self.box.solo_at] for number in self.state.legal(0)]

    def do(self, *moves: Move) -> list[Event]:
        """Make legal moves; the events of all of them."""
        emitted: list[Event] = []
        for move in moves:
            assert self.why_not(move) is None, RULES.why_not(self.state, 0, self.number(move))
            self.state.events = []
            self.state.apply(0, self.number(move))
            emitted += [event.what for event in self.state.events]
            assert all(event.audience == EVERYONE for event in self.state.events)
            self.state.events = None
        self.events = emitted
        return emitted

    def events_of(self, kind: type[Event]) -> list[Event]:
        """The events of one kind among those of the last `do`."""
        return [event for event in self.events if isinstance(event, kind)]

    # Laying things out.

    def tokens(self, *ids: str) -> int:
        """Packed."""
        return sum(one_token(self.box.token_ids.index(token)) for token in ids)

    def token_ids(self, tokens: int) -> list[str]:
        return [self.box.token_ids[kind] for kind in token_list(tokens)]

    def crew_ids(self, cards: int) -> list[str]:
        return [self.box.type_ids[card] for card in crew_list(cards)]

    def jobs(self, *ids: str | None) -> None:
        """Face-up jobs from number 1 on, None for an empty place; nothing else is on the table."""
        state = self.state
        state.up = state.down = 0
        state.crew = [0] * 6
        state.tokens = [0] * 6
        state.jobs = [-1] * 6
        for slot, job in enumerate(ids):
            if job is not None:
                state.jobs[slot] = self.box.job_ids.index(job)
                state.up |= 1 << slot

    def face_down(self, number: int, job: str | None = None) -> None:
        """A face-down job, known if it has a name."""
        self.state.down |= 1 << (number - 1)
        self.state.jobs[number - 1] = -1 if job is None else self.box.job_ids.index(job)

    def on_job(self, number: int, cards: int) -> None:
        self.state.crew[number - 1] = cards

    def hand(self, **cards: int) -> None:
        """This hand, at the point of a turn where it can still be changed."""
        self.state.hand = crew(**cards)
        self.state.phase = phases.HIRE

    def empty_deck(self) -> None:
        self.state.deck = 0
        self.state.planted = 0

    def last_round(self) -> None:
        self.state.round = self.box.rounds

    def end_turn(self) -> None:
        """With an empty hand."""
        self.state.hand = 0
        self.state.phase = phases.ASSIGN
        self.do(m.EndTurn())

    def in_vault(self, *vault: str, loot: tuple[str, ...] = (), cops: int = 0) -> None:
        """Act II with just these tokens in the vault."""
        state = self.state
        self.jobs()
        self.last_round()
        self.empty_deck()
        state.hand = 0
        state.vault = self.tokens(*vault)
        state.loot = self.tokens(*loot)
        state.cops = cops
        state.phase = phases.VAULT


def fled(desk: Desk, **things: int) -> Desk:
    """Out of the vault with these things and no cash but what is given."""
    desk.in_vault("cop")
    desk.state.cash = 0
    for name, value in things.items():
        setattr(desk.state, name, value)
    desk.do(m.FleeVault())
    return desk
