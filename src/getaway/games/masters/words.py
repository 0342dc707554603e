"""Messages of Masters of the Heist: cards, events, verdict. Their texts are in `locales/`."""

from getaway.games.masters import events as e
from getaway.games.masters.pack import CrewCard, Mark, MastersPack
from getaway.games.masters.say import CATALOG, say
from getaway.games.masters.state import MastersState
from getaway.kernel.event_text import Writers, event_message
from getaway.kernel.events import Event
from getaway.text.messages import Argument, Message, Money, Seat, listing, namer


class Words:
    """Names and messages for one pack."""

    def __init__(self, pack: MastersPack) -> None:
        self.card = namer(CATALOG, "crew", pack.crew)
        self.mark = namer(CATALOG, "mark", pack.marks)
        self.hood = namer(CATALOG, "hood", pack.neighborhoods)
        self.crew = {card.id: card for card in pack.crew}
        self.marks = {mark.id: mark for mark in pack.marks}
        self.hoods = {hood.id: hood for hood in pack.neighborhoods}
        self.writers: Writers = {
            "card": self.card,
            "mark": self.mark,
            "marks": lambda marks: listing((self.mark(mark) for mark in marks), "comma"),
            "neighborhood": self.hood,
            "winner": Seat,
            **dict.fromkeys(("paid", "payout", "goal"), Money),
        }

    def bonuses(self, card: CrewCard) -> list[Message]:
        """What is printed on a card besides Skill and Muscle (MH-1.4)."""
        lines: list[tuple[int, Message]] = [
            (card.draw, say("bonus-draw", cards=card.draw)),
            (card.cash, say("bonus-cash", money=Money(card.cash))),
            (card.per_thief, say("bonus-per-thief", money=Money(card.per_thief))),
            (card.per_class, say("bonus-per-class", money=Money(card.per_class))),
            (card.tiebreak, say("bonus-tiebreak", money=Money(card.tiebreak))),
            (card.permanent, say("bonus-permanent", skill=card.permanent)),
        ]
        found = [message for figure, message in lines if figure]
        if card.insider is not None:
            found.append(say("bonus-insider", skill=card.insider_skill, hood=self.hood(card.insider)))
        return found

    def face(self, card_id: str) -> Message:
        """A crew card with all that is on it."""
        card = self.crew[card_id]
        facts: list[Argument] = [say(f"kind-{card.kind}")]
        facts += [say("with-skill", skill=card.skill)] if card.skill else []
        facts += [say("with-muscle", muscle=card.muscle)] if card.muscle else []
        return say("face", card=self.card(card_id), facts=listing([*facts, *self.bonuses(card)], "comma"))

    def place(self, mark: Mark) -> Message:
        """A mark with what it needs and brings."""
        return say(
            "place",
            mark=self.mark(mark.id),
            hood=self.hood(mark.neighborhood),
            difficulty=mark.difficulty,
            payout=Money(mark.payout),
        )

    def set_size(self, mark: Mark) -> int:
        """How many marks of its neighborhood a set needs with this one (MH-5.9)."""
        return self.hoods[mark.neighborhood].set_size if mark.set_size is None else mark.set_size

    def set(self, mark: Mark) -> Message:
        """What a set with this mark needs and brings (MH-5.9)."""
        bonus = self.hoods[mark.neighborhood].set_bonus if mark.set_bonus is None else mark.set_bonus
        return say("set", size=self.set_size(mark), bonus=Money(bonus))

    def describe(self, event: Event) -> Message:
        return event_message(CATALOG, event, self.writers, **self._more(event))

    def _more(self, event: Event) -> dict[str, Argument]:
        """The arguments of an event that are not just one of its fields."""
        match event:
            case e.MarkLaidOut():
                return {"mark": self.place(self.marks[event.mark])}
            case e.CrewTurned():
                return {"card": self.face(event.card)}
            case e.OpponentHired():
                return {"muscle": self.crew[event.card].muscle}
            case e.MarkTaken():
                return {"bonus": Money(event.bonus), "has_bonus": "yes" if event.bonus else "no"}
            case e.MarksCleared():
                return {"count": len(event.marks)}
            case e.SetTurnedIn():
                return {"bonus": Money(event.bonus)}
            case e.CampaignGameWon() | e.CampaignLost() | e.CampaignWon():
                return {"money": Money(event.money)}
            case e.GameEnded():
                return {"totals": listing(_total(*each) for each in enumerate(event.money))}
            case _:
                return {}


def _total(seat: int, money: int) -> Message:
    return say("total", seat=Seat(seat), money=Money(money))


def verdict(state: MastersState) -> Message:
    shares = state.returns()
    if state.solo:
        if shares[0]:
            return say("verdict-campaign-won", seat=Seat(0))
        return say("verdict-campaign-lost", seat=Seat(0), game=int(state.game), money=Money(state.sides[0].money))
    if shares[0] == shares[1]:
        return say("verdict-draw")
    winner, other = (0, 1) if shares[0] else (1, 0)
    ours, theirs = Money(state.sides[winner].money), Money(state.sides[other].money)
    if ours == theirs:
        return say("verdict-by-muscle", winner=Seat(winner), money=ours)
    return say("verdict", winner=Seat(winner), money=ours, other=theirs)
