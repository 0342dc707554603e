"""What a table shows besides its game: cards to be read large, who is away, reminders, what was won."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from getaway.kernel.chance import seeded
from tests.browser.driving import OFFERS, Visit, click_any, looks_well, open_table, play_now, settle

CARDS = {"The Big Score": ".job", "How To Rob A Bank": ".acard", "Masters of the Heist": ".mk"}
LARGE = "dialog[open] article"


def told_otherwise(page: Page, change: Callable[[dict[str, Any]], None]) -> None:
    """From the next visit on, every message of the house is changed before the page hears it."""

    def between(socket: WebSocketRoute) -> None:
        house = socket.connect_to_server()

        def pass_on(frame: str | bytes) -> None:
            message = json.loads(frame)
            change(message)
            socket.send(json.dumps(message))

        house.on_message(pass_on)

    page.route_web_socket("**/ws", between)


def hold(page: Page, selector: str, milliseconds: int) -> None:
    """Put a finger on it for so long."""
    box = page.locator(selector).locator("visible=true").first.bounding_box()
    assert box is not None
    finger = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
    page.wait_for_timeout(milliseconds)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.parametrize("title", CARDS)
def test_a_card_is_read_large_by_right_click(visit: Visit, title: str) -> None:
    page = visit()
    play_now(page, title)
    card = page.locator(CARDS[title]).locator("visible=true").first
    rng = seeded(1)
    while not (card.is_visible() or settle(page)):
        click_any(page, rng)
    card.click(button="right")
    expect(page.locator(LARGE)).to_be_visible()
    expect(page.locator("dialog[open] .rule").first).to_be_visible()
    looks_well(page)
    page.keyboard.press("Escape")
    expect(page.locator(LARGE)).to_have_count(0)


def test_a_card_is_read_large_by_keyboard_and_the_focus_comes_back(visit: Visit) -> None:
    page = visit()
    play_now(page, "Masters of the Heist")
    page.locator(OFFERS).first.focus()
    page.keyboard.press("i")
    expect(page.locator(LARGE)).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator(LARGE)).to_have_count(0)
    expect(page.locator(OFFERS).first).to_be_focused()


def test_a_long_press_is_no_tap(visit: Visit) -> None:
    page = visit("/", 390, 844, touch=True)
    play_now(page, "Masters of the Heist")
    money = page.locator(".strip .num").first.inner_text()
    hold(page, ".line", 700)
    expect(page.locator(LARGE)).to_be_visible()
    looks_well(page)
    page.touchscreen.tap(195, 400)
    expect(page.locator(LARGE)).to_have_count(0)
    assert page.locator(".strip .num").first.inner_text() == money, "nothing was bought"
    hold(page, ".line[data-offer]", 50)
    expect(page.locator(".strip .num").first).not_to_have_text(money)


def test_who_is_away_is_marked(visit: Visit) -> None:
    page = visit()
    told_otherwise(page, lambda message: message.update(away=[1]) if message["type"] == "TableState" else None)
    page.goto("/")
    play_now(page, "Masters of the Heist")
    expect(page.locator(".seats .state", has_text="away")).to_be_visible()
    looks_well(page)


def test_a_reminder_is_set_where_the_house_sends_any(visit: Visit) -> None:
    page = visit()
    open_table(page, "masters", ["mine", "bot:easy"])
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("heading", name="This table")).to_be_visible()
    expect(page.get_by_label("Webhook address")).to_have_count(0)

    def allow(message: dict[str, Any]) -> None:
        if message["type"] == "Welcome":
            message["reminders"] = ["hooks.example.org"]

    told_otherwise(page, allow)
    page.reload()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Webhook address").fill("https://hooks.example.org/x")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("HR-15")  # this house sends none after all
    looks_well(page)


def test_the_house_remembers_what_was_won(visit: Visit) -> None:
    page = visit()
    won = [{"game": "big_score", "scenario": "diamond_thief", "times": 2}]
    page.route("**/api/progress", lambda route: route.fulfill(json=won))
    page.goto("/solo")
    expect(page.get_by_role("listitem").filter(has_text="Diamond Thief")).to_contain_text("Won")


def test_a_campaign_shows_where_one_stands(visit: Visit) -> None:
    page = visit()
    open_table(page, "masters", ["mine"])
    games = page.get_by_role("region", name="Campaign").get_by_role("listitem")
    expect(games).to_have_count(3)
    expect(games.first).to_have_attribute("aria-current", "step")
    expect(games.last).to_contain_text("Goal $120K")
