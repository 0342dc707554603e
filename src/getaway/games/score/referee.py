"""Shared context of Score's move handlers: pack, options, open and hidden state, dice."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from inspect import signature
from operator import itemgetter
from typing import Any, Literal, TypeVar

import msgspec

from getaway.games.score import dice
from getaway.games.score.events import DiceOpened
from getaway.games.score.generator import Heist
from getaway.games.score.moves import MOST_LINES, CriminalMove, HistoryEntry, Seal
from getaway.games.score.old_texts import old_entry, old_text
from getaway.games.score.options import ScoreOptions
from getaway.games.score.pack import AdvanceCard, ClassCard, ScorePack, Wording
from getaway.games.score.past import Past
from getaway.games.score.say import say
from getaway.games.score.state import NO_ANSWER, Answer, Criminal, Hidden, Job, Open, OpenApproach, OpenRoll
from getaway.kernel.chance import Chance, load_chance
from getaway.kernel.events import AddressedEvent, Event, Rejection
from getaway.kernel.moves import Move
from getaway.kernel.play import Refused
from getaway.kernel.state import EVERYONE
from getaway.text.messages import Message, Text

T = TypeVar("T")
Requirements = Iterator[Rejection | None]
"""What a move requires, one thing after the other: None where it is met, else the rule against the move."""
WhyNot = Callable[..., Requirements]
Apply = Callable[..., None]
MakeAnswer = Callable[..., Answer | None]
Redact = Callable[..., Move | None]
Generate = Callable[..., Heist]


@dataclass(frozen=True)
class Handler:
    """One kind of move: who may make it and when, what the GM's side answers, and what everyone sees happen.

    Its functions are called with the parameters that they name: `referee`, `seat` (None: the automatic GM), `move`,
    `criminal` (whom the move names) and, for `apply`, `answer`. `redact` gives the move as players may know it, None if
    they may not know of it at all; without it they know all.
    """

    who: str
    phases: tuple[str, ...]
    why_not: WhyNot | None
    apply: Apply
    answer: MakeAnswer | None = None
    redact: Redact | None = None
    final: bool = False
    """It cannot be taken back."""
    criminal: Literal["", "any", "ready", "present"] = ""
    """The move names nobody, any Criminal of the campaign, one who can still play, or one who takes part in this heist:
    the maker's own."""
    answered_with: str = ""
    """The GM's side answers only a move with something in this field."""

    def is_answered(self, move: Move) -> bool:
        return self.answer is not None and (not self.answered_with or bool(getattr(move, self.answered_with)))


_GIVEN = ("referee", "seat", "move", "answer", "criminal")


@cache
def _picker(function: Callable[..., Any]) -> Callable[[tuple[Any, ...]], tuple[Any, ...]]:
    """Picks what a function names out of all that is given; looked up once a function, as every move passes here."""
    places = [_GIVEN.index(name) for name in signature(function).parameters]
    if len(places) > 1:
        return itemgetter(*places)
    return itemgetter(slice(places[0], places[0] + 1) if places else slice(0))


def call(function: Callable[..., T], referee: "Referee", seat: int | None, move: Move, answer: Answer = NO_ANSWER) -> T:
    """Call a function of a handler with what it names."""
    criminal = referee.criminal(move.criminal) if isinstance(move, CriminalMove) else None
    given = (referee, seat, move, answer, criminal)
    return function(*_picker(function)(given))


BREAK = ("break",)
HEIST = ("heist",)
ANY = (*BREAK, *HEIST)


class Referee:
    """The context of every handler. Without the hidden part it follows a players' record."""

    def __init__(
        self,
        pack: ScorePack,
        options: ScoreOptions,
        open_part: Open,
        hidden: Hidden | None,
        chain: dice.Chain,
        *,
        version: int,
        generate: Generate,
    ) -> None:
        self.pack = pack
        self.version = version
        self.old_texts = version == 1
        self.generate = generate
        self.options = options
        self.open = open_part
        self.hidden = hidden
        self.chain = chain
        self.open_dice: Chance | None = chain.dice(open_part.links + 1, open_part.dice_used)
        self.secret_chance = load_chance(hidden.chance) if hidden is not None else None
        self.past = Past()
        self.events: list[AddressedEvent] = []
        self.classes: dict[str, ClassCard] = {row.id: row for row in pack.classes}
        self.advances: dict[str, AdvanceCard] = {row.id: row for row in pack.advances}
        self.penalties: dict[str, Wording] = {row.id: row for row in pack.penalties}
        self.consequences: dict[str, Wording] = {row.id: row for row in pack.consequences}
        self.approach_cards = {row.id: row for scene in pack.scenes for row in scene.approaches}

    # Questions that many rules ask.

    @property
    def secrets(self) -> Hidden:
        """What only the GM knows; asked only by the GM's side."""
        assert self.hidden is not None
        return self.hidden

    @property
    def meter_open(self) -> bool:
        return self.options.meter == "open"

    @property
    def one_shot(self) -> bool:
        return self.options.mode == "one_shot"

    def criminal(self, number: int) -> Criminal:
        return self.open.crew[number]

    def present(self) -> list[Criminal]:
        """Who takes part in the heist now."""
        return [criminal for criminal in self.open.crew if criminal.here]

    def ready(self) -> list[Criminal]:
        """Who can still play."""
        return [criminal for criminal in self.open.crew if criminal.status == "ready"]

    def approaches(self) -> tuple[OpenApproach, ...]:
        """The ways through the scene of the heist, if there is one."""
        scene = self.open.job.scene if self.open.job is not None else None
        return scene.approaches if scene is not None else ()

    def roller(self) -> Criminal:
        """Whose roll is open."""
        return self.criminal(self.roll.criminal)

    @property
    def job(self) -> Job:
        """The heist in preparation or progress."""
        assert self.open.job is not None
        return self.open.job

    @property
    def heist(self) -> Heist:
        """The generated heist; asked only by the GM's side."""
        assert self.secrets.heist is not None
        return self.secrets.heist

    @property
    def roll(self) -> OpenRoll:
        assert self.open.roll is not None
        return self.open.roll

    def rolling(self) -> OpenRoll | None:
        """The roll that is not closed yet."""
        roll = self.open.roll
        return roll if roll is not None and roll.stage != "closed" else None

    # What happens.

    def emit(self, event: Event) -> None:
        """For everyone."""
        self.events.append(AddressedEvent(event, EVERYONE))

    def emit_to_gm(self, event: Event) -> None:
        """For the GM alone; for nobody where the GM is automatic, or in a players' record."""
        gm = self.open.gm
        if gm is not None and self.hidden is not None:
            self.events.append(AddressedEvent(event, 1 << gm))

    def text(self, message: Message) -> Text:
        """A message as the position holds it: by version 1 of the rules an English sentence."""
        return old_text(message) if self.old_texts else message

    def as_kept(self, text: Text) -> Text:
        """The same of a text that may be somebody's words."""
        return text if isinstance(text, str) else self.text(text)

    def add_to_history(self, line: str | HistoryEntry, standard: str = "") -> None:
        """For the history of the campaign. `standard` is what the pack says where nobody wrote anything."""
        if self.open.job is not None and len(self.open.job.lines) < MOST_LINES:
            if self.old_texts and isinstance(line, HistoryEntry):
                line = old_entry(line, line.text or standard)
            self.open.job.lines.append(line)

    def strike_from_history(self, what: str, name: str) -> None:
        """What is put right during a heist is not remembered of it. Earlier versions of the rules kept it."""
        if self.version < 3 or self.open.job is None:
            return
        lines = self.open.job.lines
        found = [line for line in lines if isinstance(line, HistoryEntry) and (line.what, line.name) == (what, name)]
        if found:
            lines.remove(found[-1])

    def cool_off(self, criminal: Criminal, by: int) -> None:
        criminal.heat = max(self.pack.heat_floor, criminal.heat - by)

    def roll_open(self, count: int) -> tuple[list[int], int]:
        """Dice that everyone sees, and the place of the first in the open stream: the roll's receipt."""
        if self.open_dice is None:
            raise Refused(Rejection("SC-9.7", say("dice-not-opened")))
        first = self.open.dice_used
        faces = dice.roll(self.open_dice, count)
        self.open.dice_used = int.from_bytes(self.open_dice.dump()[-8:], "big")
        return faces, first

    def open_the_dice(self) -> None:
        """A heist is over: the link that opens its dice is the promise of the next heist's (SC-9.7)."""
        open_part = self.open
        open_part.links += 1
        open_part.promise = self.chain.link(open_part.links).hex()
        open_part.dice_used = 0
        self.open_dice = self.chain.dice(open_part.links + 1)
        self.emit(DiceOpened(open_part.heists, open_part.promise))

    def seal(self, what: Any) -> str:
        """The hash of something that players may not know, with a fresh salt: the hidden stream moves on."""
        assert self.secret_chance is not None
        return dice.seal(dice.draw_key(self.secret_chance, dice.SALT_WORDS), what)

    def roll_blind(self, count: int) -> list[int]:
        assert self.secret_chance is not None
        return dice.roll(self.secret_chance, count)

    def store_chance(self) -> None:
        """The hidden part holds its stream as bytes."""
        if self.hidden is not None:
            assert self.secret_chance is not None
            self.hidden.chance = self.secret_chance.dump()


def unless(allowed: object, rule: str, why: Text) -> Rejection | None:
    """The rule against what is not allowed."""
    return None if allowed else Rejection(rule, why)


def nothing_open() -> None:
    """The move changes nothing that players see."""


def unseen() -> None:
    """Players may not know of the move."""


def sealing(field: str) -> Redact:
    """Players know of the move, and of one field only its seal."""

    def redact(referee: Referee, move: Move) -> Move:
        return msgspec.structs.replace(move, **{field: Seal(referee.seal(getattr(move, field)))})

    return redact


def sealed_with_the_meter(field: str) -> Redact:
    """The same where the meter is hidden: the field would give away how it stands."""
    seal = sealing(field)
    return lambda referee, move: move if referee.meter_open else seal(referee, move)


def copied(part: Any) -> Any:
    """An independent copy of a part, for undo."""
    return msgspec.msgpack.decode(msgspec.msgpack.encode(part), type=type(part))
