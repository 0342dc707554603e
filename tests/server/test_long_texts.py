"""Long texts of large views are sent once per socket: what a GM with full papers gets with every update."""

import json
from typing import Any

import msgspec
import pytest

from getaway.games.score import moves as m
from getaway.games.score import paper_moves as p
from getaway.games.score.paper_types import MOST_BOUNDARIES, MOST_PEOPLE, MOST_SCENES
from getaway.server.long_texts import LARGE, LongTexts
from tests.games.score.table import GM, Table, at_heist
from tests.server.conftest import Address
from tests.server.test_score_tables import GM as TABLE
from tests.server.test_score_tables import begin

WORDS = 'Über der Tür hängt die große Uhr, and nobody has heard the alarm \\ "yet".\n' * 40
MOST_BYTES = 180_000


def full_papers() -> Table:
    table = at_heist()
    line = WORDS.replace("\n", " ")
    for at in range(99):
        table.do(GM, m.WriteNote(f"{at} {WORDS}"[:2000].strip()))
    for at in range(MOST_SCENES):
        table.do(GM, p.PrepareScene(f"{at} {line}"[:200].strip(), WORDS[:2000].strip(), "\n".join([line[:200]] * 9)))
    for at in range(MOST_PEOPLE):
        table.do(GM, p.WritePerson(f"Person {at}", *(f"{at}{field} {line}"[:200] for field in ("r", "w", "l"))))
    for at in range(MOST_BOUNDARIES):
        table.do(GM, p.AddBoundary("line", f"{at} {line}"[:200]), p.AddBoundary("veil", f"{at} {line}"[:200]))
    for at in range(20):
        table.do(GM, m.PrepareComplication(f"{at} {line}"[:200]))
    return table


def filled(value: Any, texts: list[str]) -> Any:
    """As a client puts the texts in their places."""
    if isinstance(value, list):
        return [filled(each, texts) for each in value]
    if not isinstance(value, dict):
        return value
    return texts[value["$"]] if "$" in value else {name: filled(each, texts) for name, each in value.items()}


def test_an_update_with_full_papers_stays_small() -> None:
    table, socket = full_papers(), LongTexts()
    view = msgspec.Raw(msgspec.json.encode(table.play.view(GM)))
    first = socket.rewrite(view)
    assert first is not None
    texts = [json.loads(bytes(text)) for text in first.texts]
    assert filled(json.loads(bytes(first.view)), texts) == json.loads(bytes(view))

    table.do(GM, m.Narrate("The clock strikes."))
    view = msgspec.Raw(msgspec.json.encode(table.play.view(GM)))
    update = socket.rewrite(view)
    assert update is not None
    sent = len(update.view) + sum(map(len, update.texts))
    assert update.texts_from == len(texts)
    assert sent < MOST_BYTES
    assert sent * 10 < len(view)
    texts += [json.loads(bytes(text)) for text in update.texts]
    assert filled(json.loads(bytes(update.view)), texts) == json.loads(bytes(view))


def test_a_view_of_usual_size_is_sent_as_it_is() -> None:
    view = msgspec.Raw(msgspec.json.encode(at_heist().play.view(GM)))
    assert len(bytes(view)) < LARGE
    assert LongTexts().rewrite(view) is None


def test_what_is_kept_for_a_socket_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("getaway.server.long_texts.MOST_KEPT", 100_000)
    socket = LongTexts()
    views = [msgspec.Raw(msgspec.json.encode([f"{turn}-{at}-{'x' * 100}" for at in range(600)])) for turn in range(3)]
    rewritten = [socket.rewrite(view) for view in views]
    starts = [each.texts_from for each in rewritten if each is not None]
    assert starts == [0, 600, 0]


def test_only_a_socket_that_asks_gets_numbers(house: Address) -> None:
    with house.visit() as gm, house.visit() as ann:
        begin(gm, ann, TABLE, house)
        notes = [f"{at} {WORDS}"[:2000].strip() for at in range(20)]
        for note in notes:
            gm.make({"move": "WriteNote", "text": note})
        assert gm.view["board"]["gm"]["notes"] == notes
        with house.visit(gm.cookie, query="?texts=once") as again:
            again.do("Enter", table=gm.table)
            update = again.until(lambda message: message["type"] == "ViewUpdate" and message["view"] is not None)
            assert all(set(note) == {"$"} for note in update["view"]["board"]["gm"]["notes"])
            assert filled(update["view"], update["texts"])["board"]["gm"]["notes"] == notes
