"""`getaway story`: the story that a record tells."""

from pathlib import Path
from typing import Annotated, Literal

import msgspec
import typer

from getaway.cli.errors import UserError, about_file, say
from getaway.cli.inputs import AsJson
from getaway.cli.language import texts
from getaway.cli.output import echo, write_new
from getaway.cli.records import RecordFile, load_record
from getaway.games.registry import UnknownGame, plugin_for
from getaway.kernel.events import SPECTATOR
from getaway.kernel.plugin import StoryLine, StoryOrder
from getaway.kernel.record import RecordError
from getaway.table.replaying import Replay

EXAMPLES = """
getaway story evening.json
getaway story evening.json --pdf evening.pdf --paper letter
getaway --lang de story evening.json --seat 2 > abend.md
"""

PAPERS: tuple[Literal["a4"], Literal["letter"]] = ("a4", "letter")


def story(
    file: RecordFile,
    seat: Annotated[int | None, typer.Option(min=1, metavar="N", help="cli.help-story.seat")] = None,
    pdf: Annotated[Path | None, typer.Option("--pdf", metavar="FILE", help="cli.help-story.pdf")] = None,
    paper: Annotated[str, typer.Option("--paper", metavar="SIZE", help="cli.help-story.paper")] = "a4",
    as_json: AsJson = False,
) -> None:
    """Print the story of a recorded game as Markdown, or write it as a PDF."""
    size = next((name for name in PAPERS if name == paper), None)
    if size is None:
        raise UserError(say("story-paper", paper=paper))
    if as_json and pdf is not None:
        raise UserError(say("story-one-format"))
    record = load_record(file)
    try:
        replay = Replay(record, limited=False)
    except (RecordError, UnknownGame) as problem:
        raise UserError(about_file(file, problem.text)) from None
    if seat is not None and seat > len(record.seats):
        raise UserError(say("no-seat", file=str(file), seat=seat, seats=len(record.seats)))
    tell = plugin_for(replay.game).load("story", replay.game.name)
    if tell is None:
        raise UserError(say("story-untold", file=str(file), game=replay.game.title))
    steps = replay.steps(SPECTATOR if seat is None else seat - 1)
    order = StoryOrder(
        kind="json" if as_json else "md" if pdf is None else "pdf",
        language=texts().language,
        paper=size,
        title=replay.game.title,
        names=tuple(replay.names),
        lines=tuple(StoryLine(msgspec.json.encode(row.what), row.words) for step in steps for row in step.happened),
    )
    made = tell(order).data
    if not isinstance(made, bytes):
        raise UserError(about_file(file, made))
    if pdf is None:
        typer.echo(made.decode(), nl=as_json)
    else:
        write_new(pdf, made)
        echo(say("story-wrote", file=str(pdf)))
