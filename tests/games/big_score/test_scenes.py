"""The events that the steps of a scene follow: what is told before what, and what sums it up."""

from getaway.games.big_score import events as e
from getaway.games.big_score.moves import Flee, KeepToken, Rob
from tests.games.big_score.kit import at_assign, at_vault, events_of, rig


def test_a_job_begins_before_its_crew_is_shown_and_ends_with_what_becomes_of_it() -> None:
    table = at_assign(["apartment", "hotel"], ["con_man", "gun_man"], ["muscle", "driver"], ["hacker"])
    table.assign(0, ("con_man", 1), ("gun_man", 1))
    table.assign(1, ("muscle", 1), ("driver", 2))
    told = [type(event) for event in table.assign(2)]
    start = told.index(e.JobBegan)
    assert told[start : start + 4] == [e.JobBegan, e.CrewSent, e.CrewSent, e.JobRobbed]
    assert told[start + 4 : start + 8] == [e.JobBegan, e.CrewSent, e.JobFailed, e.CostPaid]
    assert told.count(e.JobBegan) == 2
    assert told.count(e.JobLeftAlone) == 4


def test_a_round_ends_with_what_everyone_would_score() -> None:
    table = at_assign(["apartment"], ["con_man", "gun_man", "muscle"], ["driver"])
    table.assign(0, ("con_man", 1), ("gun_man", 1), ("muscle", 1))
    happened = table.assign(1)
    (ended,) = events_of(e.RoundEnded, happened)
    assert ended == e.RoundEnded(1, table.state.scores())
    told = [type(event) for event in happened]
    assert told.index(e.UnassignedDiscarded) < told.index(e.RoundEnded) < told.index(e.RoundBegan)


def test_rob_or_flee_is_shown_before_anything_is_drawn() -> None:
    table = at_vault(3)
    rig(table, "diamond", "cop")
    happened = table.all_do(Rob(), Rob(), Flee())
    told = [type(event) for event in happened if not isinstance(event, e.ChoiceMade)]
    assert told[:3] == [e.RaidBegan, e.TokenDrawn, e.TokenDrawn]
    assert events_of(e.RaidBegan, happened) == [e.RaidBegan([0, 1], [2])]
    table.do(0, KeepToken())
    assert events_of(e.RaidBegan, table.all_do(Flee(), Flee())) == [e.RaidBegan([], [0, 1])]


def test_the_end_names_who_has_won() -> None:
    table = at_vault(3, loot={1: ["gold_bar"]})
    (ended,) = events_of(e.GameEnded, table.all_do(Flee(), Flee(), Flee()))
    assert ended == e.GameEnded([200, 400, 200], (1,))
    table = at_vault(2)
    (shared,) = events_of(e.GameEnded, table.all_do(Flee(), Flee()))
    assert shared == e.GameEnded([200, 200], (0, 1))
