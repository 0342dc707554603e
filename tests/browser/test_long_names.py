"""Long names, wide letters, pictures and right-to-left scripts: nothing is pushed out of reach."""

from playwright.sync_api import Page, expect

from tests.browser.driving import OVER, Visit, open_table, play_together, sit_down
from tests.browser.layout_checks import cut_off
from tests.browser.packs import printed

SIZES = [(1440, 900), (1280, 720), (844, 390), (360, 740)]
NAMES = ["WWWWWWWWMMMMMMMMWWWWWWWW", "👩‍👩‍👧‍👦🦊🎲🕵️‍♀️🏦💰🔓🚓👮🧨", "محمد عبد الرحمن الكبير", "Bartholomew Featherstone"]
OUTSIDE = """selector => [...document.querySelectorAll(selector)].filter(each => {
  const box = each.getBoundingClientRect(), around = each.closest('section, main').getBoundingClientRect();
  return each.checkVisibility() && box.right > around.right + 1;
}).map(each => each.textContent.trim())"""


def look_over(page: Page, name: str, selector: str) -> list[str]:
    """What is cut off or stands outside of its box; the window is then as it was."""
    before = page.viewport_size
    assert before is not None
    found = cut_off(page, SIZES)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        found += [f"{width}x{height}: {each}" for each in page.evaluate(OUTSIDE, selector)]
    page.set_viewport_size(before)
    return [f"{name}: {each}" for each in found]


def test_long_names_push_nothing_out_of_reach(visit: Visit) -> None:
    host = visit()
    host.get_by_role("button", name="Play now").first.wait_for()
    assert host.request.post("/api/me", data={"name": NAMES[0]}).ok
    open_table(host, "big_score", ["mine", *["open"] * 3, *["bot:random"] * 2], pack=printed() | {"rounds": 1})
    table = f"{host.url}?sit=1"
    guests = [visit(table) for _ in NAMES[1:]]
    for guest, name in zip(guests, NAMES[1:], strict=True):
        sit_down(guest, name)
        guest.get_by_role("button", name="I'm ready").wait_for()
    found = look_over(host, "the waiting room", ".seats .line > *")
    for page in (*guests, host):
        page.get_by_role("button", name="I'm ready").click()
    expect(host.locator(".prompt h2")).to_be_visible()
    found += look_over(guests[0], "the first choice", ".boss .who")
    play_together([host, *guests])
    expect(host.locator(OVER)).to_be_visible()
    found += look_over(host, "the end", ".bd td > *, .bd .nm")
    host.get_by_role("link", name="Watch the replay").click()
    host.get_by_role("slider").wait_for()
    found += look_over(host, "the replay", ".perspective > *, .scrub > *")
    assert not found, "\n".join(found)
