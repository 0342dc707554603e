"""The board of Score at a terminal."""

from collections.abc import Iterator

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from getaway.games.score.game import Score
from getaway.games.score.paper_types import Person
from getaway.games.score.paper_views import PersonView
from getaway.games.score.roll_views import OddsView, RollView
from getaway.games.score.say import say
from getaway.games.score.views import Board, CriminalView
from getaway.games.score.words import mark_name, result
from getaway.kernel.game import Game
from getaway.kernel.views import View
from getaway.text.messages import Argument, Percent, Seat, listing
from getaway.text.render import Texts

_WIDEST = 130
_MOST_PREP = 3


def draw_board(game: Game, view: View, texts: Texts, width: int) -> RenderableType:
    """The scene, the crew, the meter and the open roll; for the GM what is behind the screen."""
    table = _Table(game, view, texts, width)
    return Group(*table.story(), table.crew(), table.figures(), *table.roll(), *table.screen())


def draw_everything(game: Game, view: View, texts: Texts, width: int) -> RenderableType:
    """The same, and every Criminal's sheet and past heist."""
    table = _Table(game, view, texts, width)
    return Group(
        *table.story(),
        *(Text(texts(line), "dim") for line in table.board.assignment),
        *map(table.sheet, table.board.crew),
        table.figures(),
        *table.roll(),
        *table.screen(),
        *table.history(),
    )


class _Table:
    def __init__(self, game: Game, view: View, texts: Texts, width: int) -> None:
        assert isinstance(game, Score)
        assert isinstance(view.board, Board)
        self.words = game.words
        self.board: Board = view.board
        self.texts = texts
        self.width = min(width, _WIDEST)

    def story(self) -> Iterator[RenderableType]:
        board = self.board
        if board.title:
            subgoals = "yes" if board.subgoals else "no"
            heading = self._say("board-heist", number=max(1, board.heist), title=board.title, subgoals=subgoals)
            yield Text(heading, "bold")
        for shown in board.shown:
            yield Text(self._say("board-shown", name=shown.name, text=shown.text), "cyan")
        if board.scene is not None:
            yield Panel(Text(self.texts(board.scene.text)), title=Text(self.texts(board.scene.name)), width=self.width)
        for person in board.papers.people:
            yield Text(self._person(person), "cyan")
        for kind in ("lines", "veils"):
            if written := getattr(board.papers, kind):
                yield Text(self._say(f"board-{kind}", written=listing(written, "comma")), "dim")

    def crew(self) -> RenderableType:
        if not self.board.crew:
            return Text(self._say("no-crew-yet"), "dim")
        title = self._say("crew")
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False, title=title, title_justify="left", title_style="bold")
        table.add_column("")
        table.add_column(self._say("board-class"))
        for figure in ("cool", "heat", "prep"):
            table.add_column(self._figure(figure), justify="right")
        table.add_column(self._say("board-player"))
        table.add_column(self._say("abilities"))
        for one in self.board.crew:
            name = Text(one.name, "bold" if one.here else "")
            if one.status != "ready":
                name.append(f" ({self._status(one)})", "red")
            abilities = Text(", ").join(
                Text(self.texts(ability.name), "strike dim" if ability.used else "") for ability in one.abilities
            )
            figures = (str(one.cool), str(one.heat), str(one.prep))
            table.add_row(name, self.texts(one.kind_name), *figures, self._seat(one), abilities)
        return table

    def sheet(self, one: CriminalView) -> RenderableType:
        figures = ", ".join(f"{self._figure(name)} {getattr(one, name)}" for name in ("cool", "heat", "prep"))
        lines = [f"{figures} · {self._seat(one)} · {self._status(one)}"]
        lines.append(self._line("gear", one.gear))
        if one.cool_goal:
            goals = (("cool", one.cool_goal), ("heat", one.heat_goal))
            lines += [f"{self._say('goal', goal=goal)}: {self.texts(text)}" for goal, text in goals]
        for ability in one.abilities:
            used = f" ({self._say('used')})" if ability.used else ""
            lines.append(f"{self.texts(ability.name)}: {self.texts(ability.text)}{used}")
        lines += [self._line("board-hurt", injury) for injury in one.injuries]
        last = f" · {self._say('last-job')}" if one.last_job else ""
        return Panel(Text("\n".join(lines)), title=Text(f"{one.name}, {self.texts(one.kind_name)}{last}"))

    def figures(self) -> RenderableType:
        board = self.board
        line = Text(self._say("board-stash", dice=board.stash))
        if board.meter is not None:
            line.append(f" · {self._say('meter')}: ")
            line.append_text(self._dial(board.meter.filled, board.meter.segments))
        for clock in board.clocks:
            line.append(f" · {self.texts(clock.name)}: ")
            line.append_text(self._dial(clock.filled, clock.segments))
        for fired in board.fired:
            style = "strike dim" if fired.cancelled else "red"
            line.append(f"\n{self._say('board-penalty', number=fired.number, text=fired.text)}", style)
        if board.system_reached:
            line.append(f"\n{self._say('board-system')}", "green")
        return line

    def roll(self) -> list[RenderableType]:
        roll = self.board.roll
        if roll is None or roll.stage == "closed":
            return []
        lines = [f"{self.board.crew[roll.criminal].name}: {self.texts(roll.attempt)}"]
        if roll.difficulty:
            lines.append(self._difficulty(roll))
        lines += [self._odds(odds) for odds in self.board.odds if odds.prep <= _MOST_PREP]
        if roll.dice:
            dice = " · ".join(
                f"{self._figure(kind)} {' '.join(faces)}"
                for kind in ("cool", "prep", "heat")
                if (faces := [str(die.face) for die in roll.dice if die.kind == kind])
            )
            lines.append(f"{dice} · {self.texts(result(roll.successes, roll.failures))}")
        return [Panel(Text("\n".join(lines)), title=self._say("board-roll"), width=self.width, border_style="yellow")]

    def _difficulty(self, roll: RollView) -> str:
        return self._say(
            "board-difficulty",
            difficulty=roll.difficulty,
            marks=listing(map(mark_name, roll.marks), "comma"),
            has_marks="yes" if roll.marks else "no",
            found=listing(roll.found, "comma"),
            has_found="yes" if roll.found else "no",
        )

    def _odds(self, odds: OddsView) -> str:
        using = "".join(f", {self.texts.argument(self.words.ability(name))}" for name in odds.using)
        chances = {name: Percent(getattr(odds, name)) for name in ("success", "failure", "both", "neither")}
        return self._say("board-odds", dice=odds.prep, using=using, **chances)

    def screen(self) -> Iterator[RenderableType]:
        gm = self.board.gm
        if gm is None:
            return
        lines = [self._say("board-meter", filled=gm.filled, segments=gm.segments)]
        for penalty in gm.penalties:
            fired = "yes" if penalty.fired else "no"
            lines.append(
                self._say(
                    "board-segment", segment=penalty.segment, name=penalty.name, amount=penalty.amount, fired=fired
                )
            )
        for row in gm.clocks:
            visibility = self._say(f"visibility-{row.visibility}")
            figures = {"filled": row.filled, "segments": row.segments}
            lines.append(self._say("board-clock", name=row.name, visibility=visibility, **figures))
        if gm.heist is not None:
            alarms = "yes" if gm.heist.gone_wrong else "no"
            lines.append(self._say("board-generated", seed=gm.heist.seed, alarms=alarms))
            lines += [f"  {self.texts(field.name)}: {self.texts(field.text)}" for field in gm.heist.fields]
        for at, text in enumerate(gm.complications, start=1):
            lines.append(self._say("board-complication", number=at, text=text))
        lines += [self._line("board-note", note) for note in gm.notes]
        lines += [self._say("board-scene", name=row.name, text=row.text) for row in gm.papers.scenes]
        lines += map(self._person, gm.papers.people)
        lines += [self._line("board-blind", f"{' '.join(map(str, row.faces))} {row.why}") for row in gm.blind]
        yield Panel(Text("\n".join(lines)), title=self._say("board-screen"), width=self.width)

    def history(self) -> Iterator[RenderableType]:
        for chapter in self.board.history:
            title = self._say("timeline-heist", number=chapter.number, title=chapter.title, how=chapter.how)
            yield Text(title, "bold")
            for line in chapter.lines:
                yield Text(f"  {self.texts(line)}")

    def _dial(self, filled: int | None, segments: int | None) -> Text:
        if filled is None or segments is None:
            return Text(self._say("visibility-hidden"), "dim")
        return Text.assemble(("■" * filled, "red"), "□" * (segments - filled), f" {filled}/{segments}")

    def _line(self, id: str, text: Argument) -> str:
        return f"{self._say(id)}: {self.texts.argument(text)}"

    def _person(self, one: Person | PersonView) -> str:
        return self._say(
            "board-person", name=one.name, about=listing(filter(None, (one.role, one.look, one.want)), "comma")
        )

    def _seat(self, one: CriminalView) -> str:
        return self.texts.argument(Seat(one.seat))

    def _status(self, one: CriminalView) -> str:
        return self._say(f"status-{one.status}")

    def _figure(self, name: str) -> str:
        return self._say(f"figure-{name}")

    def _say(self, id: str, **args: Argument) -> str:
        return self.texts(say(id, **args))
