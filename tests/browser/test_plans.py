"""A plan is laid out by a hint and sealed by the player; one that can bring nothing is asked about first."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from getaway.kernel.chance import seeded
from tests.browser.driving import (
    OFFERS,
    Visit,
    click_any,
    come_to_assign,
    log_of,
    looks_well,
    open_table,
    settle,
    wait_until_idle,
)
from tests.browser.packs import printed

SEALED = "You have sealed your plan"


def to_the_plan(page: Page, game: str) -> None:
    open_table(page, game, ["mine", "bot:random"], hints=True)
    rng = seeded(3)
    seal = page.locator("[data-final]:visible")
    while not (settle(page) or seal.first.is_visible()):
        click_any(page, rng)


def follow(page: Page) -> None:
    page.keyboard.press("h")
    page.get_by_role("button", name="Make this move").first.click()
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_hint_orders_a_plan_and_is_dropped_when_the_plan_is_changed(visit: Visit) -> None:
    page = visit()
    to_the_plan(page, "masters")
    left = page.get_by_role("group", name="Hint")
    follow(page)
    expect(left).to_contain_text("Next:")
    selectors = page.get_by_role("list", name="Selector order").get_by_role("button")
    selectors.nth(3).click()
    selectors.nth(0).click()
    expect(left).to_have_count(0)
    follow(page)
    left.get_by_role("button", name=re.compile("Lay out all|Make this move")).last.click()
    expect(left).to_have_count(0)
    wait_until_idle(page)
    expect(log_of(page)).not_to_contain_text(SEALED)
    page.get_by_role("button", name="Seal my plan").click()
    settle(page)
    expect(log_of(page)).to_contain_text(re.compile("You (rob|fail)|Player 2 (robs|fails)"))


def test_a_hint_chooses_a_card_and_leaves_it_to_be_played(visit: Visit) -> None:
    page = visit()
    open_table(page, "rob_a_bank", ["bot:random", "mine"], hints=True)
    rng = seeded(7)
    while not (settle(page) or page.locator(".acard[aria-pressed]").first.is_visible()):
        click_any(page, rng)
    hand = page.locator(".acard")
    many = hand.count()
    follow(page)
    wait_until_idle(page)
    expect(hand).to_have_count(many)
    expect(page.locator(".acard[aria-pressed=true]")).to_have_count(1)


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=["desk", "phone"])
def test_a_plan_that_sends_nobody_is_asked_about(visit: Visit, size: tuple[int, int]) -> None:
    page = visit("/", *size)
    open_table(page, "big_score", ["mine", "bot:random"])
    come_to_assign(page)
    seal = page.get_by_role("button", name="Seal my plan")
    seal.click()
    back = page.get_by_role("button", name="Keep planning")
    expect(back).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(seal).to_be_visible()
    seal.click()
    page.get_by_role("button", name="Seal it anyway").click()
    expect(seal).to_be_hidden()


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=["desk", "phone"])
def test_a_plan_that_plainly_fails_is_asked_about(visit: Visit, size: tuple[int, int]) -> None:
    page = visit("/", *size)
    box = printed("masters")
    for mark in box["marks"]:
        mark["difficulty"] = 9
    open_table(page, "masters", ["mine", "bot:random"], pack=box)
    seal = page.get_by_role("button", name="Seal my plan")
    while not (settle(page) or seal.is_visible()):
        page.locator(OFFERS).first.click()
    seal.click()
    question = page.get_by_role("dialog")
    expect(question).to_contain_text(re.compile("This plan takes no mark. Its first heist, .*, needs Skill 9 and has "))
    expect(page.get_by_role("button", name="Keep planning")).to_be_focused()
    looks_well(page)
    page.keyboard.press("Enter")
    expect(question).to_have_count(0)
    wait_until_idle(page)
    expect(seal).to_be_visible()
    seal.click()
    page.get_by_role("button", name="Seal it anyway").click()
    settle(page)
    page.keyboard.press("l")
    expect(page.get_by_role("dialog").or_(log_of(page)).first).to_contain_text("You fail")


def test_a_plan_that_may_come_off_is_sealed_at_once(visit: Visit) -> None:
    page = visit()
    box = printed("masters")
    for mark in box["marks"]:
        mark["difficulty"] = 0
    open_table(page, "masters", ["mine", "bot:random"], pack=box)
    seal = page.get_by_role("button", name="Seal my plan")
    while not (settle(page) or seal.is_visible()):
        page.locator(OFFERS).first.click()
    seal.click()
    expect(log_of(page)).to_contain_text(re.compile("You (rob|take it)"))


def test_a_hint_fills_an_assignment_and_seals_nothing(visit: Visit) -> None:
    page = visit()
    to_the_plan(page, "big_score")
    hand = page.get_by_role("group", name="Your hand").locator("button")
    used = page.get_by_role("group", name="Your hand").locator("button.used")
    many = hand.count()
    follow(page)
    expect(used).to_have_count(1)
    expect(page.get_by_text("Laid out, not sealed yet")).to_be_attached()
    left = page.get_by_role("group", name="Hint")
    left.get_by_role("button", name="Make this move").click()
    expect(used).to_have_count(2)
    left.get_by_role("button", name="Lay out all").click()
    expect(used).to_have_count(many)
    expect(left).to_have_count(0)
    wait_until_idle(page)
    expect(page.get_by_role("button", name="Seal my plan")).to_be_visible()


def hint_first_offers(page: Page) -> None:
    """Whatever the machine has to do: a hint is the first moves on offer, without a search."""
    views: list[dict[str, Any]] = []

    def heard(frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "ViewUpdate" and message["view"]:
            views.append(message["view"])

    def answered(route: Route) -> None:
        first, *rest = [{"move": offer["move"], "text": offer["text"]} for offer in views[-1]["offers"][:3]]
        figures = {"expected": 0.5, "low": 0.4, "high": 0.6, "tries": 9, "compared": True, "why": ""}
        route.fulfill(json={"seat": 0, "outlook": "open", "hints": [first | figures], "rest": rest})

    page.on("websocket", lambda socket: socket.on("framereceived", heard))
    page.route("**/hint*", answered)


@pytest.mark.parametrize("size", [(390, 844), (360, 740)])
def test_on_a_phone_a_hint_takes_no_room_from_the_board(visit: Visit, size: tuple[int, int]) -> None:
    page = visit("/", *size)
    hint_first_offers(page)
    to_the_plan(page, "big_score")
    board = page.locator(".table > .board")
    before = board.bounding_box()
    follow(page)
    left = page.get_by_role("group", name="Hint")
    expect(left).to_contain_text("Next:")
    wait_until_idle(page)
    after = board.bounding_box()
    assert before is not None
    assert after is not None
    assert after["height"] >= before["height"] - 1
    for button in left.get_by_role("button").all():
        expect(button).to_be_in_viewport(ratio=1)
    looks_well(page)
