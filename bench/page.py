"""How soon the page answers a player's own move: from the click to what changes on the screen, in Chromium on loopback.

The bar is 100 ms at p95. `make bench` runs it after the speeds; it needs the browser of `make test`.
"""

import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright
from rich import print
from tests.browser.conftest import FLAGS, chromium
from tests.browser.driving import OFFERS, OVER, play_now

from bench.load.tables import BOARD_GAME

MOVES = 120
WATCH = """() => {
  window.answers = [];
  addEventListener('click', () => {
    const begun = performance.now();
    const table = document.querySelector('.table');
    if (!table) return;
    const watch = new MutationObserver(() => {
      watch.disconnect();
      requestAnimationFrame(() => window.answers.push(performance.now() - begun));
    });
    watch.observe(table, { subtree: true, childList: true, characterData: true });
  }, true);
}"""


def play(page: Page) -> list[float]:
    """Click what is offered, again and again, and collect how long each answer took."""
    play_now(page, BOARD_GAME.title)
    page.evaluate("localStorage.setItem('getaway.settings', JSON.stringify({ pace: 'instant' }))")
    page.reload()
    page.locator(OFFERS).first.wait_for()
    page.evaluate(WATCH)
    for _ in range(MOVES):
        offers = page.locator(OFFERS)
        offers.or_(page.locator(OVER)).first.wait_for()
        if page.locator(OVER).is_visible():
            break
        offers.first.click()
        page.wait_for_timeout(60)
    found: list[float] = page.evaluate("window.answers")
    return sorted(found)


def main() -> None:
    """Serve, play, print."""
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "house.db")
        getaway = str(Path(sys.executable).with_name("getaway"))
        command = [getaway, "serve", "--port", "0", "--database", database]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
            assert server.stdout is not None
            address = re.search(r"http://\S+", server.stdout.readline())
            assert address is not None, "the server did not say where it is"
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
                page = browser.new_context(base_url=address[0], viewport={"width": 1440, "height": 900}).new_page()
                page.goto("/")
                times = play(page)
                browser.close()
            server.terminate()
    middle, late = times[len(times) // 2], times[int(len(times) * 0.95)]
    load = ", ".join(f"{value:.2f}" for value in os.getloadavg())
    print(f"a move's feedback on the page, {len(times)} moves: p50 {middle:.0f} ms, p95 {late:.0f} ms (bar 100 ms)")
    print(f"load of the machine over 1, 5 and 15 minutes: {load}")


if __name__ == "__main__":
    main()
