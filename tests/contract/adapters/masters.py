"""Masters of the Heist."""

from collections.abc import Hashable, Iterator
from pathlib import Path

import msgspec

from getaway.games.masters import events as e
from getaway.games.masters.options import MastersOptions
from getaway.games.masters.phases import PLAN
from getaway.games.masters.state import MastersState
from getaway.kernel.bits import members
from getaway.kernel.catalogue_game import CatalogueGame
from getaway.kernel.chance import Chance
from getaway.kernel.events import AddressedEvent, Event
from getaway.kernel.state import State
from getaway.testing.adapter import Adapter, Subject


class MastersAdapter(Adapter):
    small_pack = Path(__file__).with_name("masters_small.toml").read_bytes()
    small_cases = [(2, MastersOptions(), 10), (1, MastersOptions(), 9)]  # noqa: RUF012
    hidden_moves = 3
    simultaneous = True
    longest = 20_000

    def world(self, state: State) -> Hashable:
        _, table, sides = msgspec.msgpack.decode(state.dump())
        return repr((table[1:-1], [side[:-1] for side in sides]))

    def conserved(self, state: State) -> Hashable:
        assert isinstance(state, MastersState)
        cards = members(state.stock) + members(state.opponent)
        for side in state.sides:
            cards += members(side.owned)
            if state.phase == PLAN:
                assert set(side.plan) <= set(members(state.crew_of(side)))
                assert len(set(side.plan)) == len(side.plan)
                assert len(set(side.selectors)) == len(side.selectors)
        marks = [mark for mark in state.display if mark >= 0]
        for side in state.sides:
            marks += members(side.marks)
        assert len(set(marks)) == len(marks)
        assert not set(marks) & set(members(state.unseen))
        return tuple(sorted(cards))

    def money(self, state: State) -> list[int]:
        return state.scores()

    def paid(self, state: State, addressed: AddressedEvent) -> list[int] | None:
        seats = len(state.scores())
        change = [0] * seats
        match addressed.what:
            case e.CrewBought() | e.WelfareTaken() as event:
                change[event.seat] = -event.paid
            case e.MarkTaken() as event:
                change[event.seat] = event.payout + event.bonus
            case e.SetTurnedIn() as event:
                change[event.seat] = event.bonus
            case e.CampaignGameBegan():
                return None
        return change

    def leaks(self, game: CatalogueGame) -> Iterator[tuple[str, Subject]]:
        yield "the other's plan in the view", _LeakyView(game, "plan")
        yield "the other's Selectors in the view", _LeakyView(game, "selectors")
        yield "the other's plan in the key", _LeakyKey(game)
        yield "the plan in the event that it is confirmed", _LeakyEvent(game)
        yield "determinize keeps the plan", _KeptField(game, "plan")
        yield "determinize keeps the Selectors", _KeptField(game, "selectors")


class _LeakyView(Subject):
    def __init__(self, game: CatalogueGame, field: str) -> None:
        super().__init__(game)
        self.field = field

    def view(self, state: State, viewer: int) -> bytes:
        assert isinstance(state, MastersState)
        return super().view(state, viewer) + repr([getattr(side, self.field) for side in state.sides]).encode()


class _LeakyKey(Subject):
    def info_key(self, state: State, seat: int) -> tuple[int, ...]:
        assert isinstance(state, MastersState)
        return (*super().info_key(state, seat), *state.sides[-1].plan)


class _LeakyEvent(Subject):
    def event(self, state: State, event: AddressedEvent) -> Event:
        assert isinstance(state, MastersState)
        if isinstance(event.what, e.PlanConfirmed):
            return e.PlayerDone(event.what.seat, repr(state.sides[event.what.seat].plan))
        return event.what


class _KeptField(Subject):
    def __init__(self, game: CatalogueGame, field: str) -> None:
        super().__init__(game)
        self.field = field

    def determinize(self, state: State, seat: int, rng: Chance) -> None:
        assert isinstance(state, MastersState)
        kept = [getattr(side, self.field)[:] for side in state.sides]
        super().determinize(state, seat, rng)
        for side, field in zip(state.sides, kept, strict=True):
            setattr(side, self.field, field)


ADAPTER = MastersAdapter()
