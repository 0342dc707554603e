"""The page's own evidence of a deal: what it compares at the end, and when it does not reveal."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.driving import OVER, Visit, looks_well, meet_by_link, play_now

Message = dict[str, Any]


def tampered(page: Page, change: Any) -> list[Message]:
    """A server, or somebody in between, that changes what this page is told; what the page says is kept."""
    said: list[Message] = []

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def to_server(frame: str | bytes) -> None:
            said.append(json.loads(frame))
            server.send(frame)

        def to_page(frame: str | bytes) -> None:
            message = json.loads(frame)
            change(message)
            socket.send(json.dumps(message))

        socket.on_message(to_server)
        server.on_message(to_page)

    page.route_web_socket("**/ws", between)
    page.reload()
    page.get_by_role("button", name="Play now").first.wait_for()
    return said


def give_up(page: Page) -> None:
    """Resign, by the menu."""
    page.get_by_role("button", name="Settings", exact=True).click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").locator(".sure .danger", has_text="Yes").click()
    page.keyboard.press("Escape")
    expect(page.locator(OVER)).to_be_visible()


def check(page: Page) -> Any:
    """The lines about what this browser kept."""
    page.get_by_role("button", name="Check it").click()
    expect(page.locator(".fair details")).to_be_visible()
    page.locator(".fair summary").click()
    return page.locator(".fair li.own")


def test_the_record_agrees_with_what_both_browsers_kept(visit: Visit) -> None:
    host = visit()
    guest = meet_by_link(host, visit, "masters")
    expect(host.locator(".prompt h2")).to_be_visible()
    give_up(host)
    for page in (host, guest):
        lines = check(page)
        expect(lines).to_have_count(5)
        expect(page.locator(".fair li.own.bad")).to_have_count(0)
        expect(page.get_by_text("The record matches what this browser kept of the deal.")).to_be_visible()
        line = page.locator(".fair code").first.inner_text()
        assert re.fullmatch(
            r"getaway verify masters-[0-9a-f]{8}\.json --commitment [0-9a-f]{64} --sent [0-9a-f]{64}"
            r"( --seen [0-9a-f]{64}){2} --head [0-9a-f]{64}",
            line,
        )
        looks_well(page)


def test_saved_evidence_is_what_getaway_verify_reads(visit: Visit, tmp_path: Path) -> None:
    page = visit()
    play_now(page, "Masters of the Heist")
    give_up(page)
    check(page)
    with page.expect_download() as evidence:
        page.get_by_role("button", name="Save my evidence").click()
    with page.expect_download() as record:
        page.get_by_role("link", name="Save the record").click()
    files = []
    for download in (record.value, evidence.value):
        files.append(tmp_path / download.suggested_filename)
        download.save_as(files[-1])
    assert files[1].name == f"{files[0].stem}.evidence.json"
    verify = [sys.executable, "-m", "getaway", "verify", str(files[0]), "--evidence", str(files[1])]
    found = subprocess.run(verify, capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stderr
    for title in ("Your copy of the commitment", "Your bytes", "Commitments you saw", "Header of the record"):
        assert f"Proved: {title}." in found.stdout
    kept = json.loads(files[1].read_bytes())
    files[1].write_text(json.dumps(kept | {"sent": ["00" * 32]}))
    assert subprocess.run(verify, capture_output=True, check=False).returncode == 1


def test_a_server_that_dealt_without_what_was_sent_is_found_by_the_page(visit: Visit) -> None:
    page = visit()

    def change(message: Message) -> None:
        if message["type"] == "Finished":
            message["record"]["deal"]["entropy"][0]["value"] = "00" * 32

    tampered(page, change)
    play_now(page, "Masters of the Heist")
    give_up(page)
    check(page)
    expect(page.get_by_text("The record does not match what this browser kept of the deal.")).to_be_visible()
    expect(page.get_by_text("The deal was made without the bytes this browser sent.")).to_be_visible()


def test_the_page_does_not_reveal_to_a_list_in_which_its_own_commitment_was_changed(visit: Visit) -> None:
    page = visit()

    def change(message: Message) -> None:
        if message["type"] == "TableState" and message["deal"]["revealing"]:
            message["deal"]["commitments"][message["yours"][0]] = "00" * 32

    said = tampered(page, change)
    page.get_by_role("button", name="Play now: Masters of the Heist").click()
    expect(page.get_by_role("alert")).to_contain_text("The commitments have changed since this browser committed")
    commands = {each["command"]["do"] for each in said}
    assert "Commit" in commands
    assert "Reveal" not in commands


def test_a_lesson_says_at_its_end_that_it_is_a_fixed_deal(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Play now").first.wait_for()
    answer = page.request.post("/api/tables", data={"game": "masters", "lesson": True})
    page.goto(f"/table/{answer.json()['table']}")
    expect(page.locator(".prompt h2")).to_be_visible()
    give_up(page)
    expect(page.get_by_text("A lesson has a fixed deal")).to_be_visible()
    page.get_by_role("button", name="Check it").click()
    expect(page.get_by_text("the deal was not fair")).to_be_visible()
    expect(page.locator(".fair li.own")).to_have_count(0)
