"""The story of a table as a file to keep: the scenes of each heist, what was said, rolled and ruled, and how it ended.

It tells what one viewer's log has, without bookkeeping and without what is for the GM alone.
"""

from collections.abc import Iterator

import msgspec

from getaway.games.score import events as e
from getaway.games.score import paper_events as pe
from getaway.games.score.briefs import NO_PDF, escaped
from getaway.games.score.print.pdf import make_pdf
from getaway.games.score.say import say
from getaway.kernel.events import Event
from getaway.kernel.plugin import FileAnswer, StoryLine, StoryOrder
from getaway.text.catalogs import pick_language
from getaway.text.messages import Message, Text, listing
from getaway.text.render import Texts

TOLD: tuple[type[Event], ...] = (
    *(e.CriminalCreated, e.Joined, e.Left, e.Retired, e.AdvanceTaken, e.TakenOut, e.Injured, e.Healed, e.Revived),
    *(e.BroughtBack, e.HeistStarted, e.HeistEnded, e.HeistPutBack, e.HeistReopened, e.CampaignEnded, e.CampaignResumed),
    *(e.Revealed, e.PenaltyFired, e.PenaltyCancelled, e.SceneSet, e.Narrated, e.AttemptDeclared, e.Waived),
    *(e.DiceRolled, e.BrutelyForced, e.Explained, e.Judged, e.Overruled, e.AbilityUsed, e.GoalMet, e.KillTaken),
    *(e.Negotiated, e.SystemReached, pe.PersonShown),
)
"""What happened in the story. All else in the log is about the table, the sheets or the dice."""

MOST_PRINTED = 2_000_000
"""Characters of a story in a PDF, about 700 pages; a worker has not enough memory for many more."""


class Chapter(msgspec.Struct):
    """A scene, or what happened between scenes; `heist` is the heist that it is part of."""

    heading: Text
    heist: Text | None
    lines: list[Text] = []

    @property
    def is_heist(self) -> bool:
        """Whether a heist begins here."""
        return self.heist is not None and self.heading == self.heist


class _Happened(msgspec.Struct):
    event: str
    number: int = 0
    title: Text = ""
    name: Text = ""
    text: Text = ""


_TOLD = {kind.__name__ for kind in TOLD}


def tell(order: StoryOrder) -> FileAnswer:
    """In a worker: the story as Markdown or as a PDF, or why there is none."""
    texts = Texts(pick_language(order.language), order.names)
    chapters = chapters_of(order.lines)
    if not chapters:
        return FileAnswer(say("story-empty"))
    if order.kind == "md":
        return FileAnswer("\n".join(_markdown(order, chapters, texts)).encode())
    if sum(len(texts(line)) for chapter in chapters for line in chapter.lines) > MOST_PRINTED:
        return FileAnswer(say("story-too-long"))
    try:
        return FileAnswer(_pdf(order, chapters, texts))
    except ModuleNotFoundError:
        return FileAnswer(NO_PDF)


def chapters_of(lines: tuple[StoryLine, ...]) -> list[Chapter]:
    """The log in chapters. A line of another version that has other fields is told in its words."""
    chapters: list[Chapter] = []
    heist: Text | None = None
    for line in lines:
        try:
            happened = msgspec.json.decode(line.what, type=_Happened)
        except msgspec.ValidationError:
            continue  # its fields of these names are about something else
        if happened.event not in _TOLD:
            continue
        words: tuple[Text, ...] = (line.words,)
        if happened.event == e.HeistStarted.__name__:
            heist = say("story-heist", number=happened.number, title=happened.title)
            chapters.append(Chapter(heist, heist))
        elif happened.event == e.SceneSet.__name__:
            chapters.append(Chapter(happened.name or say("story-scene"), heist))
            words = (happened.text,) if happened.text else ()
        elif not chapters:
            chapters.append(Chapter(say("story-before"), None))
        chapters[-1].lines.extend(words)
        if happened.event == e.HeistEnded.__name__:
            heist = None
            chapters.append(Chapter(say("story-after"), None))
    return [each for each in chapters if each.lines]


def _told_by(order: StoryOrder) -> Message:
    return say("story-players", names=listing(order.names))


def _markdown(order: StoryOrder, chapters: list[Chapter], texts: Texts) -> Iterator[str]:
    yield from (f"# {escaped(order.title, texts)}", "", escaped(_told_by(order), texts), "")
    for chapter in chapters:
        marks = "##" if chapter.heist is None or chapter.is_heist else "###"
        yield from (f"{marks} {escaped(chapter.heading, texts)}", "")
        for line in chapter.lines:
            yield from ("  \n".join(escaped(line, texts).split("\n")), "")


def _pdf(order: StoryOrder, chapters: list[Chapter], texts: Texts) -> bytes:
    sections = [
        {
            "heading": texts(chapter.heading),
            "note": None if chapter.heist is None or chapter.is_heist else texts(chapter.heist),
            "lines": [texts(line) for line in chapter.lines],
        }
        for chapter in chapters
    ]
    data = {
        "title": order.title,
        "kicker": texts(say("story-kicker")),
        "icon": "job",
        "foot": texts(_told_by(order)),
        "sections": sections,
    }
    return make_pdf("article.typ", data, order.paper, texts.language)
