"""A solitaire of The Big Score on the screen."""

from rich.console import RenderableType
from rich.text import Text

from getaway.games.big_score.game import BigScore
from getaway.games.big_score.render_table import Screen
from getaway.games.big_score.say import say
from getaway.games.big_score.solo.views import SoloBoard, SoloGoal, SoloJob
from getaway.games.big_score.solo.words import amount
from getaway.games.big_score.words import tallied_payout
from getaway.text.messages import Message, Money, listing
from getaway.text.render import Texts


class SoloScreen(Screen):
    """Goals, jobs, hand and vault, as far as there is something to see."""

    def __init__(self, game: BigScore, board: SoloBoard, texts: Texts, width: int) -> None:
        super().__init__(game, texts, width)
        self.board = board

    def shown(self) -> list[RenderableType]:
        return [*self.heading(), *self.jobs(), *self.holdings(), *self.vault()]

    def heading(self) -> list[RenderableType]:
        board = self.board
        round_of = self.texts(say("solo-round", round=board.round, rounds=self.pack.rounds))
        line = Text.assemble((self.texts(board.title), "bold"), f" · {round_of} · ")
        line.append(self.text(Money(board.cash)), "bold green")
        line.append(f" · {self.texts(say('solo-score', score=Money(board.score), jobs=board.completed))}")
        if board.jacks:
            line.append(f" · {self.texts(say('solo-jacks', jacks=board.jacks))}")
        lines: list[RenderableType] = [line, *(self._goal(goal) for goal in board.goals)]
        if not board.winnable:
            lines.append(Text(self.texts(say("lost-cause")), "bold red"))
        return lines

    def _goal(self, goal: SoloGoal) -> Text:
        assert isinstance(goal.words, Message)
        line = Text(self.texts(say("solo-to-win", goal=goal.words, have=amount(goal.goal, goal.have))))
        if goal.missing:
            line.append(f" {self.texts(say('solo-missing', missing=amount(goal.goal, goal.missing)))}", "yellow")
        return line

    def jobs(self) -> list[RenderableType]:
        if not any(self.board.jobs):
            return []
        table = self.new_table()
        table.add_column("#", justify="right", style="bold")
        self.column(table, say("board-job"), 8)
        self.column(table, say("payout"), 5, style="green")
        self.column(table, say("solo-there"), 5)
        self.column(table, say("solo-needs"), 7, style="yellow")
        tokens = any(job is not None and job.tokens for job in self.board.jobs)
        if tokens:
            self.column(table, say("board-tokens"), 8)
        for number, job in enumerate(self.board.jobs, start=1):
            table.add_row(str(number), *self._job(job), *([self.tokens(job.tokens if job else ())] if tokens else []))
        return [table]

    def _job(self, job: SoloJob | None) -> tuple[RenderableType, ...]:
        if job is None:
            return Text(self.texts(say("solo-done")), "dim"), "", "", ""
        if job.job is None:
            return Text(self.texts(say("solo-face-down")), "dim"), "", "", ""
        name = Text(self.text(self.words.job(job.job)), "" if job.face_up else "dim")
        if not job.face_up:
            name.append(f" ({self.texts(say('solo-scouted'))})")
        return name, self.text(self.words.tallied_payout(job.job)), self.crew(job.crew), self.crew(job.missing)

    def holdings(self) -> list[RenderableType]:
        board = self.board
        goods = (board.diamonds, board.artifacts, board.hard_drives)
        lines = [
            (say("board-hand"), self.crew(board.hand)),
            (say("solo-kept"), self.crew(board.kept)),
            (say("solo-shuffled"), self.crew(board.shuffled_in)),
            (say("solo-shuffled-next"), self.crew(board.shuffled_in_next)),
            (say("solo-deck"), str(board.deck_left) if board.deck_left else ""),
            (say("solo-from-jobs"), self.text(tallied_payout(0, *goods)) if any(goods) else ""),
        ]
        return [self.titled(title, what) for title, what in lines if what]

    def vault(self) -> list[RenderableType]:
        board = self.board
        lines = [(say("solo-loot"), self.tokens(board.loot)), (say("solo-drawn"), self.tokens(board.drawn))]
        if board.cops:
            lines.append((say("board-track"), self.texts(say("board-cops", cops=board.cops, bust=board.bust))))
        lines += [
            (say("solo-on-card", crew=self.words.crew(card.crew)), self.tokens(card.tokens, "—")) for card in board.row
        ]
        lines.append((say("solo-traitors"), self.crew(board.set_aside) if board.row else ""))
        return [self.titled(title, what) for title, what in lines if what]

    def everything_else(self) -> list[RenderableType]:
        """What is still to come."""
        board = self.board
        jobs = self.text(listing(map(self.words.job, board.unseen_jobs), "comma")) if board.unseen_jobs else ""
        lines = [
            (say("solo-unseen-crew"), self.crew(board.unseen_crew)),
            (say("solo-unseen-jobs"), jobs),
            (say("still-in-vault"), self.tokens(board.vault)),
            (say("solo-set-aside"), self.crew(board.set_aside)),
            (say("solo-boss"), self.text(self.words.boss(board.boss))),
        ]
        return [self.titled(title, what) for title, what in lines if what]
