"""People's names: none may pass for a seat's standard name ("Player 2"), a side, a role, or another's name (HR-31).

Reserved names are in the catalogs, in every language: a German reader must not take "Platz 2" for a seat either.
"""

import re
import unicodedata
from collections.abc import Iterable, Sequence
from functools import lru_cache

from getaway.kernel.capabilities import team_names
from getaway.kernel.game import Game
from getaway.kernel.head import Seat
from getaway.kernel.text import clean
from getaway.table.say import say
from getaway.text.catalogs import languages
from getaway.text.messages import Message, Text
from getaway.text.render import Texts, english

ONE_PERSON = "You"
"""In records, the name of every seat of one person at a terminal who plays several."""
LONGEST = 40
"""Maximum length of a name, as in `PersonName`."""

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
"""Cyrillic, Greek and small capital letters, with the Latin ones they look like; i, 1 and l are one, 0 and o are one.
"""


def fold(name: str) -> str:
    """What a name looks like at a glance: without case, width, accents, spaces and punctuation, look-alikes merged."""
    letters = []
    for letter in unicodedata.normalize("NFKD", name).casefold():
        digit = unicodedata.digit(letter, None)
        if digit is not None:
            letters.append(str(digit))
        elif letter.isalnum() or ord(letter) in _LOOK_ALIKE:
            letters.append(letter)
    folded = "".join(letters).translate(_LOOK_ALIKE)
    return folded or unicodedata.normalize("NFKC", name).casefold()  # a name of punctuation only


def is_reserved(name: str, game: Game | None = None, spoken: tuple[str, ...] = ()) -> bool:
    """Whether a name names a seat or a role rather than a person: at a table of this game, or at any; in these
    languages, or in any.
    """
    return _reserved(game, spoken or languages()).fullmatch(fold(name)) is not None


@lru_cache(maxsize=64)
def _reserved(game: Game | None, spoken: tuple[str, ...]) -> re.Pattern[str]:
    """The reserved names, as `fold` returns them."""
    return re.compile("|".join(_reserved_in(game, language) for language in spoken))


def _reserved_in(game: Game | None, language: str) -> str:
    """What the table calls people, in every game and in this one, and which of these names a number may follow: in a
    game only the roles in teams, because several people share one.
    """
    texts = Texts(language)
    words, numbered = _listed(texts, "table.reserved-names"), _listed(texts, "table.reserved-numbered")
    articles, numbers = _listed(texts, "table.reserved-articles"), _listed(texts, "table.reserved-numbers")
    between = _listed(texts, "table.reserved-between")
    if game is not None:
        seats = (texts(game.seat_name(seat, count)) for count in game.seat_counts for seat in range(count))
        of_game = (*game.roles, *_listed(texts, f"{game.name}.reserved-names"))
        words += [*team_names(game), *of_game, *dict.fromkeys(seats)]
        numbered += of_game if team_names(game) else ()
    number = f"{_any_of(numbered)}{_any_of(between)}?(?:[2-9lo]{{1,3}}|{_any_of(numbers)})"
    return f"{_any_of(articles)}?(?:{_any_of(words)}|{number})"


def _listed(texts: Texts, id: str) -> list[str]:
    """The words of a message that lists some; none if a game has no such message."""
    return [word.strip() for word in texts.say(id).split(",")] if texts.known(id) else []


def _any_of(words: Iterable[str]) -> str:
    return f"(?:{'|'.join(re.escape(fold(word)) for word in words)})"


def why_not_name(name: str, game: Game | None = None) -> Text | None:
    """What is wrong with a name that somebody wants to use, at a table of this game or at any."""
    return say("name-reserved", name=name) if is_reserved(name, game) else None


def standard_name(game: Game, seat: int, seats: int) -> str:
    """What logs and records call a seat that nobody has named."""
    return english(game.seat_name(seat, seats))


def shown_name(name: str, game: Game, seat: int, seats: int) -> Text:
    """What a seat with this name is called, for each reader in their language: standard names are translated."""
    standard = game.seat_name(seat, seats)
    return standard if name in (english(standard), ONE_PERSON) else name


def recorded_name(seat: int, name: str) -> Text:
    """What a record calls a seat, for each reader in their language if nobody has named it."""
    standard = Message("units.seat", {"number": seat + 1})
    return standard if name == english(standard) else name


def name_at_table(
    name: str | None, standard: str, others: Iterable[str], game: Game, spoken: tuple[str, ...] = ()
) -> str:
    """What a person is called in a seat: their name; the seat's standard name if theirs cannot be used; with a number
    if somebody else at the table has the same name.
    """
    if not name or is_reserved(name, game, spoken):
        return standard
    taken = {fold(other) for other in others}
    called, number = name, 1
    while fold(called) in taken:
        number += 1
        called = f"{name[: LONGEST - 5].rstrip()} ({number})"
    return called


def names_in_record(seats: Sequence[Seat], game: Game) -> list[str]:
    """The names in a record from anywhere, cleaned. A name that belongs to a seat is replaced by the standard name of
    the seat that uses it; "You" is the person at a terminal.
    """
    names = [clean(seat.name) for seat in seats]
    return [
        name
        if name and (not is_reserved(name, game) or fold(name) == fold(ONE_PERSON))
        else standard_name(game, seat, len(seats))
        for seat, name in enumerate(names)
    ]
