"""Score in words: one line of the log for every event."""

from getaway.games.score import events as e
from getaway.games.score.heist_moves import ENDINGS
from getaway.games.score.pack import ScorePack
from getaway.games.score.state import AUTOMATIC_GM
from getaway.kernel.events import Event
from getaway.kernel.phrases import Writers, counted, joined, sentence

MARKS = {
    "lockpicking": "lockpicking",
    "sneaking": "sneaking",
    "hacking": "hacking",
    "attack": "an attack",
    "kill": "a kill",
    "system": "against the security system",
}
GOALS = {"cool": "the Cool goal", "heat": "the Heat goal"}
TEXTS: dict[type[Event], str] = {
    e.GearChanged: "{name} carries {gear}.",
    e.HandedOver: "{name} goes over to {to}.",
    e.Joined: "{name} joins the heist with {prep}.",
    e.Left: "{name} leaves the heist.",
    e.Retired: "{name} retires.",
    e.TakenOut: "{name} {how}{why}.",
    e.Injured: "{name} is hurt: {injury}{struck}.",
    e.HeistGenerated: "For you: the heist of seed {seed} is {title}.",
    e.FieldChanged: "For you: {name} is now {text}.",
    e.Noted: "For you: noted, {text}",
    e.ComplicationPrepared: "For you: complication {number} is {text}",
    e.Struck: "For you: struck out, {text}",
    e.Revealed: "Shown, {name}: {text}",
    e.DiceOpened: "The dice of heist {heist} are opened; their key promises the next: {key:.16}…",
    e.CampaignResumed: "A campaign goes on: {crew}, {heists} behind them.",
    e.ApproachAdded: "There is a way: {text}",
    e.ApproachRemoved: "There is no way any more: {text}",
    e.Narrated: "{seat}: {text}",
    e.MeterRead: "For you: the meter is at {filled} of {segments}.",
    e.PenaltyRemoved: "For you: segment {segment} brings nothing any more.",
    e.FlewSolo: "{names} flies solo: what this brings the crew passes by.",
    e.ClockRemoved: "The clock {name} is taken away.",
    e.AttemptDeclared: "{name} tries: {attempt}",
    e.DifficultyFound: "For you: {found}.",
    e.Waived: "No roll for {name}{words}.",
    e.Withdrawn: "{name} thinks better of it.",
    e.FailureSpared: "{name} slips out of it; {left} can be shrugged off.",
    e.HeatTaken: "{name} takes the Heat: it is {heat} now.",
    e.StashGrew: "{name}, {ability}: {by} into the stash, {stash} now.",
    e.AbilityUsed: "{name} uses {ability}{spent}{words}.",
    e.AdvanceTaken: "{name} gives up Heat, down to {heat}, for {advance}.",
    e.CooledDown: "{name} cools down to Heat {heat}.",
    e.GoalMet: "{name} meets the {goal} goal: {gained} is {now} now.",
    e.GoalOwed: "{name} meets the Cool goal and may take Cool or Prep for it.",
    e.KillTaken: "{name} takes it for a kill: {gained} is {now} now.",
    e.AbilityRenewed: "The GM rules: {name} may use {ability} again{why}.",
    e.FocusChosen: "{name} is at {on} today.",
    e.Negotiated: "{name} has come to terms with important people.",
    e.SystemReached: "{name} is inside the security system: it is 1 easier for everyone.",
}


def percent(chance: float) -> str:
    """A chance in whole per cent; only certainty is 0% or 100%."""
    if 0 < chance < 0.005:
        return "<1%"
    return ">99%" if 0.995 <= chance < 1 else f"{chance:.0%}"


def faces(dice: list[int]) -> str:
    return " ".join(str(face) for face in dice) or "none"


def listed(names: list[str]) -> str:
    return joined(names, "nobody")


def prep_dice(number: int) -> str:
    return counted(number, "Prep die", "Prep dice")


def with_full_stop(line: str) -> str:
    return line if line.endswith((".", "!", "?")) else f"{line}."


def _after(text: str, before: str = ": ") -> str:
    return f"{before}{text}" if text else ""


class Words:
    """Names and sentences for one pack."""

    def __init__(self, pack: ScorePack) -> None:
        self.classes = {row.id: row for row in pack.classes}
        self.advances = {row.id: row for row in pack.advances}
        self.penalties = {row.id: row for row in pack.penalties}
        self.consequences = {row.id: row for row in pack.consequences}
        self.writers: Writers = {
            "gear": lambda gear: gear or "nothing",
            "prep": prep_dice,
            "by": prep_dice,
            "spent": lambda dice: f" for {prep_dice(dice)}" if dice else "",
            "how": {"dead": "is dead", "heist": "is out for this heist"}.__getitem__,
            "why": _after,
            "words": _after,
            "struck": lambda struck: ", and shrugs it off: Hard to Kill" if struck else "",
            "crew": lambda crew: counted(crew, "Criminal"),
            "heists": lambda heists: counted(heists, "heist"),
            "left": lambda rolls: counted(rolls, "more failed roll"),
            "names": listed,
            "found": "; ".join,
            "ability": self.ability,
            "advance": self.ability,
            "goal": str.title,
            "gained": str.title,
        }

    def ability(self, name: str) -> str:
        """An ability or a goal by name."""
        return self.advances[name].name if name in self.advances else GOALS[name]

    def describe(self, event: Event, names: list[str]) -> str:
        match event:
            case e.CriminalCreated():
                with_ = f" with {self.ability(event.advance)}" if event.advance else ""
                return f"{names[event.seat]} brings {event.name}, a {self.classes[event.kind].name}{with_}."
            case e.SceneSet():
                return f"{event.name or 'A scene'}: {event.text}"
            case e.GmRolled():
                if event.faces is None:
                    return f"The GM rolls {counted(event.dice, 'die', 'dice')} behind the screen."
                return f"The GM rolls {faces(event.faces)}{_after(event.why)}."
            case e.KillsConfirmed():
                return f"{event.name} has made {counted(event.number, 'kill')}."
            case e.KillTaken() if event.gained == "neither":
                return f"{event.name} takes nothing for a kill."
            case e.Overruled():
                whose = f"{event.name}'s {event.what.title()}" if event.name else "the stash"
                return f"The GM rules: {whose} is {event.now} in place of {event.before}{_after(event.why)}."
            case e.HeistPrepared():
                meter = f" The meter has {event.segments} segments." if event.segments is not None else ""
                if event.meter and event.segments is None:
                    meter = " There is a Threat Meter, and it is hidden."
                subgoals = " It is played with subgoals." if event.subgoals else ""
                return f"The GM has prepared a heist{_after(event.title)}.{meter}{subgoals}"
            case e.HeistStarted():
                lines = "".join(f" {with_full_stop(line)}" for line in event.lines)
                start = f"Heist {event.number} begins, {event.title}, with {listed(event.crew)}"
                return f"{start}; {prep_dice(event.stash)} in the stash.{lines}"
            case e.HeistEnded():
                return f"Heist {event.number} is over: {ENDINGS[event.how]}.{_after(event.words, ' ')}"
            case e.CampaignEnded():
                return f"The game is over.{_after(event.words, ' ')}"
            case e.MeterFilled():
                if event.filled is None:
                    return f"{event.name} lets it fall on the crew{': a segment fills' if event.known else ''}."
                return f"{event.name} lets it fall on the crew: the meter is at {event.filled} of {event.segments}."
            case e.MeterMoved():
                if event.filled is not None:
                    return f"The GM sets the meter to {event.filled} of {event.segments}{_after(event.why)}."
                what = "the hidden meter" if event.known else "something behind the screen"
                return f"The GM changes {what}{_after(event.why)}."
            case e.PenaltyAttached():
                kind = self.penalties[event.kind].name
                amount = f" ({event.amount})" if event.amount else ""
                return f"For you: segment {event.segment} brings {kind}{amount}, {event.text}."
            case e.PenaltyFired():
                lost = f" {counted(event.lost, 'Prep die is', 'Prep dice are')} lost." if event.lost else ""
                heated = f" +1 Heat for {listed(event.heated)}." if event.heated else ""
                spared = f" Not for {listed(event.spared)}: Fly Solo." if event.spared else ""
                harder = " From now on every roll is 1 harder." if event.kind == "harder" else ""
                name = f"Penalty {event.number}, {self.penalties[event.kind].name}"
                return f"{name}: {event.text}.{lost}{heated}{harder}{spared}"
            case e.PenaltyCancelled():
                back = f" {prep_dice(event.returned)} come back." if event.returned else ""
                cooled = f" {listed(event.cooled)} cool down by 1." if event.cooled else ""
                return f"{event.name} calls a False Alarm on penalty {event.number}: it is off.{back}{cooled}"
            case e.ClockAdded():
                return f"A clock is added, {event.name}{self._dial(0, event.segments)}."
            case e.ClockTicked():
                return f"The clock {event.name} moves{self._dial(event.filled, event.segments)}."
            case e.RollCalled():
                marks = f" ({', '.join(MARKS[mark] for mark in event.marks)})" if event.marks else ""
                return f"{event.name} is to roll against {event.difficulty}{marks}{_after('; '.join(event.found))}."
            case e.DiceRolled():
                prep = f", Prep {faces(event.prep)}" if event.prep else ""
                using = f" with {listed([self.ability(name) for name in event.using])}" if event.using else ""
                start = f"Roll {event.number}: {event.name} rolls{using} against {event.difficulty}"
                return f"{start}: Cool {faces(event.cool)}{prep}, {self._result(event)}"
            case e.BrutelyForced():
                return f"{event.name} uses Brute Force: Cool {faces(event.cool)}, {self._result(event)}"
            case e.Judged():
                on = "the crew" if event.on_crew else event.name
                return f"The GM aims it at {on}, {self.consequences[event.kind].name.lower()}: {event.words}"
        people: Writers = {
            "to": names.__getitem__,
            "seat": lambda seat: "The house" if seat == AUTOMATIC_GM else names[seat],
        }
        return sentence(TEXTS, event, {**self.writers, **people})

    def _dial(self, filled: int | None, segments: int | None) -> str:
        return "" if segments is None else f": {filled} of {segments}"

    def _result(self, event: e.DiceRolled | e.BrutelyForced) -> str:
        result = f"{counted(event.successes, 'success', 'successes')}, {counted(event.failures, 'failure')}."
        if not event.successes and not event.failures:
            result = "neither success nor failure."
        return f"Heat {faces(event.heat)}: {result} [receipt: from {event.first}]"
