"""Six-letter join codes: the beginning of the table's name, in letters that can be read out loud."""

from string import ascii_uppercase, hexdigits

LETTERS = 6
DIGITS = 7
"""Hexadecimal digits of the name that six letters can hold."""


def code_of(table: str) -> str:
    """The code of a table; empty if its name was not made by the server."""
    if len(table) < DIGITS or not set(table[:DIGITS]) <= set(hexdigits):
        return ""
    number = int(table[:DIGITS], 16)
    letters = []
    for _ in range(LETTERS):
        number, letter = divmod(number, len(ascii_uppercase))
        letters.append(ascii_uppercase[letter])
    return "".join(reversed(letters))


def name_begins(code: str) -> str | None:
    """How the name of a table with this code begins; None if no table can have it."""
    letters = code.upper()
    if len(letters) != LETTERS or not all(letter in ascii_uppercase for letter in letters):
        return None
    number = 0
    for letter in letters:
        number = number * len(ascii_uppercase) + ascii_uppercase.index(letter)
    return f"{number:0{DIGITS}x}" if number < 16**DIGITS else None
