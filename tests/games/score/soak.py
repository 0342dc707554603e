"""Solo heists by the hundred: what the automatic GM says in them, counted and checked.

`python -m tests.games.score.soak` prints the figures for 200 heists over all jobs; `--read 3` prints heists as a player
reads them, `--job bank` only those, `--lang de` in German.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from getaway.games.score import engine, policy, simulation
from getaway.games.score import events as e
from getaway.games.score import moves as m
from getaway.games.score.game import Score
from getaway.games.score.generator import kinds
from getaway.games.score.options import ScoreOptions
from getaway.games.score.referee import Referee
from getaway.games.score.words import Words
from getaway.kernel.chance import seeded
from getaway.kernel.events import Event
from getaway.text.messages import Listing, Message, Name, Text
from getaway.text.render import Texts

from .story_check import Watcher
from .table import PACK

HEISTS = 200
STORY = (e.Narrated, e.SceneSet, e.Judged)
"""What the automatic GM tells; the rest is figures."""


@dataclass
class Told:
    """One heist: what happened, what was said, and what is wrong with it."""

    kind: str
    how: str = ""
    events: list[Event] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)
    unmentioned: list[str] = field(default_factory=list)

    def lines(self, texts: Texts) -> list[str]:
        """The narration, line by line."""
        return [texts(said(event)) for event in self.events if isinstance(event, STORY)]


def said(event: Event) -> Text:
    if isinstance(event, e.Judged):
        return event.words
    assert isinstance(event, e.Narrated | e.SceneSet)
    return event.text


def play(kind: str, seed: int, size: int, subgoals: bool, **options: str) -> Told:
    """One heist of a new crew, by the policy."""
    chosen = ScoreOptions(subgoals=subgoals, **options)  # type: ignore[arg-type]
    referee = simulation.new_table(PACK, chosen, seeded(seed))
    engine.make(referee, None, m.GenerateHeist(f"soak {seed}", kind))
    for criminal in simulation.crew_of(PACK, size):
        simulation.make(referee, criminal)
    told = Told(kind)
    watcher = Watcher(referee)
    for move in moves(referee):
        engine.make(referee, 0, move)
        Score.automatic_gm(referee)
        events = [addressed.what for addressed in engine.taken_events(referee)]
        told.events += events
        told.problems += watcher.after(events)
    told.how = referee.open.history[-1].how
    told.unmentioned = watcher.unmentioned(told.events)
    return told


def moves(referee: Referee) -> Iterator[m.ScoreMove]:
    yield m.StartHeist()
    while referee.open.phase == "heist":
        yield policy.choose(referee)  # type: ignore[misc]


def soak(heists: int) -> list[Told]:
    """So many heists over all jobs, with crews of one to four, half of them with subgoals."""
    names = list(kinds(PACK))
    return [play(names[at % len(names)], at, 1 + at // 9 % 4, bool(at // 2 % 2)) for at in range(heists)]


@dataclass
class Figures:
    heists: int
    lines: int
    repeated: int
    different: int
    unmentioned: Counter[str]
    problems: list[str]
    ends: Counter[str]

    @property
    def share(self) -> float:
        return self.repeated / self.lines


def figures(told: list[Told]) -> Figures:
    texts = Texts()
    lines = [one.lines(texts) for one in told]
    return Figures(
        heists=len(told),
        lines=sum(map(len, lines)),
        repeated=sum(len(each) - len(set(each)) for each in lines),
        different=len({line for each in lines for line in each}),
        unmentioned=Counter(field for one in told for field in one.unmentioned),
        problems=[problem for one in told for problem in one.problems],
        ends=Counter(one.how for one in told),
    )


def ids_in(value: object) -> Iterator[str]:
    """The ids of messages and the keys of components in a text."""
    match value:
        case Message():
            yield value.id
            for each in value.args.values():
                yield from ids_in(each)
        case Name():
            yield value.key
        case Listing():
            for each in value.items:
                yield from ids_in(each)


def read(told: Told, texts: Texts, words: Words) -> str:
    """A heist as the log of a table shows it."""
    return "\n".join(texts(words.describe(event)) for event in told.events)


def write(text: str) -> None:
    sys.stdout.write(text + "\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--heists", type=int, default=HEISTS)
    parser.add_argument("--read", type=int, default=0)
    parser.add_argument("--job", default="")
    parser.add_argument("--lang", default="en")
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    if given.read:
        texts, words = Texts(given.lang), Words(PACK)
        names = [given.job] if given.job else list(kinds(PACK))
        for at in range(given.seed, given.seed + given.read):
            told = play(names[at % len(names)], at, 1 + at % 4, bool(at % 2))
            write(f"== {told.kind}, seed {at}: {told.how}\n{read(told, texts, words)}\n")
        return
    found = figures(soak(given.heists))
    repeated = f"{found.repeated} repeated ({found.share:.2%})"
    write(f"{found.heists} heists, {found.lines} lines, {repeated}, {found.different} different")
    write(f"ends: {dict(found.ends)}\nnot mentioned: {dict(found.unmentioned)}\nproblems: {len(found.problems)}")
    for problem, times in Counter(found.problems).most_common(40):
        write(f"{times:4} {problem}")


if __name__ == "__main__":
    main()
