"""The story of a table as a file."""

import sys

import msgspec
import pytest

from getaway.games.score import events as e
from getaway.games.score.briefs import NO_PDF
from getaway.games.score.chronicle import TOLD, chapters_of, tell
from getaway.games.score.game import Score
from getaway.games.score.say import say
from getaway.games.score.state import AUTOMATIC_GM
from getaway.kernel.events import Event
from getaway.kernel.plugin import FileAnswer, StoryLine, StoryOrder

GAME = Score.from_toml()
EVENING: list[Event] = [
    e.Narrated(1, "We need money.\n# Really"),
    e.Noted("the curator lies"),
    e.HeistStarted(1, "The Long Night", ["The bank is quiet."], ["Noor"], 3),
    e.SceneSet("The roof", "Rain. <b>Two</b> guards, *one* dog."),
    e.AttemptDeclared("Noor", "climb down", ""),
    e.DiceOpened(1, "ab" * 32),
    e.Judged("Noor", False, "none", "The dog knows you now."),
    e.SceneSet("", "1. The vault"),
    e.Narrated(AUTOMATIC_GM, "It is open."),
    e.HeistEnded(1, "done", "They are away."),
    e.Injured("Noor", "A bite", False),
]


def told(events: list[Event], **changes: object) -> FileAnswer:
    lines = tuple(StoryLine(msgspec.json.encode(event), GAME.describe(event)) for event in events)
    order = StoryOrder(kind="md", language="en", paper="a4", title="Score", names=("Ann", "Bob"), lines=lines)
    return tell(msgspec.structs.replace(order, **changes))


def text_of(answer: FileAnswer) -> str:
    assert isinstance(answer.data, bytes)
    return answer.data.decode()


@pytest.mark.rule("HR-37")
def test_scenes_are_chapters_of_their_heist() -> None:
    text = text_of(told(EVENING))
    headings = [line for line in text.splitlines() if line.startswith("#")]
    assert headings == [
        "# Score",
        "## Before the heist",
        "## Heist 1: The Long Night",
        "### The roof",
        "### A new scene",
        "## Afterward",
    ]
    for line in ("Noor tries: “climb down”", "The dog knows you now.", "It is open.", "They are away."):
        assert line in text
    for bookkeeping in ("the curator lies", "abab"):
        assert bookkeeping not in text


def test_what_people_wrote_stays_text() -> None:
    text = text_of(told(EVENING))
    assert "Rain. &lt;b&gt;Two&lt;/b&gt; guards, \\*one\\* dog." in text
    assert "\\# Really" in text
    assert "\n1\\. The vault\n" in text


def test_in_german_and_as_a_pdf() -> None:
    assert "## Coup 1: The Long Night" in text_of(told(EVENING, language="de"))
    made = told(EVENING, kind="pdf", paper="letter")
    assert isinstance(made.data, bytes)
    assert made.data.startswith(b"%PDF-")


def test_without_typst_it_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "typst", None)
    assert told(EVENING, kind="pdf").data == NO_PDF
    assert text_of(told(EVENING))


def test_nothing_is_told_of_nothing() -> None:
    assert not isinstance(told([]).data, bytes)
    assert not isinstance(told([e.Noted("x")]).data, bytes)


def test_everything_told_is_for_everyone() -> None:
    assert not any(issubclass(kind, e.GmEvent) for kind in TOLD)


@pytest.mark.rule("HR-37")
def test_a_story_that_no_worker_could_print_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("getaway.games.score.chronicle.MOST_PRINTED", 200)
    assert told(EVENING, kind="pdf").data == say("story-too-long")
    assert isinstance(told(EVENING).data, bytes)


def test_a_line_whose_fields_are_about_something_else_is_left_out() -> None:
    assert chapters_of((StoryLine(b'{"event": 5}', "Something else."),)) == []
