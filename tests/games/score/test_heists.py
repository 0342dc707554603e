"""The heist generator (SC-6) and its pages."""

from collections import Counter
from html.parser import HTMLParser

import msgspec
import pytest

from getaway.games.score import briefs
from getaway.games.score import moves as m
from getaway.games.score.background import generate
from getaway.games.score.dossier import Dossier, dossier, for_players
from getaway.games.score.generator import DOUBLE, GONE_WRONG, HeistError, kinds, new_seed
from getaway.games.score.heist_texts import field_text, heist_title
from getaway.kernel.chance import seeded
from getaway.text.render import Texts, english

from .table import ANN, GM, PACK, Table

MANY = 100_000
SEVEN = [job.id for job in PACK.jobs]
# The value that chi-square with so many degrees of freedom exceeds once in a hundred thousand.
LIMITS = {1: 19.6, 2: 23.1, 3: 25.9, 4: 28.5, 5: 30.9, 6: 33.2, 8: 37.4}
TEXTS = Texts()


def chi_square(found: Counter[int], shares: list[float]) -> float:
    total = sum(found.values())
    return sum((found[at] - total * share) ** 2 / (total * share) for at, share in enumerate(shares))


def even(found: Counter[int], entries: int) -> None:
    """Every entry is there, each as often as its die gives."""
    assert set(found) == set(range(entries))
    assert chi_square(found, [1 / entries] * entries) < LIMITS[entries - 1]


@pytest.mark.rule("SC-6.1")
def test_the_grid_is_the_restored_one() -> None:
    assert PACK.grid.rows == (
        ("jewelry", "house", "frame"),
        ("bank", "extraction", "assassination"),
        ("art", DOUBLE, GONE_WRONG),
    )


@pytest.mark.many
@pytest.mark.rule("SC-6.1", "SC-6.2", "SC-6.3")
def test_a_hundred_thousand_heists_come_as_their_dice_give() -> None:
    counts: dict[tuple[str, str], Counter[int]] = {}
    shapes: Counter[int] = Counter()
    jobs: Counter[int] = Counter()
    pairs: Counter[tuple[str, ...]] = Counter()
    alarms: Counter[int] = Counter()
    for number in range(MANY):
        heist = generate(PACK, f"heist {number}")
        assert all(field.text and field.name for field in heist.fields)
        shapes[2 * heist.double + heist.gone_wrong] += 1
        if heist.double:
            pairs[heist.jobs] += 1
        elif not heist.gone_wrong:
            jobs[SEVEN.index(heist.jobs[0])] += 1
        for field in heist.fields:
            if field.id == "alarm" and heist.gone_wrong:
                alarms[field.entry - 1] += 1
            elif not field.id.startswith("2."):
                job = heist.jobs[0] if "." in field.id else ""
                counts.setdefault((job, field.id), Counter())[field.entry] += 1
    even(jobs, 7)
    # Seven of nine cells are one job; Gone Wrong is rolled again until it is something else, so of a ninth
    # seven eighths are one job with alarms on and one eighth a double. In a double a Gone Wrong among the rolls
    # until two different jobs are found sets the alarms: 1/8 for the first job, 1/7 for the second.
    quiet_double = 1 / 9 * (7 / 8) * (6 / 7)
    assert chi_square(shapes, [7 / 9, 1 / 9 * 7 / 8, quiet_double, 1 / 9 - quiet_double + 1 / 72]) < LIMITS[3]
    assert len(pairs) == 42
    assert all(first != second for first, second in pairs)
    even(alarms, 5)  # never "none"
    for (job, name), found in counts.items():
        even(found, entries_of(job, name))
    assert len(counts) == 5 + sum(len(row.tables) + bool(row.varieties) + 2 for row in PACK.jobs)


def entries_of(job: str, name: str) -> int:
    """How many entries the table of a field has."""
    card = next((row for row in PACK.jobs if row.id == job), None)
    if card is None:
        return 6
    sizes = {"1.variety": card.varieties, "1.complication": card.complications, "1.subgoal": card.subgoals}
    return len(sizes[name]) if name in sizes else 6


@pytest.mark.rule("SC-6.2")
def test_the_details_are_those_of_the_book() -> None:
    tables = {detail.id: detail for detail in PACK.details}
    assert [entry[0] for entry in tables["floors"].entries] == ["1", "1", "2", "2", "3", "4"]
    assert tables["space"].entries == ("public",) * 4 + ("private",) * 2
    assert len(set(tables["security"].notes)) == 6
    heist = generate(PACK, "with a note")
    assert heist.field("security").note in tables["security"].notes


@pytest.mark.rule("SC-6.3")
def test_every_job_has_its_lists() -> None:
    for job in PACK.jobs:
        assert job.pitch
        assert len(job.complications) in (5, 6)
        assert len(job.subgoals) in (2, 3)
        assert len(job.varieties) in (0, 3)


@pytest.mark.rule("SC-6.3")
def test_a_seed_can_be_shared_and_every_field_rolled_again_or_set() -> None:
    heist = generate(PACK, "ABCD-2345")
    assert generate(PACK, "ABCD-2345") == heist
    assert len({generate(PACK, f"{n}").fields for n in range(50)}) == 50
    for field in heist.all_fields:
        others = {row.id: row for row in heist.fields if row.id != field.id}
        texts = set()
        for times in range(1, 40):
            again = generate(PACK, "ABCD-2345", again={field.id: times})
            texts.add(again.field(field.id).text)
            assert {row.id: row for row in again.fields if row.id != field.id} == others
            if field in heist.background:
                assert {row.id for row in again.background if row != heist.field(row.id)} <= {field.id}
        assert len(texts) > 1
        by_hand = generate(PACK, "ABCD-2345", by_hand={field.id: "as I like it"})
        assert (by_hand.field(field.id).text, by_hand.field(field.id).entry) == ("as I like it", -1)
    assert {generate(PACK, "ABCD-2345", again={"jobs": times}).jobs for times in range(30)} != {heist.jobs}
    with pytest.raises(HeistError, match="no field “roof”"):
        generate(PACK, "ABCD-2345", again={"roof": 1})
    with pytest.raises(KeyError):
        heist.field("roof")


@pytest.mark.rule("SC-6.1")
@pytest.mark.parametrize("kind", kinds(PACK))
def test_a_kind_can_be_asked_for(kind: str) -> None:
    for number in range(30):
        heist = generate(PACK, f"{number}", kind)
        if kind == DOUBLE:
            assert heist.double
        elif kind == GONE_WRONG:
            assert heist.gone_wrong
        else:
            assert heist.jobs == (kind,)
            assert not heist.gone_wrong


@pytest.mark.rule("SC-6.1")
def test_there_are_no_other_kinds() -> None:
    with pytest.raises(HeistError, match="no heist of the kind “train”"):
        generate(PACK, "x", "train")


def test_seeds_can_be_read_out() -> None:
    seed = new_seed(seeded(3))
    assert len(seed) == 9
    assert seed[4] == "-"
    assert new_seed(seeded(4)) != seed


@pytest.mark.rule("SC-6.3")
def test_the_gm_rolls_again_and_sets_by_hand_at_the_table() -> None:
    table = Table()
    table.refused(GM, m.RollAgain("alarm"), "SC-6.3")
    table.refused(GM, m.GenerateHeist("s", "train"), "SC-6.1")
    table.do(GM, m.GenerateHeist("a seed", "bank"))
    heist = table.hidden.heist
    assert heist == generate(PACK, "a seed", "bank")
    table.refused(GM, m.RollAgain("roof"), "SC-6.3")
    table.refused(GM, m.SetField("alarm", ""), "SC-6.3")
    table.refused(GM, m.SetField("jobs", "x"), "SC-6.3")
    table.do(GM, m.RollAgain("alarm"), m.RollAgain("alarm"))
    assert table.hidden.heist == generate(PACK, "a seed", "bank", {"alarm": 2})
    table.do(GM, m.SetField("alarm", "a goose"))
    assert table.hidden.heist.field("alarm").text == "a goose"
    table.do(GM, m.RollAgain("alarm"))
    assert table.hidden.heist == generate(PACK, "a seed", "bank", {"alarm": 3})
    table.do(GM, m.GenerateHeist())
    first = table.hidden.heist
    table.do(GM, m.RollAgain("floors"), m.RollAgain("jobs"))
    assert table.hidden.heist == generate(PACK, first.seed, None, {"jobs": 1})


@pytest.mark.rule("SC-6.3")
def test_a_heist_that_was_prepared_elsewhere_comes_with_all_that_was_changed() -> None:
    table = Table()
    again, by_hand = {"alarm": 2}, {"name": "The Goose Job", "person1.name": "Gus"}
    table.do(GM, m.GenerateHeist("a seed", "bank", again, by_hand))
    assert table.hidden.heist == generate(PACK, "a seed", "bank", again, by_hand)
    table.do(GM, m.RollAgain("alarm"))
    assert table.hidden.heist == generate(PACK, "a seed", "bank", {"alarm": 3}, by_hand)
    table.refused(GM, m.GenerateHeist("a seed", "bank", again={"2.what": 1}), "SC-6.3")
    table.refused(GM, m.GenerateHeist("", "bank", by_hand={"alarm": "a goose"}), "SC-6.3")
    table.hire("face")
    table.do(GM, m.PrepareHeist(6), m.StartHeist())
    assert table.play.view(ANN).board.title == "The Goose Job"


@pytest.mark.rule("SC-6.4", "SC-8.1")
def test_the_crew_hears_the_assignment_when_the_heist_starts() -> None:
    table = Table()
    table.hire("face")
    table.do(GM, m.GenerateHeist("a seed", "bank"), m.PrepareHeist(6, subgoals=True))
    assert table.play.view(ANN).board.assignment == ()
    table.do(GM, m.StartHeist())
    board = table.play.view(ANN).board
    heist = generate(PACK, "a seed", "bank")
    assert board.title == heist_title(PACK, heist)
    assert english(board.assignment[0]).startswith(f"{heist.field('client.name').text} pays.")
    assert board.assignment[-1] == field_text(PACK, heist, heist.field("image"))
    assert board.subgoals
    assert any("What you are after" in english(line) for line in board.assignment)


class Page(HTMLParser):
    """Whether every tag is closed."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag != "meta":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def markdown(page: Dossier) -> str:
    return briefs.markdown(briefs.heist_brief(page), TEXTS)


def html(*pages: Dossier) -> str:
    return briefs.html(pages[0].title, [briefs.heist_article(page, TEXTS) for page in pages], TEXTS)


@pytest.mark.rule("SC-8.1")
@pytest.mark.parametrize("seed", ["seed-1", "seed-2", "seed-3", "seed-4"])
def test_the_players_page_has_no_secrets(seed: str) -> None:
    heist = generate(PACK, seed, GONE_WRONG if seed == "seed-4" else DOUBLE)
    secrets = [field.text for field in heist.fields if "." not in field.id and len(field.text) > 8]
    secrets += [field.text for field in heist.fields if field.id.endswith("complication")] + [seed]
    gm = dossier(PACK, heist)
    players = for_players(gm)
    secrets += [english(line) for line in (gm.secret, *(row.want for row in gm.people))]
    printed = markdown(gm)
    for page in (markdown(players), html(players), msgspec.json.encode(players).decode()):
        assert not [secret for secret in secrets if secret in page]
        assert "on from the start" not in page
    for secret in secrets:
        assert secret in printed
    assert ("alarms are on" in printed) == heist.gone_wrong


def test_the_pages_can_be_printed_and_read_by_programs() -> None:
    heist = generate(PACK, "<b>&", "art", by_hand={"alarm": "<script>"})
    gm = dossier(PACK, heist)
    page = html(gm, for_players(gm))
    checker = Page()
    checker.feed(page)
    assert checker.open == []
    assert "<script>" not in page
    assert "&lt;b&gt;&amp;" in page
    tree = briefs.as_tree(heist, gm, for_players(gm), TEXTS)
    assert tree["heist"]["double"] is False
    assert tree["heist"]["jobs"] == ["art"]
    assert msgspec.json.decode(msgspec.json.encode(tree)) == tree


def test_what_people_wrote_stays_text_on_a_page() -> None:
    written = "<img src=x onerror=alert(1)> & [click](javascript:alert(1)) `x` *x* _x_"
    heist = generate(PACK, "<b>", "bank", by_hand={"alarm": written, "1.what": written})
    gm = dossier(PACK, heist)
    for each in (gm, for_players(gm)):
        page = markdown(each)
        assert "<" not in page
        assert r"&lt;img src=x onerror=alert(1)&gt; &amp; \[click\](javascript:alert(1)) \`x\` \*x\* \_x\_" in page
