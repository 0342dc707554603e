"""The rulebooks of all games, in every language: the same rules, and no reference to a rule that does not exist."""

import re

import pytest

from getaway.games.registry import game_types
from getaway.kernel.game import Game
from getaway.table.house_rules import HOUSE_RULES
from getaway.text.catalogs import languages
from getaway.text.render import Texts

CITED = re.compile(r"\b[A-Z]{2}-[0-9]+(?:\.[0-9]+)*\b")
GAMES = list(game_types().values())


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_language_has_the_same_rules_in_the_same_order(game: type[Game], language: str) -> None:
    english, translated = game.rulebook(), game.rulebook(language)
    assert list(translated.rules) == list(english.rules)
    assert len({rule.chapter for rule in translated.rules.values()}) == len(
        {rule.chapter for rule in english.rules.values()}
    )


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_rulebook_begins_with_an_introduction(game: type[Game], language: str) -> None:
    english, translated = game.rulebook(), game.rulebook(language)
    titles = [chapter.title for chapter in translated.introduction]
    assert len(titles) == len(english.introduction) >= 4
    assert all(titles[1:]), "only what comes before the first heading has no title"
    assert all(chapter.text for chapter in translated.introduction)
    assert not {rule.chapter for rule in translated.rules.values()} & set(titles)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_language_has_one_word_for_a_decision(game: type[Game], language: str) -> None:
    """The page looks for it, to explain it."""
    mark = f"**{Texts(language).say('page.rules-decision-mark')}**"
    for number, rule in game.rulebook(language).rules.items():
        assert rule.text.count(mark) == game.rulebook().rules[number].text.count("**Decision**"), number


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_rule_refers_to_the_same_rules_in_every_language(game: type[Game], language: str) -> None:
    english, translated = game.rulebook(), game.rulebook(language)
    known = {number for book in (english, HOUSE_RULES) for number in book.rules}
    chapters = {number.partition(".")[0] for number in known}
    for number, rule in translated.rules.items():
        cited = set(CITED.findall(rule.text))
        assert cited == set(CITED.findall(english.rules[number].text)), number
        assert cited <= known | chapters, number
