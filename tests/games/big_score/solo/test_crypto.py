"""SO-4.5, Crypto Currency: Hard Drive jobs, Keys that send Cops back, and what gold counts as."""

import pytest

from getaway.games.big_score.solo import moves as m
from getaway.games.big_score.solo.events import (
    CopsSentBack,
    GoldCounted,
)
from getaway.kernel.bits import count
from getaway.kernel.moves import Move
from tests.games.big_score.solo.desk import Desk


@pytest.mark.rule("SO-4.5")
def test_every_hard_drive_job_is_among_the_eighteen() -> None:
    for seed in range(20):
        desk = Desk("crypto_currency", seed=seed)
        while desk.phase == "hire":
            desk.empty_deck()
            desk.end_turn()
        assert desk.state.unseen & desk.box.solo.drive_jobs == 0
        assert count(desk.state.unseen) == 6


@pytest.mark.rule("SO-4.5")
def test_hard_drive_jobs_come_at_any_time() -> None:
    first = [Desk("crypto_currency", seed=seed).state for seed in range(900)]
    dealt = [sum(desk_job in (4, 5, 10, 11) for desk_job in state.jobs[:3]) for state in first]
    # Three of eighteen cards, four of them Hard Drive jobs.
    assert abs(sum(dealt) / len(dealt) - 3 * 4 / 18) < 0.1
    assert {0, 1, 2} <= set(dealt)


@pytest.mark.rule("SO-4.5")
def test_cops_that_come_with_a_key_may_be_put_back() -> None:
    desk = Desk("crypto_currency")
    desk.in_vault("cop", "cop", "digital_key")
    desk.do(m.RobVault())
    assert desk.phase == "keyed"
    assert desk.offered() == [m.SendCopsBack(0), m.SendCopsBack(1), m.SendCopsBack(2)]
    assert desk.why_not(m.SendCopsBack(3)) == "SO-4.5"
    assert desk.why_not(m.TakeNothing()) == "SO-4.5"
    desk.do(m.SendCopsBack(2))
    assert desk.events_of(CopsSentBack) == [CopsSentBack(2)]
    assert desk.state.cops == 0
    desk.do(m.TakeNothing())  # the Key need not be taken
    assert desk.token_ids(desk.state.vault) == ["cop", "cop"]


@pytest.mark.rule("SO-4.5")
def test_those_not_put_back_are_placed_and_may_be_bribed() -> None:
    desk = Desk("crypto_currency")
    desk.in_vault("cop", "cop", "digital_key", loot=("cash_50",))
    desk.do(m.RobVault(), m.SendCopsBack(0))
    assert desk.phase == "bribe"
    desk.do(m.BribeCops(1))
    assert desk.state.cops == 1
    desk.in_vault("cop", "cop", "digital_key", loot=("cash_50",))
    desk.do(m.RobVault(), m.SendCopsBack(1))
    assert desk.phase == "take"
    assert desk.state.cops == 1


@pytest.mark.rule("SO-4.5")
def test_without_a_key_cops_stay() -> None:
    desk = Desk("crypto_currency")
    desk.in_vault("cop", "diamond", "artifact")
    desk.do(m.RobVault())
    assert desk.phase == "take"
    desk.in_vault("digital_key", "diamond", "artifact")
    desk.do(m.RobVault())
    assert desk.phase == "take"
    base = Desk()
    base.in_vault("cop", "digital_key", "artifact")
    base.do(m.RobVault())
    assert base.state.cops == 1


@pytest.mark.rule("SO-4.5")
def test_a_gold_bar_sends_cops_back_and_is_then_a_key() -> None:
    desk = Desk("crypto_currency")
    desk.in_vault("cop", "cop", "gold_bar", cops=4)
    desk.do(m.RobVault())
    assert desk.phase == "keyed"
    desk.do(m.SendCopsBack(2))
    assert (desk.state.cops, desk.state.busted) == (4, False)
    desk.do(m.TakeLoot("gold_bar"))
    assert desk.events_of(GoldCounted) == [GoldCounted("key")]
    assert desk.token_ids(desk.state.loot) == ["digital_key"]
    desk.do(m.FleeVault())
    assert desk.phase == "over"  # it is not asked about again


@pytest.mark.rule("SO-4.5")
@pytest.mark.parametrize("move", [m.TakeNothing(), m.TakeLoot("diamond")])
def test_a_gold_bar_that_is_not_taken_is_a_bar_again(move: Move) -> None:
    desk = Desk("crypto_currency")
    desk.in_vault("cop", "gold_bar", "diamond")
    desk.do(m.RobVault(), m.SendCopsBack(1), move)
    if desk.phase == "remove":
        desk.do(m.RemoveToken("diamond"))
    assert not desk.state.gold_is_key


@pytest.mark.rule("SO-4.5")
def test_a_gold_bar_that_sent_none_back_stays_a_bar() -> None:
    desk = Desk("crypto_currency")
    desk.in_vault("cop", "gold_bar", "diamond")
    desk.do(m.RobVault(), m.SendCopsBack(0), m.TakeLoot("gold_bar"))
    assert desk.token_ids(desk.state.loot) == ["gold_bar"]
    with_key = Desk("crypto_currency")
    with_key.in_vault("cop", "gold_bar", "digital_key")
    with_key.do(m.RobVault(), m.SendCopsBack(1), m.TakeLoot("gold_bar"))
    assert with_key.token_ids(with_key.state.loot) == ["gold_bar"]  # the Key has sent it back


@pytest.mark.rule("SO-4.5")
def test_by_option_gold_counts_at_the_end_only() -> None:
    desk = Desk("crypto_currency", gold_frees=False)
    desk.in_vault("cop", "gold_bar", "diamond")
    desk.do(m.RobVault())
    assert desk.phase == "take"
    assert desk.state.cops == 1


@pytest.mark.rule("SO-4.5", "SO-3.4")
def test_a_key_averts_a_bust() -> None:
    desk = Desk("crypto_currency")
    desk.in_vault("cop", "diamond", "digital_key", cops=4)
    desk.do(m.RobVault(), m.SendCopsBack(1), m.TakeLoot("digital_key"))
    assert not desk.state.busted


@pytest.mark.rule("SO-4.5")
@pytest.mark.parametrize(
    ("drives", "keys", "choice", "won", "score"),
    [
        (4, 3, m.GoldAsKey(), 1.0, 800),
        (3, 4, m.GoldAsDrive(), 1.0, 800),
        (4, 3, m.GoldAsBar(), 0.0, 800),
        (3, 3, m.GoldAsKey(), 0.0, 600),
    ],
)
def test_gold_counts_as_key_or_drive(drives: int, keys: int, choice: Move, won: float, score: int) -> None:
    desk = Desk("crypto_currency")
    desk.in_vault("cop", loot=("gold_bar",) + ("digital_key",) * keys)
    desk.state.cash = 0
    desk.state.drives = drives
    desk.do(m.FleeVault())
    assert desk.phase == "gold"
    assert desk.why_not(m.FleeVault()) == "SO-4.5"
    desk.do(choice)
    assert desk.state.returns() == [won]
    assert desk.state.scores() == [score]
    assert len(desk.events_of(GoldCounted)) == 1


@pytest.mark.rule("SO-4.5")
def test_each_of_two_gold_bars_is_asked_about() -> None:
    desk = Desk("crypto_currency")
    desk.in_vault("cop", loot=("gold_bar", "gold_bar", "digital_key"))
    desk.state.drives = 2
    desk.do(m.FleeVault(), m.GoldAsKey())
    assert desk.phase == "gold"
    desk.do(m.GoldAsBar())
    assert desk.state.scores() == [200 + 2 * 200 + 200]


@pytest.mark.rule("SO-4.5")
def test_after_a_bust_there_is_no_gold_to_count() -> None:
    desk = Desk("crypto_currency")
    desk.in_vault("cop", "cop", "cop", loot=("gold_bar",), cops=4)
    desk.do(m.RobVault())
    assert desk.phase == "over"


@pytest.mark.rule("SO-4.5")
@pytest.mark.parametrize(
    ("move", "counted_as", "drives", "loot"),
    [
        (m.GoldAsDrive(), "drive", 1, []),
        (m.GoldAsKey(), "key", 0, ["digital_key"]),
        (m.GoldAsBar(), "bar", 0, ["gold_bar"]),
    ],
)
def test_gold_counts_as_one_thing(move: Move, counted_as: str, drives: int, loot: list[str]) -> None:
    desk = Desk("crypto_currency")
    desk.in_vault(loot=("gold_bar",))
    desk.do(m.FleeVault(), move)
    assert desk.events_of(GoldCounted) == [GoldCounted(counted_as)]
    assert desk.state.drives == drives
    assert desk.token_ids(desk.state.loot) == loot
