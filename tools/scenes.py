"""The scenes of the gallery: how each screen is come to."""

import re
from collections.abc import Callable

from playwright.sync_api import Page
from tests.browser.driving import OFFERS, click_any, open_table, play_to_the_end, settle
from tests.browser.test_rare import until_asked

from getaway.kernel.chance import seeded

Scene = Callable[[Page], None]


def at(path: str) -> Scene:
    """A screen that only has to be opened."""

    def go(page: Page) -> None:
        page.goto(path)
        page.locator("h1").first.wait_for()

    return go


def table(game: str, *seats: str, **order: object) -> Scene:
    """A new table, one's own seat the first."""

    def go(page: Page) -> None:
        page.goto("/")
        options = order.get("options", {})
        assert isinstance(options, dict)
        also = {name: value for name, value in order.items() if name != "options"}
        open_table(page, game, ["mine", *seats], options, **also)
        page.locator(OFFERS).first.wait_for()

    return go


BIG_SCORE = table("big_score", "bot:easy", "bot:easy", "bot:easy", hints=True)
ROB_A_BANK = table("rob_a_bank", "bot:easy", "bot:easy", "bot:easy", hints=True)
MASTERS = table("masters", "bot:easy", hints=True)
QUICK = {
    "big_score": table("big_score", *["bot:random"] * 3),
    "rob_a_bank": table("rob_a_bank", *["bot:random"] * 3),
    "masters": table("masters", "bot:random"),
}
"""With bots that do not think, for games that are to be over soon."""


def until(begin: Scene, selector: str, at_random: bool = False) -> Scene:
    """A table, as soon as something is on it; where there is a choice, the first of what is offered, or any."""

    def go(page: Page) -> None:
        begin(page)
        wanted, rng = page.locator(selector).first, seeded(7)
        while not (wanted.is_visible() or settle(page)):
            if at_random:
                click_any(page, rng)
            else:
                page.locator(OFFERS).first.click()
            page.wait_for_timeout(150)

    return go


def later(begin: Scene, clicks: int) -> Scene:
    """A table after some clicks, whatever they did."""

    def go(page: Page) -> None:
        begin(page)
        rng = seeded(7)
        for _ in range(clicks):
            if settle(page):
                return
            click_any(page, rng)
        settle(page)

    return go


def the_end(begin: Scene) -> Scene:
    """A game that is over."""

    def go(page: Page) -> None:
        begin(page)
        play_to_the_end(page, seed=11)

    return go


def then(begin: Scene, *steps: str) -> Scene:
    """A screen after some keys, or clicks on buttons by their names."""

    def go(page: Page) -> None:
        begin(page)
        for step in steps:
            if len(step) == 1:
                page.keyboard.press(step)
            else:
                page.get_by_role("button", name=step).first.click()
            page.wait_for_timeout(250)

    return go


def assigned(page: Page) -> None:
    """A plan that is half arranged."""
    until(BIG_SCORE, "[data-offer=assign]")(page)
    for _ in range(3):
        page.locator(".job.legal .hit, .tile.legal .hit").first.click()


def asked(words: str, **order: object) -> Scene:
    """A question that seldom comes."""

    def go(page: Page) -> None:
        page.goto("/")
        seats, options, pack = order["seats"], order["options"], order["pack"]
        assert isinstance(seats, list)
        assert isinstance(options, dict)
        open_table(page, "big_score", seats, options, pack=pack)
        until_asked(page, words, 3, "Gold Bar")

    return go


def in_calm(page: Page) -> None:
    """From now on what others do is played out."""
    page.evaluate("localStorage.setItem('getaway.settings', JSON.stringify({pace: 'calm'}))")
    page.reload()
    page.locator(OFFERS).first.wait_for()


def heist_of_masters(page: Page) -> None:
    """The plans meet: paused in the middle of it."""
    until(MASTERS, "[data-offer=plan]")(page)
    in_calm(page)
    page.locator("[data-offer=plan]").click()
    page.get_by_role("button", name="Pause", exact=True).click()
    for _ in range(4):
        page.get_by_role("button", name="Next").click()
        page.wait_for_timeout(100)


def action_of_rob_a_bank(page: Page) -> None:
    """The cards are turned up one after another: paused while somebody acts."""
    until(QUICK["rob_a_bank"], ".top :is(.caps, [aria-current]):text-is('Action'):visible", at_random=True)(page)
    in_calm(page)
    pause, rng = page.get_by_role("button", name="Pause", exact=True), seeded(7)
    acts = re.compile(r"^(Yellow|Green|Red) (moves|picks|sprays|throws|unlocks)")
    acted = page.locator(".desk .prompt h2", has_text=acts)
    while not (acted.is_visible() and pause.is_visible()):
        if not pause.is_visible():
            click_any(page, rng)
        page.wait_for_timeout(30)
    pause.click()


def replay(begin: Scene) -> Scene:
    """The middle of a finished game."""

    def go(page: Page) -> None:
        the_end(begin)(page)
        page.get_by_role("link", name="Watch the replay").click()
        track = page.get_by_role("slider")
        track.wait_for()
        track.fill(str(int(track.get_attribute("max") or 0) // 2))

    return go


def replays(page: Page) -> None:
    """One game to watch."""
    the_end(QUICK["masters"])(page)
    page.goto("/replays")
    page.locator("a[href^='/replay/']").first.wait_for()


def home_again(page: Page) -> None:
    """The home of somebody who has tables."""
    for begin in (MASTERS, BIG_SCORE):
        begin(page)
    page.goto("/")
    page.locator("a[href^='/table/']").first.wait_for()


def large(page: Page) -> None:
    """A card with its words and its rules."""
    MASTERS(page)
    page.locator(OFFERS).first.focus()
    page.keyboard.press("i")
    page.locator("dialog[open] .rule").first.wait_for()


def room(page: Page) -> None:
    """Waiting for others."""
    page.goto("/")
    open_table(page, "rob_a_bank", ["mine", "invited", "open", "bot:easy"])
    page.get_by_role("button", name="Make a link").first.click()


def lesson(game: str) -> Scene:
    """The first words of a guide."""

    def go(page: Page) -> None:
        page.goto(f"/learn/{game}")
        page.get_by_role("button", name="Begin").click()
        page.locator(".coach b").wait_for()

    return go


def cover(page: Page) -> None:
    """Between two at one screen."""
    page.goto("/")
    open_table(page, "masters", ["mine", "mine"])
    covered = page.get_by_role("button", name="I am Player")
    page.locator(OFFERS).or_(covered).first.wait_for()
    while not covered.is_visible():
        page.locator(OFFERS).first.click()
        page.wait_for_timeout(200)


def watching(page: Page) -> None:
    """Somebody else's table."""
    browser = page.context.browser
    assert browser is not None
    page.goto("/")
    host = browser.new_context(base_url=page.url)
    other = host.new_page()
    other.goto("/")
    open_table(other, "rob_a_bank", ["mine", "bot:easy", "bot:easy", "bot:easy"])
    other.locator(OFFERS).first.wait_for()
    page.goto(other.url)
    page.get_by_text("You are looking on").wait_for()
    host.close()


def alone(game: str, **options: str) -> Scene:
    """Nobody else at the table."""
    return table(game, options=options)


def fill(page: Page, label: str, words: str) -> None:
    """The sheet that asks."""
    sheet = page.get_by_role("dialog")
    sheet.get_by_label(label, exact=True).fill(words)
    sheet.get_by_role("button", name="Do it").click()
    sheet.wait_for(state="hidden")


def score(as_gm: bool, tried: bool) -> Scene:
    """In a heist of Score: the GM's console, or a player's sheet; before a roll or after it was called."""

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
            each.get_by_role("button", name="I am ready").click()
        player.locator("[data-offer='class:tech']").click()
        fill(player, "Name", "Noor")
        gm.get_by_role("button", name="Generate a heist", exact=True).click()
        gm.get_by_role("button", name="Standard", exact=False).first.click()
        note = gm.get_by_role("button", name="Write a note")
        if note.is_visible():  # on a phone it stands behind a tab
            note.click()
            fill(gm, "Text", "The curator leaves at ten")
        gm.get_by_role("button", name="Start the heist").click()
        player.get_by_placeholder("What do you try?").fill("cut the camera feed")
        player.get_by_role("button", name="Try it").click()
        gm.get_by_role("button", name="Call it at 4").wait_for()
        if not as_gm or tried:
            gm.get_by_role("button", name="Call it at 4").click()
            player.get_by_role("button", name="Roll (success").wait_for()
        if tried:
            player.get_by_role("button", name="Roll (success").click()
            player.get_by_role("img", name="Heat ").first.wait_for()
        others.close()

    return go


def heist_alone(page: Page) -> None:
    """The house is the GM."""
    alone("score", gm="auto", mode="campaign")(page)
    page.locator("[data-offer='class:specter']").click()
    fill(page, "Name", "Idris")
    page.get_by_role("button", name="Start the heist").click()
    page.locator("[data-offer^='approach:']").first.wait_for()


def campaign(page: Page) -> None:
    """Some heists on."""
    heist_alone(page)
    start = page.get_by_role("button", name="Start the heist")
    deeds = page.locator("[data-offer^='approach:'], [data-offer='roll'], [data-offer^='consequence:']").first
    for _ in range(200):
        deeds.or_(start).first.wait_for()
        if start.is_visible():
            return
        deeds.click()
        page.wait_for_timeout(120)
