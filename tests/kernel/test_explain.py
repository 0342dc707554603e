"""Validation errors as sentences for people."""

import enum
import tomllib
from typing import Annotated, Any, Literal

import msgspec
import pytest
from msgspec import Meta

from getaway.kernel.explain import explain
from getaway.kernel.text import PRINTABLE


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
        ({"old_name": ""}, "the old name must not be empty"),
        ({"old_name": "abcdef"}, "the old name must have at most 5 characters"),
        ({"old_name": 3}, "the old name must be text"),
        ({"login": "A"}, "the login must be lower-case letters"),
        ({"login": True}, "the login must be text"),
        ({"note": "a\nb"}, "the note must be one line of text without control characters"),
        ({"code": "y"}, "the code has characters that are not allowed here"),
        ({"legs": []}, "the legs must not be empty"),
        ({"legs": [{"kind": "long"}] * 3}, "the legs must have at most 2 entries"),
        ({"legs": [{"kind": "long"}, {"kind": "fat"}]},
         "the kind of entry 2 of the legs is 'fat', which is not allowed; allowed: long, short"),
        ({"legs": [{"kind": "f" * 99}]},
         f"the kind of entry 1 of the legs is '{'f' * 39}…, which is not allowed; allowed: long, short"),
        ({"legs": [{"kind": "long", "color": "green"}]},
         "the color of entry 1 of the legs is 'green', which is not allowed; allowed: red, blue"),
        ({"legs": [{}]}, "the kind of entry 1 of the legs is missing"),
        ({"legs": [{"kind": "long", "x": 1}]}, "'x' is not a field of entry 1 of the legs; allowed: kind, color"),
        ({"pair": [1]}, "the pair must have exactly 2 entries"),
        ({"pair": [1, 2]}, "entry 2 of the pair must be text"),
        ({"sizes": {"a": "b"}}, "an entry of the sizes must be a whole number"),
        ({"sizes": {"abc": 1}}, "a name in the sizes must have at most 2 characters"),
        ({"sizes": {"a": 1, "b": 2}}, "the sizes must have at most 1 entry"),
        ({"height": 0}, "the height must be at least 1"),
        ({"height": 10}, "the height must be at most 9"),
        ({"height": "tall"}, "the height must be a whole number"),
        ({"weight": 0}, "the weight must be more than 0.0"),
        ({"steps": 3}, "the steps must be a multiple of 2"),
        ({"listed": ["x"]}, "entry 1 of the listed must be a whole number"),
        ({"listed": 1}, "the list of numbers must be a list"),
        ({"do": {"type": "Sit", "seat": "x"}}, "the seat of the do must be a whole number"),
        ({"do": {"type": "Fly"}}, "the type of the do is 'Fly', which is not allowed; allowed: Sit, Stand"),
        ({"do": {"type": "Stand", "seat": "x"}}, "the why of the do is missing"),
        ({"do": {"type": "Stand", "seat": "x", "why": "y", "z": 1}}, "'z' is not a field of the do"),
        ({"do": {"seat": 1}}, "the type of the do is missing"),
        ({"cloth": "felt"}, "the fabric is 'felt', which is not allowed; allowed: silk, wool"),
        ({"foot": {"kind": "fat"}}, "the kind of the foot is 'fat', which is not allowed; allowed: long, short"),
        ({"hand": {"kind": "long", "x": 1}}, "'x' is not a field of the hand; allowed: kind, color"),
        ({"fly": 1}, "'fly' is not a field here; allowed: " + ", ".join(Chair.__struct_fields__)),
        ([], "it must be an object with named fields"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_said_in_words(given: Any, sentence: str) -> None:
    with pytest.raises(msgspec.ValidationError) as error:
        msgspec.json.decode(msgspec.json.encode(given), type=Chair)
    assert explain(error.value, Chair) == sentence


def test_without_the_type_it_is_said_as_well_as_can_be() -> None:
    with pytest.raises(msgspec.ValidationError) as error:
        msgspec.convert({"legs": [{"kind": "fat"}]}, Chair)
    assert explain(error.value) == "the kind of entry 1 of the legs is 'fat', which is not allowed"
    assert explain(msgspec.ValidationError("Object missing required field `a`")) == "the a is missing"
    assert explain(msgspec.ValidationError("Invalid UUID - at `$.a`")) == "the a cannot be read"
    assert explain(msgspec.ValidationError("Integer value out of range - at `$.a`")) == "the a is out of range"
    assert explain(msgspec.ValidationError("Expected `array` of length 1 to 3, got 4")) == "it must have 1 to 3 entries"
    assert explain(msgspec.ValidationError("Expected `date`, got `str`")) == "it must be something else"
    assert explain(msgspec.ValidationError("Expected `str` matching regex 'x' - at `$.legs[0].far.away`"), Chair) == (
        "the away of the far of entry 1 of the legs has characters that are not allowed here"
    )


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"{", "it is not valid JSON: it ends too early"),
        (b"{x", "it is not valid JSON: look at byte 2"),
        (b'"\xff"', "it is not UTF-8 text"),
        (b'"\\udc00 and more"', "it has text that is not valid Unicode: half of a surrogate pair stands alone"),
        (b"[" * 100_000, "it is nested too deeply"),
    ],
)
def test_what_is_no_json_is_said(data: bytes, sentence: str) -> None:
    with pytest.raises((msgspec.DecodeError, UnicodeDecodeError, RecursionError)) as error:
        msgspec.json.decode(data)
    assert explain(error.value) == sentence


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("port 80", "it is not valid TOML: look at line 1, column 6"),
        ("port = ", "it is not valid TOML: it ends too early"),
    ],
)
def test_what_is_no_toml_is_said(text: str, sentence: str) -> None:
    with pytest.raises(tomllib.TOMLDecodeError) as error:
        tomllib.loads(text)
    assert explain(error.value) == sentence


def test_other_errors_have_sentences_too() -> None:
    assert explain(TypeError("unhashable")) == "it has a value that cannot be read"
    assert explain(ValueError("what?")) == "it is not valid JSON"
