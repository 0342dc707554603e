"""What a plan is likely to bring, by trying it in worlds that could be the true one."""

from typing import NamedTuple

from getaway.games.masters.events import MarkTaken
from getaway.games.masters.game import Masters
from getaway.games.masters.phases import PLAN
from getaway.games.masters.policy import MastersPolicy
from getaway.games.masters.say import say
from getaway.games.masters.state import MastersState
from getaway.kernel.chance import Chance
from getaway.kernel.observation import Observation
from getaway.kernel.statistics import Interval, wilson
from getaway.text.messages import Money, Percent, Text

SAMPLES = 1000


class PlanOdds(NamedTuple):
    """For each mark on the display the chance to rob it this round, and what the plan earns on average."""

    marks: dict[str, Interval]
    at_least: list[Interval]  # one heist, two heists ...
    earns: float


def odds(game: Masters, observation: Observation[MastersState], rng: Chance) -> list[Text]:
    """The odds of the plan that is being made, a line each."""
    found = plan_odds(observation, MastersPolicy(game), rng, SAMPLES)
    if found is None:
        return []
    lines = [
        say("odds-mark", mark=game.words.mark(mark), share=Percent(share.share)) for mark, share in found.marks.items()
    ]
    at_least = [
        say("odds-heists", heists=heists, share=Percent(share.share))
        for heists, share in enumerate(found.at_least, start=1)
    ]
    return [*lines, *at_least, say("odds-earns", money=Money(round(found.earns, 1)))]


def plan_odds(
    observation: Observation[MastersState], policy: MastersPolicy, rng: Chance, samples: int
) -> PlanOdds | None:
    """Of the plan so far, completed as a sensible person would; None where no plan is being made.

    What the other has not confirmed, a sensible person plans too; what is confirmed could be any plan.
    """
    first = observation.sample(rng)
    if first.phase != PLAN:
        return None
    seat = observation.seat
    taken: dict[str, int] = {first.box.mark_ids[mark]: 0 for mark in first.display if mark >= 0}
    heists = [0] * int(first.box.selectors)
    earned = 0
    for _ in range(samples):
        world = observation.sample(rng)
        before = world.sides[seat].money
        marks = _robbed(world, seat, policy, rng)
        earned += world.sides[seat].money - before
        for mark in marks:
            taken[mark] += 1
        for number in range(len(marks)):
            heists[number] += 1
    return PlanOdds(
        {mark: wilson(number, samples) for mark, number in taken.items()},
        [wilson(number, samples) for number in heists],
        earned / samples,
    )


def _robbed(world: MastersState, seat: int, policy: MastersPolicy, rng: Chance) -> list[str]:
    """Everyone's plan is completed and the heist runs; the marks that the seat took."""
    world.events = []
    game, number = world.game, world.round
    while world.phase == PLAN and (world.game, world.round) == (game, number):
        actor = world.actor()
        world.apply(actor, policy.move(world, actor, rng))
    events = [addressed.what for addressed in world.events]
    return [event.mark for event in events if isinstance(event, MarkTaken) and event.seat == seat]
