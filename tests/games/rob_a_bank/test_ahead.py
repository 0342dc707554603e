"""What each Move of the card in play would make possible."""

import pytest

from getaway.games.rob_a_bank.phases import ALARM_READY
from tests.games.rob_a_bank.scenes import Scene, actor


def then(scene: Scene) -> dict[tuple[int | None, int], tuple[str, ...]]:
    """By guard (None: the robber) and room, for whoever acts; nobody else is told."""
    play = scene.play()
    seen = {seat: play.view(seat).board.turn.ahead for seat in (-1, 0, 1, 2)}
    assert [seat for seat, ahead in seen.items() if ahead] == [actor(play)]
    return {(move.guard, move.room): move.then for move in seen[actor(play)]}


@pytest.mark.rule("RB-4.9", "RB-4.10", "RB-4.17", "RB-4.19", "RB-4.20")
def test_of_a_robber() -> None:
    found = then(
        Scene(
            robbers=(5, 6),
            guards=(4, 9),
            carried={"yellow": 1},
            bags=(2, 4),
            alarm=(8, ALARM_READY),
            car="B2",
            cards={"yellow": "grab"},
            turn="yellow",
        )
    )
    assert found == {
        (None, 2): ("pick_up",),
        (None, 4): (),  # a guard is there
        (None, 6): ("pass",),
        (None, 8): ("throw", "alarm"),
    }


@pytest.mark.rule("RB-4.13")
def test_through_the_air_ducts() -> None:
    found = then(Scene(robbers=(5, 5), carried={"yellow": 1}, car="L1", cards={"yellow": "air_ducts"}, turn="yellow"))
    assert set(found) == {(None, room) for room in (1, 2, 3, 4, 6, 7, 8, 9)}


@pytest.mark.rule("RB-4.5", "RB-4.6", "RB-4.7")
def test_of_the_guards() -> None:
    found = then(Scene(guards=(5, 9), robbers=(2, 2), bags=(8,), cards={"bank": "patrol"}))
    assert found[1, 2] == ("tackle",)
    assert found[1, 8] == found[2, 8] == ("lock",)
    assert found[1, 6] == ()
