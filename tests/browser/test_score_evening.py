"""An evening of Score: a GM at a desk and three players on phones, in two languages. Two heists of a campaign, then a
one-shot; a phone is lost and found, and a wrong tap is put back."""

from playwright.sync_api import Page, expect

from tests.browser.driving import Visit, fits, wait_until_idle
from tests.browser.score_tables import attempt, bring_in, pick, sit_with_a_gm

CREW = (("tech", "Noor"), ("face", "Vesna"), ("specter", "Idris"))
FILLED = ".meter .chev.full"


def play_a_roll(gm: Page, phone: Page, words: str) -> None:
    """A player tries something hard; whatever it costs is settled."""
    attempt(phone, words)
    expect(gm.locator(".stage")).to_contain_text(words)
    gm.locator(".stage .levels button").last.click()
    phone.locator(".go[data-offer=roll]").click()
    gm.locator(".stage .verdict").wait_for()
    wait_until_idle(phone)
    pays = phone.locator(".plaque[data-offer=roll]").first
    if pays.is_visible():
        pays.click()
        gm.locator(".judge .opt").first.click()
        expect(gm.locator(".judge")).to_have_count(0)


def prepare(gm: Page) -> None:
    """A generated job and a meter of the usual length."""
    gm.locator(".board [data-offer=heist]").first.click()
    gm.locator(".board [data-offer=meter]").nth(1).click()
    gm.locator(".acts .btn.pri").click()
    gm.locator(".ends").wait_for()


def end(gm: Page, at: int = 0) -> None:
    """The heist ends; the question before it is answered."""
    gm.locator(".ends [data-offer=heist]").nth(at).click()
    gm.locator("dialog .btn.pri").click()
    expect(gm.locator(".ends")).to_have_count(0)


def test_an_evening(visit: Visit) -> None:
    gm = visit("/", 1440, 900)
    phones = [visit("/", 390, 844, locale=locale) for locale in ("en-US", "de-DE", "en-US")]
    address = sit_with_a_gm(gm, phones, meter="open")
    for phone, (kind, name) in zip(phones, CREW, strict=True):
        bring_in(phone, kind, name)
    expect(gm.locator("[data-pick^='criminal:']")).to_have_count(len(CREW))

    prepare(gm)
    play_a_roll(gm, phones[0], "cut the camera feed")
    expect(phones[1].locator("body")).to_contain_text("cut the camera feed")
    expect(phones[1].get_by_label("Was versuchst du?")).to_be_visible()
    expect(phones[2].get_by_label("What do you try?")).to_be_visible()

    # A wrong tap fills the whole meter but one; it is put back, and everyone is told.
    before = gm.locator(FILLED).count()
    gm.locator(".meter .chev").nth(4).click()
    expect(gm.locator(FILLED)).to_have_count(5)
    gm.get_by_role("button", name="History").click()
    gm.locator("dialog [data-offer=history]").first.click()
    expect(gm.locator(FILLED)).to_have_count(before)
    expect(phones[0].locator("body")).to_contain_text("puts the heist back")
    expect(phones[1].locator("body")).to_contain_text("setzt den Coup zurück")

    # A phone is lost: the GM rolls for its Criminal, and sees that nobody is there. It is found again.
    kept = phones[2].context.storage_state()
    phones[2].context.close()
    lost = gm.locator("[data-pick^='criminal:'] [aria-label='not connected']")
    pick(gm, "Idris")
    gm.locator(".stage .levels button").first.click()
    gm.locator(".others [data-offer=roll]").first.click()
    gm.locator(".stage .verdict").wait_for()
    wait_until_idle(gm)
    if gm.locator(".others [data-offer=roll]").count() > 0:
        gm.locator(".others [data-offer=roll]").first.click()
        gm.locator(".judge .opt").first.click()
    play_a_roll(gm, phones[0], "wave the van through")
    expect(lost).to_be_visible()  # the server says so after 20 seconds
    phones[2] = visit(address, 390, 844, storage=kept)
    expect(lost).to_have_count(0)
    play_a_roll(gm, phones[2], "slip in at the side")
    for page in (gm, *phones):
        assert fits(page)
    end(gm)

    # The next heist of the campaign, with the same crew.
    prepare(gm)
    play_a_roll(gm, phones[1], "den Wachmann ablenken")
    end(gm, at=1)
    gm.locator(".board [data-offer=campaign]").last.click()
    gm.locator("dialog .btn.pri").click()
    for page in (gm, *phones):
        expect(page.locator(".verdict")).to_be_visible()

    # A one-shot, which is over when the GM ends it.
    sit_with_a_gm(gm, phones, mode="one_shot", meter="open")
    for phone, (kind, name) in zip(phones, CREW, strict=True):
        bring_in(phone, kind, name)
    prepare(gm)
    phones[2].locator(".plaque[data-offer^='ability:']").first.click()
    play_a_roll(gm, phones[2], "slip past the guard")
    end(gm)
    gm.locator(".board [data-offer=campaign]").last.click()
    gm.locator("dialog .btn.pri").click()
    for page in (gm, *phones):
        expect(page.locator(".verdict")).to_be_visible()
