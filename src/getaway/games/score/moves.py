"""Every move of Score. Where people write, a move carries text; what only the GM may read can be sealed."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from getaway.games.score.pack import Mark
from getaway.games.score.paper_types import (
    MOST_CLOCKS,
    MOST_PEOPLE,
    MOST_SCENES,
    LongClock,
    OpenPapers,
    Person,
    PreparedScene,
)
from getaway.games.score.stored import always
from getaway.games.score.written import FAR as FAR
from getaway.games.score.written import LINE as LINE
from getaway.games.score.written import NAME as NAME
from getaway.games.score.written import NOTE as NOTE
from getaway.games.score.written import Line as Line
from getaway.games.score.written import Name as Name
from getaway.games.score.written import Note as Note
from getaway.games.score.written import Number as Number
from getaway.games.score.written import Word as Word
from getaway.kernel.explain import allowed
from getaway.kernel.moves import Move
from getaway.kernel.pack import Ident
from getaway.kernel.text import PRINTABLE

MOST_APPROACHES = 9
MOST_FIELDS = 40
MOST_LINES = 999
MOST_CHAPTERS = 999
MOST_ROLLS = 1_000_000
NOBODY = -1
"""The Criminal of a ruling on the stash."""

ChapterLine = Annotated[str, Meta(max_length=2 * NOTE, pattern=PRINTABLE)]
Figure = Annotated[int, Meta(ge=0, le=100 * FAR)]
Visibility = Literal["open", "hidden", "secret"]


class Seal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What stands in a players' record in place of something only the GM may know: its salted hash."""

    seal: Annotated[str, Meta(pattern=r"^[0-9a-f]{32}\Z", extra=allowed("hex-32"))]


class ScoreMove(Move, frozen=True, omit_defaults=True):
    """A new field of a move has an ordinary default, and is left out while it holds it; see `stored`."""


class CriminalMove(ScoreMove, frozen=True):
    """A move that names a Criminal, by number."""

    criminal: Number


class CreateCriminal(ScoreMove, frozen=True):
    name: Name
    kind: Ident
    advance: Word = always("")
    gear: Line = always("")
    portrait: Word = ""
    look: Line = ""


class ChangeGear(CriminalMove, frozen=True):
    gear: Line


class HandOver(CriminalMove, frozen=True):
    to: Number


class Join(CriminalMove, frozen=True):
    pass


class Leave(CriminalMove, frozen=True):
    pass


class Retire(CriminalMove, frozen=True):
    pass


class Advance(CriminalMove, frozen=True):
    advance: Word


class CoolDown(CriminalMove, frozen=True):
    """The GM agrees, after a heist with subgoals, that the Heat left goes down to 1 (SC-4.2)."""


class TakeOut(CriminalMove, frozen=True):
    how: Literal["heist", "dead"]
    why: Line = always("")


class RecordInjury(CriminalMove, frozen=True):
    injury: Line


class PrepareHeist(ScoreMove, frozen=True):
    segments: Number | Seal
    title: Line = always("")
    subgoals: bool = always(False)


FieldTexts = Annotated[
    dict[Word, Annotated[str, Meta(min_length=1, max_length=LINE, pattern=PRINTABLE)]], Meta(max_length=MOST_FIELDS)
]
Times = Annotated[dict[Word, Annotated[int, Meta(ge=0, le=100 * FAR)]], Meta(max_length=MOST_FIELDS)]


class GenerateHeist(ScoreMove, frozen=True):
    """With an empty seed a new one is drawn. `again` says how often fields were rolled again, `by_hand` what was set in
    their place: a heist that was prepared elsewhere."""

    seed: Word = always("")
    kind: Word = always("")
    again: Times = msgspec.field(default_factory=dict)
    by_hand: FieldTexts = msgspec.field(default_factory=dict)

    def __hash__(self) -> int:
        return hash((self.seed, self.kind))  # the others are dicts


class RollAgain(ScoreMove, frozen=True):
    field: Word


class SetField(ScoreMove, frozen=True):
    field: Word
    text: Line


class ShowField(ScoreMove, frozen=True):
    field: Word


class WriteNote(ScoreMove, frozen=True):
    text: Note


class PrepareComplication(ScoreMove, frozen=True):
    text: Line


class ShowComplication(ScoreMove, frozen=True):
    number: Number | Seal


class Strike(ScoreMove, frozen=True):
    """The GM strikes out one of their papers."""

    what: Literal["note", "complication", "scene", "person"]
    number: Number


class AttachPenalty(ScoreMove, frozen=True):
    segment: Number
    kind: Word
    amount: Number = always(0)
    text: Line = always("")


class RemovePenalty(ScoreMove, frozen=True):
    segment: Number


class StartHeist(ScoreMove, frozen=True):
    pass


class EndHeist(ScoreMove, frozen=True):
    how: Literal["done", "failed", "given_up"]
    words: Line = always("")


class EndCampaign(ScoreMove, frozen=True):
    words: Line = always("")


class CorrectMeter(ScoreMove, frozen=True):
    filled: Number | Seal
    why: Line = always("")


class AddClock(ScoreMove, frozen=True):
    name: Name
    segments: Number | Seal
    visibility: Visibility


class TickClock(ScoreMove, frozen=True):
    name: Name
    by: Number | Seal


class RemoveClock(ScoreMove, frozen=True):
    name: Name


class Overrule(ScoreMove, frozen=True):
    """The GM may always rule: a figure is set by hand, and everyone sees it and why."""

    what: Literal["cool", "heat", "prep", "stash"]
    value: Number
    criminal: Number = always(NOBODY)
    why: Line = always("")


class RenewAbility(CriminalMove, frozen=True):
    """The GM rules that a once-a-heist ability may be used again, or a goal met again."""

    ability: Word
    why: Line = always("")


class Approach(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A way through a scene that the GM puts on offer."""

    id: Ident
    text: Line
    marks: Annotated[tuple[Mark, ...], Meta(max_length=6)] = always(())


class SetScene(ScoreMove, frozen=True):
    name: Line
    text: Note
    approaches: Annotated[tuple[Approach, ...], Meta(max_length=MOST_APPROACHES)] = always(())


class AddApproach(ScoreMove, frozen=True):
    """Another way through the scene; its id is made up for it."""

    text: Line
    marks: Annotated[tuple[Mark, ...], Meta(max_length=6)] = always(())


class RemoveApproach(ScoreMove, frozen=True):
    approach: Word


class Narrate(ScoreMove, frozen=True):
    text: Note


class Declare(CriminalMove, frozen=True):
    """What a Criminal tries: in the player's words, or by an approach of the scene, which needs none. `marks` and
    `goal` say what it is meant to count as."""

    attempt: Line
    approach: Word = always("")
    marks: Annotated[tuple[Mark, ...], Meta(max_length=6)] = ()
    goal: Literal["", "cool", "heat"] = ""


class CallRoll(ScoreMove, frozen=True):
    """For an attempt that waits, by number; 0 is the open one, or else the first. The GM may add or take away Cool
    dice, make it harder or easier, and say who helps (SC-2.8)."""

    difficulty: Number | Seal
    marks: Annotated[tuple[Mark, ...], Meta(max_length=6)] = always(())
    attempt: Number = 0
    dice: Number = 0
    modifier: Number = 0
    helpers: Annotated[tuple[Number, ...], Meta(max_length=FAR)] = ()


class Waive(ScoreMove, frozen=True):
    """No roll, or not this one: the GM says how it goes, or that the attempt is off."""

    words: Line = always("")
    attempt: Number = 0


class Withdraw(ScoreMove, frozen=True):
    attempt: Number = 0


class Roll(ScoreMove, frozen=True):
    prep: Number = always(0)
    foresight: bool = always(False)
    overclock: bool = always(False)
    clear_the_room: bool = always(False)
    how: Line = ""


class BruteForce(ScoreMove, frozen=True):
    pass


class Stand(ScoreMove, frozen=True):
    """The dice stay as they are: no Brute Force."""


class TakeConsequence(ScoreMove, frozen=True):
    on: Literal["heat", "meter"]


class Judge(ScoreMove, frozen=True):
    """The GM's ruling on a failure (SC-2.4), with a prepared complication by number, or an injury of who rolled."""

    kind: Word
    words: Line = always("")
    complication: Number | Seal = 0
    injury: Line = ""


class GmRoll(ScoreMove, frozen=True):
    dice: Number
    why: Line | Seal = always("")
    blind: bool = always(False)


class UseAbility(CriminalMove, frozen=True):
    """`number`: persons to clothe, or which fired penalty to cancel; `segment`: a filled one to cancel."""

    ability: Word
    words: Line = always("")
    number: Number = always(1)
    segment: Number = 0


class ConfirmGoal(CriminalMove, frozen=True):
    goal: Literal["cool", "heat"]


class TakeGoal(CriminalMove, frozen=True):
    as_: Literal["cool", "prep"] = msgspec.field(name="as")


class ConfirmKills(CriminalMove, frozen=True):
    number: Number


class TakeKill(CriminalMove, frozen=True):
    as_: Literal["cool", "heat", "neither"] = msgspec.field(name="as")


class ChooseFocus(CriminalMove, frozen=True):
    on: Literal["sneaking", "lockpicking"]


class ConfirmNegotiation(CriminalMove, frozen=True):
    pass


class ReachSystem(CriminalMove, frozen=True):
    pass


class Veteran(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A Criminal as a campaign file holds them."""

    name: Name
    kind: Ident
    seat: Number
    cool: Figure
    heat: Figure
    prep: Figure
    advances: Annotated[tuple[Word, ...], Meta(max_length=9)]
    gear: Line
    status: Literal["ready", "retired", "dead", "arrested"]
    last_job: bool = always(False)
    advanced: bool = always(False)
    portrait: Word = ""
    look: Line = ""


class HistoryEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Something worth remembering of a heist. `name` is a Criminal's; `about` is the kind of a penalty, goal or injury;
    `text` is what somebody wrote."""

    what: Literal["penalty", "goal", "died", "taken_out", "hurt", "arrested", "retired"]
    name: Word = ""
    about: Word = ""
    text: Line = ""


Title = str | tuple[str, ...]
"""A GM's own words, or the jobs of a generated heist; empty if it has neither."""


class Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A heist of the past, with a title of the GM's or the jobs of a generated heist. What somebody wrote is text,
    everything else a HistoryEntry.

    Title and jobs are two fields because msgspec 0.22 crashes on a union of a tuple and a str with a pattern.
    """

    title: Annotated[str, Meta(max_length=2 * LINE, pattern=PRINTABLE)]
    how: Word
    crew: Annotated[tuple[Name, ...], Meta(max_length=FAR)]
    rolls: Annotated[int, Meta(ge=0, le=MOST_ROLLS)]
    lines: Annotated[tuple[ChapterLine | HistoryEntry, ...], Meta(max_length=MOST_LINES)]
    jobs: Annotated[tuple[Ident, ...], Meta(max_length=2)] = ()
    called: Word = ""


class HeistPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A heist that was prepared elsewhere, as `GenerateHeist` makes it."""

    seed: Name
    kind: Word = ""
    again: Times = {}
    by_hand: FieldTexts = {}

    def __hash__(self) -> int:
        return hash((self.seed, self.kind))  # the others are dicts


class ResumeCampaign(ScoreMove, frozen=True):
    """The first move at a table that goes on with an exported campaign, or with a heist that was prepared elsewhere;
    `papers` lie open."""

    crew: Annotated[tuple[Veteran, ...], Meta(max_length=FAR)]
    history: Annotated[tuple[Chapter, ...], Meta(max_length=MOST_CHAPTERS)]
    notes: Annotated[tuple[Note, ...], Meta(max_length=FAR)] | Seal = always(())
    scenes: Annotated[tuple[PreparedScene, ...], Meta(max_length=MOST_SCENES)] | Seal = ()
    people: Annotated[tuple[Person, ...], Meta(max_length=MOST_PEOPLE)] | Seal = ()
    clocks: Annotated[tuple[LongClock, ...], Meta(max_length=MOST_CLOCKS)] | Seal = ()
    papers: OpenPapers | None = None
    name: Word = ""
    heist: Annotated[tuple[HeistPlan, ...], Meta(max_length=1)] | Seal = ()


class Sealed(ScoreMove, frozen=True):
    """In a players' record: the GM did something that nobody else may know of."""

    seal: Annotated[str, Meta(pattern=r"^[0-9a-f]{32}\Z", extra=allowed("hex-32"))]
