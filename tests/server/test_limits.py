"""How many tables one may open in a while."""

from pathlib import Path

import pytest
from starlette.requests import HTTPConnection

from getaway.server.http import client
from tests import patient
from tests.clock import Clock
from tests.server.conftest import opened, said


@pytest.mark.rule("HR-13")
def test_a_visitor_opens_only_so_many_tables(tmp_path: Path, clock: Clock) -> None:
    with opened(tmp_path / "house.db", clock=clock, tables=15) as house, house.visit() as ann, house.visit() as bob:
        cookie = {"cookie": ann.cookie}
        for _ in range(2):
            ann.do("OpenTable", order={"game": "masters"})
        assert patient.post(f"{house.url}/api/tables", json={"game": "masters"}, headers=cookie).status_code == 201
        refused = ann.ask("OpenTable", order={"game": "masters"})
        assert (refused["type"], refused["rule"]) == ("Refused", "HR-13")
        assert said(refused["why"]) == "Too many new tables at once. Wait 1,200 seconds."
        by_hand = patient.post(f"{house.url}/api/tables", json={"game": "masters"}, headers=cookie)
        assert (by_hand.status_code, by_hand.json()["rule"]) == (429, "HR-13")
        assert by_hand.headers["retry-after"] == "1200"
        bob.do("OpenTable", order={"game": "masters"})


@pytest.mark.rule("HR-13")
def test_a_rematch_is_a_new_table_too(tmp_path: Path, clock: Clock) -> None:
    with opened(tmp_path / "house.db", clock=clock, tables=5) as house, house.visit() as ann:
        ann.sit_down()
        ann.do("Resign")
        ann.next("Finished")
        refused = ann.ask("Rematch")
        assert (refused["type"], refused["rule"]) == ("Refused", "HR-13")


@pytest.mark.rule("HR-13")
def test_who_comes_as_somebody_new_each_time_is_known_by_his_address(tmp_path: Path, clock: Clock) -> None:
    with opened(tmp_path / "house.db", clock=clock, tables=10) as house:
        answers = [patient.post(f"{house.url}/api/tables", json={"game": "masters"}) for _ in range(11)]
        assert [each.status_code for each in answers] == [201] * 10 + [429]
        assert answers[-1].headers["retry-after"] == "360"
        with house.visit() as ann:
            assert ann.ask("OpenTable", order={"game": "masters"})["rule"] == "HR-13"


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1::/48"),
        ("2001:db8:1:2::9", "2001:db8:1::/48"),
        ("fe80::1%eth0", "fe80::/48"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("::ffff:c000:207", "192.0.2.7"),
        ("unknown:x:y", "unknown:x:y"),
    ],
)
def test_of_an_ipv6_address_the_half_counts_that_nobody_chooses(host: str, counted: str) -> None:
    assert client(HTTPConnection({"type": "http", "client": (host, 1), "headers": []})) == counted


def test_who_has_no_address_is_one_of_many() -> None:
    assert client(HTTPConnection({"type": "http", "client": None, "headers": []})) == ""
    assert client(HTTPConnection({"type": "http", "client": ("testclient", 1), "headers": []})) == "testclient"


@pytest.mark.rule("HR-13")
def test_whoever_sits_down_and_leaves_with_a_new_cookie_each_time_is_known_by_their_address(
    tmp_path: Path, clock: Clock
) -> None:
    with opened(tmp_path / "house.db", clock=clock, tables=20) as house, house.visit() as host:
        host.do("OpenTable", order={"game": "masters", "seats": [{"kind": "mine"}, {"kind": "open"}]})
        host.next("TableOpened")
        for _ in range(10):
            with house.visit() as guest:
                guest.do("Enter", table=host.table)
                guest.do("Sit", seat=1)
                guest.do("Leave")
        with house.visit() as guest:
            guest.do("Enter", table=host.table)
            refused = guest.ask("Sit", seat=1)
            assert (refused["rule"], said(refused["why"])) == (
                "HR-13",
                "Too many seat changes at once. Wait 5 seconds.",
            )
            claim = {"table": host.table, "seat": 1, "secret": "ab" * 32}
            assert guest.ask("Claim", **claim)["rule"] == "HR-13"
        assert host.ask("Leave")["rule"] == "HR-13"


@pytest.mark.rule("HR-13")
def test_a_visitor_says_only_so_much(tmp_path: Path, clock: Clock) -> None:
    with opened(tmp_path / "house.db", clock=clock) as house, house.visit() as ann:
        view = ann.sit_down()
        answers = [ann.ask("Say", text="and another thing") for _ in range(100)]
        refused = [each for each in answers if each["type"] == "Refused"]
        assert len(refused) == 70
        assert all(each["rule"] == "HR-13" and "Too many messages" in said(each["why"]) for each in refused)
        assert ann.make(view["offers"][0]["move"])


@pytest.mark.rule("HR-13")
def test_votes_and_names_are_counted_over_all_sockets_of_a_visitor(tmp_path: Path, clock: Clock) -> None:
    """All of it is kept and told to everyone, and a table's log is full some day."""
    with opened(tmp_path / "house.db", clock=clock) as house, house.visit() as ann:
        ann.sit_down()
        for number in range(15):
            ann.do("Rename", name=f"Ann the {number}th")
            ann.do("VoteToPause", yes=number % 2 == 0)
        assert ann.ask("Say", text="hello")["rule"] == "HR-13"
        with house.visit(ann.cookie) as again:
            again.do("Enter", table=ann.table)
            refused = again.ask("VoteToPause", yes=True)
            assert said(refused["why"]) == "Too many changes at once. Wait 1 second."
