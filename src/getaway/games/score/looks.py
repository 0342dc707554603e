"""Suggestions for a new Criminal: names, looks and portraits. A look may also be somebody's own words."""

from collections.abc import Iterator
from itertools import count

from getaway.games.score.say import say
from getaway.text.messages import Text

NAMES = {
    "face": ("Vesper", "Juno", "Felix", "Delphine", "Santiago", "Pearl"),
    "specter": ("Bruno", "Ruby", "Otto", "Wren", "Casimir", "Minnow"),
    "tech": ("Nadia", "Marlow", "Kit", "Pixel", "Anselm", "Ozzie"),
    "hammer": ("Sable", "Rex", "Ivy", "Tank", "Magda", "Duke"),
}
"""By class; a class of another pack takes the names of all."""
LOOKS = {
    "face": ("suit", "smile", "rings", "scarf"),
    "specter": ("grey", "gloves", "shadow", "quiet"),
    "tech": ("overalls", "goggles", "cables", "hood"),
    "hammer": ("leather", "scar", "knuckles", "boots"),
}
PORTRAITS = (
    "spy",
    "sunglasses",
    "top-hat",
    "mustache",
    "beard",
    "billed-cap",
    "hoodie",
    "nun-face",
    "woman-elf-face",
    "bandit",
    "domino-mask",
    "fox-head",
    "owl",
    "rabbit-head",
    "cyborg-face",
    "strong-man",
)
"""By the names of their pictures in the page, which gets this list with its types (`tools/wire_types.py`). Without
one, a Criminal has the sign of the class."""
_ALL_LOOKS = tuple(look for looks in LOOKS.values() for look in looks)


def free_names(kind: str, taken: set[str]) -> Iterator[str]:
    """Names that nobody has, without end: after the last one they are numbered."""
    names = NAMES.get(kind) or tuple(name for names in NAMES.values() for name in names)
    numbered = (name if n == 1 else f"{name} {n}" for n in count(1) for name in names)
    return (name for name in numbered if name not in taken)


def looks_of(kind: str) -> tuple[str, ...]:
    return LOOKS.get(kind, _ALL_LOOKS)


def look_text(look: str) -> Text:
    """A look that was suggested, in the reader's language, or somebody's own words."""
    return say(f"look-{look}") if look in _ALL_LOOKS else look
