"""`getaway sim`: many random games at once."""

from pathlib import Path
from typing import Annotated, Any, NamedTuple

import typer
from rich import box
from rich.table import Table

from getaway.cli import inputs
from getaway.cli.errors import UserError, cannot_write, say
from getaway.cli.language import texts
from getaway.cli.output import echo, echo_json, progress_bar
from getaway.games.registry import game_type, plugin_of
from getaway.kernel.game import Game
from getaway.kernel.plugin import Plugin
from getaway.lab.simulation import Simulation, simulate
from getaway.terminal.screen import screen

EXAMPLES = """
getaway sim {game} --games 10000 --jobs 2
getaway sim {game} --seats 2 --seed 7 --json
"""


class SimOrder(NamedTuple):
    """What `getaway sim` was asked to do, for a game with its own simulator."""

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
    record: Annotated[Path | None, typer.Option(metavar="FOLDER", help="cli.help-sim.record")] = None,
    report: Annotated[Path | None, typer.Option(metavar="FILE", help="cli.help-sim.report")] = None,
) -> None:
    """Play many random games. The checksum covers every move and result: it is the same for any number of processes,
    with or without --record, compiled or not."""
    plugin = plugin_of(game)
    loaded = inputs.load_game(game_type(game), pack)
    seats, options = inputs.seats_and_options(loaded, scenario, seats, option)
    if report is not None:
        if options or seats is not None or record is not None:
            raise UserError(say("report-alone"))
        _write_report(plugin, loaded, games, seed or 0, jobs, report)
        return
    if simulator := plugin.load("simulator", game):
        simulator(loaded, SimOrder(games, seed or 0, jobs, seats, options, as_json, record))
        return
    folder = None if record is None else inputs.writable_folder(record)
    with progress_bar(say("sim-progress", game=loaded.title, seed=str(seed or 0)), games) as advance:
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
        raise UserError(say("no-report", game=game.title))
    page: str = make_report(game, games, seed, jobs)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(page, encoding="utf-8")
    except OSError as error:
        raise cannot_write(path, error) from None
    echo(say("wrote", file=str(path)))


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
    console, text, games = screen(), texts(), result["games"]
    title = say("sim-title", game=game.title, games=games, seed=str(result["seed"]))
    console.print(f"{text(title)}\n{text(inputs.pack_line(game))}", style="bold", highlight=False)
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for heading in (say("column-seat"), say("column-wins"), say("column-share"), say("column-score")):
        table.add_column(text(heading), justify="right")
    for seat in range(result["seats"]):
        wins, score = result["wins"][seat], say("number", number=result["mean_scores"][seat])
        share = say("share", percent=100 * wins / games)
        table.add_row(str(seat + 1), text(say("count", number=wins)), text(share), text(score))
    console.print(table)
    lines = [
        say("sim-draws", draws=result["draws"]),
        say("sim-length", decisions=result["mean_length"]),
        say(
            "sim-speed",
            games=result["games_per_s"],
            decisions=result["decisions_per_s"],
            compiled="yes" if result["compiled"] else "no",
        ),
        say("sim-checksum", checksum=result["checksum"]),
    ]
    if result["shared"]:
        lines.insert(1, say("sim-shared", shared=result["shared"]))
    console.print("\n".join(map(text, lines)), highlight=False)
