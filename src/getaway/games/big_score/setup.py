"""Chapter 2: bosses, starting items, money."""

from mypy_extensions import i64

from getaway.games.big_score.box import ITEM_ARTIFACT, ITEM_CASH, ITEM_DIAMOND, ITEMS
from getaway.games.big_score.events import BossTaken, ItemTaken
from getaway.games.big_score.phases import BOSSES, START_ITEMS
from getaway.games.big_score.position import TablePosition
from getaway.kernel.bits import count, members, nth


def begin(state: TablePosition, youngest: i64, choose_bosses: bool) -> None:
    """The youth order, drawn if `youngest` is -1 (BS-4.1), cash (BS-2.3), JoATs (BS-2.5), bosses (BS-2.2)."""
    everyone: i64 = (1 << state.seats) - 1
    left = everyone
    for place in range(state.seats):
        seat: i64 = (youngest + place) % state.seats if youngest >= 0 else nth(left, state.draw(count(left)))
        left &= ~(1 << seat)
        state.youth.append(seat)
    for side in state.sides:
        side.cash = state.box.start_cash
    return_joats(state)
    if choose_bosses:
        state.phase = BOSSES
        state.turn = 0
        return
    for seat in range(state.seats):
        free = free_bosses(state)
        take_boss(state, seat, nth(free, state.draw(count(free))))
    begin_items(state)


def return_joats(state: TablePosition) -> None:
    """Every JoAT is unused: at set-up, and when a round begins (BS-3.3)."""
    for side in state.sides:
        side.joats = state.box.joats_for_two if state.seats == 2 else state.box.joats


def free_bosses(state: TablePosition) -> i64:
    free: i64 = (1 << state.box.boss_count) - 1
    for side in state.sides:
        if side.boss >= 0:
            free &= ~(1 << side.boss)
    return free


def legal_bosses(state: TablePosition) -> list[int]:
    return [state.box.boss_at + boss for boss in members(free_bosses(state))]


def take_boss(state: TablePosition, seat: i64, boss: i64) -> None:
    state.sides[seat].boss = boss
    if state.events is not None:
        state.emit(BossTaken(seat, state.box.boss_ids[boss]))


def choose_boss(state: TablePosition, seat: i64, move: i64) -> None:
    take_boss(state, seat, move - state.box.boss_at)
    state.turn += 1
    if state.turn == state.seats:
        begin_items(state)


def begin_items(state: TablePosition) -> None:
    """All choose an item at the same time, before any card is dealt (BS-2.4)."""
    state.phase = START_ITEMS
    state.open_choice((1 << state.seats) - 1)


def items(state: TablePosition, seat: i64) -> i64:
    """The two items of the seat's boss, a bit each."""
    return state.box.boss_items[state.sides[seat].boss]


def legal_items(state: TablePosition, seat: i64) -> list[int]:
    return [state.box.item_at + item for item in members(items(state, seat))]


def show_items(state: TablePosition) -> None:
    """Reveal all items together."""
    box = state.box
    for taker, side in enumerate(state.sides):
        item = side.choice
        side.choice = -1
        side.item = item
        cash: i64 = 0
        if item == ITEM_CASH:
            cash = box.boss_cash[side.boss]
            side.cash += cash
        elif item == ITEM_DIAMOND:
            side.diamonds += 1
        elif item == ITEM_ARTIFACT:
            side.artifacts += 1
        else:
            side.drives += 1
        if state.events is not None:
            state.emit(ItemTaken(taker, ITEMS[item], cash))
