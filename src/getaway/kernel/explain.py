"""Validation errors as messages for people: which thing is wrong, and what is allowed.

msgspec reports `Expected `str` of length >= 10 - at `$.password``. A person reads "The password must have at least 10
characters." What a text pattern allows is said by `allowed` in the `extra` of its Meta, and what a field is called by
its `title`; without a title the field's name is used.
"""

import re
import tomllib
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec
from msgspec import inspect

from getaway.kernel.errors import error as say
from getaway.kernel.text import LINES, PRINTABLE
from getaway.text.messages import Argument, Message, Text, either, listing

KINDS = ("int", "float", "str", "bool", "array", "object")
LABELED = ("login", "name", "old_password", "password", "text")
"""Fields that people fill in: these have a label in every language."""
MOST_SHOWN = 24
"""How many allowed values are listed at most."""
LONGEST_SHOWN = 40
NOT_UNICODE = say("not-unicode")

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
_LINE = re.compile(r"\(at line (\d+), column (\d+)\)")

_BOUNDS = {">=": "least", "<=": "most", ">": "over", "<": "under"}


def allowed(id: str) -> dict[str, Any]:
    """What a text pattern allows, for the `extra` of its Meta: `allowed("login")` is the message "allowed-login"."""
    return {"allowed": say(f"allowed-{id}")}


class Problem(NamedTuple):
    """What is wrong: the place, as messages express it, and the rest of the sentence."""

    place: str
    where: dict[str, Argument]
    what: Message

    def sentence(self) -> Message:
        """ "The port must be a whole number." """
        return say(f"at-{self.place}", problem=self.what, **self.where)


def explain(error: Exception, kind: Any = None) -> Message:
    """A sentence for an error of msgspec, JSON, UTF-8 or TOML. `kind` is the type that was expected."""
    return find_problem(error, kind).sentence()


def whole(what: Message) -> Message:
    """A sentence about the input as a whole, such as "It is not valid JSON"."""
    return Problem("whole", {}, what).sentence()


def find_problem(error: Exception, kind: Any = None) -> Problem:
    """What is wrong, and where."""
    if isinstance(error, msgspec.ValidationError):
        return _of_validation(str(error), kind)
    return Problem("whole", {}, _of_syntax(error))


def _of_syntax(error: Exception) -> Message:
    match error:
        case UnicodeDecodeError():
            return say("not-utf-8")
        case TypeError() | UnicodeEncodeError():
            return say("unreadable-value")
        case RecursionError():
            return say("too-deep")
        case tomllib.TOMLDecodeError():
            place = _LINE.search(str(error))
            return say("not-toml", line=int(place[1]), column=int(place[2])) if place else say("not-toml-short")
        case _ if "surrogate" in str(error):
            return NOT_UNICODE
        case _ if "truncated" in str(error):
            return say("not-json-short")
    place = _BYTE.search(str(error))
    return say("not-json-at", byte=int(place[1]) + 1) if place else say("not-json")


def _of_validation(message: str, kind: Any) -> Problem:
    placed = _PLACE.fullmatch(message)
    problem, is_key, path = (placed[1], bool(placed[2]), placed[3]) if placed else (message, False, "")
    steps: list[Any] = [field or (None if at == "..." else int(at)) for field, at in _STEP.findall(path)]
    found = None if kind is None else _find(_info(kind), steps)
    if missing := _MISSING.fullmatch(problem):
        inner = None if kind is None else _find(_info(kind), [*steps, missing[1]])
        return Problem(*_place([*steps, missing[1]], inner), say("is-missing"))
    if unknown := _UNKNOWN.fullmatch(problem):
        where = {"of": _path(steps)} if steps else {}
        name = _short(repr(unknown[1]))
        return Problem("unknown-of" if steps else "unknown", {"name": name, **where}, _known(_fields(found)))
    if is_key:
        return Problem("key", {"of": _path(steps)}, _predicate(problem, found))
    return Problem(*_place(steps, found), _predicate(problem, found))


def _predicate(problem: str, found: inspect.Type | None) -> Message:
    if length := _LENGTH.fullmatch(problem):
        number, bound = int(length[3]), _BOUNDS[length[2]]
        if bound == "least" and number == 1:
            return say("must-not-be-empty")
        if length[1] == "str":
            return say("must-have-letters", bound=bound, number=number)
        return say("must-have-entries", bound=bound, number=number)
    if count := _COUNT.fullmatch(problem):
        if count[3]:
            return say("must-have-entries-between", least=int(count[2]), most=int(count[3]))
        bound = {"at least": "least", "at most": "most"}.get(count[1] or "", "exactly")
        return say("must-have-entries", bound=bound, number=int(count[2]))
    if limit := _BOUND.fullmatch(problem):
        return say("must-be-number", bound=_BOUNDS[limit[1]], number=_number(limit[2]))
    if multiple := _MULTIPLE.fullmatch(problem):
        return say("must-be-multiple", number=int(multiple[1]))
    if problem.startswith("Expected `str` matching regex"):
        words = _said(found, "allowed") or _said(found, "description")
        return say("must-be", what=words) if words else say("letters-not-allowed")
    if value := _VALUE.fullmatch(problem):
        return _not_allowed(_short(value[1]), _values(found))
    if expected := _TYPE.fullmatch(problem):
        kinds = [say(f"kind-{name}") for name in expected[1].split(" | ") if name in KINDS]
        return say("must-be", what=either(kinds)) if kinds else say("must-be-something-else")
    return say("out-of-range") if "out of range" in problem else say("cannot-be-read")


def _number(text: str) -> int | float:
    number = float(text)
    return int(number) if number.is_integer() else number


def _not_allowed(value: str, values: list[str]) -> Message:
    if not values or len(values) > MOST_SHOWN:
        return say("not-allowed", value=value)
    return say("not-allowed-of", value=value, allowed=listing(values, "comma"))


def _place(steps: list[Any], found: inspect.Type | None) -> tuple[str, dict[str, Argument]]:
    """Where a path leads, for the beginning of a sentence."""
    if not steps:
        return "whole", {}
    *outer, last = steps
    of: dict[str, Argument] = {"of": _path(outer)} if outer else {}
    suffix = "-of" if outer else ""
    if last is None:
        return f"any{suffix}", of
    if isinstance(last, int):
        return f"entry{suffix}", {"number": last + 1, **of}
    return f"field{suffix}", {"name": _said(found, "title") or _label(last), **of}


def _path(steps: list[Any]) -> Argument:
    """Where a path leads, within a sentence: "entry 3 of the seats"."""
    *outer, last = steps
    if last is None:
        here = say("path-any")
    elif isinstance(last, int):
        here = say("path-entry", number=last + 1)
    else:
        here = say("path-field", name=_label(last))
    return say("path-of", what=here, of=_path(outer)) if outer else here


def _label(field: str) -> Text:
    return say(f"label-{field}") if field in LABELED else field.replace("_", " ")


def _known(names: list[str]) -> Message:
    if not names or len(names) > MOST_SHOWN:
        return say("not-a-field")
    return say("not-a-field-of", allowed=listing(names, "comma"))


def _short(text: str) -> str:
    return text if len(text) <= LONGEST_SHOWN else f"{text[:LONGEST_SHOWN]}…"


_info = lru_cache(maxsize=256)(inspect.type_info)


def _find(found: inspect.Type, steps: list[Any]) -> inspect.Type | None:
    """The type at the end of a path, with its Meta; None if the path leads nowhere."""
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
            return list(found.item_types[step or 0 : (step or 0) + 1])
        case _:
            return []


def _said(found: inspect.Type | None, what: str) -> Text | None:
    """What a Meta says, also inside "this or null"."""
    match found:
        case inspect.Metadata():
            said: Text | None = (found.extra or {}).get(what) or (found.extra_json_schema or {}).get(what)
            return said or _said(found.type, what)
        case inspect.UnionType():
            return next((said for each in found.types if (said := _said(each, what))), None)
        case inspect.StrType(pattern=pattern) if pattern == PRINTABLE and what == "allowed":
            return say("allowed-printable")
        case inspect.StrType(pattern=pattern) if pattern == LINES and what == "allowed":
            return say("allowed-lines")
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
