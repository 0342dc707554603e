"""Where a plan leads: the rooms a mover can be in after each card it has played, and what a card in hand would add.

It follows one's own cards alone, on the floor as it lies: what the others do in between nobody knows yet.
"""

from collections.abc import Iterable

import msgspec
from mypy_extensions import i64

from getaway.games.rob_a_bank import action_types as actions
from getaway.games.rob_a_bank import packed
from getaway.games.rob_a_bank.action_types import halves, listed
from getaway.games.rob_a_bank.floor import ALL_ROOMS, BESIDE, step
from getaway.games.rob_a_bank.phases import ALARM_LOCKED, ALARM_READY, COLORS, SIDES
from getaway.games.rob_a_bank.say import say
from getaway.games.rob_a_bank.state import BankState
from getaway.kernel.bits import members
from getaway.text.messages import Text, listing


class Miss(msgspec.Struct, frozen=True):
    """An action of a card that would find nothing to do as things lie now, the rule, and why."""

    action: str
    rule: str
    why: Text


class Route(msgspec.Struct, frozen=True):
    """The rooms a mover (a guard's number, a robber's color) can be in: before its first card, then after each."""

    mover: str
    rooms: tuple[tuple[int, ...], ...]


class CardPreview(msgspec.Struct, frozen=True):
    """What a card of the hand would add: where each mover of the draft can be after it, the steps from room to room
    that it allows, whether a robber could be beside the car, and what of it would come to nothing."""

    card: str
    rooms: tuple[tuple[int, ...], ...]
    steps: tuple[tuple[int, int], ...]
    at_car: bool
    misses: tuple[Miss, ...]
    words: Text


class Draft(msgspec.Struct, frozen=True):
    """A side's plan so far, for its owner. `cards` are those of the hand, each face once."""

    side: str
    routes: tuple[Route, ...]
    cards: tuple[CardPreview, ...]
    words: Text


def drafts(state: BankState, viewer: int) -> tuple[Draft, ...]:
    """The plans of the viewer's own sides."""
    return tuple(_draft(state, side) for side, owner in enumerate(state.owners) if owner == viewer)


def _draft(state: BankState, side: int) -> Draft:
    deck = state.box.decks[side]
    moving = movers(state, side)
    now = [1 << room for _, room in moving]
    before = [now]
    for number in range(state.played(side)):
        now = after(state, side, now, deck.actions[packed.at(state.stacks[side], number)])
        before.append(now)
    routes = tuple(
        Route(name, tuple(_numbers(reached[at]) for reached in before)) for at, (name, _) in enumerate(moving)
    )
    cards = (
        ()
        if len(before) > state.box.stack
        else tuple(
            _preview(state, side, now, deck.ids[face], deck.actions[face])
            for face in members(packed.filled(state.hands[side]))
        )
    )
    return Draft(SIDES[side], routes, cards, _words(side, len(before) - 1, now))


def movers(state: BankState, side: int) -> list[tuple[str, i64]]:
    """The movers of a side and the rooms they stand in: every guard, or the one robber."""
    if side == 0:
        return [(str(guard + 1), packed.at(state.guards, guard)) for guard in range(state.team.guards)]
    return [(COLORS[side - 1], packed.at(state.robbers, side - 1))]


def after(state: BankState, side: int, rooms: list[int], card: i64) -> list[int]:
    """The rooms in which each mover can be once a card is done."""
    return [_walks(state, side, reached, card)[0] for reached in rooms]


def _walks(state: BankState, side: int, rooms: i64, card: i64) -> tuple[int, list[tuple[int, int]]]:
    """Where a mover can be after a card, and the steps that lead there."""
    if card & actions.MOVES_ANYWHERE and side > 0:
        others = ALL_ROOMS if rooms & (rooms - 1) else ALL_ROOMS & ~rooms
        return int(others), []
    moves = card & actions.MOVES
    steps = []
    found: i64 = rooms if side == 0 or moves == 0 else 0  # any other guard may go instead
    reached = rooms
    for move in range(1, moves + 1):
        steps += [(room + 1, to + 1) for room in members(reached) for to in members(state.ways[room])]
        reached = step(state.ways, reached)
        if side == 0 or move == moves:
            found |= reached
    return int(found), steps


def _preview(state: BankState, side: int, rooms: list[int], name: str, card: i64) -> CardPreview:
    walks = [_walks(state, side, reached, card) for reached in rooms]
    ends = [reached for reached, _ in walks]
    steps = tuple(sorted({each for _, way in walks for each in way}))
    anywhere: i64 = 0
    for each in [*rooms, *ends] if side == 0 or card & actions.MOVES else ends:
        anywhere |= each
    misses = tuple(_misses(state, side, card, anywhere))
    at_car = side > 0 and any(_beside_car(state, reached) for reached in ends)
    number = state.played(side) + 1
    return CardPreview(name, tuple(map(_numbers, ends)), steps, at_car, misses, _words(side, number, ends))


def _words(side: int, cards: int, rooms: list[int]) -> Text:
    """ "After card 2: room 4 or 5." """
    anywhere = 0
    for reached in rooms:
        anywhere |= reached
    if side == 0:
        return say("preview-bank", cards=cards)
    if anywhere == ALL_ROOMS:
        return say("preview-anywhere", cards=cards)
    return say("preview-robber", cards=cards, rooms=listing(_numbers(anywhere), "or"))


def _misses(state: BankState, side: int, card: i64, rooms: i64) -> Iterable[Miss]:
    """The actions that would find nothing in any of these rooms as things lie now; of two halves, if neither would."""
    for shown in dict.fromkeys(listed(side, card)):
        either = halves(shown)
        if all(half in TARGETS and TARGETS[half](state) & rooms == 0 for half in either):
            if len(either) > 1:
                yield Miss(shown, "RB-4.14" if side else "RB-4.7", say("miss-either"))
            else:
                yield Miss(shown, RULES[shown], say(f"miss-{shown}"))


def _bags(state: BankState) -> i64:
    return packed.filled(state.loose)


def _locked(state: BankState) -> i64:
    alarm: i64 = 1 << state.alarm_room if state.alarm == ALARM_LOCKED else 0
    return packed.filled(state.locked) | alarm


def _unlocked(state: BankState) -> i64:
    alarm: i64 = 1 << state.alarm_room if state.alarm == ALARM_READY else 0
    return _bags(state) | alarm


def _guards(state: BankState) -> i64:
    rooms: i64 = 0
    for guard in range(state.team.guards):
        rooms |= 1 << packed.at(state.guards, guard)
    return rooms


def _robbers(state: BankState) -> i64:
    rooms: i64 = 0
    for robber in range(state.team.robbers):
        rooms |= 1 << packed.at(state.robbers, robber)
    return rooms


TARGETS = {
    "pick_up": _bags,
    "unlock": _locked,
    "pepper_spray": _guards,
    "tackle": _robbers,
    "lock": _unlocked,
}
"""The rooms in which an action finds something to do."""

RULES = {
    "pick_up": "RB-4.10",
    "unlock": "RB-4.11",
    "pepper_spray": "RB-4.12",
    "tackle": "RB-4.5",
    "lock": "RB-4.6",
}


def _beside_car(state: BankState, rooms: i64) -> bool:
    """Whether one of these rooms is next to the car with no wall between (RB-4.17)."""
    return bool(rooms >> BESIDE[state.car] & 1) and state.walls >> (12 + state.car) & 1 == 0


def _numbers(rooms: i64) -> tuple[int, ...]:
    return tuple(room + 1 for room in members(rooms))
