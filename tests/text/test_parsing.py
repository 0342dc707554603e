"""Messages are parsed one by one, when they are used; each is the same as in the catalog parsed whole."""

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from getaway.text import render
from getaway.text.catalogs import catalog_source, common_catalogs, game_packages, languages

pytestmark = pytest.mark.no_cover  # coverage triples the time, and other tests come to these lines

CATALOGS = [(language, catalog) for language in languages() for catalog in (*common_catalogs(), *game_packages())]


@pytest.mark.parametrize(("language", "catalog"), CATALOGS)
def test_a_message_parsed_alone_is_the_same(language: str, catalog: str) -> None:
    source = catalog_source(catalog, language)
    whole = FluentBundle([language], use_isolating=False)
    whole.add_resource(FluentResource(source))
    alone = render._Catalog(language, source)
    entries = [entry for entry in FluentParser().parse(source).body if isinstance(entry, Message)]
    for entry in entries:
        name = entry.id.name
        one, other = whole.get_message(name), alone.bundle_with(name).get_message(name)
        assert one.attributes.keys() == other.attributes.keys()
        pairs = [(one.attributes[each], other.attributes[each]) for each in one.attributes]
        for expected, found in [(one.value, other.value), *pairs]:
            if expected is not None:
                assert found is not None
                assert whole.format_pattern(expected, {}) == alone.bundle_with(name).format_pattern(found, {})


def test_what_a_message_refers_to_comes_with_it() -> None:
    source = "-crew = Crew\na = { b } and { -crew }\n"
    source += "b = B{ $n ->\n    [one] { c }\n   *[other] { c.d }\n}\nc = C\n    .d = D\n"
    catalog = render._Catalog("en", source)
    bundle = catalog.bundle_with("a")
    pattern = bundle.get_message("a").value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, {"n": 2})
    assert (text, errors) == ("BD and Crew", [])
    assert not catalog.bundle_with("e").has_message("e")
