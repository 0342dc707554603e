"""Goals, advances, One Last Job, and the GM's rulings on figures (SC-4, SC-5.1, SC-5.25, SC-9.4)."""

from getaway.games.score import events as e
from getaway.games.score import moves as m
from getaway.games.score.criminals import why_not_ready
from getaway.games.score.referee import ANY, BREAK, HEIST, Handler, Handlers, Referee
from getaway.games.score.state import Criminal, Told
from getaway.kernel.events import Rejection

MOST_KILLS = 20


def why_not_confirm(referee: Referee, seat: int, move: m.ConfirmGoal) -> Rejection | None:
    if referee.one_shot:
        return Rejection("SC-7.2", "one-shot Criminals have no goals")
    criminal = referee.criminal(move.criminal)
    if not criminal.played:
        return Rejection("SC-4.1", f"{criminal.name} took no part in this heist")
    if move.goal in criminal.goals:
        return Rejection("SC-4.1", f"{criminal.name} has met the {move.goal.title()} goal of this heist already")
    if criminal.advanced:
        return Rejection("SC-3.6", f"{criminal.name} has taken an advance: goals come before advances")
    return None


def confirm(referee: Referee, seat: int, move: m.ConfirmGoal, told: Told) -> None:
    criminal = referee.criminal(move.criminal)
    criminal.goals.append(move.goal)
    referee.line(f"{criminal.name} met the {move.goal.title()} goal.")
    if move.goal == "heat":
        criminal.heat = max(referee.pack.heat_floor, criminal.heat - referee.pack.goal_step)
        referee.say(e.GoalMet(criminal.name, "heat", "heat", criminal.heat))
    elif referee.has(criminal, "team_player"):
        criminal.owed_goal = True
        referee.say(e.GoalOwed(criminal.name))
    else:
        _raise_cool(referee, criminal)


def _raise_cool(referee: Referee, criminal: Criminal) -> None:
    criminal.cool += referee.pack.goal_step
    referee.say(e.GoalMet(criminal.name, "cool", "cool", criminal.cool))


def why_not_take_goal(referee: Referee, seat: int, move: m.TakeGoal) -> Rejection | None:
    if not referee.criminal(move.criminal).owed_goal:
        return Rejection("SC-5.1", f"{referee.criminal(move.criminal).name} has no Cool goal to choose for")
    return None


def take_goal(referee: Referee, seat: int, move: m.TakeGoal, told: Told) -> None:
    criminal = referee.criminal(move.criminal)
    criminal.owed_goal = False
    if move.as_ == "cool":
        _raise_cool(referee, criminal)
        return
    criminal.prep += referee.figure("team_player").prep
    referee.say(e.GoalMet(criminal.name, "cool", "prep", criminal.prep))


def why_not_kills(referee: Referee, seat: int, move: m.ConfirmKills) -> Rejection | None:
    criminal = referee.criminal(move.criminal)
    if not referee.has(criminal, "tactical_kill"):
        return Rejection("SC-5.25", f"{criminal.name} gains nothing from a kill")
    if not 1 <= move.number <= MOST_KILLS:
        return Rejection("SC-5.25", f"confirm 1 to {MOST_KILLS} kills")
    return None


def confirm_kills(referee: Referee, seat: int, move: m.ConfirmKills, told: Told) -> None:
    criminal = referee.criminal(move.criminal)
    criminal.owed_kills += move.number
    referee.say(e.KillsConfirmed(criminal.name, move.number))


def why_not_take_kill(referee: Referee, seat: int, move: m.TakeKill) -> Rejection | None:
    if not referee.criminal(move.criminal).owed_kills:
        return Rejection("SC-5.25", f"{referee.criminal(move.criminal).name} has no kill to choose for")
    return None


def take_kill(referee: Referee, seat: int, move: m.TakeKill, told: Told) -> None:
    criminal = referee.criminal(move.criminal)
    criminal.owed_kills -= 1
    now = 0
    if move.as_ == "cool":
        criminal.cool += referee.pack.goal_step
        now = criminal.cool
    elif move.as_ == "heat":
        criminal.heat = max(referee.pack.heat_floor, criminal.heat - referee.pack.goal_step)
        now = criminal.heat
    referee.say(e.KillTaken(criminal.name, move.as_, now))


def open_advances(referee: Referee, criminal: Criminal) -> list[str]:
    """What he could take next: one of his class's, or with all of them One Last Job (SC-4.3)."""
    kind = referee.classes[criminal.kind]
    left = [advance for advance in kind.advances if advance not in criminal.advances]
    return left or ([] if kind.last_job in criminal.advances else [kind.last_job])


def is_first(referee: Referee, criminal: Criminal) -> bool:
    """Whether the next advance is one of the free ones that a Criminal starts with (SC-1.2)."""
    return 0 < len(criminal.advances) < min(referee.pack.start_advances, len(referee.classes[criminal.kind].advances))


def why_not_advance(referee: Referee, seat: int, move: m.Advance) -> Rejection | None:
    if referee.one_shot:
        return Rejection("SC-7.1", "one-shot Criminals take no advances")
    criminal = referee.criminal(move.criminal)
    kind = referee.classes[criminal.kind]
    first = is_first(referee, criminal)
    if not first and not referee.open.heists:
        return Rejection("SC-4.2", "advances are taken between heists, and there was none yet")
    if not first and criminal.advanced:
        return Rejection("SC-4.2", f"{criminal.name} has taken an advance in this break already")
    if move.advance == kind.last_job and move.advance not in open_advances(referee, criminal):
        return Rejection("SC-4.3", "One Last Job comes after all five advances")
    if move.advance not in open_advances(referee, criminal):
        left = ", ".join(open_advances(referee, criminal)) or "none left"
        return Rejection("SC-4.2", f"no advance {move.advance!r} for {criminal.name}; there is {left}")
    needed = referee.pack.advance_cost + referee.pack.heat_floor
    if not first and criminal.heat < needed:
        return Rejection("SC-4.2", f"an advance takes at least {needed} Heat; {criminal.name} has {criminal.heat}")
    return None


def advance(referee: Referee, seat: int, move: m.Advance, told: Told) -> None:
    criminal = referee.criminal(move.criminal)
    if not is_first(referee, criminal):
        criminal.heat -= referee.pack.advance_cost
        criminal.advanced = True
    criminal.advances.append(move.advance)
    criminal.last_job = move.advance == referee.classes[criminal.kind].last_job
    referee.say(e.AdvanceTaken(criminal.name, move.advance, criminal.heat))


def why_not_cool_down(referee: Referee, seat: int, move: m.CoolDown) -> Rejection | None:
    criminal = referee.criminal(move.criminal)
    if not referee.open.with_subgoals:
        return Rejection("SC-4.2", "the last heist was not played with subgoals")
    if not criminal.advanced or criminal.cooled_down:
        return Rejection("SC-4.2", f"only who has just taken an advance cools down, once: not {criminal.name}")
    return None


def cool_down(referee: Referee, seat: int, move: m.CoolDown, told: Told) -> None:
    criminal = referee.criminal(move.criminal)
    criminal.cooled_down = True
    criminal.heat = referee.pack.heat_floor
    referee.say(e.CooledDown(criminal.name, criminal.heat))


# The GM may always rule, and everyone sees it.


def why_not_overrule(referee: Referee, seat: int, move: m.Overrule) -> Rejection | None:
    if move.what == "stash":
        if referee.open.phase != "heist":
            return Rejection("SC-3.1", "there is a stash only during a heist")
    elif rejection := why_not_ready(referee, move.criminal):
        return rejection
    if move.what == "heat" and move.value < referee.pack.heat_floor:
        return Rejection("SC-1.3", f"Heat is never below {referee.pack.heat_floor}")
    if move.value < 0:
        return Rejection("SC-9.4", "no figure is below 0")
    return None


def overrule(referee: Referee, seat: int, move: m.Overrule, told: Told) -> None:
    if move.what == "stash":
        before, referee.open.stash, name = referee.open.stash, move.value, ""
    else:
        criminal = referee.criminal(move.criminal)
        before, name = getattr(criminal, move.what), criminal.name
        setattr(criminal, move.what, move.value)
    referee.say(e.Overruled(move.what, name, before, move.value, move.why))


def why_not_renew(referee: Referee, seat: int, move: m.RenewAbility) -> Rejection | None:
    criminal = referee.criminal(move.criminal)
    if move.ability not in criminal.used and move.ability not in criminal.goals:
        return Rejection("SC-9.4", f"{criminal.name} has not used {move.ability!r} in this heist")
    return None


def renew(referee: Referee, seat: int, move: m.RenewAbility, told: Told) -> None:
    criminal = referee.criminal(move.criminal)
    spent = criminal.used if move.ability in criminal.used else criminal.goals
    spent.remove(move.ability)
    referee.say(e.AbilityRenewed(criminal.name, move.ability, move.why))


HANDLERS: Handlers = {
    m.ConfirmGoal: Handler("gm", ANY, why_not_confirm, confirm, criminal="ready"),
    m.TakeGoal: Handler("player", ANY, why_not_take_goal, take_goal, criminal="ready"),
    m.ConfirmKills: Handler("gm", HEIST, why_not_kills, confirm_kills, criminal="present"),
    m.TakeKill: Handler("player", ANY, why_not_take_kill, take_kill, criminal="ready"),
    m.Advance: Handler("player", BREAK, why_not_advance, advance, criminal="ready"),
    m.CoolDown: Handler("gm", BREAK, why_not_cool_down, cool_down, criminal="ready"),
    m.Overrule: Handler("gm", ANY, why_not_overrule, overrule),
    m.RenewAbility: Handler("gm", HEIST, why_not_renew, renew, criminal="present"),
}
