"""The components of How To Rob A Bank: pack.toml, validated, as fast tables."""

from typing import Any, Final, final

from mypy_extensions import i64

from getaway.games.rob_a_bank.action_types import BANK_ACTIONS, ROBBER_ACTIONS
from getaway.games.rob_a_bank.floor import ROOMS, side_walls
from getaway.games.rob_a_bank.numbers import PLAY_CARD
from getaway.games.rob_a_bank.pack import SEAT_COUNTS, BankPack, DeckCard

SYMBOLS: Final = ("money_bag", "guard", "alarm", "robbers")
MONEY_BAG: Final = 0
GUARD: Final = 1
ALARM: Final = 2
ROBBERS: Final = 3


@final
class Team:
    """What depends on the number of players (RB-1.1, RB-1.2, RB-1.4)."""

    def __init__(self, pack: BankPack, seats: int) -> None:
        figures = pack.team(seats)
        self.seats: i64 = seats
        self.robbers: i64 = figures.robbers
        self.guards: i64 = figures.guards
        self.bags_to_win: i64 = figures.bags_to_win
        in_use = [number for number, tile in enumerate(pack.tiles) if seats in tile.seats]
        # Those that a pack fixes in a room come first.
        self.tiles: list[int] = sorted(in_use, key=lambda number: pack.tiles[number].room is None)


@final
class Deck:
    """The cards of one kind of side. A face is a card's place in the pack's list."""

    def __init__(self, cards: tuple[DeckCard, ...], actions: tuple[str, ...], play_at: int) -> None:
        self.ids: list[str] = [card.id for card in cards]
        self.cards: i64 = sum(card.copies << 4 * face for face, card in enumerate(cards))  # how many of each face
        self.actions: list[int] = [sum(1 << 4 * actions.index(shown) for shown in card.actions) for card in cards]
        self.play_at: i64 = play_at  # where the moves that play them begin in the catalog


@final
class Box:
    """Tiles and cards by number."""

    def __init__(self, pack: BankPack) -> None:
        self.pack: BankPack = pack
        self.rounds: i64 = pack.rounds
        self.hand: i64 = pack.hand
        self.stack: i64 = pack.stack
        self.money_bags: i64 = pack.money_bags
        self.teams: list[Team] = [Team(pack, seats) for seats in SEAT_COUNTS]

        tiles = pack.tiles
        self.tile_ids: list[str] = [tile.id for tile in tiles]
        self.symbol: list[int] = [SYMBOLS.index(tile.symbol) if tile.symbol else -1 for tile in tiles]
        self.fixed: list[int] = [tile.room - 1 if tile.room else -1 for tile in tiles]
        self.walled: list[bool] = [bool(tile.walls) for tile in tiles]
        # The edges that a tile walls in a room, by tile, turn and room.
        self.walls: list[int] = [
            side_walls(room, tile.sides(), turn) for tile in tiles for turn in range(4) for room in range(ROOMS)
        ]

        bank = Deck(pack.bank_cards, BANK_ACTIONS, PLAY_CARD)
        robber = Deck(pack.robber_cards, ROBBER_ACTIONS, PLAY_CARD + len(pack.bank_cards))
        self.decks: list[Deck] = [bank, robber, robber, robber]  # by side

    def team(self, seats: i64) -> Team:
        return self.teams[seats - 2]

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickle: it is built from its pack again."""
        return Box, (self.pack,)
