"""Every event is a sentence."""

import pytest

from getaway.games.rob_a_bank import events as e
from getaway.kernel.events import Event
from tests.games.rob_a_bank.scenes import GAME

SENTENCES: list[tuple[Event, str]] = [
    (e.FloorLaidOut(2, [], []), "Round 2: the tiles of a new floor are laid out."),
    (e.TileTurned(3, "vault", 1), "The Bank turns Vault in room 3 by a quarter."),
    (
        e.FloorFurnished([1, 2, 3], [4], 5, 6),
        "Money Bags lie in rooms 1, 2 and 3, guards stand in room 4, the alarm in room 5, the robbers in room 6.",
    ),
    (
        e.FloorFurnished([1], [4, 7], 0, 6),
        "Money Bags lie in room 1, guards stand in rooms 4 and 7, the robbers in room 6.",
    ),
    (e.CarPlaced("T1"), "The Getaway Car waits at T1."),
    (e.HandsDrawn(8), "Every side draws 8 cards."),
    (e.HandDrawn(1, "red", ["grab", "air_ducts"]), "Red holds Grab and Air Ducts."),
    (e.CardPlayed(1, "yellow", 2, "grab"), "Yellow plays card 2: Grab (Move + Pick Up)."),
    (e.StacksTurned(), "The plans are made, and the stacks turned over."),
    (e.CardTurned("bank", 1, "patrol"), "The Bank turns up card 1: Patrol (Move + Tackle or Lock)."),
    (e.ActionsLapsed("green", ["unlock_or_pick_up"]), "Green cannot perform Unlock or Pick Up."),
    (e.GuardMoved(1, 2, 3), "Guard 1 moves from room 2 to room 3."),
    (e.RobberTackled("red", 5, 0), "Red is tackled in room 5."),
    (e.RobberTackled("red", 5, 2), "Red is tackled in room 5 and drops 2 Money Bags."),
    (e.BagLocked(5), "A Money Bag in room 5 is locked."),
    (e.AlarmLocked(5), "The alarm in room 5 is locked."),
    (e.GuardsRevived([2]), "The Bank burns its card, and guard 2 comes to."),
    (e.GuardsRevived([1, 2]), "The Bank burns its card, and guards 1 and 2 come to."),
    (e.RobberRevived("green"), "Green burns the card and comes to."),
    (e.RobberMoved("green", 1, 2, ducts=False), "Green moves from room 1 to room 2."),
    (e.RobberMoved("green", 1, 9, ducts=True), "Green moves from room 1 to room 9 through the air ducts."),
    (e.BagPickedUp("green", 1), "Green picks up a Money Bag in room 1."),
    (e.BagUnlocked("green", 1), "Green unlocks a Money Bag in room 1."),
    (e.AlarmUnlocked("green", 1), "Green unlocks the alarm in room 1."),
    (e.GuardSprayed("green", 3, 1), "Green sprays guard 3 in room 1."),
    (e.CarMoved("green", "L1"), "Green moves the car to L1."),
    (e.BagThrown("green", 1), "Green throws a Money Bag into the car: 1 scored."),
    (e.BagPassed("green", "red"), "Green passes a Money Bag to Red."),
    (e.AlarmPulled("green", 1, [3]), "Green pulls the alarm in room 1: guard 3 comes."),
    (e.AlarmPulled("green", 1, [1, 2]), "Green pulls the alarm in room 1: guards 1 and 2 come."),
    (e.AlarmPulled("green", 1, []), "Green pulls the alarm in room 1: no guard can come."),
    (e.RoundEnded(1, 1), "Round 1 is over; the Robbers have scored 1 Money Bag."),
    (e.GameEnded(robbers_won=True, scored=5), "The Robbers get away: 5 Money Bags scored."),
    (e.GameEnded(robbers_won=False, scored=0), "The Bank has held: 0 Money Bags scored."),
]


@pytest.mark.parametrize(("event", "sentence"), SENTENCES)
def test_an_event_in_words(event: Event, sentence: str) -> None:
    assert GAME.describe(event, []) == sentence


def test_every_event_is_here() -> None:
    kinds = {kind for kind in vars(e).values() if isinstance(kind, type) and issubclass(kind, Event)} - {Event}
    assert {type(event) for event, _ in SENTENCES} == kinds
