"""`getaway arena`: bots against each other."""

from functools import partial
from time import perf_counter
from typing import Annotated, Any

import msgspec
import typer
from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from getaway.bots.registry import ITERATIONS, UNLIMITED, Budget
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
)
from getaway.games.registry import game_type
from getaway.kernel.game import Game
from getaway.kernel.statistics import Interval
from getaway.lab.contests import ArenaResult
from getaway.lab.contests import arena as play_arena
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
    if seats is None and len(named) == 1 and 1 in loaded.seat_counts:
        raise UserError(
            f"one bot: say --seats 1 to let it play {loaded.title} alone, "
            f"or name another to play against, such as --bots {named[0]},random"
        )
    budget = Budget(iterations or ITERATIONS) if seconds is None else Budget(UNLIMITED, seconds, perf_counter)
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(f"{game}: {', '.join(named)}", total=games)
        played = play_arena(
            loaded, named, games, seed=seed or 0, seats=seats, options=key_values(option), jobs=jobs, budget=budget,
            stop_early=stop_early, progress=partial(progress.advance, task),
        )  # fmt: skip
    result = _result(played)
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(result), indent=2))
    else:
        _show(loaded, result)


def _interval(found: Interval) -> dict[str, Any]:
    return {"share": found.share, "low": found.low, "high": found.high, "games": found.games}


def _result(played: ArenaResult) -> dict[str, Any]:
    contest = played.contest
    return {
        "game": contest.game,
        "pack": pack_of(played.game),
        "seats": contest.seats,
        "options": dict(contest.options),
        "seed": contest.seed,
        "games": played.games,
        "stopped_early": played.stopped_early,
        "bots": {name: _interval(found) for name, found in played.bots.items()},
        "sides": {
            side: {name: _interval(found) for name, found in bots.items()} for side, bots in played.sides.items()
        },
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
