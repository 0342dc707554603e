"""What the automatic GM says of a scene. Its text in the pack has names to fill in: `{place}`."""

from functools import lru_cache

from getaway.games.score.generator import Heist
from getaway.games.score.heist_texts import field_text, jobs_of
from getaway.games.score.old_texts import old_text
from getaway.games.score.pack import DETAILS, SceneCard, ScorePack
from getaway.games.score.say import job_name, say
from getaway.kernel.template import fill, names_in
from getaway.text.messages import Argument, Text
from getaway.text.render import english


def scene_text(pack: ScorePack, heist: Heist, card: SceneCard, number: int, *, old: bool = False) -> Text:
    """The text of a scene about the job with this number. A scene of the standard pack is a message; one that a pack
    words in its own way is text in the language of that pack."""
    names = names_in(card.text)
    values = {name: _value(pack, heist, number, name) for name in names}
    if old or not _is_standard(card.id, card.text):
        written = _old if old else _written
        return fill(card.text, {name: written(value) for name, value in values.items()})
    return say(f"scene-text-{card.id}", **values)


def _value(pack: ScorePack, heist: Heist, number: int, name: str) -> Argument:
    """What stands for a name in the text of a scene."""
    if name == "place":
        space, floors = (field_text(pack, heist, heist.field(id)) for id in ("space", "floors"))
        high = heist.field("floors").text
        return say("place", space=space, floors=floors, count=int(high) if high.isdecimal() else 0)
    if name in DETAILS:
        return field_text(pack, heist, heist.field(name))
    job = jobs_of(pack, heist)[number - 1]
    if name == "job":
        return job_name(job)
    about = next((table for table in job.tables if table.id == "what"), job.tables[0])
    return field_text(pack, heist, heist.field(f"{number}.{about.id}"))


@lru_cache(256)
def _is_standard(id: str, text: str) -> bool:
    """Whether the catalog has this very text."""
    return english(say(f"scene-text-{id}", **{name: f"{{{name}}}" for name in names_in(text)})) == text


def _written(value: Argument) -> str:
    return english(say("text", text=value))


def _old(value: Argument) -> str:
    return old_text(say("text", text=value))
