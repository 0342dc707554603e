"""Reasons for a move at a table, from what the player knows."""

from getaway.games.big_score import moves
from getaway.games.big_score.game import BigScore
from getaway.games.big_score.multiset import crew_types, one_token, token_total
from getaway.games.big_score.odds import bust, table_vault
from getaway.games.big_score.pack import CREW_TYPES
from getaway.games.big_score.policy import standing
from getaway.games.big_score.state import BigScoreState
from getaway.games.big_score.words import money
from getaway.kernel.bits import count
from getaway.kernel.moves import Move
from getaway.kernel.phrases import counted, exact_percent, tallied


def reason(game: BigScore, state: BigScoreState, seat: int, move: Move) -> str:
    box = state.box
    side = state.sides[seat]
    match move:
        case moves.Hire():
            return _hire(game, state, seat, move.crew)
        case moves.SendToJob():
            sent = crew_types(side.places[move.job - 1]) + (1 << 4 * CREW_TYPES.index(move.crew))
            return f"{needs(game, state.jobs[move.job - 1], sent)} then; whoever takes part gets the whole payout."
        case moves.Train():
            return f"{box.training} Experts of one type in Training at the end bring their ability in the vault."
        case moves.LeaveUnassigned():
            return f"It risks nothing: a job that fails costs everyone there {money(box.fail_cost)}."
        case moves.RevealJoats():
            missing = counted(int(state.missing), "icon is", "icons are")
            return f"{missing} missing; without enough Jacks the job fails for everyone there."
        case moves.Rob() | moves.Flee():
            inside = int(count(state.insiders()))
            loot = counted(int(token_total(side.loot)), "token")
            risk = bust(table_vault(state), inside)
            if isinstance(move, moves.Rob):
                safe = exact_percent(1 - risk)
                return f"With {inside} robbing, this round goes well with {safe}, and brings another token."
            brings = int(standing(state, seat, side.loot) - standing(state, seat, 0))
            outside = f"{loot} and what they bring, {money(brings)}, are safe outside"
            return f"With {inside} robbing, this round busts with {exact_percent(risk)}; {outside}."
        case moves.KeepToken() | moves.Trade() | moves.TradeEarlier() | moves.TakeFromFloor() | moves.LeaveFloor():
            return _trade(state, seat, move)
        case moves.StealMarker():
            return "Whoever holds the marker trades first; the ability is used up by it."
        case moves.LeaveMarker():
            return "The ability stays for a later round."
        case moves.TakeItem():
            return _item(state, move.item)
    assert isinstance(move, moves.ChooseBoss)
    boss = next(boss for boss in game.pack.bosses if boss.id == move.boss)
    return f"To start with there is {' or '.join(item.replace('_', ' ') for item in boss.items)}."


def named(crew: str) -> str:
    """A crew type as people write it."""
    return crew.replace("_", " ").title()


def needs(game: BigScore, job: int, sent: int) -> str:
    """The icons of a job that crew, packed by type, does not meet yet."""
    card = game.pack.jobs[job]
    lacking = [(crew, getattr(card, crew) - (sent >> 4 * at & 15)) for at, crew in enumerate(CREW_TYPES)]
    missing = tallied(named(crew) for crew, icons in lacking for _ in range(icons))
    return f"{card.name} still needs {missing}" if missing else f"{card.name} has all it needs"


def _hire(game: BigScore, state: BigScoreState, seat: int, crew: str) -> str:
    side = state.sides[seat]
    jobs = [game.pack.jobs[job] for job in state.jobs if getattr(game.pack.jobs[job], crew)]
    have = int(crew_types(side.hired + side.training) >> 4 * CREW_TYPES.index(crew) & 15)
    where = ", ".join(job.name for job in jobs)
    words = f"A {named(crew)} is needed at {where}; you have {have or 'none'} so far."
    if not jobs:
        words = f"Nobody after you gets this {named(crew)}; you have {have or 'none'} so far."
    return words if state.step == 0 else f"{words} Whoever passed you this hand did not take it."


def _trade(state: BigScoreState, seat: int, move: Move) -> str:
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
        return f"What you hold from the vault then brings about {money(then)}."
    return f"What you hold from the vault then brings about {money(then)}, and {money(now)} without it."


def _item(state: BigScoreState, item: str) -> str:
    box = state.box
    if item == "diamond":
        return "Each Diamond is worth more than the one before, if more come."
    if item == "artifact":
        return f"Whoever has the most Artifacts at the end gains {money(box.most_artifacts)}."
    if item == "hard_drive":
        return f"With a Digital Key from the vault it is worth {money(box.pair_worth)}, alone nothing."
    return "Cash is worth its number, whatever comes."
