"""What a player's tokens are worth now, and what one more would bring: from what everyone knows (chapter 5)."""

from typing import Literal

import msgspec
from msgspec.structs import replace

from getaway.games.big_score.box import ARTIFACT, DIAMOND, HACKER, KEY, Box
from getaway.games.big_score.multiset import token_count
from getaway.games.big_score.scoring import pairs


class Stake(msgspec.Struct, frozen=True):
    """So many of a kind are worth that much together; one more adds `more` to the player's total."""

    kind: Literal["diamond", "artifact", "hard_drive", "digital_key"]
    number: int
    worth: int
    more: int


class Holding(msgspec.Struct, frozen=True):
    """All of a player's tokens, of the jobs and of the vault, whose worth depends on their number."""

    diamonds: int
    artifacts: int
    drives: int
    keys: int
    hacker: bool


def holding(diamonds: int, artifacts: int, drives: int, loot: int, ability: int) -> Holding:
    return Holding(
        diamonds=diamonds + token_count(loot, DIAMOND),
        artifacts=artifacts + token_count(loot, ARTIFACT),
        drives=drives,
        keys=token_count(loot, KEY),
        hacker=ability == HACKER,
    )


def value(box: Box, own: Holding, majority: int, rivals: int) -> tuple[int, int, int]:
    """What Diamonds, Artifacts, and Hard Drives with Keys are worth: `majority` is paid for more Artifacts than
    `rivals`."""
    paired = pairs(own.drives, own.keys)
    alone = int(box.hacker_worth) * (own.drives + own.keys - 2 * int(paired)) if own.hacker else 0
    most = majority if own.artifacts > rivals else 0
    artifacts = own.artifacts * int(box.artifact_worth) + most
    return int(box.diamonds(own.diamonds)), artifacts, int(paired) * int(box.pair_worth) + alone


def stakes(box: Box, own: Holding, majority: int, rivals: int) -> tuple[Stake, ...]:
    """What is at stake for a player with these tokens."""
    diamonds, artifacts, halves = now = value(box, own, majority, rivals)

    def more(**changes: int) -> int:
        return sum(value(box, replace(own, **changes), majority, rivals)) - sum(now)

    return (
        Stake("diamond", own.diamonds, diamonds, more(diamonds=own.diamonds + 1)),
        Stake("artifact", own.artifacts, artifacts, more(artifacts=own.artifacts + 1)),
        Stake("hard_drive", own.drives, halves, more(drives=own.drives + 1)),
        Stake("digital_key", own.keys, halves, more(keys=own.keys + 1)),
    )


def job_gain(box: Box, own: Holding, majority: int, rivals: int, job: int) -> int:
    """What a job would add to the total of the player, if nobody else were paid for it."""
    paid = replace(
        own,
        diamonds=own.diamonds + box.job_diamonds[job],
        artifacts=own.artifacts + box.job_artifacts[job],
        drives=own.drives + box.job_drives[job],
    )
    more = sum(value(box, paid, majority, rivals)) - sum(value(box, own, majority, rivals))
    return box.job_cash[job] + more
