"""Records: what remains of a game, and proof that it was played by the rules from a fair deal.

In format 1 the checks cover the deal and the moves. In format 2 they also cover who sat where, who made the bytes of
the deal and what kind of deal it was (`head`), and every change of a seat. A record keeps its format; both are read.
"""

import json
import re
from collections.abc import Callable
from typing import Any

import msgspec

from getaway.kernel.capabilities import sealed_play
from getaway.kernel.deal import (
    Deal,
    DealError,
    FairDeal,
    OpenDeal,
    RecordedDeal,
    SimulatedDeal,
    chance_of,
    commit_seat,
    house_bytes,
)
from getaway.kernel.errors import GetawayError, error
from getaway.kernel.events import AddressedEvent, Rejection
from getaway.kernel.explain import explain
from getaway.kernel.game import Game, SeatsError
from getaway.kernel.head import Head, Seat, SeatChange, head_of
from getaway.kernel.journal import JournalEntry
from getaway.kernel.moves import UnreadableMove
from getaway.kernel.options import Options
from getaway.kernel.pack import PackError, plain
from getaway.kernel.play import Play, Refused
from getaway.kernel.views import Outcome
from getaway.text.messages import Text, listing

FORMAT = 2
WITHOUT_HEAD = 1
"""The format of games that began before the checks covered their heads."""


class RecordedMove(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One entry: the seat, its move (None: a take-back), and the check of everything so far. In a sealed record the
    move has salted hashes in place of secrets; `told` is the public response of the game.
    """

    seat: int
    move: dict[str, Any] | None
    check: str
    told: dict[str, Any] | None = None


class RulesChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """From this entry on, the game was played under this version of its rules."""

    entry: int
    version: int


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole game in one JSON file. `rules_version` is the version it started under; `rules_changed` is present only
    if it continued under others. `seats` are those at the end. Format 1 has no `head`, `seat_changes` and `check`."""

    format: int
    game: str
    rules_version: int
    pack: dict[str, Any]
    pack_hash: str
    options: dict[str, Any]
    seats: tuple[Seat, ...]
    deal: RecordedDeal
    moves: tuple[RecordedMove, ...]
    result: Outcome | None
    rules_changed: tuple[RulesChange, ...] | msgspec.UnsetType = msgspec.UNSET
    head: Head | msgspec.UnsetType = msgspec.UNSET
    seat_changes: tuple[SeatChange, ...] | msgspec.UnsetType = msgspec.UNSET
    check: str | msgspec.UnsetType = msgspec.UNSET

    def __repr__(self) -> str:
        end = "not over" if self.result is None else self.result.words
        return f"<Record of {self.game}, {len(self.seats)} seats, {len(self.moves)} moves: {end}>"


class RecordError(GetawayError):
    """A record that does not check out; `entry` is the number of the first entry that fails, from 1."""

    def __init__(self, problem: Text, entry: int | None = None) -> None:
        super().__init__(problem if entry is None else error("record-entry", entry=entry, problem=problem))
        self.entry = entry


def begin(game: Game, deal: Deal, seats: tuple[Seat, ...], options: Options) -> Play:
    """A new game whose checks cover who sits where and how it was dealt."""
    play = game.new_play(chance_of(deal), len(seats), options)
    play.cover_head(head_of(deal, seats))
    return play


def make_record(play: Play, deal: RecordedDeal, seats: tuple[Seat, ...]) -> Record:
    head = play.head
    return Record(
        format=WITHOUT_HEAD if head is None else FORMAT,
        game=play.game.name,
        rules_version=play.game.rules_version,
        pack=plain(play.game.pack),
        pack_hash=play.game.pack_hash,
        options=plain(play.options),
        seats=seats,
        deal=deal,
        moves=tuple(
            RecordedMove(entry.seat, None if entry.move is None else plain(entry.move), entry.check)
            for entry in play.journal
        ),
        result=play.outcome(),
        head=msgspec.UNSET if head is None else head,
        seat_changes=msgspec.UNSET if head is None else tuple(play.seat_changes),
        check=msgspec.UNSET if head is None else play.check,
    )


def make_sealed_record(play: Play, deal: RecordedDeal, seats: tuple[Seat, ...]) -> Record:
    """The record as every seat may have it: without the seed, and with salted hashes in place of secrets."""
    opened = play.open_deal(None if isinstance(deal, SimulatedDeal) else deal.commitment)
    if opened is None:
        raise RecordError(error("record-unsealed", game=play.game.title))
    record = make_record(play, opened, seats)
    return msgspec.structs.replace(record, moves=tuple(_sealed(entry) for entry in play.journal))


def record_for(play: Play, deal: RecordedDeal, seats: tuple[Seat, ...], viewer: int) -> Record:
    """The record that a viewer may have when the game is over."""
    return make_record(play, deal, seats) if play.may_know_all(viewer) else make_sealed_record(play, deal, seats)


def _sealed(entry: JournalEntry) -> RecordedMove:
    if entry.sealed is None:
        return RecordedMove(entry.seat, None, entry.check)
    return RecordedMove(entry.seat, plain(entry.sealed), entry.check, plain(entry.told))


def write_record(record: Record) -> bytes:
    """The record as JSON; the same record gives the same bytes."""
    return msgspec.json.format(msgspec.json.encode(record), indent=1)


def read_record(data: bytes) -> Record:
    """Read a record from JSON. Raises RecordError, which says what is wrong and where."""
    try:
        record = msgspec.json.decode(data, type=Record)
    except msgspec.ValidationError as problem:
        raise _invalid(problem) from None
    except msgspec.DecodeError as problem:
        raise RecordError(error("record-cut-short", why=explain(problem)), _broken_entry(data)) from None
    except (UnicodeDecodeError, RecursionError) as problem:
        raise RecordError(error("not-a-record", why=explain(problem))) from None
    if record.format not in (WITHOUT_HEAD, FORMAT):
        raise RecordError(error("record-format", format=str(record.format), known=listing([WITHOUT_HEAD, FORMAT])))
    for name in ("head", "seat_changes", "check"):
        if (getattr(record, name) is msgspec.UNSET) != (record.format == WITHOUT_HEAD):
            id = "record-field-extra" if record.format == WITHOUT_HEAD else "record-field-missing"
            raise RecordError(error(id, name=name, format=record.format))
    return record


def _invalid(problem: msgspec.ValidationError) -> RecordError:
    """What is wrong, with the number of the entry if it concerns one."""
    entry = re.search(r" - at `\$\.moves\[([0-9]+)\]", str(problem))
    why = error("not-a-record", why=explain(problem, Record))
    return RecordError(why, None if entry is None else int(entry[1]) + 1)


def _broken_entry(data: bytes) -> int | None:
    """The number of the entry where the JSON breaks off, if it does so among the entries. Reads each byte once."""
    text = data.decode(errors="replace")
    key = text.rfind('"moves"')
    if key < 0:
        return None
    at = _past(text, key + len('"moves"'), " \t\r\n:[")
    decoder = json.JSONDecoder()
    number = 1
    while text[at : at + 1] != "]":
        try:
            _, at = decoder.raw_decode(text, at)
        except (json.JSONDecodeError, RecursionError):
            return number
        at = _past(text, at, " \t\r\n,")
        number += 1
    return None


def _past(text: str, at: int, skipped: str) -> int:
    while text[at : at + 1] and text[at] in skipped:
        at += 1
    return at


Watcher = Callable[[Play, list[AddressedEvent]], None]


def replay(record: Record, game_type: type[Game], watch: Watcher = lambda play, events: None) -> Play:
    """Play a record again from its deal, checking every entry; `watch` is called with each step."""
    play = started(record, game_type)
    changes = list(record.seat_changes or ())
    watch(play, [])
    for number, entry in enumerate(record.moves, start=1):
        _change_seats(play, changes)
        events = play_entry(play, entry, number)
        if play.journal[-1].check != entry.check:
            raise RecordError(error("record-check-differs"), number)
        watch(play, events)
    if play.choice_open:
        raise RecordError(error("record-choice-open"), len(record.moves))
    _change_seats(play, changes)
    if changes:
        raise RecordError(error("record-seat-changed-nowhere"))
    return play


def _change_seats(play: Play, changes: list[SeatChange]) -> None:
    """Apply the seat changes that came before the next entry."""
    while changes and changes[0].entry == len(play.journal):
        change = changes.pop(0)
        play.change_seat(change.seat, change.now)


def verify(record: Record, game_type: type[Game]) -> Play:
    """Replay, and compare the result with the one in the record. Its words are not compared, because a later version
    may word a result better.
    """
    play = replay(record, game_type)
    outcome = play.outcome()
    if _figures(record.result) != _figures(outcome):
        if outcome is None:
            raise RecordError(error("record-result-too-early"), len(record.moves) + 1)
        raise RecordError(error("record-result-differs", result=outcome.words))
    if record.check is not msgspec.UNSET and record.check != play.check:
        raise RecordError(error("record-last-check-differs"))
    return play


def _figures(outcome: Outcome | None) -> tuple[object, ...] | None:
    return None if outcome is None else (outcome.shares, outcome.scores)


def started(record: Record, game_type: type[Game]) -> Play:
    """The game of a record as it was dealt. Raises RecordError."""
    try:
        game = (game_type.by_version(record.rules_version) or game_type).from_tree(record.pack)
        game.check_seats(len(record.seats))
        options = msgspec.convert(record.options, game.options_type)
        _check_versions(record, game)
        if isinstance(record.deal, OpenDeal):
            play = sealed_play(game, record.deal, len(record.seats), options)
        else:
            play = game.new_play(chance_of(record.deal), len(record.seats), options)
        if record.head is not msgspec.UNSET:
            _check_head(record, record.head)
            play.cover_head(record.head)
        return play
    except PackError as problem:
        raise RecordError(error("record-pack", why=problem.text)) from None
    except (SeatsError, DealError) as problem:
        raise RecordError(problem.text) from None
    except msgspec.ValidationError as problem:
        raise RecordError(error("record-options", why=explain(problem, game.options_type))) from None


def _check_versions(record: Record, game: Game) -> None:
    if record.rules_changed:
        changes = [error("rules-from", entry=each.entry, version=each.version) for each in record.rules_changed]
        raise RecordError(
            error("record-rules-changed", version=record.rules_version, changes=listing(changes, "comma"))
        )
    if isinstance(record.deal, FairDeal) and len(record.deal.entropy) != len(record.seats):
        raise RecordError(error("record-deal-seats", seats=len(record.seats), added=len(record.deal.entropy)))
    if game.pack_hash != record.pack_hash:
        raise RecordError(error("record-pack-hash"))
    if game.rules_version != record.rules_version:
        raise RecordError(error("record-rules", version=record.rules_version, ours=game.rules_version))


def _check_head(record: Record, head: Head) -> None:
    """Whether the rest of the record matches its head."""
    seats = [Seat(seat.name, seat.bot) for seat in head.seats]
    for change in record.seat_changes or ():
        if not 0 <= change.seat < len(seats):
            raise RecordError(error("record-no-such-seat", seat=change.seat))
        seats[change.seat] = change.now
    if tuple(seats) != record.seats:
        raise RecordError(error("record-seats-differ"))
    if isinstance(record.deal, OpenDeal):
        if record.deal.commitment != head.commitment:
            raise RecordError(error("record-head-commitment"))
        return
    promised = tuple(seat.commitment for seat in head.seats)
    if head_of(record.deal, tuple(Seat(seat.name, seat.bot) for seat in head.seats), promised, head.void) != head:
        raise RecordError(error("record-head-differs"))
    for number, seat in enumerate(head.seats, start=1):
        if seat.bot is not None and seat.by == "seat":
            raise RecordError(error("record-bot-bytes", seat=number))
    if isinstance(record.deal, FairDeal) and record.deal.seed is not None:
        _check_bytes(record.deal, record.deal.seed, promised)


def _check_bytes(deal: FairDeal, seed: str, promised: tuple[str | None, ...]) -> None:
    for seat, (entropy, commitment) in enumerate(zip(deal.entropy, promised, strict=True)):
        if entropy.by == "server":
            if entropy.value != house_bytes(seed, deal.table):
                raise RecordError(error("record-server-bytes", seat=seat + 1))
        elif commit_seat(deal.table, deal.commitment, seat, entropy.value) != commitment:
            raise RecordError(error("record-seat-bytes", seat=seat + 1))


def play_entry(play: Play, entry: RecordedMove, number: int) -> list[AddressedEvent]:
    """Make the recorded move again; `number` is that of its entry. Raises RecordError."""
    if not 0 <= entry.seat < play.seats:
        raise RecordError(error("record-no-such-seat", seat=entry.seat), number)
    if entry.move is None:
        if rejection := play.why_not_take_back(entry.seat):
            raise RecordError(error("record-undo-refused", why=rejection.why, rule=rejection.rule), number)
        play.take_back(entry.seat)
        return []
    try:
        move = play.game.codec.read(entry.move)
    except UnreadableMove as problem:
        raise RecordError(error("record-not-a-move", game=play.game.title, why=problem.text), number) from None
    if entry.told is None and (rejection := play.why_not(entry.seat, move)):
        raise _refused(rejection, number)
    try:
        if entry.told is not None:
            return play.apply_sealed(entry.seat, move, entry.told)
        return play.replay_move(entry.seat, move)
    except Refused as refused:
        raise _refused(refused.rejection, number) from None


def _refused(rejection: Rejection, number: int) -> RecordError:
    return RecordError(error("record-move-refused", why=rejection.why, rule=rejection.rule), number)
