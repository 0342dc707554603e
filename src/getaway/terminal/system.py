"""Errors of the operating system in the reader's language."""

from errno import errorcode

from getaway.terminal.say import say
from getaway.text.messages import Text

_TOLD = ("ENOENT", "EEXIST", "EACCES", "EPERM", "EISDIR", "ENOTDIR", "ENOSPC", "EROFS")


def why(error: Exception) -> Text:
    """What went wrong, as a part of a sentence; a rare error as the system reports it."""
    if not isinstance(error, OSError):
        return str(error)
    code = errorcode.get(error.errno or 0, "")
    return say(f"os-{code.lower()}") if code in _TOLD else error.strerror or str(error)
