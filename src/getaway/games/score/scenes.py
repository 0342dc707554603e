"""Scenes with their approaches, and narration (SC-2.1, SC-9.3)."""

from getaway.games.score import events as e
from getaway.games.score import moves as m
from getaway.games.score.referee import Referee, Requirements, unless
from getaway.games.score.say import say
from getaway.games.score.state import AUTOMATIC_GM, OpenApproach, OpenScene
from getaway.kernel.events import Rejection


def set_scene(referee: Referee, move: m.SetScene) -> None:
    approaches = tuple(OpenApproach(row.id, row.text, row.marks) for row in move.approaches)
    show(referee, OpenScene(move.name, move.text, approaches))


def show(referee: Referee, scene: OpenScene) -> None:
    referee.job.scene = scene
    referee.emit(e.SceneSet(scene.name, scene.text))


def why_not_scene(move: m.SetScene) -> Requirements:
    ids = [approach.id for approach in move.approaches]
    yield unless(len(set(ids)) == len(ids), "SC-9.3", say("approach-ids"))
    for approach in move.approaches:
        yield why_not_marked(approach.marks)


def why_not_marked(marks: tuple[str, ...]) -> Rejection | None:
    return unless(len(set(marks)) == len(marks), "SC-2.7", say("marks-once"))


def why_not_add_approach(referee: Referee, move: m.AddApproach) -> Requirements:
    yield unless(referee.job.scene, "SC-9.3", say("set-scene-first"))
    room = len(referee.approaches()) < m.MOST_APPROACHES
    yield unless(room, "SC-9.3", say("scene-full", most=m.MOST_APPROACHES))
    yield why_not_marked(move.marks)
    yield unless(move.text, "SC-9.3", say("approach-empty"))


def add_approach(referee: Referee, move: m.AddApproach) -> None:
    scene = referee.job.scene
    assert scene is not None
    taken = {approach.id for approach in scene.approaches}
    name = next(name for n in range(1, m.FAR) if (name := f"way_{n}") not in taken)
    scene.approaches = (*scene.approaches, OpenApproach(name, move.text, move.marks))
    referee.emit(e.ApproachAdded(move.text))


def why_not_remove_approach(referee: Referee, move: m.RemoveApproach) -> Requirements:
    there = any(approach.id == move.approach for approach in referee.approaches())
    yield unless(there, "SC-9.3", say("no-such-approach", approach=move.approach))


def remove_approach(referee: Referee, move: m.RemoveApproach) -> None:
    scene = referee.job.scene
    assert scene is not None
    gone = next(approach for approach in scene.approaches if approach.id == move.approach)
    scene.approaches = tuple(approach for approach in scene.approaches if approach.id != move.approach)
    referee.emit(e.ApproachRemoved(gone.id, gone.text))


def why_not_narrate(move: m.Narrate) -> Requirements:
    yield unless(move.text, "SC-9.3", say("narration-empty"))


def narrate(referee: Referee, seat: int | None, move: m.Narrate) -> None:
    referee.emit(e.Narrated(AUTOMATIC_GM if seat is None else seat, move.text))
