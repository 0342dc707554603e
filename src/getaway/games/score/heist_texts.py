"""The texts of a generated heist: what is in its fields, its title, and what the crew is told of it.

From version 3 on, entries are read in context (SC-6.6): a detail has a note that fits the place, and some entries of
jobs say something else.
"""

from getaway.games.score import background
from getaway.games.score.generator import BY_HAND, Field, Heist
from getaway.games.score.moves import Title
from getaway.games.score.pack import DETAILS, Job, ScorePack
from getaway.games.score.say import alone, component, job_name, named_text, say, sentences
from getaway.text.messages import Argument, Message, Text, listing


def jobs_of(pack: ScorePack, heist: Heist) -> list[Job]:
    return [next(job for job in pack.jobs if job.id == name) for name in heist.jobs]


def job_title(pack: ScorePack, id: str) -> Argument:
    """A job by name; one that the pack does not have, by its id."""
    job = next((job for job in pack.jobs if job.id == id), None)
    return id if job is None else job_name(job)


def title_text(pack: ScorePack, title: Title, number: int, called: str = "") -> Text:
    """What a heist is called: what the GM says, its generated name, its jobs, or else its number."""
    if called in background.known_names() and not (title and isinstance(title, str)):
        return say(f"called-{called}")
    if not title:
        return say("heist-number", number=number)
    return title if isinstance(title, str) else say("heist-title", jobs=listing(job_title(pack, id) for id in title))


def heist_title(pack: ScorePack, heist: Heist) -> Text:
    """Its name; of a heist that has none, its jobs."""
    return field_text(pack, heist, heist.field("name")) if heist.background else jobs_text(pack, heist)


def jobs_text(pack: ScorePack, heist: Heist) -> Message:
    return say("heist-title", jobs=listing(map(job_name, jobs_of(pack, heist))))


def field_name(heist: Heist, field: Field) -> Message:
    """What a field says something about."""
    number, dot, table = field.id.partition(".")
    if field in heist.background:
        if number.startswith("person"):
            return say(f"field-person-{table}", number=int(number.removeprefix("person")))
        return say(f"field-{number}-{table}" if dot else f"field-{number}")
    if not dot:
        return alone(component(f"detail-{field.id}", field.name))
    if table in ("variety", "complication", "subgoal"):
        return say(f"field-{table}")
    return alone(component(f"job-{heist.jobs[int(number) - 1]}-{table}", field.name))


def field_text(pack: ScorePack, heist: Heist, field: Field) -> Text:
    """What was rolled, or set by hand."""
    if field.entry == BY_HAND:
        return field.text
    number, dot, table = field.id.partition(".")
    if field in heist.background:
        return _background_text(table if dot else number, field)
    if not dot:
        return alone(component(f"detail-{field.id}-{field.entry + 1}", field.text))
    job = jobs_of(pack, heist)[int(number) - 1]
    read = background.reading(pack, heist, field)
    if table in ("variety", "subgoal"):
        row = (job.varieties if table == "variety" else job.subgoals)[field.entry]
        return named_text(table, row, say(f"reading-{read}") if read else None)
    if read:
        return say(f"reading-{read}")
    if table == "complication":
        return complication_text(job, field.entry)
    return alone(component(f"job-{job.id}-{table}-{field.entry + 1}", field.text))


def _background_text(kind: str, field: Field) -> Text:
    messages = {
        "who": f"client-{field.text}",
        "role": f"role-{field.text}",
        "want": f"want-{field.text}",
        "secret": f"secret-{field.text}",
        "image": f"image-{field.text}",
        "link": f"link-{field.text}",
    }
    if kind != "name":
        return say(messages[kind])
    return field.text if "." in field.id else say(f"called-{field.text}")  # people's names are the same in any language


def field_note(pack: ScorePack, heist: Heist, field: Field) -> Text:
    """What else is to be said of an entry: what it means in this kind of place, and the note of the pack."""
    notes = [context_note(pack, heist, field)]
    if field.note:
        notes.append(alone(component(f"detail-{field.id}-note-{field.entry + 1}", field.note)))
    said = [note for note in notes if note]
    return sentences(said) if said else ""


def context_note(pack: ScorePack, heist: Heist, field: Field) -> Text:
    """What a detail means in this kind of place; empty where nothing more is to be said."""
    place = background.venue(pack, heist) if heist.background and "." not in field.id else ""
    id = background.rolled_ids(pack, heist, 1).get(field.id) if place else None
    return say(f"venue-{place}-{field.id}-{id}") if id and field.id in DETAILS else ""


def complication_text(job: Job, entry: int) -> Message:
    return alone(component(f"complication-{job.id}-{entry + 1}", job.complications[entry]))


def known_complication(pack: ScorePack, text: str) -> Text:
    """A complication of the pack, or a GM's own words."""
    for job in pack.jobs:
        if text in job.complications:
            return complication_text(job, job.complications.index(text))
    return text


def pitch(job: Job) -> Message:
    return alone(component(f"job-{job.id}-pitch", job.pitch))


def told(pack: ScorePack, heist: Heist, number: int, job: Job) -> list[Text]:
    """What the crew knows of one job when it takes it: what it is about, and what is asked."""
    return [pitch(job), *(field_line(pack, heist, field) for field in asked(heist, number, job))]


def asked(heist: Heist, number: int, job: Job) -> list[Field]:
    """The fields of a job that the crew knows."""
    names = [f"{number}.{table.id}" for table in job.tables] + ([f"{number}.variety"] if job.varieties else [])
    return [heist.field(name) for name in names]


def client_text(pack: ScorePack, heist: Heist) -> Message:
    """Who pays, and why."""
    name, who = (field_text(pack, heist, heist.field(f"client.{part}")) for part in ("name", "who"))
    return say("client-line", name=name, who=who)


def field_line(pack: ScorePack, heist: Heist, field: Field) -> Message:
    text = field_text(pack, heist, field)
    if isinstance(text, str):
        text = text.rstrip(".")
    return say("field", name=field_name(heist, field), text=text)


def line_told(pack: ScorePack, heist: Heist, field: Field) -> Text:
    """The line of the assignment that has a field in it, if the crew is told of it."""
    if field.id.startswith("client."):
        return client_text(pack, heist)
    return field_text(pack, heist, field) if field.id in ("link", "image") else field_line(pack, heist, field)


def assignment(pack: ScorePack, heist: Heist) -> list[Text]:
    """What the crew knows of the whole heist when it takes it."""
    jobs = enumerate(jobs_of(pack, heist), start=1)
    lines = [line for number, job in jobs for line in told(pack, heist, number, job)]
    if not heist.background:
        return lines
    more = ["link", "image"] if heist.double else ["image"]
    return [client_text(pack, heist), *lines, *(field_text(pack, heist, heist.field(id)) for id in more)]
