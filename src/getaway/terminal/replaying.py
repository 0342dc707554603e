"""Stepping through a record, as a seat or a spectator saw the game."""

from rich.console import Console
from rich.panel import Panel
from rich.rule import Rule as Line
from rich.text import Text

from getaway.kernel.record import Record
from getaway.table.replaying import Replay
from getaway.terminal.render import renderer_of
from getaway.terminal.say import say
from getaway.terminal.typed import whole_number
from getaway.text.catalogs import ENGLISH
from getaway.text.render import Texts


class ReplayScreen:
    def __init__(self, record: Record, viewer: int, console: Console, language: str = ENGLISH) -> None:
        self._replay = Replay(record, limited=False)
        self._viewer = viewer
        self._renderer = renderer_of(self._replay.game)
        self._console = console
        self._texts = Texts(language, self._replay.names, viewer)

    def show_all(self) -> None:
        for number in range(self._replay.length + 1):
            self._show(number)

    def step_through(self) -> None:
        """Enter for the next step, `b` for the previous one, a number to jump, `q` to quit."""
        number, last = 0, self._replay.length
        while True:
            self._console.clear()
            self._show(number)
            try:
                answer = input(f"{self._texts(say('replay-keys', last=last))} > ").strip().lower()
            except (KeyboardInterrupt, EOFError):
                self._console.print()
                return
            if answer.startswith("q") or (not answer and number == last):
                return
            if (wanted := whole_number(answer)) is not None:
                number = min(wanted, last)
            else:
                number = max(0, number - 1) if answer.startswith("b") else min(number + 1, last)

    def _show(self, number: int) -> None:
        game, console, texts = self._replay.game, self._console, self._texts
        step = self._replay.step(number, self._viewer)
        (view,) = self._replay.views(number, self._viewer)
        where = say("replay-start")
        if step is not None:
            where = say("replay-step", number=number, last=self._replay.length, entry=step.entry)
        console.print(Line(Text(f"{game.title} · {texts(game.phase_title(view.phase))} · {texts(where)}", "bold")))
        for event in () if step is None else step.happened:
            console.print(Text(f"• {texts(event.words)}"))
        console.print(self._renderer.draw_board(game, view, texts, console.width))
        if view.outcome is not None:
            console.print(Panel(Text(texts(view.outcome.words), "bold"), title=texts(say("over"))))
        else:
            console.print(Text(texts(view.prompt), "yellow"))
