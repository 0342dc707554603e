"""What commands print and write."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import msgspec
import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from getaway.cli.errors import UserError
from getaway.terminal.screen import screen


def echo_json(value: object) -> None:
    typer.echo(msgspec.json.format(msgspec.json.encode(value), indent=2))


@contextmanager
def progress_bar(title: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar on standard error, if that is a terminal; it is called with how much has just been done."""
    console = screen(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        yield partial(progress.advance, progress.add_task(title, total=total))


def write_new(path: Path, data: bytes) -> None:
    """Write a file that does not exist yet."""
    try:
        with path.open("xb") as file:
            file.write(data)
    except FileExistsError:
        raise UserError(f"{path} exists already, and is left as it is") from None
    except OSError as error:
        raise UserError(f"cannot write {path}: {error.strerror}") from None
