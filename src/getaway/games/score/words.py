"""Score in words: one line of the log for every event."""

from getaway.games.score import events as e
from getaway.games.score.heist_moves import ENDINGS
from getaway.games.score.pack import ScorePack
from getaway.kernel.events import Event
from getaway.kernel.phrases import counted, joined

MARKS = {
    "lockpicking": "lockpicking",
    "sneaking": "sneaking",
    "hacking": "hacking",
    "attack": "an attack",
    "kill": "a kill",
    "system": "against the security system",
}


GOALS = {"cool": "the Cool goal", "heat": "the Heat goal"}


def percent(chance: float) -> str:
    """A chance in whole per cent; what is not certain is not called so."""
    if 0 < chance < 0.005:
        return "<1%"
    return ">99%" if 0.995 <= chance < 1 else f"{chance:.0%}"


def faces(dice: list[int]) -> str:
    """Dice as they lie."""
    return " ".join(str(face) for face in dice) or "none"


def listed(names: list[str]) -> str:
    """Names in a row."""
    return joined(names, "nobody")


def _after(text: str, before: str = ": ") -> str:
    return f"{before}{text}" if text else ""


class Words:
    """Names and sentences for one pack."""

    def __init__(self, pack: ScorePack) -> None:
        self.classes = {row.id: row for row in pack.classes}
        self.advances = {row.id: row for row in pack.advances}
        self.penalties = {row.id: row for row in pack.penalties}
        self.consequences = {row.id: row for row in pack.consequences}

    def describe(self, event: Event, names: list[str]) -> str:
        """One line of the log."""
        for chapter in (self._crew, self._heist, self._meter, self._roll, self._growth):
            line = chapter(event, names)
            if line is not None:
                return line
        raise TypeError(f"not an event of Score: {event!r}")

    def ability(self, name: str) -> str:
        """An ability or a goal by name."""
        return self.advances[name].name if name in self.advances else GOALS[name]

    def _crew(self, event: Event, names: list[str]) -> str | None:
        match event:
            case e.CriminalCreated():
                with_ = f" with {self.ability(event.advance)}" if event.advance else ""
                return f"{names[event.seat]} brings {event.name}, a {self.classes[event.kind].name}{with_}."
            case e.GearChanged():
                return f"{event.name} carries {event.gear or 'nothing'}."
            case e.HandedOver():
                return f"{event.name} goes over to {names[event.to]}."
            case e.Joined():
                return f"{event.name} joins the heist with {counted(event.prep, 'Prep die', 'Prep dice')}."
            case e.Left():
                return f"{event.name} leaves the heist."
            case e.Retired():
                return f"{event.name} retires."
            case e.TakenOut():
                how = "is dead" if event.how == "dead" else "is out for this heist"
                return f"{event.name} {how}{_after(event.why)}."
            case e.Injured():
                tail = ", and shrugs it off: Hard to Kill" if event.struck else ""
                return f"{event.name} is hurt: {event.injury}{tail}."
            case _:
                return None

    def _heist(self, event: Event, names: list[str]) -> str | None:
        match event:
            case e.HeistPrepared():
                meter = f" The meter has {event.segments} segments." if event.segments is not None else ""
                if event.meter and event.segments is None:
                    meter = " There is a Threat Meter, and it is hidden."
                subgoals = " It is played with subgoals." if event.subgoals else ""
                return f"The GM has prepared a heist{_after(event.title)}.{meter}{subgoals}"
            case e.HeistGenerated():
                return f"For you: the heist of seed {event.seed} is {event.title}."
            case e.FieldChanged():
                return f"For you: {event.name} is now {event.text}."
            case e.Noted():
                return f"For you: noted, {event.text}"
            case e.ComplicationPrepared():
                return f"For you: complication {event.number} is {event.text}"
            case e.Struck():
                return f"For you: struck out, {event.text}"
            case e.Revealed():
                return f"Shown, {event.name}: {event.text}"
            case e.HeistStarted():
                stash = counted(event.stash, "Prep die", "Prep dice")
                told = "".join(f" {line}" if line.endswith((".", "!", "?")) else f" {line}." for line in event.lines)
                return (
                    f"Heist {event.number} begins, {event.title}, with {listed(event.crew)}; {stash} in the stash."
                    + told
                )
            case e.HeistEnded():
                return f"Heist {event.number} is over: {ENDINGS[event.how]}.{_after(event.words, ' ')}"
            case e.DiceOpened():
                return f"The dice of heist {event.heist} are opened; their key promises the next: {event.key[:16]}…"
            case e.CampaignEnded():
                return f"The game is over.{_after(event.words, ' ')}"
            case e.CampaignResumed():
                heists = counted(event.heists, "heist")
                return f"A campaign goes on: {counted(event.crew, 'Criminal')}, {heists} behind them."
            case e.SceneSet():
                return f"{event.name or 'A scene'}: {event.text}"
            case e.ApproachAdded():
                return f"There is a way: {event.text}"
            case e.ApproachRemoved():
                return f"There is no way any more: {event.text}"
            case e.Narrated():
                return f"{names[event.seat] if event.seat >= 0 else 'The house'}: {event.text}"
            case e.GmRolled():
                if event.faces is None:
                    return f"The GM rolls {counted(event.dice, 'die', 'dice')} behind the screen."
                return f"The GM rolls {faces(event.faces)}{_after(event.why)}."
            case _:
                return None

    def _meter(self, event: Event, names: list[str]) -> str | None:
        match event:
            case e.MeterFilled():
                if event.filled is None:
                    return f"{event.name} lets it fall on the crew{': a segment fills' if event.known else ''}."
                return f"{event.name} lets it fall on the crew: the meter is at {event.filled} of {event.segments}."
            case e.MeterMoved():
                if event.filled is not None:
                    return f"The GM sets the meter to {event.filled} of {event.segments}{_after(event.why)}."
                what = "the hidden meter" if event.known else "something behind the screen"
                return f"The GM changes {what}{_after(event.why)}."
            case e.MeterRead():
                return f"For you: the meter is at {event.filled} of {event.segments}."
            case e.PenaltyAttached():
                kind = self.penalties[event.kind].name
                amount = f" ({event.amount})" if event.amount else ""
                return f"For you: segment {event.segment} brings {kind}{amount}, {event.text}."
            case e.PenaltyRemoved():
                return f"For you: segment {event.segment} brings nothing any more."
            case e.PenaltyFired():
                return self._fired(event)
            case e.PenaltyCancelled():
                back = f" {counted(event.returned, 'Prep die', 'Prep dice')} come back." if event.returned else ""
                cooled = f" {listed(event.cooled)} cool down by 1." if event.cooled else ""
                return f"{event.name} calls a False Alarm on penalty {event.number}: it is off.{back}{cooled}"
            case e.FlewSolo():
                return f"{listed(event.names)} flies solo: what this brings the crew passes by."
            case e.ClockAdded():
                return f"A clock is added, {event.name}{self._dial(0, event.segments)}."
            case e.ClockTicked():
                return f"The clock {event.name} moves{self._dial(event.filled, event.segments)}."
            case e.ClockRemoved():
                return f"The clock {event.name} is taken away."
            case _:
                return None

    def _dial(self, filled: int | None, segments: int | None) -> str:
        return "" if segments is None else f": {filled} of {segments}"

    def _fired(self, event: e.PenaltyFired) -> str:
        lost = f" {counted(event.lost, 'Prep die is', 'Prep dice are')} lost." if event.lost else ""
        heated = f" +1 Heat for {listed(event.heated)}." if event.heated else ""
        spared = f" Not for {listed(event.spared)}: Fly Solo." if event.spared else ""
        harder = " From now on every roll is 1 harder." if event.kind == "harder" else ""
        return f"Penalty {event.number}, {self.penalties[event.kind].name}: {event.text}.{lost}{heated}{harder}{spared}"

    def _roll(self, event: Event, names: list[str]) -> str | None:
        match event:
            case e.AttemptDeclared():
                return f"{event.name} tries: {event.attempt}"
            case e.RollCalled():
                marks = f" ({', '.join(MARKS[mark] for mark in event.marks)})" if event.marks else ""
                return f"{event.name} is to roll against {event.difficulty}{marks}{_after('; '.join(event.found))}."
            case e.DifficultyFound():
                return f"For you: {'; '.join(event.found)}."
            case e.Waived():
                return f"No roll for {event.name}{_after(event.words)}."
            case e.Withdrawn():
                return f"{event.name} thinks better of it."
            case e.DiceRolled():
                return self._dice(event)
            case e.BrutelyForced():
                return (
                    f"{event.name} uses Brute Force: Cool {faces(event.cool)}, Heat {faces(event.heat)}: "
                    f"{self._result(event.successes, event.failures)} [receipt: from {event.first}]"
                )
            case e.FailureSpared():
                return f"{event.name} slips out of it; {counted(event.left, 'more failed roll')} can be shrugged off."
            case e.HeatTaken():
                return f"{event.name} takes the Heat: it is {event.heat} now."
            case e.Judged():
                on = "the crew" if event.on_crew else event.name
                return f"The GM aims it at {on}, {self.consequences[event.kind].name.lower()}: {event.words}"
            case e.StashGrew():
                by = counted(event.by, "Prep die", "Prep dice")
                return f"{event.name}, {self.ability(event.ability)}: {by} into the stash, {event.stash} now."
            case _:
                return None

    def _dice(self, event: e.DiceRolled) -> str:
        prep = f", Prep {faces(event.prep)}" if event.prep else ""
        using = f" with {listed([self.ability(name) for name in event.using])}" if event.using else ""
        return (
            f"Roll {event.number}: {event.name} rolls{using} against {event.difficulty}: "
            f"Cool {faces(event.cool)}{prep}, Heat {faces(event.heat)}: "
            f"{self._result(event.successes, event.failures)} [receipt: from {event.first}]"
        )

    def _result(self, successes: int, failures: int) -> str:
        if not successes and not failures:
            return "neither success nor failure."
        return f"{counted(successes, 'success', 'successes')}, {counted(failures, 'failure')}."

    def _growth(self, event: Event, names: list[str]) -> str | None:
        match event:
            case e.AbilityUsed():
                spent = f" for {counted(event.spent, 'Prep die', 'Prep dice')}" if event.spent else ""
                return f"{event.name} uses {self.ability(event.ability)}{spent}{_after(event.words)}."
            case e.AdvanceTaken():
                return f"{event.name} gives up Heat, down to {event.heat}, for {self.ability(event.advance)}."
            case e.CooledDown():
                return f"{event.name} cools down to Heat {event.heat}."
            case e.GoalMet():
                return f"{event.name} meets the {event.goal.title()} goal: {event.gained.title()} is {event.now} now."
            case e.GoalOwed():
                return f"{event.name} meets the Cool goal and may take Cool or Prep for it."
            case e.KillsConfirmed():
                return f"{event.name} has made {counted(event.number, 'kill')}."
            case e.KillTaken():
                if event.gained == "neither":
                    return f"{event.name} takes nothing for a kill."
                return f"{event.name} takes it for a kill: {event.gained.title()} is {event.now} now."
            case e.Overruled():
                whose = f"{event.name}'s {event.what.title()}" if event.name else "the stash"
                return f"The GM rules: {whose} is {event.now} in place of {event.before}{_after(event.why)}."
            case e.AbilityRenewed():
                return f"The GM rules: {event.name} may use {self.ability(event.ability)} again{_after(event.why)}."
            case e.FocusChosen():
                return f"{event.name} is at {event.on} today."
            case e.Negotiated():
                return f"{event.name} has come to terms with important people."
            case e.SystemReached():
                return f"{event.name} is inside the security system: it is 1 easier for everyone."
            case _:
                return None
