"""Heists over HTTP, without the HTTP."""

import pytest

from getaway.games.score.api import ENDPOINTS, HeistMade, HeistOrder, make_heist
from getaway.kernel.chance import seeded
from getaway.kernel.plugin import EndpointError


def test_the_endpoint_names_what_it_reads_and_answers() -> None:
    (endpoint,) = ENDPOINTS
    assert (endpoint.path, endpoint.order, endpoint.response) == ("/api/heist", HeistOrder, HeistMade)
    assert isinstance(endpoint.answer(HeistOrder(), seeded(1)), HeistMade)


def test_a_seed_is_drawn_where_none_is_given() -> None:
    made = make_heist(HeistOrder(), seeded(1))
    assert make_heist(HeistOrder(seed=made.heist.seed), seeded(2)) == made
    assert make_heist(HeistOrder(), seeded(2)).heist.seed != made.heist.seed


def test_every_kind_can_be_asked_for() -> None:
    for kind in make_heist(HeistOrder(), seeded(1)).kinds:
        made = make_heist(HeistOrder(seed="A", kind=kind.kind), seeded(1))
        assert made.gm.markdown != made.players.markdown


def test_what_there_is_not_is_refused_with_a_sentence() -> None:
    with pytest.raises(EndpointError, match="no_such_field"):
        make_heist(HeistOrder(again={"no_such_field": 1}), seeded(1))
