"""What was played by version 1 of the rules still verifies, and goes on by them."""

import json
import pickle
from pathlib import Path
from typing import Any

import msgspec
import pytest

from getaway.games.big_score.game import BigScore, FirstBigScore
from getaway.games.big_score.options import BigScoreOptions, FirstOptions
from getaway.games.big_score.solo.state import SoloState
from getaway.games.registry import STANDARD_PACK, game_of
from getaway.kernel.catalogue_play import CataloguePlay
from getaway.kernel.chance import seeded
from getaway.kernel.options import settings
from getaway.kernel.pack import plain
from getaway.kernel.record import Record, RecordError, read_record, verify
from getaway.store.store import StoredEntry
from getaway.table.bots import choose, sample_of
from getaway.table.table import Table
from tests.table.tables import resume

RECORDS = Path(__file__).with_name("records")
FILES = sorted(path for path in RECORDS.glob("*.json") if path.name != "tables.json")
TABLES: dict[str, Any] = json.loads((RECORDS / "tables.json").read_bytes())


def read(path: Path) -> Record:
    return read_record(path.read_bytes())


def stored(name: str) -> tuple[list[StoredEntry], bytes]:
    found = TABLES[name]
    entries = [StoredEntry(seq, seat, command, body.encode()) for seq, seat, command, body in found["entries"]]
    return entries, bytes.fromhex(found["snapshot"])


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_record_by_version_1_verifies(path: Path) -> None:
    record = read(path)
    assert record.rules_version == 1
    play = verify(record, BigScore)
    assert isinstance(play.game, FirstBigScore)
    outcome, result = play.outcome(), record.result
    assert outcome is not None
    assert result is not None
    assert (outcome.shares, outcome.scores) == (result.shares, result.scores), "the words may have changed since"


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_record_by_version_1_is_none_by_version_2(path: Path) -> None:
    with pytest.raises(RecordError):
        verify(msgspec.structs.replace(read(path), rules_version=2), BigScore)


def test_a_version_that_never_was_is_refused() -> None:
    with pytest.raises(RecordError, match="played under version 9 of the rules; this is version 2"):
        verify(msgspec.structs.replace(read(FILES[0]), rules_version=9), BigScore)


@pytest.mark.parametrize("name", TABLES)
def test_a_table_by_version_1_is_opened_and_played_to_its_end(name: str) -> None:
    entries, snapshot = stored(name)
    table: Table = resume("t", entries, snapshot)
    assert (table.status, table.history.rules_changed, table.snapshot()) == ("playing", (), snapshot)
    play = table.play
    assert isinstance(play, CataloguePlay)
    assert play.game is game_of("big_score", STANDARD_PACK, 1)
    assert isinstance(play.options, FirstOptions)
    while play.outcome() is None:
        seat = play.waiting_for()[0]
        sample = sample_of("easy", play, seat)
        assert (sample.rules, sample.pack) == (1, STANDARD_PACK)
        for number in choose(sample):
            play.submit(seat, play.game.catalogue[number])
    assert table.record(0).rules_version == 1


def test_the_box_of_version_1_is_the_one_in_its_records() -> None:
    assert FirstBigScore.from_toml().pack_hash == read(FILES[0]).pack_hash != BigScore.from_toml().pack_hash


@pytest.mark.rule("BS-2.2")
def test_bosses_are_chosen_where_nothing_is_said_but_not_by_version_1() -> None:
    assert (BigScoreOptions().bosses, FirstOptions().bosses) == ("chosen", "dealt")
    assert settings(BigScoreOptions)[0].default == "chosen"
    assert plain(FirstOptions()).items() == read(RECORDS / "table-4.json").options.items()


def test_a_position_by_version_1_that_is_pickled_stays_one() -> None:
    game = FirstBigScore.from_toml()
    state = game.new_state(seeded(1), 1, FirstOptions(scenario="simultaneous_plunder"))
    twin = pickle.loads(pickle.dumps(state))
    assert isinstance(twin, SoloState)
    assert twin.box.rules == 1
    assert twin.dump() == state.dump()
