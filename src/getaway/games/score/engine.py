"""The handler of every move of Score, and the one way to apply them."""

import msgspec

from getaway.games.score import abilities, campaign, criminals, gm_notes, goals, heist_moves, meter, rolls, scenes
from getaway.games.score import moves as m
from getaway.games.score.referee import Handlers, Referee
from getaway.games.score.state import NOTHING, Told
from getaway.kernel.events import AddressedEvent, Rejection
from getaway.kernel.explain import explain
from getaway.kernel.moves import Move

HANDLERS: Handlers = {
    **criminals.HANDLERS,
    **heist_moves.HANDLERS,
    **gm_notes.HANDLERS,
    **scenes.HANDLERS,
    **meter.HANDLERS,
    **rolls.HANDLERS,
    **goals.HANDLERS,
    **abilities.HANDLERS,
    **campaign.HANDLERS,
}

_WHEN = {"break": "that belongs between heists", "heist": "that belongs to a heist, and none is under way"}


def why_not(referee: Referee, seat: int, move: Move) -> Rejection | None:
    """The rule against a move; a player's answer rests on the open part alone."""
    handler = HANDLERS.get(type(move))
    if handler is None:
        return Rejection("HR-3", "there is no such move in this game")
    gm = referee.open.gm
    if handler.who == "gm" and seat != gm:
        return Rejection("SC-8.1", "that is for the GM")
    if handler.who == "player" and seat == gm:
        return Rejection("SC-8.1", "that is for the players; the GM has no Criminals")
    if handler.who == "lead" and gm >= 0 and seat != gm:
        return Rejection("SC-8.1", "that is for the GM")
    if referee.open.phase not in handler.phases:
        return Rejection("SC-9.2", _WHEN[handler.phases[0]])
    if handler.criminal and (rejection := criminals.why_not_named(referee, seat, move, handler.criminal)):
        return rejection
    return handler.why_not(referee, seat, move)


def make(referee: Referee, seat: int, move: Move) -> tuple[Move, Told]:
    """Do a legal move; its form as players may have it, and what the GM's side told. Events are with the referee."""
    handler = HANDLERS[type(move)]
    known = handler.shield(referee, move) if handler.shield is not None else move
    told = (handler.answer(referee, move) if handler.answer is not None else None) or NOTHING
    if known is None:
        return m.Sealed(referee.seal(move)), NOTHING
    handler.apply(referee, seat, known, told)
    return known, told


def follow(referee: Referee, seat: int, move: Move, told: Told) -> None:
    """Do a move of a players' record."""
    if not isinstance(move, m.Sealed):
        HANDLERS[type(move)].apply(referee, seat, move, told)


def taken_events(referee: Referee) -> list[AddressedEvent]:
    """What has happened since this was last asked."""
    events, referee.events = referee.events, []
    return events


def why_not_formed(move: Move, sealed: bool) -> Rejection | None:
    """A move that did not come through the codec is held to the same bounds."""
    try:
        msgspec.convert(msgspec.to_builtins(move), type(move))
    except (msgspec.ValidationError, TypeError, UnicodeEncodeError) as error:
        return Rejection("HR-3", f"the move is not complete and within bounds: {explain(error, type(move))}")
    if not sealed and any(isinstance(getattr(move, name), m.Seal) for name in move.__struct_fields__):
        return Rejection("HR-3", "only a players' record holds seals")
    return None
