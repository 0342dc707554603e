"""Both generators: unbiased, cloneable, storable; and the deals that are made from them."""

from collections import Counter

import msgspec
import pytest

from getaway.kernel.bits import count, lowest, members, nth
from getaway.kernel.chance import Chance, KeyedStream, SplitMix, load_chance, seeded
from getaway.kernel.deal import DealError, Entropy, FairDeal, SimulatedDeal, chance_of, commit

KEY = bytes(range(32))
GENERATORS: list[Chance] = [seeded(1), KeyedStream(KEY)]
each = pytest.mark.parametrize("chance", GENERATORS, ids=["splitmix", "keyed"])


@each
def test_every_number_below_n_comes_equally_often(chance: Chance) -> None:
    chance = chance.clone()
    for n in (2, 3, 7, 24):
        counts = Counter(chance.below(n) for _ in range(n * 500))
        assert set(counts) == set(range(n))
        assert sum((seen - 500) ** 2 / 500 for seen in counts.values()) < n + 5 * (2 * n) ** 0.5 + 5


@each
def test_a_clone_and_a_stored_generator_go_on_alike(chance: Chance) -> None:
    chance = chance.clone()
    for _ in range(37):
        chance.word()
    others = [chance.clone(), load_chance(chance.dump())]
    expected = [chance.below(1000) for _ in range(50)]
    for other in others:
        assert [other.below(1000) for _ in range(50)] == expected


class Words(Chance):
    """A generator of given words."""

    def __init__(self, words: list[int]) -> None:
        self.words = words

    def word(self) -> int:
        return self.words.pop(0)


def test_words_that_would_make_a_bias_are_drawn_again() -> None:
    # 2^32 = 3 * 1431655765 + 1: one word too many for three equal shares, and it is thrown away.
    assert Words([0, 2**31]).below(3) == 1
    assert Words([2**31]).below(3) == 1


def test_splitmix_rejects_as_its_base_does() -> None:
    n = 2**31 - 1
    mix, base = seeded(3), seeded(3)
    assert [mix.below(n) for _ in range(200)] == [Chance.below(base, n) for _ in range(200)]
    rejecting, plain = seeded(5), seeded(5)
    n = 2**31 - 2**29
    draws = [rejecting.below(n) for _ in range(200)]
    assert draws == [Chance.below(plain, n) for _ in range(200)]
    assert rejecting.dump() == plain.dump()


def test_streams_of_a_seed_differ() -> None:
    assert len({seeded(1, stream).word() for stream in range(100)}) == 100
    assert isinstance(seeded(1), SplitMix)


def test_the_keyed_stream_is_what_it_was() -> None:
    """Records must verify for as long as their format stands, so these words may never change."""
    stream = KeyedStream(KEY)
    assert [stream.word() for _ in range(3)] == [0x9212BC97, 0x156556F6, 0x2890B1AF]
    again = KeyedStream(KEY, 17)
    other = KeyedStream(KEY)
    for _ in range(17):
        other.word()
    assert again.word() == other.word()


def test_bad_keys_and_bytes_are_refused() -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        KeyedStream(b"short")
    with pytest.raises(ValueError, match="not a stored generator"):
        load_chance(b"nonsense")


def fair(**changes: object) -> FairDeal:
    seed, salt = "11" * 32, "22" * 32
    deal = FairDeal("table", commit(seed, salt), (Entropy("33" * 32, "seat"), Entropy("44" * 32, "server")), seed, salt)
    return msgspec.structs.replace(deal, **changes)


def test_a_fair_deal_depends_on_everyone() -> None:
    streams = {
        chance_of(deal).dump()
        for deal in (
            fair(),
            fair(table="other"),
            fair(entropy=(Entropy("34" * 32, "seat"), Entropy("44" * 32, "server"))),
            fair(entropy=(Entropy("33" * 32, "seat"), Entropy("45" * 32, "server"))),
            fair(entropy=(Entropy("44" * 32, "seat"), Entropy("33" * 32, "server"))),
        )
    }
    assert len(streams) == 5
    assert chance_of(fair()).dump() == chance_of(fair()).dump()


def test_a_seed_that_was_not_committed_to_is_refused() -> None:
    with pytest.raises(DealError, match="committed"):
        chance_of(fair(seed="12" * 32))
    with pytest.raises(DealError, match="not revealed"):
        chance_of(fair(seed=None))


def test_simulated_deals_differ_by_game() -> None:
    assert chance_of(SimulatedDeal(1, 0)).dump() != chance_of(SimulatedDeal(1, 1)).dump()


def test_sets_of_bits() -> None:
    for mask in (1, 0b1011, 1 << 40, (1 << 61) | (1 << 33) | 5):
        found = members(mask)
        assert sum(1 << n for n in found) == mask
        assert count(mask) == len(found)
        assert lowest(mask) == found[0]
        assert [nth(mask, n) for n in range(len(found))] == found
    assert members(0) == []
