"""Reasons for a move at a table, from what the player knows."""

from typing import Literal

from getaway.games.big_score import moves
from getaway.games.big_score.game import BigScore
from getaway.games.big_score.multiset import crew_types, one_token, token_total
from getaway.games.big_score.odds import bust, table_vault
from getaway.games.big_score.pack import CREW_TYPES
from getaway.games.big_score.policy import standing
from getaway.games.big_score.say import say
from getaway.games.big_score.state import BigScoreState
from getaway.games.big_score.words import yes_no
from getaway.kernel.bits import count
from getaway.kernel.moves import Move
from getaway.text.messages import Message, Money, Percent, either, listing


def reason(game: BigScore, state: BigScoreState, seat: int, move: Move) -> Message:
    box = state.box
    side = state.sides[seat]
    match move:
        case moves.Hire():
            return _hire(game, state, seat, move.crew)
        case moves.SendToJob():
            sent = crew_types(side.places[move.job - 1]) + (1 << 4 * CREW_TYPES.index(move.crew))
            return say("reason-send", needs=needs(game, state.jobs[move.job - 1], sent))
        case moves.Train():
            return say("reason-train", experts=int(box.training))
        case moves.LeaveUnassigned():
            return say("reason-unassigned", cost=Money(int(box.fail_cost)))
        case moves.RevealJoats():
            return say("reason-jacks", missing=int(state.missing), cost=Money(int(box.fail_cost)))
        case moves.Rob() | moves.Flee():
            inside = int(count(state.insiders()))
            risk = bust(table_vault(state), inside)
            if isinstance(move, moves.Rob):
                return say("reason-rob", inside=inside, safe=Percent(float(1 - risk)))
            brings = int(standing(state, seat, side.loot) - standing(state, seat, 0))
            tokens = int(token_total(side.loot))
            return say(
                "reason-flee",
                inside=inside,
                is_safe=yes_no(not risk),
                risk=Percent(float(risk)),
                tokens=tokens,
                worth=Money(brings),
            )
        case moves.KeepToken() | moves.Trade() | moves.TradeEarlier() | moves.TakeFromFloor() | moves.LeaveFloor():
            return _trade(state, seat, move)
        case moves.StealMarker():
            return say("reason-steal")
        case moves.LeaveMarker():
            return say("reason-leave-marker")
        case moves.TakeItem():
            return _item(state, move.item)
    assert isinstance(move, moves.ChooseBoss)
    return say("reason-boss", items=either(game.words.items(move.boss)))


def needs(game: BigScore, job: int, sent: int, when: Literal["now", "then"] = "then") -> Message:
    """The icons of a job that crew, packed by type, does not meet: as it is now, or with the card of the move."""
    card = game.pack.jobs[job]
    lacking = [(crew, getattr(card, crew) - (sent >> 4 * at & 15)) for at, crew in enumerate(CREW_TYPES)]
    missing = [crew for crew, icons in lacking for _ in range(icons)]
    if not missing:
        return say("has-all", job=game.words.job(card.id), when=when)
    return say("still-needs", job=game.words.job(card.id), crew=game.words.cards(missing), when=when)


def _hire(game: BigScore, state: BigScoreState, seat: int, crew: str) -> Message:
    side = state.sides[seat]
    jobs = [game.pack.jobs[job] for job in state.jobs if getattr(game.pack.jobs[job], crew)]
    have = int(crew_types(side.hired + side.training) >> 4 * CREW_TYPES.index(crew) & 15)
    passed = yes_no(state.step > 0)
    name = game.words.crew(crew)
    if not jobs:
        return say("reason-hire-deny", crew=name, have=have, passed=passed)
    return say("reason-hire", crew=name, jobs=listing(game.words.job(job.id) for job in jobs), have=have, passed=passed)


def _trade(state: BigScoreState, seat: int, move: Move) -> Message:
    side = state.sides[seat]
    held = side.loot + one_token(side.drawn) if side.drawn > 0 else side.loot
    after = held
    kinds = state.box.token_ids
    if isinstance(move, moves.Trade):
        after += one_token(kinds.index(move.take)) - one_token(side.drawn)
    elif isinstance(move, moves.TradeEarlier):
        after += one_token(kinds.index(move.take)) - one_token(kinds.index(move.give))
    elif isinstance(move, moves.TakeFromFloor):
        after += one_token(kinds.index(move.take))
    nothing = standing(state, seat, 0)
    now, then = int(standing(state, seat, held) - nothing), int(standing(state, seat, after) - nothing)
    if then <= now:
        return say("reason-trade", worth=Money(then))
    return say("reason-trade-better", worth=Money(then), now=Money(now))


def _item(state: BigScoreState, item: str) -> Message:
    box = state.box
    match item:
        case "diamond":
            return say("reason-diamond")
        case "artifact":
            return say("reason-artifact", bonus=Money(int(box.most_artifacts)))
        case "hard_drive":
            return say("reason-drive", worth=Money(int(box.pair_worth)))
        case _:
            return say("reason-cash")
