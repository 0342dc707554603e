"""Numbers, money, shares, lists and seats as each language writes them."""

import pytest

from getaway.text.messages import Argument, Message, Money, Name, Ordinal, Percent, Seat, either, listing
from getaway.text.render import Texts, english


@pytest.mark.parametrize(
    ("number", "words"),
    [
        *((1, "1st"), (2, "2nd"), (3, "3rd"), (4, "4th"), (11, "11th"), (12, "12th"), (13, "13th"), (20, "20th")),
        *((21, "21st"), (22, "22nd"), (103, "103rd"), (111, "111th"), (112, "112th")),
    ],
)
def test_a_number_has_the_ending_of_its_ordinal(number: int, words: str) -> None:
    assert Texts().argument(Ordinal(number)) == words
    assert Texts("de").argument(Ordinal(number)) == f"{number}."


@pytest.mark.parametrize(
    ("argument", "in_english", "in_german"),
    [
        (Money(8), "$8K", "$8K"),
        (Money(0), "$0", "$0"),
        (Money(-3), "−$3K", "−$3K"),  # noqa: RUF001
        (Money(1200), "$1.2M", "$1,2M"),
        (Percent(0.091), "9%", "9\u202f%"),
        (Percent(0.0004), "under 1%", "unter 1\u202f%"),
        (Percent(0.9999), "over 99%", "über 99\u202f%"),
        (Percent(1 / 3, 1), "33.3%", "33,3\u202f%"),
        (Percent(0.0), "0%", "0\u202f%"),
        (Percent(1.0), "100%", "100\u202f%"),
        (listing([]), "nothing", "nichts"),
        (listing(["a"]), "a", "a"),
        (listing(["a", "b", "c"]), "a, b and c", "a, b und c"),
        (either([2, 3]), "2 or 3", "2 oder 3"),
        (listing([Money(1), Seat(1)], "comma"), "$1K, Player 2", "$1K, Platz 2"),
        (Name("masters.crew-thug", "A card of mine"), "A card of mine", "A card of mine"),
    ],
)
def test_an_argument_is_written_as_the_language_does(argument: Argument, in_english: str, in_german: str) -> None:
    assert Texts().argument(argument) == in_english
    assert Texts("de").argument(argument) == in_german


def test_what_is_missing_is_shown_by_its_id() -> None:
    assert english(Message("table.no-such-message")) == "table.no-such-message"
    assert english(Message("nowhere.at-all")) == "nowhere.at-all"
    assert not Texts().known("nowhere.at-all")
    assert Texts("de").known("table.game-over")


def test_messages_are_told_apart_and_can_be_kept_in_sets() -> None:
    one, other = (Message("units.seat", {"number": number}) for number in (1, 2))
    assert len({one, other, Message("units.seat", {"number": 1})}) == 2
