"""The catalog: the games that can be played here, with everything needed to open a table."""

import msgspec

from getaway.kernel.capabilities import Scenario, has_campaign, scenarios_of, team_names
from getaway.kernel.game import Game
from getaway.kernel.options import Setting
from getaway.table.bots import LEVELS, bots_can_play
from getaway.text.messages import Message, Text


class BotInfo(msgspec.Struct, frozen=True):
    """A level of bots, what it is called, and how it plays."""

    name: str
    title: Text
    words: Text


class PhaseName(msgspec.Struct, frozen=True):
    """A part of a game as `View.phase` has it, and what it is called."""

    phase: str
    title: Text


class LessonInfo(msgspec.Struct, frozen=True):
    """A guided game. `alone`: it is played without anyone else."""

    name: str
    title: Text
    blurb: Text
    alone: bool


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played here, with everything needed to open a table. `sides` are the teams, if there are any;
    `scenarios` are for one player; `rule_prefixes` are the letters before the numbers of its rules; `campaign`: a new
    table can continue a campaign from a file.
    """

    name: str
    title: str
    blurb: Text
    seat_counts: tuple[int, ...]
    default_seats: int
    sides: tuple[str, ...]
    bots: tuple[BotInfo, ...]
    options: tuple[Setting, ...]
    scenarios: tuple[Scenario, ...]
    lessons: tuple[LessonInfo, ...]
    phases: tuple[PhaseName, ...]
    rule_prefixes: tuple[str, ...]
    campaign: bool


def game_info(game: Game) -> GameInfo:
    """A game as the lobby describes it."""
    bots = LEVELS if bots_can_play(game) else {}
    return GameInfo(
        name=game.name,
        title=game.title,
        blurb=game.blurb,
        seat_counts=game.seat_counts,
        default_seats=game.default_seats,
        sides=team_names(game),
        bots=tuple(BotInfo(name, Message(f"table.level-{name}"), words) for name, words in bots.items()),
        options=tuple(game.settings()),
        scenarios=scenarios_of(game),
        lessons=tuple(
            LessonInfo(each.name, each.title, each.blurb, len(each.table.seats) == 1) for each in game.lessons()
        ),
        phases=tuple(PhaseName(phase, game.phase_title(phase)) for phase in game.phases),
        rule_prefixes=tuple(dict.fromkeys(number.partition("-")[0] for number in game.rulebook().rules)),
        campaign=has_campaign(game),
    )
