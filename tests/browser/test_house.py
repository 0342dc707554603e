"""The house's own screens."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.driving import OFFERS, Visit, fits, looks_well, open_table, play_now, ready, sit_down

SCREENS = [
    "/",
    "/new/big_score",
    "/new/score",
    "/join",
    "/solo",
    "/learn/masters",
    "/replays",
    "/rules",
    "/rules/rob_a_bank#RB-3.4",
    "/rules/house",
    "/heist",
    "/about",
]
GAMES = ["The Big Score", "How To Rob A Bank", "Masters of the Heist"]


@pytest.mark.parametrize("path", SCREENS)
def test_every_screen_can_be_read_by_everyone(visit: Visit, path: str) -> None:
    page = visit(path)
    expect(page.locator("h1")).to_be_visible()
    page.wait_for_load_state("networkidle")
    looks_well(page)
    page.set_viewport_size({"width": 360, "height": 740})
    looks_well(page)


@pytest.mark.parametrize("title", GAMES)
def test_a_first_visit_comes_to_a_first_move_in_two_clicks(visit: Visit, title: str) -> None:
    page = visit("/", 390, 844)
    play_now(page, title)
    page.locator(OFFERS).first.click()
    expect(page).to_have_url(re.compile("/table/[0-9a-f]{32}$"))


def test_a_campaign_can_be_continued_where_the_game_has_one(visit: Visit) -> None:
    page = visit()
    page.get_by_role("link", name="Run a heist: Score").click()
    page.get_by_text("More settings", exact=True).click()
    expect(page.get_by_label("Continue a campaign")).to_be_visible()
    page.goto("/new/masters")
    expect(page.get_by_label("Custom cards")).to_be_visible()
    expect(page.get_by_label("Continue a campaign")).to_have_count(0)


def test_a_name_is_kept_and_shown_at_tables(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="You: Guest").click()
    page.get_by_label("Your name").fill("Marta")
    looks_well(page)
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("button", name="Saved")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="You: Marta")).to_be_visible()
    play_now(page, "Masters of the Heist")
    expect(page.get_by_role("heading", name="Marta").first).to_be_visible()
    page.goto("/")
    expect(page.locator("a[href^='/table/']")).to_contain_text("Masters of the Heist")


def test_the_keyboard_comes_to_the_content(visit: Visit) -> None:
    page = visit()
    content = page.get_by_role("main")
    page.get_by_role("button", name="Play now").first.wait_for()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(content).to_be_focused()
    page.get_by_role("link", name="Solo", exact=True).click()
    expect(page.get_by_role("heading", name="Solo", exact=True)).to_be_visible()
    expect(content).to_be_focused()


def test_light_and_dark_are_kept(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Switch theme").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")


def test_a_table_is_set_up_with_its_options(visit: Visit) -> None:
    page = visit("/new/big_score", 360, 740)
    page.get_by_label("3 players").check()
    page.get_by_label("Seat 3", exact=True).select_option("bot:random")
    page.get_by_label("Bosses").select_option("chosen")
    assert fits(page)
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator(OFFERS).first).to_be_visible()


def test_an_address_that_leads_nowhere_says_so(visit: Visit) -> None:
    page = visit("/new/chess")
    expect(page.get_by_text("Page not found")).to_be_visible()
    page.get_by_role("main").get_by_role("link", name="Back to the lobby").click()
    expect(page.get_by_role("heading", name="Who's in")).to_be_visible()


def test_a_wrong_code_says_so(visit: Visit) -> None:
    page = visit("/join", 360, 740)
    page.get_by_label("Have a code?").fill("ZZZ-ZZZ")
    page.get_by_role("button", name="Join table").click()
    expect(page.get_by_role("alert")).to_contain_text("Ask the host")


def test_a_code_leads_to_the_table(visit: Visit) -> None:
    host = visit()
    open_table(host, "masters", ["mine", "open"])
    code = host.locator(".code b").inner_text()
    host.evaluate("Object.defineProperty(navigator, 'clipboard', {value: undefined})")  # as over plain http
    host.get_by_role("button", name="Copy the link").first.click()
    expect(host.get_by_text("Copied", exact=True).first).to_be_attached()
    guest = visit("/join", 390, 844)
    guest.get_by_label("Have a code?").fill(code.lower())
    guest.get_by_role("button", name="Join table").click()
    sit_down(guest)
    ready(guest, host)
    expect(guest.locator(".prompt h2")).to_be_visible()


def test_a_listed_table_can_be_found_and_sat_down_at(visit: Visit) -> None:
    host = visit("/new/masters")
    host.get_by_label("Seat 2").select_option("open")
    host.get_by_label("Show it in the lobby").check()
    host.get_by_role("button", name="Open the table").click()
    host.get_by_role("button", name="I'm ready").wait_for()
    guest = visit()
    guest.get_by_role("link", name="Join: Masters of the Heist").first.click()
    sit_down(guest)
    expect(guest.get_by_role("button", name="I'm ready")).to_be_visible()


def test_the_rules_can_be_searched(visit: Visit) -> None:
    page = visit("/rules/big_score", 360, 740)
    page.get_by_label("Search the rules").fill("inside man")
    expect(page.locator("dl > div").filter(has_text="Inside Man").first).to_be_visible()
    expect(page.locator("[id='BS-1.1']")).to_be_hidden()
    page.get_by_label("Search the rules").fill("no such thing at all")
    expect(page.get_by_text("No rule matches")).to_be_visible()
    assert fits(page)


def test_a_rulebook_begins_with_an_introduction(visit: Visit) -> None:
    page = visit("/rules/masters", 390, 844, locale="de-DE")
    expect(page.get_by_role("heading", name="Regeln von Masters of the Heist")).to_be_visible()
    page.get_by_text("Kapitel", exact=True).click()
    page.get_by_role("navigation", name="Kapitel").get_by_role("link", name="Eine Runde als Beispiel").click()
    expect(page.get_by_role("heading", name="Eine Runde als Beispiel")).to_be_in_viewport()
    expect(page.get_by_role("listitem").filter(has_text="Kauf. Ihr heuert abwechselnd").locator("b")).to_have_text(
        "Kauf."
    )
    assert fits(page)
    page.get_by_label("Regeln durchsuchen").fill("Stütze")
    expect(page.get_by_role("heading", name="Eine Runde als Beispiel")).to_be_hidden()
    expect(page.get_by_text("„Auslegung“ kennzeichnet eine Regel")).to_be_visible()
    page = visit("/rules/masters#MH-3.4", 1440, 900, locale="de-DE")
    expect(page.locator("[id='MH-3.4']")).to_be_in_viewport()
    expect(page.locator("[id='MH-3.4']")).to_contain_text("Stütze: Wer sich im eigenen ersten Zug")


def test_a_first_game_has_a_guide(visit: Visit) -> None:
    page = visit("/learn/masters", 390, 844)
    page.get_by_role("button", name="Start the lesson").click()
    guide = page.get_by_label("Your guide")
    before = guide.inner_text()
    looks_well(page)
    page.get_by_role("button", name="Got it").click()
    expect(guide).not_to_have_text(before, use_inner_text=True)


def test_a_heist_is_in_its_address(visit: Visit) -> None:
    page = visit("/heist")
    page.get_by_role("button", name=re.compile("Reroll: ")).first.click()
    expect(page).to_have_url(re.compile("again"))
    title = page.locator("article h2").inner_text()
    page.get_by_role("button", name=re.compile("Write your own: ")).nth(1).click()
    page.locator("form input").fill("a laundry")
    page.keyboard.press("Enter")
    expect(page.locator("article").last).to_contain_text("a laundry")
    again = visit(page.url)
    expect(again.locator("article h2")).to_have_text(title)
    expect(again.locator("article").last).to_contain_text("a laundry")


@pytest.mark.parametrize("title", ["Masters of the Heist", "Score"])
def test_what_is_played_alone_begins(visit: Visit, title: str) -> None:
    page = visit("/solo")
    starts = page.get_by_role("region", name=title, exact=True).get_by_role("button", name=re.compile("^Start"))
    starts.first.wait_for()
    for number in range(starts.count()):
        page.goto("/solo")
        starts.nth(number).click()
        expect(page.locator(OFFERS).first).to_be_visible()


def test_a_password_that_is_too_short_is_said_beside_its_field(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("button", name="Guest").click()
    page.get_by_text("Keep your tables").click()
    page.get_by_label("Login").fill("ann.b")
    password = page.get_by_label("Password")
    password.fill("short")
    page.get_by_role("button", name="Set the password").click()
    field = page.locator("label.field", has=password)
    expect(field.get_by_role("alert")).to_have_text("This password is too short. Use at least 10 characters.")
    expect(password).to_have_attribute("aria-invalid", "true")
    looks_well(page)


def test_someone_with_a_password_sees_their_sessions_and_logs_out_of_all(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("button", name="Guest").click()
    page.get_by_text("Keep your tables").click()
    page.get_by_label("Login").fill("ann.sessions")
    page.get_by_label("Password").fill("correct horse")
    page.get_by_role("button", name="Set the password").click()
    expect(page.get_by_text("You can log in as ann.sessions.")).to_be_visible()
    expect(page.get_by_role("listitem").filter(has_text="this browser")).to_have_text("Chrome on Linux this browser")
    page.get_by_label("New password").fill("battery staple")
    page.get_by_role("button", name="Set the password").click()
    expect(page.get_by_text("Enter your old password.")).to_be_visible()
    page.get_by_label("Old password").fill("wrong horse")
    page.get_by_role("button", name="Set the password").click()
    expect(page.get_by_role("alert")).to_have_text("The old password is wrong.")
    looks_well(page)
    page.get_by_role("button", name="Log out everywhere").click()
    with page.expect_navigation():
        page.get_by_role("button", name="Yes").click()
    page.get_by_role("button", name="Guest").click()
    page.get_by_text("Keep your tables").click()
    expect(page.get_by_role("button", name="Log in")).to_be_visible()


@pytest.mark.parametrize("path", ["/nowhere", "/a/b/c", "/%ff", "/solo/x"])
def test_an_unknown_address_has_words_when_it_is_loaded(visit: Visit, path: str) -> None:
    page = visit(path)
    expect(page.get_by_role("heading", name="Page not found")).to_be_visible()
    expect(page.get_by_role("link", name="Back to the lobby")).to_be_visible()
