"""A simple way to play Criminals, for simulations. It goes by what players see and by nothing else.

- Who acts and how: the Criminal and approach with the highest chance of success less half the chance of a failure, at
  the middle difficulty with the modifiers that are open; a goal still to be met counts a quarter more. What has just
  come to nothing is not tried again if there is anything else; what needs no roll is for those who have little to hope.
- Dice: a Prep die while success is less likely than three in four; Foresight at difficulty 5 and up; Overclock with two
  Heat dice and up; Clear the Room never. Brute Force after a roll without success.
- Who pays: Heat up to 3, after that the crew.
- The rest: Cool for goals and kills, Backup Plan when the stash is empty, False Alarm on the first penalty.
"""

from functools import lru_cache

from getaway.games.score import abilities, difficulty, rolls
from getaway.games.score import moves as m
from getaway.games.score.generator import DIE
from getaway.games.score.pack import Approach
from getaway.games.score.probability import Pool, odds
from getaway.games.score.referee import Referee
from getaway.games.score.state import Criminal, OpenApproach
from getaway.kernel.moves import Move

ENOUGH = 0.75
HEAT_FIRST = 3
GOAL = 0.25
AGAIN = 1.0
FREE = -0.25


def choose(referee: Referee) -> Move:
    """The crew's next move in a heist. It uses no random numbers."""
    return _by_the_way(referee) or _in_the_roll(referee) or _attempt(referee)


def _by_the_way(referee: Referee) -> Move | None:
    for criminal in referee.open.crew:
        if criminal.owed_goal:
            return m.TakeGoal(criminal.id, "cool")
        if criminal.owed_kills:
            return m.TakeKill(criminal.id, "cool")
        if criminal.here and "focus" in criminal.advances and not criminal.focus:
            return m.ChooseFocus(criminal.id, "sneaking")
        usable = abilities.usable(referee, criminal) if criminal.here else []
        if "backup_plan" in usable and not referee.open.stash:
            return m.UseAbility(criminal.id, "backup_plan")
        if "false_alarm" in usable and abilities.cancellable(referee):
            return m.UseAbility(criminal.id, "false_alarm", "", abilities.cancellable(referee)[0])
    return None


def _in_the_roll(referee: Referee) -> Move | None:
    roll = referee.rolling()
    if roll is None:
        return None
    roller = referee.roller()
    if roll.stage == "called":
        free = rolls.free(referee, roller)
        overclock = "overclock" in free and roller.heat > 1
        foresight = not overclock and "foresight" in free and roll.difficulty > DIE - 2
        level = referee.advances["foresight"].difficulty if foresight else roll.difficulty
        dice = roller.cool + roll.bonus_dice + (roller.heat if overclock else 0)
        success, _ = _chances(dice, 0, level)
        prep = int(success < ENOUGH and referee.open.stash > 0)
        return m.Roll(prep, foresight, overclock)
    if roll.stage == "rolled":
        return m.Stand() if roll.successes else m.BruteForce()
    return m.TakeConsequence("heat" if roller.heat < HEAT_FIRST else "meter")


def _attempt(referee: Referee) -> Move:
    filled = referee.open.meter[0] if referee.open.meter is not None else 0
    tried = _tried(referee)
    best: tuple[float, Criminal, OpenApproach] | None = None
    for criminal in referee.present():
        for approach in referee.approaches():
            card = referee.approach_cards[approach.id] if isinstance(approach.text, str) else approach
            worth = _worth(referee, criminal, card, filled) - (AGAIN if approach.id == tried else 0)
            if approach.free:
                worth = FREE
            if best is None or worth > best[0]:
                best = worth, criminal, approach
    if best is None:
        return m.EndHeist("given_up")
    return m.Declare(best[1].id, best[2].text if isinstance(best[2].text, str) else "", best[2].id)


def _tried(referee: Referee) -> str:
    """The approach that has just come to nothing."""
    last = referee.open.roll
    return last.approach if last is not None and last.dice is not None and not last.successes else ""


def _worth(referee: Referee, criminal: Criminal, approach: Approach | OpenApproach, filled: int) -> float:
    middle = (referee.pack.difficulty_least + referee.pack.difficulty_most) // 2
    level, _, bonus = difficulty.find(referee, criminal, middle, approach.marks, filled)
    level = difficulty.clamp(referee.pack, level + approach.difficulty)
    goal = approach.goals and any(
        f"{criminal.kind}:{name}" in approach.goals and name not in criminal.goals for name in ("cool", "heat")
    )
    success, failure = _chances(criminal.cool + bonus, criminal.heat, level)
    return success - failure / 2 + (GOAL if goal else 0)


@lru_cache(4096)
def _chances(cool: int, heat: int, level: int) -> tuple[float, float]:
    """Of a success and of a failure. Kept, as a heist asks for the same few pools again and again."""
    found = odds(Pool(cool, heat, level))
    return float(found.success), float(found.failure)
