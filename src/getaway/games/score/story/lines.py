"""Which line is said next: one that fits best and was not said before in this heist."""

import re
from collections.abc import Collection, Iterable, Sequence
from functools import lru_cache
from hashlib import blake2b
from typing import TypeVar

from getaway.games.score.say import CATALOG
from getaway.text.catalogs import ENGLISH, catalog_files

T = TypeVar("T")
DEGREES = ("clean", "price", "nothing", "fail", "bad")
"""How a roll can end: a success, a success at a price, neither, a failure, and one with several failures."""
BEFORE = {"bad": "fail", "price": "clean"}
"""What stands in where there is no line for a degree."""

INJURY = "story-pools--injury"
"""The pool of injuries."""
_ENTRY = re.compile(r"^(story-[\w-]+) *=|^ +\.([a-z][\w-]*) *=", re.M)


@lru_cache(1)
def known() -> frozenset[str]:
    """The ids of all lines, those of attributes too: `story-bank--vault-drill.clean`."""
    found = []
    for name, source in catalog_files(CATALOG, ENGLISH).items():
        if name.startswith("story-"):
            of = ""
            for entry in _ENTRY.finditer(source):
                of = entry[1] or of
                found.append(f"{of}.{entry[2]}" if entry[2] else of)
    return frozenset(found)


@lru_cache(4096)
def versions(id: str) -> tuple[str, ...]:
    """A line in all its versions: `ID`, `ID-2`, `ID-3`, …, or `ID-1`, `ID-2`, …"""
    found = [id] if id in known() else []
    number = 2 if found else 1
    while f"{id}-{number}" in known():
        found.append(f"{id}-{number}")
        number += 1
    return tuple(found)


def pick(of: Sequence[T], *keys: object) -> T:
    """One of several: the same for the same keys. It draws no dice."""
    digest = blake2b("\0".join(map(str, keys)).encode(), digest_size=4, person=b"getaway-story").digest()
    return of[int.from_bytes(digest, "big") % len(of)]


def unsaid(pools: Iterable[str], said: Collection[str], *keys: object) -> str | None:
    """A line of the first pool that has one left; None where all were said."""
    for pool in pools:
        left = [id for id in versions(pool) if id not in said]
        if left:
            return pick(left, pool, *keys)
    return None


def outcome_pools(way: str, kind: str, degree: str) -> list[str]:
    """Where a line on an outcome may come from: the way's own, its kind's, any."""
    pools = [f"{way}.{degree}"] if way else []
    pools += [f"story-pools--{kind}.{degree}", f"story-pools--any.{degree}"]
    if degree in BEFORE:
        pools += [f"story-pools--{kind}.{BEFORE[degree]}", f"story-pools--any.{BEFORE[degree]}"]
    return pools
