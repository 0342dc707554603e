"""Writes a game down: every move, every event with its audience, and every viewer's view at every step.

A view is written in full at the start, afterwards by what changed in it. A line that several viewers see alike is
written once and names them, so that a leak shows as a line in a diff. The short form has a hash of these lines in
their place.
"""

from collections.abc import Iterator
from hashlib import blake2b
from typing import Any

import msgspec

from getaway.kernel.chance import seeded
from getaway.kernel.events import SPECTATOR, AddressedEvent
from getaway.kernel.play import Play
from getaway.testing.cases import Case
from getaway.testing.players import play_on
from getaway.text.messages import Message

Flat = dict[str, str]


def playthrough(case: Case, seed: int, *, full: bool) -> str:
    """The text of a whole random game: views in full, or a hash of them at each step."""
    return "\n".join(_lines(case, seed, full)) + "\n"


def _lines(case: Case, seed: int, full: bool) -> Iterator[str]:
    play = case.start(seed)
    yield f"# {case.game.title}: {case}, seed {seed}"
    before: dict[int, Flat] = {viewer: {} for viewer in range(SPECTATOR, case.seats)}
    yield from _shown(play, before, full)
    for step, (seat, move, events) in enumerate(play_on(play, seeded(seed, 1)), start=1):
        yield ""
        yield f"== {step}. seat {seat}: {msgspec.json.encode(move).decode()}"
        yield from _events(case, events)
        yield from _shown(play, before, full)


def _events(case: Case, events: list[AddressedEvent]) -> Iterator[str]:
    for event in events:
        audience = "all" if event.audience == -1 else f"{event.audience:b}"
        yield f"   [{audience}] {case.game.describe(event.what)}"


def _shown(play: Play, before: dict[int, Flat], full: bool) -> Iterator[str]:
    lines = _changes(play, before)
    if full:
        yield from lines
    else:
        text = "\n".join(lines)
        yield f"   views {blake2b(text.encode(), digest_size=8).hexdigest()}"


def _changes(play: Play, before: dict[int, Flat]) -> list[str]:
    """What has changed in the views, each change with who sees it."""
    seen_by: dict[str, list[str]] = {}
    for viewer, old in before.items():
        new = dict(_flat("", view_of(play, viewer)))
        gone = [f"- {path}" for path in old if path not in new]
        for change in gone + [f"{path} = {value}" for path, value in new.items() if old.get(path) != value]:
            seen_by.setdefault(change, []).append("spectator" if viewer == SPECTATOR else str(viewer))
        before[viewer] = new
    return [
        f"   {'all' if len(viewers) == len(before) else ' '.join(viewers)}: {change}"
        for change, viewers in seen_by.items()
    ]


def view_of(play: Play, viewer: int) -> Any:
    """All that a viewer is shown, offers included, with every message in English."""
    return _in_english(msgspec.to_builtins(play.view(viewer)))


def _in_english(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _in_english(inner) for key, inner in value.items()}
    if not isinstance(value, list | tuple):
        return value
    if len(value) > 1 and value[0] == "m" and "." in str(value[1]):
        return str(msgspec.convert(value, Message))
    return [_in_english(inner) for inner in value]


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
