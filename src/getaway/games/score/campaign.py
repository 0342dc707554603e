"""A campaign over many heists: out to one file and back, its timeline, and the story so far in words."""

from collections import Counter
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from getaway.games.score import campaign_papers, long_clocks
from getaway.games.score import events as e
from getaway.games.score import moves as m
from getaway.games.score.criminals import OF_A_CAMPAIGN, is_player
from getaway.games.score.heist_texts import title_text
from getaway.games.score.pack import ScorePack
from getaway.games.score.paper_types import LongClock, OpenPapers, Person, PreparedScene
from getaway.games.score.referee import Referee, Requirements, unless
from getaway.games.score.say import because, class_name, penalty_text, say, sentences, unended
from getaway.games.score.state import Answer, Criminal, Hidden, Open
from getaway.games.score.written import Note
from getaway.kernel.capabilities import CampaignError
from getaway.kernel.explain import explain
from getaway.text.messages import Ordinal, Text, listing

FORMAT = 1


class CampaignFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the file holds: `papers` lie open. The GM's file has their own papers and the next heist too, a player's has
    neither."""

    format: Annotated[int, Meta(ge=1)]
    game: Literal["score"]
    crew: tuple[m.Veteran, ...]
    history: tuple[m.Chapter, ...]
    notes: tuple[Note, ...] = ()
    scenes: tuple[PreparedScene, ...] = ()
    people: tuple[Person, ...] = ()
    clocks: tuple[LongClock, ...] = ()
    papers: OpenPapers | None = None
    name: m.Word = ""
    heist: Annotated[tuple[m.HeistPlan, ...], Meta(max_length=1)] = ()


def export(open_part: Open, hidden: Hidden | None) -> bytes:
    """The campaign as it stands between heists; with the hidden part, the GM's papers and the next heist too."""
    if open_part.phase == "heist":
        raise CampaignError(say("export-in-heist"))
    crew = msgspec.convert(open_part.crew, tuple[m.Veteran, ...], from_attributes=True)
    papers = campaign_papers.open_papers(open_part, hidden)
    file = CampaignFile(FORMAT, "score", crew, tuple(open_part.history), papers=papers, name=open_part.name)
    if hidden is not None:
        file = msgspec.structs.replace(
            file,
            notes=tuple(hidden.notes),
            scenes=tuple(hidden.scenes),
            people=tuple(hidden.people),
            clocks=long_clocks.stored(hidden.clocks),
            heist=_plan(hidden),
        )
    return msgspec.json.format(msgspec.json.encode(file), indent=1)


def _plan(hidden: Hidden | None) -> tuple[m.HeistPlan, ...]:
    if hidden is None or hidden.heist is None:
        return ()
    return (m.HeistPlan(hidden.heist.seed, hidden.heist.kind or "", hidden.again, hidden.by_hand),)


def read(data: bytes, seats: int, gm: int | None) -> m.ResumeCampaign:
    """The move that goes on with an exported campaign; whose seat is not here goes to the first player."""
    try:
        file = msgspec.json.decode(data, type=CampaignFile)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise CampaignError(say("campaign-unreadable", why=explain(error, CampaignFile))) from None
    if file.format != FORMAT:
        raise CampaignError(say("campaign-format", format=file.format, known=FORMAT))
    players = [seat for seat in range(seats) if seat != gm]
    crew = tuple(
        veteran if veteran.seat in players else msgspec.structs.replace(veteran, seat=players[0])
        for veteran in file.crew
    )
    move = m.ResumeCampaign(
        crew, file.history, file.notes, file.scenes, file.people, file.clocks, file.papers, file.name, file.heist
    )
    return move if gm is not None else campaign_papers.without_secrets(move)


def why_not_resume(referee: Referee, move: m.ResumeCampaign) -> Requirements:
    new = not (referee.open.crew or referee.open.history or referee.open.begun)
    names = {veteran.name for veteran in move.crew}
    yield unless(not referee.one_shot or not (move.crew or move.history), "SC-7.1", say("one-shot-no-campaign"))
    yield unless(new, "SC-9.5", say("resume-first"))
    yield unless(len(move.crew) <= OF_A_CAMPAIGN, "SC-9.1", say("campaign-full", most=OF_A_CAMPAIGN))
    yield unless(len(names) == len(move.crew), "SC-9.1", say("campaign-names"))
    for veteran in move.crew:
        yield from _why_not_veteran(referee, veteran)
    yield from campaign_papers.why_not_resume(referee, move)


def _why_not_veteran(referee: Referee, veteran: m.Veteran) -> Requirements:
    name, has = veteran.name, set(veteran.advances)
    yield unless(veteran.kind in referee.classes, "SC-9.5", say("campaign-class", name=name, kind=veteran.kind))
    kind = referee.classes[veteran.kind]
    own = len(has) == len(veteran.advances) and has <= {*kind.advances, kind.last_job}
    yield unless(own, "SC-9.5", say("campaign-advances", name=name, kind=class_name(kind)))
    yield unless(veteran.heat >= referee.pack.heat_floor, "SC-9.5", say("campaign-heat", name=name))
    yield unless(is_player(referee, veteran.seat), "SC-9.5", say("campaign-seat", name=name, seat=veteran.seat + 1))


def resume(referee: Referee, move: m.ResumeCampaign, answer: Answer) -> None:
    open_part = referee.open
    for veteran in move.crew:
        sheet = msgspec.structs.asdict(veteran) | {"advances": list(veteran.advances)}
        open_part.crew.append(Criminal(id=len(open_part.crew), **sheet))
    open_part.history.extend(move.history)
    open_part.heists = len(move.history)
    open_part.begun = True
    campaign_papers.resume(open_part, move, answer)
    open_part.name = move.name
    if move.crew or move.history:
        referee.emit(e.CampaignResumed(len(move.crew), len(move.history)))


def timeline(pack: ScorePack, open_part: Open) -> list[Text]:
    """A line for each heist and for each thing worth remembering in it."""
    lines: list[Text] = []
    for number, chapter in enumerate(open_part.history, start=1):
        title = title_text(pack, chapter.title or chapter.jobs, number, chapter.called)
        lines.append(say("timeline-heist", number=number, title=title, how=chapter.how))
        lines += [say("timeline-line", line=line) for line in chapter_lines(pack, chapter)]
    return lines


def chapter_lines(pack: ScorePack, chapter: m.Chapter) -> tuple[Text, ...]:
    """What is remembered of a heist: each thing once, where it first stands, with how often it happened."""
    return tuple(
        history_line(pack, line) if times == 1 else say("line-times", line=history_line(pack, line), times=times)
        for line, times in Counter(chapter.lines).items()
    )


def history_line(pack: ScorePack, line: str | m.HistoryEntry) -> Text:
    """One line of the campaign's history."""
    if isinstance(line, str):
        return line
    if line.what == "penalty":
        card = next((card for card in pack.penalties if card.id == line.about), None)
        text = line.text or ("" if card is None else card.text)
        return say("history-penalty", text=penalty_text(line.about, text.rstrip(".")))
    if line.what == "goal":
        return say("history-goal", name=line.name, goal=line.about)
    if line.what == "hurt":
        injury: Text = say("injury-knock") if line.about == "knock" else unended(line.text)
        return say("history-hurt", name=line.name, injury=injury)
    if line.what in ("died", "taken_out"):
        return say("history-out", name=line.name, how=line.what, why=because(line.text))
    return say("history-retired" if line.what == "retired" else "history-arrested", name=line.name)


def recap(pack: ScorePack, open_part: Open) -> tuple[Text, ...]:
    """The campaign so far, to read out at the start of an evening: a paragraph for each heist, and who is left."""
    if not open_part.history:
        return (say("recap-nothing"),)
    parts: list[Text] = []
    for number, chapter in enumerate(open_part.history, start=1):
        start = say(
            "recap-heist",
            number=number,
            nth=Ordinal(number),
            title=title_text(pack, chapter.title or chapter.jobs, number, chapter.called),
            crew=listing(chapter.crew),
            rolls=chapter.rolls,
        )
        ending = say("recap-ending", how=chapter.how)
        parts.append(sentences([start, *chapter_lines(pack, chapter), ending]))
    return (*parts, _standing(open_part))


def _standing(open_part: Open) -> Text:
    ready = [
        say("recap-criminal", name=one.name, cool=one.cool, heat=one.heat)
        for one in open_part.crew
        if one.status == "ready"
    ]
    gone = [say("recap-gone", name=one.name, status=one.status) for one in open_part.crew if one.status != "ready"]
    standing = say("recap-ready", crew=listing(ready)) if ready else say("recap-nobody")
    return sentences([standing, *gone])
