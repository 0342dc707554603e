"""Prep and the Threat Meter (SC-3)."""

from typing import Any

import pytest

from getaway.games.score import events as e
from getaway.games.score import moves as m
from getaway.text.render import english

from .table import ANN, BOB, GM, PACK, Table, at_heist, crew_and_heist


@pytest.mark.rule("SC-3.1")
def test_everyone_adds_his_prep_and_every_heist_starts_anew() -> None:
    table = Table()
    for kind in ("face", "specter", "tech", "hammer"):
        table.hire(kind, seat=ANN if kind == "face" else BOB)
    table.start()
    assert table.open.stash == 10
    table.call(table.open.crew[0])
    table.throw(6, 6, 6)
    table.do(ANN, m.Roll(1))
    assert table.open.stash == 9
    table.do(GM, m.EndHeist("done"))
    assert table.open.stash == 0
    table.start()
    assert table.open.stash == 10


@pytest.mark.rule("SC-3.2")
def test_the_gm_sets_the_segments_before_the_heist() -> None:
    table = Table()
    table.hire("face")
    table.refused(GM, m.StartHeist(), "SC-3.2")
    for segments in (-1, 0, 21, 99):
        table.refused(GM, m.PrepareHeist(segments), "SC-3.2")
    table.refused(ANN, m.PrepareHeist(6), "SC-8.1")
    table.do(GM, m.PrepareHeist(1), m.PrepareHeist(20), m.StartHeist())
    assert table.open.meter == (0, 20)
    table.refused(GM, m.PrepareHeist(6), "SC-9.2")
    assert [(size.id, size.segments) for size in PACK.meters] == [
        ("easy", 8),
        ("standard", 6),
        ("hard", 5),
        ("brutal", 4),
    ]


@pytest.mark.rule("SC-3.2", "SC-3.6")
def test_full_the_law_has_the_crew() -> None:
    table = Table()
    face = table.hire("face")
    table.start(4)
    for filled in range(1, 4):
        table.fail(face, "meter")
        assert table.open.meter == (filled, 4)
    table.rolls(face, 4, 1, 1)
    happened = table.do(ANN, m.TakeConsequence("meter"))
    assert happened[-2] == e.HeistEnded(1, "arrested", "")
    assert happened[-1] == e.DiceOpened(1, table.open.promise)
    assert table.open.phase == "break"
    assert table.open.history[0].how == "arrested"
    table.do(GM, m.ConfirmGoal(0, "cool"))


@pytest.mark.rule("SC-3.3")
@pytest.mark.parametrize("meter", ["hidden", "secret"])
def test_a_hidden_meter_has_no_figures_for_players(meter: str) -> None:
    table = Table(meter=meter)
    face = table.hire("face")
    table.start(4)
    table.fail(face, "meter")
    view = table.play.view(ANN)
    shown = view.board.meter
    assert (shown is None) == (meter == "secret")
    if shown is not None:
        assert (shown.filled, shown.segments) == (None, None)
    assert table.said(e.MeterFilled) == [e.MeterFilled(face.name, None, None, meter != "secret")]
    assert table.said(e.MeterRead) == []
    assert table.said(e.MeterRead, GM) == [e.MeterRead(1, 4)]
    assert table.play.view(GM).board.gm.filled == 1
    table.do(GM, m.CorrectMeter(2, "a siren"))
    assert table.said(e.MeterMoved) == [e.MeterMoved("a siren", None, None, meter == "hidden")]


@pytest.mark.rule("SC-3.3")
def test_abilities_use_the_true_meter_and_players_see_the_final_number_only() -> None:
    table = Table(meter="hidden")
    hammer = table.hire("hammer", "we_loud_yet")
    table.start(6)
    table.fill(3)
    roll = table.call(hammer, 4)
    assert (roll.difficulty, roll.found) == (3, ())
    assert table.said(e.DifficultyFound) == []
    (told,) = table.said(e.DifficultyFound, GM)
    assert isinstance(told, e.DifficultyFound)
    assert [english(step) for step in told.found] == ["the GM sets 4", "We Loud Yet? \N{MINUS SIGN}1"]


@pytest.mark.rule("SC-3.4")
def test_a_penalty_hangs_on_any_segment_but_the_last() -> None:
    table = Table()
    table.refused(GM, m.AttachPenalty(1, "alarm"), "SC-3.2")
    table.hire("face")
    table.do(GM, m.PrepareHeist(4))
    for segment in (0, 4, 5):
        table.refused(GM, m.AttachPenalty(segment, "alarm"), "SC-3.4")
    table.refused(GM, m.AttachPenalty(1, "rain"), "SC-3.4")
    table.refused(GM, m.AttachPenalty(1, "lose_prep"), "SC-3.4")
    table.refused(GM, m.AttachPenalty(1, "own"), "SC-3.4")
    table.do(GM, m.AttachPenalty(1, "own", 0, "it rains"), m.AttachPenalty(3, "alarm"), m.AttachPenalty(3, "lock_down"))
    assert [(row.segment, row.kind) for row in table.hidden.penalties] == [(1, "own"), (3, "lock_down")]
    table.do(GM, m.RemovePenalty(1))
    table.refused(GM, m.RemovePenalty(1), "SC-3.4")
    table.do(GM, m.StartHeist(), m.CorrectMeter(1))
    table.refused(GM, m.AttachPenalty(1, "alarm"), "SC-3.4")
    assert table.said(e.PenaltyFired) == []


@pytest.mark.rule("SC-3.4")
@pytest.mark.parametrize("kind", [penalty.id for penalty in PACK.penalties])
def test_every_penalty_fires_when_its_segment_fills(kind: str) -> None:
    table = Table()
    face = table.hire("face")
    table.start(6, m.AttachPenalty(1, kind, 1, "so it goes"))
    table.fail(face, "meter")
    (fired,) = table.said(e.PenaltyFired)
    assert isinstance(fired, e.PenaltyFired)
    assert (fired.kind, fired.text) == (kind, "so it goes")


@pytest.mark.rule("SC-3.4")
def test_it_fires_once_a_heist_and_takes_effect_by_itself() -> None:
    table = Table()
    face, tech = table.hire("face"), table.hire("tech", seat=BOB)
    penalties = (m.AttachPenalty(1, "lose_prep", 9), m.AttachPenalty(2, "heat_for_all"), m.AttachPenalty(3, "harder"))
    table.start(6, *penalties)
    table.fail(face, "meter")
    assert table.open.stash == 0
    table.fail(face, "meter")
    assert (face.heat, tech.heat) == (2, 2)
    table.fill(0)
    table.fill(2)
    assert (face.heat, tech.heat) == (2, 2)
    table.fill(4)
    assert table.call(tech, 3).difficulty == 4
    assert len(table.said(e.PenaltyFired)) == 3


@pytest.mark.rule("SC-3.4")
def test_harder_adds_up_to_the_end_of_the_heist() -> None:
    table = Table()
    face = table.hire("face")
    table.start(6, m.AttachPenalty(1, "harder"), m.AttachPenalty(2, "harder"))
    table.fill(2)
    assert table.call(face, 2).difficulty == 4
    table.do(GM, m.EndHeist("given_up"))
    table.start(6)
    assert table.call(face, 2).difficulty == 2


@pytest.mark.rule("SC-3.4")
def test_a_shorter_meter_drops_penalties_it_has_no_segment_for() -> None:
    table = Table()
    table.do(GM, m.PrepareHeist(8), m.AttachPenalty(3, "alarm"), m.AttachPenalty(4, "alarm"), m.PrepareHeist(4))
    assert [penalty.segment for penalty in table.hidden.penalties] == [3]


@pytest.mark.rule("SC-3.5")
def test_a_correction_is_shown_and_stays_within_the_meter() -> None:
    table = at_heist()
    table.refused(ANN, m.CorrectMeter(1), "SC-8.1")
    table.refused(GM, m.CorrectMeter(-1), "SC-3.5")
    table.refused(GM, m.CorrectMeter(7), "SC-3.5")
    assert table.do(GM, m.CorrectMeter(2, "I forgot"))[0] == e.MeterMoved("I forgot", 2, 6, True)
    table.do(GM, m.CorrectMeter(6))
    assert table.open.history[0].how == "arrested"


@pytest.mark.rule("SC-3.6")
@pytest.mark.parametrize("how", ["done", "failed", "given_up"])
def test_the_gm_ends_the_heist(how: Any) -> None:
    table = at_heist()
    table.refused(ANN, m.EndHeist(how), "SC-8.1")
    assert table.do(GM, m.EndHeist(how, "that was it"))[0] == e.HeistEnded(1, how, "that was it")
    assert table.open.history[0].how == how
    assert table.open.history[0].lines[-1] == "that was it"


@pytest.mark.rule("SC-3.6")
def test_goals_reached_before_may_be_confirmed_after_and_then_come_advances() -> None:
    table = at_heist(start_heat="3")
    table.open.crew[0].heat = 4
    table.do(GM, m.EndHeist("failed"), m.ConfirmGoal(0, "heat"))
    table.do(ANN, m.Advance(0, "mimic"))
    table.refused(GM, m.ConfirmGoal(0, "cool"), "SC-3.6")
    table.refused(GM, m.ConfirmGoal(7, "cool"), "HR-3")


@pytest.mark.rule("SC-3.6")
def test_injuries_and_being_taken_out_are_the_gms_word() -> None:
    table, face = crew_and_heist("face")
    table.refused(GM, m.RecordInjury(0, ""), "SC-3.6")
    assert table.do(GM, m.RecordInjury(0, "a cut")) == [e.Injured(face.name, "a cut", False)]
    assert face.injuries == ["a cut"]
    table.do(ANN, m.Declare(0, "something"))
    assert table.do(GM, m.TakeOut(0, "heist", "fainted")) == [e.TakenOut(face.name, "heist", "fainted")]
    assert table.roll.stage == "closed"
    table.refused(ANN, m.Join(0), "SC-3.6")
    table.refused(GM, m.TakeOut(0, "heist"), "SC-3.6")
    table.do(GM, m.EndHeist("failed"))
    table.start()
    assert face.here
    table.do(GM, m.TakeOut(0, "dead"))
    assert face.status == "dead"
    table.refused(ANN, m.Join(0), "SC-9.1")
