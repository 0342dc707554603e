"""A whole game over the socket, by a client that goes by view, prompt and offers alone."""

import json
from functools import partial
from typing import Any

import msgspec
import pytest

from getaway.games.masters.game import Masters
from getaway.kernel.chance import seeded
from getaway.kernel.peek import Peek
from getaway.kernel.record import read_record, verify
from getaway.server.house import House
from tests.server.conftest import Address, Message, Visitor, opened


def play_to_the_end(visitor: Visitor, view: Message, seed: int) -> Message:
    """Any offer, until the game is over; the last view."""
    rng = seeded(seed)
    while view["outcome"] is None:
        assert view["prompt"]
        assert view["waiting_for"] == [0]
        offers = view["offers"]
        view = visitor.do("Make", move=offers[rng.below(len(offers))]["move"])["view"]
    return view


@pytest.mark.parametrize("seed", range(3))
def test_a_game_ends_and_its_record_verifies(visitor: Visitor, seed: int) -> None:
    view = play_to_the_end(visitor, visitor.sit_down(), seed)
    finished = visitor.hear()
    assert finished["type"] == "Finished"
    record = read_record(json.dumps(finished["record"]).encode())
    assert verify(record, Masters).outcome() == msgspec.convert(view["outcome"], type(record.result))
    assert [entropy["by"] for entropy in finished["record"]["deal"]["entropy"]] == ["seat", "server"]
    answer = visitor.ask("Make", move={"move": "Pass"})
    assert (answer["rule"], answer["why"]) == ("HR-1", "the game is over")
    assert visitor.do("OpenTable", game="masters")["type"] == "TableOpened"


def test_events_are_numbered_without_a_gap_and_told_in_words(visitor: Visitor) -> None:
    play_to_the_end(visitor, visitor.sit_down(), 7)
    told = [event for frame in visitor.frames for event in json.loads(frame).get("told", [])]
    assert [event["number"] for event in told] == list(range(1, len(told) + 1))
    assert all(event["words"] and event["what"]["event"] for event in told)


def test_the_seed_is_opened_only_at_the_end(visitor: Visitor) -> None:
    play_to_the_end(visitor, visitor.sit_down(), 3)
    deal = visitor.hear()["record"]["deal"]
    *before, finished = visitor.frames
    assert deal["seed"] in finished
    for frame in before:
        assert deal["seed"] not in frame
        assert deal["salt"] not in frame


class Planner:
    """Buys what comes first; plans forwards or backwards."""

    name = "planner"

    def __init__(self, *, backwards: bool) -> None:
        self._backwards = backwards

    def choose(self, peek: Peek) -> int:
        """By number: in the Plan the lowest or the highest, else the lowest."""
        return peek.legal[-1 if self._backwards and peek.view.phase == "plan" else 0]


def frames_of_a_first_round(address: Address) -> tuple[list[Any], list[Any]]:
    """What a visitor is sent until he is about to confirm his plan, and after it."""
    with address.visit() as visitor:
        view = visitor.sit_down()
        while not (view["phase"] == "plan" and len(view["board"]["plan"]["selectors"]) == 3):
            view = visitor.do("Make", move=view["offers"][0]["move"])["view"]
        before = [_without_table(frame) for frame in visitor.frames]
        visitor.do("Make", move=view["offers"][0]["move"])
        return before, visitor.frames[-1:]


def _without_table(frame: str) -> Any:
    """The id and the commitment of a table are random."""
    message = json.loads(frame)
    return {key: value for key, value in message.items() if key not in ("table", "commitment")}


@pytest.mark.rule("MH-8.1")
def test_the_bots_plan_is_in_no_message_before_it_is_turned(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("getaway.table.dealer.secrets.token_hex", lambda size: "11" * size)
    runs = []
    for backwards in (False, True):
        with opened(House(partial(Planner, backwards=backwards))) as address:
            runs.append(frames_of_a_first_round(address))
    (forwards, turned), (back, turned_back) = runs
    assert "Player 2 has made a plan." in json.dumps(forwards)
    assert forwards == back, "what is sent before the plans are turned up depends on the bot's plan"
    assert turned != turned_back
