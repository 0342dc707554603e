"""Odds, hints and clocks, where a table has them."""

import re

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.browser.driving import OFFERS, Visit, looks_well, open_table, settle

GAMES = ["masters", "rob_a_bank", "big_score"]


def come_to_the_vault(page: Page, odds: str) -> Locator:
    """A table of The Big Score, at the first raid; where its odds stand."""
    open_table(page, "big_score", ["mine", "bot:random", "bot:random"], odds=odds)
    seal = page.get_by_role("button", name="Seal my plan")
    while not (settle(page) or page.locator(".plaque").first.is_visible()):
        (seal if seal.is_visible() else page.locator(OFFERS).first).click()
    return page.locator("details.odds")


@pytest.mark.parametrize("size", [(1440, 900), (360, 740)], ids=["desk", "phone"])
def test_odds_stand_at_the_desk_while_one_decides(visit: Visit, size: tuple[int, int]) -> None:
    page = visit("/", *size)
    odds = come_to_the_vault(page, "live")
    expect(odds).to_contain_text("No risk this round.")
    expect(page.locator(".plaque").first).to_be_in_viewport()
    looks_well(page)


def test_odds_of_the_last_move_come_after_it(visit: Visit) -> None:
    page = visit()
    odds = come_to_the_vault(page, "after")
    expect(odds.filter(has_text="No risk this round.")).to_have_count(0)
    page.keyboard.press("r")
    expect(odds).to_contain_text("Odds of your last move")
    expect(odds).to_contain_text("No risk this round.")


def test_a_table_without_odds_and_hints_shows_none(visit: Visit) -> None:
    page = visit()
    open_table(page, "masters", ["mine", "bot:random"])
    page.locator(OFFERS).first.wait_for()
    page.wait_for_load_state("networkidle")
    expect(page.locator("details.odds")).to_have_count(0)
    page.keyboard.press("h")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_is_made_with_one_click(visit: Visit, game: str) -> None:
    page = visit("/", 360, 740)
    open_table(page, game, ["mine", "bot:random"], hints=True)
    page.locator(OFFERS).first.wait_for()
    page.get_by_role("button", name="Hint").click()
    sheet = page.get_by_role("dialog")
    do = sheet.get_by_role("button", name="Make this move").first
    expect(do).to_be_visible()
    looks_well(page)
    before = page.locator(".prompt h2").inner_text(), page.locator(".ticker").inner_text()
    do.click()
    expect(sheet).to_be_hidden()
    if game == "rob_a_bank":  # a planned card cannot be taken back: the hint chooses it, the player plays it
        page.locator(".btn.pri[data-final]").click()
    page.wait_for_function(
        "b => document.querySelector('.prompt h2')?.innerText !== b[0] "
        "|| document.querySelector('.ticker')?.innerText !== b[1]",
        arg=list(before),
    )


def test_a_hint_asked_too_often_counts_down_and_then_comes(visit: Visit) -> None:
    page = visit()
    open_table(page, "masters", ["mine", "bot:random"], hints=True)
    page.locator(OFFERS).first.wait_for()
    asked: list[str] = []

    def refuse_the_first(route: Route) -> None:
        asked.append(route.request.url)
        if len(asked) > 1:
            route.continue_()
        else:
            route.fulfill(status=429, headers={"retry-after": "3"}, json={"rule": "", "why": "Too many questions."})

    page.route("**/hint?seat=*", refuse_the_first)
    page.clock.install(time=0)
    page.clock.pause_at(60_000)
    page.get_by_role("button", name="Hint").click()
    sheet = page.get_by_role("dialog")
    for left in ("3 seconds", "2 seconds", "1 second"):
        expect(sheet.get_by_role("status")).to_have_text(f"Too many requests. Next hint in {left}.")
        assert len(asked) == 1
        page.clock.run_for(1000)
    expect(sheet.get_by_role("button", name="Make this move").first).to_be_visible()
    assert len(asked) == 2


def test_a_seat_has_a_clock_that_runs_while_it_decides(visit: Visit) -> None:
    page = visit()
    clock = {"base": 900, "increment": 10, "flag": "move"}
    open_table(page, "masters", ["mine", "bot:random"], clock=clock)
    own = page.get_by_role("timer").first
    expect(own).to_have_text(re.compile(r"^1\d:\d\d$"))
    before = own.inner_text()
    looks_well(page)
    expect(own).not_to_have_text(before)
    page.reload()
    expect(own).to_have_text(re.compile(r"^1\d:\d\d$"))


def test_a_decision_that_takes_too_long_is_made_by_the_house(visit: Visit) -> None:
    page = visit("/", 390, 844)
    open_table(page, "masters", ["mine", "bot:random"], deadline=5, stand_in="random")
    page.locator(OFFERS).first.wait_for()
    expect(page.get_by_role("timer").first).to_be_visible()
    looks_well(page)
    expect(page.locator(".ticker")).not_to_contain_text("the game begins")
