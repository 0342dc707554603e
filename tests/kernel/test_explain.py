"""Validation errors as sentences for people."""

import enum
import tomllib
from typing import Annotated, Any, Literal

import msgspec
import pytest
from msgspec import Meta

from getaway.kernel.explain import explain, find_problem, whole
from getaway.kernel.text import LINES, PRINTABLE


class Color(enum.Enum):
    RED = "red"
    BLUE = "blue"


class Leg(msgspec.Struct, forbid_unknown_fields=True):
    kind: Literal["long", "short"]
    color: Color = Color.RED


class Sit(msgspec.Struct, tag=True, tag_field="type", forbid_unknown_fields=True):
    seat: int


class Stand(msgspec.Struct, tag=True, tag_field="type", forbid_unknown_fields=True):
    seat: str
    why: str


class Chair(msgspec.Struct, forbid_unknown_fields=True):
    old_name: Annotated[str, Meta(min_length=1, max_length=5)] = "a"
    login: Annotated[str, Meta(pattern="^[a-z]+$", description="lower-case letters")] | None = None
    note: Annotated[str, Meta(pattern=PRINTABLE)] = ""
    story: Annotated[str, Meta(pattern=LINES)] = ""
    code: Annotated[str, Meta(pattern="^x$")] = "x"
    legs: Annotated[tuple[Leg, ...], Meta(min_length=1, max_length=2)] = ()
    pair: tuple[int, str] = (1, "")
    sizes: Annotated[dict[Annotated[str, Meta(max_length=2)], int], Meta(max_length=1)] = {}
    height: Annotated[int, Meta(ge=1, le=9)] | None = None
    weight: Annotated[float, Meta(gt=0)] = 1.0
    steps: Annotated[int, Meta(multiple_of=2)] = 0
    listed: Annotated[list[int], Meta(title="list of numbers")] = []
    do: Sit | Stand | None = None
    cloth: Annotated[Literal["wool", "silk"], Meta(title="fabric")] = "wool"
    foot: Annotated[Leg, Meta(title="foot")] | None = None
    hand: Annotated[Leg, Meta(title="hand")] = msgspec.field(default_factory=lambda: Leg("long"))


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"old_name": ""}, "The old name must not be empty."),
        ({"old_name": "abcdef"}, "The old name must have at most 5 characters."),
        ({"old_name": 3}, "The old name must be text."),
        ({"login": "A"}, "The login must be lower-case letters."),
        ({"login": True}, "The login must be text."),
        ({"note": "a\nb"}, "The note must be one line of text without control characters."),
        ({"story": "a\x07"}, "The story must be text without control characters."),
        ({"code": "y"}, "The code has characters that are not allowed here."),
        ({"legs": []}, "The legs must not be empty."),
        ({"legs": [{"kind": "long"}] * 3}, "The legs must have at most 2 entries."),
        ({"legs": [{"kind": "long"}, {"kind": "fat"}]},
         "The kind of entry 2 of the legs is 'fat', which is not allowed. Allowed: long, short."),
        ({"legs": [{"kind": "f" * 99}]},
         f"The kind of entry 1 of the legs is '{'f' * 39}…, which is not allowed. Allowed: long, short."),
        ({"legs": [{"kind": "long", "color": "green"}]},
         "The color of entry 1 of the legs is 'green', which is not allowed. Allowed: red, blue."),
        ({"legs": [{}]}, "The kind of entry 1 of the legs is missing."),
        ({"legs": [{"kind": "long", "x": 1}]},
         "'x' in entry 1 of the legs is not a known field. Allowed: kind, color."),
        ({"pair": [1]}, "The pair must have exactly 2 entries."),
        ({"pair": [1, 2]}, "Entry 2 of the pair must be text."),
        ({"sizes": {"a": "b"}}, "An entry of the sizes must be a whole number."),
        ({"sizes": {"abc": 1}}, "A name in the sizes must have at most 2 characters."),
        ({"sizes": {"a": 1, "b": 2}}, "The sizes must have at most 1 entry."),
        ({"height": 0}, "The height must be at least 1."),
        ({"height": 10}, "The height must be at most 9."),
        ({"height": "tall"}, "The height must be a whole number."),
        ({"weight": 0}, "The weight must be more than 0."),
        ({"steps": 3}, "The steps must be a multiple of 2."),
        ({"listed": ["x"]}, "Entry 1 of the listed must be a whole number."),
        ({"listed": 1}, "The list of numbers must be a list."),
        ({"do": {"type": "Sit", "seat": "x"}}, "The seat of the do must be a whole number."),
        ({"do": {"type": "Fly"}}, "The type of the do is 'Fly', which is not allowed. Allowed: Sit, Stand."),
        ({"do": {"type": "Stand", "seat": "x"}}, "The why of the do is missing."),
        ({"do": {"type": "Stand", "seat": "x", "why": "y", "z": 1}}, "'z' in the do is not a known field."),
        ({"do": {"seat": 1}}, "The type of the do is missing."),
        ({"cloth": "felt"}, "The fabric is 'felt', which is not allowed. Allowed: silk, wool."),
        ({"foot": {"kind": "fat"}}, "The kind of the foot is 'fat', which is not allowed. Allowed: long, short."),
        ({"hand": {"kind": "long", "x": 1}}, "'x' in the hand is not a known field. Allowed: kind, color."),
        ({"fly": 1}, "'fly' is not a known field. Allowed: " + ", ".join(Chair.__struct_fields__) + "."),
        ([], "It must be an object with named fields."),
    ],
)  # fmt: skip
def test_what_is_wrong_is_said_in_words(given: Any, sentence: str) -> None:
    with pytest.raises(msgspec.ValidationError) as error:
        msgspec.json.decode(msgspec.json.encode(given), type=Chair)
    assert str(explain(error.value, Chair)) == sentence


def test_without_the_type_it_is_said_as_well_as_can_be() -> None:
    with pytest.raises(msgspec.ValidationError) as error:
        msgspec.convert({"legs": [{"kind": "fat"}]}, Chair)
    assert str(explain(error.value)) == "The kind of entry 1 of the legs is 'fat', which is not allowed."
    assert str(explain(msgspec.ValidationError("Object missing required field `a`"))) == "The a is missing."
    assert str(explain(msgspec.ValidationError("Invalid UUID - at `$.a`"))) == "The a can't be read."
    assert str(explain(msgspec.ValidationError("Integer value out of range - at `$.a`"))) == "The a is out of range."
    assert (
        str(explain(msgspec.ValidationError("Expected `array` of length 1 to 3, got 4")))
        == "It must have 1 to 3 entries."
    )
    assert str(explain(msgspec.ValidationError("Expected `date`, got `str`"))) == "It must be something else."
    assert str(
        explain(msgspec.ValidationError("Expected `str` matching regex 'x' - at `$.legs[0].far.away`"), Chair)
    ) == ("The away of the far of entry 1 of the legs has characters that are not allowed here.")


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"{", "It is not valid JSON: it ends too early."),
        (b"{x", "It is not valid JSON: look at byte 2."),
        (b'"\xff"', "It is not UTF-8 text."),
        (b'"\\udc00 and more"', "It has text that is not valid Unicode: one half of a surrogate pair is missing."),
        (b"[" * 100_000, "It is nested too deeply."),
    ],
)
def test_what_is_no_json_is_said(data: bytes, sentence: str) -> None:
    with pytest.raises((msgspec.DecodeError, UnicodeDecodeError, RecursionError)) as error:
        msgspec.json.decode(data)
    assert str(explain(error.value)) == sentence


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("port 80", "It is not valid TOML: look at line 1, column 6."),
        ("port = ", "It is not valid TOML: it ends too early."),
    ],
)
def test_what_is_no_toml_is_said(text: str, sentence: str) -> None:
    with pytest.raises(tomllib.TOMLDecodeError) as error:
        tomllib.loads(text)
    assert str(explain(error.value)) == sentence


def test_other_errors_have_sentences_too() -> None:
    assert str(explain(TypeError("unhashable"))) == "It has a value that can't be read."
    assert str(explain(ValueError("what?"))) == "It is not valid JSON."


class Strict(msgspec.Struct, forbid_unknown_fields=True):
    size: int


def test_a_field_of_any_entry_is_named() -> None:
    with pytest.raises(msgspec.ValidationError) as unknown:
        msgspec.convert({"a": {"length": 1}}, dict[str, Strict])
    assert "an entry" in str(explain(unknown.value, dict[str, Strict]))


def test_the_whole_is_called_it() -> None:
    with pytest.raises(msgspec.DecodeError) as broken:
        msgspec.json.decode(b"{")
    assert str(whole(find_problem(broken.value).what)) == str(explain(broken.value))
