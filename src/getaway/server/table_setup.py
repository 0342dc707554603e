"""From an order to the setup of a table. Errors are reported before anything is stored."""

from typing import Any

import msgspec

from getaway.games.registry import UnknownGame, game_of
from getaway.kernel.capabilities import CampaignError, campaign_of
from getaway.kernel.chance import KeyedStream
from getaway.kernel.events import Rejection
from getaway.kernel.game import Game, SeatsError
from getaway.kernel.lesson import YOU, Lesson
from getaway.kernel.options import OptionError, Options, parse_options, written_options
from getaway.kernel.pack import PackError, plain
from getaway.server.messages import PlaceOrder, TableOrder
from getaway.server.say import say
from getaway.store.store import Visitor
from getaway.table.bots import DEFAULT_BOT, LEVELS, bots_can_play
from getaway.table.commands import Create, SeatSetup
from getaway.table.deal import secret
from getaway.table.table import Table
from getaway.text.catalogs import languages
from getaway.text.messages import Message, Text


def new_setup(order: TableOrder, host: Visitor) -> Create | Rejection:
    try:
        game = game_of(order.game, msgspec.json.encode(None if order.lesson else order.pack))
        lesson = game.lesson() if order.lesson else None
        if lesson is not None:
            order = _lesson_order(order, lesson)
        elif order.lesson:
            return Rejection("HR-6", say("no-lesson", game=game.title))
        options = parse_options(game.options_type, written_options(order.options))
        seats = _seats(order, game, host)
        game.check_seats(len(seats), options)
    except (UnknownGame, SeatsError, OptionError) as problem:
        return Rejection("HR-6", problem.text)
    except PackError as problem:
        return Rejection("HR-6", say("unusable-pack", why=problem.text))
    wrong = _why_not_seat(seats, game) or _why_not_bot(order.stand_in, game)
    if (order.deadline is not None or order.clock is not None) and not bots_can_play(game):
        wrong = say("no-clocks", game=game.title)
    if wrong is not None:
        return Rejection("HR-6", wrong)
    if order.campaign is not None and (rejection := _why_not_campaign(game, len(seats), options, order.campaign)):
        return rejection
    return Create(
        game=game.name,
        options=plain(options),
        pack=order.pack,
        places=seats,
        listed=order.listed,
        spectators=order.spectators,
        host=host.id,
        seed=secret(),
        salt=secret(),
        two_steps=True,
        spoken=languages(),
        deadline=order.deadline,
        clock=order.clock,
        stand_in=order.stand_in,
        odds=order.odds,
        hints=order.hints,
        delay=order.delay,
        campaign=order.campaign,
        lesson=None if lesson is None else lesson.table.seed,
    )


def rematch_setup(table: Table, *, listed: bool) -> Create:
    return msgspec.structs.replace(
        table.setup,
        places=tuple(seat.to_setup() for seat in table.seats),
        host=table.host,
        listed=listed,
        seed=secret(),
        salt=secret(),
        two_steps=True,
        spoken=languages(),
        campaign=None,
        lesson=None,
    )


def _lesson_order(order: TableOrder, lesson: Lesson) -> TableOrder:
    """The table of a game's lesson, whatever else was ordered: nothing is at stake, so odds and hints are free."""
    table = lesson.table
    seats = tuple(PlaceOrder("mine") if seat == YOU else PlaceOrder("bot", seat) for seat in table.seats)
    return TableOrder(
        game=order.game,
        options=dict(table.options),
        seats=seats,
        odds="live",
        hints=True,
        lesson=True,
        spectators=False,
    )


def _seats(order: TableOrder, game: Game, host: Visitor) -> tuple[SeatSetup, ...]:
    mine = SeatSetup("person", None, (host.id,), host.name)
    if order.seats is None:
        others = SeatSetup("bot", DEFAULT_BOT) if bots_can_play(game) else SeatSetup("invited")
        return (mine, *[others] * (game.default_seats - 1))
    if sum(seat.kind == "mine" for seat in order.seats) > 1:
        mine = SeatSetup("person", None, (host.id,))  # several seats on one screen have the game's names for them
    return tuple(mine if seat.kind == "mine" else SeatSetup(seat.kind, seat.bot) for seat in order.seats)


def _why_not_seat(seats: tuple[SeatSetup, ...], game: Game) -> Text | None:
    for seat in seats:
        if (seat.kind == "bot") != (seat.bot is not None):
            return say("bot-without-level")
        if wrong := _why_not_bot(seat.bot, game):
            return wrong
    return None


def _why_not_bot(bot: str | None, game: Game) -> Text | None:
    if bot is None or (bots_can_play(game) and bot in LEVELS):
        return None
    return Message("table.no-such-bot", {"bot": bot, "game": game.title})


def _why_not_campaign(game: Game, seats: int, options: Options, campaign: dict[str, Any]) -> Rejection | None:
    """Try it on a play that nobody sees."""
    play = game.new_play(KeyedStream(bytes(32)), seats, options)
    try:
        return play.why_not(0, campaign_of(game).resume(play, msgspec.json.encode(campaign)))
    except CampaignError as problem:
        return Rejection("HR-23", problem.text)
