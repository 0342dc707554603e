"""Every screen at six sizes and over a sweep of widths: nothing cut off, nothing to scroll sideways, a visible focus
on every kind of control, in both themes. One page is resized rather than opened anew."""

from contextlib import suppress

import pytest
from playwright.sync_api import Page, TimeoutError

from getaway.kernel.chance import seeded
from tests.browser.driving import OFFERS, Visit, click_any, open_table, play_now, settle, wait_until_idle
from tests.browser.layout_checks import SIZES, SWEEP, FocusChecks, cut_off

PATHS = [
    "/",
    "/new/big_score",
    "/new/score",
    "/join",
    "/solo",
    "/learn/masters",
    "/replays",
    "/rules",
    "/rules/rob_a_bank",
    "/heist",
    "/about",
]
TABLES = {
    "big_score": ["mine", *["bot:random"] * 5],
    "big_score alone": ["mine"],
    "rob_a_bank": ["mine", *["bot:random"] * 3],
    "rob_a_bank as robber": ["bot:random", "mine", "bot:random", "bot:random"],
    "masters": ["mine", "bot:random"],
    "masters alone": ["mine"],
}
MOST_CLICKS = 40
PHASE = """() => {
  const points = [...document.querySelectorAll('[data-offer]')].filter(each => each.checkVisibility());
  const step = document.querySelector('.top [aria-current]')?.textContent;
  return [step, ...new Set(points.map(each => each.dataset.offer.split(':')[0]))].sort().join(' ');
}"""


@pytest.fixture(scope="module")
def focus() -> FocusChecks:
    return FocusChecks()


def look_over(page: Page, focus: FocusChecks, name: str, sweep: bool = True) -> list[str]:
    """What is wrong with a screen; the window is then as it was."""
    before = page.viewport_size
    assert before is not None
    found = focus.unseen(page) + cut_off(page, SIZES + (SWEEP if sweep else []))
    page.set_viewport_size(before)
    return [f"{name}: {each}" for each in found]


def test_the_screens_of_the_house(visit: Visit, focus: FocusChecks) -> None:
    page = visit()
    found = []
    for path in PATHS:
        page.goto(path)
        page.locator("h1").first.wait_for()
        page.wait_for_load_state("networkidle")
        found += look_over(page, focus, path)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("table", TABLES)
def test_the_screens_of_a_game(visit: Visit, focus: FocusChecks, table: str) -> None:
    page = visit()
    open_table(page, table.partition(" ")[0], TABLES[table])
    seen: set[str] = set()
    swept: set[str | None] = set()
    rng = seeded(5)
    found = []
    for _ in range(MOST_CLICKS):
        over = settle(page)
        phase = "over" if over else str(page.evaluate(PHASE))
        if phase not in seen:
            step = page.evaluate("document.querySelector('.top [aria-current]')?.textContent")
            found += look_over(page, focus, f"{table}, {phase}", sweep=step not in swept)
            seen.add(phase)
            swept.add(step)
        if over:
            break
        click_any(page, rng)
    assert len(seen) > 2, seen
    assert not found, "\n".join(found)


def test_the_screens_of_score(visit: Visit, focus: FocusChecks) -> None:
    page = visit()
    found = []
    open_table(page, "score", ["mine", "mine"], {"gm": "seat"})
    page.locator(OFFERS).first.wait_for()
    found += look_over(page, focus, "the GM prepares")
    page.get_by_role("button", name="Generate a heist", exact=True).click()
    found += look_over(page, focus, "the GM generates a heist")
    page.goto("/")
    open_table(page, "score", ["mine"], {"gm": "auto"})
    page.locator("[data-offer='class:specter']").click()
    found += look_over(page, focus, "a character is named")
    page.get_by_role("dialog").get_by_label("Name", exact=True).fill("Idris")
    page.get_by_role("dialog").get_by_role("button", name="Specter").click()
    page.get_by_role("button", name="Start the heist").click()
    page.locator("[data-offer^='approach:']").first.click()
    page.locator("[data-offer=roll]").first.wait_for()
    found += look_over(page, focus, "a roll")
    assert not found, "\n".join(found)


def open_by_key(page: Page, key: str) -> None:
    """A sheet of the table, for the first move on offer. The sheet before it gives the focus back when it has closed,
    and may take it away from the move once more."""
    sheet = page.locator("dialog[open]")
    while not sheet.is_visible():
        wait_until_idle(page)
        page.locator(OFFERS).first.press(key)
        with suppress(TimeoutError):
            sheet.wait_for(timeout=5_000)


def test_the_sheets(visit: Visit, focus: FocusChecks) -> None:
    page = visit()
    found = []
    play_now(page, "Masters of the Heist")
    for key in "cl?hi":
        open_by_key(page, key)
        if key == "h":
            page.get_by_role("button", name="Make this move").first.wait_for()
        if key == "i":  # the rules come after the card, and move what stands below them
            page.get_by_role("dialog").get_by_role("listitem").first.wait_for()
        found += look_over(page, focus, f"the sheet of {key}")
        page.keyboard.press("Escape")
        page.locator("dialog[open]").wait_for(state="detached")
    page.get_by_role("button", name="Settings").click()
    found += look_over(page, focus, "the menu")
    assert not found, "\n".join(found)
