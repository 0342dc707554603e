"""Errors of the operating system, as parts of sentences."""

from errno import errorcode

from getaway.text.messages import Message, Text

_TOLD = ("ENOENT", "EEXIST", "EACCES", "EPERM", "EISDIR", "ENOTDIR", "ENOSPC", "EROFS")


def why(error: Exception) -> Text:
    """What went wrong; a rare error as the system reports it."""
    if not isinstance(error, OSError):
        return str(error)
    code = errorcode.get(error.errno or 0, "")
    if code in _TOLD:
        return Message(f"errors.os-{code.lower()}")
    return error.strerror or str(error)
