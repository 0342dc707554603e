"""`getaway sim score`: how many crews come home."""

from pathlib import Path
from time import process_time
from typing import Any

import msgspec
import typer
from rich.console import Console
from rich.progress import Progress

from getaway.cli.errors import UserError
from getaway.cli.inputs import is_compiled
from getaway.games.score.balance import Cell, cells, page, tallies
from getaway.games.score.game import Score
from getaway.games.score.options import ScoreOptions
from getaway.games.score.simulation import Tally, chapters

MOST = 12


def simulate_score(
    game: Score, heists: int, seed: int, crew: int | None, options: ScoreOptions, given: dict[str, str], as_json: bool
) -> None:
    """First heists of a new crew, with the house as GM; --seats is the number of Criminals."""
    size = 4 if crew is None else crew
    if not 1 <= size <= MOST:
        raise UserError(f"--seats {size}: expected 1 to {MOST} Criminals")
    if options.gm != "auto":
        raise UserError("only the house can be simulated as GM: leave out gm=seat")
    tally = Tally()
    before = process_time()
    with _progress() as progress:
        task = progress.add_task(f"score, seed {seed}", total=heists)
        for chapter in chapters(game.pack, options, size, heists, seed):
            tally.add(chapter.how, chapter.rolls)
            progress.advance(task)
    result = _result(game, tally, process_time() - before, size, seed, given)
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(result), indent=2))
    else:
        _show(result)


def _progress() -> Progress:
    console = Console(stderr=True)
    return Progress(console=console, transient=True, disable=not console.is_terminal)


def _result(game: Score, tally: Tally, seconds: float, size: int, seed: int, given: dict[str, str]) -> dict[str, Any]:
    return {
        "game": game.name,
        "pack": {"name": game.pack.pack.name, "version": game.pack.pack.version, "hash": game.pack_hash},
        "rules_version": game.rules_version,
        "compiled": is_compiled(),
        "criminals": size,
        "options": given,
        "seed": seed,
        "games": tally.heists,
        "seconds": round(seconds, 6),
        "games_per_s": round(tally.heists / max(seconds, 1e-9), 1),
        "survived": tally.survived,
        "done": tally.done,
        "ends": dict(sorted(tally.ends.items())),
        "mean_rolls": tally.rolls / tally.heists,
    }


def _show(result: dict[str, Any]) -> None:
    console = Console()
    console.print(
        f"Score: {result['games']:,} heists of {result['criminals']} Criminals, seed {result['seed']}",
        style="bold",
        highlight=False,
    )
    ends = ", ".join(f"{how.replace('_', ' ')} {count:,}" for how, count in result["ends"].items())
    console.print(
        f"survived {result['survived']:.1%}, done {result['done']:.1%} ({ends}); "
        f"{result['mean_rolls']:.1f} rolls a heist; {result['games_per_s']:,.0f} heists a CPU second",
        highlight=False,
    )


def write_report(game: Score, heists: int, seed: int, path: Path) -> None:
    """The page of survival by crew, difficulty and meter."""
    found: dict[Cell, Tally] = {}
    with _progress() as progress:
        task = progress.add_task("score, every crew and meter", total=len(cells(game.pack)))
        for cell, tally in tallies(game.pack, heists, seed):
            found[cell] = tally
            progress.advance(task)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(page(game.pack, found, heists, seed), encoding="utf-8")
    except OSError as error:
        raise UserError(f"cannot write {path}: {error.strerror}") from None
    typer.echo(f"Wrote {path}.")
