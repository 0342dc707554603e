"""What the operating system reports, in the reader's language."""

import errno
import socket

import pytest

from getaway.text.messages import Message
from getaway.text.render import Texts
from getaway.text.system import why

GERMAN = Texts("de")


@pytest.mark.parametrize(
    ("error", "english", "german"),
    [
        (OSError(errno.ENOENT, "No such file"), "no such file or folder", "Datei oder Ordner nicht gefunden"),
        (OSError(errno.EADDRINUSE, "x"), "the address is already in use", "die Adresse wird schon benutzt"),
        (OSError(errno.ENOTEMPTY, "x"), "the folder is not empty", "der Ordner ist nicht leer"),
        (OSError(errno.EXDEV, "Invalid cross-device link"), "system error EXDEV", "Systemfehler EXDEV"),
        (socket.gaierror(-2, "x"), "there is no host with this name", "einen Rechner mit diesem Namen gibt es nicht"),
    ],
)
def test_an_error_has_a_text_in_every_language(error: OSError, english: str, german: str) -> None:
    told = why(error)
    assert isinstance(told, Message)
    assert str(told) == english
    assert GERMAN(told) == german


@pytest.mark.parametrize("error", [ValueError("own words"), OSError("own words")])
def test_an_error_without_a_code_is_told_in_its_own_words(error: Exception) -> None:
    assert why(error) == "own words"
