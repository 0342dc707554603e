"""What the automatic GM needs to tell a story: the table, what holds, the people, and lines that were not said yet."""

from collections.abc import Iterable

from getaway.games.score import engine
from getaway.games.score import events as e
from getaway.games.score.generator import BY_HAND, Heist
from getaway.games.score.referee import Referee
from getaway.games.score.say import say
from getaway.games.score.state import AUTOMATIC_GM
from getaway.games.score.story import facts as f
from getaway.games.score.story.lines import pick, unsaid, versions
from getaway.games.score.story.state import Frame, Story
from getaway.games.score.story.table import COMMON, SHARED, Line, Scene, Table, table
from getaway.kernel.moves import Move
from getaway.text.messages import Argument, Message

ALARMING = ("alarm", "more_security", "call_for_help", "lock_down")
ONCE = ("echo", "memory")
"""Slots in which a row is said once a heist, however many versions it has."""
MOST_INTRODUCED = 2
"""So many people are introduced when a scene begins."""

OF_THE_HEIST = {"client": "client.name", "guard": "person2.name"}
"""People of the story whom the heist names: the field with the name."""


def called(heist: Heist, id: str) -> str:
    """What somebody of the heist is called in a story: by the last name, or as it was written by hand."""
    field = next(field for field in heist.background if field.id == id)
    return field.text if field.entry == BY_HAND else field.text.rpartition(" ")[2]


def _rank(row: Line) -> int:
    """How closely a line belongs to a heist: by what it asks for, and by its job."""
    return len(row.when) + (row.part not in SHARED)


class Teller:
    """One table's automatic GM, for as long as it takes to respond."""

    def __init__(self, referee: Referee) -> None:
        self.referee = referee
        self.table: Table = table(referee.pack.house.story)
        self._rolled: dict[int, frozenset[str]] = {}

    @property
    def story(self) -> Story:
        story = self.referee.secrets.story
        assert story is not None
        return story

    @property
    def heist(self) -> Heist:
        """The heist of the story; kept in it, as the table's is gone when a heist is over."""
        return self.story.of

    @property
    def frame(self) -> Frame:
        return self.story.frames[-1]

    def scene_of(self, frame: Frame) -> Scene:
        """The scene that is played: for a crew out of ideas, whatever can be improvised."""
        return self.table.scenes[f"{COMMON}--stuck" if frame.stuck else frame.scene]

    # What holds.

    def facts(self, number: int) -> set[str]:
        """All that holds, for the job with this number."""
        if number not in self._rolled:
            self._rolled[number] = f.of_heist(self.table, self.referee.pack, self.heist, number)
        facts = {*self._rolled[number], *self.story.facts}
        for name, holds in (
            ("alarm_on", self.alarm_on),
            ("subgoals", self.story.subgoals),
            ("came", f"came:{number}" in facts),
            ("subgoal_done", f"subgoal_met:{number}" in facts),
        ):
            if holds:
                facts.add(name)
        return facts

    @property
    def alarm_on(self) -> bool:
        """Whether the place is alarmed by now: by noise, from the start, or by a penalty that is still in force."""
        job = self.referee.open.job
        fired = job is not None and any(row.kind in ALARMING and not row.cancelled for row in job.fired)
        on = fired or "loud" in self.story.facts or self.heist.gone_wrong
        return on and "quiet" not in self.story.facts

    # Moves and lines.

    def make(self, move: Move) -> None:
        engine.make(self.referee, self.referee.open.gm, move)

    def narrate(self, message: Message) -> None:
        self.referee.emit(e.Narrated(AUTOMATIC_GM, message))

    def names(self, people: Iterable[str]) -> dict[str, Argument]:
        return {person: self.story.cast[person] for person in people}

    def line(self, id: str, people: Iterable[str] = (), **more: Argument) -> Message:
        """A line, which counts as said from now on."""
        self.story.said.append(id)
        return say(id, **self.names(people), **more)

    def from_pools(self, pools: list[str], people: Iterable[str] = (), **more: Argument) -> Message:
        """A line that was not said yet, from the first pool that has one; if none has, an old one."""
        id = unsaid(pools, self.story.said, self.story.seed, len(self.story.said))
        if id is None:
            known = [id for pool in pools for id in versions(pool)]
            id = pick(known, self.story.seed, len(self.story.said))
        return self.line(id, people, **more)

    def tell(self, slot: str, number: int = 1, *also: str, **more: Argument) -> Line | None:
        """Say the line of a slot that fits best and was not said yet; `also` are further facts."""
        message, row = self.best(slot, number, *also, **more)
        if message is not None:
            self.narrate(message)
        return row

    def best(
        self, slot: str, number: int = 1, *also: str, **more: Argument
    ) -> tuple[Message, Line] | tuple[None, None]:
        """The same without saying it; where several fit as well, any of them."""
        rows = self._fitting(slot, number, also)
        said = set(self.story.said)
        if slot in ONCE:
            rows = [row for row in rows if said.isdisjoint(versions(row.text))]
        for rank in sorted({_rank(row) for row in rows}, reverse=True):
            equal = [row for row in rows if _rank(row) == rank]
            left = {id: row for row in equal for id in versions(row.text) if id not in said}
            if left:
                id = pick(sorted(left), self.story.seed, slot, len(self.story.said))
                f.add(self.story.facts, left[id].sets, left[id].people, number)
                return self.line(id, (*left[id].people, *left[id].about), **more), left[id]
        return None, None

    def _fitting(self, slot: str, number: int, also: Iterable[str]) -> list[Line]:
        facts = self.facts(number).union(also)
        rows = [row for row in self.table.lines if row.slot == slot and f.hold(row.when, facts)]
        rows = [row for row in rows if row.part in (*SHARED, self.heist.jobs[number - 1])]
        cast = self.story.cast
        rows = [row for row in rows if all(person in cast for person in (*row.people, *row.about))]
        return [row for row in rows if f.are_met(row.people, facts)]

    # People.

    def gather(self) -> None:
        """Give everyone in the heist a name and a want. Whoever the heist names already keeps that name."""
        story, heist = self.story, self.heist
        facts = set().union(*(self.facts(number) for number in range(1, len(heist.jobs) + 1)))
        named = {person: called(heist, field) for person, field in OF_THE_HEIST.items()} if heist.background else {}
        taken = {criminal.name for criminal in self.referee.open.crew}.union(named.values())
        free = [name for name in self.table.names if name not in taken]
        for row in self.table.people.values():
            if row.part in (*SHARED, *heist.jobs) and f.hold(row.when, facts):
                story.cast[row.id] = name = named.get(row.id) or pick(free, story.seed, "name", row.id)
                story.wants[row.id] = pick(versions(row.text), story.seed, "want", row.id)
                if name in free:
                    free.remove(name)

    def introduce(self, people: Iterable[str], number: int) -> None:
        """Whoever is here for the first time."""
        facts = self.facts(number)
        new = [person for person in people if f"met:{person}" not in facts and f.is_met(person, facts)]
        for person in new[:MOST_INTRODUCED]:
            self.story.facts.append(f"met:{person}")
            self.narrate(self.line(self.story.wants[person], [person]))
