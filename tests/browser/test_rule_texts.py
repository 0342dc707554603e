"""Rules at a touch: the number of a rule says in short what the rule says, and leads to it."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.driving import Visit, fits, open_table, settle

GAMES = ["masters", "rob_a_bank", "big_score"]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=["desk", "phone"])
def test_a_rule_is_told_where_its_number_stands(visit: Visit, game: str, size: tuple[int, int]) -> None:
    page = visit("/", *size)
    open_table(page, game, ["mine", "bot:random"])
    settle(page)
    number = page.locator(".prompt a.rule").first
    text = page.locator(".rule-text")
    number.click()
    expect(text.locator(".gist")).to_have_text(re.compile(r"\w+ \w+ .*[.:;…]"))
    expect(text).to_be_in_viewport(ratio=1)
    expect(number).to_have_attribute("aria-expanded", "true")
    assert fits(page)
    expect(text.get_by_role("link")).to_have_attribute("href", str(number.get_attribute("href")))
    page.keyboard.press("Escape")
    expect(text).to_have_count(0)


def test_by_keyboard_a_rule_is_told_on_focus_and_enter_leads_to_it(visit: Visit) -> None:
    page = visit()
    open_table(page, "masters", ["mine", "bot:random"])
    settle(page)
    number = page.locator(".prompt a.rule").first
    page.keyboard.press("Tab")
    number.focus()
    expect(page.locator(".rule-text .gist")).to_be_visible()
    with page.expect_popup() as opened:
        page.keyboard.press("Enter")
    expect(opened.value).to_have_url(re.compile(r"/rules/masters#MH-"))


def test_a_large_card_says_what_it_is_and_has_the_focus(visit: Visit) -> None:
    page = visit()
    open_table(page, "masters", ["mine", "bot:random"])
    settle(page)
    page.locator(".stack .face").first.click(button="right")
    card = page.get_by_role("dialog")
    expect(card).to_have_accessible_name(re.compile(r"\w"))
    assert card.evaluate("each => each.contains(document.activeElement)")
    number = card.locator("a.rule").first
    number.click()
    expect(page.locator(".rule-text")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".rule-text")).to_have_count(0)
    expect(card).to_be_visible()
