"""Betray the Traitor (SO-4.8)."""

import pytest

from getaway.games.big_score.pack import CrewType
from getaway.games.big_score.solo import moves as m
from getaway.games.big_score.solo.events import (
    CopPutOnCard,
    RowLaid,
    SoloBusted,
    TokenPutOnCard,
    TraitorsCaught,
)
from getaway.games.big_score.solo.views import board
from tests.games.big_score.solo.desk import RULES, Desk, crew


def betrayal(rest: int, *vault: str, **on_cards: tuple[str, ...]) -> Desk:
    """Act II with this crew set aside, these tokens in the vault and those on cards of the row."""
    desk = Desk("betray_the_traitor")
    desk.jobs()
    desk.last_round()
    desk.empty_deck()
    desk.state.rest = rest
    desk.end_turn()
    desk.state.vault = desk.tokens(*vault)
    for name, tokens in on_cards.items():
        desk.state.tokens[desk.box.type_ids.index(name)] = desk.tokens(*tokens)
        desk.state.loot += desk.tokens(*[token for token in tokens if token != "cop"])
    return desk


TWO = crew(driver=1, muscle=1)
THREE = crew(driver=1, hacker=1, muscle=1)


@pytest.mark.rule("SO-4.8")
def test_crew_of_completed_jobs_is_set_aside() -> None:
    desk = Desk("betray_the_traitor")
    desk.jobs("apartment", "casino")
    desk.on_job(1, crew(con_man=1, gun_man=1, muscle=1))
    desk.on_job(2, crew(driver=1))
    desk.end_turn()
    assert board(desk.state).set_aside == ("con_man", "gun_man", "muscle")
    base = Desk()
    base.jobs("apartment")
    base.on_job(1, crew(con_man=1, gun_man=1, muscle=1))
    base.end_turn()
    assert base.state.rest == 0


@pytest.mark.rule("SO-4.8")
def test_one_card_of_each_type_makes_the_row() -> None:
    desk = betrayal(crew(con_man=3, driver=1, muscle=2))
    assert desk.events_of(RowLaid) == [RowLaid(["con_man", "driver", "muscle"], ["con_man", "con_man", "muscle"])]
    shown = board(desk.state)
    assert [card.crew for card in shown.row] == ["con_man", "driver", "muscle"]
    assert shown.set_aside == ("con_man", "con_man", "muscle")
    assert desk.phase == "vault"


@pytest.mark.rule("SO-4.8")
def test_with_no_crew_there_is_no_act_two() -> None:
    desk = betrayal(0)
    assert desk.phase == "over"


@pytest.mark.rule("SO-4.8")
def test_tokens_go_on_a_card_with_the_fewest() -> None:
    desk = betrayal(THREE, "diamond", "gold_bar", "artifact", driver=("diamond",))
    desk.do(m.RobVault(), m.TakeLoot("gold_bar"))
    assert desk.phase == "row_token"
    assert desk.offered() == [m.PutOnCard("hacker"), m.PutOnCard("muscle")]
    assert desk.why_not(m.PutOnCard("driver")) == "SO-4.8"
    assert desk.why_not(m.PutOnCard("con_man")) == "SO-4.8"
    assert desk.why_not(m.FleeVault()) == "SO-4.8"
    desk.do(m.PutOnCard("muscle"))
    assert desk.events_of(TokenPutOnCard) == [TokenPutOnCard("gold_bar", "muscle")]
    assert desk.phase == "remove"
    desk.do(m.RemoveToken("artifact"))
    # Only one card has the fewest now: the next token goes there by itself.
    desk.state.vault = desk.tokens("cash_20")
    desk.do(m.RobVault(), m.TakeLoot("cash_20"))
    assert desk.events_of(TokenPutOnCard) == [TokenPutOnCard("cash_20", "hacker")]
    assert desk.phase == "vault"


@pytest.mark.rule("SO-4.8")
def test_cops_are_placed_first_on_cards_without_one() -> None:
    desk = betrayal(THREE, "cop", "diamond", "gold_bar")
    desk.do(m.RobVault())
    assert desk.phase == "row_cop"
    assert desk.offered() == [m.PutOnCard("driver"), m.PutOnCard("hacker"), m.PutOnCard("muscle")]
    assert desk.why_not(m.TakeLoot("diamond")) == "SO-4.8"
    desk.do(m.PutOnCard("hacker"))
    assert desk.events_of(CopPutOnCard) == [CopPutOnCard("hacker")]
    assert desk.phase == "take"
    assert desk.state.cops == 0
    desk.do(m.TakeLoot("diamond"))
    assert desk.offered() == [m.PutOnCard("driver"), m.PutOnCard("muscle")]


@pytest.mark.rule("SO-4.8")
def test_the_second_cop_needs_a_card_of_its_own() -> None:
    desk = betrayal(crew(con_man=1, driver=1, hacker=1, muscle=1), "cop", "cop", "gold_bar")
    desk.do(m.RobVault(), m.PutOnCard("hacker"))
    assert desk.phase == "row_cop"
    assert desk.why_not(m.PutOnCard("hacker")) == "SO-4.8"
    desk.do(m.PutOnCard("con_man"))
    assert desk.phase == "take"


@pytest.mark.rule("SO-4.8")
def test_there_are_no_bribes() -> None:
    desk = betrayal(THREE, "cop", "cop", "diamond", driver=("cash_100",), hacker=("cash_100",), muscle=("cash_50",))
    desk.do(m.RobVault(), m.PutOnCard("driver"))
    assert desk.phase == "row_cop"
    assert desk.why_not(m.BribeCops(1)) == "SO-4.8"


@pytest.mark.rule("SO-4.8", "SO-3.4")
def test_busted_when_a_cop_has_no_card() -> None:
    # The only card with the fewest tokens has a Cop already.
    desk = betrayal(TWO, "cop", "gold_bar", "artifact", driver=("cop",), muscle=("diamond", "cash_20"))
    desk.state.cash = 1300
    desk.do(m.RobVault())
    assert desk.events_of(SoloBusted) == [SoloBusted(["diamond", "cash_20"])]
    assert desk.phase == "over"
    assert sorted(desk.token_ids(desk.state.vault)) == ["artifact", "cash_20", "cop", "cop", "diamond", "gold_bar"]
    assert desk.state.loot == 0
    assert desk.state.scores() == [1300]
    assert desk.state.returns() == [1.0]  # a bust is no loss by itself


@pytest.mark.rule("SO-4.8")
def test_a_cop_may_take_a_card_with_the_fewest_beside_one_that_has_a_cop() -> None:
    desk = betrayal(THREE, "cop", "gold_bar", "artifact", driver=("cop",), hacker=("diamond",), muscle=("cash_20",))
    desk.do(m.RobVault())
    assert desk.offered() == [m.PutOnCard("hacker"), m.PutOnCard("muscle")]
    assert desk.why_not(m.PutOnCard("driver")) == "SO-4.8"


@pytest.mark.rule("SO-4.8")
def test_busted_as_soon_as_every_card_has_a_cop() -> None:
    desk = betrayal(TWO, "cop", "gold_bar", "artifact", driver=("cop",), muscle=())
    desk.do(m.RobVault())
    assert desk.events_of(CopPutOnCard) == [CopPutOnCard("muscle")]
    assert desk.state.busted
    assert desk.phase == "over"
    alone = betrayal(crew(driver=4), "cop", "gold_bar", "artifact")
    alone.do(m.RobVault())
    assert alone.state.busted


@pytest.mark.rule("SO-4.8")
def test_a_chosen_card_may_be_the_last_without_a_cop() -> None:
    desk = betrayal(TWO, "cop", "cop", "gold_bar")
    desk.do(m.RobVault(), m.PutOnCard("driver"))
    assert desk.state.busted


@pytest.mark.rule("SO-4.8")
def test_two_traitors_lose_what_lies_on_their_cards() -> None:
    desk = betrayal(
        crew(driver=2, hacker=1, muscle=2),
        driver=("gold_bar", "cop"),
        hacker=("diamond", "cash_100"),
        muscle=("silver_bar", "artifact"),
    )
    desk.do(m.FleeVault())
    assert desk.events_of(TraitorsCaught) == [
        TraitorsCaught(["driver", "muscle"], ["cop", "artifact", "silver_bar", "gold_bar"])
    ]
    assert desk.token_ids(desk.state.loot) == ["diamond", "cash_100"]
    assert desk.token_ids(desk.state.vault) == ["cop", "artifact", "silver_bar", "gold_bar"]
    assert desk.state.scores() == [200 + 20 + 100]
    assert desk.state.rest == 0


@pytest.mark.rule("SO-4.8")
def test_two_cards_of_one_type_make_one_traitor() -> None:
    desk = betrayal(crew(driver=3, muscle=1), driver=("diamond",), muscle=("gold_bar",))
    desk.do(m.FleeVault())
    assert desk.events_of(TraitorsCaught) == [TraitorsCaught(["driver", "driver"], ["diamond"])]
    assert desk.token_ids(desk.state.loot) == ["gold_bar"]


@pytest.mark.rule("SO-4.8")
@pytest.mark.parametrize(("rest", "lost"), [(crew(driver=2, muscle=1), ["diamond"]), (TWO, [])])
def test_with_fewer_than_two_left_what_there_is_is_drawn(rest: int, lost: list[str]) -> None:
    desk = betrayal(rest, driver=("diamond",), muscle=("gold_bar", "cop"))
    desk.do(m.FleeVault())
    (caught,) = desk.events_of(TraitorsCaught)
    assert isinstance(caught, TraitorsCaught)
    assert caught.tokens == lost
    assert "gold_bar" in desk.token_ids(desk.state.loot)
    assert "cop" not in desk.token_ids(desk.state.loot)


@pytest.mark.rule("SO-4.8")
@pytest.mark.parametrize(("cash", "won"), [(1200, 1.0), (1199, 0.0)])
def test_the_traitors_are_beaten_with_the_goal(cash: int, won: float) -> None:
    desk = betrayal(TWO)
    desk.state.cash = cash
    desk.do(m.FleeVault())
    assert desk.state.returns() == [won]


@pytest.mark.rule("SO-4.8")
def test_no_more_than_two_cards_are_drawn() -> None:
    desk = betrayal(crew(driver=5, muscle=4))
    desk.do(m.FleeVault())
    (caught,) = desk.events_of(TraitorsCaught)
    assert isinstance(caught, TraitorsCaught)
    assert len(caught.crew) == 2


@pytest.mark.rule("SO-4.8")
def test_a_token_may_lie_with_a_cop() -> None:
    desk = betrayal(THREE, "gold_bar", driver=("cop",), hacker=("diamond",), muscle=("cash_20",))
    desk.do(m.RobVault(), m.TakeLoot("gold_bar"))
    assert desk.offered() == [m.PutOnCard("driver"), m.PutOnCard("hacker"), m.PutOnCard("muscle")]
    desk.do(m.PutOnCard("driver"))
    assert board(desk.state).row[0].tokens == ("cop", "gold_bar")


@pytest.mark.rule("SO-4.8")
def test_why_a_card_of_the_row_cannot_take_it() -> None:
    desk = betrayal(
        crew(con_man=1, driver=1, hacker=1, muscle=1),
        "cop", "gold_bar", "artifact",
        con_man=("cop",), driver=("diamond", "cash_20"), hacker=("diamond",), muscle=("cash_20",),
    )  # fmt: skip
    desk.do(m.RobVault())
    assert desk.phase == "row_cop"
    assert why(desk, "con_man") == "This card already has a Cop."
    assert why(desk, "driver") == "Another card in the row has fewer tokens."
    assert why(desk, "gun_man") == "There is no card of this type in the row."
    desk.do(m.PutOnCard("hacker"), m.TakeLoot("gold_bar"))
    assert desk.phase == "row_token"
    assert why(desk, "hacker") == "Another card in the row has fewer tokens."


def why(desk: Desk, crew_type: CrewType) -> str:
    rejection = RULES.why_not(desk.state, 0, desk.number(m.PutOnCard(crew_type)))
    assert rejection is not None
    return str(rejection.why)


@pytest.mark.rule("SO-4.8")
def test_a_con_man_who_has_the_only_place_is_not_asked_for() -> None:
    desk = betrayal(crew(con_man=1, driver=1), "cop", "gold_bar", "artifact", driver=("diamond",))
    desk.do(m.RobVault())
    assert desk.events_of(CopPutOnCard) == [CopPutOnCard("con_man")]
    desk = betrayal(crew(con_man=1, driver=1), "gold_bar", driver=("diamond",))
    desk.do(m.RobVault(), m.TakeLoot("gold_bar"))
    assert desk.events_of(TokenPutOnCard) == [TokenPutOnCard("gold_bar", "con_man")]


@pytest.mark.rule("SO-4.8")
def test_a_bust_clears_the_row() -> None:
    desk = betrayal(TWO, "cop", "gold_bar", "artifact", driver=("cop",), muscle=("diamond", "cash_20"))
    desk.do(m.RobVault())
    assert desk.state.tokens == [0] * 6
