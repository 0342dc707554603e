"""The moves on offer: every legal move is one of them with its blanks filled in, or a row of them.

Not on offer is what comes from a file, `ResumeCampaign`. A scene with approaches is a scene, and then each approach.
"""

from getaway.games.score import engine
from getaway.games.score import moves as m
from getaway.games.score.blanks import at, seat, text
from getaway.games.score.gm_offers import gm_offers
from getaway.games.score.player_offers import player_offers
from getaway.games.score.referee import Referee
from getaway.games.score.state import Criminal
from getaway.kernel.views import Offer


def offers(referee: Referee, viewer: int) -> list[Offer]:
    """What a seat may do now."""
    open_part = referee.open
    if open_part.phase == "over":
        return []
    is_gm = viewer == open_part.gm
    made = gm_offers(referee) if is_gm else player_offers(referee, viewer)
    for criminal in open_part.crew:
        if is_gm or criminal.seat == viewer:
            made += _of_owner_or_gm(referee, criminal)
    made.append(Offer(m.Narrate("..."), "Tell something", "story", (text("text", m.NOTE),)))
    if open_part.phase == "break":
        made.append(Offer(m.EndCampaign(), "End the campaign here", "campaign", (text("words", least=0),)))
    return [offer for offer in made if engine.why_not(referee, viewer, offer.move) is None]


def _of_owner_or_gm(referee: Referee, criminal: Criminal) -> list[Offer]:
    name, there = criminal.name, at(criminal)
    found = [
        Offer(m.Join(criminal.id), f"{name} joins the heist", there),
        Offer(m.Leave(criminal.id), f"{name} leaves the heist", there),
        Offer(m.ChangeGear(criminal.id, criminal.gear), f"Change {name}'s gear", there, (text("gear", least=0),)),
    ]
    others = [
        to
        for to in range(referee.open.seats)
        if engine.why_not(referee, criminal.seat, m.HandOver(criminal.id, to)) is None
    ]
    if others:
        move = m.HandOver(criminal.id, others[0])
        found.append(Offer(move, f"Hand {name} over to another player", there, (seat("to", others),)))
    found.append(Offer(m.Retire(criminal.id), f"{name} retires", there))
    return found
