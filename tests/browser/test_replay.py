"""Finished games, looked at again."""

import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.driving import Visit, log_of, looks_well

SECRETS = {"big_score": 4, "rob_a_bank": 3, "masters": 2}
"""How many seats each game is looked at with."""


def watch(page: Page, folder: Path, game: str, seats: int) -> int:
    """Send a record of random moves to the house and go to its replay; how many steps it has."""
    command = [sys.executable, "-m", "getaway", "sim", game, "--games", "1", "--seed", "3", "--seats", str(seats)]
    subprocess.run([*command, "--record", str(folder), "--json"], check=True, capture_output=True)
    (record,) = folder.iterdir()
    answer = page.request.post("/api/replay", data=record.read_bytes())
    assert answer.ok, answer.text()
    opened = answer.json()
    page.goto(f"/replay/file-{opened['replay']}?at=0&as=all")
    expect(page.get_by_role("slider")).to_be_visible()
    return len(opened["steps"])


@pytest.mark.parametrize("game", SECRETS)
def test_all_cards_lie_open(visit: Visit, tmp_path: Path, game: str) -> None:
    page = visit()
    steps = watch(page, tmp_path, game, SECRETS[game])
    secrets = page.get_by_role("region", name="What only they see").locator("visible=true")
    holder = secrets.locator("article.holds h3").first
    for at in range(1, steps):
        with page.expect_response(f"**/api/replay/*at={at}"):
            page.get_by_role("slider").fill(str(at))
        if holder.is_visible():
            break
    expect(secrets.locator("article")).to_have_count(SECRETS[game])
    looks_well(page)
    page.get_by_role("radio", name=holder.inner_text()).click()
    expect(secrets.locator("article")).to_have_count(1)
    page.get_by_role("radio", name="Looking on").click()
    expect(secrets).to_have_count(0)
    page.get_by_role("radio", name="All open").click()
    page.set_viewport_size({"width": 360, "height": 740})
    page.get_by_role("button", name="Secrets").click()
    expect(secrets).to_be_in_viewport()
    looks_well(page)


def test_a_long_burst_of_the_log_is_folded_and_opens(visit: Visit, tmp_path: Path) -> None:
    page = visit()
    steps = watch(page, tmp_path, "masters", 2)
    page.get_by_role("slider").fill(str(steps))
    more = log_of(page).get_by_role("button", name="more").first
    lines = log_of(page).get_by_role("listitem")
    expect(more).to_be_visible()
    before = lines.count()
    more.focus()
    page.keyboard.press("Enter")
    fold = log_of(page).get_by_role("button", name="Fewer").first
    expect(fold).to_have_attribute("aria-expanded", "true")
    expect(fold).to_be_focused()
    assert lines.count() > before + 2
    fold.click()
    expect(lines).to_have_count(before)
