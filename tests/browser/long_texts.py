"""A pseudo-language: every text of a catalog about 40 % longer and with accents, to see whether layouts hold."""

import json

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import BaseNode, Resource, TextElement
from fluent.syntax.visitor import Transformer
from playwright.sync_api import Page, Route

from tests import patient

_LONGER = str.maketrans({vowel: vowel + accented for vowel, accented in zip("aeiouAEIOU", "áéíóúÁÉÍÓÚ", strict=True)})


def longer(text: str) -> str:
    """Every vowel twice: words become longer, as those of other languages are, and none is added."""
    return text.translate(_LONGER)


class _Lengthen(Transformer):
    """Only what people read: neither the variants' keys nor the names of messages and variables."""

    def visit_TextElement(self, node: TextElement) -> BaseNode:  # noqa: N802 (fluent's naming)
        return TextElement(longer(node.value))


def lengthened(source: str) -> str:
    """A catalog in the pseudo-language."""
    resource = _Lengthen().visit(FluentParser().parse(source))
    assert isinstance(resource, Resource)
    return FluentSerializer().serialize(resource)


def speak_long(page: Page) -> None:
    """From the next load on, the page speaks the pseudo-language in place of English."""

    def answer(route: Route) -> None:
        sources = patient.get(route.request.url).json()
        route.fulfill(json={name: lengthened(source) for name, source in sources.items()})

    page.route("**/texts/en/*", answer)


def speak(page: Page, language: str) -> None:
    """From the next load on."""
    page.add_init_script(
        f"localStorage.setItem('getaway.settings', '{json.dumps({'pace': 'instant', 'language': language})}')"
    )
