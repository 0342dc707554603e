"""Every event is a sentence, in English and in German."""

import pytest

from getaway.games.rob_a_bank import events as e
from getaway.kernel.events import Event
from getaway.text.render import Texts
from tests.games.rob_a_bank.scenes import GAME

SENTENCES: list[tuple[Event, str, str]] = [
    (e.FloorLaidOut(2, [], []), "Round 2: a new floor.", "Runde 2: eine neue Etage."),
    (
        e.TileTurned(3, "vault", 1),
        "The Bank turns the Vault in room 3 by 90°.",
        "Die Bank dreht das Plättchen „Tresorraum“ in Raum 3 um 90°.",
    ),
    (
        e.FloorFurnished([1, 2, 3], [4], 5, 6),
        "Money Bags in rooms 1, 2 and 3, guards in room 4, the alarm in room 5, robbers in room 6.",
        "Geldsäcke in den Räumen 1, 2 und 3, Wachen in Raum 4, der Alarm in Raum 5, die Räuber in Raum 6.",
    ),
    (
        e.FloorFurnished([1], [4, 7], 0, 6),
        "Money Bags in room 1, guards in rooms 4 and 7, robbers in room 6.",
        "Geldsäcke in Raum 1, Wachen in den Räumen 4 und 7, die Räuber in Raum 6.",
    ),
    (e.CarPlaced("T1"), "The Getaway Car waits at T1.", "Der Fluchtwagen wartet auf Feld T1."),
    (e.HandsDrawn(8), "Each side draws 8 cards.", "Jede Seite zieht 8 Karten."),
    (
        e.HandDrawn(1, "red", ["grab", "air_ducts"]),
        "Red holds Grab and Air Ducts.",
        "Rot hat Zupacken und Luftschacht auf der Hand.",
    ),
    (
        e.CardPlayed(1, "yellow", 2, "grab"),
        "Yellow plays card 2: Grab (Move + Pick Up).",
        "Gelb legt Karte 2: Zupacken (Bewegen + Aufheben).",
    ),
    (
        e.CardPlayed(1, "bank", 2, None),
        "The Bank plays card 2 (now covered).",
        "Die Bank legt Karte 2 (inzwischen verdeckt).",
    ),
    (
        e.StacksTurned(),
        "All plans are set. The stacks are turned over.",
        "Alle Pläne stehen. Die Stapel werden umgedreht.",
    ),
    (
        e.CardTurned("bank", 1, "patrol"),
        "The Bank turns up card 1: Patrol (Move + Tackle or Lock).",
        "Die Bank deckt Karte 1 auf: Streife (Bewegen + Überwältigen oder Sperren).",
    ),
    (
        e.ActionsLapsed("green", ["unlock_or_pick_up"]),
        "Green has to skip Unlock or Pick Up.",
        "Grün muss auslassen: Entsperren oder Aufheben.",
    ),
    (
        e.ActionsLapsed("bank", ["tackle", "lock", "lock"]),
        "The Bank has to skip Tackle and Lock ×2.",
        "Die Bank muss auslassen: Überwältigen und Sperren ×2.",
    ),
    (e.GuardMoved(1, 2, 3), "Guard 1 moves from room 2 to room 3.", "Wache 1 geht von Raum 2 in Raum 3."),
    (e.RobberTackled("red", 5, 0), "Red is tackled in room 5.", "Rot wird in Raum 5 überwältigt."),
    (
        e.RobberTackled("red", 5, 1),
        "Red is tackled in room 5 and drops a Money Bag.",
        "Rot wird in Raum 5 überwältigt und lässt einen Geldsack fallen.",
    ),
    (
        e.RobberTackled("red", 5, 2),
        "Red is tackled in room 5 and drops 2 Money Bags.",
        "Rot wird in Raum 5 überwältigt und lässt 2 Geldsäcke fallen.",
    ),
    (e.BagLocked(5), "The Bank locks a Money Bag in room 5.", "Die Bank sperrt einen Geldsack in Raum 5."),
    (e.AlarmLocked(5), "The Bank locks the alarm in room 5.", "Die Bank sperrt den Alarm in Raum 5."),
    (
        e.GuardsRevived([2]),
        "The Bank burns its card, and guard 2 comes to.",
        "Die Bank lässt ihre Karte verfallen, und Wache 2 kommt zu sich.",
    ),
    (
        e.GuardsRevived([1, 2]),
        "The Bank burns its card, and guards 1 and 2 come to.",
        "Die Bank lässt ihre Karte verfallen, und die Wachen 1 und 2 kommen zu sich.",
    ),
    (
        e.RobberRevived("green"),
        "Green burns the card and comes to.",
        "Grün lässt die Karte verfallen und kommt zu sich.",
    ),
    (
        e.RobberMoved("green", 1, 2, ducts=False),
        "Green moves from room 1 to room 2.",
        "Grün geht von Raum 1 in Raum 2.",
    ),
    (
        e.RobberMoved("green", 1, 9, ducts=True),
        "Green takes the air ducts from room 1 to room 9.",
        "Grün kriecht durch den Luftschacht von Raum 1 in Raum 9.",
    ),
    (e.BagPickedUp("green", 1), "Green picks up a Money Bag in room 1.", "Grün hebt in Raum 1 einen Geldsack auf."),
    (e.BagUnlocked("green", 1), "Green unlocks a Money Bag in room 1.", "Grün entsperrt einen Geldsack in Raum 1."),
    (e.AlarmUnlocked("green", 1), "Green unlocks the alarm in room 1.", "Grün entsperrt den Alarm in Raum 1."),
    (
        e.GuardSprayed("green", 3, 1),
        "Green sprays guard 3 in room 1.",
        "Grün setzt Wache 3 in Raum 1 mit Pfefferspray außer Gefecht.",
    ),
    (e.CarMoved("green", "L1"), "Green drives the car to L1.", "Grün fährt den Wagen auf Feld L1."),
    (
        e.BagThrown("green", 1),
        "Green throws a Money Bag into the car: 1 scored.",
        "Grün wirft einen Geldsack in den Wagen: 1 erbeutet.",
    ),
    (e.BagPassed("green", "red"), "Green passes a Money Bag to Red.", "Grün gibt einen Geldsack an Rot weiter."),
    (
        e.AlarmPulled("green", 1, [3]),
        "Green pulls the alarm in room 1: guard 3 comes running.",
        "Grün löst den Alarm in Raum 1 aus: Wache 3 rennt herbei.",
    ),
    (
        e.AlarmPulled("green", 1, [1, 2]),
        "Green pulls the alarm in room 1: guards 1 and 2 come running.",
        "Grün löst den Alarm in Raum 1 aus: Die Wachen 1 und 2 rennen herbei.",
    ),
    (
        e.AlarmPulled("green", 1, []),
        "Green pulls the alarm in room 1: no guard can come.",
        "Grün löst den Alarm in Raum 1 aus: Keine Wache kann kommen.",
    ),
    (
        e.RoundEnded(1, 1),
        "Round 1 is over. 1 Money Bag in the car.",
        "Runde 1 ist vorbei. 1 Geldsack im Wagen.",
    ),
    (
        e.GameEnded(robbers_won=True, scored=5),
        "The Robbers get away with 5 Money Bags!",
        "Die Räuber entkommen mit 5 Geldsäcken!",
    ),
    (
        e.GameEnded(robbers_won=False, scored=0),
        "The Bank holds! Not a single Money Bag was scored.",
        "Die Bank hält stand! Kein einziger Geldsack wurde erbeutet.",
    ),
]


@pytest.mark.parametrize(("event", "english", "german"), SENTENCES)
def test_an_event_in_words(event: Event, english: str, german: str) -> None:
    message = GAME.describe(event)
    assert (str(message), Texts("de")(message)) == (english, german)


def test_every_event_is_here() -> None:
    kinds = {kind for kind in vars(e).values() if isinstance(kind, type) and issubclass(kind, Event)} - {Event}
    assert {type(event) for event, *_ in SENTENCES} == kinds
