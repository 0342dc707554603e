"""Rulebooks in Markdown: an introduction to read, then numbered rules, found by number or by words."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from difflib import get_close_matches
from functools import cache

from getaway.text.catalogs import ENGLISH, localized_file

_RULE = re.compile(r"^- \*\*([A-Z]{2}-[0-9.]+)\*\* (.*)$")
_CHAPTER = re.compile(r"^## (.*)$")
_SECTION = re.compile(r"^### (.*)$")
_TITLE = re.compile(r"^# ")


@dataclass(frozen=True)
class Rule:
    """One numbered rule; not every chapter has sections."""

    number: str
    chapter: str
    section: str
    text: str


@dataclass(frozen=True)
class Chapter:
    """A chapter to read, in Markdown. Without a title it is the text before the first heading."""

    title: str
    text: str


class Rulebook:
    """The rules of a game in the order of the book, and the chapters that introduce them."""

    def __init__(self, markdown: str) -> None:
        self.markdown = markdown
        self.introduction = tuple(_introduction(markdown))
        self.rules: dict[str, Rule] = {}
        chapter = section = number = ""
        for line in markdown.splitlines():
            if heading := _CHAPTER.match(line):
                chapter, section, number = heading[1], "", ""
            elif heading := _SECTION.match(line):
                section, number = heading[1], ""
            elif rule := _RULE.match(line):
                number = rule[1]
                if number in self.rules:
                    raise ValueError(f"rule {number} stands twice")
                self.rules[number] = Rule(number, chapter, section, rule[2])
            elif number and line.startswith("  "):
                known = self.rules[number]
                self.rules[number] = replace(known, text=f"{known.text} {line.strip()}")
            else:
                number = ""

    def search(self, words: str) -> list[Rule]:
        """The rules that contain all the words, ignoring case."""
        wanted = words.lower().split()
        return [rule for rule in self.rules.values() if all(word in rule.text.lower() for word in wanted)]

    def nearest(self, number: str) -> str | None:
        """The rule number closest to a mistyped one."""
        close = get_close_matches(number.upper(), self.rules, n=1, cutoff=0.5)
        return close[0] if close else None


def _introduction(markdown: str) -> Iterator[Chapter]:
    """The chapters before the one with the first numbered rule."""
    chapter = Chapter("", "")
    for line in markdown.splitlines():
        if _RULE.match(line):
            break
        if heading := _CHAPTER.match(line):
            if chapter.text.strip():
                yield replace(chapter, text=chapter.text.strip())
            chapter = Chapter(heading[1], "")
        elif not _TITLE.match(line):
            chapter = replace(chapter, text=f"{chapter.text}{line}\n")


@cache
def read_rulebook(package: str, language: str = ENGLISH) -> Rulebook:
    """The rulebook.md that ships in a package, or its translation."""
    return Rulebook(localized_file(package, "rulebook.md", language))


PLAY_RULES = read_rulebook("getaway.kernel")
"""HR-1 to HR-5, which every Play follows. The other house rules belong to the table (getaway.table.house_rules)."""
