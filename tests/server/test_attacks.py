"""The attacks of `make soak`, a few rounds of each: what is bounded is refused, and an innocent visitor plays on."""

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from tests.server.conftest import opened
from tests.soak.attacks import ATTACKS, INNOCENT, Again, visit


def rounds(most: int) -> Again:
    """So many times."""
    numbers = count()
    return lambda: next(numbers) < most


@pytest.fixture
def host(tmp_path: Path) -> Iterator[str]:
    """A server with limits of its own, small enough to be met soon."""
    with opened(tmp_path / "house.db", tables=60, visitor_bytes=40_000, cpu_share=1e6) as house:
        yield house.host


def plays(host: str) -> None:
    """An innocent visitor comes, and a bot answers."""
    with visit(host, INNOCENT) as ann:
        view = ann.sit_down()
        ann.make(view["offers"][0]["move"])
        ann.my_turn()


@pytest.mark.rule("HR-29")
def test_the_lobby_is_not_flooded(host: str) -> None:
    tally = ATTACKS["public tables"](host, rounds(10))
    assert tally == {"201": 3, "HR-29": 7}
    plays(host)


@pytest.mark.rule("HR-28")
def test_writing_ends_at_the_limit_of_a_visitor(host: str) -> None:
    tally = ATTACKS["4 sockets that write"](host, rounds(40))
    assert set(tally) == {"Accepted", "HR-28"}
    assert tally["Accepted"] < 4 * 20
    plays(host)


@pytest.mark.rule("HR-22")
def test_broken_uploads_are_answered_and_counted(host: str) -> None:
    tally = ATTACKS["broken uploads of 2 MiB"](host, rounds(13))
    assert set(tally) == {"409", "429"}
    assert tally["409"] >= 10
    plays(host)


@pytest.mark.parametrize("attack", ["4 sockets that enter a table", "requests"])
def test_others_play_on(host: str, attack: str) -> None:
    assert ATTACKS[attack](host, rounds(5)).total() >= 20
    plays(host)


def test_others_play_on_in_a_flood_of_small_requests(host: str) -> None:
    assert ATTACKS["400 connections that ask"](host, rounds(2000)).total() >= 400
    plays(host)
