"""Stepping through a record, as a seat or a spectator saw the game."""

from typing import NamedTuple

from rich.console import Console
from rich.panel import Panel
from rich.rule import Rule as Line
from rich.text import Text

from getaway.kernel.events import AddressedEvent
from getaway.kernel.game import Game
from getaway.kernel.play import Play
from getaway.kernel.record import Record, replay
from getaway.kernel.views import View
from getaway.table.names import names_in_record
from getaway.terminal.render import renderer_of
from getaway.terminal.typed import whole_number


class Step(NamedTuple):
    """What happened in one entry of the record, or in a sealed choice that spans several, and the table after it."""

    entry: int
    lines: list[str]
    view: View


class Steps:
    """A record from one viewer's eyes."""

    def __init__(self, record: Record, game_type: type[Game], viewer: int) -> None:
        self.record = record
        self.viewer = viewer
        self.names = names_in_record(record.seats)
        self.steps: list[Step] = []
        self._taken = 0
        self.play = replay(record, game_type, self._watch)

    def _watch(self, play: Play, events: list[AddressedEvent]) -> None:
        lines = [play.game.describe(event.what, self.names) for event in events if event.visible_to(self.viewer)]
        if self._taken:
            entry = self.record.moves[self._taken - 1]
            if play.choice_open and entry.seat != self.viewer:
                # A pick of a sealed choice that is not finished yet: only its maker knows of it.
                self._taken += 1
                return
            if entry.move is None:
                lines.append(f"{self.names[entry.seat]} takes the last move back.")
        self.steps.append(Step(self._taken, lines, play.view(self.viewer)))
        self._taken += 1


class Replay:
    """Shows the steps of a record on a console."""

    def __init__(self, steps: Steps, console: Console) -> None:
        self.steps = steps.steps
        self.names = steps.names
        self.game = steps.play.game
        self.renderer = renderer_of(self.game)
        self.console = console

    def show_all(self) -> None:
        """One after another."""
        for number in range(len(self.steps)):
            self._show(number)

    def step_through(self) -> None:
        """Enter for the next step, `b` for the one before, a number to jump, `q` to leave."""
        number = 0
        while True:
            self.console.clear()
            self._show(number)
            last = len(self.steps) - 1
            try:
                answer = input(f"Enter: next, b: back, 0 to {last}: that step, q: leave > ").strip().lower()
            except (KeyboardInterrupt, EOFError):
                self.console.print()
                return
            if answer.startswith("q") or (not answer and number == last):
                return
            if (wanted := whole_number(answer)) is not None:
                number = min(wanted, last)
            else:
                number = max(0, number - 1) if answer.startswith("b") else min(number + 1, last)

    def _show(self, number: int) -> None:
        step = self.steps[number]
        where = f"step {number} of {len(self.steps) - 1} · entry {step.entry}" if number else "the start"
        phase = step.view.phase.replace("_", " ")
        self.console.print(Line(Text(f"{self.game.title} · {phase} · {where}", "bold")))
        for line in step.lines:
            self.console.print(Text(f"• {line}"))
        self.console.print(self.renderer.draw_board(self.game, step.view, self.names, self.console.width))
        if step.view.outcome is not None:
            self.console.print(Panel(Text(step.view.outcome.words, "bold"), title="The game is over"))
        else:
            self.console.print(Text(step.view.prompt, "yellow"))
