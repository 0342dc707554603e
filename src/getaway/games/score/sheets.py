"""Sheets to fill in by hand: one for a Criminal of each class, and one for the crew."""

import msgspec

from getaway.games.score.dossier import MeterPart
from getaway.games.score.pack import AdvanceCard, ClassCard, ScorePack
from getaway.games.score.say import ability_name, ability_text, alone, class_gear, class_name, component, meter_name
from getaway.text.messages import Text

ONCE_IN_A_ROLL = ("foresight", "overclock")
"""Abilities for once a heist that are used in a roll."""


class AbilityPart(msgspec.Struct, frozen=True):
    """An advance; whether it is for once a heist, and so has a box to tick."""

    name: Text
    text: Text
    once: bool


class Sheet(msgspec.Struct, frozen=True):
    """A Criminal of a class as they start, with room for what changes (SC-1)."""

    kind: str
    name: Text
    motto: Text
    cool: int
    heat: int
    prep: int
    gear: Text
    cool_goal: Text
    heat_goal: Text
    advances: tuple[AbilityPart, ...]
    last_job: AbilityPart


class Sheets(msgspec.Struct, frozen=True):
    """All sheets of a pack, and the lengths of the Threat Meter for that of the crew."""

    criminals: tuple[Sheet, ...]
    meters: tuple[MeterPart, ...]


def sheets(pack: ScorePack) -> Sheets:
    advances = {card.id: card for card in pack.advances}
    meters = tuple(MeterPart(alone(meter_name(size)), size.segments) for size in pack.meters)
    return Sheets(tuple(_sheet(card, advances) for card in pack.classes), meters)


def _sheet(card: ClassCard, advances: dict[str, AdvanceCard]) -> Sheet:
    def text(what: str, english: str) -> Text:
        return alone(component(f"class-{card.id}-{what}", english))

    def ability(id: str) -> AbilityPart:
        row = advances[id]
        return AbilityPart(
            alone(ability_name(row)), alone(ability_text(row)), row.use == "once" or row.id in ONCE_IN_A_ROLL
        )

    return Sheet(
        kind=card.id,
        name=alone(class_name(card)),
        motto=text("motto", card.motto),
        cool=card.cool,
        heat=card.heat,
        prep=card.prep,
        gear=class_gear(card.id, card.gear),
        cool_goal=text("cool_goal", card.cool_goal),
        heat_goal=text("heat_goal", card.heat_goal),
        advances=tuple(ability(id) for id in card.advances),
        last_job=ability(card.last_job),
    )
