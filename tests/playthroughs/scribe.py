"""Writes a game down: every move, every event with its audience, and every viewer's view at every step.

A view is written in full at the start and afterwards by what changed in it, so that a leak shows as a line in a diff.
"""

from collections.abc import Iterator
from typing import Any

import msgspec

from getaway.kernel.chance import seeded
from getaway.kernel.events import Event
from getaway.kernel.play import Play
from tests.contract.cases import Case
from tests.contract.players import play_on

Flat = dict[str, str]


def playthrough(case: Case, seed: int) -> str:
    """The text of a whole random game."""
    return "\n".join(_lines(case, seed)) + "\n"


def _lines(case: Case, seed: int) -> Iterator[str]:
    play = case.start(seed)
    names = [f"Seat {seat}" for seat in range(case.seats)]
    yield f"# {case.game.title}: {case}, seed {seed}"
    before: dict[int, Flat] = {viewer: {} for viewer in range(-1, case.seats)}
    yield from _views(play, before)
    for step, (seat, move, events) in enumerate(play_on(play, seeded(seed, 1)), start=1):
        yield ""
        yield f"== {step}. seat {seat}: {msgspec.json.encode(move).decode()}"
        yield from _events(case, events, names)
        yield from _views(play, before)


def _events(case: Case, events: list[Event], names: list[str]) -> Iterator[str]:
    for event in events:
        audience = "all" if event.audience == -1 else f"{event.audience:b}"
        yield f"   [{audience}] {case.game.describe(event.what, names)}"


def _views(play: Play, before: dict[int, Flat]) -> Iterator[str]:
    for viewer, old in before.items():
        new = dict(_flat("", msgspec.to_builtins(play.view(viewer))))
        who = "spectator" if viewer < 0 else f"seat {viewer}"
        for path in [path for path in old if path not in new]:
            yield f"   {who}: - {path}"
        for path, value in new.items():
            if old.get(path) != value:
                yield f"   {who}: {path} = {value}"
        before[viewer] = new


def _flat(path: str, value: Any) -> Iterator[tuple[str, str]]:
    """One line a leaf; a list of plain values, and each offer, is one leaf."""
    if isinstance(value, dict) and "points_at" not in value:
        for key, inner in value.items():
            yield from _flat(f"{path}.{key}" if path else key, inner)
    elif isinstance(value, list | tuple) and any(isinstance(item, dict) for item in value):
        for at, inner in enumerate(value):
            yield from _flat(f"{path}[{at}]", inner)
    elif isinstance(value, dict):
        yield path, f"{value['text']} -> {value['points_at']}"
    else:
        yield path, msgspec.json.encode(value).decode()
