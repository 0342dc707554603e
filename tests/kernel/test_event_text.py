"""Fields of an event that have no writer of their own become arguments by their kind."""

from getaway.kernel.event_text import event_message
from getaway.kernel.events import Event
from getaway.text.messages import Argument, Listing, Message, Seat


class CardsShown(Event):
    seat: int
    cards: list[str]
    all_of_them: bool
    left: int | None


def test_a_field_without_a_writer() -> None:
    event = CardsShown(1, ["ace", "king"], True, None)
    shown: dict[str, Argument] = {
        "seat": Seat(1),
        "cards": Listing(("ace", "king")),
        "all_of_them": "yes",
        "left": "none",
    }
    assert event_message("duel", event, {}) == Message("duel.cards-shown", shown)


def test_a_writer_and_an_argument_that_replaces_a_field() -> None:
    event = CardsShown(0, [], False, 3)
    message = event_message("duel", event, {"left": lambda left: f"{left} left"}, cards="two")
    assert message.args == {"seat": Seat(0), "cards": "two", "all_of_them": "no", "left": "3 left"}
