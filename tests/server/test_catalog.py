"""What is told of the games is enough to open a table of any of them."""

from typing import Any

import pytest

from getaway.games.registry import game_types
from tests import patient
from tests.server.conftest import Address, Visitor, said


def offered(house: Address) -> dict[str, dict[str, Any]]:
    return {game["name"]: game for game in patient.get(f"{house.url}/api/games").json()}


def test_every_option_is_told_in_words_with_its_choices(house: Address, visitor: Visitor) -> None:
    games = offered(house)
    assert list(games) == list(game_types())
    assert visitor.hear()["games"] == list(games.values())
    for game in games.values():
        names = [option["name"] for option in game["options"]]
        for option in game["options"]:
            assert said(option["title"]) != option["name"], "a title is written for people"
            assert said(option["words"])
            assert option["kind"] in ("bool", "choice")
            assert [choice["value"] for choice in option["choices"]] == option["values"]
            assert all(said(choice["words"]) and "_" not in said(choice["words"]) for choice in option["choices"])
            assert set(option["seats"]) <= set(game["seat_counts"])
            assert set(option["needs"]) <= set(names)


def test_every_phase_of_a_game_has_a_name(house: Address) -> None:
    for game in offered(house).values():
        assert {"over"} < {phase["phase"] for phase in game["phases"]}
        assert all(said(phase["title"]) for phase in game["phases"])


def test_bots_are_told_by_level_where_there_are_any(house: Address) -> None:
    games = offered(house)
    assert [bot["name"] for bot in games["masters"]["bots"]] == ["easy", "normal", "hard", "random"]
    assert all(said(bot["title"]) and said(bot["words"]) for bot in games["masters"]["bots"])
    assert games["score"]["bots"] == []


def test_a_game_with_campaigns_says_so(house: Address) -> None:
    assert [name for name, game in offered(house).items() if game["campaign"]] == ["score"]


def test_every_scenario_can_be_opened_and_begins(house: Address, visitor: Visitor) -> None:
    begun = 0
    for game in offered(house).values():
        for scenario in game["scenarios"]:
            assert scenario["goal"]
            order = {"game": game["name"], "options": scenario["options"], "seats": [{"kind": "mine"}]}
            visitor.do("OpenTable", order=order)
            visitor.begin()
            visitor.until(lambda message: message["type"] == "ViewUpdate" and message["view"] is not None)
            assert visitor.view["offers"], "one alone can begin"
            begun += 1
    assert begun == 13


@pytest.mark.rule("HR-6")
def test_the_number_of_seats_is_judged_with_the_options(visitor: Visitor) -> None:
    seats = [{"kind": "mine"}, *({"kind": "open"} for _ in range(5))]
    refused = visitor.ask("OpenTable", order={"game": "score", "seats": seats})
    assert refused["rule"] == "HR-6"
    assert "1 to 5" in said(refused["why"])
    visitor.do("OpenTable", order={"game": "score", "seats": seats, "options": {"gm": "seat"}})
