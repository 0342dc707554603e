"""Looking on with a delay, over the wire."""

from pathlib import Path

import msgspec
import pytest

from tests import patient
from tests.clock import Clock
from tests.server.conftest import Visitor, opened

HOT_SEAT = [{"kind": "mine"}, {"kind": "mine"}]
SECONDS = 2


def begin(visitor: Visitor, delay: int) -> None:
    """Both seats of Masters on one screen."""
    visitor.do("OpenTable", order={"game": "masters", "seats": HOT_SEAT, "delay": delay, "deadline": 3600})
    visitor.next("TableState")
    visitor.begin(seats=2)
    visitor.until(lambda message: message["type"] == "ViewUpdate" and message["view"] is not None)


def buy(visitor: Visitor) -> str:
    """The next in turn hires someone; what was said of it, as it is on the wire."""
    seat = visitor.view["waiting_for"][0]
    if visitor.view["viewer"] != seat:
        visitor.do("Enter", table=visitor.table, seat=seat, events_seen=10_000)
        visitor.next("ViewUpdate")
    visitor.do("Make", move=visitor.view["offers"][0]["move"])
    words = visitor.next("ViewUpdate")["events"][0]["words"]
    return msgspec.json.encode(words).decode()


@pytest.mark.rule("HR-25")
def test_who_looks_on_is_sent_nothing_that_is_too_young(tmp_path: Path, clock: Clock) -> None:
    with opened(tmp_path / "house.db", clock=clock) as house, house.visit() as ann, house.visit() as eve:
        begin(ann, SECONDS)
        eve.do("Enter", table=ann.table)
        assert eve.next("TableOpened")["delay"] == SECONDS
        assert eve.next("TableState")["decide_by"] is None, "a clock would tell of each move at once"
        said = buy(ann)
        record = patient.get(f"{house.url}/api/tables/{ann.table}/record").text
        assert said not in record
        clock.advance(SECONDS)
        shown = eve.until(lambda message: said in msgspec.json.encode(message.get("events")).decode())
        assert shown["view"] is not None
        young = buy(ann)
        eve.do("Enter", table=ann.table)
        eve.next("ViewUpdate")
        record = patient.get(f"{house.url}/api/tables/{ann.table}/record").text
        assert said in record
        for seen in ("".join(eve.frames), record):
            assert young not in seen
        ann.do("Resign")
        eve.next("Finished")
        assert young in "".join(eve.frames), "at the end all of it"
