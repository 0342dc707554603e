"""Whispers: a toy game with a text move and secrets, played through Play alone, as a role-playing game is.

Every seat gets a secret number. All write a word in secret; the words are shown together. Then the seats raise in
turn until one calls, and the highest number wins.
"""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from getaway.kernel.chance import Chance, load_chance
from getaway.kernel.events import AddressedEvent, Event, Rejection
from getaway.kernel.game import Game
from getaway.kernel.moves import Move
from getaway.kernel.options import Options
from getaway.kernel.pack import Pack
from getaway.kernel.play import Play, Refused
from getaway.kernel.rulebook import Rulebook
from getaway.kernel.views import Blank, Offer, Outcome, View
from getaway.text.catalogs import ENGLISH

BOOK = """# Whispers

## 1 The game
- **WH-1.1** Everyone writes a word of 1 to 12 letters, in secret, once.
- **WH-1.2** Then the seats raise by 1 to 9 in turn, to at most 20 in all,
  or call.
"""
PACK = b"""
source = "printed"
faces = 6
[pack]
game = "whispers"
name = "Whispers"
version = 1
"""


class Whisper(Move, frozen=True):
    text: Annotated[str, Meta(min_length=1, max_length=12)]


class Raise(Move, frozen=True):
    by: Annotated[int, Meta(ge=1, le=9)]


class Call(Move, frozen=True):
    pass


class HasWhispered(Event):
    seat: int


class WhisperKept(Event):
    text: str


class WordsShown(Event):
    words: list[str]


class Raised(Event):
    seat: int
    by: int


class Called(Event):
    seat: int
    numbers: list[int]


class WhispersPack(Pack, frozen=True, kw_only=True):
    faces: int


class NoOptions(Options, frozen=True):
    pass


class Board(msgspec.Struct, frozen=True):
    number: int | None
    words: tuple[str | None, ...]
    stake: int


class Position(msgspec.Struct):
    chance: bytes
    numbers: list[int]
    words: list[str]
    stake: int = 0
    turn: int = 0
    called: bool = False


class WhispersPlay(Play):
    def __init__(self, game: Game, seats: int, options: Options, position: Position, check: bytes = b"") -> None:
        super().__init__(game, seats, options)
        self.now = position
        self.undo: list[tuple[int, Position]] = []
        self._open_journal()
        self._check = check or self._check

    def writing(self) -> bool:
        return "" in self.now.words

    def offers(self, viewer: int) -> list[Offer]:
        self.check_viewer(viewer)
        if viewer not in self.waiting_for():
            return []
        if self.writing():
            return [Offer(Whisper("x"), "Write your word", "paper", (Blank("text", "text", 1, 12),))]
        call = Offer(Call(), "Call", "call")
        most = min(9, 20 - self.now.stake)
        if not most:
            return [call]
        return [Offer(Raise(1), "Raise", "stake", (Blank("by", "number", 1, most),)), call]

    def why_not(self, seat: int, move: Move) -> Rejection | None:
        if self.now.called:
            return Rejection("HR-1", "the game is over")
        if seat not in self.waiting_for():
            return Rejection("HR-2", "it is not for you to decide now")
        if not isinstance(move, Whisper | Raise | Call):
            return Rejection("HR-3", "there is no such move in this game")
        if isinstance(move, Whisper) != self.writing():
            return Rejection("WH-1.1", "words are written first, and once")
        if isinstance(move, Whisper) and not 1 <= len(move.text) <= 12:
            return Rejection("WH-1.1", "a word has 1 to 12 letters")
        if isinstance(move, Raise) and not (1 <= move.by <= 9 and self.now.stake + move.by <= 20):
            return Rejection("WH-1.2", "raise by 1 to 9, to at most 20 in all")
        return None

    def submit(self, seat: int, move: Move) -> list[AddressedEvent]:
        if rejection := self.why_not(seat, move):
            raise Refused(rejection)
        before = msgspec.structs.replace(self.now, words=list(self.now.words))
        events = self.apply(seat, move)
        if isinstance(move, Raise):
            self.undo.append((seat, before))
        else:
            self.undo.clear()
        self._record(seat, move)
        return events

    def apply(self, seat: int, move: Move) -> list[AddressedEvent]:
        now = self.now
        match move:
            case Whisper():
                now.words[seat] = move.text
                events = [AddressedEvent(WhisperKept(move.text), 1 << seat), AddressedEvent(HasWhispered(seat), -1)]
                return events if self.writing() else [*events, AddressedEvent(WordsShown(list(now.words)), -1)]
            case Raise():
                now.stake += move.by
                now.turn = (seat + 1) % self.seats
                return [AddressedEvent(Raised(seat, move.by), -1)]
            case _:
                now.called = True
                return [AddressedEvent(Called(seat, list(now.numbers)), -1)]

    def view(self, viewer: int) -> View:
        self.check_viewer(viewer)
        now = self.now
        shown = [
            word if not self.writing() or seat == viewer else ("written" if word else None)
            for seat, word in enumerate(now.words)
        ]
        number = now.numbers[viewer] if viewer >= 0 else None
        return View(
            game=self.game.name,
            viewer=viewer,
            seats=self.seats,
            phase="over" if now.called else "write" if self.writing() else "raise",
            prompt="Write, then raise or call.",
            rule="" if now.called else "WH-1.1" if self.writing() else "WH-1.2",
            waiting_for=self.waiting_for(),
            offers=tuple(self.offers(viewer)),
            can_reset=False,
            can_take_back=viewer >= 0 and self.why_not_take_back(viewer) is None,
            board=Board(number, tuple(shown), now.stake),
            outcome=self.outcome(),
        )

    def waiting_for(self) -> tuple[int, ...]:
        if self.now.called:
            return ()
        if self.writing():
            return tuple(seat for seat, word in enumerate(self.now.words) if not word)
        return (self.now.turn,)

    def reset_choice(self, seat: int) -> Rejection | None:
        return Rejection("HR-5", "you have no unconfirmed choice to start over")

    def why_not_take_back(self, seat: int) -> Rejection | None:
        if self.undo and self.undo[-1][0] == seat:
            return None
        return Rejection("HR-4", "you have no move that can still be taken back")

    def take_back(self, seat: int) -> None:
        if rejection := self.why_not_take_back(seat):
            raise Refused(rejection)
        self.now = self.undo.pop()[1]
        self._record(seat, None)

    def outcome(self) -> Outcome | None:
        if not self.now.called:
            return None
        best = max(self.now.numbers)
        winners = self.now.numbers.count(best)
        shares = tuple(1 / winners if number == best else 0.0 for number in self.now.numbers)
        return Outcome(shares, tuple(self.now.numbers), f"The highest number is {best}.")

    def dump(self) -> bytes:
        return msgspec.msgpack.encode([self.seats, self._check, self.now])


class Whispers(Game):
    name = "whispers"
    title = "Whispers"
    blurb = "A toy."
    phases = {"write": "Words", "raise": "Stakes", "over": "The end"}  # noqa: RUF012
    seat_counts = (2, 3)
    default_seats = 2
    rules_version = 1
    options_type = NoOptions
    pack_type = WhispersPack
    move_types = (Whisper, Raise, Call)
    pack: WhispersPack

    @classmethod
    def standard_pack_text(cls) -> bytes:
        return PACK

    @classmethod
    def rulebook(cls, language: str = ENGLISH) -> Rulebook:
        return Rulebook(BOOK)

    def new_play(self, chance: Chance, seats: int, options: Options) -> Play:
        self.check_seats(seats)
        numbers = [int(chance.below(self.pack.faces)) for _ in range(seats)]
        return WhispersPlay(self, seats, options, Position(chance.dump(), numbers, [""] * seats))

    def load(self, data: bytes) -> Play:
        seats, check, tree = msgspec.msgpack.decode(data)
        position: Position = msgspec.convert(tree, Position)
        load_chance(position.chance)
        return WhispersPlay(self, seats, NoOptions(), position, check)

    def describe(self, event: Event) -> str:
        tree: dict[str, Any] = msgspec.to_builtins(event)
        return ", ".join(f"{key} {value}" for key, value in tree.items())
