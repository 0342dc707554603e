"""The heist generator in a browser: rolled again, written by hand, on paper, and taken along to a table."""

import pytest
from playwright.sync_api import expect

from tests.browser.driving import Visit, faults, fits, sit_down
from tests.browser.test_score import fill

ADDRESS = "/heist?seed=rainy%20night&kind=bank"


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_a_heist_is_changed_and_the_address_holds_it(visit: Visit, width: int, height: int) -> None:
    page = visit(ADDRESS, width, height)
    name = page.locator(".bp .name .text")
    before = name.inner_text()
    page.get_by_role("button", name="Reroll: Name", exact=True).click()
    expect(name).not_to_have_text(before)
    page.get_by_role("button", name="Write your own: Name", exact=True).click()
    page.get_by_label("Name", exact=True).fill("The Goose Job")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(name).to_have_text("The Goose Job")
    page.get_by_role("button", name="Write your own: Someone inside").click()
    page.get_by_label("Someone inside").fill("Gus Gander")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_role("heading", name="Gus Gander")).to_be_visible()
    assert "hand.person1.name=Gus+Gander" in page.url
    page.reload()
    expect(page.get_by_role("heading", name="The Goose Job")).to_be_visible()
    assert fits(page)
    assert faults(page) == []


def test_pages_to_look_at_and_files_to_print(visit: Visit) -> None:
    page = visit(ADDRESS)
    paper = page.get_by_role("region", name="On paper")
    expect(paper.get_by_role("heading", name="Secret")).to_be_visible()
    paper.get_by_role("button", name="For the players").click()
    expect(paper.get_by_role("heading", name="Secret")).to_be_hidden()
    for name, file in (("PDF", "heist-players.pdf"), ("All as one PDF", "heist-all.pdf"), ("Text", "heist-players.md")):
        with page.expect_download() as download:
            paper.get_by_role("button", name=name, exact=True).click()
        assert download.value.suggested_filename == file
    paper.get_by_role("button", name="Sheets").click()
    expect(paper.get_by_role("heading", name="Specter")).to_be_visible()
    assert faults(page) == []


def test_the_heist_comes_along_to_a_table_with_a_gm(visit: Visit) -> None:
    page = visit(f"{ADDRESS}&again.alarm=2&hand.security=a%20sentinel%20goose&hand.name=The%20Goose%20Job")
    run = page.get_by_role("form", name="Run it at a table")
    run.get_by_label("Players").select_option("1")
    run.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Make a link").click()
    phone = visit(page.get_by_label("Link for Seat 2", exact=True).input_value(), 390, 844)
    sit_down(phone)
    for each in (phone, page):
        each.get_by_role("button", name="I'm ready").click()
    expect(page.get_by_text("a sentinel goose").first).to_be_visible()
    expect(page.get_by_text("The Goose Job").first).to_be_visible()
    assert "goose" not in phone.content().lower()


def test_the_automatic_gm_runs_the_heist_that_came_along(visit: Visit) -> None:
    page = visit(f"{ADDRESS}&hand.name=The%20Goose%20Job")
    run = page.get_by_role("form", name="Run it at a table")
    run.get_by_role("button", name="Automatic GM").click()
    run.get_by_label("Players").select_option("1")
    run.get_by_role("button", name="Open the table").click()
    page.locator("[data-offer='class:specter']").click()
    fill(page, Name="Idris")
    page.get_by_role("button", name="Start the heist").click()
    expect(page.get_by_text("The Goose Job").first).to_be_visible()
