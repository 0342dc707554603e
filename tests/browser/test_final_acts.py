"""No decision that cannot be unmade follows from one tap or one key.

A seeded game is played against a bot. In each phase every kind of control is used once, on a page that was just loaded.
What the page then sends, and what the server says of it, is read off its socket. Either no move was made, or it can be
taken back, or its sealed choice can be opened again. Exempt is a move that is the only one: it is no decision.
"""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket

from getaway.kernel.chance import seeded
from tests.browser.conftest import Visit
from tests.browser.driving import OFFERS, click_any, make_sure, open_table, settle, wait_until_idle

GAMES = {
    "masters": ["mine", "bot:easy"],
    "big_score": ["mine", "bot:easy", "bot:easy"],
    "rob_a_bank": ["mine", "bot:easy"],
}
MOST_STEPS = 90
KEYS = ("Enter", " ", "1", "2", "9", "r", "f", "d", "t", "u", "z", "ArrowRight", "ArrowDown")
"""The keys of the table and of its games, pressed while nothing has the focus."""

CONTROLS = """() => {
  const found = {};
  for (const each of document.querySelectorAll('button, summary, input, [role=button]')) {
    if (each.disabled || !each.checkVisibility() || each.closest('dialog, [inert]')) continue;
    const words = each.getAttribute('aria-label') ?? each.textContent.trim().replace(/\\s+/g, ' ').slice(0, 40);
    found[each.dataset.offer ? `offer ${each.dataset.offer.split(':')[0]}` : words] ??= each;
  }
  return found;
}"""
MARKED = f"""(name) => {{
  const each = ({CONTROLS})()[name];
  if (!each) return false;
  each.scrollIntoView({{ block: 'center', inline: 'center' }});
  const {{ left, top, width, height }} = each.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  each.setAttribute('data-walked', '');
  return each.contains(hit);
}}"""
"""Marks a control; whether it can be hit, and does not lie under another thing."""


class Wire:
    """What a page sends, and what the server last showed it."""

    def __init__(self, page: Page) -> None:
        self.made: list[str] = []
        self.view: dict[str, Any] = {}
        self._asked: dict[str, str] = {}
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: self._sent(json.loads(frame)))
        socket.on("framereceived", lambda frame: self._heard(json.loads(frame)))

    def _sent(self, request: dict[str, Any]) -> None:
        if request["command"]["do"] in ("Make", "Choose"):
            self._asked[request["id"]] = json.dumps(request["command"])

    def _heard(self, message: dict[str, Any]) -> None:
        if message["type"] == "Accepted" and message["id"] in self._asked:
            self.made.append(self._asked[message["id"]])
        if message["type"] == "ViewUpdate" and message["view"] is not None:
            self.view = message["view"]


def come_back(page: Page) -> None:
    """The page as it is when it is loaded."""
    page.reload()
    page.locator(OFFERS).first.wait_for()
    wait_until_idle(page)


def check_last_act(page: Page, wire: Wire, before: dict[str, Any], what: str) -> bool:
    """Whether an act made a move. It fails if that is one that cannot be unmade."""
    wait_until_idle(page)
    if not wire.made:
        return False
    unmade = wire.view["can_take_back"] or wire.view["can_reopen"] or wire.view["can_reset"]
    is_forced = len(before["offers"]) == 1
    assert unmade or is_forced, f"{what} in {before['phase']} is final: {wire.made}"
    return True


def walk(page: Page, wire: Wire, walked: set[tuple[str, str]], *, by_touch: bool) -> None:
    """Use every kind of control once that was not yet used in this phase."""
    phase = wire.view["phase"]
    names = list(page.evaluate(f"() => Object.keys(({CONTROLS})())"))
    acts = [("control", name) for name in names] + ([] if by_touch else [("key", key) for key in KEYS])
    acts = [act for act in acts if (phase, " ".join(act)) not in walked]
    for kind, name in acts:
        walked.add((phase, f"{kind} {name}"))
        come_back(page)
        wire.made.clear()
        before = wire.view
        if kind == "key":
            page.keyboard.press(name)
        elif not page.evaluate(MARKED, name):
            continue
        elif by_touch:
            page.locator("[data-walked]").tap(force=True)
        else:
            page.locator("[data-walked]").focus()
            page.keyboard.press("Enter")
        if check_last_act(page, wire, before, f"{kind} {name!r}"):
            return
    if acts:
        come_back(page)


@pytest.mark.parametrize("by_touch", [True, False], ids=["touch", "keyboard"])
@pytest.mark.parametrize("game", GAMES)
def test_nothing_final_follows_from_one_tap_or_one_key(visit: Visit, game: str, by_touch: bool) -> None:
    width, height = (390, 844) if by_touch else (1440, 900)
    page = visit("/", width, height, touch=by_touch)
    wire = Wire(page)
    open_table(page, game, GAMES[game])
    walked: set[tuple[str, str]] = set()
    rng = seeded(5)
    for _ in range(MOST_STEPS):
        if settle(page):
            break
        walk(page, wire, walked, by_touch=by_touch)
        if settle(page):
            break
        click_any(page, rng)  # lifts it
        make_sure(page)
    assert len({phase for phase, _ in walked}) >= 2
