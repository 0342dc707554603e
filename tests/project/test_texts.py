"""Every message that is used exists, in every language; what exists is used; nothing is said outside the catalogs."""

from pathlib import Path

import pytest
from tools import text_uses, translations, uncataloged
from tools.text_uses import catalogs, conventional, missing_ids, missing_in_pages, python_uses, unused_ids
from tools.uncataloged import said_in, said_in_package, said_in_pages, said_in_template

from getaway.games.registry import game_of
from getaway.text.catalogs import ENGLISH, languages
from getaway.text.checking import read_source, render_samples, source_problems

OTHERS = [language for language in languages() if language != ENGLISH]


def test_every_message_that_is_named_exists() -> None:
    assert missing_ids() == []
    assert missing_in_pages() == []


@pytest.mark.parametrize("catalog", catalogs())
def test_every_message_is_used(catalog: str) -> None:
    assert unused_ids(catalog) == []


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_is_complete(language: str) -> None:
    assert translations.problems(language) == []


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("catalog", catalogs())
def test_every_message_renders_with_sample_arguments(catalog: str, language: str) -> None:
    assert render_samples(catalog, language) == []


@pytest.mark.parametrize("folder", uncataloged.packages(), ids=lambda folder: folder.name)
def test_nothing_is_said_outside_the_catalogs(folder: Path) -> None:
    assert said_in_package(folder) == []


def test_no_template_has_words_of_its_own() -> None:
    assert said_in_pages(uncataloged.WEB) == []


# The checks can fail.


@pytest.mark.parametrize(
    ("source", "ids"),
    [
        ('from getaway.table.say import say\nsay("no-such-thing")', ["table.no-such-thing"]),
        ('from getaway.kernel.errors import error as say\nsay("a" if x else "b")', ["errors.a", "errors.b"]),
        ('from getaway.text.messages import sayer\nCATALOG = "cli"\nsay = sayer(CATALOG)\nsay("x")', ["cli.x"]),
        ('Message("units.nothing-at-all")', ["units.nothing-at-all"]),
        ('texts.say("terminal.no-such-thing")', ["terminal.no-such-thing"]),
    ],
)
def test_a_call_names_a_message_of_its_catalog(source: str, ids: list[str]) -> None:
    found = python_uses(source, text_uses.PYTHON / "table" / "example.py").calls
    assert [f"{use.catalog}.{use.id}" for use in found] == ids


def test_in_the_folder_of_a_game_a_message_is_the_games() -> None:
    game = text_uses.games()[0]
    found = python_uses('self._say("face")', text_uses.PYTHON / "games" / game / "render.py").calls
    assert [(use.catalog, use.id) for use in found] == [(game, "face")]


def test_an_id_with_a_gap_stands_for_all_that_fit() -> None:
    uses = python_uses(
        'say(f"kind-{kind}")\nMessage(f"{catalog}.lesson-{id}.title")\nf"{a}-{b}"', text_uses.PYTHON / "x.py"
    )
    assert uses.patterns == {r"kind\-.+", r"lesson\-.+\.title"}


def test_events_options_phases_and_lessons_need_their_messages() -> None:
    assert "seat-taken" in conventional("table")
    for game in text_uses.games():
        kind = type(game_of(game))
        wanted = conventional(game)
        assert {f"option-{setting.name}" for setting in kind.settings()} <= wanted
        assert {f"option-{setting.name}.help" for setting in kind.settings()} <= wanted
        assert {f"phase-{phase}" for phase in kind.phases} <= wanted
        lesson = kind.lesson()
        assert lesson is not None
        assert {f"lesson-{text.id}.title" for text in lesson.texts} <= wanted
        for named in kind.lessons()[1:]:
            assert {f"lesson-{named.name}--{text.id}.title" for text in named.texts} <= wanted


@pytest.mark.parametrize(
    ("english", "translated", "problem"),
    [
        ("a = A", "", "missing: a"),
        ("a = A\n    .b = B", "a = A", "missing: a.b"),
        ("", "a = A", "superfluous: a"),
        ("a = { $x }", "a = { $y }", "variables: a has $y, which English does not have"),
        ("a = { $x } and { $y }", "a = { $x }", "variables: a leaves $y out"),
        ("a = { b }\nb = B", "a = { c }\nb = B", "broken: a with {}: Unknown message: c"),
    ],
)
def test_what_is_wrong_with_a_translation_is_said(english: str, translated: str, problem: str) -> None:
    assert problem in translations.compare(english, translated)


def test_a_component_that_the_pack_calls_otherwise_is_outdated() -> None:
    pack = game_of("masters").pack
    found = translations.compare("", "crew-thug = Schläger\n    .of = Bruiser", pack)
    assert "outdated: crew-thug translates “Bruiser”, which is not in the standard pack" in found
    assert any(line.startswith("missing: “Thug”") for line in found)
    found = translations.compare("", "crew-thug = Schläger\n    .of = Thug", pack)
    assert not [line for line in found if "Thug" in line or "superfluous" in line]


def test_a_game_that_translates_a_figure_of_its_pack_translates_all() -> None:
    pack = game_of("rob_a_bank").pack
    found = translations.compare("", "row-two_robbers = zwei Räuber\n    .of = two robbers", pack)
    assert {"missing: row-three_robbers (“three robbers”)", "missing: figure-copies (“copies”)"} < set(found)
    assert "missing: table-bank_cards (“bank cards”)" in found
    assert not [line for line in translations.compare("", "", pack) if "figure-" in line]


def test_a_language_that_is_not_there_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert translations.main(["tlh"]) == 2
    assert "one of en, de" in capsys.readouterr().err


def test_what_is_not_fluent_is_found() -> None:
    with pytest.raises(ValueError, match="this is not Fluent"):
        read_source("a = { $x")
    with pytest.raises(ValueError, match="twice"):
        read_source("a = A\na = B")
    assert source_problems("a = { $n ->\n    [one] { b }\n   *[other] fine\n }") == [
        "a with {'n': 1}: Unknown message: b"
    ]


@pytest.mark.parametrize(
    "source",
    [
        'Rejection("HR-1", "the game is over")',
        'raise RecordError(f"entry {number} does not hold")',
        'class Mine(GetawayError):\n    pass\nraise Mine("it does not work")',
        'Offer(move, "Buy a card")',
        'console.print("Getaway: your turn now")',
        'typer.Option("--seed", help="The seed of the deal.")',
        'def prompt(self, state, viewer):\n    return "Buy a card." if viewer else ""',
        'View(prompt="Your turn now")',
    ],
)
def test_a_sentence_in_the_source_is_found(source: str) -> None:
    assert list(said_in(source))


@pytest.mark.parametrize(
    "source",
    [
        'Rejection("HR-1", say("game-over"))',
        'raise ValueError("a catalogue holds each move once")',
        'raise IllegalMove(f"move {move} is not legal")',
        'console.print(text, style="bold cyan")',
        'print(say("at", where="some where"))',
    ],
)
def test_messages_styles_and_errors_of_developers_are_no_sentences(source: str) -> None:
    assert not list(said_in(source))


@pytest.mark.parametrize(
    ("template", "said"),
    [
        ("<p>Hello there</p>", ["Hello there"]),
        ('<button aria-label="Close">×</button>', ["Close"]),
        ('<script>const a = "Hello";</script><p>{t("hello")}</p><!-- a note -->', []),
        ('<p title={t("close")}>{#if a}{b ? "x" : `y ${z}`}{/if} &nbsp;·</p>', []),
    ],
)
def test_words_in_a_template_are_found(template: str, said: list[str]) -> None:
    assert said_in_template(template) == said
