"""The third part of a turn: completed jobs, jobs turned up, the end of a round (SO-2.8 to SO-2.10)."""

import pytest

from getaway.games.big_score.solo import moves as m
from getaway.games.big_score.solo.events import JobCompleted, JobTurnedUp, SoloRoundBegan, SoloRoundEnded
from getaway.games.big_score.solo.views import board
from getaway.kernel.bits import members
from tests.games.big_score.solo.desk import Desk, crew


@pytest.mark.rule("SO-2.8")
def test_a_completed_job_pays_and_leaves_an_empty_place() -> None:
    desk = Desk()
    desk.jobs("apartment", "casino")
    desk.on_job(1, crew(con_man=1, gun_man=1, muscle=1))
    desk.end_turn()
    assert desk.events_of(JobCompleted) == [JobCompleted(1, "apartment", 20, 1, 0, 0)]
    shown = board(desk.state)
    assert (shown.cash, shown.diamonds, shown.completed) == (220, 1, 1)
    assert shown.jobs[0] is None
    assert desk.state.crew[0] == 0


@pytest.mark.rule("SO-2.8")
@pytest.mark.parametrize(
    ("job", "cards", "payout"),
    [
        ("library", crew(con_man=1, driver=1, hacker=1), JobCompleted(2, "library", 20, 0, 1, 0)),
        ("atm", crew(driver=1, hacker=1, muscle=1), JobCompleted(2, "atm", 30, 0, 0, 1)),
        ("night_club", crew(con_man=1, driver=1, gun_man=2, muscle=1), JobCompleted(2, "night_club", 50, 0, 0, 0)),
    ],
)
def test_every_kind_of_payout(job: str, cards: int, payout: JobCompleted) -> None:
    desk = Desk()
    desk.jobs("casino", job)
    desk.on_job(2, cards)
    desk.end_turn()
    assert desk.events_of(JobCompleted) == [payout]
    state = desk.state
    assert (state.cash, state.diamonds, state.artifacts, state.drives) == (
        200 + payout.cash,
        payout.diamonds,
        payout.artifacts,
        payout.drives,
    )


@pytest.mark.rule("SO-2.8")
def test_a_job_that_lacks_a_card_stays() -> None:
    desk = Desk()
    desk.jobs("night_club")
    desk.on_job(1, crew(con_man=1, driver=1, gun_man=1, muscle=1))
    desk.end_turn()
    assert desk.events_of(JobCompleted) == []
    job = board(desk.state).jobs[0]
    assert job is not None
    assert job.missing == ("gun_man",)
    assert desk.state.cash == 200


@pytest.mark.rule("SO-2.8")
def test_one_face_down_job_may_be_turned_up_for_each_completed() -> None:
    desk = Desk()
    desk.jobs("apartment", "library", "casino")
    desk.face_down(4)
    desk.face_down(5, "train")
    desk.face_down(6)
    desk.on_job(1, crew(con_man=1, gun_man=1, muscle=1))
    desk.on_job(2, crew(con_man=1, driver=1, hacker=1))
    desk.end_turn()
    # The first is settled fully before the second.
    assert desk.events_of(JobCompleted) == [JobCompleted(1, "apartment", 20, 1, 0, 0)]
    assert desk.phase == "turn_up"
    assert desk.offered() == [m.TurnUp(4), m.TurnUp(5), m.TurnUp(6), m.LeaveDown()]
    assert desk.why_not(m.TurnUp(3)) == "SO-2.8"
    assert desk.why_not(m.DrawOne()) == "SO-2.8"
    desk.do(m.TurnUp(5))
    assert desk.events_of(JobTurnedUp) == [JobTurnedUp(5, "train")]
    assert desk.events_of(JobCompleted) == [JobCompleted(2, "library", 20, 0, 1, 0)]
    assert desk.offered() == [m.TurnUp(4), m.TurnUp(6), m.LeaveDown()]
    desk.do(m.LeaveDown())
    assert desk.phase == "hire"
    shown = board(desk.state)
    assert [job.face_up for job in shown.jobs if job] == [True, False, True, False]


@pytest.mark.rule("SO-2.8")
def test_an_unknown_job_is_seen_when_it_is_turned_up() -> None:
    desk = Desk()
    desk.jobs("apartment")
    desk.face_down(4)
    desk.on_job(1, crew(con_man=1, gun_man=1, muscle=1))
    desk.end_turn()
    desk.do(m.TurnUp(4))
    (turned,) = desk.events_of(JobTurnedUp)
    assert isinstance(turned, JobTurnedUp)
    job = board(desk.state).jobs[3]
    assert job is not None
    assert (job.job, job.face_up, job.crew) == (turned.job, True, ())


@pytest.mark.rule("SO-2.8", "SO-2.9")
def test_with_the_deck_empty_no_job_is_turned_up() -> None:
    desk = Desk()
    desk.jobs("apartment")
    desk.face_down(4)
    desk.on_job(1, crew(con_man=1, gun_man=1, muscle=1))
    desk.empty_deck()
    desk.end_turn()
    assert desk.phase == "hire"
    assert desk.state.round == 2


@pytest.mark.rule("SO-2.8")
def test_with_no_job_face_down_none_is_asked_for() -> None:
    desk = Desk()
    desk.jobs("apartment")
    desk.on_job(1, crew(con_man=1, gun_man=1, muscle=1))
    desk.end_turn()
    assert desk.phase == "hire"


@pytest.mark.rule("SO-2.9")
def test_a_round_ends_with_its_deck_and_face_down_jobs_are_shown() -> None:
    desk = Desk()
    known = [desk.box.job_ids[job] for job in desk.state.jobs[:3]]
    desk.on_job(1, crew(driver=1))
    desk.do(m.Scout(5))
    scouted = desk.box.job_ids[desk.state.jobs[4]]
    desk.empty_deck()
    desk.end_turn()
    (ended,) = desk.events_of(SoloRoundEnded)
    assert isinstance(ended, SoloRoundEnded)
    assert ended.round == 1
    assert ended.jobs[:3] == known
    assert ended.jobs[4] == scouted
    assert len(set(ended.jobs)) == 6
    assert desk.state.crew == [0] * 6
    unseen = {desk.box.job_ids[job] for job in members(desk.state.unseen)}
    assert not unseen & set(ended.jobs)
    assert len(unseen) == 24 - 6 - 3


@pytest.mark.rule("SO-2.9")
def test_a_turn_with_cards_left_does_not_end_the_round() -> None:
    desk = Desk()
    desk.state.deck = 1
    desk.end_turn()
    assert desk.state.round == 1
    assert desk.state.deck_size() == 0
    assert desk.phase == "hire"


@pytest.mark.rule("SO-2.9")
def test_after_round_three_comes_the_vault() -> None:
    desk = Desk()
    desk.last_round()
    desk.empty_deck()
    desk.end_turn()
    assert desk.phase == "vault"


@pytest.mark.rule("SO-2.10")
def test_with_no_job_left_turns_go_on_until_the_deck_is_empty() -> None:
    desk = Desk()
    desk.jobs()
    while desk.state.round == 1:
        assert desk.phase == "hire"
        desk.do(next(move for move in desk.offered() if isinstance(move, m.ChooseType)), m.EndTurn())
    assert desk.state.round == 2


@pytest.mark.rule("SO-2.8")
def test_with_a_single_card_in_the_deck_a_job_is_turned_up() -> None:
    desk = Desk()
    desk.jobs("apartment")
    desk.face_down(4)
    desk.on_job(1, crew(con_man=1, gun_man=1, muscle=1))
    desk.state.deck = 1
    desk.end_turn()
    assert desk.phase == "turn_up"


@pytest.mark.rule("SO-2.9", "SO-1.3")
def test_the_table_is_bare_before_a_round_and_its_jobs_are_told() -> None:
    for seed in range(30):
        desk = Desk(seed=seed)
        desk.empty_deck()
        desk.end_turn()
        (began,) = desk.events_of(SoloRoundBegan)
        assert isinstance(began, SoloRoundBegan)
        shown = [desk.box.job_ids[job] for job in desk.state.jobs[:3]]
        assert began.jobs == [*shown, None, None, None]
        assert desk.state.seen == desk.state.hand
        if "apartment" in shown:
            return
    raise AssertionError("the first job of the pack was never dealt")
