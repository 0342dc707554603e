"""Ordinal numbers in text."""

import pytest

from getaway.kernel.phrases import ordinal


@pytest.mark.parametrize(
    ("number", "words"),
    [
        (1, "1st"),
        (2, "2nd"),
        (3, "3rd"),
        (4, "4th"),
        (11, "11th"),
        (12, "12th"),
        (13, "13th"),
        (20, "20th"),
        (21, "21st"),
        (22, "22nd"),
        (103, "103rd"),
        (111, "111th"),
        (112, "112th"),
    ],
)
def test_a_number_has_the_ending_of_its_ordinal(number: int, words: str) -> None:
    assert ordinal(number) == words
