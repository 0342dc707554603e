"""Names and languages at a table: each reader reads their own, and what somebody said or did stays theirs."""

import msgspec
import pytest

from getaway.kernel.events import SPECTATOR
from getaway.kernel.head import Seat as RecordSeat
from getaway.table import commands as c
from getaway.table.entries import LogEntry
from getaway.table.names import is_reserved, names_in_record, why_not_name
from getaway.table.replaying import Replay
from getaway.table.summary import Summary, summary_of
from getaway.text.messages import Message, Person, Seat
from getaway.text.render import Texts
from tests.table.conftest import Open
from tests.table.tables import StoredTable, play_out

OPEN = c.SeatSetup("open")


def log(stored: StoredTable, language: str = "en", viewer: int | None = None) -> list[str]:
    """The log as one reader reads it now."""
    texts = Texts(language, stored.table.names, viewer)
    return [texts(line.words) for line in stored.table.feeds.events_after(SPECTATOR if viewer is None else viewer, 0)]


def test_who_has_left_keeps_their_lines_when_somebody_else_takes_the_seat(open_table: Open) -> None:
    stored = open_table(places=(c.SeatSetup("person", None, ("ann",), "Ann"), OPEN))
    for visitor, name in (("dan", "Danny"), ("eve", "Eve")):
        assert stored.do(1, c.Sit(visitor, name)) is None
        assert stored.do(1, c.Say(f"{visitor} is here")) is None
        assert stored.do(1, c.Leave()) is None
    assert stored.do(1, c.Sit("fay", "Fay")) is None
    expected = [
        *("Danny sits down.", "Danny: dan is here", "Danny leaves the table."),
        *("Eve sits down.", "Eve: eve is here", "Eve leaves the table.", "Fay sits down."),
    ]
    assert log(stored) == expected
    assert log(stored, viewer=1) == [*expected[:-1], "You sit down."], "those before are not you"
    assert log(stored, "de", 1)[-2:] == ["Eve verlässt den Tisch.", "Du setzt dich an den Tisch."]
    assert [line.words for line in stored.again().feeds.events_after(1, 0)] == [
        line.words for line in stored.table.feeds.events_after(1, 0)
    ]


def test_who_comes_back_is_you_again(open_table: Open) -> None:
    stored = open_table()
    stored.begin()
    assert stored.do(1, c.Leave()) is None
    assert stored.do(1, c.Sit("bob", "Bob")) is None
    assert log(stored, viewer=1)[-1] == "You sit down."


def test_names_are_never_read_as_seats_or_patterns(open_table: Open) -> None:
    places = (c.SeatSetup("person", None, ("ann",), "{ $text }"), c.SeatSetup("person", None, ("bob",), "units.seat"))
    stored = open_table(places=places)
    assert stored.do(0, c.Say("{ $text } \ue001 Player 2")) is None
    assert stored.do(1, c.Rename("Player 2")) is not None
    assert log(stored) == ["{ $text }: { $text }  Player 2"]
    assert Texts("de", stored.table.names)(Message("masters.verdict-draw")) != "masters.verdict-draw"
    assert Texts("de", stored.table.names).argument(Seat(1)) == "units.seat"


def test_a_seat_without_a_name_is_named_in_each_readers_language(open_table: Open) -> None:
    stored = open_table(places=(OPEN, c.SeatSetup("bot", "easy")))
    assert [view.name for view in stored.table.seat_views()] == [Message("units.seat", {"number": n}) for n in (1, 2)]
    assert stored.do(0, c.Sit("ann", "")) is None
    assert (log(stored)[-1], log(stored, "de")[-1]) == ("Player 1 sits down.", "Platz 1 setzt sich an den Tisch.")
    assert stored.table.record_seats() == (RecordSeat("Player 1"), RecordSeat("Player 2", "easy")), "as always"


def test_who_asks_for_a_seat_without_a_name_has_its_standard_one(open_table: Open) -> None:
    stored = open_table("big_score", seats=3)
    stored.begin()
    stored.do(1, c.Leave())
    stored.do(0, c.SetLink(1, "x", "ann"))
    assert stored.do(1, c.Claim("zed", "", "x", strict=True)) is None
    assert stored.table.seat_views()[1].asking == Message("units.seat", {"number": 2})
    assert "Platz 2 möchte den Platz von Bob übernehmen." in log(stored, "de")[-1]


@pytest.mark.rule("HR-31")
@pytest.mark.parametrize(
    "name", ["Platz 2", "platz zwei", "Der Host", "Spielerin 3", "Leichter Bot", "Alle", "Du", "Gast 4"]
)
def test_what_a_seat_is_called_in_another_language_is_nobodys_name(open_table: Open, name: str) -> None:
    assert is_reserved(name)
    why = why_not_name(name)
    assert why is not None
    assert name in Texts("de")(why)
    assert names_in_record([RecordSeat(name), RecordSeat("Ines")], open_table().table.game) == ["Player 1", "Ines"]


def test_a_table_from_before_a_language_was_there_keeps_its_names(open_table: Open) -> None:
    places = (c.SeatSetup("person", None, ("ann",), "Platz 2"), OPEN)
    old, new = open_table(places=places), open_table(places=places, spoken=("en", "de"))
    assert [table.table.seats[0].name for table in (old, new)] == ["Platz 2", "Player 1"]
    for table in (old, new):
        assert table.do(1, c.Sit("eve", "Gast 2")) is None
    assert [table.again().seats[1].name for table in (old, new)] == ["Gast 2", "Player 2"]


def test_a_log_with_sentences_is_read_as_it_is(open_table: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    """Before there were messages the log kept sentences; after a change of rules they are all that is left."""
    stored = open_table()
    stored.begin()
    entries = stored.wait(stored.store.entries("t"))
    line = msgspec.json.decode(entries[1].body, type=LogEntry)
    told = msgspec.structs.replace(line.events[0], words="Ann is ready.")
    body = msgspec.json.encode(msgspec.structs.replace(line, events=(told,)))
    assert msgspec.json.decode(body, type=LogEntry).events[0].words == "Ann is ready."
    monkeypatch.setattr(type(stored.table.game), "rules_version", stored.table.game.rules_version + 1)
    monkeypatch.setattr(
        stored.store, "entries", lambda name: _read([entries[0], msgspec.structs.replace(entries[1], body=body)])
    )
    monkeypatch.setattr(stored.store, "snapshot", lambda name: _read(b""))
    again = stored.again()
    assert [line.words for line in again.feeds.events_after(0, 0)] == ["Ann is ready."]
    assert Texts("de")(again.feeds.events_after(0, 0)[0].words) == "Ann is ready."


async def _read(value: object) -> object:
    return value


def test_the_result_of_a_game_is_a_message_and_an_old_one_stays_a_sentence(open_table: Open) -> None:
    stored = open_table()
    stored.begin()
    play_out(stored, "random")
    summary = summary_of(stored.table)
    assert isinstance(summary.result, Message)
    data = msgspec.json.encode(summary)
    assert msgspec.json.decode(data, type=Summary) == summary
    old = msgspec.json.decode(data)
    old["result"] = "Player 1 wins with $61K against $40K."
    for seat, name in zip(old["seats"], ("Player 1", "Bob"), strict=True):
        seat["name"] = name
    read = msgspec.convert(old, Summary)
    assert read.result == "Player 1 wins with $61K against $40K."
    assert [seat.name for seat in read.seats] == ["Player 1", "Bob"]


def test_a_replay_names_its_seats_in_the_readers_language(open_table: Open) -> None:
    stored = open_table(places=(c.SeatSetup("person", None, ("ann",), "Ann"), c.SeatSetup("bot", "random")))
    stored.begin()
    stored.do(0, c.Resign())
    replay = Replay(stored.table.record(0))
    assert replay.names == ["Ann", Message("units.seat", {"number": 2})]
    assert Texts("de", replay.names).names == ["Ann", "Platz 2"]


def test_a_person_is_rendered_under_the_name_of_then() -> None:
    texts = Texts("en", ["Ann", "Bob"], viewer=1)
    taken = Message("table.seat-taken", {"seat": Person(1, "Danny \ue001")})
    assert texts(taken) == "Danny  sits down."
    assert texts(Message("table.seat-taken", {"seat": Person(1, "Bob")})) == "You sit down."
    standard = Message("table.seat-taken", {"seat": Person(1, Message("units.seat", {"number": 2}))})
    assert Texts("de")(standard) == "Platz 2 setzt sich an den Tisch."
