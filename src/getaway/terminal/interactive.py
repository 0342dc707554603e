"""Playing at a terminal: the people at a table take turns at one screen and keyboard, in any game."""

import sys
from textwrap import fill

from rich.console import Console
from rich.panel import Panel
from rich.text import Text

from getaway.kernel.capabilities import play_has_state
from getaway.kernel.events import SPECTATOR
from getaway.kernel.moves import Move
from getaway.table.bots import QUICK
from getaway.table.commands import Make
from getaway.table.rehearse import warning_before
from getaway.terminal.blanks import Form
from getaway.terminal.commands import Commands, Left
from getaway.terminal.display import Display
from getaway.terminal.local_table import LocalTable
from getaway.terminal.say import say
from getaway.terminal.typed import NotAMove, nearest_move, read_move, whole_number
from getaway.text.catalogs import ENGLISH
from getaway.text.messages import Seat


class Interactive:
    """Asks the person to move, until the game is over or somebody leaves."""

    def __init__(self, local: LocalTable, console: Console, language: str = ENGLISH) -> None:
        self.local = local
        self.console = console
        self.seat: int | None = None
        """Who has the keyboard."""
        self._display = Display(local, console, language)
        self._commands = Commands(local, self._display, self._read)
        self._secrets_shown = False
        self._warned_of: Move | None = None

    def run(self) -> None:
        try:
            while not self.local.table.is_over():
                try:
                    self._next_turn()
                except (KeyboardInterrupt, EOFError):
                    self._commands.leave(SPECTATOR if self.seat is None else self.seat)
            self._end()
        except Left:
            return

    def _next_turn(self) -> None:
        self.local.let_bots_move(self._before_bot)
        seat, self._commands.handed_to = self._commands.handed_to, None
        if seat is None:
            seat = self.local.person_to_move(self.seat)
        if seat is None:
            return  # the bots have ended the game
        self._hand_over(seat)
        self._warned_of = None
        self._display.turn(seat)
        while not self._answered(seat):
            pass

    def _before_bot(self, seat: int) -> None:
        if self.local.table.bot_at(seat) not in QUICK:
            self._display.wait_for(say("thinking", seat=Seat(seat)))

    def _hand_over(self, seat: int) -> None:
        """Between people who have secrets from each other, clear the screen and wait for the right person."""
        play, text = self.local.play, self._display.text
        secret = self.local.hotseat and play.view(seat).board != play.view(SPECTATOR).board
        goes_on = seat == self.seat and secret and self._secrets_shown
        if (secret or self._secrets_shown) and not goes_on:
            self._display.clear(with_history=True)
        if secret and not goes_on:
            self.console.print(Panel(Text(text(say("pass-device", seat=Seat(seat))))))
            self._read(f"{text(say('press-enter', seat=Seat(seat)))} ")
        self._secrets_shown = secret
        self.seat = seat

    def _end(self) -> None:
        viewer = SPECTATOR if self.local.hotseat else self.local.people[0]
        self._display.clear(with_history=self._secrets_shown)
        self._display.end(viewer)
        try:
            while line := self._read("> "):
                if self._commands.run(viewer, line) is None:
                    self._display.tell(say("over-commands"))
        except (KeyboardInterrupt, EOFError):
            self.console.print()

    def _read(self, prompt: str) -> str:
        """What was typed. Input from a file is echoed, so that the output reads like a game at a terminal."""
        *above, last = prompt.split("\n")
        if len(last) >= self.console.width:
            above, last = [*above, last.rstrip()], "> "
        for line in above:  # `input` would break lines within words
            indent = " " * 5 if line.startswith(" ") else ""
            self.console.print(Text(fill(line, self.console.width - 1, subsequent_indent=indent)))
        line = input(last).strip()
        if not sys.stdin.isatty():
            self.console.print(Text(line))
        return line

    # Answers. Each returns whether the table has changed and must be shown again.

    def _answered(self, seat: int) -> bool:
        line = self._read("> ")
        if not line:
            return False
        try:
            if (number := whole_number(line)) is not None:
                return self._offered(seat, number)
            done = self._commands.run(seat, line)
            return self._make(seat, read_move(line, self.local.game)) if done is None else done
        except NotAMove as problem:
            self._display.tell(problem.text)
            return False

    def _offered(self, seat: int, number: int) -> bool:
        offers = self.local.play.offers(seat)
        if not 1 <= number <= len(offers):
            self._display.tell(say("no-move", number=str(number), most=len(offers)))
            return False
        offer = offers[number - 1]
        form = Form(self.local.game, self._display.texts(seat), self._read)
        return self._make(seat, form.fill_in(offer) if offer.blanks else offer.move)

    def _make(self, seat: int, move: Move) -> bool:
        if self.local.play.why_not(seat, move) is None and not self._confirmed(seat, move):
            return False
        rejection = self.local.submit(seat, Make(move))
        if rejection is None:
            return True
        self._display.refuse(rejection)
        if rejection.rule == "HR-3" and (near := nearest_move(move, self.local.game)):
            self._display.tell(say("did-you-mean", move=near))
        return False

    def _confirmed(self, seat: int, move: Move) -> bool:
        """Whether the game has no warning, or the player repeats the move after it."""
        warning = warning_before(self.local.play, seat, move)
        if not warning or move == self._warned_of:
            return True
        self._warned_of = move
        self._display.tell(warning)
        self._display.tell(say("seal-anyway" if play_has_state(self.local.play) else "move-anyway"))
        return False
