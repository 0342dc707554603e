"""The assignment."""

import pytest

from getaway.games.big_score import events as e
from getaway.games.big_score.moves import Hire, LeaveUnassigned, SendToJob, Train
from getaway.games.big_score.phases import ASSIGN
from tests.games.big_score.kit import TRAINING, UNASSIGNED, at_assign, crew, put


@pytest.mark.rule("BS-3.8")
def test_every_card_goes_to_one_place() -> None:
    table = at_assign(["apartment"], ["con_man", "gun_man", "expert_hacker", "muscle"], ["driver"])
    table.do(0, SendToJob("con_man", 1), SendToJob("gun_man", 1), Train("hacker"))
    assert table.state.sides[0].places == [0] * 8  # nothing is confirmed yet
    assert table.do(0, LeaveUnassigned("muscle")) == [e.ChoiceMade(0)]
    places = table.state.sides[0].places
    assert places[0] == crew("con_man", "gun_man")
    assert places[6] == crew("expert_hacker")
    assert places[7] == crew("muscle")
    assert table.play.waiting_for() == (1,)


@pytest.mark.rule("BS-3.8")
def test_cards_are_placed_in_the_order_of_types() -> None:
    table = at_assign(["apartment"], ["con_man", "expert_con_man", "muscle"], ["driver"])
    assert table.refused(0, put("muscle", 1)) == "BS-3.8"
    assert table.refused(0, put("expert_con_man", 1)) == "BS-3.8"
    assert table.refused(0, put("hacker", UNASSIGNED)) == "BS-3.8"
    assert table.refused(0, Hire("con_man")) == "BS-3.8"
    table.do(0, put("con_man", 1))
    assert table.refused(0, put("con_man", UNASSIGNED)) == "BS-3.8"
    table.do(0, put("expert_con_man", 1))


@pytest.mark.rule("BS-3.8")
def test_equal_cards_go_to_rising_places() -> None:
    table = at_assign(["apartment", "hotel"], ["con_man", "con_man", "con_man", "gun_man"], ["driver"])
    table.do(0, put("con_man", 2))
    assert table.refused(0, put("con_man", 1)) == "BS-3.8"
    table.do(0, put("con_man", 2))
    assert table.refused(0, put("con_man", 1)) == "BS-3.8"  # the last of them too
    table.do(0, put("con_man", UNASSIGNED))
    table.do(0, put("gun_man", 1))
    assert table.state.sides[0].places[:2] == [crew("gun_man"), crew("con_man", "con_man")]


@pytest.mark.rule("BS-3.9")
def test_only_types_among_the_icons_and_any_number_of_them() -> None:
    table = at_assign(["apartment"], ["con_man"] * 5 + ["driver"], ["driver"])
    table.do(0, *[put("con_man", 1)] * 5)
    assert table.refused(0, put("driver", 1)) == "BS-3.9"
    table.do(0, put("driver", 4))
    assert table.state.sides[0].places[0] == crew(*["con_man"] * 5)


@pytest.mark.rule("BS-3.9")
def test_the_night_club_takes_con_man_driver_gun_man_and_muscle() -> None:
    everyone = ["con_man", "driver", "grease_man", "gun_man", "hacker", "muscle"]
    table = at_assign(["night_club"], everyone, ["driver"])
    taken = []
    for card in everyone:
        offered = put(card, 1) in table.offered(0)
        assert offered == (table.play.why_not(0, put(card, 1)) is None)
        taken.append(offered)
        table.do(0, put(card, UNASSIGNED))
    assert taken == [True, True, False, True, False, True]


@pytest.mark.rule("BS-3.10")
def test_training_takes_up_to_three_experts_of_one_type() -> None:
    table = at_assign(["apartment"], ["driver", *["expert_driver"] * 4, "expert_hacker"], ["driver"])
    assert table.refused(0, Train("driver")) == "BS-3.8"  # the regular one comes first
    table.do(0, put("driver", UNASSIGNED), *[Train("driver")] * 3)
    assert table.refused(0, Train("driver")) == "BS-3.10"
    table.do(0, put("expert_driver", UNASSIGNED))
    assert table.refused(0, Train("hacker")) == "BS-3.10"
    assert Train("hacker") not in table.offered(0)


@pytest.mark.rule("BS-3.10")
def test_one_or_two_may_train_too() -> None:
    for number in (1, 2):
        table = at_assign(["apartment"], ["expert_muscle"] * number, ["driver"])
        table.do(0, *[Train("muscle")] * number)
        assert table.state.sides[0].places[6] == crew(*["expert_muscle"] * number)


@pytest.mark.rule("BS-3.10")
def test_a_regular_card_may_not_train() -> None:
    table = at_assign(["apartment"], ["con_man"], ["driver"])
    assert table.refused(0, Train("con_man")) == "BS-3.10"


@pytest.mark.rule("BS-3.11")
def test_an_expert_serves_on_a_job_like_a_regular_card() -> None:
    table = at_assign(["apartment"], ["expert_con_man", "expert_gun_man", "muscle"], ["driver"])
    table.assign(0, ("expert_con_man", 1), ("expert_gun_man", 1), ("muscle", 1))
    table.assign(1)
    assert table.state.sides[0].diamonds == 1


@pytest.mark.rule("BS-3.12", "BS-7.2")
def test_nobody_sees_anything_of_it() -> None:
    table = at_assign(["apartment"], ["con_man", "gun_man"], ["driver"], ["driver"])
    before = [table.play.view(viewer).board for viewer in (-1, 1, 2)]
    table.do(0, put("con_man", 1))
    assert [table.play.view(viewer).board for viewer in (-1, 1, 2)] == before
    assert table.do(0, put("gun_man", 1)) == [e.ChoiceMade(0)]
    for viewer, board in zip((-1, 1, 2), before, strict=True):
        now = table.play.view(viewer).board
        assert now.sides[0].decided
        assert not board.sides[0].decided
        assert now.sides[0].cards == board.sides[0].cards == 2
        assert now.own == board.own
        assert now.pile is None


@pytest.mark.rule("BS-3.13")
def test_a_change_of_mind_until_the_last_card() -> None:
    table = at_assign(["apartment"], ["con_man", "gun_man"], ["driver"])
    table.do(0, put("con_man", 1))
    assert table.play.reset_choice(0) is None
    table.do(0, put("con_man", UNASSIGNED), put("gun_man", 1))
    assert table.play.reset_choice(0) is not None
    assert table.play.why_not_take_back(0) is not None
    assert table.state.sides[0].places[0] == crew("gun_man")


@pytest.mark.rule("BS-3.28")
def test_no_talk_while_crew_is_assigned() -> None:
    table = at_assign(["apartment"], ["con_man"], ["driver"])
    assert table.state.phase == ASSIGN
    assert table.play.talk() == ()
    table.assign(0)
    assert table.play.talk() == ()
    table.assign(1)
    assert table.play.talk() == (0, 1)


@pytest.mark.rule("BS-3.28")
def test_or_talk_is_allowed() -> None:
    assert at_assign(["apartment"], ["con_man"], ["driver"], talk=True).play.talk() == (0, 1)


@pytest.mark.rule("BS-6.1")
def test_the_simple_variant_has_no_training() -> None:
    table = at_assign(["apartment"], ["con_man"], ["driver"], simple=True)
    assert table.refused(0, Train("con_man")) == "BS-6.1"
    assert [move for move in table.offered(0) if isinstance(move, Train)] == []
    assert TRAINING == "training"


@pytest.mark.rule("BS-3.8", "BS-3.9", "BS-3.10")
def test_a_player_is_told_where_each_card_may_go() -> None:
    table = at_assign(["apartment"], ["con_man", "expert_muscle", "driver"], ["muscle"], ["driver"])
    own = table.play.view(0).board.own
    by_place = {target.at: target for target in own.targets}
    assert list(by_place) == [*(f"job:{number}" for number in range(1, 7)), "training", "unassigned"]
    assert by_place["job:1"].takes == ("con_man", "expert_muscle")
    assert by_place["training"].takes == ("expert_muscle",)
    assert (by_place["training"].most, by_place["training"].alike) == (3, True)
    assert by_place["unassigned"].takes == ("con_man", "driver", "expert_muscle")
    assert (by_place["unassigned"].most, by_place["unassigned"].alike) == (3, False)
    assert str(table.play.view(0).prompt) == (
        "Send each of your 3 cards to a job or to Training, or leave it unassigned."
    )
    table.do(0, put("con_man", 1))
    assert table.play.view(0).board.own.targets == own.targets
    assert str(table.play.view(0).prompt) == "Send the Driver where? (1 more card)"
    table.do(0, put("driver", UNASSIGNED), put("expert_muscle", TRAINING))
    assert table.play.view(0).board.own.targets == ()


@pytest.mark.rule("BS-6.1")
def test_in_the_simple_variant_training_is_no_place() -> None:
    table = at_assign(["apartment"], ["con_man"], ["muscle"], ["driver"], simple=True)
    assert "training" not in [target.at for target in table.play.view(0).board.own.targets]
    assert str(table.play.view(0).prompt) == "Send your card to a job, or leave it unassigned."
