"""What a pack.toml of How To Rob A Bank must hold."""

from collections import Counter
from itertools import permutations, product
from typing import Annotated, Final, Literal

from msgspec import Meta

from getaway.games.rob_a_bank.action_types import BankAction, RobberAction, halves
from getaway.games.rob_a_bank.floor import COMPASS, ROOMS, connected, passages, side_walls
from getaway.games.rob_a_bank.say import say
from getaway.kernel.pack import Card, Ident, NamedCard, Pack, PackError
from getaway.text.messages import listing

Few = Annotated[int, Meta(ge=1, le=15)]
Movers = Annotated[int, Meta(ge=1, le=3)]
Seats = Annotated[tuple[Literal[2, 3, 4], ...], Meta(min_length=1, max_length=3)]
Symbol = Literal["money_bag", "guard", "alarm", "robbers"]
Side = Literal["north", "east", "south", "west"]

SEAT_COUNTS: Final = (2, 3, 4)
MAX_WALL_TILES: Final = 4


class Team(Card, frozen=True, kw_only=True):
    """Who plays against whom with so many players, and what wins (RB-1.1, RB-1.2)."""

    id: Ident
    seats: Seats
    robbers: Movers
    guards: Movers
    bags_to_win: Few


class Tile(NamedCard, frozen=True, kw_only=True):
    """A room tile (RB-1.4): its symbol if it has one, its walls, and with how many players it is used. With `room`,
    which the printed box does not have, it lies there on every floor, unturned."""

    symbol: Symbol | None = None
    walls: Annotated[tuple[Side, ...], Meta(max_length=3)] = ()
    seats: Seats = SEAT_COUNTS
    room: Annotated[int, Meta(ge=1, le=ROOMS)] | None = None

    def sides(self) -> int:
        """The walls as bits: north, east, south, west."""
        return sum(1 << COMPASS.index(side) for side in set(self.walls))


class DeckCard(NamedCard, frozen=True, kw_only=True):
    """A card with its actions, and how many of it there are in a deck (RB-1.5)."""

    actions: tuple[str, ...]
    copies: Few


class BankCard(DeckCard, frozen=True, kw_only=True):
    """A card of the Bank's deck."""

    actions: Annotated[tuple[BankAction, ...], Meta(min_length=1, max_length=6)]


class RobberCard(DeckCard, frozen=True, kw_only=True):
    """A card of every robber's deck."""

    actions: Annotated[tuple[RobberAction, ...], Meta(min_length=1, max_length=6)]


class BankPack(Pack, frozen=True, kw_only=True):
    rounds: Annotated[int, Meta(ge=1, le=9)]
    money_bags: Few
    hand: Few
    stack: Few
    teams: Annotated[tuple[Team, ...], Meta(min_length=1, max_length=3)]
    tiles: Annotated[tuple[Tile, ...], Meta(min_length=ROOMS, max_length=30)]
    bank_cards: Annotated[tuple[BankCard, ...], Meta(min_length=1, max_length=15)]
    robber_cards: Annotated[tuple[RobberCard, ...], Meta(min_length=1, max_length=15)]

    def team(self, seats: int) -> Team:
        return next(team for team in self.teams if seats in team.seats)

    def floor_tiles(self, seats: int) -> list[Tile]:
        return [tile for tile in self.tiles if seats in tile.seats]

    def check(self) -> None:
        for rows in ("teams", "tiles", "bank_cards", "robber_cards"):
            self.unique(rows, "id")
        self._check_cards()
        listed = sorted(seats for team in self.teams for seats in team.seats)
        if listed != list(SEAT_COUNTS):
            raise PackError("teams", say("pack-teams"), listed)
        for seats in SEAT_COUNTS:
            self._check_team(seats)
        self._check_walls()

    def _check_cards(self) -> None:
        if self.stack > self.hand:
            raise PackError("stack", say("pack-stack", hand=self.hand), self.stack)
        bank = {card.id for card in self.bank_cards}
        for at, robber_card in enumerate(self.robber_cards):
            if robber_card.id in bank:
                raise PackError(f"robber_cards[{at}].id", say("pack-card-id"), robber_card.id)
        decks: tuple[tuple[str, tuple[DeckCard, ...]], ...] = (
            ("bank_cards", self.bank_cards),
            ("robber_cards", self.robber_cards),
        )
        for rows, cards in decks:
            size = sum(card.copies for card in cards)
            if size < self.hand:
                raise PackError(rows, say("pack-hand", hand=self.hand), size)
            for at, card in enumerate(cards):
                # A move says what is done, not which symbol it uses up, so that must be plain.
                every = Counter(half for action in set(card.actions) for half in halves(action))
                twice = [half for half, n in every.items() if n > 1]
                if twice:
                    raise PackError(f"{rows}[{at}] ({card.id}).actions", say("pack-actions", action=twice[0]))

    def _check_team(self, seats: int) -> None:
        team = self.team(seats)
        where = f"teams ({team.id})"
        if seats > 2 and team.robbers != seats - 1:
            raise PackError(f"{where}.robbers", say("pack-robbers", players=seats - 1), team.robbers)
        tiles = self.floor_tiles(seats)
        if len(tiles) != ROOMS:
            raise PackError("tiles", say("pack-tiles", rooms=ROOMS, players=seats), len(tiles))
        fixed = Counter(tile.room for tile in tiles if tile.room is not None)
        if fixed and max(fixed.values()) > 1:
            raise PackError("tiles", say("pack-fixed", players=seats), fixed.most_common(1)[0][0])
        symbols = Counter(tile.symbol for tile in tiles)
        if symbols["robbers"] != 1:
            raise PackError("tiles", say("pack-start", players=seats), symbols["robbers"])
        if symbols["alarm"] > 1:
            raise PackError("tiles", say("pack-alarm", players=seats), symbols["alarm"])
        if symbols["guard"] != team.guards:
            raise PackError(f"{where}.guards", say("pack-guards", guards=symbols["guard"]), team.guards)
        needed = symbols["money_bag"] + team.bags_to_win - 1
        if needed > self.money_bags:
            raise PackError("money_bags", say("pack-bags", needed=needed, players=seats), self.money_bags)

    def _check_walls(self) -> None:
        """The Bank must always be able to open the floor (RB-2.3). One wall to a tile can always face the street,
        or stand alone at the center; other shapes are tried out."""
        floors = {tuple(tile.sides() for tile in self.floor_tiles(seats) if tile.walls) for seats in SEAT_COUNTS}
        for shapes in floors:
            if len(shapes) > MAX_WALL_TILES:
                raise PackError("tiles", say("pack-walls", most=MAX_WALL_TILES), len(shapes))
            if any(shape.bit_count() > 1 for shape in shapes):
                _check_shapes(shapes)


def _check_shapes(shapes: tuple[int, ...]) -> None:
    for rooms in permutations(range(ROOMS), len(shapes)):
        if not any(_opens(rooms, shapes, turns) for turns in product(range(4), repeat=len(shapes))):
            raise PackError("tiles", say("pack-shut", rooms=listing((room + 1 for room in rooms), "comma")))


def _opens(rooms: tuple[int, ...], shapes: tuple[int, ...], turns: tuple[int, ...]) -> bool:
    walls = 0
    for room, shape, turn in zip(rooms, shapes, turns, strict=True):
        walls |= side_walls(room, shape, turn)
    return connected(passages(walls))
