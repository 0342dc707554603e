"""The Big Score in a real browser: a table with bots, an assignment arranged by hand, and the nine scenarios."""

import pytest
from playwright.sync_api import Locator, Page, expect

from getaway.games.big_score.solo.scenarios import NAMES
from getaway.kernel.chance import seeded
from tests.browser.driving import (
    OFFERS,
    SOAK,
    Visit,
    click_any,
    come_to_assign,
    fits,
    looks_well,
    open_table,
    play_to_the_end,
    settle,
    wait_until_idle,
)

Options = dict[str, str | bool]
EVERY: Options = {"bosses": "chosen", "memory": True, "simple": True}
GAME = "big_score"
ALONE = ["mine"]
GOALS = {
    "biggest_score": ["of $1.5M in cash and assets"],
    "diamond_thief": ["of 11 Diamonds"],
    "magic_paintings": ["of $500K in cash", "of 5 Artifacts"],
    "jack_of_all_trades": ["of $1.5M in cash and assets"],
    "crypto_currency": ["of 4 pairs of drive and key"],
    "heat_is_on": ["of over $1.5M in cash and assets", "of 8 jobs completed"],
    "simultaneous_plunder": ["of $1.5M in cash and assets"],
    "betray_the_traitor": ["of $1.2M in cash and assets"],
    "does_what_it_takes": ["of $800K in cash and bars", "of 3 Diamonds", "of 3 Artifacts", "of 3 pairs"],
}
UNLIKE = ("jack_of_all_trades", "does_what_it_takes", "betray_the_traitor")
"""The scenarios that begin with another screen than the rest: a strike, four goals, one goal."""


def table(page: Page, seats: int, options: Options | None = None) -> None:
    open_table(page, GAME, ["mine", *["bot:random"] * (seats - 1)], options)
    page.locator(OFFERS).first.wait_for()


def step_of(page: Page) -> str:
    """The phase, as the bar names it on a phone."""
    return page.locator("header.top .caps").inner_text()


def hand(page: Page) -> Locator:
    return page.get_by_role("group", name="Your hand").locator("button")


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6] if SOAK else [3])
def test_a_game_on_a_phone_is_played_to_its_end(visit: Visit, seats: int) -> None:
    page = visit("/", 390, 844)
    table(page, seats)
    rng = seeded(seats)
    seen: set[str] = set()
    page.get_by_role("button", name="Player details").click()
    expect(page.get_by_role("dialog").get_by_role("heading", name="Player 2")).to_be_visible()
    page.keyboard.press("Escape")
    while not settle(page):
        step = step_of(page)
        if step not in seen:
            seen.add(step)
            looks_well(page)
        assert fits(page)
        click_any(page, rng)
    assert {"HIRE", "ASSIGN"} <= {step.upper() for step in seen}
    looks_well(page)
    came = page.get_by_role("region", name="Where the money came from").last
    expect(came.get_by_role("img")).to_have_count(seats)
    expect(came.get_by_role("row", name="Cash")).to_be_visible()
    came.get_by_role("button", name="Player 2").click()
    expect(came.get_by_role("button", name="Player 2")).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize("options", [{"bosses": "chosen"}, {"memory": True}, {"simple": True}] if SOAK else [EVERY])
def test_a_table_with_other_settings_is_played_to_its_end(visit: Visit, options: Options) -> None:
    page = visit("/", 1440, 900)
    table(page, 3, options)
    if "bosses" in options:
        expect(page.get_by_role("group", name="Bosses").locator("article")).to_have_count(6)
    looks_well(page)
    play_to_the_end(page, 3)
    expect(page.get_by_role("rowheader", name="Total")).to_be_visible()


def test_an_assignment_is_arranged_by_tap_key_and_drag_and_sealed_as_one(visit: Visit) -> None:
    page = visit("/", 1440, 900)
    table(page, 3)
    come_to_assign(page)
    looks_well(page)
    cards = hand(page).count()
    spent = page.locator(".hand .cc.used")

    page.locator(".job.legal .hit").first.click()
    expect(spent).to_have_count(1)
    page.keyboard.press("u")
    expect(spent).to_have_count(2)
    target = page.get_by_role("region", name="Unassigned")
    hand(page).first.hover()
    page.mouse.down()
    box = target.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 40, box["y"] + 60, steps=4)
    page.mouse.up()
    expect(spent).to_have_count(3)

    page.reload()
    expect(spent).to_have_count(3)
    spent.last.click()
    expect(spent).to_have_count(2)
    page.get_by_role("button", name="Clear").click()
    expect(spent).to_have_count(0)
    assert hand(page).count() == cards
    page.get_by_role("button", name="Seal my plan").click()
    page.get_by_role("button", name="Seal it anyway").click()
    expect(page.get_by_role("button", name="Seal my plan")).to_have_count(0)


def test_a_card_that_a_job_does_not_want_is_refused_with_the_rule(visit: Visit) -> None:
    page = visit("/", 1440, 900)
    table(page, 4)
    come_to_assign(page)
    for card in range(hand(page).count()):
        if card > 0:
            hand(page).nth(card).click()
        unwanted = page.locator(".job:not(.legal) .hit")
        if unwanted.count():
            unwanted.first.click()
            break
    expect(page.get_by_role("alert").locator(".rule")).to_have_text("BS-3.9")
    expect(page.locator(".hand .cc.used")).to_have_count(0)


def hanging_over(page: Page, parts: str, whole: str) -> int:
    """How many parts are not all within what they are parts of."""
    count: int = page.evaluate(
        """([parts, whole]) => [...document.querySelectorAll(parts)].filter(part => {
          const box = part.getBoundingClientRect(), around = part.closest(whole).getBoundingClientRect();
          return box.width > 0 && (box.right > around.right + 1 || box.bottom > around.bottom + 1);
        }).length""",
        [parts, whole],
    )
    return count


def test_six_seats_fit_a_small_screen_and_rob_and_flee_have_keys(visit: Visit) -> None:
    page = visit("/", 1024, 768)
    table(page, 6)
    come_to_assign(page)
    assert hanging_over(page, ".slot, .send", ".job") == 0
    rng = seeded(5)
    while not (settle(page) or page.locator(".plaque").count() > 0):
        click_any(page, rng)
    assert hanging_over(page, ".seats article", ".seats") == 0
    wait_until_idle(page)
    page.keyboard.press("f")
    expect(page.locator(".plaque")).to_have_count(0)


@pytest.mark.parametrize("scenario", NAMES)
def test_every_scenario_begins_and_shows_its_goal(visit: Visit, scenario: str) -> None:
    page = visit("/", 390, 844)
    open_table(page, GAME, ALONE, {"scenario": scenario})
    page.locator(OFFERS).first.wait_for()
    goals = page.get_by_role("region", name="To win")
    for goal in GOALS[scenario]:
        expect(goals).to_contain_text(goal)
    expect(goals).to_contain_text("to go")
    if SOAK or scenario in UNLIKE:
        looks_well(page)
    rng = seeded(3)
    for _ in range(12):
        settle(page)
        click_any(page, rng)
        assert fits(page)
    expect(goals).to_be_in_viewport()


@pytest.mark.parametrize("scenario", NAMES if SOAK else ["does_what_it_takes"])
def test_a_scenario_is_played_to_its_end(visit: Visit, scenario: str) -> None:
    page = visit("/", 390, 844)
    open_table(page, GAME, ALONE, {"scenario": scenario})
    play_to_the_end(page, 2)
    looks_well(page)
    came = page.get_by_role("region", name="Where the money came from").last
    expect(came.locator(".goals li").first).to_be_visible()
    expect(came.get_by_role("row", name="Total")).to_be_visible()
