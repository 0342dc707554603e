"""How To Rob A Bank in a real browser, from both sides, by clicking what is offered."""

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from getaway.kernel.chance import Chance, seeded
from tests.browser.conftest import Visit

PHONE = (390, 844)
DESKTOP = (1440, 900)

OPEN_TABLE = """(order) => new Promise((opened, refused) => {
  const socket = new WebSocket(`${location.origin.replace("http", "ws")}/ws`);
  socket.onmessage = (frame) => {
    const message = JSON.parse(frame.data);
    if (message.type === "Welcome") socket.send(JSON.stringify({ type: "OpenTable", id: "0".repeat(32), order }));
    if (message.type === "Refused") refused(new Error(message.why));
    if (message.type === "TableOpened") { opened(message.table); socket.close(); }
  };
})"""
INSTANT = """localStorage.setItem("getaway.settings", JSON.stringify({ pace: "instant" }))"""


def sit_down(page: Page, seats: int, mine: int) -> None:
    """At a new table with random bots at the other seats; the first seat is the Bank."""
    places: list[dict[str, Any]] = [{"kind": "bot", "bot": "random"} for _ in range(seats)]
    places[mine] = {"kind": "mine", "bot": None}
    page.evaluate(INSTANT)
    table = page.evaluate(OPEN_TABLE, {"game": "rob_a_bank", "seats": places})
    page.goto(f"{page.url.split('/table')[0].rstrip('/')}/table/{table}")
    expect(offers(page).first).to_be_visible()


def offers(page: Page) -> Locator:
    """What can be done now, wherever it is drawn."""
    return page.locator("[data-offer]:visible")


def again(page: Page) -> Locator:
    """The button that is there when the game is over."""
    return page.get_by_role("button", name="Play again")


def act(page: Page, rng: Chance) -> None:
    """Do one of the things on offer, and wait for what comes of it."""
    now = offers(page)
    before = page.locator("body").inner_text()
    now.nth(rng.below(now.count())).click()
    page.wait_for_function("before => document.body.innerText !== before", arg=before)
    expect(offers(page).or_(again(page)).first).to_be_visible()


def reach(page: Page, phase: str) -> None:
    """Play until this phase."""
    rng = seeded(7)
    while page.locator(".steps [aria-current]").inner_text() != phase:
        act(page, rng)


@pytest.mark.parametrize(("size", "mine"), [(PHONE, 1), (DESKTOP, 0)], ids=["robber on a phone", "bank on a desktop"])
def test_a_game_is_played_to_its_end(visit: Visit, size: tuple[int, int], mine: int) -> None:
    page = visit("/", *size)
    sit_down(page, 3, mine)
    rng = seeded(1)
    while not again(page).is_visible():
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert wide <= size[0]
        assert page.evaluate("document.documentElement.scrollHeight") <= size[1]
        act(page, rng)
    expect(page.get_by_role("heading", level=1)).to_contain_text("Money Bag")
    expect(page.get_by_role("row", name="Thrown into the car")).to_be_visible()


def test_a_chosen_card_is_played_on_the_stack_and_covered_by_the_next(visit: Visit) -> None:
    page = visit("/", *DESKTOP)
    sit_down(page, 2, 1)
    reach(page, "Plan")
    hand = page.get_by_role("group", name="Yellow: hand")
    expect(hand.get_by_role("button")).to_have_count(8)
    page.keyboard.press("3")
    chosen = hand.get_by_role("button", pressed=True)
    name = chosen.locator(".nm").inner_text()
    play = page.get_by_role("button", name=f"Play {name}").last
    play.click()
    expect(page.get_by_role("group", name="Green: hand")).to_be_visible()
    yellow = page.get_by_role("row", name="Yellow")
    expect(yellow.locator(".slot.face")).to_have_count(1)
    for _ in range(2):
        act(page, seeded(1))
    expect(yellow.locator(".slot.back")).to_have_count(1)


def test_a_room_out_of_reach_is_refused_with_its_rule(visit: Visit) -> None:
    page = visit("/", *DESKTOP)
    sit_down(page, 2, 1)
    reach(page, "Action")
    plan = page.locator(".plan")
    box = plan.bounding_box()
    assert box is not None
    lit = {room.get_attribute("data-offer") for room in page.locator(".goal.at-room").all()}
    room = next(number for number in range(1, 10) if f"room:{number}" not in lit)
    x, y = (84 + 184 * ((room - 1) % 3) + 12, 84 + 184 * ((room - 1) // 3) + 60)
    page.mouse.click(box["x"] + x / 720 * box["width"], box["y"] + y / 720 * box["height"])
    expect(page.get_by_role("alert").locator(".rule")).to_contain_text("RB-4.")
