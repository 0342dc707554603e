"""Chapters 1 and 2: the box, and what everyone begins with."""

import pytest

from getaway.games.big_score import events as e
from getaway.games.big_score.moves import ChooseBoss, Hire, Rob, TakeItem
from getaway.games.big_score.multiset import crew_total, token_total
from getaway.games.big_score.phases import BOSSES, HIRE, START_ITEMS
from getaway.kernel.chance import seeded
from getaway.kernel.game import SeatsError
from tests.games.big_score.kit import BOX, GAME, new


@pytest.mark.rule("BS-1.1")
def test_ninety_crew_cards_eight_regular_and_seven_expert_of_six_types() -> None:
    assert [crew.name for crew in GAME.pack.crew] == ["Con Man", "Driver", "Grease Man", "Gun Man", "Hacker", "Muscle"]
    assert {(crew.regular, crew.expert) for crew in GAME.pack.crew} == {(8, 7)}
    assert crew_total(BOX.deck) == crew_total(BOX.plain_deck) == 90


@pytest.mark.rule("BS-1.2")
def test_twenty_four_jobs_by_the_printed_table() -> None:
    sizes = [sum(job.icons()) for job in GAME.pack.jobs]
    assert {size: sizes.count(size) for size in set(sizes)} == {3: 6, 4: 6, 5: 6, 6: 6}
    tokens = [(job.diamonds, job.artifacts, job.hard_drives) for job in GAME.pack.jobs]
    assert sorted(tokens) == sorted([(1, 0, 0)] * 4 + [(0, 1, 0)] * 4 + [(0, 0, 1)] * 4 + [(0, 0, 0)] * 12)
    assert all(sum(kinds) == (1 if size < 5 else 0) for kinds, size in zip(tokens, sizes, strict=True))
    icons = [sum(job.icons()[crew] for job in GAME.pack.jobs) for crew in range(6)]
    assert icons == [18] * 6
    assert {sum(job.icons()): job.cash for job in GAME.pack.jobs if sum(job.icons()) > 4} == {5: 50, 6: 100}
    single = {10, 20, 30, 50, 100, 1000}  # the cash tokens of the box
    assert {job.cash for job in GAME.pack.jobs} <= single
    assert {job.cash for job in GAME.pack.jobs if sum(job.icons()) == 3} == {20, 30}
    assert {job.cash for job in GAME.pack.jobs if sum(job.icons()) == 4} == {30, 50}
    assert len({tuple(job.icons()) for job in GAME.pack.jobs}) == 24


@pytest.mark.rule("BS-1.2")
def test_jobs_as_the_rulebook_prints_them() -> None:
    jobs = {job.id: job for job in GAME.pack.jobs}
    assert jobs["night_club"].icons() == [1, 1, 0, 2, 0, 1]
    assert jobs["apartment"].icons() == [1, 0, 0, 1, 0, 1]
    assert (jobs["hotel"].cash, jobs["hotel"].diamonds) == (30, 1)


@pytest.mark.rule("BS-1.3")
def test_the_vault_holds_62_tokens() -> None:
    assert token_total(BOX.vault) == 62
    counts = {token.id: (token.count, token.value) for token in GAME.pack.tokens}
    assert counts == {
        "cop": (10, 0),
        "digital_key": (6, 0),
        "artifact": (10, 0),
        "diamond": (10, 0),
        "silver_bar": (5, 150),
        "gold_bar": (1, 200),
        "cash_20": (4, 20),
        "cash_30": (6, 30),
        "cash_50": (6, 50),
        "cash_100": (4, 100),
    }


@pytest.mark.rule("BS-1.5")
def test_six_bosses_with_six_different_pairs_of_items() -> None:
    pairs = [frozenset(boss.items) for boss in GAME.pack.bosses]
    assert len(set(pairs)) == len(pairs) == 6
    assert {boss.cash for boss in GAME.pack.bosses if "cash" in boss.items} == {100}


@pytest.mark.rule("BS-2.1")
def test_it_is_for_one_to_six() -> None:
    with pytest.raises(SeatsError, match="1, 2, 3, 4, 5 or 6 players, not 7"):
        GAME.new_play(seeded(1), 7, GAME.options_type())


@pytest.mark.rule("BS-2.1")
def test_left_is_the_next_seat() -> None:
    state = new(3).state
    assert [state.left_of(seat) for seat in range(3)] == [1, 2, 0]


@pytest.mark.rule("BS-2.2")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_bosses_are_dealt_and_all_different(seats: int) -> None:
    seen = set()
    for seed in range(20):
        table = new(seats, seed)
        bosses = [side.boss for side in table.state.sides]
        assert len(set(bosses)) == seats
        assert table.state.phase == START_ITEMS
        seen |= set(bosses)
    assert seen == set(range(6))


@pytest.mark.rule("BS-2.2")
def test_or_chosen_in_seat_order() -> None:
    table = new(3, bosses="chosen")
    assert table.state.phase == BOSSES
    assert table.play.waiting_for() == (0,)
    assert table.refused(0, TakeItem("cash")) == "BS-2.2"
    assert table.do(0, ChooseBoss("ghost")) == [e.BossTaken(0, "ghost")]
    assert table.play.waiting_for() == (1,)
    assert table.refused(1, ChooseBoss("ghost")) == "BS-2.2"
    assert len(table.offered(1)) == 5
    table.do(1, ChooseBoss("mamba"))
    table.do(2, ChooseBoss("femme"))
    assert table.state.phase == START_ITEMS
    assert table.offered(0) == [TakeItem("diamond"), TakeItem("hard_drive")]


@pytest.mark.rule("BS-2.3", "BS-2.4", "BS-1.4")
def test_everyone_starts_with_200_and_an_item_chosen_at_the_same_time() -> None:
    table = new(3, bosses="chosen")
    for seat, boss in enumerate(("mamba", "collector", "professor")):
        table.do(seat, ChooseBoss(boss))
    assert [side.cash for side in table.state.sides] == [200, 200, 200]
    assert table.play.waiting_for() == (0, 1, 2)
    assert table.refused(1, TakeItem("cash")) == "BS-2.4"
    assert table.refused(1, Hire("driver")) == "BS-2.4"
    assert table.do(1, TakeItem("artifact")) == [e.ChoiceMade(1)]
    assert [(side.artifacts, side.item) for side in table.state.sides] == [(0, -1)] * 3
    assert table.state.dealt == []
    table.do(0, TakeItem("cash"))
    shown = table.do(2, TakeItem("hard_drive"))
    assert shown[1:4] == [
        e.ItemTaken(0, "cash", 100),
        e.ItemTaken(1, "artifact", 0),
        e.ItemTaken(2, "hard_drive", 0),
    ]
    assert [side.cash for side in table.state.sides] == [300, 200, 200]
    assert [(side.diamonds, side.artifacts, side.drives) for side in table.state.sides] == [
        (0, 0, 0),
        (0, 1, 0),
        (0, 0, 1),
    ]
    assert table.state.phase == HIRE


@pytest.mark.rule("BS-2.4")
def test_an_item_once_chosen_stands() -> None:
    table = new(2, bosses="chosen")
    table.do(0, ChooseBoss("ghost"))
    table.do(1, ChooseBoss("femme"))
    table.do(0, TakeItem("diamond"))
    assert table.play.waiting_for() == (1,)
    assert table.play.why_not_take_back(0) is not None
    table.do(1, TakeItem("diamond"))
    assert [side.diamonds for side in table.state.sides] == [1, 1]


@pytest.mark.rule("BS-2.5", "BS-3.3")
@pytest.mark.parametrize(("seats", "joats"), [(2, 2), (3, 1), (4, 1), (5, 1), (6, 1)])
def test_jacks_of_all_trades(seats: int, joats: int) -> None:
    table = new(seats)
    assert [side.joats for side in table.state.sides] == [joats] * seats  # from the set-up on
    for seat in range(seats):
        table.do(seat, table.offered(seat)[0])
    assert [side.joats for side in table.state.sides] == [joats] * seats


@pytest.mark.rule("BS-2.6")
def test_the_decks_are_shuffled() -> None:
    deals = set()
    for seed in range(10):
        table = new(2, seed)
        for seat in range(2):
            table.do(seat, table.offered(seat)[0])
        deals.add((tuple(table.state.jobs), table.state.dealt[0]))
    assert len(deals) == 10


@pytest.mark.rule("BS-2.7", "BS-1.2")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_nothing_is_shuffled_back(seats: int) -> None:
    state = new(seats).state
    rng = seeded(3)
    jobs: list[int] = []
    before = state.round
    while state.round < 3 or state.jobs:
        state.random_step(rng)
        if state.round != before:
            before = state.round
            jobs += state.jobs
    assert len(set(jobs)) == len(jobs) == 18
    in_training = sum(crew_total(side.training) for side in state.sides)
    assert crew_total(state.discards) + crew_total(state.deck) + in_training == 90
    dealt = 3 * seats * BOX.deal(seats)
    assert crew_total(state.discards) + in_training >= dealt


@pytest.mark.rule("BS-4.1")
def test_the_youth_order_is_drawn_or_set() -> None:
    orders = {tuple(new(3, seed).state.youth) for seed in range(60)}
    assert len(orders) == 6
    assert new(4, youngest="seat_3").state.youth == [2, 3, 0, 1]
    assert sorted(new(3, youngest="seat_6").state.youth) == [0, 1, 2]


def test_a_move_of_the_vault_is_none_at_the_start() -> None:
    assert new(2).refused(0, Rob()) == "BS-2.4"
