"""What makes a heist one of a kind (SC-6.5), and how its entries are read in context (SC-6.6)."""

from collections import Counter
from itertools import product

import msgspec
import pytest

from getaway.games.score import background
from getaway.games.score.background import PEOPLE, Row, generate, people, reading, tables, venue
from getaway.games.score.generator import BY_HAND, DOUBLE, GONE_WRONG, Field, Heist
from getaway.games.score.generator import generate as generate_before
from getaway.games.score.heist_texts import context_note, field_note, field_text, heist_title, jobs_text, title_text
from getaway.games.score.pack import Job
from getaway.text.catalogs import catalog_files, languages
from getaway.text.checking import read_catalog, read_source, text_problems
from getaway.text.render import english

from .table import PACK
from .test_heists import LIMITS, chi_square

JOBS = {job.id: job for job in PACK.jobs}
TABLES = tables()
ROWS = {
    "called": TABLES.names,
    "client": TABLES.clients,
    "role": (*TABLES.inside, *TABLES.guard, *TABLES.outsider),
    "want": (*TABLES.inside_wants, *TABLES.guard_wants, *TABLES.outsider_wants),
    "secret": TABLES.secrets,
    "image": TABLES.images,
    "link": TABLES.links,
    "reading": TABLES.readings,
}


def ids_of(job: Job, table: str) -> tuple[str, ...]:
    """The ids of the entries of a table."""
    named = {"variety": job.varieties, "subgoal": job.subgoals}
    if table in named:
        return tuple(row.id for row in named[table])
    if table == "complication":
        return job.complication_ids
    ids = {row.id: row.ids for row in job.tables} | {row.id: row.ids for row in PACK.details}
    return ids[table]


def cases(job: Job) -> list[dict[str, str]]:
    """Everything that the tables of a job can say together, without complication and subgoal."""
    names = [row.id for row in job.tables] + (["variety"] if job.varieties else [])
    return [dict(zip(names, found, strict=True)) for found in product(*(ids_of(job, name) for name in names))]


@pytest.mark.rule("SC-6.5")
def test_a_heist_has_a_name_a_client_three_people_a_secret_and_a_first_image() -> None:
    for number in range(40):
        heist = generate(PACK, f"heist {number}", DOUBLE if number % 4 == 0 else None)
        ids = [field.id for field in heist.background]
        wanted = ["name", "client.name", "client.who"]
        wanted += [f"person{one}.{what}" for one in (1, 2, 3) for what in ("name", "role", "want")]
        assert ids == [*wanted, "secret", "image", *(["link"] if heist.double else [])]
        names = [row.name.text for row in people(heist)] + [heist.field("client.name").text]
        assert len({part for name in names for part in name.split()}) == 2 * len(names)
        for field in heist.all_fields:
            for language in languages():
                assert text_problems(field_text(PACK, heist, field), language) == []
                assert text_problems(field_note(PACK, heist, field), language) == []


@pytest.mark.rule("SC-6.5")
def test_a_heist_of_an_earlier_version_has_none_of_it() -> None:
    heist = generate_before(PACK, "x", "bank")
    assert (heist.background, people(heist)) == ((), [])
    assert heist_title(PACK, heist) == jobs_text(PACK, heist)
    assert all(reading(PACK, heist, field) == "" for field in heist.fields)
    assert all(context_note(PACK, heist, field) == "" for field in heist.fields)
    assert b"background" not in msgspec.json.encode(heist)


@pytest.mark.rule("SC-6.1", "SC-6.2", "SC-6.3")
def test_the_background_changes_nothing_that_was_rolled() -> None:
    for number in range(300):
        heist, before = generate(PACK, f"{number}"), generate_before(PACK, f"{number}")
        assert (heist.jobs, heist.gone_wrong, heist.fields) == (before.jobs, before.gone_wrong, before.fields)


@pytest.mark.rule("SC-6.5")
@pytest.mark.parametrize("job", JOBS)
def test_whatever_was_rolled_something_fits_and_can_be_rolled_again(job: str) -> None:
    """At least two rows fit in every case, even where everything was set by hand."""
    for rolled in [*cases(JOBS[job]), {}]:
        place = next((row.id for row in TABLES.places if row.job == job and row.fits("", rolled)), "")
        for rows in (TABLES.names, TABLES.clients, TABLES.secrets, TABLES.images):
            assert sum(row.job in ("", job) and row.fits(place, rolled) for row in rows) >= 3
        for slot in PEOPLE:
            for detail in ("security", "civilians"):
                for id in (*ids_of(JOBS[job], detail), ""):
                    fitting = [row for row in getattr(TABLES, slot) if row.fits(place, {detail: id})]
                    assert len(fitting) >= 2


@pytest.mark.rule("SC-6.6")
@pytest.mark.parametrize("job", JOBS)
def test_every_job_has_a_kind_of_place_with_a_note_on_each_detail(job: str) -> None:
    known = {language: read_catalog("score", language) for language in languages()}
    for rolled in cases(JOBS[job]):
        (place, *_) = [row.id for row in TABLES.places if row.job == job and row.fits("", rolled)]
        for detail in PACK.details:
            for id in detail.ids:
                assert all(f"venue-{place}-{detail.id}-{id}" in texts for texts in known.values())


@pytest.mark.parametrize("kind", ROWS)
def test_every_row_is_a_message_and_every_message_a_row(kind: str) -> None:
    files = catalog_files("score", "en")
    known = read_source(files["people.background"]) | read_source(files["places.venues"])
    texts = {id for id in known if id.startswith(f"{kind}-")}
    assert texts == {f"{kind}-{row.id}" for row in ROWS[kind]}


def test_rows_name_jobs_and_entries_that_there_are() -> None:
    rows: list[Row] = [row for rows in ROWS.values() for row in rows]
    venues = {row.id for row in TABLES.places}
    for row in (*rows, *TABLES.places):
        assert row.job in {"", "double", "wrong", *JOBS}
        assert row.venue in {"", *venues}
        for table, ids in row.when.items():
            assert set(ids) <= set(ids_of(JOBS.get(row.job, PACK.jobs[0]), table)), row
    for read in TABLES.readings:
        assert read.entry in ids_of(JOBS[read.job], read.field)


@pytest.mark.rule("SC-8.1", "SC-6.5")
def test_what_players_read_first_depends_on_nothing_they_do_not_know() -> None:
    details = {detail.id for detail in PACK.details} | {"complication", "subgoal"}
    assert not [row for row in (*TABLES.images, *TABLES.names, *TABLES.clients) if set(row.when) & details]


def with_entries(job: str, **entries: str) -> Heist:
    """A heist of this job in which these entries were rolled."""
    heist = generate(PACK, "seed", job)
    fields = []
    for field in heist.fields:
        table = field.id.rpartition(".")[2]
        at = ids_of(JOBS[job], table).index(entries[table]) if table in entries else field.entry
        fields.append(msgspec.structs.replace(field, entry=at))
    return msgspec.structs.replace(heist, fields=tuple(fields))


@pytest.mark.rule("SC-6.6")
@pytest.mark.parametrize(
    ("job", "entries", "field", "text"),
    [
        ("art", {"what": "pottery", "variety": "replica"}, "1.variety", "One-of-a-Kind — Put a copy in its place"),
        ("art", {"what": "landscape", "variety": "replica"}, "1.variety", "One-of-a-Kind — Hang a copy in its place"),
        ("jewelry", {"where": "truck", "complication": "early"}, "1.complication", "the truck leaves early"),
        ("jewelry", {"where": "mall", "complication": "early"}, "1.complication", "the store closes early"),
        ("bank", {"complication": "key", "subgoal": "after_you"}, "1.subgoal", "Get the manager back here"),
        ("house", {"house": "hotel", "complication": "awake"}, "1.complication", "the ice machine"),
        ("assassination", {"who": "crook", "how": "poison", "complication": "vest"}, "1.complication", "The glasses"),
    ],
)
def test_an_entry_is_read_in_context(job: str, entries: dict[str, str], field: str, text: str) -> None:
    heist = with_entries(job, **entries)
    assert text in english(field_text(PACK, heist, heist.field(field)))


@pytest.mark.rule("SC-6.6")
def test_a_home_has_no_vault_and_a_bank_no_hedge() -> None:
    home = with_entries("art", variety="private_wall", floors="three")
    assert venue(PACK, home) == "home"
    assert english(context_note(PACK, home, home.field("floors"))).startswith("Three floors: guests, family")
    bank = with_entries("bank", floors="three")
    assert english(context_note(PACK, bank, bank.field("floors"))).endswith("the vault under both.")


@pytest.mark.rule("SC-6.3", "SC-6.6")
def test_where_the_place_was_set_by_hand_nothing_is_read_into_it() -> None:
    heist = generate(PACK, "x", "jewelry", by_hand={"1.where": "on the moon", "1.subgoal": "come back"})
    assert venue(PACK, heist) == ""
    assert context_note(PACK, heist, heist.field("alarm")) == ""
    assert reading(PACK, heist, heist.field("1.subgoal")) == ""
    assert field_note(PACK, heist, heist.field("alarm")) == ""


@pytest.mark.rule("SC-6.5")
def test_a_pack_of_ones_own_gets_what_fits_any_job() -> None:
    job = msgspec.structs.replace(
        PACK.jobs[0], id="train", tables=(msgspec.structs.replace(PACK.jobs[0].tables[0], ids=()),)
    )
    grid = msgspec.structs.replace(PACK.grid, rows=(("train", "house", "frame"), *PACK.grid.rows[1:]))
    pack = msgspec.structs.replace(PACK, jobs=(job, *PACK.jobs[1:]), grid=grid)
    heist = generate(pack, "x", "train")
    assert venue(pack, heist) == ""
    assert heist.field("secret").text.startswith("any-")
    assert reading(pack, heist, heist.field("1.complication")) == ""


@pytest.mark.rule("SC-6.5")
def test_what_still_fits_stays_when_something_else_is_rolled_again() -> None:
    """Only what does not fit any longer is replaced."""
    kept = 0
    for number in range(60):
        before = generate(PACK, f"{number}", "jewelry")
        after = generate(PACK, f"{number}", "jewelry", again={"1.where": 1})
        rolled, place = background.rolled_ids(PACK, after, 1), venue(PACK, after)
        for id, rows in (("name", TABLES.names), ("secret", TABLES.secrets), ("person1.role", TABLES.inside)):
            (row,) = [row for row in rows if row.id == before.field(id).text]
            if row.when or row.venue or before.field(id) != after.field(id):
                kept += before.field(id) == after.field(id)
            if not row.fits(place, rolled):
                assert before.field(id) != after.field(id)
    assert kept


@pytest.mark.many
@pytest.mark.rule("SC-6.5")
def test_rows_that_fit_are_equally_likely() -> None:
    found: Counter[int] = Counter()
    secrets = [row for row in TABLES.secrets if row.job in ("", "frame")]
    for number in range(20_000):
        heist = generate(PACK, f"heist {number}", "frame")
        found[[row.id for row in secrets].index(heist.field("secret").text)] += 1
    assert chi_square(found, [1 / len(secrets)] * len(secrets)) < 40.5, "ten secrets: nine degrees of freedom"
    assert len(secrets) == 10
    assert max(LIMITS) < 9


@pytest.mark.rule("SC-6.5")
def test_a_heist_gone_wrong_and_a_double_have_names_of_their_own() -> None:
    wrong = {generate(PACK, f"{n}", GONE_WRONG).field("name").text.partition("-")[0] for n in range(200)}
    assert "wrong" in wrong
    double = {generate(PACK, f"{n}", DOUBLE).field("name").text.partition("-")[0] for n in range(200)}
    assert double == {"double", "any", "wrong"}


def test_a_name_that_there_is_not_is_not_shown() -> None:
    assert english(title_text(PACK, ("bank",), 3, "bank-999")) == "Bank"
    assert english(title_text(PACK, "Mine", 3, "bank-1")) == "Mine"
    assert english(title_text(PACK, ("bank",), 3, "bank-1")) == "Insufficient Funds"


def test_what_was_set_by_hand_is_shown_as_it_is() -> None:
    by_hand = {"name": "The Goose Job", "client.name": "A goose", "person2.want": "Grass."}
    heist = generate(PACK, "x", "bank", by_hand=by_hand)
    for id, text in by_hand.items():
        assert heist.field(id) == Field(id, id, BY_HAND, text)
        assert field_text(PACK, heist, heist.field(id)) == text
