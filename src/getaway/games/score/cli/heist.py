"""`getaway heist`: generate a heist."""

import secrets
from typing import Annotated

import typer

from getaway.cli.errors import UserError
from getaway.cli.inputs import AsJson, PackFile, load_game
from getaway.cli.language import texts
from getaway.cli.output import echo_json
from getaway.games.score import briefs
from getaway.games.score.game import Score
from getaway.games.score.generator import generate, new_seed
from getaway.games.score.say import say
from getaway.kernel.chance import KeyedStream
from getaway.text.render import Texts

SEED = 40
EXAMPLES = """
getaway heist
getaway heist --type bank --seed "rainy night" --for gm
getaway heist --set alarm="a goose" --html > heist.html
"""

SeedText = Annotated[str | None, typer.Option("--seed", metavar="TEXT", help="score.help-heist.seed")]
Kind = Annotated[str | None, typer.Option("--type", metavar="KIND", help="score.help-heist.type")]
Again = Annotated[list[str] | None, typer.Option("--again", metavar="FIELD", help="score.help-heist.again")]
Set = Annotated[list[str] | None, typer.Option("--set", metavar="FIELD=TEXT", help="score.help-heist.set")]
Page = Annotated[str, typer.Option("--for", metavar="READER", help="score.help-heist.for")]


def heist(
    seed: SeedText = None,
    kind: Kind = None,
    again: Again = None,
    set_: Set = None,
    page: Page = "both",
    as_json: AsJson = False,
    as_markdown: Annotated[bool, typer.Option("--markdown", help="score.help-heist.markdown")] = False,
    as_html: Annotated[bool, typer.Option("--html", help="score.help-heist.html")] = False,
    pack: PackFile = None,
) -> None:
    """A heist for Score: a page for the GM, and one for the players without secrets."""
    if as_json + as_markdown + as_html > 1:
        raise UserError(say("heist-one-format"))
    if page not in ("gm", "players", "both"):
        raise UserError(say("heist-reader", reader=page))
    if seed is not None and not 1 <= len(seed) <= SEED:
        raise UserError(say("heist-seed", most=SEED))
    game = load_game(Score, pack)
    chosen = seed or new_seed(KeyedStream(secrets.token_bytes(32)))
    times: dict[str, int] = {}
    for field in again or []:
        times[field] = times.get(field, 0) + 1
    found = generate(game.pack, chosen, kind, times, _by_hand(set_))
    pages = {"gm": briefs.gm_brief(game.pack, found), "players": briefs.players_brief(game.pack, found)}
    shown = list(pages.values()) if page == "both" else [pages[page]]
    if as_json:
        tree = briefs.as_tree(game.pack, found, Texts())
        echo_json(tree if page == "both" else tree[page])
    elif as_html:
        typer.echo(briefs.html(shown, texts()), nl=False)
    else:
        typer.echo("\n".join(briefs.markdown(brief, texts()) for brief in shown), nl=False)


def _by_hand(given: list[str] | None) -> dict[str, str]:
    pairs = {}
    for pair in given or []:
        field, equals, text = pair.partition("=")
        if not equals or not text:
            raise UserError(say("heist-set", given=pair))
        pairs[field.strip()] = text.strip()
    return pairs
