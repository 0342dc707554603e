"""A solitaire of The Big Score on the screen."""

from collections.abc import Iterable

from rich.console import RenderableType
from rich.text import Text

from getaway.games.big_score.game import BigScore
from getaway.games.big_score.render_table import Screen, titled
from getaway.games.big_score.solo.views import SoloBoard, SoloGoal, SoloJob
from getaway.games.big_score.solo.words import amount
from getaway.games.big_score.words import money
from getaway.kernel.phrases import tallied


class SoloScreen(Screen):
    """Goals, jobs, hand and vault, as far as there is something to see."""

    def __init__(self, game: BigScore, board: SoloBoard, width: int) -> None:
        super().__init__(game, width)
        self.board = board

    def shown(self) -> list[RenderableType]:
        return [*self.heading(), *self.jobs(), *self.holdings(), *self.vault()]

    def heading(self) -> list[RenderableType]:
        board = self.board
        line = Text.assemble((board.title, "bold"), f" · Round {board.round} of {self.pack.rounds} · ")
        line.append(money(board.cash), "bold green")
        line.append(f" · score {money(board.score)} · jobs done {board.completed}")
        if board.jacks:
            line.append(f" · Jacks of All Trades {board.jacks}")
        lines: list[RenderableType] = [line, *(self._goal(goal) for goal in board.goals)]
        if not board.winnable:
            lines.append(Text("This can no longer be won.", "bold red"))
        return lines

    def _goal(self, goal: SoloGoal) -> Text:
        line = Text(f"To win: {goal.words}; you have {amount(goal.goal, goal.have)}")
        if goal.missing:
            line.append(f", {amount(goal.goal, goal.missing)} missing", "yellow")
        return line

    def jobs(self) -> list[RenderableType]:
        if not any(self.board.jobs):
            return []
        table = self.new_table()
        table.add_column("#", justify="right", style="bold")
        table.add_column("Job", ratio=3)
        table.add_column("Payout", ratio=2, style="green")
        table.add_column("There", ratio=2)
        table.add_column("Missing", ratio=3, style="yellow")
        tokens = any(job is not None and job.tokens for job in self.board.jobs)
        if tokens:
            table.add_column("Tokens", ratio=2)
        for number, job in enumerate(self.board.jobs, start=1):
            table.add_row(str(number), *self._job(job), *([self.tokens(job.tokens if job else ())] if tokens else []))
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
        return tallied(self.crew_name(card) for card in cards)

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
        return [titled(title, what) for title, what in lines if what]

    def _crew_names(self, cards: Iterable[str]) -> str:
        return tallied(self.words.faces[card] for card in cards)

    def _payouts(self) -> str:
        board = self.board
        found = [("Diamond", board.diamonds), ("Artifact", board.artifacts), ("Hard Drive", board.hard_drives)]
        return tallied(name for name, number in found for _ in range(number))

    def vault(self) -> list[RenderableType]:
        board = self.board
        lines = [("Vault tokens", self.tokens(board.loot)), ("Drawn", self.tokens(board.drawn))]
        if board.cops:
            lines.append(("Cops on the track", f"{board.cops} of {board.bust}"))
        lines += [(f"On the {self.words.faces[card.crew]}", self.tokens(card.tokens) or "—") for card in board.row]
        lines.append(("The traitors are among", self._crew_names(board.set_aside) if board.row else ""))
        return [titled(title, what) for title, what in lines if what]

    def everything_else(self) -> list[RenderableType]:
        """What is still to come."""
        board = self.board
        jobs = ", ".join(self.words.jobs[job].name for job in board.unseen_jobs)
        lines = [
            ("Crew not seen yet", self._crew_names(board.unseen_crew)),
            ("Jobs not seen yet", jobs),
            ("In the vault", self.tokens(board.vault)),
            ("Set aside", self._crew_names(board.set_aside)),
            ("Your boss", self.words.bosses[board.boss].name),
        ]
        return [titled(title, what) for title, what in lines if what]
