"""Clean-up, Training from round to round, and the way to Act II."""

import pytest

from getaway.games.big_score import events as e
from getaway.games.big_score.moves import Train
from getaway.games.big_score.multiset import crew_total
from getaway.games.big_score.phases import ASSIGN, HIRE, VAULT
from tests.games.big_score.kit import BOX, Table, at_assign, crew, events_of


def to_assign(table: Table, *hired: list[str]) -> None:
    """Skip the draft: these are the cards hired, and Training comes back."""
    state = table.state
    assert state.phase == HIRE
    while state.phase == HIRE:
        for seat in range(state.seats):
            table.do(seat, table.offered(seat)[0])
    for side, cards in zip(state.sides, hired, strict=True):
        side.hired = crew(*cards)
        side.unplaced = side.hired + side.training


@pytest.mark.rule("BS-3.24", "BS-7.1")
def test_unassigned_cards_are_shown_and_go_and_training_stays() -> None:
    table = at_assign(["apartment"], ["con_man", "expert_hacker"], ["driver"])
    table.assign(0, ("expert_hacker", "training"))
    events = table.assign(1)
    assert e.UnassignedDiscarded(0, ["con_man"]) in events
    assert e.UnassignedDiscarded(1, ["driver"]) in events
    assert events_of(e.TrainingShown, events) == [e.TrainingShown(0, ["expert_hacker"])]
    assert table.state.discards == crew("con_man", "driver")
    assert table.state.sides[0].training == crew("expert_hacker")
    assert table.play.view(1).board.sides[0].training == ("expert_hacker",)


@pytest.mark.rule("BS-3.24")
def test_the_six_jobs_go() -> None:
    table = at_assign(["apartment"], ["con_man"], ["driver"])
    old = set(table.state.jobs)
    table.assign(0)
    table.assign(1)
    assert len(table.state.jobs) == 6
    assert not old & set(table.state.jobs)


@pytest.mark.rule("BS-3.26", "BS-3.7", "BS-3.10")
def test_the_collectors_three_rounds_of_training() -> None:
    """Two Expert Drivers in round 1, a third in round 2; in round 3 she trains three Expert Muscles instead."""
    table = at_assign(["apartment"], ["expert_driver", "expert_driver"], ["driver"])
    table.do(0, Train("driver"), Train("driver"))
    table.assign(1)
    to_assign(table, ["expert_driver"], ["driver"])
    assert table.state.sides[0].unplaced == crew(*["expert_driver"] * 3)
    table.do(0, *[Train("driver")] * 3)
    table.assign(1)
    assert table.state.sides[0].ability == -1
    assert table.state.round == 3
    to_assign(table, ["expert_muscle"] * 3, ["driver"])
    assert crew_total(table.state.sides[0].unplaced) == 6
    jobs = [n + 1 for n, job in enumerate(table.state.jobs) if BOX.need[job] >> 4 & 15]
    table.assign(0, *[("expert_driver", jobs[0])] * 3, *[("expert_muscle", "training")] * 3)
    events = table.assign(1)
    while table.state.phase != VAULT:
        seat = table.play.waiting_for()[0]
        events += table.do(seat, table.offered(seat)[0])
    assert events_of(e.AbilityGained, events) == [e.AbilityGained(0, "muscle")]
    assert BOX.type_ids[table.state.sides[0].ability] == "muscle"


@pytest.mark.rule("BS-3.26")
@pytest.mark.parametrize("number", [1, 2])
def test_fewer_than_three_gain_nothing(number: int) -> None:
    table = at_assign(["apartment"], ["expert_driver"] * number, ["driver"])
    table.state.round = 3
    table.do(0, *[Train("driver")] * number)
    events = table.assign(1)
    assert table.state.phase == VAULT
    assert events_of(e.AbilityGained, events) == []


@pytest.mark.rule("BS-3.26")
def test_two_players_may_gain_the_same_ability() -> None:
    table = at_assign(["apartment"], ["expert_driver"] * 3, ["expert_driver"] * 3)
    table.state.round = 3
    table.do(0, *[Train("driver")] * 3)
    events = table.do(1, *[Train("driver")] * 3)
    assert events_of(e.AbilityGained, events) == [e.AbilityGained(0, "driver"), e.AbilityGained(1, "driver")]


@pytest.mark.rule("BS-3.25")
@pytest.mark.parametrize(("number", "phase"), [(1, HIRE), (2, HIRE), (3, VAULT)])
def test_after_round_three_comes_act_two(number: int, phase: int) -> None:
    table = at_assign(["apartment"], ["con_man"], ["driver"])
    table.state.round = number
    table.assign(0)
    table.assign(1)
    assert table.state.phase == phase
    assert table.state.phase != ASSIGN


@pytest.mark.rule("BS-6.1")
def test_the_simple_variant_deals_no_experts_and_gives_no_ability() -> None:
    table = at_assign(["apartment"], ["con_man"], ["driver"], simple=True)
    assert not any(table.state.deck >> 8 * kind + 4 & 15 for kind in range(6))
    assert crew_total(table.state.deck) == 88
    table.state.round = 3
    table.assign(0)
    events = table.assign(1)
    assert table.state.phase == VAULT
    assert events_of(e.AbilityGained, events) == []
