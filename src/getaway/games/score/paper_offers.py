"""What may be done with papers, and at which place of the page each offer points.

`notes`, `note:N`; `scenes`, `prepared:N`; `people`, `person:N` (the GM's), `card:NAME` (on the table); `clock:NAME`;
`line`, `line:N`, `veil`, `veil:N`; `dice`.
"""

from collections.abc import Iterator

from getaway.games.score import moves, papers
from getaway.games.score import paper_moves as m
from getaway.games.score.blanks import lines, number, said, text
from getaway.games.score.referee import Referee
from getaway.games.score.rolls import MOST_GM_DICE
from getaway.games.score.say import say
from getaway.games.score.written import NAME, NOTE
from getaway.kernel.views import Offer


def gm_paper_offers(referee: Referee) -> Iterator[Offer]:
    """For the GM."""
    for kind in (_notes, _scenes, _people, _clocks):
        yield from kind(referee)


def _notes(referee: Referee) -> Iterator[Offer]:
    for at, note in enumerate(referee.secrets.notes, start=1):
        there = f"note:{at}"
        yield Offer(m.EditNote(at, note), say("offer-note-edit", number=at), there, (lines("text"),))
        yield Offer(moves.Narrate(note), say("offer-note-read", number=at), there)


def _scenes(referee: Referee) -> Iterator[Offer]:
    blanks = (text("name"), lines("text"), lines("ways", NOTE, 0))
    yield Offer(m.PrepareScene("...", "..."), say("offer-scene-prepare"), "scenes", blanks)
    for at, scene in enumerate(referee.secrets.scenes, start=1):
        there, name = f"prepared:{at}", scene.name
        yield Offer(papers.on_the_table(scene), say("offer-scene-use", name=name), there)
        edit = m.EditScene(at, name, scene.text, scene.ways)
        yield Offer(edit, say("offer-scene-edit", name=name), there, blanks)
        yield Offer(moves.Strike("scene", at), say("offer-scene-strike", name=name), there)


def _people(referee: Referee) -> Iterator[Offer]:
    blanks = (text("name", NAME), said("role"), said("want"), said("look"))
    yield Offer(m.WritePerson("..."), say("offer-person"), "people", blanks)
    for at, person in enumerate(referee.secrets.people, start=1):
        there, name = f"person:{at}", person.name
        yield Offer(m.ShowPerson(at), say("offer-person-show", name=name), there)
        if person.want:
            yield Offer(m.ShowPerson(at, want=True), say("offer-person-show-want", name=name), there)
        edit = m.EditPerson(at, name, person.role, person.want, person.look)
        yield Offer(edit, say("offer-person-edit", name=name), there, blanks)
        yield Offer(moves.Strike("person", at), say("offer-person-strike", name=name), there)
    for card in referee.open.people:
        yield Offer(m.HidePerson(card.name), say("offer-person-hide", name=card.name), f"card:{card.name}")


def _clocks(referee: Referee) -> Iterator[Offer]:
    for clock in referee.secrets.clocks:
        keep = m.KeepClock(clock.name, not clock.long)
        words = say("offer-clock-keep" if keep.keep else "offer-clock-let-go", name=clock.name)
        yield Offer(keep, words, f"clock:{clock.name}")


def offers_of_everyone(referee: Referee) -> Iterator[Offer]:
    """Lines and veils, which anybody edits."""
    written = (text("text"),)
    yield Offer(m.AddBoundary("line", "..."), say("offer-boundary", kind="line"), "line", written)
    yield Offer(m.AddBoundary("veil", "..."), say("offer-boundary", kind="veil"), "veil", written)
    for at, line in enumerate(referee.open.lines, start=1):
        words = say("offer-boundary-remove", kind="line", text=line)
        yield Offer(m.RemoveBoundary("line", at), words, f"line:{at}")
    for at, line in enumerate(referee.open.veils, start=1):
        words = say("offer-boundary-remove", kind="veil", text=line)
        yield Offer(m.RemoveBoundary("veil", at), words, f"veil:{at}")


def throw_offer() -> Offer:
    """Dice for anything, for a player."""
    return Offer(m.ThrowDice(1), say("offer-dice"), "dice", (number("dice", 1, MOST_GM_DICE), said("why")))
