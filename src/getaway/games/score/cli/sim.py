"""`getaway sim score`: how many crews survive a heist."""

from hashlib import blake2b
from pathlib import Path
from time import process_time
from typing import Any, NamedTuple

import msgspec

from getaway.cli.errors import UserError
from getaway.cli.inputs import is_compiled, pack_line, pack_of, writable_folder
from getaway.cli.language import texts
from getaway.cli.output import echo_json, progress_bar
from getaway.cli.sim import SimOrder
from getaway.games.score.balance import Cell, cells, page, tally
from getaway.games.score.criminals import OF_A_SEAT
from getaway.games.score.game import Score
from getaway.games.score.moves import Chapter
from getaway.games.score.options import ScoreOptions
from getaway.games.score.pack import ScorePack
from getaway.games.score.play import ScorePlay
from getaway.games.score.say import say
from getaway.games.score.simulation import Tally, chapters, record_heist
from getaway.kernel.deal import SimulatedDeal
from getaway.kernel.head import Seat
from getaway.kernel.options import parse_options
from getaway.kernel.record import begin, make_record, write_record
from getaway.lab.pool import map_batches
from getaway.terminal.screen import screen
from getaway.text.messages import Percent, listing
from getaway.text.render import english


class HeistPlan(NamedTuple):
    """What to simulate, as each process gets it."""

    game: Score
    options: ScoreOptions
    crew: int
    seed: int
    record: Path | None


def simulate(game: Score, order: SimOrder) -> None:
    """First heists of a new crew with the automatic GM; --seats is the number of Criminals."""
    options = parse_options(ScoreOptions, order.options)
    size = 4 if order.seats is None else order.seats
    if not 1 <= size <= OF_A_SEAT:
        raise UserError(say("sim-seats", seats=size, most=OF_A_SEAT))
    if options.gm != "auto":
        raise UserError(say("sim-gm"))
    seed = order.seed
    record = None if order.record is None else writable_folder(order.record)
    plan = HeistPlan(game, options, size, seed, record)
    ends = Tally()
    seconds = 0.0
    chain = blake2b(digest_size=16, person=b"getaway-sum")
    with progress_bar(say("sim-progress", seed=str(seed)), order.games) as advance:
        for played, taken in map_batches(_run, plan, order.games, order.jobs):
            for chapter in played:
                ends.add(chapter)
            seconds += taken
            chain.update(msgspec.msgpack.encode(played))
            advance(len(played))
    result = _result(game, ends, seconds, size, seed, order.options)
    result["checksum"] = chain.hexdigest()
    if order.as_json:
        echo_json(result)
    else:
        _show(game, result)


def _run(plan: HeistPlan, first: int, games: int) -> tuple[list[Chapter], float]:
    """Some heists in a row, and the seconds that they took."""
    before = process_time()
    numbers = range(first, first + games)
    played = list(chapters(plan.game.pack, plan.options, plan.crew, plan.seed, numbers))
    seconds = process_time() - before
    if plan.record is not None:
        for number in numbers:
            _write_record(plan, number, plan.record)
    return played, seconds


def _write_record(plan: HeistPlan, number: int, folder: Path) -> None:
    deal = SimulatedDeal(plan.seed, number)
    seats = (Seat(english(plan.game.seat_name(0, 1)), "policy"),)
    play = begin(plan.game, deal, seats, plan.options)
    assert isinstance(play, ScorePlay)
    record_heist(play, plan.crew)
    record = make_record(play, deal, seats)
    (folder / f"score-{plan.seed}-{number:06d}.json").write_bytes(write_record(record))


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
    console, text = screen(), texts()
    title = say("sim-title", games=result["games"], criminals=result["criminals"], seed=str(result["seed"]))
    console.print(f"{text(title)}\n{text(pack_line(game))}", style="bold", highlight=False)
    ends = [say("sim-end", how=how, count=count) for how, count in result["ends"].items()]
    lines = [
        say(
            "sim-result",
            survived=Percent(result["survived"], 1),
            done=Percent(result["done"], 1),
            ends=listing(ends, "comma"),
        ),
        say("sim-rolls", rolls=round(result["mean_rolls"], 1), heists=round(result["games_per_s"])),
        say("sim-checksum", checksum=result["checksum"]),
    ]
    console.print("\n".join(map(text, lines)), highlight=False)


class PagePlan(NamedTuple):
    """The page to make, as each process gets it."""

    pack: ScorePack
    heists: int
    seed: int


def _run_cells(plan: PagePlan, first: int, count: int) -> dict[Cell, Tally]:
    chosen = cells(plan.pack)[first : first + count]
    return {cell: tally(plan.pack, cell, plan.heists, plan.seed) for cell in chosen}


def report(game: Score, heists: int, seed: int, jobs: int) -> str:
    """The page of survival by crew, difficulty and meter."""
    found: dict[Cell, Tally] = {}
    plan = PagePlan(game.pack, heists, seed)
    count = len(cells(game.pack))
    with progress_bar(say("sim-report-progress"), count) as advance:
        for batch in map_batches(_run_cells, plan, count, jobs):
            found.update(batch)
            advance(len(batch))
    return page(game.pack, found, heists, seed)
