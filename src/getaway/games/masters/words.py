"""Masters of the Heist in words: cards, events, verdict."""

from getaway.games.masters import events as e
from getaway.games.masters.pack import CrewCard, Mark, MastersPack
from getaway.games.masters.state import MastersState
from getaway.kernel.events import Event
from getaway.kernel.phrases import Writers, sentence

TEXTS: dict[type[Event], str] = {
    e.CrewBought: "{seat} buys {card} for {paid}.",
    e.WelfareTaken: "{seat} takes {card} on Welfare, for {paid}.",
    e.PlayerPassed: "{seat} passes.",
    e.PassedUnasked: "{seat} can buy nothing more.",
    e.PlanConfirmed: "{seat} has made a plan.",
    e.SelectorTurned: "{seat} turns Selector {number}{there}.",
    e.HeistFailed: "{seat} fails at {mark}: Skill {skill}, Difficulty {difficulty}.",
    e.SetTurnedIn: "{seat} turns in a set of {neighborhood} for {bonus}.",
    e.PlayerDone: "{seat} {why} and is done.",
    e.RightPassed: "The Right to First Purchase passes to {seat}.",
    e.OpponentTurned: "The opponent turns Selector {number}{there}.",
    e.OpponentBeaten: "The opponent is beaten to {mark}: Muscle {muscle} against {opponent_muscle}.",
    e.BeatenByOpponent: "{seat} is beaten to {mark}: Muscle {muscle} against {opponent_muscle}.",
    e.OpponentTook: "The opponent takes {mark}.",
    e.MarksCleared: "What is left is cleared away: {marks}.",
    e.CrewKept: "{seat} keeps {card} for the next game.",
    e.CampaignGameBegan: "Game {game} of the campaign begins; its goal is {goal}.",
    e.CampaignGameWon: "Game {game} is won: {money} against a goal of {goal}.",
    e.CampaignLost: "Game {game} ends with {money}, below its goal of {goal}.",
    e.CampaignWon: "The last game ends with {money}; its goal was {goal}.",
    e.NothingHappened: "Nothing was bought and no mark taken in {rounds} rounds in a row.",
}
_DONE = {"crew": "has no crew left", "selectors": "has no Selector left", "skill": "lacks the Skill"}


def money(amount: int) -> str:
    """In thousands of dollars."""
    return f"${amount}K" if amount else "$0"


class Words:
    """Names and sentences for one pack."""

    def __init__(self, pack: MastersPack) -> None:
        self.crew = {card.id: card for card in pack.crew}
        self.marks = {mark.id: mark for mark in pack.marks}
        self.hoods = {hood.id: hood for hood in pack.neighborhoods}
        self.writers: Writers = {
            "card": lambda card: self.crew[card].name,
            "mark": lambda mark: self.marks[mark].name,
            "marks": lambda marks: ", ".join(self.marks[mark].name for mark in marks) or "nothing",
            "neighborhood": lambda hood: self.hoods[hood].name,
            "there": lambda there: "" if there else ": no mark there",
            "why": _DONE.__getitem__,
            **dict.fromkeys(("paid", "bonus", "money", "goal"), money),
        }

    def bonuses(self, card: CrewCard) -> list[str]:
        """What is printed on a card besides Skill and Muscle (MH-1.4)."""
        lines = [
            (card.draw, f"draws {card.draw} more"),
            (card.cash, f"+{money(card.cash)}"),
            (card.per_thief, f"+{money(card.per_thief)} per Thief"),
            (card.per_class, f"+{money(card.per_class)} per Class"),
            (card.tiebreak, f"tiebreak +{money(card.tiebreak)}"),
            (card.permanent, f"+{card.permanent} Skill on every heist"),
        ]
        found = [words for figure, words in lines if figure]
        if card.insider is not None:
            found.append(f"Skill {card.insider_skill} in {self.hoods[card.insider].name}")
        return found

    def face(self, card_id: str) -> str:
        """A crew card with all that is on it."""
        card = self.crew[card_id]
        figures = [f"Skill {card.skill}"] if card.skill else []
        figures += [f"Muscle {card.muscle}"] if card.muscle else []
        return f"{card.name} ({', '.join([card.kind.title(), *figures, *self.bonuses(card)])})"

    def place(self, mark: Mark) -> str:
        """A mark with what it needs and brings."""
        return f"{mark.name} ({self.hoods[mark.neighborhood].name}, {mark.difficulty} for {money(mark.payout)})"

    def set_size(self, mark: Mark) -> int:
        """How many marks of its neighborhood a set needs with this one (MH-5.9)."""
        return self.hoods[mark.neighborhood].set_size if mark.set_size is None else mark.set_size

    def set(self, mark: Mark) -> str:
        """What a set with this mark needs and brings (MH-5.9)."""
        bonus = self.hoods[mark.neighborhood].set_bonus if mark.set_bonus is None else mark.set_bonus
        return f"{self.set_size(mark)} for {money(bonus)}"

    def describe(self, event: Event, names: list[str]) -> str:
        match event:
            case e.MarkLaidOut():
                return f"Mark {event.number} is laid out: {self.place(self.marks[event.mark])}."
            case e.CrewTurned():
                return f"{names[event.seat]} turns {self.face(event.card)}."
            case e.OpponentHired():
                return f"The opponent gets {self.crew[event.card].name} (Muscle {self.crew[event.card].muscle})."
            case e.MarkContested():
                by_right = "by the Right to First Purchase, as neither has Muscle"
                why = f"Muscle {event.muscle} against {event.beaten}" if event.muscle else by_right
                return f"Both are at {self.marks[event.mark].name}: {names[event.winner]} takes it, {why}."
            case e.MarkTaken():
                bonus = f" and {money(event.bonus)} of bonuses" if event.bonus else ""
                return f"{names[event.seat]} robs {self.marks[event.mark].name}: {money(event.payout)}{bonus}."
            case e.GameEnded():
                totals = ", ".join(f"{name} {money(sum_)}" for name, sum_ in zip(names, event.money, strict=True))
                return f"The game is over: {totals}."
        return sentence(TEXTS, event, {**self.writers, "seat": names.__getitem__})


def verdict(state: MastersState) -> str:
    shares = state.returns()
    if state.solo:
        if shares[0]:
            return "You won the campaign."
        return f"The campaign is lost in game {state.game}, with {money(state.sides[0].money)}."
    if shares[0] == shares[1]:
        return "A draw: the money is equal and neither owns Muscle."
    winner, other = (0, 1) if shares[0] else (1, 0)
    totals = [money(side.money) for side in state.sides]
    if state.sides[0].money == state.sides[1].money:
        return f"Player {winner + 1} wins: {totals[0]} each, and the higher Muscle."
    return f"Player {winner + 1} wins with {totals[winner]} against {totals[other]}."
