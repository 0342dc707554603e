"""The game's screens in docs/gallery."""

from playwright.sync_api import Page
from tools import scenes as to
from tools.scenes import Scene

from tests.browser import packs
from tests.browser.driving import open_table
from tests.browser.test_rare import until_asked

TABLE = to.table("big_score", "bot:easy", "bot:easy", "bot:easy", hints=True)
QUICK = to.table("big_score", *["bot:random"] * 3)
"""With bots that do not think, for games that are to be over soon."""


def assigned(page: Page) -> None:
    """A plan that is half arranged."""
    to.until(TABLE, "[data-offer=assign]")(page)
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


SCENES: dict[str, Scene] = {
    "setup": to.at("/new/big_score"),
    "lesson-big-score": to.lesson("big_score"),
    "rules-big-score": to.at("/rules/big_score#BS-3.9"),
    "big-score-item": TABLE,
    "big-score-hire": to.until(TABLE, ".hand .cc"),
    "big-score-assign": assigned,
    "big-score-vault": to.until(QUICK, ".plaque"),
    "big-score-trade": to.until(QUICK, "[data-offer^='floor:']"),
    "big-score-muscle": asked(
        "Steal the First Player Marker",
        seats=["mine", "mine"],
        options={"youngest": "seat_2"},
        pack=packs.experts("muscle"),
    ),
    "big-score-six": to.later(to.table("big_score", *["bot:random"] * 5), 3),
    "big-score-solo": to.alone("big_score", scenario="diamond_thief"),
    "big-score-solo-vault": to.until(to.alone("big_score", scenario="does_what_it_takes"), ".plaque"),
    "big-score-market": asked(
        "The black market", seats=["mine"], options={"scenario": "diamond_thief"}, pack=packs.loot_for(thief_price=50)
    ),
    "big-score-gold": asked("count as", seats=["mine"], options={"scenario": "crypto_currency"}, pack=packs.gold()),
    "big-score-end": to.the_end(QUICK),
    "big-score-solo-end": to.the_end(to.alone("big_score", scenario="magic_paintings")),
    "replay-big-score": to.replay(QUICK),
}
IN_LIGHT = {"setup", "rules-big-score", "big-score-assign"}
IN_GERMAN = {"setup", "rules-big-score", "big-score-hire", "big-score-assign", "big-score-vault"}
