"""How To Rob A Bank in words: cards, events, verdict."""

from getaway.games.rob_a_bank import events as e
from getaway.games.rob_a_bank.pack import BankPack, DeckCard
from getaway.games.rob_a_bank.scoring import robbers_won
from getaway.games.rob_a_bank.state import BankState
from getaway.kernel.events import Event
from getaway.kernel.phrases import counted, joined

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
    return counted(number, "Money Bag")


def guards_come(numbers: list[int]) -> str:
    """Guards by number, coming."""
    if len(numbers) == 1:
        return f"guard {numbers[0]} comes"
    return f"guards {joined(numbers)} come"


def rooms(numbers: list[int]) -> str:
    """Rooms by number."""
    return f"room{'' if len(numbers) == 1 else 's'} {joined(numbers)}"


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

    def describe(self, event: Event, names: list[str]) -> str:
        """One line of the log."""
        match event:
            case e.FloorLaidOut():
                return f"Round {event.round}: the tiles of a new floor are laid out."
            case e.TileTurned():
                tile = self.tiles[event.tile].name
                return f"The Bank turns {tile} in room {event.room} by {quarters(event.quarters)}."
            case e.FloorFurnished():
                alarm = f"the alarm in room {event.alarm}, " if event.alarm else ""
                return (
                    f"Money Bags lie in {rooms(event.money_bags)}, guards stand in {rooms(event.guards)}, "
                    f"{alarm}the robbers in room {event.robbers}."
                )
            case e.CarPlaced():
                return f"The Getaway Car waits at {event.space}."
            case e.HandsDrawn():
                return f"Every side draws {event.cards} cards."
            case e.HandDrawn():
                return f"{NAMES[event.side]} holds {joined([self.cards[card].name for card in event.cards])}."
            case e.CardPlayed():
                card = "a card, covered since" if event.card is None else self.face(event.card)
                return f"{NAMES[event.side]} plays card {event.number}: {card}."
            case e.StacksTurned():
                return "The plans are made, and the stacks turned over."
            case e.CardTurned():
                return f"{NAMES[event.side]} turns up card {event.number}: {self.face(event.card)}."
            case e.ActionsLapsed():
                return f"{NAMES[event.side]} cannot perform {joined([ACTIONS[action] for action in event.actions])}."
            case e.GuardMoved():
                return f"Guard {event.guard} moves from room {event.start} to room {event.room}."
            case e.RobberTackled():
                dropped = f" and drops {bags(event.dropped)}" if event.dropped else ""
                return f"{NAMES[event.robber]} is tackled in room {event.room}{dropped}."
            case e.BagLocked():
                return f"A Money Bag in room {event.room} is locked."
            case e.AlarmLocked():
                return f"The alarm in room {event.room} is locked."
            case e.GuardsRevived():
                return f"The Bank burns its card, and {guards_come(event.guards)} to."
            case e.RobberRevived():
                return f"{NAMES[event.robber]} burns the card and comes to."
            case e.RobberMoved():
                ducts = " through the air ducts" if event.ducts else ""
                return f"{NAMES[event.robber]} moves from room {event.start} to room {event.room}{ducts}."
            case e.BagPickedUp():
                return f"{NAMES[event.robber]} picks up a Money Bag in room {event.room}."
            case e.BagUnlocked():
                return f"{NAMES[event.robber]} unlocks a Money Bag in room {event.room}."
            case e.AlarmUnlocked():
                return f"{NAMES[event.robber]} unlocks the alarm in room {event.room}."
            case e.GuardSprayed():
                return f"{NAMES[event.robber]} sprays guard {event.guard} in room {event.room}."
            case e.CarMoved():
                return f"{NAMES[event.robber]} moves the car to {event.space}."
            case e.BagThrown():
                return f"{NAMES[event.robber]} throws a Money Bag into the car: {event.scored} scored."
            case e.BagPassed():
                return f"{NAMES[event.robber]} passes a Money Bag to {NAMES[event.to]}."
            case e.AlarmPulled():
                come = guards_come(event.guards) if event.guards else "no guard can come"
                return f"{NAMES[event.robber]} pulls the alarm in room {event.room}: {come}."
            case e.RoundEnded():
                return f"Round {event.round} is over; the Robbers have scored {bags(event.scored)}."
            case e.GameEnded():
                winner = "The Robbers get away" if event.robbers_won else "The Bank has held"
                return f"{winner}: {bags(event.scored)} scored."
            case _:
                raise TypeError(f"not an event of How To Rob A Bank: {event!r}")


def verdict(state: BankState) -> str:
    """The result in words."""
    if robbers_won(state):
        return f"The Robbers win: {bags(state.scored)} are in the car in round {state.round}."
    return f"The Bank wins: the Robbers scored {bags(state.scored)} of {state.team.bags_to_win}."
