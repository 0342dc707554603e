"""The end of a heist, which remembers what happened in it."""

from getaway.games.score import heist_moves
from getaway.games.score.heist_texts import field_text
from getaway.games.score.story import clocks
from getaway.games.score.story import facts as f
from getaway.games.score.story.lines import versions
from getaway.games.score.story.teller import Teller
from getaway.text.messages import listing

CLIENT = "client"
MOST_MEMORIES = 2
MOST_PEOPLE = 2
HIDDEN = ("alarm", "security")
"""Details that show themselves only on the way."""


def finish(teller: Teller, how: str) -> None:
    """The automatic GM ends the heist: what became of it all, then the last words."""
    story = teller.story
    jobs = range(1, len(teller.heist.jobs) + 1)
    story.closed = True
    story.met = how == "done" and all(f"subgoal_met:{number}" in story.facts for number in jobs)
    _remember(teller, how)
    clocks.stop_all(teller)
    words, _ = teller.best("end", jobs[-1], f"how:{how}")
    heist_moves.close(teller.referee, how, words or "")


def after(teller: Teller) -> bool:
    """The heist ended without the automatic GM, as the meter is full or the crew has given up: that is told first."""
    story = teller.referee.secrets.story
    if story is None or story.closed:
        return False
    how = teller.referee.open.history[-1].how
    story.closed = True
    teller.tell("end", len(teller.heist.jobs), f"how:{how}")
    _remember(teller, how)
    clocks.stop_all(teller)
    return True


def _remember(teller: Teller, how: str) -> None:
    """What never came up, what stays of this heist, and what becomes of the people in it."""
    story, also = teller.story, f"how:{how}"
    unseen = [field for field in teller.heist.fields if field.id in HIDDEN or field.id.endswith(".complication")]
    missed = [field for field in unseen if field.id not in story.mentioned]
    if missed:
        texts = listing((field_text(teller.referee.pack, teller.heist, field) for field in missed), "comma")
        teller.tell("missed", 1, also, missed=texts)
        story.mentioned += [field.id for field in missed]
    for number in range(1, len(teller.heist.jobs) + 1):
        teller.tell("result", number, also)
        if story.subgoals:
            teller.tell("subgoal", number, also)
    for _ in range(MOST_MEMORIES):
        teller.tell("memory", len(teller.heist.jobs), also)
    _people(teller, how)


def _people(teller: Teller, how: str) -> None:
    """Those who were met, the ones with something to remember first."""
    story = teller.story
    met = [person for person in story.cast if f"met:{person}" in story.facts and f"{person}:dead" not in story.facts]
    met.remove(CLIENT)
    met.sort(key=lambda person: not any(f"{person}:{mood}" in story.facts for mood in f.MOODS))
    for person in met[:MOST_PEOPLE]:
        bad = any(f"{person}:{mood}" in story.facts for mood in ("wary", "scared", "down"))
        end = "bad" if bad or (how == "arrested" and f"{person}:friend" in story.facts) else "good"
        id = f"{story.wants[person]}.{end}"
        if versions(id):
            teller.narrate(teller.line(id, [person]))
    teller.narrate(teller.line(f"{story.wants[CLIENT]}.{'good' if how == 'done' else 'bad'}", [CLIENT]))
