"""What one chooses from is in sight on phones, held sideways too, and in low windows."""

from playwright.sync_api import Page, expect

from tests.browser import packs
from tests.browser.driving import OFFERS, Visit, open_table, wait_until_idle
from tests.browser.test_rare import until_asked


def all_in_sight(page: Page, selector: str) -> None:
    """Every such thing is there, and whole, without scrolling."""
    page.locator(selector).first.wait_for()
    for each in page.locator(selector).all():
        expect(each).to_be_in_viewport(ratio=1)
        top, bottom = each.evaluate(
            """each => {
              const inner = each.closest('.board').getBoundingClientRect(), box = each.getBoundingClientRect();
              return [box.top - inner.top, inner.bottom - box.bottom];
            }"""
        )
        assert top >= -1, each.inner_text()
        assert bottom >= -1, each.inner_text()


def test_six_bosses_on_a_phone(visit: Visit) -> None:
    page = visit("/", 390, 844)
    open_table(page, "big_score", ["mine", "bot:random"], {"bosses": "chosen"})
    page.locator(OFFERS).first.wait_for()
    all_in_sight(page, ".boss")


def test_the_vault_floor_on_a_phone_held_sideways(visit: Visit) -> None:
    page = visit("/", 844, 390)
    open_table(page, "big_score", ["mine", "mine"], {"youngest": "seat_2"}, pack=packs.experts("gun_man"))
    until_asked(page, "Trade it for a token on the floor?")
    all_in_sight(page, ".floor [data-offer]")


def test_the_cops_left_in_the_vault_in_a_low_window(visit: Visit) -> None:
    page = visit("/", 1280, 720)
    open_table(page, "big_score", ["mine"], {"scenario": "biggest_score"}, pack=packs.printed() | {"rounds": 1})
    until_asked(page, "Rob the vault")
    wait_until_idle(page)
    all_in_sight(page, ".rail .cop")
