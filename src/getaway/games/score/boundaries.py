"""Lines and veils: what the story never shows, and what happens behind a curtain (SC-9.12)."""

from getaway.games.score import paper_events as e
from getaway.games.score import paper_moves as m
from getaway.games.score.paper_types import MOST_BOUNDARIES
from getaway.games.score.referee import Referee, Requirements, unless
from getaway.games.score.say import say


def _kept(referee: Referee, kind: str) -> list[str]:
    return referee.open.lines if kind == "line" else referee.open.veils


def why_not_add(referee: Referee, move: m.AddBoundary) -> Requirements:
    kept = _kept(referee, move.kind)
    yield unless(move.text, "SC-9.12", say("boundary-empty"))
    yield unless(move.text not in kept, "SC-9.12", say("boundary-taken"))
    yield unless(len(kept) < MOST_BOUNDARIES, "SC-9.12", say("boundaries-full", kind=move.kind, most=MOST_BOUNDARIES))


def add(referee: Referee, move: m.AddBoundary) -> None:
    _kept(referee, move.kind).append(move.text)
    referee.emit(e.BoundaryAdded(move.kind, move.text))


def why_not_remove(referee: Referee, move: m.RemoveBoundary) -> Requirements:
    there = 1 <= move.number <= len(_kept(referee, move.kind))
    yield unless(there, "SC-9.12", say("no-such-page", what=move.kind, number=move.number))


def remove(referee: Referee, move: m.RemoveBoundary) -> None:
    referee.emit(e.BoundaryRemoved(move.kind, _kept(referee, move.kind).pop(move.number - 1)))
