"""The first part of a turn: drawing, paying for other cards, scouting (SO-2.1, SO-2.2, SO-2.5, SO-2.7)."""

import pytest

from getaway.games.big_score.multiset import crew_total
from getaway.games.big_score.solo import moves as m
from getaway.games.big_score.solo import phases
from getaway.games.big_score.solo.events import CardsDrawn, JobScouted, TypeDiscarded
from getaway.games.big_score.solo.views import board
from getaway.kernel.moves import Move
from getaway.testing.scripted import Scripted
from tests.games.big_score.solo.desk import Desk, crew


def next_turn(desk: Desk, **kept: int) -> None:
    """End the turn with these cards kept."""
    desk.state.hand = 0
    desk.state.kept = crew(**kept)
    desk.state.phase = phases.KEEP
    desk.do(m.EndTurn())


@pytest.mark.rule("SO-2.1")
def test_the_hand_is_filled_to_five_kept_cards_included() -> None:
    desk = Desk()
    assert crew_total(desk.state.hand) == 5
    next_turn(desk, driver=2, hacker=1)
    assert crew_total(desk.state.hand) == 5
    (drawn,) = desk.events_of(CardsDrawn)
    assert isinstance(drawn, CardsDrawn)
    assert len(drawn.crew) == 2


@pytest.mark.rule("SO-2.1")
def test_with_five_or_more_nothing_is_drawn_and_there_is_no_hand_limit() -> None:
    desk = Desk()
    before = desk.state.deck_size()
    next_turn(desk, driver=5, hacker=2)
    assert desk.state.hand == crew(driver=5, hacker=2)
    assert desk.state.deck_size() == before
    desk.do(m.DrawOne())
    assert crew_total(desk.state.hand) == 8


@pytest.mark.rule("SO-2.1")
def test_the_last_cards_of_a_deck_are_drawn_and_no_more() -> None:
    desk = Desk()
    desk.state.deck = 2
    next_turn(desk)
    assert crew_total(desk.state.hand) == 2
    assert desk.state.deck_size() == 0


@pytest.mark.rule("SO-2.2")
def test_all_cards_of_a_type_are_discarded_for_as_many() -> None:
    desk = Desk()
    desk.hand(driver=3, hacker=2)
    before = desk.state.deck_size()
    desk.do(m.RedrawType("driver"))
    assert desk.state.cash == 190
    assert crew_total(desk.state.hand) == 5
    assert desk.state.deck_size() == before - 3
    (discarded,) = desk.events_of(TypeDiscarded)
    assert discarded == TypeDiscarded("driver", 3, 10)
    desk.do(m.DrawOne(), m.RedrawType("hacker"), m.DrawOne())
    assert desk.state.cash == 160


@pytest.mark.rule("SO-2.2")
def test_one_card_is_drawn_for_money() -> None:
    desk = Desk()
    desk.do(m.DrawOne())
    assert crew_total(desk.state.hand) == 6
    assert desk.state.cash == 190


@pytest.mark.rule("SO-2.2")
def test_from_an_empty_deck_no_card_is_drawn_but_a_type_may_be_discarded() -> None:
    desk = Desk()
    desk.hand(driver=3, hacker=1)
    desk.empty_deck()
    assert desk.why_not(m.DrawOne()) == "SO-2.2"
    desk.do(m.RedrawType("driver"))
    assert desk.events == [TypeDiscarded("driver", 3, 10)]
    assert desk.crew_ids(desk.state.hand) == ["hacker"]
    assert desk.phase == "hire"
    desk.do(m.RedrawType("hacker"))
    assert desk.state.hand == 0
    assert desk.phase == "assign"  # without a card there is no type to choose


@pytest.mark.rule("SO-2.2")
def test_with_fewer_cards_left_than_discarded_what_is_left_is_drawn() -> None:
    desk = Desk()
    desk.hand(driver=4)
    desk.state.deck = 1
    desk.do(m.RedrawType("driver"))
    assert crew_total(desk.state.hand) == 1
    assert desk.state.cash == 190


@pytest.mark.rule("SO-2.2")
def test_a_type_that_is_not_in_hand_cannot_be_discarded() -> None:
    desk = Desk()
    desk.hand(driver=4)
    assert desk.why_not(m.RedrawType("hacker")) == "SO-2.2"


@pytest.mark.rule("SO-2.5")
def test_a_scouted_job_stays_face_down_and_is_known() -> None:
    desk = Desk()
    desk.do(m.Scout(5))
    (scouted,) = desk.events_of(JobScouted)
    job = board(desk.state).jobs[4]
    assert job is not None
    assert isinstance(scouted, JobScouted)
    assert (job.job, job.face_up, desk.state.cash) == (scouted.job, False, 170)
    assert desk.phase == "hire"
    assert desk.why_not(m.Scout(5)) == "SO-2.5"
    desk.state.cash = 500
    desk.empty_deck()
    desk.end_turn()
    assert scouted.job not in board(desk.state).unseen_jobs


@pytest.mark.rule("SO-2.5")
def test_only_face_down_jobs_are_scouted() -> None:
    desk = Desk()
    assert desk.why_not(m.Scout(1)) == "SO-2.5"
    desk.jobs("atm", None)
    assert desk.why_not(m.Scout(2)) == "SO-2.5"


@pytest.mark.rule("SO-2.5")
def test_scouting_is_possible_until_the_turn_is_ended() -> None:
    desk = Desk()
    desk.jobs("casino", "train")
    for number in (4, 5, 6):
        desk.face_down(number)
    desk.hand(driver=2, hacker=2)
    desk.do(m.Scout(4), m.ChooseType("hacker"))
    assert desk.phase == "assign"
    desk.do(m.Scout(5), m.KeepCard("driver"))
    assert desk.phase == "keep"
    desk.do(m.Scout(6))
    assert desk.state.cash == 200 - 3 * 30 - 10


@pytest.mark.rule("SO-2.5", "SO-2.3")
def test_while_the_chosen_type_is_placed_only_scouting_comes_between() -> None:
    desk = Desk()
    desk.jobs("night_club", "armored_truck")
    desk.face_down(4)
    desk.hand(gun_man=1)
    desk.do(m.ChooseType("gun_man"))
    assert desk.phase == "place"
    assert desk.why_not(m.DrawOne()) == "SO-2.3"
    assert desk.why_not(m.EndTurn()) == "SO-2.3"
    assert desk.why_not(m.Scout(1)) == "SO-2.5"
    desk.do(m.Scout(4))
    assert desk.phase == "place"
    assert desk.offered() == [m.PlaceCard(1), m.PlaceCard(2)]


@pytest.mark.rule("SO-2.7")
def test_nothing_is_bought_without_the_cash() -> None:
    desk = Desk()
    desk.hand(driver=3, hacker=1)
    desk.state.cash = 9
    for move in (m.DrawOne(), m.RedrawType("driver"), m.Scout(4)):
        assert desk.why_not(move) == "SO-2.7"
    desk.state.cash = 29
    assert desk.why_not(m.Scout(4)) == "SO-2.7"
    assert desk.why_not(m.DrawOne()) is None
    desk.jobs("casino")
    desk.do(m.ChooseType("hacker"))
    desk.state.cash = 9
    for paid in (m.PlaceExtra("driver", 1), m.ShuffleIn("driver"), m.KeepCard("driver")):
        assert desk.why_not(paid) == "SO-2.7"
    desk.state.cash = 10
    desk.do(m.PlaceExtra("driver", 1))
    assert desk.state.cash == 0


@pytest.mark.rule("SO-2.7")
@pytest.mark.parametrize(("move", "cost"), [(m.DrawOne(), 10), (m.RedrawType("driver"), 10), (m.Scout(4), 30)])
def test_the_last_of_the_cash_buys(move: Move, cost: int) -> None:
    desk = Desk()
    desk.hand(driver=3)
    desk.state.cash = cost
    desk.do(move)
    assert desk.state.cash == 0


@pytest.mark.rule("SO-2.5")
def test_any_job_may_lie_face_down() -> None:
    desk = Desk()
    desk.jobs(None, "casino")
    desk.face_down(1)
    desk.do(m.Scout(1))
    (scouted,) = desk.events_of(JobScouted)
    assert isinstance(scouted, JobScouted)
    assert (scouted.number, scouted.paid) == (1, 30)
    desk.face_down(4, "apartment")
    assert desk.why_not(m.Scout(4)) == "SO-2.5"  # known already


@pytest.mark.rule("SO-2.1")
def test_drawing_is_told_where_a_card_is_drawn() -> None:
    desk = Desk()
    next_turn(desk, driver=5)
    assert desk.events_of(CardsDrawn) == []
    desk.state.pool = crew(con_man=9)
    desk.do(m.DrawOne())
    assert desk.events_of(CardsDrawn) == [CardsDrawn(["con_man"])]


@pytest.mark.rule("SO-2.4")
def test_a_card_shuffled_in_may_lie_on_top() -> None:
    desk = Desk()
    desk.hand(driver=1)
    desk.state.pool = crew(hacker=9)
    desk.state.deck = 2
    desk.state.planted = crew(con_man=1)
    desk.state.chance = Scripted([2])
    desk.do(m.DrawOne())
    assert desk.state.hand == crew(driver=1, con_man=1)
