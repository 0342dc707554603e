"""Packed numbers, up to the last place: a room's tokens must not land in another room on the compiled build."""

from getaway.games.rob_a_bank import packed
from getaway.kernel.bits import bit


def test_a_bit_is_where_it_should_be() -> None:
    assert [bit(n) for n in range(63)] == [1 << n for n in range(63)]


def test_every_place_holds_its_own_number() -> None:
    numbers = [(7 * place + 3) % 16 for place in range(15)]
    row = 0
    for place, number in enumerate(numbers):
        row = packed.put(row, place, number)
    assert [packed.at(row, place) for place in range(15)] == numbers
    assert packed.total(row) == sum(numbers)
    assert packed.filled(row) == sum(1 << place for place, number in enumerate(numbers) if number)
    for place in range(15):
        assert packed.at(row - packed.at(row, place) * packed.one(place), place) == 0
        emptied = packed.put(row, place, 0)
        assert [packed.at(emptied, other) for other in range(15) if other != place] == [
            number for other, number in enumerate(numbers) if other != place
        ]


def test_counting_through_finds_each_thing_where_it_lies() -> None:
    row = 2 * packed.one(1) + packed.one(8) + packed.one(14)
    assert [packed.place_of(row, n) for n in range(4)] == [1, 1, 8, 14]
