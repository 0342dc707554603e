"""What every game with a State promises to simulations and searches."""

from collections.abc import Callable
from functools import partial

import pytest

from getaway.kernel.chance import Chance, seeded
from getaway.kernel.events import SPECTATOR
from getaway.kernel.state import EVERYONE, State, rollout
from getaway.testing.cases import StateCase
from getaway.testing.differences import changed_fields, changed_state

LONGEST = "`longest` in the Adapter must be higher than any game can reach"
SEALED = "if that is intended, as with a sealed choice, apply() must call mark_revealed()"


def positions(case: StateCase, seed: int, every: int, most: int) -> list[State]:
    """Some positions of a random game."""
    state = case.new(seeded(seed))
    rng = seeded(seed, 1)
    found = [state.clone()]
    step = 0
    while state.actor() >= 0 and len(found) < most:
        state.random_step(rng)
        step += 1
        if step % every == 0:
            found.append(state.clone())
    return found


def deciding(case: StateCase, state: State) -> list[int]:
    pending = state.pending()
    return [seat for seat in range(case.seats) if pending >> seat & 1]


def test_legal_moves_are_rising_numbers_of_the_catalogue(case: StateCase) -> None:
    for state in positions(case, 1, 3, 60):
        actor, pending = state.actor(), state.pending()
        assert (actor < 0) == (pending == 0), f"actor() is {actor} and pending() is {pending}: -1 and 0 at the end only"
        assert actor < 0 or pending >> actor & 1, f"actor() is {actor}, but pending() has no bit for that seat"
        assert pending >> case.seats == 0, f"pending() is {pending}, with a bit for a seat that does not exist"
        for seat in range(SPECTATOR, case.seats):
            legal = state.legal(seat)
            decides = seat >= 0 and bool(pending >> seat & 1)
            assert legal or not decides, f"seat {seat} is deciding but has no legal move"
            assert decides or not legal, f"legal({seat}) must be empty: that seat (-1: a spectator) is not deciding"
            assert legal == sorted(set(legal)), f"legal({seat}) must be in ascending order without duplicates: {legal}"
            numbers = range(len(case.game.catalogue))
            assert all(move in numbers for move in legal), (
                f"legal({seat}) has a number that all_moves() does not: {legal}"
            )


def test_a_spectator_may_ask_everything(case: StateCase) -> None:
    for state in positions(case, 3, 5, 10):
        asked: dict[str, Callable[[int], object]] = {
            "legal": state.legal,
            "info_key": state.info_key,
            "board": partial(case.rules.board, state),
            "prompt": partial(case.rules.prompt, state),
        }
        for name, ask in asked.items():
            try:
                ask(SPECTATOR)
            except Exception as problem:  # noqa: BLE001 - whatever the game does with a seat that is not there
                pytest.fail(f"{name}(-1) raises {problem!r}; -1 is a spectator, who knows what everybody knows")


def test_a_clone_is_equal_and_independent(case: StateCase) -> None:
    for state in positions(case, 2, 11, 8):
        before = state.dump()
        twin = state.clone()
        changed = changed_fields(state, twin)
        assert not changed, f"clone() does not copy everything that dump() stores: {changed}"
        other = case.rules.load_state(before)
        changed = changed_fields(state, other)
        assert not changed, f"load_state() does not restore what dump() stored: {changed}"
        rollout(twin, seeded(3), case.adapter.longest)
        changed = changed_state(case.rules, before, state)
        assert not changed, f"moves made on a clone changed the original: {changed}; clone() must copy each list"
        rollout(other, seeded(3), case.adapter.longest)
        changed = changed_fields(other, twin)
        assert not changed, f"a loaded position continues differently: {changed}; all chance must come from draw()"
        assert other.returns() == twin.returns(), "two positions with the same dump() have different returns()"


def test_simultaneous_choices_commute(case: StateCase) -> None:
    tried = 0
    for state in positions(case, 4, 1, 150):
        together = deciding(case, state)
        if len(together) < 2:
            continue
        tried += 1
        first, *others = (interleaved(case, state, together, seeded(tried, order)) for order in range(3))
        changed = next(filter(None, (changed_fields(first, other) for other in others)), "")
        assert not changed, (
            f"seats that choose at once reach another position if they choose in another order: {changed}"
        )
    assert tried or case.seats == 1 or not case.adapter.simultaneous, (
        "no two seats ever decide at once; if that is intended, set simultaneous = False in the Adapter"
    )


def interleaved(case: StateCase, start: State, together: list[int], order: Chance) -> State:
    """Every seat makes its own choice to the end; `order` decides whose turn is next."""
    state = start.clone()
    choosers = {seat: seeded(99, seat) for seat in together}
    for _ in range(case.adapter.longest):
        if not choosers:
            return state
        seats = sorted(choosers)
        seat = seats[order.below(len(seats))]
        legal = state.legal(seat)
        before = state.reveal_count
        state.apply(seat, legal[choosers[seat].below(len(legal))])
        if state.reveal_count != before or not state.pending() >> seat & 1:
            del choosers[seat]
    pytest.fail(f"seats that choose at once had {case.adapter.longest} decisions and are not done; {LONGEST}")


def test_nothing_is_created_or_lost(case: StateCase) -> None:
    adapter = case.adapter
    for seed in range(3):
        state = case.new(seeded(seed))
        rng = seeded(seed, 1)
        kept = adapter.conserved(state)
        for _ in range(adapter.longest):
            if state.actor() < 0:
                break
            before = adapter.money(state)
            state.events = []
            state.random_step(rng)
            assert adapter.conserved(state) == kept, "something that the Adapter says is conserved has changed"
            expected: list[int] | None = before
            for event in state.events:
                paid = adapter.paid(state, event)
                expected = (
                    None if paid is None or expected is None else [a + b for a, b in zip(expected, paid, strict=True)]
                )
            assert expected is None or adapter.money(state) == expected, (
                f"by the Adapter's `paid`, events account for {expected}, but `money` is {adapter.money(state)}"
            )


def test_no_game_runs_forever(case: StateCase) -> None:
    longest = case.adapter.longest
    for seed in range(5):
        state = case.new(seeded(seed))
        made = rollout(state, seeded(seed, 1), longest)
        assert made < longest, f"a random game had {made} decisions; {LONGEST}"
    for stubborn in (0, -1):
        state = case.new(seeded(9))
        for _ in range(longest):
            if state.actor() < 0:
                break
            seat = state.actor()
            state.apply(seat, state.legal(seat)[stubborn])
        assert state.actor() < 0, (
            f"{'first' if not stubborn else 'last'} legal moves for {longest} decisions; {LONGEST}"
        )


def test_a_random_step_is_uniform_over_the_legal_moves(case: StateCase) -> None:
    tries = 400
    for state in positions(case, 6, 9, 6):
        seat = state.actor()
        if seat < 0:
            continue
        legal = state.legal(seat)
        counts = dict.fromkeys(legal, 0)
        rng = seeded(8)
        for _ in range(tries):
            twin = state.clone()
            made = twin.random_step(rng)
            assert made >> 32 == seat, "random_step() must return seat << 32 | move, of the seat that actor() names"
            counts[made & 0xFFFFFFFF] += 1
        expected = tries / len(legal)
        chi_square = sum((count - expected) ** 2 / expected for count in counts.values())
        freedom = len(legal) - 1
        assert chi_square < freedom + 5 * (2 * freedom) ** 0.5 + 5


def test_an_unseen_move_changes_nothing_for_the_others(case: StateCase) -> None:
    for state in positions(case, 10, 1, 120):
        for seat in deciding(case, state):
            move = state.legal(seat)[0]
            audience = state.seen_by(seat, move)
            if audience == EVERYONE:
                continue
            after = state.clone()
            after.apply(seat, move)
            if after.reveal_count != state.reveal_count:
                continue
            for other in range(SPECTATOR, case.seats):
                if other < 0 or not audience >> other & 1:
                    for same, what in (
                        (after.info_key(other) == state.info_key(other), "info_key"),
                        (case.rules.board(after, other) == case.rules.board(state, other), "board"),
                    ):
                        assert same, (
                            f"by seen_by, seat {other} does not see {case.game.catalogue[move]}, but its {what} "
                            f"changes; {SEALED}"
                        )


def test_a_choice_from_what_others_do_not_know_is_marked(case: StateCase) -> None:
    """Bots think equally long about such a choice: otherwise their time would reveal how many moves there are."""
    for state in positions(case, 11, 1, 120):
        seat = state.actor()
        if seat < 0 or state.hides_options() or state.seen_by(seat, state.legal(seat)[0]) != EVERYONE:
            continue
        for other in range(case.seats):
            twin = state.clone()
            twin.determinize(other, seeded(6, other))
            assert twin.legal(seat) == state.legal(seat), (
                f"what seat {seat} may choose from is hidden from seat {other}; hides_options() must say so"
            )


def test_what_can_be_taken_back_has_revealed_nothing(case: StateCase) -> None:
    """A public move that leaves `reveal_count` alone draws nothing, and shows no seat which world it is in."""
    for state in positions(case, 12, 1, 120):
        seat = state.actor()
        if seat < 0:
            continue
        for move in state.legal(seat)[:3]:
            after = state.clone()
            after.apply(seat, move)
            if state.seen_by(seat, move) != EVERYONE or after.reveal_count != state.reveal_count:
                continue
            made = case.game.catalogue[move]
            draws_nothing = after.chance.dump() == state.chance.dump()
            assert draws_nothing, f"{made} uses self.chance without self.draw()"
            for other in range(case.seats):
                twin = state.clone()
                twin.determinize(other, seeded(5, other))
                if not looks_alike(case, state, twin, other):
                    continue  # before the move already: test_noninterference says what tells them apart
                why = f"{made} of seat {seat} shows seat {other} something hidden; it must call mark_revealed()"
                assert move in twin.legal(seat), why  # else the move excludes this world
                twin.apply(seat, move)
                assert looks_alike(case, twin, after, other), why


def looks_alike(case: StateCase, one: State, other: State, viewer: int) -> bool:
    """Whether board and key tell a viewer nothing of which position it is."""
    boards = [case.rules.board(state, viewer) for state in (one, other)]
    return bool(boards[0] == boards[1] and one.info_key(viewer) == other.info_key(viewer))
