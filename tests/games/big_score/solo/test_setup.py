"""Chapter 1: what a solitaire begins with, and what is secret."""

import pytest

from getaway.games.big_score.game import BigScore
from getaway.games.big_score.moves import ChooseBoss
from getaway.games.big_score.multiset import crew_total, token_total
from getaway.games.big_score.options import BigScoreOptions
from getaway.games.big_score.solo import moves as m
from getaway.games.big_score.solo.events import SoloRoundBegan
from getaway.games.big_score.solo.scenarios import NAMES
from getaway.games.big_score.solo.state import SoloState
from getaway.games.big_score.solo.views import board
from getaway.kernel.bits import count, members
from getaway.kernel.chance import seeded
from tests.games.big_score.solo.desk import RULES, Desk, crew


@pytest.mark.rule("SO-1.1")
def test_one_player_starts_with_cash_and_a_boss_and_nothing_else() -> None:
    desk = Desk()
    shown = board(desk.state)
    assert shown.cash == 200
    assert shown.boss in desk.box.boss_ids
    assert (shown.diamonds, shown.artifacts, shown.hard_drives, shown.loot) == (0, 0, 0, ())
    assert shown.jacks == 0
    assert {board(Desk(seed=seed).state).boss for seed in range(60)} == set(desk.box.boss_ids)


@pytest.mark.rule("SO-1.1")
def test_the_player_chooses_a_boss_if_none_is_dealt() -> None:
    game = BigScore.from_toml()
    play = game.new_play(seeded(1), 1, BigScoreOptions(scenario="does_what_it_takes"))
    assert play.view(0).phase == "bosses"
    assert [offer.move for offer in play.offers(0)] == [ChooseBoss(boss) for boss in game.box.boss_ids]
    assert play.view(0).board.winnable
    rejection = play.why_not(0, m.EndTurn())
    assert rejection is not None
    assert rejection.rule == "SO-1.1"
    (event,) = play.submit(0, ChooseBoss("brute"))[:1]
    assert str(game.describe(event.what)) == "You are The Brute."
    assert play.view(0).board.boss == "brute"
    assert play.view(0).phase == "hire"
    rejection = play.why_not(0, ChooseBoss("brute"))
    assert rejection is not None
    assert rejection.rule == "SO-1.4"


@pytest.mark.rule("SO-1.2")
def test_eighteen_jobs_and_three_decks_of_thirty() -> None:
    desk = Desk()
    state = desk.state
    assert state.to_come == 18 - 3
    assert count(state.unseen) == 24 - 3
    assert state.deck_size() == 30 - 5
    assert crew_total(state.unseen_crew()) == 90 - 5
    for number in (2, 3):
        state.deck = state.hand = 0
        state.pool -= crew_total_less(state.pool, 30 * (4 - number))
        desk.end_turn()
        assert state.round == number
        assert state.deck_size() == 30 - 5


def crew_total_less(pool: int, left: int) -> int:
    """Cards to take from the pool so that so many are left."""
    taken = 0
    while crew_total(pool - taken) > left:
        for face in range(6):
            if (pool - taken) >> 4 * face & 15 and crew_total(pool - taken) > left:
                taken += 1 << 4 * face
    return taken


@pytest.mark.rule("SO-1.3")
def test_three_jobs_face_up_and_three_face_down_each_round() -> None:
    desk = Desk()
    for number in (1, 2, 3):
        shown = board(desk.state)
        assert shown.round == number
        assert [job.face_up for job in shown.jobs if job] == [True] * 3 + [False] * 3
        assert [job.job is None for job in shown.jobs if job] == [False] * 3 + [True] * 3
        desk.empty_deck()
        desk.end_turn()
        if number < 3:
            began = desk.events_of(SoloRoundBegan)[0]
            assert isinstance(began, SoloRoundBegan)
            assert began.jobs[3:] == [None] * 3


@pytest.mark.rule("SO-1.4")
def test_moves_of_the_draft_are_none_of_the_solitaire() -> None:
    desk = Desk()
    for number in range(desk.box.solo_at):
        rejection = RULES.why_not(desk.state, 0, number)
        assert rejection is not None
        assert rejection.rule == "SO-1.4"


@pytest.mark.rule("SO-1.4")
def test_an_expert_is_an_ordinary_card_of_its_type() -> None:
    desk = Desk()
    hand_and_decks = desk.state.unseen_crew() + desk.state.hand
    assert hand_and_decks == crew(con_man=15, driver=15, grease_man=15, gun_man=15, hacker=15, muscle=15)


@pytest.mark.rule("SO-1.5")
def test_the_scenario_is_chosen_or_drawn() -> None:
    game = BigScore.from_toml()
    assert isinstance(game, BigScore)
    assert board(Desk().state).scenario == "biggest_score"
    for name in NAMES:
        state = game.new_state(seeded(1), 1, BigScoreOptions(scenario=name))
        assert isinstance(state, SoloState)
        assert board(state).scenario == name
    drawn = [game.new_state(seeded(seed), 1, BigScoreOptions(scenario="random")) for seed in range(80)]
    assert {state.rules.name for state in drawn if isinstance(state, SoloState)} == set(NAMES)


@pytest.mark.rule("SO-1.6")
def test_decks_jobs_and_vault_are_decided_only_when_they_are_seen() -> None:
    """The view after the same moves differs with another generator, so nothing was decided before."""
    boards = set()
    for seed in range(12):
        desk = Desk()
        before = board(desk.state)
        desk.state.determinize(0, seeded(seed))
        assert board(desk.state) == before
        desk.do(m.Scout(4), m.DrawOne())
        shown = board(desk.state)
        scouted = shown.jobs[3]
        assert scouted is not None
        boards.add((scouted.job, shown.hand))
    assert len(boards) > 6


@pytest.mark.rule("SO-1.6")
def test_what_may_be_seen_of_secrets_is_only_what_is_left() -> None:
    desk = Desk()
    shown = board(desk.state)
    assert len(shown.vault) == token_total(desk.state.vault) == 62
    assert list(shown.vault) == sorted(shown.vault, key=desk.box.token_ids.index)
    assert len(shown.unseen_jobs) == 21
    assert not {desk.box.job_ids[job] for job in members(desk.state.unseen)} & {
        job.job for job in shown.jobs if job and job.job
    }
