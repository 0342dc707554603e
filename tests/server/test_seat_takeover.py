"""The host tries every tool to read a hand or the GM's secrets: over sockets and REST, before, during and after."""

import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import pytest

from tests import patient
from tests.server.conftest import Address, Visitor, all_ready

SECRET = "ab" * 32
SENTINEL = "xyzzy-the-butler-did-it"
GM = {"game": "score", "options": {"gm": "seat"}, "seats": [{"kind": "invited"}, {"kind": "mine"}]}
THREE = {"game": "big_score", "seats": [{"kind": "mine"}, {"kind": "invited"}, {"kind": "invited"}]}
PATHS = ("record", "record?sealed=1", "story", "campaign", "replay", "verify", "hint", "odds")


def see(visitor: Visitor) -> None:
    visitor.until(lambda message: message["type"] == "ViewUpdate" and message["view"] is not None)


def see_as(visitor: Visitor, seat: int) -> None:
    visitor.until(lambda message: message["type"] == "ViewUpdate" and message["view"]["viewer"] == seat)


def hear(visitor: Visitor, words: str) -> None:
    visitor.until(lambda message: words in json.dumps(message))


@contextmanager
def table(house: Address, order: dict[str, Any]) -> Iterator[tuple[Visitor, list[Visitor]]]:
    """The host, and guests who came by links; all are ready."""
    with ExitStack() as stack:
        host = stack.enter_context(house.visit())
        host.do("OpenTable", order=order)
        host.next("TableState")
        guests = []
        for seat, place in enumerate(order["seats"]):
            if place["kind"] == "mine":
                continue
            guest = stack.enter_context(house.visit())
            host.do("SetLink", seat=seat, secret=SECRET)
            guest.do("Claim", table=host.table, seat=seat, secret=SECRET)
            guests.append(guest)
        all_ready(host, *guests)
        for one in (host, *guests):
            see(one)
        yield host, guests


def rest(house: Address, visitor: Visitor, seats: int) -> str:
    """All that a visitor is answered about the table, asked for every seat and with all eyes."""
    said = []
    with patient.Client(base_url=house.url, headers={"cookie": visitor.cookie}) as http:
        for path in PATHS:
            mark = "&" if "?" in path else "?"
            for query in ("", *(f"{mark}seat={seat}" for seat in range(seats))):
                said.append(http.get(f"/api/tables/{visitor.table}/{path}{query}").text)
        for eyes in ("all", *range(-1, seats)):
            for at in range(3):
                said.append(http.get(f"/api/tables/{visitor.table}/replay?as={eyes}&at={at}").text)
        said.append(http.get("/api/tables/mine").text)
    return "".join(said)


def try_everything(house: Address, host: Visitor, seats: int, target: int, spare: str) -> None:
    """Every command that could bring the host, or a second browser of theirs, to a seat. It stays whose it was."""
    with house.visit() as puppet:
        for one in (host, puppet):
            one.ask("SetLink", seat=target, secret=spare)
            one.ask("Claim", table=host.table, seat=target, secret=spare)
            one.ask("Claim", table=host.table, seat=target, secret=SECRET)
            one.ask("Enter", table=host.table)
            one.ask("Enter", table=host.table, seat=target)
            one.ask("Sit", seat=target)
            one.ask("VoteOnSeat", seat=target, asked=1, yes=True)
        host.ask("VoteOnSeat", seat=target, asked=1, yes=True)
        puppet.ask("Enter", table=host.table)
        for one in (host, puppet):
            assert one.ask("Enter", table=host.table, seat=target)["rule"] == "HR-6"
            assert views_of(one, target) == []
        rest(house, puppet, seats)


def views_of(visitor: Visitor, seat: int) -> list[str]:
    """The frames in which a visitor saw the game as a seat sees it."""
    return [
        frame
        for frame in visitor.frames
        if (message := json.loads(frame))["type"] == "ViewUpdate"
        and message["view"]
        and message["view"]["viewer"] == seat
    ]


@pytest.mark.rule("HR-30")
def test_no_tool_of_the_host_opens_a_hand(house: Address) -> None:
    with table(house, THREE) as (host, (bob, cid)):
        try_everything(house, host, 3, 1, "c0" * 32)
        host.do("Mute", seat=1, on=True)
        host.do("Pause", on=True)
        try_everything(house, host, 3, 1, "c1" * 32)
        host.do("Pause", on=False)
        host.do("Remove", seat=1)
        assert bob.next("TableOpened")["you"] == -1
        try_everything(house, host, 3, 1, "c2" * 32)
        cid.do("Leave")
        try_everything(house, host, 3, 1, "c3" * 32)
        try_everything(house, host, 3, 2, "c4" * 32)
        host.do("Replace", seat=2, bot="random")
        try_everything(house, host, 3, 2, "c5" * 32)
        host.do("Enter", table=host.table)
        host.do("Leave")
        try_everything(house, host, 3, 1, "c6" * 32)
        bob.do("Sit", seat=1)
        see_as(bob, 1)  # the seat is still theirs


@pytest.mark.rule("HR-30", "SC-8.1")
def test_no_tool_of_the_host_opens_the_gms_secrets_even_after_the_end(house: Address) -> None:
    with table(house, GM) as (host, (gm,)):
        gm.do("Make", move={"move": "WriteNote", "text": SENTINEL})
        try_everything(house, host, 2, 0, "d0" * 32)
        host.do("Remove", seat=0)
        try_everything(house, host, 2, 0, "d1" * 32)
        gm.until(lambda message: message["type"] == "TableState" and message["may_return"] == [0])
        gm.do("Sit", seat=0)
        gm.do("Leave")
        try_everything(house, host, 2, 0, "d2" * 32)
        gm.do("Sit", seat=0)
        gm.do("Make", move={"move": "EndCampaign"})
        host.next("Finished")
        try_everything(house, host, 2, 0, "d3" * 32)
        host.do("Remove", seat=0)
        try_everything(house, host, 2, 0, "d4" * 32)
        host.do("Enter", table=host.table)
        said = "".join(host.frames) + rest(house, host, 2)
        assert SENTINEL not in said
        assert '"moves"' in said, "the record as players may have it"
        gm.do("Sit", seat=0)
        see_as(gm, 0)
        assert SENTINEL in "".join(gm.frames) + rest(house, gm, 2)


@pytest.mark.rule("HR-6")
def test_a_guest_does_not_share_the_seat_with_who_gave_the_link(house: Address) -> None:
    """The host sits in the second seat with another browser, and hands that seat's own link out as an invitation."""
    order = {"game": "masters", "seats": [{"kind": "mine"}, {"kind": "invited"}]}
    with house.visit() as host, house.visit() as puppet, house.visit() as guest:
        host.do("OpenTable", order=order)
        host.next("TableState")
        host.do("SetLink", seat=1, secret=SECRET)
        puppet.do("Claim", table=host.table, seat=1, secret=SECRET)
        puppet.do("SetLink", seat=1, secret="cd" * 32)
        guest.do("Claim", table=host.table, seat=1, secret="cd" * 32)
        assert puppet.until(lambda message: message["type"] == "TableOpened" and message["you"] == -1)
        all_ready(host, guest)
        see(guest)
        assert views_of(puppet, 1) == []
        assert puppet.ask("Enter", table=host.table, seat=1)["rule"] == "HR-6"


@pytest.mark.rule("HR-30")
def test_a_new_player_waits_until_all_agree_and_then_sits(house: Address) -> None:
    with table(house, {**THREE, "spectators": False}) as (host, (bob, cid)), house.visit() as zed:
        bob.do("Leave")
        host.do("SetLink", seat=1, secret="ef" * 32)
        zed.do("Claim", table=host.table, seat=1, secret="ef" * 32, name="Zed")
        assert zed.next("TableOpened")["you"] == -1
        assert zed.next("TableState")["asking"]
        record = patient.get(f"{house.url}/api/tables/{host.table}/record", headers={"cookie": zed.cookie})
        assert record.status_code == 200, "who has a socket at the table may ask over HTTP too"
        assert record.json()["view"]["viewer"] == -1, "and sees there what a spectator sees"
        asked = host.until(lambda message: message["type"] == "TableState" and message["seats"][1]["asking"] == "Zed")
        assert asked["seats"][1]["agreed"] == []
        host.do("VoteOnSeat", seat=1, asked=1, yes=True)
        assert zed.ask("Enter", table=host.table, seat=1)["rule"] == "HR-6"
        cid.do("VoteOnSeat", seat=1, asked=1, yes=True)
        zed.until(lambda message: message["type"] == "TableState" and message["yours"] == [1])
        zed.do("Enter", table=host.table, seat=1)
        see_as(zed, 1)


@pytest.mark.rule("HR-10", "HR-30")
def test_who_is_not_let_in_sees_no_more_than_before(house: Address) -> None:
    with table(house, {**THREE, "spectators": False}) as (host, (bob, cid)), house.visit() as zed:
        bob.do("Leave")
        host.do("SetLink", seat=1, secret="ef" * 32)
        zed.do("Claim", table=host.table, seat=1, secret="ef" * 32)
        zed.next("TableState")
        cid.do("VoteOnSeat", seat=1, asked=1, yes=False)
        assert zed.next("Refused")["rule"] == "HR-10"
        assert zed.ask("Enter", table=host.table)["rule"] == "HR-10"
        record = patient.get(f"{house.url}/api/tables/{host.table}/record", headers={"cookie": zed.cookie})
        assert (record.status_code, record.json()["rule"]) == (403, "HR-10")


@pytest.mark.rule("HR-6")
def test_an_id_of_an_earlier_holder_of_the_seat_is_free(house: Address) -> None:
    order = {"game": "masters", "seats": [{"kind": "mine"}, {"kind": "open"}]}
    with house.visit() as ann, house.visit() as bob, house.visit() as cid:
        ann.do("OpenTable", order=order)
        ann.next("TableState")
        for one in (bob, cid):
            one.do("Enter", table=ann.table)
            one.do("Sit", seat=1)
            words = f"hello from {one.cookie[-8:]}"
            frame = json.dumps({"id": "the-same", "command": {"do": "Say", "text": words}})
            assert one.say(frame)["type"] == "Accepted"
            hear(ann, words)
            assert one.say(frame)["type"] == "Accepted", "sent again it is not said again"
            one.do("Leave")
        assert "".join(ann.frames).count("hello from") == 4, "two lines, each with its words and its text"
