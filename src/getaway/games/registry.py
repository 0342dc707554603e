"""The games of the house, by name."""

from difflib import get_close_matches

from getaway.games.big_score.game import BigScore
from getaway.games.masters.game import Masters
from getaway.games.rob_a_bank.game import RobABank
from getaway.games.score.game import Score
from getaway.kernel.errors import GetawayError
from getaway.kernel.game import Game

GAMES: dict[str, type[Game]] = {game.name: game for game in (BigScore, Masters, RobABank, Score)}


class UnknownGame(GetawayError):
    """A name that is no game's; the message suggests the nearest."""


def game_type(name: str) -> type[Game]:
    """The game of that name."""
    if name in GAMES:
        return GAMES[name]
    close = get_close_matches(name, GAMES, n=1, cutoff=0.3)
    hint = f"did you mean {close[0]!r}?" if close else f"there is {', '.join(GAMES)}"
    raise UnknownGame(f"there is no game {name!r}; {hint}")
