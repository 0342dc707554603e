"""Text that people write: names, chat, titles, notes. One function cleans all of it."""

import re
import unicodedata
from typing import Any

PRINTABLE = r"^[^\x00-\x1f\x7f-\x9f]*\Z"
"""Text that a terminal shows and does not interpret."""
LINES = r"^[^\x00-\x09\x0b-\x1f\x7f-\x9f]*\Z"
"""The same on several lines."""

ZERO_WIDTH_JOINER = "\u200d"
ZERO_WIDTH_NON_JOINER = "\u200c"
BLANK_LETTERS = "\u115f\u1160\u3164\uffa0\u2800"
"""Letters of some scripts that are invisible."""
_BREAKS = re.compile("\r\n|[\n\r\v\f\x85\u2028\u2029]")
_DROPPED = ("Cc", "Cf", "Cs", "Co", "Cn")
_SPACES = ("Zs", "Zl", "Zp")
_LETTERS = ("Lo", "Mn", "Mc")
_PICTURES = ("So", "Sk", "Mn")


def clean(text: str) -> str:
    """The text on one line, without characters that are invisible or change the direction of other text.

    Line breaks, tabs and all kinds of spaces become a space. Control characters, bidirectional marks and zero-width
    characters are dropped, except the joiners inside emoji and in scripts that need them.
    """
    if text.isascii() and text.isprintable() and text == text.strip():
        return text
    text = unicodedata.normalize("NFC", text)
    return "".join(_kept(text, at) for at in range(len(text))).strip()


def clean_lines(text: str) -> str:
    """The same for a text of several lines, with at most one empty line in a row."""
    text = "\n".join(clean(line) for line in _BREAKS.split(text))
    return re.sub("\n{3,}", "\n\n", text).strip("\n")


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


def clean_tree(tree: Any, several_lines: tuple[str, ...] = (), *, keep: bool = False) -> Any:
    """The same for every text in JSON data; names of fields are left as they are. Line breaks are kept in and below the
    fields `several_lines` or, with `keep`, everywhere.
    """
    match tree:
        case str():
            return clean_lines(tree) if keep else clean(tree)
        case list():
            return [clean_tree(each, several_lines, keep=keep) for each in tree]
        case dict():
            return {
                key: clean_tree(value, several_lines, keep=keep or key in several_lines) for key, value in tree.items()
            }
        case _:
            return tree


def on_one_line(tree: Any) -> Any:
    """Data with every text in it on one line."""
    match tree:
        case str():
            return clean(tree) if "\n" in tree else tree
        case list() | tuple():
            return [on_one_line(each) for each in tree]
        case dict():
            return {key: on_one_line(value) for key, value in tree.items()}
        case _:
            return tree
