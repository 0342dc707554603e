"""Readings as options, False Alarm on a segment, explanations, names, and the curtain after a heist."""

import msgspec
import pytest

from getaway.games.score import abilities
from getaway.games.score import events as e
from getaway.games.score import moves as m
from getaway.games.score import ruling_moves as r
from getaway.games.score.game import Score, SecondScore
from getaway.games.score.options import EarlierOptions
from getaway.games.score.play import ScorePlay
from getaway.kernel.chance import seeded
from getaway.kernel.deal import chance_of
from getaway.kernel.record import make_sealed_record, verify
from getaway.text.render import english

from .table import ANN, BOB, DEAL, GM, SEATS, Table, at_heist, crew_and_heist


@pytest.mark.rule("SC-5.14")
@pytest.mark.parametrize(("reading", "heat"), [("roll", 1), ("stat", 2)])
def test_the_heat_die_of_brute_force_goes_or_stays(reading: str, heat: int) -> None:
    table = Table(brute_force=reading)
    tech = table.hire("tech", "brute_force")
    table.start()
    table.rolls(tech, 5, 1, 6, marks=("hacking",))
    table.throw(5, 6)
    events = table.do(ANN, m.BruteForce())
    assert (tech.heat, e.HeatStayed(tech.name, 2) in events) == (heat, heat == 2)


@pytest.mark.rule("SC-5.5")
def test_foresight_for_anybody_is_an_option() -> None:
    for reading in ("own", "anyone"):
        table = Table(foresight=reading)
        face, tech = table.hire("face", "foresight"), table.hire("tech", seat=BOB)
        table.start()
        table.call(tech, 6)
        use = m.UseAbility(face.id, "foresight", "a copied key")
        if reading == "own":
            table.refused(ANN, use, "SC-5.5")
            continue
        assert use.ability in [row.move.ability for row in table.play.offers(ANN) if isinstance(row.move, m.UseAbility)]
        table.do(ANN, use)
        assert (table.roll.difficulty, face.used) == (2, ["foresight"])
        assert english(table.play.view(BOB).board.roll.explain) == "How did you prepare for this?"
        table.refused(ANN, use, "SC-5.5")
        table.throw(2, 2)
        table.do(BOB, m.Roll())
        assert (table.roll.successes, table.roll.failures) == (1, 0)


@pytest.mark.rule("SC-5.5")
def test_foresight_asks_how_it_was_prepared() -> None:
    table, face = crew_and_heist("face", "foresight", "houdini")
    table.call(face, 6)
    table.refused(ANN, m.Roll(how="a copied key"), "SC-5.5")
    table.throw(2, 2)
    assert e.Explained(face.name, "a copied key") in table.do(ANN, m.Roll(foresight=True, how="a copied key"))
    asked = {row.id: english(row.explain) for row in table.play.view(ANN).board.crew[0].abilities}
    assert asked["houdini"] == "Where are you, and how did you get there?"


@pytest.mark.rule("SC-5.24")
def test_false_alarm_on_any_filled_segment() -> None:
    table, tech = crew_and_heist("tech", "false_alarm")
    table.do(GM, m.AttachPenalty(2, "lose_prep", 2), m.CorrectMeter(3))
    for segment in (0, 4, 9):
        table.refused(ANN, m.UseAbility(tech.id, "false_alarm", "", 0, segment), "SC-5.24")
    events = table.do(ANN, m.UseAbility(tech.id, "false_alarm", "", 0, 2))
    assert events[1:] == [
        e.SegmentCancelled(tech.name, 2),
        e.PenaltyCancelled(tech.name, 1, "lose_prep", 2, []),
    ]
    assert (table.open.stash, table.open.meter) == (3, (3, 6))
    assert table.play.view(BOB).board.meter.cancelled == (2,)
    table.do(GM, m.RenewAbility(tech.id, "false_alarm"))
    table.refused(ANN, m.UseAbility(tech.id, "false_alarm", "", 0, 2), "SC-5.24")
    table.do(ANN, m.UseAbility(tech.id, "false_alarm", "", 0, 1))


@pytest.mark.rule("SC-3.3", "SC-5.24")
def test_of_a_hidden_meter_the_last_segment() -> None:
    table = Table(meter="hidden")
    tech = table.hire("tech", "false_alarm")
    table.start()
    last = m.UseAbility(tech.id, "false_alarm", "", 0)
    table.fill(2)
    table.refused(ANN, last, "SC-5.24")
    table.fail(tech, "meter")
    assert table.do(ANN, last)[-1] == e.SegmentCancelled(tech.name, 0)
    table.do(GM, m.RenewAbility(tech.id, "false_alarm"))
    table.refused(ANN, last, "SC-5.24")


@pytest.mark.rule("SC-4.2")
def test_only_who_has_been_on_a_heist_learns_an_advance() -> None:
    table = Table()
    face = table.hire("face", heat=5)
    table.start()
    tech = table.hire("tech", seat=BOB, heat=5)
    table.do(GM, m.EndHeist("done"))
    table.refused(BOB, m.Advance(tech.id, "dampen"), "SC-4.2")
    table.do(ANN, m.Advance(face.id, "mimic"))
    table.start()
    table.do(GM, m.EndHeist("failed"))
    table.do(BOB, m.Advance(tech.id, "dampen"))


@pytest.mark.rule("SC-4.2")
def test_by_earlier_rules_everyone_did() -> None:
    game = SecondScore.from_toml()
    play = game.new_play(seeded(3), 3, game.options_type(gm="seat", start_heat="3"))
    assert isinstance(play, ScorePlay)
    play.submit(ANN, m.CreateCriminal("Faye", "face", "ready"))
    for move in (m.PrepareHeist(6), m.StartHeist()):
        play.submit(GM, move)
    play.submit(BOB, m.CreateCriminal("Tess", "tech", "dampen"))
    play.submit(GM, m.EndHeist("done"))
    play.submit(BOB, m.Advance(1, "overclock"))
    assert play.view(ANN).board.curtain is None


@pytest.mark.rule("SC-9.4", "SC-9.5")
def test_a_campaign_and_a_heist_have_names() -> None:
    table = Table()
    table.hire("face")
    table.refused(ANN, r.NameCampaign("Mine"), "SC-8.1")
    table.do(GM, r.NameCampaign("The Long Winter"))
    table.refused(GM, r.RenameHeist("x"), "SC-3.2")
    table.start()
    table.refused(GM, r.RenameHeist(""), "SC-9.4")
    table.do(GM, r.RenameHeist("The Night Shift"))
    board = table.play.view(ANN).board
    assert (board.campaign, board.title) == ("The Long Winter", "The Night Shift")
    table.do(GM, m.EndHeist("done"))
    assert table.open.history[0].title == "The Night Shift"
    other = Table()
    game = table.play.game
    other.do(GM, game.resume(other.play, game.export(table.play, GM)))
    assert other.play.view(ANN).board.campaign == "The Long Winter"


@pytest.mark.rule("SC-9.6")
def test_with_the_automatic_gm_any_player_names_the_campaign() -> None:
    table = Table(gm="auto", seats=1)
    table.do(0, r.NameCampaign("Alone"))
    assert table.play.view(0).board.campaign == "Alone"


@pytest.mark.rule("SC-3.6", "SC-4.2")
def test_the_curtain_after_a_heist() -> None:
    table = Table()
    face = table.hire("face", heat=2)
    tech = table.hire("tech", seat=BOB)
    table.do(GM, m.GenerateHeist("x", "bank"))
    table.start()
    assert table.play.view(ANN).board.curtain is None
    table.fail(face, "heat")
    table.do(GM, m.RecordInjury(face.id, "a cut"), r.LeaveHome(tech.id), m.EndHeist("done", "Home before dawn."))
    table.do(GM, m.ConfirmGoal(face.id, "cool"))
    curtain = table.play.view(BOB).board.curtain
    assert (curtain.number, curtain.title, curtain.how, curtain.words) == (1, "The job", "done", "Home before dawn.")
    assert english(curtain.ending) == "It was a success."
    assert curtain.assignment
    (one,) = curtain.crew
    assert (one.name, one.cool_before, one.cool, one.heat_before, one.heat) == (face.name, 1, 2, 2, 3)
    assert (one.goals, one.injuries, one.status) == (("cool",), ("a cut",), "ready")
    assert {(row.id, row.cost, row.why_not) for row in one.advances} == {
        (name, 2, "") for name in ("team_player", "dressed_for_success", "mimic", "ready", "foresight")
    }
    table.do(ANN, m.Advance(face.id, "mimic"))
    (one,) = table.play.view(BOB).board.curtain.crew
    assert english(one.advances[0].why_not).endswith("has already learned an advance since the last heist.")
    face.advances = ["team_player", "dressed_for_success", "mimic", "ready", "foresight"]
    (last,) = table.play.view(BOB).board.curtain.crew[0].advances
    assert (last.id, last.last_job) == ("backup_plan", True)
    assert english(last.means).startswith("The next heist is Face 1's last.")
    table.do(GM, m.PrepareHeist(5))
    assert table.play.view(ANN).board.curtain is None


@pytest.mark.rule("SC-9.6")
def test_the_automatic_gm_leaves_the_curtain_until_the_next_heist() -> None:
    table = Table(gm="auto", seats=1)
    table.do(0, m.CreateCriminal("Faye", "face", "ready"), m.StartHeist(), m.EndHeist("given_up"))
    assert table.play.view(0).board.curtain.how == "given_up"
    table.do(0, m.StartHeist())
    assert table.play.view(0).board.curtain is None


def test_a_curtain_of_a_one_shot_has_no_advances_and_the_dead_learn_nothing() -> None:
    table = at_heist(mode="one_shot")
    table.do(GM, m.EndHeist("done"))
    assert table.play.view(ANN).board.curtain.crew[0].advances == ()
    table = at_heist()
    table.do(GM, m.TakeOut(0, "dead"), m.EndHeist("failed"))
    assert table.play.view(ANN).board.curtain.crew[0].advances == ()


@pytest.mark.rule("SC-8.1")
def test_players_records_hold_with_all_of_it() -> None:
    table = Table(brute_force="stat", foresight="anyone")
    table.do(ANN, m.CreateCriminal("Faye", "face", "foresight"))
    table.do(BOB, m.CreateCriminal("Tess", "tech", "brute_force"))
    table.start(6, m.AttachPenalty(1, "alarm"))
    table.do(GM, r.NameCampaign("x"), r.StartRoll(1, 5, ("hacking",)), m.CorrectMeter(2))
    table.do(ANN, m.UseAbility(0, "foresight", "a key"))
    table.do(BOB, m.Roll())
    if table.roll.stage == "rolled":
        table.do(BOB, m.BruteForce())
    table.do(GM, m.EndHeist("done"), m.EndCampaign())
    sealed = make_sealed_record(table.play, DEAL, SEATS)
    assert msgspec.json.encode(verify(sealed, Score).view(ANN).board.curtain) == msgspec.json.encode(
        table.play.view(ANN).board.curtain
    )


@pytest.mark.rule("SC-5.24")
def test_by_earlier_rules_a_false_alarm_cancels_only_penalties() -> None:
    play = SecondScore.from_toml().new_play(chance_of(DEAL), 3, EarlierOptions(gm="seat"))
    assert isinstance(play, ScorePlay)
    play.submit(GM, m.PrepareHeist(6))
    play.submit(ANN, m.CreateCriminal("Tess", "tech", "dampen"))
    play.submit(GM, m.StartHeist())
    assert abilities.segments(play.referee) == []
