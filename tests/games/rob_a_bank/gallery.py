"""The game's screens in docs/gallery."""

import re

from playwright.sync_api import Page
from tools import scenes as to
from tools.scenes import Scene

from getaway.kernel.chance import seeded
from tests.browser.driving import click_any

TABLE = to.table("rob_a_bank", "bot:easy", "bot:easy", "bot:easy", hints=True)
QUICK = to.table("rob_a_bank", *["bot:random"] * 3)
"""With bots that do not think, for games that are to be over soon."""


def action(page: Page) -> None:
    """The cards are turned up one after another: paused while somebody acts."""
    to.until(QUICK, ".top :is(.caps, [aria-current]):text-is('Action'):visible", at_random=True)(page)
    to.in_calm(page)
    pause, rng = page.get_by_role("button", name="Pause", exact=True), seeded(7)
    acts = re.compile(r"^(Yellow|Green|Red) (moves|picks|sprays|throws|unlocks)")
    acted = page.locator(".desk .prompt h2", has_text=acts)
    while not (acted.is_visible() and pause.is_visible()):
        if not pause.is_visible():
            click_any(page, rng)
        page.wait_for_timeout(30)
    pause.click()


SCENES: dict[str, Scene] = {
    "room": to.room("rob_a_bank"),
    "log": to.then(to.later(QUICK, 12), "l"),
    "watching": to.watching("rob_a_bank"),
    "rob-a-bank": TABLE,
    "rob-a-bank-plan": to.until(TABLE, ".acard"),
    "rob-a-bank-action": action,
    "rob-a-bank-end": to.the_end(QUICK),
}
IN_LIGHT = {"rob-a-bank-plan"}
IN_GERMAN = {"rob-a-bank"}
