"""The clocks of a story: something gets nearer with every roll that gets the crew no further."""

import msgspec

from getaway.games.score import events as e
from getaway.games.score.say import say
from getaway.games.score.state import OpenClock
from getaway.games.score.story import facts as f
from getaway.games.score.story.state import RunningClock
from getaway.games.score.story.table import StoryClock
from getaway.games.score.story.teller import Teller


def update(teller: Teller, number: int) -> None:
    """Start the clocks that are due, and stop those that are settled."""
    story, open_part = teller.story, teller.referee.open
    facts = teller.facts(number)
    running = {row.id for row in story.clocks}
    for clock in teller.table.clocks:
        if clock.id in running:
            if any(fact in facts for fact in clock.stops):
                stop(teller, clock)
        elif f.hold(clock.starts, facts) and f"clock:{clock.id}" not in facts:
            story.facts.append(f"clock:{clock.id}")
            story.clocks.append(RunningClock(clock.id))
            open_part.clocks.append(OpenClock(say(clock.text), 0, clock.segments))
            teller.referee.emit(e.ClockAdded(say(clock.text), clock.segments))


def stop(teller: Teller, clock: StoryClock) -> None:
    story, open_part = teller.story, teller.referee.open
    story.clocks = [row for row in story.clocks if row.id != clock.id]
    open_part.clocks = [row for row in open_part.clocks if row.name != say(clock.text)]
    teller.referee.emit(e.ClockRemoved(say(clock.text)))


def stop_all(teller: Teller) -> None:
    """The heist is over."""
    running = {row.id for row in teller.story.clocks}
    for clock in teller.table.clocks:
        if clock.id in running:
            stop(teller, clock)


def tick(teller: Teller) -> None:
    """Time goes by. A clock that is full brings what it was for."""
    story, open_part = teller.story, teller.referee.open
    for running in list(story.clocks):
        clock = next(row for row in teller.table.clocks if row.id == running.id)
        running.filled += 1
        at = next(at for at, row in enumerate(open_part.clocks) if row.name == say(clock.text))
        open_part.clocks[at] = msgspec.structs.replace(open_part.clocks[at], filled=running.filled)
        teller.referee.emit(e.ClockTicked(say(clock.text), running.filled, clock.segments))
        if running.filled == clock.segments:
            stop(teller, clock)
            f.add(story.facts, clock.full, clock.people)
            teller.narrate(teller.line(f"{clock.text}.full", clock.people))
