"""What only some games can do is asked of the game; the others answer that they cannot."""

import pytest

from getaway.games.masters.game import Masters
from getaway.games.masters.options import MastersOptions
from getaway.games.rob_a_bank.game import RobABank
from getaway.games.rob_a_bank.options import BankOptions
from getaway.games.score.game import Score
from getaway.games.score.options import ScoreOptions
from getaway.kernel import capabilities as can
from getaway.kernel.chance import seeded
from getaway.kernel.deal import DealError, OpenDeal
from getaway.kernel.state import rollout

MASTERS, BANK, SCORE = Masters.from_toml(), RobABank.from_toml(), Score.from_toml()


def test_seats_that_win_together() -> None:
    play = BANK.new_play(seeded(1), 3, BankOptions())
    state = BANK.new_state(seeded(1), 3, BankOptions())
    assert can.team_names(BANK) == ("bank", "robbers")
    assert can.teams_of(BANK, state, 3) == ((0,), (1, 2))
    assert can.seats_of_team(BANK, play, "robbers") == can.team_of(BANK, play, 2) == (1, 2)
    assert can.team_of(BANK, play, 0) == (), "one seat is no team"


def test_where_everyone_plays_alone() -> None:
    play = MASTERS.new_play(seeded(1), 2, MastersOptions())
    assert can.team_names(MASTERS) == ()
    assert can.team_of(MASTERS, play, 0) == ()
    assert can.teams_of(MASTERS, MASTERS.new_state(seeded(1), 2, MastersOptions()), 2) == ((0,), (1,))


def test_goals_one_after_the_other() -> None:
    state = MASTERS.rules.new_state(seeded(1), 1, MastersOptions())
    rollout(state, seeded(2), 1_000_000)
    assert can.goals_reached(MASTERS, state) == state.game - 1 + int(state.returns()[0])
    assert can.goals_reached(MASTERS, MASTERS.new_state(seeded(1), 2, MastersOptions())) == 0
    assert can.goals_reached(BANK, BANK.new_state(seeded(1), 3, BankOptions())) == 0


def test_scenarios() -> None:
    play = MASTERS.new_play(seeded(1), 1, MastersOptions())
    (campaign,) = can.scenarios_of(MASTERS)
    assert can.scenario_of(MASTERS, play) == campaign
    assert can.scenario_of(MASTERS, MASTERS.new_play(seeded(1), 2, MastersOptions())) is None
    assert can.scenarios_of(BANK) == ()
    assert can.scenario_of(BANK, BANK.new_play(seeded(1), 3, BankOptions())) is None


def test_whispers_and_stories() -> None:
    options = ScoreOptions(gm="seat")
    play = SCORE.new_play(seeded(1), 3, options)
    assert can.whispers_of(SCORE, play, 1) == (0,)
    assert can.story_of(SCORE, play) == SCORE.story(play)
    board = BANK.new_play(seeded(1), 3, BankOptions())
    assert (can.whispers_of(BANK, board, 1), can.story_of(BANK, board)) == ((), [])


def test_somebody_who_runs_the_game_for_the_others() -> None:
    with_gm = SCORE.new_play(seeded(1), 3, ScoreOptions(gm="seat"))
    without = SCORE.new_play(seeded(1), 3, ScoreOptions())
    assert can.has_game_master(SCORE)
    assert not can.has_game_master(BANK)
    assert (can.game_master_of(SCORE, with_gm), can.game_master_of(SCORE, without)) == (0, None)
    assert can.game_master_of(BANK, BANK.new_play(seeded(1), 3, BankOptions())) is None


def test_campaigns_and_sealed_records() -> None:
    deal = OpenDeal("0" * 64)
    assert can.campaign_of(SCORE) is SCORE
    assert can.sealed_play(SCORE, deal, 2, ScoreOptions(gm="seat")).seats == 2
    with pytest.raises(can.CampaignError, match="How To Rob A Bank has no campaign"):
        can.campaign_of(BANK)
    with pytest.raises(DealError, match="How To Rob A Bank has no sealed records"):
        can.sealed_play(BANK, deal, 2, BankOptions())
