"""Who hears what is said at a table."""

import pytest

from getaway.kernel.events import Rejection
from getaway.table import commands as c
from tests.table.conftest import Open


def rule_of(rejection: Rejection | None) -> str | None:
    return None if rejection is None else rejection.rule


@pytest.mark.rule("HR-24")
def test_what_robbers_say_to_each_other_the_bank_does_not_hear(open_table: Open) -> None:
    stored = open_table("rob_a_bank", seats=3)
    assert rule_of(stored.do(1, c.Say("psst", "team"))) == "HR-24", "before the game there are no teams"
    stored.begin()
    before = {viewer: len(stored.words(viewer)) for viewer in (-1, 0, 1, 2)}
    assert stored.table.team(1) == (1, 2)
    assert stored.do(1, c.Say("the vault", "team")) is None
    for viewer in (1, 2):
        assert stored.words(viewer)[before[viewer] :] == ["Bob to the team: the vault"]
    for viewer in (-1, 0):
        assert len(stored.words(viewer)) == before[viewer]
    assert stored.table.team(0) == ()
    assert rule_of(stored.do(0, c.Say("to myself", "team"))) == "HR-24"


@pytest.mark.rule("HR-24")
def test_the_gm_whispers_to_players_and_they_to_him(open_table: Open) -> None:
    stored = open_table("score", seats=3, options={"gm": "seat"})
    stored.begin()
    table = stored.table
    assert [table.whispers(seat) for seat in range(3)] == [(1, 2), (0,), (0,)]
    heard = {viewer: len(stored.words(viewer)) for viewer in (-1, 0, 1, 2)}
    assert stored.do(0, c.Say("you hear steps", 1)) is None
    assert stored.do(1, c.Say("I hide", 0)) is None
    for viewer in (0, 1):
        assert stored.words(viewer)[heard[viewer] :] == ["Ann to Bob: you hear steps", "Bob to Ann: I hide"]
    for viewer in (-1, 2):
        assert len(stored.words(viewer)) == heard[viewer]
    assert rule_of(stored.do(1, c.Say("psst", 2))) == "HR-24"
    assert stored.again().feeds.events_after(0, 0) == table.feeds.events_after(0, 0)


@pytest.mark.rule("HR-24")
def test_elsewhere_nobody_whispers(open_table: Open) -> None:
    for game, seats in (("masters", 2), ("big_score", 3), ("score", 2)):
        stored = open_table(game, seats=seats)
        assert rule_of(stored.do(0, c.Say("psst", 1))) == "HR-24"
        stored.begin()
        assert rule_of(stored.do(0, c.Say("psst", 1))) == "HR-24"
        assert rule_of(stored.do(0, c.Say("psst", "team"))) == "HR-24"


@pytest.mark.rule("HR-8")
def test_who_may_talk_is_said_beforehand(open_table: Open) -> None:
    stored = open_table("big_score", seats=2)
    assert stored.table.may_talk(0)
    play = stored.begin()
    while play.view(-1).phase != "assign":
        for seat in play.waiting_for():
            stored.do(seat, c.Make(play.offers(seat)[0].move))
    assert not stored.table.may_talk(0)
    assert rule_of(stored.do(0, c.Say("what do you do?"))) == "HR-8"
    assert not stored.table.may_talk(-1)
    stored.table.status = "over"
    assert stored.table.may_talk(0)
    stored.do(0, c.Mute(0, True))
    assert not stored.table.may_talk(0)
