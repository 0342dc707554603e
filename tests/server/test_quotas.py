"""How much a table, a visitor and an address may store, and how many tables they may list."""

from pathlib import Path

import apsw
import pytest

from getaway.table import storage
from tests import patient
from tests.server.conftest import Address, Message, all_ready, opened, said
from tests.server.test_lobby import mine

OPEN = {"game": "masters", "listed": True, "seats": [{"kind": "mine"}, {"kind": "open"}]}


@pytest.mark.rule("HR-28")
def test_a_full_table_can_only_be_left_or_ended(house: Address, monkeypatch: pytest.MonkeyPatch) -> None:
    with house.visit() as ann:
        view = ann.sit_down()
        monkeypatch.setattr(storage, "TABLE_BYTES", 20_000)
        monkeypatch.setattr(storage, "PERSONS_SHARE", 2.0)
        answers = [ann.ask("Say", text="x" * 400) for _ in range(30)]
        refused = [each for each in answers if each["type"] == "Refused"]
        assert {each["rule"] for each in refused} == {"HR-28"}
        assert said(refused[0]["why"]).startswith("This table's storage is full")
        assert ann.ask("Make", move=view["offers"][0]["move"])["rule"] == "HR-28"
        ann.do("Resign")
        ann.next("Finished")


@pytest.mark.rule("HR-28")
def test_a_table_has_only_so_many_entries(house: Address, monkeypatch: pytest.MonkeyPatch) -> None:
    with house.visit() as ann:
        ann.sit_down()
        monkeypatch.setattr(storage, "TABLE_ENTRIES", 20)
        monkeypatch.setattr(storage, "PERSONS_SHARE", 2.0)
        votes = [ann.ask("VoteToPause", yes=bool(n % 2))["type"] for n in range(40)]
        assert votes.count("Accepted") <= 22, "what ends a game may go a little further"
        assert votes[-1] == "Refused"


@pytest.mark.rule("HR-28")
def test_a_visitor_stores_only_so_much_and_others_still_can(tmp_path: Path) -> None:
    path = tmp_path / "house.db"
    with opened(path, visitor_bytes=20_000) as house, house.visit() as ann, house.visit() as bob:
        ann.sit_down()
        answers = [ann.ask("Say", text="x" * 400) for _ in range(30)]
        assert {each["rule"] for each in answers if each["type"] == "Refused"} == {"HR-28"}
        assert ann.ask("OpenTable", order={"game": "masters"})["rule"] == "HR-28"
        bob.sit_down()
        cookie = ann.cookie
        ann.do("Resign")
    with opened(path, visitor_bytes=20_000) as house, house.visit(cookie) as ann:
        assert ann.ask("OpenTable", order={"game": "masters"})["rule"] == "HR-28", "it is counted in the store"


@pytest.mark.rule("HR-28")
def test_an_address_stores_only_so_much_in_an_hour(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("getaway.server.quotas.ADDRESS_BYTES", 20_000)
    with opened(tmp_path / "house.db") as house:
        refused: list[Message] = []
        while not refused:
            with house.visit() as guise:  # somebody new each time
                answer = guise.ask("OpenTable", order={"game": "masters"})
                refused += [answer] if answer["type"] == "Refused" else []
        assert refused[0]["rule"] == "HR-28"
        assert said(refused[0]["why"]).startswith("Too much was stored from your address. Wait ")


@pytest.mark.rule("HR-29")
def test_a_visitor_and_an_address_list_only_so_many_tables(tmp_path: Path) -> None:
    with opened(tmp_path / "house.db", tables=100) as house, house.visit() as ann, house.visit() as bob:
        for _ in range(3):
            ann.do("OpenTable", order=OPEN)
        refused = ann.ask("OpenTable", order=OPEN)
        assert (refused["type"], refused["rule"]) == ("Refused", "HR-29")
        ann.do("OpenTable", order={**OPEN, "listed": False})
        for _ in range(2):
            bob.do("OpenTable", order=OPEN)
        assert "from your address" in said(bob.ask("OpenTable", order=OPEN)["why"])
        assert len(patient.get(f"{house.url}/api/tables").json()) == 5
        ann.do("Enter", table=bob.table)
        ann.do("Sit", seat=1)
        all_ready(ann, bob)
        bob.do("OpenTable", order=OPEN)


def test_ones_own_list_loads_no_table(house: Address, monkeypatch: pytest.MonkeyPatch) -> None:
    with house.visit() as ann:
        for _ in range(3):
            ann.sit_down()

        async def no_room(self: object, name: str) -> None:
            raise AssertionError("a table was loaded")

        monkeypatch.setattr("getaway.server.service.GameService.room", no_room)
        tables = mine(house, ann)
        assert [table["mine"] for table in tables] == [[0]] * 3
        assert all(table["your_turn"] and table["you_host"] for table in tables)


def test_ones_own_list_has_a_limit(tmp_path: Path) -> None:
    with opened(tmp_path / "house.db") as house, patient.Client(base_url=house.url) as client:
        statuses = (client.get("/api/tables/mine").status_code for _ in range(2000))
        assert next(statuses) == 200
        assert 429 in statuses


def test_tables_of_an_older_database_are_read_for_the_list(tmp_path: Path) -> None:
    path = tmp_path / "house.db"
    with opened(path) as house, house.visit() as ann:
        ann.sit_down()
        cookie, before = ann.cookie, mine(house, ann)
    with apsw.Connection(str(path)) as db:
        db.execute("UPDATE tables SET turn = x'', people = x'', host = ''")
    with opened(path) as house:
        after = patient.get(f"{house.url}/api/tables/mine", headers={"cookie": cookie}).json()
    assert after == before
    assert before[0]["your_turn"]
