"""Names that pass for a seat, a role or somebody else."""

import pytest

from getaway.games.masters.game import Masters
from getaway.games.registry import game_of
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
ROLES = ["The House", "host", "H\u043est", "Easy Bot", "Everyone", "You"]
OF_GAMES = {
    "rob_a_bank": ["Bank", "the bank", "B\u0430nk", "Robbers", "the Robber", "Robber 2"],
    "score": ["the GM", "gm", "Game Master"],
}
PEOPLE = ["Ines", "Tomasz", "Ann 2", "Bankole", "Hostess", "Robert", "Play", "\u674e", "\u0418\u0433\u043e\u0440\u044c"]
PEOPLE += ["\U0001f642", "X", "7"]


MASTERS = game_of("masters")


class Corners(Masters):
    """A game that has its own names for seats."""

    def seat_name(self, seat: int, seats: int) -> str:
        return ("Left Corner", "Right Corner")[seat]


@pytest.mark.rule("HR-31")
@pytest.mark.parametrize("name", [*SEATS, *ROLES])
def test_a_name_of_a_seat_or_a_role_is_nobodys(name: str) -> None:
    assert is_reserved(name)
    assert why_not_name(name) is not None
    assert why_not_name(name, MASTERS) is not None
    assert name_at_table(name, "Player 4", [], MASTERS) == "Player 4"


@pytest.mark.rule("HR-31")
@pytest.mark.parametrize(("game", "name"), [(game, name) for game, names in OF_GAMES.items() for name in names])
def test_a_side_or_a_role_of_a_game_is_nobodys_at_its_tables(game: str, name: str) -> None:
    assert why_not_name(name, game_of(game)) is not None
    assert name_at_table(name, "Player 4", [], game_of(game)) == "Player 4"
    assert why_not_name(name) is None
    assert name_at_table(name, "Player 4", [], MASTERS) == name


@pytest.mark.parametrize(("game", "name"), [("rob_a_bank", "Bank 2"), ("rob_a_bank", "Robbers 3"), ("score", "GM 2")])
def test_only_a_role_that_several_people_have_is_reserved_with_a_number(game: str, name: str) -> None:
    assert why_not_name(name, game_of(game)) is None


@pytest.mark.rule("HR-31")
def test_what_a_game_calls_its_seats_is_nobodys_at_its_tables() -> None:
    corners = Corners(MASTERS.pack)
    assert why_not_name("the left c0rner", corners) is not None
    assert why_not_name("left corner", MASTERS) is None
    assert names_in_record([Seat("Right Corner"), Seat("Ines")], corners) == ["Left Corner", "Ines"]


@pytest.mark.rule("HR-31")
@pytest.mark.parametrize("name", PEOPLE)
def test_other_names_are_peoples(name: str) -> None:
    assert why_not_name(name) is None
    for game in OF_GAMES:
        assert why_not_name(name, game_of(game)) is None
        assert name_at_table(name, "Player 4", ["Somebody"], game_of(game)) == name


@pytest.mark.rule("HR-31")
def test_who_has_the_same_name_gets_a_number() -> None:
    def named(name: str | None, *others: str) -> str:
        return name_at_table(name, "Player 2", others, MASTERS)

    assert named("INES", "Ines") == "INES (2)"
    assert named("Ines", "Ines", "Ines (2)") == "Ines (3)"
    assert len(named("x" * LONGEST, "X" * LONGEST)) <= LONGEST
    assert named("\U0001f642", "\U0001f643") == "\U0001f642"
    assert named("") == named(None) == "Player 2"


@pytest.mark.rule("HR-31")
def test_in_a_record_nobody_has_another_seats_name() -> None:
    seats = [Seat("Player 2"), Seat("Ines"), Seat("You"), Seat("Player 4", "easy"), Seat("A\u202enn"), Seat("\u200b")]
    assert names_in_record(seats, game_of("big_score")) == ["Player 1", "Ines", "You", "Player 4", "Ann", "Player 6"]
