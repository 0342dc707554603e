"""Rulebooks: what they begin with, and their numbered rules."""

from getaway.kernel.rulebook import Chapter, Rulebook

BOOK = """# A game

For two.

## The aim
**Win.**

1. Take
   turns.
2. Stop.

### In short
Be quick.

## 1 Setup

The box is open.

### Cards
- **AB-1.1** Shuffle
  the cards.

## Afterword
Thanks.
"""


def test_the_introduction_ends_before_the_chapter_of_the_first_rule() -> None:
    assert Rulebook(BOOK).introduction == (
        Chapter("", "For two."),
        Chapter("The aim", "**Win.**\n\n1. Take\n   turns.\n2. Stop.\n\n### In short\nBe quick."),
    )


def test_a_rule_knows_its_chapter_and_section() -> None:
    (rule,) = Rulebook(BOOK).rules.values()
    assert (rule.number, rule.chapter, rule.section, rule.text) == ("AB-1.1", "1 Setup", "Cards", "Shuffle the cards.")


def test_a_book_may_begin_with_its_rules() -> None:
    assert Rulebook("## 1 Setup\n- **AB-1.1** Shuffle.").introduction == ()
