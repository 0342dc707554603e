"""The games of the house with all that it takes to open a table."""

from getaway.kernel.game import Game
from getaway.kernel.options import settings
from getaway.server.messages import BotOnOffer, GameOnOffer, LessonOnOffer, PhaseName
from getaway.table.bots import LEVELS, bots_can_play


def on_offer(game: Game) -> GameOnOffer:
    """What people are told of a game before they play it."""
    lesson = game.lesson()
    bots = LEVELS if bots_can_play(game) else {}
    return GameOnOffer(
        name=game.name,
        title=game.title,
        blurb=game.blurb,
        seat_counts=game.seat_counts,
        default_seats=game.default_seats,
        sides=game.sides,
        bots=tuple(BotOnOffer(name, words) for name, words in bots.items()),
        options=tuple(settings(game.options_type)),
        scenarios=game.scenarios(),
        lesson=LessonOnOffer(lesson.title, lesson.blurb),
        phases=tuple(PhaseName(phase, title) for phase, title in game.phases.items()),
    )
