"""`getaway odds big_score`: The Big Score's vault in exact numbers."""

from fractions import Fraction
from typing import Annotated, Any

import typer
from rich import box as boxes
from rich.table import Table

from getaway.cli.errors import UserError
from getaway.cli.inputs import PackFile, key_values, load_game
from getaway.cli.output import echo_json
from getaway.games.big_score.box import COP
from getaway.games.big_score.game import BigScore
from getaway.games.big_score.multiset import token_count
from getaway.games.big_score.odds import Vault, bust, next_token, solo_bust, solo_survive, survive
from getaway.kernel.phrases import exact_percent
from getaway.terminal.screen import screen


def big_score(
    seats: Annotated[int, typer.Option("--seats", min=1, max=6, metavar="N", help="How many players; 1: alone.")] = 4,
    cops: Annotated[int, typer.Option(min=0, metavar="N", help="Cops on the track.")] = 0,
    robbers: Annotated[int | None, typer.Option(min=1, max=6, metavar="N", help="How many rob, if not all.")] = None,
    rounds: Annotated[int, typer.Option(min=1, max=20, metavar="K", help="So many rounds ahead.")] = 4,
    bribes: Annotated[int, typer.Option(min=0, max=20, metavar="N", help="Alone: bribes that can be paid.")] = 0,
    gone: Annotated[
        list[str] | None,
        typer.Option(metavar="TOKEN=N", help="Tokens that players have drawn; may be given several times."),
    ] = None,
    floor: Annotated[
        list[str] | None,
        typer.Option(metavar="TOKEN=N", help="All tokens on the Vault Floor; if not given, any that are no Cops."),
    ] = None,
    pack: PackFile = None,
    as_json: Annotated[bool, typer.Option("--json", help="One object, for programs; fractions as text.")] = False,
) -> None:
    """The chance that a round of The Big Score's vault busts, to get through the next ones, and of each next token.

    Every possible draw is counted: the chances are exact. During a game, `odds` at the terminal takes the numbers from
    the table.
    """
    loaded = load_game(BigScore, pack)
    alone = seats == 1
    if alone and floor:
        raise UserError("--floor: alone there is no Vault Floor")
    counts = _left(loaded, cops, key_values(gone), key_values(floor))
    limit = loaded.box.solo.scenarios[0].bust if alone else seats + loaded.box.cops_over_players
    cop = loaded.box.token_ids[COP]
    others = sum(counts.values()) - counts[cop]
    unknown = 0 if alone or floor else min(int(loaded.box.floor), others)
    vault = Vault(counts[cop], others - unknown, int(limit) - cops)
    if vault.wanting <= 0:
        raise UserError(f"--cops {cops}: with {limit} on the track everybody is busted already")
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
    known = ", ".join(kind for kind in counts if kind != cop)
    for option, given in (("--gone", gone), ("--floor", floor)):
        for kind, number in given.items():
            if kind not in counts or kind == cop:
                raise UserError(f"{option} {kind}: expected one of {known}")
            if not number.isdecimal():
                raise UserError(f"{option} {kind}={number}: expected a number")
            taken[kind] = taken.get(kind, 0) + int(number)
    for kind, missing in taken.items():
        if missing > counts[kind]:
            raise UserError(f"there are {counts[kind]} {kind} tokens in the box, not {missing}")
        counts[kind] -= missing
    return counts


def _plain(chance: Fraction) -> dict[str, Any]:
    return {"exact": str(chance), "about": float(chance)}


def _show(
    game: BigScore, drawing: int, vault: Vault, now: Fraction, ahead: list[Fraction], tokens: dict[str, Fraction]
) -> None:
    console = screen()
    console.print(
        f"The vault holds {vault.tokens} tokens, {vault.cops} of them Cops; {drawing} are drawn a round.\n"
        f"This round busts with {exact_percent(now)}.",
        highlight=False,
    )
    table = Table(box=boxes.SIMPLE_HEAD, pad_edge=False)
    table.add_column("rounds ahead", justify="right")
    table.add_column("to get through them", justify="right")
    for number, chance in enumerate(ahead, start=1):
        table.add_row(str(number), exact_percent(chance))
    console.print(table)
    names = {token.id: token.name for token in game.pack.tokens}
    table = Table(box=boxes.SIMPLE_HEAD, pad_edge=False)
    table.add_column("next token")
    table.add_column("chance", justify="right")
    for kind, chance in sorted(tokens.items(), key=lambda pair: -pair[1]):
        table.add_row(names[kind], exact_percent(chance))
    console.print(table)
