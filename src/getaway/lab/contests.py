"""Contests between bots, over one process or several."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial

from getaway.bots.arena import Contest, Played, Tally, camp_count, play_game
from getaway.bots.registry import DEFAULT, BotFactory, Budget, UnknownBot, bot_name, check_bot, make_bot
from getaway.games.registry import game_type
from getaway.kernel.capabilities import game_has_state, team_names
from getaway.kernel.chance import seeded
from getaway.kernel.errors import GetawayError
from getaway.kernel.game import Game, NoState
from getaway.kernel.options import parse_options, written_options
from getaway.kernel.statistics import Interval, Sprt
from getaway.lab.pool import check_amounts, map_in_order


class TooManyBots(GetawayError):
    """More bots were named than the game has seats or sides for."""


class DuplicateBotName(GetawayError):
    """Two different bots with one name, which results could not tell apart."""


class ArenaResult:
    """Who won how much of a contest."""

    def __init__(self, game: Game, contest: Contest, tally: Tally, stopped_early: bool) -> None:
        self.game = game
        self.contest = contest
        self.games = tally.games
        self.stopped_early = stopped_early
        self.bots: dict[str, Interval] = {name: tally.share(name) for name in tally.bots()}
        """Each bot's share of the win, with the 95 % interval around it."""
        self.sides: dict[str, dict[str, Interval]] = {
            side: {name: tally.share(name, side) for name in tally.bots()} for side in tally.roles
        }
        """The same on each side, where the sides are not alike."""

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
    """Let bots play many games: each deal once in every rotation of the seats, so that luck is shared alike.

    A bot is a name (`random`, `greedy`, `ismcts:500`, `hard`, …) or a factory: `factory(game, seats, chance)` gives a
    Bot. With `stop_early` the contest ends when it is clear whether the first bot is above its share.
    """
    check_amounts(games, jobs)
    loaded = game_type(game).from_toml() if isinstance(game, str) else game
    if not game_has_state(loaded):
        raise NoState(f"bots do not play {loaded.title}: its moves cannot be numbered")
    if isinstance(bots, str) or not bots:
        raise UnknownBot('expected a list of bots, such as ["greedy", "random"]')
    for bot in bots:
        check_bot(bot)
    count = _default_seats(loaded, len(bots)) if seats is None else seats
    loaded.check_seats(count)
    camps = camp_count(loaded, count)
    if len(bots) > camps:
        raise TooManyBots(f"{len(bots)} bots are too many for {loaded.title} with {count} seats")
    written = written_options(options or {})
    parse_options(loaded.options_type, written)
    contest = Contest(loaded, count, tuple(written.items()), tuple(bots), seed)
    tally, test = Tally(team_names(loaded)), Sprt(1 / camps)
    first = _names(contest)[0]
    for played in play_contest(contest, games, jobs, budget):
        tally.add(played)
        test.add(played.shares[played.bots.index(first)])
        if progress is not None:
            progress(1)
        if stop_early and test.decided():
            return ArenaResult(loaded, contest, tally, stopped_early=True)
    return ArenaResult(loaded, contest, tally, stopped_early=False)


def _default_seats(game: Game, bots: int) -> int:
    """A seat for each bot where the game is for so many; alone only if that is asked for."""
    return bots if bots > 1 and not team_names(game) and bots in game.seat_counts else game.default_seats


def _names(contest: Contest) -> list[str]:
    """What the bots of a contest are called. Results are by name, so two bots of one name are refused."""
    chance = seeded(contest.seed)
    names = [bot_name(bot, make_bot(bot, contest.game, contest.seats, chance)) for bot in contest.bots]
    for name, bot in zip(names, contest.bots, strict=True):
        if contest.bots[names.index(name)] != bot:
            raise DuplicateBotName(f"two bots are called {name!r}; give them different names")
    return names


def play_contest(contest: Contest, games: int, jobs: int = 1, budget: Budget = DEFAULT) -> Iterator[Played]:
    """The results in the order of the games; the same for any number of processes, unless a search has a clock."""
    return map_in_order(partial(play_game, contest, budget=budget), range(games), jobs)
