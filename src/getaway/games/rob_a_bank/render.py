"""The table of How To Rob A Bank on the screen: the floor with its walls, movers and tokens, the car in the street."""

from collections import Counter

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from getaway.games.rob_a_bank.game import RobABank
from getaway.games.rob_a_bank.pack import DeckCard
from getaway.games.rob_a_bank.say import say
from getaway.games.rob_a_bank.views import Board, MoverView, RoomView, SideView
from getaway.games.rob_a_bank.words import actions, role
from getaway.kernel.game import Game
from getaway.kernel.views import View
from getaway.text.messages import Argument, Seat
from getaway.text.render import Texts

_WIDEST = 110
_CELL = 16  # columns inside a room
_WALL = "bold red"
_OPEN = "dim"
_STYLES = {"bank": "bright_blue", "yellow": "yellow", "green": "green", "red": "red"}
_ALARMS = {"ready": "bold magenta", "locked": "magenta", "out": "dim"}


def draw_board(game: Game, view: View, texts: Texts, width: int) -> RenderableType:
    """The floor, the sides with their cards, and the turn."""
    table = _Table(game, view, texts, width)
    return Group(table.heading(), table.floor(), table.legend(), table.sides(), *table.turn())


def draw_everything(game: Game, view: View, texts: Texts, width: int) -> RenderableType:
    """The same, and every card of every deck."""
    table = _Table(game, view, texts, width)
    return Group(table.heading(), table.floor(), table.legend(), table.sides(), *table.turn(), table.decks())


class _Table:
    def __init__(self, game: Game, view: View, texts: Texts, width: int) -> None:
        assert isinstance(game, RobABank)
        assert isinstance(view.board, Board)
        self.pack = game.pack
        self.words = game.words
        self.board = view.board
        self.texts = texts
        self.viewer = view.viewer
        self.furnished = view.phase != "layout"
        self.width = min(width, _WIDEST)

    def heading(self) -> RenderableType:
        board = self.board
        heading = self._say("board-heading", round=board.round, rounds=board.rounds)
        scored = self._say("board-scored", scored=board.scored, needed=board.bags_to_win)
        return Text.assemble(heading, " ", (scored, "bold green"))

    def _say(self, id: str, /, **args: Argument) -> str:
        return self.texts(say(id, **args))

    def _text(self, argument: Argument) -> str:
        return self.texts.argument(argument)

    # The floor, line by line.

    def floor(self) -> RenderableType:
        lines = [self._street(["T1", "T2", "T3"])]
        for row in range(3):
            lines.append(self._edge([self._wall(3 * row + column, "north") for column in range(3)]))
            lines += self._row(row)
        lines.append(self._edge([self._wall(6 + column, "south") for column in range(3)]))
        lines.append(self._street(["B1", "B2", "B3"]))
        return Text("\n").join(lines)

    def _street(self, spaces: list[str]) -> Text:
        line = Text(" " * 5)
        for space in spaces:
            line.append_text(self._space(space, _CELL)).append(" ")
        return line

    def _space(self, space: str, width: int) -> Text:
        if space == self.board.car:
            side = (width - 5) // 2
            car = self._say("board-car")
            label = Text(f" {car} " if width > 5 else car, "bold reverse")
            return Text.assemble(" " * max(0, side), label, " " * max(0, width - side - 5))
        return Text(space.center(width), "dim")

    def _wall(self, room: int, side: str) -> bool:
        return side in self.board.rooms[room].walls

    def _edge(self, walls: list[bool]) -> Text:
        line = Text(" " * 4)
        for wall in walls:
            line.append("+", _OPEN)
            line.append(("━" if wall else "┄") * _CELL, _WALL if wall else _OPEN)
        return line.append("+", _OPEN)

    def _row(self, row: int) -> list[Text]:
        cells = [self._room(3 * row + column) for column in range(3)]
        lines = []
        for at in range(4):
            left, right = (
                (self._space(f"L{row + 1}", 3), self._space(f"R{row + 1}", 3)) if at == 1 else (Text("   "),) * 2
            )
            line = Text.assemble(left, " ")
            for column, cell in enumerate(cells):
                line.append_text(_post(self._wall(3 * row + column, "west"))).append_text(cell[at])
            line.append_text(_post(self._wall(3 * row + 2, "east"))).append(" ").append_text(right)
            lines.append(line)
        return lines

    def _room(self, at: int) -> list[Text]:
        room = self.board.rooms[at]
        here = at + 1
        tile = Text.assemble((str(here), "bold"), (f" {self._text(self.words.tile(room.tile))}", "dim"))
        if here == self.board.turning:
            tile.stylize("reverse")
        guards = [
            _mover(self._say("board-guard", guard=guard.name), guard, "bank")
            for guard in self.board.guards
            if guard.room == here
        ]
        robbers = [
            _mover(self._say(f"board-robber-{robber.name}"), robber, robber.name)
            for robber in self.board.robbers
            if robber.room == here
        ]
        return [_fitted(line) for line in (tile, _joined(guards), _joined(robbers), self._tokens(room, here))]

    def _tokens(self, room: RoomView, here: int) -> Text:
        if not self.furnished:
            return Text(self._say(f"board-symbol-{room.symbol}") if room.symbol else "", "italic dim")
        found = [Text("$" * room.bags, "bold green")] if room.bags else []
        if room.locked_bags:
            found.append(Text(f"[{'$' * room.locked_bags}]", "green"))
        alarm = self.board.alarm
        if alarm is not None and alarm.room == here:
            found.append(Text(self._say(f"board-alarm-{alarm.state}"), _ALARMS[alarm.state]))
        return _joined(found)

    def legend(self) -> RenderableType:
        return Text(self._say("board-legend"), "dim")

    # The cards.

    def sides(self) -> RenderableType:
        table = Table(box=box.SIMPLE_HEAD, show_edge=False, width=self.width)
        table.add_column(self._say("board-side"), no_wrap=True)
        table.add_column(self._say("board-player"), ratio=2)
        table.add_column(self._say("board-hand"), ratio=4)
        table.add_column(self._say("board-played"), ratio=4)
        for side in self.board.sides:
            name = Text(self._text(Seat(side.seat)), "bold cyan" if side.seat == self.viewer else "bold")
            stack = Text(", ".join("?" if card is None else self._card(card) for card in side.stack))
            table.add_row(Text(self._text(role(side.side)), _STYLES[side.side]), name, self._hand(side), stack)
        return table

    def _hand(self, side: SideView) -> Text:
        if side.hand is None:
            return Text(self._say("board-cards", cards=side.cards_in_hand), "dim")
        held = Counter(side.hand)
        return Text(", ".join(self._copies(card, copies) for card, copies in held.items()))

    def _copies(self, card: str, copies: int) -> str:
        name = self._card(card)
        return name if copies == 1 else self._say("board-copies", card=name, copies=copies)

    def _card(self, card: str) -> str:
        return self._text(self.words.card(card))

    def turn(self) -> list[RenderableType]:
        turn = self.board.turn
        if turn is None:
            return []
        side = (self._text(role(turn.side)), f"bold {_STYLES[turn.side]}")
        card, free = self.words.face(turn.card), "yes" if turn.free_action else "no"
        now = self._say("board-turn", number=turn.number, card=card, left=actions(turn.left), free=free)
        return [Text.assemble(side, now)]

    def decks(self) -> RenderableType:
        title = self._say("board-decks")
        table = Table(title=title, title_justify="left", box=box.SIMPLE_HEAD, show_edge=False, width=self.width)
        table.add_column(self._say("board-deck"), no_wrap=True)
        table.add_column(self._say("board-card"), ratio=2)
        table.add_column(self._say("board-actions"), ratio=3)
        table.add_column(self._say("board-number"), justify="right")
        bank, robber = self._say("role-bank"), self._say("board-deck-robber")
        decks: list[tuple[str, DeckCard]] = [(bank, card) for card in self.pack.bank_cards]
        decks += [(robber, card) for card in self.pack.robber_cards]
        for deck, card in decks:
            table.add_row(deck, Text(self._card(card.id)), self._text(self.words.shown(card.id)), str(card.copies))
        return table


def _post(wall: bool) -> Text:
    return Text("┃", _WALL) if wall else Text("┊", _OPEN)


def _mover(label: str, mover: MoverView, side: str) -> Text:
    if not mover.conscious:
        return Text(f"({label})", f"dim {_STYLES[side]}")
    return Text.assemble((label, f"bold {_STYLES[side]}"), ("$" * mover.bags, "bold green"))


def _joined(parts: list[Text]) -> Text:
    return Text(" ").join(parts)


def _fitted(line: Text) -> Text:
    """Exactly as wide as a room."""
    line.truncate(_CELL - 1)
    return Text.assemble(" ", line, " " * (_CELL - 1 - line.cell_len))
