"""Tables of Score laid out by hand: seat 0 is the GM, seats 1 and 2 are players."""

from typing import Any

from getaway.games.score import moves as m
from getaway.games.score.game import Score
from getaway.games.score.options import ScoreOptions
from getaway.games.score.play import ScorePlay
from getaway.games.score.state import Criminal, Hidden, Open, OpenRoll
from getaway.kernel.chance import Chance
from getaway.kernel.deal import SimulatedDeal, chance_of
from getaway.kernel.events import AddressedEvent, Event, Rejection
from getaway.kernel.head import Seat
from getaway.kernel.moves import Move
from getaway.kernel.state import is_visible

_GAME = Score.from_toml()
assert isinstance(_GAME, Score)
GAME: Score = _GAME
PACK = GAME.pack
DEAL = SimulatedDeal(7, 0)
GM, ANN, BOB = 0, 1, 2
SEATS = (Seat("Gil"), Seat("Ann"), Seat("Bob"))
ALL_ADVANCES = [(kind.id, name) for kind in PACK.classes for name in (*kind.advances, kind.last_job)]


class Loaded(Chance):
    """Dice that fall as they are told."""

    def __init__(self, faces: list[int]) -> None:
        self.faces = faces
        self.at = 0

    def below(self, n: int) -> int:
        self.at += 1
        return self.faces.pop(0) - 1

    def dump(self) -> bytes:
        return b"L" + self.at.to_bytes(8, "big")


class Table:
    """A game with someone to make its moves."""

    def __init__(self, seats: int = 3, game: Score = GAME, **options: Any) -> None:
        self.options = ScoreOptions(**{"gm": "seat", **options})
        play = game.new_play(chance_of(DEAL), seats, self.options)
        assert isinstance(play, ScorePlay)
        self.play = play
        self.log: list[AddressedEvent] = []

    @property
    def open(self) -> Open:
        return self.play.referee.open

    @property
    def hidden(self) -> Hidden:
        return self.play.referee.secrets

    @property
    def roll(self) -> OpenRoll:
        return self.play.referee.roll

    def do(self, seat: int, *moves: Move) -> list[Event]:
        """Moves that must be legal; what the last one brought."""
        events: list[AddressedEvent] = []
        for move in moves:
            assert self.play.why_not(seat, move) is None, f"{move}: {self.play.why_not(seat, move)}"
            events = self.play.submit(seat, move)
            self.log += events
        return [event.what for event in events]

    def refused(self, seat: int, move: Move, rule: str) -> Rejection:
        """The move is refused by this rule, and nothing has changed."""
        before = self.play.dump()
        rejection = self.play.why_not(seat, move)
        assert rejection is not None, f"{move} was not refused"
        assert rejection.rule == rule, str(rejection)
        assert self.play.dump() == before
        return rejection

    def throw(self, *faces: int) -> None:
        """The next dice in the open fall like this."""
        self.play.referee.open_dice = Loaded(list(faces))

    def hire(self, kind: str, *advances: str, seat: int = ANN, cool: int = 1, heat: int = 1) -> Criminal:
        """A Criminal of a class with these advances and figures."""
        name = f"{kind.title()} {len(self.open.crew) + 1}"
        first = next(row.advances[0] for row in PACK.classes if row.id == kind)
        self.do(seat, m.CreateCriminal(name, kind, "" if self.options.mode == "one_shot" else first))
        criminal = self.open.crew[-1]
        if self.options.mode != "one_shot":
            criminal.advances = list(advances)
        criminal.cool, criminal.heat = cool, heat
        return criminal

    def start(self, segments: int = 6, *penalties: m.AttachPenalty, subgoals: bool = False) -> None:
        """Prepare and begin a heist."""
        self.do(GM, m.PrepareHeist(segments, "The job", subgoals), *penalties, m.StartHeist())

    def fill(self, filled: int) -> None:
        """The GM sets the meter."""
        self.do(GM, m.CorrectMeter(filled))

    def call(self, criminal: Criminal, difficulty: int = 4, *marks: Any) -> OpenRoll:
        """An attempt, and a roll called for it."""
        self.do(criminal.seat, m.Declare(criminal.id, "something bold"))
        self.do(GM, m.CallRoll(difficulty, marks))
        return self.roll

    def rolls(self, criminal: Criminal, difficulty: int, *faces: int, marks: tuple[Any, ...] = ()) -> OpenRoll:
        """A whole roll with these dice, Cool first, up to the consequence."""
        self.call(criminal, difficulty, *marks)
        self.throw(*faces)
        self.do(criminal.seat, m.Roll())
        return self.roll

    def settle(self, on: Any = "heat") -> None:
        """The consequence of the open roll, and the GM's ruling."""
        self.do(self.play.referee.roller().seat, m.TakeConsequence(on))
        if self.open.phase == "heist":
            self.do(GM, m.Judge("longer"))

    def fail(self, criminal: Criminal, on: Any) -> None:
        """A roll with nothing but failures, paid for like this."""
        cool = criminal.cool + self.call(criminal).bonus_dice
        self.throw(*[1] * (cool + criminal.heat))
        self.do(criminal.seat, m.Roll())
        self.settle(on)

    def said(self, kind: type[Event], viewer: int = ANN) -> list[Event]:
        """What a viewer has heard of one kind."""
        return [event.what for event in self.log if isinstance(event.what, kind) and is_visible(event.audience, viewer)]


def at_heist(**options: Any) -> Table:
    """A table with a plain Face of Ann's, in a heist of six segments."""
    table = Table(**options)
    table.hire("face")
    table.start()
    return table


def crew_and_heist(kind: str, *advances: str, **figures: Any) -> tuple[Table, Criminal]:
    """A table whose only Criminal has these advances, in a heist of six segments."""
    table = Table()
    criminal = table.hire(kind, *advances, **figures)
    table.start()
    return table, criminal
