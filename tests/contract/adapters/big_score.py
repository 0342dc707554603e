"""The Big Score: its table; the solitaire's answers are in `big_score_solo.py`."""

from collections.abc import Hashable, Iterator
from pathlib import Path

import msgspec

from getaway.games.big_score import events as e
from getaway.games.big_score.box import COP
from getaway.games.big_score.multiset import one_token
from getaway.games.big_score.options import BigScoreOptions
from getaway.games.big_score.phases import GREASE, JOATS, VAULT
from getaway.games.big_score.solo.state import SoloState
from getaway.games.big_score.state import BigScoreState
from getaway.kernel.catalogue_game import CatalogueGame
from getaway.kernel.chance import Chance
from getaway.kernel.events import AddressedEvent, Event
from getaway.kernel.state import State
from getaway.testing.adapter import Adapter, Subject
from tests.contract.adapters import big_score_solo as solo

HIDDEN = ("hired", "places", "choice")
"""What a side keeps from the others; hands of the draft are gone through in tests/games/big_score/test_belief.py."""


class BigScoreAdapter(Adapter):
    small_pack = Path(__file__).with_name("big_score_small.toml").read_bytes()
    small_cases = [  # noqa: RUF012
        (2, BigScoreOptions(bosses="dealt", youngest="seat_1"), 4),
        (2, BigScoreOptions(bosses="dealt", youngest="seat_1"), 5),
        *solo.SMALL_CASES,
    ]
    hidden_moves = 1
    simultaneous = True
    longest = 20_000

    def pack_for(self, seats: int) -> bytes:
        return solo.SMALL_PACK if seats == 1 else self.small_pack

    def world(self, state: State) -> Hashable:
        if isinstance(state, SoloState):
            return solo.world(state)
        _, _, table, sides = msgspec.msgpack.decode(state.dump())
        return repr((table[1:-1], [side[:-1] for side in sides]))

    def conserved(self, state: State) -> Hashable:
        if isinstance(state, SoloState):
            return solo.conserved(state)
        assert isinstance(state, BigScoreState)
        crew = state.deck + state.discards + state.inside_man
        tokens = state.vault + state.floor + state.cops * one_token(COP) if state.phase >= VAULT else state.box.vault
        for side in state.sides:
            crew += side.hand + side.hired + side.training - side.shown
            crew += side.places[state.job] if state.phase == JOATS else 0
            tokens += side.loot
            if side.drawn > COP or (side.drawn == COP and state.phase == GREASE):
                tokens += one_token(side.drawn)
        assert len(set(state.jobs)) == len(state.jobs)
        assert not any(state.unseen_jobs >> job & 1 for job in state.jobs)
        return crew, tokens

    def money(self, state: State) -> list[int]:
        """Cash of Act I; alone, of both acts."""
        if isinstance(state, SoloState):
            return solo.money(state)
        assert isinstance(state, BigScoreState)
        return [side.cash for side in state.sides]

    def paid(self, state: State, addressed: AddressedEvent) -> list[int] | None:
        if isinstance(state, SoloState):
            return solo.paid(state, addressed)
        assert isinstance(state, BigScoreState)
        change = [0] * state.seats
        match addressed.what:
            case e.ItemTaken() as event:
                change[event.seat] = event.cash
            case e.JobRobbed() as event:
                for seat in event.seats:
                    change[seat] = state.box.job_cash[state.box.job_ids.index(event.job)]
            case e.CostPaid() as event:
                change[event.seat] = -event.paid
        return change

    def leaks(self, game: CatalogueGame) -> Iterator[tuple[str, Subject]]:
        for field in HIDDEN:
            yield f"the others' {field} in the view", _LeakyView(game, field)
            yield f"the others' {field} in the key", _LeakyKey(game, field)
            yield f"determinize keeps {field}", _KeptField(game, field)
        yield "the choice in the event that it is made", _LeakyEvent(game)


def _hidden(state: State, field: str) -> list[object]:
    assert isinstance(state, BigScoreState)
    return [getattr(side, field) for side in state.sides]


class _OneField(Subject):
    def __init__(self, game: CatalogueGame, field: str) -> None:
        super().__init__(game)
        self.field = field


class _LeakyView(_OneField):
    def view(self, state: State, viewer: int) -> bytes:
        return super().view(state, viewer) + repr(_hidden(state, self.field)).encode()


class _LeakyKey(_OneField):
    def info_key(self, state: State, seat: int) -> tuple[int, ...]:
        return (*super().info_key(state, seat), hash(repr(_hidden(state, self.field))))


class _LeakyEvent(Subject):
    def event(self, state: State, event: AddressedEvent) -> Event:
        assert isinstance(state, BigScoreState)
        if isinstance(event.what, e.ChoiceMade):
            return e.JoatsRevealed(event.what.seat, state.sides[event.what.seat].choice)
        return event.what


class _KeptField(_OneField):
    def determinize(self, state: State, seat: int, rng: Chance) -> None:
        kept = [value[:] if isinstance(value, list) else value for value in _hidden(state, self.field)]
        super().determinize(state, seat, rng)
        assert isinstance(state, BigScoreState)
        for side, value in zip(state.sides, kept, strict=True):
            setattr(side, self.field, value)


ADAPTER = BigScoreAdapter()
