"""The second part of a turn: placing, shuffling in, keeping (SO-2.3, SO-2.4, SO-2.6)."""

import pytest

from getaway.games.big_score.multiset import crew_total
from getaway.games.big_score.solo import hire
from getaway.games.big_score.solo import moves as m
from getaway.games.big_score.solo.events import CardPlaced, CardsDiscarded, SoloTurnEnded
from getaway.games.big_score.solo.views import board
from getaway.kernel.moves import Move
from tests.games.big_score.solo.desk import Desk, crew


@pytest.mark.rule("SO-2.3")
def test_all_cards_of_the_type_go_on_jobs_of_your_choice() -> None:
    desk = Desk()
    desk.jobs("night_club", "armored_truck", "casino")
    desk.hand(gun_man=2, driver=1)
    desk.do(m.ChooseType("gun_man"))
    assert desk.phase == "place"
    assert desk.offered() == [m.PlaceCard(1), m.PlaceCard(2), m.PlaceCard(3)]
    desk.do(m.PlaceCard(3))
    assert desk.offered() == [m.PlaceCard(1), m.PlaceCard(2)]
    assert desk.why_not(m.PlaceCard(3)) == "SO-2.3"
    desk.do(m.PlaceCard(1))
    assert desk.phase == "assign"
    assert desk.state.crew[:3] == [crew(gun_man=1), 0, crew(gun_man=1)]
    assert desk.state.hand == crew(driver=1)


@pytest.mark.rule("SO-2.3")
def test_cards_without_an_open_icon_are_discarded() -> None:
    desk = Desk()
    desk.jobs("apartment", "hotel")
    desk.hand(gun_man=4)
    desk.do(m.ChooseType("gun_man"))
    assert desk.state.crew[:2] == [crew(gun_man=1), crew(gun_man=1)]
    assert desk.events_of(CardsDiscarded) == [CardsDiscarded("gun_man", 2)]
    assert desk.state.hand == 0


@pytest.mark.rule("SO-2.3")
def test_a_type_is_chosen_even_if_nothing_can_be_placed() -> None:
    desk = Desk()
    desk.jobs("library")
    desk.hand(muscle=2)
    assert desk.why_not(m.EndTurn()) == "SO-2.2"
    assert desk.why_not(m.ChooseType("driver")) == "SO-2.3"
    desk.do(m.ChooseType("muscle"))
    assert desk.events_of(CardsDiscarded) == [CardsDiscarded("muscle", 2)]
    assert desk.phase == "assign"


@pytest.mark.rule("SO-2.3")
def test_no_card_goes_beyond_the_icons_or_on_a_job_that_lies_face_down() -> None:
    desk = Desk()
    desk.jobs("hotel", "casino", "mansion")
    desk.on_job(1, crew(driver=1))
    desk.face_down(4, "train")
    desk.hand(driver=1)
    desk.do(m.ChooseType("driver"))
    assert desk.offered() == [m.PlaceCard(2), m.PlaceCard(3)]
    for number in (1, 4, 6):
        assert desk.why_not(m.PlaceCard(number)) == "SO-2.3"


@pytest.mark.rule("SO-2.3")
def test_with_the_requirement_of_the_night_club_two_gun_men_are_placed() -> None:
    desk = Desk()
    desk.jobs("night_club")
    desk.hand(gun_man=3)
    desk.do(m.ChooseType("gun_man"))
    assert desk.state.crew[0] == crew(gun_man=2)
    assert [event.number for event in desk.events_of(CardPlaced) if isinstance(event, CardPlaced)] == [1, 1]
    assert desk.events_of(CardsDiscarded) == [CardsDiscarded("gun_man", 1)]


@pytest.mark.rule("SO-2.3")
def test_with_an_empty_hand_the_step_is_skipped() -> None:
    desk = Desk()
    desk.empty_deck()
    desk.state.hand = 0
    hire.begin_turn(desk.state)
    assert desk.phase == "assign"
    assert desk.why_not(m.EndTurn()) is None


@pytest.mark.rule("SO-2.4")
def test_more_cards_are_placed_for_money() -> None:
    desk = Desk()
    desk.jobs("casino", "race_track")
    desk.hand(driver=3, hacker=1, muscle=1)
    desk.do(m.ChooseType("hacker"), m.PlaceCard(1))
    desk.do(m.PlaceExtra("driver", 2), m.PlaceExtra("driver", 2), m.PlaceExtra("muscle", 1))
    assert desk.state.cash == 170
    assert desk.state.crew[:2] == [crew(hacker=1, muscle=1), crew(driver=2)]
    assert desk.why_not(m.PlaceExtra("driver", 2)) == "SO-2.3"
    assert desk.why_not(m.PlaceExtra("driver", 3)) == "SO-2.3"
    assert desk.why_not(m.PlaceExtra("gun_man", 1)) == "SO-2.4"
    assert desk.events_of(CardPlaced)[-1] == CardPlaced("muscle", 1, "casino", 10)


@pytest.mark.rule("SO-2.4")
def test_a_card_is_shuffled_into_the_next_deck() -> None:
    desk = Desk()
    desk.jobs("library")
    desk.hand(muscle=1, driver=2)
    desk.do(m.ChooseType("muscle"), m.ShuffleIn("driver"), m.ShuffleIn("driver"))
    assert desk.state.cash == 180
    assert desk.why_not(m.ShuffleIn("driver")) == "SO-2.4"
    assert board(desk.state).shuffled_in_next == ("driver", "driver")
    unseen = crew_total(desk.state.pool)
    desk.empty_deck()
    desk.do(m.EndTurn())
    assert desk.state.round == 2
    assert desk.state.deck_size() == -(-unseen // 2) + 2 - 5
    assert board(desk.state).shuffled_in == ("driver", "driver")


@pytest.mark.rule("SO-2.4")
def test_a_card_that_was_shuffled_in_comes_again() -> None:
    desk = Desk()
    desk.state.planted_next = crew(driver=3)
    desk.state.pool = crew(muscle=4)
    desk.state.hand = 0
    desk.empty_deck()
    desk.state.round = 1
    desk.end_turn()
    assert desk.state.deck_size() == 2 + 3 - 5
    assert desk.state.hand == crew(muscle=2, driver=3)


@pytest.mark.rule("SO-2.4")
def test_nothing_is_shuffled_in_in_round_three() -> None:
    desk = Desk()
    desk.jobs("library")
    desk.last_round()
    desk.hand(muscle=1, driver=1)
    desk.do(m.ChooseType("muscle"))
    assert desk.why_not(m.ShuffleIn("driver")) == "SO-2.4"


@pytest.mark.rule("SO-2.6")
def test_cards_are_kept_for_money_and_the_rest_is_discarded() -> None:
    desk = Desk()
    desk.jobs("library")
    desk.hand(muscle=1, gun_man=2, grease_man=2)
    desk.do(m.ChooseType("muscle"), m.KeepCard("gun_man"), m.KeepCard("grease_man"))
    assert desk.why_not(m.PlaceExtra("gun_man", 1)) == "SO-2.6"
    assert desk.why_not(m.ShuffleIn("gun_man")) == "SO-2.6"
    assert board(desk.state).kept == ("grease_man", "gun_man")
    desk.do(m.KeepCard("gun_man"))
    assert desk.why_not(m.KeepCard("gun_man")) == "SO-2.6"
    before = desk.state.deck_size()
    desk.do(m.EndTurn())
    assert desk.events_of(SoloTurnEnded) == [SoloTurnEnded(["grease_man"])]
    assert desk.state.cash == 170
    assert desk.state.deck_size() == before - 2
    assert crew_total(desk.state.hand) == 5


@pytest.mark.rule("SO-2.6")
def test_kept_cards_stay_into_the_next_round() -> None:
    desk = Desk()
    desk.jobs("library")
    desk.hand(muscle=1, gun_man=6)
    desk.empty_deck()
    desk.do(m.ChooseType("muscle"), *[m.KeepCard("gun_man")] * 6, m.EndTurn())
    assert desk.state.round == 2
    assert desk.state.hand == crew(gun_man=6)


@pytest.mark.rule("SO-2.6")
def test_nothing_is_kept_on_the_last_turn_of_round_three() -> None:
    desk = Desk()
    desk.jobs("library")
    desk.last_round()
    desk.hand(muscle=1, gun_man=1)
    desk.do(m.ChooseType("muscle"))
    assert desk.why_not(m.KeepCard("gun_man")) is None
    desk.empty_deck()
    assert desk.why_not(m.KeepCard("gun_man")) == "SO-2.6"


@pytest.mark.rule("SO-2.3")
def test_where_every_icon_is_filled_nothing_is_asked() -> None:
    desk = Desk()
    desk.jobs("apartment", "hotel")
    desk.hand(gun_man=2)
    desk.do(m.ChooseType("gun_man"))
    assert desk.phase == "assign"
    assert desk.state.crew[:2] == [crew(gun_man=1), crew(gun_man=1)]


@pytest.mark.rule("SO-2.4", "SO-2.6", "SO-2.7")
@pytest.mark.parametrize("move", [m.PlaceExtra("con_man", 1), m.ShuffleIn("con_man"), m.KeepCard("con_man")])
def test_the_last_of_the_cash_pays(move: Move) -> None:
    desk = Desk()
    desk.jobs("apartment")
    desk.hand(con_man=1, driver=1)
    desk.do(m.ChooseType("driver"))
    desk.state.cash = 10
    desk.do(move)
    assert desk.state.cash == 0
    assert desk.state.hand == 0
