"""Looking on with a delay, over the wire."""

import httpx
import pytest

from tests.server.conftest import ENTROPY, Address, Visitor

HOT_SEAT = [{"kind": "mine"}, {"kind": "mine"}]


def begin(visitor: Visitor, delay: int) -> None:
    """Both seats of Masters on one screen."""
    visitor.do("OpenTable", order={"game": "masters", "seats": HOT_SEAT, "delay": delay, "deadline": 3600})
    visitor.next("TableIs")
    for seat in (0, 1):
        visitor.do("Enter", table=visitor.table, seat=seat)
        visitor.do("Ready", entropy=ENTROPY)
    visitor.until(lambda message: message["type"] == "Shown" and message["view"] is not None)


def buy(visitor: Visitor) -> str:
    """The next in turn hires someone; what was said of it."""
    seat = visitor.view["waiting_for"][0]
    if visitor.view["viewer"] != seat:
        visitor.do("Enter", table=visitor.table, seat=seat, told=10_000)
        visitor.next("Shown")
    visitor.do("Make", move=visitor.view["offers"][0]["move"])
    words: str = visitor.next("Shown")["told"][0]["words"]
    return words


@pytest.mark.rule("HR-25")
def test_who_looks_on_is_sent_nothing_that_is_too_young(house: Address) -> None:
    with house.visit() as ann, house.visit() as eve:
        begin(ann, delay=2)
        eve.do("Enter", table=ann.table)
        assert eve.next("TableOpened")["delay"] == 2
        assert eve.next("TableIs")["decide_by"] is None, "a clock would tell of each move at once"
        said = [buy(ann) for _ in range(3)]
        shown = eve.until(lambda message: message["type"] == "Shown" and said[0] in str(message["told"]))
        assert shown["view"] is not None
        record = httpx.get(f"{house.url}/api/tables/{ann.table}/record").text
        for seen in ("".join(eve.frames), record):
            assert said[0] in seen
            assert said[1] not in seen
            assert said[2] not in seen
        ann.do("Resign")
        eve.next("Finished")
        assert said[2] in "".join(eve.frames)
