"""Text of a pack with names to fill in: `{place}`. Bare names only, so that nothing in a pack is ever interpreted."""

import re

from getaway.kernel.pack import PackError

_NAME = re.compile(r"{([^{}]*)}")


def fill(text: str, values: dict[str, str]) -> str:
    """The text with a value in place of each name; values are put in as they are and not looked at again."""
    return _NAME.sub(lambda name: values[name[1]], text)


def check_template(where: str, text: str, longest: dict[str, str], most: int) -> None:
    """Refuse a text that names something else, or that the longest values make longer than `most`."""
    if not set(_NAME.findall(text)) <= longest.keys() or set(_NAME.sub("", text)) & {"{", "}"}:
        allowed = ", ".join(f"{{{name}}}" for name in longest)
        raise PackError(where, f"no braces but those of a name to fill in ({allowed})", text)
    length = len(fill(text, longest))
    if length > most:
        raise PackError(where, f"at most {most} letters once its names are filled in", length)
