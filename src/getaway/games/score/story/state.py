"""Where a story stands."""

import msgspec

from getaway.games.score.generator import Heist


class Frame(msgspec.Struct, omit_defaults=True):
    """A scene in progress: the number of the job it is about, the ways that are gone, and whether the crew has run out
    of them once and improvises."""

    scene: str
    job: int
    gone: list[str] = []
    stuck: bool = False


class RunningClock(msgspec.Struct, omit_defaults=True):
    """A clock of the story that has started."""

    id: str
    filled: int = 0


class Story(msgspec.Struct, omit_defaults=True):
    """A heist as the automatic GM tells it. `number` is that of the heist at this table; `plan` are the stages to come,
    each with the number of its job; `frames` are the scenes in progress, the present one last; `facts` is what has
    happened; `said` are the ids of the lines said; `mentioned` are the fields of the heist that came up; `pending` are
    scenes that somebody's failure has brought; `told` and `settled` are the numbers of rolls."""

    number: int
    of: Heist
    plan: list[tuple[str, int]] = []
    frames: list[Frame] = []
    cast: dict[str, str] = {}
    wants: dict[str, str] = {}
    facts: list[str] = []
    said: list[str] = []
    mentioned: list[str] = []
    pending: list[tuple[str, int]] = []
    clocks: list[RunningClock] = []
    attempts: int = 0
    edge: bool = False
    told: int = 0
    settled: int = 0
    subgoals: bool = False
    closed: bool = False
    met: bool = False

    @property
    def seed(self) -> str:
        return self.of.seed
