"""`getaway arena`: bots against each other."""

from time import perf_counter
from typing import Annotated, Any

import msgspec
import typer
from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from getaway.bots.arena import Contest, Tally, camp_count
from getaway.bots.registry import ITERATIONS, UNLIMITED, Budget, check_bot
from getaway.cli.errors import UserError
from getaway.cli.inputs import (
    GameName,
    OptionList,
    PackFile,
    SeatCount,
    Seed,
    key_values,
    load_game,
    pack_line,
    pack_of,
    read_file,
)
from getaway.games.registry import game_type
from getaway.kernel.game import Game
from getaway.kernel.options import parse_options
from getaway.kernel.statistics import Interval, Sprt
from getaway.lab.contests import play_contest
from getaway.table.bots import bots_can_play
from getaway.terminal.screen import screen


def arena(
    game: GameName,
    bots: Annotated[str, typer.Option(metavar="A,B,…", help="Who plays; the last one takes all seats left.")],
    games: Annotated[int, typer.Option(min=1, metavar="N", help="How many games.")] = 100,
    seed: Seed = 0,
    jobs: Annotated[int, typer.Option(min=1, max=256, metavar="J", help="In how many processes.")] = 1,
    iterations: Annotated[
        int | None, typer.Option(min=1, metavar="N", help=f"Of a search for a choice; {ITERATIONS:,} if not said.")
    ] = None,
    seconds: Annotated[
        float | None, typer.Option("--time", min=0.001, metavar="SECONDS", help="Of a search for a choice instead.")
    ] = None,
    stop_early: Annotated[
        bool, typer.Option("--stop-early", help="Stop when it is clear whether the first bot is above its share.")
    ] = False,
    seats: SeatCount = None,
    option: OptionList = None,
    pack: PackFile = None,
    as_json: Annotated[bool, typer.Option("--json", help="One object, for programs.")] = False,
) -> None:
    """Let bots play many games: each deal once in every rotation of the seats, so that luck is shared alike.

    Bots are random, greedy, ismcts, ismcts:N with its iterations for a choice, and the levels easy, normal and hard.
    Where seats play in teams, a bot has a whole team. The interval beside a share is Wilson's, 95 %.
    """
    if iterations is not None and seconds is not None:
        raise UserError("a search has --iterations or --time, not both")
    loaded = load_game(game_type(game), pack)
    named = tuple(name.strip() for name in bots.split(","))
    for name in named:
        check_bot(name)
    count = seats or _seats_for(loaded, named)
    loaded.check_seats(count)
    options = key_values(option)
    parse_options(loaded.options_type, options)
    if not bots_can_play(loaded):
        raise UserError(f"bots do not play {loaded.title}")
    if len(named) > camp_count(loaded, count):
        raise UserError(f"{len(named)} bots are too many for {loaded.title} with {count} seats")
    contest = Contest(game, None if pack is None else read_file(pack), count, tuple(options.items()), named, seed or 0)
    budget = Budget(iterations or ITERATIONS) if seconds is None else Budget(UNLIMITED, seconds, perf_counter)
    tally, stopped = _run(contest, loaded, games, jobs, budget, stop_early)
    result = _result(loaded, contest, tally, stopped)
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(result), indent=2))
    else:
        _show(loaded, result)


def _seats_for(game: Game, bots: tuple[str, ...]) -> int:
    """A seat for each bot where that is a number the game is for; alone only if that is asked for."""
    if len(bots) == 1 and 1 in game.seat_counts:
        raise UserError(
            f"one bot: say --seats 1 to let it play {game.title} alone, "
            f"or name another to play against, such as --bots {bots[0]},random"
        )
    if not game.sides and len(bots) in game.seat_counts:
        return len(bots)
    return game.default_seats


def _run(contest: Contest, game: Game, games: int, jobs: int, budget: Budget, stop_early: bool) -> tuple[Tally, bool]:
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    tally = Tally(game.sides)
    test = Sprt(1 / camp_count(game, contest.seats))
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(f"{contest.game}: {', '.join(contest.bots)}", total=games)
        for played in play_contest(contest, games, jobs, budget):
            tally.add(played)
            progress.advance(task)
            test.add(played.shares[played.bots.index(contest.bots[0])])
            if stop_early and test.decided():
                return tally, True
    return tally, False


def _interval(found: Interval) -> dict[str, Any]:
    return {"share": found.share, "low": found.low, "high": found.high, "games": found.games}


def _result(game: Game, contest: Contest, tally: Tally, stopped: bool) -> dict[str, Any]:
    return {
        "game": contest.game,
        "pack": pack_of(game),
        "seats": contest.seats,
        "options": dict(contest.options),
        "seed": contest.seed,
        "games": tally.games,
        "stopped_early": stopped,
        "bots": {name: _interval(tally.share(name)) for name in tally.bots()},
        "sides": {role: {name: _interval(tally.share(name, role)) for name in tally.bots()} for role in tally.roles},
    }


def _show(game: Game, result: dict[str, Any]) -> None:
    console = screen()
    stopped = ", stopped early" if result["stopped_early"] else ""
    console.print(
        f"{game.title}, {result['seats']} seats: {result['games']:,} games, seed {result['seed']}{stopped}\n"
        f"{pack_line(game)}",
        style="bold",
        highlight=False,
    )
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for heading in ("bot", "as", "share of the win", "95 % interval", "games"):
        table.add_column(heading, justify="left" if heading in ("bot", "as") else "right")
    for role, bots in {"": result["bots"], **result["sides"]}.items():
        for name, found in bots.items():
            between = f"{found['low']:.1%} to {found['high']:.1%}"
            table.add_row(name, role or "any", f"{found['share']:.1%}", between, f"{found['games']:,}")
    console.print(table)
