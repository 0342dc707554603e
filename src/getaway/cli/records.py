"""`getaway replay` and `getaway verify`: what is left of a game."""

import re
import sys
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from getaway import library
from getaway.cli.errors import CheckFailed, UserError
from getaway.cli.inputs import read_file
from getaway.cli.output import write_new
from getaway.games.registry import UnknownGame
from getaway.kernel.deal import SimulatedDeal
from getaway.kernel.events import SPECTATOR
from getaway.kernel.play import Play
from getaway.kernel.record import Record, RecordError, make_sealed_record, write_record
from getaway.table.fairness import Evidence, check_deal, check_evidence
from getaway.terminal.replaying import ReplayScreen
from getaway.terminal.screen import screen

RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A record, or a saved game.")]


def replay(
    file: RecordFile,
    seat: Annotated[
        int | None,
        typer.Option(min=1, metavar="N", help="As this seat saw it, the first is 1; else as a spectator."),
    ] = None,
) -> None:
    """Step through a game: Enter goes on, `b` back, a number jumps, `q` leaves. Into a pipe it prints every step."""
    record = load_record(file)
    _verified(file, record)
    if seat is not None and seat > len(record.seats):
        raise UserError(f"{file}: there is no seat {seat} at that game; it has {len(record.seats)}")
    shown = ReplayScreen(record, SPECTATOR if seat is None else seat - 1, screen())
    if sys.stdin.isatty() and sys.stdout.isatty():
        shown.step_through()
    else:
        shown.show_all()


def verify(
    file: RecordFile,
    commitment: Annotated[
        str | None, typer.Option(metavar="HEX", help="The server's commitment as you saw it before you were ready.")
    ] = None,
    sent: Annotated[
        list[str] | None, typer.Option(metavar="HEX", help="The bytes you sent for your seat; once for each seat.")
    ] = None,
    seen: Annotated[
        list[str] | None, typer.Option(metavar="HEX", help="A seat's commitment as you saw it; once for each seat.")
    ] = None,
    head: Annotated[
        str | None, typer.Option(metavar="HEX", help="The hash of seats and deal as you saw it when it was dealt.")
    ] = None,
    evidence: Annotated[
        Path | None, typer.Option(metavar="FILE", help="A file with all of these, from the terminal or the page.")
    ] = None,
) -> None:
    """Deal the game of a record again, make every move by the rules and compare every check and the result.

    With what you kept of the game it also shows that this is the deal you took part in. The page gives you the whole
    command at the end of a game. docs/fairness.md says what is proved, and to whom.
    """
    kept = _evidence(commitment, sent, seen, head)
    if evidence is not None:
        if kept != Evidence():
            raise UserError("give either --evidence or what it holds: --commitment, --sent, --seen and --head")
        kept = _evidence_in(evidence)
    data = read_file(file)
    try:
        record = _parsed(file, data)
        play = _verified(file, record)
    except UserError as problem:
        raise CheckFailed(str(problem)) from None
    compared = check_evidence(record, kept)
    if wrong := [check for check in compared if check.holds is False]:
        raise CheckFailed(f"{file}: " + "\n".join(f"{check.title}: {check.words}" for check in wrong))
    outcome = play.outcome()
    ended = "it is not over yet" if outcome is None else str(outcome.words)
    typer.echo(
        f"{file} holds: {play.game.title}, {play.seats} {'seats' if play.seats > 1 else 'seat'}, "
        f"{len(play.journal)} entries, every one by the rules. {ended[0].upper()}{ended[1:]}".rstrip(".")
        + "."
    )
    for check in [*check_deal(record), *compared]:
        if check.holds is None or check in compared:
            typer.echo(f"{'Not proved' if check.holds is None else 'Proved'}: {check.title}. {check.words}")
    if not compared and not isinstance(record.deal, SimulatedDeal):
        typer.echo("To check it against what you kept of this game: --commitment, --sent, --seen and --head.")


def _evidence_in(file: Path) -> Evidence:
    try:
        return msgspec.json.decode(read_file(file), type=Evidence)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        words = "this is no evidence of a deal; expected the file that `save` or the page wrote"
        raise UserError(f"{file}: {words}") from None


def _evidence(commitment: str | None, sent: list[str] | None, seen: list[str] | None, head: str | None) -> Evidence:
    given = {"commitment": commitment, "sent": sent or [], "seen": seen or [], "head": head}
    for name, values in given.items():
        for value in values if isinstance(values, list) else [values]:
            if value is not None and not re.fullmatch("[0-9a-f]{64}", value):
                raise UserError(f"--{name} {value}: expected 64 hexadecimal digits, as 0 to 9 and a to f")
    return Evidence(commitment, tuple(sent or ()), tuple(seen or ()), head)


def seal(
    file: RecordFile,
    sealed: Annotated[Path, typer.Argument(metavar="SEALED", help="Where the sealed record is written.")],
) -> None:
    """Make the sealed record of a full one: salted hashes for what stays secret, and the same checks."""
    record = load_record(file)
    play = _verified(file, record)
    try:
        data = write_record(make_sealed_record(play, record.deal, record.seats))
    except RecordError as problem:
        raise UserError(f"{file}: {problem}") from None
    write_new(sealed, data)
    typer.echo(f"Wrote {sealed}: `getaway verify {sealed}` checks it without the secrets.")


def load_record(path: Path) -> Record:
    return _parsed(path, read_file(path))


def _parsed(path: Path, data: bytes) -> Record:
    try:
        return library.read_record(data)
    except RecordError as error:
        raise UserError(f"{path}: {error}") from None


def _verified(path: Path, record: Record) -> Play:
    try:
        return library.verify(record)
    except (RecordError, UnknownGame) as error:
        raise UserError(f"{path}: {error}") from None
