"""Many games of random moves, in one process or several, with a checksum that is the same either way."""

from collections.abc import Callable, Mapping
from hashlib import blake2b
from pathlib import Path
from time import process_time
from typing import NamedTuple

import msgspec

from getaway.games.registry import game_type
from getaway.kernel.capabilities import game_has_state
from getaway.kernel.catalogue_game import CatalogueGame
from getaway.kernel.chance import SplitMix, seeded
from getaway.kernel.deal import SimulatedDeal, chance_of
from getaway.kernel.errors import GetawayError, error
from getaway.kernel.game import Game, NoState
from getaway.kernel.head import Seat
from getaway.kernel.options import Options, parse_options, written_options
from getaway.kernel.record import begin, make_record, write_record
from getaway.kernel.state import State, traced_rollout
from getaway.lab.pool import check_amounts, map_batches
from getaway.text.render import english

LIMIT = 1_000_000
"""Decisions after which a game counts as endless."""


class Endless(GetawayError):
    """A game that did not end."""


class Plan(NamedTuple):
    """What to simulate; small enough to send to every process."""

    game: CatalogueGame
    seats: int
    options: Options
    seed: int
    games: int
    records: Path | None


class Totals:
    """Totals of consecutive games; the lists have an entry for each seat. `trace` has, for each game, how many moves
    each seat made, their checksum and the result.
    """

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.decisions = [0] * seats
        self.wins = [0] * seats
        self.draws = 0
        self.shared = 0
        """Games that several seats won, but not all."""
        self.scores = [0] * seats
        self.shares = [0.0] * seats
        self.seconds = 0.0
        """CPU time of all processes."""
        self.trace = b""


class Simulation(Totals):
    """The results of many games."""

    def __init__(self, game: Game, seats: int, options: Options, seed: int) -> None:
        super().__init__(seats)
        self.game = game
        self.seats = seats
        self.options = options
        self.seed = seed
        self._chain = blake2b(digest_size=16, person=b"getaway-sum")

    def add(self, batch: Totals) -> None:
        self.games += batch.games
        self.draws += batch.draws
        self.shared += batch.shared
        self.seconds += batch.seconds
        for seat in range(self.seats):
            self.decisions[seat] += batch.decisions[seat]
            self.wins[seat] += batch.wins[seat]
            self.scores[seat] += batch.scores[seat]
            self.shares[seat] += batch.shares[seat]
        self._chain.update(batch.trace)

    @property
    def mean_scores(self) -> list[float]:
        """The mean score of each seat."""
        return [score / self.games for score in self.scores]

    @property
    def mean_shares(self) -> list[float]:
        """The mean share of the win of each seat."""
        return [share / self.games for share in self.shares]

    @property
    def mean_length(self) -> float:
        """The mean number of decisions in a game."""
        return sum(self.decisions) / self.games

    @property
    def checksum(self) -> str:
        """A checksum of every move and result: the same for any number of processes, compiled or not."""
        return self._chain.hexdigest()

    def __repr__(self) -> str:
        shares = ", ".join(f"{share:.3f}" for share in self.mean_shares)
        return f"<{self.games:,} games of {self.game.title}: mean shares {shares}>"


def simulate(
    game: Game | str,
    games: int = 1000,
    *,
    seed: int = 0,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    jobs: int = 1,
    records: Path | str | None = None,
    progress: Callable[[int], object] | None = None,
) -> Simulation:
    """Play many games of random moves, in `jobs` processes.

    `records` is a folder for the record of each game, created if missing. `progress` is called with the number of
    games just finished.
    """
    check_amounts(games, jobs)
    loaded = game_type(game).from_toml() if isinstance(game, str) else game
    if not game_has_state(loaded):
        raise NoState(error("no-simulation", game=loaded.title))
    count = loaded.default_seats if seats is None else seats
    loaded.check_seats(count)
    chosen = parse_options(loaded.options_type, written_options(options or {}))
    folder = None if records is None else Path(records).absolute()
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
    plan = Plan(loaded, count, chosen, seed, games, folder)
    result = Simulation(loaded, count, chosen, seed)
    for batch in map_batches(_run, plan, games, jobs):
        result.add(batch)
        if progress is not None:
            progress(batch.games)
    return result


def _begin(plan: Plan, number: int) -> tuple[State, SplitMix]:
    """Game `number` before its first decision, and the generator of its random moves."""
    chance = chance_of(SimulatedDeal(plan.seed, number))
    return plan.game.new_state(chance, plan.seats, plan.options), seeded(plan.seed, 2 * number + 1)


def _run(plan: Plan, first: int, games: int) -> Totals:
    seats = range(plan.seats)
    totals = Totals(len(seats))
    totals.games = games
    trace = bytearray()
    before = process_time()
    for number in range(first, first + games):
        state, rng = _begin(plan, number)
        try:
            made, moves = traced_rollout(state, rng, len(seats), LIMIT)
        except Exception as bug:
            bug.add_note(f"in game {number} of seed {plan.seed}")
            raise
        if state.actor() >= 0:
            raise Endless(error("endless", game=number, seed=str(plan.seed), decisions=LIMIT))
        shares, scores = state.returns(), state.scores()
        trace += msgspec.msgpack.encode((made, moves, shares, scores))
        best = max(shares)
        totals.draws += len(seats) > 1 and min(shares) == best
        totals.shared += 1 < shares.count(best) < len(seats)
        for seat in seats:
            totals.decisions[seat] += made[seat]
            totals.wins[seat] += shares[seat] == best > 0 and (len(seats) == 1 or min(shares) < best)
            totals.scores[seat] += scores[seat]
            totals.shares[seat] += shares[seat]
    totals.trace, totals.seconds = bytes(trace), process_time() - before
    if plan.records is not None:
        for number in range(first, first + games):
            _write_record(plan, number, plan.records)
    return totals


def _write_record(plan: Plan, number: int, folder: Path) -> None:
    """Play the same game again through Play, which has the chain of checks."""
    game = plan.game
    state, rng = _begin(plan, number)
    deal = SimulatedDeal(plan.seed, number)
    seats = tuple(Seat(english(game.seat_name(seat, plan.seats)), "random") for seat in range(plan.seats))
    play = begin(game, deal, seats, plan.options)
    while state.actor() >= 0:
        step = state.random_step(rng)
        play.submit(step >> 32, game.catalogue[step & 0xFFFFFFFF])
    name = f"{game.name}-{plan.seed}-{number:06d}.json"
    (folder / name).write_bytes(write_record(make_record(play, deal, seats)))
