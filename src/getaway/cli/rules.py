"""`getaway rules`: the rulebooks."""

from typing import Annotated

import typer

from getaway.games.registry import game_type
from getaway.table.house_rules import HOUSE_RULES
from getaway.terminal.rules import show_rules
from getaway.terminal.screen import screen


def rules(
    game: Annotated[str, typer.Argument(metavar="GAME", help="Its name; `house` for what holds in every game.")],
    query: Annotated[
        list[str] | None,
        typer.Argument(metavar="NUMBER|WORDS", help="A rule, a chapter, or words to look for."),
    ] = None,
) -> None:
    """The rulebook of a game, one rule of it, or the rules that hold some words.

    For example: getaway rules house HR-4, or: getaway rules house sealed choice.
    """
    book = HOUSE_RULES if game == "house" else game_type(game).rulebook()
    show_rules(screen(), book, " ".join(query or []))
