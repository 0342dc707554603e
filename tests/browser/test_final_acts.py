"""No decision that cannot be unmade follows from one tap or one key.

Seeded games are played by way of every phase of a game with others. In each phase every kind of control is used once,
on a page that was just loaded. What the page then sends, and what the server says of it, is read off its socket. Either
no move was made, or it can be taken back, or its sealed choice can be opened again. Exempt is a move that is the only
one: it is no decision.
"""

import json
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page, WebSocket

from getaway.games.registry import game_of
from getaway.kernel.chance import seeded
from tests.browser import packs
from tests.browser.conftest import Visit
from tests.browser.driving import OFFERS, click_any, make_sure, open_table, settle, wait_until_idle
from tests.browser.test_rare import until_asked


class Table(NamedTuple):
    """A table, and the phases that come up at it."""

    game: str
    seats: list[str]
    phases: set[str]


TABLES = {
    "masters": Table("masters", ["mine", "bot:easy"], {"purchase", "plan"}),
    "big_score": Table("big_score", ["mine", "bot:easy", "bot:easy"], {"bosses", "items", "hire", "assign", "vault"}),
    "bank": Table("rob_a_bank", ["mine", "bot:easy"], {"layout", "planning", "action"}),
    "robbers": Table("rob_a_bank", ["bot:easy", "mine"], {"car", "planning", "action"}),
}


class Seldom(NamedTuple):
    """A phase of The Big Score that seldom comes up, and how a table comes to it."""

    crew: str
    words: str
    robs: int = 3


SELDOM = {
    "grease_man": Seldom("grease_man", "You flee as a Grease Man", robs=0),
    "muscle": Seldom("muscle", "Steal the First Player Marker from Player 2?"),
    "trade": Seldom("con_man", "Trade it for a token on the floor?"),
    "gun_man": Seldom("gun_man", "Take one more token from the Vault Floor?"),
}
OF_ONE_ALONE = {
    *(
        "carry_over",
        "strike",
        "place",
        "keep",
        "jacks",
        "seized",
        "order",
        "turn_up",
        "drives",
        "keyed",
        "bribe",
        "pay",
    ),
    *("row_cop", "take", "row_token", "remove", "market", "gold"),
}
"""Phases of solitaires, which are played on the same pages."""

NOT_WALKED = {"joats"}
"""To add a Jack is asked only where a plan lacks crew, which does not come up in these deals."""

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
    cover = page.get_by_role("button", name="I'm Player")
    page.locator(OFFERS).or_(cover).first.wait_for()
    if cover.is_visible():
        cover.click()
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


BY_TOUCH = pytest.mark.parametrize("by_touch", [True, False], ids=["touch", "keyboard"])


def visit_table(visit: Visit, table: Table, *, by_touch: bool, **order: Any) -> tuple[Page, Wire]:
    width, height = (390, 844) if by_touch else (1440, 900)
    page = visit("/", width, height, touch=by_touch)
    wire = Wire(page)
    open_table(page, table.game, table.seats, **order)
    return page, wire


@BY_TOUCH
@pytest.mark.parametrize("name", TABLES)
def test_nothing_final_follows_from_one_tap_or_one_key(visit: Visit, name: str, by_touch: bool) -> None:
    table = TABLES[name]
    options = {"bosses": "chosen"} if table.game == "big_score" else {}
    page, wire = visit_table(visit, table, by_touch=by_touch, options=options)
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
    assert {phase for phase, _ in walked} >= table.phases


@BY_TOUCH
@pytest.mark.parametrize("phase", SELDOM)
def test_nothing_final_follows_from_one_act_in_a_phase_that_is_rare(visit: Visit, phase: str, by_touch: bool) -> None:
    seldom = SELDOM[phase]
    table = Table("big_score", ["mine", "mine"], {phase})
    options, box = {"youngest": "seat_2"}, packs.experts(seldom.crew)
    page, wire = visit_table(visit, table, by_touch=by_touch, options=options, pack=box)
    until_asked(page, seldom.words, seldom.robs, wanted="Swap")
    walked: set[tuple[str, str]] = set()
    walk(page, wire, walked, by_touch=by_touch)
    assert {phase for phase, _ in walked} == table.phases


def test_every_phase_is_come_to() -> None:
    come_to = {phase for table in TABLES.values() for phase in table.phases} | set(SELDOM)
    for name in {table.game for table in TABLES.values()}:
        assert set(game_of(name).phases) <= come_to | OF_ONE_ALONE | NOT_WALKED | {"over"}
    assert not come_to & OF_ONE_ALONE
