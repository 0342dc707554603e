"""Records: what remains of a game, and proof that it was played by the rules from a fair deal."""

import json
import re
from collections.abc import Callable
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from getaway.kernel.deal import DealError, FairDeal, OpenDeal, RecordedDeal, SimulatedDeal, chance_of
from getaway.kernel.events import Event
from getaway.kernel.explain import explain
from getaway.kernel.game import Game, SeatsError
from getaway.kernel.moves import UnreadableMove
from getaway.kernel.pack import PackError, plain
from getaway.kernel.play import Entry, Play, Refused
from getaway.kernel.text import PRINTABLE
from getaway.kernel.views import Outcome

FORMAT = 1


class Seat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sat where."""

    name: Annotated[str, Meta(min_length=1, max_length=40, pattern=PRINTABLE)]
    bot: Annotated[str, Meta(max_length=40, pattern=PRINTABLE)] | None = None


class RecordedMove(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One entry: the seat, its move (None: a take-back), and the check of everything so far.

    In a sealed record the move has salted hashes for what not all may know; `told` is what the game answered for all.
    """

    seat: int
    move: dict[str, Any] | None
    check: str
    told: dict[str, Any] | None = None


class RulesChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """From this entry on the game was played by this version of its rules."""

    entry: int
    version: int


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole game in one JSON file. `rules_version` is the one that it began by; `rules_changed` is there only if it
    went on by others."""

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


class RecordError(Exception):
    """A record that does not hold; `entry` is the number of the first entry that fails, from 1."""

    def __init__(self, problem: str, entry: int | None = None) -> None:
        super().__init__(problem if entry is None else f"entry {entry}: {problem}")
        self.entry = entry


def make_record(play: Play, deal: RecordedDeal, seats: tuple[Seat, ...]) -> Record:
    """The record of a play so far."""
    return Record(
        format=FORMAT,
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
    )


def make_sealed_record(play: Play, deal: RecordedDeal, seats: tuple[Seat, ...]) -> Record:
    """The record as every seat may have it: without the seed, and with salted hashes for what not all may know."""
    opened = play.open_deal(None if isinstance(deal, SimulatedDeal) else deal.commitment)
    if opened is None:
        raise RecordError(f"a record of {play.game.title} holds nothing to seal")
    record = make_record(play, opened, seats)
    return msgspec.structs.replace(record, moves=tuple(_sealed(entry) for entry in play.journal))


def record_for(play: Play, deal: RecordedDeal, seats: tuple[Seat, ...], viewer: int) -> Record:
    """The record that a viewer may have when the game is over."""
    return make_record(play, deal, seats) if play.may_know_all(viewer) else make_sealed_record(play, deal, seats)


def _sealed(entry: Entry) -> RecordedMove:
    if entry.sealed is None:
        return RecordedMove(entry.seat, None, entry.check)
    return RecordedMove(entry.seat, plain(entry.sealed), entry.check, plain(entry.told))


def write_record(record: Record) -> bytes:
    """As JSON, the same bytes for the same record."""
    return msgspec.json.format(msgspec.json.encode(record), indent=1)


def read_record(data: bytes) -> Record:
    """From JSON; RecordError says what is wrong where."""
    try:
        record = msgspec.json.decode(data, type=Record)
    except msgspec.ValidationError as error:
        raise _invalid(error) from None
    except msgspec.DecodeError as error:
        raise RecordError(f"not a record, or cut short: {explain(error)}", _broken_entry(data)) from None
    except UnicodeDecodeError as error:
        raise RecordError(f"not a record: {explain(error)}") from None
    except RecursionError:
        raise RecordError("not a record: it is nested too deeply") from None
    if record.format != FORMAT:
        raise RecordError(f"its format is {record.format}; this version reads format {FORMAT}")
    return record


def _invalid(error: msgspec.ValidationError) -> RecordError:
    """What is wrong, with the number of the entry if it is about one."""
    entry = re.search(r" - at `\$\.moves\[([0-9]+)\]", str(error))
    why = f"not a record: {explain(error, Record)}"
    return RecordError(why, None if entry is None else int(entry[1]) + 1)


def _broken_entry(data: bytes) -> int | None:
    """The number of the entry at which the JSON breaks off, if it does so among the entries. Reads each byte once."""
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


Watcher = Callable[[Play, list[Event]], None]


def replay(record: Record, game_type: type[Game], watch: Watcher | None = None) -> Play:
    """Play a record again from its deal, checking every entry; `watch` sees each step."""
    play = started(record, game_type)
    if watch is not None:
        watch(play, [])
    for number, entry in enumerate(record.moves, start=1):
        events = _step(play, entry, number)
        if play.journal[-1].check != entry.check:
            raise RecordError("its check does not fit: it was altered, or something before it", number)
        if watch is not None:
            watch(play, events)
    if play.mid_choice:
        raise RecordError("the choice that it belongs to is not finished", len(record.moves))
    return play


def verify(record: Record, game_type: type[Game]) -> Play:
    """Replay, and check the result that the record states."""
    play = replay(record, game_type)
    outcome = play.outcome()
    if record.result != outcome:
        if outcome is None:
            raise RecordError("missing: there is a result, but the game is not over here", len(record.moves) + 1)
        raise RecordError(f"the result does not follow from the moves: {outcome.words}")
    return play


def started(record: Record, game_type: type[Game]) -> Play:
    """The game of a record as it was dealt. Raises RecordError."""
    try:
        game = game_type.from_tree(record.pack)
        game.check_seats(len(record.seats))
        options = msgspec.convert(record.options, game.options_type)
        _check_versions(record, game)
        if isinstance(record.deal, OpenDeal):
            return game.start_sealed(record.deal, len(record.seats), options)
        return game.start(chance_of(record.deal), len(record.seats), options)
    except PackError as error:
        raise RecordError(f"its pack: {error}") from None
    except (SeatsError, DealError) as error:
        raise RecordError(str(error)) from None
    except msgspec.ValidationError as error:
        raise RecordError(f"its options: {explain(error, game.options_type)}") from None


def _check_versions(record: Record, game: Game) -> None:
    if record.rules_changed:
        changes = ", ".join(
            f"from entry {change.entry} on by version {change.version}" for change in record.rules_changed
        )
        raise RecordError(
            f"it was played by version {record.rules_version} of the rules, {changes}: no version plays all of it again"
        )
    if isinstance(record.deal, FairDeal) and len(record.deal.entropy) != len(record.seats):
        raise RecordError(f"{len(record.seats)} seats, but {len(record.deal.entropy)} of them added to the deal")
    if game.pack_hash != record.pack_hash:
        raise RecordError("pack_hash does not belong to the pack in the record")
    if game.rules_version != record.rules_version:
        raise RecordError(
            f"it was played by version {record.rules_version} of the rules; this is version {game.rules_version}"
        )


def _step(play: Play, entry: RecordedMove, number: int) -> list[Event]:
    if not 0 <= entry.seat < play.seats:
        raise RecordError(f"there is no seat {entry.seat}", number)
    if entry.move is None:
        if rejection := play.why_not_take_back(entry.seat):
            raise RecordError(f"the take-back is refused: {rejection}", number)
        play.take_back(entry.seat)
        return []
    try:
        move = play.game.codec.read(entry.move)
    except UnreadableMove as error:
        raise RecordError(f"not a move of {play.game.title}: {error}", number) from None
    if entry.told is not None:
        try:
            return play.follow(entry.seat, move, entry.told)
        except Refused as refused:
            raise RecordError(f"the move is refused: {refused.rejection}", number) from None
    if rejection := play.why_not(entry.seat, move):
        raise RecordError(f"the move is refused: {rejection}", number)
    return play.resubmit(entry.seat, move)
