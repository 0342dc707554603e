"""What the build of the manual does beyond mkdocs: navigation by pattern, and links that leave the manual."""

import re
from pathlib import Path
from types import SimpleNamespace

import pytest
from tools.manual_hooks import expand, on_page_markdown

import getaway

DOCS = Path(__file__).parents[2] / "docs"
PAGES = ["decisions/0001-a.md", "decisions/0002-b.md", "index.md", "writing.md"]


def test_a_pattern_in_the_navigation_stands_for_the_files_that_match() -> None:
    nav = ["index.md", "writing*.md", {"Inside": ["flow.md", {"Decisions": "decisions/*.md"}]}]
    decisions = {"Decisions": ["decisions/0001-a.md", "decisions/0002-b.md"]}
    assert expand(nav, PAGES) == ["index.md", "writing.md", {"Inside": ["flow.md", decisions]}]


def test_a_pattern_without_a_match_leaves_nothing() -> None:
    assert expand([{"Conventions": "conventions/*.md"}, "translating*.md", {"Start": "index.md"}], PAGES) == [
        {"Start": "index.md"}
    ]


@pytest.mark.parametrize(
    ("page", "link", "expected"),
    [
        ("flow.md", "[deals](fairness.md#formats)", "[deals](fairness.md#formats)"),
        ("play/index.md", "[deals](../fairness.md)", "[deals](../fairness.md)"),
        ("flow.md", "[the changelog](../CHANGELOG.md)", "[the changelog](changelog.md)"),
        ("play/index.md", "[how](../../CONTRIBUTING.md)", "[how](../contributing.md)"),
        ("adding-a-game.md", "see [`plugin.py`](../src/getaway/kernel/plugin.py).", "see `plugin.py`."),
        ("flow.md", "[Python](https://python.org/x.md)", "[Python](https://python.org/x.md)"),
        ("play/index.md", "![Home](../gallery/home.webp)", "![Home](../gallery/home.webp)"),
    ],
)
def test_a_link_out_of_the_manual_becomes_a_page_of_it_or_plain_text(page: str, link: str, expected: str) -> None:
    assert on_page_markdown(link, SimpleNamespace(file=SimpleNamespace(src_uri=page))) == expected


def test_the_changelog_is_shown_with_links_that_fit_the_manual() -> None:
    text = on_page_markdown("", SimpleNamespace(file=SimpleNamespace(src_uri="changelog.md")))
    assert text.startswith("# Changelog\n")
    assert "](fairness.md)" in text
    assert "](docs/" not in text


def test_the_api_page_has_every_stable_name() -> None:
    text = (DOCS / "api.md").read_text(encoding="utf-8")
    assert [name for name in getaway.__all__ if not re.search(rf"(\.|### ){name}$", text, re.M)] == []
