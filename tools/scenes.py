"""The scenes of the gallery: how each screen is come to."""

from collections.abc import Callable

from playwright.sync_api import Page
from tests.browser.driving import MOST_CLICKS, OFFERS, click_any, open_table, play_to_the_end, settle

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


def until(begin: Scene, selector: str, at_random: bool = False) -> Scene:
    """A table, as soon as something is on it; where there is a choice, the first of what is offered, or any."""

    def go(page: Page) -> None:
        begin(page)
        wanted, rng = page.locator(selector).first, seeded(7)
        for _ in range(MOST_CLICKS):
            is_over = settle(page)
            if wanted.is_visible():
                return
            if is_over:
                break
            if at_random:
                click_any(page, rng)
            else:
                page.locator(OFFERS).first.click()
            page.wait_for_timeout(150)
        raise AssertionError(f"{selector} does not appear")

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


def in_german(begin: Scene) -> Scene:
    """The same screen for somebody who reads German. It is come to in English, since scenes name buttons."""

    def go(page: Page) -> None:
        begin(page)
        page.evaluate(
            "localStorage.setItem('getaway.settings', JSON.stringify("
            "{...JSON.parse(localStorage.getItem('getaway.settings') ?? '{}'), language: 'de'}))"
        )
        page.reload()
        page.locator("html[lang=de]").wait_for(state="attached")
        page.locator("h1:visible, h2:visible").first.wait_for()
        page.wait_for_load_state("networkidle")

    return go


def in_calm(page: Page) -> None:
    """From now on what others do is played out."""
    page.evaluate("localStorage.setItem('getaway.settings', JSON.stringify({pace: 'calm'}))")
    page.reload()
    page.locator(OFFERS).first.wait_for()


def replay(begin: Scene) -> Scene:
    """The middle of a finished game."""

    def go(page: Page) -> None:
        the_end(begin)(page)
        page.get_by_role("link", name="Watch the replay").click()
        track = page.get_by_role("slider")
        track.wait_for()
        track.fill(str(int(track.get_attribute("max") or 0) // 2))

    return go


def replays(begin: Scene) -> Scene:
    """One game to watch."""

    def go(page: Page) -> None:
        the_end(begin)(page)
        page.goto("/replays")
        page.locator("a[href^='/replay/']").first.wait_for()

    return go


def home_again(begin: Scene) -> Scene:
    """The home of somebody who has two tables."""

    def go(page: Page) -> None:
        begin(page)
        begin(page)
        page.goto("/")
        page.locator("a[href^='/table/']").first.wait_for()

    return go


def large(begin: Scene) -> Scene:
    """A card with its words and its rules."""

    def go(page: Page) -> None:
        begin(page)
        page.locator(OFFERS).first.focus()
        page.keyboard.press("i")
        page.locator("dialog[open] .rule").first.wait_for()

    return go


def room(game: str) -> Scene:
    """Waiting for others."""

    def go(page: Page) -> None:
        page.goto("/")
        open_table(page, game, ["mine", "invited", "open", "bot:easy"])
        page.get_by_role("button", name="Make a link").first.click()

    return go


def lesson(game: str) -> Scene:
    """The first words of a guide."""

    def go(page: Page) -> None:
        page.goto(f"/learn/{game}")
        page.get_by_role("button", name="Start the lesson").click()
        page.locator(".coach b").wait_for()

    return go


def cover(game: str) -> Scene:
    """Between two at one screen."""

    def go(page: Page) -> None:
        page.goto("/")
        open_table(page, game, ["mine", "mine"])
        covered = page.get_by_role("button", name="I'm Player")
        page.locator(OFFERS).or_(covered).first.wait_for()
        for _ in range(MOST_CLICKS):
            if covered.is_visible():
                return
            page.locator(OFFERS).first.click()
            page.wait_for_timeout(200)
        raise AssertionError("nobody passes the screen on")

    return go


def watching(game: str) -> Scene:
    """Somebody else's table."""

    def go(page: Page) -> None:
        browser = page.context.browser
        assert browser is not None
        page.goto("/")
        host = browser.new_context(base_url=page.url)
        other = host.new_page()
        other.goto("/")
        open_table(other, game, ["mine", "bot:easy", "bot:easy", "bot:easy"])
        other.locator(OFFERS).first.wait_for()
        page.goto(other.url)
        page.get_by_text("You're watching").wait_for()
        host.close()

    return go


def alone(game: str, **options: str) -> Scene:
    """Nobody else at the table."""
    return table(game, options=options)
