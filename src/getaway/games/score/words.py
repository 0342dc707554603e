"""Score in words: a line of the log for every event. The texts are in `locales/`."""

from getaway.games.score import events as e
from getaway.games.score import paper_events as pe
from getaway.games.score.pack import ScorePack
from getaway.games.score.say import (
    CATALOG,
    ability_name,
    approach_text,
    as_said,
    because,
    class_name,
    consequence_text,
    penalty_name,
    penalty_text,
    say,
    sentences,
    unended,
)
from getaway.games.score.state import AUTOMATIC_GM
from getaway.kernel.event_text import Writers, event_message
from getaway.kernel.events import Event
from getaway.text.messages import Argument, Message, Name, Seat, Text, listing

_KEY = 16
"""So many digits of a key are shown in the log."""


def mark_name(mark: str) -> Message:
    """What a roll is marked with (SC-2.7)."""
    return say(f"mark-{mark}")


def faces(dice: list[int]) -> Argument:
    """The dice as they lie."""
    return " ".join(str(face) for face in dice) if dice else say("no-dice")


class Words:
    """Names and messages for one pack."""

    def __init__(self, pack: ScorePack) -> None:
        self.classes = {row.id: row for row in pack.classes}
        self.advances = {row.id: row for row in pack.advances}
        self.penalties = {row.id: row for row in pack.penalties}
        self.consequences = {row.id: row for row in pack.consequences}
        self.writers: Writers = {
            "why": because,
            "words": because,
            "injury": unended,
            "found": lambda found: listing(found, "comma"),
            "ability": self.ability,
            "advance": self.ability,
            "to": Seat,
            "on": mark_name,
            "cool": faces,
            "heat": lambda heat: heat if isinstance(heat, int) else faces(heat),
        }

    def ability(self, name: str) -> Name | Message:
        """An ability or a goal by name."""
        return ability_name(self.advances[name]) if name in self.advances else say("goal", goal=name)

    def describe(self, event: Event) -> Message:
        match event:
            case e.Narrated():
                return self._narrated(event)
            case e.HeistStarted():
                start = event_message(CATALOG, event, self.writers, lines="")
                return sentences([start, *event.lines])
            case e.HeistEnded() | e.CampaignEnded():
                over = event_message(CATALOG, event, self.writers, words="")
                return sentences([over, event.words]) if event.words else over
            case e.PenaltyFired():
                return self._fired(event)
            case e.RollCalled() | e.RollChanged():
                return self._called(event)
            case e.PenaltyCancelled():
                return self._cancelled(event)
            case e.Judged() if event.kind == "harm" and not event.words and not event.on_crew:
                return say("judged-harm", name=event.name)
        return event_message(CATALOG, event, self.writers, **self._more(event))

    def _narrated(self, event: e.Narrated) -> Message:
        """The automatic GM tells the story; anyone else says something."""
        if event.seat == AUTOMATIC_GM:
            return as_said(event.text)
        return event_message(CATALOG, event, self.writers)

    def _called(self, event: e.RollCalled | e.RollChanged) -> Message:
        parts: list[Text] = [event_message(CATALOG, event, self.writers, **self._more(event))]
        if event.dice:
            parts.append(say("called-dice", way="more" if event.dice > 0 else "fewer", dice=abs(event.dice)))
        if event.helpers:
            parts.append(say("called-helped", names=listing(event.helpers), count=len(event.helpers)))
        if event.waits:
            parts.append(say("called-waits-turn"))
        return sentences(parts)

    def _fired(self, event: e.PenaltyFired) -> Message:
        parts: list[Text] = [
            say("penalty-fired", text=penalty_text(event.kind, event.text.rstrip(".")), lost=event.lost)
        ]
        if event.kind == "harder":
            parts.append(say("fired-harder"))
        if event.heated:
            parts.append(say("fired-heated", names=listing(event.heated)))
        if event.spared:
            fly_solo = ability_name(self.advances["fly_solo"])
            parts.append(say("fired-spared", names=listing(event.spared), ability=fly_solo))
        return sentences(parts)

    def _cancelled(self, event: e.PenaltyCancelled) -> Message:
        ability = ability_name(self.advances["false_alarm"])
        name = penalty_name(self.penalties[event.kind])
        parts: list[Text] = [say("penalty-cancelled", name=event.name, ability=ability, penalty=name)]
        if event.returned:
            parts.append(say("cancelled-returned", dice=event.returned))
        if event.cooled:
            parts.append(say("cancelled-cooled", names=listing(event.cooled)))
        return sentences(parts)

    def _ruling(self, event: e.Judged) -> Message:
        if event.words:
            return as_said(event.words)
        if event.kind in self.consequences:
            return say("sentence", text=consequence_text(self.consequences[event.kind]))
        return say("ruling-none")

    def _more(self, event: Event) -> dict[str, Argument]:
        """The arguments of an event that are not just one of its fields."""
        match event:
            case pe.PersonShown():
                told = {name: "yes" if getattr(event, name) else "no" for name in ("role", "look", "want")}
                return {f"has_{name}": has for name, has in told.items()}
            case pe.DiceThrown():
                return {"faces": faces(event.faces)}
            case e.CriminalCreated():
                given = self.ability(event.advance) if event.advance else "none"
                return {
                    "kind": class_name(self.classes[event.kind]),
                    "advance": given,
                    "has_advance": "yes" if event.advance else "no",
                }
            case e.GearChanged():
                return {"has_gear": "yes" if event.gear else "no"}
            case e.HeistPrepared():
                meter = "secret" if not event.meter else "hidden" if event.segments is None else "open"
                has_title = "yes" if event.title else "no"
                return {"has_title": has_title, "meter": meter, "segments": event.segments or 0}
            case e.DiceOpened():
                return {"key": f"{event.key[:_KEY]}…"}
            case e.MeterFilled() | e.MeterMoved():
                shown = "no" if not event.known else "hidden" if event.filled is None else "open"
                return {"known": shown, "filled": event.filled or 0, "segments": event.segments or 0}
            case e.MeterResized():
                shown = "no" if not event.known else "hidden" if event.segments is None else "open"
                return {"known": shown, "segments": event.segments or 0}
            case e.PenaltyAttached():
                card = self.penalties[event.kind]
                text = penalty_text(event.kind, event.text)
                return {"kind": penalty_name(card), "text": text}
            case e.ClockAdded():
                return {"known": "no" if event.segments is None else "yes", "segments": event.segments or 0}
            case e.ClockTicked():
                known = "no" if event.segments is None else "yes"
                return {"known": known, "filled": event.filled or 0, "segments": event.segments or 0}
            case e.SceneSet():
                by = "gm" if isinstance(event.text, str) else "automatic"
                return {"has_name": "yes" if event.name else "no", "by": by}
            case e.ApproachRemoved():
                return {"text": approach_text(event.id, event.text)}
            case e.AttemptDeclared():
                if not event.approach:
                    return {"own": "yes"}
                return {"own": "no", "attempt": approach_text(event.approach, event.attempt)}
            case e.RollCalled() | e.RollChanged():
                return {
                    "marks": listing(map(mark_name, event.marks), "comma"),
                    "has_marks": "yes" if event.marks else "no",
                    "has_found": "yes" if len(event.found) > 1 else "no",
                }
            case e.DiceRolled():
                using = listing(map(self.ability, event.using))
                dice = say("dice-prep", dice=faces(event.prep)) if event.prep else ""
                return {"using": using, "has_using": "yes" if event.using else "no", "prep": dice, **_result(event)}
            case e.BrutelyForced():
                return _result(event)
            case e.Judged():
                return {"words": self._ruling(event), "on": "crew" if event.on_crew else "criminal"}
            case e.GmRolled():
                return {"faces": faces(event.faces or []), "blind": "yes" if event.faces is None else "no"}
            case e.AbilityRenewed():
                return {"is_goal": "no" if event.ability in self.advances else "yes"}
        return {}


def _result(event: e.DiceRolled | e.BrutelyForced) -> dict[str, Argument]:
    return {"result": result(event.successes, event.failures)}


def result(successes: int, failures: int) -> Message:
    """What the dice of a roll count as."""
    if not successes and not failures:
        return say("result-neither")
    if not failures:
        return say("result-successes", successes=successes)
    if not successes:
        return say("result-failures", failures=failures)
    return say("result", successes=successes, failures=failures)
