"""`getaway heist`: generate a heist."""

import secrets
from pathlib import Path
from typing import Annotated

import typer

from getaway.cli.errors import UserError, cannot_write, require_extra
from getaway.cli.inputs import AsJson, PackFile, load_game
from getaway.cli.language import texts
from getaway.cli.output import echo_json
from getaway.games.score import briefs
from getaway.games.score.background import generate
from getaway.games.score.dossier import Dossier, dossier, for_players
from getaway.games.score.game import Score
from getaway.games.score.generator import Heist, new_seed
from getaway.games.score.pack import ScorePack
from getaway.games.score.print.papers import CONTENTS, Contents, printed
from getaway.games.score.print.pdf import PAPERS, Paper
from getaway.games.score.say import say
from getaway.games.score.sheets import sheets
from getaway.kernel.chance import KeyedStream
from getaway.text.messages import Text
from getaway.text.render import Texts

SEED = 40
EXAMPLES = """
getaway heist
getaway heist --type bank --seed "rainy night" --for gm
getaway heist --set alarm="a goose" --set name="The Goose Job" --html > heist.html
getaway heist --seed "rainy night" --for all --pdf heist.pdf --paper letter
"""

SeedText = Annotated[str | None, typer.Option("--seed", metavar="TEXT", help="score.help-heist.seed")]
Kind = Annotated[str | None, typer.Option("--type", metavar="KIND", help="score.help-heist.type")]
Again = Annotated[list[str] | None, typer.Option("--again", metavar="FIELD", help="score.help-heist.again")]
Set = Annotated[list[str] | None, typer.Option("--set", metavar="FIELD=TEXT", help="score.help-heist.set")]
Page = Annotated[str, typer.Option("--for", metavar="READER", help="score.help-heist.for")]
Pdf = Annotated[Path | None, typer.Option("--pdf", metavar="FILE", help="score.help-heist.pdf")]
PaperSize = Annotated[str, typer.Option("--paper", metavar="SIZE", help="score.help-heist.paper")]


def heist(
    seed: SeedText = None,
    kind: Kind = None,
    again: Again = None,
    set_: Set = None,
    page: Page = "both",
    as_json: AsJson = False,
    as_markdown: Annotated[bool, typer.Option("--markdown", help="score.help-heist.markdown")] = False,
    as_html: Annotated[bool, typer.Option("--html", help="score.help-heist.html")] = False,
    pdf: Pdf = None,
    paper: PaperSize = "a4",
    pack: PackFile = None,
) -> None:
    """A heist for Score: a page for the GM, and one for the players without secrets."""
    if as_json + as_markdown + as_html + (pdf is not None) > 1:
        raise UserError(say("heist-one-format"))
    reader = next((name for name in CONTENTS if name == page), None)
    if reader is None:
        raise UserError(say("heist-reader", reader=page))
    size = next((name for name in PAPERS if name == paper), None)
    if size is None:
        raise UserError(say("heist-paper", paper=paper))
    if seed is not None and not 1 <= len(seed) <= SEED:
        raise UserError(say("heist-seed", most=SEED))
    game = load_game(Score, pack)
    chosen = seed or new_seed(KeyedStream(secrets.token_bytes(32)))
    times: dict[str, int] = {}
    for field in again or []:
        times[field] = times.get(field, 0) + 1
    found = generate(game.pack, chosen, kind, times, _by_hand(set_))
    if pdf is not None:
        _write_pdf(pdf, game.pack, found, reader, size)
    elif as_json:
        _echo_tree(game.pack, found, reader)
    elif as_html:
        typer.echo(_html(game.pack, found, reader), nl=False)
    else:
        typer.echo("\n".join(_markdown(game.pack, found, reader)), nl=False)


def _by_hand(given: list[str] | None) -> dict[str, str]:
    pairs = {}
    for pair in given or []:
        field, equals, text = pair.partition("=")
        if not equals or not text:
            raise UserError(say("heist-set", given=pair))
        pairs[field.strip()] = text.strip()
    return pairs


def _write_pdf(path: Path, pack: ScorePack, found: Heist, reader: Contents, paper: Paper) -> None:
    with require_extra("print", "getaway heist --pdf"):
        data = printed(pack, found, reader, paper, texts())
    try:
        path.write_bytes(data)
    except OSError as error:
        raise cannot_write(path, error) from None
    typer.echo(texts()(say("heist-wrote", file=str(path), seed=found.seed)))


def _echo_tree(pack: ScorePack, found: Heist, reader: Contents) -> None:
    gm = dossier(pack, found)
    tree = briefs.as_tree(found, gm, for_players(gm), Texts())
    sheet_tree = {"sheets": briefs.rendered(sheets(pack), Texts())} if reader in ("all", "sheets") else {}
    echo_json(tree | sheet_tree if reader in ("both", "all") else (tree | sheet_tree)[reader])


def _html(pack: ScorePack, found: Heist, reader: Contents) -> str:
    articles = [briefs.heist_article(page, texts()) for page in _dossiers(pack, found, reader)]
    title: Text = dossier(pack, found).title
    if reader in ("all", "sheets"):
        articles += briefs.sheet_articles(sheets(pack), texts())
    return briefs.html(title if reader != "sheets" else briefs.SHEETS, articles, texts())


def _markdown(pack: ScorePack, found: Heist, reader: Contents) -> list[str]:
    pages = [briefs.heist_brief(page) for page in _dossiers(pack, found, reader)]
    if reader in ("all", "sheets"):
        pages += [briefs.sheet_brief(sheet) for sheet in sheets(pack).criminals]
    return [briefs.markdown(page, texts()) for page in pages]


def _dossiers(pack: ScorePack, found: Heist, reader: Contents) -> list[Dossier]:
    gm = dossier(pack, found)
    return [
        *([gm] if reader in ("gm", "both", "all") else []),
        *([for_players(gm)] if reader in ("players", "both", "all") else []),
    ]
