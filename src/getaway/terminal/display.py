"""The screen of a game at a terminal: news, board, prompt and numbered offers, as one viewer may see them."""

from collections.abc import Iterable

from rich.columns import Columns
from rich.console import Console, Group, JustifyMethod
from rich.panel import Panel
from rich.rule import Rule as Line
from rich.table import Table
from rich.text import Text

from getaway.games.registry import plugin_for
from getaway.kernel.capabilities import Scenario, has_campaign, scenario_of
from getaway.kernel.events import SPECTATOR, Rejection
from getaway.kernel.views import Offer, View
from getaway.table.advice import NOT_YET, why_no_hint, why_no_odds
from getaway.terminal.local_table import LocalTable
from getaway.terminal.render import renderer_of
from getaway.terminal.rules import NoSuchRule, Rules, draw_rules
from getaway.terminal.say import say
from getaway.terminal.typed import example_move
from getaway.text import messages
from getaway.text.catalogs import ENGLISH
from getaway.text.messages import Seat, listing
from getaway.text.render import Texts

_FEW = 6
"""Lines of news between the board and the prompt; more on a tall screen."""

_LISTED = 12
"""Up to this many offers have a line each on any screen; more than fit are shown in columns."""
_OTHER_LINES = 6
"""The other lines of a screen: title, prompt, number of hidden offers, two lines of commands, input."""


class Display:
    def __init__(self, local: LocalTable, console: Console, language: str = ENGLISH) -> None:
        self.console = console
        self._language = language
        self._rules = Rules(local.game.rulebook(language), language)
        self._local = local
        self._renderer = renderer_of(local.game)
        self._card_shown = False
        self._events_seen = dict.fromkeys((SPECTATOR, *local.people), 0)
        self._returning = set(self._events_seen) if local.is_saved() else set()
        """Viewers who have not looked since the game was resumed."""

    def text(self, text: messages.Text, viewer: int = SPECTATOR) -> str:
        """A message in this terminal's language, for one reader."""
        return self.texts(viewer)(text)

    def texts(self, viewer: int = SPECTATOR) -> Texts:
        """Texts for one reader at this table: with the names of the seats, one of them "you"."""
        return Texts(self._language, self._local.table.names, viewer)

    def clear(self, *, with_history: bool = False) -> None:
        """Clear the screen and the scrollback."""
        self.console.clear()
        if with_history and self.console.is_terminal:
            self.console.file.write("\x1b[3J")
            self.console.file.flush()

    def turn(self, seat: int) -> None:
        view = self._local.play.view(seat)
        self.clear()
        self.console.print(
            Line(Text(f"{self._local.game.title} · {self.text(self._local.game.phase_title(view.phase))}", "bold"))
        )
        if not self._card_shown:
            self._card_shown = True
            self.scenario(asked=False)
        height = self._board_and_news(view)
        self._prompt(view, self.console.height - height - _OTHER_LINES)

    def end(self, viewer: int) -> None:
        view = self._local.play.view(viewer)
        assert view.outcome is not None
        self._board_and_news(view)
        self.console.print(
            Panel(
                Text(self.text(view.outcome.words, viewer), "bold"), title=self.text(say("over")), border_style="green"
            )
        )
        self.console.print(Text(self.text(say("over-save", file=str(self._local.suggested_file())))))

    def scenario(self, *, asked: bool) -> None:
        """The special rules of a scenario, if it has any."""
        scenario = self._scenario()
        if scenario is None:
            if asked:
                self.tell(say("no-scenario"))
            return
        lines = [
            Text(self.text(say("scenario-goal", goal=scenario.goal)), "bold"),
            *(Text(f"• {self.text(line)}") for line in scenario.rules),
        ]
        lines.append(Text(self.text(say("scenario-more", rule=scenario.rule)), "dim"))
        self.console.print(Panel(Group(*lines), title=self.text(scenario.title), title_align="left"))

    def _scenario(self) -> Scenario | None:
        """The scenario being played, if it has special rules."""
        scenario = scenario_of(self._local.game, self._local.play)
        return scenario if scenario is not None and scenario.rules else None

    def rules(self, query: str) -> None:
        try:
            self._rules.show(self.console, query)
        except NoSuchRule as problem:
            self.tell(problem.text)

    def everything(self, viewer: int) -> None:
        local, width = self._local, self.console.width
        view = local.play.view(viewer)
        self.console.print(self._renderer.draw_everything(local.game, view, self.texts(viewer), width))

    def log(self, viewer: int, last: int | None) -> None:
        """What has happened, as this viewer may see it now: the game may have hidden something again."""
        events = self._local.table.redacted_events_after(viewer, 0)
        if not events:
            self.tell(say("nothing-yet"))
        self._bullets([event.words for event in events[-(last or len(events)) :]], viewer)

    def lines(self, lines: list[messages.Text] | Rejection, none: messages.Text, viewer: int) -> None:
        """Lines of text; `none` if there are none, or the reason if they were refused."""
        if isinstance(lines, Rejection):
            none, lines = lines.why, []
        self.console.print(Text("\n".join(map(self.texts(viewer), lines)))) if any(lines) else self.tell(none)

    def grid(
        self, rows: Iterable[tuple[str, messages.Text]], justify: JustifyMethod = "left", viewer: int = SPECTATOR
    ) -> None:
        """What can be typed, each with its explanation."""
        texts = self.texts(viewer)
        grid = Table.grid(padding=(0, 1))
        grid.add_column(justify=justify, style="bold cyan", no_wrap=True)
        grid.add_column(ratio=1)
        for name, words in rows:
            grid.add_row(name, Text(texts(words)))
        self.console.print(grid)

    def tell(self, text: messages.Text) -> None:
        """A sentence to the person at the keyboard."""
        self.console.print(Text(self.text(text), "yellow"))

    def refuse(self, rejection: Rejection) -> None:
        why = self.text(say("refused", why=rejection.why, rule=rejection.rule))
        self.console.print(Text(why, "bold red"))
        self.console.print(draw_rules([self._rules.cited(rejection.rule)]))

    def wait_for(self, what: messages.Text) -> None:
        """At a terminal, say what takes a moment."""
        if self.console.is_terminal:
            self.console.print(Text(self.text(what), "dim"))

    def moves(self, viewer: int) -> None:
        offers = self._local.play.view(viewer).offers
        columns = self._columns(offers, viewer)
        if len(self.console.render_lines(columns)) < len(offers):
            self.console.print(columns)
        else:
            self._list(offers, viewer)

    def usable(self, view: View) -> dict[str, bool]:
        """The commands that depend on the game, and whether they can be used now."""
        campaign = has_campaign(self._local.game)
        return {
            "undo": view.can_take_back,
            "reset": view.can_reset,
            "seat": self._local.hotseat and len(view.waiting_for) > 1,
            "hint": why_no_hint(self._local.table, view.viewer) is None,
            "odds": why_no_odds(self._local.table, view.viewer) in (None, NOT_YET)
            and bool(plugin_for(self._local.game).path_of("odds", view.seats)),
            "scenario": self._scenario() is not None,
            "story": campaign,
            "export": campaign,
        }

    def _board_and_news(self, view: View) -> int:
        """Board and news: a few lines of news go between the board and the prompt, visible on a low screen too; many go
        above it. Returns the number of lines from the board on.
        """
        local, news = self._local, self._news(view.viewer)
        are_many = len(news) > max(_FEW, self.console.height // 5)
        if are_many:
            self._bullets(news, view.viewer)
            self.console.print()
        board = self._renderer.draw_board(local.game, view, self.texts(view.viewer), self.console.width)
        self.console.print(board)
        if are_many:
            self.console.print(Text(self.text(say("news-above", lines=len(news))), "dim"))
        else:
            self._bullets(news, view.viewer)
        return len(self.console.render_lines(board)) + (1 if are_many else len(news))

    def _bullets(self, lines: Iterable[messages.Text], viewer: int) -> None:
        self.grid((("•", line) for line in lines), viewer=viewer)

    def _news(self, viewer: int) -> list[messages.Text]:
        """What happened since this viewer last looked; for a saved game, the end of its log."""
        local, table = self._local, self._local.table
        if viewer in self._returning:
            events = table.redacted_events_after(viewer, 0)[-_FEW:]
        else:
            events = table.events_after(viewer, self._events_seen[viewer])
        same_person = [] if viewer == SPECTATOR else table.seats_of(table.seats[viewer].holders[0])
        for each in (SPECTATOR, *same_person):
            self._events_seen[each] = table.event_count(each)
            self._returning.discard(each)
        errors, local.bot_errors = local.bot_errors, []
        return [*errors, *(event.words for event in events)]

    def _prompt(self, view: View, room: int) -> None:
        """The prompt, its offers (in this many lines if they fit), and what else can be typed."""
        texts = self.texts(view.viewer)
        who = f"{texts.argument(Seat(view.viewer))} · " if self._local.hotseat else ""
        self.console.print(Text(f"{who}{texts(view.prompt)}", "bold yellow"))
        in_columns = self._offers(view, room)
        usable = self.usable(view) | {"rules": True}
        there = [name for name in ("undo", "reset", "seat", "rules", "hint", "odds") if usable[name]]
        commands = listing([*there, "log", "look", "save", "help", "quit"], "comma")
        choices = say("choices", commands=commands)
        if in_columns:
            move = example_move(self._local.game, list(view.offers))
            choices = say("choices-or-move", move=move, commands=commands)
        self.console.print(Text(texts(choices), "dim"))

    def _offers(self, view: View, room: int) -> bool:
        """Write offers, each under its number. Returns whether they are in columns.

        Columns that need more lines than there are left end early, so that board and prompt stay visible.
        """
        offers, viewer = view.offers, view.viewer
        lines = len(self.console.render_lines(self._columns(offers, viewer)))
        if len(offers) <= max(room, _LISTED) or lines == len(offers):
            self._list(offers, viewer)
            return False
        fit = max(len(offers) * max(room, _FEW) // lines, 1)
        self.console.print(self._columns(offers[:fit], viewer))
        if fit < len(offers):
            self.console.print(Text(self.text(say("more-moves", more=len(offers) - fit)), "dim"))
        return True

    def _list(self, offers: Iterable[Offer], viewer: int) -> None:
        self.grid(((str(number), offer.text) for number, offer in enumerate(offers, start=1)), "right", viewer)

    def _columns(self, offers: tuple[Offer, ...], viewer: int) -> Columns:
        """Offers side by side, row by row."""
        digits, texts = len(str(len(offers))), self.texts(viewer)
        cells = (
            Text.assemble((f"{number:>{digits}}", "bold cyan"), f" {texts(offer.text)}")
            for number, offer in enumerate(offers, start=1)
        )
        return Columns(cells, padding=(0, 3))
