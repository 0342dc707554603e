"""The draft."""

from typing import Any

import pytest

from getaway.games.big_score import events as e
from getaway.games.big_score.moves import Rob
from getaway.games.big_score.multiset import crew_total
from getaway.games.big_score.phases import ASSIGN, HIRE
from getaway.kernel.moves import Move
from tests.games.big_score.kit import BOX, Table, crew, hire, new


def dealt(seats: int, **changes: Any) -> Table:
    """Round 1, before the first choice."""
    table = new(seats, 4, **changes)
    for seat in range(seats):
        table.do(seat, table.offered(seat)[0])
    return table


def all_hire_first(table: Table) -> list[Move]:
    """Everyone takes the first card offered; what each took."""
    made = [table.offered(seat)[0] for seat in range(table.state.seats)]
    table.all_do(*made)
    return made


@pytest.mark.rule("BS-3.1")
def test_six_jobs_lie_open() -> None:
    table = dealt(3)
    jobs = [event for event in table.events if isinstance(event, e.JobDealt)]
    assert [event.number for event in jobs] == [1, 2, 3, 4, 5, 6]
    assert [event.job for event in jobs] == [BOX.job_ids[job] for job in table.state.jobs]


@pytest.mark.rule("BS-3.2")
@pytest.mark.parametrize(("seats", "cards"), [(2, 9), (3, 8), (4, 7), (5, 6), (6, 5)])
def test_so_many_cards_each(seats: int, cards: int) -> None:
    assert [crew_total(side.hand) for side in dealt(seats).state.sides] == [cards] * seats


@pytest.mark.rule("BS-3.4")
def test_choices_are_secret_and_take_effect_together() -> None:
    table = dealt(3)
    hands = [side.hand for side in table.state.sides]
    first = table.offered(1)[0]
    assert table.do(1, first) == [e.CrewHired(1, "con_man"), e.ChoiceMade(1)]
    assert [side.hand for side in table.state.sides] == hands
    assert all(side.hired == 0 for side in table.state.sides)
    assert table.play.waiting_for() == (0, 2)
    table.do(0, table.offered(0)[0])
    table.do(2, table.offered(2)[0])
    assert [crew_total(side.hired) for side in table.state.sides] == [1, 1, 1]


@pytest.mark.rule("BS-3.4", "BS-2.1")
@pytest.mark.parametrize(("number", "to_left"), [(1, True), (2, False), (3, True)])
def test_hands_go_left_right_left(number: int, to_left: bool) -> None:
    table = dealt(3)
    table.state.round = number
    hands = [side.hand for side in table.state.sides]
    all_hire_first(table)
    taken = [side.hired for side in table.state.sides]
    left = [hand - card for hand, card in zip(hands, taken, strict=True)]
    expected = [left[2], left[0], left[1]] if to_left else [left[1], left[2], left[0]]
    assert [side.hand for side in table.state.sides] == expected
    received = [event for event in table.events if isinstance(event, e.HandReceived)]
    assert [event.giver for event in received[-3:]] == ([2, 0, 1] if to_left else [1, 2, 0])


@pytest.mark.rule("BS-3.4")
def test_only_a_card_of_the_hand_can_be_hired() -> None:
    table = dealt(2)
    missing = next(card for at, card in enumerate(BOX.face_ids) if not table.state.sides[0].hand >> 4 * at & 15)
    assert table.refused(0, hire(missing)) == "BS-3.4"
    assert table.refused(0, Rob()) == "BS-3.4"


@pytest.mark.rule("BS-3.5")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_one_choice_fewer_than_cards(seats: int) -> None:
    table = dealt(seats)
    size = BOX.deal(seats)
    choices = 0
    while table.state.phase == HIRE:
        all_hire_first(table)
        choices += 1
    assert choices == size - 1
    assert table.state.phase == ASSIGN
    assert [crew_total(side.hired) for side in table.state.sides] == [size] * seats
    assert all(side.hand == 0 for side in table.state.sides)


@pytest.mark.rule("BS-3.5")
def test_the_last_card_comes_from_the_neighbour() -> None:
    table = dealt(2)
    while crew_total(table.state.sides[0].hand) > 2:
        all_hire_first(table)
    hands = [side.hand for side in table.state.sides]
    hired = [side.hired for side in table.state.sides]
    all_hire_first(table)
    gained = [side.hired - before for side, before in zip(table.state.sides, hired, strict=True)]
    assert sum(gained) == sum(hands)
    assert all(crew_total(cards) == 2 for cards in gained)


@pytest.mark.rule("BS-3.6")
def test_hired_cards_are_for_their_owner_alone() -> None:
    table = dealt(2)
    move = table.offered(0)[0]
    events = table.play.submit(0, move)
    assert [(event.what, event.audience) for event in events] == [
        (e.CrewHired(0, "con_man"), 1),
        (e.ChoiceMade(0), -1),
    ]
    own = table.play.view(0).board.own
    assert own.chosen == "con_man"
    assert table.play.view(1).board.own.chosen is None


@pytest.mark.rule("BS-3.6", "BS-7.2")
def test_hands_are_for_their_holders_alone() -> None:
    table = new(3, 4)
    events = [event for seat in range(3) for event in table.play.submit(seat, table.offered(seat)[0])]
    dealt_to = {event.what.seat: event.audience for event in events if isinstance(event.what, e.HandDealt)}
    assert dealt_to == {0: 1, 1: 2, 2: 4}
    events = [event for seat in range(3) for event in table.play.submit(seat, table.offered(seat)[0])]
    passed_to = {event.what.seat: event.audience for event in events if isinstance(event.what, e.HandReceived)}
    assert passed_to == {0: 1, 1: 2, 2: 4}
    assert [table.play.view(seat).board.own.chosen for seat in range(3)] == [None, None, None]


@pytest.mark.rule("BS-3.7")
def test_training_comes_back_after_the_last_pass() -> None:
    table = dealt(2)
    table.state.sides[1].training = crew("expert_driver", "expert_driver")
    while table.state.phase == HIRE:
        assert table.state.sides[1].unplaced == 0
        all_hire_first(table)
    taken = [event for event in table.events if isinstance(event, e.TrainingTakenBack)]
    assert taken == [e.TrainingTakenBack(1, ["expert_driver", "expert_driver"])]
    sides = table.state.sides
    assert sides[1].unplaced == sides[1].hired + crew("expert_driver", "expert_driver")
    assert crew_total(sides[0].unplaced) == 9
    assert crew_total(sides[1].unplaced) == 11
