"""Score in real browsers: a GM at a desk and two players on phones, and one person alone with the automatic GM."""

import re

from playwright.sync_api import Page, expect

from tests.browser.driving import Visit, looks_well, sit_down
from tests.browser.layout_checks import SIZES, cut_off
from tests.browser.score_tables import bring_in, open_table, pick, tab

ROLL = re.compile("^Roll")
WIDTHS = [*SIZES, (761, 800), (889, 800), (901, 700)]


def fill(page: Page, **blanks: str) -> None:
    """Fill in the sheet that asks, and send it."""
    sheet = page.get_by_role("dialog")
    for label, words in blanks.items():
        sheet.get_by_label(label, exact=True).fill(words)
    title = sheet.get_by_role("heading").first.inner_text()
    sheet.get_by_role("button", name=title, exact=True).click()  # the button says what it does
    expect(sheet).to_have_count(0)


def test_a_gm_and_two_phones_play_a_heist_to_its_end(visit: Visit) -> None:
    gm, phone, other = visit("/", 1440, 900), visit("/", 390, 844), visit("/", 360, 740)
    seats = [{"kind": "mine"}, {"kind": "open"}, {"kind": "open"}]
    table = open_table(gm, options={"gm": "seat", "meter": "hidden", "show_odds": True}, seats=seats)
    for page in (gm, phone, other):
        page.goto(f"{gm.url.split('/table')[0].rstrip('/')}/table/{table}")
    for page, open_seats in ((phone, 2), (other, 1)):
        expect(page.get_by_role("button", name="Sit")).to_have_count(open_seats)
        page.get_by_role("button", name="Sit").first.click()
        expect(page.get_by_role("button", name="I'm ready")).to_be_visible()
    for page in (gm, phone, other):
        page.get_by_role("button", name="I'm ready").click()

    phone.locator("[data-offer='class:tech']").click()
    fill(phone, Name="Noor")
    other.locator("[data-offer='class:face']").click()
    fill(other, Name="Vesna")
    expect(gm.get_by_role("region", name="Crew").get_by_role("button", name="Vesna")).to_be_visible()

    gm.get_by_role("button", name="Generate a heist", exact=True).click()
    gm.get_by_role("button", name="Standard", exact=False).first.click()
    gm.get_by_role("button", name="Notes", exact=True).click()
    gm.get_by_role("button", name="Write a note").click()
    fill(gm, Text="The curator leaves at ten")
    gm.get_by_role("button", name="Start the heist").click()

    phone.get_by_placeholder("What do you try?").fill("cut the camera feed")
    phone.get_by_role("button", name="Try it").click()
    gm.get_by_role("button", name="Call it at 4").click()
    phone.get_by_role("button", name=ROLL).click()
    expect(gm.get_by_role("img", name="Heat ").first).to_be_visible()
    for page in (gm, phone, other):
        expect(page.get_by_text("cut the camera feed").first).to_be_visible()
    choose = phone.get_by_role("button", name="Take it yourself")
    judge = gm.locator("[data-offer^='consequence:']")
    if choose.is_visible():
        choose.click()
        judge.first.click()

    for page in (phone, other):
        assert "The curator leaves at ten" not in page.content()
        expect(page.get_by_text("Only the GM sees how full it is.").first).to_be_visible()
        width = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert width <= 0

    phone.reload()
    expect(phone.get_by_placeholder("What do you try?")).to_be_visible()
    gm.get_by_role("group", name="End the heist").get_by_role("button", name="Success", exact=True).click()
    fill(gm)
    for page in (gm, phone, other):
        expect(page.get_by_role("heading", name="Campaign so far")).to_be_visible()


def test_one_person_plays_a_heist_with_the_automatic_gm(visit: Visit) -> None:
    page = visit("/", 390, 844)
    table = open_table(page, options={"gm": "auto", "mode": "one_shot"}, seats=[{"kind": "mine"}])
    page.goto(f"{page.url.rstrip('/')}/table/{table}")
    page.locator("[data-offer='class:specter']").click()
    fill(page, Name="Idris")
    page.get_by_role("button", name="Start the heist").click()
    page.get_by_role("button", name="sneaking", exact=True).click()
    choices = page.locator("[data-offer^='approach:'], [data-offer='roll']")
    over = page.get_by_text("The one heist")
    for _ in range(150):
        expect(choices.first.or_(over)).to_be_visible()
        if over.is_visible():
            break
        before = [page.locator(".score").inner_text(), page.locator(".desk").inner_text()]
        choices.first.click()
        page.wait_for_function(
            "b => !['.score', '.desk'].every((part, at) => document.querySelector(part)?.innerText === b[at])",
            arg=before,
        )
    expect(over).to_be_visible()


def test_a_gm_and_a_friend_who_came_by_link_play_a_heist(visit: Visit) -> None:
    gm = visit()
    gm.goto(f"/table/{open_table(gm, options={'gm': 'seat'}, seats=[{'kind': 'mine'}, {'kind': 'invited'}])}")
    gm.get_by_role("button", name="Make a link").click()
    phone = visit(gm.get_by_label("Link for Seat 2", exact=True).input_value(), 360, 740)
    sit_down(phone)
    for page in (phone, gm):
        page.get_by_role("button", name="I'm ready").click()
    phone.locator("[data-offer='class:hammer']").click()
    fill(phone, Name="Piet")
    gm.get_by_role("button", name="Generate a heist", exact=True).click()
    expect(gm.get_by_role("button", name="Roll another job")).to_be_visible()
    gm.get_by_role("button", name="Standard", exact=False).first.click()
    penalties = gm.get_by_role("button", name="Add a penalty to segment 2")
    penalties.click()
    expect(gm.get_by_role("button", name="Alarm", exact=True)).to_be_in_viewport()
    looks_well(gm)
    gm.keyboard.press("Escape")
    expect(gm.get_by_role("button", name="Alarm", exact=True)).to_be_hidden()
    expect(penalties).to_be_focused()
    penalties.click()
    gm.set_viewport_size({"width": 844, "height": 390})  # turned, it would stand where the window no longer is
    expect(gm.get_by_role("button", name="Alarm", exact=True)).to_be_hidden()
    gm.set_viewport_size({"width": 1440, "height": 900})
    gm.get_by_role("button", name="Reroll: Floors").click()
    gm.get_by_role("button", name="Clocks", exact=True).click()
    gm.get_by_role("button", name="Add a clock").click()
    fill(gm, Name="Noise")
    gm.get_by_role("button", name="Noise 0 of 4").click()
    expect(gm.get_by_role("button", name="Noise 1 of 4")).to_be_visible()
    gm.get_by_role("button", name="Start the heist").click()
    phone.get_by_placeholder("What do you try?").fill("walk in by the front door")
    looks_well(phone)
    phone.get_by_role("button", name="Try it").click()
    gm.get_by_role("button", name="Call it at 4").click()
    phone.get_by_role("button", name=ROLL).wait_for()
    looks_well(phone)
    looks_well(gm)
    phone.get_by_role("button", name=ROLL).click()
    expect(gm.get_by_role("img", name="Heat ").first).to_be_visible()
    gm.get_by_role("group", name="End the heist").get_by_role("button", name="Success", exact=True).click()
    fill(gm)
    expect(phone.get_by_role("heading", name="Campaign so far")).to_be_visible()
    gm.get_by_role("button", name="End the campaign").click()
    fill(gm)
    for page in (gm, phone):
        expect(page.get_by_text("The one heist")).to_be_visible()
        looks_well(page)


def test_one_person_with_two_seats_runs_a_heist_in_german(visit: Visit) -> None:
    """Long words, a long name and every panel of the console, from a phone to a wide screen."""
    gm = visit("/", 1440, 900, locale="de-DE")
    seats = [{"kind": "mine"}, {"kind": "mine"}]
    gm.goto(f"/table/{open_table(gm, options={'gm': 'seat', 'meter': 'open'}, seats=seats)}")
    gm.locator(".rail nav").wait_for()
    change_seat = gm.locator(".seats article .btn")
    change_seat.click()
    bring_in(gm, "hammer", "Brandenburger")
    change_seat.click()
    gm.locator(".board [data-offer=heist]").first.click()
    gm.locator(".board [data-offer=meter]").first.click()
    gm.locator(".acts .btn.pri").click()
    gm.locator(".ends").wait_for()
    pick(gm, "Brandenburger")
    gm.locator(".more").click()
    assert cut_off(gm, WIDTHS) == []
    gm.set_viewport_size({"width": 1440, "height": 900})
    for at in range(5):
        tab(gm, at)
        assert cut_off(gm, [(1280, 720), (1440, 900)]) == []
    gm.locator(".stage .levels button").last.click()
    gm.locator(".others [data-offer=roll]").first.click()
    gm.locator(".stage .verdict").wait_for()
    gm.locator(".others [data-offer=roll]").first.click()
    gm.locator(".judge").wait_for()
    assert cut_off(gm, WIDTHS) == []
    looks_well(gm)
