"""Checks of stories: nobody speaks who cannot, and every rolled entry comes up.

The table itself is checked in test_story_table.py; this watches games.
"""

from getaway.games.score import events as e
from getaway.games.score.generator import Field, Heist
from getaway.games.score.heist_texts import field_text
from getaway.games.score.referee import Referee
from getaway.games.score.story import facts as f
from getaway.games.score.story.state import Story
from getaway.games.score.story.table import table
from getaway.kernel.events import Event
from getaway.text.messages import Listing, Message, Name


class Watcher:
    """Follows one heist from its start."""

    def __init__(self, referee: Referee) -> None:
        self.referee = referee
        self.heist: Heist = referee.heist
        self.gone: set[str] = set()

    def after(self, events: list[Event]) -> list[str]:
        """What is wrong with what was said since the last time."""
        story = self.referee.secrets.story
        if story is None:
            return []
        problems = [problem for event in events for problem in self._spoke(event, story)]
        cast = story.cast
        self.gone = {one for one in cast if not f.is_met(one, story.facts)}
        return problems

    def _spoke(self, event: Event, story: Story) -> list[str]:
        if not isinstance(event, e.Narrated | e.SceneSet) or not isinstance(event.text, Message):
            return []
        id = event.text.id.partition(".")[2]
        about = {person for row in table("1").lines if id.startswith(row.text) for person in row.about}
        about |= {one for one, want in story.wants.items() if id.startswith(f"{want}.")}
        named = {one for one in story.cast if one in event.text.args}
        return [f"{id}: {one} is not there anymore" for one in named & self.gone - about]

    def unmentioned(self, events: list[Event]) -> list[str]:
        """The fields of the heist that nothing has mentioned."""
        said = {id for event in events for id in _ids(event)}
        return [field.id for field in self.heist.fields if not self._keys(field) & said]

    def _keys(self, field: Field) -> set[str]:
        """What mentions a field: its text in the pack, or a line of the story that is only said where it holds."""
        found = set(_in(field_text(self.referee.pack, self.heist, field)))
        _number, dot, kind = field.id.partition(".")
        rolled = f.rolled(self.referee.pack, self.heist)[field.id]
        fact = f"{kind if dot else field.id}:{rolled}"
        rows = table("1")
        found |= {f"score.{row.text}" for row in rows.lines if fact in row.when}
        found |= {f"score.{row.text}-{n}" for row in rows.lines if fact in row.when for n in range(1, 9)}
        found |= {f"score.{row.text}.arrives" for row in rows.scenes.values() if fact in row.when}
        return found - {"score.text", "score.named-text"}


def _ids(event: Event) -> set[str]:
    return {id for name in event.__struct_fields__ for id in _in(getattr(event, name))}


def _in(value: object) -> list[str]:
    """The ids of messages and the keys of components in a value."""
    match value:
        case Message():
            return [value.id, *(id for each in value.args.values() for id in _in(each))]
        case Name():
            return [value.key]
        case Listing():
            return [id for each in value.items for id in _in(each)]
        case list() | tuple():
            return [id for each in value for id in _in(each)]
    return []
