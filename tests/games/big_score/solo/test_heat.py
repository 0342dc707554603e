"""The Heat Is On (SO-4.6)."""

import pytest

from getaway.games.big_score.multiset import token_total
from getaway.games.big_score.solo import moves as m
from getaway.games.big_score.solo.events import (
    CopsCameOnTrack,
    JobCompleted,
    JobSpoiled,
    JobTokensLaid,
    JobTokensTaken,
    SeizedTokenRemoved,
    SeizedTokenReturned,
)
from getaway.games.big_score.solo.views import board
from tests.games.big_score.solo.desk import Desk, crew

DONE = crew(con_man=1, gun_man=1, muscle=1)


def apartment(*tokens: str) -> Desk:
    """An Apartment with its crew and these tokens on it, and no other job."""
    desk = Desk("heat_is_on")
    desk.jobs("apartment")
    desk.on_job(1, DONE)
    desk.state.tokens[0] = desk.tokens(*tokens)
    desk.state.vault = 0
    return desk


@pytest.mark.rule("SO-4.6")
def test_every_job_gets_two_open_tokens() -> None:
    desk = Desk("heat_is_on")
    assert [len(job.tokens) for job in board(desk.state).jobs if job] == [2] * 6
    assert token_total(desk.state.vault) == 62 - 12
    desk.state.tokens = [0] * 6
    desk.empty_deck()
    desk.end_turn()
    laid = [event.number for event in desk.events_of(JobTokensLaid) if isinstance(event, JobTokensLaid)]
    assert laid == [1, 2, 3, 4, 5, 6]
    assert [len(job.tokens) for job in board(desk.state).jobs if job] == [2] * 6


@pytest.mark.rule("SO-4.6")
def test_without_a_cop_payout_and_tokens_are_yours() -> None:
    desk = apartment("cash_50", "diamond")
    desk.end_turn()
    assert desk.events_of(JobCompleted) == [JobCompleted(1, "apartment", 20, 1, 0, 0)]
    assert desk.events_of(JobTokensTaken) == [JobTokensTaken(["diamond", "cash_50"])]
    assert desk.state.cash == 200 + 20 + 50  # to spend at once, with change
    assert desk.token_ids(desk.state.loot) == ["diamond"]
    assert desk.state.completed == 1


@pytest.mark.rule("SO-4.6")
@pytest.mark.parametrize("returns", [True, False])
def test_with_a_cop_there_is_no_payout_and_the_other_token_is_decided_on(returns: bool) -> None:
    desk = apartment("cop", "gold_bar")
    desk.end_turn()
    assert desk.events_of(JobCompleted) == []
    assert desk.events_of(JobSpoiled) == [JobSpoiled(1, "apartment", 1)]
    assert desk.phase == "seized"
    assert desk.offered() == [m.RemoveToken("gold_bar"), m.ReturnToken("gold_bar")]
    assert desk.why_not(m.RemoveToken("cop")) == "SO-4.6"
    assert desk.why_not(m.ReturnToken("diamond")) == "SO-4.6"
    assert desk.why_not(m.DrawOne()) == "SO-4.6"
    desk.do(m.ReturnToken("gold_bar") if returns else m.RemoveToken("gold_bar"))
    if returns:
        assert desk.events_of(SeizedTokenReturned) == [SeizedTokenReturned("gold_bar")]
    else:
        assert desk.events_of(SeizedTokenRemoved) == [SeizedTokenRemoved("gold_bar")]
    assert desk.token_ids(desk.state.vault) == (["cop", "gold_bar"] if returns else ["cop"])
    assert (desk.state.cash, desk.state.diamonds, desk.state.loot) == (200, 0, 0)
    assert desk.state.completed == 1
    assert desk.phase == "hire"


@pytest.mark.rule("SO-4.6")
def test_two_cops_go_back_without_a_question() -> None:
    desk = apartment("cop", "cop")
    desk.end_turn()
    assert desk.phase == "hire"
    assert desk.token_ids(desk.state.vault) == ["cop", "cop"]


@pytest.mark.rule("SO-4.6")
def test_more_than_one_other_token_is_decided_on_one_by_one() -> None:
    desk = apartment("cop", "diamond", "cash_20")
    desk.end_turn()
    desk.do(m.RemoveToken("diamond"))
    assert desk.offered() == [m.RemoveToken("cash_20"), m.ReturnToken("cash_20")]


@pytest.mark.rule("SO-4.6", "SO-2.8")
def test_a_job_with_a_cop_still_turns_one_up() -> None:
    desk = apartment("cop", "diamond")
    desk.face_down(4, "train")
    desk.end_turn()
    desk.do(m.ReturnToken("diamond"))
    assert desk.phase == "turn_up"


@pytest.mark.rule("SO-4.6")
def test_cops_of_unfinished_jobs_go_on_the_track_and_the_rest_leaves() -> None:
    desk = Desk("heat_is_on")
    desk.jobs("casino", "train")
    desk.face_down(4)
    desk.state.tokens = [desk.tokens("cop", "cash_20"), desk.tokens("diamond"), 0, desk.tokens("cop", "cop"), 0, 0]
    desk.state.vault = 0
    desk.empty_deck()
    desk.end_turn()
    assert desk.events_of(CopsCameOnTrack) == [CopsCameOnTrack(3, 3)]
    assert desk.state.cops == 3
    assert desk.state.vault == 0
    assert desk.state.round == 2
    assert not desk.state.lost


@pytest.mark.rule("SO-4.6")
def test_four_cops_lose_at_once() -> None:
    desk = Desk("heat_is_on")
    desk.jobs("casino", "train")
    desk.state.cash = 3000
    desk.state.completed = 9
    desk.state.cops = 2
    desk.state.tokens = [desk.tokens("cop", "cop"), 0, 0, 0, 0, 0]
    desk.empty_deck()
    desk.end_turn()
    assert desk.phase == "over"
    assert desk.state.returns() == [0.0]
    assert desk.state.scores() == [3000]
    assert not board(desk.state).winnable


@pytest.mark.rule("SO-4.6")
@pytest.mark.parametrize(("jobs", "cash", "won"), [(8, 1501, 1.0), (8, 1500, 0.0), (7, 1600, 0.0), (9, 1510, 1.0)])
def test_eight_jobs_and_more_than_the_sum(jobs: int, cash: int, won: float) -> None:
    desk = Desk("heat_is_on")
    desk.jobs()
    desk.last_round()
    desk.empty_deck()
    desk.state.completed = jobs
    desk.state.cash = cash
    desk.end_turn()
    assert desk.phase == "over"  # there is no Act II
    assert desk.state.returns() == [won]


@pytest.mark.rule("SO-4.6")
def test_tokens_of_jobs_count_for_the_score() -> None:
    desk = apartment("gold_bar", "digital_key")
    desk.state.drives = 1
    desk.end_turn()
    assert desk.state.scores() == [220 + 20 + 200 + 200]


@pytest.mark.rule("SO-4.6")
@pytest.mark.parametrize("cops", [0, 1])
def test_cops_are_told_of_when_they_come_and_no_token_stays_behind(cops: int) -> None:
    desk = Desk("heat_is_on")
    desk.jobs("casino")
    desk.last_round()
    desk.state.tokens = [desk.tokens("diamond", *["cop"] * cops), 0, 0, 0, 0, 0]
    desk.empty_deck()
    desk.end_turn()
    assert desk.events_of(CopsCameOnTrack) == [CopsCameOnTrack(1, 1)] * cops
    assert desk.state.tokens == [0] * 6
    assert desk.state.up == desk.state.down == 0


@pytest.mark.rule("SO-4.6")
def test_a_job_without_tokens_brings_its_payout_alone() -> None:
    desk = apartment()
    desk.end_turn()
    assert desk.events_of(JobTokensTaken) == []
    assert desk.events_of(JobCompleted) == [JobCompleted(1, "apartment", 20, 1, 0, 0)]


@pytest.mark.rule("SO-2.8", "SO-4.6")
def test_of_two_jobs_the_player_settles_first_which_they_like() -> None:
    desk = apartment("cash_50", "diamond")
    desk.state.jobs[1] = desk.box.job_ids.index("library")
    desk.state.up |= 2
    desk.on_job(2, crew(con_man=1, driver=1, hacker=1))
    desk.end_turn()
    assert desk.phase == "order"
    assert desk.offered() == [m.SettleJob(1), m.SettleJob(2)]
    desk.do(m.SettleJob(2))
    assert [event.number for event in desk.events if isinstance(event, JobCompleted)] == [2, 1]
