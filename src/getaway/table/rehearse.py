"""A sealed choice that arrives as one list. It is tried on a copy first, so that it is made as a whole or not."""

from getaway.kernel.capabilities import play_has_state
from getaway.kernel.chance import seeded
from getaway.kernel.events import NO_SUCH_MOVE, NOT_YOUR_TURN, SPECTATOR, Rejection
from getaway.kernel.moves import Move
from getaway.kernel.play import Play
from getaway.kernel.state import EVERYONE
from getaway.table.say import say
from getaway.text.messages import Text

NOT_ONE_CHOICE = Rejection("HR-5", say("not-one-choice"))


def why_not_choose(play: Play, seat: int, moves: tuple[Move, ...]) -> Rejection | None:
    """The rule against a list of moves as one whole sealed choice; None if it may be made.

    Only the last move may confirm anything. Otherwise the refusal of a later move would reveal what an earlier one
    draws or shows.
    """
    copy = play.game.load(play.dump())  # without what the seat has begun
    for move in moves:
        if copy.journal:
            return NOT_ONE_CHOICE
        rejection = copy.why_not(seat, move)
        if rejection is not None:
            return rejection
        copy.submit(seat, move)
    if not copy.journal:
        return Rejection("HR-5", say("not-whole-choice"))
    return None


def warning_about(play: Play, seat: int, moves: tuple[Move, ...]) -> Text | Rejection:
    """The game's warning about this sealed choice before it is made; empty if there is none. No move is made.

    It is tried in a world in which everything the seat cannot know is redrawn, and the last move is not made there
    either. So neither the answer nor its timing depends on what others have sealed, however often it is asked.
    """
    if not play_has_state(play):
        return ""
    world = play.state_for(SPECTATOR)
    world.determinize(seat, seeded(0))
    number = None
    for move in moves:
        if number is not None:
            before = world.reveal_count
            sealed = world.seen_by(seat, number) != EVERYONE
            world.apply(seat, number)
            if not sealed or world.reveal_count != before:
                return NOT_ONE_CHOICE
        if not world.pending() >> seat & 1:
            return NOT_YOUR_TURN
        number = play.game.catalogue.number(move)
        if number is None:
            return NO_SUCH_MOVE
        rejection = play.rules.why_not(world, seat, number)
        if rejection is not None:
            return rejection
    assert number is not None, "a choice has a move"
    return play.rules.warning(world, seat, number)


def warning_before(play: Play, seat: int, move: Move) -> Text:
    """The game's warning before a seat makes this legal move or adds it to what it has chosen so far; empty if none."""
    if not play_has_state(play):
        return play.warning(seat, move)
    number = play.game.catalogue.number(move)
    assert number is not None, "a legal move is in the catalogue"
    world = play.state_for(seat)
    world.determinize(seat, seeded(0))
    return play.rules.warning(world, seat, number)
