"""The two parts of a game of Score: what everyone at the table knows, and what only the GM knows.

The open part changes by open moves and by what the GM's side tells, never by reading the hidden part. So what players
are shown cannot depend on a secret that no answer has revealed.
"""

from typing import Literal

import msgspec

from getaway.games.score.generator import Heist
from getaway.games.score.moves import Approach, Chapter, HistoryEntry, Title
from getaway.text.messages import Text

Status = Literal["ready", "retired", "dead", "arrested"]
Stage = Literal["attempt", "called", "rolled", "choice", "ruling", "closed"]
Phase = Literal["break", "heist", "over"]
AUTOMATIC_GM = -1
"""What stands for the automatic GM in place of a seat, in stored games, views and events."""


class Criminal(msgspec.Struct):
    """A member of the crew (SC-1)."""

    id: int
    name: str
    seat: int
    kind: str
    cool: int
    heat: int
    prep: int
    advances: list[str]
    gear: str
    status: Status = "ready"
    last_job: bool = False
    # Of the heist in progress, or of the one just ended.
    here: bool = False
    played: bool = False
    out: bool = False
    used: list[str] = []
    goals: list[str] = []
    owed_goal: bool = False
    owed_kills: int = 0
    injuries: list[Text] = []
    failed_rolls: int = 0
    focus: str = ""
    advanced: bool = False
    cooled_down: bool = False


class Dice(msgspec.Struct):
    """The dice of a roll as they lie, Prep dice last among the Cool ones, and where in the stream they came from."""

    cool: list[int]
    heat: list[int]
    first: int


class OpenRoll(msgspec.Struct):
    """The one roll that is open, from the attempt to the GM's ruling (SC-2.7)."""

    number: int
    criminal: int
    attempt: str
    approach: str
    stage: Stage = "attempt"
    marks: tuple[str, ...] = ()
    difficulty: int = 0
    found: tuple[Text, ...] = ()
    bonus_dice: int = 0
    prep: int = 0
    overclock: bool = False
    foresight: bool = False
    clear_the_room: bool = False
    brute_force: bool = False
    dice: Dice | None = None
    successes: int = 0
    failures: int = 0
    consequence: str = ""
    spared: bool = False


class Fired(msgspec.Struct):
    """A penalty that has fired, with what it did, so that a False Alarm can undo it (SC-5.24)."""

    number: int
    kind: str
    amount: int
    text: str
    early: bool
    lost: int = 0
    heated: list[int] = []
    cancelled: bool = False


class OpenClock(msgspec.Struct):
    """A clock that players know of; its figures are None where they are hidden."""

    name: str
    filled: int | None
    segments: int | None


class OpenScene(msgspec.Struct):
    """What the crew has before it."""

    name: Text
    text: Text
    approaches: tuple[Approach, ...]


class RevealedDetail(msgspec.Struct):
    """A detail or complication that the GM has shown."""

    name: Text
    text: Text


class Job(msgspec.Struct):
    """The heist in preparation or progress, as far as it is open."""

    title: Title
    subgoals: bool
    assignment: list[Text] = []
    shown: list[RevealedDetail] = []
    fired: list[Fired] = []
    scene: OpenScene | None = None
    system_reached: bool = False
    rolls: int = 0
    lines: list[str | HistoryEntry] = []
    brought: int = 0


class Open(msgspec.Struct):
    """What everyone knows. `promise` binds the dice to come; so many `links` of the chain of keys have been opened."""

    seats: int
    stored_gm: int = msgspec.field(name="gm")
    promise: str
    links: int = 0
    phase: Phase = "break"
    crew: list[Criminal] = []
    stash: int = 0
    meter: tuple[int, int] | None = None
    heists: int = 0
    job: Job | None = None
    with_subgoals: bool = False
    clocks: list[OpenClock] = []
    roll: OpenRoll | None = None
    rolls: int = 0
    dice_used: int = 0
    history: list[Chapter] = []
    begun: bool = False

    @property
    def gm(self) -> int | None:
        """The GM's seat, None where the GM is automatic. No viewer is None, so no spectator is taken for the GM."""
        return None if self.stored_gm == AUTOMATIC_GM else self.stored_gm


class Penalty(msgspec.Struct):
    """Prepared for a segment of the meter (SC-3.4)."""

    segment: int
    kind: str
    amount: int
    text: str
    fired: bool = False


class Clock(msgspec.Struct):
    """Another meter of the GM's."""

    name: str
    filled: int
    segments: int
    visibility: str


class BlindRoll(msgspec.Struct):
    """What only the GM saw fall."""

    why: str
    faces: list[int]


class AutomaticGm(msgspec.Struct):
    """Where the automatic GM stands in the run of scenes; a scene is its id and the number of the job it is about."""

    scenes: list[tuple[str, int]] = []
    at: int = 0
    spent: list[str] = []
    attempts: int = 0
    edge: bool = False
    loud: bool = False
    settled: int = 0


class Hidden(msgspec.Struct):
    """What only the GM knows."""

    chance: bytes
    length: int = 0
    filled: int = 0
    highest: int = 0
    penalties: list[Penalty] = []
    notes: list[str] = []
    complications: list[str] = []
    clocks: list[Clock] = []
    blind: list[BlindRoll] = []
    heist: Heist | None = None
    again: dict[str, int] = {}
    by_hand: dict[str, str] = {}
    automatic_gm: AutomaticGm | None = msgspec.field(default=None, name="house")


class Answer(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The public answer to a move: what everyone may know of what it did to the hidden part."""

    difficulty: int = 0
    bonus_dice: int = 0
    found: tuple[Text, ...] = ()
    meter: tuple[int, int] | None = None
    changed: bool = False
    fired: tuple[Fired, ...] = ()
    early: bool = False
    full: bool = False
    title: Title = ""
    lines: tuple[Text, ...] = ()
    name: Text = ""
    text: Text = ""
    clock: OpenClock | None = None
    seal: str = ""
    faces: tuple[int, ...] = ()


NO_ANSWER = Answer()
