"""`getaway games`: the games you can play."""

from typing import Annotated, Any

import msgspec
import typer
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from getaway.cli.language import say, texts
from getaway.cli.output import echo_json
from getaway.games.registry import game_types
from getaway.kernel.game import Game
from getaway.kernel.options import Setting
from getaway.terminal.screen import screen
from getaway.text.messages import either, listing
from getaway.text.render import english


def games(as_json: Annotated[bool, typer.Option("--json", help="cli.option-json")] = False) -> None:
    """The games, with their numbers of players and options."""
    if as_json:
        echo_json([_plain(game) for game in game_types().values()])
        return
    table = Table.grid(padding=(0, 2))
    table.add_column(style="bold cyan", no_wrap=True)
    table.add_column(ratio=1)
    for game in game_types().values():
        options = [part for setting in game.settings() for part in _option(setting)]
        table.add_row(game.name, Group(_title(game), texts()(game.blurb), *options, ""))
    screen().print(table, texts()(say("game-options")), highlight=False)


def _title(game: type[Game]) -> Text:
    counts, least, most = game.seat_counts, game.seat_counts[0], game.seat_counts[-1]
    if len(counts) > 2 and counts == tuple(range(least, most + 1)):
        players = say("game-players-range", least=least, most=most)
    else:
        players = say("game-players", counts=either(counts))
    return Text.assemble((game.title, "bold"), f" · {texts()(players)}")


def _option(setting: Setting) -> tuple[RenderableType, ...]:
    """An option with its default, the other values, and what it does."""
    others = listing((value for value in setting.values if value != setting.default), "comma")
    typed = Text.assemble((f"-o {setting.name}={setting.default}", "cyan"), " ")
    typed.append(texts()(say("game-option-others", values=others)), "dim")
    return typed, Padding(texts()(setting.words), (0, 0, 0, 3))


def _plain(game: type[Game]) -> dict[str, Any]:
    """The same for programs: ids, and texts in English."""
    return {
        "name": game.name,
        "title": game.title,
        "blurb": english(game.blurb),
        "seats": game.seat_counts,
        "default_seats": game.default_seats,
        "rules_version": game.rules_version,
        "options": [
            {
                **msgspec.structs.asdict(setting),
                "title": english(setting.title),
                "words": english(setting.words),
                "choices": [{"value": each.value, "words": english(each.words)} for each in setting.choices],
            }
            for setting in game.settings()
        ],
    }
