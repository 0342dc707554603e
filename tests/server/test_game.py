"""A whole game over the socket, by a client that goes by view, prompt and offers alone."""

import json

import msgspec
import pytest

from getaway.games.masters.game import Masters
from getaway.kernel.chance import seeded
from getaway.kernel.record import read_record, verify
from tests.server.conftest import Message, Visitor, said


def play_to_the_end(visitor: Visitor, view: Message, seed: int) -> Message:
    """Any offer, until the game is over; the last view."""
    rng = seeded(seed)
    while view["outcome"] is None:
        assert view["prompt"]
        offers = view["offers"]
        visitor.make(offers[rng.below(len(offers))]["move"])
        view = visitor.my_turn()
    return view


@pytest.mark.parametrize("seed", range(3))
def test_a_game_ends_and_its_record_verifies(visitor: Visitor, seed: int) -> None:
    view = play_to_the_end(visitor, visitor.sit_down(), seed)
    finished = visitor.next("Finished")
    record = read_record(json.dumps(finished["record"]).encode())
    assert verify(record, Masters).outcome() == msgspec.convert(view["outcome"], type(record.result))
    assert [entropy["by"] for entropy in finished["record"]["deal"]["entropy"]] == ["seat", "server"]
    answer = visitor.ask("Make", move={"move": "Pass"})
    assert (answer["rule"], said(answer["why"])) == ("HR-1", "The game is over.")
    visitor.do("OpenTable", order={"game": "masters"})


def test_events_are_numbered_without_a_gap_and_told_in_words(visitor: Visitor) -> None:
    play_to_the_end(visitor, visitor.sit_down(), 7)
    told = [event for frame in visitor.frames for event in json.loads(frame).get("events", [])]
    assert [event["number"] for event in told] == list(range(1, len(told) + 1))
    assert all(event["words"] and event["what"]["event"] for event in told)
    bursts = [json.loads(frame).get("events", []) for frame in visitor.frames]
    assert [[event["first_of_command"] for event in burst] for burst in bursts] == [
        [at == 0 for at in range(len(burst))] for burst in bursts
    ], "all events of a command are sent at once"


def test_the_seed_is_opened_only_at_the_end(visitor: Visitor) -> None:
    play_to_the_end(visitor, visitor.sit_down(), 3)
    deal = visitor.next("Finished")["record"]["deal"]
    *before, finished = visitor.frames
    assert deal["seed"] in finished
    for frame in before:
        assert deal["seed"] not in frame
        assert deal["salt"] not in frame
