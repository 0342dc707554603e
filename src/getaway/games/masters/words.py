"""Masters of the Heist in words: cards, events, verdict."""

from getaway.games.masters import events as e
from getaway.games.masters.pack import CrewCard, Mark, MastersPack
from getaway.games.masters.state import MastersState
from getaway.kernel.events import Fact

_DONE = {"crew": "has no crew left", "selectors": "has no Selector left", "skill": "lacks the Skill"}


def money(amount: int) -> str:
    """In thousands of dollars."""
    return f"${amount}K"


class Words:
    """Names and sentences for one pack."""

    def __init__(self, pack: MastersPack) -> None:
        self.crew = {card.id: card for card in pack.crew}
        self.marks = {mark.id: mark for mark in pack.marks}
        self.hoods = {hood.id: hood for hood in pack.neighborhoods}

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

    def describe(self, fact: Fact, names: list[str]) -> str:
        """One line of the log."""
        match fact:
            case e.MarkLaidOut():
                return f"Mark {fact.number} is laid out: {self.place(self.marks[fact.mark])}."
            case e.CrewBought():
                return f"{names[fact.seat]} buys {self.crew[fact.card].name} for {money(fact.paid)}."
            case e.WelfareTaken():
                return f"{names[fact.seat]} takes {self.crew[fact.card].name} on Welfare, for {money(fact.paid)}."
            case e.PlayerPassed():
                return f"{names[fact.seat]} passes."
            case e.PassedUnasked():
                return f"{names[fact.seat]} can buy nothing more."
            case e.OpponentHired():
                return f"The opponent gets {self.crew[fact.card].name} (Muscle {self.crew[fact.card].muscle})."
            case e.PlanConfirmed():
                return f"{names[fact.seat]} has made a plan."
            case e.SelectorTurned():
                return f"{names[fact.seat]} turns Selector {fact.number}{'' if fact.there else ': no mark there'}."
            case e.CrewTurned():
                return f"{names[fact.seat]} turns {self.face(fact.card)}."
            case e.MarkContested():
                by_right = "by the Right to First Purchase, as neither has Muscle"
                why = f"Muscle {fact.muscle} against {fact.beaten}" if fact.muscle else by_right
                return f"Both are at {self.marks[fact.mark].name}: {names[fact.winner]} takes it, {why}."
            case e.HeistFailed():
                mark = self.marks[fact.mark].name
                return f"{names[fact.seat]} fails at {mark}: Skill {fact.skill}, Difficulty {fact.difficulty}."
            case e.MarkTaken():
                bonus = f" and {money(fact.bonus)} of bonuses" if fact.bonus else ""
                return f"{names[fact.seat]} robs {self.marks[fact.mark].name}: {money(fact.payout)}{bonus}."
            case e.SetTurnedIn():
                hood = self.hoods[fact.neighborhood].name
                return f"{names[fact.seat]} turns in a set of {hood} for {money(fact.bonus)}."
            case e.PlayerDone():
                return f"{names[fact.seat]} {_DONE[fact.why]} and is done."
            case e.RightPassed():
                return f"The Right to First Purchase passes to {names[fact.seat]}."
            case e.OpponentTurned():
                return f"The opponent turns Selector {fact.number}{'' if fact.there else ': no mark there'}."
            case e.OpponentBeaten():
                mark = self.marks[fact.mark].name
                return f"The opponent is beaten to {mark}: Muscle {fact.muscle} against {fact.his}."
            case e.BeatenByOpponent():
                mark = self.marks[fact.mark].name
                return f"{names[fact.seat]} is beaten to {mark}: Muscle {fact.muscle} against {fact.his}."
            case e.OpponentTook():
                return f"The opponent takes {self.marks[fact.mark].name}."
            case e.MarksCleared():
                left = ", ".join(self.marks[mark].name for mark in fact.marks)
                return f"What is left is cleared away: {left or 'nothing'}."
            case e.CrewKept():
                return f"{names[fact.seat]} keeps {self.crew[fact.card].name} for the next game."
            case e.CampaignGameBegan():
                return f"Game {fact.game} of the campaign begins; its goal is {money(fact.goal)}."
            case e.CampaignGameWon():
                return f"Game {fact.game} is won: {money(fact.money)} against a goal of {money(fact.goal)}."
            case e.CampaignLost():
                return f"Game {fact.game} ends with {money(fact.money)}, below its goal of {money(fact.goal)}."
            case e.CampaignWon():
                return f"The last game ends with {money(fact.money)}; its goal was {money(fact.goal)}."
            case e.NothingHappened():
                return f"Nothing was bought and no mark taken in {fact.rounds} rounds in a row."
            case e.GameEnded():
                totals = ", ".join(f"{name} {money(sum_)}" for name, sum_ in zip(names, fact.money, strict=True))
                return f"The game is over: {totals}."
            case _:
                raise TypeError(f"not an event of Masters of the Heist: {fact!r}")


def verdict(state: MastersState) -> str:
    """The result in words."""
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
