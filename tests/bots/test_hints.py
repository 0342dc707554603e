"""What a hint says: forced moves, the order of its figures, lost and won positions, and reasons for a move."""

from itertools import permutations

import pytest

from getaway.bots.hints import Hints, hints, hundredths
from getaway.bots.registry import policy_of
from getaway.games.big_score.game import BigScore
from getaway.games.big_score.solo.moves import FleeVault
from getaway.games.big_score.solo.policy import enough
from getaway.games.big_score.solo.state import SoloState
from getaway.games.masters.game import Masters
from getaway.games.masters.moves import Pass
from getaway.games.masters.phases import PLAN
from getaway.games.masters.state import MastersState
from getaway.games.registry import game_types, plugin_for
from getaway.games.rob_a_bank.game import RobABank
from getaway.games.rob_a_bank.moves import MoveCar
from getaway.kernel.catalogue_game import CatalogueGame
from getaway.kernel.chance import seeded
from getaway.kernel.observation import Observation
from getaway.kernel.state import State
from getaway.text.messages import Message
from tests.games.masters.table import GAME as MASTERS
from tests.games.masters.table import planning, planning_alone


def asked(game: CatalogueGame, state: State, seat: int, tries: int = 300) -> Hints:
    """The hints of a seat, the same each time."""
    return hints(game, Observation.from_state(state, seat, seeded(1)), seeded(2), tries)


def test_a_forced_move_is_called_so_and_has_no_figures() -> None:
    state = planning(("thug",), ("fall_guy",))
    found = asked(MASTERS, state, 0)
    assert found.outlook == "forced"
    (hint,) = found.moves
    assert (hint.tries, hint.compared) == (0, False)
    assert hint.why


@pytest.mark.many
@pytest.mark.parametrize("name", ["masters", "rob_a_bank", "big_score"])
def test_moves_are_in_the_order_of_the_figures_shown(name: str) -> None:
    game = game_types()[name].from_toml()
    assert isinstance(game, CatalogueGame)
    state = game.new_state(seeded(105), 2, game.options_type())
    policy = policy_of(game, 2)
    rng = seeded(106)
    for _ in range(4):
        seat = int(state.actor())
        found = asked(game, state, seat, 60)
        assert sorted(hint.move for hint in found.moves) == sorted(state.legal(seat))
        shown = [hundredths(hint.expected) for hint in found.moves if hint.compared]
        assert shown == sorted(shown, reverse=True)
        compared = [hint.compared for hint in found.moves]
        assert compared == sorted(compared, reverse=True)
        assert all(hint.low <= hint.expected <= hint.high for hint in found.moves)
        for _ in range(7):
            if state.actor() >= 0:
                state.apply(state.actor(), policy.move(state, state.actor(), rng))


def in_the_vault(seed: int) -> tuple[BigScore, SoloState]:
    """Alone in the vault, where fleeing would not reach the goal."""
    game = BigScore.from_toml()
    state = game.new_state(seeded(seed), 1, game.options_type())
    policy = policy_of(game, 1)
    rng = seeded(seed)
    flee = game.catalogue.number(FleeVault())
    while state.actor() >= 0:
        assert isinstance(state, SoloState)
        if flee in state.legal(0) and len(state.legal(0)) > 1 and not enough(state):
            return game, state
        state.apply(0, policy.move(state, 0, rng))
    raise AssertionError("this deal never came there")


@pytest.mark.parametrize("seed", [3, 4, 5])
def test_alone_fleeing_short_of_the_goal_wins_nothing(seed: int) -> None:
    game, state = in_the_vault(seed)
    found = asked(game, state, 0)
    flee = next(hint for hint in found.moves if game.catalogue[hint.move] == FleeVault())
    assert flee.expected == 0.0
    assert "reached the goal" not in str(flee.why)
    if found.outlook == "open":
        assert found.moves[0].move != flee.move


def follow(state: MastersState, seat: int) -> tuple[list[str], int]:
    """Plan by the first hint each time; the outlooks, and what the round brought."""
    before = state.sides[seat].money
    outlooks: list[str] = []
    while state.phase == PLAN and state.pending() >> seat & 1:
        found = asked(MASTERS, state, seat)
        outlooks.append(found.outlook)
        state.apply(seat, found.moves[0].move)
    if state.phase == PLAN:
        policy = policy_of(MASTERS, 2)
        while state.phase == PLAN:
            state.apply(state.actor(), policy.move(state, state.actor(), seeded(3)))
    return outlooks, int(state.sides[seat].money - before)


def last_round(money: tuple[int, int]) -> MastersState:
    """One mark of Difficulty 4 is left, and the game ends if nobody robs it now (MH-6.2). Only a Getaway Car with the
    two best cards can; the other player cannot."""
    crew = ("pickpocket", "thug", "safecracker", "fall_guy", "getaway_car_a")
    state = planning(crew, ("dock_worker",), marks=["luxury_condos"])
    state.unseen = 0
    state.drawn = state.box.duel_deck[2]
    state.idle = 2
    for seat, sum_ in enumerate(money):
        state.sides[seat].money = sum_
    return state


def best_of_all_plans(state: MastersState) -> int:
    """What the best plan brings, tried out: every order of the crew, the Selectors in order."""
    box = state.box
    best = 0
    crew = [card for card in range(int(box.crew_count)) if state.sides[0].owned >> card & 1]
    for order in permutations(crew):
        world = state.clone()
        before = world.sides[0].money
        for card in order:
            world.apply(0, box.crew_at + card)
        for selector in range(int(box.selectors)):
            world.apply(0, box.selector_at + selector)
        policy = policy_of(MASTERS, 2)
        while world.phase == PLAN:
            world.apply(world.actor(), policy.move(world, world.actor(), seeded(3)))
        best = max(best, int(world.sides[0].money - before))
    return best


@pytest.mark.parametrize(("money", "outlook"), [((0, 500), "lost"), ((500, 0), "won")])
def test_in_a_decided_game_the_hint_goes_for_the_money(money: tuple[int, int], outlook: str) -> None:
    state = last_round(money)
    best = best_of_all_plans(state)
    assert best > 0
    outlooks, earned = follow(state, 0)
    assert set(outlooks) <= {outlook, "forced"}
    assert outlook in outlooks
    assert earned == best


def test_a_campaign_that_cannot_be_won_any_more_is_called_lost() -> None:
    state = planning_alone("pickpocket", "thug", "safecracker")
    state.unseen = 0
    state.drawn = state.box.solo_deck[2]
    found = asked(MASTERS, state, 0)
    assert found.outlook == "lost"
    assert {hint.expected for hint in found.moves} == {0.0}


def test_a_search_that_is_not_decided_compares_by_the_win() -> None:
    game = Masters.from_toml()
    state = game.new_state(seeded(105), 2, game.options_type())
    found = asked(game, state, int(state.actor()))
    assert found.outlook == "open"
    assert any(0.0 < hint.expected < 1.0 for hint in found.moves)
    assert all(game.catalogue[hint.move] != Pass() for hint in found.moves), "not before a first purchase (MH-3.3)"


def test_no_reason_for_driving_names_a_longer_way() -> None:
    game = RobABank.from_toml()
    seen = 0
    for seed in range(6):
        state = game.new_state(seeded(seed), 3, game.options_type())
        rng = seeded(seed, 1)
        while (seat := state.actor()) >= 0:
            for number in state.legal(seat):
                if isinstance(game.catalogue[number], MoveCar):
                    seen += 1
                    why = plugin_for(game).reason(game, state, seat, number)
                    match why:
                        case Message("rob_a_bank.reason-drive-to", {"steps": int(then), "now": int(now)}):
                            assert then < now, why
                        case _:
                            assert why == Message("rob_a_bank.reason-drive")
            moves = state.legal(seat)
            state.apply(seat, moves[rng.below(len(moves))])
    assert seen > 20


AGAINST = ("lacks", "too little", "not reached", "would be lost", "is then lost", "no bag", "no job", "nothing there")


@pytest.mark.parametrize(
    ("name", "seats"), [("masters", 1), ("masters", 2), ("rob_a_bank", 3), ("big_score", 3), ("big_score", 1)]
)
def test_no_reason_argues_against_its_own_move(name: str, seats: int) -> None:
    game = game_types()[name].from_toml()
    assert isinstance(game, CatalogueGame)
    rng = seeded(7)
    state = game.new_state(seeded(8), seats, game.options_type())
    while (seat := state.actor()) >= 0:
        for number in state.legal(seat):
            words = str(plugin_for(game).reason(game, state, seat, number))
            assert not any(phrase in words.lower() for phrase in AGAINST), words
        moves = state.legal(seat)
        state.apply(seat, moves[rng.below(len(moves))])
