"""All histories of a small game: every order of moves and every draw, with what each viewer observed."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import msgspec

from getaway.kernel.state import EVERYONE, State
from getaway.testing.adapter import Subject
from getaway.testing.scripted import Scripted

Observed = tuple[bytes, ...]


@dataclass
class History:
    """One line of play: where it has come, and what each viewer (the spectator last) saw on the way."""

    state: State
    observed: list[Observed]
    length: int


def all_draws(run: Callable[[Scripted], State]) -> Iterator[State]:
    """The results of `run` for every outcome of the draws it makes."""
    scripts: list[list[int]] = [[]]
    while scripts:
        chance = Scripted(scripts.pop())
        state = run(chance)
        yield state
        for at in range(len(chance.script), len(chance.asked)):
            prefix = chance.script + [0] * (at - len(chance.script))
            scripts += [[*prefix, draw] for draw in range(1, chance.asked[at])]


def explore(subject: Subject, new: Callable[[Scripted], State], seats: int, depth: int) -> Iterator[History]:
    """Every history of at most `depth` decisions, by whichever seat may move."""
    stack = [History(state, _opening(subject, state, seats), 0) for state in all_draws(new)]
    while stack:
        history = stack.pop()
        yield history
        if history.length < depth:
            stack += _continuations(subject, history, seats)


def _opening(subject: Subject, state: State, seats: int) -> list[Observed]:
    """At first everyone has observed the table as it was dealt."""
    return [(subject.view(state, viewer),) for viewer in [*range(seats), -1]]


def _continuations(subject: Subject, history: History, seats: int) -> Iterator[History]:
    state = history.state
    for seat in range(seats):
        for move in state.legal(seat):
            for after in apply(state, seat, move):
                observed = _observe(subject, state, after, history.observed, seat, move, seats)
                yield History(after, observed, history.length + 1)


def apply(state: State, seat: int, move: int) -> Iterator[State]:
    """The position after a move, once for every outcome of what it draws."""

    def run(chance: Scripted) -> State:
        after = state.clone()
        after.chance = chance
        after.events = []
        after.apply(seat, move)
        return after

    return all_draws(run)


def _observe(
    subject: Subject, before: State, after: State, observed: list[Observed], seat: int, move: int, seats: int
) -> list[Observed]:
    audience = before.seen_by(seat, move)
    assert after.events is not None
    seen = []
    for viewer in [*range(seats), -1]:
        news = []
        if audience == EVERYONE or (viewer >= 0 and (audience >> viewer & 1 or viewer == seat)):
            news.append(f"{seat}:{move}".encode())
        news += [msgspec.json.encode(subject.event(after, event)) for event in after.events if event.visible_to(viewer)]
        seen.append(observed[viewer] + tuple(news))
    return seen
