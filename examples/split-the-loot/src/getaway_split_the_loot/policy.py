"""How a sensible person plays Split the Loot."""

from getaway.kernel.chance import Chance
from getaway.kernel.policy import Sensible
from getaway_split_the_loot.game import SNITCH, LootState


class LootPolicy(Sensible[LootState]):
    """Bid high for much, low for little; snitch now and then when the loot is worth it."""

    def move(self, state: LootState, seat: int, rng: Chance) -> int:
        moves = state.legal(seat)
        rich = state.loot >= 40
        if moves[0] == SNITCH and len(moves) > 1:
            if rich and rng.below(4) == 0:
                return SNITCH
            moves = moves[1:]
        if rng.below(3) == 0:
            return moves[rng.below(len(moves))]
        return moves[-1] if rich else moves[0]
