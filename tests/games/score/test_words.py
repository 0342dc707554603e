"""Every event has its sentence, and tells no more than it holds."""

import msgspec
import pytest

from getaway.games.score import events as e
from getaway.games.score import paper_events as pe
from getaway.games.score.say import say
from getaway.kernel.events import Event
from getaway.text.render import Texts

from .table import GAME

DASH = "\N{EN DASH}"
NAMES = ["Gil", "Ann", "Bob"]
TEXTS = Texts(names=NAMES)
EVENTS: list[tuple[Event, str]] = [
    (e.CriminalCreated(1, "Faye", "face", "ready"), "Ann brings in Faye: Face, with Ready."),
    (e.CriminalCreated(1, "Faye", "face", ""), "Ann brings in Faye: Face."),
    (e.GearChanged("Faye", ""), "Faye carries nothing."),
    (e.GearChanged("Faye", "a rope"), "Faye carries: a rope"),
    (e.HandedOver("Faye", 2), "Bob now plays Faye."),
    (e.Joined("Faye", 1), "Faye joins the heist with 1 Prep die."),
    (e.Joined("Faye", 0), "Faye joins the heist."),
    (e.Left("Faye"), "Faye leaves the heist."),
    (e.Retired("Faye"), "Faye retires."),
    (e.AdvanceTaken("Faye", "mimic", 1), "Faye learns Mimic. Heat 1."),
    (e.CooledDown("Faye", 1), "Faye cools down to Heat 1."),
    (e.TakenOut("Faye", "dead", ""), "Faye dies."),
    (e.TakenOut("Faye", "heist", "fainted"), "Faye is out of this heist: “fainted”."),
    (e.Injured("Faye", "a cut", False), "Faye is hurt: a cut."),
    (e.Injured("Faye", "a cut", True), "Faye would be hurt (a cut), but is Hard to Kill."),
    (
        e.HeistPrepared("The bank", True, 6, True),
        "The GM has prepared a heist: “The bank”. The meter has 6 segments. There are subgoals.",
    ),
    (e.HeistPrepared("", False, None, True), "The GM has prepared a heist. The Threat Meter is hidden."),
    (e.HeistPrepared("", False, None, False), "The GM has prepared a heist."),
    (e.HeistGenerated("AB", "Bank"), "Only you: seed AB gives Bank."),
    (e.FieldChanged("Alarm", "none"), "Only you: Alarm is now none"),
    (e.Noted("x"), "Only you: noted: “x”"),
    (e.ComplicationPrepared(2, "a dog"), "Only you: complication 2 is ready: a dog"),
    (e.PenaltyAttached(2, "lose_prep", 2, "oh"), f"Only you: segment 2 {DASH} Lose Prep dice (2): oh"),
    (e.PenaltyAttached(2, "alarm", 0, "oh"), f"Only you: segment 2 {DASH} Alarm: oh"),
    (e.PenaltyRemoved(2), "Only you: segment 2 has no penalty anymore."),
    (e.Struck("note", "A dog."), "Only you: struck out: A dog."),
    (e.ApproachAdded("over the wall"), "You could: over the wall"),
    (e.ApproachRemoved("way_1", "over the wall"), "No longer possible: over the wall"),
    (e.Revealed("Alarm", "none"), "You learn more. Alarm: none"),
    (
        e.HeistStarted(1, "Bank", [say("gm-worked")], ["Faye", "Hal"], 5),
        "Heist 1 begins: Bank. In the crew: Faye and Hal. The stash holds 5 Prep dice. It works.",
    ),
    (e.HeistEnded(1, "arrested", ""), "Heist 1 is over: the crew is under arrest."),
    (e.HeistEnded(1, "done", "Home."), "Heist 1 is over: the crew made it. “Home.”"),
    (e.HeistEnded(1, "done", say("ended-done")), "Heist 1 is over: the crew made it. The van pulls away. Job done."),
    (
        e.DiceOpened(2, "0123456789abcdef" * 4),
        "The dice of heist 2 can be checked now. Key: 0123456789abcdef…",
    ),
    (e.CampaignEnded(""), "The game is over."),
    (e.CampaignResumed(1, 2), "The campaign continues with 1 Criminal after 2 heists."),
    (e.CampaignResumed(2, 0), "The campaign continues with 2 Criminals."),
    (e.MeterFilled("Faye", 1, 6, True), "Faye passes it to the crew. Threat 1 of 6."),
    (e.MeterFilled("Faye", None, None, True), "Faye passes it to the crew. A segment of the meter fills."),
    (e.MeterFilled("Faye", None, None, False), "Faye passes it to the crew."),
    (e.MeterMoved("oops", 1, 6, True), "The GM sets the meter to 1 of 6: “oops”."),
    (e.MeterMoved(say("why-negotiated", name="Faye"), 1, 6, True), "The GM sets the meter to 1 of 6: Faye negotiated."),
    (e.MeterMoved("", None, None, True), "The GM changes the hidden meter."),
    (e.MeterMoved("", None, None, False), "The GM changes something behind the screen."),
    (e.MeterRead(1, 6), "Only you: Threat 1 of 6."),
    (e.PenaltyFired(1, "lose_prep", "Oh", 1, [], []), "Oh: lose 1 Prep die."),
    (
        e.PenaltyFired(2, "heat_for_all", "Oh", 0, ["Faye"], ["Sue"]),
        "Then: Oh. +1 Heat for Faye. Not for Sue: Fly Solo.",
    ),
    (e.PenaltyFired(3, "harder", "Oh", 0, [], []), "Then: Oh. From now on every roll is 1 harder."),
    (
        e.PenaltyCancelled("Tess", 1, "lose_prep", 2, []),
        "Tess uses False Alarm and cancels “Lose Prep dice”. 2 Prep dice come back.",
    ),
    (
        e.PenaltyCancelled("Tess", 1, "heat_for_all", 0, ["Faye"]),
        "Tess uses False Alarm and cancels “Heat for everyone”. \N{MINUS SIGN}1 Heat for Faye.",
    ),
    (e.FlewSolo(["Sue"]), "It does not hit Sue: Fly Solo."),
    (e.ClockAdded("Sirens", None), "New clock: Sirens."),
    (e.ClockAdded("Sirens", 4), "New clock: Sirens, 0 of 4."),
    (e.ClockTicked("Sirens", 2, 4), "Clock: Sirens, 2 of 4."),
    (e.ClockTicked("Sirens", None, None), "Clock: Sirens moves on."),
    (e.ClockRemoved("Sirens"), "Clock: Sirens, over."),
    (e.Overruled("cool", "Faye", 1, 2, ""), "The GM rules: Faye has Cool 2, not 1."),
    (e.Overruled("stash", "", 1, 2, "luck"), "The GM rules: the stash is 2, not 1: “luck”."),
    (e.AbilityRenewed("Faye", "mimic", ""), "The GM rules: Faye may use Mimic again."),
    (e.AbilityRenewed("Faye", "cool", "x"), "The GM rules: Faye may meet the Cool goal again: “x”."),
    (e.SceneSet("", "Dark."), "The GM sets a scene: “Dark.”"),
    (e.SceneSet("Hall", "Dark."), "The GM sets a scene, Hall: “Dark.”"),
    (e.SceneSet(say("crew"), say("gm-worked")), "Crew. It works."),
    (e.Narrated(0, "Hello."), "Gil: “Hello.”"),
    (e.Narrated(-1, say("gm-worked")), "It works."),
    (e.AttemptDeclared("Faye", "the wall", ""), "Faye tries: “the wall”"),
    (e.AttemptDeclared("Faye", "Cut the power", "cut_power"), "Faye: Cut the power."),
    (e.RollCalled("Faye", 4, [], [say("found-set", difficulty=4)]), "Faye needs 4 or higher."),
    (
        e.RollCalled("Faye", 4, ["kill", "system"], ["a", "b"]),
        "Faye needs 4 or higher (kill, against the security system): a, b.",
    ),
    (
        e.RollCalled("Faye", 4, [], [], 2, ("Bo",), waits=True),
        "Faye needs 4 or higher. With 2 extra dice. Bo helps. It comes after the roll that is open.",
    ),
    (
        e.RollChanged("Faye", 5, [], [], -1, ("Bo", "Cy")),
        "Changed: Faye needs 5 or higher. With 1 die less. Bo and Cy help.",
    ),
    (e.ActedFor("Faye", "roll"), "The GM rolls for Faye."),
    (e.Judged("Faye", False, "none", ""), "For Faye: Nothing comes of it."),
    (e.Healed("Faye", "a cut"), "Faye is all right again: a cut."),
    (e.Revived("Faye"), "The GM rules: Faye plays on."),
    (e.BroughtBack("Faye"), "The GM rules: Faye is back in the heist."),
    (e.LeftAtHome("Faye", 0), "Faye stayed at home."),
    (e.LeftAtHome("Faye", 4), "Faye stayed at home, and 4 Prep dice with them."),
    (e.MeterResized(1, True), "The meter now has 1 segment."),
    (e.MeterResized(None, True), "The GM changes the length of the hidden meter."),
    (e.MeterResized(None, False), "The GM changes something behind the screen."),
    (e.HeistPutBack("x"), "The GM puts the heist back. The last thing that happened: x"),
    (e.HeistReopened(2), "The GM reopens heist 2. It goes on where it was."),
    (e.CampaignNamed("The Long Winter"), "The campaign is called “The Long Winter”."),
    (e.HeistRenamed("The Bank Job"), "The heist is called “The Bank Job”."),
    (e.SegmentCancelled("Tess", 2), "Tess: false alarm. What segment 2 brought does not count."),
    (e.SegmentCancelled("Tess", 0), "Tess: false alarm. What the last segment brought does not count."),
    (e.HeatStayed("Tess", 3), "The Heat die stays with Tess: Heat 3."),
    (e.Explained("Faye", "a key copied last week"), "Faye explains: “a key copied last week”."),
    (e.DifficultyFound(["a", "b"]), "Only you: a, b."),
    (e.Waived("Faye", ""), "No roll for Faye."),
    (e.Withdrawn("Faye"), "Faye thinks better of it."),
    (
        e.DiceRolled(3, "Faye", [4], [5], [1], 4, [], ["foresight"], 2, 1, 17),
        "Faye uses Foresight and rolls Cool 4, Prep 5, Heat 1: 2 successes, 1 failure.",
    ),
    (
        e.DiceRolled(3, "Faye", [3], [], [], 4, [], [], 0, 0, 0),
        "Faye rolls Cool 3, Heat none: no success, no failure.",
    ),
    (
        e.BrutelyForced("Tess", [4], [1, 2], 1, 2, 8),
        "Tess uses Brute Force and rolls Cool 4, Heat 1 2: 1 success, 2 failures.",
    ),
    (e.FailureSpared("Sue", 1), "Sue slips out of it. That works once more today."),
    (e.FailureSpared("Sue", 0), "Sue slips out of it, for the last time today."),
    (e.HeatTaken("Faye", 2), "Faye takes the Heat: now 2."),
    (e.Judged("Faye", True, "longer", "slow"), "For the crew: “slow”"),
    (e.Judged("Faye", False, "harm", "ouch"), "For Faye: “ouch”"),
    (e.Judged("Faye", False, "harm", ""), "Faye gets hurt."),
    (e.Judged("Faye", True, "limited", ""), "For the crew: It only half works."),
    (e.StashGrew("Tess", "working_hard", 1, 3), "Tess, Working Hard: 1 Prep die for the stash, now 3."),
    (e.GmRolled(2, "", None), "The GM rolls 2 dice behind the screen."),
    (e.GmRolled(2, "a dog?", [1, 2]), "The GM rolls 1 2: “a dog?”."),
    (e.AbilityUsed("Faye", "mimic", "the guard", 0), "Faye uses Mimic: “the guard”."),
    (e.AbilityUsed("Tess", "right_tool", "a saw", 1), "Tess uses Right Tool for the Job for 1 Prep die: “a saw”."),
    (e.GoalMet("Faye", "cool", "prep", 5), "Faye meets the Cool goal: Prep 5."),
    (e.GoalMet("Faye", "heat", "heat", 1), "Faye meets the Heat goal: Heat 1."),
    (e.GoalOwed("Faye"), "Faye meets the Cool goal and may take Cool or Prep for it."),
    (e.KillsConfirmed("Hal", 1), "Hal has killed someone."),
    (e.KillTaken("Hal", "neither", 0), "Hal takes nothing for a kill."),
    (e.KillTaken("Hal", "heat", 1), "Hal loses Heat with a kill: Heat 1."),
    (e.FocusChosen("Sue", "sneaking"), "Sue focuses today on: sneaking."),
    (e.Negotiated("Faye"), "Faye has come to terms with important people."),
    (e.SystemReached("Tess"), "Tess is inside the security system. It is 1 easier for everyone now."),
    (pe.NoteEdited(2, "x"), "Only you: note 2 now says: “x”"),
    (pe.ScenePrepared("The vault", False), "Only you: the scene “The vault” is ready."),
    (pe.ScenePrepared("The vault", True), "Only you: the scene “The vault” is changed."),
    (pe.PersonWritten("Milo", False), "Only you: Milo has a card."),
    (pe.PersonWritten("Milo", True), "Only you: the card of Milo is changed."),
    (pe.PersonShown("Milo", "", "", ""), "You meet Milo."),
    (
        pe.PersonShown("Milo", "night guard", "Always yawning.", "a quiet night"),
        "You meet Milo, night guard. Always yawning. What they want: a quiet night",
    ),
    (pe.PersonHidden("Milo"), "The card of Milo is back with the GM."),
    (pe.ClockKept("Feds", True), "The clock Feds stays when the heist is over."),
    (pe.ClockKept("Feds", False), "The clock Feds ends with the heist."),
    (pe.BoundaryAdded("line", "spiders"), "A new line: “spiders” is not part of this story."),
    (pe.BoundaryAdded("veil", "torture"), "A new veil: “torture” happens out of sight."),
    (pe.BoundaryRemoved("line", "spiders"), "The line “spiders” is gone."),
    (pe.DiceThrown(1, "who drives?", [6, 1], 4), "Ann rolls 6 1: “who drives?”."),
    (pe.DiceThrown(1, "", [6], 4), "Ann rolls 6."),
]


@pytest.mark.parametrize(("event", "words"), EVENTS, ids=lambda value: type(value).__name__)
def test_a_line_of_the_log(event: Event, words: str) -> None:
    assert TEXTS(GAME.describe(event)) == words


def test_no_event_is_forgotten() -> None:
    kinds = set(GAME.event_types())
    assert {type(event) for event, _ in EVENTS} == kinds
    for event, _ in EVENTS:
        assert msgspec.json.decode(msgspec.json.encode(event))["event"] == type(event).__name__


def test_every_line_can_be_read_in_german() -> None:
    texts = Texts("de", NAMES)
    for event, _ in EVENTS:
        line = GAME.describe(event)
        assert "score." not in texts(line)
        assert "{" not in texts(line)


def test_names_and_words_that_look_like_messages_stay_as_they_are() -> None:
    texts = Texts("de", ["Player 2", "{ $seat }", "score.text"])
    assert texts(GAME.describe(e.Narrated(1, "{ $text }"))) == "{ $seat }: „{ $text }“"
    created = GAME.describe(e.CriminalCreated(0, "{ $name }", "face", "ready"))
    assert texts(created) == "Player 2 bringt { $name } ins Spiel: Gesicht, mit Allzeit bereit."
