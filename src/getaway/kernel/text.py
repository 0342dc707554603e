"""Text that people write: names, chat, titles, notes. One function cleans all of it."""

import unicodedata
from typing import Any

PRINTABLE = r"^[^\x00-\x1f\x7f-\x9f]*\Z"
"""Text that a terminal shows and does not obey."""

ZERO_WIDTH_JOINER = "\u200d"
ZERO_WIDTH_NON_JOINER = "\u200c"
BLANK_LETTERS = "\u115f\u1160\u3164\uffa0\u2800"
"""Letters of some scripts that show as nothing."""
_DROPPED = ("Cc", "Cf", "Cs", "Co", "Cn")
_SPACES = ("Zs", "Zl", "Zp")
_LETTERS = ("Lo", "Mn", "Mc")
_PICTURES = ("So", "Sk", "Mn")


def clean(text: str) -> str:
    """The text on one line, without what cannot be seen or turns the direction of other text around.

    Line breaks, tabs and all kinds of spaces become a space. Control characters, bidirectional marks and zero-width
    characters are dropped, but for the joiners inside of emoji and of scripts that are written with them.
    """
    if text.isascii() and text.isprintable() and text == text.strip():
        return text
    text = unicodedata.normalize("NFC", text)
    return "".join(_kept(text, at) for at in range(len(text))).strip()


def _kept(text: str, at: int) -> str:
    letter = text[at]
    if letter in (ZERO_WIDTH_JOINER, ZERO_WIDTH_NON_JOINER):
        return letter if _joins(text, at) else ""
    if letter in "\t\n\r\v\f\x85":
        return " "
    kind = unicodedata.category(letter)
    if kind in _SPACES:
        return " "
    return "" if kind in _DROPPED or letter in BLANK_LETTERS else letter


def _joins(text: str, at: int) -> bool:
    if not 0 < at < len(text) - 1:
        return False
    before, after = unicodedata.category(text[at - 1]), unicodedata.category(text[at + 1])
    if text[at] == ZERO_WIDTH_JOINER and before in _PICTURES and after in _PICTURES:
        return True
    return before in _LETTERS and after in _LETTERS


def clean_tree(tree: Any) -> Any:
    """The same for every text in data as JSON gives it; names of fields are left as they are."""
    match tree:
        case str():
            return clean(tree)
        case list():
            return [clean_tree(each) for each in tree]
        case dict():
            return {key: clean_tree(value) for key, value in tree.items()}
        case _:
            return tree
