"""Every refusal that a person can meet is a sentence: no validator's text, no regular expression, no path of fields."""

import re
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest
from msgspec import inspect

from getaway.games.registry import game_type, game_types
from getaway.games.score.api import HeistOrder
from getaway.games.score.campaign import CampaignFile
from getaway.kernel.explain import explain
from getaway.kernel.moves import MoveCodec
from getaway.kernel.record import Record
from getaway.kernel.text import LINES, PRINTABLE
from getaway.server import messages
from getaway.server.http import read
from getaway.server.messages import Command, TableOrder, UnreadableMessage
from getaway.server.routes.account import Credentials, NewName, NewPassword
from tests import patient
from tests.server.conftest import Address, Visitor, said

RAW = re.compile(
    r"\$\.|\$\[|`|regex|\^\[|\\Z|Expected|expected|Object missing|Object contains|Invalid|msgspec|Traceback"
)
LONG = "x" * 3000


def holds(kind: inspect.Type) -> Any:
    """A value that a type allows."""
    match kind:
        case inspect.Metadata():
            return holds(kind.type)
        case inspect.UnionType():
            return holds(kind.types[0])
        case inspect.StructType():
            tag = {kind.tag_field: kind.tag} if kind.tag_field else {}
            return tag | {each.encode_name: holds(each.type) for each in kind.fields if each.required}
        case inspect.LiteralType():
            return kind.values[0]
        case inspect.IntType() | inspect.FloatType():
            return kind.ge or 0
        case inspect.StrType():
            fitting = ["a" * max(1, kind.min_length or 0), "a" * 10, "0" * 32, "0" * 64, "SC-5.1"]
            return next(each for each in fitting if kind.pattern is None or re.search(kind.pattern, each))
        case inspect.BoolType():
            return True
        case inspect.DictType():
            return {}
        case inspect.ListType() | inspect.VarTupleType():
            return [holds(kind.item_type)] * (kind.min_length or 0)
        case inspect.TupleType():
            return [holds(each) for each in kind.item_types]
        case _:
            return None


def misfits(kind: inspect.Type) -> Iterator[Any]:
    """Values that a type may not allow, one for every way in which they can be wrong."""
    yield from (None, True, 7, -(10**9), 10**9, 2.5, "", LONG, "\x07\u202e\n", " ", [], [None], {}, {"fly": 1})
    match kind:
        case inspect.Metadata():
            yield from misfits(kind.type)
        case inspect.UnionType():
            for each in kind.types:
                yield from misfits(each)
        case inspect.StructType(array_like=True):  # a message, whose arguments may be messages
            yield from ([kind.tag], ["fly", "a"], [kind.tag, 7], [kind.tag, "a", 7], [kind.tag, "a", {"b": ["fly"]}])
        case inspect.StructType():
            for name, wrong in broken(kind):
                del name
                yield wrong
        case inspect.DictType():
            yield {LONG: holds(kind.value_type)}
            yield {str(number): holds(kind.value_type) for number in range(2000)}
            for wrong in misfits(kind.value_type):
                yield {"a": wrong}
        case inspect.ListType() | inspect.VarTupleType():
            yield [holds(kind.item_type)] * 2000
            for wrong in misfits(kind.item_type):
                yield [wrong]
        case inspect.TupleType():
            for at, item in enumerate(kind.item_types):
                for wrong in misfits(item):
                    yield [*(holds(each) for each in kind.item_types[:at]), wrong]


def broken(kind: inspect.StructType) -> Iterator[tuple[str, Any]]:
    """Every field of a struct wrong in every way, missing, and one too many."""
    good = holds(kind)
    for field in kind.fields:
        for wrong in misfits(field.type):
            yield field.encode_name, good | {field.encode_name: wrong}
        yield field.encode_name, {name: value for name, value in good.items() if name != field.encode_name}
    yield "", good | {"fly": 1}
    if kind.tag_field:
        yield kind.tag_field, good | {kind.tag_field: "Fly"}
        yield kind.tag_field, {name: value for name, value in good.items() if name != kind.tag_field}


def structs(kind: Any) -> list[inspect.StructType]:
    found = inspect.type_info(kind)
    members = found.types if isinstance(found, inspect.UnionType) else (found,)
    return [each for each in members if isinstance(each, inspect.StructType)]


def check(sentence: str) -> None:
    assert not RAW.search(sentence), sentence
    assert sentence.isprintable(), sentence
    assert 5 < len(sentence) < 700, sentence


def refusals(kind: Any, decode: Callable[[bytes], object]) -> int:
    count = 0
    for struct in structs(kind):
        assert decode(msgspec.json.encode(holds(struct))) is not None, "the unbroken one is taken"
        for _, wrong in broken(struct):
            try:
                decode(msgspec.json.encode(wrong))
            except UnreadableMessage as problem:
                check(str(problem))
                count += 1
    return count


def read_command(data: bytes) -> object:
    return messages.read(b'{"id": "1", "command": %b}' % data)


@pytest.mark.parametrize(
    ("kind", "least"),
    [(Command, 500), (TableOrder, 100), (NewName, 10), (Credentials, 20), (NewPassword, 20), (HeistOrder, 40)],
)
def test_whatever_is_wrong_in_a_message_is_said_in_words(kind: Any, least: int) -> None:
    decode = read_command if kind is Command else lambda data: read(kind, data)
    assert refusals(kind, decode) >= least


@pytest.mark.parametrize(
    "kind", [Record, CampaignFile, *(MoveCodec(game_type(name).move_types).union for name in game_types())]
)
def test_whatever_is_wrong_in_a_file_or_a_move_is_said_in_words(kind: Any) -> None:
    def decode(data: bytes) -> object:
        try:
            return msgspec.json.decode(data, type=kind)
        except msgspec.MsgspecError as error:
            raise UnreadableMessage(explain(error, kind)) from None

    assert refusals(kind, decode) > 20


def all_patterns(kind: inspect.Type, seen: set[type]) -> Iterator[tuple[str, str | None]]:
    """Every pattern in a type, with what its Meta says of it."""
    match kind:
        case inspect.Metadata(type=inspect.StrType(pattern=str() as pattern)):
            yield pattern, str((kind.extra or {}).get("allowed", ""))
        case inspect.StrType(pattern=str() as pattern):
            yield pattern, None
        case inspect.Metadata():
            yield from all_patterns(kind.type, seen)
        case inspect.UnionType():
            for each in kind.types:
                yield from all_patterns(each, seen)
        case inspect.StructType() if kind.cls not in seen:
            seen.add(kind.cls)
            for field in kind.fields:
                yield from all_patterns(field.type, seen)
        case inspect.DictType():
            yield from all_patterns(kind.key_type, seen)
            yield from all_patterns(kind.value_type, seen)
        case inspect.ListType() | inspect.VarTupleType():
            yield from all_patterns(kind.item_type, seen)


def test_every_pattern_says_in_words_what_it_allows() -> None:
    packs = [game_type(name).pack_type for name in game_types()]
    moves = [MoveCodec(game_type(name).move_types).union for name in game_types()]
    for kind in (Command, Credentials, NewName, HeistOrder, Record, CampaignFile, *packs, *moves):
        for pattern, words in all_patterns(inspect.type_info(kind), set()):
            assert words or pattern in (PRINTABLE, LINES), (kind, pattern)


@pytest.mark.parametrize(
    ("method", "path", "body", "status"),
    [
        ("POST", "/api/password", b'{"login": "ann", "password": "short"}', 400),
        ("POST", "/api/login", b'{"login": "Ann!", "password": "long enough"}', 400),
        ("POST", "/api/login", b"", 400),
        ("POST", "/api/me", b'{"name": ""}', 400),
        ("POST", "/api/me", b"\xff", 400),
        ("POST", "/api/me", b"x" * 300_000, 413),
        ("POST", "/api/tables", b'{"game": "chess"}', 409),
        ("POST", "/api/tables", b'{"game": "masters", "options": {"luck": "bad"}}', 409),
        ("POST", "/api/heist", b'{"kind": 3}', 400),
        ("POST", "/api/replay", b"{}", 409),
        ("POST", "/api/replay", b"{", 409),
        ("POST", "/api/replay", b"\xff\xfe", 409),
        ("GET", "/api/replay/nowhere", b"", 404),
        ("GET", "/api/replay/nowhere?at=x", b"", 404),
        ("GET", "/api/codes/zzzz", b"", 404),
        ("GET", "/api/rules/chess", b"", 404),
        ("GET", "/api/tables/x/record", b"", 404),
        ("GET", "/api/nowhere", b"", 404),
        ("DELETE", "/api/me", b"", 405),
    ],
)
def test_whatever_is_asked_amiss_over_http_is_answered_in_words(
    house: Address, method: str, path: str, body: bytes, status: int
) -> None:
    answer = patient.request(method, house.url + path, content=body)
    assert answer.status_code == status
    assert set(answer.json()) == {"rule", "why", "text"}
    check(answer.json()["text"])
    assert said(answer.json()["why"]) == answer.json()["text"]


def test_the_password_is_named_and_what_it_needs(house: Address) -> None:
    answer = patient.post(f"{house.url}/api/password", json={"login": "ann", "password": "short"})
    assert answer.json()["rule"] == "HR-3"
    assert answer.json()["text"] == "The password must have at least 10 characters."


def test_text_is_cleaned_on_its_way_in(visitor: Visitor, house: Address) -> None:
    cookie = {"cookie": visitor.cookie}
    me = patient.post(f"{house.url}/api/me", json={"name": " A\u200bn\u202en\u0007 "}, headers=cookie)
    assert me.json()["name"] == "Ann"
    empty = patient.post(f"{house.url}/api/me", json={"name": "\u200b\u202e"}, headers=cookie)
    assert empty.json()["text"] == "The name must be 1 to 40 visible characters, without a space at either end."
    visitor.sit_down()
    visitor.do("Say", text="one\ntwo\x1b[2J\u202ethree\u200b")
    said = visitor.until(lambda message: "one two" in str(message))
    assert "one two[2Jthree" in str(said)
    assert "\u202e" not in visitor.frames[-1]
