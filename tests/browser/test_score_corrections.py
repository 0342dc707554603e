"""What a GM of Score changes and puts right, each by clicking: rolls for several, help, extra dice, a called roll that
is changed or off, who is hurt, out, dead or at home, the length of the meter, and a heist that ended too early."""

from playwright.sync_api import Locator, Page, expect

from tests.browser.driving import Visit, wait_until_idle
from tests.browser.score_tables import attempt, bring_in, pick, send_form, sit_with_a_gm, tab

CLOCKS = 4


def table(visit: Visit) -> tuple[Page, Page, Page]:
    """A GM who has begun a heist, and two players."""
    gm, noor, vesna = visit("/", 1440, 900), visit("/", 390, 844), visit("/", 390, 844)
    sit_with_a_gm(gm, [noor, vesna], meter="open")
    bring_in(noor, "tech", "Noor")
    bring_in(vesna, "face", "Vesna")
    gm.get_by_role("button", name="Generate a heist", exact=True).click()
    standard = gm.get_by_role("button", name="Standard: 6 segments")
    standard.click()
    expect(standard).to_have_attribute("aria-pressed", "true")
    gm.get_by_role("button", name="Start the heist").click()
    gm.locator(".ends").wait_for()
    return gm, noor, vesna


def stepper(gm: Page, label: str) -> Locator:
    return gm.locator(".stage").get_by_role("group", name=label, exact=True).get_by_role("button")


def test_a_roll_is_called_with_help_changed_and_canceled_and_several_roll(visit: Visit) -> None:
    gm, noor, vesna = table(visit)
    stage, log = gm.locator(".stage"), gm.get_by_role("list", name="Log")
    pick(gm, "Noor")
    stage.get_by_role("button", name="More").click()
    stepper(gm, "Extra dice").last.click()
    helped = stage.get_by_role("group", name="Helped by").get_by_role("button", name="Vesna")
    helped.click()
    stage.get_by_role("button", name="Call it at 4").click()
    expect(noor.locator(".desk")).to_contain_text("Roll against 4")
    expect(noor.locator("main")).to_contain_text("with help from Vesna")
    expect(log).to_contain_text("With 1 extra die. Vesna helps.")

    # Harder, and without help: what is on the table now is marked, with its chances.
    stepper(gm, "Harder by").last.click()
    expect(helped).to_have_attribute("aria-pressed", "true")
    helped.click()
    stage.get_by_role("button", name="Call it at 4").click()
    expect(noor.locator(".desk")).to_contain_text("Roll against 5")
    expect(noor.locator("main")).not_to_contain_text("with help from Vesna")
    called = stage.locator(".levels [aria-pressed=true]")
    expect(called).to_contain_text("4")
    expect(called).to_contain_text("Works")

    stage.get_by_role("button", name="Cancel the roll").click()
    expect(noor.locator(".go[data-offer=roll]")).to_have_count(0)
    expect(noor.get_by_label("What do you try?")).to_be_visible()

    pick(gm, "Noor")
    stage.get_by_role("button", name="More").click()
    stage.get_by_role("group", name="Also roll").get_by_role("button", name="Vesna").click()
    stage.get_by_role("button", name="Call it at 3").click()
    expect(gm.get_by_role("list", name="Attempts that wait")).to_contain_text("called at 3, waits its turn")
    for phone in (noor, vesna):
        phone.locator(".go[data-offer=roll]").click()
        wait_until_idle(phone)
        pays = phone.locator(".plaque[data-offer=roll]").first
        gm.locator(".stage .verdict").or_(gm.locator(".stage .levels")).first.wait_for()
        if pays.is_visible():
            pays.click()
            gm.locator(".judge").get_by_role("button", name="No consequence", exact=True).click()
            expect(gm.locator(".judge")).to_have_count(0)
    expect(gm.get_by_role("list", name="Attempts that wait")).to_have_count(0)
    expect(gm.locator("[data-pick^='criminal:']").filter(has_text="Vesna").locator(".t")).to_have_text("1")

    # Who is tapped rolls for what they have said.
    attempt(noor, "cut the camera feed")
    pick(gm, "Noor")
    expect(stage.locator("header")).to_contain_text("cut the camera feed")
    stage.get_by_role("button", name="Call it at 2").click()
    expect(noor.locator(".desk")).to_contain_text("Roll against 2")
    expect(stage.locator("header")).to_contain_text("cut the camera feed")


def test_who_is_hurt_out_dead_or_at_home_comes_back_and_a_heist_goes_on(visit: Visit) -> None:
    gm, _, vesna = table(visit)
    stage, desk = gm.locator(".stage"), vesna.locator(".desk")

    def tap(words: str) -> None:
        stage.get_by_role("button", name=words).click()

    pick(gm, "Vesna")
    tap("Vesna is hurt")
    gm.locator(".fold:popover-open").get_by_role("button", name="a twisted ankle").click()
    card = gm.locator("[data-pick^='criminal:']").filter(has_text="Vesna").first
    expect(card).to_contain_text("a twisted ankle")
    tap("Vesna is all right again: a twisted ankle")
    expect(card).not_to_contain_text("a twisted ankle")

    tap("Vesna is out of this heist")
    expect(desk).to_contain_text("Vesna is not in this heist.")
    tap("Vesna is back in this heist")
    expect(desk).to_contain_text("What do you do?")

    tap("Vesna dies")
    gm.get_by_role("dialog").get_by_role("button", name="Vesna dies").click()
    expect(desk).to_contain_text("Vesna is dead.")
    tap("Vesna plays on")
    expect(desk).to_contain_text("What do you do?")

    stash = gm.get_by_role("group", name="Prep stash")
    expect(stash).to_contain_text("7")
    tap("Vesna stayed at home")
    expect(stash).to_contain_text("3")
    tap("Vesna joins the heist")
    expect(stash).to_contain_text("7")

    # Another length of the meter; a form keeps what was written while the game refuses it.
    meter = gm.get_by_role("region", name="Threat Meter")
    meter.get_by_role("button", name="Actions for Threat Meter").click()
    gm.get_by_role("button", name="Change the length of the meter").click()
    gm.get_by_role("dialog").get_by_role("spinbutton").fill("8")
    gm.get_by_role("dialog").locator(".btn.pri").click()
    expect(meter).to_contain_text("0 of 8")
    tab(gm, CLOCKS)
    for _ in range(2):
        gm.locator(".rail [data-offer=clocks]").click()
        form = gm.get_by_role("dialog")
        form.get_by_label("Name").fill("Noise")
        form.locator(".btn.pri").click()
        gm.locator(".strip .clock").wait_for()
    expect(form).to_contain_text("There already is a clock called Noise.")
    expect(form.get_by_label("Name")).to_have_value("Noise")
    form.get_by_label("Name").fill("Smoke")
    send_form(gm)
    expect(gm.locator(".strip .clock")).to_have_count(2)

    gm.get_by_role("group", name="End the heist").get_by_role("button", name="Failure", exact=True).click()
    send_form(gm)
    expect(vesna.locator(".curtain")).to_be_visible()
    expect(vesna.locator(".curtain")).not_to_contain_text("died")
    gm.get_by_role("button", name="Reopen the last heist").click()
    send_form(gm)
    gm.locator(".ends").wait_for()
    expect(vesna.locator(".curtain")).to_have_count(0)
    expect(meter).to_contain_text("0 of 8")
