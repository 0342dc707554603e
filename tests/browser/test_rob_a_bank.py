"""How To Rob A Bank in a real browser, from both sides, by clicking what is offered."""

import pytest
from playwright.sync_api import Page, expect

from getaway.kernel.chance import seeded
from tests.browser.driving import OFFERS, OVER, Visit, click_any, looks_well, open_table, settle
from tests.browser.packs import printed

PHONE = (390, 844)
DESKTOP = (1440, 900)


def sit_down(page: Page, seats: int, mine: int, **order: object) -> None:
    """At a new table with random bots at the other seats; the first seat is the Bank."""
    open_table(page, "rob_a_bank", ["mine" if seat == mine else "bot:random" for seat in range(seats)], None, **order)
    expect(page.locator(OFFERS).first).to_be_visible()


def reach(page: Page, phase: str) -> None:
    """Play until this phase."""
    rng = seeded(7)
    while not settle(page) and page.locator(".steps [aria-current]").inner_text() != phase:
        click_any(page, rng)


@pytest.mark.parametrize(("size", "mine"), [(PHONE, 1), (DESKTOP, 0)], ids=["robber on a phone", "bank on a desktop"])
def test_a_game_is_played_to_its_end(visit: Visit, size: tuple[int, int], mine: int) -> None:
    page = visit("/", *size)
    sit_down(page, 3, mine, pack=printed("rob_a_bank") | {"rounds": 2})
    rng = seeded(1)
    looked: set[str] = set()
    while not settle(page):
        phases = set(page.locator(".steps [aria-current]").all_text_contents()) - looked  # none if it has just ended
        if phases:
            looked |= phases
            looks_well(page)
            assert page.evaluate("document.documentElement.scrollHeight") <= size[1]
        click_any(page, rng)
    expect(page.locator(OVER)).to_be_visible()
    expect(page.get_by_role("row", name="Thrown into the car")).to_be_visible()


def test_a_chosen_card_is_played_on_the_stack_and_covered_by_the_next(visit: Visit) -> None:
    page = visit("/", *DESKTOP)
    sit_down(page, 2, 1)
    reach(page, "Plan")
    hand = page.get_by_role("group", name="Hand: Yellow")
    expect(hand.get_by_role("button")).to_have_count(8)
    page.keyboard.press("3")
    name = hand.get_by_role("button", pressed=True).locator(".nm").inner_text()
    page.locator(".btn.pri", has_text=f"Play {name}").click()
    expect(page.get_by_role("group", name="Hand: Green")).to_be_visible()
    yellow = page.get_by_role("row", name="Yellow")
    expect(yellow.locator(".slot.face")).to_have_count(1)
    page.locator(".btn.pri").click()
    expect(hand).to_be_visible()
    page.locator(".btn.pri").click()
    expect(yellow.locator(".slot.back")).to_have_count(1)


def test_a_room_out_of_reach_is_refused_with_its_rule(visit: Visit) -> None:
    page = visit("/", *DESKTOP)
    sit_down(page, 2, 1)
    reach(page, "Action")
    box = page.locator(".plan").bounding_box()
    assert box is not None
    lit = {room.get_attribute("data-offer") for room in page.locator(".goal.at-room").all()}
    room = next(number for number in range(1, 10) if f"room:{number}" not in lit)
    x, y = (84 + 184 * ((room - 1) % 3) + 12, 84 + 184 * ((room - 1) // 3) + 60)
    page.mouse.click(box["x"] + x / 720 * box["width"], box["y"] + y / 720 * box["height"])
    expect(page.get_by_role("alert").locator(".rule")).to_contain_text("RB-4.")
