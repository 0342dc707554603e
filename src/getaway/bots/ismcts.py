"""The bot that searches."""

from collections.abc import Callable
from math import sqrt
from typing import Any, Final, final

from mypy_extensions import i64

from getaway.bots.tree import Search
from getaway.kernel.chance import Chance
from getaway.kernel.observation import Observation
from getaway.kernel.policy import Policy
from getaway.kernel.state import State, choice_goes_on

_BATCH: Final = 50


@final
class IsmctsBot:
    """Searches before each of its choices.

    A choice of several small moves, such as a plan, has one search and one budget: half of what is left goes to the
    next small move, and all of it to a move that ends the choice. With a clock, iterations and seconds both limit the
    search, whichever runs out first.
    """

    name: str = "ismcts"

    def __init__(
        self,
        policy: Policy[Any],
        rng: Chance,
        iterations: int,
        seconds: float = 0.0,
        clock: Callable[[], float] | None = None,
    ) -> None:
        self._policy = policy
        self._rng = rng
        self._iterations = iterations
        self._seconds = seconds
        self._clock = clock
        self._expected: tuple[int, ...] | None = None
        self._left: float = 1.0  # share of the budget
        self._advice: int = -1
        self.search: Search | None = None

    def choose(self, observation: Observation[Any]) -> int:
        known = observation.sample(self._rng)
        search = self.search
        if len(observation.legal) > 1:
            search = self.ponder(observation, known)
            move = best_move(search, observation.legal, self._advice)
        else:
            move = observation.legal[0]
            if search is None or self._expected is None or known.info_key(observation.seat) != self._expected:
                return move
        self._go_on(search, known, observation.seat, move)
        return move

    def ponder(self, observation: Observation[Any], known: State) -> Search:
        """The search for this decision, grown by its share of the budget."""
        search = self.search
        if search is None or self._expected is None or known.info_key(observation.seat) != self._expected:
            search = Search(observation.seat, len(known.scores()), self._policy, self._rng, self._policy.explore())
            self.search = search
            self._left = 1.0
        self._spend(search, known, self._left / 2)
        self._advice = int(self._policy.move(known, observation.seat, self._rng))
        if ends_choice(known, observation.seat, best_move(search, observation.legal, self._advice)):
            self._spend(search, known, self._left)
        return search

    def _spend(self, search: Search, known: State, part: float) -> None:
        self._left -= part
        iterations = int(self._iterations * part)
        clock = self._clock
        if clock is None:
            search.run(known, iterations)
            return
        end = clock() + self._seconds * part
        done = min(1, iterations)  # at least one try, however little time there is
        search.run(known, done)
        while done < iterations and clock() < end:
            batch = min(_BATCH, iterations - done)
            search.run(known, batch)
            done += batch

    def _go_on(self, search: Search, known: State, seat: i64, move: i64) -> None:
        """Keep the trees at the point where the next small move of the same choice is made."""
        before = known.reveal_count
        search.make(known, seat, move, search.roots)
        self._expected = known.info_key(seat) if choice_goes_on(known, seat, before) else None


def best_move(search: Search, legal: list[int], advice: int) -> int:
    """What the policy advises, unless another move is clearly better: by a margin that shrinks with its tries."""
    arms = search.roots[search.seat].arms
    caution = search.policy.caution()
    best = advice
    highest = -1.0
    advised = arms.get(advice)
    if advised is not None and advised.visits > 0.0:
        highest = advised.total / advised.visits
    for move in legal:
        arm = arms.get(move)
        if arm is not None and arm.visits > 0.0 and move != advice:
            sure = arm.total / arm.visits - caution / sqrt(arm.visits)
            if sure > highest:
                highest = sure
                best = move
    return best


def ends_choice(known: State, seat: i64, move: i64) -> bool:
    """Whether the seat has nothing more to decide in the same choice after this move."""
    world = known.clone()
    before = world.reveal_count
    world.apply(seat, move)
    return not choice_goes_on(world, seat, before)
