"""Rules on the screen: the book, one rule, or those that contain some words."""

import re

from rich.console import Console, RenderableType
from rich.markdown import Markdown
from rich.table import Table

from getaway.kernel.errors import GetawayError
from getaway.kernel.rulebook import Rule, Rulebook
from getaway.table.house_rules import house_rules
from getaway.terminal.say import say

_NUMBER = re.compile(r"(?:([A-Z]{2})-?)?([0-9]+(?:\.[0-9]+)?)")


class NoSuchRule(GetawayError):
    """No rule has this number or these words; the message suggests the nearest."""


class Rules:
    """A rulebook and the house rules, in one language."""

    def __init__(self, book: Rulebook, language: str) -> None:
        self._book = book
        self._house = house_rules(language)

    def find(self, query: str) -> list[Rule]:
        """The rule with a number, the rules of a chapter, or the rules that contain all the words."""
        number = _NUMBER.fullmatch(query.strip().upper())
        return self._by_words(query) if number is None else self._by_number(number[1], number[2])

    def cited(self, number: str) -> Rule:
        return (self._house if number.startswith("HR-") else self._book).rules[number]

    def show(self, console: Console, query: str) -> None:
        """What a query finds; without one the whole book, introduction first."""
        console.print(draw_rules(self.find(query)) if query.strip() else Markdown(self._book.markdown))

    def _by_number(self, prefix: str | None, digits: str) -> list[Rule]:
        own_prefix = next(iter(self._book.rules))[:2]
        number = f"{prefix or own_prefix}-{digits}"
        book = self._house if prefix == "HR" else self._book
        if number in book.rules:
            return [book.rules[number]]
        if chapter := [rule for rule in book.rules.values() if rule.number.startswith(f"{number}.")]:
            return chapter
        if nearest := book.nearest(number):
            raise NoSuchRule(say("no-rule-near", number=number, near=nearest))
        raise NoSuchRule(say("no-rule", number=number, prefix=own_prefix))

    def _by_words(self, words: str) -> list[Rule]:
        found = self._book.search(words) or self._house.search(words)
        if not found:
            raise NoSuchRule(say("no-rule-words", words=words.strip()))
        return found


def draw_rules(rules: list[Rule]) -> RenderableType:
    table = Table.grid(padding=(0, 2))
    table.add_column(style="bold cyan", no_wrap=True)
    table.add_column(ratio=1)
    for rule in rules:
        table.add_row(rule.number, Markdown(rule.text))
    return table
