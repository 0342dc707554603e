"""Reasons for a move in the solitaire."""

from getaway.games.big_score.game import BigScore
from getaway.games.big_score.odds import solo_round
from getaway.games.big_score.pack import CREW_TYPES
from getaway.games.big_score.reasons import needs
from getaway.games.big_score.say import say
from getaway.games.big_score.solo import moves, scenarios, scoring
from getaway.games.big_score.solo.jobs import icons_open
from getaway.games.big_score.solo.policy import enough
from getaway.games.big_score.solo.state import SoloState
from getaway.games.big_score.solo.words import amount
from getaway.games.big_score.words import yes_no
from getaway.kernel.moves import Move
from getaway.text.messages import Argument, Message, Money, Percent, listing


def reason(game: BigScore, state: SoloState, seat: int, move: Move) -> Message:
    match move:
        case moves.RobVault():
            return say("solo-reason-rob", safe=Percent(float(1 - solo_round(state))), goals=_towards(state))
        case moves.FleeVault():
            return say("solo-reason-flee", reached=yes_no(bool(enough(state))), goals=_towards(state))
        case moves.PlaceCard():
            return _after(game, state, move.job, CREW_TYPES[state.chosen])
        case moves.PlaceExtra():
            needs_then = _after(game, state, move.job, move.crew)
            return say("solo-reason-extra", needs=needs_then, cash=Money(int(state.cash)))
        case moves.SpendJacks():
            lacking = needs(game, state.jobs[move.job - 1], state.crew[move.job - 1], "now")
            return say("solo-reason-jacks", needs=lacking)
        case moves.ChooseType():
            return say("solo-reason-choose", **_in_hand(game, state, move.crew))
        case moves.RedrawType():
            return say("solo-reason-redraw", **_in_hand(game, state, move.crew), deck=int(state.deck_size()))
        case moves.DrawOne():
            return say("solo-reason-draw", cash=Money(int(state.cash)), deck=int(state.deck_size()))
        case moves.ShuffleIn():
            return say("solo-reason-shuffle", **_in_hand(game, state, move.crew))
        case moves.KeepCard():
            return say("solo-reason-keep", **_in_hand(game, state, move.crew))
        case moves.Scout():
            return say("solo-reason-scout", number=move.job, cash=Money(int(state.cash)))
        case moves.TurnUp():
            return say("solo-reason-turn-up", deck=int(state.deck_size()))
        case moves.EndTurn():
            return say("solo-reason-end", deck=int(state.deck_size()))
        case moves.CallStrike():
            needed = sum(getattr(job, move.crew) for job in game.pack.jobs)
            return say("solo-reason-strike", needed=needed, crew=game.words.crew(move.crew))
        case moves.BribeCops() | moves.PayToken():
            left = int(state.rules.bust - state.cops)
            return say("solo-reason-bribe", cops=int(state.cops), left=left, goals=_towards(state))
    return say("solo-reason-goals", goals=_towards(state))


def _after(game: BigScore, state: SoloState, job: int, crew: str) -> Message:
    sent = state.crew[job - 1] + (1 << 4 * CREW_TYPES.index(crew))
    return needs(game, state.jobs[job - 1], sent)


def _in_hand(game: BigScore, state: SoloState, crew: str) -> dict[str, Argument]:
    at = CREW_TYPES.index(crew)
    cards = int(state.hand >> 4 * at & 15)
    return {"crew": game.words.cards([crew] * cards), "icons": int(icons_open(state, at))}


def _towards(state: SoloState) -> Argument:
    found = []
    for which in state.rules.asked:
        name = scenarios.GOALS[which]
        have, goal = amount(name, int(scoring.have(state, which))), amount(name, int(state.rules.goals[which]))
        found.append(say(f"towards-{name}", have=have, goal=goal))
    return listing(found, "comma")
