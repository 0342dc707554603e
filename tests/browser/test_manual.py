"""The manual, as `make docs` has built it: it loads nothing from elsewhere, and its search works."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit


def test_the_four_ways_in_are_on_the_first_page(visit: Visit) -> None:
    page = visit("/docs/")
    for title in ("Play", "Run an evening", "Design", "Build and research"):
        expect(page.locator(".ways").get_by_role("heading", name=title)).to_be_visible()
    page.locator(".ways").get_by_role("link", name="Your first game").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Your first game")


def test_search_finds_a_page(visit: Visit) -> None:
    page = visit("/docs/play/")
    search = page.get_by_role("textbox", name="Search").first
    search.click()
    search.press_sequentially("your first heist")
    page.locator("a.md-search-result__link", has_text="Your first heist").first.click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Your first heist")


@pytest.mark.parametrize("path", ["/docs/", "/docs/api/", "/docs/fairness/", "/docs/nowhere/"])
@pytest.mark.parametrize("width", [390, 1440])
def test_a_page_loads_everything_from_this_server(visit: Visit, url: str, path: str, width: int) -> None:
    """Whatever the browser refuses, by the content security policy too, fails in `visit`."""
    page = visit(path, width)
    addresses = page.evaluate("performance.getEntriesByType('resource').map((each) => each.name)")
    assert addresses
    assert [each for each in addresses if not each.startswith((url, "data:"))] == []
    expect(page.locator(".md-header")).to_be_visible()
    width_of_page = page.evaluate("document.documentElement.scrollWidth")
    assert width_of_page <= width
