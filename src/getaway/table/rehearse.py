"""A sealed choice that comes as one list: tried on a copy first, so that it is taken whole or not at all."""

from getaway.kernel.events import Rejection
from getaway.kernel.moves import Move
from getaway.kernel.play import Play


def why_not_choose(play: Play, seat: int, moves: tuple[Move, ...]) -> Rejection | None:
    """The rule against a list of moves that is to be one whole sealed choice; None if it may be made.

    Nothing but the last move may confirm anything: else the refusal of a later one would tell what an earlier one
    is going to draw or reveal.
    """
    copy = play.game.load(play.dump())  # without what the seat has begun
    for move in moves:
        if copy.journal:
            return Rejection("HR-5", "only the moves of one sealed choice go together, and this is more than one")
        rejection = copy.why_not(seat, move)
        if rejection is not None:
            return rejection
        copy.submit(seat, move)
    if not copy.journal:
        return Rejection("HR-5", "a sealed choice is sent whole, and this is only a part of it")
    return None
