"""A fault that a designer may make is found by the contract suite, and said in words."""

import contextlib
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

import getaway as package
from getaway.kernel.chance import Chance
from getaway.kernel.errors import IllegalMove
from getaway.kernel.events import Rejection
from getaway.kernel.fields import set_values, values_of
from getaway.kernel.moves import Move
from getaway.kernel.observation import Observation
from getaway.kernel.plugin import Plugin
from getaway.kernel.policy import Sensible
from getaway.kernel.state import State
from getaway.testing import (
    cases,
    test_advice,
    test_attributes,
    test_copies,
    test_play,
    test_policies,
    test_state,
    test_texts,
)
from getaway.testing.adapter import Adapter
from getaway.text import checking
from getaway.text.messages import Listing, Message, Text
from tests.contract.adapted import ADAPTER, PARTS, SUITE, AdaptedCase, case, says
from tests.contract.duel import OPEN, Duel, DuelAdapter, DuelRules, DuelState, Keep, NoOptions, planted

pytestmark = pytest.mark.no_cover  # coverage triples the time, and other tests come to these lines


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
    with says("reach another position if they choose in another order"):
        test_state.test_simultaneous_choices_commute(nine(LastLooksAtOthers))


class SaysWhatIsNowhere(DuelRules):
    def prompt(self, state: DuelState, viewer: int) -> Text:
        return Message("duel.choose-a-coin")


class ForgetsAnArgument(DuelRules):
    def prompt(self, state: DuelState, viewer: int) -> Text:
        return Message("table.no-such-seat", {"chair": 3})


class HidesItInAnother(DuelRules):
    def prompt(self, state: DuelState, viewer: int) -> Text:
        return Message("table.table-closed", {"why": Listing((Message("table.no-such-reason"),))})


@pytest.mark.parametrize(
    ("rules", "sentence"),
    [
        (SaysWhatIsNowhere, "there is no message duel.choose-a-coin in the language en"),
        (ForgetsAnArgument, "table.no-such-seat: Unknown external: seat"),
        (HidesItInAnother, "there is no message table.no-such-reason in the language en"),
    ],
)
def test_a_message_that_does_not_render(rules: type[DuelRules], sentence: str) -> None:
    with says(sentence):
        test_texts.test_every_message_renders_in_every_language_of_the_game(case(planted(rules=rules)))


class SaysTheGameIsOver(Duel):
    blurb = Message("table.game-over")


def test_a_message_that_a_language_of_the_game_lacks(monkeypatch: pytest.MonkeyPatch) -> None:
    read = checking.read_catalog
    known = {(name, language): read(name, language) for name in ("table", "units") for language in ("en", "de")}
    known["table", "de"] = {id: entry for id, entry in known["table", "de"].items() if id != "game-over"}
    monkeypatch.setattr(checking, "read_catalog", lambda catalog, language: known[catalog, language])
    monkeypatch.setattr(test_texts, "shipped", lambda game: ["en", "de"])
    with says("there is no message table.game-over in the language de"):
        test_texts.test_every_message_renders_in_every_language_of_the_game(case(SaysTheGameIsOver))


class Shares(DuelState):
    def clone(self) -> "Shares":
        twin = Shares(self.chance.clone())
        set_values(twin, values_of(self))
        return twin


class SharesWon(DuelState):
    def clone(self) -> "SharesWon":
        twin = super().clone()
        assert isinstance(twin, SharesWon)
        twin.won = self.won
        return twin


class ChangesHands(DuelState):
    def clone(self) -> "ChangesHands":
        twin = super().clone()
        assert isinstance(twin, ChangesHands)
        twin.hands = [card + 1 for card in self.hands]
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


def number_in_odds(game: Duel, observation: Observation[DuelState], rng: Chance) -> list[Any]:
    return ["You may win.", 0.5]


def one_line_of_odds(game: Duel, observation: Observation[DuelState], rng: Chance) -> str:
    return "You may win."


def odds_that_raise(game: Duel, observation: Observation[DuelState], rng: Chance) -> list[str]:
    return [f"{1 / observation.sample(rng).round}"]


def no_reason_to_swap(game: Duel, state: DuelState, seat: int, move: Move) -> str:
    assert isinstance(move, Keep)
    return "It is high."


def nothing_as_a_reason(game: Duel, state: DuelState, seat: int, move: Move) -> None:
    return None


@pytest.mark.parametrize(
    ("test", "parts", "sentence"),
    [
        (test_advice.test_odds_are_lines_of_text, {"odds": number_in_odds},
         "`odds` returns a list with a value of type float; each line must be a Message or a str"),
        (test_advice.test_odds_are_lines_of_text, {"odds": one_line_of_odds},
         "`odds` returns str; it must return a list of texts"),
        (test_advice.test_odds_are_lines_of_text, {"odds": odds_that_raise},
         "`odds` raises ZeroDivisionError('division by zero') for seat 0"),
        (test_advice.test_every_move_has_a_reason_in_words, {"reasons": no_reason_to_swap},
         "for Swap(); it must have an answer for every move and position"),
        (test_advice.test_every_move_has_a_reason_in_words, {"reasons": nothing_as_a_reason},
         "`reasons` returns NoneType for Keep(); it must return a Message or a str"),
    ],
)  # fmt: skip
def test_advice_that_is_no_text(
    test: Callable[[AdaptedCase], None], parts: dict[str, Callable[..., object]], sentence: str
) -> None:
    paths = {part: f"{__name__}:{function.__name__}" for part, function in parts.items()}
    with says(sentence):
        test(AdaptedCase(Duel, 2, NoOptions(), None, 3, ADAPTER, msgspec.structs.replace(PARTS, **paths)))


class Endless(DuelState):
    made = 0

    def apply(self, seat: int, move: int) -> None:
        Endless.made += 1
        if Endless.made > 20_000:
            raise RuntimeError("a playout that nothing bounds")
        self.mark_revealed()


@pytest.mark.parametrize("test", SUITE, ids=lambda test: test.__name__)
def test_a_game_without_end_does_not_stop_the_suite(test: Callable[[AdaptedCase], None]) -> None:
    Endless.made = 0
    with contextlib.suppress(AssertionError, pytest.fail.Exception, ValueError):
        test(case(planted(Endless)))


def test_a_policy_without_end() -> None:
    with says("the policy made 5 steps and the game is not over; `longest` in the Adapter"):
        test_policies.test_whole_steps_of_a_playout_end_where_games_end(case(planted(Endless)))
    with says("the policy made 5 moves; `longest` in the Adapter"):
        test_policies.test_a_policy_advises_legal_moves_wherever_a_game_may_lead(case(planted(Endless)))


@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        (0, "the policy advises Keep(), which is not legal: you must swap (DU-1.1)"),
        (7, "the policy advises move 7, but all_moves() has 2"),
    ],
)
def test_a_policy_that_advises_an_illegal_move(monkeypatch: pytest.MonkeyPatch, move: int, sentence: str) -> None:
    class Advice(Sensible[DuelState]):
        def move(self, state: DuelState, seat: int, rng: Chance) -> int:
            return move

    monkeypatch.setattr(test_policies, "policy_of", lambda game, seats: Advice())
    with says(sentence):
        test_policies.test_a_policy_advises_legal_moves_wherever_a_game_may_lead(case(planted(MustSwap, MustSwapRules)))


class MustSwap(DuelState):
    def legal(self, seat: int) -> list[int]:
        return super().legal(seat)[1:]


class MustSwapRules(DuelRules):
    def why_not(self, state: DuelState, seat: int, number: int) -> Rejection | None:
        return None if number else Rejection("DU-1.1", "you must swap")


def test_a_comparison_names_fields_and_no_bytes() -> None:
    with says("moves made on a clone changed the original: `won`; clone() must copy each list"):
        test_state.test_a_clone_is_equal_and_independent(case(planted(SharesWon)))
    with says("clone() does not copy everything that dump() stores: `hands`"):
        test_state.test_a_clone_is_equal_and_independent(case(planted(ChangesHands)))


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
    why, shown = ran.stdout.partition("contract violations")[2].splitlines()[1:3]
    assert why == "a random game had 4 decisions; `longest` in the Adapter must be higher than any game can reach"
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
         "rule() is 'DU-9.9', which is not a rule in rulebook.md"),
        (test_play.test_a_take_back_leaves_everyone_knowing_what_they_knew, Duel, TakesBack(),
         "if that is intended, set take_back = False in the Adapter"),
    ],
)  # fmt: skip
def test_a_fault_is_said_in_words(
    test: Callable[[AdaptedCase], None], game: type[Duel], adapter: Adapter, sentence: str
) -> None:
    with says(sentence):
        test(case(game, adapter))


def test_a_seat_without_a_legal_move() -> None:
    with pytest.raises(IllegalMove, match="seat 0 is deciding but has no legal move"):
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


@pytest.mark.parametrize(("part", "sentence"), [("ONE_TUPLE", "note the comma"), ("OneTuple", "not an instance")])
def test_an_adapter_that_cannot_be_used(monkeypatch: pytest.MonkeyPatch, part: str, sentence: str) -> None:
    monkeypatch.setitem(cases._ADAPTERS, part, f"{__name__}:{part}")
    with pytest.raises(cases.AdapterError, match=sentence):
        cases.adapter_of(part)
