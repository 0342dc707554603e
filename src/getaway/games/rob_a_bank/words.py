"""Messages of How To Rob A Bank: sides, actions, cards and events. Their texts are in `locales/`."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

from getaway.games.rob_a_bank import events as e
from getaway.games.rob_a_bank.pack import BankPack, DeckCard
from getaway.games.rob_a_bank.say import CATALOG, say
from getaway.kernel.event_text import Writers, event_message
from getaway.kernel.events import Event
from getaway.text.messages import Argument, Message, listing, namer


def side(name: str) -> Message:
    """A side as the subject of a sentence: "The Bank", "Yellow"."""
    return say(f"side-{name}")


def role(name: str) -> Message:
    """A side as a label: "Bank", "Yellow"."""
    return say(f"role-{name}")


def action(name: str) -> Message:
    """An action of a card."""
    return say(f"action-{name}")


def actions(names: Iterable[str]) -> Argument:
    """Actions, each once with how often it is there: "Move and Pick Up", "Move + Unlock or Pick Up"."""
    counts = Counter(names)
    found = [
        action(name) if times == 1 else say("action-times", action=action(name), times=times)
        for name, times in counts.items()
    ]
    return _plus(found) if any("_or_" in name for name in counts) else listing(found)


def _plus(parts: Iterable[Message]) -> Message:
    """`a + b + c`."""
    found, *rest = parts
    for part in rest:
        found = say("plus", most=found, last=part)
    return found


def rooms(numbers: list[int]) -> Message:
    return say("rooms", rooms=listing(numbers), count=len(numbers))


class Words:
    """Names and messages for one pack."""

    def __init__(self, pack: BankPack) -> None:
        cards: tuple[DeckCard, ...] = (*pack.bank_cards, *pack.robber_cards)
        self.cards = {card.id: card for card in cards}
        self.card = namer(CATALOG, "card", cards)
        self.tile = namer(CATALOG, "tile", pack.tiles)
        self.writers: Writers = {
            "side": side,
            "robber": side,
            "to": side,
            "tile": self.tile,
            "card": self._face_or_none,
            "cards": self._cards,
            "actions": actions,
        }

    def shown(self, card: str) -> Message:
        """The actions on a card: "Move + Pick Up"."""
        return _plus(action(name) for name in self.cards[card].actions)

    def face(self, card: str) -> Message:
        """A card with its actions."""
        return say("card-face", card=self.card(card), actions=self.shown(card))

    def describe(self, event: Event) -> Message:
        """Raises TypeError for an event of another game."""
        if type(event).__module__ != e.__name__:
            raise TypeError(f"no event of {CATALOG}: {event!r}")
        match event:
            case e.FloorLaidOut():
                return say("floor-laid-out", round=event.round)
            case e.FloorFurnished():
                given = {"money_bags": rooms(event.money_bags), "guards": rooms(event.guards)}
                return event_message(CATALOG, event, self.writers, **given)
            case e.GuardsRevived() | e.AlarmPulled():
                return event_message(CATALOG, event, self.writers, count=len(event.guards))
        return event_message(CATALOG, event, self.writers)

    def _face_or_none(self, card: str | None) -> Argument:
        return "none" if card is None else self.face(card)

    def _cards(self, cards: Any) -> Argument:
        """Of HandDrawn those held, of HandsDrawn their number."""
        return cards if isinstance(cards, int) else listing(self.card(card) for card in cards)
