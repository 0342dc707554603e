"""The table of Masters of the Heist on the screen."""

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from getaway.games.masters.game import Masters
from getaway.games.masters.pack import CrewCard, MastersPack
from getaway.games.masters.say import say
from getaway.games.masters.views import Board, Campaign, OwnPlan, SideView
from getaway.kernel.game import Game
from getaway.kernel.views import View
from getaway.text.messages import Argument, Money, Seat, listing
from getaway.text.render import Texts

_WIDE = 110  # columns from which on headings are whole words and piles are listed to the bottom
_WIDEST = 130
_COLORS = ("bright_blue", "green", "yellow", "magenta", "cyan", "red")


def draw_board(game: Game, view: View, texts: Texts, width: int) -> RenderableType:
    """Marks, players, and what the present phase is about."""
    table = _Table(game, view, texts, width)
    parts = [table.heading(), *([table.marks()] if table.board.marks else []), table.players()]
    if view.phase == "purchase":
        parts.append(table.piles())
    if table.board.plan is not None:
        parts.append(table.plan(table.board.plan))
    return Group(*parts)


def draw_everything(game: Game, view: View, texts: Texts, width: int) -> RenderableType:
    """The same, and every crew card with its figures and where it is."""
    table = _Table(game, view, texts, width)
    return Group(table.heading(), table.marks(), table.players(), table.all_crew())


class _Table:
    def __init__(self, game: Game, view: View, texts: Texts, width: int) -> None:
        assert isinstance(game, Masters)
        assert isinstance(view.board, Board)
        self.pack: MastersPack = game.pack
        self.words = game.words
        self.board = view.board
        self.texts = texts
        self.viewer = view.viewer
        self.width = min(width, _WIDEST)
        self.wide = self.width >= _WIDE
        self.colors = {hood.id: _COLORS[at % len(_COLORS)] for at, hood in enumerate(self.pack.neighborhoods)}

    def heading(self) -> RenderableType:
        line = Text(self._say("round", round=self.board.round))
        if self.board.campaign is not None:
            line = Text.assemble(self._campaign(self.board.campaign), line)
        return line

    def _campaign(self, campaign: Campaign) -> Text:
        opponent = self._say("board-opponent-nobody")
        if campaign.opponent_crew:
            crew = self._cards(campaign.opponent_crew)
            opponent = self._say("board-opponent", muscle=campaign.opponent_muscle, crew=crew)
        parts = [
            self._say("board-game", game=campaign.game, games=len(self.pack.solo_goals), goal=Money(campaign.goal)),
            opponent,
        ]
        if campaign.kept:
            parts.append(self._say("board-kept", crew=self._cards(campaign.kept)))
        return Text("".join(f"{part} · " for part in parts))

    def marks(self) -> RenderableType:
        table = self._table(self._say("board-marks", more=self.board.deck_left))
        table.add_column("#", justify="right", style="bold")
        table.add_column(self._say("board-mark"), ratio=3)
        table.add_column(self._say("difficulty" if self.wide else "board-difficulty"), justify="right")
        table.add_column(self._say("payout"), justify="right", style="bold green")
        table.add_column(self._say("board-neighborhood"), ratio=2)
        table.add_column(self._say("board-set"), no_wrap=True)
        for number, mark_id in enumerate(self.board.marks, start=1):
            if mark_id is None:
                table.add_row(str(number), Text(self._say("board-taken"), "dim"))
                continue
            mark = self.words.marks[mark_id]
            hood = self.words.hoods[mark.neighborhood]
            table.add_row(
                str(number),
                self._text(self.words.mark(mark_id)),
                str(mark.difficulty),
                self._text(Money(mark.payout)),
                Text(self._text(self.words.hood(hood.id)), self.colors[hood.id]),
                self._text(self.words.set(mark)),
            )
        return table

    def _table(self, title: str | None) -> Table:
        return Table(
            title=title,
            title_justify="left",
            title_style="bold not italic",
            box=box.SIMPLE_HEAD,
            show_edge=False,
            width=self.width,
        )

    def players(self) -> RenderableType:
        table = self._table(None)
        table.add_column(self._say("board-player"), ratio=3)
        table.add_column(self._say("board-money"), justify="right", style="bold green")
        table.add_column(self._say("board-crew"), ratio=5)
        table.add_column(self._say("marks"), ratio=3)
        for seat, side in enumerate(self.board.sides):
            table.add_row(
                self._player(seat, side), self._text(Money(side.money)), self._crew_of(side), self._taken(side)
            )
        return table

    def _player(self, seat: int, side: SideView) -> Text:
        name = Text(self._text(Seat(seat)), "bold cyan" if seat == self.viewer else "bold")
        notes = [
            (seat == self.viewer, self._say("board-you")),
            (seat == self.board.right, self._say("board-buys-first")),
            (side.passed, self._say("passed")),
            (side.confirmed, self._say("board-plan-made")),
        ]
        for applies, note in notes:
            if applies:
                name.append(f" · {note}", "not bold dim")
        return name

    def _crew_of(self, side: SideView) -> Text:
        crew, name = self.words.crew, self._card
        lines = [f"{name(card)} {crew[card].skill}/{crew[card].muscle}" for card in side.crew]
        lines += [f"{name(card)} (+{crew[card].permanent})" for card in side.bribes]
        return Text(", ".join(lines) or self._say("board-nobody"), "" if lines else "dim")

    def _taken(self, side: SideView) -> Text:
        taken = Text()
        for hood in self.pack.neighborhoods:
            held = [mark for mark in map(self.words.marks.__getitem__, side.marks) if mark.neighborhood == hood.id]
            if held:
                needed = min(self.words.set_size(mark) for mark in held)
                taken.append(", " if taken else "")
                taken.append(f"{self._text(self.words.hood(hood.id))} {len(held)}/{needed}", self.colors[hood.id])
        return taken

    def piles(self) -> RenderableType:
        wide = self.wide
        table = self._table(self._say("piles"))
        table.add_column(self._say("board-pile"), style="dim")
        table.add_column(self._say("board-top"), ratio=3 if wide else 4, overflow="fold")
        self._add_figures(table)
        table.add_column(self._say("board-under" if wide else "board-more"), ratio=4 if wide else None, style="dim")
        for pile in self.board.piles:
            if not pile.cards:
                table.add_row(self._say(f"kind-{pile.kind}"), Text(self._say("empty-pile"), "dim"))
                continue
            under = [self.words.crew[card] for card in pile.cards[1:]]
            listed = ", ".join(f"{self._card(card.id)} {self._text(Money(card.price))}" for card in under)
            top = self.words.crew[pile.cards[0]]
            kind, name = self._say(f"kind-{pile.kind}"), self._card(top.id)
            table.add_row(kind, name, *self._figures(top), listed if wide else f"+{len(under)}")
        return table

    def all_crew(self) -> RenderableType:
        table = self._table(self._say("board-all-crew"))
        table.add_column(self._say("board-card"), ratio=3 if self.wide else 4, overflow="fold")
        table.add_column(self._say("board-kind"), style="dim")
        self._add_figures(table)
        table.add_column(self._say("board-where"), min_width=7)
        where: dict[str, str] = {}
        for pile in self.board.piles:
            where |= {card: self._say("board-depth", above=at) for at, card in enumerate(pile.cards)}
        for seat, side in enumerate(self.board.sides):
            where |= dict.fromkeys(side.crew + side.bribes, self._text(Seat(seat)))
        if self.board.campaign is not None:
            where |= dict.fromkeys(self.board.campaign.opponent_crew, self._say("opponent"))
        for card in self.pack.crew:
            kind = self._say(f"kind-{card.kind}")
            table.add_row(self._card(card.id), kind, *self._figures(card), where[card.id])
        return table

    def _figures(self, card: CrewCard) -> tuple[str, ...]:
        figures = [str(figure) if figure else "" for figure in (card.skill, card.muscle)]
        return (self._text(Money(card.price)), *figures, ", ".join(map(self.texts, self.words.bonuses(card))))

    def plan(self, plan: OwnPlan) -> RenderableType:
        crew = " → ".join(map(self._card, plan.crew)) or self._say("board-nobody")
        line = Text(self._say("board-plan", crew=crew), "cyan")
        if plan.selectors:
            line.append(self._say("board-plan-selectors", order=" → ".join(map(str, plan.selectors))))
        return line

    def _add_figures(self, table: Table) -> None:
        table.add_column(self._say("price"), justify="right", style="bold green")
        table.add_column(self._say("skill" if self.wide else "board-skill"), justify="right")
        table.add_column(self._say("muscle" if self.wide else "board-muscle"), justify="right")
        table.add_column(self._say("board-bonus"), ratio=3, overflow="fold")

    def _cards(self, cards: tuple[str, ...]) -> Argument:
        return listing(map(self.words.card, cards), "comma")

    def _card(self, card: str) -> str:
        return self._text(self.words.card(card))

    def _say(self, id: str, **args: Argument) -> str:
        return self.texts(say(id, **args))

    def _text(self, argument: Argument) -> str:
        return self.texts.argument(argument)
