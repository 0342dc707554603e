"""A table of The Big Score, 2 to 6 players, on the screen."""

from collections.abc import Iterable

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from getaway.games.big_score.game import BigScore
from getaway.games.big_score.views import Board, PileView, SideView, VaultView
from getaway.games.big_score.words import how_many, money
from getaway.kernel.phrases import tallied

_WIDEST = 130
_WIDE = 90  # columns from which on crew types are written out
_SHORT = {"con_man": "Con", "driver": "Drv", "grease_man": "Grs", "gun_man": "Gun", "hacker": "Hck", "muscle": "Msc"}


class Screen:
    """What the screens of a table and of a solitaire share."""

    def __init__(self, game: BigScore, width: int) -> None:
        self.pack = game.pack
        self.words = game.words
        self.width = min(width, _WIDEST)

    def new_table(self) -> Table:
        return Table(box=box.SIMPLE_HEAD, show_edge=False, width=self.width)

    def crew_name(self, crew: str) -> str:
        return self.words.crew[crew].name if self.width >= _WIDE else _SHORT[crew]

    def tokens(self, tokens: Iterable[str]) -> str:
        return tallied(self.words.tokens[token].name for token in tokens)


def titled(title: str, what: str) -> Text:
    """A line that says first what it is about."""
    return Text.assemble((f"{title}: ", "bold"), what)


class TableScreen(Screen):
    """Jobs, players, and what the present phase is about."""

    def __init__(self, game: BigScore, board: Board, viewer: int, names: list[str], width: int) -> None:
        super().__init__(game, width)
        self.board = board
        self.names = names
        self.viewer = viewer

    def shown(self) -> list[RenderableType]:
        return [*self.heading(), *self.jobs(), *self.vault(), self.players(), *self.own()]

    def heading(self) -> list[RenderableType]:
        board = self.board
        if board.vault is not None:
            return [Text(f"Act II · the vault, round {board.vault.round}", "bold")]
        if not board.jobs:
            return [Text("Before Act I", "bold")]
        way = "left" if board.to_left else "right"
        return [
            Text.assemble(
                (f"Act I · round {board.round} of {self.pack.rounds}", "bold"),
                f" · hands go to the {way} · {how_many(board.deck, 'card')} in the deck",
            )
        ]

    def jobs(self) -> list[RenderableType]:
        if not self.board.jobs:
            return []
        table = self.new_table()
        table.add_column("#", justify="right", style="bold")
        table.add_column("Job", ratio=3)
        table.add_column("Needs", ratio=5)
        table.add_column("Payout", ratio=3, style="bold green")
        for job in self.board.jobs:
            row = self.words.jobs[job.job]
            needs = tallied(self.crew_name(crew) for crew in row.needs())
            style = "dim" if job.settled else ""
            payout = "settled" if job.settled else self.words.payout(job.job)
            table.add_row(str(job.number), Text(row.name, style), Text(needs, style), Text(payout, style))
        return [table, *([self._pile(self.board.pile)] if self.board.pile is not None else [])]

    def _pile(self, pile: PileView) -> RenderableType:
        sent = [f"{self.names[seat]}: {self._cards(cards)}" for seat, cards in enumerate(pile.sent) if cards]
        if pile.inside_man is not None:
            sent.append(f"Inside Man: {self._cards([pile.inside_man])}")
        return Text.assemble(
            (f"Job {pile.number} lacks {how_many(pile.missing, 'icon')}", "bold"), f" · {' · '.join(sent)}"
        )

    def vault(self) -> list[RenderableType]:
        vault = self.board.vault
        if vault is None:
            return []
        floor = titled("Vault Floor", self.tokens(vault.floor) or "-")
        left = Text(f"In the vault: {how_many(len(vault.tokens), 'token')}, {vault.tokens.count('cop')} of them Cops")
        return [self._track(vault), floor, left]

    def _track(self, vault: VaultView) -> Text:
        line = Text.assemble(("Cop Track: ", "bold"))
        for space in range(vault.bust_at - 1, -1, -1):
            taken = vault.cops >= vault.bust_at - space
            line.append(f" {space or 'Busted'} ", "bold white on red" if taken else "dim")
        return line.append(f"  {vault.cops} of {how_many(vault.bust_at, 'Cop')}")

    def players(self) -> RenderableType:
        table = self.new_table()
        table.add_column("Player", ratio=4)
        table.add_column("Cash", justify="right", style="bold green")
        table.add_column("Tokens", ratio=4)
        if self.board.vault is None:
            table.add_column("Jacks", justify="right")
            table.add_column("Cards", justify="right")
            table.add_column("Training", ratio=3)
        else:
            table.add_column("From the vault", ratio=5)
        table.add_column("Worth", justify="right")
        for seat, side in enumerate(self.board.sides):
            table.add_row(*self._player_row(seat, side))
        return table

    def _player_row(self, seat: int, side: SideView) -> list[RenderableType]:
        tokens = [
            how_many(number, name)
            for number, name in (
                (side.diamonds, "Diamond"),
                (side.artifacts, "Artifact"),
                (side.hard_drives, "Hard Drive"),
            )
            if number
        ]
        row: list[RenderableType] = [self._player(seat, side), money(side.cash), ", ".join(tokens) or "-"]
        if self.board.vault is None:
            row += [str(side.joats), str(side.cards), self._cards(side.training)]
        else:
            drawn = f" (drew {self.words.token(side.drawn)})" if side.drawn is not None else ""
            row.append((self.tokens(side.loot) or "-") + drawn)
        return [*row, money(side.score)]

    def _player(self, seat: int, side: SideView) -> Text:
        name = Text(self.names[seat], "bold cyan" if seat == self.viewer else "bold")
        vault = self.board.vault
        notes = [
            (seat == self.viewer, "you"),
            (vault is not None and seat == vault.marker, "First Player"),
            (side.ability is not None, self.words.crew[side.ability].name if side.ability else ""),
            (side.ability_used, "used"),
            (side.busted, "busted"),
            (vault is not None and not side.inside and not side.busted, "out"),
            (side.decided, "has chosen"),
        ]
        said = [note for applies, note in notes if applies]
        return name.append(f" ({', '.join(said)})", "not bold dim") if said else name

    def own(self) -> list[RenderableType]:
        own = self.board.own
        if own is None or self.board.vault is not None or not self.board.jobs:
            return []
        places = [*(f"Job {job.number}" for job in self.board.jobs), "Training", "Unassigned"]
        lines = [("Your hand", own.hand), ("Hired", own.hired), ("To assign", own.unplaced)]
        lines += zip(places, own.places, strict=True)
        shown: list[RenderableType] = [titled(label, self._cards(cards)) for label, cards in lines if cards]
        if any(card.startswith("expert_") for _, cards in lines for card in cards):
            shown.append(Text("* an Expert", "dim"))
        for seen in own.recollections:
            gone = f", {how_many(seen.taken, 'card')} taken since" if seen.taken else ""
            shown.append(
                Text(f"You saw in the hand of {self.names[seen.holder]}: {self._cards(seen.cards)}{gone}", "dim")
            )
        return shown

    def everything_else(self) -> list[RenderableType]:
        """What is public besides: bosses, discards, the tokens still in the vault."""
        board = self.board
        lines = [
            f"{self.names[seat]} is {self.words.bosses[side.boss].name}"
            + (f" and began with {self.words.item(side.item, self.words.bosses[side.boss].cash)}" if side.item else "")
            for seat, side in enumerate(board.sides)
            if side.boss is not None
        ]
        lines.append(f"From the youngest on: {', '.join(self.names[seat] for seat in board.youth)}")
        lines.append(f"Discarded: {self._cards(board.discards)}")
        if board.vault is not None:
            lines.append(f"Still in the vault: {self.tokens(board.vault.tokens) or '-'}")
        return [Text(line) for line in lines]

    def _cards(self, cards: Iterable[str]) -> str:
        """Cards, as many as there are of each; a star marks an Expert."""
        names = [(self.crew_name(card.removeprefix("expert_")), card.startswith("expert_")) for card in cards]
        return tallied(f"{name}*" if expert else name for name, expert in names) or "-"
