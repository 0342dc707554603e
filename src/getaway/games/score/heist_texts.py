"""The texts of a generated heist: what is in its fields, its title, and what the crew is told of it."""

from getaway.games.score.generator import BY_HAND, Field, Heist
from getaway.games.score.moves import Title
from getaway.games.score.pack import Job, ScorePack
from getaway.games.score.say import alone, component, job_name, named_text, say
from getaway.text.messages import Argument, Message, Text, listing


def jobs_of(pack: ScorePack, heist: Heist) -> list[Job]:
    return [next(job for job in pack.jobs if job.id == name) for name in heist.jobs]


def job_title(pack: ScorePack, id: str) -> Argument:
    """A job by name; one that the pack does not have, by its id."""
    job = next((job for job in pack.jobs if job.id == id), None)
    return id if job is None else job_name(job)


def title_text(pack: ScorePack, title: Title, number: int) -> Text:
    """What a heist is called: what the GM says, its jobs, or else its number."""
    if not title:
        return say("heist-number", number=number)
    return title if isinstance(title, str) else say("heist-title", jobs=listing(job_title(pack, id) for id in title))


def heist_title(pack: ScorePack, heist: Heist) -> Message:
    return say("heist-title", jobs=listing(map(job_name, jobs_of(pack, heist))))


def field_name(heist: Heist, field: Field) -> Message:
    """What a field says something about."""
    number, dot, table = field.id.partition(".")
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
    if not dot:
        return alone(component(f"detail-{field.id}-{field.entry + 1}", field.text))
    job = jobs_of(pack, heist)[int(number) - 1]
    if table == "variety":
        return named_text("variety", job.varieties[field.entry])
    if table == "subgoal":
        return named_text("subgoal", job.subgoals[field.entry])
    if table == "complication":
        return complication_text(job, field.entry)
    return alone(component(f"job-{job.id}-{table}-{field.entry + 1}", field.text))


def field_note(field: Field) -> Text:
    return alone(component(f"detail-{field.id}-note-{field.entry + 1}", field.note)) if field.note else ""


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
    asked = [f"{number}.{table.id}" for table in job.tables] + ([f"{number}.variety"] if job.varieties else [])
    fields = [heist.field(name) for name in asked]
    return [pitch(job), *(field_line(pack, heist, field) for field in fields)]


def field_line(pack: ScorePack, heist: Heist, field: Field) -> Message:
    text = field_text(pack, heist, field)
    if isinstance(text, str):
        text = text.rstrip(".")
    return say("field", name=field_name(heist, field), text=text)


def assignment(pack: ScorePack, heist: Heist) -> list[Text]:
    """What the crew knows of the whole heist when it takes it."""
    jobs = enumerate(jobs_of(pack, heist), start=1)
    return [line for number, job in jobs for line in told(pack, heist, number, job)]
