"""`getaway sim score`: how many crews come home."""

from hashlib import blake2b
from pathlib import Path
from time import process_time
from typing import Any, NamedTuple

import msgspec
import typer
from rich.console import Console
from rich.progress import Progress

from getaway.cli.errors import UserError
from getaway.cli.inputs import is_compiled, pack_line, pack_of, writable_folder
from getaway.cli.sim import SimOrder
from getaway.games.score.balance import Cell, cells, page, tally
from getaway.games.score.criminals import OF_A_SEAT
from getaway.games.score.game import Score
from getaway.games.score.options import ScoreOptions
from getaway.games.score.play import ScorePlay
from getaway.games.score.simulation import Tally, chapters, record_heist
from getaway.kernel.deal import SimulatedDeal
from getaway.kernel.head import Seat
from getaway.kernel.options import parse_options
from getaway.kernel.record import begin, make_record, write_record
from getaway.lab.pool import map_batches


class HeistPlan(NamedTuple):
    """What to simulate, the pack as JSON; small enough to be sent to every process."""

    pack: bytes
    options: ScoreOptions
    crew: int
    seed: int
    record: Path | None


class Heists(NamedTuple):
    """Some heists in a row: how each ended and how often the dice fell, and its chapter for the checksum."""

    ends: list[tuple[str, int]]
    trace: bytes
    seconds: float


def simulate(game: Score, order: SimOrder) -> None:
    """First heists of a new crew, with the house as GM; --seats is the number of Criminals."""
    options = parse_options(ScoreOptions, order.options)
    size = 4 if order.seats is None else order.seats
    if not 1 <= size <= OF_A_SEAT:
        raise UserError(f"--seats {size}: expected 1 to {OF_A_SEAT} Criminals")
    if options.gm != "auto":
        raise UserError("only the house can be simulated as GM: leave out gm=seat")
    seed = order.seed
    record = None if order.record is None else writable_folder(order.record)
    plan = HeistPlan(msgspec.json.encode(game.pack), options, size, seed, record)
    ends = Tally()
    seconds = 0.0
    chain = blake2b(digest_size=16, person=b"getaway-sum")
    with _progress() as progress:
        task = progress.add_task(f"score, seed {seed}", total=order.games)
        for batch in map_batches(_run, plan, order.games, order.jobs):
            for how, rolls in batch.ends:
                ends.add(how, rolls)
            seconds += batch.seconds
            chain.update(batch.trace)
            progress.advance(task, len(batch.ends))
    result = _result(game, ends, seconds, size, seed, order.options)
    result["checksum"] = chain.hexdigest()
    if order.as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(result), indent=2))
    else:
        _show(game, result)


def _run(plan: HeistPlan, first: int, games: int) -> Heists:
    game = Score.from_tree(msgspec.json.decode(plan.pack))
    before = process_time()
    numbers = range(first, first + games)
    played = list(chapters(game.pack, plan.options, plan.crew, plan.seed, numbers))
    seconds = process_time() - before
    if plan.record is not None:
        for number in numbers:
            _write_record(game, plan, number, plan.record)
    trace = msgspec.msgpack.encode(played)
    return Heists([(chapter.how, chapter.rolls) for chapter in played], trace, seconds)


def _write_record(game: Score, plan: HeistPlan, number: int, folder: Path) -> None:
    deal = SimulatedDeal(plan.seed, number)
    seats = (Seat(game.seat_name(0, 1), "policy"),)
    play = begin(game, deal, seats, plan.options)
    assert isinstance(play, ScorePlay)
    record_heist(play, plan.crew)
    record = make_record(play, deal, seats)
    (folder / f"score-{plan.seed}-{number:06d}.json").write_bytes(write_record(record))


def _progress() -> Progress:
    console = Console(stderr=True)
    return Progress(console=console, transient=True, disable=not console.is_terminal)


def _result(game: Score, ends: Tally, seconds: float, size: int, seed: int, given: dict[str, str]) -> dict[str, Any]:
    return {
        "game": game.name,
        "pack": pack_of(game),
        "play": "by a fixed plan",
        "rules_version": game.rules_version,
        "compiled": is_compiled(),
        "criminals": size,
        "options": given,
        "seed": seed,
        "games": ends.heists,
        "seconds": round(seconds, 6),
        "games_per_s": round(ends.heists / max(seconds, 1e-9), 1),
        "survived": ends.survived,
        "done": ends.done,
        "ends": dict(sorted(ends.ends.items())),
        "mean_rolls": ends.rolls / ends.heists,
    }


def _show(game: Score, result: dict[str, Any]) -> None:
    console = Console()
    console.print(
        f"Score: {result['games']:,} heists of {result['criminals']} Criminals, seed {result['seed']}\n"
        f"{pack_line(game)}",
        style="bold",
        highlight=False,
    )
    ends = ", ".join(f"{how.replace('_', ' ')} {count:,}" for how, count in result["ends"].items())
    console.print(
        f"survived {result['survived']:.1%}, done {result['done']:.1%} ({ends}); "
        f"{result['mean_rolls']:.1f} rolls a heist; {result['games_per_s']:,.0f} heists a CPU second\n"
        f"checksum {result['checksum']}",
        highlight=False,
    )


class PagePlan(NamedTuple):
    """The page to make, the pack as JSON."""

    pack: bytes
    heists: int
    seed: int


def _run_cells(plan: PagePlan, first: int, count: int) -> dict[Cell, Tally]:
    pack = Score.from_tree(msgspec.json.decode(plan.pack)).pack
    return {cell: tally(pack, cell, plan.heists, plan.seed) for cell in cells(pack)[first : first + count]}


def report(game: Score, heists: int, seed: int, jobs: int) -> str:
    """The page of survival by crew, difficulty and meter."""
    found: dict[Cell, Tally] = {}
    plan = PagePlan(msgspec.json.encode(game.pack), heists, seed)
    count = len(cells(game.pack))
    with _progress() as progress:
        task = progress.add_task("score, every crew and meter", total=count)
        for batch in map_batches(_run_cells, plan, count, jobs):
            found.update(batch)
            progress.advance(task, len(batch))
    return page(game.pack, found, heists, seed)
