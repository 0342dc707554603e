"""What is picked up or half written belongs to one seat of one table: the next table, or the next seat, begins anew."""

from playwright.sync_api import Page, expect

from getaway.kernel.chance import seeded
from tests.browser.driving import OFFERS, Visit, click_any, open_table, play_now, settle, wait_until_idle


def to_planning(page: Page) -> None:
    """In How To Rob A Bank until a hand of cards is to be planned with."""
    rng = seeded(7)
    while not (settle(page) or page.locator(".acard[aria-pressed]").first.is_visible()):
        click_any(page, rng)


def test_an_open_form_is_not_there_at_the_next_table(visit: Visit) -> None:
    page = visit()
    open_table(page, "score", ["mine"])
    second = page.url
    page.goto("/")
    open_table(page, "score", ["mine"])
    page.locator("[data-offer^='class:']").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.evaluate("url => { history.pushState(null, '', url); dispatchEvent(new PopStateEvent('popstate')) }", second)
    expect(page.locator("[data-offer^='class:']").first).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_picked_card_is_not_picked_at_the_next_table(visit: Visit) -> None:
    page = visit()
    play_now(page, "How To Rob A Bank")
    to_planning(page)
    page.keyboard.press("4")
    expect(page.locator(".acard").nth(3)).to_have_attribute("aria-pressed", "true")
    page.go_back()
    play_now(page, "How To Rob A Bank")
    to_planning(page)
    expect(page.locator(".acard").first).to_have_attribute("aria-pressed", "true")


def test_a_plan_made_on_this_screen_is_not_shown_to_the_next_seat(visit: Visit) -> None:
    page = visit()
    open_table(page, "masters", ["mine", "mine"])
    pass_on = page.get_by_role("button", name="I'm Player")
    selectors = page.get_by_role("list", name="Selector order").get_by_role("button")
    seal = page.locator("[data-offer=plan]")
    while True:
        wait_until_idle(page)
        page.locator(OFFERS).or_(pass_on).first.wait_for()
        if seal.is_visible():
            break
        if pass_on.is_visible():
            pass_on.click()
            pass_on.wait_for(state="hidden")
        else:
            page.locator(OFFERS).first.click()
    before = selectors.first.get_attribute("aria-label")
    selectors.nth(3).click()
    selectors.nth(0).click()
    expect(selectors.first).not_to_have_attribute("aria-label", before or "")
    seal.click()
    pass_on.click()
    expect(selectors.first).to_have_attribute("aria-label", before or "")
