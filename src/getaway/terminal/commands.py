"""What can be typed at the prompt beside moves."""

from collections.abc import Callable, Iterator
from pathlib import Path

from rich.text import Text

from getaway.kernel.capabilities import CampaignError, campaign_of, story_of
from getaway.kernel.events import SPECTATOR, Rejection
from getaway.table.commands import Command, StartOver, TakeBack
from getaway.terminal.advice import hint_rows, odds_lines
from getaway.terminal.display import Display
from getaway.terminal.local_table import LocalTable
from getaway.terminal.typed import example_move, whole_number

_HELP = {
    "a number": "make that move",
    "a move": "as in `{move}`, or its JSON; if it is refused you see by which rule",
    "moves": "all the moves that you can make, each with its number",
    "undo": "take your last move back, while nobody has learned anything from it",
    "reset": "start an unconfirmed choice over",
    "scenario": "what is special about the scenario that you play alone, and its goal",
    "rules": "the rulebook; `rules {rule}` one rule, `rules WORDS` those that hold all the words",
    "hint": "what a bot expects of each move and why; 100% is the win, and coming near counts a little",
    "odds": "your chances as far as they can be computed from what you know",
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

    def run(self, seat: int, line: str) -> bool | None:
        """Whether a command changed what is to be shown; None if the line is no command."""
        local, display = self._local, self._display
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        match _SHORT.get(word, word.lower()):
            case "undo":
                return self._submit(seat, TakeBack())
            case "reset":
                return self._submit(seat, StartOver())
            case "seat":
                return self._hand_to(seat, rest)
            case "quit":
                self.leave(seat)
                return True
            case "scenario":
                display.scenario(asked=True)
            case "rules":
                display.rules(rest)
            case "hint":
                rows = hint_rows(local, seat)
                display.say(display.text(rows.why)) if isinstance(rows, Rejection) else display.grid(rows, "right")
            case "odds":
                display.lines(odds_lines(local, seat), "there are no odds to compute here")
            case "log":
                display.log(seat, whole_number(rest))
            case "moves":
                display.moves(seat)
            case "look":
                display.everything(seat)
            case "story":
                display.lines(story_of(local.game, local.play), "there is no story but the log")
            case "export":
                self._export(seat, rest)
            case "save":
                self._save(seat, rest)
            case "help":
                display.grid(self._help(seat))
            case _:
                return None
        return False

    def _help(self, seat: int) -> Iterator[tuple[str, str]]:
        """Every command that can be used here, with examples out of this game."""
        game, view = self._local.game, self._local.play.view(seat)
        move, rule = example_move(game, list(view.offers)), next(iter(game.rulebook().rules))
        usable = self._display.usable(view) | {"undo": True}
        for name, words in _HELP.items():
            if usable.get(name, True):
                yield name, words.format(move=move, rule=rule)

    def leave(self, seat: int) -> None:
        """Offer to save, and go; anything but yes or no goes on playing."""
        if self._local.is_saved():
            raise Left
        try:
            answer = self._read("\nSave the game before you leave? (yes, no, or Enter to go on playing) ").lower()
        except (KeyboardInterrupt, EOFError):
            self._display.console.print()
            raise Left from None
        if answer.startswith("n") or (answer.startswith("y") and self._save(seat, "")):
            raise Left

    def _submit(self, seat: int, command: Command) -> bool:
        rejection = self._local.submit(seat, command)
        if rejection is not None:
            self._display.refuse(rejection)
        return rejection is None

    def _hand_to(self, seat: int, rest: str) -> bool:
        others = [each for each in self._local.play.waiting_for() if each in self._local.people and each != seat]
        wanted = others[0] if not rest and len(others) == 1 else (whole_number(rest) or 0) - 1
        if wanted not in others:
            numbers = ", ".join(f"{each + 1} ({self._local.table.names[each]})" for each in others)
            self._display.say(f"`seat` and a number: {numbers}" if others else "nobody else is to move")
            return False
        self.handed_to = wanted
        return True

    def _export(self, seat: int, name: str) -> None:
        game = self._local.game
        path = Path(name or f"{game.name}-campaign.json")
        try:
            data = campaign_of(game).export(self._local.play, seat)
            path = path.expanduser()
            with path.open("xb") as file:
                file.write(data)
        except CampaignError as problem:
            self._display.say(str(problem))
        except _CANNOT_WRITE as error:
            self._display.say(_why(path, error))
        else:
            self._display.say(f"exported as {path}: getaway play {game.name} --campaign {path}")

    def _save(self, seat: int, name: str) -> bool:
        """Save the game, with the evidence of its deal if it is over; whether it could be written."""
        local, say = self._local, self._display.say
        path = Path(name) if name else local.suggested_file()
        try:
            path = path.expanduser()
            local.save(path)
            evidence = local.keep_evidence(path) if local.table.is_over() else None
        except _CANNOT_WRITE as error:
            say(_why(path, error))
            return False
        again = "" if local.table.is_over() else f": getaway play {local.game.name} --resume {path}"
        say(f"saved as {path}{again}")
        if evidence is not None:
            beside, matches = evidence
            say(f"the record {'matches' if matches else 'does NOT match'} what this terminal kept of the deal")
            self._display.console.print(Text(f"getaway verify {path} --evidence {beside}"), soft_wrap=True)
        if seat != SPECTATOR and local.play.why_not_reset(seat) is None:
            say("the choice you have begun is not in it until you confirm it")
        return True


_CANNOT_WRITE = (OSError, ValueError, RuntimeError)
"""RuntimeError: the home of nobody, as in ~nobody/FILE."""


def _why(path: Path, error: Exception) -> str:
    if isinstance(error, FileExistsError):
        return f"there is a {path} already; choose another name"
    return f"cannot write {path}: {getattr(error, 'strerror', None) or error}"
