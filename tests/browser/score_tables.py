"""Tables of Score for browser tests: a GM at a desk, players on phones, and a crew."""

from playwright.sync_api import Page, expect

from tests.browser.driving import wait_until_idle

OPEN = """order => fetch('/api/tables', {method: 'POST', headers: {'content-type': 'application/json'},
  body: JSON.stringify(order)}).then(answer => answer.json())"""
FIELDS = "input[type=text], input:not([type]), textarea, select"


def open_table(page: Page, **order: object) -> str:
    """A new table of Score, by its name."""
    page.locator("main button:visible").first.wait_for()  # by then the server knows this browser
    table = page.evaluate(OPEN, {"game": "score", **order})["table"]
    assert isinstance(table, str)
    return table


def sit_with_a_gm(gm: Page, phones: list[Page], **options: object) -> str:
    """A table with a GM and a phone on each of the other seats, all of them ready; its address."""
    seats = [{"kind": "mine"}, *({"kind": "open"} for _ in phones)]
    address = f"/table/{open_table(gm, options={'gm': 'seat', **options}, seats=seats)}"
    for page in (gm, *phones):
        page.goto(address)
    for page in phones:
        page.locator(".seats .btn.pri").first.click()
        say_a_name(page)
    for page in (gm, *phones):
        page.locator(".begin .btn.pri").click()
    return address


def say_a_name(page: Page) -> None:
    """Whoever has no name yet is asked for one, in any language."""
    name, ready = page.locator("input[autocomplete=nickname]"), page.locator(".begin .btn.pri")
    name.or_(ready).first.wait_for()
    if name.is_visible():
        name.fill("Gast")
        page.locator("form .btn.pri").click()
    ready.wait_for()


def send_form(page: Page, *words: str) -> None:
    """Fill in the fields of the sheet that asks, from the first, and send it."""
    sheet = page.get_by_role("dialog")
    for at, text in enumerate(words):
        sheet.locator(FIELDS).nth(at).fill(text)
    sheet.locator(".btn.pri").click()
    expect(sheet).to_have_count(0)


def bring_in(page: Page, kind: str, name: str) -> None:
    """A player brings a Criminal of a class into the crew."""
    page.locator(f"[data-offer='class:{kind}']").first.click()
    send_form(page, name)


def attempt(page: Page, words: str) -> None:
    """A player says what their Criminal tries."""
    page.locator(".desk form .entry").fill(words)
    page.locator(".desk form .btn.pri").click()
    wait_until_idle(page)


def pick(gm: Page, name: str) -> None:
    """The GM taps a Criminal of the crew."""
    gm.locator("[data-pick^='criminal:']").filter(has_text=name).first.click()


def tab(gm: Page, at: int) -> None:
    """The GM opens a tab of their papers: scene, job, people, notes, clocks."""
    gm.locator(".rail nav button").nth(at).click()
