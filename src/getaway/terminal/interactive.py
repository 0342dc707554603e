"""Playing at a terminal: any game, drawn from its View and asked for by its offers."""

import sys
from collections.abc import Callable
from pathlib import Path

from rich.console import Console, Group
from rich.panel import Panel
from rich.rule import Rule as Line
from rich.table import Table
from rich.text import Text

from getaway.kernel.capabilities import CampaignError, campaign_of, scenario_of, story_of
from getaway.kernel.events import SPECTATOR, Rejection
from getaway.kernel.moves import Move
from getaway.kernel.views import Offer, View
from getaway.table.rehearse import warning_before
from getaway.terminal.advice import Advice
from getaway.terminal.render import renderer_of
from getaway.terminal.rules import NoSuchRule, draw_rules, rule_cited, show_rules
from getaway.terminal.sitting import Sitting
from getaway.terminal.typed import NotAMove, fill_in, nearest_move, read_move, whole_number

_HELP = {
    "a number": "make that move",
    "a move": "as in `buycrew kingpin`, or its JSON; if it is refused you see by which rule",
    "undo": "take your last move back, while nobody has learned anything from it",
    "reset": "start an unconfirmed choice over",
    "scenario": "what is special about the scenario that you play alone, and its goal",
    "rules": "the rulebook; `rules MH-3.4` one rule, `rules welfare` those that hold the word",
    "hint": "what a bot expects of each move and why; 100% is the win, and coming near counts a little",
    "odds": "your chances as far as they can be reckoned from what you know",
    "log": "what has happened; `log 10` the last ten lines",
    "look": "the whole table, every card with its figures",
    "seat": "hand the keyboard to another seat that may move; `seat 2` to the second",
    "story": "the campaign so far, told",
    "export": "write the campaign to a file, to go on with it at another table; `export FILE`",
    "save": "write the game to a file; `save FILE` to that one",
    "quit": "leave, and be asked whether to save (Ctrl-C and Ctrl-D do the same)",
}


class Left(Exception):
    """The player has gone."""


class Interactive:
    """The people of a sitting take turns at one screen and keyboard."""

    def __init__(self, sitting: Sitting, console: Console, odds: str = "live") -> None:
        self.sitting = sitting
        self.console = console
        self.renderer = renderer_of(sitting.game)
        self.book = sitting.game.rulebook()
        self._advice = Advice(sitting, odds)
        self._at: int | None = None
        self._handed_to: int | None = None
        self._secrets_shown = False
        self._card_shown = False
        self._warned_of: Move | None = None
        self._told = dict.fromkeys(sitting.people, 0)
        self._commands: dict[str, Callable[[int, str], bool]] = {
            "undo": self._undo,
            "reset": self._reset,
            "scenario": self._scenario,
            "rules": self._rules,
            "hint": self._hint,
            "odds": self._odds,
            "log": self._log,
            "look": self._look,
            "seat": self._seat,
            "story": self._story,
            "export": self._export,
            "save": self._save,
            "help": self._help,
            "quit": self._quit,
        }

    def run(self) -> None:
        """Until the game is over and left, or left before."""
        try:
            while self._next_turn():
                pass
            self._end()
        except Left:
            return

    # Showing.

    def _next_turn(self) -> bool:
        self.sitting.let_bots_move()
        seat = self.sitting.person_to_move(self._at)
        if seat is None:
            return False
        if self._handed_to is not None:
            seat, self._handed_to = self._handed_to, None
        try:
            self._hand_over(seat)
            self._show(seat)
            while not self._answered(seat):
                pass
        except (KeyboardInterrupt, EOFError):
            self._leave(seat)
        return True

    def _hand_over(self, seat: int) -> None:
        """Between people who have secrets from each other the screen is emptied, and waits for the right one."""
        play = self.sitting.play
        secret = self.sitting.hotseat and play.view(seat).board != play.view(SPECTATOR).board
        going_on = seat == self._at and secret and self._secrets_shown
        if (secret or self._secrets_shown) and not going_on:
            self._wipe()
        if secret and not going_on:
            self.console.print(Panel(f"Pass the device to {self.sitting.names[seat]}. The others look away."))
            self._read(f"{self.sitting.names[seat]}, press Enter when you are ready. ")
        self._secrets_shown = secret
        self._at = seat

    def _wipe(self) -> None:
        """The screen, and what can be scrolled back to."""
        self.console.clear()
        if self.console.is_terminal:
            self.console.file.write("\x1b[3J")
            self.console.file.flush()

    def _show(self, seat: int) -> None:
        self._warned_of = None
        view = self.sitting.play.view(seat)
        self.console.clear()
        self.console.print(Line(Text(f"{self.sitting.game.title} · {view.phase.replace('_', ' ')}", "bold")))
        self._news(seat)
        if not self._card_shown:
            self._card_shown = True
            self._show_card()
        self.console.print(self.renderer.draw_board(self.sitting.game, view, self.sitting.names, self.console.width))
        self._ask_for(view)

    def _show_card(self) -> bool:
        """The rules of a scenario; whether there are any."""
        scenario = scenario_of(self.sitting.game, self.sitting.play)
        if scenario is None or not scenario.rules:
            return False
        lines = [Text(f"To win: {scenario.goal}", "bold"), *(Text(f"• {line}") for line in scenario.rules)]
        lines.append(Text(f"`rules {scenario.rule}` has the rule, `scenario` shows this again.", "dim"))
        self.console.print(Panel(Group(*lines), title=scenario.title, title_align="left"))
        return True

    def _news(self, seat: int) -> None:
        lines = self.sitting.log[self._told[seat] :]
        self._told[seat] = len(self.sitting.log)
        for line in lines:
            if line.visible_to(seat):
                self.console.print(Text(f"• {line.text}"))
        if lines:
            self.console.print()

    def _ask_for(self, view: View) -> None:
        who = f"{self.sitting.names[view.viewer]}: " if self.sitting.hotseat else ""
        self.console.print(Text(f"{who}{view.prompt}", "bold yellow"))
        table = Table.grid(padding=(0, 1))
        table.add_column(justify="right", style="bold cyan", no_wrap=True)
        table.add_column(ratio=1)
        for number, offer in enumerate(view.offers, start=1):
            table.add_row(str(number), Text(offer.text))
        self.console.print(table)
        also = [name for name, there in (("undo", view.can_take_back), ("reset", view.can_reset)) if there]
        self.console.print(
            Text(f"A number, or: {', '.join([*also, 'rules, hint, odds, log, look, save, help, quit'])}", "dim")
        )

    def _end(self) -> None:
        outcome = self.sitting.play.outcome()
        assert outcome is not None
        viewer = SPECTATOR if self.sitting.hotseat else self.sitting.people[0]
        self._told.setdefault(viewer, max(self._told.values()))
        view = self.sitting.play.view(viewer)
        self._wipe() if self._secrets_shown else self.console.clear()
        self._news(viewer)
        self.console.print(self.renderer.draw_board(self.sitting.game, view, self.sitting.names, self.console.width))
        self.console.print(Panel(Text(outcome.words, "bold"), title="The game is over", border_style="green"))
        self.console.print(
            f"`save` keeps a record of it ({self.sitting.suggested_file()}, or `save FILE`), for `getaway replay` and "
            "`getaway verify`. Enter leaves.",
            markup=False,
        )
        try:
            while line := self._read("> "):
                if self._command(viewer, line) is None:
                    self._say("the game is over: save, log, look, rules, or Enter to leave")
        except (KeyboardInterrupt, EOFError):
            self.console.print()

    def _read(self, prompt: str) -> str:
        """What was typed. Read from a file it is written out, so that the output reads like a game at a terminal."""
        line = input(prompt).strip()
        if not sys.stdin.isatty():
            self.console.print(Text(line))
        return line

    # Answers. Each says whether the table has changed, so that it must be shown again.

    def _answered(self, seat: int) -> bool:
        line = self._read("> ")
        if not line:
            return False
        try:
            if (number := whole_number(line)) is not None:
                return self._offered(seat, number)
            done = self._command(seat, line)
            return self._make(seat, read_move(line, self.sitting.game)) if done is None else done
        except NotAMove as problem:
            self._say(str(problem))
            return False

    def _command(self, seat: int, line: str) -> bool | None:
        """Whether a command changed the table; None if the line is no command."""
        word, _, rest = line.partition(" ")
        command = self._commands.get({"q": "quit", "exit": "quit", "?": "help", "u": "undo"}.get(word, word.lower()))
        return None if command is None else command(seat, rest.strip())

    def _offered(self, seat: int, number: int) -> bool:
        offers = self.sitting.play.offers(seat)
        if not 1 <= number <= len(offers):
            self._say(f"there is no move {number}; choose from 1 to {len(offers)}")
            return False
        return self._make(seat, self._filled_in(offers[number - 1]))

    def _filled_in(self, offer: Offer) -> Move:
        return fill_in(offer, self._read, self.sitting.names) if offer.blanks else offer.move

    def _make(self, seat: int, move: Move) -> bool:
        rejection = self.sitting.play.why_not(seat, move)
        if rejection is None:
            if not self._confirmed(seat, move):
                return False
            self._advice.before_move(seat)
            self.sitting.submit(seat, move)
            return True
        self._refuse(rejection)
        if rejection.rule == "HR-3" and (near := nearest_move(move, self.sitting.game)):
            self._say(f"did you mean {near}?")
        return False

    def _confirmed(self, seat: int, move: Move) -> bool:
        """Whether the game warns of nothing, or the player repeats the move after its warning."""
        warning = warning_before(self.sitting.play, seat, move)
        if not warning or move == self._warned_of:
            return True
        self._warned_of = move
        self.console.print(Text(warning, "yellow"))
        self._say("enter the same again to seal it all the same, `undo` to go a step back, `reset` to start over")
        return False

    def _refuse(self, rejection: Rejection) -> None:
        self.console.print(Text(f"Refused: {rejection}", "bold red"))
        self.console.print(draw_rules([rule_cited(self.book, rejection.rule)]))

    def _say(self, words: str) -> None:
        self.console.print(Text(f"{words[0].upper()}{words[1:]}.".replace("?.", "?"), "yellow"))

    def _undo(self, seat: int, rest: str) -> bool:
        rejection = self.sitting.play.why_not_take_back(seat)
        if rejection is not None:
            self._refuse(rejection)
            return False
        self.sitting.take_back(seat)
        return True

    def _reset(self, seat: int, rest: str) -> bool:
        rejection = self.sitting.play.reset_choice(seat)
        if rejection is not None:
            self._refuse(rejection)
        return rejection is None

    def _scenario(self, seat: int, rest: str) -> bool:
        if not self._show_card():
            self._say("this is no scenario with rules of its own")
        return False

    def _rules(self, seat: int, rest: str) -> bool:
        try:
            show_rules(self.console, self.book, rest)
        except NoSuchRule as problem:
            self._say(str(problem))
        return False

    def _hint(self, seat: int, rest: str) -> bool:
        self._lines(self._advice.hint(seat) if seat != SPECTATOR else [], "there is nothing to decide")
        return False

    def _odds(self, seat: int, rest: str) -> bool:
        self._lines(self._advice.odds(seat), "there is nothing to reckon here")
        return False

    def _lines(self, lines: list[str], none: str) -> None:
        for line in lines:
            self.console.print(Text(line))
        if not lines:
            self._say(none)

    def _log(self, seat: int, rest: str) -> bool:
        lines = self.sitting.told_again(seat)
        for line in lines[-(whole_number(rest) or len(lines)) :]:
            self.console.print(Text(f"• {line}"))
        if not lines:
            self._say("nothing has happened yet")
        return False

    def _look(self, seat: int, rest: str) -> bool:
        view = self.sitting.play.view(seat)
        self.console.print(
            self.renderer.draw_everything(self.sitting.game, view, self.sitting.names, self.console.width)
        )
        return False

    def _seat(self, seat: int, rest: str) -> bool:
        others = [other for other in self.sitting.play.waiting_for() if other in self.sitting.people and other != seat]
        wanted = int(rest) - 1 if rest.isdecimal() else None
        if not rest and len(others) == 1:
            wanted = others[0]
        if wanted not in others:
            numbers = ", ".join(f"{other + 1} ({self.sitting.names[other]})" for other in others)
            self._say(f"`seat` and a number: {numbers}" if others else "nobody else is to move")
            return False
        self._handed_to = wanted
        return True

    def _story(self, seat: int, rest: str) -> bool:
        told = story_of(self.sitting.game, self.sitting.play)
        self.console.print(Text(told)) if told else self._say("there is no story but the log")
        return False

    def _export(self, seat: int, rest: str) -> bool:
        path = Path(rest or f"{self.sitting.game.name}-campaign.json").expanduser()
        try:
            data = campaign_of(self.sitting.game).export(self.sitting.play, seat)
            with path.open("xb") as file:
                file.write(data)
        except CampaignError as problem:
            self._say(str(problem))
        except FileExistsError:
            self._say(f"{path} exists already; `export` to another name")
        except (OSError, ValueError) as error:
            self._say(f"cannot write {path}: {getattr(error, 'strerror', None) or error}")
        else:
            self._say(f"exported as {path}: getaway play {self.sitting.game.name} --campaign {path}")
        return False

    def _save(self, seat: int, rest: str) -> bool:
        self._write(seat, rest)
        return False

    def _keep_evidence(self, path: Path) -> None:
        """Write the evidence beside the record of a finished game, and say whether they match."""
        try:
            kept = self.sitting.keep_evidence(path)
        except OSError as error:
            self._say(f"cannot write the evidence beside it: {error.strerror}")
            return
        if kept is not None:
            beside, matches = kept
            self._say(f"the record {'matches' if matches else 'does NOT match'} what this terminal kept of the deal")
            self.console.print(Text(f"getaway verify {path} --evidence {beside}"), soft_wrap=True)

    def _write(self, seat: int, name: str) -> bool:
        path = Path(name) if name else self.sitting.suggested_file()
        try:
            path = path.expanduser()
            self.sitting.save(path)
        except FileExistsError:
            self._say(f"there is a {path} already; `save` another name")
            return False
        except (OSError, ValueError, RuntimeError) as error:  # RuntimeError: the home of nobody, as in ~nobody/FILE
            self._say(f"cannot write {path}: {getattr(error, 'strerror', None) or error}")
            return False
        again = "" if self.sitting.play.outcome() else f": getaway play {self.sitting.game.name} --resume {path}"
        self._say(f"saved as {path}{again}")
        if not again:
            self._keep_evidence(path)
        if seat != SPECTATOR and self.sitting.play.view(seat).can_reset:
            self._say("the choice you have begun is not in it until you confirm it")
        return True

    def _help(self, seat: int, rest: str) -> bool:
        table = Table.grid(padding=(0, 2))
        table.add_column(style="bold cyan", no_wrap=True)
        for name, words in _HELP.items():
            table.add_row(name, Text(words))
        self.console.print(table)
        return False

    def _quit(self, seat: int, rest: str) -> bool:
        self._leave(seat)
        return True

    def _leave(self, seat: int) -> None:
        """Offer to save, and go; anything but yes or no goes on playing."""
        if self.sitting.is_saved():
            raise Left
        try:
            answer = self._read("\nSave the game before you leave? (yes, no, or Enter to go on playing) ").lower()
        except (KeyboardInterrupt, EOFError):
            self.console.print()
            raise Left from None
        if answer.startswith("n") or (answer.startswith("y") and self._write(seat, "")):
            raise Left
