"""Positions of The Big Score set up by hand, and moves made through Play."""

from collections.abc import Sequence
from typing import Any

from getaway.games.big_score import assign, inside, rounds
from getaway.games.big_score.game import BigScore
from getaway.games.big_score.moves import Hire, RevealJoats
from getaway.games.big_score.multiset import nth_token, one_crew, one_token
from getaway.games.big_score.options import BigScoreOptions
from getaway.games.big_score.state import BigScoreState
from getaway.kernel.catalogue_play import CataloguePlay
from getaway.kernel.chance import seeded
from getaway.kernel.events import Event, Rejection
from getaway.kernel.moves import Move
from getaway.testing.scripted import Scripted
from getaway.text.catalogs import languages
from getaway.text.messages import Text
from getaway.text.render import Texts

_game = BigScore.from_toml()
assert isinstance(_game, BigScore)
GAME = _game
BOX = GAME.box
TRAINING = "training"
UNASSIGNED = "unassigned"
QUIET = ["mansion", "yacht", "train", "casino", "airport", "armored_truck"]
"""Jobs to fill the table with."""


def crew(*cards: str) -> int:
    """Cards by id, packed."""
    return sum(one_crew(BOX.face_ids.index(card)) for card in cards)


def tokens(*kinds: str) -> int:
    """Tokens by id, packed."""
    return sum(one_token(BOX.token_ids.index(kind)) for kind in kinds)


def hire(card: str) -> Hire:
    """The move that hires a card."""
    move = GAME.catalogue[BOX.hire_at + BOX.face_ids.index(card)]
    assert isinstance(move, Hire)
    return move


def put(card: str, place: str | int) -> Move:
    """The move that assigns a card: to a job's number, to Training, or nowhere."""
    face = BOX.face_ids.index(card)
    if place == TRAINING:
        return GAME.catalogue[BOX.train_at + face // 2]
    if place == UNASSIGNED:
        return GAME.catalogue[BOX.leave_at + face]
    return GAME.catalogue[BOX.send_at + face * BOX.jobs_a_round + int(place) - 1]


def is_said(text: Text) -> bool:
    """Whether a text is written in the catalogs of every language, with all that it names."""
    said = [Texts(language)(text) for language in languages()]
    return all(words and "{" not in words and "big_score." not in words for words in said)


class Table:
    """A game in progress, the events so far, and the position behind it."""

    def __init__(self, state: BigScoreState, options: BigScoreOptions | None = None) -> None:
        self.play = CataloguePlay(GAME, state.seats, options or BigScoreOptions(), state)
        self.events: list[Event] = []

    @property
    def state(self) -> BigScoreState:
        state = self.play._state
        assert isinstance(state, BigScoreState)
        return state

    def do(self, seat: int, *made: Move) -> list[Event]:
        """Moves of a seat; what happened."""
        happened: list[Event] = []
        for move in made:
            rejection = self.play.why_not(seat, move)
            assert rejection is None, f"{move}: {rejection}"
            happened += [event.what for event in self.play.submit(seat, move)]
        self.events += happened
        return happened

    def all_do(self, *made: Move) -> list[Event]:
        """One move of every seat in order."""
        return [event for seat, move in enumerate(made) for event in self.do(seat, move)]

    def refusal(self, seat: int, move: Move) -> Rejection:
        rejection = self.play.why_not(seat, move)
        assert rejection is not None, f"{move} is accepted"
        assert rejection.rule in BigScore.rulebook().rules, rejection
        return rejection

    def refused(self, seat: int, move: Move) -> str:
        """The rule against a move."""
        return self.refusal(seat, move).rule

    def offered(self, seat: int) -> list[Move]:
        return [offer.move for offer in self.play.offers(seat)]

    def assign(self, seat: int, *placed: tuple[str, str | int]) -> list[Event]:
        """The named cards to their places, all others unassigned; in the order that the rules ask for."""
        side = self.state.sides[seat]
        left = list(placed)
        sequence: list[tuple[int, int, Move]] = []
        for card in self.state.cards(side.unplaced):
            found = next((pair for pair in left if pair[0] == card), None)
            if found:
                left.remove(found)
            place = found[1] if found else UNASSIGNED
            rank = 7 if place == TRAINING else 8 if place == UNASSIGNED else int(place)
            sequence.append((BOX.face_ids.index(card), rank, put(card, place)))
        assert not left, f"not in hand: {left}"
        return self.do(seat, *(move for _, _, move in sorted(sequence, key=lambda step: step[:2])))

    def joats(self, *numbers: int | None) -> list[Event]:
        """How many Jacks each seat reveals; None for who is not asked."""
        events: list[Event] = []
        asked = self.play.waiting_for()
        for seat, number in enumerate(numbers):
            assert (number is not None) == (seat in asked), f"seat {seat}"
            if number is not None:
                events += self.do(seat, RevealJoats(number))
        return events


def new(seats: int, seed: int = 1, **changes: Any) -> Table:
    """A new game; bosses are dealt if nothing else is said."""
    options = BigScoreOptions(**{"bosses": "dealt"} | changes)
    state = GAME.new_state(seeded(seed), seats, options)
    assert isinstance(state, BigScoreState)
    return Table(state, options)


def bare(seats: int, **changes: Any) -> BigScoreState:
    """A position to set up: everyone has the starting cash and no item."""
    state = new(seats, youngest="seat_1", **changes).state
    state.round = 1
    state.waiting = 0
    for side in state.sides:
        side.joats = BOX.joats_for_two if seats == 2 else BOX.joats
    return state


def at_assign(jobs: Sequence[str], *crews: Sequence[str], **changes: Any) -> Table:
    """The assign phase: jobs on the table from number 1 on, and what each player has to assign."""
    state = bare(len(crews), **changes)
    table = [*jobs, *(job for job in QUIET if job not in jobs)][: BOX.jobs_a_round]
    state.jobs = [BOX.job_ids.index(job) for job in table]
    state.unseen_jobs = BOX.all_jobs & ~sum(1 << job for job in state.jobs)
    state.openings = rounds.openings(state)
    for side, cards in zip(state.sides, crews, strict=True):
        side.hired = crew(*cards)
        state.deck -= side.hired
    assign.begin(state)
    return Table(state)


def at_vault(
    seats: int,
    *,
    floor: Sequence[str] = ("cash_20", "cash_30", "cash_50", "cash_100", "artifact"),
    loot: dict[int, Sequence[str]] | None = None,
    abilities: dict[int, str] | None = None,
    marker: int = 0,
    cops: int = 0,
    vault: Sequence[str] | None = None,
) -> Table:
    """Act II at a rob or flee decision; the vault holds all that lies nowhere else, unless it is given."""
    state = bare(seats)
    state.vault = BOX.vault - cops * tokens("cop")
    state.cops = cops
    state.marker = marker
    state.floor = tokens(*floor)
    state.vault -= state.floor
    for seat, side in enumerate(state.sides):
        side.inside = True
        side.loot = tokens(*(loot or {}).get(seat, ()))
        state.vault -= side.loot
        side.ability = BOX.type_ids.index(abilities[seat]) if abilities and seat in abilities else -1
    if vault is not None:
        state.vault = tokens(*vault)
    inside.open_round(state)
    return Table(state)


def rig(table: Table, *kinds: str) -> None:
    """The next tokens drawn from the vault will be these."""
    left = table.state.vault
    script: list[int] = []
    for kind in kinds:
        number = BOX.token_ids.index(kind)
        script.append(sum(1 for at in range(_total(left)) if nth_token(left, at) < number))
        left -= one_token(number)
    table.state.chance = Scripted(script)


def _total(packed: int) -> int:
    return sum(packed >> 6 * kind & 63 for kind in range(10))


def events_of(kind: type[Event], events: Sequence[Event]) -> list[Event]:
    return [event for event in events if isinstance(event, kind)]
