"""Whatever a client sends: an answer each, and nothing changes that should not."""

import json
from typing import Any, get_args

import pytest
from websockets.exceptions import ConnectionClosedError

from getaway.server.messages import FRAME_LIMIT
from getaway.table.commands import ClientCommand, Command
from tests.server.conftest import ENTROPY, Visitor, said


def test_a_game_begins_when_the_visitor_has_sent_his_bytes(visitor: Visitor) -> None:
    games = {game["name"]: game for game in visitor.hear()["games"]}
    assert games["masters"]["title"] == "Masters of the Heist"
    visitor.do("OpenTable", order={"game": "masters"})
    assert len(visitor.next("TableOpened")["commitment"]) == 64
    seats = visitor.next("TableState")["seats"]
    assert [(said(seat["name"]), seat["kind"], seat["bot"]) for seat in seats] == [
        ("Player 1", "person", None),
        ("Player 2", "bot", "easy"),
    ]
    assert visitor.ask("Make", move={"move": "Pass"})["why"] == ["m", "table.not-begun", {}]
    visitor.begin()
    assert visitor.next("TableState")["status"] == "playing"
    visitor.next("ViewUpdate")
    assert said(visitor.my_turn()["prompt"]).startswith("Buy a card.")


def request(name: str, command: str, /, **fields: Any) -> str:
    """A frame with a command under this id."""
    return json.dumps({"id": name, "command": {"do": command, **fields}})


@pytest.mark.parametrize(
    ("frame", "why"),
    [
        ("", "it ends too early"),
        ("{", "it ends too early"),
        ("[]", "It must be an object"),
        ("{}", "The id is missing"),
        ('{"id": "1"}', "The command is missing"),
        ('{"id": "1", "command": {}}', "The do of the command is missing"),
        ('{"id": "1", "command": {"do": "Shout"}}', "The do of the command is 'Shout'"),
        ('{"command": {"do": "TakeBack"}}', "The id is missing"),
        (request("", "TakeBack"), "The id must be 1 to 40 letters"),
        (request("bot:7", "TakeBack"), "The id must be 1 to 40 letters"),
        (request("x" * 41, "TakeBack"), "The id must be 1 to 40 letters"),
        (request("1", "Say", text="x" * 501), "at most 500 characters"),
        (request("1", "Mute", seat=16, on=True), "at most 15"),
        (request("1", "TakeBack", seat=1), "'seat'"),
        (request("1", "Commit", commitment="short"), "The commitment of the command must be 64 hexadecimal digits"),
        (request("1", "Choose", moves=[]), "must not be empty"),
        (request("1", "Choose", moves=[{}] * 101), "at most 100 entries"),
        ('{"id": "1", "command": {"do": "Make", "move": {"a": ' + "[" * 16000, "nested too deeply"),
        (b"\xff\xfe", "It is not valid JSON"),
        (b"", "it ends too early"),
        ('{"id": "1", "command": {"do": "Say", "text": "\\ud800"}}', "It has text that is not valid Unicode"),
        (
            '{"id": "1", "command": {"do": "Say", "text": "\\udc00 and more text"}}',
            "It has text that is not valid Unicode",
        ),
        ('{"id": "1", "command": {"do": "Say", "text": "\\\\ud800', "it ends too early"),
    ],
)
def test_an_unreadable_frame_is_refused_and_the_talk_goes_on(visitor: Visitor, frame: str | bytes, why: str) -> None:
    view = visitor.sit_down()
    answer = visitor.say(frame)
    assert (answer["type"], answer["id"], answer["rule"]) == ("Refused", None, "HR-3")
    assert why in said(answer["why"])
    assert visitor.make(view["offers"][0]["move"])


SERVER_ONLY: dict[str, dict[str, Any]] = {
    "Create": {"game": "masters"},
    "Ready": {"entropy": ENTROPY},
    "PlayFor": {"move": {"move": "Pass"}},
    "LoseOnTime": {},
    "Remind": {},
    "Sit": {"seat": 1, "visitor": "eve", "name": "Eve"},
    "Claim": {"visitor": "eve", "name": "Eve", "link": ENTROPY, "strict": False},
    "SetLink": {"seat": 1, "link": ENTROPY, "keeper": "eve"},
    "Rematch": {"table": "0" * 32},
    "Replace": {"seat": 1, "bot": "easy", "entropy": ENTROPY},
    "HandOut": {"handout": ENTROPY, "title": "A letter", "text": "Come alone."},
}
"""Commands of the log that no client may send, or not with these fields."""


def test_every_command_of_a_log_is_a_clients_or_is_known_to_be_the_servers() -> None:
    of_clients = {kind.__name__ for kind in get_args(ClientCommand)} - {"Replace"} | {"PauseCard"}
    of_logs = {getattr(kind, "__origin__", kind).__name__ for kind in get_args(Command)}
    assert of_clients | set(SERVER_ONLY) == of_logs | {"Create"}


@pytest.mark.rule("HR-3")
@pytest.mark.parametrize("kind", SERVER_ONLY)
def test_no_client_sends_a_command_of_the_server(visitor: Visitor, kind: str) -> None:
    view = visitor.sit_down()
    answer = visitor.say(request("1", kind, **SERVER_ONLY[kind]))
    assert (answer["type"], answer["id"], answer["rule"]) == ("Refused", None, "HR-3")
    assert visitor.make(view["offers"][0]["move"])


@pytest.mark.parametrize(
    ("kind", "fields", "rule", "why"),
    [
        ("Make", {"move": {"move": "Flee"}}, "HR-3", "The move is 'Flee'"),
        ("Make", {"move": {"move": "BuyCrew"}}, "HR-3", "The card is missing"),
        ("Make", {"move": {"move": "Pass", "seat": 1}}, "HR-3", "'seat'"),
        ("Make", {"move": {"move": "PlanSelector", "number": 10}}, "HR-3", "The number must be at most 9"),
        ("Make", {"move": {"move": "BuyCrew", "card": "nobody"}}, "HR-3", "no such move"),
        ("Make", {"move": {"move": "Pass"}}, "MH-3.3", "first"),
        ("Make", {"move": {"move": "PlanSelector", "number": 1}}, "MH-3.1", ""),
        ("Choose", {"moves": [{"move": "Pass"}]}, "MH-3.3", "first"),
        ("Choose", {"moves": [{"move": "Pass"}, {"move": "Flee"}]}, "HR-3", "The move is 'Flee'"),
        ("StartOver", {}, "HR-5", "nothing to start over"),
        ("TakeBack", {}, "HR-4", "no move"),
        ("Commit", {"commitment": ENTROPY}, "HR-6", "already"),
        ("Reveal", {"entropy": ENTROPY, "round": 1}, "HR-6", "already"),
        ("RestartDeal", {}, "HR-32", "not waiting for anyone"),
        ("OpenTable", {"order": {"game": "chess\x07\u2603"}}, "HR-6", "no game"),
        ("OpenTable", {"order": {"game": "masters", "options": {"luck": True}}}, "HR-6", "no option"),
        ("OpenTable", {"order": {"game": "masters", "seats": [{"kind": "mine"}] * 5}}, "HR-6", "for 1 or 2 players"),
        ("OpenTable", {"order": {"game": "masters", "seats": [{"kind": "bot"}]}}, "HR-6", "must name its level"),
        ("OpenTable", {"order": {"game": "masters", "seats": [{"kind": "bot", "bot": "x"}]}}, "HR-6", "no bot"),
        ("OpenTable", {"order": {"game": "masters", "pack": {}}}, "HR-6", "custom cards can't be used"),
        ("Enter", {"table": "0" * 32}, "HR-6", "no such table"),
        ("Claim", {"table": "0" * 32, "seat": 0, "secret": ENTROPY}, "HR-6", "no such table"),
        ("Sit", {"seat": 1}, "HR-6", "isn't open"),
        ("Sit", {"seat": 9}, "HR-6", "no seat"),
        ("Rematch", {}, "HR-6", "isn't over"),
        ("Remove", {"seat": 1}, "HR-7", "Nobody sits there"),
        ("Replace", {"seat": 1, "bot": "genius"}, "HR-7", "no bot"),
    ],
)
def test_a_command_against_the_rules_is_refused_with_the_rule(
    visitor: Visitor, kind: str, fields: dict[str, Any], rule: str, why: str
) -> None:
    view = visitor.sit_down()
    answer = visitor.ask(kind, **fields)
    assert (answer["type"], answer["rule"]) == ("Refused", rule)
    assert why in said(answer["why"])
    assert visitor.make(view["offers"][0]["move"])


@pytest.mark.parametrize("kind", ["StartOver", "TakeBack"])
def test_nothing_can_be_asked_of_a_table_before_there_is_one(visitor: Visitor, kind: str) -> None:
    visitor.hear()
    answer = visitor.ask(kind)
    assert (answer["rule"], said(answer["why"])) == ("HR-2", "You are not at a table.")


def test_a_frame_over_the_limit_closes_the_socket(visitor: Visitor) -> None:
    visitor.sit_down()
    fits = request("1", "Make", move={"card": "x" * (FRAME_LIMIT - 70)})
    assert visitor.say(fits)["type"] == "Refused"
    visitor.socket.send("x" * (FRAME_LIMIT + 1))
    with pytest.raises(ConnectionClosedError) as closed:
        visitor.hear()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009
