"""Validation errors as sentences for people: which thing is wrong, in words, and what is allowed.

msgspec reports `Expected `str` of length >= 10 - at `$.password``. A person reads "the password must have at least 10
characters". What a text pattern allows is said by the `description` of its Meta, and what a field is called by its
`title`; without a title the field's name is used.
"""

import re
import tomllib
from functools import lru_cache
from typing import Any

import msgspec
from msgspec import inspect

from getaway.kernel.phrases import counted
from getaway.kernel.text import PRINTABLE, PRINTABLE_WORDS

KINDS = {
    "int": "a whole number",
    "float": "a number",
    "str": "text",
    "bool": "true or false",
    "array": "a list",
    "object": "an object with named fields",
}
UNITS = {"str": "character", "array": "entry", "object": "entry", "bytes": "byte"}
PLURALS = {"entry": "entries"}
MOST_SHOWN = 24
"""Values that are listed when one of them has to be chosen."""
LONGEST_SHOWN = 40
WHOLE = "it"
NOT_UNICODE = "has text that is not valid Unicode: half of a surrogate pair stands alone"

_PLACE = re.compile(r"(.*) - at `(key` in `)?\$(.*)`", re.S)
_STEP = re.compile(r"\.([^.\[\]]+)|\[(\d+|\.\.\.)\]")
_LENGTH = re.compile(r"Expected `(\w+)` of length ([<>]=) (\d+)")
_COUNT = re.compile(r"Expected `array` of (?:(at least|at most) )?length (\d+)(?: to (\d+))?.*")
_BOUND = re.compile(r"Expected `(?:int|float)` ([<>]=?) (\S+)")
_MULTIPLE = re.compile(r"Expected `int` that's a multiple of (\d+)")
_TYPE = re.compile(r"Expected `([^`]+)`.*")
_MISSING = re.compile(r"Object missing required field `(.*)`", re.S)
_UNKNOWN = re.compile(r"Object contains unknown field `(.*)`", re.S)
_VALUE = re.compile(r"Invalid (?:enum )?value (.*)", re.S)
_BYTE = re.compile(r"\(byte (\d+)\)")
_LINE = re.compile(r"\(at (line \d+, column \d+)\)")

_BOUNDS = {">=": "at least", "<=": "at most", ">": "more than", "<": "less than"}


def explain(error: Exception, kind: Any = None) -> str:
    """A sentence for an error of msgspec, JSON, UTF-8 or TOML. `kind` is the type that was to be read."""
    subject, predicate = subject_and_predicate(error, kind)
    return f"{subject} {predicate}"


def subject_and_predicate(error: Exception, kind: Any = None) -> tuple[str, str]:
    """The two halves of the sentence: "the port", "must be a whole number"."""
    match error:
        case msgspec.ValidationError():
            return _of_validation(str(error), kind)
        case UnicodeDecodeError():
            return WHOLE, "is not UTF-8 text"
        case TypeError() | UnicodeEncodeError():
            return WHOLE, "has a value that cannot be read"
        case RecursionError():
            return WHOLE, "is nested too deeply"
        case tomllib.TOMLDecodeError():
            place = _LINE.search(str(error))
            return WHOLE, f"is not valid TOML: look at {place[1]}" if place else "is not valid TOML: it ends too early"
        case _ if "surrogate" in str(error):
            return WHOLE, NOT_UNICODE
        case _ if "truncated" in str(error):
            return WHOLE, "is not valid JSON: it ends too early"
        case _:
            place = _BYTE.search(str(error))
            return WHOLE, f"is not valid JSON: look at byte {int(place[1]) + 1}" if place else "is not valid JSON"


def _of_validation(message: str, kind: Any) -> tuple[str, str]:
    placed = _PLACE.fullmatch(message)
    problem, is_key, path = (placed[1], bool(placed[2]), placed[3]) if placed else (message, False, "")
    steps = [field or (0 if at == "..." else int(at)) for field, at in _STEP.findall(path)]
    places = [at == "..." for _, at in _STEP.findall(path)]
    found = None if kind is None else _find(_info(kind), steps)
    if missing := _MISSING.fullmatch(problem):
        inner = None if kind is None else _find(_info(kind), [*steps, missing[1]])
        return _subject([*steps, missing[1]], [*places, False], inner), "is missing"
    if unknown := _UNKNOWN.fullmatch(problem):
        where = f"of {_subject(steps, places, None)}" if steps else "here"
        return _short(repr(unknown[1])), f"is not a field {where}{_known(_fields(found))}"
    subject = _subject(steps, places, found)
    if is_key:
        subject = f"a name in {subject}"
    return subject, _predicate(problem, found)


def _predicate(problem: str, found: inspect.Type | None) -> str:
    if length := _LENGTH.fullmatch(problem):
        unit, number = UNITS[length[1]], int(length[3])
        if length[2] == ">=" and number == 1:
            return "must not be empty"
        return f"must have {_BOUNDS[length[2]]} {counted(number, unit, PLURALS.get(unit, ''))}"
    if count := _COUNT.fullmatch(problem):
        how_many = f"{count[2]} to" if count[3] else f"{count[1] or 'exactly'}"
        return f"must have {how_many} {counted(int(count[3] or count[2]), 'entry', 'entries')}"
    if bound := _BOUND.fullmatch(problem):
        return f"must be {_BOUNDS[bound[1]]} {bound[2]}"
    if multiple := _MULTIPLE.fullmatch(problem):
        return f"must be a multiple of {multiple[1]}"
    if problem.startswith("Expected `str` matching regex"):
        allowed = _said(found, "description")
        return f"must be {allowed}" if allowed else "has characters that are not allowed here"
    if value := _VALUE.fullmatch(problem):
        return f"is {_short(value[1])}, which is not allowed{_known(_values(found))}"
    if expected := _TYPE.fullmatch(problem):
        kinds = [KINDS[name] for name in expected[1].split(" | ") if name in KINDS]
        return f"must be {' or '.join(kinds) or 'something else'}"
    return "is out of range" if "out of range" in problem else "cannot be read"


def _subject(steps: list[Any], wild: list[bool], found: inspect.Type | None) -> str:
    """The thing a path leads to: "the kind of entry 3 of the seats"."""
    words = []
    for at, (step, is_any) in enumerate(zip(steps, wild, strict=True)):
        if isinstance(step, str):
            title = _said(found, "title") if at == len(steps) - 1 else None
            words.append(f"the {title or step.replace('_', ' ')}")
        else:
            words.append("an entry" if is_any else f"entry {step + 1}")
    return " of ".join(reversed(words)) or WHOLE


def _known(names: list[str]) -> str:
    if not names or len(names) > MOST_SHOWN:
        return ""
    return f"; allowed: {', '.join(names)}"


def _short(text: str) -> str:
    return text if len(text) <= LONGEST_SHOWN else f"{text[:LONGEST_SHOWN]}…"


_info = lru_cache(maxsize=256)(inspect.type_info)


def _find(found: inspect.Type, steps: list[Any]) -> inspect.Type | None:
    """The type at the end of a path, with its Meta; None where the path leads nowhere."""
    if not steps:
        return found
    ends = [end for inner in _inner(found, steps[0]) if (end := _find(inner, steps[1:])) is not None]
    return inspect.UnionType(tuple(ends)) if len(ends) > 1 else next(iter(ends), None)


def _inner(found: inspect.Type, step: Any) -> list[inspect.Type]:
    match found:
        case inspect.Metadata():
            return _inner(found.type, step)
        case inspect.UnionType():
            return [inner for each in found.types for inner in _inner(each, step)]
        case inspect.StructType():
            if step == found.tag_field:
                return [inspect.LiteralType((found.tag,))]
            return [field.type for field in found.fields if field.encode_name == step]
        case inspect.DictType():
            return [found.value_type]
        case inspect.VarTupleType() | inspect.ListType():
            return [found.item_type]
        case inspect.TupleType():
            return list(found.item_types[step : step + 1])
        case _:
            return []


def _said(found: inspect.Type | None, what: str) -> str | None:
    """The text of a Meta, also inside of "this or null"."""
    match found:
        case inspect.Metadata():
            said = (found.extra_json_schema or {}).get(what)
            return str(said) if said else _said(found.type, what)
        case inspect.UnionType():
            return next((said for each in found.types if (said := _said(each, what))), None)
        case inspect.StrType(pattern=pattern) if pattern == PRINTABLE and what == "description":
            return PRINTABLE_WORDS
        case _:
            return None


def _values(found: inspect.Type | None) -> list[str]:
    """What a choice may be: the values of a Literal or an Enum."""
    match found:
        case inspect.Metadata():
            return _values(found.type)
        case inspect.UnionType():
            return list(dict.fromkeys(value for each in found.types for value in _values(each)))
        case inspect.LiteralType():
            return [str(value) for value in found.values]
        case inspect.EnumType():
            return [str(each.value) for each in found.cls]
        case _:
            return []


def _fields(found: inspect.Type | None) -> list[str]:
    match found:
        case inspect.Metadata():
            return _fields(found.type)
        case inspect.StructType():
            return [field.encode_name for field in found.fields]
        case _:
            return []
