"""How To Rob A Bank."""

from collections.abc import Hashable, Iterator
from pathlib import Path

import msgspec

from getaway.games.rob_a_bank import events as e
from getaway.games.rob_a_bank import packed
from getaway.games.rob_a_bank.options import BankOptions
from getaway.games.rob_a_bank.phases import CAR, PLANNING
from getaway.games.rob_a_bank.state import BankState
from getaway.kernel.catalogue_game import CatalogueGame
from getaway.kernel.chance import Chance
from getaway.kernel.events import AddressedEvent, Event
from getaway.kernel.state import State
from getaway.testing.adapter import Adapter, Subject


class RobABankAdapter(Adapter):
    small_pack = Path(__file__).with_name("rob_a_bank_small.toml").read_bytes()
    small_cases = [  # noqa: RUF012
        (2, BankOptions(), 8),
        (3, BankOptions(), 7),
        (3, BankOptions(open_team_hands=False), 6),
    ]
    hidden_moves = 0
    longest = 2_000

    def world(self, state: State) -> Hashable:
        state = _bank(state).clone()
        state.reveal_count = state.memory = 0
        state.memories = []
        _, _, table = msgspec.msgpack.decode(state.dump())
        return repr(table)

    def conserved(self, state: State) -> Hashable:
        state = _bank(state)
        on_floor = packed.total(state.loose) + packed.total(state.locked) + packed.total(state.carried)
        assert state.scored + on_floor <= state.box.money_bags
        if state.phase > CAR:
            for side in range(state.team.robbers + 1):
                cards = state.hands[side]
                for number in range(state.played(side)):
                    cards += packed.one(packed.at(state.stacks[side], number))
                assert packed.total(cards) == state.box.hand
                for face in range(len(state.box.decks[side].ids)):
                    assert packed.at(cards, face) <= packed.at(state.box.decks[side].cards, face)
        return tuple(sorted(state.box.tile_ids[tile] for tile in state.tiles))

    def money(self, state: State) -> list[int]:
        return state.scores()

    def paid(self, state: State, event: AddressedEvent) -> list[int] | None:
        state = _bank(state)
        thrown = isinstance(event.what, e.BagThrown)
        return [0 if not thrown else -1 if seat == state.bank else 1 for seat in range(state.team.seats)]

    def leaks(self, game: CatalogueGame) -> Iterator[tuple[str, Subject]]:
        yield "the hands in the view", _LeakyView(game)
        yield "the hands in the key", _LeakyKey(game, "hands")
        yield "what others remember in the key", _LeakyKey(game, "memories")
        yield "a hand in the event that a card is played", _LeakyEvent(game)
        yield "determinize keeps the hands", _KeptHands(game)


def _bank(state: State) -> BankState:
    assert isinstance(state, BankState)
    return state


class _LeakyView(Subject):
    def view(self, state: State, viewer: int) -> bytes:
        return super().view(state, viewer) + repr(_bank(state).hands).encode()


class _LeakyKey(Subject):
    def __init__(self, game: CatalogueGame, field: str) -> None:
        super().__init__(game)
        self.field = field

    def info_key(self, state: State, seat: int) -> tuple[int, ...]:
        return (*super().info_key(state, seat), *getattr(_bank(state), self.field))


class _LeakyEvent(Subject):
    def event(self, state: State, event: AddressedEvent) -> Event:
        if isinstance(event.what, e.CardPlayed):
            return msgspec.structs.replace(event.what, card=repr(_bank(state).hands))
        return event.what


class _KeptHands(Subject):
    def determinize(self, state: State, seat: int, rng: Chance) -> None:
        kept = _bank(state).hands[:]
        super().determinize(state, seat, rng)
        _bank(state).hands = kept
        if _bank(state).phase == PLANNING:
            _bank(state).options = packed.filled(kept[_bank(state).side])


ADAPTER = RobABankAdapter()
