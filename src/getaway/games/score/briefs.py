"""Dossiers and sheets as Markdown, and as pages of HTML to print."""

import re
from collections.abc import Iterable, Sequence
from functools import cache
from html import escape
from importlib.resources import files
from typing import Any

import msgspec

from getaway.games.score.dossier import Dossier, Fact, PersonPart
from getaway.games.score.generator import Heist
from getaway.games.score.say import say
from getaway.games.score.sheets import AbilityPart, Sheet, Sheets
from getaway.kernel.pack import plain
from getaway.text.messages import Message, Text, listing
from getaway.text.render import Texts

SHEETS = say("sheets")
NO_PDF = say("no-pdf")


class Section(msgspec.Struct, frozen=True):
    heading: Text
    lines: tuple[Text, ...]


class Brief(msgspec.Struct, frozen=True):
    """A page as a heading, a line on whom it is for, what the crew sees first, and sections."""

    title: Text
    about: Text
    image: Text
    sections: tuple[Section, ...]


def heist_brief(page: Dossier) -> Brief:
    about = say("brief-gm", kind=page.kind) if page.for_gm else say("brief-players", kind=page.kind)
    sections = [Section(say("field-client-name"), (say("person", name=page.client.name, about=page.client.text),))]
    sections += [Section(job.name, (job.pitch, *map(_fact_line, job.facts))) for job in page.jobs]
    if page.link:
        sections.append(Section(say("field-link"), (page.link,)))
    if not page.for_gm:
        return Brief(page.title, about, page.image, tuple(sections))
    about = say("brief-for-gm", about=about, seed=page.seed)
    return Brief(page.title, about, page.image, (*sections, *_gm_sections(page)))


def _gm_sections(page: Dossier) -> Iterable[Section]:
    alarms = (say("brief-gone-wrong"),) if page.alarms_on else ()
    yield Section(say("brief-place"), (*map(_fact_line, page.place), *alarms))
    yield Section(say("brief-people"), tuple(map(_person_line, page.people)))
    yield Section(say("field-secret"), (page.secret,))
    for job in page.jobs:
        yield Section(say("brief-complications", job=job.name), _rolled(job.complications))
        yield Section(say("brief-subgoals", job=job.name), _rolled(job.subgoals))
    lengths = [say("brief-length", name=row.name, segments=row.segments) for row in page.meters]
    meter = say("brief-lengths", lengths=listing(lengths, "comma"))
    yield Section(say("meter"), (meter, say("brief-penalties", penalties=listing(page.penalties, "comma"))))


def _person_line(row: PersonPart) -> Text:
    return say("person-wants", name=row.name, role=row.role, want=row.want)


def _fact_line(fact: Fact) -> Text:
    # What somebody wrote may end with a full stop of its own.
    text = fact.text.rstrip(".") if isinstance(fact.text, str) else fact.text
    if fact.note:
        return say("field-noted", name=fact.name, text=text, note=fact.note)
    return say("field", name=fact.name, text=text)


def _rolled(entries: tuple[Text, ...]) -> tuple[Text, ...]:
    first, *more = entries
    return say("brief-rolled", text=first), *more


def sheet_brief(sheet: Sheet) -> Brief:
    figures = say("sheet-figures", cool=sheet.cool, heat=sheet.heat, prep=sheet.prep)
    goals = (say("sheet-cool-goal", goal=sheet.cool_goal), say("sheet-heat-goal", goal=sheet.heat_goal))
    advances = (
        *(_ability_line(row) for row in sheet.advances),
        say("sheet-last-job", ability=_ability_line(sheet.last_job)),
    )
    sections = (
        Section(say("sheet-start"), (figures, say("sheet-gear-line", gear=sheet.gear))),
        Section(say("sheet-goals"), goals),
        Section(say("sheet-advances"), advances),
    )
    return Brief(sheet.name, say("sheet-of-class"), sheet.motto, sections)


def _ability_line(row: AbilityPart) -> Message:
    return say("person", name=row.name, about=row.text)


def as_tree(heist: Heist, gm: Dossier, players: Dossier, texts: Texts) -> dict[str, Any]:
    """Both pages and the heist itself, for programs."""
    return {
        "heist": {**plain(heist), "double": heist.double},
        "gm": rendered(gm, texts) | {"reader": "gm"},
        "players": rendered(players, texts) | {"reader": "players"},
    }


def rendered(page: msgspec.Struct | dict[str, Any], texts: Texts) -> dict[str, Any]:
    """A dossier or sheet with its messages as texts."""
    found: dict[str, Any] = _rendered(msgspec.structs.asdict(page) if isinstance(page, msgspec.Struct) else page, texts)
    return found


def _rendered(value: Any, texts: Texts) -> Any:
    match value:
        case Message():
            return texts(value)
        case msgspec.Struct():
            return _rendered(msgspec.structs.asdict(value), texts)
        case dict():
            return {name: _rendered(each, texts) for name, each in value.items()}
        case list() | tuple():
            return [_rendered(each, texts) for each in value]
    return value


def markdown(brief: Brief, texts: Texts) -> str:
    """A page as Markdown."""
    title, about, image = (escaped(text, texts) for text in (brief.title, brief.about, brief.image))
    lines = [f"# {title}", "", about, "", f"> {image}", ""]
    for section in brief.sections:
        told = (f"- {escaped(line, texts)}" for line in section.lines)
        lines += [f"## {escaped(section.heading, texts)}", "", *told, ""]
    return "\n".join(lines)


_MARKDOWN = str.maketrans({mark: f"\\{mark}" for mark in "\\`*_[]"})
_BLOCK = re.compile(r"^(\s*)(#|[-+>=~]|\d+(?=[.)]))", re.M)
"""What begins a heading, a list or a quotation at the start of a line."""


def escaped(text: Text, texts: Texts) -> str:
    """A text in Markdown. What people wrote stays text: no HTML, links, headings or emphasis come of it."""
    return escape(_BLOCK.sub(_escape_block, texts(text).translate(_MARKDOWN)), quote=False)


def _escape_block(found: re.Match[str]) -> str:
    return f"{found[1]}{found[2]}\\" if found[2].isdigit() else f"{found[1]}\\{found[2]}"


@cache
def _style() -> str:
    return files(__package__).joinpath("print", "page.css").read_text("utf-8")


def html(title: Text, articles: Sequence[str], texts: Texts) -> str:
    """A document of pages to print."""
    return (
        f'<!doctype html>\n<html lang="{texts.language}">\n<head>\n<meta charset="utf-8">\n'
        f"<title>{escape(texts(title))}</title>\n<style>{_style()}</style>\n</head>\n<body>\n"
        + "\n".join(articles)
        + "\n</body>\n</html>\n"
    )


def article(brief: Brief, texts: Texts, more: str = "") -> str:
    """One page; `more` comes at its end."""

    def said(tag: str, text: Text) -> str:
        return f"<{tag}>{escape(texts(text))}</{tag}>"

    parts = ["<article>", said("small", brief.about), said("h1", brief.title)]
    parts += [said("blockquote", brief.image)] if brief.image else []
    for section in brief.sections:
        items = "\n".join(said("li", line) for line in section.lines)
        parts.append(f"<section>{said('h2', section.heading)}\n<ul>\n{items}\n</ul></section>")
    return "\n".join([*parts, *([more] if more else []), "</article>"])


def heist_article(page: Dossier, texts: Texts) -> str:
    return article(heist_brief(page), texts, _boxes(page, texts) if page.for_gm else _notes(texts, say("brief-plan")))


def sheet_articles(all_of_them: Sheets, texts: Texts) -> list[str]:
    """A page for each class, and the crew's."""
    crew = Brief(say("sheet-crew"), say("sheet-crew-about"), "", ())
    rows = "".join(f"<tr>{'<td></td>' * 5}</tr>" for _ in range(6))
    heads = "".join(
        f"<th>{escape(texts(say(f'sheet-{name}')))}</th>" for name in ("criminal", "class", "cool", "heat", "prep")
    )
    table = f"<table><tr>{heads}</tr>{rows}</table>"
    return [
        *(article(sheet_brief(row), texts, _notes(texts, say("sheet-notes"))) for row in all_of_them.criminals),
        article(crew, texts, table + _notes(texts, say("sheet-notes"))),
    ]


def _boxes(page: Dossier, texts: Texts) -> str:
    """The Threat Meter and clocks to fill in, and room for notes."""
    longest = max(row.segments for row in page.meters)
    segments = "".join(f"<li>{number}</li>" for number in range(1, longest + 1))
    heading = escape(texts(say("meter")))
    meter = f'<section class="wide"><h2>{heading}</h2><ol class="boxes">{segments}</ol></section>'
    return meter + _notes(texts, say("sheet-notes"))


def _notes(texts: Texts, heading: Message) -> str:
    return f'<section class="wide"><h2>{escape(texts(heading))}</h2><div class="lines"></div></section>'
