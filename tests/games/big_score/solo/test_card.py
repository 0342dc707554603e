"""The rules on a scenario's card: whole, and with the figures of the pack."""

import msgspec
import pytest

from getaway.games.big_score.game import BigScore, FirstBigScore
from getaway.games.big_score.options import BigScoreOptions, FirstOptions
from getaway.games.big_score.say import say
from getaway.kernel.chance import seeded
from getaway.kernel.pack import plain

GAME = BigScore.from_toml()
CARDS = {scenario.name: scenario for scenario in GAME.scenarios()}
SAYS = {
    "biggest_score": ("No special rules",),
    "diamond_thief": (
        "3 Artifacts for a Diamond",
        "$250K each",
        "opens once",
        "Bars don't count as cash",
    ),
    "magic_paintings": (
        "Only cash counts as money",
        "not even Silver and Gold Bars",
        "Artifacts count for the goal",
    ),
    "jack_of_all_trades": (
        "remove all cards of one crew type",
        "6 Jacks of All Trades",
        "again whenever a job is turned up",
    ),
    "crypto_currency": (
        "pays a Hard Drive is in the job deck",
        "with a Digital Key",
        "Gold Bar may count as",
        "stays a Key",
    ),
    "heat_is_on": (
        "2 tokens from the vault",
        "with a Cop on it: no payout",
        "At the end of a round",
        "4 Cops",
        "You choose the order",
    ),
    "simultaneous_plunder": (
        "then rob the vault once",
        "exactly $50K each",
        "5 Cops",
        "can't flee",
        "You choose the order",
    ),
    "betray_the_traitor": (
        "laid in a row",
        "fewest tokens",
        "without a Cop",
        "2 cards of the rest are drawn",
        "no bribes",
    ),
    "does_what_it_takes": (
        "One card of each of the six crew types",
        "buy any number of Hard Drives",
        "$100K each",
    ),
    "extreme": ("No special rules",),
}


@pytest.mark.parametrize("name", SAYS)
def test_a_card_says_all_that_is_special(name: str) -> None:
    text = " ".join(map(str, CARDS[name].rules))
    for words in SAYS[name]:
        assert words in text
    assert CARDS[name].rule in GAME.rulebook().rules


def test_every_scenario_has_a_card() -> None:
    assert SAYS.keys() == CARDS.keys()
    without_act_two = {name for name, scenario in CARDS.items() if say("card-no-act-two") in scenario.rules}
    assert without_act_two == {"heat_is_on", "simultaneous_plunder"}


def test_the_table_shows_the_card_of_its_scenario() -> None:
    for scenario in GAME.scenarios():
        board = (
            GAME.new_play(seeded(1), 1, msgspec.convert(scenario.options, BigScoreOptions, strict=False)).view(0).board
        )
        assert (board.rules, board.rule) == (scenario.rules, scenario.rule)


def test_a_card_has_the_figures_of_its_pack() -> None:
    tree = plain(GAME.pack)
    tree["solo"]["thief_price"] = 300
    card = {scenario.name: scenario.rules for scenario in BigScore.from_tree(tree).scenarios()}
    assert "$300K each" in str(card["diamond_thief"][0])


def test_a_card_says_what_the_options_say() -> None:
    def text(scenario: str, **options: str) -> str:
        chosen = BigScoreOptions(scenario=scenario, **options)  # type: ignore[arg-type]
        return " ".join(map(str, GAME.new_play(seeded(1), 1, chosen).view(0).board.rules))

    assert "not on a job turned up after that" in text("jack_of_all_trades", jacks="once")
    assert "stays a Key" not in text("crypto_currency", gold="count")
    first = FirstBigScore.from_toml()
    options = FirstOptions(scenario="heat_is_on")
    assert "You choose the order" not in " ".join(map(str, first.new_play(seeded(1), 1, options).view(0).board.rules))
