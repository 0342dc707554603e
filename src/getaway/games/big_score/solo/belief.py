"""`determinize` and `info_key` (SO-1.6). Decks, jobs and the vault are drawn only when they are seen.
A position hides one thing: a card that they shuffled into the deck looks like any other of its type, so
having drawn that type they cannot tell whether it was their own. Spectators know what the player knows."""

from mypy_extensions import i64

from getaway.games.big_score.box import TYPES
from getaway.games.big_score.multiset import crew_count, crew_total, one_crew
from getaway.games.big_score.solo.position import SoloPosition
from getaway.kernel.chance import Chance, SplitMix


def determinize(state: SoloPosition, rng: Chance) -> None:
    """Redraw decks, face-down jobs and the vault."""
    state.chance = SplitMix(rng.word(), rng.word())
    if state.sown != 0:
        redraw_planted(state, rng)


def redraw_planted(state: SoloPosition, rng: Chance) -> None:
    """Redraw which of the player's own cards were among those drawn, by the likelihood given what they saw."""
    size = state.deck_size()
    unseen = state.unseen_crew()
    ways = [drawn_ways(state, unseen, crew) for crew in range(TYPES)]
    # chances[crew][n]: the weight of n own cards drawn among this type and those after it.
    chances: list[list[float]] = [[1.0]]
    for crew in range(TYPES - 1, -1, -1):
        chances.insert(0, convolved(ways[crew], chances[0]))
    weights = [chances[0][n] * deck_weight(state, size, n) for n in range(len(chances[0]))]
    left = pick(weights, rng)
    planted = state.sown
    for crew in range(TYPES):
        after = chances[crew + 1]
        own = [ways[crew][n] * after[left - n] if 0 <= left - n < len(after) else 0.0 for n in range(len(ways[crew]))]
        drawn = pick(own, rng)
        planted -= drawn * one_crew(crew)
        left -= drawn
    state.planted = planted
    state.pool = unseen - planted
    state.deck = size - crew_total(planted)


def drawn_ways(state: SoloPosition, unseen: i64, crew: i64) -> list[float]:
    """In how many ways 0, 1, 2 … of the cards drawn of a type were their own, by the type alone."""
    seen = int(crew_count(state.seen, crew))
    sown = int(crew_count(state.sown, crew))
    others = int(crew_count(unseen, crew)) + seen - sown
    found: list[float] = []
    for own in range(min(seen, sown) + 1):
        ways = 1.0
        for n in range(own):  # which of the cards drawn, and which of their own
            ways *= (seen - n) * (sown - n) / (n + 1)
        for n in range(seen - own):
            ways *= max(0, others - n)
        found.append(ways)
    return found


def deck_weight(state: SoloPosition, size: i64, own: i64) -> float:
    """How likely the other cards drawn were in this deck and not in a later one."""
    drawn = int(crew_total(state.seen))
    sown = int(crew_total(state.sown))
    in_deck = int(size) + drawn - sown
    in_all = int(crew_total(state.unseen_crew())) + drawn - sown
    weight = 1.0
    for n in range(drawn - int(own)):
        weight *= max(0, in_deck - n) / max(1, in_all - n)
    return weight


def convolved(some: list[float], others: list[float]) -> list[float]:
    """The convolution of two lists of weights."""
    found = [0.0 for _ in range(len(some) + len(others) - 1)]
    for at, weight in enumerate(some):
        for other_at, other in enumerate(others):
            found[at + other_at] += weight * other
    return found


def pick(weights: list[float], rng: Chance) -> int:
    """A random index, by weight."""
    at = sum(weights) * (int(rng.word()) / 4294967296)
    picked = 0
    for n, weight in enumerate(weights):
        if weight > 0 and at >= 0:
            picked = n
            at -= weight
    return picked


def info_key(state: SoloPosition) -> tuple[int, ...]:
    """The table, and in `memory` every move and everything that came by chance."""
    key: list[int] = [
        state.scenario, state.boss, state.memory, state.phase, state.round, state.cash, state.diamonds,
        state.artifacts, state.drives, state.jacks, state.hand, state.kept, state.unseen_crew(), state.deck_size(),
        state.planted_next, state.sown, state.seen, state.chosen, state.rest, state.up, state.down, state.unseen,
        state.to_come, state.done, state.slot, state.completed, state.vault, state.drawn, state.loot, state.row,
        state.gold_is_key, state.cops, state.bribed, state.due, state.dearest, state.busted, state.fled, state.lost,
    ]  # fmt: skip
    key += state.jobs
    key += state.crew
    key += state.tokens
    return tuple(key)
