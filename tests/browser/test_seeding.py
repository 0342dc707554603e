"""Browser tests see the same deal and the same bots every time."""

from pathlib import Path

from tests.browser.conftest import serving
from tests.browser.driving import OFFERS, Visit, log_of, open_table, settle

PURCHASES = 2
"""In turns: later both plan at the same time, and who is ready first depends on timing."""


def game_by_name(visit: Visit, server: str, name: str) -> tuple[str, str]:
    """Log and board after a few moves, with a bot that plays at random."""
    page = visit(server=server, seed=name)
    open_table(page, "masters", ["mine", "bot:random"])
    for _ in range(PURCHASES):
        assert not settle(page)
        page.locator(OFFERS).first.click()
    settle(page)
    seen = log_of(page).inner_text(), page.locator(".board").inner_text()
    page.close()
    return seen


def test_deals_and_bots_follow_from_the_name_of_the_test(
    visit: Visit, url: str, name_file: Path, tmp_path: Path
) -> None:
    open_table(visit(), "big_score", ["mine", "bot:random", "bot:random"])  # its bots play meanwhile
    name_file.write_text("one")
    first = game_by_name(visit, url, "one")
    with serving(tmp_path / "house.db", name_file) as server:
        assert game_by_name(visit, server, "one") == first
        name_file.write_text("two")
        assert game_by_name(visit, server, "two") != first
