"""Messages that are almost right: a documented refusal each, no crash, and nothing changes."""

import asyncio
import json
import os
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from getaway.games.registry import game_types
from getaway.kernel.deal import commit_seat
from getaway.server import messages as m
from getaway.server.service import GameService
from getaway.server.session import ClientSession
from getaway.store.sqlite import SqliteStore
from getaway.store.store import Visitor
from getaway.table.house_rules import HOUSE_RULES
from tests.server.conftest import ENTROPY, MANY

MESSAGES = int(os.environ.get("GETAWAY_FUZZ", "20000"))
"""The full form (`make soak`) sends a million."""

FIELDS: list[dict[str, Any]] = [
    {"do": "Make", "move": {"move": "BuyCrew", "card": "thug"}},
    {"do": "Choose", "moves": [{"move": "PlanCrew", "card": "thug"}, {"move": "PlanSelector", "number": 1}]},
    {"do": "TakeBack"},
    {"do": "StartOver"},
    {"do": "Commit", "commitment": ENTROPY},
    {"do": "Reveal", "entropy": ENTROPY, "round": 1},
    {"do": "RestartDeal"},
    {"do": "Say", "text": "hello"},
    {"do": "Enter", "table": "0" * 32, "seat": 1, "events_seen": 3},
    {"do": "Sit", "seat": 1},
    {"do": "Claim", "table": "0" * 32, "seat": 1, "secret": ENTROPY},
    {"do": "SetLink", "seat": 1, "secret": ENTROPY},
    {"do": "Resign"},
    {"do": "Leave"},
    {"do": "VoteToAbandon", "yes": True},
    {"do": "Rematch"},
    {"do": "Remove", "seat": 1},
    {"do": "Mute", "seat": 1, "on": True},
    {"do": "Replace", "seat": 1, "bot": "random"},
    {"do": "Pause", "on": True},
    {"do": "PassHosting", "seat": 1},
]
PIECES = [
    *(b'"', b"{", b"[", b",", b":", rb"\ud800", rb"\u0000", b"1e999", b"null", b"-1", b"9" * 30, b"\xff"),
    "\u2603".encode(),
    b"x" * 17_000,
]
RULES = {*HOUSE_RULES.rules, *(number for game in game_types().values() for number in game.rulebook().rules)}


def spoilt(frame: bytes, rng: Random) -> bytes:
    """With up to three bytes changed, cut out or put in."""
    for _ in range(rng.randrange(4)):
        at = rng.randrange(len(frame))
        frame = frame[:at] + rng.choice([*PIECES, b"", bytes([rng.randrange(256)])]) + frame[at + rng.randrange(2) :]
    return frame


class Talk:
    """A visit whose answers are kept."""

    def __init__(self, house: GameService, name: str) -> None:
        self.said: list[dict[str, Any]] = []
        self.session = ClientSession(house, Visitor(name, name), lambda frame: self.said.append(json.loads(frame)))

    async def hear(self, frame: str | bytes) -> dict[str, Any]:
        """The answer to a frame."""
        self.said.clear()
        await self.session.handle_frame(frame)
        return next(each for each in self.said if each["type"] in ("Accepted", "Refused"))


@pytest.mark.rule("HR-3", "HR-10")
def test_every_frame_is_answered_and_a_stranger_changes_nothing(tmp_path: Path) -> None:
    asyncio.run(fuzz(GameService(SqliteStore(str(tmp_path / "house.db")), tables=MANY)))


async def fuzz(house: GameService) -> None:
    rng = Random(1)
    host, stranger = Talk(house, "ann"), Talk(house, "eve")
    places = tuple(m.PlaceOrder(kind) for kind in ("mine", "mine"))
    name = await house.create(m.TableOrder(game="masters", seats=places), Visitor("ann", "Ann"))
    assert isinstance(name, str)
    for number in range(4):
        seat = number % 2
        await host.hear(json.dumps({"id": "e", "command": {"do": "Enter", "table": name, "seat": seat}}))
        opened = next(each for each in host.said if each["type"] == "TableOpened")
        act = {"id": "s", "command": {"do": "Reveal", "entropy": ENTROPY, "round": 1}}
        if number < 2:
            promised = commit_seat(name, opened["commitment"], seat, ENTROPY)
            act = {"id": "r", "command": {"do": "Commit", "commitment": promised}}
        assert (await host.hear(json.dumps(act)))["type"] == "Accepted"
    await stranger.hear(json.dumps({"id": "e", "command": {"do": "Enter", "table": name}}))
    log = await house.store.entries(name)
    snapshot = await house.store.snapshot(name)
    answers = set()
    for number in range(MESSAGES):
        fields = dict(rng.choice(FIELDS))
        if "table" in fields and rng.randrange(2):
            fields["table"] = name
        frame = spoilt(json.dumps({"id": f"{number % 50}", "command": fields}).encode(), rng)
        if len(frame) > m.FRAME_LIMIT and rng.randrange(10):
            frame = frame[: m.FRAME_LIMIT]
        answer = await stranger.hear(frame)
        if answer["type"] == "Accepted":
            assert fields["do"] == "Enter", frame
        else:
            assert answer["rule"] in RULES, frame
            assert answer["why"]
            answers.add(answer["rule"])
    assert {"HR-3", "HR-6"} <= answers
    assert await house.store.entries(name) == log
    assert await house.store.snapshot(name) == snapshot
    await out_of_turn(host, house, name)
    await house.store.close()


async def out_of_turn(host: Talk, house: GameService, name: str) -> None:
    """The seat that is not to move, every move of the game: refused with a rule, and nothing changes."""
    room = await house.room(name)
    play = room.table.play
    assert play is not None
    idle = 1 - play.waiting_for()[0]
    before = play.dump()
    await host.hear(json.dumps({"id": "e", "command": {"do": "Enter", "table": name, "seat": idle}}))
    for number, offer in enumerate(play.offers(play.waiting_for()[0])):
        move = msgspec.to_builtins(offer.move)
        answer = await host.hear(json.dumps({"id": f"o{number}", "command": {"do": "Make", "move": move}}))
        assert (answer["type"], answer["rule"]) == ("Refused", "HR-2")
    assert play.dump() == before
