"""What a viewer cannot know changes nothing that it is shown.

On a small pack all histories are explored and grouped by what a viewer observed. Within a group its views,
refusals and keys are the same bytes, and `determinize` reaches every world of the group and none outside. Where its
views or legal moves differ, so do its keys. On the full packs the swapped worlds come from `determinize`.
"""

from collections import defaultdict

import msgspec
import pytest

from getaway.kernel.chance import seeded
from getaway.kernel.events import SPECTATOR
from getaway.kernel.options import Options
from getaway.kernel.state import EVERYONE, State, rollout
from getaway.testing.adapter import Adapter, Subject
from getaway.testing.cases import LeakCase, SmallCase, StateCase
from getaway.testing.differences import fields_outside
from getaway.testing.histories import History, Observed, explore
from getaway.testing.scripted import Scripted
from getaway.testing.test_state import positions

Shown = dict[tuple[int, ...], tuple[bytes, list[int]]]
"""View and legal moves, by the key they were shown under."""

ADD_SMALL_CASES = (
    "only small cases show that secrets are kept; add `small_cases` to the Adapter, and a `small_pack` if the standard "
    "pack has too many histories"
)


KEY_DIFFERS = (
    "info_key differs between positions that look the same to a seat: it contains something the seat cannot know, or "
    "no event told the seat, or determinize() changes it"
)


def check_small(subject: Subject, adapter: Adapter, seats: int, options: Options, depth: int) -> int:
    """Check all histories; returns how many groups there were."""

    def new(chance: Scripted) -> State:
        return subject.game.new_state(chance, seats, options)

    groups: list[dict[Observed, list[History]]] = [defaultdict(list) for _ in range(seats + 1)]
    for history in explore(subject, new, seats, depth):
        for viewer in [*range(seats), SPECTATOR]:
            groups[viewer][history.observed[viewer]].append(history)
    checked = 0
    for viewer in [*range(seats), SPECTATOR]:
        shown: Shown = {}
        for group in groups[viewer].values():
            checked += 1
            check_group(subject, group, viewer)
            check_key(subject, group[0].state, viewer, shown)
            if min(history.length for history in group) + adapter.hidden_moves <= depth:
                check_worlds(subject, adapter, group, viewer, groups[viewer])
    return checked


def check_group(subject: Subject, group: list[History], viewer: int) -> None:
    first, *others = {history.state.dump(): history.state for history in group}.values()
    shown = known(subject, first, viewer)
    for state in others:
        differ = [what for what, value in known(subject, state, viewer).items() if value != shown[what]]
        assert differ != ["info_key"], KEY_DIFFERS
        assert not differ, (
            f"seat {viewer} (-1: a spectator) has seen the same moves and events in two positions, but something "
            f"differs: {spelled(subject, differ, first, state, viewer)}; it reveals too much, or an event is missing"
        )


def check_key(subject: Subject, state: State, viewer: int, shown: Shown) -> None:
    """Compare with what was shown under the same key before."""
    now = subject.view(state, viewer), state.legal(viewer)
    assert shown.setdefault(subject.info_key(state, viewer), now) == now, (
        f"two positions that seat {viewer} can tell apart have the same info_key; put everything it sees into the key"
    )


def check_worlds(
    subject: Subject, adapter: Adapter, group: list[History], viewer: int, groups: dict[Observed, list[History]]
) -> None:
    if viewer < 0:
        return
    worlds = {adapter.world(history.state) for history in group}
    rng = seeded(7)
    start = group[-1].state
    reached = set()
    for _ in range(12 * len(worlds) + 20):
        sample = start.clone()
        subject.determinize(sample, viewer, rng)
        world = adapter.world(sample)
        is_possible = world in worlds
        assert is_possible, why_outside(subject, adapter, group, sample, viewer, groups)
        reached.add(world)
        if len(reached) == len(worlds):
            break
    assert reached == worlds, (
        f"determinize({viewer}) never reaches {len(worlds - reached)} of the {len(worlds)} positions that this seat "
        "considers possible; it must redraw everything the seat cannot know"
    )


def why_outside(
    subject: Subject,
    adapter: Adapter,
    group: list[History],
    sample: State,
    viewer: int,
    groups: dict[Observed, list[History]],
) -> str:
    """What is wrong with a world that the seat cannot be in, by what it has observed. If its key is the same in that
    world, not determinize is at fault but what the seat was sent."""
    start = group[-1]
    key, world = subject.info_key(start.state, viewer), adapter.world(sample)
    for observed, others in groups.items():
        if any(subject.info_key(each.state, viewer) == key and adapter.world(each.state) == world for each in others):
            return (
                f"seat {viewer} can tell two positions apart by {what_differs(start.observed[viewer], observed)}, but "
                "not by its info_key: too many seats see that, or info_key and determinize() forget it"
            )
    impossible = fields_outside([history.state for history in group], sample)
    return (
        f"determinize({viewer}) made a position that contradicts what seat {viewer} has observed: "
        f"{impossible or 'its fields do not fit together'}"
    )


def what_differs(one: Observed, other: Observed) -> str:
    """The first thing that was observed otherwise: an event by its name, a move, or the view at the beginning."""
    at = next((at for at, (ours, theirs) in enumerate(zip(one, other, strict=False)) if ours != theirs), -1)
    if at == 0:
        return "the board, prompt or offers at the beginning"
    longer = max(one, other, key=len)
    what = longer[at if at > 0 else min(len(one), len(other))]
    return f"the event {msgspec.json.decode(what)['event']}" if what.startswith(b"{") else "a move (seen_by)"


@pytest.mark.many
def test_all_histories_of_a_small_pack(case: SmallCase) -> None:
    checked = check_small(Subject(case.game), case.adapter, case.seats, case.options, case.depth)
    assert checked > 50, (
        f"the small case has hardly any histories within {case.depth} decisions; it must reach {first_events(case)}"
    )


def first_events(case: SmallCase) -> str:
    """Every kind of event, with the decision after which it came at the earliest in random games."""
    first: dict[str, int] = {}
    for seed in range(30):
        state = case.new(seeded(seed))
        rng = seeded(seed, 1)
        for made in range(1, case.adapter.longest + 1):
            if state.actor() < 0:
                break
            state.events = []
            state.random_step(rng)
            for event in state.events:
                kind = type(event.what).__name__
                first[kind] = min(made, first.get(kind, made))
    return ", ".join(f"{kind} (decision {made})" for kind, made in sorted(first.items(), key=lambda each: each[1]))


@pytest.mark.many
def test_planted_leaks_are_caught(case: LeakCase) -> None:
    with pytest.raises(AssertionError):
        check_small(case.subject, case.adapter, case.seats, case.options, case.depth)


@pytest.mark.many
def test_swapped_worlds_look_the_same_with_the_full_pack(case: StateCase) -> None:
    subject = Subject(case.game)
    for seed in range(2):
        state = case.new(seeded(seed))
        rng = seeded(seed, 99)
        for step in range(150):
            if state.actor() < 0:
                break
            if step % 6 == 0:
                check_swaps(subject, state, case.seats, rng.below(2**31))
            seats = [seat for seat in range(case.seats) if state.pending() >> seat & 1]
            seat = seats[rng.below(len(seats))]
            moves = state.legal(seat)
            state.apply(seat, moves[rng.below(len(moves))])


def check_swaps(subject: Subject, state: State, seats: int, seed: int) -> None:
    for viewer in range(SPECTATOR, seats):
        twin = state.clone()
        subject.determinize(twin, viewer, seeded(seed))
        then, now = ({**known(subject, each, viewer), **known_to_all(each)} for each in (state, twin))
        differ = [what for what in then if then[what] != now[what]]
        assert differ != ["info_key"], KEY_DIFFERS
        assert not differ, (
            f"determinize() redraws what a seat cannot know, but what a seat or spectator knows changes: "
            f"{spelled(subject, differ, state, twin, viewer)}; it reveals too much, or determinize() changes too much"
        )


def known(subject: Subject, state: State, viewer: int) -> dict[str, object]:
    """All that the game lets a viewer know."""
    return {
        "view": subject.view(state, viewer),
        "why_not": subject.refusals(state, viewer),
        "info_key": subject.info_key(state, viewer),
    }


def known_to_all(state: State) -> dict[str, object]:
    return {"pending": state.pending(), "scores": state.scores()}


def spelled(subject: Subject, differ: list[str], one: State, other: State, viewer: int) -> str:
    """What differs, by name; of the view its parts."""
    then, now = (parts_of_view(subject, state, viewer) for state in (one, other))
    inside = [part for part in then if then[part] != now.get(part)]
    return ", ".join(name for what in differ for name in (inside if what == "view" and inside else [what]))


def parts_of_view(subject: Subject, state: State, viewer: int) -> dict[str, object]:
    rules = subject.rules(state)
    board = msgspec.to_builtins(rules.board(state, viewer))
    return {
        "prompt": rules.prompt(state, viewer),
        "phase": rules.phase(state),
        "legal": state.legal(viewer),
        **{f"board.{field}": value for field, value in board.items()},
    }


def test_positions_that_look_different_have_different_keys(case: StateCase) -> None:
    """After each of the moves that a seat may make."""
    subject = Subject(case.game)
    shown: list[Shown] = [{} for _ in range(case.seats)]
    for state in positions(case, 14, 5, 20):
        for mover, seen in enumerate(shown):
            for move in state.legal(mover):
                after = state.clone()
                after.apply(mover, move)
                check_key(subject, after, mover, seen)


def test_a_world_draws_from_a_generator_of_its_own(case: StateCase) -> None:
    """Otherwise a bot could foresee draws."""
    for state in positions(case, 15, 5, 20):
        ahead = state.clone()
        rollout(ahead, seeded(16), case.adapter.longest)
        if ahead.chance.dump() == state.chance.dump():
            continue  # nothing more is drawn
        for seat in range(case.seats):
            worlds = [state.clone() for _ in range(2)]
            for number, world in enumerate(worlds):
                world.determinize(seat, seeded(17, number))
            generators = {each.chance.dump() for each in (state, *worlds)}
            assert len(generators) == 3, (
                "determinize keeps the generator, so bots could foresee every draw; give the position a new one: "
                "self.chance = SplitMix(rng.word(), rng.word())"
            )


def test_a_game_with_secrets_has_small_cases(case: StateCase) -> None:
    """Without them nothing above shows that a secret is kept. Those of Getaway's own games lie with its tests."""
    if case.adapter.small_cases or case.game_type.__module__.startswith("getaway."):
        return
    for state in positions(case, 18, 1, 60):
        boards = {msgspec.json.encode(case.rules.board(state, viewer)) for viewer in range(case.seats)}
        sealed = [
            seat for seat in range(case.seats) for move in state.legal(seat) if state.seen_by(seat, move) != EVERYONE
        ]
        assert not sealed, f"seat {sealed[0]} moves in secret (seen_by): {ADD_SMALL_CASES}"
        assert len(boards) == 1, f"boards differ by viewer: {ADD_SMALL_CASES}"
