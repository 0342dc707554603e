"""What a GM's table has besides the game: handouts, notes of one's own, the pause card, the story as a file."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from typing import Any

import httpx
import pytest
from PIL import Image

from getaway.kernel.events import SPECTATOR
from getaway.store.sqlite import SqliteStore
from tests import patient
from tests.clock import Clock
from tests.server.conftest import Address, Message, Visitor, all_ready, opened, said
from tests.server.test_secrets import NAME, World

ORDER = {"game": "score", "options": {"gm": "seat"}, "seats": [{"kind": "mine"}, {"kind": "open"}, {"kind": "open"}]}


def photo(color: tuple[int, int, int] = (200, 30, 30)) -> bytes:
    file = BytesIO()
    Image.new("RGB", (320, 200), color).save(file, "PNG")
    return file.getvalue()


class Evening:
    """A GM and two players at a table of Score, with a house around them."""

    def __init__(self, house: Address, *people: Visitor) -> None:
        self.house = house
        self.people = people
        self.gm, self.bob, self.cleo = people
        self.cookies = [person.cookie for person in people]
        self.gm.do("OpenTable", order=ORDER)
        self.gm.hear()
        for seat, person in enumerate((self.bob, self.cleo), start=1):
            person.do("Enter", table=self.gm.table)
            person.do("Sit", seat=seat, name=("Bob", "Cleo")[seat - 1])
        all_ready(*people)
        for person in people:
            person.until(lambda message: message["type"] == "ViewUpdate" and message["view"] is not None)

    def ask(self, seat: int, method: str, path: str, **more: Any) -> httpx.Response:
        """A request of the person in a seat; of somebody else with SPECTATOR."""
        headers = {} if seat == SPECTATOR else {"cookie": self.cookies[seat]}
        address = f"{self.house.url}/api/tables/{self.gm.table}/{path}"
        return patient.request(method, address, headers=headers, **more)

    def bring(self, seat: int = 0, data: bytes | None = None) -> httpx.Response:
        return self.ask(seat, "POST", "pictures", content=photo() if data is None else data)

    def hand_out(self, **fields: Any) -> Message:
        """The handouts of whom it is for, as they are sent to Bob."""
        self.gm.do("HandOut", **{"title": "A letter", "text": "Dear Bob,\nburn this.", **fields})
        return self.bob.next("Handouts")


@contextmanager
def an_evening(database: Path, **settings: Any) -> Iterator[Evening]:
    with opened(database, **settings) as house, house.visit() as gm, house.visit() as bob, house.visit() as cleo:
        yield Evening(house, gm, bob, cleo)


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[Evening]:
    with an_evening(tmp_path / "house.db") as found:
        yield found


def quiet(person: Visitor) -> bool:
    """Whether nothing has been sent to somebody since they heard last."""
    try:
        person.socket.recv(timeout=0.3)
    except TimeoutError:
        return True
    return False


@pytest.mark.rule("HR-34")
def test_one_seat_sees_a_handout_and_the_others_nothing(evening: Evening) -> None:
    picture = evening.bring().json()["picture"]
    handouts = evening.hand_out(picture=picture, to=1)["handouts"]
    assert [(each["by"], each["to"], each["text"], each["picture"]) for each in handouts] == [
        (0, 1, "Dear Bob,\nburn this.", picture)
    ]
    assert evening.gm.next("Handouts")["handouts"] == handouts
    told = evening.bob.next("ViewUpdate")["events"]
    assert [said(event["words"]) for event in told] == ["Player 1 hands “A letter” to Bob alone."]
    assert quiet(evening.cleo)

    shown = evening.ask(1, "GET", f"pictures/{picture}")
    assert (shown.status_code, shown.headers["content-type"]) == (200, "image/webp")
    assert (shown.headers["cache-control"], shown.headers["x-content-type-options"]) == ("no-store", "nosniff")
    assert "default-src 'self'" in shown.headers["content-security-policy"]
    assert Image.open(BytesIO(shown.content)).size == (320, 200)
    assert evening.ask(0, "GET", f"pictures/{picture}").content == shown.content

    hers = evening.ask(2, "GET", f"pictures/{picture}")
    none = evening.ask(2, "GET", f"pictures/{'0' * 32}")
    assert (hers.status_code, hers.content) == (none.status_code, none.content) == (404, none.content)
    assert evening.ask(SPECTATOR, "GET", f"pictures/{picture}").json()["text"] == "You have no seat at this table."


@pytest.mark.rule("HR-34")
def test_a_handout_is_taken_back(evening: Evening) -> None:
    picture = evening.bring().json()["picture"]
    name = evening.hand_out(picture=picture)["handouts"][0]["handout"]
    assert evening.cleo.next("Handouts")["handouts"]
    refused = evening.bob.ask("TakeBackHandout", handout=name)
    assert said(refused["why"]) == "You have handed out no such thing."
    evening.gm.do("TakeBackHandout", handout=name)
    for person in (evening.bob, evening.cleo):
        assert person.next("Handouts")["handouts"] == []
    assert evening.ask(1, "GET", f"pictures/{picture}").status_code == 404
    assert said(evening.gm.ask("TakeBackHandout", handout=name)["why"]) == "You have handed out no such thing."


@pytest.mark.rule("HR-34")
def test_who_may_hand_out_and_what(evening: Evening) -> None:
    def why(person: Visitor, **fields: Any) -> tuple[str, str]:
        refused = person.ask("HandOut", **{"title": "A map", "text": "x", **fields})
        return refused["rule"], said(refused["why"])

    assert why(evening.bob) == ("HR-34", "Only the GM hands things out.")
    assert why(evening.gm, text="") == ("HR-34", "A handout needs a text or a picture.")
    assert why(evening.gm, title="  ") == ("HR-34", "A handout needs a title.")
    assert why(evening.gm, to=0) == ("HR-34", "Choose another seat of this table, or everyone.")
    assert why(evening.gm, to=3) == ("HR-34", "Choose another seat of this table, or everyone.")
    assert why(evening.gm, picture="0" * 32) == ("HR-34", "You have no such picture.")
    assert why(evening.gm, text="x" * 4001)[0] == "HR-3"

    refused = evening.bring(1)
    assert (refused.status_code, refused.json()["text"]) == (409, "Only the GM hands things out.")
    refused = evening.bring(0, b"<svg></svg>")
    assert (refused.status_code, refused.json()["rule"]) == (409, "HR-34")
    assert refused.json()["text"] == "This is no picture that can be read. Choose a PNG, JPEG, WebP or GIF."
    refused = evening.bring(0, b"\x89PNG" + b"x" * (2 * 1024 * 1024))
    assert (refused.status_code, refused.json()["text"]) == (413, "Too long: at most 2,048 KiB are allowed.")
    assert evening.bring(SPECTATOR).status_code == 403


@pytest.mark.rule("HR-34")
def test_games_without_a_gm_have_none_of_it(house: Address, visitor: Visitor) -> None:
    visitor.sit_down()
    assert visitor.now["tools"] is None
    for kind, fields in (("HandOut", {"title": "x", "text": "y"}), ("PauseCard", {"on": True})):
        refused = visitor.ask(kind, **fields)
        assert refused["rule"] == "HR-34"
        assert said(refused["why"]) == "Tables of Masters of the Heist have no handouts, notes or pause card."
    address = f"{house.url}/api/tables/{visitor.table}"
    for path in ("notes", "story.md"):
        assert patient.get(f"{address}/{path}", headers={"cookie": visitor.cookie}).json()["rule"] == "HR-34"


@pytest.mark.rule("HR-34")
def test_the_pictures_of_a_table_are_bounded(tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    with an_evening(tmp_path / "house.db", clock=clock) as evening:
        first = evening.bring().json()["picture"]
        evening.hand_out(picture=first)
        size = len(evening.ask(1, "GET", f"pictures/{first}").content)
        monkeypatch.setattr("getaway.server.routes.tabletop.TABLE_PICTURES", 2 * size)
        answers = [evening.bring() for _ in range(2)]
        assert [each.status_code for each in answers] == [200, 409]
        assert answers[-1].json()["text"].startswith("The pictures of this table take up")
        clock.advance(601)
        assert evening.bring().status_code == 200, "pictures on no handout are forgotten"
        assert evening.ask(1, "GET", f"pictures/{first}").status_code == 200


@pytest.mark.rule("HR-28")
def test_pictures_count_for_who_brings_them(tmp_path: Path) -> None:
    with an_evening(tmp_path / "house.db", visitor_bytes=20_000) as evening:
        noise = BytesIO()
        Image.effect_noise((500, 500), 90).save(noise, "PNG")
        assert evening.bring(0, noise.getvalue()).status_code == 200
        refused = evening.bring()
        assert (refused.status_code, refused.json()["rule"]) == (409, "HR-28")
        evening.cleo.do("PauseCard", on=True)


@pytest.mark.rule("HR-35")
def test_notes_are_for_their_own_person_only(evening: Evening) -> None:
    noted = {"text": "The curator lies.\n\n- ask Noor"}
    assert evening.ask(1, "PUT", "notes", json=noted).json() == noted
    assert evening.ask(1, "GET", "notes").json() == noted
    for seat in (0, 2):
        assert evening.ask(seat, "GET", "notes").json() == {"text": ""}
        assert evening.ask(seat, "GET", "notes?seat=1").status_code == 403
    assert evening.ask(SPECTATOR, "GET", "notes").status_code == 403
    assert all(quiet(person) for person in evening.people)
    refused = evening.ask(1, "PUT", "notes", json={"text": "x" * 20_001})
    assert (refused.status_code, refused.json()["rule"]) == (400, "HR-3")
    assert "20000" in refused.json()["text"].replace(",", "")
    assert evening.ask(1, "PUT", "notes", json={"text": "a\u202eb\x00"}).json() == {"text": "ab"}


@pytest.mark.rule("HR-35")
def test_who_takes_a_seat_later_does_not_read_its_notes(evening: Evening) -> None:
    evening.ask(1, "PUT", "notes", json={"text": "mine"})
    evening.bob.do("Leave")
    secret = "7" * 64
    evening.gm.do("SetLink", seat=1, secret=secret)
    with evening.house.visit() as dora:
        dora.do("Claim", table=evening.gm.table, seat=1, secret=secret, name="Dora")
        asked = 0
        for person in (evening.gm, evening.cleo):
            state = person.until(lambda message: message["type"] == "TableState" and message["seats"][1]["asking"])
            asked = state["seats"][1]["asked"]
        for person in (evening.gm, evening.cleo):
            person.do("VoteOnSeat", seat=1, yes=True, asked=asked)
        address = f"{evening.house.url}/api/tables/{evening.gm.table}/notes"
        assert patient.get(address, headers={"cookie": dora.cookie}).json() == {"text": ""}
        assert evening.ask(1, "GET", "notes").status_code == 403


@pytest.mark.rule("HR-36")
def test_the_pause_card_stops_the_game_and_names_nobody(tmp_path: Path) -> None:
    database = tmp_path / "house.db"
    with an_evening(database) as evening:
        evening.cleo.do("PauseCard", on=True)
        for person in evening.people:
            assert person.next("TableState")["pause_card"]
            told = person.next("ViewUpdate")["events"]
            assert [said(event["words"]) for event in told] == ["The game is paused by the pause card."]
            assert told[0]["what"] == {"event": "PauseCardPlayed", "on": True}
        refused = evening.bob.ask("Make", move=evening.bob.view["offers"][0]["move"])
        assert (refused["rule"], said(refused["why"])) == (
            "HR-9",
            "The game is paused by the pause card. Anyone can lift it.",
        )
        assert said(evening.gm.ask("PauseCard", on=True)["why"]) == "The pause card is already on the table."
        evening.bob.do("Say", text="take your time")
        evening.gm.do("PauseCard", on=False)
        assert not evening.cleo.until(lambda message: message["type"] == "TableState" and not message["pause_card"])[
            "pause_card"
        ]
        with evening.house.visit() as stranger:
            stranger.do("Enter", table=evening.gm.table)
            assert stranger.ask("PauseCard", on=True)["rule"] == "HR-6"
        table = evening.gm.table

    async def entries() -> list[Any]:
        store = SqliteStore(str(database))
        found = await store.entries(table)
        await store.close()
        return found

    cards = [entry for entry in asyncio.run(entries()) if b"PauseCard" in entry.body]
    assert len(cards) == 2
    for entry in cards:
        assert (entry.seat, entry.command.partition(":")[0]) == (SPECTATOR, "house")
        assert json.loads(entry.body)[1] in ({"do": "PauseCard", "on": True}, {"do": "PauseCard", "on": False})


@pytest.mark.rule("HR-36")
def test_the_pause_card_is_not_told_apart_by_who_plays_it(tmp_path: Path) -> None:
    async def frames(player: int) -> dict[int, list[str]]:
        world = World(tmp_path / f"{player}.db", "score", 3, gm="seat")
        await world.begin()
        for on in (True, False):
            await world.say(player, {"do": "PauseCard", "on": on})
        await world.house.store.close()
        return {viewer: [frame for frame in said if '"Accepted"' not in frame] for viewer, said in world.frames.items()}

    first, *others = [asyncio.run(frames(player)) for player in range(3)]
    assert all(each == first for each in others)


@pytest.mark.rule("HR-34", "HR-35")
def test_what_one_seat_is_handed_or_notes_changes_nothing_for_others(tmp_path: Path) -> None:
    async def evening(*, busy: bool) -> tuple[dict[int, list[str]], list[bytes], list[bytes]]:
        world = World(tmp_path / f"{busy}.db", "score", 3, gm="seat")
        await world.begin()
        if busy:
            await world.say(0, {"do": "HandOut", "title": "For you", "text": "a secret", "to": 1})
            await world.say(0, {"do": "HandOut", "title": "And this", "text": "another", "to": 1})
        await world.say(0, {"do": "HandOut", "title": "For all", "text": "a map"})
        await world.say(2, {"do": "Say", "text": "nice"})
        table = (await world.house.room(NAME)).table
        mine = [each.summary + each.turn for each in await world.house.store.tables_of("visitor 2", 5)]
        records = [await world.record(viewer) for viewer in (2, SPECTATOR)]
        assert len(table.handouts) == 1 + 2 * busy
        await world.house.store.close()
        return world.frames, records, mine

    one, other = asyncio.run(evening(busy=True)), asyncio.run(evening(busy=False))
    for viewer in (2, SPECTATOR):
        frames = [[without_names(frame) for frame in world[0][viewer]] for world in (one, other)]
        assert frames[0] == frames[1]
        assert len(frames[0]) > 3
    assert [without_names(record.decode()) for record in one[1]] == [
        without_names(record.decode()) for record in other[1]
    ]
    assert one[2] == other[2]


def without_names(frame: str) -> str:
    """A frame without the random names of handouts and the numbers of one's own commands."""
    tree = json.loads(frame)

    def walk(value: Any) -> Any:
        if isinstance(value, dict):
            return {key: "…" if key in ("handout", "id") else walk(each) for key, each in value.items()}
        return [walk(each) for each in value] if isinstance(value, list) else value

    return json.dumps(walk(tree))


@pytest.mark.rule("HR-11")
def test_handouts_notes_and_the_card_outlast_a_restart(tmp_path: Path) -> None:
    database = tmp_path / "house.db"
    with an_evening(database) as evening:
        picture = evening.bring().json()["picture"]
        handouts = evening.hand_out(picture=picture, to=1)["handouts"]
        evening.ask(1, "PUT", "notes", json={"text": "remember"})
        evening.bob.do("PauseCard", on=True)
        table, cookies = evening.gm.table, evening.cookies
    with opened(database) as house, house.visit(cookies[1]) as bob:
        bob.do("Enter", table=table)
        assert bob.next("TableState")["pause_card"]
        assert bob.next("Handouts")["handouts"] == handouts
        address = f"{house.url}/api/tables/{table}"
        assert patient.get(f"{address}/notes", headers={"cookie": cookies[1]}).json() == {"text": "remember"}
        shown = patient.get(f"{address}/pictures/{picture}", headers={"cookie": cookies[1]})
        assert Image.open(BytesIO(shown.content)).size == (320, 200)


@pytest.mark.rule("HR-37")
def test_the_story_as_a_file(evening: Evening) -> None:
    refused = evening.ask(1, "GET", "story.md")
    assert (refused.status_code, refused.json()["text"]) == (409, "Nothing has happened yet that a story could tell.")
    offer = next(each for each in evening.bob.view["offers"] if each["points_at"] == "class:tech")
    evening.bob.do("Make", move=offer["move"] | {"name": "Noor <b>", "look": "a grey coat"})
    told = evening.ask(1, "GET", "story.md")
    assert told.headers["content-type"] == "text/markdown; charset=utf-8"
    assert told.headers["content-disposition"].startswith('attachment; filename="score-story-')
    assert told.text.startswith("# Score\n\nPlayed by Player 1, Bob and Cleo\n\n## Before the heist\n\n")
    assert "Noor &lt;b&gt;" in told.text
    assert "## Vor dem Coup" in evening.ask(1, "GET", "story.md?lang=de").text
    paper = evening.ask(2, "GET", "story.pdf")
    assert (paper.headers["content-type"], paper.content[:5]) == ("application/pdf", b"%PDF-")
    assert evening.ask(1, "GET", "story.txt").json()["text"] == "The story can be had as .md or as .pdf."
