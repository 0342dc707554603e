"""The checks of every screen find what is wrong, and are not misled by a screen that changes while they look."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, CDPSession, Page

from tests.browser import layout_checks
from tests.browser.layout_checks import TOO_LONG, FocusChecks, cut_off

VISIBLE = "button { border: 0; padding: 9px } button:focus-visible { outline: 3px solid black }"
INVISIBLE = "button { border: 0; padding: 9px; outline: none }"


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    with browser.new_context() as context:
        yield context.new_page()


def show(page: Page, style: str) -> None:
    page.set_content(f"<style>body {{ margin: 40px }} {style}</style><button>Close</button>")


def test_a_focus_that_does_not_show_is_found(page: Page) -> None:
    show(page, INVISIBLE)
    found = FocusChecks().unseen(page)
    assert [each.partition(": ")[2] for each in found] == ['button "Close": 0.00'] * 2
    show(page, VISIBLE)
    assert FocusChecks().unseen(page) == []


def test_a_control_that_moves_meanwhile_is_looked_at_again(page: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    show(page, VISIBLE)
    take, pictures = layout_checks._picture, [0]

    def move_it_at_the_first(session: CDPSession) -> str:
        if not pictures[0]:
            page.evaluate("document.body.style.marginTop = '300px'")
        pictures[0] += 1
        return take(session)

    monkeypatch.setattr(layout_checks, "_picture", move_it_at_the_first)
    assert FocusChecks().unseen(page) == []
    assert pictures[0] == 6  # twice before and after in the first theme, once in the second


def test_a_control_beyond_the_edge_is_found(page: Page) -> None:
    page.set_content('<button style="position: absolute; left: 380px; width: 200px">Close</button>')
    assert cut_off(page, [(1440, 900)]) == []
    assert 'button "Close": beyond the edge of the page' in " ".join(cut_off(page, [(390, 844)]))


def test_a_text_that_is_wider_than_its_button_is_found(page: Page) -> None:
    show(page, "button { width: 30px; padding: 0; white-space: nowrap }")
    assert [each.partition(": its")[0] for each in page.evaluate(TOO_LONG)] == ['button "Close"']
    show(page, "button { width: 30px; padding: 0; white-space: nowrap; position: absolute }")
    assert page.evaluate(TOO_LONG) == [], "a target that lies on a drawing may have a longer label"
    show(page, VISIBLE)
    assert page.evaluate(TOO_LONG) == []
