"""The story as it is told: scenes with their approaches, and words (SC-2.1, SC-9.3)."""

from getaway.games.score import events as e
from getaway.games.score import moves as m
from getaway.games.score.referee import ANY, HEIST, Handler, Handlers, Referee
from getaway.games.score.state import OpenScene, Told
from getaway.kernel.events import Rejection


def set_scene(referee: Referee, seat: int, move: m.SetScene, told: Told) -> None:
    referee.job.scene = OpenScene(move.name, move.text, move.approaches)
    referee.say(e.SceneSet(move.name, move.text))


def why_not_scene(referee: Referee, seat: int, move: m.SetScene) -> Rejection | None:
    ids = [approach.id for approach in move.approaches]
    if len(set(ids)) != len(ids):
        return Rejection("SC-9.3", "each approach of a scene has its own id")
    if any(len(set(approach.marks)) != len(approach.marks) for approach in move.approaches):
        return Rejection("SC-2.7", "each mark is given once")
    return None


def why_not_add_approach(referee: Referee, seat: int, move: m.AddApproach) -> Rejection | None:
    scene = referee.job.scene
    if scene is None:
        return Rejection("SC-9.3", "set a scene first")
    if len(scene.approaches) >= m.MOST_APPROACHES:
        return Rejection("SC-9.3", f"a scene has at most {m.MOST_APPROACHES} approaches")
    if len(set(move.marks)) != len(move.marks):
        return Rejection("SC-2.7", "each mark is given once")
    return None if move.text else Rejection("SC-9.3", "say what the approach is")


def add_approach(referee: Referee, seat: int, move: m.AddApproach, told: Told) -> None:
    scene = referee.job.scene
    assert scene is not None
    taken = {approach.id for approach in scene.approaches}
    name = next(name for n in range(1, m.FAR) if (name := f"way_{n}") not in taken)
    scene.approaches = (*scene.approaches, m.Approach(name, move.text, move.marks))
    referee.say(e.ApproachAdded(move.text))


def why_not_remove_approach(referee: Referee, seat: int, move: m.RemoveApproach) -> Rejection | None:
    scene = referee.job.scene
    if scene is None or all(approach.id != move.approach for approach in scene.approaches):
        return Rejection("SC-9.3", f"this scene has no approach {move.approach!r}")
    return None


def remove_approach(referee: Referee, seat: int, move: m.RemoveApproach, told: Told) -> None:
    scene = referee.job.scene
    assert scene is not None
    gone = next(approach for approach in scene.approaches if approach.id == move.approach)
    scene.approaches = tuple(approach for approach in scene.approaches if approach.id != move.approach)
    referee.say(e.ApproachRemoved(gone.text))


def why_not_narrate(referee: Referee, seat: int, move: m.Narrate) -> Rejection | None:
    return None if move.text else Rejection("SC-9.3", "there is nothing to tell")


def narrate(referee: Referee, seat: int, move: m.Narrate, told: Told) -> None:
    referee.say(e.Narrated(seat, move.text))


HANDLERS: Handlers = {
    m.SetScene: Handler("gm", HEIST, why_not_scene, set_scene),
    m.AddApproach: Handler("gm", HEIST, why_not_add_approach, add_approach),
    m.RemoveApproach: Handler("gm", HEIST, why_not_remove_approach, remove_approach),
    m.Narrate: Handler("anyone", ANY, why_not_narrate, narrate),
}
