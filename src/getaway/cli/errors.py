"""What ends a command with one sentence and an exit code."""


class UserError(Exception):
    """Something for the user to put right: exit code 2."""


class CheckFailed(Exception):
    """What was to be checked does not hold: exit code 1."""
