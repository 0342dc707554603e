"""Games of other packages, in the browser: nobody has drawn a page for them."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit, serving
from tests.browser.driving import OFFERS, OVER, looks_well, open_table, settle
from tests.example import environment


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory, name_file: Path) -> Iterator[str]:
    """A server that finds the examples."""
    database = tmp_path_factory.mktemp("house") / "house.db"
    with serving(database, name_file, environment(tmp_path_factory.mktemp("site"))) as address:
        yield address


@pytest.mark.parametrize("size", [(1280, 720), (390, 844)])
def test_it_is_played_to_the_end_against_a_bot(visit: Visit, size: tuple[int, int]) -> None:
    page = visit("/", *size)
    open_table(page, "tic_tac_toe", ["mine", "bot:normal"])
    settle(page)
    looks_well(page)
    expect(page.get_by_text("Mark a cell.")).to_be_visible()
    marks = 0
    while not settle(page):
        page.locator(OFFERS).first.click()
        marks += 1
    assert marks >= 3
    expect(page.locator(OVER)).to_be_visible()
    looks_well(page)


def test_its_rules_are_one_click_away(visit: Visit) -> None:
    page = visit("/", 390, 844)
    open_table(page, "tic_tac_toe", ["mine", "bot:normal"])
    settle(page)
    with page.expect_popup() as opened:
        page.get_by_role("link", name="TT-1.1").click()
    rules = opened.value
    expect(rules).to_have_url(re.compile(r"/rules/tic_tac_toe#TT-1\.1$"))
    expect(rules.get_by_text("mark the nine cells")).to_be_in_viewport()


def test_a_list_of_players_has_their_names(visit: Visit) -> None:
    page = visit("/", 390, 844)
    open_table(page, "split_the_loot", ["mine", "bot:easy", "bot:easy", "bot:easy"])
    settle(page)
    looks_well(page)
    rows = page.locator("main tbody tr")
    expect(rows).to_have_count(4)
    expect(rows.nth(2)).to_contain_text("Player 3")
    expect(page.get_by_text("Sealed bids").first).to_be_visible()
    page.locator(OFFERS).last.click()
    settle(page)
    expect(rows.nth(2)).to_contain_text("Player 3")
