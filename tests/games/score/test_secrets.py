"""Secrets (SC-8.1): what only the GM knows never reaches a player's view, log, refusal, replay or record."""

from collections.abc import Callable, Iterator
from typing import Any, Literal

import msgspec
import pytest

from getaway.games.score import moves as m
from getaway.games.score import paper_moves as p
from getaway.games.score import ruling_moves as r
from getaway.games.score import views
from getaway.games.score.game import Score
from getaway.games.score.state import OpenClock, RevealedDetail
from getaway.kernel.deal import OpenDeal
from getaway.kernel.moves import Move
from getaway.kernel.play import Play, Refused
from getaway.kernel.record import (
    Record,
    RecordError,
    make_record,
    make_sealed_record,
    read_record,
    record_for,
    replay,
    verify,
    write_record,
)
from getaway.kernel.state import is_visible
from getaway.text.render import english

from .table import ANN, BOB, DEAL, GM, SEATS, Table

SPECTATOR = -1
PLAYERS = (SPECTATOR, ANN, BOB)
METERS = ["open", "hidden", "secret"]


def preparation(which: int) -> list[Move]:
    """Two ways to prepare the same heist that differ in everything players do not know."""
    names = (("the butler did it", "a bomb", "dogs"), ("the cook did it, with a ladle", "a flood", "geese"))[which]
    return [
        m.GenerateHeist("shared", "bank"),
        *[m.RollAgain(field) for field in ("alarm", "security", "floors")] * (which + 1),
        m.SetField("civilians", f"a party of {names[2]}"),
        m.SetField("1.complication", names[1]),
        m.WriteNote(names[0]),
        *[m.WriteNote("more") for _ in range(which)],
        m.PrepareComplication(names[1]),
        m.PrepareComplication("the lights go out"),
        m.PrepareComplication("it rains"),
        m.AddClock(f"The {names[2]}", 3 + which, "secret"),
        m.TickClock(f"The {names[2]}", 1 + which),
        p.KeepClock(f"The {names[2]}"),
        m.AddClock("Sirens", 4 + 2 * which, "hidden"),
        p.EditNote(1, f"{names[0]}, in the hall"),
        *[p.PrepareScene(f"The {names[1]}", names[0], names[2]) for _ in range(1 + which)],
        p.EditScene(1, "The hall", names[1]),
        *[p.WritePerson(f"nobody {number}") for number in range(which)],
        p.WritePerson("Milo", "guard", names[2], "yawning"),
        p.EditPerson(1, "Nobody" if which else "Milo", "guard", names[1], "yawning"),
    ]


def heist(which: int, meter: str) -> Iterator[tuple[int, Move]]:
    """Everything that can happen, with the same fill and the same penalty fired."""
    yield ANN, m.CreateCriminal("Hal", "hammer", "we_loud_yet")
    yield BOB, m.CreateCriminal("Sue", "specter", "ghost_reporting")
    segments = 6 if meter == "open" else 7 + which
    for move in preparation(which):
        yield GM, move
    yield GM, m.PrepareHeist(segments, "", subgoals=True)
    yield GM, m.AttachPenalty(2, "heat_for_all")
    yield GM, m.AttachPenalty(4 + (which if meter != "open" else 0), ("alarm", "harder")[which])
    yield GM, m.StartHeist()
    for criminal, seat in ((0, ANN), (1, BOB), (0, ANN), (1, BOB)):
        yield seat, m.Declare(criminal, "the next thing")
        yield GM, m.CallRoll(4, ("kill",))
        yield seat, m.Roll()
    yield GM, r.StartRoll(0, 3, (), "", 1, -1, (1,))
    yield GM, r.ChangeRoll(5, ("attack",))
    yield BOB, m.Declare(1, "meanwhile")
    yield GM, m.Roll()
    yield GM, m.Judge("none")
    yield GM, r.GroupRoll((0, 1), 4)
    yield GM, m.Waive()
    yield BOB, m.Roll()
    yield GM, m.Judge("complication", "", 3)
    yield GM, m.GmRoll(3 + 0, ("a trap?", "no trap?")[which], blind=True)
    yield GM, m.TickClock("Sirens", 1 + which)
    yield GM, m.ShowComplication(2)
    yield GM, m.ShowField("space")
    yield GM, p.ShowPerson(1 + which)
    yield GM, p.KeepClock("Sirens")
    yield GM, m.RemoveClock(("The dogs", "The geese")[which])
    yield GM, m.Overrule("heat", 3, 0, "by the way")
    yield GM, m.CorrectMeter(3, "a siren")
    yield GM, m.RecordInjury(0, "a cut")
    yield GM, r.Heal(0, 1)
    yield GM, m.TakeOut(0, "dead")
    yield GM, r.Revive(0)
    yield GM, r.LeaveHome(1)
    yield GM, r.SetMeterLength(9 if meter == "open" else 10 + which)
    yield from [(GM, m.PrepareComplication("one more"))] * which
    yield GM, m.TickClock("Sirens", 1)
    yield GM, r.NameCampaign("The Long Winter")
    yield GM, r.RenameHeist("The Night Shift")
    yield GM, r.PutBack(4)
    yield GM, m.EndHeist("done")
    yield GM, r.ReopenHeist()
    yield ANN, m.Narrate("we hear nothing")
    yield GM, m.EndHeist("failed", "so much for that")
    yield GM, m.EndCampaign()


def played(which: int, meter: str) -> tuple[Table, list[bytes]]:
    """A whole game, and all that players saw of it: views, refusals and the log."""
    table = Table(meter=meter)
    seen = []
    for seat, move in heist(which, meter):
        if table.open.roll is not None and table.open.roll.stage == "choice":
            on: Literal["heat", "meter"] = "meter" if table.open.roll.number % 2 else "heat"
            table.do(table.play.referee.roller().seat, m.TakeConsequence(on))
            if not isinstance(move, m.Judge):
                table.do(GM, m.Judge("longer"))
        elif isinstance(move, m.Judge):
            continue
        if isinstance(move, r.PutBack):
            move = _so_far_back(table, move)
        known = move_is_known(table, move)
        events = table.play.submit(seat, move)
        if known:
            seen.append(eyes(table.play, events))
    return table, seen


def _so_far_back(table: Table, move: r.PutBack) -> Move:
    """By so many steps that players know of: the GM has others between them."""
    assert isinstance(move.step, int)
    past = table.play.referee.past
    step = past.number_of(past.known - move.step)
    assert step is not None
    return r.PutBack(step)


def move_is_known(table: Table, move: Move) -> bool:
    """Players do not notice a move that is theirs to know nothing of."""
    if isinstance(move, m.AddClock):
        return move.visibility != "secret"
    if isinstance(move, m.TickClock | m.RemoveClock | p.KeepClock):
        return any(clock.name == move.name for clock in table.open.clocks)
    hidden: tuple[type[Move], ...] = (
        m.GenerateHeist,
        m.RollAgain,
        m.SetField,
        m.WriteNote,
        m.PrepareComplication,
        m.AttachPenalty,
    )
    hidden += (p.EditNote, p.PrepareScene, p.EditScene, p.WritePerson, p.EditPerson)
    return not isinstance(move, hidden)


def eyes(play: Play, events: list[Any]) -> bytes:
    """All that players get of one step."""
    probes: list[Move] = [m.CorrectMeter(1), m.ShowField("alarm"), m.Roll(9), m.Join(0), m.UseAbility(0, "mimic")]
    parts = []
    for viewer in PLAYERS:
        parts.append(msgspec.json.encode(play.view(viewer)))
        parts += [msgspec.json.encode(event.what) for event in events if is_visible(event.audience, viewer)]
        parts += [str(play.why_not(viewer, probe)).encode() for probe in probes]
        parts.append(str(play.why_not_take_back(viewer)).encode() if viewer >= 0 else b"")
    return b"\n".join(parts)


@pytest.mark.rule("SC-8.1", "SC-3.3")
@pytest.mark.parametrize("meter", METERS)
def test_two_preparations_give_players_the_same_bytes(meter: str) -> None:
    (one, first), (two, second) = played(0, meter), played(1, meter)
    assert one.hidden != two.hidden
    assert one.play.view(GM) != two.play.view(GM)
    assert len(first) == len(second) > 20
    for at, (left, right) in enumerate(zip(first, second, strict=True)):
        assert left == right, f"step {at}"


LEAKS: dict[str, Callable[[Any, Any], Any]] = {
    "the notes": lambda board, hidden: msgspec.structs.replace(board, assignment=tuple(hidden.notes)),
    "a complication": lambda board, hidden: msgspec.structs.replace(board, assignment=tuple(hidden.complications)),
    "how many complications": lambda board, hidden: msgspec.structs.replace(board, stash=len(hidden.notes)),
    "a prepared scene": lambda board, hidden: msgspec.structs.replace(
        board, assignment=tuple(row.text for row in hidden.scenes)
    ),
    "what somebody wants": lambda board, hidden: msgspec.structs.replace(
        board, assignment=tuple(row.want for row in hidden.people)
    ),
    "how many people": lambda board, hidden: msgspec.structs.replace(board, stash=len(hidden.people)),
    "a penalty": lambda board, hidden: msgspec.structs.replace(
        board, assignment=tuple(row.kind for row in hidden.penalties)
    ),
    "the length of the meter": lambda board, hidden: msgspec.structs.replace(board, stash=hidden.length),
    "a secret clock": lambda board, hidden: msgspec.structs.replace(
        board, clocks=tuple(OpenClock(row.name, None, None) for row in hidden.clocks)
    ),
    "a hidden clock": lambda board, hidden: msgspec.structs.replace(
        board, stash=sum(row.filled for row in hidden.clocks if row.visibility == "hidden")
    ),
    "blind dice": lambda board, hidden: msgspec.structs.replace(
        board, stash=sum(int("".join(map(str, row.faces))) for row in hidden.blind)
    ),
    "a detail": lambda board, hidden: msgspec.structs.replace(
        board, shown=tuple(RevealedDetail(row.name, row.text) for row in hidden.heist.fields) if hidden.heist else ()
    ),
}


@pytest.mark.rule("SC-8.1")
@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_caught(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = views.board

    def leaky(referee: Any, viewer: int) -> Any:
        return LEAKS[leak](honest(referee, viewer), referee.secrets)

    monkeypatch.setattr("getaway.games.score.views.board", leaky)
    assert played(0, "hidden")[1] != played(1, "hidden")[1]


@pytest.mark.rule("SC-8.1")
def test_players_see_details_when_the_gm_shows_them() -> None:
    table = Table()
    table.hire("face")
    table.do(GM, m.GenerateHeist("shared", "bank"), m.PrepareComplication("a flood"))
    table.refused(GM, m.ShowField("alarm"), "SC-3.2")
    table.refused(GM, m.ShowComplication(1), "SC-3.2")
    table.do(GM, m.PrepareHeist(6))
    table.refused(GM, m.ShowField("roof"), "SC-6.3")
    table.refused(GM, m.ShowComplication(2), "SC-8.1")
    table.refused(ANN, m.ShowField("alarm"), "SC-8.1")
    assert table.play.view(ANN).board.shown == ()
    table.do(GM, m.ShowField("alarm"), m.ShowComplication(1))
    assert table.hidden.heist is not None
    shown = table.play.view(ANN).board.shown
    assert [english(row.text) for row in shown] == [table.hidden.heist.field("alarm").text, "a flood"]
    assert table.hidden.complications == []


@pytest.mark.rule("SC-8.1")
def test_only_the_gm_has_the_screen() -> None:
    table, _ = played(0, "open")
    assert table.play.view(GM).board.gm is not None
    for viewer in PLAYERS:
        assert table.play.view(viewer).board.gm is None


# Records.


def both_records(which: int, meter: str) -> tuple[Table, Record, Record]:
    table, _ = played(which, meter)
    return table, make_record(table.play, DEAL, SEATS), make_sealed_record(table.play, DEAL, SEATS)


@pytest.mark.rule("SC-8.1")
@pytest.mark.parametrize("meter", METERS)
def test_the_full_and_the_players_record_both_verify_with_the_same_checks(meter: str) -> None:
    table, full, sealed = both_records(0, meter)
    assert verify(read_record(write_record(full)), Score).outcome() == table.play.outcome()
    followed = verify(read_record(write_record(sealed)), Score)
    assert followed.outcome() == table.play.outcome()
    assert [entry.check for entry in full.moves] == [entry.check for entry in sealed.moves]
    assert record_for(table.play, DEAL, SEATS, GM) == full
    assert record_for(table.play, DEAL, SEATS, ANN) == record_for(table.play, DEAL, SEATS, SPECTATOR) == sealed
    assert write_record(make_sealed_record(followed, sealed.deal, SEATS)) == write_record(sealed)
    assert followed.offers(ANN) == []
    assert followed.dump()


@pytest.mark.rule("SC-8.1")
@pytest.mark.parametrize("meter", METERS)
def test_replaying_the_players_record_shows_players_what_they_saw(meter: str) -> None:
    _, full, sealed = both_records(0, meter)
    kept: list[list[bytes]] = [[], []]
    for at, record in enumerate((full, sealed)):

        def watch(play: Play, events: list[Any], at: int = at) -> None:
            for viewer in PLAYERS:
                view = msgspec.structs.replace(play.view(viewer), offers=())
                kept[at].append(msgspec.json.encode(view))
                kept[at] += [msgspec.json.encode(event.what) for event in events if is_visible(event.audience, viewer)]

        replay(record, Score, watch)
    assert kept[0] == kept[1]


@pytest.mark.rule("SC-8.1")
@pytest.mark.parametrize("meter", METERS)
def test_the_players_record_holds_no_secret(meter: str) -> None:
    table, full, sealed = both_records(1, meter)
    text = write_record(sealed).decode()
    texts = ["the cook did it", "a flood", "geese", "no trap?", "party"]
    assert all(secret in write_record(full).decode() for secret in texts)
    assert not [secret for secret in texts if secret in text]
    assert "the lights go out" in text  # shown in play
    faces = table.hidden.blind[0].faces
    assert f"{faces}" not in text.replace("\n", "").replace(" ", "")
    assert isinstance(sealed.deal, OpenDeal)
    if meter != "open":
        prepared = next(entry.move for entry in sealed.moves if entry.move and entry.move["move"] == "PrepareHeist")
        assert set(prepared["segments"]) == {"seal"}


@pytest.mark.rule("SC-8.1")
def test_seals_are_salted_so_that_equal_secrets_look_different() -> None:
    table = Table()
    for _ in range(3):
        table.play.submit(GM, m.WriteNote("yes"))
    seals = [entry.move["seal"] for entry in make_sealed_record(table.play, DEAL, SEATS).moves if entry.move]
    assert len(set(seals)) == 3


@pytest.mark.rule("SC-8.1")
def test_an_altered_players_record_is_caught() -> None:
    _, _, sealed = both_records(0, "hidden")
    for at, entry in enumerate(sealed.moves):
        if entry.told:
            told = {**entry.told, "bonus_dice": 3}
            moves = (*sealed.moves[:at], msgspec.structs.replace(entry, told=told), *sealed.moves[at + 1 :])
            with pytest.raises(RecordError) as failure:
                verify(msgspec.structs.replace(sealed, moves=moves), Score)
            assert failure.value.entry == at + 1
    for told in ({"difficulty": "x"}, {"secret": 1}):
        first = msgspec.structs.replace(sealed.moves[0], told=told)
        with pytest.raises(RecordError, match="not valid"):
            verify(msgspec.structs.replace(sealed, moves=(first, *sealed.moves[1:])), Score)
    called = next(at for at, entry in enumerate(sealed.moves) if entry.move and entry.move["move"] == "CallRoll")
    wild = msgspec.structs.replace(sealed.moves[called], told={"difficulty": 17})
    with pytest.raises(RecordError, match=r"SC-2\.6"):
        verify(msgspec.structs.replace(sealed, moves=(*sealed.moves[:called], wild)), Score)
    key = "0" * 64
    with pytest.raises(RecordError):
        verify(msgspec.structs.replace(sealed, deal=OpenDeal(key)), Score)
    # A seal of another secret, the die roll of another throw: nothing can be exchanged.
    at = next(n for n, entry in enumerate(sealed.moves) if entry.move and entry.move["move"] == "Sealed")
    other = msgspec.structs.replace(sealed.moves[at], move={"move": "Sealed", "seal": "0" * 32})
    with pytest.raises(RecordError) as failure:
        verify(msgspec.structs.replace(sealed, moves=(*sealed.moves[:at], other, *sealed.moves[at + 1 :])), Score)
    assert failure.value.entry == at + 1


@pytest.mark.rule("HR-3", "SC-8.1")
def test_seals_and_what_was_told_belong_to_players_records_alone() -> None:
    table = Table()
    seal = m.Seal("0" * 32)
    table.refused(GM, m.Sealed("0" * 32), "HR-3")
    table.refused(GM, m.PrepareHeist(seal), "HR-3")
    with pytest.raises(Refused):
        table.play.apply_sealed(GM, m.PrepareHeist(6), {})
    table.hire("face")
    sealed = make_sealed_record(table.play, DEAL, SEATS)
    followed = replay(sealed, Score)
    with pytest.raises(Refused):
        followed.submit(ANN, m.Narrate("hello"))
    with pytest.raises(Refused):
        followed.apply_sealed(ANN, m.Sealed("0" * 32), {})
    with pytest.raises(Refused):
        followed.apply_sealed(ANN, m.CreateCriminal("X", "driver"), {})


@pytest.mark.rule("HR-4", "SC-8.1")
def test_take_backs_stand_in_both_records_and_hidden_moves_do_not_touch_them() -> None:
    table = Table()
    table.do(ANN, m.CreateCriminal("Faye", "face", "ready"))
    table.do(GM, m.WriteNote("a note"))
    assert table.play.view(ANN).can_take_back
    assert not table.play.view(GM).can_take_back
    table.play.take_back(ANN)
    assert table.open.crew == []
    assert table.hidden.notes == ["a note"]
    table.do(GM, m.Narrate("once upon a time"))
    table.do(GM, m.WriteNote("another"))
    with pytest.raises(Refused):
        table.play.take_back(GM)
    table.do(GM, m.Narrate("there was a bank"))
    table.play.take_back(GM)
    assert not table.play.view(GM).can_take_back
    table.do(GM, m.GmRoll(2))
    assert table.play.why_not_take_back(GM) is not None
    verify(make_record(table.play, DEAL, SEATS), Score)
    verify(make_sealed_record(table.play, DEAL, SEATS), Score)


@pytest.mark.rule("HR-4")
def test_undo_goes_back_a_long_way_but_not_for_ever() -> None:
    table = Table()
    table.do(GM, m.Narrate("first"), m.WriteNote("a note"))
    for number in range(60):
        table.do(ANN, m.Narrate(f"line {number}"))
    for _ in range(50):
        table.play.take_back(ANN)
    assert table.play.why_not_take_back(ANN) is not None
    assert table.play.why_not_take_back(GM) is not None


@pytest.mark.rule("SC-8.1")
def test_a_stored_game_keeps_its_secrets_and_its_dice() -> None:
    table, _ = played(0, "hidden")
    twin = Score.from_toml().load(table.play.dump())
    assert twin.dump() == table.play.dump()
    assert twin.view(GM) == table.play.view(GM)


@pytest.mark.rule("SC-9.6")
def test_with_the_house_as_gm_there_is_no_players_record() -> None:
    table = Table(seats=1, gm="auto")
    with pytest.raises(RecordError, match="nothing to seal"):
        make_sealed_record(table.play, DEAL, SEATS[:1])
    record = make_record(table.play, OpenDeal("0" * 64), SEATS[:1])
    with pytest.raises(RecordError, match="no players' record"):
        verify(record, Score)
