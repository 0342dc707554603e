"""`getaway arena`: bots against each other."""

from time import perf_counter
from typing import Annotated, Any

import typer
from rich import box
from rich.table import Table

from getaway.bots.registry import ITERATIONS, UNLIMITED, Budget
from getaway.cli import inputs
from getaway.cli.errors import UserError, say
from getaway.cli.language import texts
from getaway.cli.output import echo_json, progress_bar
from getaway.games.registry import game_type
from getaway.kernel.game import Game
from getaway.lab.contests import ArenaResult
from getaway.lab.contests import arena as play_arena
from getaway.terminal.screen import screen
from getaway.text.messages import listing

EXAMPLES = """
getaway arena {game} --bots greedy,random
getaway arena {game} --bots hard,normal --games 40 --jobs 2 --stop-early
"""


def arena(
    game: inputs.GameName,
    bots: Annotated[str, typer.Option(metavar="BOTS", help="cli.help-arena.bots")],
    games: inputs.GameCount = 100,
    seed: inputs.Seed = 0,
    jobs: inputs.Jobs = 1,
    iterations: Annotated[int | None, typer.Option(min=1, metavar="N", help="cli.help-arena.iterations")] = None,
    seconds: Annotated[
        float | None, typer.Option("--time", min=0.001, metavar="SECONDS", help="cli.help-arena.time")
    ] = None,
    stop_early: Annotated[bool, typer.Option("--stop-early", help="cli.help-arena.stop-early")] = False,
    seats: inputs.SeatCount = None,
    option: inputs.OptionList = None,
    pack: inputs.PackFile = None,
    as_json: inputs.AsJson = False,
) -> None:
    """Let bots play many games: each deal once in every rotation of the seats. The interval is Wilson's 95%."""
    if iterations is not None and seconds is not None:
        raise UserError(say("iterations-or-time"))
    loaded = inputs.load_game(game_type(game), pack)
    named = tuple(name.strip() for name in bots.split(","))
    if seats is None and len(named) == 1 and 1 in loaded.seat_counts:
        raise UserError(say("one-bot", game=loaded.title, bot=named[0]))
    budget = Budget(iterations or ITERATIONS) if seconds is None else Budget(UNLIMITED, seconds, perf_counter)
    with progress_bar(say("arena-progress", game=loaded.title, bots=listing(named, "comma")), games) as advance:
        played = play_arena(
            loaded, named, games, seed=seed or 0, seats=seats, options=inputs.key_values(option), jobs=jobs,
            budget=budget, stop_early=stop_early, progress=advance,
        )  # fmt: skip
    result = _result(played)
    if as_json:
        echo_json(result)
    else:
        _show(loaded, result)


def _result(played: ArenaResult) -> dict[str, Any]:
    contest = played.contest
    return {
        "game": contest.game.name,
        "pack": inputs.pack_of(played.game),
        "seats": contest.seats,
        "options": dict(contest.options),
        "seed": contest.seed,
        "games": played.games,
        "stopped_early": played.stopped_early,
        "bots": {name: found._asdict() for name, found in played.bots.items()},
        "sides": {side: {name: found._asdict() for name, found in bots.items()} for side, bots in played.sides.items()},
    }


def _show(game: Game, result: dict[str, Any]) -> None:
    console, text = screen(), texts()
    title = say(
        "arena-title",
        game=game.title,
        seats=result["seats"],
        games=result["games"],
        seed=str(result["seed"]),
        stopped="yes" if result["stopped_early"] else "no",
    )
    console.print(f"{text(title)}\n{text(inputs.pack_line(game))}", style="bold", highlight=False)
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for heading in (say("column-bot"), say("column-side")):
        table.add_column(text(heading))
    for heading in (say("column-share"), say("column-interval"), say("column-games")):
        table.add_column(text(heading), justify="right")
    for role, bots in {"": result["bots"], **result["sides"]}.items():
        for name, found in bots.items():
            share, low, high = (say("share", percent=100 * found[each]) for each in ("share", "low", "high"))
            interval, games = say("interval", low=low, high=high), say("count", number=found["games"])
            side = role or text(say("any-side"))
            table.add_row(name, side, text(share), text(interval), text(games))
    console.print(table)
