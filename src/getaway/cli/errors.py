"""What ends a command with one sentence and an exit code."""

from getaway.kernel.errors import GetawayError


class UserError(GetawayError):
    """Something for the user to put right: exit code 2."""


class CheckFailed(GetawayError):
    """What was to be checked does not hold: exit code 1."""
