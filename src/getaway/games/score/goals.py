"""Goals, advances, One Last Job, and the GM's rulings on figures (SC-4, SC-5.1, SC-5.25, SC-9.4)."""

from getaway.games.score import events as e
from getaway.games.score import moves as m
from getaway.games.score.criminals import why_not_ready
from getaway.games.score.referee import Referee, Requirements, unless
from getaway.games.score.say import ability_name, say
from getaway.games.score.state import Criminal
from getaway.text.messages import listing

MOST_KILLS = 20


def why_not_confirm(referee: Referee, criminal: Criminal, move: m.ConfirmGoal) -> Requirements:
    name, goal = criminal.name, move.goal
    yield unless(not referee.one_shot, "SC-7.2", say("one-shot-no-goals"))
    yield unless(criminal.played, "SC-4.1", say("took-no-part", name=name))
    yield unless(goal not in criminal.goals, "SC-4.1", say("goal-met-already", name=name, goal=goal))
    yield unless(not criminal.advanced, "SC-3.6", say("goal-after-advance", name=name))


def confirm(referee: Referee, criminal: Criminal, move: m.ConfirmGoal) -> None:
    criminal.goals.append(move.goal)
    referee.add_to_history(m.HistoryEntry("goal", criminal.name, move.goal))
    if move.goal == "heat":
        referee.cool_off(criminal, referee.pack.goal_step)
        referee.emit(e.GoalMet(criminal.name, "heat", "heat", criminal.heat))
    elif "team_player" in criminal.advances:
        criminal.owed_goal = True
        referee.emit(e.GoalOwed(criminal.name))
    else:
        _raise_cool(referee, criminal)


def _raise_cool(referee: Referee, criminal: Criminal) -> None:
    criminal.cool += referee.pack.goal_step
    referee.emit(e.GoalMet(criminal.name, "cool", "cool", criminal.cool))


def why_not_take_goal(criminal: Criminal) -> Requirements:
    yield unless(criminal.owed_goal, "SC-5.1", say("no-goal-owed", name=criminal.name))


def take_goal(referee: Referee, criminal: Criminal, move: m.TakeGoal) -> None:
    criminal.owed_goal = False
    if move.as_ == "cool":
        _raise_cool(referee, criminal)
        return
    criminal.prep += referee.advances["team_player"].prep
    referee.emit(e.GoalMet(criminal.name, "cool", "prep", criminal.prep))


def why_not_kills(criminal: Criminal, move: m.ConfirmKills) -> Requirements:
    yield unless("tactical_kill" in criminal.advances, "SC-5.25", say("no-tactical-kill", name=criminal.name))
    yield unless(1 <= move.number <= MOST_KILLS, "SC-5.25", say("kills-range", most=MOST_KILLS))


def confirm_kills(referee: Referee, criminal: Criminal, move: m.ConfirmKills) -> None:
    criminal.owed_kills += move.number
    referee.emit(e.KillsConfirmed(criminal.name, move.number))


def why_not_take_kill(criminal: Criminal) -> Requirements:
    yield unless(criminal.owed_kills, "SC-5.25", say("no-kill-owed", name=criminal.name))


def take_kill(referee: Referee, criminal: Criminal, move: m.TakeKill) -> None:
    criminal.owed_kills -= 1
    now = 0
    if move.as_ == "cool":
        criminal.cool += referee.pack.goal_step
        now = criminal.cool
    elif move.as_ == "heat":
        referee.cool_off(criminal, referee.pack.goal_step)
        now = criminal.heat
    referee.emit(e.KillTaken(criminal.name, move.as_, now))


def open_advances(referee: Referee, criminal: Criminal) -> list[str]:
    """What a Criminal could take next: one of their class's, or with all of them One Last Job (SC-4.3)."""
    kind = referee.classes[criminal.kind]
    left = [advance for advance in kind.advances if advance not in criminal.advances]
    return left or ([] if kind.last_job in criminal.advances else [kind.last_job])


def is_first(referee: Referee, criminal: Criminal) -> bool:
    """Whether the next advance is one of the free ones that a Criminal starts with (SC-1.2)."""
    return 0 < len(criminal.advances) < min(referee.pack.start_advances, len(referee.classes[criminal.kind].advances))


def why_not_advance(referee: Referee, criminal: Criminal, move: m.Advance) -> Requirements:
    name, heat = criminal.name, criminal.heat
    first = is_first(referee, criminal)
    left = open_advances(referee, criminal)
    early = move.advance == referee.classes[criminal.kind].last_job and move.advance not in left
    needed = referee.pack.advance_cost + referee.pack.heat_floor
    yield unless(not referee.one_shot, "SC-7.1", say("one-shot-no-advances"))
    yield unless(first or referee.open.heists, "SC-4.2", say("no-heist-yet"))
    if referee.version >= 3:
        been = any(name in chapter.crew for chapter in referee.open.history)
        yield unless(first or been, "SC-4.2", say("not-been-on-a-heist", name=name))
    yield unless(first or not criminal.advanced, "SC-4.2", say("advanced-already", name=name))
    yield unless(not early, "SC-4.3", say("last-job-early"))
    if move.advance not in left:
        known = listing((ability_name(referee.advances[advance]) for advance in left), "comma")
        yield unless(False, "SC-4.2", say("no-such-advance", advance=move.advance, name=name, known=known))
    yield unless(first or heat >= needed, "SC-4.2", say("advance-needs-heat", needed=needed, name=name, heat=heat))


def advance(referee: Referee, criminal: Criminal, move: m.Advance) -> None:
    if not is_first(referee, criminal):
        criminal.heat -= referee.pack.advance_cost
        criminal.advanced = True
    criminal.advances.append(move.advance)
    criminal.last_job = move.advance == referee.classes[criminal.kind].last_job
    referee.emit(e.AdvanceTaken(criminal.name, move.advance, criminal.heat))


def why_not_cool_down(referee: Referee, criminal: Criminal) -> Requirements:
    due = criminal.advanced and not criminal.cooled_down
    yield unless(referee.open.with_subgoals, "SC-4.2", say("no-subgoals"))
    yield unless(due, "SC-4.2", say("no-cool-down", name=criminal.name))


def cool_down(referee: Referee, criminal: Criminal) -> None:
    criminal.cooled_down = True
    criminal.heat = referee.pack.heat_floor
    referee.emit(e.CooledDown(criminal.name, criminal.heat))


# The GM may always rule, and everyone sees it.


def why_not_overrule(referee: Referee, move: m.Overrule) -> Requirements:
    if move.what == "stash":
        yield unless(referee.open.phase == "heist", "SC-3.1", say("no-stash"))
    else:
        yield why_not_ready(referee, move.criminal)
    floor = referee.pack.heat_floor
    yield unless(move.what != "heat" or move.value >= floor, "SC-1.3", say("heat-floor", floor=floor))
    yield unless(move.value >= 0, "SC-9.4", say("below-zero"))


def overrule(referee: Referee, move: m.Overrule) -> None:
    if move.what == "stash":
        before, referee.open.stash, name = referee.open.stash, move.value, ""
    else:
        criminal = referee.criminal(move.criminal)
        before, name = getattr(criminal, move.what), criminal.name
        setattr(criminal, move.what, move.value)
    referee.emit(e.Overruled(move.what, name, before, move.value, move.why))


def why_not_renew(criminal: Criminal, move: m.RenewAbility) -> Requirements:
    used = move.ability in criminal.used or move.ability in criminal.goals
    yield unless(used, "SC-9.4", say("not-used", name=criminal.name))


def renew(referee: Referee, criminal: Criminal, move: m.RenewAbility) -> None:
    spent = criminal.used if move.ability in criminal.used else criminal.goals
    spent.remove(move.ability)
    referee.emit(e.AbilityRenewed(criminal.name, move.ability, move.why))
