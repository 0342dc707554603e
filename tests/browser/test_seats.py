"""Seats: who comes by a link is asked their name, and how a seat is left, kept and filled again."""

import re

from playwright.sync_api import Page, expect

from tests.browser.driving import Visit, log_of, looks_well, open_table, ready, sit_down


def link_of(host: Page) -> str:
    return host.get_by_label("Link for Seat 2", exact=True).input_value()


def invited(visit: Visit, seats: int = 2) -> tuple[Page, list[Page]]:
    """A host and guests who came by links, called Ann, Bob, Cid."""
    host = visit()
    open_table(host, "rob_a_bank", ["mine", *["invited"] * (seats - 1)])
    guests = []
    for number in range(2, seats + 1):
        host.get_by_role("button", name=f"Make a link: Seat {number}").click()
        link = host.get_by_label(f"Link for Seat {number}", exact=True).input_value()
        guest = visit(link, 390, 844)
        sit_down(guest, ("Bob", "Cid")[number - 2])
        guests.append(guest)
    return host, guests


def settings(page: Page) -> None:
    page.get_by_role("button", name="Settings").click()


def leave(page: Page) -> None:
    settings(page)
    page.get_by_role("dialog").get_by_role("button", name="Leave the table").click()
    page.get_by_role("button", name="Yes").click()


def test_a_guest_is_asked_a_name_and_changes_it_at_the_table(visit: Visit) -> None:
    host = visit()
    open_table(host, "masters", ["mine", "invited"])
    host.get_by_role("button", name="Make a link").click()
    guest = visit(link_of(host), 390, 844)
    expect(guest.get_by_role("heading", name="Join the table")).to_be_visible()
    looks_well(guest)
    guest.get_by_label("Your name").fill("Player 1")
    guest.get_by_role("button", name="Sit down", exact=True).click()
    expect(guest.get_by_role("alert")).to_contain_text("Choose another name")
    sit_down(guest, "Ines")
    expect(host.locator(".seats")).to_contain_text("Ines")
    ready(guest, host)
    settings(guest)
    looks_well(guest)
    expect(guest.get_by_label("Your name at this table")).to_have_value("Ines")
    guest.get_by_label("Your name at this table").fill("Inés")
    guest.get_by_role("button", name="Change name").click()
    expect(log_of(host)).to_contain_text("Ines is now called Inés.")
    guest.goto("/")
    other = visit()
    open_table(other, "masters", ["mine", "open"])
    guest.goto(f"{other.url}?sit=1")
    expect(guest.get_by_label("Your name")).to_have_value("Inés")


def test_what_people_wrote_is_shown_as_they_wrote_it(visit: Visit) -> None:
    host, (guest,) = invited(visit)
    ready(guest, host)
    for page in (host, guest):
        page.get_by_role("button", name=re.compile("^Chat")).click()
    host.get_by_label("Say something").fill("Player 2 cheats, says Player 1.")
    host.get_by_role("button", name="Send").click()
    for page in (host, guest):
        expect(page.get_by_role("dialog")).to_contain_text("Player 1: Player 2 cheats, says Player 1.")


def test_a_seat_that_a_guest_left_is_filled_by_a_new_link(visit: Visit) -> None:
    host, (guest,) = invited(visit)
    guest.get_by_role("button", name="Leave").click()
    guest.get_by_role("button", name="Yes").click()
    make = host.get_by_role("button", name="Make a link: Seat 2")
    expect(make).to_be_visible()
    expect(host.get_by_label("Link for Seat 2", exact=True)).to_have_count(0)
    host.reload()
    make.click()
    link = link_of(host)
    host.reload()
    assert link_of(host) == link
    other = visit(link, 390, 844)
    sit_down(other, "Dee")
    expect(host.locator(".seats")).to_contain_text("Dee")


def test_a_vote_to_abandon_outlives_a_reload_and_is_taken_back(visit: Visit) -> None:
    host, (guest,) = invited(visit)
    ready(guest, host)
    settings(host)
    host.get_by_role("button", name="Vote to abandon the game").click()
    expect(host.get_by_role("button", name="Withdraw the vote")).to_be_visible()
    host.reload()
    settings(host)
    host.get_by_role("button", name="Withdraw the vote").click()
    expect(host.get_by_role("button", name="Vote to abandon the game")).to_be_visible()
    settings(guest)
    guest.get_by_role("button", name="Vote to abandon the game").click()
    expect(guest.get_by_role("button", name="Withdraw the vote")).to_be_visible()
    expect(host.get_by_role("dialog")).to_be_visible()


def test_after_the_deal_a_seat_is_taken_back_or_by_the_vote_of_all(visit: Visit) -> None:
    host, (bob, cid) = invited(visit, 3)
    ready(bob, cid, host)
    for page in (bob, cid, host):
        expect(page.locator(".prompt h2")).to_be_visible()  # the game is dealt
    leave(bob)
    bob.get_by_role("button", name="Take my seat back").click()
    expect(bob.get_by_role("button", name="Take my seat back")).to_have_count(0)
    expect(log_of(host)).to_contain_text("Bob sits down.")
    leave(bob)
    settings(host)
    host.get_by_role("group", name="For Bob").get_by_role("button", name="Make a link").click()
    link = host.get_by_label("Link for the seat of Bob", exact=True).input_value()
    looks_well(host)
    host.keyboard.press("Escape")
    zed = visit(link)
    sit_down(zed, "Zed")
    expect(zed.get_by_role("status").filter(has_text="Waiting for")).to_be_visible()
    looks_well(zed)
    looks_well(cid)
    for page in (host, cid):
        expect(page.get_by_role("status").filter(has_text="Zed asks for the seat of Bob")).to_be_visible()
        page.get_by_role("button", name="Agree", exact=True).click()
    expect(log_of(host)).to_contain_text("Zed sits down.")
    settings(zed)
    expect(zed.get_by_label("Your name at this table")).to_have_value("Zed")
