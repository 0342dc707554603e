"""The example of play in the rulebook is a legal game, and ends as the rulebook says."""

from getaway.games.rob_a_bank import events as e
from getaway.games.rob_a_bank.moves import (
    EndTurn,
    MoveCar,
    MoveGuard,
    MoveRobber,
    MoveToAnyRoom,
    PickUp,
    Tackle,
    ThrowBag,
)
from tests.games.rob_a_bank.scenes import Scene, do, whose_turn


def test_the_example_of_play() -> None:
    play = Scene(
        guards=(3, 9), robbers=(4, 4), bags=(1, 5, 6, 8), car="R2",
        cards={"bank": ("chase", "patrol"), "yellow": ("grab", "spray"), "green": ("grab", "air_ducts")},
    ).play()  # fmt: skip
    chase = do(play, MoveGuard(1, 6))
    assert e.ActionsLapsed("bank", ["tackle"]) in chase
    assert e.CarMoved("yellow", "R1") in do(play, MoveRobber(5), PickUp(), MoveCar("anticlockwise"))
    do(play, MoveRobber(1), PickUp(), EndTurn())
    patrol = do(play, MoveGuard(1, 5), Tackle("yellow"))
    assert e.RobberTackled("yellow", 5, 1) in patrol
    assert e.RobberRevived("yellow") in patrol
    assert whose_turn(play) == "green"
    assert e.BagThrown("green", 1) in do(play, MoveToAnyRoom(3), ThrowBag())
