"""What the GM puts right (SC-9.4), and what is asked before it has to be."""

import pytest

from getaway.games.score import events as e
from getaway.games.score import moves as m
from getaway.games.score import ruling_moves as r
from getaway.games.score.game import Score
from getaway.kernel.moves import Move
from getaway.kernel.record import make_sealed_record, verify
from getaway.text.render import english

from .table import ANN, BOB, DEAL, GM, SEATS, Table, at_heist, crew_and_heist


@pytest.mark.rule("SC-9.4")
def test_an_injury_is_healed() -> None:
    table, hammer = crew_and_heist("hammer")
    table.do(GM, m.RecordInjury(hammer.id, "a cut"), m.RecordInjury(hammer.id, "a bruise"))
    table.refused(GM, r.Heal(hammer.id, 3), "SC-9.4")
    table.refused(ANN, r.Heal(hammer.id, 1), "SC-8.1")
    assert table.do(GM, r.Heal(hammer.id, 1)) == [e.Healed(hammer.name, "a cut")]
    assert hammer.injuries == ["a bruise"]


@pytest.mark.rule("SC-9.4")
def test_who_is_out_or_dead_comes_back() -> None:
    table, hammer = crew_and_heist("hammer")
    table.refused(GM, r.BringBack(hammer.id), "SC-9.4")
    table.do(GM, m.TakeOut(hammer.id, "heist"), r.BringBack(hammer.id))
    assert (hammer.here, hammer.out, table.open.stash) == (True, False, 1)
    table.refused(GM, r.Revive(hammer.id), "SC-9.4")
    table.refused(GM, r.Revive(9), "HR-3")
    table.do(GM, m.TakeOut(hammer.id, "dead"))
    table.refused(GM, r.BringBack(hammer.id), "SC-9.1")
    assert table.do(GM, r.Revive(hammer.id)) == [e.Revived(hammer.name)]
    assert (hammer.here, hammer.status, table.open.stash) == (True, "ready", 1)
    table.do(GM, m.EndHeist("done"))
    table.do(ANN, m.Retire(hammer.id))
    table.do(GM, r.Revive(hammer.id))
    assert (hammer.here, hammer.status) == (False, "ready")


@pytest.mark.rule("SC-9.4")
def test_what_was_put_right_is_not_remembered() -> None:
    table, hammer = crew_and_heist("hammer")
    table.do(GM, m.TakeOut(hammer.id, "heist"), r.BringBack(hammer.id))
    table.do(GM, m.TakeOut(hammer.id, "dead"), r.Revive(hammer.id))
    table.do(GM, m.RecordInjury(hammer.id, "a cut."), m.EndHeist("done"))
    (chapter,) = table.open.history
    assert chapter.lines == (m.HistoryEntry("hurt", hammer.name, text="a cut."),)
    assert f"{hammer.name} was hurt: a cut. " in english(table.play.view(ANN).board.recap[0])


@pytest.mark.rule("SC-9.4")
def test_who_is_not_there_is_not_asked_what_they_do() -> None:
    table, hammer = crew_and_heist("hammer")
    assert english(table.play.view(ANN).prompt) == "What do you do?"
    table.do(GM, m.TakeOut(hammer.id, "heist"))
    assert english(table.play.view(ANN).prompt) == f"{hammer.name} is not in this heist. You can still tell the story."
    table.do(GM, r.BringBack(hammer.id), m.TakeOut(hammer.id, "dead"))
    assert english(table.play.view(ANN).prompt) == f"{hammer.name} is dead. You can still tell the story."


@pytest.mark.rule("SC-9.1", "SC-9.4")
def test_a_full_seat_has_no_room_for_who_plays_on() -> None:
    table = Table()
    for _ in range(4):
        table.hire("face")
    table.do(ANN, m.Retire(0))
    table.hire("face")
    table.refused(GM, r.Revive(0), "SC-9.1")


@pytest.mark.rule("SC-3.1", "SC-9.4")
def test_a_criminal_stays_at_home_with_their_prep() -> None:
    table = Table()
    face, tech = table.hire("face"), table.hire("tech", seat=BOB)
    table.start()
    assert table.do(GM, r.LeaveHome(tech.id)) == [e.LeftAtHome(tech.name, 3)]
    assert (table.open.stash, table.play.view(ANN).board.brought) == (4, 4)
    table.refused(GM, r.LeaveHome(tech.id), "SC-3.1")
    table.do(BOB, m.Join(tech.id))
    table.do(GM, m.Overrule("stash", 1))
    assert table.do(GM, r.LeaveHome(tech.id)) == [e.LeftAtHome(tech.name, 1)]
    table.do(GM, m.EndHeist("done"))
    assert table.open.history[0].crew == (face.name,)
    table.refused(GM, m.ConfirmGoal(tech.id, "cool"), "SC-4.1")


@pytest.mark.rule("SC-3.2", "SC-3.5")
def test_the_meter_gets_another_length() -> None:
    table = Table()
    table.hire("face")
    table.refused(GM, r.SetMeterLength(5), "SC-3.2")
    table.do(GM, m.PrepareHeist(1), r.SetMeterLength(20))
    table.do(GM, m.AttachPenalty(2, "alarm"), m.AttachPenalty(6, "harder"), m.StartHeist())
    table.fill(3)
    table.refused(GM, r.SetMeterLength(3), "SC-3.5")
    table.refused(GM, r.SetMeterLength(21), "SC-3.2")
    assert table.do(GM, r.SetMeterLength(5)) == [e.MeterResized(5, True)]
    assert (table.open.meter, [row.segment for row in table.hidden.penalties]) == ((3, 5), [2])
    table.do(GM, r.SetMeterLength(4), m.CorrectMeter(4))
    assert table.open.history[0].how == "arrested"


@pytest.mark.rule("SC-3.3")
@pytest.mark.parametrize("meter", ["open", "hidden", "secret"])
def test_players_learn_as_much_of_a_new_length_as_of_the_old(meter: str) -> None:
    table = Table(meter=meter)
    table.do(ANN, m.CreateCriminal("Faye", "face", "ready"))
    table.start()
    table.do(GM, r.SetMeterLength(9))
    (heard,) = table.said(e.MeterResized)
    assert isinstance(heard, e.MeterResized)
    assert (heard.segments, heard.known) == (9 if meter == "open" else None, meter != "secret")
    table.do(GM, m.EndHeist("done"), m.EndCampaign())
    verify(make_sealed_record(table.play, DEAL, SEATS), Score)


def asked(table: Table, seat: int, move: Move) -> str:
    """The question of the offer for a move."""
    (question,) = {offer.ask for offer in table.play.offers(seat) if offer.move == move}
    assert question == table.play.warning(seat, move)
    return english(question)


@pytest.mark.rule("SC-3.2", "SC-3.6")
def test_a_full_meter_a_death_and_an_end_are_asked_about() -> None:
    table = at_heist()
    face = table.open.crew[0]
    table.fill(4)
    assert asked(table, GM, m.CorrectMeter(5)) == ""
    assert asked(table, GM, m.CorrectMeter(6)).startswith("This fills the meter.")
    assert asked(table, GM, m.TakeOut(face.id, "dead")) == "Face 1 dies and plays no more. Go on?"
    assert asked(table, GM, m.TakeOut(face.id, "heist")) == ""
    assert asked(table, GM, m.EndHeist("failed")) == "End the heist as a failure?"
    table.rolls(face, 6, 6, 1)
    assert asked(table, ANN, m.TakeConsequence("meter")) == ""
    table.fill(5)
    assert asked(table, ANN, m.TakeConsequence("heat")) == ""
    assert asked(table, ANN, m.TakeConsequence("meter")).startswith("This fills the meter.")
    table.settle("meter")
    assert asked(table, ANN, m.Retire(face.id)).startswith("Face 1 retires")
    assert asked(table, GM, m.EndCampaign()) == "End the game for everyone?"


@pytest.mark.rule("SC-3.3")
def test_nobody_is_asked_about_a_meter_that_they_do_not_know() -> None:
    table = Table(meter="hidden")
    face = table.hire("face")
    table.start(1)
    table.rolls(face, 6, 6, 1)
    assert asked(table, ANN, m.TakeConsequence("meter")) == ""
    assert asked(table, GM, m.TakeConsequence("meter")).startswith("This fills the meter.")


@pytest.mark.rule("SC-4.3", "SC-6.3")
def test_the_last_job_and_a_reroll_in_a_heist_are_asked_about() -> None:
    table = Table()
    face = table.hire("face", "team_player", "dressed_for_success", "mimic", "ready", "foresight", heat=3)
    table.do(GM, m.GenerateHeist("x", "bank"))
    assert asked(table, GM, m.RollAgain("alarm")) == ""
    table.start()
    assert asked(table, GM, m.RollAgain("alarm")).endswith("Reroll it?")
    table.do(GM, m.EndHeist("done"))
    assert asked(table, ANN, m.Advance(face.id, "backup_plan")).startswith("One Last Job: the next heist is Face 1's")
