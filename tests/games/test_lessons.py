"""Guided first games: every text comes up when the game is played, and cites rules that there are."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from getaway.bots.registry import make_bot
from getaway.games.big_score.game import BigScore
from getaway.games.masters.game import Masters
from getaway.games.registry import game_types
from getaway.games.score import moves as m
from getaway.games.score import policy
from getaway.games.score.play import ScorePlay
from getaway.games.score.simulation import crew_of
from getaway.kernel.catalogue_play import CataloguePlay
from getaway.kernel.chance import seeded
from getaway.kernel.deal import SimulatedDeal, chance_of
from getaway.kernel.events import AddressedEvent
from getaway.kernel.game import Game
from getaway.kernel.lesson import FIRST, YOU, Lesson, LessonTable, LessonText
from getaway.kernel.observation import Observation
from getaway.kernel.options import parse_options
from getaway.kernel.play import Play
from getaway.kernel.state import is_visible
from getaway.kernel.views import View

LESSONS = [
    pytest.param(kind, lesson, id=f"{name}-{lesson.name}")
    for name, kind in game_types().items()
    for lesson in kind.lessons()
]
WEB = Path(__file__).parents[2] / "web/src"


def dealt(kind: type[Game], table: LessonTable) -> Play:
    game = kind.from_toml()
    return game.new_play(
        chance_of(SimulatedDeal(table.seed, 0)), len(table.seats), parse_options(game.options_type, table.options)
    )


def by_bots(play: CataloguePlay[Any]) -> Iterator[list[AddressedEvent]]:
    """Everyone plays by rule of thumb."""
    rng = seeded(1)
    bots = [make_bot("easy", play.game, play.seats, rng) for _ in range(play.seats)]
    while play.outcome() is None:
        seat = play.waiting_for()[0]
        yield play.submit(
            seat, play.game.catalogue[bots[seat].choose(Observation.from_state(play.state_for(seat), seat, rng))]
        )


def by_policy(play: ScorePlay) -> Iterator[list[AddressedEvent]]:
    """A crew of four goes through its heist."""
    for criminal in crew_of(play.game.pack, 4, one_shot=True):
        yield play.submit(0, criminal)
    yield play.submit(0, m.StartHeist())
    while play.referee.open.phase == "heist":
        yield play.submit(0, policy.choose(play.referee))


def comes_up(text: LessonText, view: View, seen: set[str]) -> bool:
    """Whether the page shows the text now: `seen` are the kinds of events so far."""
    in_phase = text.phase is None or text.phase == view.phase
    offered = text.offer is None or any(type(offer.move).__name__ == text.offer for offer in view.offers)
    return in_phase and offered and (text.event is None or text.event in seen)


@pytest.mark.parametrize(("kind", "lesson"), LESSONS)
def test_every_text_of_a_lesson_comes_up(kind: type[Game], lesson: Lesson) -> None:
    """The game is played to its end, or the lesson's heist is."""
    play = dealt(kind, lesson.table)
    you = lesson.table.seats.index(YOU)
    if isinstance(play, CataloguePlay):
        steps = by_bots(play)
    else:
        assert isinstance(play, ScorePlay)
        steps = by_policy(play)
    told: set[str] = set()
    missing = {text.id: text for text in lesson.texts}
    assert len(missing) == len(lesson.texts)
    events: list[AddressedEvent] | None = []
    while events is not None and (missing or isinstance(play, CataloguePlay)):
        told |= {type(event.what).__name__ for event in events if is_visible(event.audience, you)}
        view = play.view(you)
        missing = {name: text for name, text in missing.items() if not comes_up(text, view, told)}
        events = next(steps, None)
    assert sorted(missing) == []
    assert play.outcome() is not None or not isinstance(play, CataloguePlay)


@pytest.mark.parametrize(("kind", "lesson"), LESSONS)
def test_a_lesson_speaks_of_what_there_is(kind: type[Game], lesson: Lesson) -> None:
    kind.from_toml().check_seats(len(lesson.table.seats))
    assert lesson.table.seats.count(YOU) == 1
    rules = kind.rulebook().rules
    moves = {move.__name__ for move in kind.move_types}
    events = {event.__name__ for event in kind.event_types()}
    for text in lesson.texts:
        assert text.rules
        assert set(text.rules) <= set(rules)
        assert text.phase in (None, *kind.phases)
        assert text.offer is None or text.offer in moves
        assert text.event is None or text.event in events
        assert text.points_at is None or text.points_at in taught_on_the_page(kind.name)


def test_a_game_may_have_several_lessons_and_the_first_is_the_one_without_a_name() -> None:
    assert [lesson.name for lesson in Masters.lessons()] == [FIRST, "campaign"]
    assert [lesson.name for lesson in BigScore.lessons()] == [FIRST, "diamond_thief"]
    assert Masters.lesson() == Masters.lessons()[0]
    assert Masters.lesson("campaign") == Masters.lessons()[1]
    assert Masters.lesson("none") is None


@pytest.mark.parametrize("kind", game_types().values())
def test_no_message_belongs_to_two_lessons(kind: type[Game]) -> None:
    first, *others = kind.lessons()
    assert not {text.id for text in first.texts} & {lesson.name for lesson in others}


def taught_on_the_page(game: str) -> set[str]:
    """What a game's page and the table mark as places that a lesson's text may point at."""
    folders = (WEB / "table", WEB / "games" / game)
    sources = (path.read_text(encoding="utf-8") for folder in folders for path in folder.rglob("*.svelte"))
    return {name for source in sources for name in re.findall(r'data-teach="([a-z]+)"', source)}
