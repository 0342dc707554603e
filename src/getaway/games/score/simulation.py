"""Fast simulated heists: the automatic GM against the policy, without journal or views."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from getaway.games.score import engine, policy
from getaway.games.score import moves as m
from getaway.games.score.game import Score
from getaway.games.score.options import ScoreOptions
from getaway.games.score.pack import ScorePack
from getaway.games.score.play import ScorePlay, new_parts
from getaway.games.score.referee import Referee
from getaway.kernel.chance import Chance
from getaway.kernel.deal import SimulatedDeal, chance_of
from getaway.kernel.moves import Move

LONGEST = 2000
"""An upper bound for the crew's moves in a heist with the automatic GM; a test checks it."""


@dataclass
class Tally:
    heists: int = 0
    ends: Counter[str] = field(default_factory=Counter)
    rolls: int = 0

    def add(self, chapter: m.Chapter) -> None:
        self.heists += 1
        self.ends[chapter.how] += 1
        self.rolls += chapter.rolls

    @property
    def survived(self) -> float:
        """The share of heists that did not end with the crew arrested."""
        return (self.heists - self.ends["arrested"]) / self.heists

    @property
    def done(self) -> float:
        """The share of heists that were done."""
        return self.ends["done"] / self.heists


def crew_of(pack: ScorePack, size: int, one_shot: bool = False) -> list[Move]:
    """Moves that create the first classes of the pack, each with its first advances (SC-1.2); after the last class from
    the start again."""
    crew: list[Move] = []
    for at in range(size):
        kind = pack.classes[at % len(pack.classes)]
        advances = () if one_shot else kind.advances[: pack.start_advances]
        crew.append(m.CreateCriminal(f"{kind.name} {at + 1}", kind.id, advances[0] if advances else ""))
        crew += [m.Advance(at, advance) for advance in advances[1:]]
    return crew


def new_table(pack: ScorePack, options: ScoreOptions, chance: Chance) -> Referee:
    """A referee with one seat and the automatic GM."""
    version = Score.rules_version
    referee = Referee(pack, options, *new_parts(1, options, chance), version=version, generate=Score.generate)
    Score.automatic_gm(referee)
    return referee


def make(referee: Referee, move: Move) -> None:
    """A move of the crew, and the automatic GM's response."""
    assert engine.why_not(referee, 0, move) is None, f"the policy may not {move}"
    engine.make(referee, 0, move)
    Score.automatic_gm(referee)
    referee.events.clear()


def play_heist(referee: Referee) -> m.Chapter:
    make(referee, m.StartHeist())
    for _ in range(LONGEST):
        make(referee, policy.choose(referee))
        if referee.open.phase != "heist":
            return referee.open.history[-1]
    raise AssertionError("a heist with the automatic GM did not end")


def simulate(pack: ScorePack, options: ScoreOptions, size: int, heists: int, seed: int) -> Tally:
    """So many first heists of a new crew of this size."""
    tally = Tally()
    for chapter in chapters(pack, options, size, seed, range(heists)):
        tally.add(chapter)
    return tally


def chapters(pack: ScorePack, options: ScoreOptions, size: int, seed: int, games: range) -> Iterator[m.Chapter]:
    """Each heist with a crew and a deal of its own, those with these numbers."""
    crew = crew_of(pack, size, options.mode == "one_shot")
    for game in games:
        referee = new_table(pack, options, chance_of(SimulatedDeal(seed, game)))
        for criminal in crew:
            make(referee, criminal)
        yield play_heist(referee)


def record_heist(play: ScorePlay, size: int) -> None:
    """The same heist once more through Play, which has the chain of checks; then the campaign ends."""
    for criminal in crew_of(play.game.pack, size, play.referee.one_shot):
        play.submit(0, criminal)
    play.submit(0, m.StartHeist())
    while play.referee.open.phase == "heist":
        play.submit(0, policy.choose(play.referee))
    if play.outcome() is None:
        play.submit(0, m.EndCampaign())
