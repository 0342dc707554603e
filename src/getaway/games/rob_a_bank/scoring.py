"""Who has won (RB-1.2)."""

from typing import TYPE_CHECKING

from getaway.games.rob_a_bank.phases import OVER

if TYPE_CHECKING:
    from getaway.games.rob_a_bank.state import BankState


def robbers_won(state: "BankState") -> bool:
    return state.scored >= state.team.bags_to_win


def returns(state: "BankState") -> list[float]:
    """The Robbers are a team: each of their seats has the whole win, 1, or the Bank has it."""
    if state.phase != OVER:
        return [0.0 for _ in range(state.team.seats)]
    won = robbers_won(state)
    return [1.0 if won != (seat == state.bank) else 0.0 for seat in range(state.team.seats)]


def scores(state: "BankState") -> list[int]:
    """For the Robbers the bags they have scored, for the Bank those they still lack."""
    lacking = state.team.bags_to_win - state.scored
    return [lacking if seat == state.bank else state.scored for seat in range(state.team.seats)]
