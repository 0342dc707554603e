"""A campaign over many heists: out to one file and back, its timeline, and the story so far in words."""

from collections import Counter
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from getaway.games.score import events as e
from getaway.games.score import moves as m
from getaway.games.score.criminals import OF_A_CAMPAIGN, is_player
from getaway.games.score.heist_moves import ENDINGS
from getaway.games.score.referee import Referee, Requirements, unless
from getaway.games.score.state import Answer, Criminal, Hidden, Open
from getaway.games.score.words import with_full_stop
from getaway.kernel.capabilities import CampaignError
from getaway.kernel.explain import explain
from getaway.kernel.phrases import counted, joined, ordinal

FORMAT = 1


class CampaignFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the file holds. The GM's has their notes; a player's has none."""

    format: Annotated[int, Meta(ge=1)]
    game: Literal["score"]
    crew: tuple[m.Veteran, ...]
    history: tuple[m.Chapter, ...]
    notes: tuple[m.Note, ...] = ()


def export(open_part: Open, hidden: Hidden | None) -> bytes:
    """The campaign as it stands between heists; with the hidden part, the GM's notes too."""
    if open_part.phase == "heist":
        raise CampaignError("a campaign is exported between heists, and one is under way")
    crew = msgspec.convert(open_part.crew, tuple[m.Veteran, ...], from_attributes=True)
    notes = tuple(hidden.notes) if hidden is not None else ()
    file = CampaignFile(FORMAT, "score", crew, tuple(open_part.history), notes)
    return msgspec.json.format(msgspec.json.encode(file), indent=1)


def read(data: bytes, seats: int, gm: int | None) -> m.ResumeCampaign:
    """The move that goes on with an exported campaign; whose seat is not here goes to the first player."""
    try:
        file = msgspec.json.decode(data, type=CampaignFile)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise CampaignError(f"not a campaign: {explain(error, CampaignFile)}") from None
    if file.format != FORMAT:
        raise CampaignError(f"its format is {file.format}; this version reads format {FORMAT}")
    players = [seat for seat in range(seats) if seat != gm]
    crew = tuple(
        veteran if veteran.seat in players else msgspec.structs.replace(veteran, seat=players[0])
        for veteran in file.crew
    )
    return m.ResumeCampaign(crew, file.history, file.notes if gm is not None else ())


def why_not_resume(referee: Referee, move: m.ResumeCampaign) -> Requirements:
    new = not (referee.open.crew or referee.open.history or referee.open.begun)
    names = {veteran.name for veteran in move.crew}
    yield unless(not referee.one_shot, "SC-7.1", "a one-shot goes on with no campaign")
    yield unless(new, "SC-9.5", "a campaign is resumed before anything else is done at the table")
    yield unless(len(move.crew) <= OF_A_CAMPAIGN, "SC-9.1", f"a campaign has at most {OF_A_CAMPAIGN} Criminals")
    yield unless(len(names) == len(move.crew), "SC-9.1", "two of its Criminals have one name")
    for veteran in move.crew:
        yield from _why_not_veteran(referee, veteran)


def _why_not_veteran(referee: Referee, veteran: m.Veteran) -> Requirements:
    name, has = veteran.name, set(veteran.advances)
    yield unless(veteran.kind in referee.classes, "SC-9.5", f"{name}: there is no class {veteran.kind!r}")
    kind = referee.classes[veteran.kind]
    own = len(has) == len(veteran.advances) and has <= {*kind.advances, kind.last_job}
    yield unless(own, "SC-9.5", f"{name}: these are not the advances of a {kind.name}")
    yield unless(veteran.heat >= referee.pack.heat_floor, "SC-9.5", f"{name}: a figure is too low")
    yield unless(is_player(referee, veteran.seat), "SC-9.5", f"{name}: seat {veteran.seat + 1} is no player's")


def answer_resume(referee: Referee, move: m.ResumeCampaign) -> Answer:
    if not isinstance(move.notes, m.Seal):
        referee.secrets.notes.extend(move.notes)
    return Answer(changed=True)


def resume(referee: Referee, move: m.ResumeCampaign) -> None:
    open_part = referee.open
    for veteran in move.crew:
        sheet = msgspec.structs.asdict(veteran) | {"advances": list(veteran.advances)}
        open_part.crew.append(Criminal(id=len(open_part.crew), **sheet))
    open_part.history.extend(move.history)
    open_part.heists = len(move.history)
    open_part.begun = True
    referee.emit(e.CampaignResumed(len(move.crew), len(move.history)))


def timeline(open_part: Open) -> list[str]:
    """A line for each heist and for each thing worth remembering in it."""
    lines = []
    for number, chapter in enumerate(open_part.history, start=1):
        lines.append(f"Heist {number}, {chapter.title}: {ENDINGS.get(chapter.how, chapter.how)}.")
        lines += [f"  {line}" for line in merge_repeats(chapter.lines)]
    return lines


def merge_repeats(lines: tuple[str, ...]) -> tuple[str, ...]:
    """Each line once, where it first stands, with how often it occurs."""
    often = Counter(lines)
    return tuple(line if times == 1 else f"{line.rstrip('.')}, {times} times." for line, times in often.items())


def recap(open_part: Open) -> str:
    """The campaign so far, to read out at the start of an evening."""
    if not open_part.history:
        return "Nothing has happened yet."
    parts = []
    for number, chapter in enumerate(open_part.history, start=1):
        crew = joined(chapter.crew, "nobody")
        ending = {
            "done": "It came off.",
            "failed": "It failed.",
            "given_up": "They gave it up.",
            "arrested": "The law had them in the end.",
        }.get(chapter.how, chapter.how)
        dice = f"The dice fell {counted(chapter.rolls, 'time')}." if chapter.rolls else ""
        lines = " ".join(with_full_stop(line) for line in merge_repeats(chapter.lines))
        story = " ".join(part for part in (dice, lines, ending) if part)
        parts.append(f"{_ordinal(number)} heist: {chapter.title}, with {crew}. {story}")
    parts.append(_standing(open_part))
    return "\n\n".join(parts)


def _standing(open_part: Open) -> str:
    ready = [criminal for criminal in open_part.crew if criminal.status == "ready"]
    gone = [f"{criminal.name} is {criminal.status}" for criminal in open_part.crew if criminal.status != "ready"]
    now = [f"{one.name} (Cool {one.cool}, Heat {one.heat})" for one in ready]
    standing = f"Ready for the next: {joined(now)}." if now else "Nobody is left for another."
    return f"{standing} {joined(gone)}." if gone else standing


def _ordinal(number: int) -> str:
    names = ("First", "Second", "Third", "Fourth", "Fifth", "Sixth", "Seventh", "Eighth", "Ninth", "Tenth")
    return names[number - 1] if number <= len(names) else ordinal(number)
