"""Where a plan leads, as its owner alone sees it."""

from typing import Any

import pytest

from getaway.games.rob_a_bank import layout, packed, planning, rounds
from getaway.games.rob_a_bank.floor import STREET
from getaway.games.rob_a_bank.phases import ALARM_LOCKED, ALARM_READY
from getaway.games.rob_a_bank.preview import CardPreview, Draft
from getaway.kernel.catalogue_play import CataloguePlay
from getaway.kernel.chance import seeded
from tests.games.rob_a_bank.scenes import GAME, Scene, lay


def plan(
    side: str,
    *,
    played: tuple[str, ...] = (),
    walls: tuple[tuple[int, str], ...] = (),
    guards: tuple[int, int] = (9, 9),
    robber: int = 1,
    bags: tuple[int, ...] = (),
    locked: tuple[int, ...] = (),
    alarm: tuple[int, int] | None = None,
    car: str = "B2",
) -> tuple[CataloguePlay[Any], Draft]:
    """A game in planning in which a side has every card in hand; its draft as its owner sees it."""
    scene = Scene()
    state = GAME.rules.new_state(seeded(1), scene.seats, scene.options)
    state.clear_floor()
    lay(state, walls)
    state.to_turn = 0
    layout.furnish(state)
    state.car = STREET.index(car)
    planning.begin(state)
    state.guards = sum(packed.put(0, at, room - 1) for at, room in enumerate(guards))
    state.robbers = sum(packed.put(0, at, robber - 1) for at in range(2))
    state.loose = sum(packed.one(room - 1) for room in bags)
    state.locked = sum(packed.one(room - 1) for room in locked)
    state.alarm_room, state.alarm = (alarm[0] - 1, alarm[1]) if alarm else (-1, 2)
    at = ("bank", "yellow").index(side)
    deck = GAME.box.decks[at]
    state.hands[at] = sum(packed.one(face) for face in range(len(deck.ids)))
    state.stacks[at] = sum(packed.put(0, number, deck.ids.index(card)) for number, card in enumerate(played))
    state.card = len(played)
    state.side = at
    rounds.advance(state)
    play = CataloguePlay(GAME, scene.seats, scene.options, state)
    (draft,) = play.view(at).board.drafts
    return play, draft


def card(draft: Draft, name: str) -> CardPreview:
    return next(each for each in draft.cards if each.card == name)


@pytest.mark.rule("RB-4.9", "RB-4.13")
def test_a_robber_goes_where_doorways_lead_or_anywhere() -> None:
    _, draft = plan("yellow", walls=((1, "east"),))
    grab, ducts = card(draft, "grab"), card(draft, "air_ducts")
    assert grab.rooms == ((4,),)
    assert grab.steps == ((1, 4),)
    assert str(grab.words) == "After card 1 you can be in room 4."
    assert ducts.rooms == (tuple(range(2, 10)),)
    assert ducts.steps == ()
    assert str(draft.words) == "You start in room 1."


def test_the_preview_follows_the_cards_that_are_played() -> None:
    _, draft = plan("yellow", played=("grab", "grab"), walls=((1, "east"),))
    (route,) = draft.routes
    assert route.mover == "yellow"
    assert route.rooms == ((1,), (4,), (1, 5, 7))
    assert card(draft, "grab").rooms == ((2, 4, 6, 8),)
    assert str(draft.words) == "After card 2 you can be in room 1, 5 or 7."
    assert str(card(draft, "air_ducts").words) == "After card 3 you can be in any room."


@pytest.mark.rule("RB-4.4")
def test_any_guard_can_take_the_moves_of_the_bank() -> None:
    _, draft = plan("bank", guards=(1, 9))
    assert [route.rooms for route in draft.routes] == [((1,),), ((9,),)]
    assert card(draft, "chase").rooms == ((1, 2, 4), (6, 8, 9))
    assert card(draft, "double_patrol").rooms == ((1, 2, 3, 4, 5, 7), (3, 5, 6, 7, 8, 9))


@pytest.mark.rule("RB-4.10", "RB-4.11", "RB-4.12")
def test_what_would_find_nothing_is_said() -> None:
    def misses(name: str, **given: Any) -> list[tuple[str, str]]:
        return [(miss.action, miss.rule) for miss in card(plan("yellow", **given)[1], name).misses]

    assert misses("grab") == [("pick_up", "RB-4.10")]
    assert misses("grab", bags=(1,)) == misses("grab", bags=(2,)) == []  # before the Move, or after it
    assert misses("grab", bags=(9,)) == [("pick_up", "RB-4.10")]
    assert misses("crack", alarm=(2, ALARM_READY)) == [("unlock", "RB-4.11")]
    assert misses("crack", alarm=(2, ALARM_LOCKED)) == misses("crack", locked=(2,)) == []
    assert misses("spray") == [("pepper_spray", "RB-4.12")]
    assert misses("spray", guards=(4, 9)) == []
    assert misses("crack_or_grab", bags=(2,)) == []  # one half is enough
    assert misses("crack_or_grab") == [("unlock_or_pick_up", "RB-4.14")]
    assert misses("air_ducts") == []


@pytest.mark.rule("RB-4.5", "RB-4.6")
def test_the_bank_is_told_what_its_guards_miss() -> None:
    def misses(name: str, **given: Any) -> list[str]:
        return [miss.action for miss in card(plan("bank", **given)[1], name).misses]

    assert misses("chase") == ["tackle"]
    assert misses("chase", robber=6) == []
    assert misses("ambush", robber=6) == ["tackle"]  # no Move on the card
    assert misses("secure", bags=(1,)) == ["lock"]
    assert misses("secure", alarm=(8, ALARM_READY)) == []


@pytest.mark.rule("RB-4.17")
def test_the_way_to_the_car_is_marked() -> None:
    assert card(plan("yellow", robber=2, car="T1")[1], "grab").at_car
    assert not card(plan("yellow", robber=2, car="T1", walls=((1, "north"),))[1], "grab").at_car
    assert not card(plan("yellow", robber=2, car="B2")[1], "grab").at_car


@pytest.mark.rule("RB-3.4", "RB-3.5")
def test_only_the_owner_sees_where_a_plan_leads() -> None:
    play, _ = plan("yellow", played=("grab",))
    assert [[draft.side for draft in play.view(seat).board.drafts] for seat in (-1, 0, 1, 2)] == [
        [],
        ["bank"],
        ["yellow"],
        ["green"],
    ]
