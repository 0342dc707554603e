"""The fast level of a game in progress, for simulation, search and the Play that wraps it."""

from typing import Any, Final, Self, TypeVar

from mypy_extensions import i64, mypyc_attr

from getaway.kernel.chance import Chance
from getaway.kernel.errors import IllegalMove
from getaway.kernel.events import AddressedEvent, Event
from getaway.kernel.fields import Component

EVERYONE: Final = -1
"""As an audience: every seat, and spectators too."""


def is_visible(audience: i64, viewer: i64) -> bool:
    """Whether a viewer belongs to an audience; a spectator sees only what is for everyone."""
    return audience == EVERYONE or (viewer >= 0 and audience >> viewer & 1 != 0)


S = TypeVar("S", bound="State")
"""The State of the game that rules, policies and observations are about."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Component):
    """A position, including hidden information and its generator. Each game has a final subclass.

    Moves are numbers: positions in the game's catalog. `apply` trusts its caller to pass a legal one; `play_move`
    checks it first. A State can be pickled and copied, generator included; the copy collects no events.
    """

    def __init__(self, chance: Chance) -> None:
        self.chance: Chance = chance
        self.events: list[AddressedEvent] | None = None
        self.reveal_count: i64 = 0

    # Chance and knowledge. Undo compares `reveal_count`, so every draw and every reveal passes through here.

    def draw(self, n: i64) -> i64:
        """A number below n from the game's own generator."""
        self.reveal_count += 1
        return self.chance.below(n)

    def mark_revealed(self) -> None:
        """Mark that something hidden was shown, or that a secret choice was opened or sealed."""
        self.reveal_count += 1

    def emit(self, what: Event, audience: i64 = EVERYONE) -> None:
        """Add an event. Callers check `self.events is not None` first, so that simulations build none."""
        events = self.events
        assert events is not None
        events.append(AddressedEvent(what, audience))

    # What a game implements.

    def pending(self) -> i64:
        """The seats that may decide now, one bit each; several bits mean a simultaneous choice."""
        raise NotImplementedError

    def actor(self) -> i64:
        """One of the seats that may decide now; -1 when the game is over."""
        raise NotImplementedError

    def legal(self, seat: i64) -> list[int]:
        """The legal moves of a seat, in ascending order; empty if it is not deciding."""
        raise NotImplementedError

    def apply(self, seat: i64, move: i64) -> None:
        """Make a legal move, and everything that follows from it until the next decision."""
        raise NotImplementedError

    def play_move(self, seat: int, move: int) -> None:
        """`apply` with a check first: for an illegal move it raises IllegalMove, which lists the legal ones, and
        changes nothing.
        """
        legal = self.legal(seat)
        if move not in legal:
            if not legal:
                raise IllegalMove(f"move {move}: seat {seat} has nothing to decide now")
            raise IllegalMove(f"move {move} is not legal for seat {seat}; legal are {', '.join(map(str, legal))}")
        self.apply(seat, move)

    def __repr__(self) -> str:
        seat = self.actor()
        now = "over" if seat < 0 else f"seat {seat} has {len(self.legal(seat))} legal moves"
        return f"<{type(self).__name__}: {now}>"

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickle and `copy.copy`: a function of a module that loads what `dump` stored, and its arguments."""
        raise NotImplementedError(
            f"{type(self).__name__} cannot be pickled or copied: give it a method __reduce__ that returns a function "
            "of a module and its arguments, such as `return load, (self.pack, self.dump())`"
        )

    def seen_by(self, seat: i64, move: i64) -> i64:
        """The seats that see this move when it is made; `EVERYONE` if it is public."""
        raise NotImplementedError

    def hides_options(self) -> bool:
        """Whether the actor's options are unknown to others, such as the cards of a secret hand."""
        return False

    def random_step(self, rng: Chance) -> i64:
        """The actor makes one of its legal moves, each equally likely. Returns seat << 32 | move."""
        seat = self.actor()
        moves = self.legal(seat)
        if not moves:
            raise IllegalMove(f"seat {seat} is deciding but has no legal move")
        move: i64 = moves[rng.below(len(moves))]
        self.apply(seat, move)
        return seat << 32 | move

    def clone(self) -> Self:
        """An independent copy, including its generator; it collects no events."""
        raise NotImplementedError

    def determinize(self, seat: i64, rng: Chance) -> None:
        """Redraw everything that this seat cannot know, including future draws."""
        raise NotImplementedError

    def info_key(self, seat: i64) -> tuple[int, ...]:
        """What the seat knows, with perfect recall: two positions it cannot tell apart have the same key."""
        raise NotImplementedError

    def returns(self) -> list[float]:
        """Each seat's share of the win, 0 to 1; solo, 1 for a win and 0 for a loss."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """What each seat has so far, in points or money."""
        raise NotImplementedError

    def dump(self) -> bytes:
        """The whole position as bytes, including the generator; the same bytes pure and compiled."""
        raise NotImplementedError


def choice_goes_on(state: State, seat: i64, since: i64) -> bool:
    """Whether a seat is still making the choice that it began at this `reveal_count`: nothing was drawn, revealed or
    sealed since, and it has more to decide.
    """
    return state.reveal_count == since and state.pending() >> seat & 1 == 1


def mix_observation(memory: i64, observed: i64) -> i64:
    """Fold one more observation into a seat's memory, for `info_key`."""
    mixed: i64 = ((memory ^ observed) * 0x2545F491 + 0x9E3779B9) & 0x1FFFFFFFF
    return mixed ^ (mixed >> 17)


def rollout(state: State, rng: Chance, limit: i64) -> i64:
    """Make random moves to the end of the game, at most `limit`. Returns how many were made."""
    n: i64 = 0
    while n < limit and state.actor() >= 0:
        state.random_step(rng)
        n += 1
    return n


def traced_rollout(state: State, rng: Chance, seats: i64, limit: i64) -> tuple[list[int], int]:
    """Make random moves to the end, at most `limit`. Returns how many each seat made, and a checksum of all."""
    made: list[int] = [0] * seats
    decisions: i64 = 0
    checksum: i64 = 0
    while decisions < limit and state.actor() >= 0:
        step = state.random_step(rng)
        # 40 bits times 22 stay below 2^63, where compiled and pure arithmetic agree.
        checksum = ((checksum ^ step) * 0x3A51CB + 0x9E3779B9) & 0xFFFFFFFFFF
        checksum ^= checksum >> 19
        made[step >> 32] += 1
        decisions += 1
    return made, checksum
