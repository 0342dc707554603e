"""How positions, moves and packs are written, so that those of earlier versions of the rules keep their bytes.

Checks of records cover the bytes of every move and position. A struct that is written this way has
`omit_defaults=True`: a field with an ordinary default is left out while it holds it, so a new field changes nothing
that was stored before it. The fields that versions 1 and 2 wrote even then have `always(default)` instead.

To add a field: give it a default, put it after the others, and that is all. But msgspec writes the head of a struct by
how many fields it could have: one that had up to 15 must not get more.
"""

from copy import copy
from typing import TypeVar

import msgspec

T = TypeVar("T")


def always(default: T, name: str | None = None) -> T:
    """The default of a field that is written even while it holds its default, under another name if there is one.

    msgspec leaves out a field only if it knows its default; it does not look into a factory.
    """
    return msgspec.field(default_factory=lambda: copy(default), name=name)
