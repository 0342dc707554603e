"""Truth-swap: what a seat cannot know is exchanged, and the bot must not notice."""

import pytest

from getaway.bots.registry import make_bot
from getaway.games.registry import GAMES
from getaway.kernel.catalogue_game import CatalogueGame
from getaway.kernel.chance import seeded
from getaway.kernel.options import Options
from getaway.kernel.peek import glimpse
from getaway.kernel.state import State

BOTS = ["random", "greedy", "ismcts:12"]


def positions(game: CatalogueGame, seats: int, options: Options) -> list[State]:
    """Some of the positions of a game in which everybody plays sensibly."""
    state = game.new(seeded(21, seats), seats, options)
    rng = seeded(22, seats)
    policy = make_bot("greedy", game, seats, rng)
    found = []
    step = 0
    while state.actor() >= 0 and step < 400:
        if step % 17 == 3:
            found.append(state.clone())
        seat = state.actor()
        state.apply(seat, policy.choose(glimpse(state, seat, rng)))
        step += 1
    return found


def tables() -> list[tuple[CatalogueGame, int, Options]]:
    games = [kind.from_toml() for kind in GAMES.values()]
    return [
        (game, seats, game.options_type())
        for game in games
        if isinstance(game, CatalogueGame)
        for seats in game.seat_counts
        if seats <= 4
    ]


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize(("game", "seats", "options"), tables(), ids=lambda value: getattr(value, "name", None))
def test_a_bots_choice_follows_from_what_its_seat_knows(
    game: CatalogueGame, seats: int, options: Options, bot: str
) -> None:
    swapped_something = False
    for number, state in enumerate(positions(game, seats, options)[:8]):
        for seat in range(seats):
            if not state.pending() >> seat & 1:
                continue
            swapped = state.clone()
            swapped.determinize(seat, seeded(31, number))
            assert swapped.info_key(seat) == state.info_key(seat)
            swapped_something |= swapped.dump() != state.dump()
            choices = [
                make_bot(bot, game, seats, seeded(41, number)).choose(glimpse(world, seat, seeded(42, number)))
                for world in (state, swapped)
            ]
            assert choices[0] == choices[1], f"position {number}, seat {seat}"
    assert swapped_something


class Cheat:
    """A bot that looks where it must not: what the test above must catch."""

    name = "cheat"

    def choose(self, state: State, seat: int) -> int:
        legal = state.legal(seat)
        return legal[sum(state.dump()) % len(legal)]


def test_the_swap_catches_a_cheat() -> None:
    game = GAMES["rob_a_bank"].from_toml()
    assert isinstance(game, CatalogueGame)
    caught = 0
    for number, state in enumerate(positions(game, 2, game.options_type())):
        seat = state.actor()
        swapped = state.clone()
        swapped.determinize(seat, seeded(31, number))
        caught += Cheat().choose(state, seat) != Cheat().choose(swapped, seat)
    assert caught
