"""Reasons for a move in the solitaire."""

from getaway.games.big_score.game import BigScore
from getaway.games.big_score.odds import solo_round
from getaway.games.big_score.pack import CREW_TYPES
from getaway.games.big_score.reasons import named, needs
from getaway.games.big_score.solo import moves, scenarios, scoring
from getaway.games.big_score.solo.jobs import icons_open
from getaway.games.big_score.solo.policy import enough
from getaway.games.big_score.solo.state import SoloState
from getaway.games.big_score.solo.words import amount
from getaway.games.big_score.words import money
from getaway.kernel.moves import Move
from getaway.kernel.phrases import counted, exact_percent

GOALS = {
    "total": "cash and assets of {have} of {goal}",
    "total_above": "cash and assets of {have}, which must be above {goal}",
    "cash": "cash of {have} of {goal}",
    "cash_and_bars": "cash and bars of {have} of {goal}",
    "diamonds": "{have} of {goal} Diamonds",
    "artifacts": "{have} of {goal} Artifacts",
    "pairs": "{have} of {goal} pairs of Hard Drive and Digital Key",
    "jobs": "{have} of {goal} jobs",
}


def reason(game: BigScore, state: SoloState, seat: int, move: Move) -> str:
    match move:
        case moves.RobVault():
            safe = exact_percent(1 - solo_round(state))
            return f"The next draw goes well with {safe}, every bribe paid that can be. {_towards(state)}"
        case moves.FleeVault():
            return f"{'The goal is reached. ' if enough(state) else ''}{_towards(state)}"
        case moves.PlaceCard():
            return f"{_after(game, state, move.job, CREW_TYPES[state.chosen])}."
        case moves.PlaceExtra():
            return f"{_after(game, state, move.job, move.crew)}; {money(state.cash)} in cash."
        case moves.SpendJacks():
            return f"{needs(game, state.jobs[move.job - 1], state.crew[move.job - 1])}, and the Jacks stand in for it."
        case moves.ChooseType():
            return f"{_in_hand(state, move.crew)}: all of them are placed."
        case moves.RedrawType():
            return f"{_in_hand(state, move.crew)}; {_deck(state)}."
        case moves.DrawOne():
            return f"One more card to place, of {money(state.cash)} in cash; {_deck(state)}."
        case moves.ShuffleIn() | moves.KeepCard():
            when = "next turn" if isinstance(move, moves.KeepCard) else "in the next round"
            return f"{_in_hand(state, move.crew)}; it may be needed {when}."
        case moves.Scout():
            return f"It shows what job {move.job} will ask for before it is turned up; {money(state.cash)} in cash."
        case moves.TurnUp():
            return f"Crew can go to it from the next turn on; {_deck(state)}."
        case moves.EndTurn():
            return f"Nothing more is paid for this hand; {_deck(state)}."
        case moves.CallStrike():
            needed = sum(getattr(job, move.crew) for job in game.pack.jobs)
            return f"All jobs together ask for {counted(needed, named(move.crew), named(move.crew))}."
        case moves.BribeCops() | moves.PayToken():
            return f"Cops on the track: {state.cops}, and {state.rules.bust} are a bust. {_towards(state)}"
    return _towards(state)


def _after(game: BigScore, state: SoloState, job: int, crew: str) -> str:
    sent = state.crew[job - 1] + (1 << 4 * CREW_TYPES.index(crew))
    return f"With it {needs(game, state.jobs[job - 1], sent)}"


def _in_hand(state: SoloState, crew: str) -> str:
    at = CREW_TYPES.index(crew)
    cards = int(state.hand >> 4 * at & 15)
    return f"{cards} {named(crew)} in hand for {counted(int(icons_open(state, at)), 'open icon')}"


def _deck(state: SoloState) -> str:
    return f"{counted(int(state.deck_size()), 'card is', 'cards are')} left in this round's deck"


def _towards(state: SoloState) -> str:
    words = []
    for which in state.rules.asked:
        name = scenarios.GOALS[which]
        have, goal = amount(name, scoring.have(state, which)), amount(name, state.rules.goals[which])
        words.append(GOALS[name].format(have=have, goal=goal))
    return f"So far: {', '.join(words)}."
