"""The page of a visitor's own finished games and records."""

import re

from PIL import Image
from playwright.sync_api import Page, expect

from tests.browser.driving import Visit, looks_well, open_table, play_to_the_end


def finish_a_game(page: Page) -> None:
    """A game of Masters of the Heist against a bot, with whatever is offered."""
    open_table(page, "masters", ["mine", "bot:random"])
    play_to_the_end(page)


def test_a_finished_game_is_saved_as_a_picture_without_a_connection_too(visit: Visit) -> None:
    page = visit("/", 390, 844)
    finish_a_game(page)
    page.get_by_role("button", name="Share as a picture").click()
    picture = page.get_by_role("dialog").get_by_role("img")
    expect(picture).to_have_attribute("aria-busy", "false")
    looks_well(page)
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the picture").click()
    assert download.value.suggested_filename.startswith("masters-")
    with Image.open(download.value.path()) as checked:
        assert (checked.format, checked.size) == ("PNG", (1080, 1350))
        poster = checked.convert("RGB").crop((0, 0, 1080, 300))
        assert len(poster.resize((54, 15)).getcolors(1000) or []) > 20, "the poster is drawn"
    page.keyboard.press("Escape")
    expect(picture).to_have_count(0)
    page.context.set_offline(True)
    page.get_by_role("button", name="Share as a picture").click()
    expect(picture).to_have_attribute("aria-busy", "false")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the picture").click()
    with Image.open(download.value.path()) as unchecked:
        assert unchecked.size == (1080, 1350)
    page.context.set_offline(False)


def test_a_finished_game_is_in_the_list_and_in_the_records(visit: Visit) -> None:
    page = visit("/", 390, 844)
    finish_a_game(page)
    page.goto("/")
    page.get_by_role("button", name=re.compile("^You: ")).click()
    page.get_by_role("link", name="Your games and records").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Your games and records")
    game = page.get_by_role("listitem").filter(has=page.get_by_role("link", name="Masters of the Heist"))
    expect(game).to_contain_text("(random bot)")
    expect(game).to_contain_text(re.compile("[12](st|nd) of 2"))
    records = page.get_by_role("region", name="Masters of the Heist")
    row = records.get_by_role("row", name="Bots: random")
    expect(row.get_by_role("cell").first).to_have_text("1")
    expect(records.get_by_role("link", name="0 of 1 won")).to_be_visible()
    looks_well(page)
    stranger = visit("/you")
    expect(stranger.get_by_text("No finished games yet")).to_be_visible()
    looks_well(stranger)
    game.get_by_role("link").click()
    page.wait_for_url(re.compile("/replay/[0-9a-f]{32}"))
