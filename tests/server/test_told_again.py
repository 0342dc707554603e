"""A player who comes back is shown what they missed, as far as they may still see it."""

from typing import Any

import pytest

from tests.server.conftest import Address, Visitor

HOT_SEAT = [{"kind": "mine"}, {"kind": "mine"}]


def begin(visitor: Visitor, **options: str) -> None:
    """Both sides of a bank on one screen."""
    visitor.do("OpenTable", order={"game": "rob_a_bank", "seats": HOT_SEAT, "options": options})
    visitor.next("TableState")
    visitor.begin(seats=2)
    visitor.until(lambda message: message["type"] == "ViewUpdate" and message["view"] is not None)


def plan(visitor: Visitor, cards: int) -> list[dict[str, Any]]:
    """Until so many cards are played; the events of the cards as they were told when it happened."""
    played: list[dict[str, Any]] = []
    while len(played) < cards:
        (seat,) = visitor.view["waiting_for"]
        if visitor.view["viewer"] != seat:
            visitor.do("Enter", table=visitor.table, seat=seat, events_seen=10_000)
            visitor.next("ViewUpdate")
        visitor.do("Make", move=visitor.view["offers"][0]["move"])
        told = [line["what"] for line in visitor.next("ViewUpdate")["events"]]
        played += [event for event in told if event["event"] == "CardPlayed"]
    return played


def told_anew(house: Address, visitor: Visitor, seat: int | None) -> list[dict[str, Any]]:
    cookie = visitor.cookie if seat is not None else None
    with house.visit(cookie) as again:
        again.do("Enter", table=visitor.table, seat=seat)
        lines = again.next("ViewUpdate")["events"]
    assert [line["number"] for line in lines] == list(range(1, len(lines) + 1))
    return [line["what"] for line in lines if line["what"]["event"] == "CardPlayed"]


@pytest.mark.rule("RB-3.5")
def test_a_covered_card_is_not_told_again_not_even_to_its_owner(house: Address, visitor: Visitor) -> None:
    begin(visitor)
    played = plan(visitor, 5)
    assert all(event["card"] for event in played), "as it happens it is told"
    last = {event["side"]: event["number"] for event in played}
    for viewer in (0, 1, None):
        again = told_anew(house, visitor, viewer)
        expected = [event if last[event["side"]] == event["number"] else {**event, "card": None} for event in played]
        assert again == expected
        assert again != played


@pytest.mark.rule("RB-3.5")
def test_where_cards_stay_readable_they_are_told_again(house: Address, visitor: Visitor) -> None:
    begin(visitor, played_cards="open")
    played = plan(visitor, 5)
    assert told_anew(house, visitor, None) == played
