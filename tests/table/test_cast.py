"""What bots are called at a table."""

from getaway.table import commands as c
from tests.table.conftest import Open

BOT = c.SeatSetup("bot", "hard")


def test_bots_have_their_characters_names_and_yield_to_people(open_table: Open) -> None:
    places = (BOT, c.SeatSetup("person", None, ("ann",), "laszlo"), BOT, c.SeatSetup("bot", "easy"))
    stored = open_table("big_score", places=places, cast=True)
    for table in (stored.table, stored.again()):
        assert table.names == ("Rosa", "laszlo", "Ingrid", "Lulu")
        views = table.seat_views()
        assert [view.face for view in views] == ["wolf-head", None, "polar-bear", "hedgehog"]
        assert [view.style is None for view in views] == [False, True, False, False]


def test_in_tables_from_before_they_are_called_after_their_seats(open_table: Open) -> None:
    table = open_table("big_score", places=(BOT, c.SeatSetup("person", None, ("ann",), "Ann"))).table
    assert table.seats[0].name == "Player 1"
    assert table.seat_views()[0].face is None


def test_a_bot_that_takes_an_empty_seat_has_its_own_name(open_table: Open) -> None:
    places = (c.SeatSetup("person", None, ("ann",), "Rosa"), c.SeatSetup("open"), c.SeatSetup("open"))
    stored = open_table("big_score", places=places, cast=True)
    assert stored.do(None, c.Replace(1, "hard")) is None
    assert stored.table.names[:2] == ("Rosa", "Laszlo")
    words = stored.table.feeds.events_after(0, 0)[-1].words
    assert "Player 2" in repr(words) or "number=2" in repr(words) or "'number': 2" in repr(words), words


def test_a_bot_that_takes_over_a_hand_plays_on_under_its_name(open_table: Open) -> None:
    stored = open_table("rob_a_bank", seats=3, cast=True)
    stored.begin()
    assert stored.do(1, c.Resign()) is None
    assert (stored.table.seats[1].bot, stored.table.names[1]) == ("easy", "Bob")
    assert stored.table.seat_views()[1].face is None
