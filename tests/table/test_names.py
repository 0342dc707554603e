"""Names that pass for a seat, a role or somebody else."""

import pytest

from getaway.kernel.head import Seat
from getaway.table.names import LONGEST, is_reserved, name_at_table, names_in_record, why_not_name

SEATS = [
    *("Player 2", "player2", "PLAYER  2", "Player-2", "Seat 1", "Player Two", "Player II", "Player 12", "The Player 3"),
    *("PIayer 2", "P1ayer 2", "Pl\u00e1yer 2"),
    "\uff30\uff4c\uff41\uff59\uff45\uff52\u3000\uff12",  # full width
    "\u0420l\u0430\u0443\u0435r 2",  # Cyrillic letters
    "\u03a1layer 2",  # a Greek letter
    "\u1d18\u029f\u1d00yer 2",  # small capitals
    "Pla\u200byer\u2060 2",  # characters of no width
    "\u202ePlayer 2",  # turned round
    "Player \u2461",  # a digit in a circle
    "Player \u0662",  # an Arabic digit
    "Player \u00b2",
]
ROLES = [
    "the GM",
    "gm",
    "Game Master",
    "Bank",
    "the bank",
    "B\u0430nk",
    "The House",
    "host",
    "Easy Bot",
    "Everyone",
    "You",
]
PEOPLE = ["Ines", "Tomasz", "Ann 2", "Bankole", "Hostess", "Robert", "Play", "\u674e", "\u0418\u0433\u043e\u0440\u044c"]
PEOPLE += ["\U0001f642", "X", "7"]


@pytest.mark.rule("HR-31")
@pytest.mark.parametrize("name", [*SEATS, *ROLES])
def test_a_name_of_a_seat_or_a_role_is_nobodys(name: str) -> None:
    assert is_reserved(name)
    assert why_not_name(name) is not None
    assert name_at_table(name, "Player 4", []) == "Player 4"


@pytest.mark.rule("HR-31")
@pytest.mark.parametrize("name", PEOPLE)
def test_other_names_are_peoples(name: str) -> None:
    assert not is_reserved(name)
    assert why_not_name(name) is None
    assert name_at_table(name, "Player 4", ["Somebody"]) == name


@pytest.mark.rule("HR-31")
def test_who_has_the_same_name_gets_a_number() -> None:
    assert name_at_table("INES", "Player 2", ["Ines"]) == "INES (2)"
    assert name_at_table("Ines", "Player 3", ["Ines", "Ines (2)"]) == "Ines (3)"
    assert len(name_at_table("x" * LONGEST, "Player 2", ["X" * LONGEST])) <= LONGEST
    assert name_at_table("\U0001f642", "Player 2", ["\U0001f643"]) == "\U0001f642"
    assert name_at_table("", "Player 2", []) == name_at_table(None, "Player 2", []) == "Player 2"


@pytest.mark.rule("HR-31")
def test_in_a_record_nobody_has_another_seats_name() -> None:
    seats = [Seat("Player 2"), Seat("Ines"), Seat("You"), Seat("Player 4", "easy"), Seat("A\u202enn"), Seat("\u200b")]
    assert names_in_record(seats) == ["Player 1", "Ines", "You", "Player 4", "Ann", "Player 6"]
