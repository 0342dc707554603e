"""The end of a game in a real browser, at the normal pace: the verdict comes once, when all has been played out."""

from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.driving import OFFERS, OVER, Visit, come_to_assign, open_table, settle
from tests.browser.packs import printed

CALM = "localStorage.setItem('getaway.settings', '{\"pace\":\"calm\"}')"
STEP = 250
"""So many milliseconds of the page's own clock pass at a time."""
MOST_STEPS = 2000

WATCH = """() => {
  window.verdicts = [];
  let there = false;
  new MutationObserver(() => {
    const found = document.querySelector('.verdict');
    if ((found !== null) !== there) {
      there = found !== null;
      window.verdicts.push(there ? found.closest('main').innerText : null);
    }
  }).observe(document.documentElement, { childList: true, subtree: true });
}"""


def at_normal_pace(page: Page) -> None:
    """From now on everything is played out by a clock that the test turns; verdicts that come and go are noted."""
    page.add_init_script(CALM)
    page.clock.install()
    page.reload()
    page.evaluate(WATCH)


def play_out(page: Page) -> list[Any]:
    """Let the clock run until the end is there, and for a while after it."""
    steps = 0
    while not page.locator(OVER).is_visible():
        page.clock.run_for(STEP)
        steps += 1
        assert steps < MOST_STEPS, "the game does not end"
    page.clock.run_for(20 * STEP)
    verdicts: list[Any] = page.evaluate("window.verdicts")
    return verdicts


def shown(page: Page) -> str:
    text: str = page.locator("main:has(.verdict)").inner_text()
    return text


def come_to_the_vault(page: Page) -> None:
    """A table of The Big Score with one round, at the first raid."""
    open_table(page, "big_score", ["mine", *["bot:random"] * 5], pack=printed() | {"rounds": 1})
    come_to_assign(page)
    page.get_by_role("button", name="Seal my plan").click()
    while not (settle(page) or page.locator(".plaque").first.is_visible()):
        page.locator(OFFERS).first.click()


def test_the_verdict_comes_once_when_the_vault_is_played_out(visit: Visit) -> None:
    page = visit()
    come_to_the_vault(page)
    at_normal_pace(page)
    spectator = visit(page.url)
    at_normal_pace(spectator)
    expect(spectator.locator(".door").first).to_be_visible()
    page.locator(".plaque").first.wait_for()
    page.keyboard.press("f")
    for each in (page, spectator):
        verdicts = play_out(each)
        assert len(verdicts) == 1
        assert verdicts == [shown(each)]
    final = shown(page)
    page.reload()
    page.evaluate(WATCH)
    expect(page.locator(OVER)).to_be_visible()
    assert shown(page) == final
