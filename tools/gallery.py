"""Pictures of every screen for docs/gallery, at the size of a desk and of a phone.

python -m tools.gallery [NAME...]      all screens, or those whose names begin so
"""

import base64
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, sync_playwright
from tests.browser import packs
from tests.browser.conftest import FLAGS, WITHOUT_MOTION

from tools import scenes as to
from tools.scenes import BIG_SCORE, MASTERS, QUICK, ROB_A_BANK, Scene

ROOT = Path(__file__).parent.parent
GALLERY = ROOT / "docs" / "gallery"
SIZES = {"1440x900": (1440, 900), "390x844": (390, 844)}
QUALITY = 80
"""Of WebP: small, and the lettering stays sharp."""

SCENES: dict[str, Scene] = {
    "home": to.at("/"),
    "home-again": to.home_again,
    "setup": to.at("/new/big_score"),
    "setup-score": to.at("/new/score"),
    "room": to.room,
    "join": to.at("/join"),
    "solo": to.at("/solo"),
    "learn": to.at("/learn/masters"),
    "lesson": to.lesson("masters"),
    "lesson-big-score": to.lesson("big_score"),
    "replays": to.replays,
    "rules": to.at("/rules"),
    "rules-big-score": to.at("/rules/big_score#BS-3.9"),
    "heist": to.at("/heist"),
    "about": to.at("/about"),
    "you": to.then(to.at("/"), "You: Guest"),
    "menu": to.then(MASTERS, "Settings"),
    "large-card": to.large,
    "keys": to.then(MASTERS, "?"),
    "chat": to.then(MASTERS, "c"),
    "log": to.then(to.later(QUICK["rob_a_bank"], 12), "l"),
    "hint": to.then(MASTERS, "h"),
    "cover": to.cover,
    "watching": to.watching,
    "big-score-item": BIG_SCORE,
    "big-score-hire": to.until(BIG_SCORE, ".hand .cc"),
    "big-score-assign": to.assigned,
    "big-score-vault": to.until(QUICK["big_score"], ".plaque"),
    "big-score-trade": to.until(QUICK["big_score"], "[data-offer^='floor:']"),
    "big-score-muscle": to.asked(
        "You are a Muscle", seats=["mine", "mine"], options={"youngest": "seat_2"}, pack=packs.experts("muscle")
    ),
    "big-score-six": to.later(to.table("big_score", *["bot:random"] * 5), 3),
    "big-score-solo": to.alone("big_score", scenario="diamond_thief"),
    "big-score-solo-vault": to.until(to.alone("big_score", scenario="does_what_it_takes"), ".plaque"),
    "big-score-market": to.asked(
        "The black market", seats=["mine"], options={"scenario": "diamond_thief"}, pack=packs.loot_for(thief_price=50)
    ),
    "big-score-gold": to.asked("count as", seats=["mine"], options={"scenario": "crypto_currency"}, pack=packs.gold()),
    "big-score-end": to.the_end(QUICK["big_score"]),
    "big-score-solo-end": to.the_end(to.alone("big_score", scenario="magic_paintings")),
    "rob-a-bank": ROB_A_BANK,
    "rob-a-bank-plan": to.until(ROB_A_BANK, ".acard"),
    "rob-a-bank-action": to.action_of_rob_a_bank,
    "rob-a-bank-end": to.the_end(QUICK["rob_a_bank"]),
    "masters": MASTERS,
    "masters-plan": to.until(MASTERS, "[data-offer=plan]"),
    "masters-heist": to.heist_of_masters,
    "masters-campaign": to.later(to.alone("masters"), 6),
    "masters-end": to.the_end(QUICK["masters"]),
    "score": to.table("score", "mine", "mine"),
    "score-gm": to.score(as_gm=True, tried=False),
    "score-rolled": to.score(as_gm=True, tried=True),
    "score-sheet": to.score(as_gm=False, tried=False),
    "score-alone": to.heist_alone,
    "score-campaign": to.campaign,
    "replay": to.replay(QUICK["masters"]),
    "replay-big-score": to.replay(QUICK["big_score"]),
}
IN_LIGHT = ("home", "setup", "rules-big-score", "big-score-assign", "rob-a-bank-plan", "masters-plan", "score-gm")


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


def main(wanted: list[str]) -> None:
    """All pictures, or some."""
    GALLERY.mkdir(parents=True, exist_ok=True)
    chromium = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))))
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        command = [sys.executable, "-m", "getaway", "serve", "--port", "0", "--database", f"{folder}/house.db"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            found = re.search(r"http://\S+", server.stdout.readline())
            assert found is not None
            browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
            for name, scene in SCENES.items():
                if wanted and not any(name.startswith(each) for each in wanted):
                    continue
                for size in SIZES:
                    picture(browser, found[0], name, scene, size, "dark")
                    if name in IN_LIGHT:
                        picture(browser, found[0], name, scene, size, "light")
            browser.close()
            server.terminate()


if __name__ == "__main__":
    main(sys.argv[1:])
