"""Every event has its sentence, and tells no more than it holds."""

import msgspec
import pytest

from getaway.games.score import events as e
from getaway.games.score.game import Score
from getaway.games.score.words import percent
from getaway.kernel.events import Event

from .table import GAME

NAMES = ["Gil", "Ann", "Bob"]
EVENTS: list[tuple[Event, str]] = [
    (e.CriminalCreated(1, "Faye", "face", "ready"), "Ann brings Faye, a Face with Ready."),
    (e.CriminalCreated(1, "Faye", "face", ""), "Ann brings Faye, a Face."),
    (e.GearChanged("Faye", ""), "Faye carries nothing."),
    (e.HandedOver("Faye", 2), "Faye goes over to Bob."),
    (e.Joined("Faye", 1), "Faye joins the heist with 1 Prep die."),
    (e.Left("Faye"), "Faye leaves the heist."),
    (e.Retired("Faye"), "Faye retires."),
    (e.AdvanceTaken("Faye", "mimic", 1), "Faye gives up Heat, down to 1, for Mimic."),
    (e.CooledDown("Faye", 1), "Faye cools down to Heat 1."),
    (e.TakenOut("Faye", "dead", ""), "Faye is dead."),
    (e.TakenOut("Faye", "heist", "fainted"), "Faye is out for this heist: fainted."),
    (e.Injured("Faye", "a cut", False), "Faye is hurt: a cut."),
    (e.Injured("Faye", "a cut", True), "Faye is hurt: a cut, and shrugs it off: Hard to Kill."),
    (
        e.HeistPrepared("The bank", True, 6, True),
        "The GM has prepared a heist: The bank. The meter has 6 segments. It is played with subgoals.",
    ),
    (
        e.HeistPrepared("", False, None, True),
        "The GM has prepared a heist. There is a Threat Meter, and it is hidden.",
    ),
    (e.HeistPrepared("", False, None, False), "The GM has prepared a heist."),
    (e.HeistGenerated("AB", "Bank"), "For you: the heist of seed AB is Bank."),
    (e.FieldChanged("Alarm", "none"), "For you: Alarm is now none."),
    (e.Noted("x"), "For you: noted, x"),
    (e.ComplicationPrepared(2, "a dog"), "For you: complication 2 is a dog"),
    (e.PenaltyAttached(2, "lose_prep", 2, "oh"), "For you: segment 2 brings Prep dice are lost (2), oh."),
    (e.PenaltyAttached(2, "alarm", 0, "oh"), "For you: segment 2 brings An alarm, oh."),
    (e.PenaltyRemoved(2), "For you: segment 2 brings nothing any more."),
    (e.Struck("note", "A dog."), "For you: struck out, A dog."),
    (e.ApproachAdded("over the wall"), "There is a way: over the wall"),
    (e.ApproachRemoved("over the wall"), "There is no way any more: over the wall"),
    (e.Revealed("Alarm", "none"), "Shown, Alarm: none"),
    (
        e.HeistStarted(1, "Bank", ["Go."], ["Faye", "Hal"], 5),
        "Heist 1 begins, Bank, with Faye and Hal; 5 Prep dice in the stash. Go.",
    ),
    (e.HeistEnded(1, "arrested", ""), "Heist 1 is over: the crew was arrested."),
    (e.HeistEnded(1, "done", "Home."), "Heist 1 is over: done. Home."),
    (
        e.DiceOpened(2, "0123456789abcdef" * 4),
        "The dice of heist 2 are opened; their key promises the next: 0123456789abcdef…",
    ),
    (e.CampaignEnded(""), "The game is over."),
    (e.CampaignResumed(1, 2), "A campaign goes on: 1 Criminal, 2 heists behind them."),
    (e.MeterFilled("Faye", 1, 6, True), "Faye lets it fall on the crew: the meter is at 1 of 6."),
    (e.MeterFilled("Faye", None, None, True), "Faye lets it fall on the crew: a segment fills."),
    (e.MeterFilled("Faye", None, None, False), "Faye lets it fall on the crew."),
    (e.MeterMoved("oops", 1, 6, True), "The GM sets the meter to 1 of 6: oops."),
    (e.MeterMoved("", None, None, True), "The GM changes the hidden meter."),
    (e.MeterMoved("", None, None, False), "The GM changes something behind the screen."),
    (e.MeterRead(1, 6), "For you: the meter is at 1 of 6."),
    (
        e.PenaltyFired(1, "lose_prep", "oh", 1, [], []),
        "Penalty 1, Prep dice are lost: oh. 1 Prep die is lost.",
    ),
    (
        e.PenaltyFired(2, "heat_for_all", "oh", 0, ["Faye"], ["Sue"]),
        "Penalty 2, Heat for everyone: oh. +1 Heat for Faye. Not for Sue: Fly Solo.",
    ),
    (
        e.PenaltyFired(3, "harder", "oh", 0, [], []),
        "Penalty 3, Everything gets harder: oh. From now on every roll is 1 harder.",
    ),
    (
        e.PenaltyCancelled("Tess", 1, "lose_prep", 2, []),
        "Tess calls a False Alarm on penalty 1: it is off. 2 Prep dice come back.",
    ),
    (
        e.PenaltyCancelled("Tess", 1, "heat_for_all", 0, ["Faye"]),
        "Tess calls a False Alarm on penalty 1: it is off. Faye cool down by 1.",
    ),
    (e.FlewSolo(["Sue"]), "Sue flies solo: what this brings the crew passes by."),
    (e.ClockAdded("Sirens", None), "A clock is added, Sirens."),
    (e.ClockAdded("Sirens", 4), "A clock is added, Sirens: 0 of 4."),
    (e.ClockTicked("Sirens", 2, 4), "The clock Sirens moves: 2 of 4."),
    (e.ClockTicked("Sirens", None, None), "The clock Sirens moves."),
    (e.ClockRemoved("Sirens"), "The clock Sirens is taken away."),
    (e.Overruled("cool", "Faye", 1, 2, ""), "The GM rules: Faye's Cool is 2 in place of 1."),
    (e.Overruled("stash", "", 1, 2, "luck"), "The GM rules: the stash is 2 in place of 1: luck."),
    (e.AbilityRenewed("Faye", "mimic", ""), "The GM rules: Faye may use Mimic again."),
    (e.AbilityRenewed("Faye", "cool", "x"), "The GM rules: Faye may use the Cool goal again: x."),
    (e.SceneSet("", "Dark."), "A scene: Dark."),
    (e.Narrated(0, "Hello."), "Gil: Hello."),
    (e.Narrated(-1, "Hello."), "The house: Hello."),
    (e.AttemptDeclared("Faye", "the wall"), "Faye tries: the wall"),
    (e.RollCalled("Faye", 4, [], []), "Faye is to roll against 4."),
    (
        e.RollCalled("Faye", 4, ["kill", "system"], ["the GM sets 4"]),
        "Faye is to roll against 4 (a kill, against the security system): the GM sets 4.",
    ),
    (e.DifficultyFound(["a", "b"]), "For you: a; b."),
    (e.Waived("Faye", ""), "No roll for Faye."),
    (e.Withdrawn("Faye"), "Faye thinks better of it."),
    (
        e.DiceRolled(3, "Faye", [4], [5], [1], 4, [], ["foresight"], 2, 1, 17),
        "Roll 3: Faye rolls with Foresight against 4: Cool 4, Prep 5, Heat 1: 2 successes, 1 failure. "
        "[receipt: from 17]",
    ),
    (
        e.DiceRolled(3, "Faye", [3], [], [], 4, [], [], 0, 0, 0),
        "Roll 3: Faye rolls against 4: Cool 3, Heat none: neither success nor failure. [receipt: from 0]",
    ),
    (
        e.BrutelyForced("Tess", [4], [1, 2], 1, 2, 8),
        "Tess uses Brute Force: Cool 4, Heat 1 2: 1 success, 2 failures. [receipt: from 8]",
    ),
    (e.FailureSpared("Sue", 1), "Sue slips out of it; 1 more failed roll can be shrugged off."),
    (e.HeatTaken("Faye", 2), "Faye takes the Heat: it is 2 now."),
    (e.Judged("Faye", True, "longer", "slow"), "The GM aims it at the crew, it takes longer: slow"),
    (e.Judged("Faye", False, "harm", "ouch"), "The GM aims it at Faye, harm: ouch"),
    (e.StashGrew("Tess", "working_hard", 1, 3), "Tess, Working Hard: 1 Prep die into the stash, 3 now."),
    (e.GmRolled(2, "", None), "The GM rolls 2 dice behind the screen."),
    (e.GmRolled(2, "a dog?", [1, 2]), "The GM rolls 1 2: a dog?."),
    (e.AbilityUsed("Faye", "mimic", "the guard", 0), "Faye uses Mimic: the guard."),
    (e.AbilityUsed("Tess", "right_tool", "a saw", 1), "Tess uses Right Tool for the Job for 1 Prep die: a saw."),
    (e.GoalMet("Faye", "cool", "prep", 5), "Faye meets the Cool goal: Prep is 5 now."),
    (e.GoalOwed("Faye"), "Faye meets the Cool goal and may take Cool or Prep for it."),
    (e.KillsConfirmed("Hal", 1), "Hal has made 1 kill."),
    (e.KillTaken("Hal", "neither", 0), "Hal takes nothing for a kill."),
    (e.KillTaken("Hal", "heat", 1), "Hal takes it for a kill: Heat is 1 now."),
    (e.FocusChosen("Sue", "sneaking"), "Sue is at sneaking today."),
    (e.Negotiated("Faye"), "Faye has come to terms with important people."),
    (e.SystemReached("Tess"), "Tess is inside the security system: it is 1 easier for everyone."),
]


@pytest.mark.parametrize(("event", "words"), EVENTS, ids=lambda value: type(value).__name__)
def test_a_line_of_the_log(event: Event, words: str) -> None:
    assert GAME.describe(event) == words


def test_no_event_is_forgotten() -> None:
    kinds = set(GAME.event_types())
    assert {type(event) for event, _ in EVENTS} == kinds
    for event, _ in EVENTS:
        assert msgspec.json.decode(msgspec.json.encode(event))["event"] == type(event).__name__


def test_an_event_of_another_game_has_no_words() -> None:
    class Foreign(Event):
        pass

    with pytest.raises(TypeError):
        Score.from_toml().describe(Foreign())


def test_what_is_not_certain_is_not_called_so() -> None:
    assert [percent(chance) for chance in (0, 0.001, 0.25, 0.9954, 1)] == ["0%", "<1%", "25%", ">99%", "100%"]
