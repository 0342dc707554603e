"""Papers and tools beside the heist (SC-9.11 to SC-9.15)."""

import pytest

from getaway.games.score import events as e
from getaway.games.score import moves as m
from getaway.games.score import paper_events as pe
from getaway.games.score import paper_moves as p
from getaway.games.score import ruling_moves as r
from getaway.games.score.game import SecondScore
from getaway.games.score.options import EarlierOptions
from getaway.games.score.paper_types import Person, PreparedScene
from getaway.games.score.play import ScorePlay
from getaway.games.score.state import OpenClock
from getaway.kernel.deal import chance_of
from getaway.kernel.views import Offer

from .table import ANN, BOB, DEAL, GM, Table, at_heist, crew_and_heist

VAULT = p.PrepareScene("The vault", "Steel.\nAnd a clock.", "Drill it\n\nAsk nicely")
MILO = p.WritePerson("Milo", "night guard", "a quiet night", "Always yawning.")


def offered(table: Table, seat: int, place: str) -> list[Offer]:
    return [offer for offer in table.play.offers(seat) if offer.points_at == place]


@pytest.mark.rule("SC-9.11")
def test_a_note_is_edited_later_and_read_out() -> None:
    table = at_heist()
    table.do(GM, m.WriteNote("a secret"))
    assert table.do(GM, p.EditNote(1, "a secret\nof two lines")) == [pe.NoteEdited(1, "a secret\nof two lines")]
    assert table.hidden.notes == ["a secret\nof two lines"]
    table.refused(GM, p.EditNote(2, "x"), "SC-9.11")
    table.refused(GM, p.EditNote(0, "x"), "SC-9.11")
    table.refused(GM, p.EditNote(1, ""), "SC-9.11")
    table.refused(ANN, p.EditNote(1, "mine"), "SC-8.1")
    edit, read, strike = sorted(offered(table, GM, "note:1"), key=lambda offer: type(offer.move).__name__)
    assert (edit.move, edit.blanks[0].lines) == (p.EditNote(1, "a secret\nof two lines"), True)
    assert isinstance(strike.move, m.Strike)
    assert table.do(GM, read.move) == [e.Narrated(GM, "a secret\nof two lines")]


@pytest.mark.rule("SC-9.11")
def test_a_prepared_scene_goes_on_the_table_in_one_step() -> None:
    table = at_heist()
    assert table.do(GM, VAULT) == [pe.ScenePrepared("The vault", False)]
    assert table.play.view(ANN).board.scene is None
    assert not table.play.view(GM).board.gm.papers.scenes[0].on_the_table
    use = next(offer for offer in offered(table, GM, "prepared:1") if isinstance(offer.move, m.SetScene))
    assert use.blanks == ()
    table.do(GM, use.move)
    scene = table.play.view(ANN).board.scene
    assert (scene.name, scene.text) == ("The vault", "Steel.\nAnd a clock.")
    assert [row.id for row in scene.approaches] == ["way_1", "way_2"]
    assert table.play.view(GM).board.gm.papers.scenes[0].on_the_table
    table.play.take_back(GM)
    assert table.play.view(ANN).board.scene is None


@pytest.mark.rule("SC-9.11")
def test_a_prepared_scene_is_edited_and_struck_out() -> None:
    table = Table()
    table.do(GM, VAULT)
    assert table.do(GM, p.EditScene(1, "The safe", "Small.")) == [pe.ScenePrepared("The safe", True)]
    assert table.hidden.scenes == [PreparedScene("The safe", "Small.")]
    table.refused(GM, p.EditScene(2, "x", "y"), "SC-9.11")
    table.refused(GM, p.EditScene(1, "", "y"), "SC-9.11")
    table.refused(GM, p.PrepareScene("x", ""), "SC-9.11")
    assert table.do(GM, m.Strike("scene", 1)) == [e.Struck("scene", "The safe")]
    assert table.hidden.scenes == []
    table.refused(GM, m.Strike("scene", 1), "SC-9.3")
    table.hidden.own_papers().scenes = [PreparedScene("x", "y")] * 40
    table.refused(GM, VAULT, "SC-9.11")


@pytest.mark.rule("SC-9.11")
def test_a_scene_takes_as_many_ways_as_it_has_room_for() -> None:
    table = at_heist()
    table.do(GM, p.PrepareScene("x", "y", "\n".join(["w" * 300, *map(str, range(20))])))
    use = next(offer for offer in offered(table, GM, "prepared:1") if isinstance(offer.move, m.SetScene))
    table.do(GM, use.move)
    assert isinstance(use.move, m.SetScene)
    assert [len(way.text) for way in use.move.approaches] == [200, *[1] * 8]


@pytest.mark.rule("SC-9.11")
def test_a_person_is_shown_without_and_with_what_they_want_and_taken_back() -> None:
    table = Table()
    assert table.do(GM, MILO) == [pe.PersonWritten("Milo", False)]
    assert table.play.view(ANN).board.papers.people == ()
    assert table.do(GM, p.ShowPerson(1)) == [pe.PersonShown("Milo", "night guard", "Always yawning.", "")]
    assert table.play.view(ANN).board.papers.people == (Person("Milo", "night guard", "", "Always yawning."),)
    row = table.play.view(GM).board.gm.papers.people[0]
    assert (row.shown, row.want_shown) == (True, False)
    table.do(GM, p.EditPerson(1, "Milo", "night guard", "a quiet night", "Wide awake."))
    assert table.play.view(ANN).board.papers.people[0].look == "Always yawning."
    table.do(GM, p.ShowPerson(1, want=True))
    assert table.open.people == [Person("Milo", "night guard", "a quiet night", "Wide awake.")]
    assert table.play.view(GM).board.gm.papers.people[0].want_shown
    assert table.do(GM, p.HidePerson("Milo")) == [pe.PersonHidden("Milo")]
    table.refused(GM, p.HidePerson("Milo"), "SC-9.11")
    assert table.play.view(ANN).board.papers.people == ()
    table.do(GM, m.Strike("person", 1))
    assert table.hidden.people == []


@pytest.mark.rule("SC-9.11")
def test_every_person_has_a_name_of_their_own_and_there_is_an_end_to_them() -> None:
    table = Table()
    table.do(GM, MILO, p.WritePerson("Vera"))
    table.refused(GM, p.WritePerson("Vera"), "SC-9.11")
    table.refused(GM, p.EditPerson(1, "Vera"), "SC-9.11")
    table.refused(GM, p.EditPerson(3, "x"), "SC-9.11")
    table.refused(GM, p.ShowPerson(3), "SC-9.11")
    table.refused(ANN, p.ShowPerson(1), "SC-8.1")
    table.do(GM, p.EditPerson(2, "Vera", "a singer"))
    assert [len(offered(table, GM, f"person:{at}")) for at in (1, 2)] == [4, 3]
    table.open.people = [Person(f"x{at}") for at in range(40)]
    table.refused(GM, p.ShowPerson(1), "SC-9.11")
    table.hidden.own_papers().people = [Person(f"x{at}") for at in range(40)]
    table.do(GM, p.ShowPerson(1))
    table.refused(GM, p.WritePerson("one more"), "SC-9.11")


@pytest.mark.rule("SC-9.12")
def test_anyone_writes_lines_and_veils_and_nobody_is_named() -> None:
    table = at_heist()
    assert table.do(ANN, p.AddBoundary("line", "spiders")) == [pe.BoundaryAdded("line", "spiders")]
    table.do(GM, p.AddBoundary("veil", "torture"))
    table.do(BOB, p.AddBoundary("veil", "romance"))
    papers = table.play.view(-1).board.papers
    assert (papers.lines, papers.veils) == (("spiders",), ("torture", "romance"))
    table.refused(BOB, p.AddBoundary("line", "spiders"), "SC-9.12")
    table.refused(BOB, p.AddBoundary("line", ""), "SC-9.12")
    table.refused(BOB, p.RemoveBoundary("line", 2), "SC-9.12")
    assert table.do(BOB, p.RemoveBoundary("veil", 1)) == [pe.BoundaryRemoved("veil", "torture")]
    for seat in (GM, ANN, BOB):
        assert table.play.why_not_take_back(seat) is not None, "the log says who takes a move back"
    for number in range(19):
        table.do(BOB, p.AddBoundary("line", f"no {number}"))
    table.refused(ANN, p.AddBoundary("line", "one more"), "SC-9.12")
    for place in ("veil", "line:1", "line:20", "veil:1"):
        assert offered(table, ANN, place), place


@pytest.mark.rule("SC-9.13")
def test_a_clock_ends_with_its_heist_unless_it_is_kept() -> None:
    table = at_heist()
    clocks: tuple[tuple[str, m.Visibility], ...] = (
        ("Sirens", "open"),
        ("Feds", "open"),
        ("Rival", "hidden"),
        ("Traitor", "secret"),
    )
    for name, visibility in clocks:
        table.do(GM, m.AddClock(name, 6, visibility))
    assert table.do(GM, p.KeepClock("Feds")) == [pe.ClockKept("Feds", True)]
    table.do(GM, p.KeepClock("Rival"))
    table.do(GM, p.KeepClock("Traitor"))
    assert [event.what for event in table.log[-1:]] == [pe.ClockKept("Traitor", True)]
    assert "Traitor" not in str(table.said(pe.ClockKept, ANN))
    table.refused(GM, p.KeepClock("Feds"), "SC-9.13")
    table.refused(GM, p.KeepClock("Rats"), "SC-9.13")
    table.do(GM, m.TickClock("Feds", 2), m.TickClock("Rival", 1))
    table.do(GM, m.EndHeist("done"))
    assert table.open.clocks == [OpenClock("Feds", 2, 6, long=True), OpenClock("Rival", None, None, long=True)]
    assert [(clock.name, clock.filled) for clock in table.hidden.clocks] == [("Feds", 2), ("Rival", 1), ("Traitor", 0)]
    table.do(GM, p.KeepClock("Rival", keep=False))
    table.start()
    table.do(GM, m.EndHeist("done"))
    assert [clock.name for clock in table.open.clocks] == ["Feds"]


@pytest.mark.rule("SC-9.14")
def test_a_player_rolls_dice_for_anything() -> None:
    table = Table()
    table.throw(6, 1)
    used = table.open.dice_used
    assert table.do(BOB, p.ThrowDice(2, "who drives?")) == [pe.DiceThrown(BOB, "who drives?", [6, 1], used)]
    table.refused(BOB, p.ThrowDice(0), "SC-9.14")
    table.refused(BOB, p.ThrowDice(13), "SC-9.14")
    table.refused(GM, p.ThrowDice(1), "SC-8.1")
    assert not table.play.view(BOB).can_take_back
    alone = Table(seats=1, gm="auto")
    assert isinstance(alone.do(0, p.ThrowDice(1))[0], pe.DiceThrown)


@pytest.mark.rule("SC-9.15")
def test_the_spotlight_counts_rolls_attempts_and_abilities_of_a_heist() -> None:
    table, face = crew_and_heist("face", "mimic")
    other = table.hire("hammer", "we_loud_yet", seat=BOB)
    table.rolls(face, 4, 6, 6)
    table.do(ANN, m.Declare(face.id, "open the door"))
    table.do(GM, m.Waive("it is open"))
    table.do(ANN, m.UseAbility(face.id, "mimic", "the guard"))
    assert (face.turns, other.turns) == (3, 0)
    assert [one.turns for one in table.play.view(GM).board.crew] == [3, 0]
    table.do(GM, m.EndHeist("done"))
    assert face.turns == 3
    table.start()
    assert [one.turns for one in table.open.crew] == [0, 0]


@pytest.mark.rule("SC-9.13", "SC-9.15")
def test_by_earlier_rules_clocks_stay_and_nobody_counts() -> None:
    game = SecondScore.from_toml()
    play = game.new_play(chance_of(DEAL), 3, EarlierOptions(gm="seat"))
    assert isinstance(play, ScorePlay)
    play.submit(ANN, m.CreateCriminal("Hal", "hammer", "we_loud_yet"))
    for move in (m.PrepareHeist(6), m.StartHeist(), m.AddClock("Sirens", 4, "open")):
        play.submit(GM, move)
    play.submit(ANN, m.Declare(0, "x"))
    play.submit(GM, m.Waive())
    play.submit(GM, m.EndHeist("done"))
    assert [clock.name for clock in play.referee.open.clocks] == ["Sirens"]
    assert play.referee.open.crew[0].turns == 0


@pytest.mark.rule("SC-9.8", "SC-9.11", "SC-9.12")
def test_putting_a_heist_back_leaves_papers_alone() -> None:
    table = at_heist()
    table.do(GM, m.Overrule("stash", 5), m.AddClock("Sirens", 4, "open"))
    steps = len(table.play.view(GM).board.gm.history)
    table.do(GM, VAULT, MILO, m.WriteNote("x"), p.EditNote(1, "y"), p.ShowPerson(1))
    table.do(ANN, p.AddBoundary("line", "spiders"))
    table.do(ANN, p.ThrowDice(2))
    history = table.play.view(GM).board.gm.history
    assert len(history) == steps
    table.do(GM, r.PutBack(history[0].number))
    assert (table.open.stash, table.open.clocks) == (4, [])
    assert (table.open.lines, [card.name for card in table.open.people]) == (["spiders"], ["Milo"])
    assert (len(table.hidden.scenes), len(table.hidden.people), table.hidden.notes) == (1, 1, ["y"])
