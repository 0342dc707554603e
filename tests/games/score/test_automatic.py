"""The house as GM (SC-9.6), the policy and the simulations."""

from itertools import pairwise
from typing import Any

import pytest

from getaway.games.score import automatic, engine, policy, simulation
from getaway.games.score import events as e
from getaway.games.score import moves as m
from getaway.games.score.game import Score
from getaway.games.score.options import ScoreOptions
from getaway.games.score.play import ScorePlay
from getaway.games.score.referee import Referee
from getaway.games.score.say import say
from getaway.games.score.state import AUTOMATIC_GM, AutomaticGm
from getaway.kernel.chance import seeded
from getaway.kernel.deal import SimulatedDeal, chance_of
from getaway.kernel.events import SPECTATOR
from getaway.kernel.head import Seat
from getaway.kernel.record import make_record, verify
from getaway.text.render import english

from .scene_game import GAME, PACK
from .table import ALL_ADVANCES, DEAL, Table


def solo(*kinds: str, **options: Any) -> Table:
    """One player with these Criminals, and the house as GM."""
    table = Table(seats=1, game=GAME, gm="auto", **options)
    for kind in kinds or ("face",):
        table.hire(kind, seat=0)
    return table


def choose(table: Table, approach: str, *faces: int, criminal: int = 0) -> None:
    """An attempt by one of the approaches, and its dice."""
    job = table.open.job
    assert job is not None
    assert job.scene is not None
    text = next(row.text for row in job.scene.approaches if row.id == approach)
    assert isinstance(text, str)
    table.do(0, m.Declare(criminal, text, approach))
    table.throw(*faces)
    table.do(0, m.Roll())


def house_of(table: Table) -> AutomaticGm:
    house = table.hidden.automatic_gm
    assert house is not None
    return house


@pytest.mark.rule("SC-9.6")
def test_the_house_prepares_and_any_player_starts() -> None:
    table = solo()
    assert table.open.meter == (0, 6)
    assert table.hidden.heist is not None
    assert [(row.segment, row.kind) for row in table.hidden.penalties] == [
        (2, "lose_prep"),
        (3, "alarm"),
        (4, "harder"),
    ]
    table.do(0, m.StartHeist())
    assert table.open.job is not None
    assert table.open.job.scene is not None
    assert english(table.open.job.scene.name) == "The way in"
    assert table.play.view(0).board.gm is None


@pytest.mark.rule("SC-8.1")
def test_a_spectator_is_not_taken_for_the_automatic_gm() -> None:
    table = solo(meter="hidden")
    table.hidden.notes.append("the butler did it")
    for start in (None, m.StartHeist(), m.EndHeist("given_up")):
        if start is not None:
            table.do(0, start)
        view = table.play.view(SPECTATOR)
        assert view.board.gm is None
        assert view.offers == ()
        assert view.prompt == table.play.view(0).prompt
        assert table.open.gm is None
        assert view.board.gm_seat == AUTOMATIC_GM
    assert b"butler" not in GAME.export(table.play, SPECTATOR)


@pytest.mark.rule("SC-9.6")
@pytest.mark.parametrize(("size", "segments"), [("easy", 8), ("standard", 6), ("hard", 5), ("brutal", 4)])
def test_the_length_of_the_meter_is_an_option(size: str, segments: int) -> None:
    table = solo(segments=size)
    assert table.hidden.length == segments
    assert all(penalty.segment < segments for penalty in table.hidden.penalties)


@pytest.mark.rule("SC-9.6")
def test_a_run_of_scenes_from_the_way_in_to_the_way_out() -> None:
    table = solo(difficulty="2")
    table.hidden.heist = None
    engine.make(table.play.referee, None, m.GenerateHeist("a", "bank"))
    table.do(0, m.StartHeist())
    scenes = []
    for _ in range(40):
        if table.open.phase != "heist":
            break
        assert table.open.job is not None
        assert table.open.job.scene is not None
        scenes.append(english(table.open.job.scene.name))
        choose(table, table.open.job.scene.approaches[0].id, 6, 6, *[6] * 9)
    assert list(dict.fromkeys(scenes)) == [card.name for card in PACK.scenes]
    assert len(scenes) == sum(card.steps for card in PACK.scenes)
    assert table.open.history[0].how == "done"


@pytest.mark.rule("SC-9.6", "SC-6.1")
def test_a_double_heist_has_two_prizes_and_one_gone_wrong_has_its_alarms_on() -> None:
    table = solo()
    engine.make(table.play.referee, None, m.GenerateHeist("b", "double"))
    table.do(0, m.StartHeist())
    assert [scene for scene in house_of(table).scenes if scene[0] == "prize"] == [("prize", 1), ("prize", 2)]
    wrong = solo()
    engine.make(wrong.play.referee, None, m.GenerateHeist("b", "gone_wrong"))
    happened = wrong.do(0, m.StartHeist())
    assert e.Narrated(-1, say("gm-alarms-on")) in happened
    assert automatic.alarm_on(wrong.play.referee)


@pytest.mark.rule("SC-9.6", "SC-2.1")
def test_difficulty_comes_from_security_alarm_noise_and_position() -> None:
    table = solo("tech")
    engine.make(table.play.referee, None, m.GenerateHeist("c", "bank"))
    heist = table.hidden.heist
    assert heist is not None
    table.do(0, m.StartHeist())
    base = PACK.house.security[heist.field("security").entry]
    table.do(0, m.Declare(0, "with a ladder"))
    assert table.roll.difficulty == min(6, base + PACK.house.free_attempt)
    table.do(0, m.Withdraw(), m.Declare(0, "talk", "front_door"))
    assert table.roll.difficulty == base
    table.do(0, m.Withdraw())
    choose(table, "break_in", 6, 6)
    assert automatic.alarm_on(table.play.referee)
    alarm = PACK.house.alarm[heist.field("alarm").entry]
    table.do(0, m.Declare(0, "hack", "loop_cameras"))
    assert table.roll.difficulty == min(6, base + alarm + PACK.house.alarm_on)
    table.do(0, m.Withdraw())
    table.open.crew[0].cool = 3
    choose(table, "blind_spots", 6, 6, 6, 6)
    assert house_of(table).edge
    table.do(0, m.Declare(0, "busy", "control_room"))
    assert table.roll.difficulty == min(6, base + PACK.house.alarm_on + PACK.house.edge)


@pytest.mark.rule("SC-9.6", "SC-2.4")
def test_it_judges_failures_by_the_rules() -> None:
    table = solo("face", difficulty="4")
    table.do(0, m.StartHeist())
    choose(table, "front_door", 1, 1)
    happened = table.do(0, m.TakeConsequence("heat"))
    assert any(isinstance(event, e.Judged) and event.kind == "longer" for event in happened)
    assert e.Narrated(-1, say("gm-failed")) in happened
    choose(table, "front_door", 1, 1, 1)
    heist = table.hidden.heist
    assert heist is not None
    judged = [event for event in table.do(0, m.TakeConsequence("meter")) if isinstance(event, e.Judged)]
    assert judged[0].on_crew
    assert judged[0].kind == "complication"
    table.open.crew[0].heat = 3
    choose(table, "front_door", 6, 1, 1, 1)
    happened = table.do(0, m.TakeConsequence("heat"))
    assert any(isinstance(event, e.Injured) for event in happened)
    table.open.crew[0].heat = 1
    choose(table, "control_room", 6, 6, 1)
    judged = [event for event in table.do(0, m.TakeConsequence("heat")) if isinstance(event, e.Judged)]
    assert judged[0].kind == "limited"


@pytest.mark.rule("SC-9.6", "SC-4.1")
def test_it_confirms_goals_kills_and_skills() -> None:
    table = solo("face", "hammer", difficulty="2")
    hammer = table.open.crew[1]
    hammer.advances = ["tactical_kill"]
    table.do(0, m.StartHeist())
    choose(table, "front_door", 6, 6)
    assert (table.open.crew[0].cool, table.open.crew[0].goals) == (2, ["cool"])
    for approach in ("loop_cameras", "control_room"):
        choose(table, approach, 6, 6, 6)
    choose(table, "silent_kill", 6, 6, criminal=1)
    assert hammer.owed_kills == 1
    table.do(0, m.TakeKill(1, "neither"))
    choose(table, "take_down", 6, 6, criminal=1)
    assert hammer.goals == ["heat"]


@pytest.mark.rule("SC-9.6", "SC-7.2")
def test_it_confirms_the_skills_of_premade_criminals() -> None:
    table = solo("face", "tech", difficulty="2", mode="one_shot")
    table.do(0, m.StartHeist())
    choose(table, "front_door", 6, 6)
    choose(table, "loop_cameras", 6, 6, criminal=1)
    assert table.open.job is not None
    assert table.open.job.system_reached
    choose(table, "control_room", 6, 6)
    engine.make(table.play.referee, None, m.CorrectMeter(2))
    choose(table, "cover_story", 6, 6)
    assert table.open.meter == (1, 6)


@pytest.mark.rule("SC-9.6")
def test_it_loses_patience() -> None:
    table = solo("face", difficulty="4")
    table.do(0, m.StartHeist())
    for _ in range(PACK.house.patience):
        choose(table, "front_door", 1, 6)
    assert table.open.history[0].how == "failed"


@pytest.mark.rule("SC-9.6")
def test_who_left_in_the_middle_is_not_rewarded_and_nothing_happens_twice() -> None:
    table = solo("face", difficulty="4")
    table.do(0, m.StartHeist())
    choose(table, "front_door", 6, 1)
    table.open.crew[0].here = False
    table.do(0, m.TakeConsequence("heat"))
    assert table.open.crew[0].goals == []
    assert automatic.respond(table.play.referee) == []


@pytest.mark.rule("SC-9.6", "SC-3.6")
def test_the_crew_may_give_up_and_end_the_campaign() -> None:
    table = solo()
    table.do(0, m.StartHeist())
    table.refused(0, m.EndHeist("done"), "SC-3.6")
    table.do(0, m.EndHeist("given_up"))
    assert table.open.job is not None  # the next one is prepared
    table.do(0, m.EndCampaign())
    assert table.play.outcome() is not None
    assert automatic.respond(table.play.referee) == []


@pytest.mark.rule("SC-9.6", "SC-4.2", "SC-6.4")
def test_with_subgoals_it_lets_the_heat_go_after_a_heist_that_was_done() -> None:
    table = solo("face", difficulty="2", subgoals=True)
    table.do(0, m.StartHeist())
    while table.open.phase == "heist":
        assert table.open.job is not None
        assert table.open.job.scene is not None
        choose(table, table.open.job.scene.approaches[0].id, *[6] * 12)
    face = table.open.crew[0]
    face.heat = 6
    table.do(0, m.Advance(0, "mimic"))
    assert face.heat == 1


@pytest.mark.rule("SC-9.6")
def test_a_solo_game_leaves_a_record_that_holds() -> None:
    table = Table(seats=1, game=GAME, gm="auto")
    table.do(0, m.CreateCriminal("Faye", "face", "ready"), m.CreateCriminal("Sue", "specter", "tumbler"))
    table.do(0, m.StartHeist())
    while table.open.phase == "heist":
        table.do(0, policy.choose(table.play.referee))
    table.do(0, m.EndCampaign())
    assert verify(make_record(table.play, DEAL, (Seat("You"),)), Score).outcome() == table.play.outcome()


def fresh(size: int, seed: int = 1, **options: Any) -> Referee:
    """A crew about to start, for the policy."""
    table = simulation.new_table(PACK, ScoreOptions(**options), seeded(seed))
    for criminal in simulation.crew_of(PACK, size, options.get("mode") == "one_shot"):
        simulation.make(table, criminal)
    return table


@pytest.mark.parametrize(("kind", "advance"), ALL_ADVANCES)
def test_the_policy_plays_every_advance(kind: str, advance: str) -> None:
    for seed in range(4):
        referee = fresh(0, seed)
        simulation.make(
            referee, m.CreateCriminal("X", kind, next(row.advances[0] for row in PACK.classes if row.id == kind))
        )
        referee.open.crew[0].advances = [advance]
        referee.open.crew[0].heat = 2
        assert simulation.play_heist(referee).how in ("done", "failed", "arrested")


def test_the_policy_plays_premade_criminals_and_hidden_meters() -> None:
    for seed in range(5):
        for options in ({"mode": "one_shot"}, {"meter": "hidden"}):
            assert simulation.play_heist(fresh(4, seed, **options)).how in ("done", "failed", "arrested")


def test_the_policy_uses_what_it_has() -> None:
    referee = fresh(1)
    simulation.make(referee, m.StartHeist())
    face = referee.open.crew[0]
    face.advances = ["backup_plan", "false_alarm", "foresight"]
    referee.open.stash = 0
    assert policy.choose(referee) == m.UseAbility(0, "backup_plan")
    simulation.make(referee, policy.choose(referee))
    engine.make(referee, None, m.CorrectMeter(2))
    assert policy.choose(referee) == m.UseAbility(0, "false_alarm", "", 1)
    simulation.make(referee, policy.choose(referee))
    face.owed_goal = True
    assert policy.choose(referee) == m.TakeGoal(0, "cool")
    face.owed_goal, face.owed_kills = False, 1
    assert policy.choose(referee) == m.TakeKill(0, "cool")
    face.owed_kills = 0
    simulation.make(referee, m.Leave(0))
    assert policy.choose(referee) == m.EndHeist("given_up")


def test_a_heist_that_would_not_end_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulation, "LONGEST", 1)
    with pytest.raises(AssertionError, match="did not end"):
        simulation.play_heist(fresh(2))
    with pytest.raises(AssertionError, match="may not"):
        simulation.make(fresh(1), m.Roll())


def test_the_same_seed_gives_the_same_heists() -> None:
    one, two = (list(simulation.chapters(PACK, ScoreOptions(), 3, 5, range(20))) for _ in range(2))
    assert one == two
    assert one != list(simulation.chapters(PACK, ScoreOptions(), 3, 6, range(20)))


CREWS = (1, 2, 3, 4)
LEVELS: tuple[Any, ...] = ("3", "4", "5")
METERS: tuple[Any, ...] = ("brutal", "hard", "standard", "easy")
HEISTS = 210


@pytest.mark.many
def test_ten_thousand_heists_end_and_survival_rises_with_the_meter_and_falls_with_the_difficulty() -> None:
    survived = {}
    heists = 0
    for crew in CREWS:
        for level in LEVELS:
            for segments in METERS:
                options = ScoreOptions(segments=segments, difficulty=level)
                tally = simulation.simulate(PACK, options, crew, HEISTS, 3)
                survived[crew, level, segments] = tally.survived
                heists += tally.heists
                assert tally.done <= tally.survived
                assert tally.rolls >= tally.heists
    assert heists >= 10_000
    # Each row shares its seeds but not its dice, so two neighbours may come out a little the wrong way round.
    slack = 3 * (0.25 / HEISTS) ** 0.5
    for crew in CREWS:
        for level in LEVELS:
            row = [survived[crew, level, segments] for segments in METERS]
            assert all(more >= less - slack for less, more in pairwise(row))
            assert row[-1] >= row[0]
        for segments in METERS:
            column = [survived[crew, level, segments] for level in LEVELS]
            assert all(harder <= easier for easier, harder in pairwise(column))


@pytest.mark.parametrize("mode", ["campaign", "one_shot"])
def test_a_simulated_heist_is_played_again_for_its_record(mode: Any) -> None:
    options = ScoreOptions(mode=mode)
    (chapter,) = simulation.chapters(PACK, options, 2, 4, range(7, 8))
    play = GAME.new_play(chance_of(SimulatedDeal(4, 7)), 1, options)
    assert isinstance(play, ScorePlay)
    simulation.record_heist(play, 2)
    assert play.referee.open.history == [chapter]
    assert play.outcome() is not None
