"""Vault tokens: drawing them, and what they are called."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from getaway.games.big_score.multiset import nth_token, one_token, token_list, token_total

if TYPE_CHECKING:
    from getaway.games.big_score.box import Box
    from getaway.games.big_score.solo.state import SoloState


def draw_tokens(state: "SoloState", number: i64) -> i64:
    """So many tokens out of the vault, or all there are (SO-3.7)."""
    drawn: i64 = 0
    left = token_total(state.vault)
    while number > 0 and left > 0:
        token = one_token(nth_token(state.vault, state.draw(left)))
        state.vault -= token
        drawn += token
        left -= 1
        number -= 1
    for kind in token_list(drawn):
        state.learn(kind)
    return drawn


def names(box: "Box", tokens: i64) -> list[str]:
    """Every token by its id."""
    return [box.token_ids[kind] for kind in token_list(tokens)]
