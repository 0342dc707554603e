"""Hints, their reasons, and what a plan of Masters is likely to bring."""

import pytest

from getaway.bots.registry import policy_of
from getaway.games.masters.game import Masters
from getaway.games.masters.odds import plan_odds
from getaway.games.masters.phases import PLAN
from getaway.games.masters.policy import MastersPolicy
from getaway.games.registry import game_types, plugin_for
from getaway.kernel.catalogue_game import CatalogueGame
from getaway.kernel.chance import seeded
from getaway.kernel.observation import Observation
from getaway.kernel.options import Options
from getaway.kernel.policy import Policy


def tables() -> list[tuple[CatalogueGame, int, Options]]:
    games = [kind.from_toml() for kind in game_types().values()]
    return [(game, *variant) for game in games if isinstance(game, CatalogueGame) for variant in game.variants()]


@pytest.mark.parametrize(("game", "seats", "options"), tables(), ids=lambda value: getattr(value, "name", None))
def test_every_move_has_a_reason(game: CatalogueGame, seats: int, options: Options) -> None:
    """In games played at random, and again in games played well: they come to other places."""
    for policy in (Policy(), policy_of(game, seats)):
        state = game.new_state(seeded(101), seats, options)
        rng = seeded(102)
        while (seat := state.actor()) >= 0:
            for number in state.legal(seat):
                words = str(plugin_for(game).reason(game, state, seat, number))
                assert words.endswith("."), (game.catalogue[number], words)
                assert "  " not in words
                assert "1 steps" not in words
                assert words[0].isupper() or words[0] in '$"0123456789', words
            state.apply(seat, policy.move(state, seat, rng))


def test_a_reason_tells_nothing_that_the_seat_does_not_know() -> None:
    for name in ("masters", "rob_a_bank", "big_score"):
        game = game_types()[name].from_toml()
        assert isinstance(game, CatalogueGame)
        seats = 2
        state = game.new_state(seeded(103), seats, game.options_type())
        rng = seeded(104)
        for _ in range(60):
            seat = state.actor()
            if seat < 0:
                break
            other = state.clone()
            other.determinize(seat, rng)
            for number in state.legal(seat):
                assert plugin_for(game).reason(game, state, seat, number) == plugin_for(game).reason(
                    game, other, seat, number
                )
            state.apply(seat, policy_of(game, seats).move(state, seat, rng))


def test_a_plan_without_a_rival_succeeds_as_it_must() -> None:
    game = Masters.from_toml()
    policy = MastersPolicy(game)
    state = game.rules.new_state(seeded(106), 2, game.options_type())
    rng = seeded(107)
    assert plan_odds(Observation.from_state(state, 0, rng), policy, rng, 10) is None
    assert plugin_for(game).odds_lines(game, Observation.from_state(state, 0, rng), rng) == []
    while state.phase != PLAN:
        state.apply(state.actor(), policy.move(state, state.actor(), rng))
    # The other has nobody to send, so it makes no plan (MH-4.3) and nothing is left to chance.
    state.sides[1].owned = 0
    state.sides[1].confirmed = True
    found = plan_odds(Observation.from_state(state, 0, rng), policy, rng, 50)
    assert found is not None
    assert {interval.share for interval in found.marks.values()} <= {0.0, 1.0}
    assert found.at_least[0].share == 1.0
    assert found.earns > 0


def test_a_plans_odds_are_what_playing_it_gives() -> None:
    """Two samplings of the same plan agree within their intervals."""
    game = Masters.from_toml()
    policy = MastersPolicy(game)
    state = game.rules.new_state(seeded(108), 2, game.options_type())
    rng = seeded(109)
    while state.phase != PLAN:
        state.apply(state.actor(), policy.move(state, state.actor(), rng))
    one, two = (plan_odds(Observation.from_state(state, 0, rng), policy, rng, 400) for _ in range(2))
    assert one is not None
    assert two is not None
    for mark, share in one.marks.items():
        assert share.low <= two.marks[mark].high + 0.02
        assert two.marks[mark].low <= share.high + 0.02
    assert any(
        str(line).startswith("At least 1 heist")
        for line in plugin_for(game).odds_lines(game, Observation.from_state(state, 0, rng), rng)
    )
