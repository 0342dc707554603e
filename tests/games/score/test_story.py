"""The automatic GM tells a story (SC-9.6)."""

from typing import Any

import msgspec
import pytest

from getaway.games.score import engine, simulation
from getaway.games.score import events as e
from getaway.games.score import moves as m
from getaway.games.score.game import Score
from getaway.games.score.options import ScoreOptions
from getaway.games.score.play import ScorePlay
from getaway.games.score.state import Open, OpenApproach
from getaway.games.score.story import clocks, gm
from getaway.games.score.story import facts as f
from getaway.games.score.story.lines import outcome_pools, unsaid, versions
from getaway.games.score.story.state import Story
from getaway.games.score.story.teller import Teller
from getaway.kernel.chance import seeded
from getaway.kernel.deal import chance_of
from getaway.kernel.events import Event
from getaway.kernel.head import Seat
from getaway.kernel.record import make_record, verify
from getaway.text.messages import Message
from getaway.text.render import english

from .table import DEAL, GAME, PACK, Loaded


class Heist:
    """One player's crew on a heist, with dice that fall as they are told."""

    def __init__(self, seed: str, kind: str, *crew: str, by_hand: dict[str, str] | None = None, **options: Any) -> None:
        play = GAME.new_play(seeded(3), 1, ScoreOptions(**{"difficulty": "4", **options}))
        assert isinstance(play, ScorePlay)
        self.play = play
        referee = play.referee
        engine.make(referee, None, m.GenerateHeist(seed, kind))
        for field, text in (by_hand or {}).items():
            engine.make(referee, None, m.SetField(field, text))
        for one in crew or ("face",):
            advance = next(row.advances[0] for row in PACK.classes if row.id == one)
            self.do(m.CreateCriminal(one.title(), one, "" if play.referee.one_shot else advance))
        self.first = self.do(m.StartHeist())

    @property
    def open(self) -> Open:
        return self.play.referee.open

    @property
    def story(self) -> Story:
        story = self.play.referee.secrets.story
        assert story is not None
        return story

    @property
    def teller(self) -> Teller:
        return Teller(self.play.referee)

    @property
    def ways(self) -> dict[str, OpenApproach]:
        return {row.id: row for row in self.play.referee.approaches()}

    def do(self, move: m.ScoreMove) -> list[Event]:
        return [event.what for event in self.play.submit(0, move)]

    def rolls(self, way: str, *faces: int, on: Any = "heat", criminal: int = 0, **claims: Any) -> list[Event]:
        """An attempt by a way, or by an idea of one's own, to its end."""
        found = self.do(m.Declare(criminal, "" if way in self.ways else way, way if way in self.ways else "", **claims))
        if self.play.referee.rolling() is None:
            return found
        self.play.referee.open_dice = Loaded(list(faces))
        found += self.do(m.Roll())
        if self.open.roll is not None and self.open.roll.stage == "choice":
            found += self.do(m.TakeConsequence(on))
        return found

    def works(self, way: str = "", criminal: int = 0) -> list[Event]:
        """A clean success, by this way or the first."""
        return self.rolls(
            way or next(id for id, row in self.ways.items() if not row.free), *[6] * 20, criminal=criminal
        )

    def fails(self, way: str = "", on: Any = "heat") -> list[Event]:
        return self.rolls(way or next(iter(self.ways)), *[1] * 20, on=on)

    def until(self, scene: str) -> None:
        """Succeed up to this scene."""
        for _ in range(20):
            if self.story.frames[-1].scene == scene:
                return
            self.works()
        raise AssertionError(f"the story never came to {scene}")


def ids(events: list[Event]) -> list[str]:
    """The lines among what happened."""
    texts = [event.text for event in events if isinstance(event, e.Narrated | e.SceneSet)]
    texts += [event.words for event in events if isinstance(event, e.Judged)]
    return [text.id.removeprefix("score.") for text in texts if isinstance(text, Message)]


def bank(**fields: str) -> str:
    """A seed whose bank was rolled like this."""
    for at in range(2000):
        heist = GAME.generate(PACK, f"bank {at}", "bank")
        names = f.rolled(PACK, heist)
        if all(names[id.replace("_", "1.") if id.startswith("_") else id] == name for id, name in fields.items()):
            return heist.seed
    raise AssertionError(f"no such bank: {fields}")


@pytest.mark.rule("SC-9.6")
def test_the_opening_names_the_client_the_place_and_what_is_wanted() -> None:
    heist = Heist(bank(_what="burn", floors="one", civilians="busy"), "bank")
    said = " ".join(ids(heist.first))
    for id in ("story-common--client", "story-bank--arrive_burn", "story-lines--place_one", "story-lines--crowd_busy"):
        assert id in said
    assert "story-lines--declined" in said, "what was asked on the side is not played"
    assert heist.story.cast["guard"] != heist.story.cast["manager"]


@pytest.mark.rule("SC-6.5", "SC-9.6")
def test_whoever_the_heist_names_keeps_that_name_in_the_story() -> None:
    seed = bank(floors="one")
    heist = Heist(seed, "bank", by_hand={"person2.name": "The Colonel"})
    client = next(field.text for field in GAME.generate(PACK, seed, "bank").background if field.id == "client.name")
    assert client.endswith(f" {heist.story.cast['client']}")
    assert heist.story.cast["guard"] == "The Colonel"
    assert len(set(heist.story.cast.values())) == len(heist.story.cast)


@pytest.mark.rule("SC-9.6")
def test_a_success_gets_the_crew_on_from_the_way_in_to_the_way_out() -> None:
    heist = Heist(bank(_what="vault", _variety="account", _complication="ink", alarm="standard"), "bank")
    scenes = []
    while heist.open.phase == "heist":
        scenes.append(heist.story.frames[-1].scene)
        heist.works()
    assert scenes == [
        "common--way_in",
        "common--eyes",
        "common--guards",
        "bank--account",
        "bank--ink",
        "bank--vault",
        "bank--take_vault",
        "common--quiet_out",
    ]
    assert heist.open.history[0].how == "done"


@pytest.mark.rule("SC-9.6", "SC-2.5")
@pytest.mark.parametrize(
    ("faces", "degree"),
    [((6, 6), "clean"), ((6, 1), "price"), ((1, 6), "nothing"), ((1, 1), "fail"), ((1, 1, 1), "bad")],
)
def test_what_is_said_goes_by_the_way_and_how_it_ended(faces: tuple[int, ...], degree: str) -> None:
    heist = Heist(bank(space="public"), "bank")
    heist.open.crew[0].heat = len(faces) - 1
    (line,) = [id for id in ids(heist.rolls("front", *faces)) if "way_in-front." in id or "--talk." in id]
    assert line.partition(".")[2].partition("-")[0] == degree


@pytest.mark.rule("SC-9.6")
def test_a_way_that_failed_is_gone_and_one_that_came_to_nothing_is_not() -> None:
    heist = Heist(bank(space="public"), "bank")
    heist.rolls("front", 1, 6)
    assert "front" in heist.ways
    heist.fails("front")
    assert "front" not in heist.ways
    assert "guard:wary" in heist.story.facts


@pytest.mark.rule("SC-9.6")
def test_out_of_ways_the_crew_improvises_and_out_of_those_it_fails() -> None:
    heist = Heist(bank(space="public"), "bank", segments="easy")
    heist.open.crew[0].advances = ["slippery"]
    while not heist.story.frames[-1].stuck:
        heist.open.crew[0].failed_rolls = 0
        heist.fails()
    assert heist.open.job is not None
    assert heist.open.job.scene is not None
    assert english(heist.open.job.scene.name) == "Plan B"
    while heist.open.phase == "heist":
        heist.open.crew[0].failed_rolls = 0
        heist.fails()
    assert heist.open.history[0].how == "failed"


@pytest.mark.rule("SC-9.6")
def test_improvising_gets_the_crew_through_the_scene() -> None:
    heist = Heist(bank(space="public"), "bank")
    heist.story.frames[-1].gone = [way.id for way in heist.teller.scene_of(heist.story.frames[-1]).ways]
    heist.rolls("an idea", 1, 6)
    assert heist.story.frames[-1].stuck
    heist.works("bluff")
    assert heist.story.frames[-1].scene != "common--way_in"


@pytest.mark.rule("SC-9.6")
def test_patience_runs_out() -> None:
    heist = Heist(bank(space="public"), "bank")
    for _ in range(PACK.house.patience):
        heist.rolls("an idea", 1, 6)
    assert heist.open.history[0].how == "failed"


# The difficulty.


def called(heist: Heist, way: str, **claims: Any) -> int:
    """The difficulty of an attempt, which is then withdrawn."""
    known = way in heist.ways
    heist.do(m.Declare(0, "" if known else way, way if known else "", **claims))
    roll = heist.play.referee.roll
    heist.do(m.Withdraw())
    return roll.difficulty


@pytest.mark.rule("SC-9.6", "SC-2.1")
def test_the_difficulty_comes_from_the_place_the_way_and_how_things_stand() -> None:
    heist = Heist(bank(space="public", alarm="feds"), "bank", difficulty="heist")
    base = PACK.house.security[heist.story.of.field("security").entry]
    assert called(heist, "front") == base
    assert called(heist, "ram") == max(2, base - 1)
    assert called(heist, "badge") == min(6, base + 1), "the alarm counts against the system"
    heist.story.facts.append("guard:wary")
    assert called(heist, "front") == min(6, base + 1)
    f.add(heist.story.facts, ("guard:friend",))
    assert called(heist, "front") == max(2, base - 1)
    heist.story.facts.append("loud")
    assert called(heist, "service") == min(6, base + PACK.house.alarm_on)
    heist.story.facts.append("quiet")
    heist.story.edge = True
    assert called(heist, "service") == max(2, base + PACK.house.edge)


@pytest.mark.rule("SC-9.6", "SC-2.1")
def test_an_idea_of_ones_own_is_as_hard_as_a_way_of_its_kind() -> None:
    heist = Heist(bank(space="public"), "bank", "specter")
    assert called(heist, "a ladder") == 4
    assert called(heist, "a grappling hook", marks=("sneaking",)) == 4
    referee = heist.play.referee
    heist.do(m.Declare(0, "tickle the lock", "", ("lockpicking",)))
    assert referee.roll.marks == ("lockpicking",)
    assert referee.roll.difficulty == 3, "Tumbler"


@pytest.mark.rule("SC-9.6", "SC-4.1")
def test_a_goal_that_is_claimed_counts_where_it_can_be_met() -> None:
    heist = Heist(bank(space="public"), "bank", "tech")
    heist.rolls("jam the siren", *[6] * 9, goal="heat")
    assert heist.open.crew[0].goals == [], "no alarm is sounding"
    heist.story.facts.append("loud")
    heist.rolls("jam the siren", *[6] * 9, goal="heat")
    assert heist.open.crew[0].goals == ["heat"]


# What a success brings.


@pytest.mark.rule("SC-9.6", "SC-4.1")
def test_ways_meet_goals_and_kills_and_skills_are_confirmed() -> None:
    heist = Heist(bank(space="public", alarm="standard"), "bank", "face", "hammer")
    heist.open.crew[0].advances = []
    heist.works("front")
    assert heist.open.crew[0].goals == ["cool"]
    heist.open.crew[1].advances = ["tactical_kill"]
    heist.until("common--guards")
    heist.works("knife", criminal=1)
    assert heist.open.crew[1].owed_kills == 1
    assert "guard:dead" in heist.story.facts


@pytest.mark.rule("SC-9.6", "SC-7.2")
def test_premade_criminals_negotiate_and_reach_the_system() -> None:
    heist = Heist(bank(space="public", alarm="standard"), "bank", "face", "tech", mode="one_shot")
    heist.until("common--eyes")
    heist.works("loop", criminal=1)
    assert heist.open.job is not None
    assert heist.open.job.system_reached
    engine.make(heist.play.referee, None, m.CorrectMeter(2))
    heist.works("story")
    assert heist.open.meter == (1, 6)


@pytest.mark.rule("SC-9.6")
def test_whoever_left_in_the_middle_is_not_rewarded() -> None:
    heist = Heist(bank(space="public"), "bank")
    heist.do(m.Declare(0, "", "front"))
    heist.play.referee.open_dice = Loaded([6, 1])
    heist.do(m.Roll())
    heist.open.crew[0].here = False
    heist.do(m.TakeConsequence("heat"))
    assert heist.open.crew[0].goals == []


# What a failure brings.


@pytest.mark.rule("SC-9.6", "SC-2.4")
def test_the_crew_gets_the_jobs_own_complication_as_the_next_obstacle() -> None:
    heist = Heist(bank(_complication="ink", space="public"), "bank")
    found = heist.fails("front", on="meter")
    assert "story-bank--ink.arrives" in ids(found)
    assert heist.story.frames[-1].scene == "bank--ink"
    assert heist.story.frames[-2].scene == "common--way_in"
    back = heist.works("defuse")
    assert heist.story.frames[-1].scene == "common--way_in", "back where the crew was"
    assert any("story-lines--back" in id for id in ids(back))
    more = heist.fails("service", on="meter")
    assert any("story-lines--trouble" in id for id in ids(more)), "once"


@pytest.mark.rule("SC-9.6", "SC-2.4")
def test_after_a_success_at_a_price_the_complication_is_next() -> None:
    heist = Heist(bank(_complication="ink", space="public"), "bank")
    heist.rolls("front", 6, 1, on="meter")
    assert [frame.scene for frame in heist.story.frames] == ["bank--ink"]
    heist.works("defuse")
    assert heist.story.frames[-1].scene.startswith("common--"), "on with the plan"


@pytest.mark.rule("SC-9.6", "SC-2.4")
def test_when_all_troubles_were_told_there_are_lines_left() -> None:
    heist = Heist(bank(_complication="ink", space="public"), "bank", segments="easy")
    heist.story.facts.append("came:1")
    heist.story.said += [id for row in heist.teller.table.lines if row.slot == "trouble" for id in versions(row.text)]
    assert any("story-pools--cost.crew" in id for id in ids(heist.fails("front", on="meter")))


@pytest.mark.rule("SC-9.6", "SC-2.4")
@pytest.mark.parametrize(
    ("faces", "kind"), [((6, 1), "limited"), ((1, 1), "longer"), ((1, 1, 1), "harder"), ((1, 1, 1, 1), "harm")]
)
def test_one_who_takes_it_pays_by_how_bad_it_is(faces: tuple[int, ...], kind: str) -> None:
    heist = Heist(bank(space="public"), "bank")
    heist.open.crew[0].heat = len(faces) - 1
    found = heist.rolls("front", *faces)
    (judged,) = [event for event in found if isinstance(event, e.Judged)]
    assert judged.kind == kind
    assert bool(heist.open.crew[0].injuries) == (kind == "harm")
    if kind == "harm":
        heist.do(m.EndHeist("given_up"))
        (hurt,) = [line for line in map(english, heist.play.view(0).board.history[-1].lines) if "was hurt" in line]
        assert english(heist.open.crew[0].injuries[0]) in hurt


# Clocks.


@pytest.mark.rule("SC-9.3")
def test_a_clock_starts_with_its_fact_moves_with_failures_and_stops() -> None:
    seed = bank(_complication="truck", space="public")
    heist = Heist(seed, "bank")
    heist.fails("front", on="meter")
    (clock,) = heist.open.clocks
    assert english(clock.name) == "The armored truck"
    found = heist.rolls("tire", 1, 6)
    assert heist.open.clocks[0].filled == 1
    assert any(isinstance(event, e.ClockTicked) for event in found)
    heist.works("tire")
    assert heist.open.clocks == []
    late = Heist(seed, "bank")
    late.fails("front", on="meter")
    for _ in range(3):
        late.rolls("an idea", 1, 6)
    assert late.open.clocks == []
    assert "truck_left" in late.story.facts


@pytest.mark.rule("SC-9.3")
def test_what_can_no_longer_be_done_ends_the_heist() -> None:
    heist = Heist(bank(space="public"), "bank")
    heist.story.facts.append("lost")
    heist.rolls("an idea", 1, 6)
    assert heist.open.history[0].how == "failed"


@pytest.mark.rule("SC-9.3")
def test_the_clocks_of_a_story_end_with_it() -> None:
    heist = Heist(bank(_complication="truck", space="public"), "bank")
    heist.fails("front", on="meter")
    assert heist.open.clocks
    heist.do(m.EndHeist("given_up"))
    assert heist.open.clocks == []


# Subgoals.


@pytest.mark.rule("SC-9.6", "SC-4.2", "SC-6.4")
@pytest.mark.parametrize(("way", "heat"), [("drive", 1), ("skip", 4)])
def test_heat_is_let_go_only_for_a_subgoal_that_was_met(way: str, heat: int) -> None:
    heist = Heist(bank(_subgoal="no_trace", _complication="ink", alarm="standard"), "bank", subgoals=True)
    assert any(isinstance(event, e.Revealed) for event in heist.first), "it is shown at the start"
    heist.until("common--no_trace")
    assert heist.ways["skip"].free
    found = heist.works("drive") if way == "drive" else heist.rolls("skip")
    assert any(f"no_trace-{way}" in id for id in ids(found))
    while heist.open.phase == "heist":
        found = heist.works()
    assert ("story-lines--subgoal_met" in ids(found)) == (way == "drive")
    face = heist.open.crew[0]
    face.heat = 6
    heist.do(m.Advance(0, "mimic"))
    assert face.heat == heat


@pytest.mark.rule("SC-6.4")
def test_a_way_elsewhere_may_meet_a_subgoal() -> None:
    heist = Heist(bank(_subgoal="after_you", _complication="key"), "bank", subgoals=True)
    heist.until("bank--key")
    heist.works("golf")
    assert "subgoal_met:1" in heist.story.facts


# Kinds of heists.


@pytest.mark.rule("SC-6.1")
def test_a_heist_gone_wrong_begins_with_the_alarm_on() -> None:
    heist = next(
        one
        for at in range(99)
        if (one := Heist(f"wrong {at}", "gone_wrong")) and "bank" in one.story.of.jobs and not one.story.of.double
    )
    assert heist.story.frames[-1].scene == "common--wrong_start"
    assert "story-lines--wrong" in ids(heist.first)


@pytest.mark.rule("SC-6.1")
def test_a_double_heist_has_both_jobs_one_after_the_other() -> None:
    heist = next(one for at in range(99) if (one := Heist(f"double {at}", "double")) and one.story.of.jobs[1] == "bank")
    seen = []
    told: list[str] = []
    while heist.open.phase == "heist":
        seen.append((heist.story.frames[-1].job, heist.story.frames[-1].scene))
        told += ids(heist.works())
    assert [number for number, _ in seen] == sorted(number for number, _ in seen)
    assert any(scene.startswith("bank--take") for number, scene in seen if number == 2)
    assert "story-lines--second" in told


@pytest.mark.rule("SC-6.1", "SC-6.5")
def test_the_second_job_of_a_double_heist_is_done_in_its_own_place() -> None:
    by_hand = {"alarm": "a goose", "place2.security": "more geese"}
    heist = Heist("two places", "double", by_hand=by_hand)
    of = heist.story.of
    first, second = heist.teller.facts(1), heist.teller.facts(2)
    alarm = PACK.details[[row.id for row in PACK.details].index("alarm")].ids[of.field("place2.alarm").entry]
    assert "alarm:unknown" in first
    assert f"alarm:{alarm}" in second
    assert "alarm:unknown" not in second
    assert "security:unknown" in second
    assert "security:unknown" not in first
    floors = {fact for fact in first if fact.startswith("floors:")}
    assert floors <= second, "what was not rolled for the second place is as in the first"
    shown: dict[int, list[str]] = {1: [], 2: []}
    while heist.open.phase == "heist":
        number = heist.story.frames[-1].job
        shown[number] += [english(one.name) for one in heist.works() if isinstance(one, e.Revealed)]
    told = {name for names in shown.values() for name in names}
    assert {"Alarm", "Security", "Alarm, second place", "Security, second place"} <= told


@pytest.mark.rule("SC-6.3")
def test_what_was_written_by_hand_has_scenes_too() -> None:
    by_hand = {"1.what": "the ghost of the founder", "1.complication": "A parrot knows you.", "1.subgoal": "Be kind"}
    heist = Heist("hand", "bank", by_hand=by_hand, subgoals=True)
    heist.until("common--snag")
    heist.until("common--last_door")
    assert heist.open.job is not None
    assert heist.open.job.scene is not None
    assert "the ghost of the founder" in english(heist.open.job.scene.text)
    heist.until("common--wish")


# The end.


@pytest.mark.rule("SC-9.6")
def test_the_end_remembers_who_was_met_and_what_happened() -> None:
    heist = Heist(bank(_what="burn", _variety="account", _complication="ink", alarm="standard"), "bank")
    heist.until("common--guards")
    heist.works("story")
    found: list[str] = []
    while heist.open.phase == "heist":
        found = ids(heist.works())
    said = " ".join(found)
    assert "story-bank--done_burn" in said
    assert "story-lines--memory" in said or "story-bank--memory" in said
    assert f"{heist.story.wants['client']}.good" in said
    assert f"{heist.story.wants['manager']}" in said


@pytest.mark.rule("SC-9.6", "SC-3.2")
def test_an_arrest_is_told_with_all_that_was_never_seen() -> None:
    heist = Heist(bank(space="public"), "bank")
    engine.make(heist.play.referee, None, m.CorrectMeter(5))
    found = ids(heist.fails("front", on="meter"))
    assert any("story-bank--arrested" in id for id in found)
    assert "story-lines--missed_arrested" in found
    assert any("story-lines--end_arrested" in id for id in found)
    assert heist.open.job is not None, "the next heist is prepared"


@pytest.mark.rule("SC-9.6", "SC-3.6")
def test_a_crew_that_gives_up_hears_the_end_of_it_and_the_next_heist_is_another_story() -> None:
    heist = Heist(bank(space="public"), "bank")
    before = heist.story
    found = ids(heist.do(m.EndHeist("given_up")))
    assert any("story-lines--end_given_up" in id for id in found)
    assert not gm.act(heist.play.referee), "once"
    heist.do(m.StartHeist())
    assert heist.story.number == before.number + 1


def test_a_one_shot_that_ends_in_arrest_is_told_to_its_end() -> None:
    heist = Heist(bank(space="public"), "bank", mode="one_shot")
    engine.make(heist.play.referee, None, m.CorrectMeter(5))
    found = ids(heist.fails("front", on="meter"))
    assert heist.open.phase == "over"
    assert any("story-lines--end_arrested" in id for id in found)


# Facts and lines.


def test_a_person_is_one_thing_at_a_time_and_the_dead_stay_dead() -> None:
    facts: list[str] = []
    f.add(facts, ("*:wary", "loud", "-quiet"), ("guard", "manager"))
    f.add(facts, ("guard:friend", "subgoal_met:#", "-loud"), number=2)
    assert facts == ["manager:wary", "guard:friend", "subgoal_met:2"]
    f.add(facts, ("guard:dead",))
    f.add(facts, ("guard:friend", "guard:dead"))
    assert "guard:dead" in facts
    assert "guard:friend" not in facts
    assert not f.is_met("guard", facts)
    assert f.hold(("!loud", "manager:wary|loud"), facts)
    assert not f.hold(("loud",), facts)


def test_a_line_is_not_said_twice_while_there_is_another() -> None:
    pools = outcome_pools("", "talk", "bad")
    said: list[str] = []
    while (line := unsaid(pools, said, 1)) is not None:
        said.append(line)
    assert len(set(said)) == len(said)
    assert said[0].startswith("story-pools--talk.bad")
    assert any(".fail" in line for line in said)
    heist = Heist(bank(space="public"), "bank")
    heist.story.said += said
    again = heist.teller.from_pools(pools, who="Face")
    assert again.id.removeprefix("score.") in said


def test_without_a_clock_nothing_ticks() -> None:
    heist = Heist(bank(space="public"), "bank")
    clocks.tick(heist.teller)
    assert heist.open.clocks == []


def test_a_pack_without_stories_is_played_by_its_own_scenes() -> None:
    house = msgspec.structs.replace(PACK.house, story="")
    referee = simulation.new_table(msgspec.structs.replace(PACK, house=house), ScoreOptions(), seeded(1))
    for move in (*simulation.crew_of(PACK, 1), m.StartHeist()):
        simulation.make(referee, move)
    assert referee.secrets.story is None
    assert referee.job.scene is not None
    assert english(referee.job.scene.name) == PACK.scenes[0].name


@pytest.mark.rule("SC-9.7")
def test_a_story_leaves_a_record_that_holds() -> None:
    play = GAME.new_play(chance_of(DEAL), 1, ScoreOptions(subgoals=True))
    assert isinstance(play, ScorePlay)
    simulation.record_heist(play, 3)
    assert verify(make_record(play, DEAL, (Seat("You"),)), Score).outcome() == play.outcome()
    kept = GAME.load(play.dump())
    assert kept.dump() == play.dump()
