"""What is not possible is said beside what is."""

import pytest

from getaway.games.rob_a_bank.moves import MoveCar
from getaway.games.rob_a_bank.phases import ALARM_LOCKED, ALARM_READY
from tests.games.rob_a_bank.scenes import Scene, actor, do, refused, whose_turn

ALONE = "No teammate is in this room."
NO_BAG = "This robber carries no Money Bag."
GUARDED = "A conscious guard is in the room."


def obstacles(scene: Scene) -> dict[str, tuple[str, str]]:
    """What stands in the way of whom, with its rule."""
    play = scene.play()
    assert play.view(-1).board.turn.obstacles == ()
    board = play.view(actor(play)).board
    turn = board.turn
    assert board.hint.rule == ("RB-4.4" if turn.side == "bank" else "RB-4.2")
    return {obstacle.action: (obstacle.rule, str(obstacle.why)) for obstacle in turn.obstacles}


@pytest.mark.rule("RB-4.2", "RB-4.5", "RB-4.6")
def test_of_the_bank() -> None:
    nobody = ("RB-4.5", "No conscious robber shares a room with a conscious guard.")
    nothing = ("RB-4.6", "Nothing unlocked lies in a room with a conscious guard.")
    assert obstacles(Scene(cards={"bank": "patrol"})) == {"tackle": nobody, "lock": nothing}
    assert obstacles(Scene(cards={"bank": "patrol"}, robbers=(9, 1))) == {"lock": nothing}
    assert obstacles(Scene(cards={"bank": "patrol"}, bags=(9,))) == {"tackle": nobody}
    assert obstacles(Scene(cards={"bank": "patrol"}, alarm=(9, ALARM_READY))) == {"tackle": nobody}
    assert obstacles(Scene(cards={"bank": "double_patrol"})) == {}


@pytest.mark.rule("RB-4.2", "RB-4.10", "RB-4.11", "RB-4.12", "RB-4.20")
@pytest.mark.parametrize(
    ("card", "expected"),
    [
        ("grab", {"pick_up": ("RB-4.10", "No unlocked Money Bag lies in this room.")}),
        ("crack", {"unlock": ("RB-4.11", "No locked Money Bag is in this room.")}),
        ("spray", {"pepper_spray": ("RB-4.12", "No conscious guard is in this room.")}),
        ("air_ducts", {}),
    ],
)
def test_of_a_robbers_card(card: str, expected: dict[str, tuple[str, str]]) -> None:
    scene = Scene(turn="yellow", robbers=(4, 1), cards={"yellow": card})
    found = obstacles(scene)
    assert {action: why for action, why in found.items() if action not in ("throw", "pass", "alarm")} == expected


@pytest.mark.rule("RB-4.20")
def test_of_a_robber_beside_a_guard() -> None:
    scene = Scene(
        turn="yellow", robbers=(4, 4), guards=(4, 9), carried={"yellow": 1}, bags=(4,), locked=(4,),
        alarm=(4, ALARM_READY), cards={"yellow": "crack_or_grab"},
    )  # fmt: skip
    hindered = ("RB-4.20", GUARDED)
    assert obstacles(scene) == dict.fromkeys(("unlock", "pick_up", "throw", "pass", "alarm"), hindered)


@pytest.mark.rule("RB-4.17", "RB-4.18", "RB-4.19")
def test_of_the_free_action() -> None:
    scene = Scene(turn="yellow", robbers=(4, 1), alarm=(4, ALARM_LOCKED))
    locked = ("RB-4.19", "The alarm is locked.")
    assert obstacles(scene) == {"throw": ("RB-4.17", NO_BAG), "pass": ("RB-4.18", NO_BAG), "alarm": locked}
    scene = Scene(turn="yellow", robbers=(4, 1), carried={"yellow": 1}, alarm=(4, ALARM_READY))
    assert obstacles(scene) == {"throw": ("RB-4.17", "The car isn't outside this room."), "pass": ("RB-4.18", ALONE)}
    scene = Scene(turn="yellow", robbers=(8, 8), carried={"yellow": 1}, down=("green",), alarm=(4, ALARM_READY))
    assert obstacles(scene) == {
        "pass": ("RB-4.18", "That robber is unconscious."),
        "alarm": ("RB-4.19", "The alarm is in another room."),
    }
    scene = Scene(turn="yellow", robbers=(8, 8), carried={"yellow": 1}, alarm=(8, ALARM_READY))
    assert obstacles(scene) == {}


@pytest.mark.rule("RB-4.16")
def test_nothing_is_said_of_a_free_action_that_is_used() -> None:
    play = Scene(turn="yellow", robbers=(4, 1), cards={"yellow": "grab"}).play()
    do(play, MoveCar("clockwise"))
    assert whose_turn(play) == "yellow"
    assert refused(play, MoveCar("clockwise")) == "RB-4.16"
    assert [obstacle.action for obstacle in play.view(1).board.turn.obstacles] == ["pick_up"]
