"""The figures of random play as a page: `getaway sim big_score --report FILE`."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

from getaway.cli.output import progress_bar
from getaway.games.big_score.game import BigScore
from getaway.games.big_score.options import BigScoreOptions
from getaway.games.big_score.say import say
from getaway.games.big_score.solo.scenarios import NAMES
from getaway.kernel.chance import seeded
from getaway.kernel.ruleset import Ruleset
from getaway.kernel.state import S, rollout
from getaway.kernel.statistics import mean_interval
from getaway.lab.pool import map_in_order

LIMIT = 1_000_000
HEAD = """# The Big Score: what random play shows

Does any seat have an advantage? Random play shows how the rules treat players who all play alike. It does not show how
good players do: random players toss a coin to rob or flee.

Written by `getaway sim big_score --report docs/balance/big_score.md --games {games} --seed {seed}`, which plays that
many games for each number of players and each scenario. Every decision is a uniform draw from the legal moves.

## 2 to 6 players

Each seat's share of the wins, with its 95% interval. **!** marks a seat whose interval does not include an equal share.

"""

Row = tuple[int, BigScoreOptions]
"""A row of the page: the number of players, and for one player the scenario."""


@dataclass
class Tally:
    """Sums over the games of one row; `shares` and `squares` (of shares) have an entry for each seat."""

    games: int
    shares: list[float]
    squares: list[float]
    length: int = 0
    score: int = 0
    best: int = 0
    busted: int = 0
    bust_games: int = 0
    shared: int = 0
    jobs: int = 0


def tally(game: BigScore, games: int, seed: int, row: Row) -> Tally:
    seats, options = row
    sums = Tally(games, [0.0] * seats, [0.0] * seats)
    if seats == 1:
        for solo in ends(game.solo_rules, seed, options, sums):
            sums.jobs += solo.completed
    else:
        for table in ends(game.table_rules, seed, options, sums):
            busted = sum(side.busted for side in table.sides)
            sums.busted += busted
            sums.bust_games += busted > 0
    return sums


def ends(rules: Ruleset[S], seed: int, options: BigScoreOptions, sums: Tally) -> Iterator[S]:
    """The position at the end of each game, after adding its result to the sums."""
    for number in range(sums.games):
        state = rules.new_state(seeded(seed, 2 * number), len(sums.shares), options)
        sums.length += rollout(state, seeded(seed, 2 * number + 1), LIMIT)
        shares, scores = state.returns(), state.scores()
        for seat, share in enumerate(shares):
            sums.shares[seat] += share
            sums.squares[seat] += share * share
        sums.score += sum(scores)
        sums.best += max(scores)
        sums.shared += max(shares) < 1
        yield state


def seat_cell(sums: Tally, seat: int) -> str:
    found = mean_interval(sums.shares[seat], sums.squares[seat], sums.games)
    mark = "" if found.low <= 1 / len(sums.shares) <= found.high else " **!**"
    return f"{100 * found.share:.1f} ± {100 * (found.high - found.share):.1f}%{mark}"


def table_part(tallies: list[Tally]) -> list[str]:
    most = max(len(sums.shares) for sums in tallies)
    lines = [f"| players | {' | '.join(f'seat {seat + 1}' for seat in range(most))} |", "|---" * (most + 1) + "|"]
    for sums in tallies:
        seats = len(sums.shares)
        cells = [seat_cell(sums, seat) for seat in range(seats)] + [""] * (most - seats)
        lines.append(f"| {seats} | {' | '.join(cells)} |")
    titles = ("decisions per game", "mean score", "winner's mean score", "games with a bust", "players busted")
    lines += ["", f"| players | {' | '.join(titles)} | shared wins |", "|---|---|---|---|---|---|---|"]
    for sums in tallies:
        games, seats = sums.games, len(sums.shares)
        lines.append(
            f"| {seats} | {sums.length / games:.1f} | ${sums.score / games / seats:.0f}K | ${sums.best / games:.0f}K "
            f"| {sums.bust_games / games:.1%} | {sums.busted / games / seats:.1%} | {sums.shared / games:.2%} |"
        )
    return lines


def solo_part(tallies: list[Tally]) -> list[str]:
    lines = ["| scenario | won | mean score | decisions per game | jobs completed |", "|---|---|---|---|---|"]
    for name, sums in zip(NAMES, tallies, strict=True):
        won, score, length, jobs = (sum_ / sums.games for sum_ in (sums.shares[0], sums.score, sums.length, sums.jobs))
        lines.append(f"| {name} | {won:.2%} | ${score:.0f}K | {length:.1f} | {jobs:.2f} |")
    return lines


def report(game: BigScore, games: int, seed: int, jobs: int) -> str:
    """The page, as Markdown. A row is played in one process."""
    tables: list[Row] = [(seats, BigScoreOptions()) for seats in game.seat_counts[1:]]
    rows = tables + [(1, BigScoreOptions(scenario=name)) for name in NAMES]
    tallies = []
    with progress_bar(say("cli-report"), len(rows)) as advance:
        for sums in map_in_order(partial(tally, game, games, seed), rows, jobs):
            tallies.append(sums)
            advance(1)
    lines = [HEAD.format(seed=seed, games=games) + "\n".join(table_part(tallies[: len(tables)])), "", "## Alone", ""]
    return "\n".join([*lines, *solo_part(tallies[len(tables) :])]) + "\n"
