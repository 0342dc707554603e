"""Chapter 4: the turn, and the Bank's actions."""

from typing import Any

import pytest

from getaway.games.rob_a_bank import events as e
from getaway.games.rob_a_bank import rounds
from getaway.games.rob_a_bank.moves import (
    EndTurn,
    LockAlarm,
    LockBag,
    MoveCar,
    MoveGuard,
    MoveRobber,
    MoveToAnyRoom,
    PickUp,
    PlayCard,
    PullAlarm,
    Revive,
    Tackle,
    UnlockBag,
)
from getaway.games.rob_a_bank.numbers import MOVE_GUARD
from getaway.games.rob_a_bank.options import BankOptions
from getaway.games.rob_a_bank.phases import ALARM_LOCKED, ALARM_READY
from getaway.games.rob_a_bank.state import BankState
from getaway.kernel.catalogue_play import CataloguePlay
from tests.games.rob_a_bank.scenes import Scene, allowed, do, kinds, offered, refused, state_of, whose_turn, why

Line = tuple[tuple[int, int], ...]


def guard_moves(play: CataloguePlay[Any]) -> set[tuple[int, int]]:
    return {(move.guard, move.room) for move in offered(play) if isinstance(move, MoveGuard)}


@pytest.mark.rule("RB-4.1")
def test_stacks_are_resolved_in_the_order_played_each_card_turned_up_at_its_turn() -> None:
    play = Scene(cards={"bank": ("ambush", "lockdown", "ambush", "ambush", "ambush")}).play()
    turned = []
    for room in (5, 5, 4, 4, 5):
        events = do(play, MoveToAnyRoom(room), EndTurn())
        turned += [(event.side, event.number) for event in events if isinstance(event, e.CardTurned)]
    assert turned == [
        ("green", 1), ("bank", 2), ("yellow", 2), ("green", 2), ("bank", 3), ("yellow", 3), ("green", 3),
    ]  # fmt: skip


@pytest.mark.rule("RB-4.1")
def test_only_the_side_whose_card_is_up_acts() -> None:
    play = Scene(cards={"bank": "chase"}).play()
    assert refused(play, MoveRobber(2)) == "RB-4.1"
    assert refused(play, PlayCard("chase")) == "RB-4.1"
    do(play, MoveGuard(1, 8))
    assert whose_turn(play) == "yellow"
    assert refused(play, MoveGuard(1, 7)) == "RB-4.1"
    assert refused(play, PlayCard("grab")) == "RB-4.1"


@pytest.mark.rule("RB-4.2")
def test_actions_come_in_any_order() -> None:
    scene = Scene(guards=(5, 9), robbers=(5, 1), cards={"bank": "chase"})
    first = scene.play()
    do(first, Tackle("yellow"), MoveGuard(1, 2))
    second = scene.play()
    do(second, MoveGuard(2, 8), Tackle("yellow"))
    assert whose_turn(first) == whose_turn(second) == "green"  # yellow's turn was its revival


@pytest.mark.rule("RB-4.2", "RB-4.4")
def test_what_is_possible_must_be_performed() -> None:
    play = Scene(guards=(5, 9), robbers=(5, 1), cards={"bank": "chase"}).play()
    assert refused(play, EndTurn()) == "RB-4.2"
    do(play, Tackle("yellow"))
    assert refused(play, EndTurn()) == "RB-4.2"
    assert refused(play, Tackle("green")) == "RB-4.2"  # the card showed one Tackle
    assert refused(play, LockBag(5)) == "RB-4.2"  # and no Lock


@pytest.mark.rule("RB-4.2")
def test_an_order_may_make_a_later_action_impossible_and_the_turn_then_ends() -> None:
    play = Scene(guards=(5, 9), robbers=(5, 1), cards={"bank": "chase"}).play()
    events = do(play, MoveGuard(1, 2))
    assert e.ActionsLapsed("bank", ["tackle"]) in events
    assert whose_turn(play) == "yellow"


@pytest.mark.rule("RB-4.3")
def test_an_unconscious_guard_does_nothing() -> None:
    play = Scene(guards=(5, 9), robbers=(5, 1), down=(1,), bags=(5,), cards={"bank": "patrol"}).play()
    assert refused(play, MoveGuard(1, 2)) == "RB-4.3"
    assert refused(play, Tackle("yellow")) == "RB-4.5"
    assert refused(play, LockBag(5)) == "RB-4.6"
    assert guard_moves(play) == {(2, 6), (2, 8)}


@pytest.mark.rule("RB-4.4")
def test_a_guard_moves_to_a_neighboring_room_not_diagonally_not_through_a_wall() -> None:
    play = Scene(walls=((5, "north"),), guards=(5, 9), cards={"bank": "secure"}).play()
    assert guard_moves(play) == {(1, 4), (1, 6), (1, 8), (2, 6), (2, 8)}
    for room in (1, 2, 5):
        assert refused(play, MoveGuard(1, room)) == "RB-4.4"
    assert e.GuardMoved(1, 5, 4) in do(play, MoveGuard(1, 4))


@pytest.mark.rule("RB-4.4")
def test_each_move_is_an_action_of_its_own_for_any_guard() -> None:
    play = Scene(guards=(1, 9), cards={"bank": "double_patrol"}).play()
    do(play, MoveGuard(1, 2))
    assert guard_moves(play) == {(1, 3), (1, 5), (2, 6), (2, 8)}  # not back to where it began
    assert refused(play, MoveGuard(1, 1)) == "RB-4.4"
    assert kinds(play) == {"MoveGuard"}


@pytest.mark.rule("RB-4.4")
def test_a_lone_guard_with_two_moves_beside_a_dead_end() -> None:
    # Room 1 is a dead end off room 2: from room 2 into it there would be no way but back.
    play = Scene(walls=((1, "south"),), guards=(2, 9), down=(2,), cards={"bank": "double_patrol"}).play()
    assert guard_moves(play) == {(1, 3), (1, 5)}
    assert refused(play, MoveGuard(1, 1)) == "RB-4.4"
    assert "a remaining Move" in why(play, MoveGuard(1, 1))
    do(play, MoveGuard(1, 3))
    assert guard_moves(play) == {(1, 6)}
    assert refused(play, MoveGuard(1, 2)) == "RB-4.4"
    assert "where it began" in why(play, MoveGuard(1, 2))


@pytest.mark.rule("RB-4.4")
def test_a_second_guard_can_take_the_move_that_a_dead_end_leaves() -> None:
    play = Scene(walls=((1, "south"),), guards=(2, 9), cards={"bank": "double_patrol"}).play()
    assert (1, 1) in guard_moves(play)
    do(play, MoveGuard(1, 1))
    assert guard_moves(play) == {(2, 6), (2, 8)}


@pytest.mark.rule("RB-4.4")
def test_a_guard_may_pass_through_its_starting_room() -> None:
    state = with_moves(3, Scene(walls=((1, "south"),), guards=(2, 9), down=(2,)))
    lines = {line for line in all_lines(state, 3) if line[0] == (1, 1)}
    assert lines == {((1, 1), (1, 2), (1, 1)), ((1, 1), (1, 2), (1, 3)), ((1, 1), (1, 2), (1, 5))}


def with_moves(number: int, scene: Scene) -> BankState:
    """The Bank's turn with a card of so many Moves, which no printed card has."""
    state = state_of(scene.play())
    state.left = number
    rounds.advance(state)
    return state


def all_lines(state: BankState, number: int) -> set[Line]:
    """Every way to perform the Moves, as (guard, room) in order."""
    lines: list[tuple[BankState, Line]] = [(state, ())]
    for _ in range(number):
        longer = []
        for before, line in lines:
            for move in before.legal(0):
                after = before.clone()
                after.apply(0, move)
                guard, room = divmod(move - MOVE_GUARD, 9)
                longer.append((after, (*line, (guard + 1, room + 1))))
        lines = longer
    return {line for _, line in lines}


@pytest.mark.rule("RB-4.4")
def test_three_moves_over_two_guards() -> None:
    made = all_lines(with_moves(3, Scene(walls=((1, "south"),), guards=(1, 1))), 3)
    # By trying out all there is: whoever moved must end away from room 1, the dead end off room 2.
    ways = {1: (2,), 2: (1, 3, 5), 3: (2, 6), 4: (5, 7), 5: (2, 4, 6, 8), 6: (3, 5, 9), 7: (4, 8), 8: (5, 7, 9)}
    expected: set[Line] = set()
    stack: list[tuple[dict[int, int], Line]] = [({1: 1, 2: 1}, ())]
    while stack:
        at, line = stack.pop()
        if len(line) < 3:
            stack += [({**at, guard: room}, (*line, (guard, room))) for guard in at for room in ways[at[guard]]]
        elif all(at[guard] != 1 for guard, _ in line):
            expected.add(line)
    assert made == expected
    assert ((1, 2), (1, 1), (1, 2)) in made  # through its starting room
    assert ((1, 2), (1, 1), (2, 2)) not in made


@pytest.mark.rule("RB-4.4")
def test_two_guards_may_change_places() -> None:
    play = Scene(guards=(1, 2), cards={"bank": "double_patrol"}).play()
    do(play, MoveGuard(1, 2), MoveGuard(2, 1))
    assert [guard.room for guard in play.view(-1).board.guards] == [2, 1]
    assert whose_turn(play) == "yellow"


@pytest.mark.rule("RB-1.1", "RB-4.4")
def test_there_is_no_third_guard_or_robber_at_a_smaller_table() -> None:
    play = Scene(guards=(1, 2), cards={"bank": "chase"}).play()
    assert refused(play, MoveGuard(3, 2)) == "RB-1.1"
    assert refused(play, Tackle("red")) == "RB-1.1"


@pytest.mark.rule("RB-4.5")
def test_a_tackle_fells_one_robber_who_drops_all_bags_unlocked() -> None:
    play = Scene(guards=(5, 9), robbers=(5, 5), carried={"yellow": 2}, bags=(5,), cards={"bank": "ambush"}).play()
    assert offered(play) == {Tackle("yellow"), Tackle("green")}
    events = do(play, Tackle("yellow"))
    assert e.RobberTackled("yellow", 5, 2) in events
    board = play.view(-1).board
    assert (board.rooms[4].bags, board.rooms[4].locked_bags) == (3, 0)
    assert [robber.bags for robber in board.robbers] == [0, 0]
    assert whose_turn(play) == "green"


@pytest.mark.rule("RB-4.5")
def test_a_tackle_needs_a_conscious_robber_in_a_guards_room() -> None:
    play = Scene(guards=(5, 9), robbers=(5, 6), down=("yellow",), cards={"bank": "chase"}).play()
    assert refused(play, Tackle("yellow")) == "RB-4.5"
    assert refused(play, Tackle("green")) == "RB-4.5"
    do(play, MoveGuard(1, 6))
    assert allowed(play, Tackle("green"))


@pytest.mark.rule("RB-4.6")
def test_a_lock_takes_one_bag_lying_in_a_guards_room_or_the_alarm() -> None:
    play = Scene(
        guards=(5, 9), robbers=(5, 1), carried={"yellow": 1}, bags=(5, 5, 3), alarm=(9, ALARM_READY),
        cards={"bank": "lockdown"},
    ).play()  # fmt: skip
    assert offered(play) == {LockBag(5), LockAlarm()}
    assert refused(play, MoveGuard(1, 4)) == "RB-4.2"
    assert refused(play, LockBag(3)) == "RB-4.6"
    assert refused(play, LockBag(1)) == "RB-4.6"
    assert e.BagLocked(5) in do(play, LockBag(5))
    room = play.view(-1).board.rooms[4]
    assert (room.bags, room.locked_bags) == (1, 1)


@pytest.mark.rule("RB-4.6")
def test_a_carried_bag_cannot_be_locked_and_a_locked_alarm_not_again() -> None:
    play = Scene(
        guards=(5, 9), robbers=(5, 1), carried={"yellow": 1}, alarm=(9, ALARM_LOCKED), cards={"bank": "secure"}
    ).play()
    assert refused(play, LockBag(5)) == "RB-4.6"
    assert refused(play, LockAlarm()) == "RB-4.6"
    away = Scene(guards=(5, 5), alarm=(9, ALARM_READY), cards={"bank": "secure"}).play()
    assert refused(away, LockAlarm()) == "RB-4.6"


@pytest.mark.rule("RB-4.6")
def test_the_alarm_is_locked() -> None:
    play = Scene(guards=(5, 9), alarm=(9, ALARM_READY), cards={"bank": "lockdown"}).play()
    assert e.AlarmLocked(9) in do(play, LockAlarm())
    assert play.view(-1).board.alarm.state == "locked"


@pytest.mark.rule("RB-4.7")
def test_two_robbers_and_a_guard_in_a_room_with_tackle_or_lock() -> None:
    scene = Scene(guards=(5, 9), robbers=(5, 5), bags=(5,), cards={"bank": "patrol"})
    play = scene.play()
    assert {Tackle("yellow"), Tackle("green"), LockBag(5)} < offered(play)
    do(play, Tackle("green"))
    assert refused(play, LockBag(5)) == "RB-4.7"
    assert refused(play, Tackle("yellow")) == "RB-4.7"
    assert refused(play, EndTurn()) == "RB-4.2"
    other = scene.play()
    do(other, LockBag(5))
    assert refused(other, Tackle("yellow")) == "RB-4.7"


@pytest.mark.rule("RB-4.7")
def test_if_only_one_half_is_possible_it_must_be_done() -> None:
    play = Scene(guards=(5, 9), robbers=(1, 1), bags=(6,), cards={"bank": "patrol"}).play()
    do(play, MoveGuard(1, 6))
    assert offered(play) == {LockBag(6)}
    assert refused(play, EndTurn()) == "RB-4.2"


@pytest.mark.rule("RB-4.8")
def test_revive_burns_the_card_and_all_guards_come_to_at_once() -> None:
    play = Scene(
        seats=4, guards=(5, 9, 1), robbers=(1, 2, 2), down=(1, 3), bags=(1,),
        cards={"bank": "double_patrol", "yellow": "grab"},
    ).play()  # fmt: skip
    events = do(play, Revive())
    assert e.GuardsRevived([1, 3]) in events
    assert e.ActionsLapsed("bank", ["move", "move"]) not in events
    assert all(guard.conscious for guard in play.view(-1).board.guards)
    assert [guard.room for guard in play.view(-1).board.guards] == [5, 9, 1]
    assert whose_turn(play) == "yellow"
    assert refused(play, PickUp()) == "RB-4.20"  # the revived guard hinders from now on


@pytest.mark.rule("RB-4.8")
def test_revive_is_before_the_first_action_only() -> None:
    play = Scene(guards=(5, 9), down=(1,)).play()
    assert allowed(play, Revive())
    do(play, MoveGuard(2, 6))
    assert refused(play, Revive()) == "RB-4.8"
    assert guard_moves(play)


@pytest.mark.rule("RB-4.8")
def test_revive_with_nobody_unconscious_is_refused() -> None:
    play = Scene(guards=(5, 9)).play()
    assert refused(play, Revive()) == "RB-4.8"
    assert refused(Scene(down=(1,), turn="yellow").play(), Revive()) == "RB-4.1"


@pytest.mark.rule("RB-4.8", "RB-4.2")
def test_a_card_of_which_no_action_is_possible_can_be_burned_or_let_go() -> None:
    scene = Scene(guards=(5, 9), robbers=(1, 1), down=(1,), cards={"bank": "ambush"})
    play = scene.play()
    assert offered(play) == {Revive(), EndTurn()}
    events = do(play, EndTurn())
    assert e.ActionsLapsed("bank", ["tackle"]) in events
    assert not play.view(-1).board.guards[0].conscious
    other = scene.play()
    do(other, Revive())
    assert other.view(-1).board.guards[0].conscious


@pytest.mark.rule("RB-4.8")
def test_with_all_guards_unconscious_the_bank_must_revive() -> None:
    play = Scene(guards=(5, 9), down=(1, 2), turn="bank").play()
    assert whose_turn(play) == "yellow"
    assert all(guard.conscious for guard in play.view(-1).board.guards)
    assert play.view(-1).board.turn.side == "yellow"


@pytest.mark.rule("RB-4.5", "RB-4.6", "RB-4.10", "RB-4.11")
def test_a_bag_dropped_by_a_tackle_is_locked_unlocked_and_picked_up() -> None:
    play = Scene(
        guards=(5, 9), robbers=(5, 6), carried={"yellow": 1},
        cards={
            "bank": ("ambush", "lockdown", "chase", "lockdown"),
            "green": ("air_ducts", "air_ducts", "crack_or_grab", "grab"),
        },
    ).play()  # fmt: skip
    do(play, Tackle("yellow"))  # yellow's first card is burned
    do(play, MoveToAnyRoom(9), EndTurn())
    assert play.view(-1).board.rooms[4].bags == 1
    do(play, LockBag(5))
    assert play.view(-1).board.rooms[4].locked_bags == 1
    do(play, MoveToAnyRoom(6), EndTurn(), MoveToAnyRoom(4), EndTurn())
    do(play, MoveGuard(1, 2))
    do(play, MoveToAnyRoom(9), MoveCar("clockwise"))
    do(play, MoveRobber(5), UnlockBag())
    assert play.view(-1).board.rooms[4].bags == 1
    assert refused(play, PickUp()) == "RB-4.14"  # one of the two, not both
    do(play, EndTurn(), MoveToAnyRoom(7), EndTurn())  # the Bank has nothing to lock where its guards are
    do(play, PickUp())
    assert play.view(-1).board.rooms[4].bags == 0
    assert [robber.bags for robber in play.view(-1).board.robbers] == [0, 1]


@pytest.mark.rule("RB-4.8")
def test_guards_that_come_to_obey_the_alarm_at_once() -> None:
    play = Scene(guards=(5, 9), robbers=(3, 1), down=(1,), alarm=(3, ALARM_READY)).play()
    do(play, Revive(), PullAlarm())
    assert [guard.room for guard in play.view(-1).board.guards] == [3, 3]


@pytest.mark.rule("RB-4.4")
def test_what_moved_in_one_turn_is_free_to_stay_in_the_next() -> None:
    play = Scene(guards=(5, 9), robbers=(1, 1), cards={"bank": ("secure", "secure")}).play()
    do(play, MoveGuard(1, 6), MoveToAnyRoom(2), EndTurn(), MoveToAnyRoom(2), EndTurn())
    assert guard_moves(play) == {(1, 3), (1, 5), (1, 9), (2, 6), (2, 8)}
    do(play, MoveGuard(2, 8))
    assert whose_turn(play) == "yellow"


@pytest.mark.rule("RB-4.8")
def test_revive_is_open_again_in_the_next_turn() -> None:
    play = Scene(guards=(5, 9), robbers=(1, 1), down=(2,), cards={"bank": ("secure", "secure")}).play()
    do(play, MoveGuard(1, 6), MoveToAnyRoom(2), EndTurn(), MoveToAnyRoom(2), EndTurn())
    assert allowed(play, Revive())


@pytest.mark.rule("RB-3.5", "HR-4")
def test_an_action_cannot_be_taken_back_once_it_has_turned_up_a_covered_card() -> None:
    for options, final in ((BankOptions(), True), (BankOptions(played_cards="open"), False)):
        play = Scene(options=options).play()
        do(play, MoveGuard(1, 8))
        assert play.why_not_take_back(0) is None
        do(play, MoveGuard(2, 8))
        assert (play.why_not_take_back(0) is not None) == final
