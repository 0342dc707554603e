"""`getaway play`, with what a player types as a stream."""

from importlib.resources import files
from pathlib import Path

import msgspec
import pytest

from getaway.games.registry import plugins
from tests.contract import WHISPERS

from .conftest import Getaway

pytestmark = pytest.mark.no_cover  # coverage triples the time, and other tests come to these lines

ONES = "1\n" * 2000


def test_a_whole_game_by_numbers(getaway: Getaway) -> None:
    ran = getaway("play", "masters", "--seed", "5", stdin=ONES)
    assert (ran.code, ran.err) == (0, "")
    assert "Game over" in ran.out
    assert max(map(len, ran.out.splitlines())) <= 80


def test_without_a_seed_it_is_dealt_by_the_system_and_its_record_verifies(getaway: Getaway) -> None:
    turns = "".join(f"{number}\n" for number in (1, 2, 1, 3)) * 600
    first = getaway("play", "masters", "--solo", stdin=turns + "save game.json\n")
    assert "Saved as game.json." in first.out
    ran = getaway("verify", "game.json")
    assert ran.code == 0
    deal = msgspec.json.decode(Path("game.json").read_bytes())["deal"]
    assert deal["kind"] == "fair"
    assert deal["entropy"][0]["by"] == "server"
    assert (
        "this game is over. To watch it: getaway replay game.json"
        in getaway("play", "masters", "--resume", "game.json").err
    )
    assert "The record matches what this terminal kept of the deal." in first.out
    assert "getaway verify game.json --evidence game.evidence.json" in first.out
    checked = getaway("verify", "game.json", "--evidence", "game.evidence.json")
    assert (checked.code, checked.out.count("Proved: ")) == (0, 2)
    kept = msgspec.json.decode(Path("game.evidence.json").read_bytes())
    Path("other.json").write_bytes(msgspec.json.encode({**kept, "head": "0" * 64}))
    assert getaway("verify", "game.json", "--evidence", "other.json").code != 0
    Path("other.json").write_text("[1]")
    assert "this is not evidence of a deal" in getaway("verify", "game.json", "--evidence", "other.json").err
    both = getaway("verify", "game.json", "--evidence", "game.evidence.json", "--head", "0" * 64)
    assert "Use either --evidence or --commitment" in both.err


def test_saved_and_resumed_a_seeded_game_goes_the_same_way(getaway: Getaway) -> None:
    Path("small.toml").write_bytes(files("tests.contract.adapters").joinpath("masters_small.toml").read_bytes())
    begin = ("play", "masters", "--seed", "5", "--pack", "small.toml")
    whole = getaway(*begin, stdin=ONES)
    verdict = whole.out[whole.out.index(" Game over ") :].splitlines()[1]
    part = getaway(*begin, stdin="1\n" * 7 + "reset\nsave a.json\nquit\n")
    assert "getaway play masters --resume a.json" in part.out
    assert "The game isn't over yet.\nNot proved: Deal. Not a fair deal: it came from an open seed" in (
        getaway("verify", "a.json").out
    )
    resumed = getaway("play", "masters", "--resume", "a.json", stdin=ONES)
    assert verdict in resumed.out


def test_hot_seat_and_options(getaway: Getaway) -> None:
    ran = getaway("play", "masters", "--hotseat", "--seed", "2", stdin="1\n1\nquit\nn\n")
    assert ran.code == 0
    assert "random" not in ran.out
    assert getaway("play", "masters", "--seats", "1", "-o", "opponent_marks=round", stdin="q\nn\n").code == 0


def test_what_cannot_be_resumed(getaway: Getaway, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(plugins(), "whispers", WHISPERS)
    getaway("play", "masters", "--seed", "5", stdin="1\nsave a.json\nquit\n")
    assert "a.json is a game of masters, not of whispers" in getaway("play", "whispers", "--resume", "a.json").err
    tree = msgspec.json.decode(Path("a.json").read_bytes())
    assert tree["result"] is None
    tree["seats"][0]["bot"] = "random"
    Path("bots.json").write_bytes(msgspec.json.encode(tree))
    assert "only bots play in this game" in getaway("play", "masters", "--resume", "bots.json").err
    tree["seats"][0]["bot"] = None
    tree["moves"][0]["check"] = "00"
    Path("altered.json").write_bytes(msgspec.json.encode(tree))
    ran = getaway("play", "masters", "--resume", "altered.json")
    assert ran.code == 2
    assert "altered.json: Entry 1" in ran.err


def test_a_game_that_no_bot_plays(getaway: Getaway, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(plugins(), "whispers", WHISPERS)
    ran = getaway("play", "whispers")
    assert ran.code == 2
    assert "Bots can't play Whispers. Use --hotseat" in ran.err
    assert getaway("play", "whispers", "--hotseat", stdin="\n").code == 0


def test_one_side_of_a_game_played_in_teams(getaway: Getaway) -> None:
    for side, seats in (("bank", "2"), ("robbers", "3"), ("robbers", "4")):
        ran = getaway("play", "rob_a_bank", "--seats", seats, "--side", side, "--seed", "5", stdin=ONES)
        assert (ran.code, ran.err) == (0, "")
        assert "Game over" in ran.out
        assert "Pass the device" not in ran.out
        assert max(map(len, ran.out.splitlines())) <= 80


def test_a_side_that_is_not_there(getaway: Getaway) -> None:
    ran = getaway("play", "rob_a_bank", "--side", "police")
    assert (ran.code, ran.out) == (2, "")
    assert "There is no side “police” in How To Rob A Bank. The sides are bank and robbers." in ran.err
    assert "Masters of the Heist has no sides." in getaway("play", "masters", "--side", "bank").err
    assert "--side is for one person" in getaway("play", "rob_a_bank", "--side", "bank", "--hotseat").err
