"""Text of a pack with names to fill in: `{place}`. Bare names only, so that nothing in a pack is ever interpreted."""

import re
from functools import lru_cache

from getaway.kernel.errors import error
from getaway.kernel.pack import PackError
from getaway.text.messages import listing

_NAME = re.compile(r"{([^{}]*)}")


@lru_cache(256)
def names_in(text: str) -> tuple[str, ...]:
    """The names that are filled in, each once."""
    return tuple(dict.fromkeys(_NAME.findall(text)))


def fill(text: str, values: dict[str, str]) -> str:
    """The text with a value in place of each name; values are inserted as they are and not interpreted."""
    return _NAME.sub(lambda name: values[name[1]], text)


def check_template(where: str, text: str, longest: dict[str, str], most: int) -> None:
    """Refuse a text that uses other names, or that the longest values make longer than `most`."""
    if not set(_NAME.findall(text)) <= longest.keys() or set(_NAME.sub("", text)) & {"{", "}"}:
        raise PackError(
            where, error("expected-no-braces", allowed=listing((f"{{{name}}}" for name in longest), "comma")), text
        )
    length = len(fill(text, longest))
    if length > most:
        raise PackError(where, error("expected-shorter", most=most), length)
