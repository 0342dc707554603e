"""`getaway odds score`: the exact chances of a roll."""

from typing import Annotated

import typer
from rich import box
from rich.table import Table

from getaway.cli.inputs import PackFile, load_game
from getaway.cli.output import echo_json
from getaway.games.score.game import Score
from getaway.games.score.odds import COUNTING, as_tree, pool_of
from getaway.terminal.screen import screen


def score(
    cool: Annotated[int, typer.Option(metavar="N", help="Cool of the Criminal.")] = 1,
    heat: Annotated[int, typer.Option(metavar="N", help="Heat of the Criminal.")] = 1,
    prep: Annotated[int, typer.Option(metavar="N", help="Prep dice that they take.")] = 0,
    difficulty: Annotated[int, typer.Option(metavar="D", help="What the GM sets, 2 to 6.")] = 4,
    ability: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME", help=f"An ability that counts; may be given several times: {', '.join(COUNTING)}."
        ),
    ] = None,
    filled: Annotated[int, typer.Option(metavar="N", help="Filled segments of the Threat Meter.")] = 0,
    pack: PackFile = None,
    as_json: Annotated[bool, typer.Option("--json", help="For programs.")] = False,
) -> None:
    """Success, failure, both and neither of a roll of Score, and how many successes."""
    game = load_game(Score, pack)
    pool = pool_of(game.pack, cool, heat, prep, difficulty, tuple(ability or ()), filled)
    found = as_tree(pool)
    if as_json:
        echo_json(found)
        return
    console = screen()
    console.print(
        f"{found['cool_dice']} Cool and {found['heat_dice']} Heat dice against {pool.difficulty}", style="bold"
    )
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for heading in ("", "chance", "exactly"):
        table.add_column(heading, justify="left" if not heading else "right")
    for name in ("success", "failure", "both", "neither"):
        table.add_row(name, f"{found[name]:.1%}", found["fractions"][name])
    for number, chance in enumerate(found["successes"]):
        words = f"{number} success{'' if number == 1 else 'es'}"
        table.add_row(words, f"{chance:.1%}", found["successes_fractions"][number])
    console.print(table)
