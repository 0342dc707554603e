"""A heist on one page: one for the GM with everything, one for the players without secrets (SC-8.1)."""

from html import escape
from typing import Any

import msgspec

from getaway.games.score.generator import Heist
from getaway.games.score.pack import Job, ScorePack
from getaway.kernel.pack import plain


class Section(msgspec.Struct, frozen=True):
    heading: str
    lines: tuple[str, ...]


class Brief(msgspec.Struct, frozen=True):
    title: str
    for_whom: str
    seed: str
    sections: tuple[Section, ...]


def jobs_of(pack: ScorePack, heist: Heist) -> list[Job]:
    return [next(job for job in pack.jobs if job.id == name) for name in heist.jobs]


def title(pack: ScorePack, heist: Heist) -> str:
    """Its jobs by name."""
    return " and ".join(job.name for job in jobs_of(pack, heist))


def assignment(pack: ScorePack, heist: Heist) -> list[Section]:
    """What the crew knows when it takes the job: what each job is about, and what is asked."""
    sections = []
    for number, job in enumerate(jobs_of(pack, heist), start=1):
        own = [f"{number}.{table.id}" for table in job.tables] + ([f"{number}.variety"] if job.varieties else [])
        asked = tuple(f"{heist.field(name).name}: {heist.field(name).text}" for name in own)
        sections.append(Section(job.name, (job.pitch, *asked)))
    return sections


def players_brief(pack: ScorePack, heist: Heist) -> Brief:
    """No details of the place, no complications: those are the GM's to show. No seed, which would give them away."""
    return Brief(title(pack, heist), "the players", "", tuple(assignment(pack, heist)))


def gm_brief(pack: ScorePack, heist: Heist) -> Brief:
    """Everything that was rolled, and the lists to choose more from."""
    place = [
        f"{field.name}: {field.text}" + (f" ({field.note})" if field.note else "")
        for field in heist.fields
        if "." not in field.id
    ]
    if heist.gone_wrong:
        place.append("Heist Gone Wrong: the alarms are on from the start.")
    sections = [*assignment(pack, heist), Section("The place", tuple(place))]
    for number, job in enumerate(jobs_of(pack, heist), start=1):
        rolled = heist.field(f"{number}.complication").text
        others = [text for text in job.complications if text != rolled]
        sections.append(Section(f"{job.name}: complications", (f"Rolled: {rolled}", *others)))
        asked = heist.field(f"{number}.subgoal").text
        more = [f"{row.name}: {row.text}" for row in job.subgoals]
        lines = (f"Rolled: {asked}", *(line for line in more if line != asked))
        sections.append(Section(f"{job.name}: subgoals", lines))
    lengths = ", ".join(f"{size.name} {size.segments}" for size in pack.meters)
    penalties = "; ".join(penalty.name for penalty in pack.penalties)
    sections.append(Section("Threat Meter", (f"Segments: {lengths}", f"Penalties to hang on them: {penalties}")))
    return Brief(title(pack, heist), "the GM", heist.seed, tuple(sections))


def as_tree(pack: ScorePack, heist: Heist) -> dict[str, Any]:
    """Both pages and the heist itself, for programs."""
    return {
        "heist": {**plain(heist), "double": heist.double},
        "gm": plain(gm_brief(pack, heist)),
        "players": plain(players_brief(pack, heist)),
    }


def markdown(brief: Brief) -> str:
    """A page as Markdown. What people wrote stays text: no HTML, links or emphasis come of it."""
    seed = f", seed {_escaped(brief.seed)}" if brief.seed else ""
    lines = [f"# {_escaped(brief.title)}", "", f"For {brief.for_whom}{seed}", ""]
    for section in brief.sections:
        lines += [f"## {_escaped(section.heading)}", "", *(f"- {_escaped(line)}" for line in section.lines), ""]
    return "\n".join(lines)


_MARKDOWN = str.maketrans({mark: f"\\{mark}" for mark in "\\`*_[]"})


def _escaped(text: str) -> str:
    return escape(text.translate(_MARKDOWN), quote=False)


_STYLE = """
body { font: 11pt/1.45 Georgia, serif; max-width: 44em; margin: 2em auto; padding: 0 1em; color: #111; }
h1 { border-bottom: 3px double; } h2 { font-size: 1.1em; margin: 1em 0 .2em; } ul { margin: 0; }
article + article { break-before: page; } footer { color: #555; font-size: .85em; margin-top: 1em; }
@page { margin: 18mm; }
"""


def html(briefs: list[Brief]) -> str:
    """Pages to print, one brief each."""
    articles = "\n".join(_article(brief) for brief in briefs)
    name = escape(briefs[0].title)
    return (
        f'<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>{name}</title>\n'
        f"<style>{_STYLE}</style>\n</head>\n<body>\n{articles}\n</body>\n</html>\n"
    )


def _article(brief: Brief) -> str:
    parts = [f"<article>\n<h1>{escape(brief.title)}</h1>"]
    for section in brief.sections:
        items = "\n".join(f"<li>{escape(line)}</li>" for line in section.lines)
        parts.append(f"<h2>{escape(section.heading)}</h2>\n<ul>\n{items}\n</ul>")
    seed = f", seed {escape(brief.seed)}" if brief.seed else ""
    parts.append(f"<footer>For {escape(brief.for_whom)}{seed}</footer>\n</article>")
    return "\n".join(parts)
