"""What the player knows, and what he cannot know (SO-1.6). All that is hidden is drawn only as it is seen, so the
position holds no secret but what its generator will bring. The player shows all he knows: onlookers know the same."""

from typing import TYPE_CHECKING

from getaway.kernel.chance import Chance, SplitMix

if TYPE_CHECKING:
    from getaway.games.big_score.solo.state import SoloState


def determinize(state: "SoloState", rng: Chance) -> None:
    """Other decks, other jobs face down, another vault."""
    state.chance = SplitMix(rng.word(), rng.word())


def info_key(state: "SoloState") -> tuple[int, ...]:
    """The table, and in `memory` every move and everything that came by chance."""
    key: list[int] = [
        state.scenario, state.boss, state.memory, state.phase, state.round, state.cash, state.diamonds,
        state.artifacts, state.drives, state.jacks, state.hand, state.kept, state.pool, state.deck, state.planted,
        state.planted_next, state.chosen, state.rest, state.up, state.down, state.unseen, state.to_come, state.done,
        state.slot, state.completed, state.vault, state.drawn, state.loot, state.row, state.cops, state.bribed,
        state.due, state.dearest, state.busted, state.fled, state.lost,
    ]  # fmt: skip
    key += state.jobs
    key += state.crew
    key += state.tokens
    return tuple(key)
