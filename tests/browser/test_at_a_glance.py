"""Small things that a glance at the page should get right: what stands where, and what is said of whom."""

import re
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.driving import OFFERS, Visit, come_to_assign, open_table, play_now, ready, settle, sit_down
from tests.browser.packs import printed

CALM = "localStorage.setItem('getaway.settings', '{\"pace\":\"calm\"}')"
OVERLAPS = """() => [...document.querySelectorAll('.job .stamp')].filter(stamp => {
  const a = stamp.getBoundingClientRect();
  return [...stamp.closest('.job').querySelectorAll('.mine > *, .slot, header')].some(other => {
    const b = other.getBoundingClientRect();
    return Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
      && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  });
}).map(stamp => stamp.closest('.job').innerText)"""


def easy_jobs() -> dict[str, Any]:
    """The printed box, but for its jobs: one Con Man is enough for each."""
    box = printed()
    for job in box["jobs"]:
        for crew in box["crew"]:
            job.pop(crew["id"], None)
        job |= {"con_man": 1, "source": "reconstructed"}
    return box


def heights(page: Page) -> list[float]:
    """Of the seats' panels."""
    found: list[float] = page.locator(".seats article").evaluate_all(
        "each => each.map(one => one.getBoundingClientRect().height)"
    )
    return found


def test_jobs_are_resolved_without_anything_jumping_or_covering(visit: Visit) -> None:
    page = visit("/", 1280, 720)
    open_table(page, "big_score", ["mine", *["bot:easy"] * 3], pack=easy_jobs())
    come_to_assign(page)
    page.add_init_script(CALM)
    page.reload()
    page.get_by_role("button", name="Seal my plan").click()
    page.get_by_role("button", name="Seal it anyway").click()
    page.get_by_role("button", name="Pause", exact=True).click()
    step = page.get_by_role("group", name="Phase").locator("[aria-current=step]")
    onward = page.get_by_role("button", name="Next")
    before = heights(page)
    gains = stamps = 0
    for _ in range(120):
        if not onward.is_visible():
            break
        expect(step).to_have_text("Resolve")
        assert page.evaluate(OVERLAPS) == []
        assert heights(page) == before
        gains += page.locator(".seats .gain").count()
        stamps += page.locator(".job .stamp").count()
        if stamps and gains:
            break
        words = page.locator(".prompt h2").inner_text()
        onward.click()
        expect(page.locator(".prompt h2")).not_to_have_text(words, use_inner_text=True)
    assert stamps > 0
    assert gains > 0


def test_odds_leave_the_moves_where_they_are(visit: Visit) -> None:
    page = visit("/", 1440, 900)
    open_table(page, "big_score", ["mine", "bot:random", "bot:random"], odds="live")
    seal = page.get_by_role("button", name="Seal my plan")
    while not (settle(page) or page.locator(".plaque").first.is_visible()):
        (seal if seal.is_visible() else page.locator(OFFERS).first).click()
    odds = page.locator("details.odds")
    expect(odds).to_contain_text("keep robbing")
    for width, height in [(1440, 900), (1280, 720)]:
        page.set_viewport_size({"width": width, "height": height})
        box = odds.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= height
        assert page.locator(".acts").evaluate("each => each.scrollHeight <= each.clientHeight")
        for plaque in page.locator(".plaque").all():
            expect(plaque).to_be_in_viewport(ratio=1)


def test_a_chat_that_was_read_stays_read_over_a_reload(visit: Visit) -> None:
    host = visit()
    open_table(host, "masters", ["mine", "open"])
    guest = visit(f"{host.url}?sit=1")
    sit_down(guest)
    ready(guest, host)
    host.get_by_role("button", name="Chat").click()
    host.get_by_label("Say something").fill("Nice hat.")
    host.get_by_role("button", name="Send").click()
    host.keyboard.press("Escape")
    expect(host.get_by_role("button", name="Chat", exact=True)).to_be_visible()
    guest.get_by_role("button", name="Chat, new messages").click()
    expect(guest.get_by_role("dialog")).to_contain_text("Nice hat.")
    guest.keyboard.press("Escape")
    for page in (guest, host):
        page.reload()
        page.get_by_role("button", name=re.compile("^Chat")).wait_for()
        expect(page.get_by_role("button", name="Chat", exact=True)).to_be_visible()


def test_without_a_connection_no_list_is_called_empty(visit: Visit) -> None:
    page = visit()
    sockets: list[WebSocketRoute] = []

    def keep(socket: WebSocketRoute) -> None:
        if sockets:
            socket.close()
        else:
            socket.connect_to_server()
        sockets.append(socket)

    page.route_web_socket("**/ws", keep)
    page.goto("/about")
    page.get_by_role("heading", name="About").first.wait_for()
    sockets[0].close()
    expect(page.get_by_text("Can't reach the server")).to_be_visible()
    page.get_by_role("link", name="Play", exact=True).click()
    expect(page.get_by_text("Not connected").first).to_be_visible()
    expect(page.get_by_text("No tables yet")).to_have_count(0)
    expect(page.get_by_text("No open tables")).to_have_count(0)


def test_the_waiting_room_says_what_can_be_done_in_it(visit: Visit) -> None:
    page = visit()
    open_table(page, "masters", ["mine", "invited"])
    expect(page.get_by_text("Each empty seat has its own link")).to_be_visible()
    expect(page.get_by_text("read out the code")).to_have_count(0)
    page.goto("/")
    open_table(page, "masters", ["mine", "open"])
    expect(page.get_by_text("read out the code")).to_be_visible()
    expect(page.locator(".code b")).to_be_visible()


def test_on_a_touch_screen_a_plan_is_ordered_by_its_handles(visit: Visit) -> None:
    page = visit("/", 390, 844, touch=True)
    play_now(page, "Masters of the Heist")
    grips = page.locator(".crewrow .grip:visible")
    while not (settle(page) or grips.count() > 1):
        page.locator(OFFERS).first.click()
    expect(page.locator(".prompt h2")).to_contain_text("handle")
    expect(page.locator(".prompt h2")).not_to_contain_text("arrow")
    order = page.get_by_role("list", name="Crew order").get_by_role("button")
    first = (order.first.get_attribute("aria-label") or "").removeprefix("1. ")
    one, two = grips.nth(0).bounding_box(), grips.nth(1).bounding_box()
    assert one is not None
    assert two is not None
    x, y = one["x"] + one["width"] / 2, one["y"] + one["height"] / 2
    page.clock.install()
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    page.clock.run_for(2_000)
    expect(page.locator("dialog[open]")).to_have_count(0)
    for part in (0.4, 0.8, 1.2):
        point = {"x": x, "y": y + (two["y"] - one["y"]) * part}
        finger.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(order.nth(1)).to_have_attribute("aria-label", f"2. {first}")
