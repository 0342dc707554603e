"""What a spectator is sent and shown while the players hold secrets."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.browser.driving import OFFERS, Visit, log_of, open_table, settle
from tests.server.conftest import said

Board = dict[str, Any]


class Eavesdropper:
    """Keeps the last board that the house sent to a page, and every line that it told."""

    def __init__(self, page: Page) -> None:
        self.board: Board = {}
        self.told: list[str] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "ViewUpdate":
            self.board = message["view"]["board"]
            self.told += [said(line["words"]) for line in message["events"]]


def listen(page: Page) -> Eavesdropper:
    """From the next page that it opens on."""
    found = Eavesdropper(page)
    page.reload()
    page.locator(".board").wait_for()
    return found


def plan_of_masters(board: Board) -> object:
    return board["plan"]


def crew_of_big_score(board: Board) -> object:
    return board["own"]


def hands_of_rob_a_bank(board: Board) -> object:
    return [side["hand"] for side in board["sides"] if side["hand"] is not None] or None


SECRETS = {"masters": plan_of_masters, "big_score": crew_of_big_score, "rob_a_bank": hands_of_rob_a_bank}
CLICKS = 10


@pytest.mark.parametrize("game", SECRETS)
def test_a_spectator_is_sent_no_secret(visit: Visit, game: str) -> None:
    secret = SECRETS[game]
    page = visit()
    open_table(page, game, ["mine", "bot:random"])
    page.locator(OFFERS).first.wait_for()
    own = listen(page)
    watcher = visit(page.url)
    expect(watcher.get_by_text("You're watching.")).to_be_visible()
    seen = listen(watcher)
    held = 0
    for _ in range(CLICKS):
        settle(page)
        held += secret(own.board) is not None
        assert secret(seen.board) is None
        assert watcher.locator(OFFERS).count() == 0
        assert watcher.locator(".desk .hand button, .sortable").count() == 0
        page.locator(OFFERS).first.click()
    assert held > 0
    expect(log_of(watcher).locator("li").first).to_be_visible()
    shown = watcher.content()
    for line in set(own.told) - set(seen.told):
        assert line not in shown
