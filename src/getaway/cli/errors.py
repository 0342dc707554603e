"""What ends a command with one sentence and an exit code."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import typer

from getaway.kernel.errors import GetawayError
from getaway.text.messages import Text, sayer
from getaway.text.system import why

say = sayer("cli")


class UserError(GetawayError):
    """Something for the user to correct: exit code 2."""


class CheckFailed(GetawayError):
    """A check failed: exit code 1."""


class BadOption(typer.BadParameter):
    """A value that an option cannot have; the text continues a sentence that begins with the option's name."""

    def __init__(self, text: Text) -> None:
        super().__init__(str(text))
        self.text = text


def about_file(path: Path, problem: Text) -> Text:
    """What is wrong with a file, after its name."""
    return say("about-file", file=str(path), problem=problem)


def cannot_read(path: Path, error: OSError) -> UserError:
    return UserError(say("cannot-read", file=str(path), why=why(error)))


def cannot_write(path: Path, error: OSError) -> UserError:
    return UserError(say("cannot-write", file=str(path), why=why(error)))


@contextmanager
def require_extra(extra: str, command: str) -> Iterator[None]:
    """Turn a missing package into a sentence that names the extra to install."""
    try:
        yield
    except ModuleNotFoundError as missing:
        raise UserError(say("needs-extra", command=command, package=missing.name or "", extra=extra)) from None
