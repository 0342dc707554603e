"""Goals and advancement (SC-4), and the GM's rulings (SC-9.4)."""

from typing import Any

import pytest

from getaway.games.score import events as e
from getaway.games.score import moves as m
from getaway.text.render import english

from .table import ANN, BOB, GM, PACK, Table, at_heist


@pytest.mark.rule("SC-4.1")
def test_each_goal_counts_once_a_heist_and_at_once() -> None:
    table = at_heist()
    face = table.open.crew[0]
    face.heat = 3
    table.refused(ANN, m.ConfirmGoal(0, "cool"), "SC-8.1")
    assert table.do(GM, m.ConfirmGoal(0, "cool")) == [e.GoalMet(face.name, "cool", "cool", 2)]
    assert table.do(GM, m.ConfirmGoal(0, "heat")) == [e.GoalMet(face.name, "heat", "heat", 2)]
    table.refused(GM, m.ConfirmGoal(0, "cool"), "SC-4.1")
    table.refused(GM, m.ConfirmGoal(0, "heat"), "SC-4.1")
    table.do(GM, m.EndHeist("done"))
    table.start()
    table.do(GM, m.ConfirmGoal(0, "cool"))
    assert face.cool == 3


@pytest.mark.rule("SC-4.1")
def test_a_heat_goal_at_heat_1_is_used_up_without_effect() -> None:
    table = at_heist()
    table.do(GM, m.ConfirmGoal(0, "heat"))
    assert table.open.crew[0].heat == 1
    table.refused(GM, m.ConfirmGoal(0, "heat"), "SC-4.1")


@pytest.mark.rule("SC-4.1")
def test_who_took_no_part_meets_no_goal() -> None:
    table = at_heist()
    late = table.hire("tech", seat=BOB)
    table.refused(GM, m.ConfirmGoal(late.id, "cool"), "SC-4.1")


@pytest.mark.rule("SC-4.2")
@pytest.mark.parametrize("how", ["done", "failed", "given_up"])
def test_between_heists_one_advance_for_two_heat(how: Any) -> None:
    table = Table()
    face = table.hire("face", "ready", heat=3)
    poor = table.hire("tech", "dampen", heat=2, seat=BOB)
    table.refused(ANN, m.Advance(0, "mimic"), "SC-4.2")
    table.start()
    table.refused(ANN, m.Advance(0, "mimic"), "SC-9.2")
    table.do(GM, m.EndHeist(how))
    table.refused(BOB, m.Advance(poor.id, "overclock"), "SC-4.2")
    table.refused(BOB, m.Advance(0, "mimic"), "SC-9.1")
    table.refused(ANN, m.Advance(9, "mimic"), "HR-3")
    table.refused(ANN, m.Advance(0, "ready"), "SC-4.2")
    table.refused(ANN, m.Advance(0, "tumbler"), "SC-4.2")
    assert table.do(ANN, m.Advance(0, "mimic")) == [e.AdvanceTaken(face.name, "mimic", 1)]
    face.heat = 9
    table.refused(ANN, m.Advance(0, "foresight"), "SC-4.2")


@pytest.mark.rule("SC-4.2", "SC-6.4")
def test_after_a_heist_with_subgoals_the_gm_may_let_the_rest_of_the_heat_go() -> None:
    table = Table()
    face = table.hire("face", "ready", heat=6)
    table.start(subgoals=True)
    table.do(GM, m.EndHeist("done"))
    table.refused(GM, m.CoolDown(0), "SC-4.2")
    table.do(ANN, m.Advance(0, "mimic"))
    assert face.heat == 4
    table.refused(ANN, m.CoolDown(0), "SC-8.1")
    assert table.do(GM, m.CoolDown(0)) == [e.CooledDown(face.name, 1)]
    table.refused(GM, m.CoolDown(0), "SC-4.2")
    table.refused(GM, m.CoolDown(5), "HR-3")


@pytest.mark.rule("SC-4.2", "SC-6.4")
def test_without_subgoals_it_stays() -> None:
    table = Table()
    table.hire("face", "ready", heat=6)
    table.start()
    table.do(GM, m.EndHeist("done"))
    table.do(ANN, m.Advance(0, "mimic"))
    table.refused(GM, m.CoolDown(0), "SC-4.2")


@pytest.mark.rule("SC-4.3")
@pytest.mark.parametrize("kind", [row.id for row in PACK.classes])
def test_one_last_job_after_all_five_and_then_retirement(kind: str) -> None:
    table = Table()
    card = next(row for row in PACK.classes if row.id == kind)
    veteran = table.hire(kind, *card.advances[:4], heat=9)
    table.start()
    table.do(GM, m.EndHeist("done"))
    table.refused(ANN, m.Advance(0, card.last_job), "SC-4.3")
    table.do(ANN, m.Advance(0, card.advances[4]))
    table.refused(ANN, m.Advance(0, card.last_job), "SC-4.2")
    table.start()
    table.do(GM, m.EndHeist("failed"))
    table.do(ANN, m.Advance(0, card.last_job))
    assert veteran.last_job
    table.start()
    assert veteran.here
    happened = table.do(GM, m.EndHeist("failed"))
    assert e.Retired(veteran.name) in happened
    assert veteran.status == "retired"


@pytest.mark.rule("SC-4.3")
def test_after_one_last_job_there_is_nothing_more_to_take() -> None:
    table = Table()
    face = PACK.classes[0]
    table.hire("face", *face.advances, face.last_job, heat=9)
    table.start()
    table.do(GM, m.EndHeist("done"))
    rejection = table.refused(ANN, m.Advance(0, "ready"), "SC-4.2")
    assert "To choose from: nothing" in english(rejection.why)
    assert not [offer for offer in table.play.offers(ANN) if isinstance(offer.move, m.Advance)]


@pytest.mark.rule("SC-4.4")
def test_cool_and_heat_carry_over_and_the_arrested_play_on() -> None:
    table = at_heist()
    face = table.open.crew[0]
    table.fail(face, "heat")
    table.do(GM, m.ConfirmGoal(0, "cool"), m.CorrectMeter(6))
    assert (face.status, face.cool, face.heat) == ("ready", 2, 2)
    table.start()
    assert (face.here, face.cool, face.heat) == (True, 2, 2)


@pytest.mark.rule("SC-4.4")
def test_by_option_the_arrested_are_out() -> None:
    table = Table(arrested_out=True)
    face, away = table.hire("face"), table.hire("tech", seat=BOB)
    table.start()
    table.do(BOB, m.Leave(away.id))
    table.fill(6)
    assert (face.status, away.status) == ("arrested", "ready")
    assert table.open.history[0].lines[-1] == m.HistoryEntry("arrested", face.name)


@pytest.mark.rule("SC-9.4")
def test_the_gm_may_always_rule_and_everyone_sees_it() -> None:
    table = at_heist()
    face = table.open.crew[0]
    for what in ("cool", "heat", "prep"):
        (ruled,) = table.do(GM, m.Overrule(what, 5, 0, "so I say"))
        assert isinstance(ruled, e.Overruled)
        assert (ruled.what, ruled.now, ruled.why) == (what, 5, "so I say")
    assert (face.cool, face.heat, face.prep) == (5, 5, 5)
    table.do(GM, m.Overrule("stash", 2))
    assert table.open.stash == 2
    assert len(table.said(e.Overruled)) == 4
    table.refused(GM, m.Overrule("cool", -1, 0), "SC-9.4")
    table.refused(GM, m.Overrule("cool", 1, 8), "HR-3")
    table.refused(ANN, m.Overrule("cool", 9, 0), "SC-8.1")
    table.do(GM, m.EndHeist("done"))
    table.refused(GM, m.Overrule("stash", 2), "SC-3.1")


@pytest.mark.rule("SC-9.4")
def test_the_gm_may_give_back_what_was_used_up() -> None:
    table = at_heist()
    face = table.open.crew[0]
    face.advances = ["mimic"]
    table.do(ANN, m.UseAbility(0, "mimic", "the guard"))
    table.do(GM, m.ConfirmGoal(0, "cool"))
    table.refused(GM, m.RenewAbility(0, "foresight"), "SC-9.4")
    table.refused(GM, m.RenewAbility(4, "mimic"), "HR-3")
    assert table.do(GM, m.RenewAbility(0, "mimic", "it did not count")) == [
        e.AbilityRenewed(face.name, "mimic", "it did not count")
    ]
    table.do(GM, m.RenewAbility(0, "cool"))
    table.do(ANN, m.UseAbility(0, "mimic", "the manager"))
    table.do(GM, m.ConfirmGoal(0, "cool"))
    assert face.cool == 3
