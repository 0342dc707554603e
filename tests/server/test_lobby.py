"""The lobby: by code, and one's own tables."""

from pathlib import Path
from string import ascii_uppercase
from typing import Any

import pytest

from tests import patient
from tests.server.conftest import Address, Visitor, opened
from tests.server.test_tables import TWO, begin_two


def mine(house: Address, visitor: Visitor) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = patient.get(f"{house.url}/api/tables/mine", headers={"cookie": visitor.cookie}).json()
    return found


@pytest.mark.rule("HR-26")
def test_a_table_is_found_by_its_code_until_it_is_over(house: Address, visitor: Visitor) -> None:
    visitor.do("OpenTable", order={"game": "masters", "seats": TWO})
    code = visitor.next("TableOpened")["code"]
    assert patient.get(f"{house.url}/api/codes/{code.lower()}").json() == {"table": visitor.table}
    visitor.sit_down()
    code = mine(house, visitor)[0]["code"]
    visitor.do("Resign")
    visitor.next("Finished")
    for gone in (code, "AAAAAA", "x"):
        refused = patient.get(f"{house.url}/api/codes/{gone}")
        assert (refused.status_code, refused.json()["rule"]) == (404, "HR-26")


@pytest.mark.rule("HR-13")
def test_codes_are_not_to_be_tried_out(tmp_path: Path) -> None:
    with opened(tmp_path / "house.db") as house, patient.Client() as client:
        tries = (client.get(f"{house.url}/api/codes/AAAAA{letter}").status_code for letter in ascii_uppercase * 20)
        assert next(tries) == 404
        assert 429 in tries


def test_my_tables_say_whose_turn_it_is(house: Address) -> None:
    with house.visit() as ann, house.visit() as bob:
        begin_two(ann, bob)
        turns = []
        for visitor in (ann, bob):
            (table,) = mine(house, visitor)
            assert table["waiting_for"] == visitor.view["waiting_for"]
            assert table["at"] > 1_000_000_000
            assert table["status"] == "playing"
            turns.append(table["your_turn"])
        assert sorted(turns) == [False, True]
        assert mine(house, ann)[0]["you_host"]
        ann.do("Resign")
        ann.next("Finished")
        (record,) = mine(house, bob)
        assert record["status"] == "over"


def test_the_table_where_something_happened_last_comes_first(house: Address, visitor: Visitor) -> None:
    tables = []
    for _ in range(2):
        visitor.do("OpenTable", order={"game": "masters", "seats": TWO})
        visitor.next("TableState")
        tables.append(visitor.table)
    assert [table["table"] for table in mine(house, visitor)] == tables[::-1]
    visitor.do("Enter", table=tables[0])
    visitor.do("Say", text="here")
    assert [table["table"] for table in mine(house, visitor)] == tables
    assert [table["waiting_for"] for table in mine(house, visitor)] == [[0, 1], [0, 1]]
