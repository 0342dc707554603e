"""How many clicks the GM's most frequent acts take, counted in the browser and compared with the manual."""

import re
from collections.abc import Callable
from functools import partial
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from tests.browser.driving import Visit, wait_until_idle
from tests.browser.score_tables import attempt, bring_in, pick, send_form, sit_with_a_gm, tab

MANUAL = Path(__file__).parents[2] / "docs/evening/gm-console.md"
COUNT = """
  window.clicks = 0;
  addEventListener('click', click => { if (click.isTrusted) window.clicks += 1; }, true);
"""
SCENE, JOB, PEOPLE, NOTES, CLOCKS = range(5)
FILLED = ".meter .chev.full"


def documented() -> dict[str, int]:
    """The table of the manual: what the GM wants, and how many taps it takes."""
    rows = re.findall(r"^\| ([^|]+?) \| [^|]+ \| (\d+) \|$", MANUAL.read_text(), re.MULTILINE)
    return {act: int(taps) for act, taps in rows}


def roll(phone: Page, gm: Page) -> bool:
    """A player rolls and pays for a failure with Heat; whether there was one."""
    phone.locator(".go[data-offer=roll]").click()
    wait_until_idle(phone)
    pays = phone.locator(".plaque").first
    gm.locator(".stage .verdict").wait_for()
    if pays.count() == 0:
        return False
    pays.click()
    gm.locator(".judge").wait_for()
    return True


def test_the_clicks_of_the_gm(visit: Visit) -> None:
    gm, noor, vesna = visit("/", 1440, 900), visit("/", 390, 844), visit("/", 390, 844)
    gm.add_init_script(COUNT)
    sit_with_a_gm(gm, [noor, vesna], meter="open")
    bring_in(noor, "tech", "Noor")
    bring_in(vesna, "face", "Vesna")
    taps: dict[str, int] = {}

    def act(name: str, done: Locator, *steps: Callable[[], None], count: int = 1) -> None:
        wait_until_idle(gm)
        gm.evaluate("window.clicks = 0")
        for step in steps:
            step()
        expect(done).to_have_count(count)
        wait_until_idle(gm)
        taps[name] = gm.evaluate("window.clicks")

    gm.locator("[data-offer=heist]").first.click()
    gm.locator(".board [data-offer=meter]").nth(1).click()
    tab(gm, SCENE)
    gm.locator(".rail [data-offer=scenes]").click()
    send_form(gm, "The back yard", "A gate, two dumpsters.\nA camera turns slowly.", "Climb the gate\nCut the cable")
    tab(gm, PEOPLE)
    gm.locator(".rail .known [data-offer=people]").first.click()
    tab(gm, CLOCKS)
    gm.locator(".rail [data-offer=clocks]").click()
    send_form(gm, "Noise")
    gm.get_by_role("button", name="Start the heist").click()

    act(
        "put a penalty on a segment",
        gm.locator(".meter .hang.set"),
        gm.locator(".meter .hang").nth(1).click,
        gm.locator(".fold:popover-open [data-offer='segment:2']").first.click,
    )
    act("fill or empty a segment of the meter", gm.locator(FILLED), gm.locator(".meter .chev").first.click)
    act("undo what you just did", gm.locator(FILLED), gm.get_by_role("button", name="Undo").click, count=0)
    act("advance a clock", gm.locator(".strip .clock", has_text="1 of 4"), gm.locator(".strip .clock").click)
    tab(gm, PEOPLE)
    act(
        "show a person, or take the card back",
        gm.locator(".rail .eye.known[data-offer^='card:']"),
        gm.locator(".rail [data-offer='person:1'].eye").click,
    )
    tab(gm, JOB)
    eyes = gm.locator(".rail button.eye[data-offer^='field:']")
    act("show the crew a fact of the job", eyes, eyes.first.click, count=eyes.count() - 1)
    act(
        "whisper a fact to a player",
        gm.locator("[data-whisper]"),
        gm.locator(".rail .handle[title^=Whisper]").first.click,
        gm.locator(".fold:popover-open [data-whisper]").first.click,
        count=0,
    )
    tab(gm, SCENE)
    act(
        "put a prepared scene on the table",
        gm.locator(".rail .now"),
        gm.locator(".rail [data-offer='prepared:1'].btn").click,
    )

    numbers, called = gm.locator(".stage .levels button"), gm.locator(".stage .levels .on")
    tray = gm.get_by_role("list", name="Attempts that wait")
    attempt(noor, "cut the camera feed")
    attempt(vesna, "distract the guard")
    tray.wait_for()
    act("call for a roll on an attempt", called, numbers.last.click)
    waits = tray.filter(has_text="waits its turn")
    act("call for the next attempt that waits", waits, tray.locator(".levels button").last.click)
    phones, rulings = {"Noor": noor, "Vesna": vesna}, gm.locator(".judge")
    harm = (
        gm.locator(".judge [data-pick='consequence:harm']").click,
        gm.locator(".fold:popover-open [data-offer='consequence:harm']").first.click,
    )
    ruling = gm.locator(".judge > li > [data-offer^='consequence:']").first
    to_rule = [("rule on a failure", (ruling.click,)), ("harm somebody as the ruling", harm)]
    names = ["Noor", "Vesna"]
    from_nothing = "call for a roll when nobody has said anything"
    while to_rule:
        if tray.count() + called.count() == 0:
            act(from_nothing, called, partial(pick, gm, names[0]), numbers.last.click)
        if roll(phones[names[0]], gm):
            act(to_rule[0][0], rulings, *to_rule.pop(0)[1], count=0)
        names.reverse()
    if from_nothing not in taps:
        act(from_nothing, called, partial(pick, gm, names[0]), numbers.last.click)
    act(
        "put the heist back to an earlier step",
        gm.get_by_role("dialog"),
        gm.get_by_role("button", name="History").click,
        gm.locator("dialog [data-offer=history]").first.click,
        count=0,
    )
    act(
        "end the heist",
        gm.locator(".ends"),
        gm.locator(".ends [data-offer=heist]").first.click,
        gm.locator("dialog .btn.pri").click,
        count=0,
    )
    assert taps == documented()
