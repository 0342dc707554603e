"""Makes docs/ladder.md: how strong the bots are, each figure with its interval. `make ladder` runs it."""

import argparse
import os
import re
from pathlib import Path
from time import monotonic
from typing import NamedTuple

import typer

from getaway.bots.arena import Contest, Tally
from getaway.bots.statistics import Interval
from getaway.cli.contests import play_contest
from getaway.games.big_score.solo.scenarios import NAMES
from getaway.games.registry import game_type

SEED = 2026

HEAD = """# The ladder

How strong the bots are. `make ladder` plays all of it again and writes this page; a test plays a small part of it and
compares. Each deal is played once in every rotation of the seats (teams: each bot once on each side). A share is that
of the win, with Wilson's 95 % interval; at more than two seats the first bot sits alone among copies of the second, and
its fair share is one in as many as there are seats. `ismcts:N` has N iterations for a whole choice.

Every row: `getaway arena GAME --bots BOT,AGAINST --seats N --games GAMES --seed {seed}`, alone `--bots BOT --seats 1`,
with `--option` where one is named.
"""


class Row(NamedTuple):
    """One contest, and what is expected of it."""

    game: str
    seats: int
    bots: tuple[str, ...]
    games: int
    bar: str = ""
    options: tuple[tuple[str, str], ...] = ()


def _solo(bot: str, games: int) -> list[Row]:
    return [Row("big_score", 1, (bot,), games, "at least one win", (("scenario", name),)) for name in NAMES]


SECTIONS: dict[str, list[Row]] = {
    "Greedy against random": [
        Row("masters", 2, ("greedy", "random"), 1000, "90 %"),
        *(
            Row("rob_a_bank", seats, ("greedy", "random"), 1000, "85 % each side" if seats < 4 else "reported")
            for seats in (2, 3, 4)
        ),
        *(
            Row("big_score", seats, ("greedy", "random"), 600, bar)
            for seats, bar in ((2, "85 %"), (3, "70 %"), (4, "50 %"), (5, "40 %"), (6, "33.3 %"))
        ),
    ],
    "Search against greedy": [
        Row("masters", 2, ("ismcts:2000", "greedy"), 100, "low above 60 %"),
        Row("rob_a_bank", 2, ("ismcts:2000", "greedy"), 60, "low above 60 %"),
        Row("rob_a_bank", 3, ("ismcts:2000", "greedy"), 60, "low above 60 %"),
        Row("rob_a_bank", 4, ("ismcts:2000", "greedy"), 60, "low above 60 %"),
        Row("big_score", 3, ("ismcts:2000", "greedy"), 60, "low above 43.3 %"),
        Row("big_score", 4, ("ismcts:2000", "greedy"), 60, "low above 32.5 %"),
    ],
    "More search against less, Masters of the Heist": [
        Row("masters", 2, ("ismcts:200", "greedy"), 100),
        Row("masters", 2, ("ismcts:2000", "ismcts:200"), 60, "above 50 %"),
        Row("masters", 2, ("ismcts:10000", "ismcts:2000"), 40, "above 50 %"),
    ],
    "Alone": [
        *_solo("greedy", 1000),
        *_solo("ismcts:200", 20),
        Row("masters", 1, ("greedy",), 1000),
        Row("masters", 1, ("ismcts:2000",), 10),
        Row("masters", 1, ("ismcts:2000",), 10, "", (("opponent_marks", "round"),)),
    ],
}

_LINE = "| {game} | {seats} | {bot} | {against} | {share} | {between} | {games} | {bar} |"
_PUBLISHED = re.compile(r"^\| (\w+) \| (\d) \| ([\w:]+) \| ([\w:]*) *\| ([\d.]+) % \| ([\d.]+)-([\d.]+) % \| (\d+) \|")


def play_row(row: Row, games: int, jobs: int) -> Tally:
    """The games of a row, added up."""
    contest = Contest(row.game, None, row.seats, row.options, row.bots, SEED)
    tally = Tally(game_type(row.game).sides)
    for played in play_contest(contest, games, jobs):
        tally.add(played)
    return tally


def lines(row: Row, tally: Tally) -> list[str]:
    """A row of the table, and one for each side where they differ."""
    bot = row.bots[0]
    found = [_line(row, tally.share(bot), "", row.bar)]
    return found + [_line(row, tally.share(bot, role), f" as {role}", "") for role in tally.roles]


def _line(row: Row, share: Interval, role: str, bar: str) -> str:
    options = "".join(f", {value}" for _, value in row.options)
    return _LINE.format(
        game=row.game + options,
        seats=row.seats,
        bot=row.bots[0] + role,
        against=row.bots[1] if len(row.bots) > 1 else "",
        share=f"{100 * share.share:.1f} %",
        between=f"{100 * share.low:.1f}-{100 * share.high:.1f} %",
        games=share.games,
        bar=bar,
    )


def published(page: str) -> dict[tuple[str, int, str, str], Interval]:
    """The plain rows of the page: game, seats, bot and against to the share."""
    found = {}
    for line in page.splitlines():
        if match := _PUBLISHED.match(line):
            share, low, high = (float(match[at]) / 100 for at in (5, 6, 7))
            found[match[1], int(match[2]), match[3], match[4]] = Interval(share, low, high, int(match[8]))
    return found


def agrees(sample: Interval, before: Interval) -> bool:
    """Whether two intervals overlap."""
    return sample.low <= before.high and before.low <= sample.high


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("page", type=Path)
    parser.add_argument("--part", type=float, default=1.0, help="play only this part of the games")
    arguments = parser.parse_args()
    text = [HEAD.format(seed=SEED)]
    start = monotonic()
    for title, rows in SECTIONS.items():
        text += [f"\n## {title}\n", _LINE.format(**_HEADINGS), "|---|---|---|---|---|---|---|---|"]
        for row in rows:
            games = max(2 * row.seats, int(row.games * arguments.part))
            text += lines(row, play_row(row, games, arguments.jobs))
            typer.echo(f"{text[-1]} ({monotonic() - start:.0f} s)", err=True)
            arguments.page.write_text("\n".join(text) + "\n", encoding="utf-8")
    minutes = (monotonic() - start) / 60
    text.append(f"\nMade in {minutes:.0f} minutes on {arguments.jobs} processes.\n")
    arguments.page.write_text("\n".join(text), encoding="utf-8")


_HEADINGS = {
    "game": "game", "seats": "seats", "bot": "bot", "against": "against", "share": "share", "between": "95 % interval",
    "games": "games", "bar": "bar",
}  # fmt: skip

if __name__ == "__main__":
    main()
