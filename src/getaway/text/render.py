"""Messages as text, in one language. `web/src/text/render.ts` does the same in the browser.

A seat is rendered as one private-use character, and its name is inserted last, so that no name is ever interpreted as a
pattern.
"""

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource

from getaway.text.catalogs import ENGLISH, MOST_CACHED, catalog_source, has_catalog
from getaway.text.messages import Argument, Listing, Message, Money, Name, Ordinal, Percent, Person, Seat, Text

FIRST_SEAT = 0xE000
_SEAT = re.compile(r"[\ue000-\ue0ff]")
_PRIVATE = re.compile(r"[\ue000-\uf8ff]")
_ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=.*(?:\n(?![A-Za-z#-]).*)*", re.M)
"""A message or term with its lines: all but the first begin with a space or a closing brace."""
_REFERENCE = re.compile(r"[{(:,]\s*(-?[A-Za-z][\w-]*)")
"""A possible reference to another message or term of the catalog."""


class Texts:
    """Renders messages in one language, for one reader: the names of the seats, and which of them the reader has."""

    def __init__(self, language: str = ENGLISH, names: Sequence[Text] = (), viewer: int | None = None) -> None:
        self.language = language
        self.viewer = viewer
        self.names = [name if isinstance(name, str) else self._message(name) for name in names]

    def __call__(self, text: Text) -> str:
        """The text of a message; a plain text as it is."""
        if isinstance(text, str):
            return text
        return self._named(self._message(text))

    def argument(self, argument: Argument) -> str:
        """One argument by itself: a name, an amount."""
        return self._named(str(self._argument(argument)))

    def say(self, id: str, /, **args: Argument) -> str:
        """The text of the message with this id."""
        return self(Message(id, args))

    def known(self, id: str) -> bool:
        """Whether there is such a message, in this language or in English."""
        return (_pattern(self.language, id) or _pattern(ENGLISH, id)) is not None

    def _named(self, text: str) -> str:
        return _SEAT.sub(lambda found: self._name(ord(found[0]) - FIRST_SEAT), text)

    def _name(self, seat: int) -> str:
        if seat < len(self.names):
            return self.names[seat]
        return self._message(Message("units.seat", {"number": seat + 1}))

    def _message(self, message: Message) -> str:
        found = _pattern(self.language, message.id) or _pattern(ENGLISH, message.id)
        if found is None:
            self.note(f"there is no message {message.id}")
            return message.id
        text, errors = found.format(self._arguments(message.args))
        for error in errors:
            self.note(f"{message.id}: {error}")
        return text

    def note(self, problem: str) -> None:
        """Called when something is wrong with a message. Readers get what could be rendered; checks override this."""

    def _arguments(self, args: Mapping[str, Argument]) -> dict[str, Any]:
        given: dict[str, Any] = {name: self._argument(value) for name, value in args.items()}
        for name, value in args.items():
            if isinstance(value, Seat | Person):
                given[f"{name}_is"] = "you" if self._is_reader(value) else "other"
        return given

    def _is_reader(self, who: Seat | Person) -> bool:
        """Whether the reader sits there, and did at the time."""
        if who.number != self.viewer:
            return False
        return isinstance(who, Seat) or self(who.name) == self._name(who.number)

    def _argument(self, value: Argument) -> str | int | float:
        match value:
            case Seat():
                return chr(FIRST_SEAT + value.number)
            case Person():
                return self._argument(value.name)
            case Message():
                return self._message(value)
            case Name():
                return self._component(value)
            case Money():
                return self._money(value.thousands)
            case Ordinal():
                category = Locale.parse(self.language).ordinal_form(value.number)
                return self._unit("ordinal", number=value.number, category=category)
            case Percent():
                return self._percent(value)
            case Listing():
                return self._listing([str(self._argument(item)) for item in value.items], value.kind)
            case str():
                return _PRIVATE.sub("", value)
        return value

    def _component(self, name: Name) -> str:
        """Its translation, if the pack uses the name that was translated."""
        of = _pattern(self.language, f"{name.key}.of")
        translated = _pattern(self.language, name.key)
        if of is None or translated is None or of.text({}) != name.name:
            return _PRIVATE.sub("", name.name)
        return translated.text({})

    def _money(self, thousands: float) -> str:
        sign = "minus" if thousands < 0 else "plus"
        amount = abs(thousands)
        if amount >= 1000:
            return self._unit("millions", number=amount / 1000, sign=sign)
        return self._unit("thousands", number=amount, sign=sign) if amount else self._unit("no-money")

    def _percent(self, percent: Percent) -> str:
        least = 10.0 ** -(percent.places + 2)
        rounded = round(percent.share, percent.places + 2)
        if 0 < percent.share < 1 and rounded in (0, 1):
            bound = "under" if rounded == 0 else "over"
            rounded = least if rounded == 0 else 1 - least
        else:
            bound = "exact"
        return self._unit("percent", number=round(rounded * 100, percent.places), bound=bound)

    def _listing(self, items: list[str], kind: str) -> str:
        if kind == "comma":
            return ", ".join(items)
        *most, last = items
        return self._unit(f"list-{kind}", most=", ".join(most), last=last) if most else last

    def _unit(self, id: str, **args: Any) -> str:
        found = _pattern(self.language, f"units.{id}") or _pattern(ENGLISH, f"units.{id}")
        assert found is not None, id
        return found.text(args)


def english(text: Text) -> str:
    """In English, with seats by their numbers."""
    return Texts()(text)


class _Pattern:
    """The pattern of a message or of its attribute, in its bundle."""

    def __init__(self, bundle: FluentBundle, pattern: Any) -> None:
        self._bundle = bundle
        self._pattern = pattern

    def format(self, args: Mapping[str, Any]) -> tuple[str, list[Exception]]:
        text, errors = self._bundle.format_pattern(self._pattern, dict(args))
        return str(text), errors

    def text(self, args: Mapping[str, Any]) -> str:
        return self.format(args)[0]


@lru_cache(maxsize=20_000)
def _pattern(language: str, id: str) -> _Pattern | None:
    catalog, _, rest = id.partition(".")
    name, _, attribute = rest.partition(".")
    if not has_catalog(catalog):
        return None
    bundle = _catalog(language, catalog).bundle_with(name)
    if not bundle.has_message(name):
        return None
    message = bundle.get_message(name)
    found = message.attributes.get(attribute) if attribute else message.value
    return None if found is None else _Pattern(bundle, found)


class _Catalog:
    """A catalog in one language. A message is parsed when it is first used: parsing a large catalog takes 0.1 s."""

    def __init__(self, language: str, source: str) -> None:
        self._bundle = FluentBundle([language], use_isolating=False)
        self._unparsed = {found[1]: found[0] for found in reversed(list(_ENTRY.finditer(source)))}

    def bundle_with(self, name: str) -> FluentBundle:
        """The bundle, with this message if there is one, and what it refers to."""
        wanted = [name]
        while wanted:
            source = self._unparsed.pop(wanted.pop(), None)
            if source is not None:
                self._bundle.add_resource(FluentResource(source))
                wanted += _REFERENCE.findall(source)
        return self._bundle


@lru_cache(maxsize=MOST_CACHED)
def _catalog(language: str, catalog: str) -> _Catalog:
    return _Catalog(language, catalog_source(catalog, language))
