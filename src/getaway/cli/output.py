"""What commands print and write."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import msgspec
import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from getaway.cli.errors import UserError, cannot_write, say
from getaway.cli.language import texts
from getaway.terminal.screen import screen
from getaway.text.messages import Text


def echo(text: Text) -> None:
    """Print a message in the language of the command."""
    typer.echo(texts()(text))


def echo_json(value: object) -> None:
    typer.echo(msgspec.json.format(msgspec.json.encode(value), indent=2))


@contextmanager
def progress_bar(title: Text, total: int) -> Iterator[Callable[[int], None]]:
    """A progress bar on standard error, if that is a terminal. Call it with the amount just done."""
    console = screen(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        yield partial(progress.advance, progress.add_task(texts()(title), total=total))


def write_new(path: Path, data: bytes) -> None:
    """Write a file that does not exist yet."""
    try:
        with path.open("xb") as file:
            file.write(data)
    except FileExistsError:
        raise UserError(say("file-exists", file=str(path))) from None
    except OSError as error:
        raise cannot_write(path, error) from None
