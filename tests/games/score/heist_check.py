"""Finds what contradicts itself in a generated heist: sentences that cannot be true of what was rolled."""

import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from getaway.games.score import background
from getaway.games.score.dossier import dossier
from getaway.games.score.generator import Field, Heist
from getaway.games.score.heist_texts import field_note, field_text
from getaway.games.score.pack import ScorePack
from getaway.text.render import english

HOMES = ("estate", "suburb", "mansion", "penthouse")
SOMEBODY = ("few", "light", "some", "busy", "dense")


class Rule(NamedTuple):
    """What is never said where these entries were rolled."""

    name: str
    facts: Mapping[str, tuple[str, ...]]
    never: str

    def holds(self, facts: Mapping[str, str]) -> bool:
        return all(facts.get(table, "") in any_of for table, any_of in self.facts.items())


RULES = (
    Rule(
        "a private bank has no counter and no line",
        {"venue": ("bank",), "space": ("private",)},
        r"short line|the line\b|\bcounters?\b(?!, no line)|teller|jar of coins|come in\. That is",
    ),
    Rule(
        "a private shop has no crowd",
        {"venue": ("shop",), "space": ("private",)},
        r"A sale\.|at every counter|looking around",
    ),
    Rule(
        "a foundation has no free entry",
        {"venue": ("museum",), "space": ("private",)},
        r"Free entry|One visitor|usual visitors",
    ),
    Rule("where only badges open, no door is open", {"venue": ("office",), "space": ("private",)}, r"Open day"),
    Rule(
        "a closed road has no traffic",
        {"venue": ("truck",), "space": ("private",)},
        r"night bus|traffic|Rush hour|crosses",
    ),
    Rule("an open house has no gate", {"venue": ("home",), "space": ("public",)}, r"\bgates?\b(?<!no gate)"),
    Rule(
        "one floor has no stairs",
        {"floors": ("one",), "house": ("", "estate", "suburb", "mansion", "block", "hotel")},
        r"every floor|\b[Ee]levator|\bstairs?\b|upstairs|staircase",
    ),
    Rule("a prison is no barracks", {"who": ("prisoner",)}, r"quarters|command|quartermaster"),
    Rule("barracks are no prison", {"who": ("officer",)}, r"cells|inmate|warden|riots"),
    Rule(
        "several vehicles have several drivers",
        {"venue": ("truck",), "floors": ("two", "three", "many")},
        r"A driver, who|A driver and a guard, both|No escort",
    ),
    Rule("drivers alone are no guards", {"venue": ("truck",), "security": ("mall",)}, r"^guard\b|student on"),
    Rule(
        "one vehicle has no escort",
        {"venue": ("truck",), "floors": ("one",)},
        r"An escort|ahead and behind|wrong vehicle",
    ),
    Rule(
        "a road has no rooms",
        {"venue": ("truck",)},
        r"in there\b|someone inside|worked here|forty screens|this beat|back door|coffee fund|back room",
    ),
    Rule(
        "a home is no museum", {"venue": ("home",)}, r"\blabel\b|the flash|director|old masters|folding chairs, asleep"
    ),
    Rule(
        "a jeweler is no club",
        {"venue": ("front",), "job": ("jewelry",)},
        r"\bbar\b|the cards|\bfood\b|Members only|coats|\bcook\b",
    ),
    Rule("a penthouse has no garden", {"house": ("penthouse",)}, r"grass|stone frog|climbing|fence|gardener|driveway"),
    Rule("a crew is no single person", {"who": ("crew",)}, r"\b[Tt]he target\b"),
    Rule(
        "who is away is not at home",
        {"civilians": SOMEBODY, "house": HOMES},
        r"will be back early|come home early|after all, and on",
    ),
    Rule(
        "nobody is at home",
        {"civilians": ("none",), "house": HOMES},
        r"Someone is up|The owners have guns|Nobody was expecting|have quarreled\b(?<!early\. They have quarreled)",
    ),
    Rule(
        "a party is no quiet night",
        {"civilians": ("busy", "dense"), "house": HOMES},
        r"refrigerator|Nobody was expecting",
    ),
    Rule(
        "a closed bank has no staff and no customers",
        {"venue": ("bank",), "civilians": ("none",)},
        r"today's staff|behind the counter|teller|branch manager|Win the customers|the customers with",
    ),
    Rule(
        "an open bank is not closed", {"venue": ("bank",), "civilians": SOMEBODY}, r"cleaners are no|the manager is out"
    ),
    Rule(
        "a closed store does not close",
        {"job": ("jewelry",), "civilians": ("none",)},
        r"store closes early|A customer is",
    ),
    Rule("whoever is to be met is there", {"venue": ("home",), "job": ("assassination", "frame")}, r"Nobody is home"),
    Rule(
        "a target at work has not gone home",
        {"venue": ("office",), "job": ("assassination", "extraction")},
        r"gone home\. The cleaners",
    ),
    Rule("paste makes no noise", {"variety": ("paste",)}, r"Rob the whole|feels safe"),
    Rule(
        "one stone is not the whole store",
        {"variety": ("big_rock",), "where": ("mall", "town")},
        r"Rob the whole store",
    ),
    Rule(
        "a deposit has no witnesses",
        {"variety": ("deposit",), "what": ("grab", "vault", "cash")},
        r"Win the customers over",
    ),
    Rule("what burns or is a book is not shared", {"what": ("burn", "books"), "job": ("bank",)}, r"share of the money"),
    Rule("a death needs footage", {"variety": ("show",)}, r"Take the security footage"),
    Rule("a swap ruins nothing", {"variety": ("replica",)}, r"ruin (those|what)"),
    Rule(
        "a house without guests has no guests",
        {"variety": ("private_wall",), "civilians": ("none",)},
        r"[Gg]uests are being",
    ),
    Rule("the client has a name and a face", {}, r"client does not exist"),
    Rule("nothing is a stray dog", {}, r"stray dog|for a colleague|told the police, but"),
)


class Told(NamedTuple):
    """What a heist says, for one of its jobs."""

    number: int
    facts: Mapping[str, str]
    texts: tuple[str, ...]


def told(pack: ScorePack, heist: Heist) -> Iterator[Told]:
    """The texts of each job and its place, with the lists to choose from. The background belongs to the first."""
    for number, job in enumerate(dossier(pack, heist).jobs, start=1):
        fields = (text for field in heist.all_fields for text in _texts(pack, heist, field, number))
        lists = map(english, (*job.complications, *job.subgoals))
        yield Told(number, background.rolled_ids(pack, heist, number), (*fields, *lists))


def _texts(pack: ScorePack, heist: Heist, field: Field, number: int) -> Iterator[str]:
    of = background.number_of(heist, field)
    if field.id == "name" or field.id.endswith(".name") or of not in (number, 0) or (of == 0 and number > 1):
        return
    for text in (field_text(pack, heist, field), field_note(pack, heist, field)):
        if text:
            yield english(text)


def contradictions(pack: ScorePack, heist: Heist) -> list[str]:
    """What is said although it cannot be so; "rule: sentence"."""
    found = []
    for part in told(pack, heist):
        found += [f"{heist.seed}: {problem}" for problem in problems(part.facts, part.texts)]
    return found


def problems(facts: Mapping[str, str], texts: tuple[str, ...]) -> list[str]:
    held = [rule for rule in RULES if rule.holds(facts)]
    return [f"{rule.name}: {text}" for rule in held for text in texts if re.search(rule.never, text)]
