"""The fairness check in words: that nobody decided the shuffle, and that every move was by the rules."""

import msgspec

from getaway.games.registry import UnknownGame, game_type
from getaway.kernel.deal import DealError, FairDeal, OpenDeal, chance_of, house_bytes
from getaway.kernel.record import Record, RecordError, verify


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


def examine(record: Record) -> Verdict:
    """Everything that `getaway verify` checks, told step by step."""
    checks = [*_deal(record), *_moves(record)]
    holds = all(check.holds is not False for check in checks)
    words = (
        "The record holds: the deal was fair and every move was by the rules." if holds else "The record does not hold."
    )
    return Verdict(holds, words, tuple(checks))


def _deal(record: Record) -> list[Check]:
    deal = record.deal
    if isinstance(deal, OpenDeal):
        return [
            Check("Commitment", None, "The seed behind the commitment is in the GM's record, and is checked with it."),
            Check("Key", True, f"The open dice are rolled with the key {deal.key}."),
        ]
    if not isinstance(deal, FairDeal):
        return [Check("Deal", None, f"A simulated game, dealt by the seed {deal.seed}: nobody committed to it.")]
    if deal.seed is None or deal.salt is None:
        return [Check("Commitment", None, f"The house is committed to {deal.commitment}; its seed is not opened yet.")]
    try:
        chance_of(deal)
    except DealError as problem:
        return [Check("Commitment", False, f"The house had committed to {deal.commitment}, but {problem}.")]
    return [
        Check(
            "Commitment",
            True,
            f"When the table was made the house published {deal.commitment}. The seed {deal.seed} and the salt "
            f"{deal.salt}, opened at the end, give just that.",
        ),
        _bytes(record, deal, deal.seed),
        Check("Key", True, "The key of the deal comes from the seed, the table's name and those bytes, in seat order."),
    ]


def _bytes(record: Record, deal: FairDeal, seed: str) -> Check:
    """Whether the house had a choice left when it knew the bytes of the seats."""
    bound = house_bytes(seed, deal.table)
    made = ", ".join(
        f"{seat.name} sent {entropy.value[:8]}…"
        if entropy.by == "seat"
        else f"the house made {entropy.value[:8]}… for {seat.name}"
        for seat, entropy in zip(record.seats, deal.entropy, strict=False)
    )
    if all(entropy.by == "server" for entropy in deal.entropy):
        return Check("Bytes of the seats", None, f"After that {made}, and no seat sent any: the house dealt alone.")
    if any(entropy.by == "server" and entropy.value != bound for entropy in deal.entropy):
        words = f"After seeing it, {made}. The house's do not come from its seed: it could choose them last."
        return Check("Bytes of the seats", None, words)
    from_seed = ", which comes from its seed" if any(entropy.by == "server" for entropy in deal.entropy) else ""
    words = f"After seeing it, {made}{from_seed}. So nobody alone decided the shuffle."
    return Check("Bytes of the seats", True, words)


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
