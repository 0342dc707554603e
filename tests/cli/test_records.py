"""`getaway verify` and `getaway replay`."""

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from getaway.text.messages import Message
from getaway.text.render import Texts

from .conftest import Getaway, Ran, in_a_process

FILE = "masters-7-000000.json"


@pytest.fixture
def tree(getaway: Getaway) -> Any:
    """The record of a short game, as plain data; the file lies in the folder."""
    getaway("sim", "masters", "--games", "1", "--seed", "7", "--seats", "1", "--record", ".")
    return msgspec.json.decode(Path(FILE).read_bytes())


def verify_altered(getaway: Getaway, tree: Any) -> Ran:
    Path("altered.json").write_bytes(msgspec.json.encode(tree))
    ran = getaway("verify", "altered.json")
    assert ran.out == ""
    assert ran.err.startswith("getaway: altered.json: ")
    assert ran.err.count("\n") == 1
    return ran


def test_a_record_that_holds(getaway: Getaway, tree: Any) -> None:
    ran = getaway("verify", FILE)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith(f"Verified: {FILE}, Masters of the Heist, 1 seat. All {len(tree['moves'])} moves follow")
    assert str(msgspec.convert(tree["result"]["words"], Message)) in ran.out


def first_plan(tree: Any) -> int:
    return next(at for at, entry in enumerate(tree["moves"]) if entry["move"]["move"] == "PlanSelector")


def test_a_legal_move_replaced_by_another_is_named(getaway: Getaway, tree: Any) -> None:
    at = first_plan(tree)
    picks = [entry["move"] for entry in tree["moves"][at : at + 4]]
    tree["moves"][at]["move"] = picks[1]
    ran = verify_altered(getaway, tree)
    assert ran.code == 1
    assert f"Entry {at + 1}: Its check doesn't match" in ran.err
    tree["moves"][at + 1]["move"] = picks[0]
    assert f"Entry {at + 1}: Its check doesn't match" in verify_altered(getaway, tree).err


def test_other_alterations_are_named(getaway: Getaway, tree: Any) -> None:
    moves = tree["moves"]

    def says(words: str, **changes: Any) -> None:
        ran = verify_altered(getaway, {**tree, **changes})
        assert ran.code == 1
        assert words in ran.err

    says("Entry 2: The record has a result", moves=moves[:1])
    says("The choice it belongs to is not finished", moves=moves[: first_plan(tree) + 1])
    says("Entry 1: Its check doesn't match", moves=[{**moves[0], "check": "00"}, *moves[1:]])
    says("Entry 1: ", moves=[{**moves[0], "seat": 3}, *moves[1:]])
    says(
        "Entry 1: This is not a move of Masters of the Heist.",
        moves=[{**moves[0], "move": {"move": "Fly"}}, *moves[1:]],
    )
    says(
        "Entry 2: This is not a record. The check of entry 2 of the moves is missing.",
        moves=[moves[0], {"seat": 0, "move": None}],
    )
    says("The result doesn't follow", result={**tree["result"], "scores": [999]})
    says("Its pack can't be used. start_money", pack={**tree["pack"], "start_money": None})
    says("This is not a record. The seats must be a list.", seats=3)
    says("There is no game “mister”.", game="mister")
    says("Its format is 9.", format=9)
    Path("altered.json").write_bytes(
        Path(FILE).read_bytes().replace(b'"options": {', b'"options": {"x": ' + b"[" * 99_999)
    )
    assert "altered.json: This is not a record. It is nested too deeply." in getaway("verify", "altered.json").err


def test_wherever_a_file_breaks_off_it_is_said(getaway: Getaway, tree: Any) -> None:
    data = Path(FILE).read_bytes()
    begins = [data.index(b'"seat":', data.index(b'"moves"'))]
    end = data.index(b'"result"')
    while (after := data.find(b'"seat":', begins[-1] + 1, end)) >= 0:
        begins.append(after)
    assert len(begins) == len(tree["moves"])
    for entry in (1, 2, len(begins) // 2, len(begins)):
        Path("cut.json").write_bytes(data[: begins[entry - 1] + 9])
        ran = getaway("verify", "cut.json")
        assert ran.code == 1
        assert f"cut.json: Entry {entry}: This is not a record, or it is cut short." in ran.err
    for length in (0, 1, data.index(b'"moves"') - 40, len(data) - 3):
        Path("cut.json").write_bytes(data[:length])
        ran = getaway("verify", "cut.json")
        assert ran.code == 1
        assert "cut.json: This is not a record, or it is cut short." in ran.err


@pytest.mark.parametrize(
    "data", [b"\xff\xfe", b'{"game": "\xff"}', b"null", b"[1]", b"[" * 100_000, b'{"moves": [' + b"[" * 100_000]
)
def test_what_is_no_record_at_all(getaway: Getaway, data: bytes) -> None:
    Path("no.json").write_bytes(data)
    for command in (["verify", "no.json"], ["replay", "no.json"], ["play", "masters", "--resume", "no.json"]):
        ran = getaway(*command)
        assert ran.code == (1 if command[0] == "verify" else 2)
        assert ran.err.startswith("getaway: no.json: ")
        assert re.search("not an? (entry of a )?record", ran.err)


def test_replay_prints_every_step(getaway: Getaway, tree: Any) -> None:
    ran = getaway("replay", FILE, "--seat", "1")
    assert ran.code == 0
    assert re.search(rf"Step (\d+) of \1 · entry {len(tree['moves'])} ", ran.out)
    assert "Your plan so far" in ran.out
    verdict = Texts(viewer=0)(msgspec.convert(tree["result"]["words"], Message))
    assert verdict.startswith("You ")
    assert verdict in ran.out
    assert max(map(len, ran.out.splitlines())) <= 80


def test_a_spectator_sees_no_plan_being_made(getaway: Getaway, tree: Any) -> None:
    out = getaway("replay", FILE).out
    assert "Your plan" not in out
    assert "has sealed a plan" in out


def test_a_seat_that_is_not_there(getaway: Getaway, tree: Any) -> None:
    ran = getaway("replay", FILE, "--seat", "2")
    assert (ran.code, ran.err) == (2, f"getaway: {FILE}: there is no seat 2. The game has only 1.\n")
    assert getaway("replay", FILE, "--seat", "0").code == 2


def test_the_exit_code_of_the_process(tree: Any) -> None:
    tree["moves"][0]["check"] = "00"
    Path("altered.json").write_bytes(msgspec.json.encode(tree))
    ran = in_a_process("verify", "altered.json")
    assert (ran.returncode, ran.stdout) == (1, "")
    assert "Entry 1" in ran.stderr
    assert "Traceback" not in ran.stderr


def test_what_was_kept_is_compared(getaway: Getaway) -> None:
    """The line that a terminal prints when a finished game is saved, and what becomes of it when something differs."""
    ran = getaway("play", "masters", "--solo", stdin="resign\n" * 2 + "1\n" * 2000 + "save a.json\n")
    lines = [line for line in ran.out.splitlines() if line.startswith("getaway verify a.json --evidence ")]
    assert lines, ran.out[-600:]
    _, *arguments = lines[-1].split()
    held = getaway(*arguments)
    assert held.code == 0
    assert "Proved: Your copy of the commitment." in held.out
    assert "Proved: Header of the record." in held.out
    assert "Not proved: Bytes from the seats." in held.out, "the machine dealt alone"
    for option, words in (
        ("--commitment", "Your copy of the commitment: The record has a different commitment"),
        ("--sent", "Your bytes: "),
        ("--seen", "Commitments you saw: "),
        ("--head", "Header of the record: "),
    ):
        differs = getaway("verify", "a.json", option, "00" * 32)
        assert differs.code == 1
        assert words in differs.err
    wrong = getaway("verify", "a.json", "--sent", "0x12")
    assert wrong.code == 2
    assert "--sent 0x12: expected 64 hexadecimal digits" in wrong.err


def test_a_record_of_format_2_has_all_its_fields(getaway: Getaway, tree: Any) -> None:
    for name in ("head", "seat_changes", "check"):
        without = {key: value for key, value in tree.items() if key != name}
        assert f"This is not a record: format 2 needs the field “{name}”." in verify_altered(getaway, without).err
    assert "This is not a record: format 1 has no field “head”." in verify_altered(getaway, {**tree, "format": 1}).err


def test_changed_seats_are_named(getaway: Getaway, tree: Any) -> None:
    assert (
        "Its seats don't match the seats it was dealt to"
        in verify_altered(getaway, {**tree, "seats": [{"name": "Eve", "bot": None}]}).err
    )
    dealt = [{**tree["head"]["seats"][0], "bot": None}]
    person = {**tree, "seats": [{**tree["seats"][0], "bot": None}], "head": {**tree["head"], "seats": dealt}}
    assert "Entry 1: Its check doesn't match" in verify_altered(getaway, person).err
    fair = {**tree["head"], "deal": "fair"}
    assert "Its header doesn't match its deal" in verify_altered(getaway, {**tree, "head": fair}).err
    assert "The last check doesn't match" in verify_altered(getaway, {**tree, "check": "00" * 8}).err
