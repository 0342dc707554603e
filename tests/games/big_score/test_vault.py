"""Act II: rob or flee."""

import pytest

from getaway.games.big_score import events as e
from getaway.games.big_score import vault as vault_phase
from getaway.games.big_score.moves import Flee, Hire, KeepToken, Rob, Trade
from getaway.games.big_score.multiset import token_count, token_total
from getaway.games.big_score.phases import OVER, TRADE, VAULT
from tests.games.big_score.kit import BOX, Table, at_assign, at_vault, bare, events_of, new, rig, tokens


@pytest.mark.rule("BS-4.1", "BS-1.4")
def test_the_marker_goes_to_the_fewest_payout_tokens() -> None:
    state = bare(3)
    state.sides[0].diamonds = 2
    state.sides[1].artifacts = 1
    state.sides[1].drives = 1
    state.sides[2].drives = 1
    state.sides[2].cash = 5000
    assert vault_phase.first_holder(state) == 2
    state.sides[0].diamonds = 1
    assert vault_phase.first_holder(state) == 0
    state.youth = [2, 1, 0]
    assert vault_phase.first_holder(state) == 2


@pytest.mark.rule("BS-4.2", "BS-4.3")
def test_five_tokens_on_the_floor_and_never_a_cop() -> None:
    for seed in range(30):
        table = at_assign(["apartment"], ["con_man"], ["driver"])
        table.state.round = 3
        table.state.chance = new(2, seed).state.chance
        table.assign(0)
        events = table.assign(1)
        state = table.state
        assert token_total(state.floor) == 5
        assert token_count(state.floor, 0) == 0
        assert state.floor + state.vault == BOX.vault
        assert token_total(state.vault) == 57
        assert all(side.inside for side in state.sides)
        assert events_of(e.VaultOpened, events) == [e.VaultOpened(0, state.tokens(state.floor))]


@pytest.mark.rule("BS-4.4", "BS-4.24", "BS-7.2")
def test_rob_or_flee_in_secret_and_for_good() -> None:
    table = at_vault(3)
    assert table.offered(1) == [Rob(), Flee()]
    assert table.refused(1, Hire("driver")) == "BS-4.4"
    assert table.do(1, Flee()) == [e.ChoiceMade(1)]
    assert table.state.sides[1].inside
    assert table.play.view(0).board.sides[1].decided
    assert table.play.view(0).board.sides[1].inside
    assert table.play.view(1).board.own.chosen == "flee"
    assert table.play.why_not_take_back(1) is not None
    assert table.play.waiting_for() == (0, 2)


@pytest.mark.rule("BS-4.5", "BS-4.7")
def test_who_robs_draws_one_token() -> None:
    table = at_vault(2)
    before = table.state.vault
    rig(table, "diamond", "cash_50")
    events = table.all_do(Rob(), Rob())
    assert events_of(e.TokenDrawn, events) == [e.TokenDrawn(0, "diamond"), e.TokenDrawn(1, "cash_50")]
    assert table.state.vault == before - tokens("diamond", "cash_50")
    assert [BOX.token_ids[side.drawn] for side in table.state.sides] == ["diamond", "cash_50"]
    assert table.state.phase == TRADE


@pytest.mark.rule("BS-4.6")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_cop_after_as_many_as_players_is_the_bust(seats: int) -> None:
    for cops in range(seats):
        table = at_vault(seats, cops=cops)
        rig(table, *["cop"] + ["diamond"] * (seats - 1))
        events = table.all_do(*[Rob()] * seats)
        assert e.CopsArrived(1, seats - cops) in events
        assert table.state.phase != OVER
    table = at_vault(seats, cops=seats)
    rig(table, *["cop"] + ["diamond"] * (seats - 1))
    events = table.all_do(*[Rob()] * seats)
    assert e.CopsArrived(1, 0) in events
    assert table.state.phase == OVER


@pytest.mark.rule("BS-4.6")
def test_the_track_counts_players_at_the_table_not_inside() -> None:
    table = at_vault(4, cops=2)
    rig(table, "cop", "cop")
    table.all_do(Rob(), Rob(), Flee(), Flee())
    assert table.state.cops == 4
    assert table.state.phase == VAULT
    rig(table, "cop", "diamond")
    table.all_do(Rob(), Rob())
    assert table.state.phase == OVER


@pytest.mark.rule("BS-4.6")
def test_with_an_empty_track_nobody_is_busted_in_one_round() -> None:
    for seats in (2, 3, 4, 5, 6):
        table = at_vault(seats)
        rig(table, *["cop"] * seats)
        table.all_do(*[Rob()] * seats)
        assert table.state.cops == seats
        assert table.state.phase == VAULT


@pytest.mark.rule("BS-4.6")
def test_another_bust_count() -> None:
    assert new(4).state.bust_at == 5
    assert new(4, bust="3").state.bust_at == 3
    table = at_vault(2)
    table.state.bust_at = 6
    rig(table, "cop", "cop")
    assert e.CopsArrived(2, 4) in table.all_do(Rob(), Rob())


@pytest.mark.rule("BS-4.6", "BS-4.9", "BS-4.10", "BS-4.12")
def test_the_rulebooks_four_players() -> None:
    """Three Cops, a trade that passes the marker; then the trader flees and the other three are busted."""
    mamba, collector, femme, brute = range(4)
    table = at_vault(4, floor=("artifact", "cash_20", "cash_30", "diamond", "digital_key"), marker=mamba)
    for side in table.state.sides:
        side.diamonds = 2
    rig(table, "cash_50", "cop", "cop", "cop")
    events = table.all_do(*[Rob()] * 4)
    assert e.CopsArrived(3, 2) in events
    assert table.play.waiting_for() == (mamba,)
    events = table.do(mamba, Trade("artifact"))
    assert events == [e.TokenTraded(mamba, "cash_50", "artifact", False), e.MarkerMoved(collector, False)]
    assert table.state.floor == tokens("cash_50", "cash_20", "cash_30", "diamond", "digital_key")
    assert table.play.waiting_for() == (0, 1, 2, 3)
    table.state.sides[femme].loot = tokens("gold_bar")
    before = table.state.vault
    rig(table, "cop", "cop", "cop")
    events = table.all_do(Flee(), Rob(), Rob(), Rob())
    assert e.CopsArrived(3, 0) in events
    assert e.PlayersBusted([collector, femme, brute]) in events
    assert table.state.phase == OVER
    assert [side.busted for side in table.state.sides] == [False, True, True, True]
    assert table.state.sides[mamba].loot == tokens("artifact")
    assert table.state.sides[femme].loot == 0
    assert table.state.vault == before - tokens("cop", "cop", "cop") + tokens("gold_bar")
    assert [side.diamonds for side in table.state.sides] == [2, 2, 2, 2]
    assert [side.cash for side in table.state.sides] == [200, 200, 200, 200]


def drawn(table: Table) -> list[str | None]:
    return [side.drawn for side in table.play.view(-1).board.sides]


@pytest.mark.rule("BS-4.7", "BS-4.13")
def test_a_token_is_in_hand_until_it_is_traded_or_kept() -> None:
    table = at_vault(3, floor=["artifact"])
    rig(table, "diamond", "gold_bar", "cop")
    table.all_do(Rob(), Rob(), Rob())
    assert drawn(table) == ["diamond", "gold_bar", "cop"]
    table.do(0, KeepToken())
    assert drawn(table) == [None, "gold_bar", "cop"]
    table.do(1, KeepToken())
    assert drawn(table) == [None, None, None]


@pytest.mark.rule("BS-4.9")
def test_after_a_bust_nobody_has_a_token_in_hand() -> None:
    table = at_vault(2, cops=2)
    rig(table, "cop", "diamond")
    table.all_do(Rob(), Rob())
    assert drawn(table) == [None, None]


@pytest.mark.rule("BS-4.23")
def test_with_an_empty_floor_nobody_is_left_to_trade() -> None:
    table = at_vault(2, floor=())
    rig(table, "diamond", "gold_bar")
    table.all_do(Rob(), Rob())
    assert table.state.to_trade == 0


@pytest.mark.rule("BS-4.4")
def test_rounds_in_the_vault_are_counted() -> None:
    table = at_vault(2, floor=())
    assert table.play.view(0).board.vault.round == 1
    rig(table, "diamond", "diamond")
    table.all_do(Rob(), Rob())
    assert table.play.view(0).board.vault.round == 2


@pytest.mark.rule("BS-4.8")
def test_who_flees_is_safe_with_all_tokens() -> None:
    table = at_vault(2, loot={0: ["gold_bar", "diamond"], 1: ["cash_20"]})
    rig(table, "diamond")
    events = table.all_do(Flee(), Rob())
    assert e.PlayerFled(0) in events
    assert not table.state.sides[0].inside
    assert table.state.sides[0].loot == tokens("gold_bar", "diamond")
    table.do(1, KeepToken())
    assert table.play.waiting_for() == (1,)


@pytest.mark.rule("BS-4.8", "BS-4.25")
def test_the_marker_passes_over_all_who_fled() -> None:
    table = at_vault(5, marker=3)
    table.state.sides[4].inside = False
    table.state.waiting &= ~(1 << 4)
    rig(table, "diamond", "diamond")
    events: list[object] = []
    for seat, move in ((0, Flee()), (1, Rob()), (2, Rob()), (3, Flee())):
        events += table.do(seat, move)
    assert table.state.marker == 1
    assert e.MarkerMoved(1, False) in events
    assert table.play.waiting_for() == (1,)


@pytest.mark.rule("BS-4.8", "BS-4.14")
def test_all_flee_in_one_round_and_the_marker_stays() -> None:
    table = at_vault(3, marker=1, loot={2: ["cash_100"]})
    events = table.all_do(Flee(), Flee(), Flee())
    assert table.state.phase == OVER
    assert table.state.marker == 1
    assert events_of(e.MarkerMoved, events) == []
    assert isinstance(events[-1], e.GameEnded)
    assert table.state.scores() == [200, 200, 300]
    assert not any(side.busted for side in table.state.sides)


@pytest.mark.rule("BS-4.9")
def test_a_bust_takes_this_rounds_token_too_and_there_is_no_trade() -> None:
    table = at_vault(2, cops=2, loot={0: ["silver_bar"], 1: ["diamond"]})
    everything = BOX.vault - table.state.floor - 3 * tokens("cop")
    rig(table, "cop", "gold_bar")
    events = table.all_do(Rob(), Rob())
    assert table.state.phase == OVER
    assert table.state.vault == everything
    assert all(side.loot == 0 and side.busted for side in table.state.sides)
    assert events_of(e.TokenTraded, events) == []
    assert [side.cash for side in table.state.sides] == [200, 200]


@pytest.mark.rule("BS-4.6")
def test_surplus_cops_lie_on_busted_too() -> None:
    table = at_vault(2, cops=2)
    rig(table, "cop", "cop")
    assert e.CopsArrived(2, 0) in table.all_do(Rob(), Rob())
    assert table.state.cops == 4


@pytest.mark.rule("BS-4.15", "BS-4.12")
def test_the_last_player_goes_on_alone_and_keeps_the_marker() -> None:
    table = at_vault(3, marker=0)
    rig(table, "diamond")
    table.all_do(Rob(), Flee(), Flee())
    assert table.do(0, Trade("artifact")) == [e.TokenTraded(0, "diamond", "artifact", False)]
    assert table.state.marker == 0
    for _ in range(3):
        rig(table, "cash_50")
        table.do(0, Rob())
        table.do(0, KeepToken())
    assert table.play.waiting_for() == (0,)
    table.do(0, Flee())
    assert table.state.phase == OVER
    assert table.state.sides[0].loot == tokens("artifact", "cash_50", "cash_50", "cash_50")


@pytest.mark.rule("BS-4.14")
def test_the_game_ends_when_nobody_is_inside() -> None:
    table = at_vault(2)
    rig(table, "cop")
    table.all_do(Rob(), Flee())
    assert table.state.phase == VAULT
    table.do(0, Flee())
    assert table.state.phase == OVER
    assert table.play.outcome() is not None


@pytest.mark.rule("BS-4.26", "BS-4.5")
def test_fewer_tokens_than_robbers() -> None:
    table = at_vault(3, vault=["diamond", "cop"], marker=1, cops=2)
    rig(table, "diamond", "cop")
    events = table.all_do(Rob(), Rob(), Rob())
    assert events_of(e.TokenDrawn, events) == [
        e.TokenDrawn(1, "diamond"),
        e.TokenDrawn(2, "cop"),
        e.TokenDrawn(0, None),
    ]
    assert table.play.waiting_for() == (1,)
    table.state.bust_at = 4
    table.do(1, KeepToken())
    table.state.vault = tokens("cop")
    rig(table, "cop")
    table.all_do(Rob(), Rob(), Rob())
    assert [side.busted for side in table.state.sides] == [True, True, True]


@pytest.mark.rule("BS-4.2")
def test_a_floor_of_all_there_is() -> None:
    state = bare(2)
    state.box.floor, kept = 60, state.box.floor
    try:
        vault_phase.begin(state)
    finally:
        state.box.floor = kept
    assert token_total(state.floor) == 52
    assert state.vault == 10 * tokens("cop")
