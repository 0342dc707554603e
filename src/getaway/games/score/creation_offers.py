"""Making a Criminal: what a player chooses and writes, with suggestions (SC-1). An offer points at `class:KIND`.

The portrait is no blank: a terminal has no pictures to choose from.
"""

from collections.abc import Iterator
from itertools import islice

from getaway.games.score import looks
from getaway.games.score import moves as m
from getaway.games.score.blanks import one, said, text
from getaway.games.score.pack import AdvanceCard
from getaway.games.score.referee import Referee
from getaway.games.score.say import ability_name, ability_text, class_name, say
from getaway.kernel.views import Blank, Offer
from getaway.text.messages import Message, Text

SUGGESTED = 4
"""How many names are suggested."""


def creation(referee: Referee) -> Iterator[Offer]:
    taken = {criminal.name for criminal in referee.open.crew}
    way = "premade" if referee.one_shot else "new"
    for kind in referee.classes.values():
        cards = () if referee.one_shot or not referee.pack.start_advances else kind.advances
        names = list(islice(looks.free_names(kind.id, taken), SUGGESTED))
        blanks: list[Blank] = [text("name", m.NAME, suggested={name: name for name in names})]
        if cards:
            blanks.append(one("advance", {id: _explained(referee.advances[id]) for id in cards}))
        suggested: dict[str, Text] = {look: looks.look_text(look) for look in looks.looks_of(kind.id)}
        blanks += [text("look", least=0, suggested=suggested), said("gear")]
        words = say("offer-create", kind=class_name(kind), way=way)
        move = m.CreateCriminal(names[0], kind.id, cards[0] if cards else "")
        yield Offer(move, words, f"class:{kind.id}", tuple(blanks))


def _explained(card: AdvanceCard) -> Message:
    return say("named-text", name=ability_name(card), text=ability_text(card))
