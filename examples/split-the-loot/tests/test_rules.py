"""Each rule under its number."""

import pytest
from getaway_split_the_loot.advice import odds, reasons
from getaway_split_the_loot.game import LootState, SealBid, SealSnitch, SplitTheLoot

import getaway
from getaway.kernel.chance import seeded
from getaway.kernel.observation import Observation

GAME = getaway.load("split_the_loot")


def table(hands: list[list[int]], loot: int, money: list[int]) -> LootState:
    """A position with these hands (counts of 1 to 5), this loot and this money."""
    state = GAME.new(seats=len(hands))
    assert isinstance(state, LootState)
    state.hands, state.loot, state.money = hands, loot, money
    return state


def sealed(loot: int, *choices: int, money: int = 0) -> LootState:
    """A position after these choices: 0 snitches, others bid."""
    state = table([[5, 5, 5, 5, 5] for _ in choices], loot, [money] * len(choices))
    for seat, choice in enumerate(choices):
        state.play_move(seat, choice)
    return state


@pytest.mark.rule("SL-1.1", "SL-2.2")
def test_hands_and_sealed_choices_are_private() -> None:
    play = GAME.start(seats=4)
    assert play.waiting_for() == (0, 1, 2, 3)
    assert len(play.view(2).board.hand) == 5
    play.submit(2, play.offers(2)[0].move)
    assert play.waiting_for() == (0, 1, 3)
    assert [player.has_sealed for player in play.view(0).board.players] == [False, False, True, False]
    assert play.view(0).board.sealed is None
    assert play.view(2).board.sealed == "snitch"
    assert play.view(-1).board.hand == ()


@pytest.mark.rule("SL-1.2", "SL-2.1")
def test_loot_is_turned_up_each_round() -> None:
    state = sealed(30, 2, 1)
    assert state.money == [30, 0]
    assert len(state.turned_up) == 2
    assert state.loot == sum(GAME.pack.loot[kind].money for kind in state.turned_up)


@pytest.mark.rule("SL-2.3", "SL-2.4")
def test_refusals_cite_their_rule() -> None:
    play = GAME.start(seats=2, snitching=False)
    missing = next(value for value in range(1, 6) if value not in play.view(0).board.hand)
    assert str(play.why_not(0, SealBid(missing))) == f"You have no {missing} in hand. (SL-2.3)"
    assert (
        str(play.why_not(0, SealSnitch()))
        == "You have already snitched, or this table plays without snitches. (SL-2.4)"
    )


@pytest.mark.rule("SL-2.4", "SL-2.5", "SL-2.6", "SL-2.7")
@pytest.mark.parametrize(
    ("choices", "money"),
    [
        ((5, 4, 1), [65, 20, 20]),
        ((5, 5, 1), [42, 42, 20]),
        ((5, 4, 0), [10, 20, 42]),
        ((4, 4, 0), [10, 10, 42]),
        ((0, 0, 1), [10, 10, 65]),
        ((0, 0, 0), [10, 10, 10]),
    ],
)
def test_the_loot_is_split(choices: tuple[int, ...], money: list[int]) -> None:
    state = sealed(45, *choices, money=20)
    assert state.money == money
    assert [0 in state.legal(seat) for seat in range(3)] == [choice > 0 for choice in choices]


@pytest.mark.rule("SL-3.1")
def test_the_richest_win() -> None:
    state = table([[1, 0, 0, 0, 0]] * 3, 0, [30, 50, 50])
    assert state.returns() == [0.0, 0.5, 0.5]
    assert getaway.simulate(GAME, 5, seats=2, options={"length": "long"}).mean_length == 10


def test_a_search_beats_random_play() -> None:
    assert getaway.arena(GAME, ["ismcts:100", "random"], 40, seed=1).bots["ismcts:100"].share > 0.55


def test_odds_and_reasons_are_exact_where_all_is_known() -> None:
    state = table([[0, 0, 1, 0, 1], [0, 0, 0, 1, 0]], 30, [0, 0])
    state.unseen = [0] * 5
    assert isinstance(GAME, SplitTheLoot)
    assert [str(line) for line in odds(GAME, Observation(0, state.legal(0), state), seeded(1))] == [
        "Nobody can outbid a 3: 0%",
        "Nobody can outbid a 5: 100%",
    ]
    assert str(reasons(GAME, state, 0, SealBid(3))) == "1 of the cards you have not seen is higher."
    assert str(reasons(GAME, state, 0, SealSnitch())) == "If nobody else snitches, you get half of $30K."
