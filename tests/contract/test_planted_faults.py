"""A fault that a designer may make is found by the contract suite, and said in words."""

import os
import re
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

import getaway as package
from getaway.kernel.chance import Chance
from getaway.kernel.errors import IllegalMove
from getaway.kernel.fields import set_values, values_of
from getaway.kernel.plugin import Plugin
from getaway.kernel.state import State
from getaway.testing import cases, histories, test_attributes, test_copies, test_noninterference, test_play, test_state
from getaway.testing.adapter import Adapter
from getaway.testing.cases import Case, SmallCase, StateCase
from tests.contract.duel import OPEN, Duel, DuelAdapter, DuelRules, DuelState, NoOptions, planted

ADAPTER = DuelAdapter()


@dataclass(frozen=True)
class AdaptedCase(SmallCase):
    """A case of a game that is not registered, with its adapter."""

    own_adapter: Adapter = ADAPTER

    @property
    def adapter(self) -> Adapter:
        return self.own_adapter


def case(game: type[Duel] = Duel, adapter: Adapter | None = None) -> AdaptedCase:
    return AdaptedCase(game, 2, NoOptions(), None, 3, adapter or ADAPTER)


def says(sentence: str) -> "pytest.RaisesExc[BaseException]":
    return pytest.raises((AssertionError, pytest.fail.Exception), match=re.escape(sentence))


SUITE = [
    test
    for module in (test_attributes, test_noninterference, test_play, test_state)
    for name, test in vars(module).items()
    if name.startswith("test_")
    and test.__annotations__.get("case") in (Case, StateCase, SmallCase)
    and list(test.__annotations__) == ["case", "return"]
]


@pytest.mark.parametrize("test", SUITE, ids=lambda test: test.__name__)
def test_the_game_without_a_fault_keeps_the_contract(test: Callable[[AdaptedCase], None]) -> None:
    test(case())


class NineSeats(DuelState):
    seats = 9


class LastLooksAtOthers(NineSeats):
    def apply(self, seat: int, move: int) -> None:
        if seat == 8:
            self.won[8] += self.sealed[7] == OPEN
        super().apply(seat, move)


def nine(state: type[DuelState]) -> AdaptedCase:
    return AdaptedCase(planted(state, seat_counts=(9,)), 9, NoOptions(), None, 3, NINE)


class NineAdapter(DuelAdapter):
    longest = 19


NINE = NineAdapter()


@pytest.mark.parametrize("test", [test for test in SUITE if test.__module__ == test_state.__name__])
def test_a_game_for_nine_without_a_fault_keeps_the_contract(test: Callable[[AdaptedCase], None]) -> None:
    test(nine(NineSeats))


def test_an_illegal_move_is_refused_at_a_table_for_nine() -> None:
    test_copies.test_a_checked_move_is_refused_with_what_is_legal(nine(NineSeats))  # type: ignore[arg-type]


def test_simultaneous_choices_of_the_ninth_seat_that_do_not_commute() -> None:
    with says("come to another position if they choose in another order"):
        test_state.test_simultaneous_choices_commute(nine(LastLooksAtOthers))


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
    with says("every chance draw counted; use a smaller pack or fewer decisions"):
        test_noninterference.test_all_histories_of_a_small_pack(case(planted(FineDraws)))


class Shares(DuelState):
    def clone(self) -> "Shares":
        twin = Shares(self.chance.clone())
        set_values(twin, values_of(self))
        return twin


class Forgets(DuelState):
    def fields(self) -> list[str]:
        return super().fields()[:-1]


class NoMoves(DuelState):
    def legal(self, seat: int) -> list[int]:
        return [] if self.round else super().legal(seat)


class Spectator(DuelState):
    def legal(self, seat: int) -> list[int]:
        return [0] if seat < 0 else super().legal(seat)


class NoSpectator(DuelState):
    def info_key(self, seat: int) -> tuple[int, ...]:
        return (self.pending() >> seat,)


class NotSealed(DuelState):
    def mark_revealed(self) -> None:
        pass


class OtherPhase(DuelRules):
    def phase(self, state: DuelState) -> str:
        return "swap"


class OtherRule(DuelRules):
    def rule(self, state: DuelState) -> str:
        return "DU-9.9"


class Short(DuelAdapter):
    longest = 4


SHORT = Short()
PLUGIN = Plugin(game="tests.contract.duel:Duel", contract=f"{__name__}:SHORT")


def test_the_end_of_a_run_says_each_thing_once(tmp_path: Path) -> None:
    """Wherever it is run; ids of tests have no folder outside of where pytest looks."""
    metadata = tmp_path / "duel-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: duel\nVersion: 1.0\n")
    (metadata / "entry_points.txt").write_text(f"[getaway.games]\nduel = {__name__}:PLUGIN\n")
    path = [str(tmp_path), str(Path(package.__file__).parents[1]), str(Path(__file__).parents[2])]
    command = "-m pytest -q -p no:cacheprovider -p no:xdist --pyargs getaway.testing --game duel -k runs_forever"
    ran = subprocess.run(
        [sys.executable, *command.split()],
        cwd=tmp_path, env={**os.environ, "PYTHONPATH": os.pathsep.join(path)}, capture_output=True, text=True,
    )  # fmt: skip
    assert ran.returncode == 1, ran.stdout + ran.stderr
    why, shown = ran.stdout.partition("what does not hold")[2].splitlines()[1:3]
    assert why == "a random game had 4 decisions; `longest` in the Adapter must be more than any game has"
    assert re.fullmatch(r"    no game runs forever \[duel-2.*\] and 1 more", shown)


class TakesBack(DuelAdapter):
    take_back = True


@pytest.mark.parametrize(
    ("test", "game", "adapter", "sentence"),
    [
        (test_attributes.test_a_changed_list_does_not_reach_into_a_copy, planted(Shares), ADAPTER,
         "the copy shares the list `won` with the original"),
        (test_attributes.test_no_attribute_is_forgotten, planted(Forgets), ADAPTER, "Forgets.won; name it in fields()"),
        (test_state.test_legal_moves_are_rising_numbers_of_the_catalogue, planted(Spectator), ADAPTER,
         "legal(-1) must be empty"),
        (test_state.test_a_spectator_may_ask_everything, planted(NoSpectator), ADAPTER,
         "info_key(-1) raises ValueError('negative shift count'); -1 is a spectator"),
        (test_state.test_an_unseen_move_changes_nothing_for_the_others, planted(NotSealed), ADAPTER,
         "apply() must call mark_revealed()"),
        (test_state.test_no_game_runs_forever, Duel, Short(), "a random game had 4 decisions; `longest`"),
        (test_play.test_looking_changes_nothing_and_everything_has_words, planted(rules=OtherPhase), ADAPTER,
         "the phase 'swap' has no title; add it to Game.phases"),
        (test_play.test_looking_changes_nothing_and_everything_has_words, planted(rules=OtherRule), ADAPTER,
         "rule() is 'DU-9.9', which is no rule of rulebook.md"),
        (test_play.test_a_take_back_leaves_everyone_knowing_what_they_knew, Duel, TakesBack(),
         "if that is meant, set take_back = False in the Adapter"),
    ],
)  # fmt: skip
def test_a_fault_is_said_in_words(
    test: Callable[[AdaptedCase], None], game: type[Duel], adapter: Adapter, sentence: str
) -> None:
    with says(sentence):
        test(case(game, adapter))


def test_a_seat_without_a_legal_move() -> None:
    with pytest.raises(IllegalMove, match="seat 0 is to decide and has no legal move"):
        test_state.test_legal_moves_are_rising_numbers_of_the_catalogue(case(planted(NoMoves)))


class NoReduce(DuelState):
    def __reduce__(self) -> tuple[Any, ...]:
        return State.__reduce__(self)


def test_a_state_that_cannot_be_pickled() -> None:
    with pytest.raises(NotImplementedError, match="NoReduce cannot be pickled or copied: give it a method __reduce__"):
        test_copies.test_a_state_goes_on_as_it_would_have_after_a_copy(case(planted(NoReduce)), False)  # type: ignore[arg-type]


class OneTuple(Adapter):
    small_cases = (2, NoOptions(), 3)  # type: ignore[assignment]


ONE_TUPLE = OneTuple()


@pytest.mark.parametrize(("part", "sentence"), [("ONE_TUPLE", "mind the comma"), ("OneTuple", "not an instance")])
def test_an_adapter_that_cannot_be_used(monkeypatch: pytest.MonkeyPatch, part: str, sentence: str) -> None:
    monkeypatch.setitem(cases._ADAPTERS, part, f"{__name__}:{part}")
    with pytest.raises(cases.AdapterError, match=sentence):
        cases.adapter_of(part)
