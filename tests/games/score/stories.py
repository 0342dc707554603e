"""Evenings with a GM, written down: who heard what, and the story told afterwards.

`python -m tests.games.score.stories` writes them anew; read the diff before you commit it.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from getaway.games.score import moves as m
from getaway.games.score.goals import open_advances
from getaway.kernel.moves import Move
from getaway.text.render import Texts

from .table import ANN, BOB, GAME, GM, SEATS, Table

FOLDER = Path(__file__).parent / "stories"
NAMES = [seat.name for seat in SEATS]
TEXTS = Texts(names=NAMES)
TRIES = ("slip past the desk", "open the panel", "talk to the guard", "lift the glass", "reach the van")
MARKS: tuple[tuple[Any, ...], ...] = (("sneaking",), ("hacking", "system"), (), ("lockpicking",), ("attack",))


class Evening:
    """A table whose every event is written down with its audience."""

    def __init__(self, **options: Any) -> None:
        self.table = Table(**options)
        self.lines: list[str] = []

    def do(self, seat: int, *moves: Move) -> None:
        for move in moves:
            for event in self.table.play.submit(seat, move):
                heard = "all" if event.audience == -1 else "GM "
                self.lines.append(f"[{heard}] {TEXTS(GAME.describe(event.what))}")

    def heist(self, number: int, attempts: int, segments: int, how: Any) -> None:
        """One heist by a fixed plan; the dice are the table's."""
        table = self.table
        self.lines += ["", f"== Heist {number}"]
        self.do(GM, m.GenerateHeist(f"evening {number}"), m.PrepareHeist(segments, "", subgoals=number == 2))
        self.do(GM, m.AttachPenalty(1, "lose_prep", 1), m.AttachPenalty(2, "harder"), m.PrepareComplication("A dog."))
        self.do(
            GM, m.AddClock(f"Patrol {number}", 4, "hidden"), m.WriteNote(f"Their employer lies to them ({number}).")
        )
        self.do(GM, m.StartHeist(), m.SetScene("Outside", "It rains. The lights are on upstairs."))
        for at in range(attempts):
            if table.open.phase != "heist":
                return
            self.attempt(at)
        if table.open.phase == "heist":
            self.do(GM, m.GmRoll(2, "does the patrol turn back", blind=True), m.TickClock(f"Patrol {number}", 2))
            self.do(GM, m.ShowComplication(1), m.ShowField("alarm"), m.ConfirmGoal(number % 2, "cool"))
            self.do(GM, m.EndHeist(how, "They drive home without a word."))

    def attempt(self, at: int) -> None:
        table = self.table
        crew = table.play.referee.present()
        one = crew[at % len(crew)]
        self.do(one.seat, m.Declare(one.id, TRIES[at % 5]))
        self.do(GM, m.CallRoll(3 + at % 3, MARKS[at % 5]))
        self.do(one.seat, m.Roll(min(1, table.open.stash) if at % 2 else 0))
        if table.roll.stage == "rolled":
            self.do(one.seat, m.BruteForce() if not table.roll.successes else m.Stand())
        if table.roll.stage == "choice":
            self.do(one.seat, m.TakeConsequence("heat" if one.heat < 3 else "meter"))
            if table.open.phase == "heist":
                self.do(GM, m.Judge(("longer", "complication", "limited", "harder", "harm")[at % 5]))

    def advances(self) -> None:
        for one in self.table.open.crew:
            if one.status == "ready" and one.heat >= 3:
                self.do(one.seat, m.Advance(one.id, open_advances(self.table.play.referee, one)[0]))

    def told(self) -> str:
        """The log, what players see at the end, and the story."""
        board = self.table.play.view(ANN).board
        crew = [f"{one.name}: Cool {one.cool}, Heat {one.heat}, {one.status}" for one in board.crew]
        story = [TEXTS(line) for line in GAME.story(self.table.play)]
        return "\n".join([*self.lines, "", "== The crew", *crew, "", "== The story", *story]) + "\n"


def campaign(**options: Any) -> str:
    """Three heists with advances between them."""
    evening = Evening(**options)
    evening.do(ANN, m.CreateCriminal("Faye", "face", "ready"), m.CreateCriminal("Tess", "tech", "brute_force"))
    evening.do(BOB, m.CreateCriminal("Sue", "specter", "ghost_reporting"), m.CreateCriminal("Hal", "hammer", "lethal"))
    for number, how in ((1, "done"), (2, "failed"), (3, "done")):
        evening.heist(number, 9, 6, how)
        evening.advances()
    evening.do(GM, m.EndCampaign("Until next winter."))
    return evening.told()


def one_shot() -> str:
    """The four premade Criminals and one heist."""
    evening = Evening(mode="one_shot")
    evening.do(ANN, m.CreateCriminal("Faye", "face"), m.CreateCriminal("Tess", "tech"))
    evening.do(BOB, m.CreateCriminal("Sue", "specter"), m.CreateCriminal("Hal", "hammer"))
    evening.do(GM, m.GenerateHeist("one evening", "art"), m.PrepareHeist(5), m.StartHeist())
    evening.do(BOB, m.ChooseFocus(2, "lockpicking"))
    evening.do(GM, m.ReachSystem(1))
    for at in range(12):
        if evening.table.open.phase == "heist":
            evening.attempt(at)
    if evening.table.open.phase == "heist":
        evening.do(GM, m.ConfirmNegotiation(0), m.EndHeist("done", "It hangs in another house now."))
    evening.do(GM, m.EndCampaign())
    return evening.told()


STORIES: dict[str, Callable[[], str]] = {
    "campaign.txt": campaign,
    "hidden-meter.txt": lambda: campaign(meter="hidden"),
    "secret-meter.txt": lambda: campaign(meter="secret"),
    "one-shot.txt": one_shot,
}


def files() -> Iterator[tuple[Path, str]]:
    """Where each lies, and its text."""
    for name, tell in STORIES.items():
        yield FOLDER / name, tell()


if __name__ == "__main__":
    for path, text in files():
        path.write_text(text, encoding="utf-8")
