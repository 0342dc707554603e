"""The table of scenes: its texts are there and fit it, its facts can hold, and no heist is left without a scene."""

import re
from collections.abc import Iterator
from itertools import product

import pytest

from getaway.games.score.pack import Job
from getaway.games.score.story import facts as f
from getaway.games.score.story.lines import DEGREES, versions
from getaway.games.score.story.table import SHARED, Row, Scene, Table, Way, read_parts, table, way_text
from getaway.text.catalogs import ENGLISH, catalog_files, languages
from getaway.text.checking import Entry, read_source

from .table import PACK

TABLE: Table = table("1")
JOBS = {job.id: job for job in PACK.jobs if job.id in read_parts()}
CLASSES = {f"{kind.id}:{goal}" for kind in PACK.classes for goal in ("cool", "heat")}
POOLED = ("cost", "injury", *TABLE.kinds)
COSTS = ("longer", "limited", "harder", "harm", "crew")
MORE = {
    "place": {"floors", "space"},
    "declined": {"subgoal"},
    "missed": {"missed"},
}
"""What lines of a slot may name besides people."""
ALWAYS = {
    *("alarm_on", "subgoals", "double", "gone_wrong", "second", "came", "subgoal_done", "hurt", "killed"),
    *(f"stage:{scene.stage}" for scene in TABLE.scenes.values()),
    *(f"how:{how}" for how in ("done", "failed", "given_up", "arrested")),
    *(f"job:{job.id}" for job in PACK.jobs),
}
"""Facts that the story itself makes."""


def story_texts(language: str) -> dict[str, Entry]:
    files = catalog_files("score", language)
    return read_source("\n".join(text for name, text in files.items() if name.startswith("story-")))


TEXTS = story_texts(ENGLISH)


# Which texts there must be, and what they may name.


def texts_of_scene(scene: Scene) -> Iterator[tuple[str, set[str]]]:
    people = set(scene.people)
    about = people | {"prize"}
    yield scene.text, about
    yield f"{scene.text}.title", set()
    for variant in scene.texts:
        yield f"{scene.text}-{variant.id}", about
    if scene.stage in ("complication", "twist"):
        yield f"{scene.text}.arrives", people | {"rolled"}


def texts_of_way(scene: Scene, way: Way) -> Iterator[tuple[str, set[str]]]:
    """Its offer, and its lines: at least one for a success, and one for a failure."""
    people = {*scene.people, *way.people}
    id = way_text(scene, way)
    yield id, people
    for degree in DEGREES:
        found = versions(f"{id}.{degree}")
        if not found and (degree == "clean" or (degree == "fail" and not way.free)):
            found = (f"{id}.{degree}",)
        for line in found:
            yield line, people | {"who"}


def wanted() -> dict[str, set[str]]:
    """Every text that the table asks for, with what it may name."""
    found: dict[str, set[str]] = {}
    for scene in TABLE.scenes.values():
        found |= dict(texts_of_scene(scene))
        for way in scene.ways:
            found |= dict(texts_of_way(scene, way))
    for person in TABLE.people.values():
        for id in versions(person.text) or (f"{person.text}-1",):
            found |= {text: {person.id} for text in (id, f"{id}.good", f"{id}.bad")}
    for line in TABLE.lines:
        may = {*line.people, *line.about} | MORE.get(line.slot, set())
        found |= dict.fromkeys(versions(line.text) or (line.text,), may)
    for clock in TABLE.clocks:
        found |= {clock.text: set(), f"{clock.text}.full": set(clock.people)}
    for kind in TABLE.kinds:
        for degree in DEGREES:
            pool = f"story-pools--{kind}.{degree}"
            found |= {key: {"who"} for key in versions(pool) or (pool,)}
    for cost in COSTS:
        found |= {key: {"who"} for key in versions(f"story-pools--cost.{cost}")}
    return found | {key: set() for key in versions("story-pools--injury")}


def test_every_row_has_its_texts_and_no_text_is_left_over() -> None:
    asked = set(wanted())
    assert sorted(asked - set(TEXTS)) == []
    assert sorted(set(TEXTS) - asked) == []


@pytest.mark.parametrize("language", languages())
def test_a_text_names_only_people_who_are_there(language: str) -> None:
    texts, may = story_texts(language), wanted()
    wrong = [
        f"{id}: {sorted(left)}" for id, entry in texts.items() if (left := set(entry.variables) - may.get(id, set()))
    ]
    assert wrong == []


def test_the_files_of_texts_are_those_of_the_table() -> None:
    parts = {*read_parts(), "pools"}
    for language in languages():
        names = {name.removeprefix("story-") for name in catalog_files("score", language) if name.startswith("story-")}
        assert names == parts
        for name in names:
            source = catalog_files("score", language)[f"story-{name}"]
            assert all(id.startswith(f"story-{name}--") for id in re.findall(r"^([a-z][\w-]*) *=", source, re.M))


# Rows.


def every_way() -> Iterator[tuple[Scene, Way]]:
    for scene in TABLE.scenes.values():
        for way in scene.ways:
            yield scene, way


def test_ways_are_of_known_kinds_meet_known_goals_and_have_their_own_ids() -> None:
    for scene, way in every_way():
        assert way.kind in TABLE.kinds, (scene.key, way.id)
        assert set(way.goals) <= CLASSES, (scene.key, way.id)
    for scene in TABLE.scenes.values():
        assert len({way.id for way in scene.ways}) == len(scene.ways), scene.key
    assert set(TABLE.claims) <= CLASSES


def test_people_and_clocks_have_ids_of_their_own_as_a_double_heist_has_both() -> None:
    parts = read_parts().values()
    people, clocks = ([row.id for part in parts for row in getattr(part, kind)] for kind in ("people", "clocks"))
    assert (len(set(people)), len(set(clocks))) == (len(people), len(clocks))


def test_people_of_scenes_ways_and_lines_are_in_the_table() -> None:
    for scene in TABLE.scenes.values():
        for people in (scene.people, *(way.people for way in scene.ways)):
            for person in people:
                assert TABLE.people[person].part in (*SHARED, scene.part), (scene.key, person)
    for line in TABLE.lines:
        for person in (*line.people, *line.about):
            assert TABLE.people[person].part in (*SHARED, line.part), (line.text, person)


def test_whoever_is_hit_or_talked_to_is_in_the_way() -> None:
    for scene, way in every_way():
        for fact in (*way.sets, *way.fails):
            person, _, mood = fact.partition(":")
            if mood in f.MOODS and person in TABLE.people:
                assert person in (*way.people, *scene.people), (scene.key, way.id, fact)


def test_the_ids_of_rows_are_given_once() -> None:
    rows: list[Row] = [*TABLE.lines, *TABLE.scenes.values(), *TABLE.people.values(), *TABLE.clocks]
    ids = [row.text for row in rows]
    assert len(set(ids)) == len(ids)


# Facts.


def rolled_facts() -> set[str]:
    found = {f"{detail.id}:{id}" for detail in PACK.details for id in detail.ids}
    for job in PACK.jobs:
        found |= {f"{row.id}:{id}" for row in job.tables for id in row.ids}
        found |= {f"complication:{id}" for id in job.complication_ids}
        found |= {f"variety:{row.id}" for row in job.varieties} | {f"subgoal:{row.id}" for row in job.subgoals}
    return found | {f"{fact.partition(':')[0]}:unknown" for fact in found}


def made_facts() -> set[str]:
    """What the rows can make true."""
    sets = [(scene.sets, scene.people) for scene in TABLE.scenes.values()]
    sets += [(scene.done, scene.people) for scene in TABLE.scenes.values()]
    sets += [((*way.sets, *way.fails), (*scene.people, *way.people)) for scene, way in every_way()]
    sets += [((*kind.sets, *kind.fails), tuple(TABLE.people)) for kind in TABLE.kinds.values()]
    sets += [(line.sets, line.people) for line in TABLE.lines]
    sets += [(clock.full, clock.people) for clock in TABLE.clocks]
    found: list[str] = []
    for facts, people in sets:
        for fact in facts:
            found += [fact.replace("*", person) for person in people] if "*" in fact else [fact]
    return set(found) | {row.fact for row in TABLE.derived}


def asked_facts() -> Iterator[tuple[str, str]]:
    for scene in TABLE.scenes.values():
        for facts in (scene.when, *(row.when for row in scene.texts), *(way.needs for way in scene.ways)):
            yield from ((scene.key, fact) for fact in facts)
    for line in TABLE.lines:
        yield from ((line.text, fact) for fact in line.when)
    for clock in TABLE.clocks:
        yield from ((clock.text, fact) for fact in (*clock.starts, *clock.stops))
    for row in TABLE.derived:
        yield from ((row.fact, fact) for fact in row.any)
    for goal, facts in TABLE.claims.items():
        yield from ((goal, fact) for fact in facts)


def test_every_fact_that_is_asked_for_can_hold() -> None:
    known = rolled_facts() | made_facts() | ALWAYS
    wrong = [
        f"{where}: {one}"
        for where, fact in asked_facts()
        for one in fact.removeprefix("!").split("|")
        if one not in known
    ]
    assert wrong == []


def test_every_entry_of_the_pack_makes_a_difference() -> None:
    asked = {one for _, fact in asked_facts() for one in fact.removeprefix("!").split("|")}
    for job in JOBS.values():
        facts = {f"{row.id}:{id}" for row in job.tables for id in row.ids}
        facts |= {f"complication:{id}" for id in job.complication_ids}
        facts |= {f"variety:{row.id}" for row in job.varieties} | {f"subgoal:{row.id}" for row in job.subgoals}
        assert sorted(facts - asked) == [], job.id
    assert {f"{detail.id}:{id}" for detail in PACK.details for id in detail.ids} <= asked


# No heist is left without a scene.


def heists(job: Job) -> Iterator[set[str]]:
    """The facts of every heist that could be rolled, as far as scenes ask for them."""
    tables = [[f"{row.id}:{id}" for id in row.ids] for row in job.tables]
    tables.append([f"variety:{row.id}" for row in job.varieties] or [f"job:{job.id}"])
    tables.append([f"complication:{id}" for id in job.complication_ids])
    tables.append([f"subgoal:{row.id}" for row in job.subgoals])
    tables.append(["civilians:none", "civilians:busy"])
    tables.append(["alarm:none", "alarm:easy"])
    for chosen in product(*tables):
        facts = {f"job:{job.id}", "space:public", "floors:two", *chosen}
        yield facts | {row.fact for row in TABLE.derived if any(fact in facts for fact in row.any)}


def fitting(stage: str, job: str, facts: set[str]) -> list[Scene]:
    rows = [row for row in TABLE.scenes.values() if row.stage == stage and row.part in (*SHARED, job)]
    return [row for row in rows if f.hold(row.when, facts) and f.are_met(row.people, facts)]


def ways_in(scene: Scene, job: str, facts: set[str]) -> list[Way]:
    rows = [way for way in scene.ways if way.part in (*SHARED, job) and not way.free]
    return [way for way in rows if f.hold(way.needs, facts) and f.are_met(way.people, facts)]


@pytest.mark.parametrize("job", JOBS.values(), ids=lambda job: job.id)
def test_every_stage_of_every_heist_has_a_scene_with_three_ways(job: Job) -> None:
    for facts in heists(job):
        for quiet in (facts, facts | {"alarm_on"}):
            for stage in ("entry", "watch", "people", "reach", "take", "out"):
                scenes = fitting(stage, job.id, quiet)
                assert scenes, (stage, quiet)
                most = max(len(row.when) for row in scenes)
                for scene in (row for row in scenes if len(row.when) == most):
                    assert len(ways_in(scene, job.id, quiet)) >= 3, (scene.key, quiet)


@pytest.mark.parametrize("job", JOBS.values(), ids=lambda job: job.id)
def test_every_complication_is_one_obstacle_and_every_subgoal_is_played_once(job: Job) -> None:
    for facts in heists(job):
        unasked = [stage for stage in ("complication", "twist") if fitting(stage, job.id, facts)]
        assert len(unasked) == 1, facts
        scenes = [scene for stage in unasked for scene in fitting(stage, job.id, facts)]
        assert all(len(ways_in(scene, job.id, facts)) >= 3 for scene in scenes), facts
        played = [stage for stage in ("before", "after") if fitting(stage, job.id, facts)]
        by_way = any("subgoal_met:#" in way.sets for scene in scenes for way in scene.ways)
        assert len(played) + by_way == 1 or (len(played) == 1), facts


# Words that do not belong.

ANYWHERE = ("vault", "museum", "painting", "diamond", "jewel", "customer", "necklace", "curator", "prison")
HOURS = ("tonight", "midnight", "at noon", "sunset", "sunrise", "daylight", "this morning", "this evening")


def written(part: str) -> str:
    return catalog_files("score", ENGLISH)[f"story-{part}"].lower()


@pytest.mark.parametrize("part", ["common", "lines", "pools"])
def test_what_every_heist_may_say_is_about_no_job(part: str) -> None:
    assert [word for word in ANYWHERE if word in written(part)] == []


@pytest.mark.parametrize("part", ["common", "lines", "pools", *JOBS])
def test_nobody_knows_what_time_of_day_it_is(part: str) -> None:
    assert [word for word in HOURS if word in written(part)] == []
