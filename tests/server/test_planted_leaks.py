"""The tests of secrets can fail: a leak that is planted into any channel is noticed."""

import asyncio
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest

from getaway.games.masters.options import MastersOptions
from getaway.kernel.catalogue_play import CataloguePlay
from getaway.kernel.events import SPECTATOR, Rejection
from getaway.kernel.record import Record
from getaway.server import session
from getaway.server.http import download
from getaway.server.log import log
from getaway.server.metrics import Metrics
from getaway.server.routes import replays
from getaway.server.session import ClientSession
from getaway.table.apply import why_not
from getaway.table.clocks import TableClock
from getaway.table.entries import DeliveredEvent
from getaway.table.table import Table
from tests.server.test_secret_timing import the_gm_prepares
from tests.server.test_secrets import SEED, compare
from tests.server.test_secrets_everywhere import keep_the_gms_secrets, listen, swap

Plant = Callable[[pytest.MonkeyPatch], None]
Check = Callable[[Path], None]


# What must notice: each is one of the tests of secrets, which pass without a leak.


def sealed_choices(folder: Path) -> None:
    """Two worlds that differ in a sealed choice."""
    for seed in range(12):
        (folder / str(seed)).mkdir()
        asyncio.run(compare(folder / str(seed), "masters", 2, seed))


def sealed_assignments(folder: Path) -> None:
    """The same in a game whose choices have parts, more or fewer of them."""
    for seed in range(12):
        (folder / str(seed)).mkdir()
        asyncio.run(compare(folder / str(seed), "big_score", 4, seed))


def hidden_state(folder: Path) -> None:
    """Two worlds that differ in what a viewer cannot know."""
    for seed in range(3):
        asyncio.run(swap(folder, "masters", 2, MastersOptions(), seed))


def keys_and_names(folder: Path) -> None:
    """Seeds, positions and visitors in anything that is said."""
    asyncio.run(listen(folder / "house.db", "masters"))


def the_gms_secrets(folder: Path) -> None:
    """A sentinel that only the GM knows."""
    asyncio.run(keep_the_gms_secrets(folder / "house.db"))


def what_the_gm_prepares(folder: Path) -> None:
    """Answers over HTTP while the GM prepares."""
    asyncio.run(the_gm_prepares(folder))


NOTICED: dict[Check, str] = {
    sealed_choices: "can tell|the record of|that it is made, at once",
    sealed_assignments: "can tell|the record of|that it is made, at once",
    hidden_state: "can tell two worlds apart",
    keys_and_names: "was said",
    the_gms_secrets: "what only the GM knows was said",
    what_the_gm_prepares: "of a secret act",
}


# What is planted.


def fingerprint(table: Table) -> str:
    """Something that follows from all that is hidden."""
    assert table.play is not None
    state = table.play._state.dump() if isinstance(table.play, CataloguePlay) else table.play.dump()
    return sha256(state).hexdigest()[:8]


def into_views(change: Callable[[Table, int, bytes], bytes]) -> Plant:
    """Every view, changed like this."""

    def plant(patch: pytest.MonkeyPatch) -> None:
        honest = Table.view_for

        def leaking(self: Table, viewer: int, now: float) -> msgspec.Raw | None:
            view = honest(self, viewer, now)
            return None if view is None else msgspec.Raw(change(self, viewer, bytes(view)))

        patch.setattr(Table, "view_for", leaking)

    return plant


def with_a_mark(table: Table, viewer: int, view: bytes) -> bytes:
    return view[:-1] + b',"mark":"%s"}' % fingerprint(table).encode()


def longer(table: Table, viewer: int, view: bytes) -> bytes:
    return view + b" " * (int(fingerprint(table), 16) % 97)


def as_the_first_seat_sees_it(table: Table, viewer: int, view: bytes) -> bytes:
    return msgspec.json.encode(table.play.view(0)) if table.play is not None and viewer == SPECTATOR else view


def as_the_gm_sees_it(table: Table, viewer: int, view: bytes) -> bytes:
    assert table.play is not None
    return msgspec.json.encode(table.play.view(0))


def with_the_seed(table: Table, viewer: int, view: bytes) -> bytes:
    return view[:-1] + b',"seed":"%s"}' % table.setup.seed.encode()


def a_message_for_each_part(patch: pytest.MonkeyPatch) -> None:
    """Others hear something whenever a seat picks one part of its choice."""
    honest = ClientSession.on_table_changed

    def leaking(self: ClientSession, table: Table, view: msgspec.Raw | None) -> None:
        self._view = None
        honest(self, table, view)

    patch.setattr(ClientSession, "on_table_changed", leaking)


def the_numbers_of_the_log(patch: pytest.MonkeyPatch) -> None:
    """Events have the log's numbers, which count what is done in secret."""
    honest = Table.events_after

    def leaking(self: Table, viewer: int, number: int) -> tuple[DeliveredEvent, ...]:
        return tuple(msgspec.structs.replace(event, number=self.seq) for event in honest(self, viewer, number))

    patch.setattr(Table, "events_after", leaking)


def the_state_of_the_table(patch: pytest.MonkeyPatch) -> None:
    """Seats and state, with a clock that stands for something hidden."""
    honest = session._state

    def leaking(table: Table, *rest: Any) -> Any:
        mark = 0.0 if table.play is None else float(int(fingerprint(table), 16))
        return msgspec.structs.replace(honest(table, *rest), decide_by=mark)

    patch.setattr(session, "_state", leaking)


def a_refusal(patch: pytest.MonkeyPatch) -> None:
    """Why not, and a little more."""
    honest = why_not

    def leaking(table: Table, seat: int | None, command: Any) -> Rejection | None:
        refused = honest(table, seat, command)
        return refused and Rejection(refused.rule, f"{refused.why} {fingerprint(table)}")

    patch.setattr("getaway.table.table.why_not", leaking)


def an_error(patch: pytest.MonkeyPatch) -> None:
    """What could not be written, word for word."""
    patch.setattr(
        session, "Rejection", lambda rule, why: Rejection(rule, f"{why} ({SEED})" if rule == "HR-11" else why)
    )


def a_log_line(patch: pytest.MonkeyPatch) -> None:
    """Who has done something, for the operator."""
    honest = ClientSession._reply

    def leaking(self: ClientSession, command: Any, rejection: Rejection | None) -> None:
        log.info("answered", visitor=self.visitor)
        honest(self, command, rejection)

    patch.setattr(ClientSession, "_reply", leaking)


def a_figure(patch: pytest.MonkeyPatch) -> None:
    """A metric with a label too many."""
    honest = Metrics.text
    patch.setattr(Metrics, "text", lambda self: honest(self) + b'getaway_seen{visitor="visitor 1"} 1\n')


def the_record_so_far(patch: pytest.MonkeyPatch) -> None:
    """What one has seen of the game, and how the next check begins."""
    honest = replays.so_far

    def leaking(table: Table, viewer: int, now: float) -> Any:
        return msgspec.structs.replace(honest(table, viewer, now), commitment=fingerprint(table))

    patch.setattr("tests.server.test_secrets.so_far", leaking)


def the_seed_in_the_record(patch: pytest.MonkeyPatch) -> None:
    """The seed, while the game goes on."""
    honest = replays.so_far

    def leaking(table: Table, viewer: int, now: float) -> Any:
        return msgspec.structs.replace(honest(table, viewer, now), commitment=table.setup.seed)

    patch.setattr(replays, "so_far", leaking)


def the_record(patch: pytest.MonkeyPatch) -> None:
    """The GM's record, for everyone."""
    honest = Table.record

    def leaking(self: Table, viewer: int) -> Record:
        return honest(self, 0)

    patch.setattr(Table, "record", leaking)


def the_time_of_a_table(patch: pytest.MonkeyPatch) -> None:
    """When anything was last done, whoever saw it."""
    honest = TableClock.advance

    def leaking(self: TableClock, at: float, left: tuple[float, ...], **events: bool) -> None:
        honest(self, at, left, **events)
        self.active_at = at

    patch.setattr(TableClock, "advance", leaking)


def a_count_of_acts(patch: pytest.MonkeyPatch) -> None:
    """An ETag made of the number of the log's last line."""
    honest = download

    def leaking(*args: Any) -> Any:
        response = honest(*args)
        response.headers["etag"] = str(SEQ[0])
        return response

    def counting(table: Table, viewer: int, now: float) -> Any:
        SEQ[0] = table.seq
        return so_far(table, viewer, now)

    so_far = replays.so_far
    patch.setattr(replays, "so_far", counting)
    patch.setattr(replays, "download", leaking)


SEQ = [0]

LEAKS: list[tuple[Plant, Check]] = [
    (into_views(with_a_mark), hidden_state),
    (into_views(with_a_mark), sealed_choices),
    (into_views(longer), hidden_state),
    (into_views(longer), sealed_choices),
    (into_views(as_the_first_seat_sees_it), hidden_state),
    (into_views(as_the_gm_sees_it), the_gms_secrets),
    (into_views(with_the_seed), keys_and_names),
    (a_message_for_each_part, sealed_choices),
    (a_message_for_each_part, sealed_assignments),
    (the_numbers_of_the_log, sealed_assignments),
    (the_state_of_the_table, hidden_state),
    (the_state_of_the_table, sealed_choices),
    (a_refusal, hidden_state),
    (an_error, keys_and_names),
    (a_log_line, keys_and_names),
    (a_figure, keys_and_names),
    (the_record_so_far, sealed_choices),
    (the_seed_in_the_record, keys_and_names),
    (the_record, the_gms_secrets),
    (the_time_of_a_table, what_the_gm_prepares),
    (a_count_of_acts, what_the_gm_prepares),
    (into_views(as_the_gm_sees_it), what_the_gm_prepares),
]


@pytest.mark.rule("HR-10")
@pytest.mark.parametrize(("plant", "check"), LEAKS)
def test_a_leak_is_noticed(plant: Plant, check: Check, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    with pytest.raises(AssertionError, match=NOTICED[check]):
        check(tmp_path)
