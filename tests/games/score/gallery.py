"""The game's screens in docs/gallery."""

from collections.abc import Callable

from playwright.sync_api import Page
from tools import scenes as to
from tools.scenes import Scene

from tests.browser import score_tables as at
from tests.browser.driving import wait_until_idle

Act = Callable[[Page, Page], None]
"""Something that the GM and the player do, one page each."""


def in_a_heist(*acts: Act, of_the_player: bool = False) -> Scene:
    """A heist with a GM and one player, after these acts, on the screen of one of them."""

    def go(page: Page) -> None:
        page.goto("/")
        browser, viewport = page.context.browser, page.viewport_size
        assert browser is not None
        others = browser.new_context(base_url=page.url, viewport=viewport)
        other = others.new_page()
        other.goto("/")
        gm, player = (other, page) if of_the_player else (page, other)
        at.sit_with_a_gm(gm, [player], show_odds=True)
        at.bring_in(player, "tech", "Noor")
        gm.locator("[data-offer=heist]").first.click()
        gm.locator(".board [data-offer=meter]").nth(1).click()
        gm.get_by_role("button", name="Start the heist").click()
        player.locator(".desk form .entry").wait_for()
        for act in acts:
            act(gm, player)
        for each in (gm, player):
            wait_until_idle(each)
        others.close()

    return go


def attempts(gm: Page, player: Page) -> None:
    at.attempt(player, "cut the camera feed")
    gm.locator(".levels button").first.wait_for()


def is_called(gm: Page, player: Page) -> None:
    """A roll at 4."""
    attempts(gm, player)
    gm.locator(".levels button").nth(2).click()
    player.locator(".go[data-offer=roll]").wait_for()


def rolls(gm: Page, player: Page) -> None:
    is_called(gm, player)
    player.locator(".go[data-offer=roll]").click()
    wait_until_idle(player)
    gm.locator(".stage .verdict").wait_for()


def shows_people(gm: Page, player: Page) -> None:
    """On a phone the tabs stand at the foot of the screen."""
    gm.locator("nav button:visible", has_text="People").click()
    gm.locator(".known [data-offer=people]:visible").first.click()
    gm.locator("[data-offer='person:1'].eye:visible").click()


def heist_alone(page: Page) -> None:
    """With the automatic GM."""
    to.alone("score", gm="auto", mode="campaign")(page)
    at.bring_in(page, "specter", "Idris")
    page.get_by_role("button", name="Start the heist").click()
    page.locator("[data-offer^='approach:']").first.wait_for()


def curtain(page: Page) -> None:
    """After a heist."""
    heist_alone(page)
    start = page.get_by_role("button", name="Start the heist")
    choices = page.locator("[data-offer^='approach:'], [data-offer='roll'], [data-offer^='consequence:']").first
    for _ in range(200):
        choices.or_(start).first.wait_for()
        if start.is_visible():
            return
        choices.click()
        page.wait_for_timeout(120)


def on_a_tv(page: Page) -> None:
    """What a spectator's large screen shows."""
    in_a_heist(shows_people, rolls)(page)
    page.goto(f"{page.url}?view=tv")
    page.locator("h1").first.wait_for()


SCENES: dict[str, Scene] = {
    "setup-score": to.at("/new/score"),
    "heist": to.at("/heist"),
    "score-gm": in_a_heist(attempts),
    "score-people": in_a_heist(shows_people),
    "score-rolled": in_a_heist(rolls),
    "score-sheet": in_a_heist(shows_people, is_called, of_the_player=True),
    "score-alone": heist_alone,
    "score-curtain": curtain,
    "score-tv": on_a_tv,
}
IN_LIGHT = {"score-gm"}
IN_GERMAN = {"score-alone"}
