"""Putting a heist back to an earlier step (SC-9.8)."""

from random import Random
from typing import Any

import msgspec
import pytest

from getaway.games.score import events as e
from getaway.games.score import moves as m
from getaway.games.score import paper_events as pe
from getaway.games.score import paper_moves as p
from getaway.games.score import past
from getaway.games.score import ruling_moves as r
from getaway.games.score.game import Score, SecondScore
from getaway.games.score.play import ScorePlay
from getaway.kernel.chance import seeded
from getaway.kernel.moves import Move
from getaway.kernel.record import RecordError, make_record, make_sealed_record, replay, verify
from getaway.kernel.state import is_visible
from getaway.text.render import english

from .table import ANN, BOB, DEAL, GM, PACK, SEATS, Table


def evening(meter: str = "open", **options: Any) -> Table:
    """A heist with a Face of Ann's and a Tech of Bob's, made by moves alone."""
    table = Table(meter=meter, **options)
    first = {} if options.get("mode") == "one_shot" else {"advance": "ready"}
    table.do(ANN, m.CreateCriminal("Faye", "face", **first))
    table.do(BOB, m.CreateCriminal("Tess", "tech", **({"advance": "dampen"} if first else {})))
    table.start(6, m.AttachPenalty(2, "lose_prep", 2))
    return table


def steps(table: Table) -> list[tuple[int, str, bool]]:
    return [(row.number, english(row.text), row.secret) for row in table.play.view(GM).board.gm.history]


@pytest.mark.rule("SC-9.8")
def test_the_gm_has_a_history_and_puts_the_heist_back() -> None:
    table = evening()
    table.do(GM, m.CorrectMeter(1))
    table.do(ANN, m.Narrate("hush"))
    table.do(GM, m.RecordInjury(0, "a cut"), m.CorrectMeter(3, "oops"))
    assert (table.open.stash, table.open.meter) == (5, (3, 6))
    assert [text for _, text, _ in steps(table)][1:] == [
        "The GM sets the meter to 1 of 6.",
        "Faye is hurt: a cut.",
        "The GM sets the meter to 3 of 6: “oops”.",
    ]
    (put,) = table.do(GM, r.PutBack(3))
    assert english(table.play.game.describe(put)).endswith("The last thing that happened: Faye is hurt: a cut.")
    assert (table.open.stash, table.open.meter, table.hidden.filled) == (7, (1, 6), 1)
    assert not table.hidden.penalties[0].fired
    assert table.open.crew[0].injuries == ["a cut"]
    table.do(GM, r.PutBack(4))  # and forth
    assert (table.open.stash, table.open.meter) == (5, (3, 6))
    assert table.play.view(ANN).board.gm is None


@pytest.mark.rule("SC-9.8")
def test_only_a_step_that_is_there_and_only_by_the_gm() -> None:
    table = Table()
    table.hire("face")
    table.start()
    table.refused(GM, r.PutBack(1), "SC-9.8")
    table.fill(1)
    table.refused(ANN, r.PutBack(1), "SC-8.1")
    table.refused(GM, r.PutBack(0), "SC-9.8")
    table.refused(GM, r.PutBack(2), "SC-9.8")
    table.do(GM, r.PutBack(1))


@pytest.mark.rule("SC-9.7", "SC-9.8")
def test_dice_never_fall_twice() -> None:
    table = evening()
    table.do(GM, r.StartRoll(0, 4))
    before = table.play.referee.past.last
    receipts, faces = [], []
    for _ in range(4):
        (rolled,) = [event for event in table.do(ANN, m.Roll(1)) if isinstance(event, e.DiceRolled)]
        receipts.append((rolled.number, rolled.first))
        faces.append(rolled.cool + rolled.prep + rolled.heat)
        table.do(GM, r.PutBack(before))
        assert table.open.stash == 7
        assert table.roll.stage == "called"
    assert len(set(receipts)) == 4
    assert receipts == sorted(receipts)
    assert len(set(map(tuple, faces))) > 1


@pytest.mark.rule("SC-9.7", "SC-9.8")
@pytest.mark.parametrize("seed", range(8))
def test_whatever_is_put_back_reopened_or_taken_back_no_receipt_comes_twice(seed: int) -> None:
    rng = Random(seed)
    table = evening(rng.choice(["open", "hidden", "secret"]))
    receipts: set[tuple[int, int]] = set()
    for number in range(200):
        link, used, steps = table.open.links, table.open.dice_used, table.play.referee.past
        choices: list[tuple[int, Move]] = [
            *((GM, r.PutBack(rng.randint(steps.first - 1, steps.last))) for _ in range(2)),
            *((seat, kind()) for seat in (ANN, BOB) for kind in (m.Roll, m.Roll, m.Stand, m.BruteForce)),
            *((seat, m.TakeConsequence("heat")) for seat in (ANN, BOB)),
            (GM, r.StartRoll(rng.randrange(2), rng.randint(2, 6))),
            (GM, rng.choice([m.StartHeist(), m.EndHeist("done"), r.ReopenHeist(), m.PrepareHeist(6)])),
            (GM, rng.choice([m.Judge("complication"), m.Waive(), m.GmRoll(2), m.GmRoll(2, "s", True)])),
            (ANN, rng.choice([p.ThrowDice(3), m.Advance(0, "improv"), m.Narrate(f"line {number}")])),
        ]
        rng.shuffle(choices)
        choices.append((ANN, p.ThrowDice(2)))
        made = next(each for each in choices if table.play.why_not(*each) is None)
        for event in table.do(*made):
            if isinstance(event, e.DiceRolled | pe.DiceThrown):
                assert (link, event.first) not in receipts
                receipts.add((link, event.first))
        assert table.open.links > link or table.open.dice_used >= used
        undo = [seat for seat in (GM, ANN, BOB) if table.play.why_not_take_back(seat) is None]
        if undo and rng.random() < 0.2:
            table.play.take_back(undo[0])
    assert len(receipts) > 10
    verify(make_record(table.play, DEAL, SEATS), Score)
    verify(make_sealed_record(table.play, DEAL, SEATS), Score)


@pytest.mark.rule("SC-9.8")
def test_what_was_said_noted_and_who_came_stays() -> None:
    table = evening()
    table.do(GM, m.GmRoll(3, "is it a trap", blind=True))
    step = table.play.referee.past.last
    table.do(GM, m.WriteNote("they know"), m.GmRoll(2, "and now", blind=True))
    table.do(ANN, m.ChangeGear(0, "a rope"))
    table.do(ANN, m.CreateCriminal("Hal", "hammer", "lethal"), m.Join(2))
    table.do(BOB, m.HandOver(1, ANN))
    assert table.open.stash == 8
    table.do(GM, r.PutBack(step))
    assert table.hidden.notes == ["they know"]
    assert len(table.hidden.blind) == 2
    assert [(one.name, one.seat, one.here) for one in table.open.crew] == [
        ("Faye", ANN, True),
        ("Tess", ANN, True),
        ("Hal", ANN, False),
    ]
    assert table.open.crew[0].gear == "a rope"
    assert table.open.stash == 7
    table.do(ANN, m.Join(2))
    assert table.open.stash == 8


@pytest.mark.rule("SC-6.3", "SC-9.8")
def test_a_field_that_was_rerolled_in_the_heist_comes_back() -> None:
    table = Table()
    table.hire("face")
    table.do(GM, m.GenerateHeist("x", "bank"))
    table.start()
    before = table.hidden.heist
    table.do(GM, m.RollAgain("alarm"), m.RollAgain("alarm"), m.SetField("floors", "9"))
    assert [secret for _, _, secret in steps(table)] == [False, True, True, True]
    assert table.hidden.heist != before
    (told,) = table.do(GM, r.PutBack(1))
    assert isinstance(told, e.HeistPutBack)
    assert table.hidden.heist == before


@pytest.mark.rule("HR-4", "SC-9.8")
def test_a_take_back_leaves_what_the_gm_did_in_secret() -> None:
    table = evening()
    table.do(ANN, m.ChangeGear(0, "a rope"))
    table.do(GM, m.PrepareComplication("a dog"))
    table.play.take_back(ANN)
    assert [(number, secret) for number, _, secret in steps(table)] == [(1, False), (2, True)]
    table.do(GM, m.CorrectMeter(1), r.PutBack(2))
    assert table.open.crew[0].gear != "a rope"
    assert table.hidden.complications == ["a dog"]
    table.do(GM, r.PutBack(1))
    assert table.hidden.complications == []


@pytest.mark.rule("SC-9.8")
def test_a_heist_that_has_ended_is_reopened() -> None:
    table = evening()
    table.refused(GM, r.ReopenHeist(), "SC-9.2")
    table.do(GM, m.CorrectMeter(6))
    assert table.open.history[0].how == "arrested"
    table.refused(ANN, r.ReopenHeist(), "SC-8.1")
    keys = (table.open.links, table.open.promise)
    assert table.do(GM, r.ReopenHeist()) == [e.HeistReopened(1)]
    assert (table.open.phase, table.open.history, table.open.meter) == ("heist", [], (0, 6))
    assert (table.open.links, table.open.promise) == keys
    table.do(GM, r.StartRoll(0, 4))
    table.do(ANN, m.Roll())
    table.do(GM, m.EndHeist("done"))
    assert [chapter.how for chapter in table.open.history] == ["done"]
    assert table.open.links == keys[0] + 1
    table.do(GM, m.PrepareHeist(5))
    table.refused(GM, r.ReopenHeist(), "SC-9.8")


@pytest.mark.rule("SC-7.1", "SC-9.8")
def test_a_one_shot_with_a_gm_is_over_when_the_gm_ends_it() -> None:
    table = evening(mode="one_shot")
    table.do(GM, m.EndHeist("failed"))
    assert table.play.outcome() is None
    assert english(table.play.view(GM).prompt).startswith("That was the one-shot. End the game")
    assert english(table.play.view(ANN).prompt) == "That was the one-shot."
    table.refused(GM, m.PrepareHeist(6), "SC-7.1")
    table.do(GM, r.ReopenHeist(), m.EndHeist("done"), m.EndCampaign())
    assert table.play.outcome() is not None


@pytest.mark.rule("SC-8.1", "SC-9.8")
@pytest.mark.parametrize("meter", ["open", "hidden", "secret"])
def test_records_of_a_heist_that_was_put_back(meter: str) -> None:
    table = evening(meter)
    for move in (m.CorrectMeter(1), m.PrepareComplication("a bomb"), m.PrepareComplication("a flood")):
        table.do(GM, move)
    table.do(ANN, m.ChangeGear(0, "a rope"))
    table.play.take_back(ANN)
    table.do(GM, r.StartRoll(0, 5))
    table.do(ANN, m.Roll())
    table.do(GM, m.CorrectMeter(4), r.PutBack(3), m.ShowComplication(1))
    table.do(GM, m.EndHeist("done"), r.ReopenHeist(), r.PutBack(1), m.EndHeist("failed"), m.EndCampaign())
    full, sealed = make_record(table.play, DEAL, SEATS), make_sealed_record(table.play, DEAL, SEATS)
    assert verify(full, Score).outcome() == verify(sealed, Score).outcome() == table.play.outcome()
    assert [entry.check for entry in full.moves] == [entry.check for entry in sealed.moves]
    heard: list[list[bytes]] = [[], []]
    for at, record in enumerate((full, sealed)):

        def watch(play: Any, events: list[Any], at: int = at) -> None:
            for viewer in (-1, ANN, BOB):
                heard[at].append(msgspec.json.encode(msgspec.structs.replace(play.view(viewer), offers=())))
                heard[at] += [msgspec.json.encode(row.what) for row in events if is_visible(row.audience, viewer)]

        replay(record, Score, watch)
    assert heard[0] == heard[1]
    at = max(n for n, entry in enumerate(sealed.moves) if entry.move and entry.move["move"] == "PutBack")
    entry = sealed.moves[at]
    assert entry.told is not None
    wild = msgspec.structs.replace(entry, told={**entry.told, "step": 99})
    with pytest.raises(RecordError, match=r"SC-9\.8"):
        verify(msgspec.structs.replace(sealed, moves=(*sealed.moves[:at], wild)), Score)


@pytest.mark.rule("SC-9.8")
def test_the_history_is_stored_and_has_its_bounds() -> None:
    table = evening()
    for number in range(200):
        table.do(GM, m.CorrectMeter(number % 5, f"{number} times over"))
        if number % 3:
            table.do(GM, m.PrepareComplication(f"dog {number}"), m.Strike("complication", 1))
    found = table.play.referee.past
    assert len(found.steps) <= past.MOST_STEPS
    assert not found.steps[0].secret
    size = len(table.play.dump())
    assert size < past.MOST_BYTES + 20_000
    twin = Score.from_toml().load(table.play.dump())
    assert isinstance(twin, ScorePlay)
    assert twin.referee.past.messages() == found.messages()
    assert twin.view(GM).board.gm.history == table.play.view(GM).board.gm.history
    twin.submit(GM, r.PutBack(found.first))
    table.do(GM, r.PutBack(found.first))
    assert twin.dump() == table.play.dump()


@pytest.mark.rule("SC-9.8")
def test_what_is_too_much_to_store_goes() -> None:
    table = evening()
    rng = seeded(1)
    for _ in range(40):
        words = "".join(chr(0x4E00 + rng.below(9000)) for _ in range(1000))
        table.do(GM, m.SetScene("x", words))
    found = table.play.referee.past
    assert 1 < len(found.steps) < 40
    assert sum(len(step.packed) for step in found.steps) <= past.MOST_BYTES
    table.do(GM, r.PutBack(found.first))


@pytest.mark.rule("SC-9.8")
def test_a_checkpoint_keeps_the_history() -> None:
    table = evening()
    table.fill(1)
    kept, position = table.play.keep(), table.play.dump()
    table.fill(2)
    play = Score.from_toml().load(position)
    assert isinstance(play, ScorePlay)
    play.restore(kept)
    assert play.referee.past.last == 2
    assert table.play.referee.past.last == 3


@pytest.mark.rule("SC-9.8")
def test_tables_of_earlier_rules_have_no_history() -> None:
    game = SecondScore.from_toml()
    play = game.new_play(seeded(3), 3, game.options_type(gm="seat"))
    assert isinstance(play, ScorePlay)
    play.submit(ANN, m.CreateCriminal("Faye", "face", "ready"))
    for move in (m.PrepareHeist(6), m.StartHeist(), m.CorrectMeter(1)):
        play.submit(GM, move)
    assert play.view(GM).board.gm.history == ()
    assert play.why_not(GM, r.PutBack(1)) is not None
    assert PACK.meter_most == 20
