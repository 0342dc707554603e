"""Hints and odds over HTTP."""

import httpx
import pytest

from getaway.table import advice
from tests import patient
from tests.server.conftest import Address, Visitor, said


@pytest.fixture(autouse=True)
def few_tries(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advice, "ITERATIONS", 30)


def ask(house: Address, visitor: Visitor, what: str, cookie: str | None = None) -> httpx.Response:
    headers = {"cookie": visitor.cookie if cookie is None else cookie}
    return patient.get(f"{house.url}/api/tables/{visitor.table}/{what}", headers=headers)


@pytest.mark.rule("HR-21")
def test_who_has_the_seat_gets_hints_and_odds(house: Address, visitor: Visitor) -> None:
    view = visitor.sit_down(hints=True, odds="live")
    hints = ask(house, visitor, "hint").json()
    assert hints["seat"] == 0
    assert {said(hint["text"]) for hint in hints["hints"]} == {said(offer["text"]) for offer in view["offers"]}
    assert ask(house, visitor, "odds?seat=0").json() == {"seat": 0, "after": False, "lines": []}


@pytest.mark.rule("HR-6", "HR-21")
def test_nobody_else_gets_any(house: Address, visitor: Visitor) -> None:
    visitor.sit_down(hints=True, odds="live")
    for what in ("hint", "odds"):
        assert ask(house, visitor, what, "getaway=" + "0" * 64).json()["rule"] == "HR-6"
        assert ask(house, visitor, f"{what}?seat=1").json()["rule"] == "HR-6"
        assert ask(house, visitor, f"{what}?seat=x").json()["rule"] == "HR-3"
    visitor.sit_down()
    for what in ("hint", "odds"):
        assert ask(house, visitor, what).json()["rule"] == "HR-21"


@pytest.mark.rule("HR-21")
def test_before_the_first_move_there_are_no_odds_of_it_and_nothing_is_wrong(house: Address, visitor: Visitor) -> None:
    visitor.sit_down(odds="after")
    asked = ask(house, visitor, "odds")
    assert (asked.status_code, asked.json()) == (200, {"seat": 0, "after": True, "lines": []})


@pytest.mark.rule("HR-13")
def test_too_many_questions_are_refused(house: Address, visitor: Visitor) -> None:
    visitor.sit_down(odds="live")
    answers = (ask(house, visitor, "odds").status_code for _ in range(200))
    assert next(answers) == 200
    assert 429 in answers


def check(house: Address, visitor: Visitor, moves: object, cookie: str | None = None) -> httpx.Response:
    headers = {"cookie": visitor.cookie if cookie is None else cookie}
    return patient.post(f"{house.url}/api/tables/{visitor.table}/check", headers=headers, json={"moves": moves})


@pytest.mark.rule("HR-3", "HR-5", "HR-6")
def test_a_choice_is_checked_for_its_own_seat_and_not_made(house: Address, visitor: Visitor) -> None:
    view = visitor.sit_down()
    buy = view["offers"][0]["move"]
    assert check(house, visitor, [buy]).json() == {"seat": 0, "warning": ""}
    assert check(house, visitor, [buy]).json() == {"seat": 0, "warning": ""}, "it was not made"
    assert check(house, visitor, [buy, buy]).json()["rule"] == "HR-5", "nor is it part of a sealed choice"
    for nonsense in ([{"move": "Fly"}], [{"move": "BuyCrew", "card": 7}], [], [buy] * 101, "x"):
        answer = check(house, visitor, nonsense)
        assert (answer.status_code, answer.json()["rule"]) == (400, "HR-3")
    assert check(house, visitor, [buy], "getaway=" + "0" * 64).json()["rule"] == "HR-6"


@pytest.mark.rule("HR-6")
def test_no_choice_is_checked_before_the_deal(house: Address, visitor: Visitor) -> None:
    visitor.do("OpenTable", order={"game": "masters", "seats": [{"kind": "mine"}, {"kind": "open"}]})
    visitor.next("TableState")
    assert check(house, visitor, [{"move": "Pass"}]).json()["rule"] == "HR-6"
