"""What The Big Score shows of stakes and of how a round goes: worth, what a plan lacks, the risk, and a summary."""

from playwright.sync_api import Page, expect

from tests.browser.driving import (
    IDLE,
    Visit,
    click_first,
    come_to_assign,
    make_move,
    open_table,
    settle,
    wait_until_idle,
)

SUMMARY = ".veil .summary"


def at_a_brisk_pace(page: Page) -> None:
    """From now on what happens is played out."""
    page.evaluate("localStorage.setItem('getaway.settings', JSON.stringify({pace: 'brisk'}))")
    page.reload()


def board_box(page: Page) -> dict[str, float] | None:
    box = page.locator("main.board").bounding_box()
    return None if box is None else {name: round(float(size)) for name, size in box.items()}  # type: ignore[arg-type]


def test_a_plan_says_what_is_missing_while_it_is_laid_out_and_the_board_stays(visit: Visit) -> None:
    page = visit("/", 1280, 720, seed="stakes")
    open_table(page, "big_score", ["mine", "bot:random", "bot:random"])
    come_to_assign(page)
    before = board_box(page)
    jobs = page.locator(".job")
    expect(page.locator(".job .still.mine")).to_have_count(0)
    legal = page.locator(".job.legal")
    at = legal.first.get_attribute("data-place")
    job = page.locator(f".job[data-place='{at}']")
    icons = job.locator(".slot").count()
    job.locator(".hit").click()
    short = "1 card missing" if icons == 2 else f"{icons - 1} cards missing"
    expect(job.locator(".still.mine")).to_have_text(short)
    assert jobs.count() == 6
    assert board_box(page) == before
    page.get_by_role("button", name="Clear").click()
    expect(page.locator(".job .still.mine")).to_have_count(0)


def test_a_round_is_summed_up_with_what_everyone_has(visit: Visit) -> None:
    page = visit("/", 1440, 900, seed="summary")
    open_table(page, "big_score", ["mine", "bot:random"])
    come_to_assign(page)
    at_a_brisk_pace(page)
    page.locator(".job.legal .hit").first.click()
    page.locator("[data-offer=assign]").click()
    summary = page.locator(SUMMARY)
    for _ in range(20):  # Jacks are asked for meanwhile
        summary.or_(page.locator("[data-offer^='joat:']").first).first.wait_for(timeout=60_000)
        if summary.is_visible():
            break
        make_move(page, page.locator("[data-offer^='joat:']").first)
        page.locator(IDLE).or_(summary).first.wait_for(state="attached")
    expect(summary.locator(".jobs li")).to_have_count(6)
    expect(summary.locator(".seats li")).to_have_count(2)
    page.get_by_role("button", name="Go on").click()
    expect(summary).to_have_count(0)


def test_the_vault_says_how_likely_a_bust_is_and_tokens_what_they_are_worth(visit: Visit) -> None:
    page = visit("/", 1440, 900, seed="vault")
    open_table(page, "big_score", ["mine", "bot:random", "bot:random"])
    rob = page.locator(".plaque.rob")
    while not (settle(page) or rob.is_visible()):
        click_first(page)
    wait_until_idle(page)
    gauge = page.get_by_role("list", name="Bust risk")
    expect(gauge).to_contain_text("If all 3 rob: 0%")
    held = page.locator("aside.seats button.count").first
    held.focus()
    expect(held.locator(".bubble")).to_contain_text("The next one: +$")
