"""A solitaire of The Big Score on the screen."""

from collections.abc import Iterable

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from getaway.games.big_score.game import BigScore
from getaway.games.big_score.solo.views import SoloBoard, SoloGoal, SoloJob
from getaway.games.big_score.words import money
from getaway.kernel.game import Game
from getaway.kernel.phrases import tallied
from getaway.kernel.views import View

_WIDEST = 130
_SHORT = {"con_man": "Con", "driver": "Drv", "grease_man": "Grs", "gun_man": "Gun", "hacker": "Hck", "muscle": "Msc"}
_WIDE = 90  # columns from which on crew types are written out
_MONEY = ("total", "total_above", "cash", "cash_and_bars")


def draw_board(game: Game, view: View, names: list[str], width: int) -> RenderableType:
    """Goals, jobs, hand and vault, as far as there is something to see."""
    table = _Table(game, view, width)
    return Group(*table.heading(), *table.jobs(), *table.holdings(), *table.vault())


def draw_everything(game: Game, view: View, names: list[str], width: int) -> RenderableType:
    """The same, and all that is still to come."""
    table = _Table(game, view, width)
    return Group(*table.heading(), *table.jobs(), *table.holdings(), *table.vault(), *table.to_come())


class _Table:
    def __init__(self, game: Game, view: View, width: int) -> None:
        assert isinstance(game, BigScore)
        assert isinstance(view.board, SoloBoard)
        self.words = game.words
        self.solo_words = game.solo_words
        self.board = view.board
        self.rounds = game.pack.rounds
        self.width = min(width, _WIDEST)

    def heading(self) -> list[RenderableType]:
        board = self.board
        line = Text.assemble((board.title, "bold"), f" · Round {board.round} of {self.rounds} · ")
        line.append(money(board.cash), "bold green")
        line.append(f" · score {money(board.score)} · jobs done {board.completed}")
        if board.jacks:
            line.append(f" · Jacks of All Trades {board.jacks}")
        lines: list[RenderableType] = [line, *(self._goal(goal) for goal in board.goals)]
        if not board.winnable:
            lines.append(Text("This can no longer be won.", "bold red"))
        return lines

    def _goal(self, goal: SoloGoal) -> Text:
        shown = money if goal.goal in _MONEY else str
        line = Text(f"To win: {goal.words}; you have {shown(goal.have)}")
        if goal.missing:
            line.append(f", {shown(goal.missing)} missing", "yellow")
        return line

    def jobs(self) -> list[RenderableType]:
        if not any(self.board.jobs):
            return []
        table = Table(box=box.SIMPLE_HEAD, show_edge=False, width=self.width)
        table.add_column("#", justify="right", style="bold")
        table.add_column("Job", ratio=3)
        table.add_column("Payout", ratio=2, style="green")
        table.add_column("There", ratio=2)
        table.add_column("Missing", ratio=3, style="yellow")
        tokens = any(job is not None and job.tokens for job in self.board.jobs)
        if tokens:
            table.add_column("Tokens", ratio=2)
        for number, job in enumerate(self.board.jobs, start=1):
            table.add_row(str(number), *self._job(job), *([self._tokens(job.tokens if job else ())] if tokens else []))
        return [table]

    def _job(self, job: SoloJob | None) -> tuple[RenderableType, ...]:
        if job is None:
            return Text("done", "dim"), "", "", ""
        if job.job is None:
            return Text("face down", "dim"), "", "", ""
        name = Text(self.words.jobs[job.job].name, "" if job.face_up else "dim")
        if not job.face_up:
            name.append(" (face down, scouted)")
        return name, self.words.payout(job.job), self._crew(job.crew), self._crew(job.missing)

    def _crew(self, cards: Iterable[str]) -> str:
        names = self.solo_words.crew if self.width >= _WIDE else _SHORT
        return tallied(names[card] for card in cards)

    def _tokens(self, tokens: Iterable[str]) -> str:
        return tallied(self.solo_words.tokens[token] for token in tokens)

    def holdings(self) -> list[RenderableType]:
        board = self.board
        lines = [
            ("Your hand", self._crew_names(board.hand)),
            ("Kept", self._crew_names(board.kept)),
            ("Shuffled into this deck", self._crew_names(board.shuffled_in)),
            ("Shuffled into the next deck", self._crew_names(board.shuffled_in_next)),
            ("Cards in the deck", str(board.deck_left) if board.deck_left else ""),
            ("From jobs", self._payouts()),
        ]
        return [_line(title, what) for title, what in lines if what]

    def _crew_names(self, cards: Iterable[str]) -> str:
        return tallied(self.solo_words.crew[card] for card in cards)

    def _payouts(self) -> str:
        board = self.board
        found = [("Diamond", board.diamonds), ("Artifact", board.artifacts), ("Hard Drive", board.hard_drives)]
        return tallied(name for name, number in found for _ in range(number))

    def vault(self) -> list[RenderableType]:
        board = self.board
        lines = [("Vault tokens", self._tokens(board.loot)), ("Drawn", self._tokens(board.drawn))]
        if board.cops:
            lines.append(("Cops on the track", f"{board.cops} of {board.bust}"))
        lines += [(f"On the {self.solo_words.crew[card.crew]}", self._tokens(card.tokens) or "—") for card in board.row]
        lines.append(("The traitors are among", self._crew_names(board.set_aside) if board.row else ""))
        return [_line(title, what) for title, what in lines if what]

    def to_come(self) -> list[RenderableType]:
        board = self.board
        jobs = ", ".join(self.words.jobs[job].name for job in board.unseen_jobs)
        lines = [
            ("Crew not seen yet", self._crew_names(board.unseen_crew)),
            ("Jobs not seen yet", jobs),
            ("In the vault", self._tokens(board.vault)),
            ("Set aside", self._crew_names(board.set_aside)),
            ("Your boss", self.words.bosses[board.boss].name),
        ]
        return [_line(title, what) for title, what in lines if what]


def _line(title: str, what: str) -> Text:
    return Text.assemble((f"{title}: ", "bold"), what)
