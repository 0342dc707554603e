"""Chapter 2: setting up a game, and the next one of a campaign."""

from mypy_extensions import i64

from getaway.games.masters import marks, purchase
from getaway.games.masters.events import CampaignGameBegan
from getaway.games.masters.position import MastersPosition


def begin(state: MastersPosition) -> None:
    """Marks, money and the Right (MH-2.1 to MH-2.3)."""
    if not state.solo:
        state.right = state.draw(2)
    open_table(state, 0)


def next_campaign_game(state: MastersPosition) -> None:
    """What was kept is yours from the start; everything else goes back (MH-7.5)."""
    kept = state.kept
    state.kept = 0
    state.opponent = 0
    state.game += 1
    if state.events is not None:
        state.emit(CampaignGameBegan(state.game, state.box.goals[state.game - 1]))
    open_table(state, kept)


def open_table(state: MastersPosition, kept: i64) -> None:
    box = state.box
    state.stock = box.all_crew & ~kept
    state.unseen = box.all_marks
    state.drawn = 0
    state.round = 1
    state.display = []
    for side in state.sides:
        side.money = box.start_money
        side.owned = kept
        side.marks = 0
    marks.lay_out(state)
    purchase.begin(state)
