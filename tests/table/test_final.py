"""What a view says cannot be unmade."""

from getaway.kernel.play import Play
from getaway.table import commands as c
from tests.table.conftest import Open
from tests.table.test_submit import planning


def final_moves(play: Play, seat: int) -> list[str]:
    view = play.view(seat)
    return [type(view.offers[at].move).__name__ for at in view.final]


def test_what_lets_the_other_player_decide_is_final(open_table: Open) -> None:
    play = open_table().begin()
    seat = play.waiting_for()[0]
    view = play.view(seat)
    assert len(view.offers) > 1
    assert view.final == tuple(range(len(view.offers))), "the other need not wait for second thoughts"
    assert play.view(1 - seat).final == ()


def test_a_step_of_a_plan_is_not_final(open_table: Open) -> None:
    stored, play, plans = planning(open_table)
    assert play.view(0).final == ()
    for move in plans[0][:-2]:
        assert stored.do(0, c.Make(move)) is None
        assert play.view(0).final == ()


def test_rob_or_flee_is_final_for_the_last_who_chooses(open_table: Open) -> None:
    stored = open_table("big_score", 2)
    play = stored.begin()
    while play.view(0).phase != "vault":
        seat = play.waiting_for()[0]
        assert stored.do(seat, c.Make(play.offers(seat)[0].move)) is None
    first, last = play.waiting_for()
    assert final_moves(play, first) == []
    assert stored.do(first, c.Make(play.offers(first)[0].move)) is None
    assert play.view(first).can_reopen
    assert final_moves(play, last) == ["Rob", "Flee"]
    assert stored.do(last, c.Make(play.offers(last)[0].move)) is None
    assert not play.view(first).can_reopen
