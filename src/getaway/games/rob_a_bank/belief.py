"""`determinize` and `info_key`: what a seat cannot know is the hands it does not see (RB-6.1). Every played card counts
as known to all, whatever the views show (RB-3.5)."""

from mypy_extensions import i64

from getaway.games.rob_a_bank import packed
from getaway.games.rob_a_bank.phases import PLANNING
from getaway.games.rob_a_bank.position import BankPosition
from getaway.kernel.chance import Chance, SplitMix


def sees_hand(state: BankPosition, seat: i64, side: i64) -> bool:
    """Whether the seat sees the hand of a side: its own, and with open team hands that of every robber (RB-3.4)."""
    if seat < 0:
        return False
    owner: i64 = state.owners[side]
    return seat == owner or (state.open_hands and seat != state.bank and owner != state.bank)


def who_see_hand(state: BankPosition, side: i64) -> i64:
    seats: i64 = 0
    for seat in range(state.team.seats):
        if sees_hand(state, seat, side):
            seats |= 1 << seat
    return seats


def determinize(state: BankPosition, seat: i64, rng: Chance) -> None:
    state.chance = SplitMix(rng.word(), rng.word())
    for side in range(state.team.robbers + 1):
        if not sees_hand(state, seat, side):
            state.memories[side] = rng.word()
            state.hands[side] = redrawn(state, side, rng)
    if state.phase == PLANNING:
        state.options = packed.filled(state.hands[state.side])


def redrawn(state: BankPosition, side: i64, rng: Chance) -> i64:
    """As many cards as are in that hand, from all of the deck that was not played."""
    unseen = state.box.decks[side].cards
    for number in range(state.played(side)):
        unseen -= packed.one(packed.at(state.stacks[side], number))
    hand: i64 = 0
    cards = packed.total(unseen)
    for _ in range(packed.total(state.hands[side])):
        face = packed.one(packed.place_of(unseen, rng.below(cards)))
        unseen -= face
        hand += face
        cards -= 1
    return hand


def info_key(state: BankPosition, seat: i64) -> tuple[int, ...]:
    """The public table and all that was done on it, and the hands that the seat sees and has seen."""
    key: list[int] = [
        state.memory, state.bank, state.phase, state.round, state.side, state.card, state.picked, state.scored,
        state.guards, state.guards_up, state.robbers, state.robbers_up, state.carried, state.loose, state.locked,
        state.alarm, state.car, state.left, state.free, state.acted,
    ]  # fmt: skip
    key += state.tiles
    key += state.turns
    for side in range(state.team.robbers + 1):
        key.append(state.stacks[side])
        if sees_hand(state, seat, side):
            key += [state.hands[side], state.memories[side]]
    return tuple(key)
