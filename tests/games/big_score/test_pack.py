"""Packs that are no box of The Big Score, and what is wrong with them."""

import re
import tomllib
from collections.abc import Callable
from typing import Any

import pytest

from getaway.games.big_score.game import BigScore
from getaway.games.big_score.options import BigScoreOptions
from getaway.kernel.chance import seeded
from getaway.kernel.game import SeatsError
from getaway.kernel.pack import PackError
from tests.games.big_score.kit import GAME

Tree = dict[str, Any]

JOBS = """
Apartment        1 0 0 1 0 1   20  Diamond
Pawn Shop        1 0 1 1 0 0   20  Diamond
Antique Shop     0 0 1 1 0 1   20  Artifact
Library          1 1 0 0 1 0   20  Artifact
Office Building  0 1 1 0 1 0   30  Hard Drive
ATM              0 1 0 0 1 1   30  Hard Drive
Hotel            1 1 1 1 0 0   30  Diamond
Jewelry Store    0 0 1 1 1 1   30  Diamond
Art Gallery      1 0 1 0 1 1   30  Artifact
Auction House    1 1 0 1 0 1   30  Artifact
Tech Startup     1 1 1 0 1 0   50  Hard Drive
Data Center      0 1 0 1 1 1   50  Hard Drive
Night Club       1 1 0 2 0 1   50  -
Race Track       1 2 1 0 1 0   50  -
Restaurant       2 0 1 0 1 1   50  -
Warehouse        0 1 1 1 0 2   50  -
Pharmacy         0 0 1 1 2 1   50  -
Gas Station      1 1 1 1 1 0   50  -
Casino           1 1 1 1 1 1  100  -
Yacht            2 1 1 0 1 1  100  -
Train            1 2 1 1 0 1  100  -
Mansion          1 1 2 1 1 0  100  -
Armored Truck    1 1 0 2 1 1  100  -
Airport          0 0 1 1 2 2  100  -
"""
"""Icons in the order of the crew types, cash, and a payout token."""


def standard() -> Tree:
    return tomllib.loads(BigScore.standard_pack_text().decode())


def _set(table: str, at: int, field: str, value: object) -> Callable[[Tree], None]:
    def change(tree: Tree) -> None:
        tree[table][at][field] = value

    return change


def _drop(table: str, at: int) -> Callable[[Tree], None]:
    def change(tree: Tree) -> None:
        del tree[table][at]

    return change


def _cash_without_the_item(tree: Tree) -> None:
    tree["bosses"][1] |= {"cash": 50, "source": "reconstructed"}


def _no_icons(tree: Tree) -> None:
    job = tree["jobs"][0]
    for field in ("con_man", "gun_man", "muscle"):
        del job[field]
        del job["source"][field]


def _one_job_less_than_a_game_uses(tree: Tree) -> None:
    del tree["jobs"][17:]


def _deal_more(tree: Tree) -> None:
    tree["deals"][4] = 6


def _small_deck_for_two(tree: Tree) -> None:
    tree["deals"] = [13, 1, 1, 1, 1]


def _more_cash_tokens(tree: Tree) -> None:
    tree["tokens"][-1]["kind"] = "cop"


def _no_cash_tokens(tree: Tree) -> None:
    del tree["tokens"][-4:]


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (_set("crew", 0, "id", "driver"), r"crew\[1\].id: expected a value that no other row has"),
        (_set("crew", 0, "regular", 9), r"crew\[0\] \(con_man\): expected at most 15 cards of a type, found 16"),
        (_set("jobs", 1, "id", "apartment"), r"jobs\[1\].id"),
        (_no_icons, r"jobs\[0\] \(apartment\): expected at least one icon \(BS-1.2\)"),
        (_one_job_less_than_a_game_uses, "jobs: expected at least 18 jobs, the number a game uses, found 17"),
        (_set("bosses", 1, "items", ["diamond", "diamond"]), r"two different items \(BS-1.5\), found 'diamond'"),
        (_cash_without_the_item, r"bosses\[1\] \(collector\).cash: expected a sum with the item cash"),
        (_drop("tokens", 3), "tokens: expected one row of kind diamond, found 0"),
        (_more_cash_tokens, "tokens: expected one row of kind cop, found 2"),
        (_no_cash_tokens, "tokens: expected 1 to 4 rows of kind cash, found 0"),
        (
            _set("tokens", 0, "value", 5),
            r"tokens\[0\] \(cop\).value: expected a value on cash and bars and nowhere else",
        ),
    ],
)
def test_a_wrong_pack_is_refused_with_the_field(change: Callable[[Tree], None], words: str) -> None:
    tree = standard()
    change(tree)
    with pytest.raises(PackError, match=words):
        BigScore.from_tree(tree)


@pytest.mark.rule("BS-1.1")
def test_types_come_in_the_order_of_the_rulebook() -> None:
    tree = standard()
    tree["crew"][0], tree["crew"][1] = tree["crew"][1], tree["crew"][0]
    with pytest.raises(PackError, match=r"crew\[0\].id: expected con_man \(the six types in the order of BS-1.1\)"):
        BigScore.from_tree(tree)


@pytest.mark.rule("BS-2.7")
@pytest.mark.parametrize(
    ("change", "words"),
    [
        (_deal_more, r"deals\[4\]: expected a crew deck of 108 for 6 players \(BS-2.7\), found 90"),
        (_small_deck_for_two, r"deals\[0\]: expected a crew deck of 96 for 2 players \(BS-2.7\), found 90"),
    ],
)
def test_a_deck_that_does_not_suffice_is_refused(change: Callable[[Tree], None], words: str) -> None:
    tree = standard()
    change(tree)
    with pytest.raises(PackError, match=words):
        BigScore.from_tree(tree)


@pytest.mark.rule("BS-2.2")
def test_a_pack_is_for_as_many_players_as_it_has_bosses() -> None:
    tree = standard()
    del tree["bosses"][3:]
    game = BigScore.from_tree(tree)
    game.new_play(seeded(1), 3, BigScoreOptions())
    with pytest.raises(SeatsError, match="These cards have bosses for 3 players, not for 4"):
        game.new_play(seeded(1), 4, BigScoreOptions())


@pytest.mark.rule("BS-3.5")
def test_a_deal_of_one_card_is_no_choice() -> None:
    tree = standard()
    tree["deals"] = [1, 1, 1, 1, 1]
    play = BigScore.from_tree(tree).new_play(seeded(1), 3, BigScoreOptions(bosses="dealt"))
    for seat in range(3):
        play.submit(seat, play.offers(seat)[0].move)
    assert play.view(0).phase == "assign"
    assert len(play.view(0).board.own.unplaced) == 1


@pytest.mark.rule("BS-1.2")
def test_every_job_needs_and_pays_what_is_listed() -> None:
    listed = []
    for job in GAME.pack.jobs:
        tokens = {"Diamond": job.diamonds, "Artifact": job.artifacts, "Hard Drive": job.hard_drives}
        paid = [name for name, number in tokens.items() for _ in range(number)]
        listed.append([job.name, *map(str, job.icons()), str(job.cash), *(paid or ["-"])])
    assert listed == [re.split(r"  +|(?<=\d) (?=\d)", line) for line in JOBS.strip().splitlines()]
