"""Records over HTTP: while the game goes on only one's own, afterwards all of it, step by step."""

import json
from typing import Any

import httpx
import pytest

from getaway.games.masters.game import Masters
from getaway.kernel.record import read_record, verify
from tests import patient
from tests.server.conftest import Address, Visitor, said
from tests.server.test_tables import begin_two


def get(house: Address, path: str, visitor: Visitor | None = None) -> httpx.Response:
    headers = {} if visitor is None else {"cookie": visitor.cookie}
    return patient.get(f"{house.url}/api/{path}", headers=headers)


def finished(visitor: Visitor) -> None:
    """Some moves against a bot, and then one gives up."""
    visitor.sit_down()
    for _ in range(12):
        view = visitor.my_turn()
        visitor.make(view["offers"][0]["move"])
    visitor.my_turn()
    visitor.do("Resign")
    visitor.next("Finished")


@pytest.mark.rule("HR-10")
def test_a_finished_game_is_seen_step_by_step(house: Address, visitor: Visitor) -> None:
    finished(visitor)
    path = f"tables/{visitor.table}/replay"
    opened = get(house, path, visitor).json()
    assert [said(seat["name"]) for seat in opened["seats"]] == ["Player 1", "Player 2"]
    assert len(opened["steps"]) >= 8
    assert opened["pack"]["pack"]["game"] == "masters"
    last = len(opened["steps"])
    shown = get(house, f"{path}?at={last}&as=0", visitor).json()
    assert (shown["at"], shown["of"]) == (last, last)
    (view,) = shown["views"]
    assert view["board"]["sides"] == visitor.view["board"]["sides"]
    assert (view["viewer"], view["offers"]) == (0, [])
    assert shown["step"] == get(house, f"{path}?as=0").json()["steps"][-1]
    everyone = get(house, f"{path}?at=5&as=all", visitor).json()
    assert [view["viewer"] for view in everyone["views"]] == [0, 1]
    assert all(event["words"] and event["what"]["event"] for event in everyone["step"]["happened"])
    assert get(house, f"{path}?at=0").json()["step"] is None


@pytest.mark.rule("HR-22")
def test_there_are_only_the_steps_and_seats_that_there_were(house: Address, visitor: Visitor) -> None:
    finished(visitor)
    path = f"tables/{visitor.table}/replay"
    assert get(house, f"{path}?at=9999").json()["rule"] == "HR-22"
    assert get(house, f"{path}?at=1&as=7").json()["rule"] == "HR-22"
    assert get(house, f"{path}?at=x").json()["rule"] == "HR-3"
    assert get(house, f"{path}?at=-1").json()["rule"] == "HR-3"


def test_the_fairness_check_is_one_request(house: Address, visitor: Visitor) -> None:
    finished(visitor)
    verdict = get(house, f"tables/{visitor.table}/verify").json()
    assert verdict["holds"]
    assert said(verdict["checks"][0]["title"]) == "Commitment"


@pytest.mark.rule("HR-22")
def test_any_record_can_be_sent_and_looked_at(house: Address, visitor: Visitor) -> None:
    finished(visitor)
    data = get(house, f"tables/{visitor.table}/record").content
    verify(read_record(data), Masters)
    opened = patient.post(f"{house.url}/api/replay?as=all", content=data).json()
    at_two = get(house, f"replay/{opened['replay']}?at=2&as=1").json()
    assert at_two == get(house, f"tables/{visitor.table}/replay?at=2&as=1").json()
    assert get(house, f"replay/{opened['replay']}/verify").json()["holds"]
    assert get(house, f"replay/{'0' * 32}?at=2").json()["rule"] == "HR-22"
    broken = patient.post(f"{house.url}/api/replay", content=data.replace(b'"move": "', b'"move": "x', 1))
    assert (broken.status_code, broken.json()["rule"]) == (409, "HR-22")
    large = patient.post(f"{house.url}/api/replay", content=b" " * (3 * 1024 * 1024))
    assert large.json()["rule"] == "HR-3"


def events(record: dict[str, Any]) -> list[str]:
    return [line["what"]["event"] for line in record["events"]]


@pytest.mark.rule("HR-10")
def test_while_the_game_goes_on_everyone_has_his_own_view_of_the_record(house: Address) -> None:
    with house.visit() as ann, house.visit() as bob:
        begin_two(ann, bob)
        for what in ("replay", "verify", "replay?at=1&as=all"):
            assert get(house, f"tables/{ann.table}/{what}", ann).json()["rule"] == "HR-10"
        seat = ann.view["waiting_for"][0]
        mover = (ann, bob)[seat]
        mover.make(mover.view["offers"][0]["move"])
        records = [get(house, f"tables/{ann.table}/record", one).json() for one in (ann, bob, None)]
        assert [record["you"] for record in records] == [0, 1, -1]
        assert [record["view"]["viewer"] for record in records] == [0, 1, -1]
        assert events(records[0])[-1] == "CrewBought"
        for record in records:
            assert "seed" not in json.dumps(record)
            assert "moves" not in record
