"""Score in words: one line of the log for every event."""

from getaway.games.score import events as e
from getaway.games.score.heist_moves import ENDINGS
from getaway.games.score.pack import ScorePack
from getaway.kernel.events import Fact

MARKS = {
    "lockpicking": "lockpicking",
    "sneaking": "sneaking",
    "hacking": "hacking",
    "attack": "an attack",
    "kill": "a kill",
    "system": "against the security system",
}


GOALS = {"cool": "the Cool goal", "heat": "the Heat goal"}


def count(number: int, one: str, many: str = "") -> str:
    """A number with its noun."""
    return f"{number} {one if number == 1 else many or one + 's'}"


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
    *most, last = names or ["nobody"]
    return f"{', '.join(most)} and {last}" if most else last


def _after(text: str, before: str = ": ") -> str:
    return f"{before}{text}" if text else ""


class Words:
    """Names and sentences for one pack."""

    def __init__(self, pack: ScorePack) -> None:
        self.classes = {row.id: row for row in pack.classes}
        self.advances = {row.id: row for row in pack.advances}
        self.penalties = {row.id: row for row in pack.penalties}
        self.consequences = {row.id: row for row in pack.consequences}

    def describe(self, fact: Fact, names: list[str]) -> str:
        """One line of the log."""
        for chapter in (self._crew, self._heist, self._meter, self._roll, self._growth):
            line = chapter(fact, names)
            if line is not None:
                return line
        raise TypeError(f"not an event of Score: {fact!r}")

    def ability(self, name: str) -> str:
        """An ability or a goal by name."""
        return self.advances[name].name if name in self.advances else GOALS[name]

    def _crew(self, fact: Fact, names: list[str]) -> str | None:
        match fact:
            case e.CriminalCreated():
                with_ = f" with {self.ability(fact.advance)}" if fact.advance else ""
                return f"{names[fact.seat]} brings {fact.name}, a {self.classes[fact.kind].name}{with_}."
            case e.GearChanged():
                return f"{fact.name} carries {fact.gear or 'nothing'}."
            case e.HandedOver():
                return f"{fact.name} goes over to {names[fact.to]}."
            case e.Joined():
                return f"{fact.name} joins the heist with {count(fact.prep, 'Prep die', 'Prep dice')}."
            case e.Left():
                return f"{fact.name} leaves the heist."
            case e.Retired():
                return f"{fact.name} retires."
            case e.TakenOut():
                how = "is dead" if fact.how == "dead" else "is out for this heist"
                return f"{fact.name} {how}{_after(fact.why)}."
            case e.Injured():
                tail = ", and shrugs it off: Hard to Kill" if fact.struck else ""
                return f"{fact.name} is hurt: {fact.injury}{tail}."
            case _:
                return None

    def _heist(self, fact: Fact, names: list[str]) -> str | None:
        match fact:
            case e.HeistPrepared():
                meter = f" The meter has {fact.segments} segments." if fact.segments is not None else ""
                if fact.meter and fact.segments is None:
                    meter = " There is a Threat Meter, and it is hidden."
                subgoals = " It is played with subgoals." if fact.subgoals else ""
                return f"The GM has prepared a heist{_after(fact.title)}.{meter}{subgoals}"
            case e.HeistGenerated():
                return f"For you: the heist of seed {fact.seed} is {fact.title}."
            case e.FieldChanged():
                return f"For you: {fact.name} is now {fact.text}."
            case e.Noted():
                return f"For you: noted, {fact.text}"
            case e.ComplicationPrepared():
                return f"For you: complication {fact.number} is {fact.text}"
            case e.Struck():
                return f"For you: struck out, {fact.text}"
            case e.Revealed():
                return f"Shown, {fact.name}: {fact.text}"
            case e.HeistStarted():
                stash = count(fact.stash, "Prep die", "Prep dice")
                told = "".join(f" {line}" if line.endswith((".", "!", "?")) else f" {line}." for line in fact.lines)
                return (
                    f"Heist {fact.number} begins, {fact.title}, with {listed(fact.crew)}; {stash} in the stash.{told}"
                )
            case e.HeistEnded():
                return f"Heist {fact.number} is over: {ENDINGS[fact.how]}.{_after(fact.words, ' ')}"
            case e.DiceOpened():
                return f"The dice of heist {fact.heist} are opened; their key promises the next: {fact.key[:16]}…"
            case e.CampaignEnded():
                return f"The game is over.{_after(fact.words, ' ')}"
            case e.CampaignResumed():
                return f"A campaign goes on: {count(fact.crew, 'Criminal')}, {count(fact.heists, 'heist')} behind them."
            case e.SceneSet():
                return f"{fact.name or 'A scene'}: {fact.text}"
            case e.ApproachAdded():
                return f"There is a way: {fact.text}"
            case e.ApproachRemoved():
                return f"There is no way any more: {fact.text}"
            case e.Narrated():
                return f"{names[fact.seat] if fact.seat >= 0 else 'The house'}: {fact.text}"
            case e.GmRolled():
                if fact.faces is None:
                    return f"The GM rolls {count(fact.dice, 'die', 'dice')} behind the screen."
                return f"The GM rolls {faces(fact.faces)}{_after(fact.why)}."
            case _:
                return None

    def _meter(self, fact: Fact, names: list[str]) -> str | None:
        match fact:
            case e.MeterFilled():
                if fact.filled is None:
                    return f"{fact.name} lets it fall on the crew{': a segment fills' if fact.known else ''}."
                return f"{fact.name} lets it fall on the crew: the meter is at {fact.filled} of {fact.segments}."
            case e.MeterMoved():
                if fact.filled is not None:
                    return f"The GM sets the meter to {fact.filled} of {fact.segments}{_after(fact.why)}."
                what = "the hidden meter" if fact.known else "something behind the screen"
                return f"The GM changes {what}{_after(fact.why)}."
            case e.MeterRead():
                return f"For you: the meter is at {fact.filled} of {fact.segments}."
            case e.PenaltyAttached():
                kind = self.penalties[fact.kind].name
                amount = f" ({fact.amount})" if fact.amount else ""
                return f"For you: segment {fact.segment} brings {kind}{amount}, {fact.text}."
            case e.PenaltyRemoved():
                return f"For you: segment {fact.segment} brings nothing any more."
            case e.PenaltyFired():
                return self._fired(fact)
            case e.PenaltyCancelled():
                back = f" {count(fact.returned, 'Prep die', 'Prep dice')} come back." if fact.returned else ""
                cooled = f" {listed(fact.cooled)} cool down by 1." if fact.cooled else ""
                return f"{fact.name} calls a False Alarm on penalty {fact.number}: it is off.{back}{cooled}"
            case e.FlewSolo():
                return f"{listed(fact.names)} flies solo: what this brings the crew passes by."
            case e.ClockAdded():
                return f"A clock is added, {fact.name}{self._dial(0, fact.segments)}."
            case e.ClockTicked():
                return f"The clock {fact.name} moves{self._dial(fact.filled, fact.segments)}."
            case e.ClockRemoved():
                return f"The clock {fact.name} is taken away."
            case _:
                return None

    def _dial(self, filled: int | None, segments: int | None) -> str:
        return "" if segments is None else f": {filled} of {segments}"

    def _fired(self, fact: e.PenaltyFired) -> str:
        lost = f" {count(fact.lost, 'Prep die is', 'Prep dice are')} lost." if fact.lost else ""
        heated = f" +1 Heat for {listed(fact.heated)}." if fact.heated else ""
        spared = f" Not for {listed(fact.spared)}: Fly Solo." if fact.spared else ""
        harder = " From now on every roll is 1 harder." if fact.kind == "harder" else ""
        return f"Penalty {fact.number}, {self.penalties[fact.kind].name}: {fact.text}.{lost}{heated}{harder}{spared}"

    def _roll(self, fact: Fact, names: list[str]) -> str | None:
        match fact:
            case e.AttemptDeclared():
                return f"{fact.name} tries: {fact.attempt}"
            case e.RollCalled():
                marks = f" ({', '.join(MARKS[mark] for mark in fact.marks)})" if fact.marks else ""
                return f"{fact.name} is to roll against {fact.difficulty}{marks}{_after('; '.join(fact.found))}."
            case e.DifficultyFound():
                return f"For you: {'; '.join(fact.found)}."
            case e.Waived():
                return f"No roll for {fact.name}{_after(fact.words)}."
            case e.Withdrawn():
                return f"{fact.name} thinks better of it."
            case e.DiceRolled():
                return self._dice(fact)
            case e.BrutelyForced():
                return (
                    f"{fact.name} uses Brute Force: Cool {faces(fact.cool)}, Heat {faces(fact.heat)}: "
                    f"{self._result(fact.successes, fact.failures)} [receipt: from {fact.first}]"
                )
            case e.FailureSpared():
                return f"{fact.name} slips out of it; {count(fact.left, 'more failed roll')} can be shrugged off."
            case e.HeatTaken():
                return f"{fact.name} takes the Heat: it is {fact.heat} now."
            case e.Judged():
                on = "the crew" if fact.on_crew else fact.name
                return f"The GM aims it at {on}, {self.consequences[fact.kind].name.lower()}: {fact.words}"
            case e.StashGrew():
                by = count(fact.by, "Prep die", "Prep dice")
                return f"{fact.name}, {self.ability(fact.ability)}: {by} into the stash, {fact.stash} now."
            case _:
                return None

    def _dice(self, fact: e.DiceRolled) -> str:
        prep = f", Prep {faces(fact.prep)}" if fact.prep else ""
        using = f" with {listed([self.ability(name) for name in fact.using])}" if fact.using else ""
        return (
            f"Roll {fact.number}: {fact.name} rolls{using} against {fact.difficulty}: Cool {faces(fact.cool)}{prep}, "
            f"Heat {faces(fact.heat)}: {self._result(fact.successes, fact.failures)} [receipt: from {fact.first}]"
        )

    def _result(self, successes: int, failures: int) -> str:
        if not successes and not failures:
            return "neither success nor failure."
        return f"{count(successes, 'success', 'successes')}, {count(failures, 'failure')}."

    def _growth(self, fact: Fact, names: list[str]) -> str | None:
        match fact:
            case e.AbilityUsed():
                spent = f" for {count(fact.spent, 'Prep die', 'Prep dice')}" if fact.spent else ""
                return f"{fact.name} uses {self.ability(fact.ability)}{spent}{_after(fact.words)}."
            case e.AdvanceTaken():
                return f"{fact.name} gives up Heat, down to {fact.heat}, for {self.ability(fact.advance)}."
            case e.CooledDown():
                return f"{fact.name} cools down to Heat {fact.heat}."
            case e.GoalMet():
                return f"{fact.name} meets the {fact.goal.title()} goal: {fact.gained.title()} is {fact.now} now."
            case e.GoalOwed():
                return f"{fact.name} meets the Cool goal and may take Cool or Prep for it."
            case e.KillsConfirmed():
                return f"{fact.name} has made {count(fact.number, 'kill')}."
            case e.KillTaken():
                if fact.gained == "neither":
                    return f"{fact.name} takes nothing for a kill."
                return f"{fact.name} takes it for a kill: {fact.gained.title()} is {fact.now} now."
            case e.Overruled():
                whose = f"{fact.name}'s {fact.what.title()}" if fact.name else "the stash"
                return f"The GM rules: {whose} is {fact.now} in place of {fact.before}{_after(fact.why)}."
            case e.AbilityRenewed():
                return f"The GM rules: {fact.name} may use {self.ability(fact.ability)} again{_after(fact.why)}."
            case e.FocusChosen():
                return f"{fact.name} is at {fact.on} today."
            case e.Negotiated():
                return f"{fact.name} has come to terms with important people."
            case e.SystemReached():
                return f"{fact.name} is inside the security system: it is 1 easier for everyone."
            case _:
                return None
