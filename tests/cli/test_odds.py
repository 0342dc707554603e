"""`getaway odds`."""

from fractions import Fraction

import msgspec
import pytest

from getaway.bots.vault_odds import Vault, bust, solo_bust

from .conftest import Getaway


def test_a_round_at_a_table(getaway: Getaway) -> None:
    ran = getaway("odds", "big_score", "--seats", "4", "--cops", "3", "--robbers", "2", "--gone", "diamond=4", "--json")
    found = msgspec.json.decode(ran.out)
    assert (ran.code, ran.err) == (0, "")
    assert Fraction(found["bust"]["exact"]) == bust(Vault(7, 48, 2), 2)
    assert found["next_token"]["diamond"]["exact"] == "6/55"
    assert len(found["survive"]) == 4


def test_a_round_alone(getaway: Getaway) -> None:
    ran = getaway("odds", "big_score", "--seats", "1", "--cops", "3", "--bribes", "1", "--json")
    assert Fraction(msgspec.json.decode(ran.out)["bust"]["exact"]) == solo_bust(Vault(7, 52, 2), 3, 1)


def test_in_words(getaway: Getaway) -> None:
    ran = getaway("odds", "big_score", "--cops", "4", "--rounds", "2")
    assert "This round busts with" in ran.out
    assert "Gold Bar" in ran.out


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("big_score", "--cops", "5"), "busted already"),
        (("big_score", "--gone", "gold=1"), "expected one of"),
        (("big_score", "--gone", "diamond=x"), "expected a number"),
        (("big_score", "--gone", "diamond=11"), "there are 10 diamond tokens"),
    ],
)
def test_mistakes_are_told_in_a_sentence(getaway: Getaway, words: tuple[str, ...], complaint: str) -> None:
    ran = getaway("odds", *words)
    assert ran.code == 2
    assert complaint in ran.err
