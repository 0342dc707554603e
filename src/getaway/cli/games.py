"""`getaway games`: what there is to play."""

from typing import Annotated, Any

import msgspec
import typer
from rich.table import Table
from rich.text import Text

from getaway.cli.language import say, texts
from getaway.cli.output import echo_json
from getaway.games.registry import game_types
from getaway.kernel.game import Game
from getaway.kernel.options import Setting
from getaway.terminal.screen import screen
from getaway.text.messages import either
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
        players = texts()(say("game-players", counts=either(game.seat_counts)))
        about = Text.assemble((game.title, "bold"), f" · {players}\n{texts()(game.blurb)}")
        for setting in game.settings():
            about.append_text(_setting(setting))
        table.add_row(game.name, about)
        table.add_row("", "")
    screen().print(table)


def _setting(setting: Setting) -> Text:
    """How an option is typed, its default, and what it does."""
    default = texts()(say("help-default", value=setting.default))
    typed = f"-o {setting.name}={'|'.join(setting.values)}"
    return Text.assemble("\n", (typed, "cyan"), (f" ({default})", "dim"), f"\n{texts()(setting.words)}")


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
