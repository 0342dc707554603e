"""Two people at one table, each in their own language, under names that look like parts of a text."""

from playwright.sync_api import Page, expect

from tests.browser.driving import OFFERS, OVER, Visit, log_of, open_table, play_together, ready, settle

ODD = "{ $seat } Player 2"
"""No name of a seat, and no pattern to be filled in."""


def language_of(page: Page) -> str:
    found: str = page.evaluate("document.documentElement.lang")
    return found


def test_the_browsers_language_comes_first_and_the_settings_can_change_it(visit: Visit) -> None:
    page = visit("/", locale="de-AT")
    expect(page.get_by_role("heading", name="Wer ist heute dabei?")).to_be_visible()
    assert language_of(page) == "de"
    page.get_by_role("button", name="Du: Gast").click()
    page.get_by_role("radio", name="English").click()
    expect(page.get_by_role("heading", name="Who's in tonight?")).to_be_visible()
    assert language_of(page) == "en"
    open_table(page, "masters", ["mine", "bot:random"])
    settle(page)
    table = page.url
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="Deutsch").click()
    expect(page.get_by_role("list", name="Verlauf")).to_be_visible()
    expect(page.locator(OFFERS).first).to_be_visible()
    assert page.url == table, "the seat is kept"
    expect(page).to_have_title("● Du bist dran · Masters of the Heist")


def test_a_language_that_is_not_spoken_gives_english(visit: Visit) -> None:
    page = visit("/", locale="fi-FI")
    expect(page.get_by_role("heading", name="Who's in tonight?")).to_be_visible()
    assert language_of(page) == "en"


def test_each_reads_the_table_in_their_own_language(visit: Visit) -> None:
    host = visit("/new/masters?seats=2")
    host.get_by_label("Seat 2", exact=True).select_option("invited")
    host.get_by_role("button", name="Open the table").click()
    host.get_by_role("button", name="Make a link").click()
    link = host.get_by_label("Link for Seat 2", exact=True).input_value()
    guest = visit(link, locale="de-DE")
    guest.get_by_label("Dein Name").fill(ODD)
    guest.get_by_role("button", name="Hinsetzen", exact=True).click()
    guest.get_by_role("button", name="Ich bin bereit").click()
    ready(host)
    expect(host.get_by_role("heading", name=ODD)).to_be_visible()
    host.locator("header.top").get_by_role("button", name="Chat").click()
    host.get_by_label("Say something").fill("Player 1 and { $seat } cheat")
    host.get_by_role("button", name="Send").click()
    guest.get_by_role("button", name="Chat, neue Nachrichten").click()
    expect(guest.get_by_role("dialog").get_by_role("listitem")).to_have_text("Platz 1: Player 1 and { $seat } cheat")
    for page in (host, guest):
        page.keyboard.press("Escape")
    first, second = log_of(host), guest.get_by_role("list", name="Verlauf")
    expect(first).to_contain_text("Everyone's ready. The game begins.")
    expect(second).to_contain_text("Alle sind bereit.")
    play_together([host, guest])
    verdicts = (host.locator(OVER).inner_text(), guest.locator(OVER).inner_text())
    if verdicts[0].startswith("YOU LOST"):
        assert ODD in verdicts[0], "the loser reads who won"
    if verdicts[1].startswith("DU HAST VERLOREN"):
        assert "Platz 1" in verdicts[1]
    for page, wrong in ((host, "Platz"), (guest, "Player 1")):
        assert wrong not in page.locator("main").inner_text()
    assert verdicts[1].split("\n")[0] in ("DU HAST GEWONNEN", "DU HAST VERLOREN", "IHR TEILT EUCH DEN SIEG")
