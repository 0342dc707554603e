"""The moves on offer: every legal move is one of them with its blanks filled in, or a row of them.

Not on offer is what comes from a file, `ResumeCampaign`. A scene with approaches is a scene, and then each approach.
"""

from collections.abc import Iterator

import msgspec

from getaway.games.score import engine
from getaway.games.score import moves as m
from getaway.games.score import ruling_moves as r
from getaway.games.score.blanks import at, lines, text
from getaway.games.score.gm_offers import gm_offers
from getaway.games.score.paper_offers import gm_paper_offers, offers_of_everyone, throw_offer
from getaway.games.score.player_offers import player_offers
from getaway.games.score.referee import Referee
from getaway.games.score.say import class_gear, say
from getaway.games.score.state import Criminal
from getaway.games.score.warnings import warning
from getaway.kernel.views import Blank, Choice, Offer
from getaway.text.messages import Message, Seat


def offers(referee: Referee, viewer: int) -> list[Offer]:
    if referee.open.phase == "over":
        return []
    legal = (offer for offer in _offers(referee, viewer) if engine.why_not(referee, viewer, offer.move) is None)
    return [_asking(referee, viewer, offer) for offer in legal]


def _asking(referee: Referee, viewer: int, offer: Offer) -> Offer:
    ask = warning(referee, viewer, offer.move)
    return msgspec.structs.replace(offer, ask=ask) if ask else offer


def _offers(referee: Referee, viewer: int) -> Iterator[Offer]:
    is_gm = viewer == referee.open.gm
    yield from gm_offers(referee) if is_gm else player_offers(referee, viewer)
    for criminal in referee.open.crew:
        if is_gm or criminal.seat == viewer:
            yield from _of_owner_or_gm(referee, criminal)
    named = (text("name", m.NAME, least=0),)
    mode = referee.options.mode
    yield Offer(r.NameCampaign(referee.open.name), say("offer-name-campaign", mode=mode), "campaign", named)
    yield Offer(m.Narrate("..."), say("offer-narrate"), "story", (lines("text"),))
    if referee.open.phase == "break":
        words = (text("words", least=0),)
        yield Offer(m.EndCampaign(), say("offer-end-campaign", mode=mode), "campaign", words)
    if is_gm:
        yield from gm_paper_offers(referee)
    else:
        yield throw_offer()
    yield from offers_of_everyone(referee)


def _of_owner_or_gm(referee: Referee, criminal: Criminal) -> Iterator[Offer]:
    name, there = criminal.name, at(criminal)
    yield Offer(m.Join(criminal.id), say("offer-join", name=name), there)
    yield Offer(m.Leave(criminal.id), say("offer-leave", name=name), there)
    standard = referee.classes[criminal.kind].gear == criminal.gear
    known = {criminal.gear: class_gear(criminal.kind, criminal.gear)} if criminal.gear and standard else None
    gear = (text("gear", least=0, suggested=known),)
    yield Offer(m.ChangeGear(criminal.id, criminal.gear), say("offer-gear", name=name), there, gear)
    moves = [m.HandOver(criminal.id, to) for to in range(referee.open.seats)]
    others = [move.to for move in moves if engine.why_not(referee, criminal.seat, move) is None]
    if others:
        move = m.HandOver(criminal.id, others[0])
        to = Blank("to", "seat", 1, 1, tuple(Choice(seat, _seat(seat)) for seat in others))
        yield Offer(move, say("offer-hand-over", name=name), there, (to,))
    yield Offer(m.Retire(criminal.id), say("offer-retire", name=name), there)


def _seat(seat: int) -> Message:
    return say("seat", seat=Seat(seat))
