"""Truth-swap: what a seat cannot know is exchanged, and the bot must not notice."""

from collections.abc import Callable

import pytest

from getaway.bots.registry import make_bot, policy_of
from getaway.games.registry import game_types
from getaway.kernel.catalogue_game import CatalogueGame
from getaway.kernel.chance import seeded
from getaway.kernel.observation import Observation
from getaway.kernel.options import Options
from getaway.kernel.state import State

BOTS = ["random", "greedy", "ismcts:12"]
POSITIONS = 8

Table = tuple[CatalogueGame, int, Options]
Choose = Callable[[State, int, int], int]
"""A choice in a position, for a seat; the last is the number from which all generators are seeded."""


def tables() -> list[Table]:
    """Every game at every number of seats, every scenario and every kind of campaign."""
    found: list[Table] = []
    for kind in game_types().values():
        game = kind.from_toml()
        if isinstance(game, CatalogueGame):
            found += [(game, seats, game.options_type()) for seats in game.seat_counts if seats > 1]
            found += [(game, 1, options) for seats, options in game.variants() if seats == 1]
    return found


TABLES = tables()


def name_of(table: Table) -> str:
    game, seats, options = table
    changed = [
        str(value)
        for name in options.__struct_fields__
        if (value := getattr(options, name)) != getattr(game.options_type(), name)
    ]
    return "-".join([game.name, str(seats), *changed])


def positions(game: CatalogueGame, seats: int, options: Options) -> list[State]:
    """Some of a game in which everybody plays sensibly, from its beginning to its end."""
    state = game.new_state(seeded(21, seats), seats, options)
    policy = policy_of(game, seats)
    rng = seeded(22, seats)
    found = []
    while (seat := state.actor()) >= 0:
        found.append(state.clone())
        state.apply(seat, policy.move(state, seat, rng))
    return found[:: max(1, len(found) // POSITIONS)]


def noticed(table: Table, choose: Choose) -> list[int]:
    """The positions in which the choice changes with what the seat cannot know."""
    game, seats, options = table
    found = []
    for number, state in enumerate(positions(game, seats, options)):
        for seat in range(seats):
            if state.pending() >> seat & 1:
                swapped = state.clone()
                swapped.determinize(seat, seeded(31, number))
                assert swapped.info_key(seat) == state.info_key(seat)
                assert swapped.dump() != state.dump()
                if choose(state, seat, number) != choose(swapped, seat, number):
                    found.append(number)
    return found


@pytest.mark.many
@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("table", TABLES, ids=name_of)
def test_a_bots_choice_follows_from_what_its_seat_knows(table: Table, bot: str) -> None:
    game, seats, _ = table

    def choose(state: State, seat: int, number: int) -> int:
        return make_bot(bot, game, seats, seeded(41, number)).choose(
            Observation.from_state(state, seat, seeded(42, number))
        )

    assert noticed(table, choose) == []


@pytest.mark.parametrize("table", TABLES, ids=name_of)
def test_the_swap_catches_a_cheat(table: Table) -> None:
    """One that looks at the position itself, where it should have been given a sample."""

    def cheat(state: State, seat: int, number: int) -> int:
        legal = state.legal(seat)
        return legal[sum(state.dump()) % len(legal)]

    assert noticed(table, cheat)
