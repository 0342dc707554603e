"""Every decision by keyboard alone, in each board game; and no Enter too many ends a plan."""

import re
from collections.abc import Mapping

import pytest
from playwright.sync_api import Page, expect

from getaway.kernel.chance import SplitMix, seeded
from tests.browser.driving import OFFERS, OVER, Visit, log_of, open_table, settle, wait_until_idle
from tests.browser.packs import printed

MOST_DECISIONS = 600
AT_OFFER = "document.activeElement?.closest('[data-offer]') != null"
AT_FINAL = "document.activeElement?.closest('[data-final]') != null"
SEAL = "button[data-final]:visible"
SHORT = printed() | {"rounds": 1}
ONE_ROUND = printed("rob_a_bank") | {"rounds": 1}


def arrive(
    page: Page, game: str, seats: list[str], options: Mapping[str, str | bool] | None = None, **order: object
) -> None:
    open_table(page, game, seats, options, **order)
    page.locator(OFFERS).first.wait_for()
    wait_until_idle(page)


def phase_of(page: Page) -> str:
    return page.locator(".steps [aria-current]").first.inner_text()


def tab_to_the_end(page: Page) -> None:
    """On to what ends the decision."""
    for _ in range(200):
        if page.evaluate(AT_FINAL):
            return
        page.keyboard.press("Tab")
    shown = page.locator(SEAL).all_inner_texts()
    raise AssertionError(f"not reached by Tab: {shown}")


def decide(page: Page, rng: SplitMix) -> None:
    """Whatever is asked, by the keys that the sheet of keys promises."""
    if page.locator(".plaque").first.is_visible():
        page.keyboard.press("r" if rng.below(3) else "f")
    elif page.locator(".acard[aria-pressed]").first.is_visible():
        page.keyboard.press(str(1 + rng.below(4)))
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        page.keyboard.press("Enter")
    elif page.locator(SEAL).first.is_visible():
        for key in ("1", "2", "3", "t", "4", "u", "ArrowRight"):
            page.keyboard.press(key)
        wait_until_idle(page)  # a key may have sealed the plan
        if page.locator(SEAL).first.is_visible():
            tab_to_the_end(page)
            page.keyboard.press("Enter")
            wait_until_idle(page)
            anyway = page.get_by_role("button", name="Seal it anyway")
            if anyway.is_visible():
                page.keyboard.press("Tab")
                expect(anyway).to_be_focused()
                page.keyboard.press("Enter")
    elif rng.below(2):
        page.keyboard.press(str(1 + rng.below(min(9, page.locator(OFFERS).count()))))
    else:
        page.keyboard.press("ArrowRight")
        if page.evaluate(AT_OFFER):
            page.keyboard.press("Enter")


GAMES: list[tuple[str, list[str], dict[str, str | bool], dict[str, object], set[str]]] = [
    ("masters", ["mine", "bot:random"], {}, {}, {"Purchase", "Plan"}),
    ("big_score", ["mine", "bot:random"], {"bosses": "chosen"}, {"pack": SHORT}, {"Boss", "Item", "Hire", "Assign"}),
    ("rob_a_bank", ["mine", "bot:random"], {}, {"pack": ONE_ROUND}, {"Plan", "Action"}),
    ("rob_a_bank", ["bot:random", "mine"], {}, {"pack": ONE_ROUND}, {"Plan", "Action"}),
    ("big_score", ["mine"], {"scenario": "biggest_score"}, {"pack": SHORT}, {"Hand"}),
]
NAMES = ["masters", "big_score", "bank", "robbers", "alone"]


@pytest.mark.parametrize(("game", "seats", "options", "order", "phases"), GAMES, ids=NAMES)
def test_a_game_is_played_to_its_end_by_keys_alone(
    visit: Visit,
    game: str,
    seats: list[str],
    options: dict[str, str | bool],
    order: dict[str, object],
    phases: set[str],
) -> None:
    page = visit()
    arrive(page, game, seats, options, **order)
    rng = seeded(5)
    seen: set[str] = set()
    for _ in range(MOST_DECISIONS):
        if settle(page):
            break
        seen |= set(page.locator(".steps [aria-current]").all_inner_texts())
        decide(page, rng)
    expect(page.locator(OVER).get_by_role("heading")).to_be_focused()
    assert phases <= seen


def test_a_game_is_begun_by_tab_alone(visit: Visit) -> None:
    page = visit()
    button = page.get_by_role("button", name="Play now: Masters of the Heist")
    button.wait_for()
    for _ in range(60):
        page.keyboard.press("Tab")
        if button.evaluate("node => node === document.activeElement"):
            break
    expect(button).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(OFFERS).first).to_be_visible()


def test_the_first_move_is_one_tab_away(visit: Visit) -> None:
    page = visit()
    arrive(page, "big_score", ["mine", "bot:random"])
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Go to the first move")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(OFFERS).first).to_be_focused()


@pytest.mark.parametrize("game", ["big_score", "masters"])
def test_one_enter_too_many_seals_nothing(visit: Visit, game: str) -> None:
    page = visit()
    arrive(page, game, ["mine", "bot:random"])
    seal = page.get_by_role("button", name="Seal my plan")
    for _ in range(MOST_DECISIONS):
        if settle(page) or seal.is_visible():
            break
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        page.keyboard.press("Enter")
    for _ in range(3):
        wait_until_idle(page)
        assert not page.evaluate(AT_FINAL)
        page.keyboard.press("Enter")
    expect(seal).to_be_visible()
    expect(log_of(page)).not_to_contain_text(re.compile("Player 1 has (made a plan|sealed)"))


def test_the_eyes_of_a_replay_turn_with_the_arrows(visit: Visit) -> None:
    page = visit()
    arrive(page, "masters", ["mine", "bot:random"])
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes").click()
    page.locator(OVER).wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("link", name="Watch the replay").click()
    everyone = page.get_by_role("radio", name="Everything")
    everyone.focus()
    page.keyboard.press("ArrowRight")
    first = page.get_by_role("radio", name="Player 1")
    expect(first).to_be_focused()
    expect(first).to_have_attribute("aria-checked", "true")
    expect(page).to_have_url(re.compile("as=0$"))
    page.keyboard.press("ArrowLeft")
    expect(everyone).to_be_focused()
    expect(page).to_have_url(re.compile("as=all$"))
