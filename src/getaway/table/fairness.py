"""The fairness check in words: what a record proves about its deal, and that every move was by the rules.

A record proves something only to who compares it with what they kept: docs/fairness.md says what, and against whom.
"""

from typing import Annotated

import msgspec
from msgspec import Meta

from getaway.games.registry import UnknownGame, game_type
from getaway.kernel.deal import Bytes32, DealError, FairDeal, OpenDeal, chance_of, house_bytes
from getaway.kernel.head import Head, head_hash
from getaway.kernel.record import Record, RecordError, verify

OPEN_SEED = (
    "Not a fair deal: it was dealt from an open seed, and nobody had committed to it. Lessons, simulations and games "
    "with --seed are dealt like that: whoever knows the seed knows every card."
)


class Check(msgspec.Struct, frozen=True):
    """One thing that was looked at. `holds` is None where it cannot be told from this record."""

    title: str
    holds: bool | None
    words: str


class Verdict(msgspec.Struct, frozen=True):
    """Whether a record holds, and what was checked."""

    holds: bool
    words: str
    checks: tuple[Check, ...]


class Evidence(msgspec.Struct, frozen=True):
    """What somebody at the table kept: the server's commitment, the bytes they sent, the commitments of the seats that
    they saw before, and the hash of the head when the game was dealt."""

    commitment: Bytes32 | None = None
    sent: Annotated[tuple[Bytes32, ...], Meta(max_length=16)] = ()
    seen: Annotated[tuple[Bytes32, ...], Meta(max_length=16)] = ()
    head: Bytes32 | None = None


def examine(record: Record) -> Verdict:
    """Everything that `getaway verify` checks of a record alone, step by step."""
    deal = check_deal(record)
    checks = [*deal, *_moves(record)]
    if any(check.holds is False for check in checks):
        return Verdict(False, "The record does not hold.", tuple(checks))
    if _is_simulated(record):
        words = "Every move was by the rules, but this was not a fair deal: it came from an open seed."
    elif all(check.holds for check in deal):
        words = "The record holds: the deal was fair and every move was by the rules."
    else:
        words = "Every move was by the rules. Of the deal this record does not prove everything."
    return Verdict(True, words, tuple(checks))


def check_deal(record: Record) -> list[Check]:
    """What the record proves about the deal, and what it does not."""
    deal, head = record.deal, record.head
    if _is_simulated(record):
        return [Check("Deal", None, OPEN_SEED), _seats(record)]
    if isinstance(deal, OpenDeal):
        return [
            Check("Commitment", None, "The seed behind the commitment is in the full record, and is checked with it."),
            Check("Key", True, f"What was drawn openly comes from the key {deal.key}."),
            *_void(head),
            _seats(record),
        ]
    assert isinstance(deal, FairDeal)
    if deal.seed is None or deal.salt is None:
        words = f"The server is committed to {deal.commitment}; its seed is not revealed yet."
        return [Check("Commitment", None, words)]
    try:
        chance_of(deal)
    except DealError as problem:
        return [Check("Commitment", False, f"The server had committed to {deal.commitment}, but {problem}.")]
    return [
        Check(
            "Commitment",
            True,
            f"Before anyone was ready the server published {deal.commitment}. The seed {deal.seed} and the salt "
            f"{deal.salt}, revealed at the end, give just that.",
        ),
        _bytes(record, deal, deal.seed),
        Check("Key", True, "The key of the deal comes from the seed, the table's name and those bytes, in seat order."),
        *_void(head),
        _seats(record),
    ]


def check_evidence(record: Record, kept: Evidence) -> list[Check]:
    """The record beside what somebody kept of the same game."""
    deal, head = record.deal, record.head
    checks: list[Check] = []
    if kept.commitment is not None:
        there = None if head is msgspec.UNSET else head.commitment
        if isinstance(deal, FairDeal | OpenDeal):
            there = deal.commitment
        same = kept.commitment == there
        words = "The server's commitment is the one you kept." if same else f"The record has {there or 'none'}."
        checks.append(Check("Your copy of the commitment", same, words))
    made = {each.value: seat for seat, each in enumerate(deal.entropy)} if isinstance(deal, FairDeal) else {}
    for sent in kept.sent:
        seat = made.get(sent)
        if isinstance(deal, OpenDeal):
            words = "A sealed record has no bytes: compare the full one when it is out."
            checks.append(Check("Your bytes", None, words))
        elif seat is None:
            words = f"{sent} went into the deal of no seat: the server dealt without what you sent."
            checks.append(Check("Your bytes", False, words))
        else:
            checks.append(Check("Your bytes", True, f"Those of {record.seats[seat].name} are the ones you sent."))
    by_seats = head is not msgspec.UNSET and any(seat.by == "seat" for seat in head.seats)
    if by_seats and kept != Evidence() and not kept.sent:
        words = "Only the bytes you sent show that you took part in the deal: give them with --sent."
        checks.append(Check("Your bytes", None, words))
    if kept.seen:
        checks.append(_seen(kept.seen, head))
    if kept.head is not None:
        same = head is not msgspec.UNSET and kept.head == _hash(record, head)
        words = "Seats, names, bots, options and deal are as they were when the game was dealt."
        if not same:
            words = "Something was changed after the deal: a seat, a name, a bot, an option or a commitment."
        checks.append(Check("Head of the record", same, words))
    return checks


def _seen(seen: tuple[str, ...], head: Head | msgspec.UnsetType) -> Check:
    """Whether the seats of the record committed to what somebody saw, and to nothing else."""
    promised = [] if head is msgspec.UNSET else [seat.commitment for seat in head.seats if seat.commitment is not None]
    gone = [each for each in seen if each not in promised]
    added = [each for each in promised if each not in seen]
    words = "All that you saw before you revealed yours are in the record, and no others."
    if gone:
        words = f"{', '.join(gone)} is not in the record: a seat's bytes were changed after you had revealed yours."
    elif added:
        words = f"{', '.join(added)} is in the record, and you did not see it: those bytes may have been chosen last."
    return Check("Commitments you saw", not gone and not added, words)


def _is_simulated(record: Record) -> bool:
    if isinstance(record.deal, OpenDeal):
        return record.head is not msgspec.UNSET and record.head.deal == "simulated"
    return not isinstance(record.deal, FairDeal)


def _hash(record: Record, head: Head) -> str:
    return head_hash(record.game, record.rules_version, record.pack_hash, record.options, head).hex()


def _bytes(record: Record, deal: FairDeal, seed: str) -> Check:
    """Whether anyone could choose their bytes after seeing those of the others."""
    title = "Bytes of the seats"
    two_steps = record.head is not msgspec.UNSET
    names = [seat.name for seat in (record.seats if record.head is msgspec.UNSET else record.head.seats)]
    made = ", ".join(
        f"{name} {'revealed' if two_steps else 'sent'} {entropy.value[:8]}…"
        if entropy.by == "seat"
        else f"the server made {entropy.value[:8]}… for {name}"
        for name, entropy in zip(names, deal.entropy, strict=False)
    )
    people = [name for name, entropy in zip(names, deal.entropy, strict=False) if entropy.by == "seat"]
    if not people:
        return Check(title, None, f"After that {made}, and no seat sent any: the server dealt alone.")
    bots = [entropy for entropy in deal.entropy if entropy.by == "server"]
    if any(entropy.value != house_bytes(seed, deal.table) for entropy in bots):
        words = f"After seeing it, {made}. The server's do not come from its seed: it could choose them last."
        return Check(title, None, words)
    if not two_steps:
        words = f"After seeing it, {made}. In one step: who was last, and could read the seed, could choose the deal."
        return Check(title, None, words)
    from_seed = " The server's come from its seed." if bots else ""
    if len(people) == 1:
        nobody = f"So the server did not choose the shuffle. Nobody but {people[0]} could have, knowing the seed."
    else:
        nobody = "So nobody chose the shuffle, not even knowing the seed."
    return Check(title, True, f"First every seat committed to its bytes, then {made}.{from_seed} {nobody}")


def _void(head: Head | msgspec.UnsetType) -> list[Check]:
    """Deals that were restarted, listed because a restart lets someone try again."""
    if head is msgspec.UNSET or not head.void:
        return []
    told = "; ".join(f"{' and '.join(each.names)} {'left' if each.left else 'did not reveal'}" for each in head.void)
    words = f"The deal was started over {len(head.void)} times: {told}. Who was silent, or silenced, is not proved."
    return [Check("Deals started over", None, words.replace("1 times", "once"))]


def _seats(record: Record) -> Check:
    if record.head is msgspec.UNSET:
        words = "In a record of format 1 the checks do not cover names, bots and the kind of deal."
        return Check("Seats", None, words)
    seats = ", ".join(seat.name if seat.bot is None else f"{seat.name} ({seat.bot} bot)" for seat in record.head.seats)
    changes = "".join(
        f" After entry {change.entry}: {change.now.name}{f' ({change.now.bot} bot)' if change.now.bot else ''}"
        f" at seat {change.seat + 1}."
        for change in record.seat_changes or ()
    )
    return Check("Seats", True, f"Under the checks: dealt to {seats}.{changes}")


def _moves(record: Record) -> list[Check]:
    number = len(record.moves)
    try:
        play = verify(record, game_type(record.game))
    except (RecordError, UnknownGame) as problem:
        return [Check("Moves", False, f"Played again it does not come out: {problem}.")]
    title = play.game.title
    ended = "The game was not played to its end." if record.result is None else record.result.words
    return [
        Check("Deal", True, f"{title} was dealt again from that key."),
        Check("Moves", True, f"All {number} entries were made again, each by the rules, each with the check it had."),
        Check("Result", True, f"The result is the same. {ended}"),
    ]
