"""`getaway play`: a game at this terminal."""

import sys
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Annotated

import typer

from getaway.bots.registry import check_bot
from getaway.cli.errors import UserError
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


def play(
    context: typer.Context,
    game: GameName,
    hotseat: Annotated[bool, typer.Option("--hotseat", help="People at every seat, who share this terminal.")] = False,
    solo: Annotated[bool, typer.Option("--solo", help="One player alone; the same as --seats 1.")] = False,
    scenario: Scenario = None,
    side: Annotated[
        str | None, typer.Option(metavar="SIDE", help="Play all seats of one side, where there are sides.")
    ] = None,
    seats: SeatCount = None,
    option: OptionList = None,
    seed: Seed = None,
    pack: PackFile = None,
    bots: Annotated[
        str,
        typer.Option(metavar="NAMES", help="At the other seats, as in hard,normal: easy, normal, hard, or any bot."),
    ] = DEFAULT_BOT,
    odds: Annotated[Odds, typer.Option(help="When `odds` may be asked: never, after the move, at any time.")] = "live",
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with a game that `save` wrote.")] = None,
    campaign: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Begin with a campaign that `export` wrote.")
    ] = None,
) -> None:
    """Play here: you in the first seat against bots, unless --hotseat or --solo says otherwise.

    The bots know what their seats know and nothing more. easy plays by rule of thumb, normal and hard play each choice
    out 500 and 4,000 times before they make it.
    """
    if resume is not None:
        for name in context.params:
            source = context.get_parameter_source(name)
            if source is not None and source.name == "COMMANDLINE" and name not in ("game", "resume", "odds"):
                raise UserError(f"a saved game goes on as it was begun: leave out --{name}")
        local = _resumed(game, resume, odds)
    else:
        if solo and seats not in (None, 1):
            raise UserError(f"--solo is for one player, and --seats says {seats}")
        if side is not None and hotseat:
            raise UserError("--side is for one person, and --hotseat seats people everywhere")
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
    Interactive(local, screen()).run()


def _check_seats(game: Game, count: int, hotseat: bool, side: str | None) -> None:
    """Refuse a number of seats, a side or bots that the game does not have."""
    game.check_seats(count)
    sides = team_names(game)
    if side is not None and side not in sides:
        there = f"the sides are {' and '.join(sides)}" if sides else "everyone plays alone"
        raise UserError(f"--side {side}: in {game.title} {there}")
    if count > 1 and not hotseat and not bots_can_play(game):
        raise UserError(f"bots do not play {game.title}; --hotseat seats people everywhere")


def _go_on(local: LocalTable, path: Path) -> None:
    """The first move at this table brings in the campaign of the file."""
    try:
        move = campaign_of(local.game).resume(local.play, read_file(path))
    except CampaignError as problem:
        raise UserError(f"{path}: {problem}") from None
    if rejection := local.submit(0, Make(move)):
        raise UserError(f"{path}: {rejection}")


def _resumed(name: str, path: Path, odds: Odds) -> LocalTable:
    kind = game_type(name)
    record = load_record(path)
    if record.game != kind.name:
        raise UserError(f"{path} is a game of {record.game}, not of {kind.name}")
    if record.result is not None:
        raise UserError(f"{path}: that game is over; `getaway replay {path}` shows it")
    if all(seat.bot is not None for seat in record.seats):
        raise UserError(f"{path}: only bots sit at that game")
    try:
        return LocalTable(table_from_record(record, odds), path)
    except RecordError as error:
        raise UserError(f"{path}: {error}") from None
