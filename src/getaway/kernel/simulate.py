"""The inner loop of simulations: a whole game of random moves, with a checksum of what was done."""

from mypy_extensions import i64

from getaway.kernel.chance import Chance
from getaway.kernel.state import State


def play_out(state: State, rng: Chance, seats: i64, limit: i64) -> tuple[list[int], int]:
    """Random moves to the end, at most `limit` of them; how many each seat made, and a checksum of all."""
    made: list[int] = [0] * seats
    decisions: i64 = 0
    checksum: i64 = 0
    while decisions < limit and state.actor() >= 0:
        step = state.random_step(rng)
        # 40 bits times 22 stay below 2^63, where compiled and pure arithmetic agree.
        checksum = ((checksum ^ step) * 0x3A51CB + 0x9E3779B9) & 0xFFFFFFFFFF
        checksum ^= checksum >> 19
        made[step >> 32] += 1
        decisions += 1
    return made, checksum
