"""Moves that have no place in a phase, up to the first and the last that have: all are refused in the same words."""

from collections.abc import Callable

import pytest

from getaway.games.big_score.moves import Flee, Rob, Trade
from getaway.games.big_score.phases import GREASE, GUN, HIRE, JOATS, MUSCLES, TRADE
from getaway.games.big_score.say import say
from getaway.kernel.state import State
from getaway.testing.histories import all_draws
from getaway.testing.scripted import Scripted
from tests.games.big_score.kit import BOX, GAME, Table, at_assign, at_vault, new, rig


def at_bosses() -> Table:
    return new(3, bosses="chosen")


def at_items() -> Table:
    return new(3)


def at_hire() -> Table:
    table = new(3)
    for seat in range(3):
        table.do(seat, table.offered(seat)[0])
    assert table.state.phase == HIRE
    return table


def assigning() -> Table:
    return at_assign(["night_club", "casino"], ["gun_man", "gun_man", "expert_muscle"], ["driver"])


def at_joats() -> Table:
    table = at_assign(["apartment"], ["con_man", "gun_man"], ["driver"], ["driver"])
    table.assign(0, ("con_man", 1), ("gun_man", 1))
    table.assign(1)
    table.assign(2)
    assert table.state.phase == JOATS
    return table


def inside() -> Table:
    return at_vault(2)


def robbing(ability: str) -> Table:
    marker = 1 if ability == "muscle" else 0
    table = at_vault(3, loot={0: ["gold_bar", "cash_20"]}, abilities={0: ability}, marker=marker)
    rig(table, *["diamond"] * 3)
    table.all_do(Rob(), Rob(), Rob())
    return table


def at_grease() -> Table:
    table = at_vault(2, abilities={0: "grease_man"})
    table.all_do(Flee(), Flee())
    assert table.state.phase == GREASE
    return table


def at_muscle() -> Table:
    table = robbing("muscle")
    assert table.state.phase == MUSCLES
    return table


def at_trade() -> Table:
    table = robbing("con_man")
    assert table.state.phase == TRADE
    return table


def at_plain_trade() -> Table:
    return robbing("driver")


def at_gun() -> Table:
    table = robbing("gun_man")
    table.do(0, Trade("artifact"))
    assert table.state.phase == GUN
    return table


@pytest.mark.rule(
    "BS-2.2", "BS-2.4", "BS-3.4", "BS-3.8", "BS-3.18", "BS-4.4", "BS-4.10", "BS-4.16", "BS-4.18", "BS-4.19"
)
@pytest.mark.parametrize(
    ("position", "first", "end", "id"),
    [
        (at_bosses, BOX.boss_at, BOX.item_at, "now-bosses"),
        (at_items, BOX.item_at, BOX.hire_at, "now-items"),
        (at_hire, BOX.hire_at, BOX.send_at, "now-hire"),
        (assigning, BOX.send_at, BOX.joat_at, "now-assign"),
        (at_joats, BOX.joat_at, BOX.rob_at, "now-jacks"),
        (inside, BOX.rob_at, BOX.pass_at, "now-vault"),
        (at_grease, BOX.take_at, BOX.take_none_at, "now-grease"),
        (at_muscle, BOX.steal_at, BOX.solo_at, "now-muscle"),
        (at_trade, BOX.pass_at, BOX.take_at, "now-trade"),
        (at_gun, BOX.take_at, BOX.steal_at, "now-gun"),
    ],
)
def test_only_the_moves_of_the_phase_have_reasons_of_their_own(
    position: Callable[[], Table], first: int, end: int, id: str
) -> None:
    table = position()
    for number in range(BOX.solo_at):
        rejection = GAME.table_rules.why_not(table.state, 0, number)
        elsewhere = rejection is not None and rejection.why == say(id)
        assert elsewhere == (not first <= number < end), GAME.catalogue[number]
    assert all(first <= number < end for number in table.state.legal(0))


@pytest.mark.parametrize(
    "position",
    [at_bosses, at_items, at_hire, assigning, at_joats, inside, at_grease, at_muscle, at_trade, at_plain_trade, at_gun],
)
def test_a_random_step_makes_each_legal_move_as_often(position: Callable[[], Table]) -> None:
    table = position()
    made: list[int] = []

    def run(chance: Scripted) -> State:
        after = table.state.clone()
        made.append(after.random_step(chance) & 0xFFFFFFFF)
        return after

    assert list(all_draws(run))
    assert sorted(made) == table.state.legal(table.state.actor())


@pytest.mark.rule("BS-7.2")
def test_a_choice_is_shown_to_its_maker_until_it_takes_effect() -> None:
    table = at_vault(2)
    rig(table, "cop", "cop")
    table.do(0, Flee())
    assert chosen(table) == ("flee", None)
    table.do(1, Rob())
    assert chosen(table) == (None, None)
    table = at_hire()
    assert chosen(table) == (None, None)
    table = at_assign([], ["driver"], ["driver"])
    table.assign(0)
    assert chosen(table) == (None, None)


def chosen(table: Table) -> tuple[str | None, ...]:
    owns = [table.play.view(seat).board.own for seat in range(2)]
    return tuple(own.chosen for own in owns)
