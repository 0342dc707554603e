"""Who is late is decided for, and nobody learns more from it than that."""

import json

import pytest

from tests.server.conftest import ENTROPY, Address

TWO = [{"kind": "mine"}] * 2


@pytest.mark.rule("HR-14")
def test_the_house_decides_for_who_is_late(house: Address) -> None:
    with house.visit() as ann:
        ann.do("OpenTable", order={"game": "masters", "seats": TWO, "deadline": 5})
        ann.do("Ready", entropy=ENTROPY)
        ann.do("Enter", table=ann.table, seat=1)
        ann.do("Ready", entropy=ENTROPY)
        ann.until(lambda message: message["type"] == "TableIs" and message["decide_by"] is not None)
        shown = ann.until(lambda message: "has run out" in json.dumps(message.get("told", [])))
        assert "the house decides" in shown["told"][0]["words"]
        assert len(shown["told"]) > 1
