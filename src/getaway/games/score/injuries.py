"""Injuries that a GM chooses with one tap. A position holds such a one by its id, and every viewer reads it in their
language; anything else is the GM's own words."""

from getaway.games.score.say import say
from getaway.text.messages import Text

INJURIES = ("ankle", "ribs", "arm", "cut", "hand", "head")


def injury_text(injury: Text) -> Text:
    return say(f"injury-{injury}") if injury in INJURIES else injury


def suggested_injuries() -> dict[str, Text]:
    return {injury: injury_text(injury) for injury in INJURIES}
