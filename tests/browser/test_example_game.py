"""Games of other packages, in the browser: nobody has drawn a page for them."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit, serving
from tests.browser.driving import OFFERS, OVER, looks_well, open_table, settle
from tests.browser.layout_checks import cut_off
from tests.contract import many_bids
from tests.example import environment


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory, name_file: Path) -> Iterator[str]:
    """A server that finds the examples, and a game with many moves."""
    database = tmp_path_factory.mktemp("house") / "house.db"
    site = tmp_path_factory.mktemp("site")
    found = environment(site)
    metadata = site / "many_bids-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: many_bids\nVersion: 1.0\n")
    (metadata / "entry_points.txt").write_text(f"[getaway.games]\nmany_bids = {many_bids.__name__}:PLUGIN\n")
    with serving(database, name_file, found) as address:
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


def test_many_offers_stand_in_columns_and_name_the_players(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("button", name="Play now").first.wait_for()
    assert page.request.post("/api/me", data={"name": "Wilhelmina"}).ok
    open_table(page, "many_bids", ["mine", "bot:easy"], hints=True)
    settle(page)
    expect(page.locator(OFFERS).first).to_have_text("Challenge Wilhelmina to a duel1")
    assert not cut_off(page, [(1440, 900), (390, 844)])
    looks_well(page)
    for width, height in ((1440, 900), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        boxes = [box for box in map(Locator.bounding_box, page.locator(OFFERS).all()[1:]) if box is not None]
        columns = {round(box["x"]) for box in boxes}
        assert 2 < len(columns) <= width / 90
        assert len({round(box["width"]) for box in boxes}) == 1
        expect(page.get_by_role("button", name="Hint").locator("visible=true")).to_be_in_viewport()


def test_values_of_a_board_stand_in_line(visit: Visit) -> None:
    page = visit("/")
    open_table(page, "split_the_loot", ["mine", "bot:easy", "bot:easy"])
    settle(page)
    lefts = page.locator("main dd").evaluate_all("all => all.map(each => each.getBoundingClientRect().left)")
    assert len(set(lefts)) == 1
    name, figure = (
        page.locator(f"main tbody tr >> nth=0 >> {cell}").evaluate(
            "each => { const words = document.createRange(); words.selectNodeContents(each.querySelector('span'));"
            "return words.getBoundingClientRect().bottom }"
        )
        for cell in ("th", "td >> nth=0")
    )
    assert abs(name - figure) < 1
