"""What can be typed at the prompt beside moves. Each command says whether the table must be shown again."""

from collections.abc import Callable
from pathlib import Path

from rich.table import Table as Grid
from rich.text import Text

from getaway.kernel.capabilities import CampaignError, campaign_of, story_of
from getaway.kernel.events import SPECTATOR
from getaway.table.commands import Command, StartOver, TakeBack
from getaway.terminal.advice import hint_lines, odds_lines
from getaway.terminal.display import Display
from getaway.terminal.local_table import LocalTable
from getaway.terminal.rules import NoSuchRule, show_rules
from getaway.terminal.typed import whole_number

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
_SHORT = {"q": "quit", "exit": "quit", "?": "help", "u": "undo"}


class Left(Exception):
    """The player has gone."""


class Commands:
    """The commands of one table, read with `read`."""

    def __init__(self, local: LocalTable, display: Display, read: Callable[[str], str]) -> None:
        self._local = local
        self._display = display
        self._read = read
        self.handed_to: int | None = None
        """The seat that was given the keyboard and has not taken it yet."""
        self._commands: dict[str, Callable[[int, str], bool]] = {
            "undo": lambda seat, _: self._submit(seat, TakeBack()),
            "reset": lambda seat, _: self._submit(seat, StartOver()),
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

    def run(self, seat: int, line: str) -> bool | None:
        """Whether a command changed the table; None if the line is no command."""
        word, _, rest = line.partition(" ")
        command = self._commands.get(_SHORT.get(word, word.lower()))
        return None if command is None else command(seat, rest.strip())

    def leave(self, seat: int) -> None:
        """Offer to save, and go; anything but yes or no goes on playing."""
        if self._local.is_saved():
            raise Left
        try:
            answer = self._read("\nSave the game before you leave? (yes, no, or Enter to go on playing) ").lower()
        except (KeyboardInterrupt, EOFError):
            self._display.console.print()
            raise Left from None
        if answer.startswith("n") or (answer.startswith("y") and self._write(seat, "")):
            raise Left

    def _submit(self, seat: int, command: Command) -> bool:
        rejection = self._local.submit(seat, command)
        if rejection is not None:
            self._display.refuse(rejection)
        return rejection is None

    def _scenario(self, seat: int, rest: str) -> bool:
        if not self._display.scenario():
            self._display.say("this is no scenario with rules of its own")
        return False

    def _rules(self, seat: int, rest: str) -> bool:
        try:
            show_rules(self._display.console, self._local.game.rulebook(), rest)
        except NoSuchRule as problem:
            self._display.say(str(problem))
        return False

    def _hint(self, seat: int, rest: str) -> bool:
        self._display.lines(hint_lines(self._local, seat), "there is nothing to decide")
        return False

    def _odds(self, seat: int, rest: str) -> bool:
        self._display.lines(odds_lines(self._local, seat), "there is nothing to reckon here")
        return False

    def _log(self, seat: int, rest: str) -> bool:
        self._display.log(seat, whole_number(rest))
        return False

    def _look(self, seat: int, rest: str) -> bool:
        self._display.everything(seat)
        return False

    def _seat(self, seat: int, rest: str) -> bool:
        others = [each for each in self._local.play.waiting_for() if each in self._local.people and each != seat]
        wanted = others[0] if not rest and len(others) == 1 else (whole_number(rest) or 0) - 1
        if wanted not in others:
            numbers = ", ".join(f"{each + 1} ({self._local.table.names[each]})" for each in others)
            self._display.say(f"`seat` and a number: {numbers}" if others else "nobody else is to move")
            return False
        self.handed_to = wanted
        return True

    def _story(self, seat: int, rest: str) -> bool:
        told = story_of(self._local.game, self._local.play)
        self._display.lines([told] if told else [], "there is no story but the log")
        return False

    def _export(self, seat: int, rest: str) -> bool:
        path = Path(rest or f"{self._local.game.name}-campaign.json").expanduser()
        try:
            data = campaign_of(self._local.game).export(self._local.play, seat)
            with path.open("xb") as file:
                file.write(data)
        except CampaignError as problem:
            self._display.say(str(problem))
        except FileExistsError:
            self._display.say(f"{path} exists already; `export` to another name")
        except (OSError, ValueError) as error:
            self._cannot_write(path, error)
        else:
            self._display.say(f"exported as {path}: getaway play {self._local.game.name} --campaign {path}")
        return False

    def _save(self, seat: int, rest: str) -> bool:
        self._write(seat, rest)
        return False

    def _write(self, seat: int, name: str) -> bool:
        """Save the game; whether it could be written."""
        local, say = self._local, self._display.say
        path = Path(name) if name else local.suggested_file()
        try:
            path = path.expanduser()
            local.save(path)
        except FileExistsError:
            say(f"there is a {path} already; `save` another name")
            return False
        except (OSError, ValueError, RuntimeError) as error:  # RuntimeError: the home of nobody, as in ~nobody/FILE
            self._cannot_write(path, error)
            return False
        if local.table.is_over():
            say(f"saved as {path}")
            self._keep_evidence(path)
        else:
            say(f"saved as {path}: getaway play {local.game.name} --resume {path}")
        if seat != SPECTATOR and local.play.view(seat).can_reset:
            say("the choice you have begun is not in it until you confirm it")
        return True

    def _keep_evidence(self, path: Path) -> None:
        """Write the evidence beside the record of a finished game, and say whether they match."""
        try:
            kept = self._local.keep_evidence(path)
        except OSError as error:
            self._display.say(f"cannot write the evidence beside it: {error.strerror}")
            return
        if kept is not None:
            beside, matches = kept
            does = "matches" if matches else "does NOT match"
            self._display.say(f"the record {does} what this terminal kept of the deal")
            self._display.console.print(Text(f"getaway verify {path} --evidence {beside}"), soft_wrap=True)

    def _cannot_write(self, path: Path, error: Exception) -> None:
        self._display.say(f"cannot write {path}: {getattr(error, 'strerror', None) or error}")

    def _help(self, seat: int, rest: str) -> bool:
        grid = Grid.grid(padding=(0, 2))
        grid.add_column(style="bold cyan", no_wrap=True)
        for name, words in _HELP.items():
            grid.add_row(name, Text(words))
        self._display.console.print(grid)
        return False

    def _quit(self, seat: int, rest: str) -> bool:
        self.leave(seat)
        return True
