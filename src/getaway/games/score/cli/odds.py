"""`getaway odds score`: the exact chances of a roll."""

from typing import Annotated

import typer
from rich import box
from rich.table import Table

from getaway.cli.inputs import AsJson, PackFile, load_game
from getaway.cli.language import texts
from getaway.cli.output import echo_json
from getaway.games.score.game import Score
from getaway.games.score.odds import as_tree, pool_of
from getaway.games.score.say import say
from getaway.terminal.screen import screen
from getaway.text.messages import Percent

EXAMPLES = """
getaway odds score --cool 2 --heat 2 --difficulty 4
getaway odds score --cool 2 --prep 1 --ability lethal --json
"""


def score(
    cool: Annotated[int, typer.Option(metavar="N", help="score.help-odds.cool")] = 1,
    heat: Annotated[int, typer.Option(metavar="N", help="score.help-odds.heat")] = 1,
    prep: Annotated[int, typer.Option(metavar="N", help="score.help-odds.prep")] = 0,
    difficulty: Annotated[int, typer.Option(metavar="D", help="score.help-odds.difficulty")] = 4,
    ability: Annotated[list[str] | None, typer.Option(metavar="NAME", help="score.help-odds.ability")] = None,
    filled: Annotated[int, typer.Option(metavar="N", help="score.help-odds.filled")] = 0,
    pack: PackFile = None,
    as_json: AsJson = False,
) -> None:
    """Success, failure, both and neither of a roll of Score, and how many successes."""
    game = load_game(Score, pack)
    pool = pool_of(game.pack, cool, heat, prep, difficulty, tuple(ability or ()), filled)
    found = as_tree(pool)
    if as_json:
        echo_json(found)
        return
    console, text = screen(), texts()
    title = say("odds-title", cool=found["cool_dice"], heat=found["heat_dice"], difficulty=pool.difficulty)
    console.print(text(title), style="bold", highlight=False)
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("")
    table.add_column(text(say("odds-chance")), justify="right")
    table.add_column(text(say("odds-exactly")), justify="right")
    for name in ("success", "failure", "both", "neither"):
        chance = text.argument(Percent(found[name], 1))
        table.add_row(text(say(f"odds-{name}")), chance, found["fractions"][name])
    for number, share in enumerate(found["successes"]):
        words = text(say("odds-successes", number=number))
        table.add_row(words, text.argument(Percent(share, 1)), found["successes_fractions"][number])
    console.print(table)
