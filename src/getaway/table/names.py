"""People's names: none may pass for a seat's standard name ("Player 2"), a side, a role, or another's name (HR-31)."""

import re
import unicodedata
from collections.abc import Iterable, Sequence
from functools import lru_cache

from getaway.kernel.capabilities import team_names
from getaway.kernel.game import Game
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


_WORDS = (
    *("player", "seat", "host", "house", "server", "bot", "easy bot", "normal bot", "hard bot", "random bot"),
    *("spectator", "spectators", "team", "you", "everyone", "everybody", "nobody"),
)
"""What the table itself calls somebody, in every game."""
_NUMBERED = ("player", "seat", "bot", "guest")
"""What the table itself calls somebody with a number."""
_NUMBERS = "|".join(fold(number) for number in ("one", "two", "three", "four", "five", "six"))


def is_reserved(name: str, game: Game | None = None) -> bool:
    """Whether a name says which seat or role somebody has, and not who they are: at a table of this game, or at any."""
    return _reserved(*(_names_in(game) if game is not None else ((), ()))).fullmatch(fold(name)) is not None


def _names_in(game: Game) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """What the game calls teams, roles and seats, and which of them a number may follow: the roles in teams, because
    several people have one."""
    teams = team_names(game)
    seats = [game.seat_name(seat, count) for count in game.seat_counts for seat in range(count)]
    return (*teams, *game.roles, *dict.fromkeys(seats)), game.roles if teams else ()


@lru_cache(maxsize=64)
def _reserved(of_game: tuple[str, ...], numbered_in_game: tuple[str, ...]) -> re.Pattern[str]:
    """The names that are reserved where a game has these of its own, as `fold` leaves them."""
    words = _any_of(*_WORDS, *of_game)
    numbered = (
        f"{_any_of(*_NUMBERED, *numbered_in_game)}(?:{fold('no')}|{fold('number')})?(?:[2-9lo]{{1,3}}|{_NUMBERS})"
    )
    return re.compile(f"(?:{fold('the')})?(?:{words}|{numbered})")


def _any_of(*words: str) -> str:
    return f"(?:{'|'.join(re.escape(fold(word)) for word in words)})"


def why_not_name(name: str, game: Game | None = None) -> str | None:
    """What is wrong with a name that somebody wants to be called by, at a table of this game or at any."""
    if is_reserved(name, game):
        return f"“{name}” is what the table calls a seat or a role; choose another name"
    return None


def name_at_table(name: str | None, standard: str, others: Iterable[str], game: Game) -> str:
    """What a person is called in a seat: their name, the seat's standard name if they have none that can be used, and
    with a number if somebody else at the table has the same one."""
    if not name or is_reserved(name, game):
        return standard
    taken = {fold(other) for other in others}
    called, number = name, 1
    while fold(called) in taken:
        number += 1
        called = f"{name[: LONGEST - 5].rstrip()} ({number})"
    return called


def names_in_record(seats: Sequence[Seat], game: Game) -> list[str]:
    """The names in a record from anywhere, cleaned. One that belongs to a seat is replaced by that of its own seat;
    "You" is the person at a terminal."""
    names = [clean(seat.name) for seat in seats]
    return [
        name
        if name and (not is_reserved(name, game) or fold(name) == fold("you"))
        else game.seat_name(seat, len(seats))
        for seat, name in enumerate(names)
    ]
