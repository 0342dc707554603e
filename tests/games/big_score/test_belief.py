"""What a seat knows of the draft, and worlds that agree with it."""

import tomllib
from collections import defaultdict
from collections.abc import Iterator
from itertools import product

import pytest

from getaway.games.big_score.game import BigScore
from getaway.games.big_score.multiset import contains, crew_list, crew_total, one_crew
from getaway.games.big_score.options import BigScoreOptions
from getaway.games.big_score.phases import HIRE, JOATS, OVER
from getaway.games.big_score.state import BigScoreState
from getaway.kernel.chance import Chance, seeded
from getaway.testing.scripted import Scripted
from tests.games.big_score.kit import GAME, new


def everything(state: BigScoreState) -> int:
    """All crew, wherever it lies."""
    total = state.deck + state.discards + state.inside_man
    for side in state.sides:
        total += side.hand + side.hired
        total += side.training - side.shown + (side.places[state.job] if state.phase == JOATS else 0)
    return total


def check_draft(state: BigScoreState) -> None:
    """Hands, hired cards and the record of the draft agree."""
    seats = state.seats
    done = len(state.picks) // seats
    step = 1 if state.to_left() else -1
    for origin in range(seats):
        left = state.dealt[origin]
        for at in range(done):
            card = one_crew(state.picks[at * seats + (origin + at * step) % seats])
            assert contains(left, card)
            left -= card
        if state.phase == HIRE:
            assert state.sides[(origin + done * step) % seats].hand == left
        else:
            assert left == 0
    for seat, side in enumerate(state.sides):
        assert side.hired == sum(one_crew(face) for face in state.picks[seat::seats])


def check_places(state: BigScoreState) -> None:
    """What is assigned adds up, by the rules."""
    for side in state.sides:
        placed = sum(side.places)
        mine = side.hired + side.training - side.shown
        if state.phase == JOATS:
            mine += side.places[state.job]
            assert side.unplaced == 0
        assert placed + side.unplaced == mine
        training = side.places[state.box.jobs_a_round]
        assert crew_total(training) <= state.box.training
        assert len(set(crew_list(training))) <= 1
        assert all(face & 1 for face in crew_list(training))
        for number, job in enumerate(state.jobs):
            for face in crew_list(side.places[number]):
                assert state.box.need[job] >> 4 * (face >> 1) & 15


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("simple", [False, True])
def test_worlds_agree_with_what_a_seat_has_seen(seats: int, simple: bool) -> None:
    for seed in range(3):
        state = new(seats, seed, simple=simple).state
        rng = seeded(seed, 7)
        step = 0
        while state.phase != OVER:
            step += 1
            if HIRE <= state.phase <= JOATS and step % 3 == 0:
                for viewer in range(-1, seats):
                    world = state.clone()
                    world.determinize(viewer, rng)
                    check_draft(world)
                    if state.phase != HIRE:
                        check_places(world)
                    assert everything(world) == everything(state)
                    assert world.info_key(viewer) == state.info_key(viewer)
                    assert world.legal(viewer) == state.legal(viewer)
            state.random_step(rng)


def small() -> BigScore:
    """Three players, three cards each, of a deck of eleven with four faces; no boss or item makes a difference."""
    tree = tomllib.loads(BigScore.standard_pack_text().decode())
    tree["rounds"] = 1
    tree["jobs_a_round"] = 1
    tree["deals"] = [3, 3, 1, 1, 1]
    del tree["bosses"][3:]
    for crew, (regular, expert) in zip(tree["crew"], [(4, 2), (4, 1)] + [(0, 0)] * 4, strict=True):
        crew["regular"], crew["expert"] = regular, expert
    game = BigScore.from_tree(tree)
    assert isinstance(game, BigScore)
    return game


World = tuple[tuple[int, ...], tuple[int, ...]]


def world_of(state: BigScoreState, steps: int) -> World:
    """What was dealt and picked; the last card of a hand is no pick."""
    return tuple(state.dealt), tuple(state.picks[: 3 * steps])


def all_deals(deck: int, seats: int, size: int) -> Iterator[tuple[int, ...]]:
    """Every way to deal hands by face."""
    hands = {sum(one_crew(face) for face in cards) for cards in product(range(4), repeat=size)}
    hands = {hand for hand in hands if contains(deck, hand)}
    for deal in product(hands, repeat=seats):
        total = sum(deal)
        if all(total >> 4 * face & 15 <= deck >> 4 * face & 15 for face in range(12)):
            yield deal


def all_drafts(deal: tuple[int, ...], steps: int) -> Iterator[tuple[int, ...]]:
    """Every way to pick from these hands, so many steps, passing to the left."""
    drafts: list[tuple[tuple[int, ...], tuple[int, ...]]] = [((), deal)]
    for _ in range(steps):
        longer = []
        for picks, hands in drafts:
            for made in product(*({*crew_list(hand)} for hand in hands)):
                left = [hand - one_crew(face) for hand, face in zip(hands, made, strict=True)]
                longer.append((picks + made, (left[-1], *left[:-1])))
        drafts = longer
    return (picks for picks, _ in drafts)


def seen(world: World, viewer: int, steps: int) -> tuple[object, ...]:
    """The hands that came to a seat, and what it took."""
    dealt, picks = world
    hands = list(dealt)
    seats = len(hands)
    sights: list[object] = []
    for step in range(steps):
        made = picks[step * seats : (step + 1) * seats]
        sights += [hands[viewer], made[viewer]]
        left = [hand - one_crew(face) for hand, face in zip(hands, made, strict=True)]
        hands = [left[-1], *left[:-1]]
    return (*sights, hands[viewer])


def test_every_world_that_agrees_is_reached_and_no_other() -> None:
    """All drafts of a small deck by brute force: those a seat cannot tell apart, against those it draws."""
    game = small()
    deck = game.box.deck
    for steps in (1, 2):
        groups: dict[tuple[object, ...], set[World]] = defaultdict(set)
        deals = sorted(all_deals(deck, 3, 3))
        for deal in deals[:: len(deals) // 60]:
            state = play_to(game, deal, steps, seeded(sum(deal) % 1000, steps))
            groups[seen(world_of(state, steps), 0, steps)] = set()
        chosen = list(groups)[:: max(1, len(groups) // 6)]
        for deal in deals:
            for picks in all_drafts(deal, steps):
                sight = seen((deal, picks), 0, steps)
                if sight in groups:
                    groups[sight].add((deal, picks))
        for sight in chosen:
            expected = groups[sight]
            deal, picks = min(expected)
            state = replay(game, deal, picks)
            check_reached(state, expected, steps)
            if steps == 2:
                check_with_cards_shown(state, expected)


def check_reached(state: BigScoreState, expected: set[World], steps: int) -> None:
    """Seat 0 draws all these worlds and no other."""
    rng = seeded(5)
    reached = set()
    for _ in range(40 * len(expected) + 200):
        world = state.clone()
        world.determinize(0, rng)
        found = world_of(world, steps)
        assert found in expected
        reached.add(found)
        if reached == expected:
            break
    assert reached == expected


def check_with_cards_shown(state: BigScoreState, worlds: set[World]) -> None:
    """The draft is over and a job is open: others have shown cards that they must have hired."""
    state.phase = JOATS
    for side in state.sides[1:]:
        side.places[0] = side.shown = one_crew(crew_list(side.hired)[0]) + one_crew(crew_list(side.hired)[-1])
    expected = {
        world for world in worlds if all(contains(hired_in(world, seat), state.sides[seat].shown) for seat in (1, 2))
    }
    assert len(expected) < len(worlds)
    check_reached(state, expected, 2)


def hired_in(world: World, seat: int) -> int:
    """All three cards that a seat has at the end."""
    dealt, picks = world
    hand = dealt[(seat - 2) % 3]
    for step in range(2):
        hand -= one_crew(picks[3 * step + (seat - 2 + step) % 3])
    return hand + one_crew(picks[seat]) + one_crew(picks[3 + seat])


def start(game: BigScore, deal: tuple[int, ...]) -> BigScoreState:
    state = game.new_state(Scripted(), 3, BigScoreOptions(bosses="dealt"))
    assert isinstance(state, BigScoreState)
    for seat in range(3):
        state.apply(seat, state.legal(seat)[0])
    state.deck = game.box.deck - sum(deal)
    state.dealt = list(deal)
    for side, hand in zip(state.sides, deal, strict=True):
        side.hand = hand
    return state


def play_to(game: BigScore, deal: tuple[int, ...], steps: int, rng: Chance) -> BigScoreState:
    state = start(game, deal)
    for _ in range(3 * steps):
        state.random_step(rng)
    return state


def replay(game: BigScore, deal: tuple[int, ...], picks: tuple[int, ...]) -> BigScoreState:
    state = start(game, deal)
    for at, face in enumerate(picks):
        state.apply(at % 3, game.box.hire_at + face)
    return state


def test_cards_shown_on_jobs_stay_where_they_came_from() -> None:
    """Late in a round nearly everything is known: the cards of others are found again, hard as it is."""
    found = 0
    for seed in range(40):
        state = new(4, seed).state
        rng = seeded(seed, 3)
        while state.phase != OVER:
            if state.phase == JOATS and state.job >= 3:
                found += 1
                for viewer in range(4):
                    world = state.clone()
                    world.determinize(viewer, rng)
                    check_draft(world)
                    check_places(world)
                    for side, true in zip(world.sides, state.sides, strict=True):
                        assert side.shown == true.shown
                        assert contains(side.hired + side.training, side.shown)
            state.random_step(rng)
    assert found > 20


def test_a_seat_forgets_nothing() -> None:
    """The key tells apart two histories in which the seat saw different hands, though all cards are shown since."""
    first = new(2, 1).state
    second = first.clone()
    second.sides[0].memory += 1
    assert first.info_key(0) != second.info_key(0)
    assert first.info_key(1) == second.info_key(1)
    assert GAME.box is first.box
