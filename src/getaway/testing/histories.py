"""All histories of a small game: every order of moves and every draw, with what each viewer observed."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import msgspec
import pytest

from getaway.kernel.events import SPECTATOR
from getaway.kernel.state import EVERYONE, State, is_visible
from getaway.testing.adapter import Subject
from getaway.testing.scripted import Scripted

Observed = tuple[bytes, ...]
LIMIT = 50_000


@dataclass
class History:
    """One sequence of moves: the position it leads to, and what each viewer (the spectator last) saw on the way."""

    state: State
    observed: list[Observed]
    length: int


def all_draws(run: Callable[[Scripted], State]) -> Iterator[State]:
    """The results of `run` for every outcome of the draws it makes."""
    script: list[int] = []
    while True:
        chance = Scripted(script)
        yield run(chance)
        script = script + [0] * (len(chance.asked) - len(script))
        while script and script[-1] + 1 == chance.asked[len(script) - 1]:
            script.pop()
        if not script:
            return
        script[-1] += 1


def explore(subject: Subject, new: Callable[[Scripted], State], seats: int, depth: int) -> Iterator[History]:
    """Every history of at most `depth` decisions, by whichever seat may move."""
    ahead: list[Iterator[History]] = [(History(state, _opening(subject, state, seats), 0) for state in all_draws(new))]
    found = 0
    while ahead:
        for history in ahead.pop():
            found += 1
            if found > LIMIT:
                pytest.fail(
                    f"the small case ({seats} seats, depth {depth}) has more than {LIMIT:,} histories, counting every "
                    "chance draw; use a smaller pack or fewer decisions"
                )
            yield history
            if history.length < depth:
                ahead.append(_continuations(subject, history, seats))


def _opening(subject: Subject, state: State, seats: int) -> list[Observed]:
    """At first everyone has observed the table as it was dealt."""
    return [(subject.view(state, viewer),) for viewer in [*range(seats), SPECTATOR]]


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
    for viewer in [*range(seats), SPECTATOR]:
        news = []
        if audience == EVERYONE or (viewer >= 0 and (audience >> viewer & 1 or viewer == seat)):
            news.append(f"{seat}:{move}".encode())
        news += [
            msgspec.json.encode(subject.event(after, event))
            for event in after.events
            if is_visible(event.audience, viewer)
        ]
        seen.append(observed[viewer] + tuple(news))
    return seen
