"""The log at a table: rounds and rows, and what changed while one was away."""

import pytest
from playwright.sync_api import Page, expect

from getaway.kernel.chance import seeded
from tests.browser.driving import OFFERS, Visit, click_any, fits, log_of, open_table, settle

GAMES = ["masters", "rob_a_bank", "big_score"]


def play_moves(page: Page, moves: int) -> None:
    rng = seeded(11)
    for _ in range(moves):
        if settle(page):
            return
        if page.locator(OFFERS).count() > 0:
            click_any(page, rng)
    settle(page)


@pytest.mark.parametrize("game", GAMES)
def test_the_log_is_kept_by_rounds_and_marks_own_acts(visit: Visit, game: str) -> None:
    page = visit()
    open_table(page, game, ["mine", "bot:random"])
    play_moves(page, 6)
    log = log_of(page)
    expect(log.locator("li").first).to_be_visible()
    if game != "rob_a_bank":  # there the acts are those of a side
        expect(log.locator(".own").first).to_be_attached()
    if game == "big_score":
        expect(log.locator(".round").first).to_be_attached()
    if game == "rob_a_bank":  # what a card brings stands under the card
        expect(log.locator(".under").first).to_be_attached()
    assert fits(page)


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=["desk", "phone"])
def test_on_return_what_changed_is_said_once(visit: Visit, size: tuple[int, int]) -> None:
    page = visit("/", *size)
    open_table(page, "masters", ["mine", "bot:random"])
    play_moves(page, 4)
    missed = page.get_by_role("region", name="What changed while you were away")
    page.reload()
    settle(page)
    expect(missed).to_have_count(0)
    # Last here long ago, when the game had only begun.
    page.add_init_script(
        """if (!sessionStorage.getItem('aged')) {
          sessionStorage.setItem('aged', 'yes');
          for (const key of Object.keys(localStorage))
            if (key.startsWith('getaway.here.')) localStorage.setItem(key, JSON.stringify({number: 1, at: 0}));
        }"""
    )
    page.reload()
    settle(page)
    expect(missed.get_by_role("listitem").first).to_be_visible()
    assert fits(page)
    missed.get_by_role("button", name="Close").click()
    expect(missed).to_have_count(0)
    page.reload()
    settle(page)
    expect(missed).to_have_count(0)
