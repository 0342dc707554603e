"""Text of a pack with names to fill in: `{place}`. Bare names only, so that nothing in a pack is ever interpreted."""

from collections.abc import Iterator

from getaway.kernel.pack import PackError


def fill(text: str, values: dict[str, str]) -> str:
    """The text with a value in place of each name; values are put in as they are and not looked at again."""
    return "".join(values[part] if is_name else part for part, is_name in _parts(text))


def check_template(where: str, text: str, longest: dict[str, str], most: int) -> None:
    """Refuse a text that names something else, or that the longest values make longer than `most`."""
    for part, is_name in _parts(text):
        if (is_name and part not in longest) or (not is_name and ("{" in part or "}" in part)):
            allowed = ", ".join(f"{{{name}}}" for name in longest)
            raise PackError(where, f"no braces but those of a name to fill in ({allowed})", text)
    length = len(fill(text, longest))
    if length > most:
        raise PackError(where, f"at most {most} letters once its names are filled in", length)


def _parts(text: str) -> Iterator[tuple[str, bool]]:
    """The text in pieces, and of each whether it is a name that stood in braces."""
    rest = text
    while rest:
        before, opened, after = rest.partition("{")
        name, closed, rest_after = after.partition("}")
        if not (opened and closed):
            yield rest, False
            return
        if before:
            yield before, False
        yield name, True
        rest = rest_after
