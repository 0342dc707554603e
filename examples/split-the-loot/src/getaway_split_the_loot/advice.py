"""The chances of a player, and what speaks for a move, in words."""

from getaway.kernel.chance import Chance
from getaway.kernel.moves import Move
from getaway.kernel.observation import Observation
from getaway.text import Message, Money, Percent
from getaway_split_the_loot.game import LootState, SealBid, SplitTheLoot, say

WORLDS = 200


def odds(game: SplitTheLoot, observation: Observation[LootState], rng: Chance) -> list[Message]:
    """How likely it is that nobody can outbid each bid, from positions that the seat considers possible."""
    worlds = [observation.sample(rng) for _ in range(WORLDS)]
    lines = []
    for kind, value in enumerate(game.bids):
        if kind + 1 in observation.legal:
            safe = sum(highest_of_others(world, observation.seat) <= kind for world in worlds)
            lines.append(say("odds-bid", value=value, chance=Percent(safe / WORLDS)))
    return lines


def reasons(game: SplitTheLoot, state: LootState, seat: int, move: Move) -> Message:
    """What a bid may be outbid by. All that is counted here is known to the seat."""
    if not isinstance(move, SealBid):
        return say("reason-snitch", loot=Money(state.loot))
    kind = game.bids.index(move.value)
    higher = sum(state.unseen[kind + 1 :])
    higher += sum(sum(hand[kind + 1 :]) for other, hand in enumerate(state.hands) if other != seat)
    return say("reason-bid", higher=higher)


def highest_of_others(state: LootState, seat: int) -> int:
    """The kind of the highest bid card that somebody else holds."""
    hands = [hand for other, hand in enumerate(state.hands) if other != seat]
    return max((kind for hand in hands for kind, count in enumerate(hand) if count), default=-1)
