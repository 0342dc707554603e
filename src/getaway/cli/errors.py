"""What ends a command with one sentence and an exit code."""

from collections.abc import Iterator
from contextlib import contextmanager

import typer

from getaway.kernel.errors import GetawayError


class UserError(GetawayError):
    """Something for the user to put right: exit code 2."""


class CheckFailed(GetawayError):
    """What was to be checked does not hold: exit code 1."""


class BadOption(typer.BadParameter):
    """A value that an option cannot have; the message continues a sentence that begins with the option's name."""


@contextmanager
def require_extra(extra: str, what: str) -> Iterator[None]:
    """Turn a missing package into a sentence that names the extra to install."""
    try:
        yield
    except ModuleNotFoundError as missing:
        raise UserError(
            f"{what} needs the package {missing.name}, which is not installed; run: pip install 'getaway[{extra}]'"
        ) from None
