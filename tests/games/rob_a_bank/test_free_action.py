"""Chapter 4: the free action, and what a conscious guard hinders."""

import pytest

from getaway.games.rob_a_bank import events as e
from getaway.games.rob_a_bank.floor import STREET
from getaway.games.rob_a_bank.moves import (
    EndTurn,
    LockAlarm,
    MoveCar,
    MoveGuard,
    MoveRobber,
    MoveToAnyRoom,
    PassBag,
    PepperSpray,
    PickUp,
    PullAlarm,
    Revive,
    ThrowBag,
    UnlockAlarm,
    UnlockBag,
)
from getaway.games.rob_a_bank.phases import ALARM_LOCKED, ALARM_OUT, ALARM_READY
from tests.games.rob_a_bank.scenes import Scene, allowed, asked, do, offered, refused, whose_turn, why


@pytest.mark.rule("RB-4.16")
def test_the_car_goes_round_the_ring_either_way() -> None:
    for at, space in enumerate(STREET):
        scene = Scene(turn="yellow", car=space)
        play = scene.play()
        assert e.CarMoved("yellow", STREET[(at + 1) % 12]) in do(play, MoveCar("clockwise"))
        assert play.view(-1).board.car == STREET[(at + 1) % 12]
        other = scene.play()
        do(other, MoveCar("anticlockwise"))
        assert other.view(-1).board.car == STREET[at - 1]


@pytest.mark.rule("RB-4.16", "RB-4.17", "RB-4.18", "RB-4.19")
def test_one_free_action_a_turn_at_any_time() -> None:
    scene = Scene(
        turn="yellow", robbers=(8, 8), carried={"yellow": 2}, bags=(8,), alarm=(8, ALARM_READY),
        cards={"yellow": "grab"},
    )  # fmt: skip
    first = scene.play()
    do(first, MoveCar("clockwise"))
    assert refused(first, MoveCar("clockwise")) == "RB-4.16"
    assert refused(first, ThrowBag()) == "RB-4.17"
    assert refused(first, PassBag("green")) == "RB-4.18"
    assert refused(first, PullAlarm()) == "RB-4.19"
    do(first, PickUp(), MoveRobber(7))
    assert whose_turn(first) == "green"  # nothing is left to decide
    between = scene.play()
    do(between, PickUp(), ThrowBag(), MoveRobber(7))
    assert whose_turn(between) == "green"


@pytest.mark.rule("RB-4.2")
def test_the_free_action_may_come_after_the_last_action_and_is_never_compulsory() -> None:
    play = Scene(turn="yellow", robbers=(7, 1), carried={"yellow": 1}, bags=(7,), cards={"yellow": "grab"}).play()
    do(play, PickUp(), MoveRobber(8))
    assert whose_turn(play) == "yellow"
    assert offered(play) == {EndTurn(), MoveCar("clockwise"), MoveCar("anticlockwise"), ThrowBag()}
    assert asked(play, 1) == "Yellow: the card is done. Take a free action or end the turn."
    do(play, ThrowBag())
    assert whose_turn(play) == "green"
    do(play, MoveToAnyRoom(9), EndTurn())
    assert play.view(-1).board.car == "B2"


@pytest.mark.rule("RB-4.17")
def test_a_throw_scores_a_bag_at_once_and_it_leaves_the_floor() -> None:
    play = Scene(turn="yellow", robbers=(8, 1), carried={"yellow": 2}).play()
    assert e.BagThrown("yellow", 1) in do(play, ThrowBag())
    board = play.view(-1).board
    assert (board.scored, board.robbers[0].bags, board.supply) == (1, 1, 5)


@pytest.mark.rule("RB-4.17")
def test_a_throw_needs_a_bag_and_the_car_next_to_the_room() -> None:
    empty = Scene(turn="yellow", robbers=(8, 1)).play()
    assert refused(empty, ThrowBag()) == "RB-4.17"
    away = Scene(turn="yellow", robbers=(7, 1), carried={"yellow": 1}).play()
    assert refused(away, ThrowBag()) == "RB-4.17"
    assert why(away, ThrowBag()) == "The car isn't outside this room."


@pytest.mark.rule("RB-4.17")
def test_no_throw_through_a_wall_on_the_rim() -> None:
    play = Scene(turn="yellow", walls=((8, "south"),), robbers=(8, 1), carried={"yellow": 1}).play()
    assert refused(play, ThrowBag()) == "RB-4.17"
    assert why(play, ThrowBag()) == "A wall is between this room and the car."


@pytest.mark.rule("RB-4.17")
def test_from_a_corner_room_walled_on_one_side_only_the_other_side_is_open() -> None:
    walled = Scene(turn="yellow", walls=((3, "north"),), robbers=(3, 1), carried={"yellow": 1}, car="T3").play()
    assert refused(walled, ThrowBag()) == "RB-4.17"
    do(walled, MoveCar("clockwise"), MoveToAnyRoom(2))
    side = Scene(turn="yellow", walls=((3, "north"),), robbers=(3, 1), carried={"yellow": 1}, car="R1").play()
    assert allowed(side, ThrowBag())


@pytest.mark.rule("RB-4.18")
def test_a_bag_is_passed_to_another_conscious_robber_in_the_room() -> None:
    play = Scene(seats=4, turn="yellow", guards=(9, 9, 9), robbers=(5, 5, 4), carried={"yellow": 2, "green": 1}).play()
    assert refused(play, PassBag("red")) == "RB-4.18"
    assert refused(play, PassBag("yellow")) == "RB-4.18"
    assert e.BagPassed("yellow", "green") in do(play, PassBag("green"))
    assert [robber.bags for robber in play.view(-1).board.robbers] == [1, 2, 0]


@pytest.mark.rule("RB-4.18", "RB-1.1")
def test_no_pass_without_a_bag_to_the_unconscious_or_to_who_is_not_there() -> None:
    asleep = Scene(turn="yellow", robbers=(5, 5), down=("green",), carried={"yellow": 1}).play()
    assert refused(asleep, PassBag("green")) == "RB-4.18"
    assert refused(asleep, PassBag("red")) == "RB-1.1"
    empty = Scene(turn="yellow", robbers=(5, 5)).play()
    assert refused(empty, PassBag("green")) == "RB-4.18"


@pytest.mark.rule("RB-4.18", "RB-4.8", "RB-4.20")
def test_a_pass_to_a_robber_beside_a_guard_who_wakes_next_turn() -> None:
    play = Scene(
        turn="yellow", guards=(5, 9), down=(1,), robbers=(5, 5), carried={"yellow": 1},
        cards={"yellow": ("spray", "grab"), "green": "spray"},
    ).play()  # fmt: skip
    do(play, PassBag("green"), MoveRobber(2))  # the guard lies there and does not matter
    do(play, MoveRobber(8), ThrowBag())
    assert play.view(-1).board.scored == 1
    do(play, Revive())
    assert whose_turn(play) == "yellow"


@pytest.mark.rule("RB-4.18", "RB-4.8", "RB-4.20")
def test_the_receiver_is_hindered_once_the_guard_is_awake() -> None:
    play = Scene(
        turn="yellow", guards=(8, 9), down=(1,), robbers=(8, 8), carried={"yellow": 1},
        cards={"yellow": ("spray", "spray"), "green": ("spray", "spray")},
    ).play()  # fmt: skip
    do(play, PassBag("green"), MoveRobber(7))
    do(play, MoveRobber(7), EndTurn())
    do(play, Revive())
    do(play, MoveRobber(4), EndTurn())
    do(play, MoveRobber(8))
    assert refused(play, ThrowBag()) == "RB-4.20"
    do(play, PepperSpray(1))
    do(play, ThrowBag())
    assert play.view(-1).board.scored == 1


@pytest.mark.rule("RB-4.19")
def test_the_alarm_brings_all_conscious_guards_walls_or_not_and_is_out() -> None:
    play = Scene(
        seats=4, turn="yellow", walls=((3, "west"),), guards=(1, 9, 5), down=(3,), robbers=(3, 1, 1),
        alarm=(3, ALARM_READY), cards={"yellow": "grab"},
    ).play()  # fmt: skip
    assert e.AlarmPulled("yellow", 3, [1, 2]) in do(play, PullAlarm())
    board = play.view(-1).board
    assert [guard.room for guard in board.guards] == [3, 3, 5]
    assert board.alarm.state == "out"
    do(play, MoveRobber(6))
    assert refused(play, PullAlarm()) == "RB-4.19"


@pytest.mark.rule("RB-4.19", "RB-4.20")
def test_after_the_alarm_the_card_goes_on_with_guards_in_the_room() -> None:
    play = Scene(
        turn="yellow", robbers=(3, 1), bags=(3,), alarm=(3, ALARM_READY), cards={"yellow": "spray_or_grab"}
    ).play()
    assert allowed(play, PickUp())
    do(play, PullAlarm())
    assert refused(play, PickUp()) == "RB-4.20"
    assert allowed(play, PepperSpray(1))


@pytest.mark.rule("RB-4.19")
def test_the_alarm_may_be_pulled_with_all_guards_unconscious() -> None:
    play = Scene(turn="yellow", guards=(1, 9), down=(1, 2), robbers=(3, 1), alarm=(3, ALARM_READY)).play()
    assert e.AlarmPulled("yellow", 3, []) in do(play, PullAlarm())
    assert [guard.room for guard in play.view(-1).board.guards] == [1, 9]


@pytest.mark.rule("RB-4.19")
def test_the_alarm_must_be_in_the_room_unlocked_and_not_pulled_yet() -> None:
    away = Scene(turn="yellow", robbers=(3, 1), alarm=(4, ALARM_READY)).play()
    assert refused(away, PullAlarm()) == "RB-4.19"
    locked = Scene(turn="yellow", robbers=(3, 1), alarm=(3, ALARM_LOCKED), cards={"yellow": "crack"}).play()
    assert refused(locked, PullAlarm()) == "RB-4.19"
    do(locked, UnlockAlarm(), PullAlarm())
    gone = Scene(turn="yellow", robbers=(3, 1), alarm=(3, ALARM_OUT), cards={"yellow": "crack"}).play()
    assert refused(gone, PullAlarm()) == "RB-4.19"
    assert refused(gone, UnlockAlarm()) == "RB-4.11"


@pytest.mark.rule("RB-4.19", "RB-4.6", "RB-4.4")
def test_a_pulled_alarm_is_neither_locked_nor_unlocked_and_being_sent_is_no_move() -> None:
    play = Scene(
        turn="green", guards=(5, 9), robbers=(1, 3), alarm=(3, ALARM_READY), bags=(3,),
        cards={"bank": ("ambush", "secure"), "green": "air_ducts"},
    ).play()  # fmt: skip
    do(play, PullAlarm(), MoveToAnyRoom(7))
    assert whose_turn(play) == "bank"
    assert refused(play, LockAlarm()) == "RB-4.6"
    assert allowed(play, MoveGuard(1, 6))
    assert allowed(play, MoveGuard(1, 2))


@pytest.mark.rule("RB-4.20")
def test_a_conscious_guard_hinders_every_touch_of_a_token() -> None:
    def scene(card: str, *, awake: bool) -> Scene:
        return Scene(
            turn="yellow", guards=(8, 9), down=() if awake else (1,), robbers=(8, 8), carried={"yellow": 1},
            bags=(8,), locked=(8,), alarm=(8, ALARM_READY), cards={"yellow": card},
        )  # fmt: skip

    touches = [("grab", PickUp()), ("crack", UnlockBag()), ("grab", ThrowBag()), ("grab", PassBag("green"))]
    for card, move in [*touches, ("grab", PullAlarm())]:
        assert refused(scene(card, awake=True).play(), move) == "RB-4.20"
        assert allowed(scene(card, awake=False).play(), move)
    assert allowed(scene("grab", awake=True).play(), MoveCar("clockwise"))
