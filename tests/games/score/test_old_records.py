"""Records and tables of versions 1 and 2 of the rules verify, and go on by them. The positions of version 1 hold
English sentences."""

import json
from pathlib import Path
from typing import Any, Literal

import msgspec
import pytest

from getaway.games.score.campaign import history_line
from getaway.games.score.game import Score, SecondScore
from getaway.games.score.heist_texts import known_complication
from getaway.games.score.moves import EndCampaign, EndHeist, HistoryEntry
from getaway.games.score.old_texts import old_text
from getaway.games.score.options import EarlierOptions
from getaway.games.score.play import ScorePlay
from getaway.kernel.capabilities import story_of
from getaway.kernel.record import Record, RecordError, read_record, verify
from getaway.store.store import StoredEntry
from getaway.text.messages import Listing, Message
from getaway.text.render import Texts, english
from tests.table.tables import resume

RECORDS = Path(__file__).parent / "records"
SECOND = RECORDS / "second"
OF_VERSION_2 = sorted(path.stem for path in SECOND.glob("*.json") if path.name != "tables.json")
TABLES: dict[str, Any] = json.loads((SECOND / "tables.json").read_bytes())


def _record(name: str) -> Record:
    return read_record((RECORDS / f"{name}.json").read_bytes())


@pytest.mark.parametrize("name", ["automatic-gm", "gm", "players"])
def test_a_record_of_version_1_holds(name: str) -> None:
    record = _record(name)
    assert record.rules_version == 1
    play = verify(record, Score)
    assert play.outcome() is not None
    assert isinstance(play.game, Score)
    lines = [english(line) for line in story_of(play.game, play)]
    assert all("score." not in line for line in lines)


@pytest.mark.parametrize("name", OF_VERSION_2)
def test_a_record_of_version_2_holds(name: str) -> None:
    record = _record(f"second/{name}")
    assert record.rules_version == 2
    play = verify(record, Score)
    assert isinstance(play.game, SecondScore)
    assert isinstance(play.options, EarlierOptions)
    outcome = play.outcome()
    assert outcome is not None
    assert record.result is not None
    assert outcome.scores == record.result.scores
    with pytest.raises(RecordError):
        verify(msgspec.structs.replace(record, rules_version=3), Score)


@pytest.mark.parametrize("name", TABLES)
def test_a_table_of_version_2_is_opened_and_goes_on(name: str) -> None:
    entries = [StoredEntry(seq, seat, command, body.encode()) for seq, seat, command, body in TABLES[name]["entries"]]
    snapshot = bytes.fromhex(TABLES[name]["snapshot"])
    table = resume("t", entries, snapshot)
    assert (table.status, table.history.rules_changed, table.snapshot()) == ("playing", (), snapshot)
    play = table.play
    assert isinstance(play, ScorePlay)
    assert isinstance(play.game, SecondScore)
    assert play.game.load(play.dump()).dump() == play.dump()
    gm = play.referee.open.gm
    play.submit(0, EndHeist("given_up" if gm is None else "done"))
    if play.outcome() is None:
        play.submit(0, EndCampaign())
    assert play.outcome() is not None
    assert table.record(0).rules_version == 2


def test_its_story_can_be_read_in_another_language() -> None:
    play = verify(_record("gm"), Score)
    texts = Texts("de")
    lines = [texts(line) for line in story_of(play.game, play)]
    assert "Coup 3, Home: aufgegeben." in lines
    assert "• Tess died: fell." in lines


def test_a_table_of_version_1_has_the_pack_that_it_began_with() -> None:
    first = Score.by_version(1)
    assert first is not None
    assert first.from_toml().pack_hash.startswith("14bdd3cb")
    assert first.from_toml().pack_hash != Score.from_toml().pack_hash


def test_a_table_of_version_2_has_the_pack_that_it_began_with() -> None:
    assert SecondScore.from_toml().pack_hash == _record("second/gm-campaign").pack_hash


def test_sentences_of_version_1() -> None:
    assert old_text(Message("score.named-text", {"name": Listing(("Ann", "Bo")), "text": "in"})) == "Ann and Bo: in"


def test_a_complication_of_the_pack_is_translated_and_a_gms_own_is_not() -> None:
    pack = Score.from_toml().pack
    known = pack.jobs[0].complications[0]
    assert english(known_complication(pack, known)).startswith(known[:10])
    assert known_complication(pack, "a dog") == "a dog"


@pytest.mark.parametrize(
    ("what", "text"), [("retired", "Vera retired after One Last Job."), ("arrested", "Vera was arrested for good.")]
)
def test_who_does_not_come_back(what: Literal["retired", "arrested"], text: str) -> None:
    entry = HistoryEntry(what, name="Vera")
    assert english(history_line(Score.from_toml().pack, entry)) == text
