"""Hints and odds for the person at the terminal, from what that seat knows."""

from getaway.bots.hints import Hint, hints, odds, percent
from getaway.kernel.catalogue_play import CataloguePlay
from getaway.kernel.chance import seeded
from getaway.kernel.events import SPECTATOR
from getaway.kernel.observation import Observation
from getaway.terminal.sitting import Sitting

ODDS = ("off", "after", "live")
"""Whether the table lets its people reckon: never, only what a move's odds had been, or at any time."""
_ITERATIONS = 1000
_SHOWN = 5
_OUTLOOKS = {
    "forced": "This is the only move you have:",
    "lost": "Every try was lost. The move that brings the most comes first:",
    "won": "Every try was won. The move that brings the most comes first:",
}


class Advice:
    """What can be asked at one table."""

    def __init__(self, sitting: Sitting, when: str) -> None:
        self._sitting = sitting
        self._when = when
        self._last: dict[int, list[str]] = {}

    def before_move(self, seat: int) -> None:
        """Where odds may be seen only after the fact, they are reckoned as the move is made."""
        if self._when == "after" and (lines := self._reckon(seat)):
            self._last[seat] = lines

    def odds(self, seat: int) -> list[str]:
        """As far as the table allows."""
        if self._when == "off":
            return ["At this table nobody reckons odds."]
        if self._when == "after":
            if seat not in self._last:
                return ["At this table the odds of a move are shown after it is made."]
            return ["Before your last such move:", *self._last[seat]]
        return self._reckon(seat)

    def _reckon(self, seat: int) -> list[str]:
        play = self._sitting.play
        if not isinstance(play, CataloguePlay) or seat == SPECTATOR:
            return []
        rng = seeded(len(play.journal), 3)
        return odds(play.game, Observation.from_play(play, seat, rng), rng)

    def hint(self, seat: int) -> list[str]:
        """The best moves, each with what it promises and why."""
        play = self._sitting.play
        if not isinstance(play, CataloguePlay):
            return [f"There are no hints for {play.game.title}."]
        rng = seeded(len(play.journal), 4)
        seen = Observation.from_play(play, seat, rng)
        if not seen.legal:
            return []
        offers = dict(zip(seen.legal, play.offers(seat), strict=True))
        number = {move: place for place, move in enumerate(seen.legal, start=1)}
        found = hints(play.game, seen, rng, _ITERATIONS)
        lines = [_OUTLOOKS[found.outlook]] if found.outlook != "open" else []
        for hint in found.moves[:_SHOWN]:
            promise = f"{_promise(hint)}. " if found.outlook == "open" else ""
            lines.append(f"{number[hint.move]}  {offers[hint.move].text}: {promise}{hint.why}")
        return lines


def _promise(hint: Hint) -> str:
    """The chance to win with a move, as far as the search tells."""
    if not hint.compared:
        return "hardly tried"
    return f"wins {percent(hint.expected)} in 100 ({percent(hint.low)} to {percent(hint.high)}, {hint.tries} tries)"
