"""Each of the advances and One Last Jobs (SC-5)."""

import pytest

from getaway.games.score import events as e
from getaway.games.score import moves as m

from .table import ANN, BOB, GM, PACK, Table, crew_and_heist

# Face.


@pytest.mark.rule("SC-5.1")
def test_team_player_takes_prep_for_the_cool_goal_if_he_likes() -> None:
    table, face = crew_and_heist("face", "team_player")
    assert table.do(GM, m.ConfirmGoal(0, "cool")) == [e.GoalOwed(face.name)]
    table.refused(BOB, m.TakeGoal(0, "prep"), "SC-9.1")
    assert table.do(ANN, m.TakeGoal(0, "prep")) == [e.GoalMet(face.name, "cool", "prep", 5)]
    assert (face.cool, face.prep, table.open.stash) == (1, 5, 4)
    table.refused(ANN, m.TakeGoal(0, "cool"), "SC-5.1")
    table.do(GM, m.EndHeist("done"))
    table.start()
    assert table.open.stash == 5
    table.do(GM, m.ConfirmGoal(0, "cool"))
    table.do(ANN, m.TakeGoal(0, "cool"))
    assert face.cool == 2


@pytest.mark.rule("SC-5.1")
def test_a_team_player_who_does_not_choose_gets_cool() -> None:
    table, face = crew_and_heist("face", "team_player")
    table.do(GM, m.ConfirmGoal(0, "cool"), m.EndHeist("done"))
    table.start()
    assert (face.cool, face.owed_goal) == (2, False)


@pytest.mark.rule("SC-5.2")
def test_dressed_for_success_takes_a_prep_die_a_person() -> None:
    table, face = crew_and_heist("face", "dressed_for_success")
    table.refused(ANN, m.UseAbility(0, "dressed_for_success", "", 5), "SC-5.2")
    table.refused(ANN, m.UseAbility(0, "dressed_for_success", "", 0), "SC-5.2")
    used = table.do(ANN, m.UseAbility(0, "dressed_for_success", "waiters", 3))
    assert used == [e.AbilityUsed(face.name, "dressed_for_success", "waiters", 3)]
    table.call(face)
    table.do(ANN, m.UseAbility(0, "dressed_for_success"))
    assert table.open.stash == 0
    table.refused(ANN, m.UseAbility(0, "dressed_for_success"), "SC-5.2")


@pytest.mark.rule("SC-5.3")
def test_mimic_names_a_voice_once_a_heist() -> None:
    table, face = crew_and_heist("face", "mimic")
    table.refused(ANN, m.UseAbility(0, "mimic"), "SC-5.3")
    assert table.do(ANN, m.UseAbility(0, "mimic", "the manager")) == [
        e.AbilityUsed(face.name, "mimic", "the manager", 0)
    ]
    table.refused(ANN, m.UseAbility(0, "mimic", "the guard"), "SC-5.3")
    table.do(GM, m.EndHeist("done"))
    table.start()
    table.do(ANN, m.UseAbility(0, "mimic", "the guard"))


@pytest.mark.rule("SC-5.4")
def test_ready_takes_more_than_one_prep_die() -> None:
    table, face = crew_and_heist("face", "ready")
    table.call(face)
    table.refused(ANN, m.Roll(5), "SC-2.2")
    table.throw(1, 1, 1, 1, 5, 5)
    table.do(ANN, m.Roll(4))
    assert (table.open.stash, table.roll.successes) == (0, 1)


@pytest.mark.rule("SC-5.5")
def test_foresight_makes_the_difficulty_2_once_a_heist() -> None:
    table, face = crew_and_heist("face", "foresight")
    other = table.hire("tech", seat=BOB)
    table.do(BOB, m.Join(other.id))
    table.call(other)
    table.refused(BOB, m.Roll(foresight=True), "SC-5.5")
    table.do(BOB, m.Withdraw())
    table.call(face, 6)
    table.throw(2, 2)
    table.do(ANN, m.Roll(foresight=True))
    assert (table.roll.difficulty, table.roll.successes, table.roll.failures) == (2, 1, 0)
    table.call(face, 6)
    table.refused(ANN, m.Roll(foresight=True), "SC-5.5")


@pytest.mark.rule("SC-5.22")
def test_backup_plan_rolls_a_die_for_prep() -> None:
    table, face = crew_and_heist("face", "backup_plan")
    table.throw(5)
    assert table.do(ANN, m.UseAbility(0, "backup_plan"))[-1] == e.StashGrew(face.name, "backup_plan", 5, 9)
    table.refused(ANN, m.UseAbility(0, "backup_plan"), "SC-5.22")


# Specter.


@pytest.mark.rule("SC-5.6")
def test_tumbler_makes_locks_easier() -> None:
    table, ghost = crew_and_heist("specter", "tumbler")
    assert table.call(ghost, 4, "lockpicking").difficulty == 3
    table.do(ANN, m.Withdraw())
    assert table.call(ghost, 4, "sneaking").difficulty == 4
    table.do(ANN, m.Withdraw())
    assert table.call(ghost, 2, "lockpicking").difficulty == 2


@pytest.mark.rule("SC-5.7")
def test_escape_artist_finds_a_way_once_a_heist() -> None:
    table, ghost = crew_and_heist("specter", "escape_artist")
    table.refused(ANN, m.UseAbility(0, "escape_artist"), "SC-5.7")
    table.do(ANN, m.UseAbility(0, "escape_artist", "a hatch in the vault"))
    table.refused(ANN, m.UseAbility(0, "escape_artist", "another"), "SC-5.7")
    assert ghost.used == ["escape_artist"]


@pytest.mark.rule("SC-5.8")
@pytest.mark.parametrize(("filled", "difficulty"), [(0, 2), (1, 3), (3, 5), (4, 6), (5, 6)])
def test_silent_but_deadly_kills_at_filled_and_2(filled: int, difficulty: int) -> None:
    table, ghost = crew_and_heist("specter", "silent_but_deadly")
    table.fill(filled)
    assert table.call(ghost, 4, "kill").difficulty == difficulty
    table.do(ANN, m.Withdraw())
    assert table.call(ghost, 4, "attack").difficulty == 4


@pytest.mark.rule("SC-5.9")
def test_fly_solo_is_not_hit_by_the_first_two_segments() -> None:
    table = Table()
    ghost, face = table.hire("specter", "fly_solo", "ghost_reporting"), table.hire("face", seat=BOB)
    penalties = (m.AttachPenalty(1, "heat_for_all"), m.AttachPenalty(2, "harder"), m.AttachPenalty(3, "heat_for_all"))
    table.start(6, *penalties)
    stash = table.open.stash
    table.rolls(face, 4, 1, 1)
    happened = table.do(BOB, m.TakeConsequence("meter"))
    assert e.FlewSolo([ghost.name]) in happened
    assert (ghost.heat, face.heat) == (1, 2)
    table.do(GM, m.Judge("longer"))
    table.fill(2)
    assert table.call(ghost, 3).difficulty == 3
    table.do(ANN, m.Withdraw())
    assert table.call(face, 3).difficulty == 4
    table.do(BOB, m.Withdraw())
    assert table.open.stash == stash
    table.fail(face, "meter")
    assert (ghost.heat, face.heat) == (2, 3)
    assert len(table.said(e.FlewSolo)) == 1


@pytest.mark.rule("SC-5.9")
def test_dice_lost_from_the_stash_are_lost_for_him_too() -> None:
    table = Table()
    table.hire("specter", "fly_solo")
    table.start(6, m.AttachPenalty(1, "lose_prep", 1))
    table.fill(1)
    assert table.open.stash == 1
    (fired,) = table.said(e.PenaltyFired)
    assert isinstance(fired, e.PenaltyFired)
    assert fired.spared == []


@pytest.mark.rule("SC-5.10")
def test_ghost_reporting_has_one_more_cool_die_while_it_is_quiet() -> None:
    table, ghost = crew_and_heist("specter", "ghost_reporting")
    table.fill(2)
    table.call(ghost)
    table.throw(4, 4, 4)
    table.do(ANN, m.Roll())
    assert table.roll.successes == 2
    table.fill(3)
    assert table.call(ghost).bonus_dice == 0


@pytest.mark.rule("SC-5.23")
def test_houdini_is_where_he_says() -> None:
    table, ghost = crew_and_heist("specter", "houdini")
    table.refused(ANN, m.UseAbility(0, "houdini"), "SC-5.23")
    assert table.do(ANN, m.UseAbility(0, "houdini", "in the vault")) == [
        e.AbilityUsed(ghost.name, "houdini", "in the vault", 0)
    ]
    table.refused(ANN, m.UseAbility(0, "houdini", "on the roof"), "SC-5.23")


# Tech.


@pytest.mark.rule("SC-5.11")
def test_dampen_once_a_heist() -> None:
    table, _ = crew_and_heist("tech", "dampen")
    table.do(ANN, m.UseAbility(0, "dampen"))
    table.refused(ANN, m.UseAbility(0, "dampen"), "SC-5.11")


@pytest.mark.rule("SC-5.12")
def test_right_tool_costs_a_prep_die_at_any_time() -> None:
    table, tech = crew_and_heist("tech", "right_tool")
    table.refused(ANN, m.UseAbility(0, "right_tool"), "SC-5.12")
    table.call(tech)
    assert table.do(ANN, m.UseAbility(0, "right_tool", "a crane")) == [
        e.AbilityUsed(tech.name, "right_tool", "a crane", 1)
    ]
    table.do(ANN, m.UseAbility(0, "right_tool", "a rope"), m.UseAbility(0, "right_tool", "a saw"))
    table.refused(ANN, m.UseAbility(0, "right_tool", "a car"), "SC-5.12")


@pytest.mark.rule("SC-5.13")
def test_overclock_rolls_heat_as_cool_once_a_heist() -> None:
    table, tech = crew_and_heist("tech", "overclock", heat=3)
    table.call(tech, 5)
    table.throw(1, 1, 5, 6)
    table.do(ANN, m.Roll(overclock=True))
    assert (table.roll.successes, table.roll.failures) == (2, 0)
    table.call(tech, 5)
    table.refused(ANN, m.Roll(overclock=True), "SC-5.13")


@pytest.mark.rule("SC-5.14")
def test_brute_force_rolls_cool_and_prep_again_with_one_more_heat_die() -> None:
    table, tech = crew_and_heist("tech", "brute_force", cool=2)
    table.call(tech, 4, "hacking")
    table.throw(1, 1, 2, 5)
    table.do(ANN, m.Roll(1))
    table.refused(ANN, m.TakeConsequence("heat"), "SC-2.4")
    table.refused(BOB, m.BruteForce(), "SC-5.14")
    table.throw(4, 5, 6, 2)
    (forced,) = table.do(ANN, m.BruteForce())
    assert isinstance(forced, e.BrutelyForced)
    assert (forced.cool, forced.heat) == ([4, 5, 6], [5, 2])
    assert (table.roll.successes, table.roll.failures, tech.heat) == (3, 1, 1)
    table.refused(ANN, m.BruteForce(), "SC-5.14")


@pytest.mark.rule("SC-5.14")
def test_the_dice_may_stand_and_only_hacking_can_be_forced() -> None:
    table, tech = crew_and_heist("tech", "brute_force", "overclock")
    table.rolls(tech, 4, 4, 4, marks=("hacking",))
    table.do(ANN, m.Stand())
    assert table.roll.stage == "closed"
    table.refused(ANN, m.Stand(), "SC-5.14")
    assert table.rolls(tech, 4, 4, 4).stage == "closed"
    table.refused(ANN, m.BruteForce(), "SC-5.14")
    table.call(tech, 4, "hacking")
    table.throw(1, 1)
    table.do(ANN, m.Roll(overclock=True))
    table.refused(ANN, m.BruteForce(), "SC-5.14")


@pytest.mark.rule("SC-5.15")
@pytest.mark.parametrize(("difficulty", "face", "gained"), [(4, 6, 0), (5, 5, 1), (6, 6, 1), (6, 5, 0)])
def test_working_hard_earns_a_prep_die(difficulty: int, face: int, gained: int) -> None:
    table, tech = crew_and_heist("tech", "working_hard")
    table.rolls(tech, difficulty, face, 1)
    assert table.open.stash == 3 + gained


@pytest.mark.rule("SC-5.24")
def test_false_alarm_cancels_what_a_segment_brought() -> None:
    table = Table()
    tech, face = table.hire("tech", "false_alarm"), table.hire("face", seat=BOB)
    penalties = (m.AttachPenalty(1, "lose_prep", 3), m.AttachPenalty(2, "heat_for_all"), m.AttachPenalty(3, "harder"))
    table.start(6, *penalties)
    table.refused(ANN, m.UseAbility(0, "false_alarm"), "SC-5.24")
    table.fill(3)
    assert (table.open.stash, tech.heat, face.heat) == (4, 2, 2)
    table.refused(ANN, m.UseAbility(0, "false_alarm", "", 4), "SC-5.24")
    happened = table.do(ANN, m.UseAbility(0, "false_alarm", "", 1))
    assert happened[-1] == e.PenaltyCancelled(tech.name, 1, "lose_prep", 3, [])
    assert (table.open.stash, table.open.meter) == (7, (3, 6))
    table.refused(ANN, m.UseAbility(0, "false_alarm", "", 2), "SC-5.24")
    table.do(GM, m.RenewAbility(0, "false_alarm"))
    table.refused(ANN, m.UseAbility(0, "false_alarm", "", 1), "SC-5.24")
    table.do(ANN, m.UseAbility(0, "false_alarm", "", 2))
    assert (tech.heat, face.heat) == (1, 1)
    table.do(GM, m.RenewAbility(0, "false_alarm"))
    assert table.call(face, 3).difficulty == 4
    table.do(BOB, m.Withdraw())
    table.do(ANN, m.UseAbility(0, "false_alarm", "", 3))
    assert table.call(face, 3).difficulty == 3


# Hammer.


@pytest.mark.rule("SC-5.16")
def test_clear_the_room_aims_one_roll_at_everybody() -> None:
    table, hammer = crew_and_heist("hammer", "clear_the_room")
    table.call(hammer, 4)
    table.refused(ANN, m.Roll(clear_the_room=True), "SC-5.16")
    table.do(ANN, m.Withdraw())
    table.call(hammer, 4, "kill")
    table.throw(6, 6)
    (rolled,) = table.do(ANN, m.Roll(clear_the_room=True))
    assert isinstance(rolled, e.DiceRolled)
    assert rolled.using == ["clear_the_room"]
    assert table.roll.clear_the_room


@pytest.mark.rule("SC-5.17")
def test_bag_em_needs_no_roll_once_a_heist() -> None:
    table, hammer = crew_and_heist("hammer", "bag_em")
    table.refused(ANN, m.UseAbility(0, "bag_em"), "SC-5.17")
    assert table.do(ANN, m.UseAbility(0, "bag_em", "the guard")) == [
        e.AbilityUsed(hammer.name, "bag_em", "the guard", 0)
    ]
    table.refused(ANN, m.UseAbility(0, "bag_em", "the other guard"), "SC-5.17")


@pytest.mark.rule("SC-5.18")
def test_hard_to_kill_shrugs_off_the_first_injury_of_a_heist() -> None:
    table, hammer = crew_and_heist("hammer", "hard_to_kill")
    assert table.do(GM, m.RecordInjury(0, "a bullet")) == [e.Injured(hammer.name, "a bullet", True)]
    assert hammer.injuries == []
    table.do(GM, m.RecordInjury(0, "another"))
    assert hammer.injuries == ["another"]
    table.do(GM, m.EndHeist("done"))
    table.start()
    table.do(GM, m.RecordInjury(0, "a third"))
    assert hammer.injuries == []


@pytest.mark.rule("SC-5.19")
@pytest.mark.parametrize(("marks", "successes"), [(("attack",), 2), (("kill",), 2), (("sneaking",), 0), ((), 0)])
def test_lethal_counts_heat_above_the_difficulty_in_an_attack(marks: tuple[str, ...], successes: int) -> None:
    table, hammer = crew_and_heist("hammer", "lethal", heat=4)
    roll = table.rolls(hammer, 4, 1, 3, 4, 5, 6, marks=marks)
    assert (roll.successes, roll.failures) == (successes, 1)


@pytest.mark.rule("SC-5.20")
@pytest.mark.parametrize(("filled", "difficulty"), [(0, 5), (2, 5), (3, 3), (5, 3)])
def test_we_loud_yet_is_harder_first_and_easier_then(filled: int, difficulty: int) -> None:
    table, hammer = crew_and_heist("hammer", "we_loud_yet")
    table.fill(filled)
    assert table.call(hammer, 4).difficulty == difficulty


@pytest.mark.rule("SC-5.25")
def test_tactical_kill_rewards_each_kill() -> None:
    table, hammer = crew_and_heist("hammer", "tactical_kill", heat=2)
    other = table.hire("face", seat=BOB)
    table.do(BOB, m.Join(other.id))
    table.refused(GM, m.ConfirmKills(other.id, 1), "SC-5.25")
    table.refused(GM, m.ConfirmKills(7, 1), "HR-3")
    table.refused(GM, m.ConfirmKills(0, 0), "SC-5.25")
    table.refused(ANN, m.TakeKill(0, "cool"), "SC-5.25")
    table.refused(BOB, m.TakeKill(0, "cool"), "SC-9.1")
    table.do(GM, m.ConfirmKills(0, 4))
    assert table.do(ANN, m.TakeKill(0, "cool")) == [e.KillTaken(hammer.name, "cool", 2)]
    assert table.do(ANN, m.TakeKill(0, "heat")) == [e.KillTaken(hammer.name, "heat", 1)]
    assert table.do(ANN, m.TakeKill(0, "heat")) == [e.KillTaken(hammer.name, "heat", 1)]
    assert table.do(ANN, m.TakeKill(0, "neither")) == [e.KillTaken(hammer.name, "neither", 0)]
    table.refused(ANN, m.TakeKill(0, "cool"), "SC-5.25")


@pytest.mark.rule("SC-5.21")
def test_which_one_is_the_last_job_of_each_class() -> None:
    assert {row.id: row.last_job for row in PACK.classes} == {
        "face": "backup_plan",
        "specter": "houdini",
        "tech": "false_alarm",
        "hammer": "tactical_kill",
    }
    assert len({name for row in PACK.classes for name in (*row.advances, row.last_job)}) == 24


@pytest.mark.rule("SC-1.1", "SC-5.4", "SC-5.6")
def test_what_is_not_used_by_a_move_of_its_own_is_refused_as_one() -> None:
    table, _ = crew_and_heist("face", "ready", "foresight")
    table.refused(ANN, m.UseAbility(0, "teleport"), "SC-1.1")
    table.refused(ANN, m.UseAbility(0, "tumbler"), "SC-5.6")
    table.refused(ANN, m.UseAbility(0, "ready"), "SC-5.4")
    table.refused(ANN, m.UseAbility(0, "foresight"), "SC-5.5")
    table.refused(ANN, m.UseAbility(3, "ready"), "HR-3")
