"""Contests between bots: the same deals with the seats rotated, so that luck and seats are shared equally."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import NamedTuple

from getaway.bots.bot import play_match
from getaway.bots.registry import DEFAULT, BotFactory, Budget, UnknownBot, bot_name, check_bot, make_bot
from getaway.games.registry import game_type
from getaway.kernel.capabilities import game_has_state, goals_reached, team_names, teams_of
from getaway.kernel.catalogue_game import CatalogueGame
from getaway.kernel.chance import seeded
from getaway.kernel.errors import GetawayError, IllegalMove, error
from getaway.kernel.game import Game, NoState
from getaway.kernel.options import parse_options, written_options
from getaway.kernel.statistics import Interval, Sprt, wilson
from getaway.lab.pool import check_amounts, map_in_order


class TooManyBots(GetawayError):
    """More bots were named than the game has seats or teams for."""


class DuplicateBotName(GetawayError):
    """Two different bots with the same name, which results could not tell apart."""


class Contest(NamedTuple):
    """What is played; small enough to send to every process."""

    game: CatalogueGame
    seats: int
    options: tuple[tuple[str, str], ...]
    bots: tuple[str | BotFactory, ...]
    seed: int


class Played(NamedTuple):
    """The result of one game: for each team, who played it and its share of the win; for a campaign, the goals reached.
    If everyone plays alone, each seat is a team.
    """

    number: int
    bots: tuple[str, ...]
    shares: tuple[float, ...]
    goals: int = 0


class ArenaResult:
    """The result of a contest: each bot's share of the win, over all teams and for each team."""

    def __init__(self, contest: Contest) -> None:
        self.contest = contest
        self.game = contest.game
        self.games = 0
        self.stopped_early = False
        self.team_names = team_names(contest.game)
        self._sums: dict[tuple[str, str], tuple[float, int]] = {}

    def add(self, played: Played) -> None:
        self.games += 1
        for team, (bot, share) in enumerate(zip(played.bots, played.shares, strict=True)):
            for name in ("", self.team_names[team]) if self.team_names else ("",):
                total, games = self._sums.get((bot, name), (0.0, 0))
                self._sums[bot, name] = (total + share, games + 1)

    def share(self, bot: str, team: str = "") -> Interval:
        """The share of a bot, as one team or over all."""
        return wilson(*self._sums.get((bot, team), (0.0, 0)))

    @property
    def bots(self) -> dict[str, Interval]:
        """Each bot's share of the win, with its 95% interval, in the order in which the bots were given."""
        return {bot: self.share(bot) for bot, team in self._sums if not team}

    @property
    def sides(self) -> dict[str, dict[str, Interval]]:
        """The same for each team, if teams have names."""
        return {team: {bot: self.share(bot, team) for bot in self.bots} for team in self.team_names}

    def __repr__(self) -> str:
        shares = ", ".join(f"{name} {found.share:.3f}" for name, found in self.bots.items())
        return f"<{self.games:,} games of {self.game.title}: {shares}>"


def arena(
    game: Game | str,
    bots: Sequence[str | BotFactory],
    games: int = 100,
    *,
    seed: int = 0,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    jobs: int = 1,
    budget: Budget = DEFAULT,
    stop_early: bool = False,
    progress: Callable[[int], object] | None = None,
) -> ArenaResult:
    """Let bots play many games: each deal once in every rotation of the seats, so that luck is shared evenly.

    A bot is a name (`random`, `greedy`, `ismcts:500`, `hard`, …) or a factory: `factory(game, seats, chance)` returns
    a Bot. With `stop_early` the contest ends when it is clear whether the first bot is above its share.
    """
    check_amounts(games, jobs)
    loaded = game_type(game).from_toml() if isinstance(game, str) else game
    if not game_has_state(loaded):
        raise NoState(error("no-bots", game=loaded.title))
    if isinstance(bots, str) or not bots:
        raise UnknownBot(error("no-list-of-bots"))
    for bot in bots:
        check_bot(bot)
    count = _default_seats(loaded, len(bots)) if seats is None else seats
    loaded.check_seats(count)
    teams = team_count(loaded, count)
    if len(bots) > teams:
        raise TooManyBots(error("too-many-bots", bots=len(bots), game=loaded.title, seats=count))
    written = written_options(options or {})
    parse_options(loaded.options_type, written)
    contest = Contest(loaded, count, tuple(written.items()), tuple(bots), seed)
    result, test = ArenaResult(contest), Sprt(1 / teams)
    first = _names(contest)[0]
    for played in play_contest(contest, games, jobs, budget):
        result.add(played)
        test.add(played.shares[played.bots.index(first)])
        if progress is not None:
            progress(1)
        if stop_early and test.decided():
            result.stopped_early = True
            break
    return result


def _default_seats(game: Game, bots: int) -> int:
    """A seat for each bot if the game supports that many; solo only if asked for."""
    return bots if bots > 1 and not team_names(game) and bots in game.seat_counts else game.default_seats


def _names(contest: Contest) -> list[str]:
    """The names of the bots in a contest. Results are by name, so two bots with the same name are refused."""
    chance = seeded(contest.seed)
    names = [bot_name(bot, make_bot(bot, contest.game, contest.seats, chance)) for bot in contest.bots]
    for name, bot in zip(names, contest.bots, strict=True):
        if contest.bots[names.index(name)] != bot:
            raise DuplicateBotName(error("two-bots-of-one-name", name=name))
    return names


def play_contest(contest: Contest, games: int, jobs: int = 1, budget: Budget = DEFAULT) -> Iterator[Played]:
    """The results in the order of the games; the same for any number of processes, unless a search uses a clock."""
    return map_in_order(partial(play_game, contest, budget=budget), range(games), jobs)


def team_count(game: Game, seats: int) -> int:
    """How many bots a game takes: one per team, or one per seat if everyone plays alone."""
    return len(team_names(game)) or seats


def participants(contest: Contest) -> tuple[str | BotFactory, ...]:
    """One bot for each team or seat; the last one named fills the rest."""
    number = team_count(contest.game, contest.seats)
    named = contest.bots[:number]
    return named + (named[-1],) * (number - len(named))


def play_game(contest: Contest, number: int, budget: Budget = DEFAULT) -> Played:
    """Play the game with this number, the same in any process. Each deal is played once in every rotation."""
    game = contest.game
    options = parse_options(game.options_type, dict(contest.options))
    names = participants(contest)
    deal, turn = divmod(number, len(names))
    state = game.new_state(seeded(contest.seed, 16 * deal + 1), contest.seats, options)
    teams = teams_of(game, state, contest.seats)  # teams may depend on the deal
    seated = tuple(names[(team + turn) % len(teams)] for team in range(len(teams)))
    of_seat = {seat: team for team, seats in enumerate(teams) for seat in seats}
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
    called = tuple(bot_name(bot, bots[teams[team][0]]) for team, bot in enumerate(seated))
    return Played(number, called, shares, goals_reached(game, state))
