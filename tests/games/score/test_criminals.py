"""Criminals (SC-1) and who owns them (SC-9.1)."""

from typing import Any

import msgspec
import pytest

from getaway.games.score import events as e
from getaway.games.score import moves as m
from getaway.games.score import simulation
from getaway.games.score.game import Score
from getaway.games.score.options import ScoreOptions
from getaway.games.score.play import ScorePlay
from getaway.kernel.deal import chance_of
from getaway.text.render import english

from .table import ANN, BOB, DEAL, GM, PACK, Table, at_heist


@pytest.mark.rule("SC-1.1")
@pytest.mark.parametrize(("kind", "prep"), [("face", 4), ("specter", 2), ("tech", 3), ("hammer", 1)])
def test_each_class_starts_with_its_figures(kind: str, prep: int) -> None:
    criminal = Table().hire(kind)
    assert (criminal.cool, criminal.heat, criminal.prep) == (1, 1, prep)
    card = next(row for row in PACK.classes if row.id == kind)
    assert len(card.advances) == 5
    assert card.gear
    assert card.last_job not in card.advances


@pytest.mark.rule("SC-1.1")
def test_there_is_no_fifth_class() -> None:
    Table().refused(ANN, m.CreateCriminal("Wheels", "driver", "tumbler"), "SC-1.1")


@pytest.mark.rule("SC-1.1")
def test_the_start_can_be_set_for_a_campaign() -> None:
    table = Table(start_cool="2", start_heat="3")
    table.do(ANN, m.CreateCriminal("Faye", "face", "ready"))
    assert (table.open.crew[0].cool, table.open.crew[0].heat) == (2, 3)


@pytest.mark.rule("SC-1.2")
def test_a_new_criminal_takes_one_advance_of_his_class() -> None:
    table = Table()
    table.refused(ANN, m.CreateCriminal("Faye", "face", ""), "SC-1.2")
    table.refused(ANN, m.CreateCriminal("Faye", "face", "tumbler"), "SC-1.2")
    table.refused(ANN, m.CreateCriminal("Faye", "face", "backup_plan"), "SC-1.2")
    table.do(ANN, m.CreateCriminal("Faye", "face", "mimic"))
    assert table.open.crew[0].advances == ["mimic"]


def starting_with(advances: int, **options: Any) -> ScorePlay:
    """A new game of a pack in which Criminals start with so many advances."""
    game = Score(msgspec.structs.replace(PACK, start_advances=advances))
    play = game.new_play(chance_of(DEAL), 3, ScoreOptions(gm="seat", **options))
    assert isinstance(play, ScorePlay)
    return play


@pytest.mark.rule("SC-1.2")
def test_a_pack_may_let_criminals_start_without_an_advance() -> None:
    play = starting_with(0)
    rejection = play.why_not(ANN, m.CreateCriminal("Faye", "face", "mimic"))
    assert rejection is not None
    assert rejection.rule == "SC-1.2"
    offered = next(offer.move for offer in play.offers(ANN) if isinstance(offer.move, m.CreateCriminal))
    assert offered.advance == ""
    play.submit(ANN, offered)
    assert play.referee.open.crew[0].advances == []
    rejection = play.why_not(ANN, m.Advance(0, "mimic"))
    assert rejection is not None
    assert rejection.rule == "SC-4.2"


@pytest.mark.rule("SC-1.2")
def test_a_pack_may_let_criminals_start_with_more_advances() -> None:
    play = starting_with(3)
    play.submit(ANN, m.CreateCriminal("Faye", "face", "mimic"))
    faye = play.referee.open.crew[0]
    for advance in ("ready", "foresight"):
        assert m.Advance(0, advance) in [offer.move for offer in play.offers(ANN)]
        play.submit(ANN, m.Advance(0, advance))
    assert (faye.advances, faye.heat, faye.advanced) == (["mimic", "ready", "foresight"], 1, False)
    rejection = play.why_not(ANN, m.Advance(0, "team_player"))
    assert rejection is not None
    assert rejection.rule == "SC-4.2", "the fourth is bought"


@pytest.mark.rule("SC-1.2")
def test_no_one_starts_with_one_last_job() -> None:
    play = starting_with(99)
    play.submit(ANN, m.CreateCriminal("Faye", "face", "mimic"))
    for advance in ("team_player", "dressed_for_success", "ready", "foresight"):
        play.submit(ANN, m.Advance(0, advance))
    rejection = play.why_not(ANN, m.Advance(0, "backup_plan"))
    assert rejection is not None
    assert rejection.rule == "SC-4.2"


@pytest.mark.rule("SC-1.2", "SC-9.6")
@pytest.mark.parametrize("advances", [0, 1, 2])
def test_a_simulated_crew_starts_with_what_the_pack_says(advances: int) -> None:
    pack = msgspec.structs.replace(PACK, start_advances=advances)
    referee = simulation.new_table(pack, ScoreOptions(), chance_of(DEAL))
    for move in simulation.crew_of(pack, 2):
        simulation.make(referee, move)
    assert [len(criminal.advances) for criminal in referee.open.crew] == [advances] * 2


@pytest.mark.rule("SC-1.3")
def test_cool_and_heat_have_no_upper_limit() -> None:
    table = at_heist()
    face = table.open.crew[0]
    face.cool = face.heat = 40
    table.rolls(face, 6, *[6] * 40, *[1] * 40)
    table.settle()
    table.do(GM, m.ConfirmGoal(face.id, "cool"))
    assert (face.cool, face.heat) == (41, 41)


@pytest.mark.rule("SC-1.3")
def test_heat_is_never_below_1() -> None:
    table = at_heist()
    table.refused(GM, m.Overrule("heat", 0, 0), "SC-1.3")
    table.do(GM, m.ConfirmGoal(0, "heat"))
    assert table.open.crew[0].heat == 1


@pytest.mark.rule("SC-1.4")
def test_several_may_be_of_one_class() -> None:
    table = Table()
    for name in ("Faye", "Fred"):
        table.do(ANN, m.CreateCriminal(name, "face", "ready"))
    assert [criminal.kind for criminal in table.open.crew] == ["face", "face"]


@pytest.mark.rule("SC-1.5")
@pytest.mark.parametrize(
    ("kind", "cool", "heat"),
    [
        ("face", "Talk", "blame"),
        ("specter", "unnoticed", "pursuer"),
        ("tech", "footage", "alarm"),
        ("hammer", "threat", "guard"),
    ],
)
def test_every_class_has_its_two_goals(kind: str, cool: str, heat: str) -> None:
    table = Table()
    table.hire(kind)
    (sheet,) = table.play.view(ANN).board.crew
    assert cool in english(sheet.cool_goal)
    assert heat in english(sheet.heat_goal)


@pytest.mark.rule("SC-1.6")
def test_gear_is_a_suggestion() -> None:
    table = Table()
    table.do(ANN, m.CreateCriminal("Tess", "tech", "dampen"), m.CreateCriminal("Tom", "tech", "dampen", "a spoon"))
    assert "hacking tablet" in table.open.crew[0].gear
    assert table.open.crew[1].gear == "a spoon"
    assert table.do(ANN, m.ChangeGear(0, "two spoons")) == [e.GearChanged("Tess", "two spoons")]
    table.do(GM, m.ChangeGear(0, "three spoons"))
    assert table.open.crew[0].gear == "three spoons"
    table.refused(BOB, m.ChangeGear(0, "no spoon"), "SC-9.1")


@pytest.mark.rule("SC-9.1")
def test_a_seat_has_four_criminals_with_names_of_their_own() -> None:
    table = Table()
    for at in range(4):
        table.do(ANN, m.CreateCriminal(f"Faye {at}", "face", "ready"))
    table.refused(ANN, m.CreateCriminal("Faye 4", "face", "ready"), "SC-9.1")
    table.refused(BOB, m.CreateCriminal("Faye 3", "face", "ready"), "SC-9.1")
    table.do(BOB, m.CreateCriminal("Faye 4", "face", "ready"))
    table.refused(BOB, m.HandOver(4, ANN), "SC-9.1")
    table.do(ANN, m.Retire(0))
    table.do(BOB, m.HandOver(4, ANN))


@pytest.mark.rule("SC-9.1")
def test_a_campaign_does_not_grow_for_ever() -> None:
    table = Table()
    for at in range(60):
        table.do(ANN, m.CreateCriminal(f"Faye {at}", "face", "ready"), m.Retire(at))
    table.refused(ANN, m.CreateCriminal("Faye 60", "face", "ready"), "SC-9.1")


@pytest.mark.rule("SC-9.1")
def test_a_criminal_is_handed_over_by_his_owner_or_the_gm() -> None:
    table = at_heist()
    table.refused(BOB, m.HandOver(0, BOB), "SC-9.1")
    table.refused(ANN, m.HandOver(0, GM), "SC-9.1")
    table.refused(ANN, m.HandOver(0, 3), "SC-9.1")
    table.refused(ANN, m.HandOver(0, ANN), "SC-9.1")
    table.refused(ANN, m.HandOver(9, BOB), "HR-3")
    table.do(ANN, m.Declare(0, "something"))
    table.refused(ANN, m.HandOver(0, BOB), "SC-2.7")
    table.do(ANN, m.Withdraw())
    assert table.do(ANN, m.HandOver(0, BOB)) == [e.HandedOver("Face 1", BOB)]
    table.do(GM, m.HandOver(0, ANN))
    assert table.open.crew[0].seat == ANN


@pytest.mark.rule("SC-9.1")
def test_only_his_owner_acts_for_a_criminal() -> None:
    table = at_heist()
    table.refused(BOB, m.Declare(0, "something"), "SC-9.1")
    table.refused(BOB, m.UseAbility(0, "mimic", "x"), "SC-9.1")
    table.refused(BOB, m.Leave(0), "SC-9.1")
    table.do(ANN, m.Declare(0, "something"))
    table.refused(BOB, m.Withdraw(), "SC-2.7")
    table.do(GM, m.CallRoll(3))
    table.refused(BOB, m.Roll(), "SC-2.7")


@pytest.mark.rule("SC-9.1")
def test_who_is_out_for_good_plays_no_more() -> None:
    table = Table()
    table.hire("face")
    table.refused(BOB, m.Retire(0), "SC-9.1")
    table.do(ANN, m.Retire(0))
    table.refused(ANN, m.Retire(0), "SC-9.1")
    table.refused(ANN, m.ChangeGear(0, "a spoon"), "SC-9.1")
    table.do(GM, m.PrepareHeist(6))
    table.refused(GM, m.StartHeist(), "SC-1.1")


@pytest.mark.rule("SC-9.1", "SC-3.1")
def test_an_empty_seat_may_be_filled_between_heists_and_in_one() -> None:
    table = at_heist()
    assert table.open.stash == 4
    table.do(BOB, m.CreateCriminal("Hal", "hammer", "lethal"))
    table.refused(BOB, m.Declare(1, "something"), "SC-3.6")
    assert table.do(BOB, m.Join(1)) == [e.Joined("Hal", 1)]
    assert table.open.stash == 5
    table.refused(BOB, m.Join(1), "SC-3.1")
    table.do(BOB, m.Declare(1, "something"))


@pytest.mark.rule("SC-3.1")
def test_who_leaves_takes_nothing_out_and_adds_nothing_twice() -> None:
    table = at_heist()
    table.do(ANN, m.Declare(0, "something"))
    table.refused(ANN, m.Leave(0), "SC-2.7")
    table.do(ANN, m.Withdraw(), m.Leave(0))
    assert table.open.stash == 4
    table.refused(ANN, m.Leave(0), "SC-3.6")
    assert table.do(ANN, m.Join(0)) == [e.Joined("Face 1", 0)]
    assert table.open.stash == 4
