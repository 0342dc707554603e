"""`getaway arena`: bots against each other."""

from time import perf_counter
from typing import Annotated, Any

import typer
from rich import box
from rich.table import Table

from getaway.bots.registry import ITERATIONS, UNLIMITED, Budget
from getaway.cli import inputs
from getaway.cli.errors import UserError
from getaway.cli.output import echo_json, progress_bar
from getaway.games.registry import game_type
from getaway.kernel.game import Game
from getaway.lab.contests import ArenaResult
from getaway.lab.contests import arena as play_arena
from getaway.terminal.screen import screen


def arena(
    game: inputs.GameName,
    bots: Annotated[
        str,
        typer.Option(
            metavar="A,B,…",
            help="Who plays, a seat each; where there are more seats (--seats), the last one takes those.",
        ),
    ],
    games: inputs.GameCount = 100,
    seed: inputs.Seed = 0,
    jobs: inputs.Jobs = 1,
    iterations: Annotated[
        int | None, typer.Option(min=1, metavar="N", help=f"Of a search for a choice; {ITERATIONS:,} if not said.")
    ] = None,
    seconds: Annotated[
        float | None, typer.Option("--time", min=0.001, metavar="SECONDS", help="Of a search for a choice instead.")
    ] = None,
    stop_early: Annotated[
        bool, typer.Option("--stop-early", help="Stop when it is clear whether the first bot is above its share.")
    ] = False,
    seats: inputs.SeatCount = None,
    option: inputs.OptionList = None,
    pack: inputs.PackFile = None,
    as_json: inputs.AsJson = False,
) -> None:
    """Let bots play many games: each deal once in every rotation of the seats, so that luck is shared alike.

    Bots are random, greedy, ismcts, ismcts:N with its iterations for a choice, and the levels easy, normal and hard.
    Where seats play in teams, a bot has a whole team. The interval beside a share is Wilson's, 95 %.
    """
    if iterations is not None and seconds is not None:
        raise UserError("a search has --iterations or --time, not both")
    loaded = inputs.load_game(game_type(game), pack)
    named = tuple(name.strip() for name in bots.split(","))
    if seats is None and len(named) == 1 and 1 in loaded.seat_counts:
        raise UserError(
            f"one bot: say --seats 1 to let it play {loaded.title} alone, "
            f"or name another to play against, such as --bots {named[0]},random"
        )
    budget = Budget(iterations or ITERATIONS) if seconds is None else Budget(UNLIMITED, seconds, perf_counter)
    with progress_bar(f"{game}: {', '.join(named)}", games) as advance:
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
    console = screen()
    stopped = ", stopped early" if result["stopped_early"] else ""
    console.print(
        f"{game.title}, {result['seats']} seats: {result['games']:,} games, seed {result['seed']}{stopped}\n"
        f"{inputs.pack_line(game)}",
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
