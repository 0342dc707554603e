"""What a GM's table has besides the game, in real browsers: handouts, notes, the pause card, the story, the log."""

import os
from io import BytesIO
from pathlib import Path

from PIL import Image, ImageDraw
from playwright.sync_api import Page, expect

from tests.browser.driving import Visit, looks_well
from tests.browser.score_tables import open_table
from tests.browser.test_score import fill

SHOTS = os.environ.get("GETAWAY_SHOTS", "")
"""A folder for pictures of the screens, to look at."""


def floor_plan() -> bytes:
    """A picture to hand out: a few rooms."""
    picture = Image.new("RGB", (1200, 800), (20, 52, 92))
    draw = ImageDraw.Draw(picture)
    for at in range(0, 1200, 40):
        draw.line((at, 0, at, 800), fill=(34, 70, 116))
    for at in range(0, 800, 40):
        draw.line((0, at, 1200, at), fill=(34, 70, 116))
    for room in ((120, 120, 560, 420), (560, 120, 1080, 300), (560, 300, 1080, 680), (120, 420, 560, 680)):
        draw.rectangle(room, outline=(235, 240, 250), width=8)
    file = BytesIO()
    picture.save(file, "PNG")
    return file.getvalue()


def shot(page: Page, name: str) -> None:
    if SHOTS:
        size = page.viewport_size
        assert size is not None
        page.screenshot(path=Path(SHOTS) / f"{name}-{size['width']}x{size['height']}.png")


def open_tools(page: Page) -> None:
    page.get_by_role("button", name="Handouts and notes").click()


def close(page: Page, title: str = "Handouts and notes") -> None:
    page.get_by_role("dialog", name=title).get_by_role("button", name="Close").click()


def test_handouts_notes_and_the_pause_card(visit: Visit) -> None:
    gm, phone, other = visit("/", 1440, 900), visit("/", 390, 844), visit("/", 390, 844)
    seats = [{"kind": "mine"}, {"kind": "open"}, {"kind": "open"}]
    table = open_table(gm, options={"gm": "seat"}, seats=seats)
    for page in (gm, phone, other):
        page.goto(f"/table/{table}")
    for page, open_seats in ((phone, 2), (other, 1)):
        expect(page.get_by_role("button", name="Sit")).to_have_count(open_seats)
        page.get_by_role("button", name="Sit").first.click()
        expect(page.get_by_role("button", name="I'm ready")).to_be_visible()
    for page in (gm, phone, other):
        page.get_by_role("button", name="I'm ready").click()
    expect(phone.get_by_role("button", name="Handouts and notes")).to_be_visible()

    # A picture for one phone: it is laid before that player, and the other learns nothing.
    open_tools(gm)
    shot(gm, "tools-gm-empty")
    gm.get_by_role("button", name="Hand something out").click()
    sheet = gm.get_by_role("dialog")
    sheet.get_by_label("Title").fill("The floor above the vault")
    sheet.get_by_label("Who gets it").select_option("1")
    sheet.get_by_label("Text", exact=True).fill("Found in the architect's desk.\n\nThe red door is new.")
    sheet.get_by_label("Picture").set_input_files({"name": "plan.png", "mimeType": "image/png", "buffer": floor_plan()})
    expect(sheet.locator("canvas")).to_be_visible()
    shot(gm, "handout-form")
    looks_well(gm)
    sheet.get_by_role("button", name="Hand it out").click()
    expect(sheet.get_by_role("button", name="Take it back")).to_be_visible()
    shot(gm, "tools-gm")

    paper = phone.get_by_role("dialog", name="The floor above the vault")
    expect(paper).to_be_visible()
    expect(paper.get_by_text("For you alone")).to_be_visible()
    phone.wait_for_function("document.querySelector('dialog img')?.naturalWidth === 1200")
    shot(phone, "handout")
    looks_well(phone)
    phone.set_viewport_size({"width": 1440, "height": 900})
    shot(phone, "handout")
    phone.set_viewport_size({"width": 390, "height": 844})
    paper.get_by_role("button", name="Close").click()
    expect(other.get_by_role("button", name="Handouts and notes, new handout")).to_have_count(0)
    assert "architect" not in other.content()

    # It stays in the list, over a reload too; notes are saved while they are typed.
    phone.reload()
    open_tools(phone)
    notes = phone.get_by_role("textbox", name="Your notes")
    expect(notes).to_be_enabled()
    notes.fill("The red door is new.\nAsk Vesna about it.")
    expect(phone.get_by_text("Saved")).to_be_visible()
    shot(phone, "tools")
    looks_well(phone)
    phone.get_by_role("button", name="The floor above the vault").click()
    expect(phone.get_by_role("dialog", name="The floor above the vault")).to_be_visible()
    close(phone, "The floor above the vault")
    phone.reload()
    open_tools(phone)
    expect(phone.get_by_role("textbox", name="Your notes")).to_have_value("The red door is new.\nAsk Vesna about it.")
    close(phone)
    open_tools(other)
    expect(other.get_by_role("textbox", name="Your notes")).to_have_value("")
    expect(other.get_by_text("What the GM hands to you is kept here.")).to_be_visible()
    close(other)

    # The pause card: everyone sees that it lies there, and anyone lifts it.
    gm.get_by_role("button", name="Take it back").click()
    shot(phone, "table")
    other.get_by_role("banner").get_by_role("button", name="Play the pause card").click()
    for page in (gm, phone, other):
        expect(page.get_by_role("heading", name="The game is paused by the pause card")).to_be_visible()
    for page in (gm, phone):
        shot(page, "pause-card")
        looks_well(page)
    phone.keyboard.press("Enter")  # somebody was typing
    phone.keyboard.press("Escape")
    expect(phone.get_by_role("heading", name="The game is paused by the pause card")).to_be_visible()
    phone.get_by_role("dialog").get_by_role("button", name="Chat").click()
    close(phone, "Chat")
    phone.get_by_role("button", name="Go on").click()
    for page in (gm, phone, other):
        expect(page.get_by_role("heading", name="The game is paused by the pause card")).to_have_count(0)

    gm.get_by_role("button", name="Yes").click()
    expect(gm.get_by_text("Hand out a letter, a map or a photo")).to_be_visible()
    close(gm)
    open_tools(phone)
    expect(phone.get_by_text("What the GM hands to you is kept here.")).to_be_visible()
    close(phone)

    # The story as a file, and a search in the log.
    phone.locator("[data-offer='class:tech']").click()
    fill(phone, Name="Noor")
    open_tools(phone)
    with phone.expect_download() as saved:
        phone.get_by_role("button", name="Save as text").click()
    assert "Noor" in saved.value.path().read_text()
    close(phone)
    gm.get_by_role("button", name="Search the log").focus()
    gm.keyboard.press("Enter")
    gm.get_by_role("searchbox", name="Search the log").fill("noor")
    expect(gm.get_by_role("list", name="Log").get_by_role("listitem")).to_have_count(1)
    shot(gm, "log-search")
    gm.keyboard.press("Escape")
    expect(gm.get_by_role("searchbox", name="Search the log")).to_have_count(0)
