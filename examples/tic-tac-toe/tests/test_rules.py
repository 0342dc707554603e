"""Each rule under its number."""

import pytest
from getaway_tic_tac_toe.game import MarkCell

import getaway

GAME = getaway.load("tic_tac_toe")


def played(*cells: int) -> getaway.Play:
    """A game after these marks."""
    play = GAME.start()
    for turn, cell in enumerate(cells):
        play.submit(turn % 2, MarkCell(cell))
    return play


@pytest.mark.rule("TT-1.1", "TT-1.2")
def test_players_mark_free_cells_in_turn() -> None:
    play = played(4)
    assert str(play.why_not(1, MarkCell(4))) == "That cell is already marked. (TT-1.2)"
    assert len(play.offers(1)) == 8


@pytest.mark.rule("TT-1.3")
@pytest.mark.parametrize("cells", ["03142", "01326", "01428", "20416", "012435768"])
def test_three_in_a_row_win_and_a_full_square_is_a_draw(cells: str) -> None:
    outcome = played(*map(int, cells)).outcome()
    assert outcome is not None
    expected = ("A draw.", (0.5, 0.5)) if len(cells) == 9 else ("Player 1 wins, 1 to 0.", (1.0, 0.0))
    assert (str(outcome.words), outcome.shares) == expected


@pytest.mark.rule("TT-1.4")
def test_a_match_of_fifty_games_goes_to_who_wins_more() -> None:
    result = getaway.simulate(GAME, 20, seed=1, options={"games": "50"})
    assert result.mean_length > 50 * 5
    assert sum(result.wins) + result.draws == 20


def test_a_search_does_not_lose_to_random_play() -> None:
    contest = getaway.arena(GAME, ["ismcts:200", "random"], 20, seed=1)
    assert contest.bots["ismcts:200"].share > 0.8
