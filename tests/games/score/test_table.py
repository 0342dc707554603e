"""What holds at this table (SC-9.2, SC-9.3), offers, prompts, and bad input."""

from inspect import signature
from typing import Any, Literal, cast

import msgspec
import pytest

from getaway.games.score import engine
from getaway.games.score import events as e
from getaway.games.score import moves as m
from getaway.games.score.game import Score
from getaway.games.score.options import ScoreOptions
from getaway.kernel.chance import seeded
from getaway.kernel.game import SeatsError
from getaway.kernel.moves import Move, UnreadableMove
from getaway.text.render import english

from .table import ANN, BOB, GAME, GM, Table, at_heist, crew_and_heist


@pytest.mark.rule("SC-9.2")
def test_everything_has_its_time() -> None:
    table = Table()
    table.hire("face", heat=5)
    in_a_heist: list[tuple[int, Move]] = [
        (ANN, m.Declare(0, "something")),
        (ANN, m.UseAbility(0, "mimic", "x")),
        (ANN, m.Join(0)),
        (GM, m.CorrectMeter(1)),
        (GM, m.SetScene("The hall", "It is dark.")),
        (GM, m.EndHeist("done")),
    ]
    for seat, move in in_a_heist:
        table.refused(seat, move, "SC-9.2")
    table.start()
    between: list[tuple[int, Move]] = [
        (ANN, m.Advance(0, "mimic")),
        (ANN, m.Retire(0)),
        (GM, m.PrepareHeist(6)),
        (GM, m.GenerateHeist()),
        (GM, m.StartHeist()),
        (GM, m.EndCampaign()),
        (GM, m.CoolDown(0)),
    ]
    for seat, move in between:
        table.refused(seat, move, "SC-9.2")


@pytest.mark.rule("SC-8.1")
def test_who_is_gm_and_who_is_not() -> None:
    table = at_heist()
    table.refused(GM, m.CreateCriminal("Gil", "face", "ready"), "SC-8.1")
    table.refused(GM, m.Declare(0, "something"), "SC-8.1")
    gm_moves: list[Move] = [
        m.WriteNote("x"),
        m.AttachPenalty(1, "alarm"),
        m.AddClock("x", 4, "open"),
        m.EndHeist("done"),
        m.SetScene("x", "y"),
        m.ConfirmGoal(0, "cool"),
        m.RecordInjury(0, "x"),
        m.GmRoll(2, "x", True),
    ]
    for move in gm_moves:
        table.refused(ANN, move, "SC-8.1")


@pytest.mark.rule("SC-9.3")
def test_clocks_of_three_visibilities() -> None:
    table = at_heist()
    for segments in (0, 21):
        table.refused(GM, m.AddClock("Patrol", segments, "open"), "SC-9.3")
    table.do(GM, m.AddClock("Patrol", 4, "open"), m.AddClock("Sirens", 6, "hidden"), m.AddClock("Traitor", 8, "secret"))
    table.refused(GM, m.AddClock("Traitor", 4, "open"), "SC-9.3")
    table.refused(GM, m.TickClock("Nobody", 1), "SC-9.3")
    table.refused(GM, m.RemoveClock("Nobody"), "SC-9.3")
    for by in (0, -1, 5):
        table.refused(GM, m.TickClock("Patrol", by), "SC-9.3")
    table.do(
        GM, m.TickClock("Patrol", 3), m.TickClock("Sirens", 2), m.TickClock("Traitor", 1), m.TickClock("Patrol", -1)
    )
    shown = [(clock.name, clock.filled, clock.segments) for clock in table.play.view(ANN).board.clocks]
    assert shown == [("Patrol", 2, 4), ("Sirens", None, None)]
    behind = [(clock.name, clock.filled, clock.segments) for clock in table.play.view(GM).board.gm.clocks]
    assert behind == [("Patrol", 2, 4), ("Sirens", 2, 6), ("Traitor", 1, 8)]
    assert e.ClockTicked("Sirens", None, None) in table.said(e.ClockTicked)
    assert e.ClockTicked("Traitor", 1, 8) in table.said(e.ClockTicked, GM)
    assert all(isinstance(event, e.ClockTicked) and event.name != "Traitor" for event in table.said(e.ClockTicked))
    table.do(GM, *(m.RemoveClock(name) for name in ("Patrol", "Sirens", "Traitor")))
    assert (table.open.clocks, table.hidden.clocks) == ([], [])
    assert len(table.said(e.ClockRemoved)) == 2
    for number in range(12):
        table.do(GM, m.AddClock(f"Clock {number}", 4, "secret"))
    table.refused(GM, m.AddClock("One more", 4, "secret"), "SC-9.3")


@pytest.mark.rule("SC-9.3")
def test_what_the_gm_writes_has_something_in_it_and_an_end() -> None:
    table = at_heist()
    table.refused(GM, m.WriteNote(""), "SC-9.3")
    table.refused(GM, m.PrepareComplication(""), "SC-9.3")
    table.refused(GM, m.Narrate(""), "SC-9.3")
    same = (m.Approach("wall", "over the wall"), m.Approach("wall", "under it"))
    table.refused(GM, m.SetScene("The yard", "A wall.", same), "SC-9.3")
    for number in range(99):
        table.do(GM, m.WriteNote(f"note {number}"))
    table.refused(GM, m.WriteNote("one more"), "SC-9.3")
    for number in range(20):
        table.do(GM, m.PrepareComplication(f"trouble {number}"))
    table.refused(GM, m.PrepareComplication("more"), "SC-9.3")


@pytest.mark.rule("SC-2.1", "SC-9.3")
def test_a_scene_may_offer_approaches() -> None:
    table = at_heist()
    assert table.do(GM, m.SetScene("The yard", "A wall.", (m.Approach("wall", "over the wall", ("sneaking",)),))) == [
        e.SceneSet("The yard", "A wall.")
    ]
    offered = [offer for offer in table.play.offers(ANN) if isinstance(offer.move, m.Declare)]
    assert [english(offer.text) for offer in offered] == [
        "Face 1: over the wall (sneaking)",
        "Face 1 tries something else",
    ]
    table.refused(ANN, m.Declare(0, "x", "gate"), "SC-2.1")
    table.do(ANN, offered[0].move)
    assert table.roll.approach == "wall"


BAD: list[dict[str, Any]] = [
    {"move": "Narrate", "text": "x" * 2001},
    {"move": "Declare", "criminal": 0, "attempt": "x" * 201},
    {"move": "CreateCriminal", "name": "", "kind": "face"},
    {"move": "CreateCriminal", "name": "F\x1b[2J", "kind": "face"},
    {"move": "UseAbility", "criminal": 0, "ability": "x" * 41},
    {"move": "CreateCriminal", "name": "x" * 41, "kind": "face"},
    {"move": "CallRoll", "difficulty": 10**20},
    {"move": "CallRoll", "difficulty": 3, "marks": ["flying"]},
    {"move": "TakeConsequence", "on": "nobody"},
    {"move": "Roll", "prep": 0, "luck": 1},
    {"move": "PrepareHeist", "segments": {"seal": "zz"}},
    {"move": "Fly"},
    {"move": "Overrule", "what": "luck", "value": 1},
]


@pytest.mark.rule("HR-3")
@pytest.mark.parametrize("tree", BAD, ids=lambda tree: str(tree["move"]))
def test_bad_input_is_no_move(tree: dict[str, Any]) -> None:
    with pytest.raises(UnreadableMove):
        GAME.codec.read(tree)


@pytest.mark.rule("SC-9.3")
def test_notes_scenes_and_narration_may_have_several_lines_and_names_may_not() -> None:
    read = GAME.codec.read
    assert read({"move": "WriteNote", "text": "one\ntwo"}) == m.WriteNote("one\ntwo")
    approach = {"id": "a", "text": "over\nthe wall"}
    scene = read({"move": "SetScene", "name": "The\nyard", "text": "A wall.\n\nDogs.", "approaches": [approach]})
    assert scene == m.SetScene("The yard", "A wall.\n\nDogs.", (m.Approach("a", "over the wall"),))
    table = at_heist()
    table.do(GM, m.WriteNote("one\ntwo"), scene)
    table.do(ANN, m.Narrate("first\nsecond"))
    table.refused(GM, m.PrepareComplication("one\ntwo"), "HR-3")
    assert table.play.view(ANN).board.scene.text == "A wall.\n\nDogs."
    blanks = [blank for offer in table.play.offers(GM) for blank in offer.blanks]
    assert {blank.field for blank in blanks if blank.lines} == {"text", "ways"}


@pytest.mark.rule("HR-3")
def test_moves_made_in_python_are_held_to_the_same_bounds() -> None:
    table = at_heist()
    table.refused(ANN, m.Narrate("x" * 2001), "HR-3")
    table.refused(ANN, m.Narrate("bell \x07"), "HR-3")
    table.refused(ANN, m.Narrate("escape \x1b[2J"), "HR-3")
    table.refused(ANN, m.Narrate(cast(Any, 5)), "HR-3")
    table.refused(GM, m.CallRoll(3, cast(Any, ("flying",))), "HR-3")
    table.refused(GM, m.SetScene("x", "y", (m.Approach("a", "\x00"),)), "HR-3")
    table.do(ANN, m.Narrate("déjà vu, ありがとう"))


@pytest.mark.rule("HR-2")
def test_there_are_no_other_seats() -> None:
    table = at_heist()
    for seat in (-1, 3):
        table.refused(seat, m.Narrate("hello"), "HR-2")


@pytest.mark.rule("HR-1")
def test_after_the_campaign_nobody_moves() -> None:
    table = at_heist()
    table.do(GM, m.EndHeist("done"), m.EndCampaign("to be continued"))
    table.refused(ANN, m.Narrate("but"), "HR-1")
    assert table.play.waiting_for() == ()
    outcome = table.play.outcome()
    assert outcome is not None
    assert english(outcome.words) == "The one heist was a success."
    empty = Table()
    empty.do(GM, m.EndCampaign())
    nothing = empty.play.outcome()
    assert nothing is not None
    assert nothing.shares == (0.0, 0.0, 0.0)


@pytest.mark.rule("HR-5")
def test_there_are_no_drafts() -> None:
    rejection = at_heist().play.reset_choice(ANN)
    assert rejection is not None
    assert rejection.rule == "HR-5"


@pytest.mark.rule("SC-8.1")
def test_the_number_of_seats_fits_the_gm() -> None:
    wrong: list[tuple[int, Literal["seat", "auto"]]] = [(1, "seat"), (6, "auto"), (7, "seat"), (0, "auto")]
    for seats, gm in wrong:
        with pytest.raises(SeatsError):
            GAME.new_play(seeded(1), seats, ScoreOptions(gm=gm))
    right: list[tuple[int, Literal["seat", "auto"]]] = [(2, "seat"), (6, "seat"), (1, "auto"), (5, "auto")]
    for seats, gm in right:
        assert GAME.new_play(seeded(1), seats, ScoreOptions(gm=gm)).seats == seats
    assert english(GAME.seat_name(0, 1)) == "Player 1"
    assert english(GAME.seat_name(1, 3)) == "Player 2"
    assert all(english(setting.words).endswith(".") for setting in GAME.settings())
    assert Score.rulebook().rules["SC-2.4"].chapter == "2 The roll"


def test_the_odds_are_shown_before_the_roll_if_the_table_likes() -> None:
    table = at_heist()
    table.call(table.open.crew[0], 4)
    (bare, with_prep) = table.play.view(ANN).board.odds
    assert (bare.prep, bare.success, bare.exact) == (0, 0.5, ("1/2", "1/2", "1/4", "1/4"))
    assert (with_prep.prep, with_prep.success, with_prep.exact[0]) == (1, 0.75, "3/4")
    texts = [english(offer.text) for offer in table.play.offers(ANN)]
    assert "Roll with a Prep die (success 75%, failure 50%)" in texts
    silent = at_heist(show_odds=False)
    silent.call(silent.open.crew[0], 4)
    assert silent.play.view(ANN).board.odds == ()
    assert "Roll" in [english(offer.text) for offer in silent.play.offers(ANN)]


def test_a_prepared_heist_without_a_criminal_says_what_it_waits_for() -> None:
    table = Table()
    table.do(GM, m.PrepareHeist(6))
    assert english(table.play.view(GM).prompt) == (
        "The heist is prepared. It can start as soon as a player has a Criminal."
    )
    table.hire("tech")
    assert english(table.play.view(GM).prompt) == "Start the heist, or keep preparing."


def test_prompts_say_who_is_waited_for() -> None:
    table, _ = crew_and_heist("tech", "brute_force")
    heard = []

    def look() -> None:
        heard.append(tuple(english(table.play.view(seat).prompt) for seat in (GM, ANN, BOB)))
        assert table.play.view(-1).prompt

    look()
    assert table.play.expected() is None
    table.do(ANN, m.Declare(0, "the panel."))
    assert table.play.view(BOB).board.expected == table.play.expected() == GM
    look()
    table.do(GM, m.CallRoll(4, ("hacking",)))
    assert table.play.view(BOB).board.expected == ANN
    look()
    table.throw(1, 1)
    table.do(ANN, m.Roll())
    look()
    table.do(ANN, m.Stand())
    look()
    table.do(ANN, m.TakeConsequence("heat"))
    look()
    table.do(GM, m.Judge("longer"), m.SetScene("The hall", "It is dark."))
    look()
    table.do(GM, m.EndHeist("done"))
    look()
    table.do(GM, m.PrepareHeist(6))
    look()
    table.do(GM, m.EndCampaign())
    look()
    assert len({words for words, _, _ in heard}) == 9
    assert heard[1] == (
        "Tech 1 tries: “the panel”. Call for a roll?",
        "Waiting for the GM to answer Tech 1.",
        "Waiting for the GM to answer Tech 1.",
    )
    assert heard[6][1] == "What do you do?"


def test_offers_follow_what_a_criminal_can_do() -> None:
    table = Table()
    face = table.hire("face", "dressed_for_success", "ready", "team_player", "foresight", "mimic", heat=5)
    hammer = table.hire("hammer", "tactical_kill", "clear_the_room", seat=BOB)
    tech = table.hire("tech", "false_alarm", seat=BOB)
    table.start(6, m.AttachPenalty(1, "alarm"))

    def offered(seat: int, kind: type[Move]) -> list[Any]:
        return [offer for offer in table.play.offers(seat) if isinstance(offer.move, kind)]

    assert not [offer for offer in offered(BOB, m.UseAbility) if offer.move.ability == "false_alarm"]
    table.fill(1)
    alarms = [offer for offer in offered(BOB, m.UseAbility) if offer.move.ability == "false_alarm"]
    assert [(offer.move.number, offer.move.segment) for offer in alarms] == [(0, 1), (1, 0)]
    dressed, _ = offered(ANN, m.UseAbility)
    assert dressed.blanks[0].most == table.open.stash
    table.do(GM, m.ConfirmGoal(face.id, "cool"), m.ConfirmKills(hammer.id, 1))
    assert len(offered(ANN, m.TakeGoal)) == 2
    assert len(offered(BOB, m.TakeKill)) == 3
    assert {offer.move.ability for offer in offered(GM, m.RenewAbility)} == {"cool"}
    table.call(face)
    assert offered(BOB, m.Roll) == []
    several = [offer for offer in offered(ANN, m.Roll) if offer.blanks]
    assert several[0].blanks[0].most == table.open.stash
    table.do(ANN, m.Withdraw())
    table.call(hammer, 4, "attack")
    assert any(offer.move.clear_the_room for offer in offered(BOB, m.Roll))
    table.do(BOB, m.Withdraw(), m.Leave(tech.id))
    assert [offer.move.criminal for offer in offered(BOB, m.Join)] == [tech.id]
    table.do(GM, m.EndHeist("done"))
    assert {offer.move.advance for offer in offered(ANN, m.Advance)} == {"backup_plan"}
    face.advances.remove("mimic")
    assert {offer.move.advance for offer in offered(ANN, m.Advance)} == {"mimic"}
    assert [len(offer.blanks[1].choices) for offer in offered(ANN, m.CreateCriminal)] == [5, 5, 5, 5]
    for _ in range(3):
        table.hire("face")
    assert offered(ANN, m.CreateCriminal) == []


def test_a_view_is_plain_data() -> None:
    table = at_heist()
    tree = msgspec.json.decode(msgspec.json.encode(table.play.view(GM)))
    assert tree["board"]["crew"][0]["abilities"] == []
    assert tree["board"]["gm"]["segments"] == 6


@pytest.mark.parametrize("kind", engine.HANDLERS, ids=lambda kind: kind.__name__)
def test_handlers_name_only_what_they_are_given(kind: type[Move]) -> None:
    handler = engine.HANDLERS[kind]
    given = {"referee", "seat", "move", *(["criminal"] if issubclass(kind, m.CriminalMove) else [])}
    for function in filter(None, (handler.why_not, handler.answer, handler.redact)):
        assert given.issuperset(signature(function).parameters)
    answered = {"answer"} if handler.answer is not None else set()
    assert (given | answered).issuperset(signature(handler.apply).parameters)
