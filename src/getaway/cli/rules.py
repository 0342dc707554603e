"""`getaway rules`: the rulebooks."""

from typing import Annotated

import typer

from getaway.cli.language import texts
from getaway.games.registry import game_type
from getaway.table.house_rules import house_rules
from getaway.terminal.rules import Rules
from getaway.terminal.screen import screen

EXAMPLES = """
getaway rules {game}
getaway rules house HR-4
getaway rules house link
"""


def rules(
    game: Annotated[str, typer.Argument(metavar="GAME", help="cli.argument-rulebook")],
    query: Annotated[
        list[str] | None,
        typer.Argument(metavar="QUERY", help="cli.argument-query"),
    ] = None,
) -> None:
    """The rulebook of a game, one of its rules, or the rules that contain all the words."""
    language = texts().language
    book = house_rules(language) if game == "house" else game_type(game).rulebook(language)
    Rules(book, language).show(screen(), " ".join(query or []))
