"""The game's screens in docs/gallery."""

from playwright.sync_api import Page
from tools import scenes as to
from tools.scenes import Scene

TABLE = to.table("masters", "bot:easy", hints=True)
QUICK = to.table("masters", "bot:random")
"""With a bot that does not think, for games that are to be over soon."""


def heist(page: Page) -> None:
    """The plans meet: paused in the middle of it."""
    to.until(TABLE, "[data-offer=plan]")(page)
    to.in_calm(page)
    page.locator("[data-offer=plan]").click()
    page.get_by_role("button", name="Pause", exact=True).click()
    for _ in range(4):
        page.get_by_role("button", name="Next").click()
        page.wait_for_timeout(100)


SCENES: dict[str, Scene] = {
    "home-again": to.home_again(TABLE),
    "learn": to.at("/learn/masters"),
    "lesson": to.lesson("masters"),
    "replays": to.replays(QUICK),
    "menu": to.then(TABLE, "Settings"),
    "large-card": to.large(TABLE),
    "keys": to.then(TABLE, "?"),
    "chat": to.then(TABLE, "c"),
    "hint": to.then(TABLE, "h"),
    "cover": to.cover("masters"),
    "masters": TABLE,
    "masters-plan": to.until(TABLE, "[data-offer=plan]"),
    "masters-heist": heist,
    "masters-campaign": to.later(to.alone("masters"), 6),
    "masters-end": to.the_end(QUICK),
    "replay": to.replay(QUICK),
}
IN_LIGHT = {"masters-plan"}
IN_GERMAN = {"lesson", "masters", "masters-plan", "masters-end", "replay"}
