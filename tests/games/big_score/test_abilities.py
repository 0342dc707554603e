"""The six Expert Abilities."""

from typing import Any

import pytest

from getaway.games.big_score import events as e
from getaway.games.big_score.moves import (
    Flee,
    KeepToken,
    LeaveFloor,
    LeaveMarker,
    Rob,
    StealMarker,
    TakeFromFloor,
    Trade,
    TradeEarlier,
)
from getaway.games.big_score.phases import GREASE, GUN, MUSCLES, OVER, TRADE, VAULT
from tests.games.big_score.kit import Table, at_vault, events_of, rig, tokens

FLOOR = ("artifact", "cash_20", "cash_30", "cash_50", "cash_100")


def robbed(seats: int, *drawn: str, marker: int = 0, **setup: Any) -> Table:
    """Everyone has robbed; the tokens in seat order from the marker on."""
    table = at_vault(seats, marker=marker, floor=FLOOR, **setup)
    rig(table, *drawn)
    table.all_do(*[Rob()] * seats)
    return table


# Muscle.


@pytest.mark.rule("BS-4.16")
def test_a_muscle_steals_the_marker_and_trades_first() -> None:
    table = robbed(3, "diamond", "diamond", "diamond", abilities={2: "muscle"})
    assert table.state.phase == MUSCLES
    assert table.play.waiting_for() == (2,)
    assert table.refused(2, KeepToken()) == "BS-4.16"
    assert table.offered(2) == [StealMarker(), LeaveMarker()]
    assert table.do(2, StealMarker()) == [e.MarkerMoved(2, True)]
    assert table.play.waiting_for() == (2,)
    assert table.state.phase == TRADE
    assert e.MarkerMoved(0, False) in table.do(2, Trade("artifact"))
    assert table.play.waiting_for() == (0,)
    table.do(0, KeepToken())
    assert table.play.waiting_for() == (1,)
    table.do(1, KeepToken())
    assert table.state.phase == VAULT
    assert table.state.sides[2].used


@pytest.mark.rule("BS-4.16")
def test_he_is_asked_before_each_trade_until_he_uses_it() -> None:
    table = robbed(3, "diamond", "diamond", "diamond", abilities={1: "muscle"})
    table.do(1, LeaveMarker())
    assert table.play.waiting_for() == (0,)
    table.do(0, KeepToken())
    assert table.state.phase == MUSCLES
    table.do(1, LeaveMarker())
    table.do(1, KeepToken())
    assert table.state.phase == MUSCLES  # though they have had their turn
    table.do(1, StealMarker())
    assert table.state.marker == 1
    assert table.play.waiting_for() == (2,)
    table.do(2, KeepToken())
    assert table.state.phase == VAULT
    rig(table, "diamond", "diamond", "diamond")
    table.all_do(Rob(), Rob(), Rob())
    assert table.state.phase == TRADE  # once a game


@pytest.mark.rule("BS-4.16")
def test_one_who_drew_a_cop_is_asked_too_and_gains_no_trade() -> None:
    table = robbed(3, "diamond", "cop", "diamond", abilities={1: "muscle"})
    table.do(1, StealMarker())
    assert table.play.waiting_for() == (2,)
    table.do(2, Trade("artifact"))
    assert table.state.marker == 1
    assert table.play.waiting_for() == (0,)
    table.do(0, KeepToken())
    assert table.state.phase == VAULT


@pytest.mark.rule("BS-4.16")
def test_the_holder_and_who_is_outside_are_not_asked() -> None:
    table = robbed(2, "diamond", "diamond", abilities={0: "muscle"})
    assert table.state.phase == TRADE
    table = at_vault(3, floor=FLOOR, abilities={1: "muscle"})
    rig(table, "diamond", "diamond")
    table.all_do(Rob(), Flee(), Rob())
    assert table.state.phase == TRADE


@pytest.mark.rule("BS-4.16")
def test_before_each_trade_and_after_each_theft_he_is_asked_again() -> None:
    table = at_vault(4, floor=FLOOR, marker=1, abilities={0: "muscle", 3: "muscle"})
    rig(table, *["cash_20"] * 4)
    table.all_do(Rob(), Rob(), Rob(), Rob())
    table.do(3, LeaveMarker())
    table.do(0, LeaveMarker())
    table.do(1, KeepToken())
    table.do(3, LeaveMarker())
    table.do(0, LeaveMarker())
    table.do(2, KeepToken())
    table.do(3, StealMarker())
    assert table.play.waiting_for() == (0,)
    assert table.state.phase == MUSCLES
    table.do(0, LeaveMarker())
    assert table.state.phase == TRADE
    assert table.play.waiting_for() == (3,)


@pytest.mark.rule("BS-4.17")
def test_a_con_man_may_give_a_key_for_a_key() -> None:
    table = at_vault(2, floor=["digital_key"], loot={0: ["digital_key"]}, abilities={0: "con_man"})
    rig(table, "gold_bar", "cop")
    table.all_do(Rob(), Rob())
    table.do(0, TradeEarlier("digital_key", "digital_key"))
    assert table.state.sides[0].loot == tokens("digital_key", "gold_bar")
    assert table.state.sides[0].used


@pytest.mark.rule("BS-4.16")
def test_with_nobody_left_to_trade_nobody_is_asked() -> None:
    table = robbed(2, "cop", "cop", abilities={1: "muscle"})
    assert table.state.phase == VAULT


@pytest.mark.rule("BS-4.16", "BS-4.22")
def test_two_muscles() -> None:
    """The nearest to the marker is asked first; after a theft the other is asked again."""
    table = robbed(4, "diamond", "diamond", "diamond", "diamond", marker=2, abilities={1: "muscle", 3: "muscle"})
    assert table.play.waiting_for() == (3,)
    table.do(3, LeaveMarker())
    assert table.play.waiting_for() == (1,)
    table.do(1, StealMarker())
    assert table.play.waiting_for() == (3,)
    table.do(3, StealMarker())
    assert table.state.marker == 3
    order = []
    while table.state.phase != VAULT:
        (seat,) = table.play.waiting_for()
        order.append(seat)
        table.do(seat, KeepToken())
    assert order == [3, 0, 1, 2]


@pytest.mark.rule("BS-4.16", "BS-4.12")
def test_a_marker_that_passed_to_the_muscle_need_not_be_stolen() -> None:
    table = robbed(2, "diamond", "diamond", abilities={1: "muscle"})
    table.do(1, LeaveMarker())
    table.do(0, Trade("artifact"))
    assert table.state.marker == 1
    assert table.state.phase == TRADE


# Con Man.


@pytest.mark.rule("BS-4.17")
def test_a_con_man_gives_an_earlier_token_and_keeps_the_drawn_one() -> None:
    table = robbed(2, "diamond", "cop", loot={0: ["cash_20", "digital_key"]}, abilities={0: "con_man"})
    assert table.refused(0, TradeEarlier("gold_bar", "artifact")) == "BS-4.17"
    assert table.refused(0, TradeEarlier("diamond", "artifact")) == "BS-4.17"
    assert table.refused(0, TradeEarlier("cash_20", "gold_bar")) == "BS-4.10"
    events = table.do(0, TradeEarlier("cash_20", "artifact"))
    assert events == [e.TokenTraded(0, "cash_20", "artifact", True), e.MarkerMoved(1, False)]
    assert table.state.sides[0].loot == tokens("digital_key", "artifact", "diamond")
    assert table.state.floor == tokens("cash_20", "cash_20", "cash_30", "cash_50", "cash_100")
    rig(table, "cash_30", "cop")
    table.state.marker = 0
    table.all_do(Rob(), Rob())
    assert table.refused(0, TradeEarlier("diamond", "cash_100")) == "BS-4.11"


@pytest.mark.rule("BS-4.17")
def test_an_ordinary_trade_leaves_the_ability() -> None:
    table = robbed(2, "diamond", "cop", loot={0: ["cash_20"]}, abilities={0: "con_man"})
    assert len(table.offered(0)) == 1 + 5 + 5
    table.do(0, Trade("artifact"))
    assert not table.state.sides[0].used


@pytest.mark.rule("BS-4.17")
def test_a_con_man_with_a_cop_or_without_earlier_tokens() -> None:
    table = robbed(2, "cop", "diamond", loot={0: ["cash_20"]}, abilities={0: "con_man"})
    assert table.play.waiting_for() == (1,)
    table = robbed(2, "diamond", "cop", abilities={0: "con_man"})
    assert len(table.offered(0)) == 1 + 5


# Gun Man.


@pytest.mark.rule("BS-4.18")
def test_a_gun_man_takes_one_more_after_the_swap() -> None:
    table = robbed(2, "diamond", "cop", abilities={0: "gun_man"})
    events = table.do(0, Trade("artifact"))
    assert events == [e.TokenTraded(0, "diamond", "artifact", False), e.MarkerMoved(1, False)]
    assert table.state.phase == GUN
    assert table.play.waiting_for() == (0,)
    assert table.refused(0, TakeFromFloor("artifact")) == "BS-4.18"
    assert table.refused(0, Rob()) == "BS-4.18"
    assert LeaveFloor() in table.offered(0)
    assert table.do(0, TakeFromFloor("diamond")) == [e.FloorTokenTaken(0, "diamond", "gun_man")]
    assert table.state.sides[0].loot == tokens("artifact", "diamond")
    assert table.state.floor == tokens("cash_20", "cash_30", "cash_50", "cash_100")
    assert table.state.sides[0].used
    rig(table, "cash_30", "cop")
    table.state.marker = 0
    table.all_do(Rob(), Rob())
    table.do(0, Trade("cash_100"))
    assert table.state.phase == VAULT  # once a game
    assert table.state.floor == tokens("cash_20", "cash_30", "cash_30", "cash_50")


@pytest.mark.rule("BS-4.18")
def test_he_may_take_nothing_and_keep_the_ability() -> None:
    table = robbed(2, "diamond", "diamond", abilities={0: "gun_man"})
    table.do(0, Trade("artifact"))
    table.do(0, LeaveFloor())
    assert not table.state.sides[0].used
    assert table.play.waiting_for() == (1,)


@pytest.mark.rule("BS-4.18")
def test_without_a_trade_he_takes_nothing() -> None:
    table = robbed(2, "diamond", "cop", abilities={0: "gun_man"})
    table.do(0, KeepToken())
    assert table.state.phase == VAULT


@pytest.mark.rule("BS-4.18", "BS-4.9")
def test_what_he_took_is_at_risk() -> None:
    table = robbed(2, "diamond", "cop", cops=1, abilities={0: "gun_man"})
    table.do(0, Trade("artifact"))
    table.do(0, TakeFromFloor("cash_100"))
    rig(table, "cop", "cash_20")
    table.all_do(Rob(), Rob())
    assert table.state.phase == OVER
    assert table.state.sides[0].loot == 0


# Grease Man.


@pytest.mark.rule("BS-4.19", "BS-4.25")
def test_a_grease_man_takes_a_token_on_fleeing_before_the_trade() -> None:
    table = at_vault(2, floor=FLOOR, abilities={0: "grease_man"}, loot={0: ["cash_20"]})
    rig(table, "diamond")
    events = table.all_do(Flee(), Rob())
    assert e.TokenDrawn(1, "diamond") in events
    assert table.state.phase == GREASE
    assert table.play.waiting_for() == (0,)
    assert table.refused(0, LeaveFloor()) == "BS-4.19"
    assert table.refused(0, TakeFromFloor("gold_bar")) == "BS-4.19"
    assert len(table.offered(0)) == 5
    events = table.do(0, TakeFromFloor("cash_100"))
    assert events == [e.FloorTokenTaken(0, "cash_100", "grease_man"), e.MarkerMoved(1, False)]
    assert table.state.sides[0].loot == tokens("cash_20", "cash_100")
    assert table.state.floor == tokens("artifact", "cash_20", "cash_30", "cash_50")
    assert table.state.phase == TRADE


@pytest.mark.rule("BS-4.19", "BS-4.20", "BS-4.25", "BS-4.9")
def test_bust_and_flee_in_one_round_with_grease_man_and_driver() -> None:
    table = at_vault(4, floor=FLOOR, cops=4, marker=1, abilities={0: "grease_man", 2: "driver"})
    rig(table, "cop", "diamond", "gold_bar", "cop")
    events: list[object] = list(table.all_do(Flee(), Rob(), Flee(), Rob()))
    assert e.DriverDrew(2, ["gold_bar"], 1) in events
    assert table.state.phase == GREASE
    assert table.state.cops == 4
    events = list(table.do(0, TakeFromFloor("cash_100")))
    assert table.state.phase == OVER
    assert e.PlayersBusted([1, 3]) in events
    assert table.state.sides[0].loot == tokens("cash_100")
    assert table.state.sides[2].loot == tokens("gold_bar")
    assert [side.busted for side in table.state.sides] == [False, True, False, True]


@pytest.mark.rule("BS-4.19", "BS-4.25")
def test_abilities_act_even_when_nobody_stays() -> None:
    table = at_vault(2, floor=FLOOR, abilities={0: "grease_man", 1: "driver"})
    rig(table, "diamond", "cash_20")
    table.all_do(Flee(), Flee())
    table.do(0, TakeFromFloor("artifact"))
    assert table.state.phase == OVER
    assert table.state.sides[1].loot == tokens("diamond", "cash_20")


@pytest.mark.rule("BS-4.22")
def test_abilities_on_fleeing_go_clockwise_from_where_the_marker_was() -> None:
    table = at_vault(4, floor=FLOOR, marker=3, abilities={0: "grease_man", 2: "grease_man", 3: "driver"})
    rig(table, "cash_30", "diamond", "cash_20")
    events = table.all_do(Flee(), Rob(), Flee(), Flee())
    assert e.DriverDrew(3, ["diamond", "cash_20"], 0) in events
    assert table.play.waiting_for() == (0,)
    table.do(0, TakeFromFloor("artifact"))
    assert table.play.waiting_for() == (2,)
    events = table.do(2, TakeFromFloor("cash_100"))
    assert e.MarkerMoved(1, False) in events
    assert len(events_of(e.DriverDrew, table.events)) == 1


@pytest.mark.rule("BS-4.23")
def test_with_an_empty_floor_a_grease_man_takes_nothing() -> None:
    table = at_vault(2, floor=(), abilities={0: "grease_man"})
    rig(table, "diamond")
    table.all_do(Flee(), Rob())
    assert table.state.phase == VAULT
    assert not table.state.sides[0].used


# Driver.


@pytest.mark.rule("BS-4.20")
def test_a_driver_may_draw_whatever_is_in_the_vault() -> None:
    table = at_vault(2, abilities={0: "driver"}, vault=["cash_20"] * 3 + ["gold_bar"])
    rig(table, "cash_20", "cash_20", "gold_bar")
    table.all_do(Flee(), Rob())
    assert table.state.sides[0].loot == tokens("cash_20", "gold_bar")


@pytest.mark.rule("BS-4.20")
def test_a_driver_draws_two_and_cops_go_back() -> None:
    table = at_vault(2, abilities={0: "driver"}, loot={0: ["cash_20"]})
    before = table.state.vault
    rig(table, "cash_30", "cop", "diamond")
    events = table.all_do(Flee(), Rob())
    assert events_of(e.DriverDrew, events) == [e.DriverDrew(0, ["diamond"], 1)]
    assert table.state.cops == 0
    assert table.state.sides[0].loot == tokens("cash_20", "diamond")
    assert table.state.vault == before - tokens("cash_30", "diamond")
    assert table.state.sides[0].used


@pytest.mark.rule("BS-4.20")
def test_two_cops_are_not_replaced() -> None:
    table = at_vault(2, abilities={0: "driver"})
    before = table.state.vault
    rig(table, "diamond", "cop", "cop")
    table.all_do(Flee(), Rob())
    assert table.state.sides[0].loot == 0
    assert table.state.vault == before - tokens("diamond")
    assert table.state.cops == 0


@pytest.mark.rule("BS-4.20")
@pytest.mark.parametrize("left", [(), ("diamond",)])
def test_a_driver_draws_what_is_there(left: tuple[str, ...]) -> None:
    table = at_vault(2, abilities={0: "driver"}, vault=["cash_20", *left])
    rig(table, "cash_20", *left)
    table.all_do(Flee(), Rob())
    assert table.state.sides[0].loot == tokens(*left)
    assert table.state.vault == 0


@pytest.mark.rule("BS-4.20")
def test_who_robs_on_does_not_drive() -> None:
    table = at_vault(2, abilities={0: "driver"})
    rig(table, "cop", "cop")
    events = table.all_do(Rob(), Rob())
    assert events_of(e.DriverDrew, events) == []
