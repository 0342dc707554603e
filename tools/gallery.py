"""Pictures of every screen for docs/gallery, at the size of a desk and of a phone. Each game adds its own.

python -m tools.gallery [NAME...]      all screens, or those whose names begin so

A scene that fails ends it, with a sentence that names the scene.
"""

import base64
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from itertools import product
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, sync_playwright
from playwright.sync_api import Error as PlaywrightError
from tests.browser.conftest import FLAGS, WITHOUT_MOTION, chromium

from tools import scenes as to
from tools.scenes import Scene

ROOT = Path(__file__).parent.parent
GALLERY = ROOT / "docs" / "gallery"
SIZES = {"1440x900": (1440, 900), "390x844": (390, 844)}
QUALITY = 80
"""Of WebP: small, and the lettering stays sharp."""

SCENES: dict[str, Scene] = {
    "home": to.at("/"),
    "join": to.at("/join"),
    "solo": to.at("/solo"),
    "rules": to.at("/rules"),
    "about": to.at("/about"),
    "you": to.then(to.at("/"), "You: Guest"),
}
IN_LIGHT = {"home"}
IN_GERMAN = {"home"}
"""Screens that are also shown in another language."""
for path in sorted((ROOT / "tests" / "games").glob("*/gallery.py")):
    game = import_module(f"tests.games.{path.parent.name}.gallery")
    SCENES |= game.SCENES
    IN_LIGHT |= game.IN_LIGHT
    IN_GERMAN |= game.IN_GERMAN
SCENES |= {f"{name}-de": to.in_german(SCENES[name]) for name in sorted(IN_GERMAN)}


def picture(browser: Browser, url: str, name: str, scene: Scene, size: str, theme: str) -> None:
    """One screen, as somebody new sees it."""
    width, height = SIZES[size]
    scheme: Literal["light", "dark"] = "light" if theme == "light" else "dark"
    context = browser.new_context(
        viewport={"width": width, "height": height}, base_url=url, reduced_motion="reduce", color_scheme=scheme
    )
    context.add_init_script(WITHOUT_MOTION)
    context.set_default_timeout(60_000)
    page = context.new_page()
    scene(page)
    page.mouse.move(0, 0)
    page.wait_for_timeout(600)
    shot = context.new_cdp_session(page).send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    path = GALLERY / f"{name}{'-light' if theme == 'light' else ''}-{size}.webp"
    path.write_bytes(base64.b64decode(shot["data"]))
    context.close()


@contextmanager
def served() -> Iterator[str]:
    """The address of a server of one's own, which ends with the pictures, whatever becomes of them."""
    with tempfile.TemporaryDirectory() as folder:
        serve = ["serve", "--port", "0", "--database", f"{folder}/house.db", "--tables", "9999", "--cpu-share", "9999"]
        command = [sys.executable, "-m", "getaway", *serve]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            try:
                assert server.stdout is not None
                found = re.search(r"http://\S+", server.stdout.readline())
                assert found is not None
                yield found[0]
            finally:
                server.terminate()


def main(wanted: list[str]) -> None:
    """All pictures, or some."""
    GALLERY.mkdir(parents=True, exist_ok=True)
    with served() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for name, scene in SCENES.items():
            if wanted and not any(name.startswith(each) for each in wanted):
                continue
            themes = ("dark", "light") if name in IN_LIGHT else ("dark",)
            for size, theme in product(SIZES, themes):
                try:
                    picture(browser, url, name, scene, size, theme)
                except (PlaywrightError, AssertionError) as problem:
                    sys.exit(f"gallery: the scene {name} failed at {size}: {problem}")
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
