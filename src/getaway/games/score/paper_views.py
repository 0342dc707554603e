"""Papers as viewers see them: what lies open, and what only the GM has (SC-8.1)."""

import msgspec

from getaway.games.score.paper_types import Person, PreparedScene
from getaway.games.score.papers import on_the_table
from getaway.games.score.referee import Referee
from getaway.kernel.views import shown


class PapersView(msgspec.Struct, frozen=True):
    """What lies on the table for everyone: cards of people, and the lines and veils of the campaign."""

    people: tuple[Person, ...]
    lines: tuple[str, ...]
    veils: tuple[str, ...]


class PersonView(msgspec.Struct, frozen=True):
    """A person of the GM's: whether a card with their name lies on the table, and whether with what they want."""

    number: int
    name: str
    role: str
    want: str
    look: str
    shown: bool
    want_shown: bool


class PreparedSceneView(msgspec.Struct, frozen=True):
    """A scene that the GM has prepared, and whether it is the one that is being played."""

    number: int
    name: str
    text: str
    ways: str
    on_the_table: bool


class GmPapersView(msgspec.Struct, frozen=True):
    """The GM's papers. Their notes are in `GmBoard.notes`."""

    scenes: tuple[PreparedSceneView, ...]
    people: tuple[PersonView, ...]


def papers_view(referee: Referee) -> PapersView:
    return shown(PapersView, referee.open)


def gm_papers_view(referee: Referee) -> GmPapersView:
    hidden = referee.secrets
    cards = {card.name: card for card in referee.open.people}
    people = []
    for number, person in enumerate(hidden.people, start=1):
        card = cards.get(person.name)
        want_shown = card is not None and bool(card.want)
        people.append(shown(PersonView, person, number=number, shown=card is not None, want_shown=want_shown))
    scenes = tuple(
        shown(PreparedSceneView, scene, number=number, on_the_table=_is_on(referee, scene))
        for number, scene in enumerate(hidden.scenes, start=1)
    )
    return GmPapersView(scenes, tuple(people))


def _is_on(referee: Referee, scene: PreparedScene) -> bool:
    """Approaches may have come and gone since it was put there."""
    job, move = referee.open.job, on_the_table(scene)
    return job is not None and job.scene is not None and (job.scene.name, job.scene.text) == (move.name, move.text)
