"""Random play through Play: random seats, random offers, blanks filled in at random."""

from collections.abc import Iterator

import msgspec

from getaway.kernel.chance import Chance
from getaway.kernel.events import SPECTATOR, AddressedEvent
from getaway.kernel.moves import Move
from getaway.kernel.play import Play
from getaway.kernel.views import Blank, Offer, field_of

LETTERS = "abcdefghijklmnopqrstuvwxyz"


def filled_in(offer: Offer, rng: Chance) -> Move:
    changes = {field_of(offer.move, blank.field): _filled(blank, rng) for blank in offer.blanks}
    return msgspec.structs.replace(offer.move, **changes) if changes else offer.move


def _filled(blank: Blank, rng: Chance) -> object:
    size = int(blank.least + rng.below(blank.most - blank.least + 1))
    if blank.kind == "text":
        # A required text may have to be unique, such as a name: a short one would be taken already.
        enough = max(size, min(5, blank.most)) if blank.least else size
        return "".join(LETTERS[rng.below(26)] for _ in range(enough))
    if blank.kind == "number":
        return size
    if blank.kind == "several":
        left = [choice.value for choice in blank.choices]
        return tuple(left.pop(rng.below(len(left))) for _ in range(size))
    return blank.choices[rng.below(len(blank.choices))].value


def random_move(play: Play, rng: Chance) -> tuple[int, Move]:
    """A legal move of one of the seats that are waited for."""
    seats = play.waiting_for()
    seat = seats[rng.below(len(seats))]
    offers = play.offers(seat)
    assert offers, (
        f"seat {seat} is deciding but is offered no move; if it has sealed a choice, apply() must call mark_revealed()"
    )
    return seat, filled_in(offers[rng.below(len(offers))], rng)


def play_on(play: Play, rng: Chance, limit: int = 1_000_000) -> Iterator[tuple[int, Move, list[AddressedEvent]]]:
    """Play at random until the game is over, or so many moves."""
    for _ in range(limit):
        if play.outcome() is not None:
            return
        seat, move = random_move(play, rng)
        yield seat, move, play.submit(seat, move)


def views(play: Play) -> list[bytes]:
    return [msgspec.json.encode(play.view(viewer)) for viewer in range(SPECTATOR, play.seats)]
