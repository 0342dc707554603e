"""Makes messages of this game's catalog, and names the texts of its pack."""

from collections.abc import Sequence

from getaway.games.score.pack import AdvanceCard, Approach, ClassCard, Job, MeterSize, Named, SceneCard, Wording
from getaway.text.messages import Argument, Message, Name, Text, sayer
from getaway.text.messages import Named as Component

CATALOG = "score"
EXPLAINED = (
    "mimic",
    "escape_artist",
    "houdini",
    "bag_em",
    "right_tool",
    "dressed_for_success",
    "foresight",
    "slippery",
)
"""Abilities that ask their player to explain something."""
say = sayer(CATALOG)


def component(key: str, english: str) -> Name:
    """A text of the pack. A language translates it under this key."""
    return Name(f"{CATALOG}.{key}", english)


def alone(text: Name | Message) -> Message:
    """A text of the pack as a message of its own."""
    return text if isinstance(text, Message) else say("text", text=text)


def _name(kind: str, row: Component) -> Name:
    return component(f"{kind}-{row.id}", row.name)


def class_name(card: ClassCard) -> Name:
    return _name("class", card)


def class_gear(kind: str, gear: str) -> Message:
    """What a Criminal carries: the gear of the class, or in somebody's own words."""
    return alone(component(f"class-{kind}-gear", gear))


def ability_name(card: AdvanceCard) -> Name:
    return _name("advance", card)


def ability_text(card: AdvanceCard) -> Name:
    return component(f"advance-{card.id}-text", card.text)


def explain(ability: str) -> Text:
    """What the player of an ability is asked to tell; empty where it speaks for itself."""
    return say("explain", ability=ability) if ability in EXPLAINED else ""


def meter_name(size: MeterSize) -> Name:
    return _name("meter", size)


def penalty_name(card: Wording) -> Name:
    return _name("penalty", card)


def penalty_text(kind: str, text: str) -> Name:
    """What a penalty brings: the text of the pack, or a GM's own words."""
    return component(f"penalty-{kind}-text", text)


def unended(text: Text) -> Text:
    """Somebody's words within a sentence that ends by itself."""
    return text.rstrip(".") if isinstance(text, str) else text


def consequence_name(card: Wording) -> Name:
    return _name("consequence", card)


def consequence_text(card: Wording) -> Name:
    return component(f"consequence-{card.id}-text", card.text)


def job_name(job: Job) -> Name:
    return _name("job", job)


def scene_name(card: SceneCard) -> Name:
    return _name("scene", card)


def approach_text(id: str, text: Text) -> Name | Message:
    """An approach of a scene in the pack, of a story, or in a GM's own words."""
    return component(f"approach-{id}", text) if isinstance(text, str) else text


def approach_done(card: Approach) -> Name:
    return component(f"approach-{card.id}-done", card.done)


def named_text(kind: str, row: Named, read: Message | None = None) -> Message:
    """A subgoal or a variety: its name and what it asks, or how that is read in context."""
    return say("named-text", name=_name(kind, row), text=read or component(f"{kind}-{row.id}-text", row.text))


def because(why: Text) -> Argument:
    """A reason with what goes before it, in quotes where somebody wrote it; nothing where there is none."""
    if not why:
        return ""
    return say("because-of", why=why) if isinstance(why, Message) else say("because", why=why)


def sentences(parts: Sequence[Text]) -> Message:
    """One sentence after the other."""
    first, *rest = map(as_said, parts)
    for part in rest:
        first = say("sentences", first=first, second=part)
    return first


def as_said(text: Text) -> Message:
    """What somebody wrote, in quotes; anything else as it is."""
    return text if isinstance(text, Message) else say("quoted", text=text)
