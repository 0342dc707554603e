"""Hints and odds for a seat, computed only from what the seat knows."""

from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from getaway.bots.bot import plan_choice
from getaway.bots.hints import Outlook, hints
from getaway.bots.ismcts import IsmctsBot
from getaway.bots.registry import policy_of
from getaway.games.registry import plugin_for
from getaway.kernel.capabilities import play_has_state
from getaway.kernel.catalogue_game import CatalogueGame
from getaway.kernel.events import GAME_OVER, NOT_YOUR_TURN, Rejection
from getaway.kernel.moves import Move
from getaway.kernel.observation import Observation
from getaway.kernel.state import EVERYONE, choice_goes_on
from getaway.table.bots import TIMEOUT_BOT, Sample, sample_of
from getaway.table.commands import Choose, Command, Make, TakeBack
from getaway.table.house_rules import NOT_BEGUN
from getaway.table.say import say
from getaway.text.messages import Text

if TYPE_CHECKING:
    from getaway.table.table import Table

ITERATIONS = 1000
"""Iterations of the search behind a hint."""
REST_ITERATIONS = 250
"""Iterations of the search for the rest of a sealed choice."""


class HintedStep(msgspec.Struct, frozen=True):
    """A small move of a sealed choice, and what it does in words."""

    move: Move
    text: Text


class HintedMove(HintedStep, frozen=True):
    """A legal move: its share of the win with the 95% interval, the number of tries, whether they are enough to compare
    it by that share, and the argument for it.
    """

    expected: float
    low: float
    high: float
    tries: int
    compared: bool
    why: Text


class HintedMoves(msgspec.Struct, frozen=True):
    """Every legal move of the seat, the best first.

    The outlook says whether there is only one move, whether every try was lost or won (the moves are then sorted by
    what else they bring), or whether the game is open. If the best move is a step of a sealed choice, the rest of that
    choice comes with it.
    """

    outlook: Outlook
    hints: list[HintedMove]
    rest: list[HintedStep]
    seat: int


def why_no_hint(table: "Table", seat: int) -> Rejection | None:
    if not table.setup.hints:
        return Rejection("HR-21", say("no-hints-here"))
    if not play_has_state(table.play):
        return Rejection("HR-21", say("no-hints-for", game=table.game.title)) if table.play else NOT_BEGUN
    if table.is_over():
        return GAME_OVER
    if seat not in table.play.waiting_for():
        return NOT_YOUR_TURN
    return None


NOT_YET = Rejection("HR-21", say("odds-after-move"))


def hints_from(sample: Sample) -> HintedMoves:
    """Every legal move, compared. Runs in a worker."""
    game, observation = sample.observed(sample.generator())
    rules = game.ruleset(sample.seats)
    state = rules.load_state(sample.world)
    found = hints(game, observation, sample.generator(), ITERATIONS)
    moves = []
    for hint in found.moves:
        offer = rules.offer(state, sample.seat, game.catalogue[hint.move])
        moves.append(HintedMove(offer.move, offer.text, *hint[1:]))
    return HintedMoves(found.outlook, moves, _rest_of_choice(game, sample, found.moves[0].move), sample.seat)


def _rest_of_choice(game: CatalogueGame, sample: Sample, first: int) -> list[HintedStep]:
    """The rest of a sealed choice after its first step, from one search, so that its steps fit together."""
    rules, seat, rng = game.ruleset(sample.seats), sample.seat, sample.generator()
    world = rules.load_state(sample.world)
    before = world.reveal_count
    sealed = world.seen_by(seat, first) != EVERYONE
    world.apply(seat, first)
    if not sealed or not choice_goes_on(world, seat, before):
        return []
    bot = IsmctsBot(policy_of(game, sample.seats), rng, REST_ITERATIONS)
    steps = []
    for move in plan_choice(bot, Observation.from_state(world, seat, rng), rng):
        offer = rules.offer(world, seat, game.catalogue[move])
        steps.append(HintedStep(offer.move, offer.text))
        world.apply(seat, move)
    return steps


def why_no_odds(table: "Table", seat: int) -> Rejection | None:
    allowed = table.setup.odds
    if allowed == "off":
        return Rejection("HR-21", say("no-odds-here"))
    if table.play is None:
        return NOT_BEGUN
    if not play_has_state(table.play):
        return Rejection("HR-21", say("no-odds-for", game=table.game.title))
    if allowed == "live":
        return GAME_OVER if table.is_over() else None
    if table.sample_before(seat) is None or (not table.is_over() and table.play.why_not_take_back(seat) is None):
        return NOT_YET
    return None


def sample_for_odds(table: "Table", seat: int) -> Sample:
    """The sample for odds: of the position, or of the one before the last move at tables that show odds afterward."""
    assert table.play is not None
    before = table.sample_before(seat) if table.setup.odds == "after" else None
    return before or sample_of(TIMEOUT_BOT, table.play, seat)


def odds_from(sample: Sample) -> list[Text]:
    """The odds, one line each. Runs in a worker."""
    game, observation = sample.observed(sample.generator())
    return plugin_for(game).odds_lines(game, observation, sample.generator())


def _remember_nothing() -> None:
    """The callback at tables that do not show odds afterward."""


def remember_sample(table: "Table", seat: int, command: Command) -> Callable[[], None]:
    """Returns a callback that keeps the seat's sample once its move has reached the journal, at tables that show odds
    afterward. A part of an open sealed choice keeps none. A take-back deletes it, because the move has not been made
    after all.
    """
    play = table.play
    if table.setup.odds != "after" or not play_has_state(play):
        return _remember_nothing
    if not isinstance(command, Make | Choose | TakeBack):
        return _remember_nothing
    begun = command.moves[:-1] if isinstance(command, Choose) else None
    sample = None if isinstance(command, TakeBack) else sample_of(TIMEOUT_BOT, play, seat, begun)
    done = len(play.journal)

    def made() -> None:
        if len(play.journal) != done:
            table.remember_sample(seat, sample)

    return made
