"""Jobs: who takes part, what they need, and what they bring."""

import pytest

from getaway.games.big_score import events as e
from getaway.games.big_score.moves import RevealJoats, Rob
from getaway.games.big_score.multiset import crew_list, crew_total
from getaway.games.big_score.phases import HIRE, JOATS
from getaway.testing.scripted import Scripted
from tests.games.big_score.kit import BOX, Table, at_assign, crew, events_of


def inside_man(table: Table, card: str) -> None:
    """The next card of the crew deck will be this one."""
    number = BOX.face_ids.index(card)
    lower = [face for face in crew_list(table.state.deck) if face < number]
    table.state.chance = Scripted([len(lower)])


@pytest.mark.rule("BS-3.14", "BS-7.3")
def test_all_cards_of_a_job_are_revealed_together() -> None:
    table = at_assign(["apartment"], ["con_man"], ["gun_man"], ["muscle"])
    table.assign(0, ("con_man", 1))
    table.assign(1, ("gun_man", 1))
    assert events_of(e.CrewSent, table.events) == []
    table.assign(2, ("muscle", 1))
    assert events_of(e.CrewSent, table.events) == [
        e.CrewSent(0, 1, ["con_man"], "apartment"),
        e.CrewSent(1, 1, ["gun_man"], "apartment"),
        e.CrewSent(2, 1, ["muscle"], "apartment"),
    ]
    assert [side.diamonds for side in table.state.sides] == [1, 1, 1]


@pytest.mark.rule("BS-3.15")
def test_the_night_club_needs_two_gun_men_and_surplus_counts_for_nothing() -> None:
    table = at_assign(["night_club"], ["con_man", "driver", "gun_man"], ["gun_man", "muscle"], ["driver"])
    table.assign(0, ("con_man", 1), ("driver", 1), ("gun_man", 1))
    table.assign(1, ("gun_man", 1), ("muscle", 1))
    table.assign(2)
    assert [side.cash for side in table.state.sides] == [250, 250, 200]

    table = at_assign(["night_club"], ["con_man", "driver", "gun_man"], ["muscle"] * 3, ["driver"] * 4)
    table.assign(0, ("con_man", 1), ("driver", 1), ("gun_man", 1))
    table.assign(1, *[("muscle", 1)] * 3)
    table.assign(2, *[("driver", 1)] * 4)
    assert table.state.missing == 1
    assert table.state.phase == JOATS


@pytest.mark.rule("BS-3.15")
@pytest.mark.parametrize("absent", ["con_man", "gun_man", "muscle"])
def test_each_icon_of_the_apartment_is_missed(absent: str) -> None:
    sent = [card for card in ("con_man", "gun_man", "muscle") if card != absent]
    table = at_assign(["apartment"], sent, ["driver"], ["driver"])
    table.assign(0, *((card, 1) for card in sent))
    table.assign(1)
    table.assign(2)
    assert table.state.missing == 1


@pytest.mark.rule("BS-3.23")
def test_nothing_stays_of_a_job_that_is_settled() -> None:
    table = at_assign(["apartment"], ["con_man", "gun_man"], ["driver"])
    inside_man(table, "hacker")
    table.assign(0, ("con_man", 1), ("gun_man", 1))
    table.assign(1)
    table.joats(1, None)
    state = table.state
    assert (state.participants, state.missing, state.inside_man) == (0, 0, 0)
    assert [side.choice for side in state.sides] == [-1, -1]
    assert state.discards == crew("con_man", "gun_man", "hacker", "driver")


@pytest.mark.rule("BS-3.16")
def test_a_job_without_participants_is_left_alone() -> None:
    table = at_assign(["apartment"], ["con_man"], ["gun_man"])
    table.assign(0)
    table.assign(1)
    assert len(events_of(e.JobLeftAlone, table.events)) == 6
    assert [side.cash for side in table.state.sides] == [200, 200]
    assert events_of(e.InsideManCame, table.events) == []
    assert table.state.phase == HIRE
    assert table.state.round == 2


@pytest.mark.rule("BS-3.17")
def test_the_hotel_pays_three_of_four_bosses_alike() -> None:
    table = at_assign(["hotel"], ["con_man"], ["driver"], ["grease_man", "gun_man", "gun_man"], ["gun_man"])
    table.assign(0, ("con_man", 1))
    table.assign(1, ("driver", 1))
    table.assign(2, ("grease_man", 1), ("gun_man", 1), ("gun_man", 1))
    table.assign(3)
    assert events_of(e.JobRobbed, table.events) == [e.JobRobbed(1, "hotel", [0, 1, 2])]
    assert [(side.cash, side.diamonds) for side in table.state.sides] == [(230, 1), (230, 1), (230, 1), (200, 0)]


@pytest.mark.rule("BS-3.17", "BS-1.6")
@pytest.mark.parametrize(
    ("job", "cash", "diamonds", "artifacts", "drives"),
    [("apartment", 20, 1, 0, 0), ("library", 20, 0, 1, 0), ("atm", 30, 0, 0, 1), ("casino", 100, 0, 0, 0)],
)
def test_every_payout(job: str, cash: int, diamonds: int, artifacts: int, drives: int) -> None:
    row = next(row for row in BOX.job_ids if row == job)
    need = BOX.need[BOX.job_ids.index(row)]
    cards = [BOX.type_ids[kind] for kind in range(6) for _ in range(need >> 4 * kind & 15)]
    table = at_assign([job], cards, ["driver"])
    table.assign(0, *((card, 1) for card in cards))
    table.assign(1)
    side = table.state.sides[0]
    assert (side.cash, side.diamonds, side.artifacts, side.drives) == (200 + cash, diamonds, artifacts, drives)


def apartment() -> Table:
    """The Brute sends a Con Man and The Mamba a Muscle: a Gun Man is missing."""
    table = at_assign(["apartment"], ["con_man"], ["muscle"], ["driver"])
    table.assign(0, ("con_man", 1))
    table.assign(1, ("muscle", 1))
    table.assign(2)
    return table


@pytest.mark.rule("BS-3.18", "BS-3.19", "BS-3.21")
def test_the_apartment_with_two_jacks() -> None:
    table = apartment()
    assert table.state.phase == JOATS
    assert table.state.missing == 1
    assert table.play.waiting_for() == (0, 1)
    assert table.do(0, RevealJoats(1)) == [e.ChoiceMade(0)]
    assert [side.joats for side in table.state.sides] == [1, 1, 1]
    shown = table.do(1, RevealJoats(1))
    assert shown[1:4] == [e.JoatsRevealed(0, 1), e.JoatsRevealed(1, 1), e.JobRobbed(1, "apartment", [0, 1])]
    assert [(side.cash, side.diamonds) for side in table.state.sides] == [(220, 1), (220, 1), (200, 0)]


@pytest.mark.rule("BS-3.18")
def test_only_participants_are_asked_and_only_for_what_they_have() -> None:
    table = apartment()
    assert table.play.why_not(2, RevealJoats(1)) is not None
    assert table.offered(0) == [RevealJoats(0), RevealJoats(1)]
    assert table.refused(0, RevealJoats(2)) == "BS-3.21"
    assert table.refused(0, Rob()) == "BS-3.18"


@pytest.mark.rule("BS-3.19", "BS-3.22")
def test_fewer_jacks_than_icons_missing() -> None:
    table = at_assign(["night_club"], ["con_man"], ["driver"], ["muscle"])
    for seat, card in enumerate(("con_man", "driver", "muscle")):
        table.assign(seat, (card, 1))
    assert table.state.missing == 2
    shown = table.joats(1, 0, 0)
    assert e.JobFailed(1, "night_club", 2) in shown
    assert [side.cash for side in table.state.sides] == [180, 180, 180]


@pytest.mark.rule("BS-3.20")
def test_nobody_is_asked_where_the_jacks_cannot_suffice() -> None:
    table = at_assign(["night_club"], ["con_man"], ["driver"], ["muscle"])
    table.assign(0, ("con_man", 1))
    table.assign(1, ("driver", 1))
    events = table.assign(2)
    assert e.JobFailed(1, "night_club", 3) in events
    assert events_of(e.JoatsRevealed, events) == []
    assert [side.cash for side in table.state.sides] == [180, 180, 200]


@pytest.mark.rule("BS-3.21", "BS-3.20")
def test_a_used_jack_is_used_for_the_round_and_a_kept_one_is_not() -> None:
    table = at_assign(["apartment", "pawn_shop"], ["con_man"] * 2, ["gun_man"] * 2, ["driver"])
    table.assign(0, ("con_man", 1), ("con_man", 2))
    table.assign(1, ("gun_man", 1), ("gun_man", 2))
    table.assign(2)
    table.joats(1, 0, None)
    assert [side.joats for side in table.state.sides] == [0, 1, 1]
    assert table.state.job == 1
    assert table.play.waiting_for() == (1,)
    events = table.joats(None, 1, None)
    assert e.JobRobbed(2, "pawn_shop", [0, 1]) in events
    assert table.state.round == 2
    assert [side.joats for side in table.state.sides] == [1, 1, 1]


@pytest.mark.rule("BS-3.21")
def test_a_jack_that_did_not_help_is_used_too() -> None:
    table = at_assign(["night_club", "apartment"], ["con_man", "con_man"], ["driver", "muscle"], ["muscle"])
    table.assign(0, ("con_man", 1), ("con_man", 2))
    table.assign(1, ("driver", 1), ("muscle", 2))
    table.assign(2, ("muscle", 1))
    table.joats(1, 0, 0)
    assert [side.joats for side in table.state.sides] == [0, 1, 1]
    assert table.state.job == 1
    assert table.play.waiting_for() == (1,)


@pytest.mark.rule("BS-3.22")
@pytest.mark.parametrize(("cash", "left"), [(200, 180), (20, 0), (19, 19), (10, 10), (0, 0)])
def test_exactly_20_is_paid_and_less_is_not(cash: int, left: int) -> None:
    table = at_assign(["casino"], ["con_man"], ["driver"], ["driver"])
    table.state.sides[0].cash = cash
    table.state.sides[0].diamonds = 3
    table.assign(0, ("con_man", 1))
    table.assign(1)
    events = table.assign(2)
    assert e.CostPaid(0, cash - left) in events
    assert table.state.sides[0].cash == left
    assert table.state.sides[0].diamonds == 3
    assert table.state.sides[1].cash == 200


@pytest.mark.rule("BS-3.23", "BS-3.24")
def test_cards_are_discarded_after_the_job() -> None:
    table = apartment()
    assert table.state.discards == 0
    table.joats(0, 0, None)
    assert table.state.discards == crew("con_man", "muscle", "driver")


@pytest.mark.rule("BS-3.14")
def test_jobs_are_resolved_in_the_order_of_their_numbers() -> None:
    table = at_assign(["hotel", "apartment"], ["con_man"] * 2, ["muscle", "gun_man"], ["driver"])
    table.assign(0, ("con_man", 1), ("con_man", 2))
    table.assign(1, ("muscle", 2), ("gun_man", 1))
    events = table.assign(2)
    order = [event for event in events if isinstance(event, e.JobFailed | e.JobRobbed | e.JobLeftAlone)]
    assert order == []
    assert table.state.missing == 2
    events = table.joats(1, 1, None)
    assert isinstance(events[-1], e.HandDealt)
    settled = [event for event in events if isinstance(event, e.JobFailed | e.JobRobbed | e.JobLeftAlone)]
    assert [event.number for event in settled] == [1, 2, 3, 4, 5, 6]


# Two players.


@pytest.mark.rule("BS-3.27")
def test_the_inside_man_fills_an_icon() -> None:
    table = at_assign(["apartment"], ["con_man"], ["muscle"])
    inside_man(table, "expert_gun_man")
    table.assign(0, ("con_man", 1))
    events = table.assign(1, ("muscle", 1))
    assert e.InsideManCame("expert_gun_man", True) in events
    assert e.JobRobbed(1, "apartment", [0, 1]) in events
    assert crew_total(table.state.discards) == 3


@pytest.mark.rule("BS-3.27", "BS-3.18")
def test_the_inside_man_may_be_no_help_and_jacks_count_what_is_missing_now() -> None:
    table = at_assign(["night_club"], ["con_man"], ["muscle"])
    inside_man(table, "driver")
    table.assign(0, ("con_man", 1))
    events = table.assign(1, ("muscle", 1))
    assert e.InsideManCame("driver", True) in events
    assert table.state.missing == 2
    assert table.offered(0) == [RevealJoats(0), RevealJoats(1), RevealJoats(2)]
    events = table.joats(2, 0)
    assert e.JobRobbed(1, "night_club", [0, 1]) in events

    table = at_assign(["apartment"], ["con_man"], ["muscle"])
    inside_man(table, "con_man")
    table.assign(0, ("con_man", 1))
    events = table.assign(1, ("muscle", 1))
    assert e.InsideManCame("con_man", False) in events
    assert table.state.missing == 1
    board = table.play.view(-1).board
    assert board.pile.inside_man == "con_man"
    assert board.pile.missing == 1


@pytest.mark.rule("BS-3.27", "BS-3.20")
def test_the_inside_man_comes_even_where_jacks_cannot_suffice() -> None:
    table = at_assign(["casino"], ["con_man"], ["driver"])
    inside_man(table, "muscle")
    table.assign(0, ("con_man", 1))
    events = table.assign(1)
    assert e.InsideManCame("muscle", True) in events
    assert e.JobFailed(1, "casino", 4) in events
    assert table.state.discards == crew("con_man", "driver", "muscle")


@pytest.mark.rule("BS-3.27")
def test_he_comes_once_a_job_and_not_to_one_that_succeeds() -> None:
    table = at_assign(["apartment", "casino"], ["con_man", "gun_man", "muscle", "hacker"], ["driver"])
    inside_man(table, "driver")
    table.assign(0, ("con_man", 1), ("gun_man", 1), ("muscle", 1), ("hacker", 2))
    events = table.assign(1)
    assert len(events_of(e.InsideManCame, events)) == 1
    assert [type(event) for event in events if isinstance(event, e.JobRobbed | e.InsideManCame | e.JobFailed)] == [
        e.JobRobbed,
        e.InsideManCame,
        e.JobFailed,
    ]


@pytest.mark.rule("BS-3.27")
def test_more_than_two_have_no_inside_man() -> None:
    table = apartment()
    assert events_of(e.InsideManCame, table.events) == []
    assert table.state.inside_man == 0


@pytest.mark.rule("BS-3.21", "BS-2.5")
def test_two_players_may_reveal_none_one_or_both() -> None:
    for number in (0, 1, 2):
        table = at_assign(["apartment", "pawn_shop"], ["con_man"], ["muscle"])
        inside_man(table, "hacker")
        table.assign(0, ("con_man", 1))
        table.assign(1, ("muscle", 1))
        table.do(0, RevealJoats(number))
        events = table.do(1, RevealJoats(0))
        assert e.JoatsRevealed(0, number) in events
        assert bool(events_of(e.JobRobbed, events)) == (number > 0)
