"""Texts in a game by version 1 of the rules, which kept English sentences in the position and not messages.

Records of such games hold a hash of every position, so these sentences must stay as they were.
"""

from typing import Any

from getaway.games.score.moves import HistoryEntry
from getaway.text.messages import Argument, Listing, Message, Name

_TEXTS = {
    "text": "{text}",
    "named-text": "{name}: {text}",
    "field": "{name}: {text}",
    "field-variety": "Variety",
    "field-complication": "Complication",
    "field-subgoal": "Subgoal",
    "found-set": "the GM sets {difficulty}",
    "found-silent": "Silent but Deadly makes it {difficulty}",
    "found-ability": "{ability} {sign}{by}",
    "found-penalties": "penalties of the meter +{by}",
    "found-modifier": "the GM {sign}{by}",
    "found-kept": "kept at {difficulty}",
    "found-foresight": "Foresight makes it {difficulty}",
    "injury-knock": "a bad knock",
    "place": "a {space} place, floors: {floors}",
    "ended-too-late": "They waited too long, and the chance is gone.",
    "ended-done": "The van pulls away, and the job is done.",
}
_ABILITIES = {
    "score.advance-tumbler": "Tumbler",
    "score.advance-we_loud_yet": "We Loud Yet?",
    "score.advance-focus": "Focus",
    "score.advance-inside_the_system": "Inside the System",
}
_ENTRIES = {
    "penalty": "A penalty of the meter fired: {text}.",
    "goal": "{name} met the {goal} goal.",
    "died": "{name} died{because}.",
    "taken_out": "{name} was taken out for the heist{because}.",
    "hurt": "{name} was hurt: {text}.",
    "arrested": "{name} was arrested, for good.",
    "retired": "{name} retired after one last job.",
}


def old_text(message: Message) -> str:
    """The sentence that stands in the position."""
    values = {name: _argument(value) for name, value in message.args.items()}
    values["sign"] = "-" if values.get("way") == "easier" else "+"
    return _TEXTS[message.id.partition(".")[2]].format(**values)


def _argument(value: Argument) -> Any:
    match value:
        case Message():
            return old_text(value)
        case Name():
            return _ABILITIES.get(value.key, value.name)
        case Listing():
            return " and ".join(str(_argument(item)) for item in value.items)
    return value


def old_entry(entry: HistoryEntry, text: str) -> str:
    """The sentence in the history of the campaign; `text` has the words of the pack where nobody wrote any."""
    because = f": {text}" if text else ""
    return _ENTRIES[entry.what].format(name=entry.name, goal=entry.about.title(), because=because, text=text)
