"""The table of Masters of the Heist on the screen."""

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from getaway.games.masters.game import Masters
from getaway.games.masters.pack import CrewCard, MastersPack
from getaway.games.masters.views import Board, Campaign, OwnPlan, SideView
from getaway.games.masters.words import money
from getaway.kernel.game import Game
from getaway.kernel.views import View

_WIDE = 110  # columns from which on the piles are listed to the bottom
_WIDEST = 130
_COLOURS = ("bright_blue", "green", "yellow", "magenta", "cyan", "red")


def draw_board(game: Game, view: View, names: list[str], width: int) -> RenderableType:
    """Marks, players, and what the present phase is about."""
    table = _Table(game, view, names, width)
    parts = [table.heading(), *([table.marks()] if table.board.marks else []), table.players()]
    if view.phase == "purchase":
        parts.append(table.piles())
    if table.board.plan is not None:
        parts.append(table.plan(table.board.plan))
    return Group(*parts)


def draw_everything(game: Game, view: View, names: list[str], width: int) -> RenderableType:
    """The same, and every crew card with its figures and where it is."""
    table = _Table(game, view, names, width)
    return Group(table.heading(), table.marks(), table.players(), table.all_crew())


class _Table:
    def __init__(self, game: Game, view: View, names: list[str], width: int) -> None:
        assert isinstance(game, Masters)
        assert isinstance(view.board, Board)
        self.pack: MastersPack = game.pack
        self.words = game.words
        self.board = view.board
        self.names = names
        self.viewer = view.viewer
        self.width = min(width, _WIDEST)
        self.colours = {hood.id: _COLOURS[at % len(_COLOURS)] for at, hood in enumerate(self.pack.neighborhoods)}

    def heading(self) -> RenderableType:
        line = Text(f"Round {self.board.round}")
        if self.board.campaign is not None:
            line = Text.assemble(self._campaign(self.board.campaign), line)
        return line

    def _campaign(self, campaign: Campaign) -> Text:
        opponent = ", ".join(self.words.crew[card].name for card in campaign.opponent_crew)
        return Text.assemble(
            f"Game {campaign.game} of {len(self.pack.solo_goals)} · goal ",
            (money(campaign.goal), "bold"),
            " · the opponent has ",
            (f"Muscle {campaign.opponent_muscle}" if opponent else "nobody", "bold"),
            f" ({opponent})" if opponent else "",
            f" · kept: {self._names(campaign.kept)}" if campaign.kept else "",
            " · ",
        )

    def marks(self) -> RenderableType:
        table = self._table(f"Marks ({self.board.deck_left} more in the deck)")
        table.add_column("#", justify="right", style="bold")
        table.add_column("Mark", ratio=3)
        table.add_column("Difficulty", justify="right")
        table.add_column("Payout", justify="right", style="bold green")
        table.add_column("Neighborhood", ratio=2)
        table.add_column("Set", no_wrap=True)
        for number, mark_id in enumerate(self.board.marks, start=1):
            if mark_id is None:
                table.add_row(str(number), Text("taken", "dim"))
                continue
            mark = self.words.marks[mark_id]
            hood = self.words.hoods[mark.neighborhood]
            table.add_row(
                str(number),
                mark.name,
                str(mark.difficulty),
                money(mark.payout),
                Text(hood.name, self.colours[hood.id]),
                self.words.set(mark),
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
        table.add_column("Player", ratio=3)
        table.add_column("Money", justify="right", style="bold green")
        table.add_column("Crew (Skill/Muscle)", ratio=5)
        table.add_column("Marks", ratio=3)
        for seat, side in enumerate(self.board.sides):
            table.add_row(self._player(seat, side), money(side.money), self._crew_of(side), self._taken(side))
        return table

    def _player(self, seat: int, side: SideView) -> Text:
        name = Text(self.names[seat], "bold cyan" if seat == self.viewer else "bold")
        notes = [
            (seat == self.viewer, "you"),
            (seat == self.board.right, "buys first"),
            (side.passed, "passed"),
            (side.confirmed, "plan made"),
        ]
        for applies, note in notes:
            if applies:
                name.append(f" · {note}", "not bold dim")
        return name

    def _crew_of(self, side: SideView) -> Text:
        lines = [f"{card.name} {card.skill}/{card.muscle}" for card in map(self.words.crew.__getitem__, side.crew)]
        lines += [f"{self.words.crew[card].name} (+{self.words.crew[card].permanent})" for card in side.bribes]
        return Text(", ".join(lines) or "nobody", "" if lines else "dim")

    def _taken(self, side: SideView) -> Text:
        taken = Text()
        for hood in self.pack.neighborhoods:
            held = [mark for mark in map(self.words.marks.__getitem__, side.marks) if mark.neighborhood == hood.id]
            if held:
                needed = min(self.words.set_size(mark) for mark in held)
                taken.append(", " if taken else "")
                taken.append(f"{hood.name} {len(held)}/{needed}", self.colours[hood.id])
        return taken

    def piles(self) -> RenderableType:
        wide = self.width >= _WIDE
        table = self._table("Crew on offer")
        table.add_column("Pile", style="dim")
        table.add_column("Top card", ratio=3)
        _add_figures(table)
        table.add_column("Under it" if wide else "Under", ratio=4 if wide else None, style="dim")
        for pile in self.board.piles:
            if not pile.cards:
                table.add_row(pile.kind.title(), Text("empty", "dim"))
                continue
            under = [self.words.crew[card] for card in pile.cards[1:]]
            listed = ", ".join(f"{card.name} {money(card.price)}" for card in under)
            top = self.words.crew[pile.cards[0]]
            table.add_row(pile.kind.title(), top.name, *self._figures(top), listed if wide else f"+{len(under)}")
        return table

    def all_crew(self) -> RenderableType:
        table = self._table("All crew")
        table.add_column("Card", ratio=3)
        table.add_column("Kind", style="dim")
        _add_figures(table)
        table.add_column("Where", min_width=10)
        where: dict[str, str] = {}
        for pile in self.board.piles:
            where |= {card: f"{at} above it" if at else "on offer" for at, card in enumerate(pile.cards)}
        for seat, side in enumerate(self.board.sides):
            where |= dict.fromkeys(side.crew + side.bribes, self.names[seat])
        if self.board.campaign is not None:
            where |= dict.fromkeys(self.board.campaign.opponent_crew, "opponent")
        for card in self.pack.crew:
            table.add_row(card.name, card.kind.title(), *self._figures(card), where[card.id])
        return table

    def _figures(self, card: CrewCard) -> tuple[str, ...]:
        figures = [str(figure) if figure else "" for figure in (card.skill, card.muscle)]
        return (money(card.price), *figures, ", ".join(self.words.bonuses(card)))

    def plan(self, plan: OwnPlan) -> RenderableType:
        crew = " → ".join(self.words.crew[card].name for card in plan.crew)
        selectors = " → ".join(map(str, plan.selectors))
        line = Text("Your plan so far: ", "bold")
        line.append(crew or "nobody yet", "not bold cyan")
        if selectors:
            line.append(f"; Selectors {selectors}", "not bold cyan")
        return line

    def _names(self, cards: tuple[str, ...]) -> str:
        return ", ".join(self.words.crew[card].name for card in cards)


def _add_figures(table: Table) -> None:
    table.add_column("Price", justify="right", style="bold green")
    table.add_column("Skill", justify="right")
    table.add_column("Muscle", justify="right")
    table.add_column("Bonus", ratio=3)
