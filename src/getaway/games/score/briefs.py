"""A heist on one page: one for the GM with everything, one for the players without secrets (SC-8.1)."""

from html import escape
from typing import Any, Literal

import msgspec

from getaway.games.score.generator import Heist
from getaway.games.score.heist_texts import (
    complication_text,
    field_line,
    field_name,
    field_note,
    field_text,
    heist_title,
    jobs_of,
    told,
)
from getaway.games.score.pack import ScorePack
from getaway.games.score.say import alone, job_name, meter_name, named_text, penalty_name, say
from getaway.kernel.pack import plain
from getaway.text.messages import Message, Text, listing
from getaway.text.render import Texts


class Section(msgspec.Struct, frozen=True):
    heading: Text
    lines: tuple[Text, ...]


class Brief(msgspec.Struct, frozen=True):
    title: Text
    reader: Literal["gm", "players"]
    seed: str
    sections: tuple[Section, ...]


def _assignment(pack: ScorePack, heist: Heist) -> list[Section]:
    jobs = enumerate(jobs_of(pack, heist), start=1)
    return [Section(alone(job_name(job)), tuple(told(pack, heist, number, job))) for number, job in jobs]


def players_brief(pack: ScorePack, heist: Heist) -> Brief:
    """No details of the place, no complications: those are the GM's to show. No seed, which would give them away."""
    return Brief(heist_title(pack, heist), "players", "", tuple(_assignment(pack, heist)))


def gm_brief(pack: ScorePack, heist: Heist) -> Brief:
    """Everything that was rolled, and the lists to choose more from."""
    sections = [*_assignment(pack, heist), Section(say("brief-place"), tuple(_place(pack, heist)))]
    for number, job in enumerate(jobs_of(pack, heist), start=1):
        rolled = field_text(pack, heist, heist.field(f"{number}.complication"))
        more = [complication_text(job, at) for at in range(len(job.complications))]
        sections.append(Section(say("brief-complications", job=job_name(job)), _rolled(rolled, more)))
        asked = field_text(pack, heist, heist.field(f"{number}.subgoal"))
        goals = [named_text("subgoal", row) for row in job.subgoals]
        sections.append(Section(say("brief-subgoals", job=job_name(job)), _rolled(asked, goals)))
    lengths = [say("brief-length", name=meter_name(size), segments=size.segments) for size in pack.meters]
    meter = (
        say("brief-lengths", lengths=listing(lengths, "comma")),
        say("brief-penalties", penalties=listing(map(penalty_name, pack.penalties), "comma")),
    )
    sections.append(Section(say("meter"), meter))
    return Brief(heist_title(pack, heist), "gm", heist.seed, tuple(sections))


def _place(pack: ScorePack, heist: Heist) -> list[Text]:
    lines: list[Text] = []
    for field in heist.fields:
        if "." not in field.id:
            name, text, note = field_name(heist, field), field_text(pack, heist, field), field_note(field)
            lines.append(
                say("field-noted", name=name, text=text, note=note) if note else field_line(pack, heist, field)
            )
    if heist.gone_wrong:
        lines.append(say("brief-gone-wrong"))
    return lines


def _rolled(rolled: Text, more: list[Message]) -> tuple[Text, ...]:
    """What was rolled first, and what else could be chosen."""
    return say("brief-rolled", text=rolled), *(line for line in more if line != rolled)


def as_tree(pack: ScorePack, heist: Heist, texts: Texts) -> dict[str, Any]:
    """Both pages and the heist itself, for programs."""
    return {
        "heist": {**plain(heist), "double": heist.double},
        "gm": _tree(gm_brief(pack, heist), texts),
        "players": _tree(players_brief(pack, heist), texts),
    }


def _tree(brief: Brief, texts: Texts) -> dict[str, Any]:
    sections = [{"heading": texts(row.heading), "lines": [texts(line) for line in row.lines]} for row in brief.sections]
    return {"title": texts(brief.title), "reader": brief.reader, "seed": brief.seed, "sections": sections}


def _footer(brief: Brief) -> Message:
    if brief.reader == "players":
        return say("brief-for-players")
    return say("brief-for-gm", seed=brief.seed)


def markdown(brief: Brief, texts: Texts) -> str:
    """A page as Markdown. What people wrote stays text: no HTML, links or emphasis come of it."""

    def escaped(text: Text) -> str:
        return escape(texts(text).translate(_MARKDOWN), quote=False)

    lines = [f"# {escaped(brief.title)}", "", escaped(_footer(brief)), ""]
    for section in brief.sections:
        lines += [f"## {escaped(section.heading)}", "", *(f"- {escaped(line)}" for line in section.lines), ""]
    return "\n".join(lines)


_MARKDOWN = str.maketrans({mark: f"\\{mark}" for mark in "\\`*_[]"})

_STYLE = """
body { font: 11pt/1.45 Georgia, serif; max-width: 44em; margin: 2em auto; padding: 0 1em; color: #111; }
h1 { border-bottom: 3px double; } h2 { font-size: 1.1em; margin: 1em 0 .2em; } ul { margin: 0; }
article + article { break-before: page; } footer { color: #555; font-size: .85em; margin-top: 1em; }
@page { margin: 18mm; }
"""


def html(briefs: list[Brief], texts: Texts) -> str:
    """Pages to print, one brief each."""
    articles = "\n".join(_article(brief, texts) for brief in briefs)
    name = escape(texts(briefs[0].title))
    return (
        f'<!doctype html>\n<html lang="{texts.language}">\n<head>\n<meta charset="utf-8">\n<title>{name}</title>\n'
        f"<style>{_STYLE}</style>\n</head>\n<body>\n{articles}\n</body>\n</html>\n"
    )


def _article(brief: Brief, texts: Texts) -> str:
    parts = [f"<article>\n<h1>{escape(texts(brief.title))}</h1>"]
    for section in brief.sections:
        items = "\n".join(f"<li>{escape(texts(line))}</li>" for line in section.lines)
        parts.append(f"<h2>{escape(texts(section.heading))}</h2>\n<ul>\n{items}\n</ul>")
    parts.append(f"<footer>{escape(texts(_footer(brief)))}</footer>\n</article>")
    return "\n".join(parts)
