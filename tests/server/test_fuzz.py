"""Frames that are almost right: an answer each, and no crash."""

import json
from random import Random

from getaway.server import messages as m
from getaway.server.house import House
from getaway.server.visit import Visit
from tests.server.conftest import ENTROPY

FRAMES = [
    json.dumps({"id": "1", **fields}).encode()
    for fields in (
        {"type": "Make", "move": {"move": "BuyCrew", "card": "thug"}},
        {"type": "Choose", "moves": [{"move": "PlanCrew", "card": "thug"}, {"move": "PlanSelector", "number": 1}]},
        {"type": "TakeBack"},
        {"type": "StartOver"},
        {"type": "Ready", "entropy": ENTROPY},
    )
]
PIECES = [
    b'"',
    b"{",
    b"[",
    b",",
    b":",
    rb"\ud800",
    rb"\u0000",
    b"1e999",
    b"null",
    b"-1",
    b"9" * 30,
    b"\xff",
    "\u2603".encode(),
]


def spoilt(frame: bytes, rng: Random) -> bytes:
    """With up to three bytes changed, cut out or put in."""
    for _ in range(rng.randrange(4)):
        at = rng.randrange(len(frame))
        frame = frame[:at] + rng.choice([*PIECES, b"", bytes([rng.randrange(256)])]) + frame[at + rng.randrange(2) :]
    return frame


def test_every_frame_is_answered() -> None:
    rng = Random(1)
    visit = Visit(House())
    visit.hear(json.dumps({"type": "OpenTable", "id": "1", "game": "masters"}))
    answers = set()
    for _ in range(5000):
        frame = spoilt(rng.choice(FRAMES), rng)
        said = [json.loads(m.write(message)) for message in visit.hear(frame)]
        assert said[0]["type"] in ("Accepted", "Refused"), frame
        answers.add(said[0].get("rule"))
    assert {"HR-2", "HR-3", "HR-4", "HR-5"} <= answers
