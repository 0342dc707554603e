"""The fairness check in words: what a record proves about its deal, and that every move followed the rules.

A record proves something only to people who compare it with what they kept. docs/fairness.md says what, and against
whom.
"""

from typing import Annotated

import msgspec
from msgspec import Meta

from getaway.games.registry import UnknownGame, game_type
from getaway.kernel.deal import Bytes32, DealError, Entropy, FairDeal, OpenDeal, chance_of, house_bytes
from getaway.kernel.head import Head, head_hash
from getaway.kernel.record import Record, RecordError, verify
from getaway.table.names import recorded_name
from getaway.table.say import say
from getaway.text.messages import Message, Text, listing


class Check(msgspec.Struct, frozen=True):
    """One thing that was checked. `holds` is None if this record cannot tell."""

    title: Text
    holds: bool | None
    words: Text


class Verdict(msgspec.Struct, frozen=True):
    """Whether a record checks out, and what was checked."""

    holds: bool
    words: Text
    checks: tuple[Check, ...]


class Evidence(msgspec.Struct, frozen=True):
    """What somebody at the table kept: the server's commitment, the bytes they sent, the seats' commitments that they
    saw before, and the hash of the head when the game was dealt.
    """

    commitment: Bytes32 | None = None
    sent: Annotated[tuple[Bytes32, ...], Meta(max_length=16)] = ()
    seen: Annotated[tuple[Bytes32, ...], Meta(max_length=16)] = ()
    head: Bytes32 | None = None


def examine(record: Record) -> Verdict:
    """Everything that `getaway verify` can check with a record alone, step by step."""
    deal = check_deal(record)
    checks = [*deal, *_moves(record)]
    if any(check.holds is False for check in checks):
        return Verdict(False, say("verdict-fails"), tuple(checks))
    if _is_simulated(record):
        words = say("verdict-open-seed")
    elif all(check.holds for check in deal):
        words = say("verdict-fair")
    else:
        words = say("verdict-unproved")
    return Verdict(True, words, tuple(checks))


def check_deal(record: Record) -> list[Check]:
    """What the record proves about the deal, and what it does not."""
    deal, head = record.deal, record.head
    if _is_simulated(record):
        return [Check(say("check-deal"), None, say("deal-open-seed")), _seats(record)]
    if isinstance(deal, OpenDeal):
        return [
            Check(say("check-commitment"), None, say("commitment-in-full-record")),
            Check(say("check-key"), True, say("key-open", key=deal.key)),
            *_void(head),
            _seats(record),
        ]
    assert isinstance(deal, FairDeal)
    if deal.seed is None or deal.salt is None:
        return [Check(say("check-commitment"), None, say("commitment-unrevealed", commitment=deal.commitment))]
    try:
        chance_of(deal)
    except DealError as problem:
        words = say("commitment-broken", commitment=deal.commitment, why=problem.text)
        return [Check(say("check-commitment"), False, words)]
    words = say("commitment-kept", commitment=deal.commitment, seed=deal.seed, salt=deal.salt)
    return [
        Check(say("check-commitment"), True, words),
        _bytes(record, deal, deal.seed),
        Check(say("check-key"), True, say("key-from-bytes")),
        *_void(head),
        _seats(record),
    ]


def check_evidence(record: Record, kept: Evidence) -> list[Check]:
    """Compare the record with what somebody kept from the same game."""
    deal, head = record.deal, record.head
    checks: list[Check] = []
    if kept.commitment is not None:
        there = None if head is msgspec.UNSET else head.commitment
        if isinstance(deal, FairDeal | OpenDeal):
            there = deal.commitment
        same = kept.commitment == there
        words = say("kept-same") if same else say("kept-other", commitment=there or say("none"))
        checks.append(Check(say("check-kept"), same, words))
    made = {each.value: seat for seat, each in enumerate(deal.entropy)} if isinstance(deal, FairDeal) else {}
    for sent in kept.sent:
        seat = made.get(sent)
        if isinstance(deal, OpenDeal):
            checks.append(Check(say("check-sent"), None, say("sent-sealed")))
        elif seat is None:
            checks.append(Check(say("check-sent"), False, say("sent-unused", bytes=sent)))
        else:
            checks.append(
                Check(say("check-sent"), True, say("sent-used", name=recorded_name(seat, record.seats[seat].name)))
            )
    by_seats = head is not msgspec.UNSET and any(seat.by == "seat" for seat in head.seats)
    if by_seats and kept != Evidence() and not kept.sent:
        checks.append(Check(say("check-sent"), None, say("sent-missing")))
    if kept.seen:
        checks.append(_seen(kept.seen, head))
    if kept.head is not None:
        same = head is not msgspec.UNSET and kept.head == _hash(record, head)
        checks.append(Check(say("check-head"), same, say("head-same" if same else "head-changed")))
    return checks


def _seen(seen: tuple[str, ...], head: Head | msgspec.UnsetType) -> Check:
    """Whether the seats in the record committed to what somebody saw, and to nothing else."""
    promised = [] if head is msgspec.UNSET else [seat.commitment for seat in head.seats if seat.commitment is not None]
    gone = [each for each in seen if each not in promised]
    added = [each for each in promised if each not in seen]
    words = say("seen-same")
    if gone:
        words = say("seen-gone", commitments=listing(gone, "comma"))
    elif added:
        words = say("seen-added", commitments=listing(added, "comma"))
    return Check(say("check-seen"), not gone and not added, words)


def _is_simulated(record: Record) -> bool:
    if isinstance(record.deal, OpenDeal):
        return record.head is not msgspec.UNSET and record.head.deal == "simulated"
    return not isinstance(record.deal, FairDeal)


def _hash(record: Record, head: Head) -> str:
    return head_hash(record.game, record.rules_version, record.pack_hash, record.options, head).hex()


def _bytes(record: Record, deal: FairDeal, seed: str) -> Check:
    """Whether anyone could have chosen their bytes after seeing the others'."""
    title = say("check-bytes")
    two_steps = record.head is not msgspec.UNSET
    recorded = [seat.name for seat in (record.seats if record.head is msgspec.UNSET else record.head.seats)]
    names = [recorded_name(seat, name) for seat, name in enumerate(recorded)]
    made = listing(_bytes_of(name, entropy, two_steps) for name, entropy in zip(names, deal.entropy, strict=False))
    people = [name for name, entropy in zip(names, deal.entropy, strict=False) if entropy.by == "seat"]
    if not people:
        return Check(title, None, say("bytes-server-alone", made=made))
    bots = [entropy for entropy in deal.entropy if entropy.by == "server"]
    if any(entropy.value != house_bytes(seed, deal.table) for entropy in bots):
        return Check(title, None, say("bytes-server-chose", made=made))
    if not two_steps:
        return Check(title, None, say("bytes-one-step", made=made))
    some = "yes" if bots else "no"
    if len(people) == 1:
        return Check(title, True, say("bytes-of-one", made=made, bots=some, name=people[0]))
    return Check(title, True, say("bytes-of-many", made=made, bots=some))


def _bytes_of(name: Text, entropy: Entropy, two_steps: bool) -> Message:
    begin = entropy.value[:8]
    if entropy.by != "seat":
        return say("bytes-made", name=name, bytes=begin)
    return say("bytes-revealed" if two_steps else "bytes-sent", name=name, bytes=begin)


def _void(head: Head | msgspec.UnsetType) -> list[Check]:
    """Deals that were restarted, listed because a restart lets someone try again."""
    if head is msgspec.UNSET or not head.void:
        return []
    told = [say("void-left" if each.left else "void-silent", names=listing(each.names)) for each in head.void]
    words = say("void-rounds", times=len(head.void), told=listing(told, "comma"))
    return [Check(say("check-void"), None, words)]


def _seats(record: Record) -> Check:
    if record.head is msgspec.UNSET:
        return Check(say("check-seats"), None, say("seats-uncovered"))
    dealt = listing((_who(at, seat.name, seat.bot) for at, seat in enumerate(record.head.seats)), "comma")
    changes = [
        say(
            "seat-change",
            entry=change.entry,
            who=_who(change.seat, change.now.name, change.now.bot),
            seat=change.seat + 1,
        )
        for change in record.seat_changes or ()
    ]
    if not changes:
        return Check(say("check-seats"), True, say("seats-covered", dealt=dealt))
    return Check(say("check-seats"), True, say("seats-changed", dealt=dealt, changes=listing(changes, "comma")))


def _who(seat: int, recorded: str, bot: str | None) -> Text:
    name = recorded_name(seat, recorded)
    return name if bot is None else say("bot-named", name=name, bot=bot)


def _moves(record: Record) -> list[Check]:
    try:
        play = verify(record, game_type(record.game))
    except (RecordError, UnknownGame) as problem:
        return [Check(say("check-moves"), False, say("moves-differ", why=problem.text))]
    outcome = play.outcome()
    ended = say("result-none") if outcome is None else say("result-same", result=outcome.words)
    return [
        Check(say("check-deal"), True, say("dealt-again", game=play.game.title)),
        Check(say("check-moves"), True, say("moves-same", entries=len(record.moves))),
        Check(say("check-result"), True, ended),
    ]
