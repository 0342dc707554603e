"""Hints: the legal moves in the order that a search prefers, with the chance to win and the reason."""

from typing import Any, Literal, NamedTuple

from getaway.bots.registry import policy_of
from getaway.bots.tree import Search
from getaway.games.registry import plugin_for
from getaway.kernel.catalogue_game import CatalogueGame
from getaway.kernel.chance import Chance
from getaway.kernel.observation import Observation
from getaway.kernel.statistics import wilson
from getaway.text.messages import Text

Outlook = Literal["forced", "lost", "won", "open"]
FEW_TRIES = 20
"""A move tried less often than this has no meaningful figure."""


class Hint(NamedTuple):
    """A move with its share of the win, its 95% interval, the number of tries, whether they are enough to compare it by
    its share, and the reason in words.
    """

    move: int
    expected: float
    low: float
    high: float
    tries: int
    compared: bool
    why: Text


class Hints(NamedTuple):
    """Every legal move, the best first. `outlook` says whether anything is decided: "forced" (there is one move),
    "lost" and "won" (every try ended so; the moves are sorted by what else they bring), or "open".
    """

    outlook: Outlook
    moves: list[Hint]


def hints(game: CatalogueGame, observation: Observation[Any], rng: Chance, iterations: int) -> Hints:
    """The legal moves of the seat, compared."""
    seat = observation.seat
    known = observation.sample(rng)
    reason = plugin_for(game).reason
    if len(observation.legal) == 1:
        only = observation.legal[0]
        return Hints("forced", [Hint(only, 0.0, 0.0, 1.0, 0, False, reason(game, known, seat, only))])
    policy = policy_of(game, len(known.scores()))
    search = Search(seat, len(known.scores()), policy, rng, policy.explore())
    search.run(known, iterations)
    outlook = _outlook(search)
    if outlook != "open":
        low, high = search.rest_low, search.rest_high
        search = Search(seat, len(known.scores()), policy, rng, policy.explore())
        search.aim_at_rest(low, high)
        search.run(known, iterations)
        outlook = outlook if outlook == _outlook(search) else "open"
    ranked = []
    arms = search.roots[seat].arms
    for move in observation.legal:
        arm = arms.get(move)
        tries = int(arm.visits) if arm is not None else 0
        share, low, high, _ = wilson(arm.wins if arm is not None else 0.0, tries)
        mean = arm.total / arm.visits if arm is not None and tries else 0.0
        compared = tries >= min(FEW_TRIES, iterations // len(observation.legal))
        hint = Hint(move, share, low, high, tries, compared, reason(game, known, seat, move))
        # By the chance to win as shown, then by the rest of the search's reward, which alone sorts a decided game.
        ranked.append((not compared, -hundredths(share) if compared else 0, -mean, -tries, move, hint))
    return Hints(outlook, [row[-1] for row in sorted(ranked)])


def hundredths(share: float) -> int:
    """As people see it: in whole hundredths, halves rounded up."""
    return int(100 * share + 0.5)


def _outlook(search: Search) -> Outlook:
    if search.share_high == 0.0:
        return "lost"
    return "won" if search.share_low == 1.0 else "open"
