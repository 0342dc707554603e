"""The GM is never blocked: attempts that wait, rolls from nothing, changed, for several, for somebody absent."""

from typing import Any

import msgspec
import pytest

from getaway.games.score import events as e
from getaway.games.score import moves as m
from getaway.games.score import ruling_moves as r
from getaway.games.score.game import Score
from getaway.games.score.state import Criminal
from getaway.kernel.record import RecordError, make_record, make_sealed_record, verify
from getaway.text.render import english

from .table import ANN, BOB, DEAL, GM, SEATS, Table


def crew(**options: Any) -> tuple[Table, Criminal, Criminal, Criminal]:
    """Ann's Face and Hammer and Bob's Tech, in a heist of six segments."""
    table = Table(**options)
    people = table.hire("face"), table.hire("hammer"), table.hire("tech", seat=BOB)
    table.start()
    return table, *people


def waiting(table: Table) -> list[tuple[int, int]]:
    return [(row.number, row.criminal) for row in table.play.view(GM).board.attempts]


@pytest.mark.rule("SC-2.7")
def test_attempts_wait_while_a_roll_is_open() -> None:
    table, face, hammer, tech = crew()
    table.call(face)
    table.do(BOB, m.Declare(tech.id, "the panel"))
    table.do(ANN, m.Declare(hammer.id, "the door"))
    assert waiting(table) == [(1, tech.id), (2, hammer.id)]
    table.do(BOB, m.Declare(tech.id, "the cable"))
    assert [row.attempt for row in table.open.attempts] == ["the cable", "the door"]
    table.refused(ANN, m.Declare(face.id, "more"), "SC-2.7")
    table.refused(GM, m.CallRoll(4), "SC-2.7")
    table.refused(GM, m.CallRoll(4, attempt=7), "SC-2.7")
    table.throw(6, 6)
    table.do(ANN, m.Roll())
    assert english(table.play.view(GM).prompt) == "2 attempts wait for your answer, the first is Tech 3's."
    assert table.play.expected() == GM
    table.do(GM, m.CallRoll(3, attempt=2))
    assert (table.roll.criminal, table.roll.stage, table.roll.attempt) == (hammer.id, "called", "the door")
    assert table.open.last_roll is not None
    assert table.open.last_roll.criminal == face.id
    table.do(GM, m.Waive())
    table.do(GM, m.CallRoll(5))
    assert (table.roll.criminal, waiting(table)) == (tech.id, [])


@pytest.mark.rule("SC-2.7")
def test_an_open_attempt_makes_room_for_another() -> None:
    table, face, _, tech = crew()
    table.do(ANN, m.Declare(face.id, "the wall"))
    table.do(ANN, m.Declare(face.id, "the gate"))
    table.do(BOB, m.Declare(tech.id, "the panel"))
    assert waiting(table) == [(0, face.id), (1, tech.id)]
    table.do(GM, m.CallRoll(4, attempt=1))
    assert table.roll.criminal == tech.id
    assert waiting(table) == [(2, face.id)]
    assert table.open.attempts[0].attempt == "the gate"


@pytest.mark.rule("SC-2.1", "SC-2.7")
def test_what_waits_can_be_taken_back_waived_or_dropped() -> None:
    table, face, hammer, tech = crew()
    table.call(face)
    table.do(ANN, m.Declare(hammer.id, "the door"))
    table.do(BOB, m.Declare(tech.id, "the panel"))
    table.refused(BOB, m.Withdraw(1), "SC-2.7")
    table.refused(BOB, m.Withdraw(9), "SC-2.7")
    assert table.do(ANN, m.Withdraw(1)) == [e.Withdrawn(hammer.name)]
    assert table.do(GM, m.Waive("it is open", 2)) == [e.Waived(tech.name, "it is open")]
    table.refused(GM, m.Waive("", 2), "SC-2.7")
    assert table.roll.criminal == face.id
    table.do(BOB, m.Declare(tech.id, "the panel"), m.Leave(tech.id))
    table.do(ANN, m.Declare(hammer.id, "the door"))
    table.do(GM, m.TakeOut(hammer.id, "heist"))
    assert waiting(table) == []


@pytest.mark.rule("SC-9.6")
def test_the_automatic_gm_hears_one_attempt_at_a_time() -> None:
    table = Table(gm="auto", seats=2)
    table.do(0, m.CreateCriminal("A", "face", "ready"))
    table.do(1, m.CreateCriminal("B", "tech", "dampen"), m.StartHeist())
    table.do(0, m.Declare(0, "something"))
    table.refused(1, m.Declare(1, "something else"), "SC-9.6")


@pytest.mark.rule("SC-2.1", "SC-2.8")
def test_a_roll_from_nothing() -> None:
    table, face, _, tech = crew()
    table.do(GM, r.StartRoll(face.id, 3))
    assert (table.roll.stage, table.roll.attempt, table.roll.difficulty) == ("called", "", 3)
    table.refused(GM, r.StartRoll(face.id, 3), "SC-2.7")
    table.refused(ANN, r.StartRoll(face.id, 3), "SC-8.1")
    table.refused(GM, r.StartRoll(tech.id, 7), "SC-2.1")
    table.throw(6, 6)
    table.do(ANN, m.Roll())
    table.do(BOB, m.Declare(tech.id, "the panel"))
    table.do(GM, r.StartRoll(tech.id, 4, ("hacking",)))
    assert (table.roll.attempt, waiting(table)) == ("the panel", [])
    table.throw(6, 6)
    table.do(BOB, m.Roll())
    table.do(BOB, m.Declare(tech.id, "the panel"))
    table.do(GM, r.StartRoll(tech.id, 4, (), "hold the rope"))
    assert table.roll.attempt == "hold the rope"


@pytest.mark.rule("SC-2.7")
def test_a_roll_that_is_called_for_waits_its_turn() -> None:
    table, face, hammer, tech = crew()
    table.call(face)
    assert "It comes after" in english(table.play.game.describe(table.do(GM, r.StartRoll(tech.id, 5))[0]))
    table.refused(BOB, m.Declare(tech.id, "no, the panel"), "SC-2.7")
    table.do(ANN, m.Declare(hammer.id, "the door"))
    table.do(GM, m.CallRoll(2, (), 2))
    assert [row.difficulty for row in table.play.view(ANN).board.attempts] == [5, 2]
    table.throw(6, 1)
    table.do(ANN, m.Roll(), m.TakeConsequence("heat"))
    table.do(GM, m.Judge("none"))
    assert (table.roll.criminal, table.roll.stage, table.roll.difficulty) == (tech.id, "called", 5)
    table.throw(6, 6)
    table.do(BOB, m.Roll())
    assert (table.roll.criminal, table.roll.difficulty) == (hammer.id, 2)
    last = table.play.view(ANN).board.last_roll
    assert (last.criminal, [die.face for die in last.dice]) == (tech.id, [6, 6])


@pytest.mark.rule("SC-2.7")
def test_a_roll_for_several_one_after_the_other() -> None:
    table, face, hammer, tech = crew()
    table.refused(GM, r.GroupRoll((), 4), "SC-2.7")
    table.refused(GM, r.GroupRoll((0, 0), 4), "SC-2.8")
    table.refused(GM, r.GroupRoll((0, 9), 4), "HR-3")
    table.do(GM, r.GroupRoll((face.id, hammer.id, tech.id), 4, ("sneaking",), "creep past"))
    order = []
    for _ in range(3):
        roll = table.roll
        order.append((roll.criminal, roll.attempt, roll.marks, roll.stage))
        table.throw(6, 6)
        table.do(table.play.referee.roller().seat, m.Roll())
    assert order == [(one.id, "creep past", ("sneaking",), "called") for one in (face, hammer, tech)]
    table.call(face)
    table.refused(GM, r.GroupRoll((face.id, tech.id), 4), "SC-2.7")


@pytest.mark.rule("SC-2.8")
def test_help_dice_and_a_modifier() -> None:
    table, face, hammer, tech = crew()
    table.do(ANN, m.Declare(face.id, "the wall"))
    for wrong in (m.CallRoll(3, dice=4), m.CallRoll(3, modifier=-4), m.CallRoll(3, helpers=(face.id,))):
        table.refused(GM, wrong, "SC-2.8")
    table.refused(GM, m.CallRoll(3, helpers=(hammer.id, hammer.id)), "SC-2.8")
    table.do(GM, m.CallRoll(3, (), 0, 1, 2, (hammer.id, tech.id)))
    assert table.roll.difficulty == 5
    assert [english(step) for step in table.roll.found] == ["the GM sets 3", "the GM +2"]
    table.throw(1, 2, 3, 6, 6)
    rolled = table.do(ANN, m.Roll())[0]
    assert isinstance(rolled, e.DiceRolled)
    assert (rolled.cool, rolled.heat) == ([1, 2, 3, 6], [6])
    table.do(GM, r.StartRoll(face.id, 2, modifier=-3, dice=-3))
    assert [english(step) for step in table.roll.found][1:] == ["the GM \N{MINUS SIGN}3", "limited to 2"]
    table.throw(6)
    rolled = table.do(ANN, m.Roll())[0]
    assert isinstance(rolled, e.DiceRolled)
    assert (rolled.cool, rolled.heat) == ([], [6])


@pytest.mark.rule("SC-2.1", "SC-2.6")
def test_a_called_roll_can_be_changed_until_the_dice_fall() -> None:
    table, face, hammer, _ = crew()
    table.refused(GM, r.ChangeRoll(3), "SC-2.7")
    table.do(ANN, m.Declare(face.id, "the wall"))
    table.refused(GM, r.ChangeRoll(3), "SC-2.7")
    table.do(GM, m.CallRoll(6))
    (changed,) = table.do(GM, r.ChangeRoll(3, ("sneaking",), 1, 0, (hammer.id,)))
    assert isinstance(changed, e.RollChanged)
    roll = table.roll
    assert (roll.difficulty, roll.marks, roll.extra_dice, roll.helpers) == (3, ("sneaking",), 1, (hammer.id,))
    assert table.play.view(GM).board.gm.calls
    table.throw(6, 6, 6, 6)
    table.do(ANN, m.Roll())
    table.refused(GM, r.ChangeRoll(2), "SC-2.7")


@pytest.mark.rule("SC-2.9")
def test_the_gm_rolls_for_a_player_who_is_not_there() -> None:
    table, _, _, tech = crew()
    tech.advances = ["brute_force"]
    table.do(GM, r.StartRoll(tech.id, 5, ("hacking",)))
    table.refused(ANN, m.Roll(), "SC-2.7")
    table.throw(1, 1)
    assert table.do(GM, m.Roll())[0] == e.ActedFor(tech.name, "roll")
    table.throw(2, 2)
    assert table.do(GM, m.BruteForce())[0] == e.ActedFor(tech.name, "brute_force")
    assert table.do(GM, m.TakeConsequence("meter"))[0] == e.ActedFor(tech.name, "meter")
    table.do(GM, m.Judge("longer"), r.StartRoll(tech.id, 5, ("hacking",)))
    table.throw(1, 6)
    table.do(GM, m.Roll())
    assert table.do(GM, m.Stand()) == [e.ActedFor(tech.name, "stand")]
    offers = [english(offer.text) for offer in table.play.offers(GM)]
    assert not [text for text in offers if text.startswith("For Tech 3")]


@pytest.mark.rule("SC-2.4", "SC-3.6", "SC-8.1")
def test_rulings_in_one_step() -> None:
    table, face, _, _ = crew()
    table.do(GM, m.PrepareComplication("a dog"), m.PrepareComplication("the lights go out"))

    def failed() -> None:
        table.rolls(face, 6, 6, *[1] * face.heat)
        table.do(ANN, m.TakeConsequence("heat"))

    failed()
    table.refused(GM, m.Judge("own"), "SC-2.4")
    table.refused(GM, m.Judge("longer", complication=1), "SC-2.4")
    table.refused(GM, m.Judge("longer", injury="a cut"), "SC-3.6")
    table.refused(GM, m.Judge("complication", complication=3), "SC-8.1")
    table.do(GM, m.Judge("complication", complication=2))
    assert table.hidden.complications == ["a dog"]
    roll = table.play.view(ANN).board.roll
    assert (roll.ruled, roll.ruling) == ("complication", "the lights go out")
    assert [row.text for row in table.play.view(ANN).board.shown] == ["the lights go out"]
    failed()
    table.do(GM, m.Judge("harm", "badly", injury="a broken hand"))
    assert face.injuries == ["a broken hand"]
    assert table.play.view(ANN).board.roll.ruling == "badly"
    failed()
    table.do(GM, m.Judge("own", "they laugh at you"))
    failed()
    table.do(GM, m.Judge("none"))
    assert english(table.play.view(ANN).board.roll.ruling) == "Nothing comes of it."
    failed()
    table.do(GM, m.Judge("longer"))
    assert english(table.play.view(ANN).board.roll.ruling) == "It takes longer than you can afford"
    assert table.play.why_not_take_back(GM) is None


def test_a_ruling_can_be_taken_back_unless_it_shows_something() -> None:
    table, face, _, _ = crew()
    table.do(GM, m.PrepareComplication("a dog"))
    table.rolls(face, 6, 6, 1)
    table.do(ANN, m.TakeConsequence("heat"))
    table.do(GM, m.Judge("complication", complication=1))
    assert table.play.why_not_take_back(GM) is not None


@pytest.mark.rule("SC-2.1")
def test_the_gm_sees_what_a_roll_of_anyone_would_be() -> None:
    table, face, hammer, tech = crew()
    starts = table.play.view(GM).board.gm.starts
    assert [(row.criminal, [call.asked for call in row.calls]) for row in starts] == [
        (one.id, [2, 3, 4, 5, 6]) for one in (face, hammer, tech)
    ]
    assert crew(show_odds=False)[0].play.view(GM).board.gm.starts[0].calls == ()


@pytest.mark.rule("SC-2.6", "SC-8.1")
@pytest.mark.parametrize("meter", ["open", "hidden"])
def test_players_records_of_every_way_to_call(meter: str) -> None:
    table = Table(meter=meter)
    table.do(ANN, m.CreateCriminal("Faye", "face", "ready"), m.CreateCriminal("Hal", "hammer", "we_loud_yet"))
    table.do(BOB, m.CreateCriminal("Tess", "tech", "dampen"))
    table.start()
    table.do(GM, r.GroupRoll((0, 1), 4, ("attack",), "", 1, 1))
    table.do(GM, r.ChangeRoll(3), r.StartRoll(2, 3))
    for seat in (ANN, ANN, BOB):
        table.do(seat, m.Roll())
        if table.roll.stage == "choice":
            table.do(seat, m.TakeConsequence("heat"))
            table.do(GM, m.Judge("none"))
    table.do(GM, m.EndHeist("done"), m.EndCampaign())
    verify(make_record(table.play, DEAL, SEATS), Score)
    sealed = make_sealed_record(table.play, DEAL, SEATS)
    verify(sealed, Score)
    at = next(n for n, entry in enumerate(sealed.moves) if entry.move and entry.move["move"] == "GroupRoll")
    told = sealed.moves[at].told
    assert told is not None
    first, second = told["calls"]
    for calls in ([first], [{**first, "extra_dice": 3}, second], [{**first, "difficulty": 9}, second]):
        moves = (*sealed.moves[:at], msgspec.structs.replace(sealed.moves[at], told={"calls": calls}))
        with pytest.raises(RecordError, match=r"SC-2\.6"):
            verify(msgspec.structs.replace(sealed, moves=moves), Score)
