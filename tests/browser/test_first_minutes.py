"""The first minutes of somebody new: a question, a card, a table for friends, and back to where it is their move."""

import re

from playwright.sync_api import Page, expect

from tests.browser.driving import OFFERS, Visit, looks_well, open_table, ready, sit_down


def begin(page: Page) -> None:
    page.get_by_role("button", name="Play now: Masters of the Heist").click()


def test_a_newcomer_is_asked_once_whether_to_learn_or_play(visit: Visit) -> None:
    page = visit("/", 390, 844, newcomer=True)
    begin(page)
    question = page.get_by_role("dialog", name="New to this?")
    expect(question).to_be_visible()
    looks_well(page)
    question.get_by_label("Your name").fill("Ines")
    question.get_by_role("button", name="Just play").click()
    card = page.get_by_role("dialog", name="Masters of the Heist")
    expect(card).to_contain_text("whoever has more money wins")
    looks_well(page)
    card.get_by_role("button", name="Let's go").click()
    expect(page.locator(OFFERS).first).to_be_visible()
    page.goto("/")
    begin(page)
    expect(page.locator(OFFERS).first).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_newcomer_who_wants_to_learn_comes_to_the_lesson(visit: Visit) -> None:
    page = visit("/", newcomer=True)
    begin(page)
    page.get_by_label("Your name").fill("Ines")
    page.get_by_role("button", name="Take the lesson").click()
    expect(page.get_by_label("Your guide")).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_what_a_game_is_about_is_in_the_menu_for_each_side(visit: Visit) -> None:
    page = visit("/")
    open_table(page, "rob_a_bank", ["mine", "bot:random"])
    page.locator(OFFERS).first.wait_for()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="What is this game about?").click()
    expect(page.get_by_role("dialog")).to_contain_text("You are the Bank")
    page.get_by_role("button", name="Let's go").click()
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_scenario_says_its_goal_first(visit: Visit) -> None:
    page = visit("/solo", newcomer=True)
    page.get_by_role("region", name="The Big Score").get_by_role("button", name=re.compile("^Start")).first.click()
    goal = page.get_by_role("dialog").locator(".goal")
    expect(goal).to_contain_text("The Biggest Score")
    looks_well(page)


def test_friends_are_invited_in_two_clicks_and_give_their_names(visit: Visit) -> None:
    host = visit("/", 390, 844)
    host.get_by_role("button", name="Play with friends: Masters of the Heist").click()
    host.get_by_label("Your name").fill("Ines")
    host.get_by_role("button", name="Open the table").click()
    expect(host.get_by_role("img", name="QR code of the link")).to_be_in_viewport()
    expect(host.locator(".code b")).to_be_visible()
    looks_well(host)
    guest = visit("/", 390, 844)
    guest.goto(host.url)
    guest.get_by_role("button", name="Sit here").click()
    guest.get_by_role("button", name="Sit down", exact=True).click()
    expect(guest.locator("input:invalid")).to_be_focused()
    sit_down(guest, "Olga")
    ready(guest, host)
    expect(host.get_by_role("heading", name="Olga").first).to_be_attached()
    host.goto("/")
    expect(host.get_by_role("heading", name=re.compile("^Continue"))).to_be_visible()
    expect(host.locator("a[href^='/table/']")).to_contain_text("Olga")


def test_the_table_where_it_is_ones_move_comes_first(visit: Visit) -> None:
    page = visit("/")
    open_table(page, "masters", ["mine", "open"])
    page.get_by_role("button", name="I'm ready").wait_for()
    page.goto("/")
    open_table(page, "score", ["mine"], {"gm": "auto", "mode": "one_shot"})
    page.locator(OFFERS).first.wait_for()
    page.goto("/")
    expect(page.get_by_role("heading", name="Continue: your move")).to_be_visible()
    expect(page.locator("a[href^='/table/'] b")).to_have_text(["Score", "Masters of the Heist"])
