"""What is played alone beside the scenarios of The Big Score: the campaign of Masters of the Heist, heists of Score."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.driving import SOAK, Visit, looks_well, open_table, play_to_the_end

CHOICES = "[data-offer^='approach:'], [data-offer='roll'], [data-offer^='consequence:']"
START = "Start the heist"
OVER = re.compile("The one heist|heists were a success")


def make_a_criminal(page: Page) -> None:
    """The first of what is needed for a heist."""
    page.locator("[data-offer='class:specter']").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_label("Name", exact=True).fill("Idris")
    sheet.get_by_role("button", name="Specter").click()
    expect(sheet).to_have_count(0)


def play_a_heist(page: Page) -> None:
    """Whatever can be tried is tried, until it is between heists again or over."""
    page.get_by_role("button", name=START).click()
    choices = page.locator(CHOICES).first
    expect(choices).to_be_visible()
    ended = page.get_by_role("button", name=START).or_(page.get_by_text(OVER))
    for _ in range(300):
        expect(choices.or_(ended).first).to_be_visible()
        if ended.first.is_visible():
            return
        before = page.locator("#app").inner_text()
        choices.click()
        page.wait_for_function("b => document.querySelector('#app').innerText !== b", arg=before)
    raise AssertionError("the heist does not end")


@pytest.mark.parametrize("seed", range(3) if SOAK else range(1))
def test_the_campaign_of_masters_comes_to_its_end(visit: Visit, seed: int) -> None:
    page = visit("/solo", 390, 844)
    page.get_by_role("region", name="Masters of the Heist").get_by_role("button", name="Start").click()
    play_to_the_end(page, seed)
    looks_well(page)
    expect(page.locator("h1")).to_contain_text("campaign")


@pytest.mark.parametrize("heists", [4] if SOAK else [2])
def test_a_campaign_of_score_goes_from_heist_to_heist_and_is_ended(visit: Visit, heists: int) -> None:
    page = visit("/", 390, 844)
    open_table(page, "score", ["mine"], {"gm": "auto", "mode": "campaign"})
    make_a_criminal(page)
    for _ in range(heists):
        play_a_heist(page)
        if page.locator("[data-offer^='class:']").first.is_visible() and page.get_by_text("No Criminals").is_visible():
            make_a_criminal(page)
    expect(page.get_by_role("heading", name="Campaign so far")).to_be_visible()
    looks_well(page)
    page.get_by_role("button", name="End the campaign").click()
    page.get_by_role("dialog").get_by_role("button", name="End the campaign").click()
    expect(page.get_by_text(OVER)).to_be_visible()
    looks_well(page)
