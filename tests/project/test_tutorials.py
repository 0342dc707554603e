"""Every command that a tutorial of the manual shows prints what the page says."""

from pathlib import Path

import pytest
from tools.tutorials import Command, File, matches, realigned, rewritten, stable, steps, tutorials, what_differs

PAGES = tutorials()
PAGE = """
```python title="hello.py"
print("hello", 6 * 7)
```

```console
$ python hello.py
hello …
$ printf 'one\\ntwo\\n' \\
    | sort -r
two
one
```
"""


@pytest.mark.parametrize("page", PAGES, ids=[path.stem for path in PAGES])
def test_a_tutorial_shows_what_its_commands_print(page: Path, tmp_path: Path) -> None:
    differences = what_differs(page.read_text(encoding="utf-8"), tmp_path)
    assert not differences, "\n\n".join([*differences, "`make tutorials` writes what is printed now"])


def test_each_way_into_the_manual_has_a_tutorial() -> None:
    assert {path.parent.name for path in PAGES} >= {"play", "evening", "design", "research"}


@pytest.mark.parametrize("page", PAGES, ids=[path.stem for path in PAGES])
def test_a_tutorial_shows_no_command_that_is_not_run(page: Path) -> None:
    assert "```sh" not in page.read_text(encoding="utf-8")


def test_files_and_commands_are_found_in_their_order() -> None:
    file, first, second = steps(PAGE)
    assert file == File("hello.py", 'print("hello", 6 * 7)\n')
    assert isinstance(first, Command)
    assert (first.line, first.shown) == ("python hello.py", "hello …\n")
    assert isinstance(second, Command)
    assert (second.line, second.shown) == ("printf 'one\\ntwo\\n' \\\n    | sort -r", "two\none\n")


def test_a_page_that_shows_something_else_is_found(tmp_path: Path) -> None:
    assert what_differs(PAGE, tmp_path) == []
    (difference,) = what_differs(PAGE.replace("hello …\n", "bye …\n"), tmp_path)
    assert "$ python hello.py\n- bye …\n+ hello 42" in difference


def test_what_the_reader_types_is_read_from_the_page() -> None:
    block = "```console\n$ getaway play masters\nBuy a card.\n> 1\n…\n> quit\n```\n"
    for page, typed in ((block, "1\nquit\n"), (f"<!-- typed: 2 |  | quit -->\n{block}", "2\n\nquit\n")):
        (command,) = steps(page)
        assert isinstance(command, Command)
        assert command.typed == typed


@pytest.mark.parametrize(
    ("shown", "printed", "expected"),
    [
        ("a  b\n", "a\nb", True),
        ("a … d\n", "a b\nc d\n", True),
        ("────\n x\n", "─────────\n   x\n", True),
        ("a … d\n", "a b c\n", False),
        ("in … s\n", "in 12.5 s\n", True),
        ("a.c\n", "abc\n", False),
    ],
)
def test_dots_stand_for_any_text_and_white_space_does_not_count(shown: str, printed: str, expected: bool) -> None:
    assert matches(shown, printed) is expected


def test_rewriting_changes_only_what_differs() -> None:
    assert rewritten(PAGE) == rewritten(PAGE.replace("two\none", "two  one")) == PAGE
    assert rewritten(PAGE.replace("hello …", "bye")) == PAGE.replace("hello …", "hello 42")


def test_a_word_that_differs_between_two_runs_becomes_dots() -> None:
    assert stable("took 12 ms, 3 games\nend\n", "took 15 ms, 3 games\nend\n") == "took … ms, 3 games\nend\n"
    assert stable("9 games (pure)\n", "8 games (pure)\n") == "… games (…)\n"
    assert stable("a b\n", "a\n") == "…\n"


def test_what_was_left_out_stays_left_out() -> None:
    shown = "title\n…\nlast line\nend\n"
    assert realigned(shown, "title\n1\n2\nlast line, new\nend\n") == "title\n…\nlast line, new\nend\n"
    assert realigned(shown, "new title\n1\n2\nlast line\nend\n") == "new title\n…\nlast line\nend\n"
    middle = "title\n…\n1 pick the lock\n2 break a door\n…\nend\n"
    printed = "title\nx\ny\n1 pick a lock\n2 break the door\n3 run\nend\n"
    assert realigned(middle, printed) == "title\n…\n1 pick a lock\n2 break the door\n…\nend\n"
    assert realigned("in … s, good\n", "in 4 s, well\n") == "in 4 s, well\n"
    assert realigned("took … ms\nall good\n", "took 4 ms\nall well\n") == "took … ms\nall well\n"
