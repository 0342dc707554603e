"""Numbers in sentences."""

from fractions import Fraction

import pytest

from getaway.kernel.phrases import listed, percent, some


def test_counted_things_are_in_the_right_number() -> None:
    assert [some(number, "token") for number in (0, 1, 2)] == ["0 tokens", "1 token", "2 tokens"]
    assert some(2, "icon is", "icons are") == "2 icons are"


def test_a_list_leaves_out_what_is_not_there() -> None:
    assert listed({"Driver": 1, "Hacker": 0, "Muscle": 3}) == "Driver, Muscle x3"


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
    assert percent(chance) == words
