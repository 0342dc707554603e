"""A game of Masters in a real browser, by clicking what is offered."""

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from getaway.games.masters.game import Masters
from getaway.kernel.chance import seeded
from getaway.kernel.record import read_record, verify

Visit = Callable[[int, int], Page]
PLAY = "Play against the random bot"


def width_of_page(page: Page) -> int:
    """How wide the page is, beyond the window too."""
    width = page.evaluate("document.documentElement.scrollWidth")
    assert isinstance(width, int)
    return width


def begin(page: Page) -> None:
    """Sit down at a table, and wait for the first choice."""
    game = page.locator("section").filter(has_text=Masters.title)
    game.get_by_role("button", name=PLAY).click()
    expect(page.locator("[data-offer]").first).to_be_visible()


def click(page: Page, thing: Locator) -> None:
    """Click, wait until something else is asked, and until it is one's turn again or the game is over."""
    prompt = page.locator(".prompt")
    before = prompt.inner_text()
    thing.click()
    expect(prompt).not_to_have_text(before)
    again = page.get_by_role("button", name="Play again")
    expect(page.locator("[data-offer]").first.or_(again)).to_be_visible()


def test_a_game_is_played_to_its_end_and_again(visit: Visit, tmp_path: Path) -> None:
    width = 360
    page = visit(width, 740)
    assert width_of_page(page) <= width
    begin(page)
    prompt = page.locator(".prompt")
    offers = page.locator("[data-offer]")
    again = page.get_by_role("button", name="Play again")
    rng = seeded(1)
    while not again.is_visible():
        assert width_of_page(page) <= width
        click(page, offers.nth(rng.below(offers.count())))

    with page.expect_download() as saved:
        page.get_by_role("link", name="Save the record").click()
    path = tmp_path / "record.json"
    saved.value.save_as(path)
    record = read_record(path.read_bytes())
    verify(record, Masters)
    assert record.result is not None
    expect(prompt).to_have_text(record.result.words)

    again.click()
    expect(prompt).to_have_text("Buy a card. You have $8K.")


def test_a_plan_is_made_taken_back_and_started_over(visit: Visit) -> None:
    page = visit(1440, 900)
    begin(page)
    offers = page.locator("[data-offer]")
    prompt = page.locator(".prompt")
    while "Plan" not in prompt.inner_text():
        click(page, offers.first)
    first = prompt.inner_text()
    click(page, offers.first)
    click(page, offers.first)
    click(page, page.get_by_role("button", name="Take back"))
    click(page, page.get_by_role("button", name="Start over"))
    expect(prompt).to_have_text(first)
    while "Plan" in prompt.inner_text():
        click(page, offers.first)
    expect(page.get_by_label("Log")).to_contain_text("Player 1 has made a plan.")
    expect(page.get_by_label("Log")).to_contain_text("Player 1 turns Selector 1.")


def test_what_is_not_possible_is_refused_with_its_rule(visit: Visit) -> None:
    page = visit(390, 844)
    begin(page)
    page.get_by_role("button", name="Difficulty").first.click()
    expect(page.get_by_role("alert")).to_contain_text("Not possible:")
    expect(page.get_by_role("alert").locator(".rule")).to_have_text("MH-3.1")


def test_a_lost_connection_is_said_and_the_table_is_kept(visit: Visit) -> None:
    page = visit(390, 844)
    sockets: list[WebSocketRoute] = []

    def keep(socket: WebSocketRoute) -> None:
        socket.connect_to_server()
        sockets.append(socket)

    page.route_web_socket("**/ws", keep)
    page.reload()
    begin(page)
    before = page.locator(".prompt").inner_text()
    sockets[0].close()
    expect(page.get_by_role("alert")).to_contain_text("The connection is lost")
    page.get_by_role("button", name="Connect again").click()
    expect(page.locator(".prompt")).to_have_text(before)


def test_the_address_of_a_table_survives_a_reload(visit: Visit) -> None:
    page = visit(1440, 900)
    begin(page)
    click(page, page.locator("[data-offer]").first)
    log = page.get_by_label("Log")
    expect(log).to_contain_text("Player 2 buys")
    before = page.locator(".prompt").inner_text(), log.inner_text()
    page.reload()
    expect(page.locator(".prompt")).to_have_text(before[0])
    expect(log).to_have_text(before[1], use_inner_text=True)
