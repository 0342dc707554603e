"""Replays as they are sent."""

from typing import Any

import msgspec

from getaway.kernel.head import Seat
from getaway.kernel.views import Outcome, View
from getaway.table.replaying import Step


class ReplayOpened(msgspec.Struct, frozen=True):
    """A game to look at: the box, and every step with what the viewer was told of it."""

    replay: str
    game: str
    title: str
    seats: tuple[Seat, ...]
    options: dict[str, Any]
    pack: Any
    steps: tuple[Step, ...]
    result: Outcome | None


class ReplayShown(msgspec.Struct, frozen=True):
    """The position after step `at` of `of`: one view, or with all cards open one of every seat. Step 0 is the deal."""

    at: int
    of: int
    step: Step | None
    views: tuple[View, ...]
