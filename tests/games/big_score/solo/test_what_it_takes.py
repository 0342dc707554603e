"""SO-4.9, This Crew Does What It Takes: one of each type, places to pay for, Hard Drives for sale."""

import pytest

from getaway.games.big_score.solo import moves as m
from getaway.games.big_score.solo import phases
from getaway.games.big_score.solo.events import (
    JobCompleted,
)
from tests.games.big_score.solo.desk import Desk, crew


@pytest.mark.rule("SO-4.9")
def test_one_of_each_type_completes_any_job() -> None:
    desk = Desk("does_what_it_takes")
    desk.jobs("night_club")
    desk.on_job(1, crew(con_man=1, driver=1, grease_man=1, gun_man=1, hacker=1, muscle=1))
    desk.end_turn()
    assert desk.events_of(JobCompleted) == [JobCompleted(1, "night_club", 50, 0, 0, 0)]
    base = Desk()
    base.jobs("night_club")
    base.on_job(1, crew(con_man=1, driver=1, grease_man=1, gun_man=1, hacker=1, muscle=1))
    base.end_turn()
    assert base.events_of(JobCompleted) == []


@pytest.mark.rule("SO-4.9")
def test_the_requirement_completes_it_too() -> None:
    desk = Desk("does_what_it_takes")
    desk.jobs("night_club")
    desk.on_job(1, crew(con_man=1, driver=1, gun_man=2, muscle=1))
    desk.end_turn()
    assert len(desk.events_of(JobCompleted)) == 1


@pytest.mark.rule("SO-4.9")
def test_a_first_card_of_a_type_has_a_place_beyond_the_requirement() -> None:
    desk = Desk("does_what_it_takes")
    desk.jobs("apartment", "casino")
    desk.hand(hacker=3)
    desk.do(m.ChooseType("hacker"))
    assert desk.offered() == [m.PlaceCard(1), m.PlaceCard(2)]
    assert desk.why_not(m.DiscardRest()) == "SO-2.3"
    desk.do(m.PlaceCard(2))
    # The icon is filled: the place at the Apartment need not be taken.
    assert desk.offered() == [m.PlaceCard(1), m.DiscardRest()]
    desk.do(m.PlaceCard(1))
    assert desk.phase == "assign"
    assert desk.state.crew[:2] == [crew(hacker=1), crew(hacker=1)]


@pytest.mark.rule("SO-4.9")
def test_places_beyond_the_requirement_are_left_if_you_like() -> None:
    desk = Desk("does_what_it_takes")
    desk.jobs("apartment")
    desk.hand(hacker=2)
    desk.do(m.ChooseType("hacker"), m.DiscardRest())
    assert desk.phase == "assign"
    assert desk.state.crew[0] == 0
    assert desk.state.hand == 0


@pytest.mark.rule("SO-4.9")
def test_a_place_beyond_the_requirement_may_come_before_an_icon() -> None:
    desk = Desk("does_what_it_takes")
    desk.jobs("apartment", "casino")
    desk.hand(hacker=1)
    desk.do(m.ChooseType("hacker"), m.PlaceCard(1))
    assert desk.state.crew[:2] == [crew(hacker=1), 0]
    assert desk.phase == "assign"


@pytest.mark.rule("SO-4.9")
def test_such_a_place_can_be_paid_for_and_is_there_once() -> None:
    desk = Desk("does_what_it_takes")
    desk.jobs("apartment")
    desk.hand(hacker=2, muscle=1)
    desk.do(m.ChooseType("muscle"), m.PlaceExtra("hacker", 1))
    assert desk.why_not(m.PlaceExtra("hacker", 1)) == "SO-2.3"
    base = Desk()
    base.jobs("apartment")
    base.hand(hacker=2, muscle=1)
    base.do(m.ChooseType("muscle"))
    assert base.why_not(m.PlaceExtra("hacker", 1)) == "SO-2.3"


@pytest.mark.rule("SO-4.9")
def test_hard_drives_are_for_sale_once_before_the_vault() -> None:
    desk = Desk("does_what_it_takes")
    desk.last_round()
    desk.empty_deck()
    desk.end_turn()
    assert desk.phase == "drives"
    assert desk.why_not(m.RobVault()) == "SO-4.9"
    desk.do(m.BuyDrive(), m.BuyDrive())
    assert (desk.state.cash, desk.state.drives) == (0, 2)
    assert desk.why_not(m.BuyDrive()) == "SO-2.7"
    desk.do(m.StopBuying())
    assert desk.phase == "vault"
    assert desk.why_not(m.BuyDrive()) == "SO-3.1"


@pytest.mark.rule("SO-4.9")
def test_without_the_price_nothing_is_for_sale() -> None:
    desk = Desk("does_what_it_takes")
    desk.last_round()
    desk.empty_deck()
    desk.state.cash = 99
    desk.end_turn()
    assert desk.phase == "vault"


@pytest.mark.rule("SO-4.9")
@pytest.mark.parametrize(
    ("change", "won"),
    [
        ({}, 1.0),
        ({"cash": 449}, 0.0),
        ({"diamonds": 2}, 0.0),
        ({"artifacts": 2}, 0.0),
        ({"drives": 2}, 0.0),
    ],
)
def test_all_four_goals_are_needed(change: dict[str, int], won: float) -> None:
    desk = Desk("does_what_it_takes")
    desk.in_vault("cop", loot=("digital_key",) * 3 + ("gold_bar", "silver_bar"))
    desk.state.cash = 450
    desk.state.diamonds = desk.state.artifacts = desk.state.drives = 3
    for name, value in change.items():
        setattr(desk.state, name, value)
    desk.do(m.FleeVault())
    assert desk.state.returns() == [won]
    assert desk.state.phase == phases.OVER


@pytest.mark.rule("SO-4.9")
@pytest.mark.parametrize(("cash", "asked"), [(100, True), (99, False)])
def test_hard_drives_are_offered_to_who_can_pay_one(cash: int, asked: bool) -> None:
    desk = Desk("does_what_it_takes")
    desk.jobs()
    desk.last_round()
    desk.empty_deck()
    desk.state.cash = cash
    desk.end_turn()
    assert desk.phase == ("drives" if asked else "vault")
