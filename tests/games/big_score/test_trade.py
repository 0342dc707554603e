"""The trade with the Vault Floor, and the marker."""

from typing import Any

import pytest

from getaway.games.big_score import events as e
from getaway.games.big_score.moves import KeepToken, Rob, Trade, TradeEarlier
from getaway.games.big_score.phases import VAULT
from tests.games.big_score.kit import Table, at_vault, events_of, rig, tokens

FLOOR = ("artifact", "cash_20", "cash_30", "cash_50", "cash_100")


def robbed(seats: int, *drawn: str, marker: int = 0, **setup: Any) -> Table:
    """Everyone has robbed; the tokens in seat order from the marker on."""
    table = at_vault(seats, marker=marker, floor=FLOOR, **setup)
    rig(table, *drawn)
    table.all_do(*[Rob()] * seats)
    return table


@pytest.mark.rule("BS-4.10")
def test_in_clockwise_order_from_the_marker_each_once() -> None:
    table = robbed(4, "diamond", "diamond", "cop", "diamond", marker=2)
    order = []
    while table.state.phase != VAULT:
        (seat,) = table.play.waiting_for()
        order.append(seat)
        table.do(seat, KeepToken())
    assert order == [2, 3, 1]


@pytest.mark.rule("BS-4.10")
def test_the_order_starts_at_the_marker_even_if_its_holder_may_not_trade() -> None:
    table = robbed(3, "cop", "diamond", "diamond", marker=1)
    assert table.play.waiting_for() == (2,)
    table.do(2, KeepToken())
    assert table.play.waiting_for() == (0,)


@pytest.mark.rule("BS-4.10")
def test_any_token_of_the_floor_may_be_taken() -> None:
    table = robbed(2, "diamond", "cop")
    assert table.offered(0) == [KeepToken(), *(Trade(token) for token in FLOOR)]
    assert table.refused(0, Trade("gold_bar")) == "BS-4.10"
    assert table.refused(0, Rob()) == "BS-4.10"
    table.do(0, Trade("cash_100"))
    assert table.state.sides[0].loot == tokens("cash_100")
    assert table.state.floor == tokens("artifact", "cash_20", "cash_30", "cash_50", "diamond")


@pytest.mark.rule("BS-4.10", "BS-4.12")
def test_the_same_kind_is_a_trade_too() -> None:
    table = robbed(2, "artifact", "cop")
    events = table.do(0, Trade("artifact"))
    assert events == [e.TokenTraded(0, "artifact", "artifact", False), e.MarkerMoved(1, False)]


@pytest.mark.rule("BS-4.10", "BS-4.13")
def test_or_the_token_is_kept() -> None:
    table = robbed(2, "diamond", "cop", loot={0: ["cash_20"]})
    assert table.do(0, KeepToken()) == [e.TokenKept(0, "diamond")]
    assert table.state.sides[0].loot == tokens("cash_20", "diamond")
    assert table.play.view(1).board.sides[0].loot == ("diamond", "cash_20")


@pytest.mark.rule("BS-4.11")
def test_an_earlier_token_may_not_be_swapped() -> None:
    table = robbed(2, "diamond", "cop", loot={0: ["cash_20"]})
    assert table.refused(0, TradeEarlier("cash_20", "artifact")) == "BS-4.11"


@pytest.mark.rule("BS-4.12")
def test_the_marker_passes_when_its_holder_trades_and_only_then() -> None:
    table = robbed(3, "diamond", "diamond", "diamond")
    table.do(0, KeepToken())
    assert table.state.marker == 0
    table.do(1, Trade("artifact"))
    assert table.state.marker == 0
    table.do(2, Trade("cash_20"))
    assert table.state.marker == 0


@pytest.mark.rule("BS-4.12")
def test_the_marker_may_pass_several_times_in_one_round() -> None:
    table = robbed(3, "diamond", "diamond", "diamond", marker=1)
    assert e.MarkerMoved(2, False) in table.do(1, Trade("artifact"))
    assert table.play.waiting_for() == (2,)
    assert e.MarkerMoved(0, False) in table.do(2, Trade("cash_20"))
    assert table.play.waiting_for() == (0,)
    assert e.MarkerMoved(1, False) in table.do(0, Trade("cash_30"))
    assert table.state.marker == 1


@pytest.mark.rule("BS-4.12")
def test_a_marker_passed_to_a_cop_stays_there() -> None:
    table = robbed(3, "diamond", "cop", "diamond")
    table.do(0, Trade("artifact"))
    assert table.state.marker == 1
    table.do(2, Trade("cash_20"))
    assert table.state.marker == 1


@pytest.mark.rule("BS-4.13", "BS-4.9")
def test_kept_tokens_are_at_risk() -> None:
    table = robbed(2, "diamond", "diamond", cops=2)
    table.do(0, KeepToken())
    table.do(1, KeepToken())
    rig(table, "cop", "cash_20")
    table.all_do(Rob(), Rob())
    assert [side.loot for side in table.state.sides] == [0, 0]


@pytest.mark.rule("BS-4.23")
def test_with_an_empty_floor_nobody_is_asked() -> None:
    table = at_vault(2, floor=(), abilities={1: "muscle"})
    rig(table, "diamond", "cash_20")
    events = table.all_do(Rob(), Rob())
    assert table.state.phase == VAULT
    assert events_of(e.TokenKept, events) == []
    assert [side.loot for side in table.state.sides] == [tokens("diamond"), tokens("cash_20")]
