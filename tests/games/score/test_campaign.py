"""Campaigns: over many heists, out to a file and back, and told (SC-9.5)."""

import json
from typing import Any, Literal

import msgspec
import pytest

from getaway.games.score import background, campaign
from getaway.games.score import events as e
from getaway.games.score import moves as m
from getaway.games.score import paper_moves as p
from getaway.games.score.game import Score
from getaway.games.score.options import ScoreOptions
from getaway.games.score.paper_types import LongClock, OpenPapers, Person
from getaway.games.score.state import OpenClock
from getaway.kernel.capabilities import CampaignError
from getaway.kernel.chance import seeded
from getaway.kernel.record import make_record, make_sealed_record, verify
from getaway.text.render import english

from .table import ANN, BOB, DEAL, GAME, GM, PACK, SEATS, Table


def three_heists() -> Table:
    """A crew that wins, loses and goes to prison."""
    table = Table()
    face, hammer = table.hire("face", "mimic"), table.hire("hammer", "lethal", seat=BOB)
    for how in ("done", "failed"):
        table.start(8, m.AttachPenalty(1, "alarm"))
        for _ in range(2):
            table.fail(face, "heat")
        table.fail(hammer, "meter")
        table.do(GM, m.ConfirmGoal(hammer.id, "cool"), m.RecordInjury(face.id, "a sprained ankle"))
        table.do(GM, m.EndHeist(how))
        if face.heat >= 3:
            table.do(ANN, m.Advance(face.id, "ready" if how == "done" else "foresight"))
    table.start(4)
    table.do(GM, m.TakeOut(hammer.id, "dead", "fell off the roof"), m.CorrectMeter(4, "sirens"))
    table.do(GM, m.WriteNote("they will want revenge"))
    return table


@pytest.mark.rule("SC-4.4", "SC-9.5")
def test_a_campaign_of_three_heists_is_told() -> None:
    table = three_heists()
    lines = timeline(table)
    assert lines[0] == "Heist 1, The job: success."
    assert "• Then: An alarm goes off." in lines
    assert "• Hammer 2 met the Cool goal." in lines
    assert "• Face 1 was hurt: a sprained ankle." in lines
    assert "Heist 3, The job: the crew was arrested." in lines
    first, _, third, standing = recap(table)
    assert first.startswith("The 1st heist was The job, with Face 1 and Hammer 2. It took 3 rolls.")
    assert third.startswith("The 3rd heist")
    assert third.endswith("Hammer 2 died: “fell off the roof”. In the end the law had them.")
    assert standing == "Ready for the next heist: Face 1 (Cool 1, Heat 1). Hammer 2 is dead."


def timeline(table: Table) -> list[str]:
    return [english(line) for line in campaign.timeline(PACK, table.open)]


def recap(table: Table) -> list[str]:
    return [english(line) for line in campaign.recap(PACK, table.open)]


def test_before_the_first_heist_there_is_nothing_to_tell() -> None:
    assert recap(Table()) == ["Nothing has happened yet."]
    assert timeline(Table()) == []


def test_a_long_campaign_and_an_empty_one_can_be_told_too() -> None:
    table = Table()
    table.hire("face")
    for _ in range(11):
        table.start()
        table.do(GM, m.EndHeist("given_up"))
    table.do(ANN, m.Retire(0))
    story = recap(table)
    assert story[-2] == "The 11th heist was The job, with Face 1. They gave up."
    assert story[-1] == "Nobody is left for another heist. Face 1 has retired."


def test_what_happened_again_and_again_is_told_once() -> None:
    table = Table()
    face = table.hire("face")
    table.start()
    table.do(GM, *[m.RecordInjury(face.id, "a bad knock")] * 3, m.RecordInjury(face.id, "a cut"), m.EndHeist("done"))
    hurt = ("3 × Face 1 was hurt: a bad knock.", "Face 1 was hurt: a cut.")
    assert timeline(table)[1:] == [f"• {line}" for line in hurt]
    assert recap(table)[0] == f"The 1st heist was The job, with Face 1. {' '.join(hurt)} It was a success."


@pytest.mark.rule("SC-9.5")
def test_out_to_one_file_and_back() -> None:
    table = three_heists()
    data = GAME.export(table.play, GM)
    other = Table()
    move = GAME.resume(other.play, data)
    assert other.do(GM, move) == [e.CampaignResumed(2, 3)]
    assert other.open.history == table.open.history
    assert other.hidden.notes == ["they will want revenge"]
    for left, right in zip(other.open.crew, table.open.crew, strict=True):
        assert (left.name, left.seat, left.cool, left.heat, left.prep) == (
            right.name,
            right.seat,
            right.cool,
            right.heat,
            right.prep,
        )
        assert (left.advances, left.status, left.gear) == (right.advances, right.status, right.gear)
    assert GAME.export(other.play, GM) == data
    other.start()
    assert other.open.heists == 4
    verify(make_record(other.play, DEAL, SEATS), Score)
    sealed = make_sealed_record(other.play, DEAL, SEATS)
    verify(sealed, Score)
    assert b"revenge" not in msgspec.json.encode(sealed)


@pytest.mark.rule("SC-9.5", "SC-8.1")
def test_a_players_file_has_no_notes() -> None:
    table = three_heists()
    assert b"revenge" in GAME.export(table.play, GM)
    assert b"revenge" not in GAME.export(table.play, ANN)


@pytest.mark.rule("SC-9.5")
def test_seats_that_are_not_there_fall_to_the_first_player() -> None:
    data = GAME.export(three_heists().play, GM)
    alone = Table(seats=1, gm="auto")
    move = GAME.resume(alone.play, data)
    assert [veteran.seat for veteran in move.crew] == [0, 0]
    assert move.notes == ()
    alone.do(0, move)
    assert alone.open.heists == 3


@pytest.mark.rule("SC-9.5")
def test_only_between_heists_and_before_anything_else() -> None:
    table = three_heists()
    data = GAME.export(table.play, GM)
    move = GAME.resume(table.play, data)
    table.refused(GM, move, "SC-9.5")
    table.refused(ANN, move, "SC-8.1")
    table.start()
    with pytest.raises(CampaignError, match="between heists"):
        GAME.export(table.play, GM)
    Table(mode="one_shot").refused(GM, move, "SC-7.1")


@pytest.mark.rule("SC-9.5", "SC-9.1")
def test_a_file_is_held_to_the_rules_for_criminals() -> None:
    good = m.Veteran("Faye", "face", 1, 2, 2, 4, ("mimic",), "a hat", "ready")
    table = Table()
    for changes in (
        {"kind": "driver"},
        {"advances": ("tumbler",)},
        {"advances": ("mimic", "mimic")},
        {"heat": 0},
        {"seat": 0},
        {"seat": 5},
    ):
        bad = msgspec.structs.replace(good, **changes)
        table.refused(GM, m.ResumeCampaign((bad,), ()), "SC-9.5")
    for figure in ("cool", "heat", "prep"):
        bad = msgspec.structs.replace(good, **{figure: -1})
        table.refused(GM, m.ResumeCampaign((bad,), ()), "HR-3")
    table.refused(GM, m.ResumeCampaign((good, good), ()), "SC-9.1")
    table.do(GM, m.ResumeCampaign((good,), ()))


@pytest.mark.rule("SC-9.5")
@pytest.mark.parametrize("data", [b"", b"{}", b"[1", b'{"format": 1, "game": "chess", "crew": [], "history": []}'])
def test_what_is_no_campaign_is_said_so(data: bytes) -> None:
    with pytest.raises(CampaignError, match="not a campaign"):
        GAME.resume(Table().play, data)


@pytest.mark.rule("SC-9.5")
def test_a_format_of_the_future_is_said_so() -> None:
    with pytest.raises(CampaignError, match="has format 2"):
        GAME.resume(Table().play, b'{"format": 2, "game": "score", "crew": [], "history": []}')


def with_papers() -> Table:
    """A table between heists with papers of every kind."""
    table = three_heists()
    table.do(GM, p.PrepareScene("The vault", "Steel.\nCold.", "Drill it"), p.WritePerson("Milo", "guard", "sleep"))
    table.do(GM, p.ShowPerson(1))
    clocks: tuple[tuple[str, m.Visibility], ...] = (
        ("Feds", "open"),
        ("Rival", "hidden"),
        ("Traitor", "secret"),
        ("Tonight", "open"),
    )
    for name, visibility in clocks:
        table.do(GM, m.AddClock(name, 6, visibility), m.TickClock(name, 2))
        if name != "Tonight":
            table.do(GM, p.KeepClock(name))
    table.do(BOB, p.AddBoundary("line", "spiders"), p.AddBoundary("veil", "torture"))
    return table


@pytest.mark.rule("SC-9.5", "SC-9.11", "SC-9.12", "SC-9.13")
def test_papers_go_with_the_campaign_and_the_gms_only_with_the_gms_file() -> None:
    table = with_papers()
    resumed = Table()
    resumed.do(GM, GAME.resume(resumed.play, GAME.export(table.play, GM)))
    assert (resumed.hidden.scenes, resumed.hidden.people) == (table.hidden.scenes, table.hidden.people)
    assert resumed.hidden.notes == ["they will want revenge"]
    assert [clock.name for clock in resumed.hidden.clocks] == ["Feds", "Rival", "Traitor"]
    known = [OpenClock("Feds", 2, 6, long=True), OpenClock("Rival", None, None, long=True)]
    assert resumed.open.clocks == known
    assert (resumed.open.lines, resumed.open.veils) == (["spiders"], ["torture"])
    assert resumed.open.people == table.open.people
    full, sealed = (make(resumed.play, DEAL, SEATS) for make in (make_record, make_sealed_record))
    assert verify(full, Score)
    assert verify(sealed, Score)
    for secret in ("Steel", "sleep", "Traitor", "revenge"):
        assert secret not in str(sealed)

    of_player = GAME.export(table.play, ANN)
    for secret in ("Steel", "sleep", "Traitor", "Rival", "revenge"):
        assert secret.encode() not in of_player
    other = Table()
    other.do(GM, GAME.resume(other.play, of_player))
    assert other.open.clocks == known[:1]
    assert other.open.lines == ["spiders"]
    assert other.hidden.scenes == []


@pytest.mark.rule("SC-9.5", "SC-9.6")
def test_an_automatic_gm_takes_up_what_lies_open() -> None:
    alone = Table(seats=1, gm="auto")
    move = GAME.resume(alone.play, GAME.export(with_papers().play, GM))
    assert (move.notes, move.scenes, move.people, move.clocks) == ((), (), (), ())
    alone.do(0, move)
    assert alone.open.lines == ["spiders"]


@pytest.mark.rule("SC-9.5")
def test_a_campaign_without_papers_says_nothing_of_them() -> None:
    file = msgspec.json.decode(GAME.export(three_heists().play, ANN))
    assert (file["papers"], file["scenes"]) == (None, [])


@pytest.mark.rule("SC-9.5")
@pytest.mark.parametrize(
    "papers",
    [
        {"people": (Person("Milo"), Person("Milo"))},
        {"papers": OpenPapers(people=(Person("Milo"), Person("Milo")))},
        {"papers": OpenPapers(lines=("x", "x"))},
        {"papers": OpenPapers(veils=("x", "x"))},
        {"clocks": (LongClock("Feds", 1, 6), LongClock("Feds", 2, 6, "secret"))},
        {"clocks": (LongClock("Feds", 7, 6),)},
        {"papers": OpenPapers(clocks=(LongClock("Feds", 7, 6),))},
    ],
)
def test_papers_of_a_file_written_by_hand_are_checked(papers: dict[str, Any]) -> None:
    Table().refused(GM, m.ResumeCampaign((), (), **papers), "SC-9.5")


PLAN = {"seed": "a seed", "kind": "bank", "again": {"alarm": 2}, "by_hand": {"name": "The Goose Job"}}
WITH_HEIST = json.dumps({"format": 1, "game": "score", "crew": [], "history": [], "heist": [PLAN]}).encode()


@pytest.mark.rule("SC-6.3", "SC-8.1", "SC-9.5")
@pytest.mark.parametrize("mode", ["campaign", "one_shot"])
def test_a_heist_from_the_generator_comes_along_to_the_table(mode: Literal["campaign", "one_shot"]) -> None:
    table = Table(mode=mode)
    table.do(GM, GAME.resume(table.play, WITH_HEIST))
    wanted = background.generate(PACK, "a seed", "bank", {"alarm": 2}, {"name": "The Goose Job"})
    assert table.hidden.heist == wanted
    assert "a seed" not in str(table.play.view(ANN))
    sealed = table.play.journal[-1].sealed
    assert sealed is not None
    assert "Goose" not in str(sealed)
    table.do(GM, m.RollAgain("alarm"))
    assert table.hidden.again == {"alarm": 3}


@pytest.mark.rule("SC-6.3")
def test_the_automatic_gm_runs_a_heist_that_came_along() -> None:
    play = GAME.new_play(seeded(1), 1, ScoreOptions())
    play.submit(0, GAME.resume(play, WITH_HEIST))
    play.submit(0, m.CreateCriminal("Faye", "face", "ready"))
    play.submit(0, m.StartHeist())
    assert play.view(0).board.title == "The Goose Job"


@pytest.mark.rule("SC-6.3")
def test_a_heist_that_there_cannot_be_does_not_come_along() -> None:
    table = Table()
    bad = WITH_HEIST.replace(b"alarm", b"roof")
    table.refused(GM, GAME.resume(table.play, bad), "SC-6.3")


@pytest.mark.rule("SC-9.5")
def test_the_gms_campaign_file_has_the_next_heist() -> None:
    table = Table()
    table.do(GM, m.GenerateHeist("a seed", "bank"), m.RollAgain("alarm"))
    gm, player = (json.loads(GAME.export(table.play, seat)) for seat in (GM, ANN))
    assert gm["heist"] == [{"seed": "a seed", "kind": "bank", "again": {"alarm": 1}}]
    assert player["heist"] == []
