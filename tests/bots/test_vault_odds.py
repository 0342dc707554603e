"""The exact odds against brute force on small vaults, and against simulation on real ones."""

from fractions import Fraction
from itertools import combinations, permutations

import msgspec
import pytest

from getaway.bots.registry import make_bot
from getaway.games.big_score.game import BigScore
from getaway.games.big_score.odds import (
    Vault,
    bust,
    exactly,
    next_token,
    row_bust,
    solo_bust,
    solo_round,
    solo_survive,
    solo_vault,
    survive,
    table_vault,
)
from getaway.games.big_score.options import BigScoreOptions
from getaway.games.big_score.phases import VAULT
from getaway.games.big_score.solo import phases as solo_phases
from getaway.games.big_score.solo.state import SoloState
from getaway.games.big_score.state import BigScoreState
from getaway.games.registry import plugin_for
from getaway.kernel.bits import count
from getaway.kernel.chance import seeded
from getaway.kernel.observation import Observation
from getaway.kernel.statistics import wilson

GAME = BigScore.from_toml()


@pytest.mark.parametrize("cops", range(4))
@pytest.mark.parametrize("others", range(1, 5))
@pytest.mark.parametrize("draws", range(1, 5))
def test_bust_is_what_counting_every_draw_gives(cops: int, others: int, draws: int) -> None:
    tokens = ["cop"] * cops + ["other"] * others
    for wanting in range(1, 4):
        vault = Vault(cops, others, wanting)
        ways = list(combinations(tokens, min(draws, len(tokens))))
        busts = sum(way.count("cop") >= wanting for way in ways)
        assert bust(vault, draws) == Fraction(busts, len(ways))


def test_survival_is_what_counting_every_order_gives() -> None:
    tokens = ["cop"] * 3 + ["other"] * 4
    for wanting in (1, 2, 3):
        orders = list(permutations(tokens))
        for rounds in (1, 2, 3):
            alive = sum(order[: 2 * rounds].count("cop") < wanting for order in orders)
            assert survive(Vault(3, 4, wanting), 2, rounds) == Fraction(alive, len(orders))


def brute_solo(cops: int, others: int, wanting: int, rounds: int) -> Fraction:
    """Every draw of three, token by token; one other token taken and one removed, the rest back."""
    if wanting <= 0:
        return Fraction(0)
    if rounds == 0 or cops + others == 0:
        return Fraction(1)
    tokens = ["cop"] * cops + ["other"] * others
    ways = list(combinations(range(len(tokens)), min(3, len(tokens))))
    total = Fraction(0)
    for way in ways:
        drawn = sum(tokens[at] == "cop" for at in way)
        gone = min(2, len(way) - drawn)
        total += brute_solo(cops - drawn, others - gone, wanting - drawn, rounds - 1)
    return total / len(ways)


@pytest.mark.parametrize(("cops", "others", "wanting"), [(2, 4, 1), (3, 3, 2), (4, 3, 3), (1, 5, 1)])
def test_solo_survival_is_what_counting_every_draw_gives(cops: int, others: int, wanting: int) -> None:
    for rounds in (1, 2, 3):
        assert solo_survive(Vault(cops, others, wanting), 3, rounds) == brute_solo(cops, others, wanting, rounds)


def test_solo_bust_counts_bribes_and_keys() -> None:
    tokens = ["cop"] * 3 + ["key"] * 2 + ["other"] * 3
    ways = list(combinations(range(8), 3))
    drawn = [[tokens[at] for at in way] for way in ways]
    plain = sum(way.count("cop") >= 2 for way in drawn)
    assert solo_bust(Vault(3, 5, 2), 3) == Fraction(plain, len(ways))
    bribed = sum(way.count("cop") - min(1, max(0, way.count("cop") - 1)) >= 2 for way in drawn)
    assert solo_bust(Vault(3, 5, 2), 3, bribes=1) == Fraction(bribed, len(ways))
    keyed = sum(way.count("cop") >= 2 and "key" not in way for way in drawn)
    assert solo_bust(Vault(3, 5, 2), 3, keys=2) == Fraction(keyed, len(ways))
    first = sum(way.count("cop") >= 1 for way in drawn)
    assert solo_bust(Vault(3, 5, 1), 3, bribes=9) == Fraction(first, len(ways))


def test_chances_add_up() -> None:
    vault = Vault(4, 9, 3)
    assert sum(exactly(vault, 5, cops) for cops in range(6)) == 1
    assert exactly(vault, 2, 3) == 0
    assert sum(next_token({"cop": 3, "gold_bar": 0, "diamond": 5}).values()) == 1


def vault_positions(seats: int) -> list[BigScoreState]:
    found = []
    for number in range(3):
        state = GAME.new_state(seeded(51, number), seats, GAME.options_type())
        rng = seeded(52, number)
        bot = make_bot("greedy", GAME, seats, rng)
        while (seat := state.actor()) >= 0:
            assert isinstance(state, BigScoreState)
            if state.phase == VAULT and count(state.waiting) == count(state.insiders()) and state.cops > 0:
                copy = state.clone()
                assert isinstance(copy, BigScoreState)
                found.append(copy)
            state.apply(seat, bot.choose(Observation.from_state(state, seat, rng)))
    return found


def test_a_round_of_the_real_vault_busts_as_often_as_it_should() -> None:
    states = vault_positions(3)
    for state in states[:: max(1, len(states) // 3)]:
        robbers = int(count(state.insiders()))
        expected = float(bust(table_vault(state), robbers))
        busts, tries = 0, 2000
        rng = seeded(53)
        for _ in range(tries):
            world = state.clone()
            assert isinstance(world, BigScoreState)
            world.determinize(-1, rng)
            for side in world.sides:
                side.choice = -1
            world.waiting = world.insiders()
            while world.phase == VAULT and world.waiting:
                world.apply(world.actor(), world.box.rob_at)
                if world.vault_round != state.vault_round:
                    break
            busts += any(side.busted for side in world.sides)
        found = wilson(busts, tries)
        assert found.low - 0.02 <= expected <= found.high + 0.02


SCENARIOS = ["biggest_score", "crypto_currency", "betray_the_traitor"]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_solo_round_busts_as_often_as_it_should(scenario: str) -> None:
    options = msgspec.convert({"scenario": scenario}, BigScoreOptions)
    checked = 0
    for number in range(4):
        state = GAME.new_state(seeded(61, number), 1, options)
        rng = seeded(62, number)
        bot = make_bot("greedy", GAME, 1, rng)
        last = None
        while state.actor() >= 0:
            assert isinstance(state, SoloState)
            if state.phase == solo_phases.VAULT:
                last = state.clone()
            state.apply(0, bot.choose(Observation.from_state(state, 0, rng)))
        if last is None:
            continue
        assert isinstance(last, SoloState)
        expected = float(solo_round(last))
        busts, tries = 0, 1500
        for _ in range(tries):
            world = last.clone()
            assert isinstance(world, SoloState)
            world.determinize(0, rng)
            busts += busts_at_once(world)
        found = wilson(busts, tries)
        assert found.low - 0.02 <= expected <= found.high + 0.02
        checked += 1
    assert checked


def busts_at_once(world: SoloState) -> bool:
    """One round, every Cop bribed or sent back that can be."""
    box = world.box
    world.apply(0, box.solo_at + 97)
    while world.phase in (solo_phases.KEYED, solo_phases.BRIBE, solo_phases.PAY, solo_phases.ROW_COP):
        world.apply(0, world.legal(0)[-1])
    return bool(world.busted)


def test_odds_in_words() -> None:
    state = vault_positions(2)[0]
    seat = int(state.actor())
    lines = plugin_for(GAME).odds_lines(GAME, Observation.from_state(state, seat, seeded(1)), seeded(2))
    assert str(lines[0]) == "If 1 robs: no risk."
    assert str(lines[-1]).startswith("Next token: ")
    opening = GAME.new_state(seeded(1), 2, GAME.options_type())
    assert plugin_for(GAME).odds_lines(GAME, Observation.from_state(opening, 0, seeded(1)), seeded(2)) == []


def test_odds_of_the_solitaire_in_words() -> None:
    state = GAME.solo_rules.new_state(seeded(1), 1, BigScoreOptions())
    observation = Observation.from_state(state, 0, seeded(1))
    assert plugin_for(GAME).odds_lines(GAME, observation, seeded(2)) == []
    rng = seeded(3)
    while state.phase != solo_phases.VAULT:
        state.random_step(rng)
    lines = plugin_for(GAME).odds_lines(GAME, Observation.from_state(state, 0, seeded(1)), seeded(2))
    assert str(lines[0]) == "No risk this round."
    assert str(lines[1]).startswith("Without bribes: ")


def test_the_row_of_traitors_holds_as_many_cops_as_it_can() -> None:
    state = GAME.new_state(seeded(1), 1, BigScoreOptions(scenario="betray_the_traitor"))
    assert isinstance(state, SoloState)
    state.row = 0b11
    # Two cards: one Cop is safe, two are a bust at once.
    cops, others = solo_vault(state).cops, solo_vault(state).others
    assert row_bust(state, 3) == sum(exactly(Vault(cops, others, 0), 3, drawn) for drawn in (2, 3))
