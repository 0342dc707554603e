"""The house, served on a free port, and Debian's Chromium to visit it with."""

import re
import shutil
import subprocess
import sys
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, StorageState, expect, sync_playwright

from tests.browser.driving import Visit as Visit

FLAGS = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
WITHOUT_MOTION = (
    "localStorage.getItem('getaway.settings') ?? localStorage.setItem('getaway.settings', '{\"pace\":\"instant\"}')"
)
"""What others do is shown at once, so that a whole game takes seconds."""

SEEDED_BYTES = """
(() => {
  crypto.getRandomValues = (array) => {
    const key = `test.random.${array.length}`;
    let state = Number(localStorage.getItem(key) ?? SEED);
    for (let at = 0; at < array.length; at++) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      array[at] = state >>> 24;
    }
    localStorage.setItem(key, String(state));
    return array;
  };
})();
"""
"""The page's own random bytes, seeded for a visitor of a test; they go on over a reload. Those of a deal are a stream
of their own: how many ids of commands a page needs depends on timing."""


@pytest.fixture(scope="session")
def name_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the server looks for the name of the running test."""
    return tmp_path_factory.mktemp("test") / "name"


@pytest.fixture(autouse=True)
def _name_of_the_test(name_file: Path, request: pytest.FixtureRequest) -> None:
    """What is dealt in the server's process follows from the test's name."""
    name_file.write_text(request.node.nodeid)


@contextmanager
def serving(database: Path, name_file: Path, environment: dict[str, str] | None = None) -> Iterator[str]:
    """A server on a free port; its address."""
    serve = ["serve", "--port", "0", "--database", str(database), "--tables", "9999", "--cpu-share", "9999"]
    command = [sys.executable, "-m", "tests.browser.serving", str(name_file), *serve]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as server:
        assert server.stdout is not None
        line = server.stdout.readline()
        found = re.search(r"http://\S+", line)
        assert found is not None, f"the server says {line!r}"
        try:
            yield found[0]
        finally:
            server.terminate()


@pytest.fixture(scope="session")
def url(tmp_path_factory: pytest.TempPathFactory, name_file: Path) -> Iterator[str]:
    """The server of all tests of this process."""
    with serving(tmp_path_factory.mktemp("house") / "house.db", name_file) as address:
        yield address


def chromium() -> str:
    """The Chromium of the system; the one without windows first, which opens pages for a quarter of the CPU time."""
    names = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
    found = next(filter(None, map(shutil.which, names)), None)
    assert found is not None, f"this needs one of {', '.join(names)}"
    return found


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One for all tests of this process."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def visit(browser: Browser, url: str, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """Opens an address of the house as somebody new, in a window of a size; whatever goes wrong in the page fails the
    test."""
    problems: list[str] = []
    contexts: list[BrowserContext] = []

    def hear(said: ConsoleMessage) -> None:
        where = said.location.get("url", "")
        refused = said.text.startswith("Failed to load resource") and (
            "/api/" in where or ("404" in said.text and "/assets/" not in where)  # an unknown address shows the page
        )
        if said.type in ("error", "warning") and not refused:  # a refusal is an answer, whatever Chromium thinks of it
            problems.append(f"{said.text} {said.location}")

    def open_page(
        path: str = "/",
        width: int = 1440,
        height: int = 900,
        theme: str = "dark",
        *,
        touch: bool = False,
        server: str = url,
        seed: str | None = None,
        locale: str = "en-US",
        storage: StorageState | None = None,
    ) -> Page:
        scheme: Literal["light", "dark"] = "light" if theme == "light" else "dark"
        context = browser.new_context(
            viewport={"width": width, "height": height},
            reduced_motion="reduce",
            color_scheme=scheme,
            has_touch=touch,
            base_url=server,
            locale=locale,
            storage_state=storage,
        )
        context.add_init_script(WITHOUT_MOTION)
        seed = seed or f"{request.node.nodeid}/{len(contexts)}"
        context.add_init_script(SEEDED_BYTES.replace("SEED", str(zlib.crc32(seed.encode()))))
        context.set_default_timeout(60_000)
        contexts.append(context)
        page = context.new_page()
        expect.set_options(timeout=60_000)
        page.on("console", hear)
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert problems == []
