"""`getaway play`: a game at this terminal."""

import sys
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Annotated

import typer

from getaway.bots.registry import check_bot
from getaway.cli.errors import UserError, about_file, say
from getaway.cli.inputs import (
    GameName,
    OptionList,
    PackFile,
    Scenario,
    SeatCount,
    Seed,
    load_game,
    read_file,
    seats_and_options,
)
from getaway.cli.language import texts
from getaway.cli.records import load_record
from getaway.games.registry import game_type
from getaway.kernel.capabilities import CampaignError, campaign_of, team_names
from getaway.kernel.game import Game
from getaway.kernel.options import parse_options
from getaway.kernel.record import RecordError
from getaway.table.bots import DEFAULT_BOT, bots_can_play
from getaway.table.commands import Make, Odds
from getaway.table.from_record import table_from_record
from getaway.terminal.interactive import Interactive
from getaway.terminal.local_table import LocalTable, local_deal, new_table
from getaway.terminal.screen import screen
from getaway.text.messages import listing

EXAMPLES = """
getaway play {game}
getaway play {game} --seats 4 --bots hard,normal
getaway play {game} --hotseat --seed 7
getaway play {game} --resume game.json
"""


def play(
    context: typer.Context,
    game: GameName,
    hotseat: Annotated[bool, typer.Option("--hotseat", help="cli.help-play.hotseat")] = False,
    solo: Annotated[bool, typer.Option("--solo", help="cli.help-play.solo")] = False,
    scenario: Scenario = None,
    side: Annotated[str | None, typer.Option(metavar="SIDE", help="cli.help-play.side")] = None,
    seats: SeatCount = None,
    option: OptionList = None,
    seed: Seed = None,
    pack: PackFile = None,
    bots: Annotated[str, typer.Option(metavar="BOTS", help="cli.help-play.bots")] = DEFAULT_BOT,
    odds: Annotated[Odds, typer.Option(metavar="off|after|live", help="cli.help-play.odds")] = "live",
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="cli.help-play.resume")] = None,
    campaign: Annotated[Path | None, typer.Option(metavar="FILE", help="cli.help-play.campaign")] = None,
) -> None:
    """Play at this terminal: against bots, with people at the same keyboard, or alone."""
    if resume is not None:
        for name in context.params:
            source = context.get_parameter_source(name)
            if source is not None and source.name == "COMMANDLINE" and name not in ("game", "resume", "odds"):
                raise UserError(say("resumed-as-it-was", option=f"--{name}"))
        local = _resumed(game, resume, odds)
    else:
        if solo and seats not in (None, 1):
            raise UserError(say("one-player-only", option="--solo", seats=seats))
        if side is not None and hotseat:
            raise UserError(say("side-or-hotseat"))
        named = tuple(bots.split(","))
        for name in named:
            check_bot(name)
        loaded = load_game(game_type(game), pack)
        wanted, given = seats_and_options(loaded, scenario, 1 if solo else seats, option)
        count = loaded.default_seats if wanted is None else wanted
        _check_seats(loaded, count, hotseat, side)
        options = parse_options(loaded.options_type, given)
        people = count if hotseat else 1
        local = new_table(loaded, local_deal(count, seed), options, people, count, side, named, odds)
        if campaign is not None:
            _go_on(local, campaign)
    if sys.stdin.isatty():
        with suppress(ImportError):
            import_module("readline")  # from here on `input` has arrow keys and a history
    Interactive(local, screen(), texts().language).run()


def _check_seats(game: Game, count: int, hotseat: bool, side: str | None) -> None:
    """Refuse a number of seats, a side or bots that the game does not have."""
    game.check_seats(count)
    sides = team_names(game)
    if side is not None and side not in sides:
        if not sides:
            raise UserError(say("no-sides", game=game.title))
        raise UserError(say("no-side", side=side, game=game.title, sides=listing(sides)))
    if count > 1 and not hotseat and not bots_can_play(game):
        raise UserError(say("no-bots", game=game.title))


def _go_on(local: LocalTable, path: Path) -> None:
    """Make the first move of a table that continues the campaign in a file."""
    try:
        move = campaign_of(local.game).resume(local.play, read_file(path))
    except CampaignError as problem:
        raise UserError(about_file(path, problem.text)) from None
    if rejection := local.submit(0, Make(move)):
        raise UserError(about_file(path, say("refused-by", why=rejection.why, rule=rejection.rule)))


def _resumed(name: str, path: Path, odds: Odds) -> LocalTable:
    kind = game_type(name)
    record = load_record(path)
    if record.game != kind.name:
        raise UserError(say("other-game", file=str(path), game=record.game, wanted=kind.name))
    if record.result is not None:
        raise UserError(say("resume-over", file=str(path)))
    if all(seat.bot is not None for seat in record.seats):
        raise UserError(say("resume-bots", file=str(path)))
    try:
        return LocalTable(table_from_record(record, odds), path)
    except RecordError as error:
        raise UserError(about_file(path, error.text)) from None
