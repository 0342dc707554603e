"""Rules on the screen: the book, one rule, or those that hold some words."""

import re

from rich.console import Console, RenderableType
from rich.markdown import Markdown
from rich.table import Table

from getaway.kernel.errors import GetawayError
from getaway.kernel.rulebook import Rule, Rulebook
from getaway.table.house_rules import HOUSE_RULES

_NUMBER = re.compile(r"(?:([A-Z]{2})-?)?([0-9]+(?:\.[0-9]+)?)")


class NoSuchRule(GetawayError):
    """Nothing answers to a number or to words; the message suggests the nearest."""


def find_rules(book: Rulebook, query: str) -> list[Rule]:
    """The rule of a number, the rules of a chapter, or the rules that hold all the words."""
    number = _NUMBER.fullmatch(query.strip().upper())
    return _by_words(book, query) if number is None else _by_number(book, number[1], number[2])


def rule_cited(book: Rulebook, number: str) -> Rule:
    return (HOUSE_RULES if number.startswith("HR-") else book).rules[number]


def _by_number(book: Rulebook, prefix: str | None, digits: str) -> list[Rule]:
    own_prefix = next(iter(book.rules))[:2]
    number = f"{prefix or own_prefix}-{digits}"
    rules = (HOUSE_RULES if prefix == "HR" else book).rules
    if number in rules:
        return [rules[number]]
    if chapter := [rule for rule in rules.values() if rule.number.startswith(f"{number}.")]:
        return chapter
    nearest = HOUSE_RULES.nearest(number) if prefix == "HR" else book.nearest(number)
    hint = f"; did you mean {nearest}?" if nearest else f"; they are numbered {own_prefix}-… here"
    raise NoSuchRule(f"there is no rule {number}{hint}")


def _by_words(book: Rulebook, words: str) -> list[Rule]:
    found = book.search(words) or (HOUSE_RULES.search(words) if book is not HOUSE_RULES else [])
    if not found:
        raise NoSuchRule(f"no rule holds {words.strip()!r}; a number or fewer words may find it")
    return found


def show_rules(console: Console, book: Rulebook, query: str) -> None:
    """What a query finds; without one the whole book."""
    if not query.strip():
        console.print(Markdown(book.markdown))
        return
    console.print(draw_rules(find_rules(book, query)))


def draw_rules(rules: list[Rule]) -> RenderableType:
    table = Table.grid(padding=(0, 2))
    table.add_column(style="bold cyan", no_wrap=True)
    table.add_column(ratio=1)
    for rule in rules:
        table.add_row(rule.number, Markdown(rule.text))
    return table
