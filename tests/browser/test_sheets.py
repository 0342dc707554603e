"""Every sheet that can be opened, on a desk and on a small phone: readable by everyone, no wider than the window."""

import pytest
from playwright.sync_api import Page, expect

from getaway.kernel.chance import seeded
from tests.browser.driving import OFFERS, Visit, click_any, looks_well, open_table, play_now

MASTERS = "Masters of the Heist"
SIZES = [(1440, 900), (360, 740)]
both = pytest.mark.parametrize("size", SIZES, ids=["desk", "phone"])


def sheet_looks_well(page: Page, name: str) -> None:
    """It is open, it looks well, and Escape closes it."""
    sheet = page.get_by_role("dialog", name=name)
    expect(sheet).to_be_visible()
    looks_well(page)
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()


@both
def test_the_sheets_of_any_table(visit: Visit, size: tuple[int, int]) -> None:
    page = visit("/", *size)
    play_now(page, MASTERS)
    for key, name in {"c": "Chat", "l": "Log", "?": "Keys"}.items():
        page.keyboard.press(key)
        sheet_looks_well(page, name)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Make a link").click()
    page.get_by_role("button", name="Resign").click()
    expect(page.get_by_role("img", name="QR code of the link")).to_be_visible()
    sheet_looks_well(page, "Settings")
    page.keyboard.press("h")
    expect(page.get_by_role("button", name="Make this move").first).to_be_visible()
    sheet_looks_well(page, "Suggested moves")


def test_the_sheets_of_a_phone(visit: Visit) -> None:
    page = visit("/", 360, 740)
    play_now(page, "How To Rob A Bank")
    page.get_by_role("button", name="Stacks").click()
    sheet_looks_well(page, "Stacks")
    page.get_by_role("button", name="Open the log").click()
    sheet_looks_well(page, "Log")
    page.goto("/")
    play_now(page, "The Big Score")
    page.get_by_role("button", name="Open the log").click()
    sheet_looks_well(page, "Log")


@both
def test_the_sheets_of_score(visit: Visit, size: tuple[int, int]) -> None:
    page = visit("/", *size)
    open_table(page, "score", ["mine", "mine"], {"gm": "seat"})
    page.locator(OFFERS).first.wait_for()
    page.get_by_role("button", name="Notes", exact=True).click()
    page.get_by_role("button", name="Write a note").locator("visible=true").click()
    expect(page.get_by_role("dialog").get_by_label("Text")).to_be_visible()
    sheet_looks_well(page, "Write a note")


@both
def test_your_name_and_login(visit: Visit, size: tuple[int, int]) -> None:
    page = visit("/", *size)
    page.get_by_role("button", name="You: Guest").click()
    sheet_looks_well(page, "You")


@both
def test_the_cover_between_two_at_one_screen(visit: Visit, size: tuple[int, int]) -> None:
    page = visit("/", *size)
    open_table(page, "masters", ["mine", "mine"])
    cover = page.get_by_role("button", name="I'm Player")
    while not cover.is_visible():
        click_any(page, seeded(1))
        page.locator(OFFERS).or_(cover).first.wait_for()
    looks_well(page)
