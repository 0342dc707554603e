"""Simultaneous Plunder (SO-4.7)."""

import pytest

from getaway.games.big_score.solo import moves as m
from getaway.games.big_score.solo.events import BribeTokenPaid, CopsBribed, JobCompleted, SoloBusted, TokensDrawn
from tests.games.big_score.solo.desk import Desk, crew


def plunder(*vault: str, cops: int = 0) -> Desk:
    """An Apartment is just completed, and these tokens are in the vault."""
    desk = Desk("simultaneous_plunder")
    desk.jobs("apartment")
    desk.on_job(1, crew(con_man=1, gun_man=1, muscle=1))
    desk.state.vault = desk.tokens(*vault)
    desk.state.cops = cops
    return desk


@pytest.mark.rule("SO-4.7")
def test_reward_then_the_vault_then_turning_up() -> None:
    desk = plunder("diamond", "artifact", "cash_20")
    desk.face_down(4, "train")
    desk.end_turn()
    assert desk.events_of(JobCompleted) == [JobCompleted(1, "apartment", 20, 1, 0, 0)]
    assert desk.events_of(TokensDrawn) == [TokensDrawn(["artifact", "diamond", "cash_20"])]
    assert desk.phase == "take"
    desk.do(m.TakeLoot("diamond"), m.RemoveToken("artifact"))
    assert desk.phase == "turn_up"
    assert desk.token_ids(desk.state.vault) == ["cash_20"]
    desk.do(m.TurnUp(4))
    assert desk.phase == "hire"


@pytest.mark.rule("SO-4.7")
def test_each_of_two_jobs_has_its_vault_round() -> None:
    desk = plunder("diamond", "diamond", "diamond", "diamond", "diamond", "diamond")
    desk.jobs("apartment", "apartment")
    for number in (1, 2):
        desk.on_job(number, crew(con_man=1, gun_man=1, muscle=1))
    desk.end_turn()
    desk.do(m.SettleJob(1), m.TakeLoot("diamond"))
    assert desk.phase == "take"
    assert desk.state.completed == 2
    desk.do(m.TakeLoot("diamond"))
    assert desk.phase == "hire"


@pytest.mark.rule("SO-2.8", "SO-4.7")
def test_the_player_chooses_which_of_several_jobs_is_settled_next() -> None:
    """With $30K a bribe is out of reach; the Casino's payout puts it in reach for the vault round of the Apartment."""
    desk = plunder("cop", "cop", "diamond")
    desk.jobs("apartment", "casino", "atm", "library")
    desk.on_job(1, crew(con_man=1, gun_man=1, muscle=1))
    desk.on_job(2, crew(con_man=1, driver=1, grease_man=1, gun_man=1, hacker=1, muscle=1))
    desk.on_job(4, crew(con_man=1, driver=1, hacker=1))
    desk.state.cash = 0
    desk.end_turn()
    assert desk.phase == "order"
    assert desk.offered() == [m.SettleJob(1), m.SettleJob(2), m.SettleJob(4)]
    for number in (3, 5, 6):
        assert desk.why_not(m.SettleJob(number)) == "SO-2.8"
    assert desk.why_not(m.EndTurn()) == "SO-2.8"
    desk.do(m.SettleJob(2))
    assert desk.phase == "bribe"
    assert desk.state.completed == 1
    desk.do(m.BribeCops(0), m.TakeLoot("diamond"))
    assert desk.phase == "order"
    assert desk.offered() == [m.SettleJob(1), m.SettleJob(4)]
    desk.state.vault = desk.tokens("diamond", "diamond", "diamond")
    desk.do(m.SettleJob(4), m.TakeLoot("diamond"))
    assert desk.state.completed == 3  # the last one is no choice
    assert desk.phase == "take"


@pytest.mark.rule("SO-4.7")
def test_vault_cash_is_cash_at_once() -> None:
    desk = plunder("cash_100", "diamond", "diamond")
    desk.end_turn()
    desk.do(m.TakeLoot("cash_100"))
    assert desk.state.cash == 200 + 20 + 100
    assert desk.state.loot == 0


@pytest.mark.rule("SO-4.7", "SO-3.3")
def test_any_cash_bribes_with_change() -> None:
    desk = plunder("cop", "cop", "cop")
    desk.state.cash = 110
    desk.end_turn()
    assert desk.offered() == [m.BribeCops(0), m.BribeCops(1), m.BribeCops(2)]
    desk.do(m.BribeCops(2))
    assert desk.events_of(CopsBribed) == [CopsBribed(2, 100)]
    assert desk.events_of(BribeTokenPaid) == []
    assert desk.state.cash == 30
    assert desk.state.cops == 1
    assert desk.phase == "hire"


@pytest.mark.rule("SO-4.7")
def test_without_the_cash_no_bribe() -> None:
    desk = plunder("cop", "cop", "diamond")
    desk.state.cash = 20
    desk.end_turn()
    assert desk.phase == "take"
    assert desk.state.cops == 2


@pytest.mark.rule("SO-4.7")
def test_five_cops_lose_at_once_and_cash_stays() -> None:
    desk = plunder("cop", "diamond", "cash_100", cops=4)
    desk.state.cash = 4000
    desk.state.loot = desk.tokens("gold_bar", "diamond")
    desk.end_turn()
    assert desk.events_of(SoloBusted) == [SoloBusted(["diamond", "gold_bar"])]
    assert desk.phase == "over"
    assert desk.state.returns() == [0.0]
    assert desk.state.scores() == [4000 + 20 + 20]


@pytest.mark.rule("SO-4.7")
def test_the_last_turn_has_its_vault_round_too_and_there_is_no_act_two() -> None:
    desk = plunder("gold_bar", "diamond", "diamond")
    desk.last_round()
    desk.empty_deck()
    desk.state.cash = 1260
    desk.end_turn()
    assert desk.why_not(m.FleeVault()) == "SO-3.5"
    desk.do(m.TakeLoot("gold_bar"))
    assert desk.phase == "over"
    assert desk.state.scores() == [1260 + 20 + 20 + 200]
    assert desk.state.returns() == [1.0]


@pytest.mark.rule("SO-4.7")
def test_an_empty_vault_is_passed_by() -> None:
    desk = plunder()
    desk.end_turn()
    assert desk.phase == "hire"


@pytest.mark.rule("SO-4.7")
@pytest.mark.parametrize(("cash", "won"), [(1500, 1.0), (1499, 0.0)])
def test_plunder_is_won_with_its_goal_at_the_end_of_act_one(cash: int, won: float) -> None:
    desk = plunder()
    desk.jobs()
    desk.last_round()
    desk.empty_deck()
    desk.state.cash = cash
    desk.end_turn()
    assert desk.phase == "over"
    assert desk.state.returns() == [won]
