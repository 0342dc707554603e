"""The race: bags out against bags needed, and the rounds left (RB-1.2)."""

import msgspec
from mypy_extensions import i64

from getaway.games.rob_a_bank import packed
from getaway.games.rob_a_bank.box import MONEY_BAG, Box
from getaway.games.rob_a_bank.phases import ACTION, CAR, LAYOUT, OVER
from getaway.games.rob_a_bank.say import say
from getaway.games.rob_a_bank.state import BankState
from getaway.text.messages import Text


class Race(msgspec.Struct, frozen=True):
    """How far the Robbers are. `rounds_left` counts the round in play, `turns_left` the cards of each stack still to be
    played out in it. `in_the_bank` are the bags of this floor that are not scored, `most` what the Robbers can score in
    all. `words` say it from the viewer's side."""

    scored: int
    to_go: int
    rounds_left: int
    turns_left: int
    in_the_bank: int
    most: int
    words: Text


def race(box: Box, state: BankState, viewer: int) -> Race:
    """Nothing in it is secret: everyone sees the bags and the stacks."""
    to_go = max(0, int(state.team.bags_to_win - state.scored))
    rounds_left = 0 if state.phase == OVER else int(box.rounds - state.round) + 1
    here = in_the_bank(box, state)
    fresh = sum(box.symbol[tile] == MONEY_BAG for tile in state.team.tiles)
    most = int(state.scored) + here + max(0, rounds_left - 1) * fresh
    side = "watching" if viewer < 0 else "bank" if viewer == state.bank else "robbers"
    words = say(f"race-{side}", scored=int(state.scored), needed=to_go, rounds=rounds_left)
    return Race(int(state.scored), to_go, rounds_left, turns_left(box, state), here, most, words)


def in_the_bank(box: Box, state: BankState) -> int:
    """The bags on the floor and in the robbers' hands, or those that the tiles of a bare floor will bring."""
    if state.phase in (LAYOUT, CAR) and state.loose == 0:
        return sum(box.symbol[tile] == MONEY_BAG for tile in state.tiles)
    return int(packed.total(state.loose) + packed.total(state.locked) + packed.total(state.carried))


def turns_left(box: Box, state: BankState) -> i64:
    """Rounds of cards that are still to be played out."""
    if state.phase == OVER:
        return 0
    return box.stack - state.card if state.phase == ACTION else box.stack
