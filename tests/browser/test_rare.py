"""What seldom comes up in The Big Score, at tables whose box makes it come up at once."""

from contextlib import suppress

import pytest
from playwright.sync_api import Page, TimeoutError, expect

from tests.browser import packs
from tests.browser.driving import OFFERS, OVER, SOAK, Visit, fits, looks_well, open_table, wait_until_idle

GAME = "big_score"
SIZES = [(1440, 900), (360, 740)] if SOAK else [(360, 740)]


def ask(page: Page) -> str:
    """The question at the desk."""
    return " ".join(page.locator(".prompt h2").all_inner_texts())


def until_asked(page: Page, words: str, robs: int = 3, wanted: str = "nothing") -> None:
    """Play on until this is asked: one card into Training, then rob so often and flee, else what is wanted, or what
    comes first; the screen goes from seat to seat."""
    cover = page.get_by_role("button", name="I'm Player")
    seal = page.get_by_role("button", name="Seal my plan")
    for _ in range(300):
        wait_until_idle(page)
        page.locator(OFFERS).or_(page.locator(OVER)).or_(cover).first.wait_for()
        assert page.locator(OVER).count() == 0, f"nobody asked: {words}"
        if cover.is_visible():
            cover.click()
            cover.wait_for(state="hidden")
            continue
        if words in ask(page):
            return
        if seal.is_visible():
            page.keyboard.press("t")
            seal.click()
        elif page.locator(".plaque").first.is_visible():
            page.keyboard.press("r" if robs > 0 else "f")
            robs -= 1
        else:
            click_one(page, wanted)
    raise AssertionError(f"nobody asks: {words}")


def click_one(page: Page, wanted: str) -> None:
    """What is wanted, or what ends a decision, or anything."""
    thing, end = page.locator(OFFERS).filter(has_text=wanted), page.locator(f".btn.pri{OFFERS}")
    found = thing.first if thing.count() > 0 else end.last if end.count() > 0 else page.locator(OFFERS).first
    with suppress(TimeoutError):
        found.click(timeout=2_000)


CUT = """all => all.some(each =>
  each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).overflow !== 'visible')"""


def nothing_cut(page: Page) -> bool:
    """Whether all words of the goals are seen whole."""
    return not page.locator(".goals li *").evaluate_all(CUT)


def two_with(page: Page, crew: str) -> None:
    """Two seats at one screen, all Experts of one type; the second has the First Player Marker."""
    open_table(page, GAME, ["mine", "mine"], {"youngest": "seat_2"}, pack=packs.experts(crew))


def alone(page: Page, scenario: str, box: packs.Box) -> None:
    open_table(page, GAME, ["mine"], {"scenario": scenario}, pack=box)


@pytest.mark.parametrize("size", SIZES)
def test_a_muscle_is_asked_for_the_marker(visit: Visit, size: tuple[int, int]) -> None:
    page = visit("/", *size)
    two_with(page, "muscle")
    until_asked(page, "Steal the First Player Marker from Player 2?")
    steal = page.get_by_role("button", name="Steal the First Player Marker", exact=False).and_(page.locator(OFFERS))
    expect(steal).to_be_in_viewport()
    looks_well(page)
    steal.click()
    page.keyboard.press("l")
    expect(page.get_by_role("dialog")).to_contain_text("As a Muscle, you steal the First Player Marker.")
    looks_well(page)


def test_a_gun_man_takes_from_the_floor_after_a_trade(visit: Visit) -> None:
    page = visit()
    two_with(page, "gun_man")
    until_asked(page, "Trade it for a token on the floor?")
    page.get_by_role("button", name="Swap").first.click()
    expect(page.locator(".prompt h2")).to_contain_text("Take one more token from the Vault Floor?")
    looks_well(page)
    page.get_by_role("button", name="Take").first.click()
    page.keyboard.press("l")
    expect(page.get_by_role("dialog")).to_contain_text("As a Gun Man, you take")


def test_a_grease_man_takes_from_the_floor_on_fleeing(visit: Visit) -> None:
    page = visit("/", 390, 844)
    two_with(page, "grease_man")
    until_asked(page, "You flee as a Grease Man", 0)
    looks_well(page)
    page.get_by_role("button", name="Take").first.click()
    page.keyboard.press("l")
    expect(page.get_by_role("dialog")).to_contain_text("As a Grease Man, you take")


def test_a_con_man_trades_an_earlier_token_away(visit: Visit) -> None:
    page = visit()
    two_with(page, "con_man")
    gives = page.get_by_role("group", name="What do you trade away?")
    for _ in range(4):
        until_asked(page, "Trade it for a token on the floor?")
        if gives.is_visible():
            break
        page.get_by_role("button", name="Keep").click()
    looks_well(page)
    gives.get_by_role("button").last.click()
    expect(gives.get_by_role("button").last).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Swap").first.click()
    page.keyboard.press("l")
    expect(page.get_by_role("dialog")).to_contain_text("from an earlier round for")


@pytest.mark.parametrize("size", SIZES)
def test_hard_drives_are_for_sale_before_the_vault(visit: Visit, size: tuple[int, int]) -> None:
    page = visit("/", *size)
    alone(page, "does_what_it_takes", packs.loot_for(takes_price=1))
    until_asked(page, "Hard Drive")
    looks_well(page)
    buy = page.get_by_role("button", name="Buy a Hard Drive")
    expect(buy).to_be_in_viewport()
    buy.click()
    page.keyboard.press("l")
    expect(page.get_by_role("dialog")).to_contain_text("You buy a Hard Drive for $1K.")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Buy no more").click()
    expect(page.locator(".plaque").first).to_be_visible()


@pytest.mark.parametrize("size", SIZES)
def test_diamonds_are_bought_at_the_black_market(visit: Visit, size: tuple[int, int]) -> None:
    page = visit("/", *size)
    alone(page, "diamond_thief", packs.loot_for(thief_price=1, thief_diamonds=3))
    until_asked(page, "The black market is open.")
    looks_well(page)
    goals = page.get_by_role("region", name="To win")
    for _ in range(3):
        before = goals.inner_text()
        page.get_by_role("button", name="Buy a Diamond ($1K)").click()
        expect(goals).not_to_have_text(before, use_inner_text=True)
    expect(goals).to_contain_text("reached")
    page.get_by_role("button", name="Close the market").click()
    expect(page.locator(".verdict")).to_be_visible()
    assert fits(page)


@pytest.mark.parametrize("size", SIZES)
def test_a_gold_bar_counts_as_what_is_missing(visit: Visit, size: tuple[int, int]) -> None:
    page = visit("/", *size)
    alone(page, "crypto_currency", packs.gold())
    until_asked(page, "count as", 3, "Gold Bar")
    looks_well(page)
    choices = page.locator(OFFERS)
    assert choices.count() == 3
    choices.first.click()
    page.locator(".verdict").or_(choices.first).first.wait_for()


@pytest.mark.rule("SO-2.8")
@pytest.mark.parametrize("scenario", ["simultaneous_plunder", "heat_is_on"])
@pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=["desk", "phone"])
def test_one_chooses_which_of_several_jobs_is_settled_next(visit: Visit, size: tuple[int, int], scenario: str) -> None:
    page = visit("/", *size)
    alone(page, scenario, packs.together())
    until_asked(page, "Which one do you settle next?", wanted="Place all")
    looks_well(page)
    assert nothing_cut(page)
    settles = page.get_by_role("button", name="Settle job").and_(page.locator(OFFERS))
    expect(settles).to_have_count(3)
    for each in settles.all():
        expect(each).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="Scenario rules").click()
    rules = page.get_by_role("dialog")
    expect(rules).to_contain_text("You choose the order in which jobs completed in the same turn are settled.")
    expect(rules.get_by_role("listitem").last).to_be_in_viewport(ratio=1)
    looks_well(page)
    page.keyboard.press("Escape")
    chosen = settles.nth(1).get_attribute("data-offer")
    settles.nth(1).click()
    if scenario == "simultaneous_plunder":
        until_asked(page, "Take one of the tokens?")
        page.locator(OFFERS).first.click()
    until_asked(page, "Which one do you settle next?")
    expect(settles).to_have_count(2)
    assert chosen not in [each.get_attribute("data-offer") for each in settles.all()]
