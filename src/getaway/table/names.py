"""People's names: none may pass for a seat's standard name ("Player 2"), a role, or another person's name (HR-31)."""

import re
import unicodedata
from collections.abc import Iterable

from getaway.kernel.head import Seat
from getaway.kernel.text import clean

LONGEST = 40
"""Characters of a name, as `PersonName` allows them."""

_LOOK_ALIKE = {
    ord(alike): letter
    for letter, alikes in {
        "a": "\u0430\u03b1\u0251\u1d00",
        "b": "\u0432\u03b2\u044c\u0299",
        "c": "\u0441\u1d04",
        "d": "\u0501",
        "e": "\u0435\u03b5\u1d07",
        "g": "\u0261\u0262",
        "h": "\u043d\u03b7\u04bb",
        "j": "\u0458",
        "k": "\u043a\u03ba\u1d0b",
        "l": "i1|\u0131\u0456\u03b9\u01c0\u029f",
        "m": "\u043c\u1d0d",
        "n": "\u0274\u043f",
        "o": "0\u043e\u03bf\u1d0f",
        "p": "\u0440\u03c1\u1d18",
        "r": "\u0280\u0433",
        "s": "\u0455\ua731",
        "t": "\u0442\u03c4\u1d1b",
        "u": "\u03c5\u1d1c",
        "v": "\u03bd\u1d20",
        "w": "\u03c9\u0461\u1d21",
        "x": "\u0445\u03c7",
        "y": "\u0443\u04af\u03b3\u028f",
    }.items()
    for alike in alikes
}
"""Cyrillic, Greek and small capital letters as the Latin ones they look like; i, 1 and l as one, 0 and o as one."""


def fold(name: str) -> str:
    """What a name looks like at a glance: without case, width, accents, spaces and signs, look-alikes as one."""
    letters = []
    for letter in unicodedata.normalize("NFKD", name).casefold():
        digit = unicodedata.digit(letter, None)
        if digit is not None:
            letters.append(str(digit))
        elif letter.isalnum() or ord(letter) in _LOOK_ALIKE:
            letters.append(letter)
    folded = "".join(letters).translate(_LOOK_ALIKE)
    return folded or unicodedata.normalize("NFKC", name).casefold()  # a name of signs only


_ROLES = frozenset(
    fold(role)
    for role in (
        *("player", "seat", "robber", "robbers", "bank", "gm", "game master", "host", "house", "server"),
        *("bot", "easy bot", "normal bot", "hard bot", "random bot", "spectator", "spectators", "team", "you"),
        *("everyone", "everybody", "nobody"),
    )
)
_NUMBERS = "|".join(fold(number) for number in ("one", "two", "three", "four", "five", "six"))
_SEATS = "|".join(fold(word) for word in ("player", "seat", "robber", "bot", "guest"))
_NUMBERED = re.compile(f"(?:{fold('the')})?(?:{_SEATS})(?:{fold('no')}|{fold('number')})?(?:[2-9lo]{{1,3}}|{_NUMBERS})")


def is_reserved(name: str) -> bool:
    """Whether a name says which seat or role somebody has, and not who they are."""
    folded = fold(name)
    return folded.removeprefix("the") in _ROLES or _NUMBERED.fullmatch(folded) is not None


def why_not_name(name: str) -> str | None:
    """What is wrong with a name that somebody wants to be called by."""
    return f"“{name}” is what the table calls a seat or a role; choose another name" if is_reserved(name) else None


def name_at_table(name: str | None, standard: str, others: Iterable[str]) -> str:
    """What a person is called in a seat: their name, the seat's standard name if they have none that can be used, and
    with a number if somebody else at the table has the same one."""
    if not name or is_reserved(name):
        return standard
    taken = {fold(other) for other in others}
    called, number = name, 1
    while fold(called) in taken:
        number += 1
        called = f"{name[: LONGEST - 5].rstrip()} ({number})"
    return called


def names_in_record(seats: Iterable[Seat]) -> list[str]:
    """The names in a record from anywhere, cleaned. One that belongs to a seat is replaced by that of its own seat;
    "You" is the person at a terminal."""
    names = [clean(seat.name) for seat in seats]
    return [
        name if name and (not is_reserved(name) or fold(name) == fold("you")) else f"Player {number}"
        for number, name in enumerate(names, start=1)
    ]
