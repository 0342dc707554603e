"""Chapter 3, the Purchase phase."""

import pytest

from getaway.games.masters import events as e
from getaway.games.masters.phases import PLAN, PURCHASE
from tests.games.masters.table import (
    GAME,
    BuyCrew,
    Pass,
    PlanCrew,
    TakeWelfare,
    alone,
    buying,
    crew,
    do,
    duel,
    own,
    why_not,
)


@pytest.mark.rule("MH-3.1")
def test_players_alternate_from_the_holder_of_the_right() -> None:
    state = buying((20, 20), ("thug",), ("fall_guy",))
    assert state.actor() == 0
    assert do(state, 0, BuyCrew("pickpocket")) == [e.CrewBought(0, "pickpocket", 2)]
    assert (state.sides[0].money, state.actor()) == (18, 1)
    assert state.legal(0) == []
    do(state, 1, BuyCrew("con_artist"))
    assert state.actor() == 0


@pytest.mark.rule("MH-3.1")
def test_who_has_passed_buys_no_more_and_the_phase_ends_when_both_have() -> None:
    state = buying((20, 20), ("thug",), ("fall_guy",))
    do(state, 0, Pass())
    do(state, 1, BuyCrew("pickpocket"))
    assert state.actor() == 1
    do(state, 1, Pass())
    assert state.phase == PLAN


@pytest.mark.rule("MH-3.1")
def test_only_what_one_can_pay_and_nothing_but_buying() -> None:
    state = buying((4, 20), ("thug",), ("fall_guy",))
    assert why_not(state, 0, BuyCrew("con_artist")) == "MH-3.1"
    assert why_not(state, 0, PlanCrew("thug")) == "MH-3.1"
    assert why_not(state, 0, BuyCrew("grease_man")) is None


@pytest.mark.rule("MH-3.2")
def test_who_can_afford_nothing_is_passed_unasked() -> None:
    state = buying((3, 20), ("thug",), ("fall_guy",))
    do(state, 0, BuyCrew("grease_man"))
    do(state, 1, BuyCrew("pickpocket"))
    assert state.actor() == 1
    assert state.sides[0].passed


@pytest.mark.rule("MH-3.3")
def test_nobody_passes_in_the_first_round_before_a_first_card() -> None:
    state = duel()
    first = state.right
    assert why_not(state, first, Pass()) == "MH-3.3"
    do(state, first, BuyCrew("thug"))
    do(state, 1 - first, BuyCrew("cop_on_the_payroll"))
    assert why_not(state, first, Pass()) is None
    do(state, first, Pass())
    assert state.phase == PLAN, "a Bribe counts, and took all the money"


@pytest.mark.rule("MH-3.3", "MH-3.4")
def test_welfare_is_compulsory_where_passing_is_not_allowed() -> None:
    state = buying((0, 20), (), (), rnd=1)
    assert [GAME.catalogue[move] for move in state.legal(0)] == [
        TakeWelfare("pickpocket"),
        TakeWelfare("thug"),
        TakeWelfare("dock_worker"),
    ]
    assert why_not(state, 0, Pass()) == "MH-3.3"


@pytest.mark.rule("MH-3.4")
def test_welfare_gives_the_cheapest_for_all_one_has() -> None:
    state = buying((1, 20), ("fall_guy",), ("con_artist",))
    assert why_not(state, 0, TakeWelfare("grease_man")) == "MH-3.4"
    assert why_not(state, 0, BuyCrew("thug")) == "MH-3.1"
    assert do(state, 0, TakeWelfare("thug")) == [e.WelfareTaken(0, "thug", 1)]
    assert state.sides[0].money == 0
    assert state.sides[0].passed
    assert state.actor() == 1


@pytest.mark.rule("MH-3.4")
def test_welfare_may_be_declined_and_is_for_the_poor_at_their_first_turn_only() -> None:
    state = buying((0, 20), ("fall_guy",), ("con_artist",))
    assert why_not(state, 0, Pass()) is None
    do(state, 0, Pass())
    assert state.sides[0].passed
    rich = buying((20, 0), ("fall_guy",), ("con_artist",))
    assert why_not(rich, 0, TakeWelfare("thug")) == "MH-3.4"
    do(rich, 0, BuyCrew("thug"))
    assert rich.actor() == 1
    do(rich, 1, TakeWelfare("pickpocket"))
    late = buying((2, 20), ("fall_guy",), ("con_artist",))
    do(late, 0, BuyCrew("thug"))
    do(late, 1, Pass())
    assert late.phase == PLAN, "their second turn: passed without Welfare"


@pytest.mark.rule("MH-3.4")
def test_with_all_piles_empty_there_is_nothing_to_get() -> None:
    state = buying((0, 5), ("fall_guy",), ("con_artist",), stock=0)
    assert all(side.passed for side in state.sides)


@pytest.mark.rule("MH-3.5")
def test_crew_stays_with_its_owner() -> None:
    state = buying((20, 20), ("thug",), ("fall_guy",))
    do(state, 0, BuyCrew("cop_on_the_payroll"))
    assert GAME.rules.board(state, 1).sides[0].bribes == ("cop_on_the_payroll",)
    assert state.sides[0].owned == crew("thug", "cop_on_the_payroll")
    assert why_not(state, 1, BuyCrew("cop_on_the_payroll")) == "MH-2.1"


@pytest.mark.rule("MH-7.1")
def test_alone_one_buys_what_one_likes_or_nothing() -> None:
    state = alone()
    assert why_not(state, 0, Pass()) is None
    do(state, 0, BuyCrew("thug"))
    assert (state.phase, state.actor()) == (PURCHASE, 0)
    do(state, 0, BuyCrew("pickpocket"))
    own(state, 0)
    do(state, 0, Pass())
    assert state.round == 2, "nobody to send: the round passes"
