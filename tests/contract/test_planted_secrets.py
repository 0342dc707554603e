"""A fault in what a seat may know is found by the contract suite, and said in words."""

import msgspec
import pytest

from getaway.kernel.chance import Chance
from getaway.kernel.events import Event
from getaway.kernel.state import EVERYONE
from getaway.testing import (
    histories,
    test_noninterference,
    test_state,
)
from tests.contract.adapted import AdaptedCase, case, says
from tests.contract.duel import Board, Duel, DuelAdapter, DuelRules, DuelState, NoOptions, planted

pytestmark = pytest.mark.no_cover  # coverage triples the time, and other tests come to these lines


class KeepsGenerator(DuelState):
    def determinize(self, seat: int, rng: Chance) -> None:
        kept = self.chance
        super().determinize(seat, rng)
        self.chance = kept


def test_a_world_that_keeps_the_generator() -> None:
    with says("determinize keeps the generator"):
        test_noninterference.test_a_world_draws_from_a_generator_of_its_own(case(planted(KeepsGenerator)))


class SameGenerator(DuelState):
    def determinize(self, seat: int, rng: Chance) -> None:
        super().determinize(seat, rng)
        self.chance = self.chance.__class__(1, 2)  # type: ignore[call-arg]


def test_a_world_whose_generator_does_not_come_from_the_rng() -> None:
    with says("self.chance = SplitMix(rng.word(), rng.word())"):
        test_noninterference.test_a_world_draws_from_a_generator_of_its_own(case(planted(SameGenerator)))


class Without(DuelAdapter):
    small_cases = ()


class OpenMoves(DuelState):
    def seen_by(self, seat: int, move: int) -> int:
        return -1


class OneBoard(DuelRules):
    def board(self, state: DuelState, viewer: int) -> object:  # type: ignore[override]
        return super().board(state, -1)


@pytest.mark.parametrize("game", [Duel, planted(OpenMoves), planted(rules=OneBoard)])
def test_secrets_without_small_cases(game: type[Duel]) -> None:
    with says("add `small_cases` to the Adapter, and a `small_pack`"):
        test_noninterference.test_a_game_with_secrets_has_small_cases(case(game, Without()))


def test_a_game_without_secrets_needs_no_small_cases() -> None:
    test_noninterference.test_a_game_with_secrets_has_small_cases(case(planted(OpenMoves, OneBoard), Without()))


class CoarseKey(DuelState):
    def info_key(self, seat: int) -> tuple[int, ...]:
        return super().info_key(-1)


class NoOwnChoice(DuelState):
    def info_key(self, seat: int) -> tuple[int, ...]:
        key = super().info_key(seat)
        return key if seat < 0 else (*key[:2], *key[3:])


@pytest.mark.parametrize("state", [CoarseKey, NoOwnChoice])
def test_a_key_that_is_too_coarse(state: type[DuelState]) -> None:
    with says("two positions that seat 0 can tell apart have the same info_key"):
        test_noninterference.test_all_histories_of_a_small_pack(case(planted(state)))
    with says("two positions that seat 0 can tell apart have the same info_key"):
        test_noninterference.test_positions_that_look_different_have_different_keys(case(planted(state)))


def test_a_small_case_with_too_many_histories(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(histories, "LIMIT", 100)
    with says("the small case (2 seats, depth 3) has more than 100 histories"):
        test_noninterference.test_all_histories_of_a_small_pack(case())


class FineDraws(DuelState):
    def deal(self) -> None:
        self.draw(2**31)
        super().deal()


def test_a_small_case_with_too_many_draws() -> None:
    with says("counting every chance draw; use a smaller pack or fewer decisions"):
        test_noninterference.test_all_histories_of_a_small_pack(case(planted(FineDraws)))


class LeakyKey(DuelState):
    def info_key(self, seat: int) -> tuple[int, ...]:
        return (*super().info_key(seat), *self.hands)


class OpenLeakyKey(LeakyKey):
    """Its moves can be taken back until all have chosen."""

    def seen_by(self, seat: int, move: int) -> int:
        return EVERYONE

    def mark_revealed(self) -> None:
        pass


@pytest.mark.parametrize("state", [LeakyKey, OpenLeakyKey])
def test_a_key_that_tells_too_much_is_said_once(state: type[DuelState]) -> None:
    faulty = case(planted(state))
    for test in (
        test_noninterference.test_all_histories_of_a_small_pack,
        test_noninterference.test_swapped_worlds_look_the_same_with_the_full_pack,
    ):
        with says(
            "info_key differs between positions that look the same to a seat: it contains something the seat cannot"
        ):
            test(faulty)
    test_state.test_what_can_be_taken_back_has_revealed_nothing(faulty)


class DealsOpenly(DuelState):
    def emit(self, what: Event, audience: int = EVERYONE) -> None:
        super().emit(what, EVERYONE)


def test_an_event_sent_to_too_many_seats_is_named() -> None:
    with says("seat 0 can tell two positions apart by the event Dealt, but not by its info_key"):
        test_noninterference.test_all_histories_of_a_small_pack(case(planted(DealsOpenly)))


class OpenBoard(DuelRules):
    def board(self, state: DuelState, viewer: int) -> Board:
        return msgspec.structs.replace(super().board(state, viewer), cards=tuple(state.hands))


def test_a_board_that_tells_too_much_is_named() -> None:
    faulty = case(planted(rules=OpenBoard))
    with says("seat 0 can tell two positions apart by the board, prompt or offers at the beginning"):
        test_noninterference.test_all_histories_of_a_small_pack(faulty)
    with says("what a seat or spectator knows changes: board.cards; it reveals too much"):
        test_noninterference.test_swapped_worlds_look_the_same_with_the_full_pack(faulty)


class RedrawsOwn(DuelState):
    def determinize(self, seat: int, rng: Chance) -> None:
        super().determinize(seat, rng)
        self.won = [1] * self.seats


def test_a_world_that_contradicts_what_was_seen_names_its_fields() -> None:
    with says("determinize(0) made a position that contradicts what seat 0 has observed: `won`"):
        test_noninterference.test_all_histories_of_a_small_pack(case(planted(RedrawsOwn)))


def test_a_small_case_that_ends_too_early() -> None:
    early = AdaptedCase(Duel, 2, NoOptions(), None, 0)
    with says("within 0 decisions; it must reach Sealed (decision 1), "):
        test_noninterference.test_all_histories_of_a_small_pack(early)
