"""What the views say of stakes: totals so far, what a plan lacks, and how likely the vault is to bust."""

from fractions import Fraction
from math import comb

import pytest

from getaway.games.big_score.chances import Vault, solo_survive
from getaway.games.big_score.moves import Flee, KeepToken, Rob
from getaway.games.big_score.solo import views
from getaway.games.big_score.solo.phases import TAKE, VAULT
from getaway.kernel.chance import seeded
from tests.games.big_score.kit import BOX, Table, at_assign, at_vault, put, rig, tokens
from tests.games.big_score.solo.desk import Desk


def estimates(table: Table, viewer: int = -1) -> tuple[int, ...]:
    found = table.play.view(viewer).board.estimates
    assert isinstance(found, tuple)
    return found


@pytest.mark.rule("BS-5.1", "BS-5.2", "BS-5.3", "BS-5.4")
def test_everyone_sees_the_same_estimates() -> None:
    table = at_vault(3, loot={0: ["diamond", "silver_bar"], 1: ["digital_key"], 2: ["artifact", "cash_50"]})
    table.state.sides[0].diamonds = 2
    table.state.sides[1].drives = 1
    expected = (200 + 100 + 150, 200 + 200, 200 + 30 + 250 + 50)
    assert {estimates(table, viewer) for viewer in (-1, 0, 1, 2)} == {expected}
    assert list(expected) == table.state.scores()


def test_an_estimate_counts_the_token_just_drawn() -> None:
    table = at_vault(3)
    rig(table, "gold_bar", "cop")
    table.all_do(Rob(), Rob(), Flee())
    assert table.state.scores() == [200, 200, 200]
    assert estimates(table) == (400, 200, 200)
    before = table.state.dump()
    estimates(table)
    assert table.state.dump() == before
    table.do(0, KeepToken())
    assert estimates(table) == (400, 200, 200)


@pytest.mark.rule("BS-7.2")
def test_an_estimate_says_nothing_of_secrets() -> None:
    one = at_assign(["apartment"], ["con_man", "muscle"], ["driver"], ["hacker"])
    other = at_assign(["apartment"], ["con_man", "muscle"], ["driver"], ["hacker"])
    one.assign(0, ("con_man", 1), ("muscle", 1))
    other.assign(0)
    assert estimates(one) == estimates(other)


@pytest.mark.rule("BS-3.15")
def test_what_a_plan_still_lacks() -> None:
    table = at_assign(["apartment", "hotel"], ["con_man", "con_man", "driver"], ["muscle"], ["driver"])
    need = {target.at: list(target.missing) for target in table.play.view(0).board.own.targets}
    assert need["job:1"] == ["con_man", "gun_man", "muscle"]
    assert need["training"] == need["unassigned"] == []
    table.do(0, put("con_man", 1))
    after = {target.at: list(target.missing) for target in table.play.view(0).board.own.targets}
    assert after["job:1"] == ["gun_man", "muscle"]
    assert after["job:2"] == need["job:2"]
    table.do(0, put("con_man", 1))
    again = {target.at: list(target.missing) for target in table.play.view(0).board.own.targets}
    assert again["job:1"] == ["gun_man", "muscle"]  # a surplus card counts for nothing
    others = table.play.view(1).board.own.targets
    assert list(others[0].missing) == ["con_man", "gun_man", "muscle"]  # what others plan is not known
    table.do(0, put("driver", "unassigned"))
    assert table.play.view(0).board.own.targets == ()


def test_the_risk_of_a_round_is_counted_without_the_floor() -> None:
    table = at_vault(3, cops=2)
    vault = table.play.view(-1).board.vault
    left, cops = 62 - 2 - 5, 8
    assert len(vault.tokens) == left
    two = Fraction(comb(cops, 2), comb(left, 2))
    three = Fraction(comb(cops, 3) + comb(cops, 2) * (left - cops), comb(left, 3))
    assert vault.risks == (0.0, float(two), float(three))
    assert table.play.view(0).board.vault.risks == vault.risks


def test_the_risk_is_told_once_the_cops_are_on_the_track() -> None:
    table = at_vault(3, cops=2, abilities={2: "grease_man"})
    rig(table, "cop", "diamond")
    table.all_do(Rob(), Rob(), Flee())
    assert table.play.view(0).phase == "grease_man"
    assert table.play.view(0).board.vault.risks == ()
    table.do(2, table.offered(2)[0])
    assert table.play.view(0).phase == "trade"
    left, cops = token_total(table), 7
    assert table.play.view(0).board.vault.risks == (
        cops / left,
        float(1 - Fraction(comb(left - cops, 2), comb(left, 2))),
    )


def token_total(table: Table) -> int:
    return len(table.play.view(-1).board.vault.tokens)


@pytest.mark.rule("BS-4.9")
def test_no_risk_is_told_when_nobody_is_inside() -> None:
    table = at_vault(2)
    table.all_do(Flee(), Flee())
    assert table.play.view(0).board.vault.risks == ()


def test_alone_the_risk_is_told_before_the_choice() -> None:
    desk = Desk()
    desk.state.phase = VAULT
    desk.state.vault = BOX.vault - 3 * tokens("cop")
    desk.state.cops = 3
    risk = views.board(desk.state).risk
    assert risk is not None
    assert 0 < risk < 1
    desk.state.phase = TAKE
    assert views.board(desk.state).risk is None


@pytest.mark.rule("BS-5.2", "BS-5.3", "BS-5.4")
def test_what_tokens_are_worth_and_what_one_more_brings() -> None:
    table = at_vault(3, loot={0: ["diamond", "diamond", "digital_key"], 1: ["artifact"]}, abilities={2: "hacker"})
    table.state.sides[0].diamonds = 1
    table.state.sides[2].drives = 1
    sides = table.play.view(-1).board.sides
    first = {stake.kind: (stake.number, stake.worth, stake.more) for stake in sides[0].stakes}
    assert first == {
        "diamond": (3, 100, 100),
        "artifact": (0, 0, 30),  # a second Artifact at the table ties
        "hard_drive": (0, 0, 200),
        "digital_key": (1, 0, 0),
    }
    second = {stake.kind: (stake.number, stake.worth, stake.more) for stake in sides[1].stakes}
    assert second["artifact"] == (1, 280, 30)
    third = {stake.kind: (stake.number, stake.worth, stake.more) for stake in sides[2].stakes}
    assert third["hard_drive"] == (1, 50, 50)
    assert third["digital_key"] == (0, 50, 150)  # the pair in place of the Hacker's 50


def test_what_one_more_brings_is_what_it_adds_to_the_total() -> None:
    """Against the score itself, whatever lies where."""
    fields = {"diamond": "diamonds", "artifact": "artifacts", "hard_drive": "drives"}
    for seed in range(30):
        rng = seeded(seed)
        table = at_vault(3, abilities={1: "hacker"})
        for side in table.state.sides:
            side.diamonds, side.artifacts, side.drives = rng.below(7), rng.below(4), rng.below(3)
            side.loot = rng.below(3) * tokens("digital_key") + rng.below(2) * tokens("diamond")
        board = table.play.view(-1).board
        for seat, side in enumerate(board.sides):
            for stake in side.stakes:
                more = table.state.clone()
                owner = more.sides[seat]
                if stake.kind == "digital_key":
                    owner.loot += tokens("digital_key")
                else:
                    setattr(owner, fields[stake.kind], getattr(owner, fields[stake.kind]) + 1)
                assert more.scores()[seat] - table.state.scores()[seat] == stake.more, (seed, seat, stake)


def test_alone_the_worth_follows_the_scenario() -> None:
    assert [stake.more for stake in views.board(Desk().state).stakes] == [20, 30, 0, 0]
    assert [stake.more for stake in views.board(Desk(majority=True).state).stakes] == [20, 280, 0, 0]
    assert views.board(Desk("magic_paintings").state).stakes == ()


def test_what_a_job_would_add_to_ones_total() -> None:
    table = at_assign(["hotel", "apartment"], ["con_man"], ["driver"], ["hacker"])
    table.state.sides[0].diamonds = 2
    for viewer in range(3):
        own = table.play.view(viewer).board.own
        for at, job in enumerate(table.state.jobs):
            paid = table.state.clone()
            side = paid.sides[viewer]
            side.cash += BOX.job_cash[job]
            side.diamonds += BOX.job_diamonds[job]
            side.artifacts += BOX.job_artifacts[job]
            side.drives += BOX.job_drives[job]
            assert own.gains[at] == paid.scores()[viewer] - table.state.scores()[viewer]
    assert at_vault(2).play.view(0).board.own.gains == ()


def test_nobody_survives_what_is_bust_already() -> None:
    assert solo_survive(Vault(cops=1, others=5, wanting=0), draws=3, rounds=2) == 0
