"""The game's screens in docs/gallery."""

import re

from playwright.sync_api import Page
from tools import scenes as to
from tools.scenes import Scene

from tests.browser.driving import open_table

ROLL = re.compile("^Roll")


def fill(page: Page, label: str, words: str) -> None:
    """The sheet that asks."""
    sheet = page.get_by_role("dialog")
    sheet.get_by_label(label, exact=True).fill(words)
    sheet.locator("form .btn.pri").click()
    sheet.wait_for(state="hidden")


def in_a_heist(as_gm: bool, tried: bool) -> Scene:
    """The GM's console, or a player's sheet; before a roll or after it was called."""

    def go(page: Page) -> None:
        page.goto("/")
        browser, viewport = page.context.browser, page.viewport_size
        assert browser is not None
        others = browser.new_context(base_url=page.url, viewport=viewport)
        other = others.new_page()
        other.goto("/")
        gm, player = (page, other) if as_gm else (other, page)
        open_table(gm, "score", ["mine", "open"], {"gm": "seat", "show_odds": True})
        player.get_by_role("button", name="Play now").first.wait_for()
        player.goto(gm.url)
        player.get_by_role("button", name="Sit").first.click()
        for each in (player, gm):
            each.get_by_role("button", name="I'm ready").click()
        player.locator("[data-offer='class:tech']").click()
        fill(player, "Name", "Noor")
        gm.get_by_role("button", name="Generate a heist", exact=True).click()
        gm.get_by_role("button", name="Standard", exact=False).first.click()
        gm.get_by_role("button", name="Start the heist").click()
        player.get_by_placeholder("What do you try?").fill("cut the camera feed")
        player.get_by_role("button", name="Try it").click()
        gm.get_by_role("button", name="Call it at 4").wait_for()
        if not as_gm or tried:
            gm.get_by_role("button", name="Call it at 4").click()
            player.get_by_role("button", name=ROLL).wait_for()
        if tried:
            player.get_by_role("button", name=ROLL).click()
            player.get_by_role("img", name="Heat ").first.wait_for()
        others.close()

    return go


def heist_alone(page: Page) -> None:
    """The house is the GM."""
    to.alone("score", gm="auto", mode="campaign")(page)
    page.locator("[data-offer='class:specter']").click()
    fill(page, "Name", "Idris")
    page.get_by_role("button", name="Start the heist").click()
    page.locator("[data-offer^='approach:']").first.wait_for()


def campaign(page: Page) -> None:
    """Some heists on."""
    heist_alone(page)
    start = page.get_by_role("button", name="Start the heist")
    choices = page.locator("[data-offer^='approach:'], [data-offer='roll'], [data-offer^='consequence:']").first
    for _ in range(200):
        choices.or_(start).first.wait_for()
        if start.is_visible():
            return
        choices.click()
        page.wait_for_timeout(120)


SCENES: dict[str, Scene] = {
    "setup-score": to.at("/new/score"),
    "heist": to.at("/heist"),
    "score": to.table("score", "mine", "mine"),
    "score-gm": in_a_heist(as_gm=True, tried=False),
    "score-rolled": in_a_heist(as_gm=True, tried=True),
    "score-sheet": in_a_heist(as_gm=False, tried=False),
    "score-alone": heist_alone,
    "score-campaign": campaign,
}
IN_LIGHT = {"score-gm"}
IN_GERMAN = {"score"}
