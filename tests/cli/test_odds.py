"""`getaway odds`."""

from fractions import Fraction
from typing import Any

import msgspec
import pytest

from getaway.games.big_score.odds import Vault, bust, solo_bust

from .conftest import Getaway


def test_a_round_at_a_table(getaway: Getaway) -> None:
    ran = getaway("odds", "big_score", "--seats", "4", "--cops", "3", "--robbers", "2", "--gone", "diamond=4", "--json")
    found = msgspec.json.decode(ran.out)
    assert (ran.code, ran.err) == (0, "")
    assert Fraction(found["bust"]["exact"]) == bust(Vault(7, 43, 2), 2)
    assert Fraction(found["next_token"]["diamond"]["exact"]) == Fraction(6, 48) * Fraction(43, 50)
    assert sum(Fraction(chance["exact"]) for chance in found["next_token"].values()) == 1
    assert len(found["survive"]) == 4


@pytest.mark.rule("BS-4.2")
def test_the_tokens_of_the_vault_floor_are_not_in_the_vault(getaway: Getaway) -> None:
    def odds(*words: str) -> dict[str, Any]:
        found: dict[str, Any] = msgspec.json.decode(getaway("odds", "big_score", *words, "--json").out)
        return found

    unknown = odds("--cops", "3")
    assert unknown["left"] == 54
    assert Fraction(unknown["bust"]["exact"]) == bust(Vault(7, 47, 2), 4)
    known = odds("--cops", "3", "--floor", "diamond=2", "--floor", "gold_bar=1", "--gone", "diamond=1")
    assert known["left"] == 55
    assert known["next_token"]["diamond"]["exact"] == "7/55"
    assert "gold_bar" not in known["next_token"]
    assert odds("--seats", "1", "--cops", "3")["left"] == 59


def test_a_round_alone(getaway: Getaway) -> None:
    ran = getaway("odds", "big_score", "--seats", "1", "--cops", "3", "--bribes", "1", "--json")
    assert Fraction(msgspec.json.decode(ran.out)["bust"]["exact"]) == solo_bust(Vault(7, 52, 2), 3, 1)


def test_in_words(getaway: Getaway) -> None:
    ran = getaway("odds", "big_score", "--cops", "4", "--rounds", "2")
    assert "This round: " in ran.out
    assert "Gold Bar" in ran.out


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("big_score", "--cops", "5"), "already busted"),
        (("big_score", "--gone", "gold=1"), "expected one of"),
        (("big_score", "--gone", "diamond=x"), "expected a number"),
        (("big_score", "--gone", "diamond=11"), "has 10 tokens of the kind diamond"),
        (("big_score", "--floor", "cop=1"), "--floor cop: expected one of"),
        (
            ("big_score", "--gone", "diamond=8", "--floor", "diamond=3"),
            "10 tokens of the kind diamond, not 11",
        ),
        (("big_score", "--seats", "1", "--floor", "diamond=1"), "no Vault Floor in the solo game"),
    ],
)
def test_mistakes_are_told_in_a_sentence(getaway: Getaway, words: tuple[str, ...], complaint: str) -> None:
    ran = getaway("odds", *words)
    assert ran.code == 2
    assert complaint in ran.err
