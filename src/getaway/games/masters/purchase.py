"""Chapter 3, the Purchase phase: what is on offer, who may buy, Welfare."""

from mypy_extensions import i64

from getaway.games.masters.events import CrewBought, PassedUnasked, PlayerPassed, WelfareTaken
from getaway.games.masters.phases import PURCHASE
from getaway.games.masters.position import MastersPosition, Side
from getaway.games.masters.say import say
from getaway.kernel.bits import bit, count, lowest, members, nth
from getaway.kernel.chance import Chance
from getaway.kernel.events import Rejection
from getaway.kernel.state import mix_observation
from getaway.text.messages import Money


def begin(state: MastersPosition) -> None:
    """A new round: nobody has passed yet, and the Right's holder is first (MH-3.1)."""
    for side in state.sides:
        side.asked = False
        side.passed = False
    state.bought = False
    state.turn = state.right
    state.phase = PURCHASE


def tops(state: MastersPosition, cards: i64) -> i64:
    """Of these cards the top one of each pile (MH-2.1)."""
    found: i64 = 0
    for pile in state.box.piles:
        left: i64 = cards & pile
        found |= left & -left
    return found


def in_reach(state: MastersPosition, side: Side) -> i64:
    """All cards of the piles, on offer or not, that cost no more than the player has. If there are any, a top card is
    among them: the cheapest of a pile is on top."""
    return state.stock & state.box.within[min(side.money, state.box.top_price)]


def affordable(state: MastersPosition, side: Side) -> i64:
    """The cards on offer that the player can pay for."""
    return tops(state, in_reach(state, side))


def welfare_cards(state: MastersPosition) -> i64:
    """The cheapest cards on offer; between equally cheap ones the player may choose (MH-3.4)."""
    found: i64 = 0
    best: i64 = 1 << 30
    for pile in state.box.piles:
        left: i64 = state.stock & pile
        if left != 0:
            price: i64 = state.box.price[lowest(left)]
            if price < best:
                best = price
                found = 0
            if price == best:
                found |= left & -left
    return found


def choice(state: MastersPosition, side: Side) -> tuple[i64, i64]:
    """Where the moves begin by which the player may get a card, and the cards: bought, or else by Welfare."""
    cards = affordable(state, side)
    return (state.box.buy_at, cards) if cards != 0 else (state.box.welfare_at, welfare_cards(state))


def may_pass(state: MastersPosition, side: Side) -> bool:
    """Not in the first round before a first card (MH-3.3); alone whenever one likes (MH-7.1)."""
    return state.solo or state.round > 1 or side.owned != 0


def legal(state: MastersPosition, seat: i64) -> list[int]:
    side = state.sides[seat]
    base, cards = choice(state, side)
    moves = [base + card for card in members(cards)]
    if may_pass(state, side):
        moves.append(state.box.pass_at)
    return moves


def random_move(state: MastersPosition, seat: i64, rng: Chance) -> i64:
    """One of `legal`, each equally likely."""
    side = state.sides[seat]
    base, cards = choice(state, side)
    n = count(cards)
    pick = rng.below(n + 1 if may_pass(state, side) else n)
    return state.box.pass_at if pick == n else base + nth(cards, pick)


def apply(state: MastersPosition, seat: i64, move: i64) -> None:
    side = state.sides[seat]
    box = state.box
    side.asked = True
    state.memory = mix_observation(state.memory, move)
    if move == box.pass_at:
        side.passed = True
        if state.events is not None:
            state.emit(PlayerPassed(seat))
    elif move >= box.welfare_at:
        card = move - box.welfare_at
        if state.events is not None:
            state.emit(WelfareTaken(seat, box.crew_ids[card], side.money))
        take(state, side, card, side.money)
        side.passed = True
    else:
        card = move - box.buy_at
        paid: i64 = box.price[card]
        if state.events is not None:
            state.emit(CrewBought(seat, box.crew_ids[card], paid))
        take(state, side, card, paid)
    if not state.solo:
        state.turn = 1 - seat


def take(state: MastersPosition, side: Side, card: i64, paid: i64) -> None:
    side.money -= paid
    side.owned |= bit(card)
    state.stock &= ~bit(card)
    state.bought = True


def find_buyer(state: MastersPosition) -> bool:
    """Skip players who can do nothing (MH-3.2) to the next who can; False when the phase is over."""
    for _ in range(2):
        seat = state.turn
        side = state.sides[seat]
        if not side.passed:
            if in_reach(state, side) != 0 or (not side.asked and state.stock != 0):
                return True
            side.passed = True
            if state.events is not None:
                state.emit(PassedUnasked(seat))
        if not state.solo:
            state.turn = 1 - seat
    return False


def why_not(state: MastersPosition, seat: i64, move: i64) -> Rejection:
    side = state.sides[seat]
    box = state.box
    if move == box.pass_at:
        return Rejection("MH-3.3", say("no-pass-yet"))
    if move >= box.crew_at:
        return Rejection("MH-3.1", say("purchase-now"))
    welfare = move >= box.welfare_at
    card = move - (box.welfare_at if welfare else box.buy_at)
    this: i64 = bit(card)
    if tops(state, state.stock) & this == 0:
        return Rejection("MH-2.1", say("card-covered" if state.stock & this else "card-gone"))
    if not welfare:
        return Rejection("MH-3.1", say("too-dear", price=Money(box.price[card]), money=Money(side.money)))
    if affordable(state, side):
        return Rejection("MH-3.4", say("no-welfare"))
    return Rejection("MH-3.4", say("welfare-cheapest"))
