"""Chapters 1 and 2: the box, its bonuses, and setting up."""

from collections import Counter

import pytest

from getaway.games.masters import events as e
from getaway.games.masters import marks
from getaway.kernel.bits import members
from tests.games.masters.table import (
    BOX,
    EASY,
    GAME,
    BuyCrew,
    PlanCrew,
    PlanSelector,
    buying,
    do,
    duel,
    of,
    planning,
    run,
    why_not,
)

ORDER = [1, 2, 3, 4]


@pytest.mark.rule("MH-1.1")
def test_the_crew() -> None:
    kinds = Counter(card.kind for card in GAME.pack.crew)
    assert kinds == {"grifter": 3, "thief": 3, "partner": 4, "insider": 4, "muscle": 3, "car": 3, "bribe": 2}
    muscles = [card.muscle for card in GAME.pack.crew if card.muscle]
    assert sorted(muscles) == list(range(1, 18))
    assert all(not card.skill and not card.muscle for card in GAME.pack.crew if card.kind in ("car", "bribe"))


@pytest.mark.rule("MH-1.1")
def test_a_bribe_is_never_in_the_plan() -> None:
    state = planning(("thug", "cop_on_the_payroll"), ("fall_guy",))
    assert why_not(state, 0, PlanCrew("cop_on_the_payroll")) == "MH-1.1"
    assert why_not(state, 0, PlanCrew("thug")) is None


@pytest.mark.rule("MH-1.2")
def test_the_marks() -> None:
    assert Counter(mark.neighborhood for mark in GAME.pack.marks) == dict.fromkeys(BOX.hood_ids, 6)
    assert Counter(mark.tier for mark in GAME.pack.marks) == {"easy": 8, "medium": 8, "hard": 8}
    museum = next(mark for mark in GAME.pack.marks if mark.id == "the_museum_of_expensive_history")
    assert (museum.difficulty, museum.payout, museum.neighborhood) == (7, 17, "museum_district")


@pytest.mark.rule("MH-1.3")
def test_four_selectors_each() -> None:
    state = planning(("thug",), ("fall_guy",))
    do(state, 0, PlanCrew("thug"))
    assert [GAME.catalogue[move] for move in state.legal(0)] == [PlanSelector(number) for number in ORDER]


@pytest.mark.rule("MH-1.4")
def test_a_cash_bonus_is_paid_on_success_only() -> None:
    state = planning(("pickpocket",), ("thug",), marks=EASY)
    events = run(state, (["pickpocket"], [1, 2, 3, 4]), (["thug"], [3, 1, 2, 4]))
    assert e.MarkTaken(0, "sketchy_bar", 2, 1) in events
    assert state.sides[0].money == 3
    poor = planning(("pickpocket",), ("thug",), marks=["massive_estate", *EASY[:3]])
    run(poor, (["pickpocket"], ORDER), (["thug"], [2, 1, 3, 4]))
    assert poor.sides[0].money == 0


@pytest.mark.rule("MH-1.4")
def test_per_thief_counts_every_thief_of_the_heist_itself_included() -> None:
    state = planning(("getaway_car_a", "safecracker", "bookie"), ("thug",))
    events = run(state, (["getaway_car_a", "safecracker", "bookie"], ORDER), (["thug"], [3, 1, 2, 4]))
    # Safecracker 2 x 1, Bookie 1 and 2 x 1
    assert e.MarkTaken(0, "sketchy_bar", 2, 5) in events


@pytest.mark.rule("MH-1.4", "MH-1.1")
def test_per_class_counts_different_classes_and_no_car() -> None:
    state = planning(("kingpin", "getaway_car_a", "thug", "pickpocket"), ("fall_guy",))
    events = run(state, (["kingpin", "getaway_car_a", "thug", "pickpocket"], ORDER), (["fall_guy"], [3, 1, 2, 4]))
    # Partner, Muscle and Thief are three Classes; Pickpocket adds 1
    assert e.MarkTaken(0, "sketchy_bar", 2, 4) in events


@pytest.mark.rule("MH-1.4")
def test_a_tiebreak_is_paid_to_the_card_whose_muscle_decided() -> None:
    state = planning(("extortionist",), ("fall_guy",))
    events = run(state, (["extortionist"], ORDER), (["fall_guy"], ORDER))
    assert e.MarkContested("sketchy_bar", 0, 16, 2) in events
    assert e.MarkTaken(0, "sketchy_bar", 2, 3) in events


@pytest.mark.rule("MH-1.4")
def test_no_tiebreak_without_a_contest_or_where_another_card_was_stronger() -> None:
    state = planning(("extortionist",), ("fall_guy",))
    events = run(state, (["extortionist"], ORDER), (["fall_guy"], [2, 1, 3, 4]))
    assert e.MarkTaken(0, "sketchy_bar", 2, 0) in events
    # Thug (14) has a tiebreak, but Kingpin (15) is stronger: nothing for it. Kingpin: 2 Classes.
    state = planning(("kingpin", "thug"), ("fall_guy",))
    events = run(state, (["kingpin", "thug"], ORDER), (["fall_guy"], ORDER))
    assert e.MarkTaken(0, "sketchy_bar", 2, 2) in events


@pytest.mark.rule("MH-1.4", "MH-5.7")
def test_no_tiebreak_against_one_who_lacks_the_skill() -> None:
    state = planning(("extortionist",), ("thug",), marks=["honest_bank", *EASY[:1], *EASY[2:]])
    events = run(state, (["extortionist"], ORDER), (["thug"], ORDER))
    assert not of(e.MarkContested, events)
    assert e.MarkTaken(0, "honest_bank", 3, 0) in events
    assert e.HeistFailed(1, "honest_bank", 1, 2) in events


@pytest.mark.rule("MH-1.4", "MH-5.2")
def test_drawn_crew_draws_again() -> None:
    state = planning(("grease_man", "getaway_car_a", "thug", "fall_guy", "pickpocket"), ("con_artist",))
    order = ["grease_man", "getaway_car_a", "thug", "fall_guy", "pickpocket"]
    events = run(state, (order, ORDER), (["con_artist"], [3, 1, 2, 4]))
    turned = [event.card for event in events if isinstance(event, e.CrewTurned) and event.seat == 0]
    assert turned == order
    # Grease Man, Car, Thug and Fall Guy make the first heist; the Pickpocket is left for the second.
    taken = [event for event in events if isinstance(event, e.MarkTaken | e.CrewTurned) and event.seat == 0]
    assert isinstance(taken[4], e.MarkTaken)


@pytest.mark.rule("MH-1.4", "MH-5.3")
def test_an_insider_counts_for_more_at_home_only() -> None:
    home = planning(("dock_worker",), ("thug",), marks=["the_old_factory", *EASY[1:]])
    assert e.MarkTaken(0, "the_old_factory", 3, 0) in run(home, (["dock_worker"], ORDER), (["thug"], [3, 1, 2, 4]))
    away = planning(("dock_worker",), ("thug",), marks=["honest_bank", *EASY[2:], EASY[0]])
    assert e.HeistFailed(0, "honest_bank", 1, 2) in run(away, (["dock_worker"], ORDER), (["thug"], [2, 1, 3, 4]))


@pytest.mark.rule("MH-1.4", "MH-5.3")
def test_bribes_add_to_every_heist_of_their_owner() -> None:
    state = planning(
        ("thug", "pickpocket", "cop_on_the_payroll", "commissioner_on_the_payroll"),
        ("local_politician",),
        marks=["shipping_containers", "luxury_condos", "sketchy_bar", "honest_bank"],
    )
    events = run(state, (["thug", "pickpocket"], ORDER), (["local_politician"], [3, 1, 2, 4]))
    assert e.MarkTaken(0, "shipping_containers", 7, 0) in events  # 1 + 3 against 4
    assert e.MarkTaken(0, "luxury_condos", 8, 1) in events


@pytest.mark.rule("MH-2.1")
def test_only_the_top_of_a_pile_can_be_bought() -> None:
    state = buying((50, 50), ("thug",), ("fall_guy",))
    assert why_not(state, 0, BuyCrew("mastermind")) == "MH-2.1"
    assert why_not(state, 0, BuyCrew("thug")) == "MH-2.1"
    assert why_not(state, 0, BuyCrew("con_artist")) is None
    do(state, 0, BuyCrew("con_artist"))
    assert why_not(state, 1, BuyCrew("mastermind")) is None


@pytest.mark.rule("MH-2.1")
def test_piles_are_cheapest_first_and_equal_prices_as_listed() -> None:
    state = duel()
    piles = {pile.kind: pile.cards for pile in GAME.rules.board(state, 0).piles}
    assert piles["insider"] == ("dock_worker", "local_politician", "creative_accountant", "fence")
    assert piles["car"] == ("getaway_car_a", "getaway_car_b", "getaway_car_c")
    assert len(piles) == 7


@pytest.mark.rule("MH-2.2")
def test_easy_lies_on_medium_on_hard_and_four_go_back_unseen() -> None:
    seen: set[int] = set()
    state = duel()
    tiers = []
    while True:
        for number in state.display:
            tiers.append(GAME.pack.marks[number].tier)
            seen.add(number)
        if state.deck_left() == 0:
            break
        state.display = []
        marks.lay_out(state)
    assert tiers == ["easy"] * 8 + ["medium"] * 6 + ["hard"] * 6
    assert len(members(state.unseen)) == 4
    assert len(seen) == 20


@pytest.mark.rule("MH-2.2")
def test_number_one_is_the_first_drawn() -> None:
    state = duel()
    assert len(state.display) == 4
    assert GAME.rules.board(state, -1).marks == tuple(BOX.mark_ids[mark] for mark in state.display)


@pytest.mark.rule("MH-2.3")
def test_eight_thousand_each_and_a_random_first_holder() -> None:
    assert duel().scores() == [8, 8]
    assert {duel(seed).right for seed in range(20)} == {0, 1}


@pytest.mark.rule("MH-2.4")
def test_money_does_not_run_out() -> None:
    state = planning(("thug",), ("fall_guy",))
    state.sides[0].money = 10_000
    run(state, (["thug"], ORDER), (["fall_guy"], [3, 1, 2, 4]))
    assert state.sides[0].money == 10_002
