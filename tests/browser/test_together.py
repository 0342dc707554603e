"""Two people in two browsers, who meet by a link and play each of the games to its end."""

import pytest
from playwright.sync_api import expect

from tests.browser.driving import SOAK, Visit, fits, log_of, meet_by_link, play_together

QUICK = "rob_a_bank"
"""Masters of the Heist is played by two in the tests of the table, Score in its own."""


@pytest.mark.parametrize("game", ["big_score", "masters", "rob_a_bank"] if SOAK else [QUICK])
def test_two_people_play_to_the_end(visit: Visit, game: str) -> None:
    host = visit()
    guest = meet_by_link(host, visit, game)
    expect(log_of(host)).to_be_visible()
    play_together((host, guest), 2)
    assert fits(guest)
    verdicts = {page.locator(".verdict .caps").first.inner_text().upper() for page in (host, guest)}
    assert verdicts in ({"YOU WON", "YOU LOST"}, {"YOU SHARE THE WIN"})
    assert host.locator("h1").inner_text() == guest.locator("h1").inner_text()
