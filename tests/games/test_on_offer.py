"""What every game says of itself before anyone plays it."""

import msgspec
import pytest

from getaway.games.registry import game_types
from getaway.kernel.capabilities import scenario_of, scenarios_of
from getaway.kernel.chance import KeyedStream
from getaway.kernel.game import Game
from getaway.kernel.options import Options, parse_options, settings


@pytest.mark.parametrize("kind", game_types().values())
def test_options_are_told_in_words(kind: type[Game]) -> None:
    found = kind.settings()
    for setting in found:
        assert str(setting.title) not in ("", setting.name)
        assert str(setting.words).endswith(".")
        assert set(setting.seats) <= set(kind.seat_counts)
        assert setting.needs.keys() <= {other.name for other in found}
        assert all(str(choice.words) and "_" not in str(choice.words) for choice in setting.choices)


@pytest.mark.parametrize("kind", game_types().values())
def test_scenarios_are_options_for_one_alone(kind: type[Game]) -> None:
    game = kind.from_toml()
    scenarios = scenarios_of(game)
    assert bool(scenarios) == (1 in game.seat_counts)
    for scenario in scenarios:
        assert str(scenario.goal).endswith(".")
        game.check_seats(1, parse_options(game.options_type, scenario.options))


@pytest.mark.parametrize("kind", game_types().values())
def test_a_game_knows_which_scenario_is_played(kind: type[Game]) -> None:
    game = kind.from_toml()
    for scenario in scenarios_of(game):
        options = parse_options(game.options_type, scenario.options)
        assert scenario_of(game, game.new_play(KeyedStream(bytes(32)), 1, options)) == scenario
    most = game.new_play(KeyedStream(bytes(32)), max(game.seat_counts) - 1, game.options_type())
    assert scenario_of(game, most) in (None, *scenarios_of(game)[: most.seats == 1])


def test_a_scenario_that_is_drawn_is_the_one_that_was_drawn() -> None:
    game = game_types()["big_score"].from_toml()
    options = parse_options(game.options_type, {"scenario": "random"})
    drawn = [scenario_of(game, game.new_play(KeyedStream(bytes([n] * 32)), 1, options)) for n in range(20)]
    assert all(each in scenarios_of(game)[:-1] for each in drawn)
    assert len({msgspec.json.encode(each) for each in drawn}) > 3


def test_a_scenario_tells_its_goal() -> None:
    goals = {scenario.name: str(scenario.goal) for scenario in scenarios_of(game_types()["big_score"].from_toml())}
    assert goals["magic_paintings"] == "Get at least $500K in cash and at least 5 Artifacts."
    assert goals["extreme"] == "Get at least $2M in cash and assets."


@pytest.mark.parametrize("kind", game_types().values())
def test_a_game_knows_everything_that_can_happen_in_it(kind: type[Game]) -> None:
    events = kind.event_types()
    assert len(events) > 20
    assert all(event.__module__.startswith(f"getaway.games.{kind.name}.") for event in events)
    assert len({event.__name__ for event in events}) == len(events)


class Plain(Options, frozen=True):
    """One choice that is not described in the code: its texts are in the catalog."""

    colour: bool = False


def test_the_texts_of_an_option_are_found_by_its_name() -> None:
    (setting,) = settings(Plain, "duel")
    assert msgspec.to_builtins(setting) == {
        "name": "colour",
        "values": ("true", "false"),
        "default": "false",
        "words": ["m", "duel.option-colour.help", {}],
        "title": ["m", "duel.option-colour", {}],
        "kind": "bool",
        "choices": (
            {"value": "true", "words": ["m", "units.yes", {}]},
            {"value": "false", "words": ["m", "units.no", {}]},
        ),
        "seats": (),
        "needs": {},
    }
