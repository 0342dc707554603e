"""Chapter 4: a robber's actions."""

from typing import Any

import pytest

from getaway.games.rob_a_bank import events as e
from getaway.games.rob_a_bank.moves import (
    EndTurn,
    MoveCar,
    MoveGuard,
    MoveRobber,
    MoveToAnyRoom,
    PepperSpray,
    PickUp,
    UnlockAlarm,
    UnlockBag,
)
from getaway.games.rob_a_bank.phases import ALARM_LOCKED, ALARM_READY
from getaway.kernel.catalogue_play import CataloguePlay
from tests.games.rob_a_bank.scenes import Scene, allowed, do, kinds, offered, refused, whose_turn


def yellow(play: CataloguePlay[Any]) -> tuple[int, int, bool]:
    """Room, bags and whether conscious."""
    mover = play.view(-1).board.robbers[0]
    return mover.room, mover.bags, mover.conscious


@pytest.mark.rule("RB-4.9")
def test_a_robber_moves_with_its_bags_and_must() -> None:
    play = Scene(
        turn="yellow", walls=((5, "north"),), robbers=(5, 1), carried={"yellow": 2}, cards={"yellow": "grab"}
    ).play()
    assert {move.room for move in offered(play) if isinstance(move, MoveRobber)} == {4, 6, 8}
    for room in (1, 2, 5):
        assert refused(play, MoveRobber(room)) == "RB-4.9"
    assert refused(play, EndTurn()) == "RB-4.2"
    assert e.RobberMoved("yellow", 5, 4, ducts=False) in do(play, MoveRobber(4))
    assert yellow(play) == (4, 2, True)
    assert refused(play, MoveRobber(5)) == "RB-4.2"
    assert refused(play, MoveToAnyRoom(5)) == "RB-4.2"


@pytest.mark.rule("RB-4.10")
def test_pick_up_takes_one_unlocked_bag_and_a_robber_may_carry_several() -> None:
    play = Scene(turn="yellow", robbers=(5, 1), bags=(5, 5), carried={"yellow": 1}, cards={"yellow": "grab"}).play()
    assert e.BagPickedUp("yellow", 5) in do(play, PickUp())
    assert yellow(play) == (5, 2, True)
    assert play.view(-1).board.rooms[4].bags == 1
    assert refused(play, PickUp()) == "RB-4.2"


@pytest.mark.rule("RB-4.10")
def test_a_locked_bag_is_not_picked_up_and_the_action_lapses() -> None:
    play = Scene(turn="yellow", robbers=(5, 1), locked=(5, 4), cards={"yellow": "grab"}).play()
    assert refused(play, PickUp()) == "RB-4.10"
    do(play, MoveRobber(4))
    assert allowed(play, EndTurn())
    assert e.ActionsLapsed("yellow", ["pick_up"]) in do(play, EndTurn())


@pytest.mark.rule("RB-4.11")
def test_unlock_takes_one_locked_bag_or_the_alarm_and_the_robber_chooses() -> None:
    scene = Scene(turn="yellow", robbers=(5, 1), locked=(5, 5), alarm=(5, ALARM_LOCKED), cards={"yellow": "crack"})
    play = scene.play()
    assert {UnlockBag(), UnlockAlarm()} < offered(play)
    assert e.BagUnlocked("yellow", 5) in do(play, UnlockBag())
    room = play.view(-1).board.rooms[4]
    assert (room.bags, room.locked_bags) == (1, 1)
    other = scene.play()
    assert e.AlarmUnlocked("yellow", 5) in do(other, UnlockAlarm())
    assert other.view(-1).board.alarm.state == "ready"


@pytest.mark.rule("RB-4.11")
def test_there_must_be_something_locked_to_unlock() -> None:
    play = Scene(turn="yellow", robbers=(5, 1), bags=(5,), alarm=(5, ALARM_READY), cards={"yellow": "crack"}).play()
    assert refused(play, UnlockBag()) == "RB-4.11"
    assert refused(play, UnlockAlarm()) == "RB-4.11"


@pytest.mark.rule("RB-4.12")
def test_pepper_spray_fells_one_conscious_guard_in_the_room() -> None:
    play = Scene(
        turn="yellow", seats=4, guards=(5, 5, 6), robbers=(5, 1, 1), down=(2,), cards={"yellow": "spray"}
    ).play()
    assert {move.guard for move in offered(play) if isinstance(move, PepperSpray)} == {1}
    assert refused(play, PepperSpray(2)) == "RB-4.12"
    assert refused(play, PepperSpray(3)) == "RB-4.12"
    assert e.GuardSprayed("yellow", 1, 5) in do(play, PepperSpray(1))
    assert [guard.conscious for guard in play.view(-1).board.guards] == [False, False, True]


@pytest.mark.rule("RB-4.12", "RB-1.1")
def test_of_several_guards_the_robber_chooses_and_there_is_no_third_at_a_smaller_table() -> None:
    play = Scene(turn="yellow", guards=(5, 5), robbers=(5, 1), cards={"yellow": "spray"}).play()
    assert {PepperSpray(1), PepperSpray(2)} < offered(play)
    assert refused(play, PepperSpray(3)) == "RB-1.1"
    do(play, PepperSpray(2))
    assert refused(play, PepperSpray(1)) == "RB-4.2"


@pytest.mark.rule("RB-4.13")
def test_the_air_ducts_lead_to_any_other_room_with_the_bags_and_must() -> None:
    play = Scene(turn="yellow", walls=((5, "north"),), robbers=(5, 1), carried={"yellow": 1}).play()
    assert {move.room for move in offered(play) if isinstance(move, MoveToAnyRoom)} == {1, 2, 3, 4, 6, 7, 8, 9}
    assert refused(play, MoveToAnyRoom(5)) == "RB-4.13"
    assert refused(play, EndTurn()) == "RB-4.2"
    assert e.RobberMoved("yellow", 5, 2, ducts=True) in do(play, MoveToAnyRoom(2))
    assert yellow(play) == (2, 1, True)


@pytest.mark.rule("RB-4.14")
def test_spray_or_pick_up_is_one_action() -> None:
    play = Scene(turn="yellow", guards=(5, 9), robbers=(5, 1), bags=(5,), cards={"yellow": "spray_or_grab"}).play()
    do(play, PepperSpray(1))
    assert refused(play, PickUp()) == "RB-4.14"
    free = Scene(turn="yellow", robbers=(5, 1), bags=(5,), cards={"yellow": "spray_or_grab"}).play()
    do(free, MoveCar("clockwise"), MoveRobber(6))
    assert whose_turn(free) == "green"  # neither half was possible any more


@pytest.mark.rule("RB-4.14")
def test_of_unlock_or_pick_up_the_possible_half_must_be_done() -> None:
    play = Scene(turn="yellow", robbers=(5, 1), bags=(4,), cards={"yellow": "crack_or_grab"}).play()
    do(play, MoveRobber(4))
    assert refused(play, EndTurn()) == "RB-4.2"
    assert kinds(play) == {"PickUp", "MoveCar"}
    do(play, PickUp())
    assert refused(play, UnlockBag()) == "RB-4.14"


@pytest.mark.rule("RB-4.15", "RB-4.3")
def test_an_unconscious_robbers_turn_is_its_revival() -> None:
    play = Scene(guards=(5, 9), robbers=(4, 4), down=("yellow",), cards={"bank": "ambush"}).play()
    # The Bank cannot tackle, yellow comes to where it lies, and green acts.
    assert whose_turn(play) == "green"
    assert yellow(play) == (4, 0, True)


@pytest.mark.rule("RB-4.15")
def test_a_revival_burns_the_card_without_a_free_action() -> None:
    play = Scene(guards=(5, 9), robbers=(4, 4), down=("yellow",), cards={"bank": "secure"}).play()
    events = do(play, MoveGuard(1, 2))
    assert e.RobberRevived("yellow") in events
    assert not [event for event in events if isinstance(event, e.ActionsLapsed) and event.side == "yellow"]
    assert whose_turn(play) == "green"


@pytest.mark.rule("RB-1.1")
def test_with_two_players_one_seat_handles_both_robbers_and_the_card_says_which_acts() -> None:
    play = Scene(seats=2, turn="yellow", robbers=(1, 9)).play()
    assert play.waiting_for() == (1,)
    do(play, MoveToAnyRoom(2), EndTurn())
    assert play.waiting_for() == (1,)
    assert whose_turn(play) == "green"
    do(play, MoveToAnyRoom(8))
    assert [robber.room for robber in play.view(-1).board.robbers] == [2, 8]
