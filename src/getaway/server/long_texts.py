"""Long texts of a large view, each sent once per socket and then by its number.

A GM with many papers gets several hundred kilobytes of their own texts with every view, each in several offers. Only
views that are large are rewritten, so nothing changes for any other.
"""

import re

import msgspec

LARGE = 32_768
"""Bytes of a view from which on it is rewritten."""
LONG = 24
"""Bytes of a JSON string, quotes included, from which on it is sent by its number."""
MOST_KEPT = 2 * 1024 * 1024
"""Bytes of texts that are kept for a socket; beyond it, counting starts again."""
REFERENCE = b"$"

_STRING = re.compile(rb'"[^"\\]*(?:\\.[^"\\]*)*":?')
"""A string, or a name with its colon."""


class Rewritten(msgspec.Struct, frozen=True):
    """A view with numbers in place of its long texts. `texts` are those that are new, numbered from `texts_from`."""

    view: msgspec.Raw
    texts: tuple[msgspec.Raw, ...]
    texts_from: int


class LongTexts:
    """The texts that one socket has been sent."""

    def __init__(self) -> None:
        self._numbers: dict[bytes, int] = {}
        self._kept = 0

    def rewrite(self, view: msgspec.Raw) -> Rewritten | None:
        """None for a view that is sent as it is."""
        data = bytes(view)
        if len(data) < LARGE:
            return None
        if self._kept > MOST_KEPT:
            self._numbers, self._kept = {}, 0
        new: list[msgspec.Raw] = []
        numbers = self._numbers
        start = len(numbers)

        def replace(found: re.Match[bytes]) -> bytes:
            text = found.group()
            if len(text) < LONG or text.endswith(b":"):
                return text
            number = numbers.get(text)
            if number is None:
                number = numbers[text] = len(numbers)
                self._kept += len(text)
                new.append(msgspec.Raw(text))
            return b'{"%s":%d}' % (REFERENCE, number)

        return Rewritten(msgspec.Raw(_STRING.sub(replace, data)), tuple(new), start)
