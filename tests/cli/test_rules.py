"""`getaway rules`."""

import pytest

from .conftest import Getaway


@pytest.mark.parametrize("number", ["MH-5.6", "mh-5.6", "mh5.6", "5.6"])
def test_a_number_shows_that_rule(getaway: Getaway, number: str) -> None:
    ran = getaway("rules", "masters", number)
    assert ran.code == 0
    assert ran.out.startswith("MH-5.6  Enough Skill, same mark")
    assert "MH-5.7" not in ran.out


def test_a_chapter(getaway: Getaway) -> None:
    out = getaway("rules", "masters", "4").out
    assert "MH-4.1" in out
    assert "MH-4.3" in out
    assert "MH-5" not in out


def test_words_are_searched_for(getaway: Getaway) -> None:
    out = getaway("rules", "masters", "Welfare", "cheapest").out
    assert out.startswith("MH-3.4")


def test_nothing_shows_the_book(getaway: Getaway) -> None:
    out = getaway("rules", "masters").out
    assert out.index("What you do") < out.index("An example round") < out.index("MH-1.1")
    assert "MH-8.1" in out


def test_house_rules(getaway: Getaway) -> None:
    assert "HR-5" in getaway("rules", "house").out
    assert getaway("rules", "house", "2").out.startswith("HR-2")
    assert getaway("rules", "masters", "HR-2").out.startswith("HR-2")
    assert getaway("rules", "masters", "sealed", "choice").out.startswith("HR-4")


@pytest.mark.parametrize(
    ("query", "words"),
    [
        (["masters", "MH-5.66"], "There is no rule MH-5.66. Did you mean MH-5.6?"),
        (["masters", "HR-99"], "There is no rule HR-99. Did you mean HR-"),
        (["masters", "XX-12345"], "There is no rule XX-12345. Here, rule numbers begin with MH-."),
        (["masters", "dragons"], "No rule contains “dragons”."),
        (["house", "dragons"], "No rule contains “dragons”."),
        (["mastars", "MH-1.1"], "Did you mean “masters”?"),
    ],
)
def test_what_is_not_there_suggests_the_nearest(getaway: Getaway, query: list[str], words: str) -> None:
    ran = getaway("rules", *query)
    assert ran.code == 2
    assert words in ran.err
