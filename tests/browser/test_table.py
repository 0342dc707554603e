"""The table around any game, with Masters of the Heist at it: the shortest game with a sealed choice."""

import re
from pathlib import Path

from playwright.sync_api import Page, WebSocketRoute, expect

from getaway.games.masters.game import Masters
from getaway.kernel.chance import seeded
from getaway.kernel.record import read_record, verify
from tests.browser.driving import (
    OFFERS,
    OVER,
    Visit,
    click_any,
    fits,
    log_of,
    looks_well,
    open_table,
    play_now,
    play_to_the_end,
    ready,
    settle,
    sit_down,
)

MASTERS = "Masters of the Heist"


def prompt_of(page: Page) -> str:
    return page.locator(".prompt h2").inner_text()


def test_a_game_on_a_phone_is_played_to_its_end_and_again(visit: Visit, tmp_path: Path) -> None:
    page = visit("/", 360, 740)
    play_now(page, MASTERS)
    looks_well(page)
    rng = seeded(1)
    while not settle(page):
        assert fits(page)
        click_any(page, rng)
    looks_well(page)
    before = page.url
    page.get_by_role("button", name="Check it").click()
    expect(page.get_by_text("The record checks out")).to_be_visible()

    with page.expect_download() as saved:
        page.get_by_role("link", name="Save the record").click()
    path = tmp_path / "record.json"
    saved.value.save_as(path)
    record = read_record(path.read_bytes())
    verify(record, Masters)
    assert record.result is not None

    page.get_by_role("link", name="Watch the replay").click()
    page.get_by_role("button", name="One step forward").click()
    expect(page.get_by_text(re.compile("^1 / "))).to_be_visible()
    looks_well(page)
    page.get_by_role("radio", name="Player 2").click()
    expect(page).to_have_url(re.compile("at=1&as=1$"))
    page.goto("/replays")
    page.get_by_label("Watch a record").set_input_files(path)
    expect(page).to_have_url(re.compile("/replay/file-"))
    page.get_by_role("button", name="Check fairness").click()
    expect(page.get_by_text("The record checks out")).to_be_visible()
    page.goto(before)
    page.get_by_role("button", name="Play again").click()
    expect(page.locator(OFFERS).first).to_be_visible()
    assert page.url != before


def test_what_is_not_possible_is_refused_with_its_rule(visit: Visit) -> None:
    page = visit()
    play_now(page, MASTERS)
    page.locator(OFFERS).first.click()
    expect(log_of(page)).to_contain_text("Player 2 buys")
    settle(page)
    page.locator("button[aria-disabled=true]:visible").first.click(force=True)
    rule = page.get_by_role("region", name="Hand and moves").get_by_role("alert").locator(".rule")
    expect(rule).to_have_text("MH-3.1")
    with page.expect_popup() as opened:
        rule.click()
    expect(opened.value.locator("[id='MH-3.1']")).to_be_visible()


def test_two_people_meet_by_a_link_and_talk_and_play(visit: Visit) -> None:
    host = visit("/new/masters")
    host.get_by_label("Seat 2").select_option("invited")
    host.get_by_role("button", name="Open the table").click()
    host.get_by_role("button", name="Make a link").click()
    looks_well(host)
    link = host.get_by_label("Link for Seat 2", exact=True).input_value()
    guest = visit(link, 390, 844)
    sit_down(guest)
    expect(guest.get_by_role("button", name="I'm ready")).to_be_visible()
    assert "#" not in guest.url
    looks_well(guest)
    ready(guest, host)

    host.get_by_role("button", name="Chat").click()
    host.get_by_label("Say something").fill("Nice hat.")
    host.get_by_role("button", name="Send").click()
    looks_well(host)
    host.keyboard.press("Escape")
    guest.get_by_role("button", name="Chat, new messages").click()
    expect(guest.get_by_role("dialog")).to_contain_text("Nice hat.")
    guest.keyboard.press("Escape")

    rng = seeded(2)
    pages = (host, guest)
    while not host.locator(OVER).is_visible():
        for page in pages:
            if page.locator(OFFERS).count() > 0:
                click_any(page, rng)
    expect(guest.locator(OVER)).to_be_visible()
    host.get_by_role("button", name="Play again").click()
    guest.get_by_role("button", name="To the next game").click()
    ready(host, guest)
    expect(host.locator(".prompt h2")).to_be_visible()
    expect(guest.locator(".prompt h2")).to_be_visible()


def test_a_spectator_sees_the_table_and_no_secret(visit: Visit) -> None:
    page = visit()
    play_now(page, MASTERS)
    rng = seeded(3)
    while not (settle(page) or page.locator("[data-offer=plan]").is_visible()):
        click_any(page, rng)
    watcher = visit(page.url)
    expect(watcher.get_by_text("You're watching.")).to_be_visible()
    assert watcher.locator(OFFERS).count() == 0
    looks_well(watcher)


def test_a_reload_in_a_sealed_choice_goes_on(visit: Visit) -> None:
    page = visit()
    play_now(page, MASTERS)
    rng = seeded(4)
    seal = page.locator("[data-offer=plan]")
    while not (settle(page) or seal.is_visible()):
        click_any(page, rng)
    prompt = prompt_of(page)
    page.reload()
    expect(seal).to_be_visible()
    assert prompt_of(page) == prompt
    seal.click()
    expect(log_of(page)).to_contain_text("has sealed a plan")


def test_a_lost_connection_is_said_and_the_table_is_kept(visit: Visit) -> None:
    page = visit("/", 390, 844)
    sockets: list[WebSocketRoute] = []

    def keep(socket: WebSocketRoute) -> None:
        socket.connect_to_server()
        sockets.append(socket)

    page.route_web_socket("**/ws", keep)
    page.reload()
    play_now(page, MASTERS)
    before = prompt_of(page)
    sockets[0].close()
    expect(page.get_by_role("alert")).to_contain_text("Connection lost")
    expect(page.get_by_text("Connected again")).to_be_visible()
    assert prompt_of(page) == before
    page.locator(OFFERS).first.click()
    expect(page.get_by_text("Connected again")).to_be_hidden()


def test_the_address_of_a_table_survives_a_reload(visit: Visit) -> None:
    page = visit()
    play_now(page, MASTERS)
    click_any(page, seeded(5))
    expect(log_of(page)).to_contain_text("Player 2 buys")
    settle(page)
    before = prompt_of(page), log_of(page).inner_text()
    page.reload()
    expect(log_of(page)).to_have_text(before[1], use_inner_text=True)
    assert prompt_of(page) == before[0]


def test_one_screen_is_passed_from_seat_to_seat(visit: Visit) -> None:
    page = visit("/", 390, 844)
    open_table(page, "masters", ["mine", "mine"])
    rng = seeded(6)
    covers = 0
    pass_on = page.get_by_role("button", name="I'm Player")
    while covers < 4:
        page.locator(OFFERS).or_(pass_on).first.wait_for()
        if pass_on.is_visible():
            if covers == 0:
                looks_well(page)
            covers += 1
            pass_on.click()
            pass_on.wait_for(state="hidden")
        else:
            click_any(page, rng)


def test_the_menu_has_what_is_no_move(visit: Visit) -> None:
    page = visit("/", 360, 740)
    play_now(page, MASTERS)
    page.get_by_role("button", name="Settings").click()
    looks_well(page)
    page.get_by_role("button", name="Make a link").click()
    expect(page.get_by_role("img", name="QR code of the link")).to_be_visible()
    page.get_by_role("button", name="Pause the game").click()
    expect(page.get_by_role("button", name="Resume the game")).to_be_visible()
    page.get_by_role("button", name="Resume the game").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Yes").click()
    expect(page.locator(OVER)).to_be_visible()


def test_a_hint_names_a_good_move(visit: Visit) -> None:
    page = visit()
    play_now(page, MASTERS)
    page.keyboard.press("h")
    page.get_by_role("button", name="Make this move").first.click()
    expect(log_of(page)).to_contain_text("You buy")


def test_every_game_is_played_by_clicking_what_is_offered(visit: Visit) -> None:
    page = visit()
    for title in ("How To Rob A Bank", "The Big Score"):
        page.goto("/")
        play_now(page, title)
        looks_well(page)
        play_to_the_end(page)
        looks_well(page)
