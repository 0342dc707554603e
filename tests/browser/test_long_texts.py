"""Longer words than English has, at the width of a small phone: nothing is cut off, nothing scrolls sideways."""

from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import Page

from getaway.kernel.chance import seeded
from tests.browser.driving import OFFERS, OVER, Visit, click_any, open_table, play_to_the_end, settle
from tests.browser.layout_checks import TOO_LONG, cut_off
from tests.browser.long_texts import lengthened, longer, speak, speak_long
from tests.browser.test_every_screen import PATHS, PHASE, TABLES, open_by_key

PHONE = (360, 740)
MOST_CLICKS = 40
TONGUES: dict[str, Callable[[Page], None]] = {"long": speak_long, "de": partial(speak, language="de")}


def look(page: Page, name: str) -> list[str]:
    """What cannot be reached, and whose text does not fit; the window stays that of a phone."""
    found = cut_off(page, [PHONE]) + page.evaluate(TOO_LONG)
    return [f"{name}: {each}" for each in found]


def test_texts_become_longer_and_nothing_else() -> None:
    source = "won = { $count ->\n    [one] You won\n   *[other] You won { $count } times\n}\n    .help = Play again\n"
    assert (
        lengthened(source).split()
        == longer(source)
        .replace("coóuúnt", "count")
        .replace("oóneé", "one")
        .replace("oótheér", "other")
        .replace("woón =", "won =")
        .replace("heélp", "help")
        .split()
    )
    assert len(longer("The game begins when everyone is ready.")) > 1.3 * len("The game begins when everyone is ready.")


@pytest.mark.parametrize("tongue", TONGUES)
def test_the_pages(visit: Visit, tongue: str) -> None:
    page = visit(width=PHONE[0], height=PHONE[1])
    TONGUES[tongue](page)
    found = []
    for path in PATHS:
        page.goto(path)
        page.locator("h1").first.wait_for()
        page.wait_for_load_state("networkidle")
        found += look(page, path)
    page.goto("/")
    page.locator(".me").click()
    page.locator("dialog summary").click()
    found += look(page, "the account")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("tongue", TONGUES)
@pytest.mark.parametrize("table", TABLES)
def test_a_table(visit: Visit, table: str, tongue: str) -> None:
    page = visit(width=PHONE[0], height=PHONE[1])
    open_table(page, table.partition(" ")[0], TABLES[table])
    settle(page)
    TONGUES[tongue](page)
    page.reload()
    seen: set[str] = set()
    rng = seeded(5)
    found = []
    for _ in range(MOST_CLICKS):
        over = settle(page)
        phase = "over" if over else str(page.evaluate(PHASE))
        if phase not in seen:
            found += look(page, f"{table}, {phase}")
            seen.add(phase)
        if over:
            break
        click_any(page, rng)
    assert len(seen) > 2, seen
    assert not found, "\n".join(found)


@pytest.mark.parametrize("tongue", TONGUES)
def test_the_end_and_what_follows(visit: Visit, tongue: str) -> None:
    page = visit(width=PHONE[0], height=PHONE[1])
    open_table(page, "masters", ["mine", "bot:random"])
    play_to_the_end(page)
    TONGUES[tongue](page)
    page.reload()
    page.locator(OVER).wait_for()
    found = look(page, "the end")
    page.locator(".fair button").click()
    page.locator(".fair summary").click()
    found += look(page, "the check")
    page.goto(f"/replay/{page.url.rpartition('/')[2]}?at=5&as=all")
    page.locator(".scrub").wait_for()
    found += look(page, "the replay")
    page.goto("/replays")
    page.locator("a.what").wait_for()
    found += look(page, "the replays")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("tongue", TONGUES)
def test_the_sheets_and_the_waiting_room(visit: Visit, tongue: str) -> None:
    page = visit(width=PHONE[0], height=PHONE[1])
    open_table(page, "masters", ["mine", "bot:random"], hints=True, odds="live")
    page.locator(OFFERS).first.wait_for()
    TONGUES[tongue](page)
    page.reload()
    page.locator(OFFERS).first.wait_for()
    found = []
    for key in "cl?hi":
        open_by_key(page, key)
        if key == "h":
            page.locator("dialog ol .btn").first.wait_for()
        if key == "i":
            page.get_by_role("dialog").get_by_role("listitem").first.wait_for()
        found += look(page, f"the sheet of {key}")
        page.keyboard.press("Escape")
        page.locator("dialog[open]").wait_for(state="detached")
    page.locator("header.top .iconbtn").last.click()
    found += look(page, "the menu")
    page.goto("/")
    page.locator("article .btn.pri").first.wait_for()
    answer = page.request.post(
        "/api/tables", data={"game": "masters", "seats": [{"kind": "mine"}, {"kind": "open"}], "listed": True}
    )
    page.goto(f"/table/{answer.json()['table']}")
    page.locator(".begin").wait_for()
    found += look(page, "the waiting room")
    assert not found, "\n".join(found)
