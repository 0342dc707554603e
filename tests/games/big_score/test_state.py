"""The table on the fast level: stored and loaded, sealed choices drawn again, random moves of every kind."""

import pytest

from getaway.games.big_score.moves import Flee, Rob, Trade, TradeEarlier
from getaway.games.big_score.multiset import contains, crew_faces, crew_list, crew_types, recall
from getaway.games.big_score.solo.moves import DrawOne
from getaway.games.big_score.state import BigScoreState
from getaway.kernel.bits import members
from getaway.kernel.chance import seeded
from tests.games.big_score.kit import GAME, at_vault, new, rig


@pytest.mark.parametrize("seats", [2, 6])
def test_a_position_is_stored_and_loaded(seats: int) -> None:
    state = new(seats, bosses="chosen").state
    rng = seeded(2)
    while state.actor() >= 0:
        data = state.dump()
        assert GAME.table_rules.load_state(data).dump() == data
        state.random_step(rng)
    assert GAME.table_rules.load_state(state.dump()).returns() == state.returns()


@pytest.mark.rule("BS-7.2")
def test_an_item_chosen_in_secret_could_be_either() -> None:
    table = new(3)
    table.do(1, table.offered(1)[0])
    assert table.play.view(1).board.own.chosen in {"cash", "diamond", "artifact", "hard_drive"}
    items = GAME.box.boss_items[table.state.sides[1].boss]
    assert drawn_again(table.state, 0, 1) == set(members(items))
    assert drawn_again(table.state, 1, 1) == {table.state.sides[1].choice}
    assert drawn_again(table.state, 0, 2) == {-1}


@pytest.mark.rule("BS-7.2")
def test_rob_or_flee_chosen_in_secret_could_be_either() -> None:
    table = at_vault(3)
    table.do(1, Flee())
    assert drawn_again(table.state, 0, 1) == {0, 1}
    assert drawn_again(table.state, -1, 1) == {0, 1}
    assert drawn_again(table.state, 1, 1) == {1}
    assert drawn_again(table.state, 0, 2) == {-1}


def drawn_again(state: BigScoreState, viewer: int, other: int) -> set[int]:
    """The choices that a viewer thinks possible for another seat."""
    rng = seeded(3)
    found = set()
    for _ in range(40):
        world = state.clone()
        world.determinize(viewer, rng)
        found.add(world.sides[other].choice)
    return found


@pytest.mark.rule("BS-4.17")
def test_a_con_mans_random_trade_is_any_of_his_trades() -> None:
    table = at_vault(2, floor=("artifact", "cash_20"), loot={0: ["diamond", "gold_bar"]}, abilities={0: "con_man"})
    rig(table, "cash_50", "cop")
    table.all_do(Rob(), Rob())
    legal = table.state.legal(0)
    assert len(legal) == 1 + 2 + 4
    rng = seeded(4)
    found = {table.state.clone().random_step(rng) & 0xFFFFFFFF for _ in range(300)}
    assert found == set(legal)
    kinds = {type(GAME.catalogue[move]) for move in found}
    assert {Trade, TradeEarlier} <= kinds


@pytest.mark.rule("SO-1.1", "BS-2.1")
def test_moves_of_the_solitaire_are_none_at_a_table() -> None:
    assert new(2).refused(0, DrawOne()) == "SO-1.1"


@pytest.mark.rule("SO-3.1")
def test_a_solitaire_comes_to_a_verdict_like_a_table() -> None:
    play = GAME.new_play(seeded(1), 1, GAME.options_type())
    rng = seeded(2)
    while play.outcome() is None:
        offers = play.offers(0)
        play.submit(0, offers[rng.below(len(offers))].move)
    outcome = play.outcome()
    assert outcome is not None
    assert str(outcome.words).startswith("The Biggest Score: ")


def test_packed_crew() -> None:
    packed = sum(number << 4 * face for face, number in enumerate([3, 0, 1, 2, 0, 0, 15, 0, 0, 7, 1, 1]))
    assert crew_list(packed) == [0] * 3 + [2, 3, 3] + [6] * 15 + [9] * 7 + [10, 11]
    assert crew_faces(packed) == 0b111001001101
    assert [crew_types(packed) >> 4 * kind & 15 for kind in range(6)] == [3, 3, 0, 15, 7, 2]
    assert contains(packed, packed)
    assert not contains(packed, packed + 1)
    assert not contains(packed, 1 << 4)
    assert contains(packed, 0)


def test_memory_tells_all_multisets_apart() -> None:
    assert len({recall(0, 0), *(recall(0, 1 << at) for at in range(61))}) == 62
