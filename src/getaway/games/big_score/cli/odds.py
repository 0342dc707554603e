"""`getaway odds big_score`: The Big Score's vault in exact numbers."""

from fractions import Fraction
from typing import Annotated, Any

import typer
from rich import box as boxes
from rich.table import Table

from getaway.cli.errors import UserError
from getaway.cli.inputs import PackFile, key_values, load_game
from getaway.cli.language import texts
from getaway.cli.output import echo_json
from getaway.games.big_score.box import COP
from getaway.games.big_score.game import BigScore
from getaway.games.big_score.multiset import token_count
from getaway.games.big_score.odds import Vault, bust, next_token, solo_bust, solo_survive, survive
from getaway.games.big_score.say import say
from getaway.terminal.screen import screen
from getaway.text.messages import Percent, listing

EXAMPLES = """
getaway odds big_score --seats 4 --cops 3 --robbers 2
getaway odds big_score --seats 1 --cops 2 --bribes 1
getaway odds big_score --gone diamond=4 --gone cash_20=1 --json
"""


def big_score(
    seats: Annotated[int, typer.Option("--seats", min=1, max=6, metavar="N", help="big_score.cli-odds.seats")] = 4,
    cops: Annotated[int, typer.Option(min=0, metavar="N", help="big_score.cli-odds.cops")] = 0,
    robbers: Annotated[int | None, typer.Option(min=1, max=6, metavar="N", help="big_score.cli-odds.robbers")] = None,
    rounds: Annotated[int, typer.Option(min=1, max=20, metavar="N", help="big_score.cli-odds.rounds")] = 4,
    bribes: Annotated[int, typer.Option(min=0, max=20, metavar="N", help="big_score.cli-odds.bribes")] = 0,
    gone: Annotated[list[str] | None, typer.Option(metavar="TOKEN=N", help="big_score.cli-odds.gone")] = None,
    floor: Annotated[list[str] | None, typer.Option(metavar="TOKEN=N", help="big_score.cli-odds.floor")] = None,
    pack: PackFile = None,
    as_json: Annotated[bool, typer.Option("--json", help="big_score.cli-odds.json")] = False,
) -> None:
    """The chance that a round of the vault busts, to survive the next ones, and of each next token."""
    loaded = load_game(BigScore, pack)
    alone = seats == 1
    if alone and floor:
        raise UserError(say("cli-floor-solo"))
    counts = _left(loaded, cops, key_values(gone), key_values(floor))
    limit = loaded.box.solo.scenarios[0].bust if alone else seats + loaded.box.cops_over_players
    cop = loaded.box.token_ids[COP]
    others = sum(counts.values()) - counts[cop]
    unknown = 0 if alone or floor else min(int(loaded.box.floor), others)
    vault = Vault(counts[cop], others - unknown, int(limit) - cops)
    if vault.wanting <= 0:
        raise UserError(say("cli-busted-already", cops=cops, bust=int(limit)))
    drawing = int(loaded.box.solo.vault_draw) if alone else robbers or seats
    if alone:
        now = solo_bust(vault, drawing, bribes)
        ahead = [solo_survive(vault, drawing, n) for n in range(1, rounds + 1)]
    else:
        now = bust(vault, drawing)
        ahead = [survive(vault, drawing, n) for n in range(1, rounds + 1)]
    chances = _next_token(counts, cop, vault)
    result: dict[str, Any] = {
        "game": loaded.name,
        "seats": seats,
        "cops": cops,
        "draws": drawing,
        "left": vault.tokens,
        "bust": _plain(now),
        "survive": [_plain(chance) for chance in ahead],
        "next_token": {kind: _plain(chance) for kind, chance in chances.items()},
    }
    if as_json:
        echo_json(result)
    else:
        _show(loaded, drawing, vault, now, ahead, chances)


def _next_token(counts: dict[str, int], cop: str, vault: Vault) -> dict[str, Fraction]:
    """Of each kind, the chance to be drawn next. Unknown tokens of the floor may be any that are no Cops, so the others
    share the rest in proportion to their numbers."""
    if vault.others == sum(counts.values()) - counts[cop]:
        return next_token(counts)
    others = next_token({**counts, cop: 0})
    found = {cop: Fraction(vault.cops, vault.tokens)} if vault.cops else {}
    return found | {kind: chance * Fraction(vault.others, vault.tokens) for kind, chance in others.items()}


def _left(game: BigScore, cops: int, gone: dict[str, str], floor: dict[str, str]) -> dict[str, int]:
    """The tokens that are neither on the track nor drawn, and not known to lie on the floor."""
    counts = {kind: int(token_count(game.box.vault, at)) for at, kind in enumerate(game.box.token_ids)}
    cop = game.box.token_ids[COP]
    taken: dict[str, int] = {cop: cops}
    known = listing((kind for kind in counts if kind != cop), "comma")
    for option, given in (("--gone", gone), ("--floor", floor)):
        for kind, number in given.items():
            if kind not in counts or kind == cop:
                raise UserError(say("cli-unknown-token", option=option, token=kind, known=known))
            if not number.isdecimal():
                raise UserError(say("cli-no-number", option=option, token=kind, given=number))
            taken[kind] = taken.get(kind, 0) + int(number)
    for kind, missing in taken.items():
        if missing > counts[kind]:
            raise UserError(say("cli-too-many", number=counts[kind], token=kind, given=missing))
        counts[kind] -= missing
    return counts


def _plain(chance: Fraction) -> dict[str, Any]:
    return {"exact": str(chance), "about": float(chance)}


def _show(
    game: BigScore, drawing: int, vault: Vault, now: Fraction, ahead: list[Fraction], tokens: dict[str, Fraction]
) -> None:
    console, text = screen(), texts()
    left = say("cli-vault", tokens=vault.tokens, cops=vault.cops, draws=drawing)
    console.print(f"{text(left)}\n{text(say('cli-bust', risk=Percent(float(now), 1)))}", highlight=False)
    table = Table(box=boxes.SIMPLE_HEAD, pad_edge=False)
    table.add_column(text(say("cli-rounds")), justify="right")
    table.add_column(text(say("cli-survive")), justify="right")
    for number, chance in enumerate(ahead, start=1):
        table.add_row(str(number), text.argument(Percent(float(chance), 1)))
    console.print(table)
    table = Table(box=boxes.SIMPLE_HEAD, pad_edge=False)
    table.add_column(text(say("cli-token")))
    table.add_column(text(say("cli-chance")), justify="right")
    for kind, chance in sorted(tokens.items(), key=lambda pair: -pair[1]):
        table.add_row(text.argument(game.words.token(kind)), text.argument(Percent(float(chance), 1)))
    console.print(table)
