"""The two parts of a game of Score: what everyone at the table knows, and what only the GM knows.

The open part changes by open moves and by what the GM's side tells, never by reading the hidden part. So what players
are shown cannot depend on a secret that no answer has revealed.
"""

from typing import Literal

import msgspec

from getaway.games.score.generator import Heist
from getaway.games.score.moves import Chapter, HistoryEntry, Title, Visibility
from getaway.games.score.pack import Mark
from getaway.games.score.paper_types import Person, PreparedScene
from getaway.games.score.stored import always
from getaway.games.score.story.state import Story
from getaway.text.messages import Text

Status = Literal["ready", "retired", "dead", "arrested"]
Stage = Literal["attempt", "called", "rolled", "choice", "ruling", "closed"]
Phase = Literal["break", "heist", "over"]
AUTOMATIC_GM = -1
"""What stands for the automatic GM in place of a seat, in stored games, views and events."""


class Criminal(msgspec.Struct, omit_defaults=True):
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
    status: Status = always("ready")
    last_job: bool = always(False)
    # Of the heist in progress, or of the one just ended.
    here: bool = always(False)
    played: bool = always(False)
    out: bool = always(False)
    used: list[str] = always([])
    goals: list[str] = always([])
    owed_goal: bool = always(False)
    owed_kills: int = always(0)
    injuries: list[Text] = always([])
    failed_rolls: int = always(0)
    focus: str = always("")
    advanced: bool = always(False)
    cooled_down: bool = always(False)
    # How they look.
    portrait: str = ""
    look: str = ""
    turns: int = 0
    """How often they were in the spotlight of the heist."""


class Dice(msgspec.Struct, omit_defaults=True):
    """The dice of a roll as they lie, Prep dice last among the Cool ones, and where in the stream they came from."""

    cool: list[int]
    heat: list[int]
    first: int


class Called(msgspec.Struct, omit_defaults=True):
    """What a roll is called for with, its difficulty found (SC-2.6)."""

    difficulty: int
    marks: tuple[Mark, ...] = ()
    found: tuple[Text, ...] = ()
    bonus_dice: int = 0
    extra_dice: int = 0
    modifier: int = 0
    helpers: tuple[int, ...] = ()


class Attempt(msgspec.Struct, omit_defaults=True):
    """An attempt that waits for the GM while another roll is open, or a roll called for that waits its turn."""

    number: int
    criminal: int
    attempt: Text
    approach: str = ""
    marks: tuple[Mark, ...] = ()
    goal: str = ""
    called: Called | None = None


class OpenRoll(msgspec.Struct, omit_defaults=True):
    """The one roll that is open, from the attempt to the GM's ruling (SC-2.7).

    `extra_dice` and `modifier` are the GM's, `helpers` add a die each (SC-2.8); `ruled` and `ruling` are the kind and
    the words of the ruling.
    """

    number: int
    criminal: int
    attempt: Text
    approach: str
    stage: Stage = always("attempt")
    marks: tuple[Mark, ...] = always(())
    difficulty: int = always(0)
    found: tuple[Text, ...] = always(())
    bonus_dice: int = always(0)
    prep: int = always(0)
    overclock: bool = always(False)
    foresight: bool = always(False)
    clear_the_room: bool = always(False)
    brute_force: bool = always(False)
    dice: Dice | None = always(None)
    successes: int = always(0)
    failures: int = always(0)
    consequence: str = always("")
    spared: bool = always(False)
    goal: str = ""
    """The goal that the attempt is said to meet."""
    extra_dice: int = 0
    modifier: int = 0
    helpers: tuple[int, ...] = ()
    ruled: str = ""
    ruling: Text = ""


class Fired(msgspec.Struct, omit_defaults=True):
    """A penalty that has fired, with what it did, so that a False Alarm can undo it (SC-5.24). Where the meter is
    hidden, `segment` is 0."""

    number: int
    kind: str
    amount: int
    text: str
    early: bool
    lost: int = always(0)
    heated: list[int] = always([])
    cancelled: bool = always(False)
    segment: int = 0


class OpenClock(msgspec.Struct, omit_defaults=True):
    """A clock that players know of; its figures are None where they are hidden."""

    name: Text
    filled: int | None
    segments: int | None
    long: bool = False


class OpenApproach(msgspec.Struct, frozen=True, omit_defaults=True):
    """A way through a scene: in a GM's words, or as the automatic GM says it, with the goals that it may meet
    ("face:cool") and how much harder it is than other ways."""

    id: str
    text: Text
    marks: tuple[Mark, ...] = always(())
    goals: tuple[str, ...] = ()
    difficulty: int = 0
    free: bool = False
    """It needs no roll, and gets the crew no further in what it came for."""


class OpenScene(msgspec.Struct, omit_defaults=True):
    """What the crew has before it."""

    name: Text
    text: Text
    approaches: tuple[OpenApproach, ...]


class RevealedDetail(msgspec.Struct, omit_defaults=True):
    """A detail or complication that the GM has shown."""

    name: Text
    text: Text


class Before(msgspec.Struct, omit_defaults=True):
    """A Criminal's figures before the heist."""

    criminal: int
    cool: int
    heat: int
    prep: int


class Curtain(msgspec.Struct, omit_defaults=True):
    """A heist that has just ended: how, and what it began with."""

    title: Title
    how: str
    words: Text
    rolls: int
    assignment: list[Text] = []
    before: list[Before] = []


class Job(msgspec.Struct, omit_defaults=True):
    """The heist in preparation or progress, as far as it is open. `cancelled` are segments of the meter whose effects
    are; 0 is one that was filled last while the meter was hidden. `fills` counts those that players chose."""

    title: Title
    subgoals: bool
    assignment: list[Text] = always([])
    shown: list[RevealedDetail] = always([])
    fired: list[Fired] = always([])
    scene: OpenScene | None = always(None)
    system_reached: bool = always(False)
    rolls: int = always(0)
    lines: list[str | HistoryEntry] = always([])
    brought: int = always(0)
    before: list[Before] = []
    cancelled: list[int] = []
    fills: int = 0
    called: str = ""
    """The id of its generated name."""


class Open(msgspec.Struct, omit_defaults=True):
    """What everyone knows. `promise` binds the dice to come; so many `links` of the chain of keys have been opened.

    `attempts` wait while another roll is open; `last_roll` is the one before the open one.
    """

    seats: int
    stored_gm: int = msgspec.field(name="gm")
    promise: str
    links: int = always(0)
    phase: Phase = always("break")
    crew: list[Criminal] = always([])
    stash: int = always(0)
    meter: tuple[int, int] | None = always(None)
    heists: int = always(0)
    job: Job | None = always(None)
    with_subgoals: bool = always(False)
    clocks: list[OpenClock] = always([])
    roll: OpenRoll | None = always(None)
    rolls: int = always(0)
    dice_used: int = always(0)
    history: list[Chapter] = always([])
    begun: bool = always(False)
    attempts: list[Attempt] = []
    attempts_made: int = 0
    last_roll: OpenRoll | None = None
    people: list[Person] = []
    lines: list[str] = []
    veils: list[str] = []
    name: str = ""
    curtain: Curtain | None = None

    @property
    def gm(self) -> int | None:
        """The GM's seat, None where the GM is automatic. No viewer is None, so no spectator is taken for the GM."""
        return None if self.stored_gm == AUTOMATIC_GM else self.stored_gm


class Penalty(msgspec.Struct, omit_defaults=True):
    """Prepared for a segment of the meter (SC-3.4)."""

    segment: int
    kind: str
    amount: int
    text: str
    fired: bool = always(False)


class Clock(msgspec.Struct, omit_defaults=True):
    """Another meter of the GM's."""

    name: str
    filled: int
    segments: int
    visibility: Visibility
    long: bool = False


class BlindRoll(msgspec.Struct, omit_defaults=True):
    """What only the GM saw fall."""

    why: str
    faces: list[int]


class AutomaticGm(msgspec.Struct, omit_defaults=True):
    """Where the automatic GM stands in the run of scenes; a scene is its id and the number of the job it is about."""

    scenes: list[tuple[str, int]] = always([])
    at: int = always(0)
    spent: list[str] = always([])
    attempts: int = always(0)
    edge: bool = always(False)
    loud: bool = always(False)
    settled: int = always(0)


class GmPapers(msgspec.Struct, omit_defaults=True):
    """What the GM has written, notes and complications aside."""

    scenes: list[PreparedScene] = []
    people: list[Person] = []


class Hidden(msgspec.Struct, omit_defaults=True):
    """What only the GM knows. With more than 15 fields it would be stored with a longer head, and not as before."""

    chance: bytes
    length: int = always(0)
    filled: int = always(0)
    highest: int = always(0)
    penalties: list[Penalty] = always([])
    notes: list[str] = always([])
    complications: list[str] = always([])
    clocks: list[Clock] = always([])
    blind: list[BlindRoll] = always([])
    heist: Heist | None = always(None)
    again: dict[str, int] = always({})
    by_hand: dict[str, str] = always({})
    automatic_gm: AutomaticGm | None = always(None, name="house")
    story: Story | None = None
    papers: GmPapers | None = None

    @property
    def scenes(self) -> list[PreparedScene]:
        """Scenes that are prepared; to be read, not changed."""
        return [] if self.papers is None else self.papers.scenes

    @property
    def people(self) -> list[Person]:
        """The same of people."""
        return [] if self.papers is None else self.papers.people

    def own_papers(self) -> GmPapers:
        """Where scenes and people are written."""
        if self.papers is None:
            self.papers = GmPapers()
        return self.papers


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
    calls: tuple[Called, ...] = ()
    step: int = 0
    person: Person | None = None
    clocks: tuple[OpenClock, ...] = ()
    called: str = ""


NO_ANSWER = Answer()
