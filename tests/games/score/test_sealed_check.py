"""A GM who makes up what was told: the players' record is held to the rules all the same."""

from contextlib import suppress
from typing import Any

import msgspec
import pytest

from getaway.games.score import events as e
from getaway.games.score import moves as m
from getaway.games.score import paper_moves as p
from getaway.games.score import ruling_moves as r
from getaway.games.score.abilities import usable
from getaway.games.score.game import Score
from getaway.games.score.roll_preview import MOST_DICE
from getaway.games.score.say import say
from getaway.kernel.record import Record, RecordError, make_sealed_record, verify
from getaway.text.render import english

from .table import ANN, BOB, DEAL, GM, SEATS, Table, crew_and_heist


def evening(meter: str) -> Record:
    """A roll that fell on the crew, a correction and its end."""
    table = Table(meter=meter)
    table.do(ANN, m.CreateCriminal("Sue", "specter", "ghost_reporting"))
    table.do(BOB, m.CreateCriminal("Hal", "hammer", "we_loud_yet"))
    table.do(GM, m.PrepareHeist(6), m.AttachPenalty(1, "alarm"), m.StartHeist())
    for _ in range(9):
        table.do(BOB, m.Declare(1, "the door"))
        table.do(GM, m.CallRoll(5))
        table.do(BOB, m.Roll())
        if table.roll.stage == "choice":
            break
    table.do(BOB, m.TakeConsequence("meter"))
    table.do(GM, m.Judge("longer"), m.CorrectMeter(4, "sirens"))
    table.do(ANN, m.Declare(0, "the lock"))
    table.do(GM, m.CallRoll(3), m.EndHeist("done"))
    return make_sealed_record(table.play, DEAL, SEATS)


def forged(record: Record, kind: str, **changes: Any) -> RecordError:
    """What is said of the last move of a kind with something else told."""
    at = max(n for n, entry in enumerate(record.moves) if entry.move is not None and entry.move["move"] == kind)
    entry = record.moves[at]
    told = {**(entry.told or {}), **changes}
    moves = (*record.moves[:at], msgspec.structs.replace(entry, told=told), *record.moves[at + 1 :])
    with pytest.raises(RecordError) as failure:
        verify(msgspec.structs.replace(record, moves=moves), Score)
    assert failure.value.entry == at + 1
    return failure.value


@pytest.mark.rule("SC-2.6", "SC-3.5", "SC-8.1")
def test_with_an_open_meter_everything_told_follows_from_the_moves() -> None:
    record = evening("open")
    verify(record, Score)
    assert "SC-2.6" in str(forged(record, "CallRoll", difficulty=2))
    assert "SC-2.6" in str(forged(record, "CallRoll", bonus_dice=1))  # four segments are filled
    assert "SC-2.6" in str(forged(record, "CallRoll", found=["a whim"]))
    assert "SC-5.10" in str(forged(record, "CallRoll", bonus_dice=2))
    assert "SC-3.5" in str(forged(record, "TakeConsequence", meter=[3, 6]))
    assert "SC-3.5" in str(forged(record, "TakeConsequence", full=True))
    assert "SC-3.5" in str(forged(record, "CorrectMeter", meter=[1, 6]))
    assert "SC-3.5" in str(forged(record, "Judge", meter=[1, 6]))
    assert "SC-3.2" in str(forged(record, "PrepareHeist", meter=[2, 6]))
    fired = {"number": 0, "kind": "meteor", "amount": 0, "text": "x", "early": True}
    assert "SC-3.4" in str(forged(record, "TakeConsequence", fired=[fired]))


def test_whatever_a_record_tells_or_leaves_out_it_is_at_most_refused() -> None:
    table = Table()
    table.do(ANN, m.CreateCriminal("Sue", "specter", "ghost_reporting"))
    table.do(GM, p.WritePerson("Zed"), p.ShowPerson(1), m.AddClock("k", 4, "open"), p.KeepClock("k"))
    table.start(6, m.AttachPenalty(1, "alarm"))
    table.do(
        GM, m.PrepareComplication("rain"), m.ShowComplication(1), m.TickClock("k", 1), m.AddClock("x", 3, "hidden")
    )
    table.do(GM, r.StartRoll(0, 4), m.Waive(), m.CorrectMeter(2), r.PutBack(2), m.RemoveClock("k"))
    table.do(GM, m.EndHeist("done"), r.ReopenHeist())
    record = make_sealed_record(table.play, DEAL, SEATS)
    verify(record, Score)
    for at, entry in enumerate(record.moves):
        assert entry.move is not None
        lies = [msgspec.structs.replace(entry, told=told) for told in (None, {}, {"step": 2**70}, {"clock": None})]
        if "name" in entry.move:
            lies.append(msgspec.structs.replace(entry, move=entry.move | {"name": "nobody"}))
        for lie in lies:
            with suppress(RecordError):  # nothing else may be raised
                verify(msgspec.structs.replace(record, moves=(*record.moves[:at], lie)), Score)
    assert "SC-9.11" in str(forged(record, "ShowPerson", person=None))


@pytest.mark.rule("SC-3.3", "SC-8.1")
@pytest.mark.parametrize("meter", ["hidden", "secret"])
def test_with_a_hidden_meter_no_figure_is_told(meter: str) -> None:
    record = evening(meter)
    verify(record, Score)
    assert "SC-3.3" in str(forged(record, "CorrectMeter", meter=[1, 6]))
    assert "SC-5.10" in str(forged(record, "CallRoll", bonus_dice=2))
    assert "SC-2.6" in str(forged(record, "CallRoll", difficulty=7))


@pytest.mark.rule("SC-3.5", "SC-7.2")
def test_a_negotiation_takes_the_meter_back_by_one() -> None:
    table = Table(mode="one_shot")
    table.do(ANN, m.CreateCriminal("Faye", "face"))
    table.do(GM, m.PrepareHeist(6), m.StartHeist(), m.CorrectMeter(3), m.ConfirmNegotiation(0), m.EndHeist("done"))
    record = make_sealed_record(table.play, DEAL, SEATS)
    verify(record, Score)
    assert "SC-3.5" in str(forged(record, "ConfirmNegotiation", meter=[1, 6]))


@pytest.mark.rule("SC-9.3")
def test_nobody_speaks_of_a_secret_meter() -> None:
    table = Table(meter="secret")
    face = table.hire("face")
    table.start()
    table.fail(face, "meter")
    (filled,) = table.said(e.MeterFilled)
    assert filled == e.MeterFilled(face.name, None, None, False)
    assert english(Score.from_toml().describe(filled)) == f"{face.name} passes it to the crew."


def test_a_pile_of_dice_has_no_odds() -> None:
    table, hammer = crew_and_heist("hammer", "lethal", cool=MOST_DICE, heat=1)
    table.call(hammer, 4, "attack")
    assert table.play.view(ANN).board.odds == ()
    assert "Roll" in [english(offer.text) for offer in table.play.offers(ANN)]
    hammer.cool -= 1
    assert table.play.view(ANN).board.odds


@pytest.mark.rule("SC-9.1", "SC-9.5")
def test_a_campaign_file_has_its_bounds() -> None:
    table = Table()
    one = m.Veteran("A", "face", 1, 1, 1, 4, ("ready",), "", "ready")
    crew = tuple(msgspec.structs.replace(one, name=f"A{n}", status="dead") for n in range(61))
    table.refused(GM, m.ResumeCampaign(crew, ()), "SC-9.1")
    for rolls in (m.MOST_ROLLS + 1, 2**64):
        table.refused(GM, m.ResumeCampaign((), (m.Chapter("x", "done", (), rolls, ()),)), "HR-3")
    strong = msgspec.structs.replace(one, cool=150)
    table.do(GM, m.ResumeCampaign((strong,), tuple(m.Chapter("x", "done", (), 0, ()) for _ in range(999))))
    table.do(GM, m.PrepareHeist(6))
    table.refused(GM, m.StartHeist(), "SC-9.7")


def test_a_long_heist_has_a_chapter_that_ends() -> None:
    table, hammer = crew_and_heist("hammer")
    for number in range(m.MOST_LINES + 5):
        table.play.referee.add_to_history(f"line {number}")
    table.do(GM, m.RecordInjury(hammer.id, "a cut"), m.EndHeist("done", "at last"))
    assert len(table.open.history[0].lines) == m.MOST_LINES


@pytest.mark.rule("SC-7.2", "SC-9.3")
@pytest.mark.parametrize("meter", ["hidden", "secret"])
def test_a_negotiation_says_no_more_of_the_meter_than_players_may_know(meter: str) -> None:
    table = Table(mode="one_shot", meter=meter)
    face = table.hire("face")
    table.start()
    events = table.do(GM, m.ConfirmNegotiation(face.id))
    assert e.MeterMoved(say("why-negotiated", name=face.name), None, None, meter == "hidden") in events


@pytest.mark.rule("SC-5.12")
def test_the_last_prep_die_is_enough_for_a_tool() -> None:
    table, tech = crew_and_heist("tech", "right_tool")
    table.do(GM, m.Overrule("stash", 1))
    assert usable(table.play.referee, tech) == ["right_tool"]
    table.do(ANN, m.UseAbility(tech.id, "right_tool", "a drill"))
    assert usable(table.play.referee, tech) == []
    table.refused(ANN, m.UseAbility(tech.id, "right_tool", "a drill"), "SC-5.12")
