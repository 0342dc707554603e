"""`getaway replay`, `getaway verify` and `getaway seal`: working with records."""

import re
import sys
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from getaway import library
from getaway.cli.errors import CheckFailed, UserError, about_file, say
from getaway.cli.inputs import read_file
from getaway.cli.language import texts
from getaway.cli.output import echo, write_new
from getaway.games.registry import UnknownGame
from getaway.kernel.deal import SimulatedDeal
from getaway.kernel.events import SPECTATOR
from getaway.kernel.play import Play
from getaway.kernel.record import Record, RecordError, make_sealed_record, write_record
from getaway.table.fairness import Evidence, check_deal, check_evidence
from getaway.table.names import names_in_record, shown_name
from getaway.terminal.replaying import ReplayScreen
from getaway.terminal.screen import screen
from getaway.text.render import Texts

RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="cli.argument-record")]
EXAMPLES = """
getaway verify game.json
getaway verify game.json --evidence game.evidence.json
"""


def replay(
    file: RecordFile,
    seat: Annotated[int | None, typer.Option(min=1, metavar="N", help="cli.help-replay.seat")] = None,
) -> None:
    """Step through a game; in a pipe every step is printed."""
    record = load_record(file)
    _verified(file, record)
    if seat is not None and seat > len(record.seats):
        raise UserError(say("no-seat", file=str(file), seat=seat, seats=len(record.seats)))
    shown = ReplayScreen(record, SPECTATOR if seat is None else seat - 1, screen(), texts().language)
    if sys.stdin.isatty() and sys.stdout.isatty():
        shown.step_through()
    else:
        shown.show_all()


def verify(
    file: RecordFile,
    commitment: Annotated[str | None, typer.Option(metavar="HEX", help="cli.help-verify.commitment")] = None,
    sent: Annotated[list[str] | None, typer.Option(metavar="HEX", help="cli.help-verify.sent")] = None,
    seen: Annotated[list[str] | None, typer.Option(metavar="HEX", help="cli.help-verify.seen")] = None,
    head: Annotated[str | None, typer.Option(metavar="HEX", help="cli.help-verify.head")] = None,
    evidence: Annotated[Path | None, typer.Option(metavar="FILE", help="cli.help-verify.evidence")] = None,
) -> None:
    """Deal the game of a record again, replay every move under the rules, and compare every check and the result."""
    kept = _evidence(commitment, sent, seen, head)
    if evidence is not None:
        if kept != Evidence():
            raise UserError(say("evidence-or-options"))
        kept = _evidence_in(evidence)
    data = read_file(file)
    try:
        record = _parsed(file, data)
        play = _verified(file, record)
    except UserError as problem:
        raise CheckFailed(problem.text) from None
    compared = check_evidence(record, kept)
    if wrong := [check for check in compared if check.holds is False]:
        failed = [say("check-failed", title=check.title, words=check.words) for check in wrong]
        raise CheckFailed(about_file(file, "\n".join(map(texts(), failed))))
    outcome = play.outcome()
    named = enumerate(names_in_record(record.seats, play.game))
    names = [shown_name(name, play.game, seat, play.seats) for seat, name in named]
    echo(say("verified", file=str(file), game=play.game.title, seats=play.seats, entries=len(play.journal)))
    typer.echo(Texts(texts().language, names)(say("verified-unfinished") if outcome is None else outcome.words))
    for check in [*check_deal(record), *compared]:
        if check.holds is None or check in compared:
            id = "check-not-proved" if check.holds is None else "check-proved"
            echo(say(id, title=check.title, words=check.words))
    if not compared and not isinstance(record.deal, SimulatedDeal):
        echo(say("verify-more"))


def _evidence_in(file: Path) -> Evidence:
    try:
        return msgspec.json.decode(read_file(file), type=Evidence)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        raise UserError(say("not-evidence", file=str(file))) from None


def _evidence(commitment: str | None, sent: list[str] | None, seen: list[str] | None, head: str | None) -> Evidence:
    given = {"commitment": commitment, "sent": sent or [], "seen": seen or [], "head": head}
    for name, values in given.items():
        for value in values if isinstance(values, list) else [values]:
            if value is not None and not re.fullmatch("[0-9a-f]{64}", value):
                raise UserError(say("not-hexadecimal", option=f"--{name}", value=value))
    return Evidence(commitment, tuple(sent or ()), tuple(seen or ()), head)


def seal(
    file: RecordFile,
    sealed: Annotated[Path, typer.Argument(metavar="SEALED", help="cli.argument-sealed")],
) -> None:
    """Make the sealed record of a full one: salted hashes for what stays secret, and the same checks."""
    record = load_record(file)
    play = _verified(file, record)
    try:
        data = write_record(make_sealed_record(play, record.deal, record.seats))
    except RecordError as problem:
        raise UserError(about_file(file, problem.text)) from None
    write_new(sealed, data)
    echo(say("sealed", file=str(sealed)))


def load_record(path: Path) -> Record:
    return _parsed(path, read_file(path))


def _parsed(path: Path, data: bytes) -> Record:
    try:
        return library.read_record(data)
    except RecordError as error:
        raise UserError(about_file(path, error.text)) from None


def _verified(path: Path, record: Record) -> Play:
    try:
        return library.verify(record)
    except (RecordError, UnknownGame) as error:
        raise UserError(about_file(path, error.text)) from None
