"""A table of The Big Score, 2 to 6 players, on the screen."""

from collections.abc import Iterable

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from getaway.games.big_score.game import BigScore
from getaway.games.big_score.say import say
from getaway.games.big_score.views import Board, PileView, SideView, VaultView
from getaway.games.big_score.words import tallied_payout, tally
from getaway.text.messages import Argument, Message, Money, Seat, seats
from getaway.text.render import Texts

_WIDEST = 130
_WIDE = 90  # columns from which on crew types are written out
_EXPERT = "expert_"


class Screen:
    """What the screens of a table and of a solitaire share."""

    def __init__(self, game: BigScore, texts: Texts, width: int) -> None:
        self.pack = game.pack
        self.words = game.words
        self.texts = texts
        self.width = min(width, _WIDEST)

    def new_table(self) -> Table:
        return Table(box=box.SIMPLE_HEAD, show_edge=False, width=self.width)

    def say(self, id: str, **args: Argument) -> str:
        return self.texts.say(id, **args)

    def text(self, argument: Argument) -> str:
        return self.texts.argument(argument)

    def crew(self, cards: Iterable[str], empty: str = "") -> str:
        """Cards, as many as there are of each; short where there is little room, and a star marks an Expert."""
        counts: dict[str, int] = {}
        for card in cards:
            counts[card] = counts.get(card, 0) + 1
        names = [
            name if number == 1 else self.texts(say("times", number=number, thing=name))
            for card, number in counts.items()
            for name in [self._crew(card.removeprefix(_EXPERT)) + ("*" if card.startswith(_EXPERT) else "")]
        ]
        return ", ".join(names) or empty

    def _crew(self, crew: str) -> str:
        return self.text(self.words.crew(crew)) if self.width >= _WIDE else self.texts(say(f"short-{crew}"))

    def tokens(self, tokens: Iterable[str], empty: str = "") -> str:
        found = list(tokens)
        return self.text(tally(map(self.words.token, found))) if found else empty

    def titled(self, title: Message, what: str) -> Text:
        """A line that says first what it is about."""
        return Text.assemble((f"{self.texts(title)}: ", "bold"), what)

    def column(self, table: Table, title: Message, ratio: int | None = None, *, style: str = "") -> None:
        table.add_column(self.texts(title), ratio=ratio, style=style, justify="left" if ratio else "right")


class TableScreen(Screen):
    """Jobs, players, and what the present phase is about."""

    def __init__(self, game: BigScore, board: Board, viewer: int, texts: Texts, width: int) -> None:
        super().__init__(game, texts, width)
        self.board = board
        self.viewer = viewer

    def shown(self) -> list[RenderableType]:
        return [*self.heading(), *self.jobs(), *self.vault(), self.players(), *self.own()]

    def heading(self) -> list[RenderableType]:
        board = self.board
        if board.vault is not None:
            return [Text(self.texts(say("board-vault", round=board.vault.round)), "bold")]
        if not board.jobs:
            return [Text(self.texts(say("board-before")), "bold")]
        to_left = "yes" if board.to_left else "no"
        passing = say("board-passing", to_left=to_left, deck=board.deck)
        heading = say("board-round", round=board.round, rounds=self.pack.rounds)
        return [Text.assemble((self.texts(heading), "bold"), f" · {self.texts(passing)}")]

    def jobs(self) -> list[RenderableType]:
        if not self.board.jobs:
            return []
        table = self.new_table()
        table.add_column("#", justify="right", style="bold")
        self.column(table, say("board-job"), 3)
        self.column(table, say("board-needs"), 5)
        self.column(table, say("payout"), 3, style="bold green")
        for job in self.board.jobs:
            style = "dim" if job.settled else ""
            paid = self.texts(say("board-settled")) if job.settled else self.text(self.words.tallied_payout(job.job))
            name, needs = self.text(self.words.job(job.job)), self.crew(self.words.jobs[job.job].needs())
            table.add_row(str(job.number), Text(name, style), Text(needs, style), Text(paid, style))
        return [table, *([self._pile(self.board.pile)] if self.board.pile is not None else [])]

    def _pile(self, pile: PileView) -> RenderableType:
        sent = [f"{self.text(Seat(seat))}: {self.crew(cards)}" for seat, cards in enumerate(pile.sent) if cards]
        if pile.inside_man is not None:
            sent.append(f"{self.texts(say('inside-man'))}: {self.crew([pile.inside_man])}")
        lacks = self.texts(say("board-pile", number=pile.number, missing=pile.missing))
        return Text.assemble((lacks, "bold"), f" · {' · '.join(sent)}")

    def vault(self) -> list[RenderableType]:
        vault = self.board.vault
        if vault is None:
            return []
        floor = self.titled(say("floor"), self.tokens(vault.floor, "-"))
        left = say("board-left", tokens=len(vault.tokens), cops=vault.tokens.count("cop"))
        return [self._track(vault), floor, Text(self.texts(left))]

    def _track(self, vault: VaultView) -> Text:
        line = Text.assemble((f"{self.texts(say('board-track'))}: ", "bold"))
        for space in range(vault.bust_at - 1, -1, -1):
            taken = vault.cops >= vault.bust_at - space
            line.append(f" {space or self.texts(say('busted'))} ", "bold white on red" if taken else "dim")
        return line.append(f"  {self.texts(say('board-cops', cops=vault.cops, bust=vault.bust_at))}")

    def players(self) -> RenderableType:
        table = self.new_table()
        self.column(table, say("board-player"), 4)
        self.column(table, say("board-cash"), style="bold green")
        self.column(table, say("board-tokens"), 4)
        if self.board.vault is None:
            self.column(table, say("board-jacks"))
            self.column(table, say("board-cards"))
            self.column(table, say("training"), 3)
        else:
            self.column(table, say("board-loot"), 5)
        self.column(table, say("board-worth"))
        for seat, side in enumerate(self.board.sides):
            table.add_row(*self._player_row(seat, side))
        return table

    def _player_row(self, seat: int, side: SideView) -> list[RenderableType]:
        owned = side.diamonds + side.artifacts + side.hard_drives
        tokens = self.text(tallied_payout(0, side.diamonds, side.artifacts, side.hard_drives)) if owned else "-"
        row: list[RenderableType] = [self._player(seat, side), self.text(Money(side.cash)), tokens]
        if self.board.vault is None:
            row += [str(side.joats), str(side.cards), self.crew(side.training, "-")]
        else:
            loot = self.tokens(side.loot, "-")
            if side.drawn is not None:
                loot += f" ({self.texts(say('board-drew', token=self.words.a_token(side.drawn)))})"
            row.append(loot)
        return [*row, self.text(Money(side.score))]

    def _player(self, seat: int, side: SideView) -> Text:
        name = Text(self.text(Seat(seat)), "bold cyan" if seat == self.viewer else "bold")
        vault = self.board.vault
        notes: list[tuple[bool, Argument]] = [
            (seat == self.viewer, say("board-you")),
            (vault is not None and seat == vault.marker, say("board-first")),
            (side.ability is not None, self.words.crew(side.ability) if side.ability else ""),
            (side.ability_used, say("board-used")),
            (side.busted, say("board-busted")),
            (vault is not None and not side.inside and not side.busted, say("board-out")),
            (side.decided, say("board-decided")),
        ]
        said = [self.text(note) for applies, note in notes if applies]
        return name.append(f" ({', '.join(said)})", "not bold dim") if said else name

    def own(self) -> list[RenderableType]:
        own = self.board.own
        if own is None or self.board.vault is not None or not self.board.jobs:
            return []
        places = [*(say("board-place", number=job.number) for job in self.board.jobs)]
        places += [say("training"), say("unassigned")]
        lines = [(say("board-hand"), own.hand), (say("board-hired"), own.hired), (say("board-to-assign"), own.unplaced)]
        lines += zip(places, own.places, strict=True)
        shown: list[RenderableType] = [self.titled(label, self.crew(cards)) for label, cards in lines if cards]
        if any(card.startswith(_EXPERT) for _, cards in lines for card in cards):
            shown.append(Text(self.texts(say("board-expert")), "dim"))
        for seen in own.recollections:
            memory = say("board-seen", holder=Seat(seen.holder), cards=self.crew(seen.cards), taken=seen.taken)
            shown.append(Text(self.texts(memory), "dim"))
        return shown

    def everything_else(self) -> list[RenderableType]:
        """What is public besides: bosses, discards, the tokens still in the vault."""
        board = self.board
        lines: list[RenderableType] = [
            Text(self._boss(seat, side)) for seat, side in enumerate(board.sides) if side.boss is not None
        ]
        youth = seats(board.youth, "comma")
        lines.append(self.titled(say("board-youth"), self.text(youth)))
        lines.append(self.titled(say("board-discarded"), self.crew(board.discards, "-")))
        if board.vault is not None:
            lines.append(self.titled(say("still-in-vault"), self.tokens(board.vault.tokens, "-")))
        return lines

    def _boss(self, seat: int, side: SideView) -> str:
        assert side.boss is not None
        boss = self.words.boss(side.boss)
        if side.item is None:
            return self.texts(say("board-boss", seat=Seat(seat), boss=boss))
        item = say("with-item", item=side.item, cash=Money(self.words.bosses[side.boss].cash))
        return self.texts(say("board-boss-item", seat=Seat(seat), boss=boss, **{"with": item}))
