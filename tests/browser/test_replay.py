"""Finished games, looked at again."""

import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

from getaway.games.registry import game_of
from getaway.kernel.pack import plain
from getaway.kernel.record import write_record
from tests.browser.driving import Visit, log_of, looks_well
from tests.table.tables import StoredTable
from tests.table.test_replaying import played, record_of

SECRETS = {"big_score": 4, "rob_a_bank": 3, "masters": 2}
"""How many seats each game is looked at with."""


def random_game(folder: Path, game: str, seats: int) -> bytes:
    """The record of a game of random moves."""
    command = [sys.executable, "-m", "getaway", "sim", game, "--games", "1", "--seed", "3", "--seats", str(seats)]
    subprocess.run([*command, "--record", str(folder), "--json"], check=True, capture_output=True)
    (record,) = folder.iterdir()
    return record.read_bytes()


def game_with_a_gm(folder: Path) -> bytes:
    """The record of Score, played at random and ended by consent."""
    options = plain(game_of("score").options_type()) | {"gm": "seat"}
    stored = StoredTable(str(folder / "score.db"), "score", 3, options=options)
    played(stored, 220, Random(4))
    record = write_record(record_of(stored.table))
    stored.close()
    return record


def watch(page: Page, record: bytes) -> int:
    """Send a record to the house and go to its replay; how many steps it has."""
    answer = page.request.post("/api/replay", data=record)
    assert answer.ok, answer.text()
    opened = answer.json()
    page.goto(f"/replay/file-{opened['replay']}?at=0&as=all")
    expect(page.get_by_role("slider")).to_be_visible()
    return len(opened["steps"])


@pytest.mark.parametrize("game", SECRETS)
def test_all_cards_lie_open(visit: Visit, tmp_path: Path, game: str) -> None:
    page = visit()
    steps = watch(page, random_game(tmp_path, game, SECRETS[game]))
    secrets = page.get_by_role("region", name="What only they see").locator("visible=true")
    holder = secrets.locator("article.holds h3").first
    for at in range(1, steps):
        page.get_by_role("slider").fill(str(at))
        expect(page.locator(".desk")).to_have_attribute("aria-busy", "false")
        if holder.is_visible():
            break
    expect(secrets.locator("article")).to_have_count(SECRETS[game])
    looks_well(page)
    page.get_by_role("radio", name=holder.inner_text()).click()
    expect(secrets.locator("article")).to_have_count(1)
    page.get_by_role("radio", name="Spectator").click()
    expect(secrets).to_have_count(0)
    page.get_by_role("radio", name="Everything").click()
    page.set_viewport_size({"width": 360, "height": 740})
    page.get_by_role("button", name="Secrets").click()
    expect(secrets).to_be_in_viewport()
    looks_well(page)


def test_the_gm_s_papers_lie_open_too(visit: Visit, tmp_path: Path) -> None:
    with ThreadPoolExecutor(1) as beside:  # the browser has an event loop of its own
        record = beside.submit(game_with_a_gm, tmp_path).result()
    page = visit()
    steps = watch(page, record)
    page.get_by_role("slider").fill(str(steps))
    papers = page.get_by_role("region", name="What only they see").locator("visible=true").locator("article.holds")
    expect(papers).to_have_count(1)
    expect(papers).to_contain_text("Ann")
    looks_well(page)


def test_a_heist_is_gone_through_scene_by_scene_and_folded_in_the_log(visit: Visit, tmp_path: Path) -> None:
    page = visit()
    steps = watch(page, random_game(tmp_path, "masters", 2))
    onward, told = page.get_by_role("button", name="One step forward"), page.locator(".desk h2")
    heist = page.get_by_role("region", name="The heist")
    for _ in range(steps):
        last = told.inner_text()
        onward.click()
        expect(told).not_to_have_text(last)
        if heist.is_visible():
            break
    first = told.inner_text()
    page.keyboard.press("ArrowRight")
    expect(told).not_to_have_text(first)
    page.get_by_role("button", name="One step back").click()
    expect(told).to_have_text(first)
    page.get_by_role("slider").fill(str(steps))
    expect(heist).to_have_count(0)
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


def test_a_seat_is_called_by_its_name_and_not_you(visit: Visit, tmp_path: Path) -> None:
    page = visit()
    watch(page, random_game(tmp_path, "big_score", 2))
    page.get_by_role("radio", name="Player 1").click()
    page.get_by_role("button", name="Assign crew 1").click()
    sends = page.get_by_text(re.compile("^Player 1 sends [1-9]$"))
    track = page.get_by_role("slider")
    start = int(track.input_value())
    for at in range(start, start + 12):
        track.fill(str(at))
        expect(page.get_by_text(f"{at} / ")).to_be_visible()
        expect(page.locator(".desk")).to_have_attribute("aria-busy", "false")
        if sends.count() > 0:
            break
    expect(sends.first).to_be_visible()
    expect(page.get_by_text("You send")).to_have_count(0)
    expect(page.get_by_text("None of your crew")).to_have_count(0)
    expect(log_of(page)).to_contain_text("Player 1 ")
    assert not re.search(r"\bYou\b", log_of(page).inner_text())
    assert not re.search(r"\b[Yy]ou\b", page.locator(".desk h2").inner_text())
