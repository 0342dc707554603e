"""Pictures of every screen for docs/gallery, at the size of a desk and of a phone.

python -m tools.gallery [NAME...]      all screens, or those whose names begin so
"""

import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser.conftest import FLAGS, WITHOUT_MOTION
from tests.browser.driving import OFFERS, click_any, open_table, play_now, play_to_the_end, settle

from getaway.kernel.chance import seeded

ROOT = Path(__file__).parent.parent
GALLERY = ROOT / "docs" / "gallery"
SIZES = {"1440x900": (1440, 900), "390x844": (390, 844)}
TITLES = {"big-score": "The Big Score", "rob-a-bank": "How To Rob A Bank", "masters": "Masters of the Heist"}

Scene = Callable[[Page], None]


def at(path: str) -> Scene:
    """A screen that only has to be opened."""

    def go(page: Page) -> None:
        page.goto(path)
        page.locator("h1").first.wait_for()

    return go


def at_table(title: str, clicks: int) -> Scene:
    """A table after some clicks."""

    def go(page: Page) -> None:
        page.goto("/")
        play_now(page, title)
        rng = seeded(7)
        for _ in range(clicks):
            if settle(page):
                return
            click_any(page, rng)
        settle(page)

    return go


def until(title: str, selector: str) -> Scene:
    """A table, as soon as something is on it."""

    def go(page: Page) -> None:
        page.goto("/")
        play_now(page, title)
        rng = seeded(7)
        while not (settle(page) or page.locator(selector).first.is_visible()):
            click_any(page, rng)

    return go


def the_end(title: str) -> Scene:
    """A game that is over."""

    def go(page: Page) -> None:
        page.goto("/")
        play_now(page, title)
        play_to_the_end(page, seed=11)

    return go


def replay(page: Page) -> None:
    """The middle of a finished game, with all cards open."""
    the_end(TITLES["big-score"])(page)
    page.get_by_role("link", name="Watch the replay").click()
    track = page.get_by_role("slider")
    track.wait_for()
    track.fill(str(int(track.get_attribute("max") or 0) // 2))


def room(page: Page) -> None:
    """Waiting for others."""
    page.goto("/")
    open_table(page, "rob_a_bank", ["mine", "invited", "open", "bot:easy"])
    page.get_by_role("button", name="Make a link").first.click()


def lesson(page: Page) -> None:
    """The first words of a guide."""
    page.goto("/learn/masters")
    page.get_by_role("button", name="Begin").click()
    page.locator(".coach b").wait_for()


def large(page: Page) -> None:
    """A card with its words and its rules."""
    at_table(TITLES["masters"], 0)(page)
    page.locator(OFFERS).first.focus()
    page.keyboard.press("i")
    page.locator("dialog[open] .rule").first.wait_for()


def menu(page: Page) -> None:
    """What is no move."""
    at_table(TITLES["masters"], 0)(page)
    page.get_by_role("button", name="Settings").click()


def solo(page: Page) -> None:
    """A scenario alone."""
    page.goto("/solo")
    page.get_by_role("button", name=re.compile("Diamond Thief")).click()
    page.locator(OFFERS).first.wait_for()


def score(page: Page) -> None:
    """The GM's table."""
    page.goto("/")
    open_table(page, "score", ["mine", "mine", "mine"])
    page.locator(OFFERS).first.wait_for()


SCENES: dict[str, Scene] = {
    "home": at("/"),
    "setup": at("/new/big_score"),
    "room": room,
    "join": at("/join"),
    "solo": at("/solo"),
    "learn": at("/learn/masters"),
    "lesson": lesson,
    "replays": at("/replays"),
    "rules": at("/rules"),
    "rules-big-score": at("/rules/big_score#BS-3.9"),
    "heist": at("/heist"),
    "about": at("/about"),
    "menu": menu,
    "large-card": large,
    "big-score": at_table(TITLES["big-score"], 0),
    "big-score-later": at_table(TITLES["big-score"], 12),
    "big-score-solo": solo,
    "big-score-end": the_end(TITLES["big-score"]),
    "rob-a-bank": at_table(TITLES["rob-a-bank"], 0),
    "rob-a-bank-later": at_table(TITLES["rob-a-bank"], 30),
    "rob-a-bank-end": the_end(TITLES["rob-a-bank"]),
    "masters": at_table(TITLES["masters"], 0),
    "masters-plan": until(TITLES["masters"], "[data-offer=plan]"),
    "masters-end": the_end(TITLES["masters"]),
    "score": score,
    "replay": replay,
}
IN_LIGHT = ("home", "masters-plan", "rules-big-score")


def picture(browser: Browser, url: str, name: str, scene: Scene, size: str, theme: str) -> None:
    """One screen, as somebody new sees it."""
    width, height = SIZES[size]
    scheme: Literal["light", "dark"] = "light" if theme == "light" else "dark"
    context = browser.new_context(
        viewport={"width": width, "height": height}, base_url=url, reduced_motion="reduce", color_scheme=scheme
    )
    context.add_init_script(WITHOUT_MOTION)
    context.set_default_timeout(60_000)
    page = context.new_page()
    scene(page)
    page.wait_for_timeout(600)
    page.screenshot(path=GALLERY / f"{name}{'-light' if theme == 'light' else ''}-{size}.png")
    context.close()


def main(wanted: list[str]) -> None:
    """All pictures, or some."""
    GALLERY.mkdir(parents=True, exist_ok=True)
    chromium = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))))
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        command = [sys.executable, "-m", "getaway", "serve", "--port", "0", "--database", f"{folder}/house.db"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            found = re.search(r"http://\S+", server.stdout.readline())
            assert found is not None
            browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
            for name, scene in SCENES.items():
                if wanted and not any(name.startswith(each) for each in wanted):
                    continue
                for size in SIZES:
                    picture(browser, found[0], name, scene, size, "dark")
                    if name in IN_LIGHT:
                        picture(browser, found[0], name, scene, size, "light")
            browser.close()
            server.terminate()


if __name__ == "__main__":
    main(sys.argv[1:])
