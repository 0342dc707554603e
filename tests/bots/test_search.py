"""The search: what its trees tell apart, its budget, and that it finds what is there to be found."""

import pytest

from getaway.bots.bot import plan_choice
from getaway.bots.ismcts import IsmctsBot, ends_choice
from getaway.bots.registry import UNLIMITED, make_bot, policy_of
from getaway.bots.tree import Node, Search
from getaway.games.big_score.game import BigScore
from getaway.games.masters.game import Masters
from getaway.games.masters.phases import OVER, PLAN
from getaway.games.masters.state import MastersState
from getaway.games.registry import game_types
from getaway.kernel.catalogue_game import CatalogueGame
from getaway.kernel.chance import seeded
from getaway.kernel.observation import Observation
from getaway.kernel.policy import Policy, play_out
from getaway.kernel.state import State

MASTERS = Masters.from_toml()


def at_the_plan(number: int = 0) -> MastersState:
    """Masters, both with a crew, at the first plan."""
    state = MASTERS.rules.new_state(seeded(71, number), 2, MASTERS.options_type())
    policy = policy_of(MASTERS, 2)
    while state.phase != PLAN:
        state.apply(state.actor(), policy.move(state, state.actor(), seeded(72)))
    return state


def depth(node: Node) -> int:
    after = [arm_node for arm in node.arms.values() for arm_node in arm.after.values()] + list(node.seen.values())
    return 1 + max((depth(one) for one in after), default=0)


def searched(state: State, seat: int, iterations: int) -> Search:
    search = Search(seat, 2, policy_of(MASTERS, 2), seeded(73), 0.7)
    search.run(state, iterations)
    return search


def test_a_hidden_move_is_no_branch_in_the_others_tree() -> None:
    state = at_the_plan()
    search = searched(state, 0, 1)
    nodes = search.roots[:]
    world = state.clone()
    search.make(world, 0, world.legal(0)[0], nodes)
    assert nodes[1] is search.roots[1]
    assert nodes[0] is not search.roots[0]


def test_plans_that_differ_in_secret_lead_the_other_to_one_node() -> None:
    state = at_the_plan()
    search = Search(1, 2, Policy(), seeded(73), 0.7)
    ends = []
    for first in (0, -1):
        world = state.clone()
        nodes = search.roots[:]
        while world.pending() & 1:
            search.make(world, 0, world.legal(0)[first], nodes)
        ends.append(nodes[1])
    assert ends[0] is ends[1]
    assert ends[0] is not search.roots[1]


def test_an_open_move_is_a_branch_for_everyone() -> None:
    state = MASTERS.rules.new_state(seeded(1), 2, MASTERS.options_type())
    search = Search(0, 2, Policy(), seeded(73), 0.7)
    seat = int(state.actor())
    found = []
    for move in state.legal(seat)[:2]:
        nodes = search.roots[:]
        search.make(state.clone(), seat, move, nodes)
        found.append(nodes)
    assert found[0][0] is not found[1][0]
    assert found[0][1] is not found[1][1]


def test_a_plan_that_is_sealed_is_made_again_in_the_search() -> None:
    """Drawn at random it would hardly rob anything, and there would be nobody to fear."""
    state = at_the_plan()
    while not state.sides[0].confirmed:
        state.apply(0, state.legal(0)[-1])
    policy = policy_of(MASTERS, 2)
    world = state.clone()
    policy.unseal(world, 1)
    assert (world.sides[0].plan, world.sides[0].confirmed) == ([], False)
    made = state.clone()
    policy.unseal(made, 0)
    assert made.dump() == state.dump()


def test_who_has_nobody_to_send_has_no_plan_to_make_again() -> None:
    state = at_the_plan()
    state.sides[0].owned = 0
    state.sides[0].confirmed = True
    policy_of(MASTERS, 2).unseal(state, 1)
    assert state.sides[0].confirmed


@pytest.mark.parametrize(("money", "reward"), [((70, 100), 0.125), ((80, 50), 0.875), ((200, 20), 1.0)])
def test_masters_rewards_the_win_and_the_lead(money: tuple[int, int], reward: float) -> None:
    state = at_the_plan()
    state.phase = OVER
    state.sides[0].money, state.sides[1].money = money
    assert policy_of(MASTERS, 2).rewards(state) == [reward, 1.0 - reward]


def test_a_plan_at_once_is_the_plan_pick_by_pick() -> None:
    for number in range(4):
        state = at_the_plan(number)
        policy = policy_of(MASTERS, 2)
        at_once, by_picks = state.clone(), state.clone()
        assert play_out(policy, at_once, seeded(77), 100_000) > 0
        while (seat := by_picks.actor()) >= 0:
            by_picks.apply(seat, policy.move(by_picks, seat, seeded(77)))
        assert at_once.dump() == by_picks.dump()


def test_a_node_goes_by_its_advice_until_it_has_been_visited_often() -> None:
    state = MASTERS.rules.new_state(seeded(1), 2, MASTERS.options_type())
    seat = int(state.actor())
    policy = policy_of(MASTERS, 2)
    few = int(policy.visits_per_move())
    search = Search(seat, 2, policy, seeded(73), 0.7)
    search.run(state, few)
    assert list(search.roots[seat].arms) == [policy.move(state, seat, seeded(1))]
    search.run(state, 1)
    assert len(search.roots[seat].arms) == 2
    search.run(state, few * len(state.legal(seat)))
    assert len(search.roots[seat].arms) == len(state.legal(seat))


def test_more_iterations_grow_the_tree() -> None:
    state = at_the_plan()
    few, many = searched(state, 0, 5), searched(state, 0, 150)
    assert depth(many.roots[0]) > depth(few.roots[0])
    assert (few.iterations, many.iterations) == (5, 150)
    assert many.roots[0].visits == 150


def test_one_budget_serves_a_whole_plan() -> None:
    state = at_the_plan()
    seat = 0
    bot = IsmctsBot(policy_of(MASTERS, 2), seeded(74), 64)
    searches = []
    while state.pending() >> seat & 1 and state.phase == PLAN and not state.sides[seat].confirmed:
        move = bot.choose(Observation.from_state(state, seat, seeded(75)))
        assert move in state.legal(seat)
        searches.append(bot.search)
        state.apply(seat, move)
    assert len(searches) > 4
    assert len({id(search) for search in searches}) == 1
    assert searches[0] is not None
    assert 32 <= searches[0].iterations <= 64


def test_a_single_decision_has_the_whole_budget() -> None:
    state = MASTERS.rules.new_state(seeded(1), 2, MASTERS.options_type())
    seat = int(state.actor())
    bot = IsmctsBot(policy_of(MASTERS, 2), seeded(74), 40)
    move = bot.choose(Observation.from_state(state, seat, seeded(75)))
    assert ends_choice(state, seat, move)
    assert bot.search is not None
    assert bot.search.iterations == 40


def test_a_search_by_the_clock_ends_by_the_clock() -> None:
    now = [0.0]

    def clock() -> float:
        now[0] += 0.05
        return now[0]

    state = at_the_plan()
    bot = IsmctsBot(policy_of(MASTERS, 2), seeded(74), UNLIMITED, seconds=1.0, clock=clock)
    bot.choose(Observation.from_state(state, 0, seeded(75)))
    assert 0.4 < now[0] < 1.5


def test_a_search_with_time_left_ends_with_its_iterations() -> None:
    state = MASTERS.rules.new_state(seeded(1), 2, MASTERS.options_type())
    bot = IsmctsBot(policy_of(MASTERS, 2), seeded(74), 120, seconds=1.0, clock=lambda: 0.0)
    bot.choose(Observation.from_state(state, int(state.actor()), seeded(75)))
    assert bot.search is not None
    assert bot.search.iterations == 120


@pytest.mark.parametrize("name", ["random", "greedy", "ismcts:64"])
def test_a_whole_choice_comes_from_one_thought(name: str) -> None:
    state = at_the_plan()
    before = state.reveal_count
    bot = make_bot(name, MASTERS, 2, seeded(74))
    moves = plan_choice(bot, Observation.from_state(state, 0, seeded(75)), seeded(76))
    for move in moves:
        assert state.reveal_count == before
        assert move in state.legal(0)
        state.apply(0, move)
    assert state.sides[0].confirmed
    if isinstance(bot, IsmctsBot):
        assert bot.search is not None
        assert bot.search.iterations <= 64


def test_a_choice_of_one_move_is_that_move() -> None:
    state = MASTERS.rules.new_state(seeded(1), 2, MASTERS.options_type())
    observation = Observation.from_state(state, int(state.actor()), seeded(75))
    assert len(plan_choice(make_bot("greedy", MASTERS, 2, seeded(74)), observation, seeded(76))) == 1


def test_the_only_move_needs_no_search() -> None:
    state = at_the_plan()
    bot = IsmctsBot(policy_of(MASTERS, 2), seeded(74), 40)
    observation = Observation.from_state(state, 0, seeded(75))
    observation.legal = observation.legal[:1]
    assert bot.choose(observation) == observation.legal[0]
    assert bot.search is None


def test_it_flees_from_a_sure_bust() -> None:
    """Alone in a vault of nothing but Cops, one short of a bust: whoever plays it out once knows."""
    game = BigScore.from_toml()
    phase = game.table_rules.phase
    for number in range(6):
        state = game.table_rules.new_state(seeded(81, number), 2, game.options_type())
        rng = seeded(82, number)
        policy = policy_of(game, 2)
        while state.actor() >= 0 and phase(state) != "vault":
            state.apply(state.actor(), policy.move(state, state.actor(), rng))
        while state.actor() >= 0 and not (phase(state) == "vault" and any(side.loot for side in state.sides)):
            rob = state.box.rob_at if phase(state) == "vault" else policy.move(state, state.actor(), rng)
            state.apply(state.actor(), rob)
        if state.actor() < 0:
            continue
        state.vault = 10
        state.cops = state.bust_at - 1
        seat = next(seat for seat, side in enumerate(state.sides) if side.loot and state.pending() >> seat & 1)
        bot = IsmctsBot(policy, seeded(83), 200)
        assert bot.choose(Observation.from_state(state, seat, seeded(84))) == state.box.flee_at
        return
    raise AssertionError("no game came that far")


@pytest.mark.parametrize("name", game_types())
def test_policies_play_legal_moves_to_the_end(name: str) -> None:
    game = game_types()[name].from_toml()
    if not isinstance(game, CatalogueGame):
        return
    for seats, options in game.variants():
        policy = policy_of(game, seats)
        state = game.new_state(seeded(91, seats), seats, options)
        rng = seeded(92, seats)
        while (seat := state.actor()) >= 0:
            move = policy.move(state, seat, rng)
            assert move in state.legal(seat), (seats, options, game.catalogue[move])
            state.apply(seat, move)
        rewards = policy.rewards(state)
        assert all(0.0 <= reward <= 1.0 for reward in rewards)
        again = game.new_state(seeded(91, seats), seats, options)
        assert play_out(policy, again, seeded(93), 100_000) > 0
        assert again.actor() < 0
