"""What a game says renders in every language that the game ships: no message is missing, and no argument."""

from collections.abc import Iterator
from importlib.resources import files
from typing import Any

from getaway.kernel.capabilities import scenarios_of
from getaway.kernel.chance import seeded
from getaway.kernel.events import SPECTATOR
from getaway.kernel.game import Game
from getaway.testing.cases import Case
from getaway.testing.players import play_on
from getaway.text.catalogs import ENGLISH, languages
from getaway.text.checking import text_problems
from getaway.text.messages import Message, Text


def shipped(game: type[Game]) -> list[str]:
    """The languages in which a game has a catalog; English in any case."""
    folder = files(game.package()).joinpath("locales")
    return [language for language in languages() if language == ENGLISH or folder.joinpath(language).is_dir()]


def in_general(game: Game) -> Iterator[Text]:
    """What is said of a game before it is played."""
    yield game.blurb
    yield from (game.phase_title(phase) for phase in game.phases)
    yield from (game.seat_name(seat, count) for count in game.seat_counts for seat in range(count))
    for setting in game.settings():
        yield from (setting.title, setting.words, *(choice.words for choice in setting.choices))
    for scenario in scenarios_of(game):
        yield from (scenario.title, scenario.goal, *scenario.rules)
    for lesson in game.lessons():
        yield from (lesson.title, lesson.blurb)
        for each in lesson.texts:
            yield from (each.title, each.text)


def in_play(case: Case) -> Iterator[Text]:
    """What is said in games that are played at random: prompts, offers, events and refusals, and the verdict."""
    play = case.start(4)
    for seat, move, events in play_on(play, seeded(5), 120):
        for viewer in range(SPECTATOR, case.seats):
            yield from _messages(play.view(viewer))
        for event in events:
            yield case.game.describe(event.what)
            yield case.game.describe(play.redact(event.what))
        if (rejection := play.why_not(seat, move)) is not None:
            yield rejection.why


def _messages(value: Any) -> Iterator[Message]:
    """Every message in a view, wherever it is."""
    match value:
        case Message():
            yield value
        case list() | tuple():
            for each in value:
                yield from _messages(each)
        case dict():
            for each in value.values():
                yield from _messages(each)
        case _ if hasattr(value, "__struct_fields__"):
            for name in value.__struct_fields__:
                yield from _messages(getattr(value, name))


def test_every_message_renders_in_every_language_of_the_game(case: Case) -> None:
    texts = {_kind(text): text for text in (*in_general(case.game), *in_play(case)) if isinstance(text, Message)}
    for language in shipped(type(case.game)):
        for text in texts.values():
            problems = text_problems(text, language)
            assert not problems, f"{problems[0]} (in {text})"


def _kind(message: Message) -> str:
    """The same for messages that are rendered alike: with the same words to choose variants, and other figures."""
    return f"{message.id} {sorted((name, _of(value)) for name, value in message.args.items())}"


def _of(value: Any) -> str:
    match value:
        case Message():
            return _kind(value)
        case str():
            return value if value.isidentifier() else "text"
        case _:
            return type(value).__name__
