"""How To Rob A Bank in words: cards, events, verdict."""

from getaway.games.rob_a_bank import events as e
from getaway.games.rob_a_bank.pack import BankPack, DeckCard
from getaway.kernel.events import Event
from getaway.kernel.phrases import Writers, counted, joined, sentence

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
TEXTS: dict[type[Event], str] = {
    e.FloorLaidOut: "Round {round}: the tiles of a new floor are laid out.",
    e.TileTurned: "The Bank turns {tile} in room {room} by {quarters}.",
    e.CarPlaced: "The Getaway Car waits at {space}.",
    e.HandsDrawn: "Every side draws {cards} cards.",
    e.CardPlayed: "{side} plays card {number}: {card}.",
    e.StacksTurned: "The plans are made, and the stacks turned over.",
    e.CardTurned: "{side} turns up card {number}: {card}.",
    e.ActionsLapsed: "{side} cannot perform {actions}.",
    e.GuardMoved: "Guard {guard} moves from room {start} to room {room}.",
    e.BagLocked: "A Money Bag in room {room} is locked.",
    e.AlarmLocked: "The alarm in room {room} is locked.",
    e.GuardsRevived: "The Bank burns its card, and {guards} to.",
    e.RobberRevived: "{robber} burns the card and comes to.",
    e.RobberMoved: "{robber} moves from room {start} to room {room}{ducts}.",
    e.BagPickedUp: "{robber} picks up a Money Bag in room {room}.",
    e.BagUnlocked: "{robber} unlocks a Money Bag in room {room}.",
    e.AlarmUnlocked: "{robber} unlocks the alarm in room {room}.",
    e.GuardSprayed: "{robber} sprays guard {guard} in room {room}.",
    e.CarMoved: "{robber} moves the car to {space}.",
    e.BagPassed: "{robber} passes a Money Bag to {to}.",
    e.AlarmPulled: "{robber} pulls the alarm in room {room}: {guards}.",
    e.RoundEnded: "Round {round} is over; the Robbers have scored {scored}.",
    e.GameEnded: "{robbers_won}: {scored} scored.",
}
_WAYS = {1: "a quarter", 2: "half way", 3: "three quarters"}


def bags(number: int) -> str:
    return counted(number, "Money Bag")


def guards_come(numbers: list[int]) -> str:
    if len(numbers) == 1:
        return f"guard {numbers[0]} comes"
    return f"guards {joined(numbers)} come"


def rooms(numbers: list[int]) -> str:
    return f"room{'' if len(numbers) == 1 else 's'} {joined(numbers)}"


def quarters(number: int) -> str:
    return _WAYS[number]


class Words:
    def __init__(self, pack: BankPack) -> None:
        cards: tuple[DeckCard, ...] = (*pack.bank_cards, *pack.robber_cards)
        self.cards = {card.id: card for card in cards}
        self.tiles = {tile.id: tile for tile in pack.tiles}
        self.writers: Writers = {
            "side": NAMES.__getitem__,
            "robber": NAMES.__getitem__,
            "to": NAMES.__getitem__,
            "tile": lambda tile: self.tiles[tile].name,
            "quarters": quarters,
            "card": lambda card: "a card, covered since" if card is None else self.face(card),
            "actions": lambda actions: joined(ACTIONS[action] for action in actions),
            "guards": lambda guards: guards_come(guards) if guards else "no guard can come",
            "ducts": lambda ducts: " through the air ducts" if ducts else "",
            "scored": bags,
            "robbers_won": lambda won: "The Robbers get away" if won else "The Bank has held",
        }

    def face(self, card_id: str) -> str:
        """A card with its actions."""
        card = self.cards[card_id]
        return f"{card.name} ({' + '.join(ACTIONS[action] for action in card.actions)})"

    def describe(self, event: Event, names: list[str]) -> str:
        match event:
            case e.FloorFurnished():
                alarm = f"the alarm in room {event.alarm}, " if event.alarm else ""
                return (
                    f"Money Bags lie in {rooms(event.money_bags)}, guards stand in {rooms(event.guards)}, "
                    f"{alarm}the robbers in room {event.robbers}."
                )
            case e.HandDrawn():
                return f"{NAMES[event.side]} holds {joined(self.cards[card].name for card in event.cards)}."
            case e.RobberTackled():
                dropped = f" and drops {bags(event.dropped)}" if event.dropped else ""
                return f"{NAMES[event.robber]} is tackled in room {event.room}{dropped}."
            case e.BagThrown():
                return f"{NAMES[event.robber]} throws a Money Bag into the car: {event.scored} scored."
        return sentence(TEXTS, event, self.writers)
