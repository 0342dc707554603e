"""Chapter 5."""

import msgspec
import pytest

from getaway.games.big_score import scoring
from getaway.games.big_score.box import Box
from getaway.games.big_score.state import BigScoreState
from tests.games.big_score.kit import BOX, GAME, bare, tokens


def table(*loot: tuple[str, ...]) -> BigScoreState:
    """Players without cash who fled with these vault tokens."""
    state = bare(len(loot))
    for side, kinds in zip(state.sides, loot, strict=True):
        side.cash = 0
        side.loot = tokens(*kinds)
    return state


@pytest.mark.rule("BS-5.1")
def test_cash_and_bars() -> None:
    state = table(("cash_20", "cash_30", "cash_50", "cash_100"), ("silver_bar", "gold_bar"))
    state.sides[0].cash = 230
    assert state.scores() == [430, 350]


@pytest.mark.rule("BS-5.2")
@pytest.mark.parametrize(
    ("number", "worth"), [(0, 0), (1, 20), (2, 50), (3, 100), (4, 200), (5, 350), (6, 500), (7, 650), (12, 1400)]
)
def test_diamonds_by_number(number: int, worth: int) -> None:
    assert BOX.diamonds(number) == worth
    state = table((), ())
    state.sides[0].diamonds = number
    assert state.scores() == [worth, 0]


@pytest.mark.rule("BS-5.2")
def test_further_diamonds_count_from_the_last_one_listed() -> None:
    box = Box(msgspec.structs.replace(GAME.pack, further_diamond=7))
    assert [box.diamonds(number) for number in range(4, 8)] == [200, 350, 357, 364]


@pytest.mark.rule("BS-5.2")
def test_the_collectors_fourth_diamond() -> None:
    """Three are worth 100, and a fourth raises them to 200; those of both acts count together."""
    state = table(("diamond",), ())
    state.sides[0].diamonds = 2
    assert state.scores()[0] == 100
    state.sides[0].loot += tokens("diamond")
    assert state.scores()[0] == 200


@pytest.mark.rule("BS-5.3")
def test_artifacts_and_the_majority() -> None:
    assert table(("artifact", "artifact"), ("artifact",)).scores() == [310, 30]
    state = table((), ())
    state.sides[1].artifacts = 1
    assert state.scores() == [0, 280]


@pytest.mark.rule("BS-5.3")
def test_a_tie_for_the_most_pays_nobody() -> None:
    assert table(("artifact",), ("artifact",)).scores() == [30, 30]
    three = (("artifact",) * 2,) * 3
    assert table(*three, ("artifact",)).scores() == [60, 60, 60, 30]
    assert table(("artifact",), ("artifact",), ("artifact",) * 2).scores() == [30, 30, 310]


@pytest.mark.rule("BS-5.3")
def test_no_artifact_at_the_table_pays_nobody() -> None:
    assert table((), (), ()).scores() == [0, 0, 0]


@pytest.mark.rule("BS-5.4", "BS-5.7")
@pytest.mark.parametrize(
    ("drives", "keys", "worth"), [(1, 1, 200), (1, 0, 0), (0, 1, 0), (2, 1, 200), (1, 3, 200), (3, 3, 600)]
)
def test_hard_drives_with_keys(drives: int, keys: int, worth: int) -> None:
    state = table(("digital_key",) * keys, ())
    state.sides[0].drives = drives
    assert state.scores() == [worth, 0]


@pytest.mark.rule("BS-4.21")
@pytest.mark.parametrize(
    ("drives", "keys", "worth"), [(1, 0, 50), (0, 1, 50), (2, 1, 250), (1, 3, 300), (3, 3, 600), (0, 0, 0)]
)
def test_a_hackers_unpaired_ones(drives: int, keys: int, worth: int) -> None:
    state = table(("digital_key",) * keys, ())
    state.sides[0].drives = drives
    state.sides[0].ability = BOX.type_ids.index("hacker")
    assert state.scores() == [worth, 0]


@pytest.mark.rule("BS-4.21")
def test_two_hackers() -> None:
    state = table(("digital_key",), ())
    state.sides[1].drives = 2
    for side in state.sides:
        side.ability = BOX.type_ids.index("hacker")
    assert state.scores() == [50, 100]


@pytest.mark.rule("BS-5.5")
def test_the_highest_total_wins() -> None:
    state = table(("cash_20",), ("cash_50",), ("cash_30",))
    assert state.returns() == [0.0, 1.0, 0.0]
    assert str(GAME.table_rules.verdict(state)) == "Player 2 wins with $50K!"


def tied() -> BigScoreState:
    """Two with 100 each, one behind."""
    state = table((), (), ())
    state.sides[0].cash = 100
    state.sides[1].cash = 100
    return state


@pytest.mark.rule("BS-5.6")
def test_a_busted_player_loses_a_tie() -> None:
    state = tied()
    state.sides[0].busted = True
    state.sides[0].cash = 100
    assert state.returns() == [0.0, 1.0, 0.0]
    assert str(GAME.table_rules.verdict(state)) == "A tie at $100K. Player 2 wins for not being busted."


@pytest.mark.rule("BS-5.6")
def test_then_the_cash_of_act_one() -> None:
    state = tied()
    state.sides[0].cash = 50
    state.sides[0].loot = tokens("cash_50")
    assert state.returns() == [0.0, 1.0, 0.0]
    assert str(GAME.table_rules.verdict(state)) == "A tie at $100K. Player 2 wins with more cash from Act I."


@pytest.mark.rule("BS-5.6")
def test_a_bust_weighs_more_than_cash() -> None:
    state = tied()
    state.sides[1].busted = True
    state.sides[0].cash = 50
    state.sides[0].loot = tokens("cash_50")
    assert state.returns() == [1.0, 0.0, 0.0]


@pytest.mark.rule("BS-5.6")
def test_then_the_number_of_vault_tokens() -> None:
    state = tied()
    for seat, kinds in enumerate((["cash_100"], ["cash_50", "cash_50"])):
        state.sides[seat].loot = tokens(*kinds)
    assert state.returns() == [0.0, 1.0, 0.0]
    assert str(GAME.table_rules.verdict(state)) == "A tie at $200K. Player 2 wins with more vault tokens."


@pytest.mark.rule("BS-5.6")
def test_then_the_victory_is_shared() -> None:
    state = tied()
    assert state.returns() == [0.5, 0.5, 0.0]
    assert str(GAME.table_rules.verdict(state)) == "Player 1 and Player 2 share the victory with $100K each."


@pytest.mark.rule("BS-5.6")
def test_the_same_order_ranks_all() -> None:
    state = tied()
    state.sides[2].cash = 100
    state.sides[1].busted = True
    state.sides[2].cash = 50
    state.sides[2].loot = tokens("cash_50")
    ranks = scoring.standings(state)
    assert sorted(range(3), key=lambda seat: ranks[seat], reverse=True) == [0, 2, 1]
