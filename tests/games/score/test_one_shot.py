"""The one-shot variation (SC-7)."""

import pytest

from getaway.games.score import events as e
from getaway.games.score import moves as m
from getaway.games.score import ruling_moves as r
from getaway.text.render import english

from .table import ANN, BOB, GM, PACK, Table


def one_shot(*kinds: str) -> Table:
    table = Table(mode="one_shot")
    for kind in kinds:
        table.hire(kind)
    table.start()
    return table


@pytest.mark.rule("SC-7.1")
@pytest.mark.parametrize(
    ("kind", "skills"),
    [
        ("face", ["ready", "negotiator"]),
        ("specter", ["slippery", "focus"]),
        ("tech", ["working_hard", "inside_the_system"]),
        ("hammer", ["we_loud_yet"]),
    ],
)
def test_the_four_premade_criminals(kind: str, skills: list[str]) -> None:
    table = Table(mode="one_shot")
    table.refused(ANN, m.CreateCriminal("X", kind, skills[0]), "SC-7.1")
    criminal = table.hire(kind)
    assert criminal.advances == skills
    (offered,) = [o.move for o in table.play.offers(BOB) if o.points_at == f"class:{kind}"]
    assert isinstance(offered, m.CreateCriminal)
    assert (offered.kind, offered.advance) == (kind, "")
    assert criminal.gear == next(row.gear for row in PACK.classes if row.id == kind)


@pytest.mark.rule("SC-7.1", "SC-7.2")
def test_no_advances_no_goals_and_one_heist() -> None:
    table = one_shot("face")
    table.refused(GM, m.ConfirmGoal(0, "cool"), "SC-7.2")
    assert table.play.view(ANN).board.crew[0].cool_goal == ""
    table.do(GM, m.EndHeist("done"), m.EndCampaign())
    outcome = table.play.outcome()
    assert outcome is not None
    assert outcome.shares == (1.0, 1.0, 1.0)
    table.refused(ANN, m.Advance(0, "mimic"), "HR-1")


@pytest.mark.rule("SC-7.1")
def test_there_is_no_advance_in_a_one_shot() -> None:
    table = Table(mode="one_shot")
    table.hire("face")
    table.refused(ANN, m.Advance(0, "mimic"), "SC-7.1")


@pytest.mark.rule("SC-7.2")
def test_the_face_turns_the_meter_back_by_negotiating() -> None:
    table = Table(mode="one_shot")
    table.hire("face")
    table.hire("tech")
    table.start(6, m.AttachPenalty(2, "lose_prep", 2))
    table.refused(GM, m.ConfirmNegotiation(1), "SC-7.2")
    table.refused(GM, m.ConfirmNegotiation(9), "HR-3")
    table.fill(2)
    assert table.open.stash == 5
    table.do(GM, m.ConfirmNegotiation(0), m.ConfirmNegotiation(0), m.ConfirmNegotiation(0))
    assert (table.open.meter, table.open.stash) == ((0, 6), 5)
    table.fill(2)
    assert table.open.stash == 5


@pytest.mark.rule("SC-7.2")
def test_the_specters_first_two_failed_rolls_have_no_consequence() -> None:
    table = one_shot("specter")
    ghost = table.open.crew[0]
    table.do(ANN, m.ChooseFocus(ghost.id, "sneaking"))
    for left in (1, 0):
        roll = table.rolls(ghost, 4, 6, 1)
        assert (roll.stage, roll.spared, roll.successes) == ("closed", True, 1)
        assert table.said(e.FailureSpared)[-1] == e.FailureSpared(ghost.name, left)
        assert ghost.failed_rolls == 2 - left
    table.rolls(ghost, 4, 6, 6)
    assert table.rolls(ghost, 4, 6, 1).stage == "choice"


@pytest.mark.rule("SC-7.1")
def test_the_specter_chooses_before_the_first_roll() -> None:
    table = one_shot("specter", "face")
    ghost = table.open.crew[0]
    assert english(table.play.view(ANN).prompt).startswith("Choose first what is easier for Specter 1 today")
    table.refused(ANN, m.Declare(ghost.id, "the lock"), "SC-7.1")
    table.do(GM, r.StartRoll(ghost.id, 4))
    table.refused(ANN, m.Roll(), "SC-7.1")
    (offer,) = [offer for offer in table.play.offers(ANN) if isinstance(offer.move, m.ChooseFocus)]
    assert [choice.value for choice in offer.blanks[0].choices] == ["sneaking", "lockpicking"]
    table.do(GM, m.ChooseFocus(ghost.id, "sneaking"))  # for a player who is not there
    table.throw(6, 1)
    table.do(ANN, m.Roll())
    assert english(table.play.view(ANN).board.roll.explain) == "How do you get away with it?"


@pytest.mark.rule("SC-7.1")
def test_the_specter_chooses_sneaking_or_locks() -> None:
    table = one_shot("specter", "face")
    table.refused(BOB, m.ChooseFocus(0, "sneaking"), "SC-9.1")
    table.refused(ANN, m.ChooseFocus(1, "sneaking"), "SC-7.1")
    table.refused(ANN, m.ChooseFocus(5, "sneaking"), "HR-3")
    table.do(ANN, m.ChooseFocus(0, "lockpicking"))
    table.refused(ANN, m.ChooseFocus(0, "sneaking"), "SC-7.1")
    ghost = table.open.crew[0]
    assert table.call(ghost, 4, "lockpicking").difficulty == 3
    table.do(ANN, m.Withdraw())
    assert table.call(ghost, 4, "sneaking").difficulty == 4


@pytest.mark.rule("SC-7.1", "SC-7.2")
def test_the_tech_opens_the_security_system_for_all() -> None:
    table = one_shot("tech", "face")
    face = table.open.crew[1]
    table.refused(GM, m.ReachSystem(1), "SC-7.2")
    table.refused(GM, m.ReachSystem(6), "HR-3")
    assert table.call(face, 4, "system").difficulty == 4
    table.do(ANN, m.Withdraw())
    assert table.do(GM, m.ReachSystem(0)) == [e.SystemReached(table.open.crew[0].name)]
    table.refused(GM, m.ReachSystem(0), "SC-7.2")
    assert table.call(face, 4, "system").difficulty == 3
    table.do(ANN, m.Withdraw())
    assert table.call(face, 4, "hacking").difficulty == 4


@pytest.mark.rule("SC-7.1")
def test_the_hammer_is_loud() -> None:
    table = one_shot("hammer")
    assert table.call(table.open.crew[0], 4).difficulty == 5
