"""How a table plays out what happens: step by step, at a pace, without skipping what one looks at, and without moving
the board."""

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from getaway.kernel.chance import seeded
from tests.browser.driving import IDLE, OFFERS, OVER, Visit, click_any, come_to_assign, open_table, seal_anyway

STEP_MS = 1000
"""So many milliseconds of the page's own clock pass at a time."""
MOST_STEPS = 2000
CLICKS = 14

WATCH_THE_BOARD = """() => {
  const table = document.querySelector('.table');
  const board = table.querySelector('.board');
  window.stays = [];
  const note = () => {
    const { x, y, width, height } = board.getBoundingClientRect();
    const box = [x, y, width, height].map(each => Math.round(each * 10) / 10).join(' ');
    const stay = window.stays.at(-1);
    if (!stay.boxes.includes(box)) stay.boxes.push(box);
  };
  const come = () => {
    window.stays.push({ phase: table.dataset.phase, boxes: [] });
    note();
  };
  come();
  new MutationObserver(come).observe(table, { attributeFilter: ['data-phase'] });
  new ResizeObserver(note).observe(board);
}"""
"""From now on the boxes that the board has are noted, apart for each stay in a phase."""


def at_pace(page: Page, pace: str) -> None:
    """The same table, played out at a pace from now on."""
    page.add_init_script(f"localStorage.setItem('getaway.settings', '{json.dumps({'pace': pace})}')")
    page.reload()


def seal_a_plan(page: Page, pace: str) -> None:
    """In The Big Score to the moment when the first plans are carried out."""
    open_table(page, "big_score", ["mine", *["bot:random"] * 3])
    come_to_assign(page)
    at_pace(page, pace)
    page.get_by_role("button", name="Seal my plan").click()
    waiting(page).or_(page.locator("dialog.panel .btn.danger")).first.wait_for()
    seal_anyway(page)


def waiting(page: Page) -> Locator:
    """The button to go on, while a scene has been shown for its time and waits."""
    return page.locator(".desk .acts .btn.pri").filter(has_text="Next")


def words(page: Page) -> Locator:
    return page.locator(".prompt h2")


def goes_on(page: Page, before: str) -> str:
    """The next words, when they wait too."""
    expect(words(page)).not_to_have_text(before, use_inner_text=True)
    waiting(page).wait_for()
    return words(page).inner_text()


def test_step_by_step_each_event_waits_for_the_reader(visit: Visit) -> None:
    page = visit()
    seal_a_plan(page, "step")
    waiting(page).wait_for()
    first = words(page).inner_text()
    page.keyboard.press("Space")
    second = goes_on(page, first)
    waiting(page).click()
    third = goes_on(page, second)
    page.locator("main.board").focus()
    page.keyboard.press("Enter")
    goes_on(page, third)
    page.get_by_role("button", name="Skip ahead").click()
    expect(page.get_by_role("button", name="Skip ahead")).to_have_count(0)
    expect(page.locator(OFFERS).first).to_be_visible()


def test_looking_at_the_board_skips_nothing(visit: Visit) -> None:
    page = visit()
    seal_a_plan(page, "step")
    waiting(page).wait_for()
    before = words(page).inner_text()
    box = page.locator("main.board").bounding_box()
    assert box is not None
    for x, y in [(0.1, 0.1), (0.3, 0.4), (0.55, 0.2), (0.9, 0.5)]:
        page.mouse.click(box["x"] + box["width"] * x, box["y"] + box["height"] * y)
        page.keyboard.press("Escape") if page.locator("dialog[open]").count() else None
    assert words(page).inner_text() == before
    expect(waiting(page)).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(OFFERS).first).to_be_visible()


def play_on(page: Page) -> bool:
    """Let the page's clock run until something can be done or the game is over; whether it is over."""
    for _ in range(MOST_STEPS):
        seal_anyway(page)
        summary = page.get_by_role("dialog").get_by_role("button", name="Go on", exact=True)
        if summary.is_visible():
            summary.click()
        if page.locator(OVER).is_visible():
            return True
        if page.locator("html:not([data-busy])").count() and page.locator(OFFERS).count():
            return False
        page.clock.run_for(STEP_MS)
    raise AssertionError("nothing can be done")


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1280, 720), (390, 844)])
@pytest.mark.parametrize(("game", "bots"), [("big_score", 3), ("masters", 1), ("rob_a_bank", 1)])
def test_within_a_phase_the_board_stays_where_it_is(
    visit: Visit, game: str, bots: int, width: int, height: int
) -> None:
    page = visit("/", width, height)
    open_table(page, game, ["mine", *["bot:random"] * bots], hints=True, odds="live")
    page.locator(OFFERS).first.wait_for()
    page.clock.install()
    at_pace(page, "calm")
    page.locator(OFFERS).first.wait_for()
    page.evaluate(WATCH_THE_BOARD)
    rng = seeded(5)
    for _ in range(CLICKS):
        if play_on(page):
            break
        click_any(page, rng)
    stays: list[dict[str, Any]] = page.evaluate("window.stays")
    assert [stay for stay in stays if len(stay["boxes"]) > 1] == []


def test_a_summary_waits_for_the_reader(visit: Visit) -> None:
    page = visit()
    open_table(page, "masters", ["mine", "bot:random"])
    page.locator(OFFERS).first.wait_for()
    at_pace(page, "brisk")
    summary = page.get_by_role("dialog", name="What happened")
    can_act = page.locator(f"{IDLE} {OFFERS}")
    rng = seeded(5)
    for _ in range(60):
        can_act.or_(summary).first.wait_for()
        if summary.is_visible():
            break
        click_any(page, rng)
    expect(summary.get_by_role("button", name="Go on")).to_be_focused()
    expect(page.get_by_role("button", name="Next")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(summary).to_have_count(0)
    can_act.first.wait_for()
