"""Every legal move can be reached from an offer, and every offer with its blanks filled in is legal."""

from collections.abc import Iterator
from typing import Any, Literal, get_args, get_origin

import msgspec
import pytest

from getaway.games.score import moves as m
from getaway.games.score import ruling_moves as r
from getaway.games.score.options import ScoreOptions
from getaway.games.score.pack import Mark
from getaway.games.score.play import ScorePlay
from getaway.games.score.say import say
from getaway.games.score.tray import attempt_at
from getaway.games.score.views import Board
from getaway.kernel.chance import Chance, seeded
from getaway.kernel.moves import Move, UnreadableMove
from getaway.kernel.views import Blank, Offer, field_of
from getaway.testing.players import filled_in, random_move
from getaway.text.render import english

from .table import ANN, BOB, GAME, GM, PACK, Table, at_heist, crew_and_heist

MARKS = get_args(Mark)
WORDS = ["", "x", "a longer line", "way_1", "jobs", "alarm", "1.complication", "A", "note"]


def fits(blank: Blank, value: Any) -> bool:
    """Whether a blank can be filled in like this."""
    values = [choice.value for choice in blank.choices]
    match blank.kind:
        case "text":
            return isinstance(value, str) and blank.least <= len(value) <= blank.most
        case "number":
            return isinstance(value, int) and blank.least <= value <= blank.most
        case "several":
            once = len(set(value)) == len(value)
            return once and set(value) <= set(values) and blank.least <= len(value) <= blank.most
        case _:
            return value in values


def covers(offer: Offer, move: Move) -> bool:
    """Whether a move is this offer with its blanks filled in."""
    if type(offer.move) is not type(move):
        return False
    blanks = {field_of(move, blank.field): blank for blank in offer.blanks}
    return all(
        fits(blanks[name], getattr(move, name)) if name in blanks else getattr(move, name) == getattr(offer.move, name)
        for name in move.__struct_fields__
    )


def plainly(play: ScorePlay, move: Move) -> Move | None:
    """The move without what has no effect in it; None if it is not on offer in one piece."""
    match move:
        case m.CallRoll() | m.Waive() | m.Withdraw():
            attempt = attempt_at(play.referee, move.attempt)
            return msgspec.structs.replace(move, attempt=attempt.number if attempt is not None else 0)
        case m.ResumeCampaign() | m.Sealed():
            return None
        case m.SetScene():
            return m.SetScene(move.name or "x", move.text or "x")
        case m.UseAbility() if move.ability == "false_alarm":
            return msgspec.structs.replace(move, number=0) if move.segment else move
        case m.UseAbility() if move.ability != "dressed_for_success":
            return msgspec.structs.replace(move, number=1, segment=0)
        case m.UseAbility():
            return msgspec.structs.replace(move, segment=0)
        case m.AttachPenalty() if move.kind != "lose_prep":
            return msgspec.structs.replace(move, amount=0)
        case m.Overrule() if move.what == "stash":
            return msgspec.structs.replace(move, criminal=-1)
        case _:
            return move


def _word(rng: Chance, known: list[str]) -> str:
    return known[rng.below(len(known))]


NUMBERS = ("criminal", "to", "segments", "difficulty", "prep", "number", "dice", "by", "filled", "value", "modifier")


def any_move(play: ScorePlay, rng: Chance) -> Move:
    """A move of any kind with anything in it, likely enough to be legal."""
    kinds = [kind for kind in play.game.move_types if kind not in (m.Sealed, m.ResumeCampaign)]
    kind = kinds[rng.below(len(kinds))]
    job = play.referee.open.job
    approaches = job.scene.approaches if job is not None and job.scene is not None else ()
    ids = [row.id for row in (*PACK.penalties, *PACK.consequences)] + [row.id for row in PACK.classes]
    ids += [row.id for row in PACK.advances]
    known = WORDS + ids + [row.id for row in approaches]
    tree: dict[str, Any] = {}
    for field in msgspec.structs.fields(kind):
        name = field.encode_name
        if name == "marks":
            tree[name] = [mark for mark in MARKS if rng.below(3) == 0]
        elif name in ("criminals", "helpers"):
            tree[name] = [number for number in range(3) if rng.below(3) == 0]
        elif name in ("attempt", "complication") and kind not in (m.Declare, r.StartRoll, r.GroupRoll):
            tree[name] = int(rng.below(3))
        elif get_origin(field.type) is Literal:
            tree[name] = _word(rng, list(get_args(field.type)))
        elif field.type is bool:
            tree[name] = bool(rng.below(2))
        elif name in NUMBERS:
            tree[name] = int(rng.below(12)) - 3 if rng.below(2) else int(rng.below(3))
        elif name in ("amount", "segment"):
            tree[name] = int(rng.below(8))
        elif name != "approaches":
            tree[name] = _word(rng, known)
    return GAME.codec.read({"move": kind.__name__, **tree})


def legal_moves(play: ScorePlay, rng: Chance, tries: int) -> Iterator[tuple[int, Move]]:
    for _ in range(tries):
        try:
            move = any_move(play, rng)
        except UnreadableMove:
            continue
        seat = int(rng.below(play.seats))
        if play.why_not(seat, move) is None:
            yield seat, move


@pytest.mark.parametrize("seed", range(6))
def test_every_legal_move_is_on_offer(seed: int) -> None:
    rng = seeded(seed, 3)
    options = ScoreOptions(gm="auto" if seed == 5 else "seat", mode="one_shot" if seed == 4 else "campaign")
    play = GAME.new_play(seeded(seed), 3, options)
    assert isinstance(play, ScorePlay)
    met = set()
    for _ in range(80):
        if play.outcome() is not None:
            break
        for seat, move in legal_moves(play, rng, 60):
            wanted = plainly(play, move)
            met.add(type(move))
            assert wanted is None or any(covers(offer, wanted) for offer in play.offers(seat)), f"{seat}: {move}"
        seat, move = random_move(play, rng)
        ends = isinstance(move, m.EndHeist | m.Retire | m.TakeOut) and rng.below(8)
        if not ends and not isinstance(move, m.EndCampaign):
            play.submit(seat, move)
    assert len(met) >= 8


@pytest.mark.parametrize("seed", range(4))
def test_an_offer_with_its_blanks_filled_in_is_legal(seed: int) -> None:
    rng = seeded(seed, 5)
    play = GAME.new_play(seeded(seed), 3, ScoreOptions(gm="seat", meter="hidden"))
    for _ in range(40):
        if play.outcome() is not None:
            break
        for seat in range(3):
            for offer in play.offers(seat):
                move = filled_in(offer, rng)
                assert play.why_not(seat, GAME.codec.read(msgspec.to_builtins(move))) is None, f"{seat}: {move}"
        seat, move = random_move(play, rng)
        if not isinstance(move, m.EndCampaign | m.EndHeist | m.Retire) or rng.below(8) == 0:
            play.submit(seat, move)


def pointed(table: Table, seat: int, kind: type[Move]) -> set[str]:
    return {offer.points_at for offer in table.play.offers(seat) if isinstance(offer.move, kind)}


def test_offers_point_at_things() -> None:
    table, face = crew_and_heist("face", "mimic", "team_player")
    table.do(GM, m.SetScene("The yard", "A wall."), m.AddApproach("over the wall", ("sneaking",)))
    table.do(GM, m.AttachPenalty(2, "alarm"), m.AddClock("Patrol", 4, "secret"), m.WriteNote("x"))
    table.do(GM, m.PrepareComplication("A dog."), m.ConfirmGoal(face.id, "cool"))
    assert pointed(table, ANN, m.Declare) == {"approach:way_1", "criminal:0"}
    assert pointed(table, ANN, m.UseAbility) == {"ability:0:mimic"}
    assert pointed(table, ANN, m.TakeGoal) == {"goal:0:cool"}
    assert pointed(table, GM, m.RemoveApproach) == {"approach:way_1"}
    assert pointed(table, GM, m.RemovePenalty) == {"segment:2"}
    assert pointed(table, GM, m.TickClock) == {"clock:Patrol"}
    assert pointed(table, GM, m.Strike) == {"note:1", "complication:1"}
    assert pointed(table, GM, m.Overrule) == {"figure:0:cool", "figure:0:heat", "figure:0:prep", "stash"}
    assert pointed(table, GM, m.RenewAbility) == {"goal:0:cool"}
    assert pointed(table, BOB, m.CreateCriminal) == {f"class:{kind.id}" for kind in PACK.classes}


@pytest.mark.rule("SC-9.3")
def test_approaches_are_added_and_taken_away() -> None:
    table = at_heist()
    table.refused(GM, m.AddApproach("over the wall"), "SC-9.3")
    table.do(GM, m.SetScene("The yard", "A wall."))
    table.refused(GM, m.AddApproach(""), "SC-9.3")
    table.refused(GM, m.AddApproach("x", ("kill", "kill")), "SC-2.7")
    table.refused(GM, m.SetScene("x", "y", (m.Approach("a", "x", ("kill", "kill")),)), "SC-2.7")
    table.refused(GM, m.RemoveApproach("way_1"), "SC-9.3")
    table.refused(ANN, m.AddApproach("over the wall"), "SC-8.1")
    for number in range(m.MOST_APPROACHES):
        table.do(GM, m.AddApproach(f"way {number}", ("sneaking",)))
    table.refused(GM, m.AddApproach("one more"), "SC-9.3")
    table.do(GM, m.RemoveApproach("way_3"), m.AddApproach("back again"))
    scene = table.play.view(ANN).board.scene
    assert [row.id for row in scene.approaches] == [f"way_{n}" for n in (1, 2, 4, 5, 6, 7, 8, 9, 3)]
    table.do(ANN, m.Declare(0, "now", "way_1"))
    call, more = [offer for offer in table.play.offers(GM) if isinstance(offer.move, m.CallRoll)]
    assert [len(offer.blanks) for offer in (call, more)] == [2, 5]
    assert call.move == more.move == m.CallRoll(4, ("sneaking",))


@pytest.mark.rule("SC-9.3")
def test_notes_and_complications_are_struck_out() -> None:
    table = at_heist()
    table.do(GM, m.WriteNote("one"), m.WriteNote("two"), m.PrepareComplication("a dog"))
    before = msgspec.json.encode(table.play.view(ANN))
    for number in (0, 3, -1):
        table.refused(GM, m.Strike("note", number), "SC-9.3")
    table.refused(ANN, m.Strike("note", 1), "SC-8.1")
    table.do(GM, m.Strike("note", 1), m.Strike("complication", 1))
    assert (table.hidden.notes, table.hidden.complications) == (["two"], [])
    assert msgspec.json.encode(table.play.view(ANN)) == before


def test_the_gm_sees_what_a_call_would_be() -> None:
    table, specter = crew_and_heist("specter", "tumbler", "silent_but_deadly", cool=2)
    table.do(ANN, m.Declare(specter.id, "the lock"))
    gm = table.play.view(GM).board.gm
    assert gm.telling_marks == ("lockpicking", "kill")
    rows = {(row.marks, row.asked): row for row in gm.calls}
    assert len(rows) == 4 * 5
    assert rows[(), 4].success == 0.75
    assert rows[("lockpicking",), 4].difficulty == 3
    assert rows[("lockpicking",), 4].found[0] == say("found-set", difficulty=4)
    assert english(rows[("lockpicking",), 4].found[1]) == "Tumbler \N{MINUS SIGN}1"
    assert rows[("kill",), 6].difficulty == 2
    assert rows[(), 4].success_with_prep == 0.875
    assert table.play.view(ANN).board.gm is None
    table.do(GM, m.Overrule("stash", 0))
    assert table.play.view(GM).board.gm.calls[0].success_with_prep is None
    silent = at_heist(show_odds=False)
    silent.do(ANN, m.Declare(0, "the lock"))
    assert silent.play.view(GM).board.gm.calls == ()


def test_the_last_roll_lies_on_the_table() -> None:
    table, hammer = crew_and_heist("hammer", "lethal", cool=2, heat=3)
    table.call(hammer, 4, "attack")
    table.throw(4, 3, 6, 6, 4, 3)
    table.do(ANN, m.Roll(1))
    board: Board = table.play.view(BOB).board
    assert board.roll is not None
    assert [(die.kind, die.face, die.counts_as) for die in board.roll.dice] == [
        ("cool", 4, "success"),
        ("cool", 3, "nothing"),
        ("prep", 6, "success"),
        ("heat", 6, "success"),
        ("heat", 4, "nothing"),
        ("heat", 3, "failure"),
    ]
    assert (board.roll.successes, board.roll.failures) == (3, 1)
    assert english(board.roll.verdict) == "It works, at a price."
    assert (board.stash, board.brought) == (0, 1)


@pytest.mark.parametrize(
    ("faces", "words"),
    [
        ((4, 4), "It works."),
        ((1, 1), "It fails, and it costs you."),
        ((1, 6), "It doesn't work, but nobody notices."),
    ],
)
def test_the_verdict_of_a_roll(faces: tuple[int, ...], words: str) -> None:
    table, hammer = crew_and_heist("hammer")
    assert table.play.view(ANN).board.roll is None
    table.call(hammer, 4)
    assert table.play.view(ANN).board.roll.verdict == ""
    table.do(ANN, m.Withdraw())
    table.rolls(hammer, 4, *faces)
    assert english(table.play.view(ANN).board.roll.verdict) == words


def test_who_has_ready_sees_the_odds_of_all_his_dice() -> None:
    table, face = crew_and_heist("face", "ready", "foresight")
    table.call(face, 6)
    rows = [(row.prep, row.using) for row in table.play.view(ANN).board.odds]
    assert rows == [(prep, ()) for prep in range(5)] + [(prep, ("foresight",)) for prep in range(5)]
    texts = [english(offer.text) for offer in table.play.offers(ANN) if isinstance(offer.move, m.Roll)]
    assert texts[-3:] == [
        "Roll with Foresight (success 83%, failure 17%)",
        "Roll with Foresight and a Prep die (success 97%, failure 17%)",
        "Roll with Foresight and several Prep dice",
    ]


@pytest.mark.rule("SC-6.3", "SC-8.1")
def test_the_gm_sees_the_generated_heist_and_what_was_shown_of_it() -> None:
    table = Table()
    table.do(GM, m.PrepareHeist(6), m.GenerateHeist("x", "bank"), m.ShowField("alarm"), m.SetField("floors", "9"))
    heist = table.play.view(GM).board.gm.heist
    assert (heist.seed, english(heist.title), english(heist.kind)) == ("x", "Compound Interest", "Bank")
    assert [field.id for field in heist.fields if field.shown] == ["alarm"]
    assert [(field.id, field.text) for field in heist.fields if field.by_hand] == [("floors", "9")]
    (complication,) = [o for o in table.play.offers(GM) if isinstance(o.move, m.PrepareComplication)]
    bank = next(job for job in PACK.jobs if job.id == "bank")
    assert [choice.value for choice in complication.blanks[0].choices] == list(bank.complications)


@pytest.mark.rule("SC-9.4")
def test_what_was_used_can_be_given_back_by_an_offer() -> None:
    table, _ = crew_and_heist("face", "mimic")
    table.do(ANN, m.UseAbility(0, "mimic", "the guard"))
    (renew,) = [offer for offer in table.play.offers(GM) if isinstance(offer.move, m.RenewAbility)]
    assert (english(renew.text), renew.points_at) == ("Face 1 may use Mimic again", "ability:0:mimic")


def test_moves_that_hold_a_prepared_heist_can_be_collected() -> None:
    by_hand = {"title": "The Clock Shop"}
    assert len({m.GenerateHeist(by_hand=by_hand), m.GenerateHeist(by_hand=by_hand), m.GenerateHeist()}) == 2
    assert len({m.HeistPlan("1", by_hand=by_hand), m.HeistPlan("1", by_hand=by_hand), m.HeistPlan("2")}) == 2
