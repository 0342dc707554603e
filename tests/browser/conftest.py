"""The installed package, served on a free port, and Debian's Chromium to visit it with."""

import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

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


@pytest.fixture(scope="session")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the house is open."""
    database = tmp_path_factory.mktemp("house") / "house.db"
    getaway = str(Path(sys.executable).with_name("getaway"))
    command = [getaway, "serve", "--port", "0", "--database", str(database)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        line = server.stdout.readline()
        found = re.search(r"http://\S+", line)
        assert found is not None, f"the server says {line!r}"
        yield found[0]
        server.terminate()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Whatever Chromium the system has."""
    names = ("chromium", "chromium-browser", "google-chrome")
    found = next(filter(None, map(shutil.which, names)), None)
    assert found is not None, f"the browser tests need one of {', '.join(names)}"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def visit(browser: Browser, url: str) -> Iterator[Callable[[int, int], Page]]:
    """Opens the page in a window of a size; whatever goes wrong in the page fails the test."""
    problems: list[str] = []
    contexts = []

    def open_page(width: int, height: int) -> Page:
        context = browser.new_context(viewport={"width": width, "height": height}, reduced_motion="reduce")
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(60_000)
        expect.set_options(timeout=60_000)
        page.on("console", lambda said: problems.append(said.text) if said.type in ("error", "warning") else None)
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.goto(url)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert problems == []
