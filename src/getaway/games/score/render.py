"""The board of Score at a terminal."""

from collections.abc import Iterator

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from getaway.games.score.game import Score
from getaway.games.score.roll_views import OddsView
from getaway.games.score.views import Board, CriminalView
from getaway.games.score.words import MARKS, percent
from getaway.kernel.game import Game
from getaway.kernel.phrases import counted
from getaway.kernel.views import View
from getaway.text.render import Texts

_WIDEST = 130
_MOST_PREP = 3


def draw_board(game: Game, view: View, texts: Texts, width: int) -> RenderableType:
    """The scene, the crew, the meter and the open roll; for the GM what is behind the screen."""
    table = _Table(game, view, list(texts.names), width)
    return Group(*table.story(), table.crew(), table.figures(), *table.roll(), *table.screen())


def draw_everything(game: Game, view: View, texts: Texts, width: int) -> RenderableType:
    """The same, and every Criminal's sheet and past heist."""
    table = _Table(game, view, list(texts.names), width)
    return Group(
        *table.story(),
        *(Text(line, "dim") for line in table.board.assignment),
        *map(table.sheet, table.board.crew),
        table.figures(),
        *table.roll(),
        *table.screen(),
        *table.history(),
    )


class _Table:
    def __init__(self, game: Game, view: View, names: list[str], width: int) -> None:
        assert isinstance(game, Score)
        assert isinstance(view.board, Board)
        self.pack = game.pack
        self.words = game.words
        self.board: Board = view.board
        self.names = names
        self.width = min(width, _WIDEST)

    def story(self) -> Iterator[RenderableType]:
        board = self.board
        if board.title:
            subgoals = " · with subgoals" if board.subgoals else ""
            yield Text(f"Heist {max(1, board.heist)}: {board.title}{subgoals}", "bold")
        for shown in board.shown:
            yield Text(f"{shown.name}: {shown.text}", "cyan")
        if board.scene is not None:
            yield Panel(Text(board.scene.text), title=Text(board.scene.name), width=self.width)

    def crew(self) -> RenderableType:
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False, title="Crew", title_justify="left", title_style="bold")
        for heading in ("", "class", "Cool", "Heat", "Prep", "player", "abilities"):
            table.add_column(heading, justify="right" if heading in ("Cool", "Heat", "Prep") else "left")
        for one in self.board.crew:
            name = Text(one.name, "bold" if one.here else "")
            if one.status != "ready":
                name.append(f" ({one.status})", "red")
            abilities = Text(", ").join(
                Text(ability.name, "strike dim" if ability.used else "") for ability in one.abilities
            )
            figures = (str(one.cool), str(one.heat), str(one.prep))
            table.add_row(name, one.kind_name, *figures, self.names[one.seat], abilities)
        return table if self.board.crew else Text("There is no crew yet.", "dim")

    def sheet(self, one: CriminalView) -> RenderableType:
        lines = [f"Cool {one.cool}, Heat {one.heat}, Prep {one.prep} · {self.names[one.seat]} · {one.status}"]
        lines.append(f"Gear: {one.gear}")
        if one.cool_goal:
            lines += [f"Cool goal: {one.cool_goal}", f"Heat goal: {one.heat_goal}"]
        lines += [f"{ability.name}: {ability.text}{' (used)' if ability.used else ''}" for ability in one.abilities]
        lines += [f"Hurt: {injury}" for injury in one.injuries]
        last = " · one last job" if one.last_job else ""
        return Panel(Text("\n".join(lines)), title=Text(f"{one.name}, {one.kind_name}{last}"))

    def figures(self) -> RenderableType:
        board = self.board
        line = Text(f"Stash: {counted(board.stash, 'Prep die', 'Prep dice')}")
        if board.meter is not None:
            line.append(" · Threat Meter: ")
            line.append_text(_dial(board.meter.filled, board.meter.segments))
        for clock in board.clocks:
            line.append(f" · {clock.name}: ")
            line.append_text(_dial(clock.filled, clock.segments))
        for fired in board.fired:
            style = "strike dim" if fired.cancelled else "red"
            line.append(f"\nPenalty {fired.number}: {fired.text}", style)
        if board.system_reached:
            line.append("\nThe security system is yours.", "green")
        return line

    def roll(self) -> list[RenderableType]:
        roll = self.board.roll
        if roll is None or roll.stage == "closed":
            return []
        lines = [f"{self.board.crew[roll.criminal].name}: {roll.attempt}"]
        if roll.difficulty:
            marks = f" ({', '.join(MARKS[mark] for mark in roll.marks)})" if roll.marks else ""
            found = f": {'; '.join(roll.found)}" if roll.found else ""
            lines.append(f"Difficulty {roll.difficulty}{marks}{found}")
        lines += [self._odds(odds) for odds in self.board.odds if odds.prep <= _MOST_PREP]
        if roll.dice:
            successes = counted(roll.successes, "success", "successes")
            dice = " · ".join(
                f"{kind.title()} {' '.join(faces)}"
                for kind in ("cool", "prep", "heat")
                if (faces := [str(die.face) for die in roll.dice if die.kind == kind])
            )
            lines.append(f"{dice} · {successes}, {counted(roll.failures, 'failure')}")
        return [Panel(Text("\n".join(lines)), title="The roll", width=self.width, border_style="yellow")]

    def _odds(self, odds: OddsView) -> str:
        using = "".join(f", {self.words.ability(name)}" for name in odds.using)
        return (
            f"{counted(odds.prep, 'Prep die', 'Prep dice')}{using}: success {percent(odds.success)}, "
            f"failure {percent(odds.failure)}, both {percent(odds.both)}, neither {percent(odds.neither)}"
        )

    def screen(self) -> Iterator[RenderableType]:
        gm = self.board.gm
        if gm is None:
            return
        lines = [f"Meter: {gm.filled} of {gm.segments}" if gm.segments else "The meter is not set yet."]
        for penalty in gm.penalties:
            amount = f" ({penalty.amount})" if penalty.amount else ""
            fired = ", fired" if penalty.fired else ""
            lines.append(f"Segment {penalty.segment}: {penalty.name}{amount}{fired}")
        lines += [f"Clock {row.name}, {row.visibility}: {row.filled} of {row.segments}" for row in gm.clocks]
        if gm.heist is not None:
            lines.append(f"Heist {gm.heist.seed}{', alarms on' if gm.heist.gone_wrong else ''}:")
            lines += [f"  {field.name}: {field.text}" for field in gm.heist.fields]
        lines += [f"Complication {at}: {text}" for at, text in enumerate(gm.complications, start=1)]
        lines += [f"Note: {note}" for note in gm.notes]
        lines += [f"Blind roll: {' '.join(map(str, row.faces))} {row.why}" for row in gm.blind]
        yield Panel(Text("\n".join(lines)), title="Behind the screen", width=self.width)

    def history(self) -> Iterator[RenderableType]:
        for number, chapter in enumerate(self.board.history, start=1):
            yield Text(f"Heist {number}, {chapter.title}: {chapter.ending}", "bold")
            for line in chapter.lines:
                yield Text(f"  {line}")


def _dial(filled: int | None, segments: int | None) -> Text:
    if filled is None or segments is None:
        return Text("hidden", "dim")
    return Text.assemble(("■" * filled, "red"), "□" * (segments - filled), f" {filled}/{segments}")
