"""What random play says of the game, as a page: `getaway sim big_score --report FILE`."""

from dataclasses import dataclass
from math import sqrt

from getaway.games.big_score.game import BigScore
from getaway.games.big_score.options import BigScoreOptions
from getaway.games.big_score.solo.scenarios import NAMES
from getaway.kernel.chance import seeded
from getaway.kernel.state import rollout

LIMIT = 1_000_000
HEAD = """# The Big Score: what random play says

Made by `getaway sim big_score --report docs/balance/big_score.md --games {games} --seed {seed}`: so many games a player
count and a scenario, every decision drawn uniformly from the legal ones. It says how the rules treat players who all
play alike, not how good play goes: random players rob and flee by the toss of a coin.

## 2 to 6 players

The share of the win of each seat, with its 95 % interval. A seat is marked where its interval does not hold an equal
share.

"""


@dataclass
class Tally:
    """What is added up over the games of one player count."""

    games: int
    shares: list[float]
    squares: list[float]
    length: int = 0
    score: int = 0
    best: int = 0
    busted: int = 0
    bust_games: int = 0
    shared: int = 0


def table(game: BigScore, seats: int, games: int, seed: int) -> Tally:
    tally = Tally(games, [0.0] * seats, [0.0] * seats)
    for number in range(games):
        state = game.table_rules.new_state(seeded(seed, 2 * number), seats, BigScoreOptions())
        tally.length += rollout(state, seeded(seed, 2 * number + 1), LIMIT)
        shares = state.returns()
        for seat, share in enumerate(shares):
            tally.shares[seat] += share
            tally.squares[seat] += share * share
        scores = state.scores()
        tally.score += sum(scores)
        tally.best += max(scores)
        busted = sum(side.busted for side in state.sides)
        tally.busted += busted
        tally.bust_games += busted > 0
        tally.shared += max(shares) < 1
    return tally


def interval(tally: Tally, seat: int) -> tuple[float, float]:
    """Mean share and half the width of its 95 % interval."""
    mean = tally.shares[seat] / tally.games
    variance = tally.squares[seat] / tally.games - mean * mean
    return mean, 1.96 * sqrt(variance / tally.games)


def seat_cell(tally: Tally, seat: int) -> str:
    mean, half = interval(tally, seat)
    fair = 1 / len(tally.shares)
    mark = "" if abs(mean - fair) <= half else " **!**"
    return f"{100 * mean:.1f} ± {100 * half:.1f} %{mark}"


def table_part(game: BigScore, games: int, seed: int) -> list[str]:
    counts = game.seat_counts[1:]
    tallies = {seats: table(game, seats, games, seed) for seats in counts}
    lines = [f"| players | {' | '.join(f'seat {seat + 1}' for seat in range(max(counts)))} |"]
    lines.append("|---" * (max(counts) + 1) + "|")
    for seats, tally in tallies.items():
        cells = [seat_cell(tally, seat) for seat in range(seats)] + [""] * (max(counts) - seats)
        lines.append(f"| {seats} | {' | '.join(cells)} |")
    titles = ("decisions a game", "mean score", "winner's mean score", "games with a bust", "players busted")
    lines += ["", f"| players | {' | '.join(titles)} | shared wins |", "|---|---|---|---|---|---|---|"]
    for seats, tally in tallies.items():
        mean = tally.score / games / seats
        lines.append(
            f"| {seats} | {tally.length / games:.1f} | ${mean:.0f}K | ${tally.best / games:.0f}K "
            f"| {tally.bust_games / games:.1%} | {tally.busted / games / seats:.1%} | {tally.shared / games:.2%} |"
        )
    return lines


def solo_part(game: BigScore, games: int, seed: int) -> list[str]:
    lines = ["| scenario | won | mean score | decisions a game | jobs completed |", "|---|---|---|---|---|"]
    for name in NAMES:
        won, score, length, jobs = 0.0, 0, 0, 0
        for number in range(games):
            state = game.solo_rules.new_state(seeded(seed, 2 * number), 1, BigScoreOptions(scenario=name))
            length += rollout(state, seeded(seed, 2 * number + 1), LIMIT)
            won += state.returns()[0]
            score += state.scores()[0]
            jobs += state.completed
        lines.append(
            f"| {name} | {won / games:.2%} | ${score / games:.0f}K | {length / games:.1f} | {jobs / games:.2f} |"
        )
    return lines


def report(game: BigScore, games: int, seed: int, jobs: int) -> str:
    """The page, as Markdown; in one process, which takes a minute for 10,000 games."""
    lines = [HEAD.format(seed=seed, games=games) + "\n".join(table_part(game, games, seed)), "", "## Alone", ""]
    lines += solo_part(game, games, seed)
    return "\n".join(lines) + "\n"
