"""Numbers in sentences."""

from fractions import Fraction

import pytest

from getaway.kernel.phrases import counted, exact_percent, joined, tallied


def test_counted_things_are_in_the_right_number() -> None:
    assert [counted(number, "token") for number in (0, 1, 2)] == ["0 tokens", "1 token", "2 tokens"]
    assert counted(2, "icon is", "icons are") == "2 icons are"


def test_the_last_of_several_is_joined_by_a_word() -> None:
    assert [joined(parts) for parts in ([], ["a"], ["a", "b", "c"])] == ["nothing", "a", "a, b and c"]
    assert joined([2, 3], last="or") == "2 or 3"


def test_a_tally_says_how_often_each_is_there() -> None:
    assert tallied(["Driver", "Muscle", "Muscle", "Muscle"]) == "Driver, 3 × Muscle"


@pytest.mark.parametrize(
    ("chance", "words"),
    [
        (0.25, "25.0%"),
        (Fraction(1, 3), "33.3% (1/3)"),
        (Fraction(1), "100.0%"),
        (Fraction(1, 10_000), "0.0%"),
    ],
)
def test_a_chance_has_its_fraction_beside_it_where_that_is_short(chance: Fraction | float, words: str) -> None:
    assert exact_percent(chance) == words
