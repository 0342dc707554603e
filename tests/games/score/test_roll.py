"""The roll (SC-2)."""

import pytest

from getaway.games.score import dice
from getaway.games.score import events as e
from getaway.games.score import moves as m
from getaway.games.score.say import say
from getaway.kernel.play import Refused
from getaway.text.render import english

from .table import ANN, BOB, GAME, GM, Table, at_heist, crew_and_heist


@pytest.mark.rule("SC-2.1")
def test_the_gm_calls_for_a_roll_with_a_difficulty_from_2_to_6() -> None:
    table = at_heist()
    table.refused(ANN, m.Declare(0, ""), "SC-2.1")
    table.do(ANN, m.Declare(0, "climb the wall"))
    for difficulty in (-3, 0, 1, 7, 99):
        table.refused(GM, m.CallRoll(difficulty), "SC-2.1")
    table.refused(ANN, m.CallRoll(3), "SC-8.1")
    table.do(GM, m.CallRoll(2))
    assert table.roll.difficulty == 2


@pytest.mark.rule("SC-2.7")
def test_a_player_may_say_what_an_attempt_is_meant_to_count_as() -> None:
    table = at_heist()
    table.refused(ANN, m.Declare(0, "pick the lock", "", ("lockpicking", "lockpicking")), "SC-2.7")
    table.do(ANN, m.Declare(0, "pick the lock", "", ("lockpicking",), "cool"))
    assert (table.roll.marks, table.roll.goal) == (("lockpicking",), "cool")
    call = next(offer.move for offer in table.play.offers(GM) if isinstance(offer.move, m.CallRoll))
    assert call.marks == ("lockpicking",)
    table.do(GM, m.CallRoll(3))
    assert table.roll.marks == ()


@pytest.mark.rule("SC-2.1")
def test_the_player_may_withdraw_until_he_rolls_and_has_spent_nothing() -> None:
    table, face = crew_and_heist("face", "foresight", "ready")
    table.call(face, 6)
    assert table.do(ANN, m.Withdraw()) == [e.Withdrawn(face.name)]
    assert table.open.stash == 4
    assert face.used == []
    table.rolls(face, 6, 1, 1)
    table.refused(ANN, m.Withdraw(), "SC-2.1")


@pytest.mark.rule("SC-2.1")
def test_the_gm_may_do_without_a_roll() -> None:
    table = at_heist()
    table.refused(GM, m.Waive(), "SC-2.7")
    table.do(ANN, m.Declare(0, "open the unlocked door"))
    assert table.do(GM, m.Waive("it opens")) == [e.Waived("Face 1", "it opens")]
    table.call(table.open.crew[0])
    table.do(GM, m.Waive("on second thoughts"))
    table.rolls(table.open.crew[0], 2, 6, 6)


@pytest.mark.rule("SC-2.2")
def test_the_pool_is_cool_heat_and_one_prep_die() -> None:
    table, tech = crew_and_heist("tech", cool=2, heat=3)
    table.call(tech, 4)
    table.refused(ANN, m.Roll(2), "SC-2.2")
    table.refused(ANN, m.Roll(4), "SC-2.2")
    table.refused(ANN, m.Roll(-1), "SC-2.2")
    table.throw(1, 2, 4, 4, 5, 6)
    rolled = table.do(ANN, m.Roll(1))[0]
    assert isinstance(rolled, e.DiceRolled)
    assert (rolled.cool, rolled.prep, rolled.heat) == ([1, 2], [4], [4, 5, 6])
    assert (rolled.successes, rolled.failures) == (1, 0)
    assert table.open.stash == 2


@pytest.mark.rule("SC-2.2")
def test_an_empty_stash_gives_no_prep_die() -> None:
    table, hammer = crew_and_heist("hammer")
    table.do(GM, m.Overrule("stash", 0, why="it rained"))
    table.call(hammer)
    table.refused(ANN, m.Roll(1), "SC-2.2")


@pytest.mark.rule("SC-2.3", "SC-2.4", "SC-2.5")
def test_the_example_of_the_rulebook() -> None:
    """A Tech with 2 Cool and 2 Heat against 4: 4 and 5, 2 and 6. He succeeds, and takes the Heat."""
    table, jake = crew_and_heist("tech", cool=2, heat=2)
    roll = table.rolls(jake, 4, 4, 5, 2, 6)
    assert (roll.successes, roll.failures) == (2, 1)
    table.settle("heat")
    assert jake.heat == 3


@pytest.mark.rule("SC-2.3")
@pytest.mark.parametrize("difficulty", [2, 3, 4, 5, 6])
def test_a_cool_die_at_or_above_succeeds_and_a_heat_die_below_fails(difficulty: int) -> None:
    table, face = crew_and_heist("face", cool=6, heat=6)
    roll = table.rolls(face, difficulty, 1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6)
    assert roll.successes == 7 - difficulty
    assert roll.failures == difficulty - 1


@pytest.mark.rule("SC-2.4")
def test_one_consequence_however_many_failures() -> None:
    table, face = crew_and_heist("face", heat=3)
    table.rolls(face, 6, 6, 1, 1, 1)
    table.do(ANN, m.TakeConsequence("heat"))
    assert face.heat == 4
    table.refused(ANN, m.TakeConsequence("heat"), "SC-2.4")
    table.refused(ANN, m.TakeConsequence("meter"), "SC-2.4")
    table.refused(GM, m.Judge("worse"), "SC-2.4")
    judged = table.do(GM, m.Judge("harm", "a bruise"))
    assert judged == [e.Judged(face.name, False, "harm", "a bruise")]


@pytest.mark.rule("SC-2.4")
def test_the_other_consequence_fills_the_meter_and_is_aimed_at_the_crew() -> None:
    table = at_heist()
    face = table.open.crew[0]
    table.rolls(face, 6, 6, 1)
    assert table.do(ANN, m.TakeConsequence("meter"))[0] == e.MeterFilled(face.name, 1, 6, True)
    assert face.heat == 1
    (judged,) = table.do(GM, m.Judge("longer"))
    assert isinstance(judged, e.Judged)
    assert judged.on_crew
    assert english(GAME.describe(judged)) == "For the crew: It takes longer than you can afford."


@pytest.mark.rule("SC-2.4")
@pytest.mark.parametrize("kind", ["longer", "complication", "limited", "harder", "harm"])
def test_the_gm_is_offered_what_a_failure_may_bring(kind: str) -> None:
    table = at_heist()
    table.rolls(table.open.crew[0], 6, 6, 1)
    table.do(ANN, m.TakeConsequence("heat"))
    assert m.Judge(kind) in [offer.move for offer in table.play.offers(GM)]


@pytest.mark.rule("SC-2.5")
@pytest.mark.parametrize(
    ("cool", "heat", "successes", "failures"), [(4, 3, 1, 1), (4, 4, 1, 0), (3, 3, 0, 1), (3, 5, 0, 0)]
)
def test_success_and_failure_are_independent(cool: int, heat: int, successes: int, failures: int) -> None:
    table = at_heist()
    roll = table.rolls(table.open.crew[0], 4, cool, heat)
    assert (roll.successes, roll.failures) == (successes, failures)
    assert roll.stage == ("choice" if failures else "closed")
    if not failures:
        table.refused(ANN, m.TakeConsequence("heat"), "SC-2.7")
        table.do(ANN, m.Declare(0, "the next thing"))


@pytest.mark.rule("SC-2.6")
def test_the_difficulty_is_found_in_order_and_clamped_once() -> None:
    table = Table()
    ghost = table.hire("specter", "silent_but_deadly", "tumbler")
    table.start(12, m.AttachPenalty(5, "harder"), m.AttachPenalty(6, "harder"))
    table.fill(6)
    roll = table.call(ghost, 3, "kill", "lockpicking")
    # 6 filled + 2 replaces the GM's 3; -1 for the lock, +2 for the penalties; 9 is clamped to 6 once, at the end.
    assert roll.difficulty == 6
    assert [english(step) for step in roll.found] == [
        "Silent but Deadly makes it 8",
        "Tumbler \N{MINUS SIGN}1",
        "penalties +2",
        "limited to 6",
    ]
    table.do(ANN, m.Withdraw())
    assert table.call(ghost, 3, "lockpicking").difficulty == 4


@pytest.mark.rule("SC-2.6")
def test_foresight_comes_last_and_the_final_number_is_the_difficulty() -> None:
    table, face = crew_and_heist("face", "foresight", "working_hard")
    table.call(face, 6)
    table.throw(6, 2)
    rolled = table.do(ANN, m.Roll(foresight=True))[0]
    assert isinstance(rolled, e.DiceRolled)
    assert rolled.difficulty == 2
    assert rolled.failures == 0
    assert table.open.stash == 4  # Working Hard asks for the final number


@pytest.mark.rule("SC-2.6")
def test_nothing_later_changes_a_roll_that_is_called() -> None:
    table, hammer = crew_and_heist("hammer", "we_loud_yet")
    assert table.call(hammer, 3).difficulty == 4
    table.fill(3)
    assert table.roll.difficulty == 4
    table.do(ANN, m.Withdraw())
    assert table.call(hammer, 3).difficulty == 2


@pytest.mark.rule("SC-2.7")
def test_one_roll_is_open_at_a_time_and_is_rolled_once() -> None:
    table = at_heist()
    face = table.open.crew[0]
    other = table.hire("tech", seat=BOB)
    table.do(BOB, m.Join(other.id))
    table.refused(ANN, m.Roll(), "SC-2.7")
    table.refused(GM, m.CallRoll(3), "SC-2.7")
    table.do(ANN, m.Declare(face.id, "the wall"))
    table.refused(ANN, m.Roll(), "SC-2.7")
    table.refused(GM, m.CallRoll(3, ("attack", "attack")), "SC-2.7")
    table.do(GM, m.CallRoll(3, ("sneaking", "system")))
    table.refused(GM, m.CallRoll(4), "SC-2.7")
    table.refused(GM, m.Judge("longer"), "SC-2.7")
    table.throw(6, 1)
    table.do(ANN, m.Roll())
    table.refused(ANN, m.Roll(), "SC-2.7")
    table.refused(GM, m.Waive(), "SC-2.7")
    table.refused(BOB, m.TakeConsequence("meter"), "SC-2.7")
    with pytest.raises(Refused):
        table.play.submit(ANN, m.Roll())


@pytest.mark.rule("SC-2.7")
def test_rolls_are_seen_by_all_with_a_receipt() -> None:
    table = at_heist()
    table.call(table.open.crew[0])
    before = table.open.dice_used
    event = table.play.submit(ANN, m.Roll(1))[0]
    rolled = event.what
    assert isinstance(rolled, e.DiceRolled)
    assert event.audience == -1
    opened = table.play.open_deal(None)
    assert opened is not None
    assert rolled.first == before
    receipt = dice.dice_of(bytes.fromhex(opened.key), rolled.first)
    assert dice.roll(receipt, 3) == [
        *rolled.cool,
        *rolled.prep,
        *rolled.heat,
    ]
    assert rolled.number == 1
    assert rolled.found == [say("found-set", difficulty=4)]


@pytest.mark.rule("SC-2.7", "SC-9.3")
def test_only_blind_rolls_of_the_gm_are_hidden() -> None:
    table = at_heist()
    table.throw(3, 5)
    assert table.do(GM, m.GmRoll(2, "who is at the door")) == [e.GmRolled(2, "who is at the door", [3, 5])]
    table.do(GM, m.GmRoll(4, "is it a trap", blind=True))
    (open_roll, blind) = table.said(e.GmRolled)
    assert blind == e.GmRolled(4, "", None)
    assert open_roll != blind
    assert len(table.hidden.blind[0].faces) == 4
    assert e.GmRolled(4, "is it a trap", table.hidden.blind[0].faces) in table.said(e.GmRolled, GM)
    table.refused(GM, m.GmRoll(0), "SC-9.3")
    table.refused(GM, m.GmRoll(13), "SC-9.3")


@pytest.mark.rule("SC-2.2")
def test_no_roll_has_dice_without_end() -> None:
    table = Table()
    crew = (m.Veteran("A", "tech", ANN, 9900, 9900, 4, ("overclock",), "", "ready"),)
    table.do(GM, m.ResumeCampaign(crew, ()))
    table.start()
    table.call(table.open.crew[0])
    table.do(ANN, m.Roll())
    assert table.roll.dice is not None
    assert (len(table.roll.dice.cool), len(table.roll.dice.heat)) == (300, 300)
