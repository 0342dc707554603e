"""What can be typed at the prompt besides moves."""

from collections.abc import Callable, Iterator
from pathlib import Path

from rich.text import Text

from getaway.games.registry import plugin_for
from getaway.kernel.capabilities import CampaignError, campaign_of, story_of
from getaway.kernel.events import SPECTATOR, Rejection
from getaway.kernel.plugin import StoryLine, StoryOrder
from getaway.table.commands import Command, StartOver, TakeBack
from getaway.terminal.advice import hint_rows, odds_lines
from getaway.terminal.display import Display
from getaway.terminal.local_table import LocalTable
from getaway.terminal.say import say
from getaway.terminal.typed import example_move, whole_number
from getaway.text import messages
from getaway.text.messages import Message, Seat, listing
from getaway.text.system import why

_HELP = (
    *("moves", "undo", "reset", "scenario", "rules", "hint", "odds", "log", "look", "seat", "story", "export", "save"),
    "quit",
)
_SHORT = {"q": "quit", "exit": "quit", "?": "help", "u": "undo"}


class Left(Exception):
    """The player has left."""


class Commands:
    """The commands of one table; `read` reads a line."""

    def __init__(self, local: LocalTable, display: Display, read: Callable[[str], str]) -> None:
        self._local = local
        self._display = display
        self._read = read
        self.handed_to: int | None = None
        """The seat that was given the keyboard and has not taken it yet."""

    def run(self, seat: int, line: str) -> bool | None:
        """Run a command. Returns whether it changed what is shown; None if the line is not a command."""
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
                display.wait_for(say("hint-search"))
                rows = hint_rows(local, seat)
                display.tell(rows.why) if isinstance(rows, Rejection) else display.grid(rows, "right", seat)
            case "odds":
                display.lines(odds_lines(local, seat), say("no-odds"), seat)
            case "log":
                display.log(seat, whole_number(rest))
            case "moves":
                display.moves(seat)
            case "look":
                display.everything(seat)
            case "story" if rest:
                self._story(seat, rest)
            case "story":
                display.lines(story_of(local.game, local.play), say("no-story"), seat)
            case "export":
                self._export(seat, rest)
            case "save":
                self._save(seat, rest)
            case "help":
                display.grid(self._help(seat))
            case _:
                return None
        return False

    def _help(self, seat: int) -> Iterator[tuple[str, messages.Text]]:
        """Every command that can be used here, with examples from this game."""
        game, view, text = self._local.game, self._local.play.view(seat), self._display.text
        yield text(say("help-number.label")), say("help-number")
        yield text(say("help-move.label")), say("help-move", move=example_move(game, list(view.offers)))
        usable, rule = self._display.usable(view) | {"undo": True}, next(iter(game.rulebook().rules))
        for name in _HELP:
            if usable.get(name, True):
                yield name, say(f"help-{name}", rule=rule)

    def leave(self, seat: int) -> None:
        """Offer to save, then leave; anything but yes or no keeps playing."""
        if self._local.is_saved():
            raise Left
        try:
            answer = self._read(f"\n{self._display.text(say('save-first'))} ").lower()
        except (KeyboardInterrupt, EOFError):
            self._display.console.print()
            raise Left from None
        yes = (self._display.text(Message("units.yes"))[0], "y")
        if answer.startswith("n") or (answer.startswith(yes) and self._save(seat, "")):
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
            there = listing((say("seat-number", number=each + 1, seat=Seat(each)) for each in others), "comma")
            self._display.tell(say("which-seat", seats=there) if others else say("no-other-seat"))
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
            self._display.tell(problem.text)
        except _CANNOT_WRITE as error:
            self._display.tell(_problem(path, error))
        else:
            self._display.tell(say("exported", file=str(path), game=game.name))

    def _story(self, seat: int, name: str) -> None:
        """Save the story as this seat's log tells it: as Markdown or, if the name ends so, as a PDF."""
        table, tell = self._local.table, self._display.tell
        make, path = plugin_for(table.game).load("story", table.game.name), Path(name)
        if make is None:
            tell(say("no-story"))
            return
        order = StoryOrder(
            kind="pdf" if path.suffix.lower() == ".pdf" else "md",
            language=self._display.texts(seat).language,
            paper="a4",
            title=table.game.title,
            names=table.names,
            lines=tuple(StoryLine(bytes(each.what), each.words) for each in table.redacted_events_after(seat, 0)),
        )
        made = make(order)
        if not isinstance(made.data, bytes):
            tell(made.data)
            return
        try:
            path = path.expanduser()
            with path.open("xb") as file:
                file.write(made.data)
        except _CANNOT_WRITE as error:
            tell(_problem(path, error))
        else:
            tell(say("saved", file=str(path)))

    def _save(self, seat: int, name: str) -> bool:
        """Save the game, with the evidence of its deal if it is over. Returns whether it could be written."""
        local, tell = self._local, self._display.tell
        path = Path(name) if name else local.suggested_file()
        try:
            path = path.expanduser()
            local.save(path)
            evidence = local.keep_evidence(path) if local.table.is_over() else None
        except _CANNOT_WRITE as error:
            tell(_problem(path, error))
            return False
        over = local.table.is_over()
        tell(say("saved", file=str(path)) if over else say("saved-unfinished", file=str(path), game=local.game.name))
        if evidence is not None:
            beside, matches = evidence
            tell(say("evidence-matches" if matches else "evidence-differs"))
            self._display.console.print(Text(f"getaway verify {path} --evidence {beside}"), soft_wrap=True)
        if seat != SPECTATOR and local.play.why_not_reset(seat) is None:
            tell(say("choice-not-saved"))
        return True


_CANNOT_WRITE = (OSError, ValueError, RuntimeError)
"""RuntimeError: a home folder that does not exist, as in ~nobody/FILE."""


def _problem(path: Path, error: Exception) -> messages.Text:
    if isinstance(error, FileExistsError):
        return say("file-exists", file=str(path))
    return say("cannot-write", file=str(path), why=why(error))
