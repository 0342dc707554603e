"""Drafting, assigning and planning by drag."""

import re

from playwright.sync_api import Page, expect

from getaway.kernel.chance import seeded
from tests.browser.driving import (
    OFFERS,
    Visit,
    click_any,
    come_to_assign,
    drag,
    log_of,
    open_table,
    play_now,
    settle,
    wait_until_idle,
)


def crew_order(page: Page) -> list[str]:
    """The plan of Masters of the Heist, by names."""
    return [name.split(". ")[1] for name in labels(page, "Crew order")]


def labels(page: Page, row: str) -> list[str]:
    found = page.get_by_role("list", name=row).get_by_role("button").all()
    return [each.get_attribute("aria-label") or "" for each in found]


def test_a_card_is_hired_by_dragging_it_to_the_crew(visit: Visit) -> None:
    page = visit()
    open_table(page, "big_score", ["mine", "bot:random", "bot:random"])
    hand = page.get_by_role("group", name="Your hand").get_by_role("button")
    while not settle(page) and hand.count() == 0:
        page.locator(OFFERS).first.click()
    crew = page.get_by_role("region", name="Your crew")
    jobs = page.get_by_role("article")
    many = hand.count()
    drag(page, hand.first, jobs.first)
    wait_until_idle(page)
    expect(hand).to_have_count(many)
    drag(page, hand.nth(1), crew)
    expect(hand).to_have_count(many - 1)
    expect(log_of(page)).to_contain_text("You hire")


def test_crew_is_assigned_by_dragging_it_to_a_job(visit: Visit) -> None:
    page = visit()
    open_table(page, "big_score", ["mine", "bot:random", "bot:random"])
    come_to_assign(page)
    hand = page.get_by_role("group", name="Your hand").get_by_role("button")
    spent = page.locator(".hand .cc.used")
    hand.first.click()
    hand.first.click()
    # The job itself, not "the first that takes the picked card": after the drag another card is picked.
    place = page.locator(".job.legal").first.get_attribute("data-place")
    job = page.locator(f".job[data-place='{place}']")
    drag(page, hand.first, job)
    expect(spent).to_have_count(1)
    expect(job).to_contain_text("You send 1")
    drag(page, hand.first, page.get_by_role("region", name="Seats").last)
    expect(spent).to_have_count(1)


def test_a_card_is_placed_alone_by_dragging_it_to_a_job(visit: Visit) -> None:
    page = visit()
    open_table(page, "big_score", ["mine"], {"scenario": "biggest_score"})
    hand = page.get_by_role("group", name="Your hand").locator(".cc")
    hand.first.wait_for()
    deck = page.get_by_role("region", name="Deck")
    drag(page, hand.first, deck)
    expect(log_of(page)).to_contain_text("for new cards")
    page.get_by_role("button", name="Take back").first.wait_for(state="detached")
    jobs = page.locator(".job")
    for job in range(3):
        drag(page, hand.first, jobs.nth(job))
        expect(page.get_by_role("alert").or_(page.locator(".slot.full")).first).to_be_visible()
        if page.locator(".slot.full").count() > 0:
            break
    expect(log_of(page)).to_contain_text("goes to job")


def test_a_planned_card_is_played_by_dragging_it_to_the_board(visit: Visit) -> None:
    page = visit()
    open_table(page, "rob_a_bank", ["bot:random", "mine"])
    hand = page.get_by_role("group", name="hand").get_by_role("button")
    rng = seeded(7)
    while not settle(page) and page.locator(".steps [aria-current]").inner_text() != "Plan":
        click_any(page, rng)
    expect(hand).to_have_count(8)
    yellow = page.get_by_role("row", name="Yellow")
    drag(page, hand.nth(4), page.locator(".slot.next"))
    expect(yellow.locator(".slot.face")).to_have_count(1)
    drag(page, hand.nth(2), page.locator(".plan"))
    expect(page.get_by_role("row", name="Green").locator(".slot.face")).to_have_count(1)


def test_a_plan_is_ordered_by_drag_arrows_and_tap(visit: Visit) -> None:
    page = visit()
    play_now(page, "Masters of the Heist")
    seal = page.locator("[data-offer=plan]")
    while not (settle(page) or seal.is_visible()):
        page.locator(OFFERS).first.click()
    crew = page.get_by_role("list", name="Crew order").get_by_role("button")
    before = crew_order(page)
    assert len(before) > 1
    drag(page, crew.last, crew.first, x=0.1)
    by_drag = [before[-1], *before[:-1]]
    assert crew_order(page) == by_drag
    crew.first.press("Enter")
    page.keyboard.press("ArrowRight")
    by_key = [by_drag[1], by_drag[0], *by_drag[2:]]
    expect(crew.nth(1)).to_be_focused()
    expect(crew.nth(1)).to_have_attribute("aria-pressed", "true")
    assert crew_order(page) == by_key
    page.keyboard.press("Escape")
    selectors = page.get_by_role("list", name="Selector order").get_by_role("button")
    selectors.nth(3).click()
    selectors.nth(0).click()
    assert [each.split()[2][0] for each in labels(page, "Selector order")] == ["4", "1", "2", "3"]
    page.reload()
    seal.wait_for()
    assert crew_order(page) == by_key
    assert [each.split()[2][0] for each in labels(page, "Selector order")] == ["4", "1", "2", "3"]
    seal.click()
    expect(log_of(page)).to_contain_text(re.compile("You (have sealed your plan|rob|fail)"))
