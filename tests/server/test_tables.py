"""Tables over sockets: coming back, joining, links, spectators, passwords."""

import json
from pathlib import Path

import pytest

from getaway.games.masters.game import Masters
from getaway.kernel.pack import plain
from getaway.kernel.record import read_record, verify
from tests import patient
from tests.server.conftest import ENTROPY, Address, Visitor, all_ready, opened, said

TWO = [{"kind": "mine"}, {"kind": "open"}]


def ids_of(visitor: Visitor) -> list[str]:
    """Of all commands that were accepted from a visitor."""
    said = [json.loads(frame) for frame in visitor.frames]
    return [message["id"] for message in said if message["type"] == "Accepted"]


def begin_two(ann: Visitor, bob: Visitor) -> None:
    """Ann opens a table, Bob joins, both are ready."""
    ann.do("OpenTable", order={"game": "masters", "seats": TWO, "listed": True})
    ann.next("TableState")
    bob.do("Enter", table=ann.table)
    bob.do("Sit", seat=1)
    all_ready(ann, bob)
    for player in (ann, bob):
        player.until(lambda message: message["type"] == "ViewUpdate" and message["view"] is not None)


def test_two_people_play_and_each_sees_his_own(house: Address) -> None:
    with house.visit() as ann, house.visit() as bob:
        begin_two(ann, bob)
        assert (ann.view["viewer"], bob.view["viewer"]) == (0, 1)
        seat = ann.view["waiting_for"][0]
        mover, other = (ann, bob) if seat == 0 else (bob, ann)
        mover.make(mover.view["offers"][0]["move"])
        other.next("ViewUpdate")
        assert other.view["waiting_for"] == mover.view["waiting_for"]


@pytest.mark.rule("HR-32")
def test_bytes_for_the_deal_are_in_no_frame_until_the_record(house: Address) -> None:
    with house.visit() as ann, house.visit() as bob, house.visit() as cid:
        ann.do("OpenTable", order={"game": "masters", "seats": TWO})
        ann.next("TableState")
        bob.do("Enter", table=ann.table)
        bob.do("Sit", seat=1)
        cid.do("Enter", table=ann.table)
        ann.ready()
        bob.ready()
        bob.reveal()
        assert ann.ask("Remove", seat=1)["rule"] == "HR-32"
        assert said(ann.ask("RestartDeal")["why"]) == "The others still have time to reveal their bytes."
        ann.reveal()
        for one in (ann, bob, cid):
            one.until(lambda message: message["type"] == "TableState" and message["deal"]["head"] is not None)
            assert ENTROPY not in "".join(one.frames)
        ann.do("Resign")
        record = bob.next("Finished")["record"]
        assert [entropy["value"] for entropy in record["deal"]["entropy"]] == [ENTROPY, ENTROPY]
        assert [seat["commitment"] for seat in record["head"]["seats"]] == ann.now["deal"]["commitments"]


def test_an_open_table_is_listed_until_it_begins(house: Address) -> None:
    def listed() -> list[str]:
        return [table["table"] for table in patient.get(f"{house.url}/api/tables").json()]

    with house.visit() as ann, house.visit() as bob:
        ann.do("OpenTable", order={"game": "masters", "seats": TWO, "listed": True})
        ann.next("TableState")
        assert ann.table in listed()
        bob.do("Enter", table=ann.table)
        bob.do("Sit", seat=1)
        all_ready(ann, bob)
        assert ann.table not in listed()
        mine = patient.get(f"{house.url}/api/tables/mine", headers={"cookie": bob.cookie}).json()
        assert [table["table"] for table in mine] == [ann.table]


def test_who_comes_back_finds_the_view_and_what_he_missed(house: Address) -> None:
    with house.visit() as ann, house.visit() as bob:
        begin_two(ann, bob)
        told = ann.told
        ann.socket.close()
        bob.do("Say", text="are you there?")
        with house.visit(ann.cookie) as again:
            again.do("Enter", table=ann.table, events_seen=told)
            shown = again.next("ViewUpdate")
            assert shown["view"] == ann.view
            assert [line["number"] for line in shown["events"]] == [told + 1]
            assert said(shown["events"][0]["words"]).endswith(": are you there?")
            again.do("Say", text="yes")


def test_a_command_that_is_sent_again_is_answered_as_before(house: Address) -> None:
    with house.visit() as ann:
        view = ann.sit_down()
        frame = json.dumps({"id": "again", "command": {"do": "Make", "move": view["offers"][0]["move"]}})
        assert ann.say(frame) == {"type": "Accepted", "id": "again"}
        ann.next("ViewUpdate")
        assert ann.say(frame) == {"type": "Accepted", "id": "again"}
        with house.visit(ann.cookie) as again:
            again.do("Enter", table=ann.table)
            assert again.say(frame) == {"type": "Accepted", "id": "again"}


@pytest.mark.rule("HR-6")
def test_a_link_moves_the_seat_to_another_device(house: Address) -> None:
    with house.visit() as ann, house.visit() as phone:
        ann.sit_down()
        ann.do("SetLink", seat=0, secret="ab" * 32)
        phone.do("Claim", table=ann.table, seat=0, secret="ab" * 32)
        phone.next("ViewUpdate")
        assert phone.view["viewer"] == 0
        assert ann.next("TableOpened")["you"] == -1
        ann.next("ViewUpdate")
        assert (ann.view["viewer"], ann.view["offers"]) == (-1, [])
        assert ann.ask("Say", text="still here?")["rule"] == "HR-6"
        assert ann.ask("Claim", table=phone.table, seat=0, secret="ab" * 32)["rule"] == "HR-6"


@pytest.mark.rule("HR-6")
def test_an_id_that_a_seat_has_used_opens_it_to_nobody(house: Address) -> None:
    with house.visit() as ann, house.visit() as eve:
        ann.sit_down()
        for used in ids_of(ann):
            claim = {"id": used, "command": {"do": "Claim", "table": ann.table, "seat": 0, "secret": "ab" * 32}}
            assert eve.say(json.dumps(claim))["rule"] == "HR-6"
            eve.do("Enter", table=ann.table)
            assert eve.next("TableOpened")["you"] == -1
            assert eve.say(json.dumps({"id": used, "command": {"do": "Sit", "seat": 0}}))["rule"] == "HR-6"


@pytest.mark.rule("HR-10")
def test_who_is_removed_sees_no_more_than_anyone(house: Address) -> None:
    with house.visit() as ann, house.visit() as bob:
        ann.do("OpenTable", order={"game": "masters", "seats": TWO, "spectators": False})
        ann.next("TableState")
        bob.do("Enter", table=ann.table)
        bob.do("Sit", seat=1)
        all_ready(ann, bob)
        ann.do("Remove", seat=1)
        assert bob.next("Refused")["rule"] == "HR-10"
        ann.do("Say", text="he is gone")
        assert bob.ask("Say", text="am I?")["rule"] == "HR-6"
        assert "he is gone" not in "".join(bob.frames)


@pytest.mark.rule("HR-10")
def test_spectators_see_what_everyone_may_see_where_they_may(house: Address) -> None:
    with house.visit() as ann, house.visit() as eve:
        ann.sit_down()
        eve.do("Enter", table=ann.table)
        eve.next("ViewUpdate")
        assert (eve.view["viewer"], eve.view["offers"]) == (-1, [])
        assert eve.ask("Make", move={"move": "Pass"})["rule"] == "HR-6"
        assert eve.ask("Enter", table=ann.table, seat=0)["rule"] == "HR-6"
        ann.sit_down(spectators=False)
        assert eve.ask("Enter", table=ann.table)["rule"] == "HR-10"
        record = patient.get(f"{house.url}/api/tables/{ann.table}/record", headers={"cookie": eve.cookie})
        assert (record.status_code, record.json()["rule"]) == (403, "HR-10")


@pytest.mark.rule("HR-10")
def test_the_record_can_be_had_when_the_game_is_over(house: Address) -> None:
    with house.visit() as ann:
        ann.sit_down()
        url = f"{house.url}/api/tables/{ann.table}/record"
        assert "moves" not in patient.get(url).json()
        ann.do("Resign")
        ann.next("Finished")
        record = read_record(patient.get(url).content)
        verify(record, Masters)
        assert patient.get(f"{house.url}/api/tables/nowhere/record").status_code == 404


def test_a_rematch_brings_the_same_people_together(house: Address) -> None:
    with house.visit() as ann, house.visit() as bob:
        begin_two(ann, bob)
        bob.do("Resign")
        ann.next("Finished")
        ann.do("Rematch")
        assert bob.ask("Rematch")["rule"] == "HR-6"
        table = ann.until(lambda message: message["type"] == "TableState" and message["rematch"])["rematch"]
        bob.do("Enter", table=table)
        assert bob.next("TableOpened")["you"] == 1
        bob.ready()


def test_several_seats_on_one_screen(house: Address) -> None:
    with house.visit() as ann:
        ann.do("OpenTable", order={"game": "masters", "seats": [{"kind": "mine"}] * 2})
        ann.next("TableState")
        ann.begin(seats=2)
        ann.until(lambda message: message["type"] == "ViewUpdate" and message["view"] is not None)
        for _ in range(4):
            seat = ann.view["waiting_for"][0]
            ann.do("Enter", table=ann.table, seat=seat)
            ann.next("ViewUpdate")
            ann.make(ann.view["offers"][0]["move"])


def test_a_table_with_a_pack_of_its_own_says_in_what_it_differs(house: Address) -> None:
    pack = {**plain(Masters.from_toml().pack), "start_money": 9}
    with patient.Client(base_url=house.url) as http:
        made = http.post("/api/tables", json={"game": "masters", "pack": pack})
        assert made.status_code == 201, made.text
        with house.visit("getaway=" + http.cookies["getaway"]) as ann:
            ann.do("Enter", table=made.json()["table"])
            opened = ann.next("TableOpened")
            assert [said(line) for line in opened["differences"]] == ["start_money: 9 instead of 8"]
            assert opened["you"] == 0


@pytest.mark.rule("HR-12")
def test_a_password_brings_one_back_to_his_tables(house: Address) -> None:
    mine = {"login": "ann.b", "password": "correct horse"}
    with patient.Client(base_url=house.url) as home, patient.Client(base_url=house.url) as away:
        assert home.get("/api/me").json() == {"name": "", "login": None}
        assert home.post("/api/me", json={"name": "Ann"}).json()["name"] == "Ann"
        table = home.post("/api/tables", json={"game": "masters"}).json()["table"]
        assert home.post("/api/password", json=mine).status_code == 200
        assert away.post("/api/password", json=mine).status_code == 409
        assert away.post("/api/login", json={**mine, "password": "wrong horse."}).status_code == 403
        assert away.post("/api/login", json={"login": "nobody", "password": "wrong horse."}).status_code == 403
        assert away.post("/api/login", json=mine).json() == {"name": "Ann", "login": "ann.b"}
        assert [found["table"] for found in away.get("/api/tables/mine").json()] == [table]
        assert away.post("/api/logout").status_code == 204
        assert away.get("/api/tables/mine").json() == []
        for name in ("Ann\n", "\x9bAnn", "Ann\u3000", " Ann"):
            assert home.post("/api/me", json={"name": name}).json()["name"] == "Ann", "cleaned"
        for name in ("", "\n", "\u3000", "\u200b", "A" * 41, "Player 2", "The Host"):
            assert home.post("/api/me", json={"name": name}).status_code == 400, name
        assert home.post("/api/me", content=b"[" * 5000).status_code == 400
        assert home.post("/api/tables", content=b"x" * 300_000).status_code == 413
        assert home.post("/api/tables", json={"game": "chess"}).status_code == 409


def test_games_and_rules_can_be_read(house: Address) -> None:
    assert "masters" in [game["name"] for game in patient.get(f"{house.url}/api/games").json()]
    rules = patient.get(f"{house.url}/api/rules/masters").json()
    assert rules["rules"][0]["number"].startswith("MH-")
    assert patient.get(f"{house.url}/api/rules/chess").status_code == 404


def test_no_secret_of_a_visitor_is_stored(tmp_path: Path) -> None:
    path = tmp_path / "house.db"
    with opened(path) as address, patient.Client(base_url=address.url) as http:
        http.post("/api/me", json={"name": "Ann"})
        http.post("/api/password", json={"login": "ann", "password": "correct horse"})
        with address.visit("getaway=" + http.cookies["getaway"]) as ann:
            ann.sit_down()
            ann.do("SetLink", seat=0, secret="ab" * 32)
        secret = http.cookies["getaway"]
    stored = b"".join(file.read_bytes() for file in tmp_path.glob("house.db*"))
    assert b"Ann" in stored
    for hidden in (secret.encode(), b"correct horse", b"ab" * 32):
        assert hidden not in stored


def test_tables_outlive_the_server(tmp_path: Path) -> None:
    path = tmp_path / "house.db"
    with opened(path) as address, address.visit() as ann:
        view = ann.sit_down()
        view = ann.make(view["offers"][0]["move"])
        view = ann.my_turn()
    with opened(path) as address, address.visit(ann.cookie) as again:
        again.do("Enter", table=ann.table, events_seen=ann.told)
        shown = again.next("ViewUpdate")
        assert shown["view"] == view
        assert shown["events"] == []
        again.make(view["offers"][0]["move"])


def test_after_a_logout_the_first_secret_of_a_visitor_is_worth_nothing(house: Address) -> None:
    with patient.Client(base_url=house.url) as home:
        home.post("/api/me", json={"name": "Ann"})
        home.post("/api/tables", json={"game": "masters"})
        old = {"cookie": f"getaway={home.cookies['getaway']}"}
        assert home.post("/api/logout").status_code == 204
    assert patient.get(f"{house.url}/api/tables/mine", headers=old).json() == []
    assert patient.get(f"{house.url}/api/me", headers=old).json() == {"name": "", "login": None}


@pytest.mark.rule("HR-7")
def test_the_first_line_of_a_log_takes_no_id_from_a_host(house: Address) -> None:
    with house.visit() as ann:
        ann.do("OpenTable", order={"game": "masters", "seats": [{"kind": "open"}, {"kind": "open"}]})
        answer = ann.say(json.dumps({"id": "create", "command": {"do": "Pause", "on": True}}))
        assert answer == {"type": "Accepted", "id": "create"}
        assert ann.next("TableState")["paused"]
