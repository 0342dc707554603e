"""What every game with a State promises to simulations and searches."""

from getaway.kernel.chance import Chance, seeded
from getaway.kernel.state import EVERYONE, State, rollout
from getaway.testing.cases import StateCase


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


def seats_of(mask: int) -> list[int]:
    return [seat for seat in range(8) if mask >> seat & 1]


def test_legal_moves_are_rising_numbers_of_the_catalogue(case: StateCase) -> None:
    for state in positions(case, 1, 3, 60):
        actor, pending = state.actor(), state.pending()
        assert (actor < 0) == (pending == 0)
        assert actor < 0 or pending >> actor & 1
        assert pending >> case.seats == 0
        for seat in range(-1, case.seats):
            legal = state.legal(seat)
            assert bool(legal) == (seat >= 0 and bool(pending >> seat & 1))
            assert legal == sorted(set(legal))
            assert all(0 <= move < len(case.game.catalogue) for move in legal)


def test_a_clone_is_equal_and_independent(case: StateCase) -> None:
    for state in positions(case, 2, 11, 8):
        before = state.dump()
        twin = state.clone()
        assert twin.dump() == before
        assert case.rules.load_state(before).dump() == before
        rollout(twin, seeded(3), case.adapter.longest)
        assert state.dump() == before
        other = case.rules.load_state(before)
        rollout(other, seeded(3), case.adapter.longest)
        assert other.dump() == twin.dump()
        assert other.returns() == twin.returns()


def test_simultaneous_choices_commute(case: StateCase) -> None:
    tried = 0
    for state in positions(case, 4, 1, 150):
        together = seats_of(state.pending())
        if len(together) < 2:
            continue
        tried += 1
        ends = {interleaved(state, together, seeded(tried, order)) for order in range(3)}
        assert len(ends) == 1
    assert tried or case.seats == 1 or not case.adapter.simultaneous


def interleaved(start: State, together: list[int], order: Chance) -> bytes:
    """Every seat makes its own choice to the end, in an order of turns that differs from run to run."""
    state = start.clone()
    minds = {seat: seeded(99, seat) for seat in together}
    while minds:
        seats = sorted(minds)
        seat = seats[order.below(len(seats))]
        legal = state.legal(seat)
        before = state.reveal_count
        state.apply(seat, legal[minds[seat].below(len(legal))])
        if state.reveal_count != before or not state.pending() >> seat & 1:
            del minds[seat]
    return state.dump()


def test_nothing_is_created_or_lost(case: StateCase) -> None:
    told = case.adapter
    for seed in range(3):
        state = case.new(seeded(seed))
        rng = seeded(seed, 1)
        kept = told.conserved(state)
        while state.actor() >= 0:
            before = told.money(state)
            state.events = []
            state.random_step(rng)
            assert told.conserved(state) == kept
            expected: list[int] | None = before
            for event in state.events:
                paid = told.paid(state, event)
                expected = (
                    None if paid is None or expected is None else [a + b for a, b in zip(expected, paid, strict=True)]
                )
            assert expected is None or told.money(state) == expected


def test_no_game_runs_forever(case: StateCase) -> None:
    longest = case.adapter.longest
    for seed in range(5):
        state = case.new(seeded(seed))
        assert rollout(state, seeded(seed, 1), longest) < longest
    for stubborn in (0, -1):
        state = case.new(seeded(9))
        for _ in range(longest):
            if state.actor() < 0:
                break
            seat = state.actor()
            state.apply(seat, state.legal(seat)[stubborn])
        assert state.actor() < 0


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
            assert made >> 32 == seat
            counts[made & 0xFFFFFFFF] += 1
        expected = tries / len(legal)
        chi_square = sum((count - expected) ** 2 / expected for count in counts.values())
        freedom = len(legal) - 1
        assert chi_square < freedom + 5 * (2 * freedom) ** 0.5 + 5


def test_an_unseen_move_changes_nothing_for_the_others(case: StateCase) -> None:
    for state in positions(case, 10, 1, 120):
        for seat in seats_of(state.pending()):
            move = state.legal(seat)[0]
            audience = state.seen_by(seat, move)
            if audience == EVERYONE:
                continue
            after = state.clone()
            after.apply(seat, move)
            if after.reveal_count != state.reveal_count:
                continue
            for other in range(-1, case.seats):
                if other < 0 or not audience >> other & 1:
                    assert after.info_key(other) == state.info_key(other)
                    assert case.rules.board(after, other) == case.rules.board(state, other)


def test_a_choice_from_what_others_do_not_know_is_marked(case: StateCase) -> None:
    """Bots take an even time over it: else its time tells how much there was to choose from."""
    for state in positions(case, 11, 1, 120):
        seat = state.actor()
        if seat < 0 or state.hides_options() or state.seen_by(seat, state.legal(seat)[0]) != EVERYONE:
            continue
        for other in range(case.seats):
            twin = state.clone()
            twin.determinize(other, seeded(6, other))
            assert twin.legal(seat) == state.legal(seat)


def test_what_can_be_taken_back_told_nobody_anything(case: StateCase) -> None:
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
            assert after.chance.dump() == state.chance.dump()
            for other in range(case.seats):
                twin = state.clone()
                twin.determinize(other, seeded(5, other))
                assert move in twin.legal(seat)  # else it shows that the world is another
                twin.apply(seat, move)
                assert case.rules.board(twin, other) == case.rules.board(after, other)
                assert twin.info_key(other) == after.info_key(other)
