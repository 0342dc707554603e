"""Score on a player's phone and on a TV: the curtain and advances, papers on the table, a screen without secrets."""

from playwright.sync_api import Locator, Page, expect

from tests.browser.driving import Visit, fits, looks_well
from tests.browser.score_tables import open_table
from tests.browser.test_score import fill

PHONE = (390, 844)
SMALL_PHONE = (360, 740)
TV = (1280, 720)
SMALLEST_ON_A_TV = 16
"""Pixels of a screen 720 high: 24 on one of 1080."""

TOO_SMALL = """least => {
  const found = [];
  for (const each of document.querySelectorAll('.score *, .desk *, .foot *, dialog *')) {
    const box = each.getBoundingClientRect();
    if (!each.checkVisibility({visibilityProperty: true}) || box.width <= 1) continue;
    if (each.closest('.vh, .sending, svg')) continue;
    const says = [...each.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.textContent.trim());
    const size = parseFloat(getComputedStyle(each).fontSize);
    if (says && size < 14) found.push(`${size}px: ${each.textContent.trim().slice(0, 40)}`);
    const control = each.matches('button, a:not(.rule), input, select, textarea, summary') && !each.closest('label');
    if (control && Math.min(box.width, box.height) < 43.9)
      found.push(`${box.width}x${box.height}: ${(each.textContent.trim() || each.ariaLabel || '').slice(0, 40)}`);
  }
  return found;
}"""
"""Text below 14 px and controls below 44 px on a player's screen. The number of a rule is a link within a sentence."""

SMALLEST_TEXT = """() => Math.min(...[...document.querySelectorAll('.screen *')]
  .filter(each => each.checkVisibility() && !each.closest('.vh, svg') &&
    [...each.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.textContent.trim()))
  .map(each => parseFloat(getComputedStyle(each).fontSize)))"""


def is_well_sized(page: Page) -> None:
    found = page.evaluate(TOO_SMALL)
    assert not found, found
    assert fits(page)


def gm_and_player(visit: Visit) -> tuple[Page, Page, str]:
    """A GM with a prepared heist, a player with a Criminal on a phone, and the table's address."""
    gm, phone = visit("/", 1440, 900), visit("/", *PHONE)
    table = open_table(gm, options={"gm": "seat"}, seats=[{"kind": "mine"}, {"kind": "open"}])
    path = f"/table/{table}"
    for page in (gm, phone):
        page.goto(path)
    phone.get_by_role("button", name="Sit").click()
    for page in (gm, phone):
        page.get_by_role("button", name="I'm ready").click()
    phone.locator("[data-offer='class:tech']").click()
    is_well_sized(phone)
    fill(phone, Name="Noor")
    gm.get_by_role("button", name="Generate a heist", exact=True).click()
    gm.get_by_role("button", name="Standard", exact=False).first.click()
    return gm, phone, path


def next_step(page: Page) -> Locator:
    return page.locator(".plaque:visible, .go:visible, [data-offer^='approach:']:visible").first


def test_the_curtain_falls_and_an_advance_is_learned_on_a_phone(visit: Visit) -> None:
    page = visit("/", *PHONE)
    table = open_table(page, options={"gm": "auto", "start_heat": "3"}, seats=[{"kind": "mine"}])
    page.goto(f"/table/{table}")
    page.locator("[data-offer='class:face']").click()
    fill(page, Name="Vesna")
    is_well_sized(page)
    page.get_by_role("button", name="Start the heist").click()
    expect(next_step(page)).to_be_visible()
    is_well_sized(page)
    page.get_by_role("button", name="Job", exact=True).click()
    is_well_sized(page)
    page.get_by_role("button", name="Give up the heist").click()
    fill(page)
    page.get_by_role("button", name="Story", exact=True).click()
    curtain = page.locator(".curtain")
    expect(curtain.get_by_text("They gave up.")).to_be_in_viewport()
    expect(curtain.get_by_role("heading", name="What it cost, and what it brought")).to_be_visible()
    is_well_sized(page)
    looks_well(page)
    curtain.get_by_role("button", name="Learn ").first.click()
    expect(curtain.get_by_label("Heat: 3 before, 1 now")).to_be_visible()
    expect(curtain.get_by_role("button", name="Learn ")).to_have_count(0)
    page.get_by_role("button", name="Sheet", exact=True).click()
    is_well_sized(page)
    page.get_by_role("button", name="Start the heist").click()
    expect(curtain).to_have_count(0)


def test_a_person_a_line_a_veil_and_dice_on_a_phone(visit: Visit) -> None:
    gm, phone, _ = gm_and_player(visit)
    phone.set_viewport_size({"width": SMALL_PHONE[0], "height": SMALL_PHONE[1]})
    for kind, words in (("line", "no harm to animals"), ("veil", "torture")):
        phone.locator(f"[data-offer='{kind}']").click()
        fill(phone, Text=words)
        expect(phone.get_by_role("list", name=f"{kind.title()}s").get_by_text(words)).to_be_visible()
    is_well_sized(phone)
    looks_well(phone)
    phone.get_by_role("button", name="Remove the veil: torture").click()
    expect(phone.get_by_role("list", name="Veils")).to_have_count(0)
    gm.get_by_role("button", name="Start the heist").click()
    gm.get_by_role("button", name="People", exact=True).click()
    add = gm.get_by_role("button", name="Add a person")
    add.click()
    form = gm.get_by_role("form", name="Add a person")
    form.get_by_label("Name", exact=True).fill("Oda Brandt")
    form.locator("input, textarea").nth(1).fill("head of security")
    form.get_by_role("button", name="Add a person").click()
    gm.get_by_role("button", name="Show Oda Brandt to everyone").click()
    expect(phone.get_by_role("article", name="Oda Brandt").get_by_text("head of security")).to_be_visible()
    phone.get_by_role("button", name="Roll dice for anything").click()
    is_well_sized(phone)
    sheet = phone.get_by_role("dialog")
    sheet.get_by_role("spinbutton").fill("3")
    sheet.get_by_role("textbox").fill("does the lift come")
    sheet.locator(".btn.pri").click()
    expect(phone.locator(".faces b")).to_have_count(3)
    is_well_sized(phone)
    phone.get_by_role("button", name="Job", exact=True).click()
    expect(phone.get_by_role("region", name="People").get_by_text("Oda Brandt")).to_be_visible()
    is_well_sized(phone)


def test_a_tv_follows_the_scene_and_shows_no_secret_of_the_gm_who_opened_it(visit: Visit) -> None:
    gm, phone, path = gm_and_player(visit)
    gm.get_by_role("button", name="Notes", exact=True).click()
    gm.get_by_role("button", name="Write a note").click()
    fill(gm, Text="The curator leaves at ten")
    received: list[str] = []
    tv = gm.context.new_page()  # the same browser as the GM's, with the GM's seat
    tv.on("websocket", lambda socket: socket.on("framereceived", lambda frame: received.append(str(frame))))
    tv.set_viewport_size({"width": TV[0], "height": TV[1]})
    tv.goto(f"{path}?view=tv")
    screen = tv.locator(".screen")
    expect(screen).to_be_visible()
    gm.get_by_role("button", name="Start the heist").click()
    expect(screen.get_by_role("listitem").get_by_text("Noor")).to_be_visible()
    phone.get_by_label("What do you try?").fill("cut the camera feed")
    phone.get_by_role("button", name="Try it").click()
    gm.get_by_role("button", name="Call it at 4").click()
    expect(screen.get_by_role("region", name="The roll").get_by_text("cut the camera feed")).to_be_visible()
    phone.locator(".go").click()
    expect(screen.get_by_role("img", name="Heat ").first).to_be_visible()
    assert received
    assert not [frame for frame in received if "The curator leaves at ten" in frame]
    assert "The curator leaves at ten" not in tv.content()
    assert tv.locator("button:visible, a:visible, input:visible").count() == 0
    assert tv.evaluate(SMALLEST_TEXT) >= SMALLEST_ON_A_TV
    assert fits(tv)
    gm.get_by_role("group", name="End the heist").get_by_role("button", name="success").click()
    fill(gm)
    expect(screen.get_by_text("It was a success.")).to_be_visible()
    expect(gm.get_by_role("button", name="Prepare the next heist")).to_be_visible()
