"""Multiple-observer information-set Monte Carlo tree search, for any game of the kernel.

Every seat has its own tree, whose branches are what that seat observes. Each iteration plays the game once in a
determinized world: selection descends existing nodes by UCB, and the first new node starts a playout by the policy. A
seat does not observe a hidden move of another; when the game reveals something, the branch is what the seat knows from
then on. So no tree distinguishes secrets that its seat cannot.
"""

from math import log, sqrt
from typing import Any, Final, final

from mypy_extensions import i64

from getaway.kernel.chance import Chance
from getaway.kernel.errors import IllegalMove
from getaway.kernel.events import SPECTATOR
from getaway.kernel.policy import Policy, play_out
from getaway.kernel.state import EVERYONE, State

LIMIT: Final = 100_000
"""Steps after which a playout is aborted; no game comes near it."""
INFINITE: Final = 1e300
PRIOR: Final = 2.0
"""A move counts as if it had been tried this often with the mean of its node, so that one bad playout does not rule it
out.
"""


@final
class Arm:
    """A move at a node: how often it was available and was made, the rewards and shares of the win that followed, and
    what was observed then.
    """

    def __init__(self) -> None:
        self.available: float = 0.0
        self.visits: float = 0.0
        self.total: float = 0.0
        self.wins: float = 0.0
        self.after: dict[int, Node] = {}


@final
class Node:
    """What a seat knows at a point in the game, as far as its branches distinguish it."""

    def __init__(self) -> None:
        self.visits: float = 0.0
        self.total: float = 0.0
        self.arms: dict[int, Arm] = {}
        self.seen: dict[int, Node] = {}  # by what others did or chance decided


@final
class Search:
    """The trees of all seats, grown from what one of them knows."""

    def __init__(self, seat: i64, seats: i64, policy: Policy[Any], rng: Chance, explore: float) -> None:
        self.seat: i64 = seat
        self.seats: i64 = seats
        self.policy: Policy[Any] = policy
        self.rng: Chance = rng
        self.explore: float = explore
        self.visits_per_move: float = policy.visits_per_move()
        self.roots: list[Node] = [Node() for _ in range(seats)]
        self.iterations: i64 = 0
        # Over all games: the lowest and highest share of the win of the searching seat, and of its secondary goals.
        self.share_low: float = 1.0
        self.share_high: float = 0.0
        self.rest_low: float = INFINITE
        self.rest_high: float = -INFINITE
        self.for_rest: bool = False

    def aim_at_rest(self, low: float, high: float) -> None:
        """The win is decided: search for secondary goals, which ranged between these values."""
        self.for_rest = True
        self.rest_low = low
        self.rest_high = high

    def run(self, known: State, iterations: i64) -> None:
        """Grow the trees; `known` is any world that the seat considers possible."""
        for _ in range(iterations):
            world = known.clone()
            world.determinize(self.seat, self.rng)
            self.policy.unseal(world, self.seat)
            self.iterate(world)

    def iterate(self, world: State) -> None:
        """One game from here to its end."""
        nodes = self.roots[:]
        path: list[Arm] = []
        passed: list[Node] = []
        seats: list[i64] = []
        seat = self.decider(world)
        fresh = False
        while seat >= 0 and not fresh:
            legal = world.legal(seat)
            if len(legal) == 1:
                self.make(world, seat, legal[0], nodes)
            else:
                node = nodes[seat]
                move = self.select(world, node, seat, legal)
                arm = node.arms[move]
                path.append(arm)
                passed.append(node)
                seats.append(seat)
                fresh = arm.visits == 0.0
                if fresh:
                    world.apply(seat, move)
                else:
                    self.make(world, seat, move, nodes)
            seat = self.decider(world)
        play_out(self.policy, world, self.rng, LIMIT)
        rewards = self.policy.rewards(world)
        shares = world.returns()
        self.note_end(world, rewards, shares)
        for n in range(len(path)):
            arm = path[n]
            reward: float = rewards[seats[n]]
            arm.visits += 1.0
            arm.total += reward
            arm.wins += shares[seats[n]]
            node = passed[n]
            node.visits += 1.0
            node.total += reward
        self.iterations += 1

    def note_end(self, world: State, rewards: list[float], shares: list[float]) -> None:
        """Widen the observed bounds. If the search aims at secondary goals, these are the seat's reward."""
        rest = self.policy.rest(world, self.seat)
        share = shares[self.seat]
        self.share_low = min(self.share_low, share)
        self.share_high = max(self.share_high, share)
        if not self.for_rest:
            self.rest_low = min(self.rest_low, rest)
            self.rest_high = max(self.rest_high, rest)
        elif self.rest_high > self.rest_low:
            part = (rest - self.rest_low) / (self.rest_high - self.rest_low)
            rewards[self.seat] = min(1.0, max(0.0, part))

    def decider(self, world: State) -> i64:
        """Who is next. If several choose at once, the searching seat goes first, so that its own choice is the root of
        its tree; simultaneous choices commute.
        """
        return self.seat if world.pending() >> self.seat & 1 else world.actor()

    def select(self, world: State, node: Node, seat: i64, legal: list[int]) -> i64:
        """A move by upper confidence bound, counting how often it was available; first what the policy advises."""
        arms = node.arms
        if node.visits == 0.0:
            advice = self.policy.move(world, seat, self.rng)
            if advice not in legal:
                raise IllegalMove(f"the policy advised move {advice} at seat {seat}, which is not legal")
            if advice not in arms:
                arms[advice] = Arm()
            return advice
        mean: float = node.total / node.visits
        fresh: float = mean + self.explore
        narrow = len(arms) * self.visits_per_move > node.visits
        best: float = -1.0
        chosen: i64 = -1
        untried: i64 = 0
        for move in legal:
            arm = arms.get(move)
            if arm is None or arm.visits == 0.0:
                untried += 1
                if not narrow and (fresh > best or (chosen < 0 and fresh == best)):
                    best = fresh
                    chosen = -1
                continue
            arm.available += 1.0
            bound: float = (arm.total + PRIOR * mean) / (arm.visits + PRIOR)
            bound += self.explore * sqrt(log(arm.available + 1.0) / arm.visits)
            if bound > best:
                best = bound
                chosen = move
        if chosen < 0:
            pick = self.rng.below(untried)
            for move in legal:
                arm = arms.get(move)
                if arm is None or arm.visits == 0.0:
                    if pick == 0:
                        chosen = move
                        break
                    pick -= 1
            if chosen not in arms:
                arms[chosen] = Arm()
        return chosen

    def make(self, world: State, seat: i64, move: i64, nodes: list[Node]) -> None:
        """Make a move, and descend in each tree by what its seat observes."""
        before = world.reveal_count
        audience = world.seen_by(seat, move)
        world.apply(seat, move)
        revealed = world.reveal_count != before
        public: i64 = 0
        if revealed:
            public = hash(world.info_key(SPECTATOR))
        for other in range(self.seats):
            knows = other == seat or audience == EVERYONE or audience >> other & 1 == 1
            if not knows and not revealed:
                continue
            observed: i64 = public
            if revealed and other == self.seat:
                observed = hash(world.info_key(other))
            node = nodes[other]
            branches = node.seen
            if knows:
                arm = node.arms.get(move) if other == seat else None
                if arm is not None:
                    branches = arm.after
                else:
                    observed = (observed ^ (move + 1) * 0x9E3779B97) & 0x3FFFFFFFFFFFFFFF
            after = branches.get(observed)
            if after is None:
                after = Node()
                branches[observed] = after
            nodes[other] = after
