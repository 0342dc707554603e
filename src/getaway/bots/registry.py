"""The bots by name, and the levels by which people choose them."""

from collections.abc import Callable
from difflib import get_close_matches
from typing import Any, NamedTuple

from getaway.bots.bot import Bot
from getaway.bots.greedy import GreedyBot
from getaway.bots.ismcts import IsmctsBot
from getaway.bots.random_bot import RandomBot
from getaway.games.registry import plugin_for
from getaway.kernel.chance import Chance
from getaway.kernel.errors import GetawayError, error
from getaway.kernel.game import Game
from getaway.kernel.policy import Policy
from getaway.text.messages import Message, Text, listing

ITERATIONS = 2000
"""Iterations per choice if no other budget is given."""
UNLIMITED = 10_000_000
"""Iteration cap of a search limited by time."""
PATIENCE = 4.0
"""Time limit of a bot's choice, in seconds."""


class Level(NamedTuple):
    """A bot as people choose it: the messages are the level's name and how it plays."""

    name: str
    bot: str
    title: Text
    words: Text


def _level(name: str, bot: str) -> Level:
    return Level(name, bot, Message(f"table.level-{name}"), Message(f"table.level-{name}.help"))


LEVELS = (_level("easy", "greedy"), _level("normal", "ismcts:500"), _level("hard", "ismcts:4000"))
KINDS: dict[str, Text] = {
    "random": Message("table.level-random.help"),
    "greedy": Message("table.bot-greedy"),
    "ismcts": Message("table.bot-ismcts", {"iterations": ITERATIONS}),
}


BotFactory = Callable[[Game, int, Chance], Bot]
"""Creates a bot from outside, for a game with this many seats and with this generator."""


class UnknownBot(GetawayError):
    """A name that no bot has; the message suggests the nearest."""


class Budget(NamedTuple):
    """What a search may spend on a whole choice: iterations and, with a clock, seconds."""

    iterations: int = ITERATIONS
    seconds: float = 0.0
    clock: Callable[[], float] | None = None


DEFAULT = Budget()  # without a clock, the same generator gives the same moves


def policy_of(game: Game, seats: int) -> Policy[Any]:
    """The policy of this game; random play for one that is not installed."""
    return plugin_for(game).policy_for(game, seats)


def bot_name(bot: str | BotFactory, made: Bot) -> str:
    """A bot's name in results: as it was given, or the name that a factory's bot has."""
    return bot if isinstance(bot, str) else made.name


def check_bot(bot: str | BotFactory) -> None:
    """Refuse a name that is neither a bot's nor a level's, and anything that is neither a name nor a factory."""
    if not isinstance(bot, str):
        if not callable(bot):
            raise UnknownBot(error("not-a-bot", found=repr(bot)))
        return
    kind, colon, iterations = bot.partition(":")
    if kind == "ismcts" and (not colon or (iterations.isdecimal() and 1 <= int(iterations) <= UNLIMITED)):
        return
    known = [level.name for level in LEVELS] + list(KINDS)
    if bot in known:
        return
    close = get_close_matches(kind, known, n=1, cutoff=0.5)
    if close:
        raise UnknownBot(error("no-such-bot-close", name=bot, close=close[0]))
    raise UnknownBot(error("no-such-bot", name=bot, known=listing([*known, "ismcts:N"], "comma")))


def make_bot(bot: str | BotFactory, game: Game, seats: int, rng: Chance, budget: Budget = DEFAULT) -> Bot:
    """The bot or level with that name, or the factory's bot, for one seat and one game."""
    if not isinstance(bot, str):
        return bot(game, seats, rng)
    check_bot(bot)
    for level in LEVELS:
        if level.name == bot:
            return make_bot(level.bot, game, seats, rng, budget)
    kind, _, iterations = bot.partition(":")
    if kind == "random":
        return RandomBot(rng)
    policy = policy_of(game, seats)
    if kind == "greedy":
        return GreedyBot(policy, rng)
    return IsmctsBot(policy, rng, int(iterations or budget.iterations), budget.seconds, budget.clock)
