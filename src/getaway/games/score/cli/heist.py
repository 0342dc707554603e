"""`getaway heist`: generate a heist."""

import secrets
from typing import Annotated

import typer

from getaway.cli.errors import UserError
from getaway.cli.inputs import PackFile, load_game
from getaway.cli.output import echo_json
from getaway.games.score import briefs
from getaway.games.score.game import Score
from getaway.games.score.generator import generate, new_seed
from getaway.kernel.chance import KeyedStream

SEED = 40


SeedText = Annotated[str | None, typer.Option("--seed", metavar="S", help="The same seed, the same heist.")]
Kind = Annotated[str | None, typer.Option("--type", metavar="KIND", help="As in bank, art, double, gone_wrong.")]
Again = Annotated[list[str] | None, typer.Option("--again", metavar="FIELD", help="Roll a field again; repeatable.")]
Set = Annotated[
    list[str] | None, typer.Option("--set", metavar="FIELD=TEXT", help="As in alarm='a goose'; repeatable.")
]
Page = Annotated[str, typer.Option("--for", metavar="WHOM", help="One page, gm or players, or both.")]


def heist(
    seed: SeedText = None,
    kind: Kind = None,
    again: Again = None,
    set_: Set = None,
    page: Page = "both",
    as_json: Annotated[bool, typer.Option("--json", help="For programs.")] = False,
    as_markdown: Annotated[bool, typer.Option("--markdown", help="As Markdown.")] = False,
    as_html: Annotated[bool, typer.Option("--html", help="As pages to print.")] = False,
    pack: PackFile = None,
) -> None:
    """A heist for Score: a page for the GM, and one for the players without secrets."""
    if as_json + as_markdown + as_html > 1:
        raise UserError("one of --json, --markdown and --html at a time")
    if page not in ("gm", "players", "both"):
        raise UserError(f"--for {page}: expected gm, players or both")
    if seed is not None and not 1 <= len(seed) <= SEED:
        raise UserError(f"--seed: expected 1 to {SEED} characters")
    game = load_game(Score, pack)
    chosen = seed or new_seed(KeyedStream(secrets.token_bytes(32)))
    times: dict[str, int] = {}
    for field in again or []:
        times[field] = times.get(field, 0) + 1
    found = generate(game.pack, chosen, kind, times, _by_hand(set_))
    pages = {"gm": briefs.gm_brief(game.pack, found), "players": briefs.players_brief(game.pack, found)}
    shown = list(pages.values()) if page == "both" else [pages[page]]
    if as_json:
        tree = briefs.as_tree(game.pack, found)
        echo_json(tree if page == "both" else tree[page])
    elif as_html:
        typer.echo(briefs.html(shown), nl=False)
    else:
        typer.echo("\n".join(briefs.markdown(brief) for brief in shown), nl=False)


def _by_hand(given: list[str] | None) -> dict[str, str]:
    pairs = {}
    for pair in given or []:
        field, equals, text = pair.partition("=")
        if not equals or not text:
            raise UserError(f"--set {pair}: expected FIELD=TEXT")
        pairs[field.strip()] = text.strip()
    return pairs
