"""How To Rob A Bank in words: cards, events, verdict."""

from getaway.games.rob_a_bank import events as e
from getaway.games.rob_a_bank.pack import BankPack, DeckCard
from getaway.games.rob_a_bank.scoring import robbers_won
from getaway.games.rob_a_bank.state import BankState
from getaway.kernel.events import Fact

ACTIONS = {
    "move": "Move",
    "tackle": "Tackle",
    "lock": "Lock",
    "tackle_or_lock": "Tackle or Lock",
    "pick_up": "Pick Up",
    "unlock": "Unlock",
    "pepper_spray": "Pepper Spray",
    "move_to_any_room": "Move to Any Room",
    "pepper_spray_or_pick_up": "Pepper Spray or Pick Up",
    "unlock_or_pick_up": "Unlock or Pick Up",
}
NAMES = {"bank": "The Bank", "yellow": "Yellow", "green": "Green", "red": "Red"}
_WAYS = {1: "a quarter", 2: "half way", 3: "three quarters"}


def bags(number: int) -> str:
    """So many Money Bags."""
    return f"{number} Money Bag{'' if number == 1 else 's'}"


def listed(items: list[str]) -> str:
    """a, b and c."""
    return f"{', '.join(items[:-1])} and {items[-1]}" if len(items) > 1 else "".join(items)


def guards_come(numbers: list[int]) -> str:
    """Guards by number, coming."""
    if len(numbers) == 1:
        return f"guard {numbers[0]} comes"
    return f"guards {listed([str(number) for number in numbers])} come"


def rooms(numbers: list[int]) -> str:
    """Rooms by number."""
    return f"room{'' if len(numbers) == 1 else 's'} {listed([str(number) for number in numbers])}"


def quarters(number: int) -> str:
    """How far a tile is turned."""
    return _WAYS[number]


class Words:
    """Names and sentences for one pack."""

    def __init__(self, pack: BankPack) -> None:
        cards: tuple[DeckCard, ...] = (*pack.bank_cards, *pack.robber_cards)
        self.cards = {card.id: card for card in cards}
        self.tiles = {tile.id: tile for tile in pack.tiles}

    def face(self, card_id: str) -> str:
        """A card with its actions."""
        card = self.cards[card_id]
        return f"{card.name} ({' + '.join(ACTIONS[action] for action in card.actions)})"

    def describe(self, fact: Fact, names: list[str]) -> str:
        """One line of the log."""
        match fact:
            case e.FloorLaidOut():
                return f"Round {fact.round}: the tiles of a new floor are laid out."
            case e.TileTurned():
                tile = self.tiles[fact.tile].name
                return f"The Bank turns {tile} in room {fact.room} by {quarters(fact.quarters)}."
            case e.FloorFurnished():
                alarm = f"the alarm in room {fact.alarm}, " if fact.alarm else ""
                return (
                    f"Money Bags lie in {rooms(fact.money_bags)}, guards stand in {rooms(fact.guards)}, "
                    f"{alarm}the robbers in room {fact.robbers}."
                )
            case e.CarPlaced():
                return f"The Getaway Car waits at {fact.space}."
            case e.HandsDrawn():
                return f"Every side draws {fact.cards} cards."
            case e.HandDrawn():
                return f"{NAMES[fact.side]} holds {listed([self.cards[card].name for card in fact.cards])}."
            case e.CardPlayed():
                card = "a card, covered since" if fact.card is None else self.face(fact.card)
                return f"{NAMES[fact.side]} plays card {fact.number}: {card}."
            case e.StacksTurned():
                return "The plans are made, and the stacks turned over."
            case e.CardTurned():
                return f"{NAMES[fact.side]} turns up card {fact.number}: {self.face(fact.card)}."
            case e.ActionsLapsed():
                return f"{NAMES[fact.side]} cannot perform {listed([ACTIONS[action] for action in fact.actions])}."
            case e.GuardMoved():
                return f"Guard {fact.guard} moves from room {fact.start} to room {fact.room}."
            case e.RobberTackled():
                dropped = f" and drops {bags(fact.dropped)}" if fact.dropped else ""
                return f"{NAMES[fact.robber]} is tackled in room {fact.room}{dropped}."
            case e.BagLocked():
                return f"A Money Bag in room {fact.room} is locked."
            case e.AlarmLocked():
                return f"The alarm in room {fact.room} is locked."
            case e.GuardsRevived():
                return f"The Bank burns its card, and {guards_come(fact.guards)} to."
            case e.RobberRevived():
                return f"{NAMES[fact.robber]} burns the card and comes to."
            case e.RobberMoved():
                ducts = " through the air ducts" if fact.ducts else ""
                return f"{NAMES[fact.robber]} moves from room {fact.start} to room {fact.room}{ducts}."
            case e.BagPickedUp():
                return f"{NAMES[fact.robber]} picks up a Money Bag in room {fact.room}."
            case e.BagUnlocked():
                return f"{NAMES[fact.robber]} unlocks a Money Bag in room {fact.room}."
            case e.AlarmUnlocked():
                return f"{NAMES[fact.robber]} unlocks the alarm in room {fact.room}."
            case e.GuardSprayed():
                return f"{NAMES[fact.robber]} sprays guard {fact.guard} in room {fact.room}."
            case e.CarMoved():
                return f"{NAMES[fact.robber]} moves the car to {fact.space}."
            case e.BagThrown():
                return f"{NAMES[fact.robber]} throws a Money Bag into the car: {fact.scored} scored."
            case e.BagPassed():
                return f"{NAMES[fact.robber]} passes a Money Bag to {NAMES[fact.to]}."
            case e.AlarmPulled():
                come = guards_come(fact.guards) if fact.guards else "no guard can come"
                return f"{NAMES[fact.robber]} pulls the alarm in room {fact.room}: {come}."
            case e.RoundEnded():
                return f"Round {fact.round} is over; the Robbers have scored {bags(fact.scored)}."
            case e.GameEnded():
                winner = "The Robbers get away" if fact.robbers_won else "The Bank has held"
                return f"{winner}: {bags(fact.scored)} scored."
            case _:
                raise TypeError(f"not an event of How To Rob A Bank: {fact!r}")


def verdict(state: BankState) -> str:
    """The result in words."""
    if robbers_won(state):
        return f"The Robbers win: {bags(state.scored)} are in the car in round {state.round}."
    return f"The Bank wins: the Robbers scored {bags(state.scored)} of {state.team.bags_to_win}."
