"""What there is to read."""

import msgspec
import pytest

from getaway.games.registry import game_types
from getaway.text.messages import Message
from getaway.text.render import Texts
from tests import patient
from tests.server.conftest import Address


@pytest.mark.parametrize("book", [*game_types(), "house"])
def test_a_rulebook_has_numbered_rules(house: Address, book: str) -> None:
    rules = patient.get(f"{house.url}/api/rules/{book}").json()["rules"]
    assert len(rules) > 15
    assert all(rule["number"] and rule["text"] and rule["chapter"] for rule in rules)


@pytest.mark.parametrize("book", [*game_types(), "house"])
def test_a_rulebook_is_introduced_in_the_language_asked_for(house: Address, book: str) -> None:
    english, german = (
        patient.get(f"{house.url}/api/rules/{book}", params={"lang": language}).json()["introduction"]
        for language in ("en", "de")
    )
    assert english == patient.get(f"{house.url}/api/rules/{book}").json()["introduction"]
    assert len(english) == len(german) > 0
    assert all(one["text"] and one["text"] != other["text"] for one, other in zip(english, german, strict=True))


@pytest.mark.parametrize("game", game_types())
def test_every_figure_of_a_box_says_where_it_comes_from(house: Address, game: str) -> None:
    box = patient.get(f"{house.url}/api/box/{game}").json()
    assert {figure["source"] for figure in box["figures"]} <= {mark["source"] for mark in box["sources"]}
    assert sum(mark["figures"] for mark in box["sources"]) == len(box["figures"]) > 10
    assert all(mark["words"] for mark in box["sources"])
    assert {"printed"} <= {figure["source"] for figure in box["figures"]}


def test_what_a_figure_stands_on_is_told_in_every_language(house: Address) -> None:
    things = {
        text(msgspec.convert(figure["thing"], str | Message))
        for game in ("big_score", "rob_a_bank")
        for figure in patient.get(f"{house.url}/api/box/{game}").json()["figures"]
        for text in (Texts("en"), Texts("de"))
    }
    assert {"Con Man", "Hochstapler", "two robbers", "zwei Räuber"} < things


def test_there_is_no_box_of_no_game(house: Address) -> None:
    for what in ("box", "rules"):
        refused = patient.get(f"{house.url}/api/{what}/chess")
        assert (refused.status_code, refused.json()["rule"]) == (404, "HR-6")


def test_the_letters_of_a_rule_lead_to_one_rulebook(house: Address) -> None:
    games = {game["name"]: game["rule_prefixes"] for game in patient.get(f"{house.url}/api/games").json()}
    for name, prefixes in games.items():
        rules = patient.get(f"{house.url}/api/rules/{name}").json()["rules"]
        assert {rule["number"].partition("-")[0] for rule in rules} == set(prefixes)
    letters = [prefix for prefixes in games.values() for prefix in prefixes]
    assert letters
    assert len(set(letters)) == len(letters)
    assert "HR" not in letters
