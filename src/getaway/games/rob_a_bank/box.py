"""The components of How To Rob A Bank: pack.toml, validated, as fast tables."""

from typing import Any, Final, final

from mypy_extensions import i64

from getaway.games.rob_a_bank import packed
from getaway.games.rob_a_bank.action_types import BANK_ACTIONS, ROBBER_ACTIONS
from getaway.games.rob_a_bank.floor import ROOMS, side_walls
from getaway.games.rob_a_bank.numbers import PLAY_CARD
from getaway.games.rob_a_bank.pack import SEAT_COUNTS, BankPack

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
class Box:
    """Tiles and cards by number. A face is a card's place in its deck's list."""

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

        self.bank_ids: list[str] = [card.id for card in pack.bank_cards]
        self.robber_ids: list[str] = [card.id for card in pack.robber_cards]
        self.bank_deck: i64 = 0
        self.robber_deck: i64 = 0
        for face, card in enumerate(pack.bank_cards):
            self.bank_deck = packed.put(self.bank_deck, face, card.copies)
        for face, robber_card in enumerate(pack.robber_cards):
            self.robber_deck = packed.put(self.robber_deck, face, robber_card.copies)
        self.bank_actions: list[int] = [
            sum(1 << 4 * BANK_ACTIONS.index(action) for action in card.actions) for card in pack.bank_cards
        ]
        self.robber_actions: list[int] = [
            sum(1 << 4 * ROBBER_ACTIONS.index(action) for action in card.actions) for card in pack.robber_cards
        ]
        self.play_robber_card: i64 = PLAY_CARD + len(self.bank_ids)

    def team(self, seats: i64) -> Team:
        """The figures for this number of players."""
        return self.teams[seats - 2]

    def deck(self, side: i64) -> i64:
        """How many of each face a side's deck holds; side 0 is the Bank."""
        return self.bank_deck if side == 0 else self.robber_deck

    def play_card(self, side: i64) -> i64:
        """Where a side's cards begin in the catalogue."""
        return PLAY_CARD if side == 0 else self.play_robber_card

    def card_ids(self, side: i64) -> list[str]:
        """The names of a side's faces."""
        return self.bank_ids if side == 0 else self.robber_ids

    def actions(self, side: i64, face: i64) -> i64:
        """What a card shows, as a packed count of each kind of action."""
        return self.bank_actions[face] if side == 0 else self.robber_actions[face]

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickle: it is built from its pack again."""
        return Box, (self.pack,)
