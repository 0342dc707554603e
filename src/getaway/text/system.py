"""Errors of the operating system, as parts of sentences."""

from errno import errorcode
from socket import gaierror

from getaway.text.messages import Message, Text

_TOLD = {
    *("ENOENT", "EEXIST", "EACCES", "EPERM", "EISDIR", "ENOTDIR", "ENOTEMPTY", "ENOSPC", "EDQUOT", "EFBIG", "EROFS"),
    *("EBUSY", "ENAMETOOLONG", "ELOOP", "EIO", "EMFILE", "ENFILE", "ENOMEM", "EINVAL", "EPIPE", "ETIMEDOUT"),
    *("EADDRINUSE", "EADDRNOTAVAIL", "ECONNREFUSED", "ECONNRESET", "ENETUNREACH", "EHOSTUNREACH"),
}
"""Errors with their own text."""


def why(error: Exception) -> Text:
    """What went wrong; rare errors by their code, which people can look up."""
    if not isinstance(error, OSError):
        return str(error)
    if isinstance(error, gaierror) or (error.errno or 0) < 0:  # create_server raises it as an OSError
        return Message("errors.os-no-host")
    code = errorcode.get(error.errno or 0, "")
    if code in _TOLD:
        return Message(f"errors.os-{code.lower()}")
    return Message("errors.os-other", {"code": code}) if code else error.strerror or str(error)
