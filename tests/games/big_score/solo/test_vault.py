"""Chapter 3: rounds of the vault, Cops, bribes, taking and removing tokens."""

import pytest

from getaway.games.big_score.multiset import token_total
from getaway.games.big_score.solo import bribes, scoring
from getaway.games.big_score.solo import moves as m
from getaway.games.big_score.solo.events import (
    BribeTokenPaid,
    CopsBribed,
    CopsCameOnTrack,
    LootTaken,
    SoloBusted,
    SoloEnded,
    SoloFled,
    TokenRemoved,
    TokensReturned,
)
from tests.games.big_score.solo.desk import PACK, Desk


@pytest.mark.rule("SO-3.1")
def test_fleeing_ends_the_game_with_the_loot() -> None:
    desk = Desk()
    desk.in_vault("cop", loot=("gold_bar", "cash_50"))
    assert desk.offered() == [m.RobVault(), m.FleeVault()]
    assert desk.do(m.FleeVault()) == [SoloFled(), SoloEnded(False, 450)]
    assert desk.phase == "over"
    assert desk.state.fled
    assert desk.state.scores() == [200 + 200 + 50]
    assert desk.state.actor() == -1
    assert desk.state.pending() == 0
    assert desk.state.legal(0) == []


@pytest.mark.rule("SO-3.1")
def test_in_the_vault_nothing_but_rob_or_flee() -> None:
    desk = Desk()
    desk.in_vault("diamond", "cop")
    for move in (m.EndTurn(), m.TakeNothing(), m.BribeCops(0), m.DrawOne()):
        assert desk.why_not(move) == "SO-3.1"


@pytest.mark.rule("SO-3.2")
def test_robbing_draws_three_tokens() -> None:
    desk = Desk()
    desk.in_vault(*["diamond"] * 10)
    desk.do(m.RobVault())
    assert token_total(desk.state.drawn) == 3
    assert token_total(desk.state.vault) == 7
    assert desk.phase == "take"


@pytest.mark.rule("SO-3.2")
def test_a_single_cop_always_goes_on_the_track() -> None:
    desk = Desk()
    desk.in_vault("cop", "diamond", "cash_20", loot=("cash_100",), cops=1)
    desk.do(m.RobVault())
    assert desk.events_of(CopsCameOnTrack) == [CopsCameOnTrack(1, 2)]
    assert desk.phase == "take"
    assert desk.state.cops == 2


@pytest.mark.rule("SO-3.2")
def test_further_cops_may_be_bribed_back_into_the_vault() -> None:
    desk = Desk()
    desk.in_vault("cop", "cop", "diamond", loot=("cash_50",), cops=1)
    desk.do(m.RobVault())
    assert desk.phase == "bribe"
    assert desk.offered() == [m.BribeCops(0), m.BribeCops(1)]
    assert desk.why_not(m.BribeCops(2)) == "SO-3.2"
    assert desk.why_not(m.TakeLoot("diamond")) == "SO-3.2"
    desk.do(m.BribeCops(1))
    assert desk.state.cops == 2
    assert desk.token_ids(desk.state.vault) == ["cop"]
    assert desk.state.loot == 0
    assert desk.phase == "take"


@pytest.mark.rule("SO-3.2")
def test_cops_that_are_not_bribed_go_on_the_track() -> None:
    desk = Desk()
    desk.in_vault("cop", "cop", "cop", loot=("cash_50",))
    desk.do(m.RobVault())
    assert desk.why_not(m.BribeCops(2)) == "SO-3.3"
    desk.do(m.BribeCops(0))
    assert desk.events_of(CopsBribed) == [CopsBribed(0, 0)]
    assert desk.events_of(CopsCameOnTrack) == [CopsCameOnTrack(2, 3)]
    assert desk.token_ids(desk.state.loot) == ["cash_50"]
    assert desk.phase == "vault"


@pytest.mark.rule("SO-3.2", "SO-3.4")
def test_if_the_first_is_the_fifth_there_is_no_bribe() -> None:
    desk = Desk()
    desk.in_vault("cop", "cop", "diamond", loot=("cash_100",), cops=4)
    desk.do(m.RobVault())
    assert desk.state.busted
    assert desk.phase == "over"
    assert desk.events_of(SoloBusted) == [SoloBusted(["cash_100"])]
    assert desk.state.loot == 0
    assert sorted(desk.token_ids(desk.state.vault)) == ["cash_100", "cop", "diamond"]


@pytest.mark.rule("SO-3.2", "SO-3.4")
def test_a_bribe_can_avert_the_bust() -> None:
    desk = Desk()
    desk.in_vault("cop", "cop", "diamond", loot=("cash_100", "gold_bar"), cops=3)
    desk.do(m.RobVault(), m.BribeCops(1), m.TakeLoot("diamond"))
    assert not desk.state.busted
    assert desk.state.cops == 4
    desk = Desk()
    desk.in_vault("cop", "cop", "diamond", loot=("cash_100", "gold_bar"), cops=3)
    desk.do(m.RobVault(), m.BribeCops(0))
    assert desk.state.busted
    assert desk.state.scores() == [200]


@pytest.mark.rule("SO-3.3")
def test_cash_of_act_one_bribes_nobody() -> None:
    desk = Desk()
    desk.in_vault("cop", "cop", "cash_100", loot=("gold_bar", "diamond"))
    desk.state.cash = 5000
    desk.do(m.RobVault())
    # Nothing to pay with: neither cash of Act I, nor bars, nor the token drawn in this very round.
    assert desk.phase == "take"
    assert desk.state.cops == 2
    assert desk.events_of(CopsCameOnTrack) == [CopsCameOnTrack(1, 1), CopsCameOnTrack(1, 2)]


@pytest.mark.rule("SO-3.3")
def test_no_change_is_given() -> None:
    desk = Desk()
    desk.in_vault("cop", "cop", "diamond", loot=("cash_100",))
    desk.do(m.RobVault(), m.BribeCops(1))
    assert desk.events_of(BribeTokenPaid) == [BribeTokenPaid("cash_100")]
    assert desk.state.loot == 0
    assert desk.state.cash == 200
    assert scoring.cash(desk.state) == 200


@pytest.mark.rule("SO-3.3")
def test_two_bribes_are_paid_together() -> None:
    desk = Desk()
    desk.in_vault("cop", "cop", "cop", loot=("cash_100",))
    desk.do(m.RobVault())
    assert desk.offered() == [m.BribeCops(0), m.BribeCops(1), m.BribeCops(2)]
    desk.do(m.BribeCops(2))
    assert desk.state.loot == 0
    assert desk.state.cops == 1
    assert desk.token_ids(desk.state.vault) == ["cop", "cop"]


@pytest.mark.rule("SO-3.3")
def test_any_set_from_which_none_could_be_left_out() -> None:
    payments = set()
    loot = ("cash_20",) * 4 + ("cash_30",) * 3 + ("cash_50",) * 2 + ("cash_100",)
    desk = Desk()
    desk.in_vault("cop", "cop", "cop", loot=loot)
    desk.do(m.RobVault(), m.BribeCops(2))
    start = desk.state

    def pay_on() -> None:
        if desk.phase != "pay":
            paid = list(loot)
            for token in desk.token_ids(desk.state.loot):
                paid.remove(token)
            payments.add(tuple(sorted(int(token[5:]) for token in paid)))
            return
        here = desk.state
        for move in desk.offered():
            desk.state = here.clone()
            desk.do(move)
            pay_on()

    pay_on()
    expected = set()
    values = [int(token[5:]) for token in loot]
    for mask in range(1 << len(values)):
        chosen = [value for at, value in enumerate(values) if mask >> at & 1]
        if sum(chosen) >= 100 and all(sum(chosen) - value < 100 for value in chosen):
            expected.add(tuple(sorted(chosen)))
    assert payments == expected
    assert start.phase != desk.state.phase


@pytest.mark.rule("SO-3.3")
def test_tokens_are_paid_from_the_dearest_down() -> None:
    desk = Desk()
    desk.in_vault("cop", "cop", "diamond", loot=("cash_20", "cash_30", "cash_50", "cash_100", "gold_bar"))
    desk.do(m.RobVault(), m.BribeCops(1))
    assert desk.phase == "pay"
    assert desk.offered() == [m.PayToken("cash_30"), m.PayToken("cash_50"), m.PayToken("cash_100")]
    assert desk.why_not(m.PayToken("cash_20")) == "SO-3.3"
    assert desk.why_not(m.PayToken("gold_bar")) == "SO-3.3"
    assert desk.why_not(m.BribeCops(0)) == "SO-3.3"
    desk.do(m.PayToken("cash_30"))  # only the 20 is left to go with it, so it is paid too
    assert desk.token_ids(desk.state.loot) == ["gold_bar", "cash_50", "cash_100"]
    assert desk.phase == "take"


@pytest.mark.rule("SO-3.3")
def test_a_larger_token_after_a_smaller_one_is_refused() -> None:
    desk = Desk()
    loot = ("cash_20",) * 2 + ("cash_30",) * 2 + ("cash_50",) + ("cash_100",)
    desk.in_vault("cop", "cop", "diamond", loot=loot)
    desk.do(m.RobVault(), m.BribeCops(1), m.PayToken("cash_30"))
    assert desk.offered() == [m.PayToken("cash_20"), m.PayToken("cash_30")]
    assert desk.why_not(m.PayToken("cash_50")) == "SO-3.3"
    desk.do(m.PayToken("cash_30"))
    assert desk.token_ids(desk.state.loot) == ["cash_20", "cash_20", "cash_50", "cash_100"]
    desk.in_vault("cop", "cop", "diamond", loot=("cash_30",) * 2 + ("cash_50",) * 2)
    desk.do(m.RobVault(), m.BribeCops(1))
    assert desk.why_not(m.PayToken("cash_20")) == "SO-3.3"


@pytest.mark.rule("SO-3.4")
def test_a_bust_is_no_loss_by_itself() -> None:
    desk = Desk()
    desk.in_vault("cop", "cop", "cop", loot=("gold_bar",), cops=3)
    desk.state.cash = 1500
    desk.do(m.RobVault())
    assert desk.state.busted
    assert desk.state.scores() == [1500]
    assert desk.state.returns() == [1.0]


@pytest.mark.rule("SO-3.5")
def test_one_is_taken_one_removed_and_the_rest_goes_back() -> None:
    desk = Desk()
    desk.in_vault("diamond", "artifact", "cash_20")
    desk.do(m.RobVault())
    assert desk.offered() == [m.TakeNothing(), m.TakeLoot("artifact"), m.TakeLoot("diamond"), m.TakeLoot("cash_20")]
    assert desk.why_not(m.TakeLoot("gold_bar")) == "SO-3.5"
    assert desk.why_not(m.TakeLoot("cop")) == "SO-3.5"
    assert desk.do(m.TakeLoot("diamond")) == [LootTaken("diamond")]
    assert desk.phase == "remove"
    assert desk.offered() == [m.RemoveToken("artifact"), m.RemoveToken("cash_20")]
    assert desk.why_not(m.RemoveToken("diamond")) == "SO-3.5"
    assert desk.why_not(m.FleeVault()) == "SO-3.5"
    desk.do(m.RemoveToken("cash_20"))
    assert desk.events_of(TokensReturned) == [TokensReturned(["artifact"])]
    assert desk.token_ids(desk.state.vault) == ["artifact"]
    assert desk.token_ids(desk.state.loot) == ["diamond"]
    assert desk.phase == "vault"


@pytest.mark.rule("SO-3.5")
def test_none_taken_two_go_back() -> None:
    desk = Desk()
    desk.in_vault("diamond", "artifact", "cash_20")
    desk.do(m.RobVault(), m.TakeNothing(), m.RemoveToken("artifact"))
    assert desk.token_ids(desk.state.vault) == ["diamond", "cash_20"]
    assert desk.state.loot == 0


@pytest.mark.rule("SO-3.5")
def test_a_choice_between_equal_tokens_is_not_asked_for() -> None:
    desk = Desk()
    desk.in_vault("diamond", "diamond", "diamond")
    desk.do(m.RobVault(), m.TakeLoot("diamond"))
    assert desk.events_of(TokenRemoved) == [TokenRemoved("diamond")]
    assert desk.token_ids(desk.state.vault) == ["diamond"]
    assert desk.phase == "vault"


@pytest.mark.rule("SO-3.5")
def test_steps_are_skipped_where_nothing_is_left() -> None:
    desk = Desk()
    desk.in_vault("cop", "cop", "diamond")
    desk.do(m.RobVault(), m.TakeLoot("diamond"))
    assert desk.events_of(TokenRemoved) == []
    assert desk.state.vault == 0
    desk.in_vault("cop", "cop", "diamond")
    desk.do(m.RobVault(), m.TakeNothing())
    assert desk.events_of(TokenRemoved) == [TokenRemoved("diamond")]
    desk.in_vault("cop", "cop", "cop")
    desk.do(m.RobVault())
    assert desk.phase == "vault"
    assert desk.state.cops == 3


@pytest.mark.rule("SO-3.6", "BS-5.1", "BS-5.2", "BS-5.3", "BS-5.4", "BS-5.7")
def test_the_score() -> None:
    desk = Desk()
    desk.in_vault(loot=("gold_bar", "silver_bar", "silver_bar", "cash_20", "diamond", "artifact", "digital_key"))
    desk.state.cash = 70
    desk.state.diamonds = 2
    desk.state.artifacts = 1
    desk.state.drives = 3
    desk.do(m.FleeVault())
    assert desk.state.scores() == [70 + 20 + 200 + 2 * 150 + 100 + 2 * 30 + 200]
    for diamonds, worth in enumerate((0, 20, 50, 100, 200, 350, 500, 650)):
        assert desk.box.diamonds(diamonds) == worth


@pytest.mark.rule("SO-3.6")
def test_the_artifact_majority_is_an_option() -> None:
    for majority, artifacts, score in ((False, 1, 230), (True, 1, 480), (True, 0, 200)):
        desk = Desk(majority=majority)
        desk.in_vault("cop")
        desk.state.artifacts = artifacts
        desk.do(m.FleeVault())
        assert desk.state.scores() == [score]


@pytest.mark.rule("SO-3.7")
def test_with_fewer_than_three_tokens_all_are_drawn() -> None:
    desk = Desk()
    desk.in_vault("diamond", "cop")
    desk.do(m.RobVault())
    assert desk.token_ids(desk.state.drawn) == ["diamond"]
    assert desk.state.cops == 1
    desk.do(m.TakeLoot("diamond"))
    assert desk.state.vault == 0
    assert desk.why_not(m.RobVault()) == "SO-3.7"
    assert desk.offered() == [m.FleeVault()]


@pytest.mark.rule("SO-3.3")
def test_after_a_bribe_nothing_is_owed() -> None:
    desk = Desk()
    desk.in_vault("cop", "cop", "diamond", loot=("cash_50",))
    assert bribes.funds(desk.state, 100) == 50
    desk.do(m.RobVault(), m.BribeCops(1))
    assert (desk.state.bribed, desk.state.due, desk.state.dearest) == (0, 0, 0)


@pytest.mark.rule("SO-3.3")
def test_a_bribe_is_paid_to_the_last_thousand() -> None:
    desk = Desk(pack=PACK.replace(b"bribe = 50", b"bribe = 51"))
    desk.in_vault("cop", "cop", "diamond", loot=("cash_50", "cash_20"))
    desk.do(m.RobVault(), m.BribeCops(1))
    assert desk.events_of(BribeTokenPaid) == [BribeTokenPaid("cash_50"), BribeTokenPaid("cash_20")]


@pytest.mark.rule("SO-3.4")
def test_a_bust_leaves_nothing_in_hand() -> None:
    desk = Desk()
    desk.in_vault("cop", "diamond", "cash_20", cops=4)
    desk.do(m.RobVault())
    assert (desk.state.drawn, desk.state.loot) == (0, 0)


@pytest.mark.rule("SO-3.5")
def test_where_nothing_is_left_nothing_goes_back() -> None:
    desk = Desk()
    desk.in_vault("diamond")
    desk.do(m.RobVault(), m.TakeLoot("diamond"))
    assert desk.events_of(TokensReturned) == []


def test_the_last_number_is_that_of_the_last_move() -> None:
    desk = Desk()
    assert desk.box.solo.moves == len(desk.catalogue)
