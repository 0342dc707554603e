"""Counts positions by depth on a game's small pack: `python -m tests.counts.count` writes the files anew."""

from collections.abc import Iterator
from pathlib import Path

from getaway.games.registry import game_types
from getaway.kernel.catalogue_game import CatalogueGame
from getaway.kernel.options import Options
from getaway.kernel.state import State
from getaway.testing.cases import adapter_of
from getaway.testing.histories import all_draws, apply
from getaway.testing.scripted import Scripted
from tests.contract.cases import CATALOGUE_GAMES

FOLDER = Path(__file__).parent


def counted(name: str) -> str:
    """A line for each case and depth: histories in the canonical order of seats, and different positions."""
    lines = ["# case seats depth histories positions"]
    for case, (seats, options, depth) in enumerate(adapter_of(name).small_cases):
        lines += [f"{case} {seats} {line}" for line in _levels(name, seats, options, depth)]
    return "\n".join(lines) + "\n"


def _levels(name: str, seats: int, options: Options, depth: int) -> Iterator[str]:
    told = adapter_of(name)
    game = game_types()[name].from_toml(told.pack_for(seats))
    assert isinstance(game, CatalogueGame)

    def new(chance: Scripted) -> State:
        return game.new_state(chance, seats, options)

    level = list(all_draws(new))
    for at in range(depth + 1):
        yield f"{at} {len(level)} {len({told.world(state) for state in level})}"
        level = [after for state in level for after in _after_each_move(state)]


def _after_each_move(state: State) -> Iterator[State]:
    seat = state.actor()
    for move in state.legal(seat):
        yield from apply(state, seat, move)


if __name__ == "__main__":
    for game_name in CATALOGUE_GAMES:
        (FOLDER / f"{game_name}.txt").write_text(counted(game_name), encoding="utf-8")
