"""What the browser tests do again and again: look a page over, begin a game, play on."""

import os
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, TimeoutError, expect

from getaway.kernel.chance import SplitMix, seeded

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
OFFERS = "[data-offer]:visible:not([disabled])"
OVER = ".verdict"
IDLE = "html:not([data-busy])"
"""The page of a table on which nothing is about to change: no command is unanswered, nothing is played out."""
MOST_CLICKS = 3000
SOAK = os.environ.get("GETAWAY_SOAK") == "1"
"""In `make soak`: the long forms, every game in every way."""

Visit = Callable[..., Page]


def width_of(page: Page) -> int:
    """How wide the page is, beyond the window too."""
    width = page.evaluate("document.documentElement.scrollWidth")
    assert isinstance(width, int)
    return width


def fits(page: Page) -> bool:
    """Whether nothing has to be scrolled sideways."""
    size = page.viewport_size
    assert size is not None
    return width_of(page) <= size["width"]


def out_of_reach(page: Page) -> list[str]:
    """The moves that stand beyond the left or right edge, where a box that hides what overflows would hide them."""
    found: list[str] = page.evaluate(
        """() => [...document.querySelectorAll('[data-offer]')].filter(each => {
          const box = each.getBoundingClientRect();
          return each.checkVisibility() && (box.left < -2 || box.right > innerWidth + 2);
        }).map(each => each.dataset.offer)"""
    )
    return found


def faults(page: Page) -> list[str]:
    """What axe finds serious or critical, in both themes."""
    page.evaluate(AXE.read_text())
    found = []
    for theme in ("dark", "light"):
        page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
        result: dict[str, Any] = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
        for fault in result["violations"]:
            if fault["impact"] in ("serious", "critical"):
                where = [" ".join(map(str, node["target"])) for node in fault["nodes"]][:4]
                found.append(f"{theme}: {fault['id']}: {fault['help']}: {where}")
    page.evaluate("document.documentElement.dataset.theme = 'dark'")
    return found


def looks_well(page: Page) -> None:
    """No serious finding, nothing wider than the window, and every move in reach."""
    found = faults(page)
    assert not found, found
    assert not out_of_reach(page), out_of_reach(page)
    assert fits(page), f"the page is {width_of(page)} wide"


def play_now(page: Page, title: str) -> None:
    """From home to the first choice, in one click."""
    page.get_by_role("button", name=f"Play now: {title}").click()
    expect(page.locator(OFFERS).first).to_be_visible()


def open_table(
    page: Page, game: str, seats: list[str], options: Mapping[str, str | bool] | None = None, **order: object
) -> None:
    """Set a table up as an order over REST, and go to it; the order's seats are its kinds, `bot:level` for bots.

    Bosses of The Big Score are dealt, unless the options say otherwise.
    """
    places = [{"kind": seat.partition(":")[0], "bot": seat.partition(":")[2] or None} for seat in seats]
    page.get_by_role("button", name="Play now").first.wait_for()  # by then the house knows this browser
    usual = {"bosses": "dealt"} if game == "big_score" else {}
    order |= {"game": game, "seats": places, "options": usual | dict(options or {})}
    answer = page.request.post("/api/tables", data=order)
    assert answer.ok, answer.text()
    page.goto(f"/table/{answer.json()['table']}")


def wait_until_idle(page: Page) -> None:
    """Wait until the last command is answered and all that came of it is shown."""
    page.locator(IDLE).wait_for(state="attached")


def settle(page: Page) -> bool:
    """Wait until something can be done or the game is over; whether it is over."""
    wait_until_idle(page)
    seal_anyway(page)
    wait_until_idle(page)
    page.locator(OFFERS).or_(page.locator(OVER)).first.wait_for()
    return page.locator(OVER).is_visible()


def seal_anyway(page: Page) -> None:
    """Where a plan that can bring nothing is asked about: it is meant."""
    anyway = page.locator("dialog.panel .btn.danger")
    if anyway.is_visible():
        anyway.click()


def click_any(page: Page, rng: SplitMix) -> None:
    """One of the moves on offer; what ends a decision is preferred, so that arranging comes to an end."""
    seal_anyway(page)
    primary = page.locator(f".btn.pri{OFFERS}")
    offers = primary if primary.count() > 0 and rng.below(3) > 0 else page.locator(OFFERS)
    count = offers.count()
    if count == 0:
        return
    with suppress(TimeoutError):  # it may be taken away in the meantime
        offers.nth(rng.below(count)).click(timeout=2_000)


def play_to_the_end(page: Page, seed: int = 1) -> None:
    """Click whatever is offered until the game is over."""
    rng = seeded(seed)
    for _ in range(MOST_CLICKS):
        if settle(page):
            return
        click_any(page, rng)
    raise AssertionError("the game does not end")


def ready(*pages: Page) -> None:
    """Everyone says so, and the game is dealt."""
    for page in pages:
        page.get_by_role("button", name="I'm ready").click()


def come_to_assign(page: Page) -> None:
    """In The Big Score through the start and the draft, by the first of what is offered."""
    seal = page.get_by_role("button", name="Seal my plan")
    while not (settle(page) or seal.is_visible()):
        page.locator(OFFERS).first.click()


def drag(page: Page, thing: Locator, to: Locator, x: float = 0.5, y: float = 0.5) -> None:
    """By the mouse, from the middle of a thing to a place on another, by parts of its width and height."""
    wait_until_idle(page)
    thing.hover()  # waits until it stands still
    page.mouse.down()
    there = to.bounding_box()
    assert there is not None
    page.mouse.move(there["x"] + there["width"] * x, there["y"] + there["height"] * y, steps=8)
    page.mouse.up()


def meet_by_link(host: Page, visit: Visit, game: str, width: int = 390, height: int = 844) -> Page:
    """The host's table for two, with a friend who comes by its link; both say that they are ready."""
    host.goto(f"/new/{game}?seats=2")
    host.get_by_label("Seat 1", exact=True).select_option("mine")
    host.get_by_label("Seat 2", exact=True).select_option("invited")
    host.get_by_role("button", name="Open the table").click()
    host.get_by_role("button", name="Make a link").click()
    guest = visit(host.get_by_label("Link for Seat 2", exact=True).input_value(), width, height)
    sit_down(guest)
    ready(guest, host)
    return guest


def sit_down(guest: Page, name: str | None = None) -> None:
    """Who came by a link is asked their name: one tap."""
    if name is not None:
        guest.get_by_label("Your name").fill(name)
    guest.get_by_role("button", name="Sit down", exact=True).click()


def play_together(pages: Sequence[Page], seed: int = 1) -> None:
    """Whoever can do something does any of it, until the game is over for all."""
    rng = seeded(seed)
    for _ in range(MOST_CLICKS):
        if pages[0].locator(OVER).is_visible():
            break
        for page in pages:
            if page.locator(OFFERS).count() > 0:
                click_any(page, rng)
    for page in pages:
        expect(page.locator(OVER)).to_be_visible()


def log_of(page: Page) -> Locator:
    """The table's log, on a wide screen."""
    return page.get_by_role("list", name="Log")
