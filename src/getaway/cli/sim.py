"""`getaway sim`: many random games at once."""

from pathlib import Path
from typing import Annotated, Any, NamedTuple

import msgspec
import typer
from rich import box
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from getaway.cli.errors import CheckFailed, UserError
from getaway.cli.inputs import (
    GameName,
    OptionList,
    PackFile,
    Scenario,
    SeatCount,
    Seed,
    alone,
    is_compiled,
    load_game,
    pack_line,
    pack_of,
    writable_folder,
)
from getaway.games.registry import plugin_of
from getaway.kernel.game import Game
from getaway.kernel.options import parse_options
from getaway.kernel.plugin import load_part
from getaway.lab.simulation import Endless, Plan, Totals, simulate
from getaway.table.bots import bots_can_play
from getaway.terminal.screen import screen


class SimOrder(NamedTuple):
    """What `getaway sim` was asked for, for a game with a simulator of its own."""

    games: int
    seed: int
    jobs: int
    seats: int | None
    options: dict[str, str]
    as_json: bool
    record: Path | None
    report: Path | None


def sim(
    game: GameName,
    games: Annotated[int, typer.Option(min=1, metavar="N", help="How many games.")] = 1000,
    seed: Seed = 0,
    jobs: Annotated[int, typer.Option(min=1, max=256, metavar="J", help="In how many processes.")] = 1,
    scenario: Scenario = None,
    seats: SeatCount = None,
    option: OptionList = None,
    pack: PackFile = None,
    as_json: Annotated[bool, typer.Option("--json", help="One object, for programs.")] = False,
    record: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Write the record of each game into this folder.")
    ] = None,
    report: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Write a page of figures as Markdown, where the game has one (score)."),
    ] = None,
) -> None:
    """Play many games of random moves, and say who won, how high and how fast.

    Nobody plays to win here, so it does not say whether a game is balanced: let bots that do play it with
    `getaway arena GAME --bots greedy,greedy`. Where nobody can play at random, the house's own crew plays by a fixed
    plan.

    The checksum covers every move and result. It is the same for any number of processes, with or without --record,
    compiled or not.
    """
    plugin = plugin_of(game)
    loaded = load_game(plugin.game_type(), pack)
    seats, options = alone(scenario, seats, option)
    if plugin.simulator:
        order = SimOrder(games, seed or 0, jobs, seats, options, as_json, record, report)
        load_part(plugin.simulator)(loaded, order)
        return
    if report is not None:
        raise UserError(f"{loaded.title} has no report")
    count = loaded.default_seats if seats is None else seats
    loaded.check_seats(count)
    parse_options(loaded.options_type, options)
    if not bots_can_play(loaded):
        raise UserError(f"{loaded.title} cannot be simulated: its moves cannot be listed beforehand")
    folder = None if record is None else writable_folder(record)
    box = msgspec.json.encode(loaded.pack)
    plan = Plan(game, box, count, tuple(options.items()), seed or 0, games, folder)
    totals = _run(plan, jobs)
    result = _result(loaded, plan, options, totals)
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(result), indent=2))
    else:
        _show(loaded, result)


def _run(plan: Plan, jobs: int) -> Totals:
    console = screen(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    totals = Totals(plan.seats)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(f"{plan.game}, seed {plan.seed}", total=plan.games)
        try:
            for batch in simulate(plan, jobs):
                totals.add(batch)
                progress.advance(task, batch.games)
        except Endless as problem:
            raise CheckFailed(str(problem)) from None
    return totals


def _result(game: Game, plan: Plan, options: dict[str, str], totals: Totals) -> dict[str, Any]:
    seconds = max(totals.seconds, 1e-9)
    return {
        "game": game.name,
        "pack": pack_of(game),
        "play": "random",
        "rules_version": game.rules_version,
        "compiled": is_compiled(),
        "seats": plan.seats,
        "options": options,
        "seed": plan.seed,
        "games": totals.games,
        "decisions": sum(totals.decisions),
        "seconds": round(seconds, 6),
        "games_per_s": round(totals.games / seconds, 1),
        "decisions_per_s": round(sum(totals.decisions) / seconds),
        "checksum": totals.checksum(),
        "wins": totals.wins,
        "draws": totals.draws,
        "mean_shares": [share / totals.games for share in totals.shares],
        "mean_scores": [score / totals.games for score in totals.scores],
        "mean_length": sum(totals.decisions) / totals.games,
        "mean_lengths": [made / totals.games for made in totals.decisions],
    }


def _show(game: Game, result: dict[str, Any]) -> None:
    console = screen()
    games = result["games"]
    console.print(
        f"{game.title}: {games:,} games of random moves, seed {result['seed']}\n{pack_line(game)}",
        style="bold",
        highlight=False,
    )
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for heading in ("seat", "wins", "of all", "mean score"):
        table.add_column(heading, justify="right")
    for seat in range(result["seats"]):
        wins = result["wins"][seat]
        table.add_row(str(seat + 1), f"{wins:,}", f"{wins / games:.1%}", f"{result['mean_scores'][seat]:.2f}")
    console.print(table)
    console.print(
        f"{result['draws']:,} draws; {result['mean_length']:.1f} decisions a game; "
        f"{result['games_per_s']:,.0f} games and {result['decisions_per_s']:,} decisions a CPU second "
        f"({'compiled' if result['compiled'] else 'pure'})\nchecksum {result['checksum']}",
        highlight=False,
    )
