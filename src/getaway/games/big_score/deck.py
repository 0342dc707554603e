"""The crew deck: its order is nobody's to know (BS-2.6), so cards are drawn as they are needed."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from getaway.games.big_score.multiset import crew_total, nth_crew, one_crew

if TYPE_CHECKING:
    from getaway.games.big_score.state import BigScoreState


def draw_crew(state: "BigScoreState", number: i64) -> i64:
    """Cards from the top of the deck."""
    cards: i64 = 0
    left = crew_total(state.deck)
    for _ in range(number):
        card = one_crew(nth_crew(state.deck, state.draw(left)))
        state.deck -= card
        cards += card
        left -= 1
    return cards
