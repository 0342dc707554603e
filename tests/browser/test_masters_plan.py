"""Masters of the Heist on the page: what a plan comes to while it is arranged, and what a round came to."""

import re

import pytest
from playwright.sync_api import Page, expect

from getaway.kernel.chance import seeded
from tests.browser.driving import OFFERS, Visit, click_any, fits, open_table, settle, wait_until_idle


def to_the_plan(page: Page) -> None:
    """Buy whatever is offered until there is a crew to plan with."""
    open_table(page, "masters", ["mine", "bot:random"])
    rng = seeded(3)
    seal = page.get_by_role("button", name="Seal my plan")
    while not (settle(page) or seal.is_visible()):
        click_any(page, rng)


@pytest.mark.parametrize("size", [(1280, 720), (390, 844)], ids=["low", "phone"])
def test_a_plan_is_previewed_as_it_is_arranged(visit: Visit, size: tuple[int, int]) -> None:
    page = visit("/", *size)
    to_the_plan(page)
    selectors = page.get_by_role("list", name="Selector order").get_by_role("button")
    first = selectors.nth(0)
    expect(first).to_have_accessible_name(re.compile(r"^1\. Selector 1, .*, Heist 1, Skill \d+ of \d+ · "))
    expect(page.get_by_text(re.compile(r"^If all goes well: \$\d+K?$"))).to_be_visible()
    board = page.locator("section.board, .board").first
    before = board.bounding_box()
    selectors.nth(2).click()
    selectors.nth(0).click()
    expect(selectors.nth(0)).to_have_accessible_name(re.compile(r"^1\. Selector 3, .*, Heist 1, Skill \d+ of \d+ · "))
    expect(selectors.nth(3)).not_to_have_accessible_name(re.compile("Heist 1"))
    assert board.bounding_box() == before
    assert fits(page)


def test_a_round_is_summed_up_until_the_reader_goes_on(visit: Visit) -> None:
    page = visit()
    to_the_plan(page)
    page.evaluate("localStorage.setItem('getaway.settings', '{\"pace\":\"brisk\"}')")
    page.reload()
    page.get_by_role("button", name="Seal my plan").click()
    anyway = page.locator("dialog.panel .btn.danger")
    summary = page.get_by_role("dialog").filter(has_text="Round 1")
    expect(anyway.or_(summary).first).to_be_visible()
    if anyway.is_visible():
        anyway.click()
    expect(summary).to_be_visible()
    expect(summary.get_by_role("list", name="Total").get_by_role("listitem")).to_have_count(2)
    summary.get_by_role("button").click()
    wait_until_idle(page)
    expect(summary).to_have_count(0)
    expect(page.locator(OFFERS).first).to_be_visible()
