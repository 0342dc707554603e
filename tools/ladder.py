"""Makes docs/ladder.md: how strong the bots are, each figure with its interval. `make ladder` runs it."""

import argparse
import os
import re
from functools import partial
from math import inf
from pathlib import Path
from time import monotonic, process_time
from typing import NamedTuple

import msgspec
import typer

from getaway.games.registry import game_type, parts
from getaway.kernel.capabilities import Goals, game_has_state
from getaway.kernel.ladder import Ladder, Row
from getaway.kernel.statistics import Interval
from getaway.lab.contests import ArenaResult, Contest, Played, play_game
from getaway.lab.pool import map_in_order

SEED = 61

HEAD = f"""# The ladder

How strong are the bots? To measure one row of this page yourself:

```sh
getaway arena GAME --bots BOT,AGAINST --seats N --games GAMES --seed SEED
```

The seed is {SEED}. Rows with one seat use `--bots BOT --seats 1`, and rows with an option add `--option`. `make
ladder` plays all rows again and writes this page. Tests play a small part of it and compare.

How to read a row:

- Each deal is played once in every rotation of the seats. In team games, each bot plays each side once.
- **share** is the bot's share of the wins, with Wilson's 95% interval. With more than two seats, the first bot
  sits alone among copies of the second, and its fair share is one divided by the number of seats.
- `ismcts:N` searches with N iterations per choice. The settings of the search were chosen on other deals (seeds
  2026, 501 and 77).
- `32 of 80` games means that the time limit cut the row short.
- **bar** is what the share has to reach or, where it says `low`, the lower end of the interval. A bar is open
  if its row was cut short.
"""


def ladders() -> dict[str, Ladder]:
    """Of every game that has one."""
    return parts("ladder")


def sections() -> dict[str, list[Row]]:
    """The rows of all games, by section."""
    found: dict[str, list[Row]] = {}
    for ladder in ladders().values():
        for title, rows in ladder.sections.items():
            found.setdefault(title, []).extend(rows)
    return found


def contest_of(row: Row) -> Contest:
    """A row as the arena plays it."""
    game = game_type(row.game).from_toml()
    assert game_has_state(game)
    return Contest(game, row.seats, row.options, row.bots, SEED)


PASSES = (0.1, 0.4, 1.0)
"""All rows are played in parts, so that a ladder cut short has some games of each."""

_LINE = "| {game} | {seats} | {bot} | {against} | {share} | {between} | {games} | {bar} |"
_HEADINGS = {
    "game": "game", "seats": "seats", "bot": "bot", "against": "against", "share": "share", "between": "95% interval",
    "games": "games", "bar": "bar",
}  # fmt: skip
_PUBLISHED = re.compile(
    r"^\| (\w+)(, \w+)? \| (\d) \| ([\w: ]+) \| ([\w:]*) *\| ([\d.]+)% "
    r"\| ([\d.]+)-([\d.]+)% \| (\d+)(?: of \d+)? \| (.*) \|$"
)


class Timed(NamedTuple):
    """A game, and the seconds of CPU time that it took."""

    played: Played
    seconds: float


def timed_game(contest: Contest, number: int) -> Timed:
    """The game of that number."""
    start = process_time()
    played = play_game(contest, number)
    return Timed(played, process_time() - start)


class Kept(NamedTuple):
    """A game as `--resume` keeps it."""

    row: Row
    timed: Timed


def added_up(row: Row, games: list[Timed]) -> ArenaResult:
    """A row's games."""
    result = ArenaResult(contest_of(row))
    for timed in games:
        result.add(timed.played)
    return result


def goals(row: Row, games: list[Timed]) -> str:
    """How far a bot's campaigns came."""
    options = "".join(f", {name}={value}" for name, value in row.options)
    reached = [sum(timed.played.goals >= goal for timed in games) for goal in (1, 2, 3)]
    return f"- {row.bots[0]}{options}: {reached[0]}, {reached[1]} and {reached[2]} of {len(games)} campaigns"


def lines(row: Row, result: ArenaResult) -> list[str]:
    """A row of the table, and one for each team where they differ."""
    bot = row.bots[0]
    sides = row.bar if row.of_sides else ""
    found = [_line(row, result.share(bot), "", "" if row.of_sides else row.bar)]
    return found + [_line(row, result.share(bot, team), f" as {team}", sides) for team in result.team_names]


def _line(row: Row, share: Interval, team: str, bar: str) -> str:
    options = "".join(f", {value}" for _, value in row.options)
    return _LINE.format(
        game=row.game + options,
        seats=row.seats,
        bot=row.bots[0] + team,
        against=row.bots[1] if len(row.bots) > 1 else "",
        share=f"{100 * share.share:.1f}%",
        between=f"{100 * share.low:.1f}-{100 * share.high:.1f}%",
        games=share.games if team or share.games == row.games else f"{share.games} of {row.games}",
        bar=f"{bar}, {'met' if meets(share, bar) else 'open' if share.games < row.games else 'not met'}" if bar else "",
    )


def meets(found: Interval, bar: str) -> bool:
    """Whether a share is at its bar, or the low end of its interval above one that says `low`."""
    number = float(bar.removeprefix("low ").removesuffix("%")) / 100
    return found.low > number if bar.startswith("low ") else found.share >= number


class Line(NamedTuple):
    """A row of the page, read again."""

    game: str
    option: str
    seats: int
    bot: str
    against: str
    share: Interval
    bar: str
    is_open: bool


def published(page: str) -> list[Line]:
    """The rows of the page."""
    found = []
    for line in page.splitlines():
        if match := _PUBLISHED.match(line):
            share, low, high = (float(match[at]) / 100 for at in (6, 7, 8))
            bar, _, outcome = match[10].partition(", ")
            option = (match[2] or "").removeprefix(", ")
            interval = Interval(share, low, high, int(match[9]))
            found.append(Line(match[1], option, int(match[3]), match[4], match[5], interval, bar, outcome == "open"))
    return found


def agrees(sample: Interval, before: Interval) -> bool:
    """Whether two intervals overlap."""
    return sample.low <= before.high and before.low <= sample.high


class Keeper:
    """The games played so far, in memory and where wanted in a file."""

    def __init__(self, file: Path | None) -> None:
        self._file = file
        self.games: dict[Row, list[Timed]] = {}
        if file is not None and file.exists():
            for line in file.read_bytes().splitlines():
                kept = msgspec.json.decode(line, type=Kept)
                games = self.games.setdefault(kept.row, [])
                if kept.timed.played.number == len(games):  # a file put together from several may repeat some
                    games.append(kept.timed)

    def of(self, row: Row) -> list[Timed]:
        """A row's."""
        return self.games.setdefault(row.played(), [])

    def play(self, row: Row, games: int, jobs: int, until: float) -> None:
        """Up to so many of a row, as far as there is time."""
        found = self.of(row)
        if len(found) >= games or monotonic() > until:
            return
        for timed in map_in_order(partial(timed_game, contest_of(row)), range(len(found), games), jobs):
            found.append(timed)
            if self._file is not None:
                with self._file.open("ab") as file:
                    file.write(msgspec.json.encode(Kept(row.played(), timed)) + b"\n")
            if monotonic() > until:
                return


def page(keeper: Keeper) -> str:
    """The whole of docs/ladder.md."""
    text = [HEAD]
    for title, rows in sections().items():
        text += [f"\n## {title}\n", _LINE.format(**_HEADINGS), "|---|---|---|---|---|---|---|---|"]
        for row in rows:
            text += lines(row, added_up(row, keeper.of(row)[: row.games]))
    for name, ladder in ladders().items():
        rows = [row for rows in ladder.sections.values() for row in rows]
        if ladder.notes:
            text.append(f"\n### {game_type(name).title}\n\n{ladder.notes}")
        if issubclass(game_type(name), Goals):
            text.append("How many campaigns reached the first, second and third goal:\n")
            text += [goals(row, keeper.of(row)[: row.games]) for row in rows if row.seats == 1]
    minutes = sum(timed.seconds for games in keeper.games.values() for timed in games) / 60
    text.append(f"\nAll games took {minutes:.0f} minutes of CPU time.\n")
    return "\n".join(text)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("page", type=Path)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--minutes", type=float, default=inf, help="begin no game after so many; rows may stay short")
    parser.add_argument("--resume", type=Path, help="keep every game in this file, and play none that is in it again")
    arguments = parser.parse_args()
    until = monotonic() + 60 * arguments.minutes
    keeper = Keeper(arguments.resume)
    for part in PASSES:
        for rows in sections().values():
            for row in rows:
                keeper.play(row, max(2 * row.seats, int(row.games * part)), arguments.jobs, until)
                typer.echo(lines(row, added_up(row, keeper.of(row)))[0], err=True)
    arguments.page.write_text(page(keeper), encoding="utf-8")


if __name__ == "__main__":
    main()
