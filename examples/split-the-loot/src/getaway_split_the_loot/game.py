"""Moves, events, state and rules of Split the Loot."""

from copy import deepcopy
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from getaway.kernel.catalogue_game import CatalogueGame
from getaway.kernel.chance import Chance, SplitMix, load_chance
from getaway.kernel.event_text import event_message
from getaway.kernel.events import Event, Rejection
from getaway.kernel.fields import set_values, values_of
from getaway.kernel.moves import Move
from getaway.kernel.options import Options
from getaway.kernel.pack import Card, NamedCard, Pack, PackError
from getaway.kernel.ruleset import Ruleset
from getaway.kernel.state import State
from getaway.kernel.views import Offer
from getaway.text import Argument, Message, Money, Name, Seat, listing, sayer

say = sayer("split_the_loot")
MOST_SEATS = 4
SNITCH = 0
"""The number of the move, and what a seat that snitches has bid."""
UNSEALED = -1
Small = Annotated[int, Meta(ge=1, le=9)]
Amount = Annotated[int, Meta(ge=1, le=999)]


class BidCard(Card, frozen=True):
    """A bid card: what it bids, and how many there are."""

    value: Small
    copies: Annotated[int, Meta(ge=1, le=40)]


class LootCard(NamedCard, frozen=True):
    """A loot card."""

    money: Amount
    copies: Small


class LootPack(Pack, frozen=True):
    """Bid cards, loot cards, how many rounds, and the sizes of hand, loot and fine."""

    short: Small
    long: Small
    hand: Small
    loot_cards: Small
    fine: Amount
    bids: tuple[BidCard, ...]
    loot: tuple[LootCard, ...]

    def check(self) -> None:
        self.unique("bids", "value")
        self.unique("loot", "id")
        rounds = max(self.short, self.long)
        if self.hand < rounds:
            raise PackError("hand", f"a card for each of {rounds} rounds", self.hand)
        if sum(card.copies for card in self.bids) < MOST_SEATS * self.hand:
            raise PackError("bids", f"enough cards for {MOST_SEATS} hands")
        if sum(card.copies for card in self.loot) < rounds * self.loot_cards:
            raise PackError("loot", f"enough cards for {rounds} rounds")


class SealBid(Move, frozen=True):
    """Seal a bid card of this value."""

    value: Small


class SealSnitch(Move, frozen=True):
    """Seal that you snitch."""


class LootTurnedUp(Event):
    """Loot cards were turned up."""

    cards: list[str]
    loot: int


class ChoiceSealed(Event):
    """A player sealed a choice."""

    seat: int


class ChoicesShown(Event):
    """All sealed choices were shown: bids by seat, 0 for a snitch."""

    choices: list[int]


class MoneyMoved(Event):
    """A player was paid, or paid a fine."""

    seat: int
    money: int


class LootOptions(Options, frozen=True):
    """How long, and with snitches or not."""

    length: Literal["short", "long"] = "short"
    snitching: bool = True


class Player(msgspec.Struct, frozen=True):
    """What everybody sees of a player."""

    money: int
    cards: int
    may_snitch: bool
    has_sealed: bool


class Board(msgspec.Struct, frozen=True):
    """The table, with the viewer's own hand and sealed choice."""

    round: int
    rounds: int
    loot: int
    turned_up: tuple[str, ...]
    hand: tuple[int, ...]
    sealed: str | None
    players: tuple[Player, ...]
    discarded: tuple[int, ...]


class LootState(State):
    """A position. Cards are counted by kind: `hands[seat][kind]` and `unseen[kind]` of bids, `deck[kind]` of loot."""

    def __init__(self, chance: Chance, pack: LootPack, seats: int, rounds: int, *, snitching: bool) -> None:
        super().__init__(chance)
        self.pack = pack
        self.rounds = rounds
        self.round = 0
        self.money = [0] * seats
        self.snitches = [int(snitching)] * seats
        self.sealed = [UNSEALED] * seats
        self.hands: list[list[int]] = [[0] * len(pack.bids) for _ in range(seats)]
        self.unseen = [card.copies for card in pack.bids]
        self.discard = [0] * len(pack.bids)
        self.deck = [card.copies for card in pack.loot]
        self.turned_up: list[int] = []
        self.loot = 0
        self.shown: list[int] = []
        """All choices of the rounds before, in the order of the seats."""

    def fields(self) -> list[str]:
        names = "reveal_count rounds round money snitches sealed hands unseen discard deck turned_up loot shown"
        return names.split()

    def clone(self) -> "LootState":
        twin = LootState(self.chance.clone(), self.pack, len(self.money), self.rounds, snitching=False)
        set_values(twin, deepcopy(values_of(self)))
        return twin

    def dump(self) -> bytes:
        return msgspec.msgpack.encode([self.chance.dump(), values_of(self)])

    def __reduce__(self) -> tuple[Any, ...]:
        return load, (self.pack, self.dump())

    def deal(self) -> None:
        """Deal the hands and turn up the first loot."""
        for hand in self.hands:
            for _ in range(self.pack.hand):
                hand[take(self.unseen, self.draw(sum(self.unseen)))] += 1
        self.turn_up()

    def turn_up(self) -> None:
        self.turned_up = [take(self.deck, self.draw(sum(self.deck))) for _ in range(self.pack.loot_cards)]
        self.loot += sum(self.pack.loot[kind].money for kind in self.turned_up)
        self.mark_revealed()
        if self.events is not None:
            self.emit(LootTurnedUp([self.pack.loot[kind].id for kind in self.turned_up], self.loot))

    def pending(self) -> int:
        if self.round == self.rounds:
            return 0
        return sum(1 << seat for seat, choice in enumerate(self.sealed) if choice == UNSEALED)

    def actor(self) -> int:
        return -1 if self.round == self.rounds else self.sealed.index(UNSEALED)

    def legal(self, seat: int) -> list[int]:
        if seat < 0 or not self.pending() >> seat & 1:
            return []
        moves = [SNITCH] if self.snitches[seat] else []
        return moves + [kind + 1 for kind, count in enumerate(self.hands[seat]) if count]

    def apply(self, seat: int, move: int) -> None:
        self.sealed[seat] = move
        self.mark_revealed()
        if self.events is not None:
            self.emit(ChoiceSealed(seat))
        if UNSEALED not in self.sealed:
            self.resolve()

    def resolve(self) -> None:
        """Show the choices, pay, and go on to the next round."""
        bids = [0 if move == SNITCH else self.pack.bids[move - 1].value for move in self.sealed]
        if self.events is not None:
            self.emit(ChoicesShown(bids))
        for seat, move in enumerate(self.sealed):
            if move == SNITCH:
                self.snitches[seat] = 0
            else:
                self.hands[seat][move - 1] -= 1
                self.discard[move - 1] += 1
        self.shown += self.sealed
        self.sealed = [UNSEALED] * len(bids)
        snitches = [seat for seat, bid in enumerate(bids) if not bid]
        best = [seat for seat, bid in enumerate(bids) if bid and bid == max(bids)]
        if len(snitches) == 1:
            self.pay(snitches[0], self.loot // 2)
            self.loot = 0
        for seat in best if len(snitches) == 1 else snitches:
            self.pay(seat, -min(self.pack.fine, self.money[seat]))
        if len(snitches) != 1 and best:
            share = self.loot // len(best)
            self.loot -= share * len(best)
            for seat in best:
                self.pay(seat, share)
        self.round += 1
        if self.round < self.rounds:
            self.turn_up()

    def pay(self, seat: int, money: int) -> None:
        self.money[seat] += money
        if self.events is not None and money:
            self.emit(MoneyMoved(seat, money))

    def seen_by(self, seat: int, move: int) -> int:
        return 1 << seat

    def determinize(self, seat: int, rng: Chance) -> None:
        self.chance = SplitMix(rng.word(), rng.word())
        others = [other for other in range(len(self.money)) if other != seat]
        sizes = [sum(hand) for hand in self.hands]
        for other in others:
            for kind, count in enumerate(self.hands[other]):
                self.unseen[kind] += count
            self.hands[other] = [0] * len(self.unseen)
        for other in others:
            for _ in range(sizes[other]):
                self.hands[other][take(self.unseen, rng.below(sum(self.unseen)))] += 1
            if self.sealed[other] != UNSEALED:
                self.sealed[other] = UNSEALED
                moves = self.legal(other)
                self.sealed[other] = moves[rng.below(len(moves))]

    def info_key(self, seat: int) -> tuple[int, ...]:
        sealed = [choice if other == seat else min(choice, 0) for other, choice in enumerate(self.sealed)]
        hand = self.hands[seat] if seat >= 0 else []
        return (self.round, self.loot, *self.turned_up, *self.deck, *self.money, *self.shown, *sealed, *hand)

    def scores(self) -> list[int]:
        return self.money[:]

    def returns(self) -> list[float]:
        winners = self.money.count(max(self.money))
        return [1 / winners if money == max(self.money) else 0.0 for money in self.money]


def take(counts: list[int], place: int) -> int:
    """Take the card at this place of a counted pile, and say its kind."""
    for kind, count in enumerate(counts):
        if place < count:
            counts[kind] -= 1
            return kind
        place -= count
    raise IndexError(place)


def load(pack: LootPack, data: bytes) -> LootState:
    """The position that `dump` stored."""
    chance, values = msgspec.msgpack.decode(data)
    state = LootState(load_chance(chance), pack, 2, 3, snitching=False)
    set_values(state, values)
    return state


class Rules(Ruleset[LootState]):
    """What people see and may do."""

    def __init__(self, pack: LootPack) -> None:
        self.pack = pack

    def new_state(self, chance: Chance, seats: int, options: Options) -> LootState:
        assert isinstance(options, LootOptions)
        rounds = self.pack.long if options.length == "long" else self.pack.short
        state = LootState(chance, self.pack, seats, rounds, snitching=options.snitching)
        state.deal()
        return state

    def load_state(self, data: bytes) -> LootState:
        return load(self.pack, data)

    def why_not(self, state: LootState, seat: int, number: int) -> Rejection | None:
        if number == SNITCH:
            return None if state.snitches[seat] else Rejection("SL-2.4", say("no-snitching"))
        held, value = state.hands[seat][number - 1], self.pack.bids[number - 1].value
        return None if held else Rejection("SL-2.3", say("not-in-hand", value=value))

    def offer(self, state: LootState, seat: int, move: Move) -> Offer:
        if isinstance(move, SealBid):
            return Offer(move, say("offer-bid", value=move.value), f"card:{move.value}")
        return Offer(move, say("offer-snitch", loot=Money(state.loot)), "snitch")

    def prompt(self, state: LootState, viewer: int) -> Message:
        if state.actor() < 0:
            return say("prompt-over")
        if viewer >= 0 and state.pending() >> viewer & 1:
            return say("prompt-seal", loot=Money(state.loot), may_snitch="yes" if state.snitches[viewer] else "no")
        return say("prompt-wait")

    def phase(self, state: LootState) -> str:
        return "over" if state.actor() < 0 else "seal"

    def rule(self, state: LootState) -> str:
        return "" if state.actor() < 0 else "SL-2.2"

    def board(self, state: LootState, viewer: int) -> Board:
        players = zip(state.money, state.hands, state.snitches, state.sealed, strict=True)
        return Board(
            round=min(state.round + 1, state.rounds),
            rounds=state.rounds,
            loot=state.loot,
            turned_up=tuple(self.pack.loot[kind].name for kind in state.turned_up),
            hand=self.values(state.hands[viewer]) if viewer >= 0 else (),
            sealed=self.choice(state.sealed[viewer]) if viewer >= 0 else None,
            players=tuple(Player(money, sum(hand), bool(left), choice >= 0) for money, hand, left, choice in players),
            discarded=self.values(state.discard),
        )

    def values(self, counts: list[int]) -> tuple[int, ...]:
        """The bids of a counted pile, one by one."""
        return tuple(card.value for card, count in zip(self.pack.bids, counts, strict=True) for _ in range(count))

    def choice(self, move: int) -> str | None:
        """A sealed choice in words."""
        if move == UNSEALED:
            return None
        return "snitch" if move == SNITCH else f"bid {self.pack.bids[move - 1].value}"

    def verdict(self, state: LootState) -> Message:
        most = max(state.money)
        winners = [Seat(seat) for seat, money in enumerate(state.money) if money == most]
        if len(winners) == 1:
            return say("verdict-won", winner=winners[0], money=Money(most))
        return say("verdict-shared", winners=listing(winners), money=Money(most))


class SplitTheLoot(CatalogueGame):
    """Bid in secret, or snitch."""

    name = "split_the_loot"
    title = "Split the Loot"
    blurb = say("blurb")
    phases = ("seal", "over")
    seat_counts = (2, 3, 4)
    default_seats = 3
    rules_version = 1
    options_type = LootOptions
    pack_type = LootPack
    move_types = (SealBid, SealSnitch)

    def __init__(self, pack: LootPack) -> None:
        super().__init__(pack)
        self.rules = Rules(pack)
        self.bids = [card.value for card in pack.bids]
        self.loot = {card.id: Name(f"split_the_loot.loot-{card.id}", card.name) for card in pack.loot}

    def all_moves(self) -> list[Move]:
        return [SealSnitch(), *(SealBid(value) for value in self.bids)]

    def ruleset(self, seats: int) -> Rules:
        return self.rules

    def describe(self, event: Event) -> Message:
        more: dict[str, Argument] = {}
        match event:
            case LootTurnedUp(cards, loot):
                more = {"cards": listing(self.loot[card] for card in cards), "loot": Money(loot)}
            case ChoicesShown(choices):
                more = {"choices": listing(shown(seat, bid) for seat, bid in enumerate(choices))}
            case MoneyMoved(_, money):
                more = {"money": Money(abs(money)), "fined": "no" if money > 0 else "yes"}
        return event_message(self.name, event, {}, **more)


def shown(seat: int, bid: int) -> Message:
    """A choice that was sealed."""
    return say("bids", seat=Seat(seat), value=bid) if bid else say("snitches", seat=Seat(seat))
