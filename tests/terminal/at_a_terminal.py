"""A person at a terminal: what is typed goes in, what is shown comes out."""

import io
from collections.abc import Callable, Iterator
from typing import NamedTuple

import pytest
from rich.console import Console

from getaway.kernel.deal import SimulatedDeal
from getaway.kernel.game import Game
from getaway.kernel.options import parse_options
from getaway.terminal.interactive import Interactive
from getaway.terminal.local_table import LocalTable, new_table
from getaway.text.catalogs import ENGLISH

Interruption = type[KeyboardInterrupt] | type[EOFError]
Typed = str | Interruption


class Played(NamedTuple):
    local: LocalTable
    screens: list[str]

    @property
    def shown(self) -> str:
        return "".join(self.screens)

    @property
    def last(self) -> str:
        return self.screens[-1]


def sit_down(game: Game, *, people: int = 1, seats: int = 2, seed: int = 4) -> LocalTable:
    return new_table(game, SimulatedDeal(seed, 0), parse_options(game.options_type, {}), people, seats)


def play(
    monkeypatch: pytest.MonkeyPatch,
    local: LocalTable,
    typed: list[Typed],
    *,
    terminal: bool = False,
    choose: Callable[[], str] | None = None,
    language: str = ENGLISH,
) -> Played:
    """Type these lines, then what `choose` says; then the input ends. A screen is what is shown between two inputs."""
    console = Console(file=io.StringIO(), width=80, force_terminal=terminal)
    screens: list[str] = []
    lines: Iterator[Typed] = iter(typed)

    def take() -> str:
        assert isinstance(console.file, io.StringIO)
        screens.append(console.file.getvalue())
        console.file = io.StringIO()
        return screens[-1]

    def read(prompt: str) -> str:
        console.file.write(prompt)
        take()
        line = next(lines, EOFError if choose is None else choose())
        if isinstance(line, str):
            return line
        raise line

    monkeypatch.setattr("builtins.input", read)
    Interactive(local, console, language).run()
    take()
    return Played(local, screens)
