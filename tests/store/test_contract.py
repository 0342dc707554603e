"""What every engine promises."""

import asyncio
from collections.abc import Awaitable, Callable

import asyncpg
import pytest

from getaway.store.postgres import PostgresStore
from getaway.store.sqlite import SqliteStore
from getaway.store.store import (
    ENDED,
    Append,
    Conflict,
    Due,
    FoundMine,
    Listing,
    LoginTaken,
    Notes,
    Picture,
    Session,
    SessionEnded,
    Store,
    StoredEntry,
    StoreError,
    Visitor,
)
from tests.conftest import NewDatabase
from tests.store.conftest import Open

OPEN = Listing("waiting", True, ("ann",), b'{"game":"masters"}')


def entry(seq: int, seat: int = 0, command: str | None = None) -> StoredEntry:
    return StoredEntry(seq, seat, f"c{seq}" if command is None else command, b"body %d" % seq)


def run(store: Store, test: Callable[[], Awaitable[None]]) -> None:
    async def whole() -> None:
        await store.start()
        await test()
        await store.close()

    asyncio.run(whole())


async def refused(work: Awaitable[None]) -> bool:
    try:
        await work
    except Conflict:
        return True
    return False


def test_a_log_is_read_as_it_was_written(store: Store) -> None:
    async def test() -> None:
        assert await store.entries("t") == []
        assert await store.snapshot("t") == b""
        for seq in (1, 2, 3):
            await store.append(Append("t", entry(seq), b"snapshot %d" % seq, OPEN if seq == 1 else None))
        assert await store.entries("t") == [entry(1), entry(2), entry(3)]
        assert await store.entries("t", after=2) == [entry(3)]
        assert await store.snapshot("t") == b"snapshot 3"

    run(store, test)


@pytest.mark.parametrize(
    "twice",
    [entry(1, command="new"), entry(2, command="new"), entry(4, command="new"), entry(3, command="c2")],
    ids=["made again", "number taken", "number left out", "command taken"],
)
def test_what_does_not_follow_is_refused_whole(store: Store, twice: StoredEntry) -> None:
    async def test() -> None:
        await store.append(Append("t", entry(1), b"1", OPEN))
        await store.append(Append("t", entry(2), b"2"))
        assert await refused(store.append(Append("t", twice, b"other", Listing("over", False, (), b""))))
        assert await store.entries("t") == [entry(1), entry(2)]
        assert await store.snapshot("t") == b"2"
        assert [found.summary for found in await store.open_tables(9)] == [OPEN.summary]
        await store.append(Append("t", entry(3, seat=1, command="c2"), b"3"))

    run(store, test)


def test_of_racing_writers_one_wins_each_number(store: Store) -> None:
    async def test() -> None:
        await store.append(Append("t", entry(1), b"1", OPEN))
        racers = [refused(store.append(Append("t", entry(2, command=f"r{n}"), b"2"))) for n in range(50)]
        assert sorted(await asyncio.gather(*racers)) == [False, *[True] * 49]
        assert len(await store.entries("t")) == 2

    run(store, test)


def test_a_batch_takes_what_it_can(store: Store) -> None:
    async def test() -> None:
        work = [store.append(Append(f"t{n % 40}", entry(1), b"1", OPEN)) for n in range(80)]
        done = await asyncio.gather(*(refused(each) for each in work))
        assert done.count(False) == 40

    run(store, test)


def test_tables_are_listed_while_they_wait_and_by_who_sits_there(store: Store) -> None:
    async def test() -> None:
        for number in range(3):
            await store.append(Append(f"t{number}", entry(1), b"", OPEN))
        await store.append(Append("secret", entry(1), b"", Listing("waiting", False, ("bob",), b"s")))
        assert [found.table for found in await store.open_tables(2)] == ["t2", "t1"]
        await store.append(Append("t2", entry(2), b"", Listing("playing", True, ("ann", "bob"), b"p")))
        assert [found.table for found in await store.open_tables(9)] == ["t1", "t0"]
        assert [found.table for found in await store.tables_of("bob", 9)] == ["secret", "t2"]
        await store.append(Append("t2", entry(3), b"", Listing("playing", True, ("bob",), b"p")))
        assert [found.table for found in await store.tables_of("ann", 1)] == ["t1"]

    run(store, test)


def test_a_table_is_found_by_how_its_name_begins(store: Store) -> None:
    async def test() -> None:
        for name, status in (("abc1", "waiting"), ("abc2", "playing"), ("abc3", "over"), ("abd1", "waiting")):
            await store.append(Append(name, entry(1), b"", Listing(status, False, (), b"s")))
        assert [found.table for found in await store.tables_beginning("abc", 9)] == ["abc2", "abc1"]
        assert [found.table for found in await store.tables_beginning("abc", 1)] == ["abc2"]
        assert await store.tables_beginning("abcd", 9) == []

    run(store, test)


def test_what_was_won_stays_won(store: Store) -> None:
    async def test() -> None:
        assert await store.won_by("ann") == {}
        for table, what in (("t", "g/one"), ("u", "g/one"), ("v", "g/two")):
            await store.append(Append(table, entry(1), b"", Listing("over", False, ("ann", "anns phone"), b"", what)))
        await store.append(Append("t", entry(2), b"", Listing("over", False, (), b"", "g/one")))
        await store.append(Append("u", entry(2), b"", Listing("over", False, ("ann", "bob"), b"", "g/one")))
        assert await store.won_by("ann") == {"g/one": 2, "g/two": 1}
        assert await store.won_by("anns phone") == {"g/one": 2, "g/two": 1}
        assert await store.won_by("bob") == {"g/one": 1}
        assert await store.won_by("eve") == {}

    run(store, test)


def test_visitors_are_known_by_the_hash_of_a_secret_or_by_login(store: Store) -> None:
    async def test() -> None:
        assert await store.visitor_with_key("k1") is None
        await store.keep_visitor(Visitor("ann", "Ann"), "k1")
        await store.keep_visitor(Visitor("ann", "Anna", "anna", "hash"), "k2")
        for key in ("k1", "k2"):
            assert await store.visitor_with_key(key) == Visitor("ann", "Anna", "anna", "hash")
        assert await store.visitor_with_login("anna") == Visitor("ann", "Anna", "anna", "hash")
        with pytest.raises(LoginTaken):
            await store.keep_visitor(Visitor("eve", "Eve", "anna", "x"), "k3")
        assert await store.visitor_with_key("k3") is None
        await store.keep_visitor(Visitor("nobody", ""), "k1")
        assert await store.visitor_with_key("k1") == Visitor("nobody", "")

    run(store, test)


def test_sessions_begin_once_and_end_for_good(store: Store) -> None:
    async def test() -> None:
        ann = Visitor("ann", "Ann")
        await store.keep_visitor(ann, "k1", "Firefox on Linux", 10.0)
        await store.keep_visitor(ann, "k1", "another name for it", 99.0)
        await store.keep_visitor(ann, "k2", "Chrome on Android", 20.0)
        await store.keep_visitor(ann, "k3", "", 30.0)
        await store.keep_visitor(Visitor("bob", "Bob"), "b1", "", 30.0)
        assert await store.sessions_of("ann") == [
            Session("k3", 30.0, ""),
            Session("k2", 20.0, "Chrome on Android"),
            Session("k1", 10.0, "Firefox on Linux"),
        ]
        assert await store.end_sessions("ann", but="k1") in (["k2", "k3"], ["k3", "k2"])
        assert [each.key for each in await store.sessions_of("ann")] == ["k1"]
        assert await store.visitor_with_key("k2") == ENDED
        with pytest.raises(SessionEnded):
            await store.keep_visitor(ann, "k2")
        await store.end_session("k1")
        await store.end_session("never seen")
        assert await store.sessions_of("ann") == []
        assert await store.visitor_with_key("never seen") == ENDED
        assert set(await store.ended(["k1", "k2", "b1", "never seen", "x"])) == {"k1", "k2", "never seen"}
        assert await store.ended([]) == []
        assert await store.visitor_with_key("b1") == Visitor("bob", "Bob")

    run(store, test)


def test_a_login_leaves_a_password_alone_that_was_changed_meanwhile(store: Store) -> None:
    async def test() -> None:
        before, after = Visitor("ann", "Ann", "anna", "old hash"), Visitor("ann", "Ann", "anna", "new hash")
        await store.keep_visitor(before, "home")
        await store.open_session(before, "phone", "Firefox on Linux", 20.0)
        assert Session("phone", 20.0, "Firefox on Linux") in await store.sessions_of("ann")
        await store.keep_visitor(after, "home")
        await store.end_sessions("ann", but="home")
        with pytest.raises(SessionEnded):
            await store.open_session(before, "too late", "", 30.0)
        assert await store.visitor_with_key("too late") is None
        assert await store.visitor_with_login("anna") == after

    run(store, test)


def test_a_new_name_leaves_login_and_password_alone(store: Store) -> None:
    async def test() -> None:
        await store.keep_visitor(Visitor("ann", "Ann", "anna", "hash"), "k1")
        await store.keep_visitor(Visitor("ann", "Anna"), "k1")
        assert await store.visitor_with_key("k1") == Visitor("ann", "Anna", "anna", "hash")

    run(store, test)


def test_something_can_be_written_to_see_whether_it_can(store: Store) -> None:
    async def test() -> None:
        await store.ping(1.0)
        await store.ping(2.0)

    run(store, test)


def test_what_was_stored_is_there_when_it_is_opened_again(open_store: Open) -> None:
    for seq in (1, 2):
        store = open_store()

        async def test(store: Store = store, seq: int = seq) -> None:
            await store.append(Append("t", entry(seq), b"%d" % seq, OPEN if seq == 1 else None))
            assert len(await store.entries("t")) == seq

        run(store, test)


def test_tables_are_found_when_they_are_due(store: Store) -> None:
    async def test() -> None:
        for number, due in enumerate([5.0, 3.0, None, 9.0]):
            await store.append(Append(f"t{number}", entry(1), b"", OPEN, due))
        assert await store.claim_due(2.0, 10.0, 9) == []
        assert await store.claim_due(6.0, 10.0, 1) == [Due("t1", 10.0)]
        assert await store.claim_due(6.0, 11.0, 9) == [Due("t0", 11.0)], "the other is claimed already"
        assert await store.claim_due(10.0, 20.0, 9) == [Due("t3", 20.0), Due("t1", 20.0)], "it was not looked after"
        await store.append(Append("t1", entry(2), b"", None, 7.0))
        await store.append(Append("t0", entry(2), b""))
        assert await store.claim_due(8.0, 12.0, 9) == [Due("t1", 12.0)]
        await store.append(Append("t1", entry(3), b"", None, 8.0))
        await store.forget_due(Due("t1", 12.0))
        assert await store.claim_due(8.0, 13.0, 9) == [Due("t1", 13.0)], "it is due for something else by now"
        await store.forget_due(Due("t1", 13.0))
        assert await store.claim_due(15.0, 30.0, 9) == []

    run(store, test)


def test_servers_that_ask_at_once_claim_different_tables(new_database: NewDatabase) -> None:
    address = new_database()
    stores = [PostgresStore(address) for _ in range(4)]

    async def test() -> None:
        for store in stores:
            await store.start()
        for number in range(40):
            await stores[0].append(Append(f"t{number}", entry(1), b"", OPEN, 1.0))
        claimed = await asyncio.gather(*(store.claim_due(2.0, 9.0, 10) for store in stores))
        names = [due.table for each in claimed for due in each]
        assert len(names) == len(set(names))
        while more := await stores[0].claim_due(2.0, 9.0, 10):
            names += [due.table for due in more]
        assert sorted(names) == sorted(f"t{number}" for number in range(40))
        for store in stores:
            await store.close()

    asyncio.run(test())


def test_bytes_are_counted_for_tables_and_visitors(store: Store) -> None:
    async def test() -> None:
        assert await store.stored_by("ann") == 0
        await store.append(Append("t", StoredEntry(1, 0, "a", b"x" * 100), b"", OPEN, visitor="ann"))
        await store.append(Append("t", StoredEntry(2, 0, "b", b"x" * 20), b"", None, visitor="bob"))
        await store.append(Append("u", StoredEntry(1, 0, "a", b"x" * 3), b"", OPEN, visitor="ann"))
        assert await refused(store.append(Append("u", StoredEntry(1, 0, "z", b"x" * 1000), b"", OPEN, visitor="ann")))
        await store.append(Append("u", StoredEntry(2, 0, "nobody's", b"x" * 7), b""))
        assert await store.stored_by("ann") == 103
        assert await store.stored_by("bob") == 20

    run(store, test)


def test_pictures_are_bounded_by_table_and_forgotten_when_unused(store: Store) -> None:
    async def test() -> None:
        def picture(name: str, size: int, kept: float = 5.0, table: str = "t") -> Picture:
            return Picture(name, table, 0, kept, b"p" * size, "ann")

        assert await store.keep_picture(picture("a", 60), 100)
        assert not await store.keep_picture(picture("b", 41), 100)
        assert await store.keep_picture(picture("c", 40), 100)
        assert await store.keep_picture(picture("d", 100, table="u"), 100)
        assert await store.stored_by("ann") == 200
        assert await store.picture("t", "a") == b"p" * 60
        assert await store.picture("u", "a") is None
        assert (await store.has_picture("t", 0, "a"), await store.has_picture("t", 1, "a")) == (True, False)
        await store.forget_pictures("t", ["a"], 5.0)
        assert await store.picture("t", "c") is not None, "it is still new"
        await store.forget_pictures("t", ["a"], 6.0)
        assert [await store.has_picture("t", 0, name) for name in "ac"] == [True, False]
        assert await store.picture("u", "d") is not None
        await store.forget_pictures("t", [], 6.0)
        assert await store.picture("t", "a") is None

    run(store, test)


def test_notes_are_of_one_person_in_a_seat(store: Store) -> None:
    async def test() -> None:
        assert await store.notes_of("t", 0, 1) == ""
        assert await store.keep_notes(Notes("t", 0, 1, "abcä"), "ann") == 5
        assert await store.keep_notes(Notes("t", 0, 1, "ab"), "ann") == 0
        assert await store.keep_notes(Notes("t", 0, 1, "abc"), "ann") == 1
        assert [await store.notes_of("t", 0, 1), await store.notes_of("t", 0, 2)] == ["abc", ""]
        assert await store.stored_by("ann") == 6

    run(store, test)


def test_open_tables_are_counted_by_host(store: Store) -> None:
    async def test() -> None:
        for name, status, listed in (("a", "waiting", True), ("b", "waiting", False), ("c", "playing", True)):
            await store.append(Append(name, entry(1), b"", Listing(status, listed, ("ann",), b"", host="ann")))
        await store.append(Append("d", entry(1), b"", Listing("waiting", True, ("ann",), b"", host="bob")))
        assert await store.open_tables_of("ann") == 1
        assert await store.still_open(["a", "b", "c", "d", "nowhere"]) == {"a", "d"}
        await store.append(Append("a", entry(2), b"", Listing("playing", True, ("ann",), b"", host="ann")))
        assert await store.open_tables_of("ann") == 0
        assert await store.still_open([]) == set()

    run(store, test)


def test_a_visitors_own_list_says_who_hosts_and_whose_turn_it_is(store: Store) -> None:
    async def test() -> None:
        listing = Listing("playing", False, ("ann",), b"s", host="bob", people=b"p")
        await store.append(Append("t", entry(1), b"", listing, turn=b"1"))
        await store.append(Append("t", entry(2), b"", None, turn=b"2"))
        assert await store.tables_of("ann", 9) == [FoundMine("t", b"s", "bob", b"p", b"2")]

    run(store, test)


def test_a_code_is_found_by_an_index(open_store: Open) -> None:
    """Among many tables; the plan says so, not the time."""
    store = open_store()

    async def test() -> None:
        if isinstance(store, SqliteStore):
            rows = await store._read("EXPLAIN QUERY PLAN " + store._beginning, "abc", "abc~", 1)
            assert any("SEARCH tables USING INDEX" in row[3] for row in rows), rows
            return
        assert isinstance(store, PostgresStore)
        async with store._pool.acquire() as db:
            await db.execute(
                "INSERT INTO tables (id, seq, snapshot, status, listed, summary)"
                " SELECT md5(n::text), 1, '', 'playing', FALSE, '' FROM generate_series(1, 20000) n"
            )
            await db.execute("ANALYZE tables")
            plan = "\n".join(row[0] for row in await db.fetch("EXPLAIN " + store._beginning, "abcdef", "abcdef~", 1))
        assert "table_codes" in plan, plan

    run(store, test)


def test_other_servers_hear_entries_with_what_is_in_them(new_database: NewDatabase) -> None:
    address = new_database()
    here, there = PostgresStore(address), PostgresStore(address)
    heard: list[tuple[str, int, StoredEntry | None]] = []

    async def test() -> None:
        await here.start()
        await there.start()
        await there.listen(lambda table, seq, entry: heard.append((table, seq, entry)), lambda table, seats: None)
        short = StoredEntry(1, 0, "a", '{"text": "caf\u00e9"}'.encode())
        long = StoredEntry(2, 0, "b", b"x" * 9000)
        other = StoredEntry(3, 0, "c", b"\xff")
        await here.append(Append("t", short, b"", OPEN))
        await here.append(Append("t", long, b""))
        await here.append(Append("t", other, b""))
        while len(heard) < 3:
            await asyncio.sleep(0.01)
        assert heard == [("t", 1, short), ("t", 2, None), ("t", 3, None)]
        await here._pool.execute("SELECT pg_notify('getaway', 't 4')")  # of a server of an older version
        await here.append(Append("t", StoredEntry(4, 0, "d", b"d"), b""))
        while len(heard) < 4:
            await asyncio.sleep(0.01)
        assert heard[3] == ("t", 4, StoredEntry(4, 0, "d", b"d"))
        await here.close()
        await there.close()

    asyncio.run(test())


def test_the_newest_numbers_are_told_of_many_tables_at_once(store: Store) -> None:
    async def test() -> None:
        await store.append(Append("t", entry(1), b"", OPEN))
        await store.append(Append("u", entry(1), b"", OPEN))
        await store.append(Append("u", entry(2), b""))
        assert await store.newest(["t", "u", "nowhere"]) == {"t": 1, "u": 2}
        assert await store.newest([]) == {}

    run(store, test)


def test_a_connection_that_is_ending_is_a_database_that_does_not_answer() -> None:
    class Ending:
        def acquire(self) -> object:
            raise asyncpg.InternalClientError("cannot switch to state 15; another operation (2) is in progress")

    async def test() -> None:
        store = PostgresStore("postgresql://nowhere/x")
        store._pool = Ending()
        with pytest.raises(StoreError, match="doesn't answer"):
            await store.entries("t")

    asyncio.run(test())
