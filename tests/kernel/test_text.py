"""What people write, cleaned."""

from typing import Any

import pytest

from getaway.kernel.text import clean, clean_lines, clean_tree, on_one_line


@pytest.mark.parametrize(
    ("text", "cleaned"),
    [
        ("Ann", "Ann"),
        (" Ann ", "Ann"),
        ("a\nb\tc\u2028d\u00a0e", "a b c d e"),
        ("\x1b[31mred\x07\x7f", "[31mred"),
        ("Ann\u202egnik", "Anngnik"),
        ("\u2066a\u2069\u200e\u061c", "a"),
        ("A\u200bn\u200dn\u200c\ufeff\u00ad\u2060", "Ann"),
        ("\u3164\u115f", ""),
        ("\U000e0041tag", "tag"),
        ("\ue000private", "private"),
        ("e\u0301", "\u00e9"),
        ("\u05d0\u05e0\u05d4", "\u05d0\u05e0\u05d4"),
        ("\U0001f469\u200d\U0001f680", "\U0001f469\u200d\U0001f680"),
        ("\u2764\ufe0f\u200d\U0001f525", "\u2764\ufe0f\u200d\U0001f525"),
        ("\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645", "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645"),
        ("\u0645\u200c", "\u0645"),
    ],
)
def test_what_cannot_be_seen_is_dropped_and_the_rest_kept(text: str, cleaned: str) -> None:
    assert clean(text) == cleaned
    assert clean(cleaned) == cleaned


def test_every_text_in_a_tree_is_cleaned() -> None:
    tree: Any = {"a": ["x\u200b", {"b\u200b": "\ny"}], "c": 3, "d": None}
    assert clean_tree(tree) == {"a": ["x", {"b\u200b": "y"}], "c": 3, "d": None}


@pytest.mark.parametrize(
    ("text", "cleaned"),
    [
        ("one\ntwo", "one\ntwo"),
        (" one \r\n\ttwo\rthree\u2028four\v", "one\ntwo\nthree\nfour"),
        ("\n\none\n\n\n\n \n\ntwo\x07\n\n", "one\n\ntwo"),
        ("\u202ea\n\u200b", "a"),
        ("", ""),
    ],
)
def test_a_text_of_several_lines_keeps_its_line_breaks(text: str, cleaned: str) -> None:
    assert clean_lines(text) == cleaned
    assert clean_lines(cleaned) == cleaned


def test_a_tree_keeps_line_breaks_where_it_may() -> None:
    tree: Any = {"text": "a\nb", "name": "a\nb", "campaign": {"notes": ["a\r\nb"], "n": 1}}
    kept: Any = {"text": "a\nb", "name": "a b", "campaign": {"notes": ["a\nb"], "n": 1}}
    assert clean_tree(tree, ("text", "campaign")) == kept
    assert on_one_line({"a": ["x\ny", ("z\n",)], "b": {"c": "d\ne"}, "f": 1, "g": " h "}) == {
        "a": ["x y", ["z"]],
        "b": {"c": "d e"},
        "f": 1,
        "g": " h ",
    }
