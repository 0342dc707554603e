"""Matches between bots: the same deals with the seats rotated, so that luck and seat fall to each alike."""

from typing import NamedTuple

from getaway.bots.bot import play_match
from getaway.bots.registry import DEFAULT, BotFactory, Budget, bot_name, make_bot
from getaway.kernel.capabilities import goals_reached, team_names, teams_of
from getaway.kernel.catalogue_game import CatalogueGame
from getaway.kernel.chance import seeded
from getaway.kernel.errors import IllegalMove
from getaway.kernel.game import Game
from getaway.kernel.options import parse_options
from getaway.kernel.statistics import Interval, wilson


def camp_count(game: Game, seats: int) -> int:
    """How many bots a game takes: one for each side, or one for each seat where everybody plays alone."""
    return len(team_names(game)) or seats


class Contest(NamedTuple):
    """What is played; small enough to be sent to every process."""

    game: CatalogueGame
    seats: int
    options: tuple[tuple[str, str], ...]
    bots: tuple[str | BotFactory, ...]
    seed: int


class Played(NamedTuple):
    """The result of one game: for each camp who played it and its share of the win; of a campaign its goals reached."""

    number: int
    bots: tuple[str, ...]
    shares: tuple[float, ...]
    goals: int = 0


def entries(contest: Contest) -> tuple[str | BotFactory, ...]:
    """A bot for each camp: where fewer are named, the last one takes all others."""
    number = camp_count(contest.game, contest.seats)
    named = contest.bots[:number]
    return named + (named[-1],) * (number - len(named))


def play_game(contest: Contest, number: int, budget: Budget = DEFAULT) -> Played:
    """The game of that number, the same in whatever process. Each deal is played once in every rotation."""
    game = contest.game
    options = parse_options(game.options_type, dict(contest.options))
    names = entries(contest)
    deal, turn = divmod(number, len(names))
    state = game.new_state(seeded(contest.seed, 16 * deal + 1), contest.seats, options)
    teams = teams_of(game, state, contest.seats)  # who is on which side may be dealt
    seated = tuple(names[(camp + turn) % len(teams)] for camp in range(len(teams)))
    of_seat = {seat: camp for camp, seats in enumerate(teams) for seat in seats}
    bots = [
        make_bot(seated[of_seat[seat]], game, contest.seats, seeded(contest.seed, 16 * number + 4 + seat), budget)
        for seat in range(contest.seats)
    ]
    try:
        play_match(state, bots, seeded(contest.seed, 16 * number + 2))
    except IllegalMove as defect:
        raise IllegalMove(f"game {number} of seed {contest.seed}: {defect}") from defect
    returns = state.returns()
    shares = tuple(returns[seats[0]] for seats in teams)
    called = tuple(bot_name(bot, bots[teams[camp][0]]) for camp, bot in enumerate(seated))
    return Played(number, called, shares, goals_reached(game, state))


class Tally:
    """Games added up: for each bot its share of the win, over all camps and in each."""

    def __init__(self, roles: tuple[str, ...] = ()) -> None:
        """`roles` are the names of the camps where they are not alike."""
        self.games = 0
        self.roles = roles
        self._sums: dict[tuple[str, str], tuple[float, int]] = {}

    def add(self, played: Played) -> None:
        self.games += 1
        for camp, (bot, share) in enumerate(zip(played.bots, played.shares, strict=True)):
            for role in ("", self.roles[camp]) if self.roles else ("",):
                total, games = self._sums.get((bot, role), (0.0, 0))
                self._sums[bot, role] = (total + share, games + 1)

    def share(self, bot: str, role: str = "") -> Interval:
        """Of a bot, in a role or in all."""
        return wilson(*self._sums.get((bot, role), (0.0, 0)))

    def bots(self) -> list[str]:
        """In the order in which they came."""
        return [bot for bot, role in self._sums if not role]
