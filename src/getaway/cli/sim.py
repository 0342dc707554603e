"""`getaway sim`: many random games at once."""

from pathlib import Path
from typing import Annotated, Any, NamedTuple

import typer
from rich import box
from rich.table import Table

from getaway.cli import inputs
from getaway.cli.errors import UserError
from getaway.cli.output import echo_json, progress_bar
from getaway.games.registry import game_type, plugin_of
from getaway.kernel.game import Game
from getaway.kernel.plugin import Plugin
from getaway.lab.simulation import Simulation, simulate
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


def sim(
    game: inputs.GameName,
    games: inputs.GameCount = 1000,
    seed: inputs.Seed = 0,
    jobs: inputs.Jobs = 1,
    scenario: inputs.Scenario = None,
    seats: inputs.SeatCount = None,
    option: inputs.OptionList = None,
    pack: inputs.PackFile = None,
    as_json: inputs.AsJson = False,
    record: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Write the record of each game into this folder.")
    ] = None,
    report: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Write a page of figures as Markdown, where the game has one."),
    ] = None,
) -> None:
    """Play many games of random moves, and say who won, how high and how fast.

    Nobody plays to win here, so it does not say whether a game is balanced: let bots that do play it with
    `getaway arena GAME --bots greedy,greedy`. A game that cannot be played at random
    may have a simulator of its own.

    The checksum covers every move and result. It is the same for any number of processes, with or without --record,
    compiled or not.
    """
    plugin = plugin_of(game)
    loaded = inputs.load_game(game_type(game), pack)
    seats, options = inputs.seats_and_options(loaded, scenario, seats, option)
    if report is not None:
        if options or seats is not None or record is not None:
            raise UserError("--report has its own players and options: leave out --seats, --option and --record")
        _write_report(plugin, loaded, games, seed or 0, jobs, report)
        return
    if simulator := plugin.load("simulator", game):
        simulator(loaded, SimOrder(games, seed or 0, jobs, seats, options, as_json, record))
        return
    folder = None if record is None else inputs.writable_folder(record)
    with progress_bar(f"{game}, seed {seed or 0}", games) as advance:
        played = simulate(
            loaded, games, seed=seed or 0, seats=seats, options=options, jobs=jobs, records=folder, progress=advance
        )
    result = _result(played, options)
    if as_json:
        echo_json(result)
    else:
        _show(loaded, result)


def _write_report(plugin: Plugin, game: Game, games: int, seed: int, jobs: int, path: Path) -> None:
    make_report = plugin.load("report", game.name)
    if make_report is None:
        raise UserError(f"{game.title} has no report")
    page: str = make_report(game, games, seed, jobs)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(page, encoding="utf-8")
    except OSError as error:
        raise UserError(f"cannot write {path}: {error.strerror}") from None
    typer.echo(f"Wrote {path}.")


def _result(played: Simulation, options: dict[str, str]) -> dict[str, Any]:
    seconds = max(played.seconds, 1e-9)
    return {
        "game": played.game.name,
        "pack": inputs.pack_of(played.game),
        "play": "random",
        "rules_version": played.game.rules_version,
        "compiled": inputs.is_compiled(type(played.game.new(seats=played.seats)).__module__),
        "seats": played.seats,
        "options": options,
        "seed": played.seed,
        "games": played.games,
        "decisions": sum(played.decisions),
        "seconds": round(seconds, 6),
        "games_per_s": round(played.games / seconds, 1),
        "decisions_per_s": round(sum(played.decisions) / seconds),
        "checksum": played.checksum,
        "wins": played.wins,
        "draws": played.draws,
        "shared": played.shared,
        "mean_shares": played.mean_shares,
        "mean_scores": played.mean_scores,
        "mean_length": played.mean_length,
        "mean_lengths": [made / played.games for made in played.decisions],
    }


def _show(game: Game, result: dict[str, Any]) -> None:
    console = screen()
    games = result["games"]
    console.print(
        f"{game.title}: {games:,} games of random moves, seed {result['seed']}\n{inputs.pack_line(game)}",
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
    shared = f"{result['shared']:,} won by several seats, and counted for each; " if result["shared"] else ""
    console.print(
        f"{result['draws']:,} draws; {shared}{result['mean_length']:.1f} decisions a game; "
        f"{result['games_per_s']:,.0f} games and {result['decisions_per_s']:,} decisions a CPU second "
        f"({'compiled' if result['compiled'] else 'pure'})\nchecksum {result['checksum']}",
        highlight=False,
    )
