"""Chapter 3, Phase II: hands, and the plays that are covered by the next."""

from mypy_extensions import i64

from getaway.games.rob_a_bank import belief, packed
from getaway.games.rob_a_bank.events import CardPlayed, HandDrawn, HandsDrawn
from getaway.games.rob_a_bank.numbers import PLAY_CARD
from getaway.games.rob_a_bank.phases import PLANNING, SIDES
from getaway.games.rob_a_bank.position import BankPosition
from getaway.games.rob_a_bank.say import say
from getaway.kernel.bits import members
from getaway.kernel.events import Rejection
from getaway.kernel.state import mix_observation


def begin(state: BankPosition) -> None:
    """Every deck is shuffled whole, and a hand drawn from it (RB-3.1): the rest, drawn here, is left out."""
    box = state.box
    for side in range(state.team.robbers + 1):
        hand = box.decks[side].cards
        for cards in range(packed.total(hand), box.hand, -1):
            hand -= packed.one(packed.place_of(hand, state.draw(cards)))
        state.hands[side] = hand
        state.memories[side] = remember_hand(state.memories[side], hand)
    state.phase = PLANNING
    state.side = 0
    state.card = 0
    if state.events is not None:
        state.emit(HandsDrawn(box.hand))
        for side in range(state.team.robbers + 1):
            state.emit(HandDrawn(state.round, SIDES[side], held(state, side)), belief.who_see_hand(state, side))


def held(state: BankPosition, side: i64) -> list[str]:
    hand: i64 = state.hands[side]
    ids = state.box.decks[side].ids
    return [ids[face] for face in members(packed.filled(hand)) for _ in range(packed.at(hand, face))]


def remember_hand(memory: i64, hand: i64) -> i64:
    """Fold a hand into the memory of those who see it: some of its cards are never played."""
    return mix_observation(mix_observation(memory, hand & 0x3FFFFFFF), hand >> 30)


def apply(state: BankPosition, face: i64) -> None:
    """A card on the stack, then the next side; the Bank again after the last (RB-3.2)."""
    side = state.side
    state.hands[side] -= packed.one(face)
    state.stacks[side] = packed.put(state.stacks[side], state.card, face)
    state.mark_revealed()  # the other side has seen a card of a secret hand
    if state.events is not None:
        card = state.box.decks[side].ids[face]
        state.emit(CardPlayed(state.round, SIDES[side], state.card + 1, card))
    state.next_side()


def why_not(state: BankPosition, move: i64) -> Rejection | None:
    if move < PLAY_CARD:
        return Rejection("RB-3.3", say("refuse-planning"))
    if (move >= state.box.decks[1].play_at) != (state.side > 0):
        return Rejection("RB-3.2", say("refuse-deck", side=SIDES[state.side]))
    return Rejection("RB-3.2", say("refuse-not-in-hand"))
