"""Cases of the toy game with a fault planted in it, for the contract suite."""

import re
from dataclasses import dataclass

import pytest

from getaway.kernel.plugin import Plugin
from getaway.testing import (
    test_advice,
    test_attributes,
    test_copies,
    test_noninterference,
    test_play,
    test_policies,
    test_state,
    test_texts,
)
from getaway.testing.adapter import Adapter
from getaway.testing.cases import Case, DefaultCase, SmallCase, StateCase
from tests.contract.duel import Duel, DuelAdapter, NoOptions

ADAPTER = DuelAdapter()
PARTS = Plugin(game="tests.contract.duel:Duel")


@dataclass(frozen=True)
class AdaptedCase(SmallCase):
    """A case of a game that is not registered, with its adapter."""

    own_adapter: Adapter = ADAPTER
    parts: Plugin = PARTS

    @property
    def adapter(self) -> Adapter:
        return self.own_adapter

    @property
    def plugin(self) -> Plugin:
        return self.parts


def case(game: type[Duel] = Duel, adapter: Adapter | None = None) -> AdaptedCase:
    return AdaptedCase(game, 2, NoOptions(), None, 3, adapter or ADAPTER)


def says(sentence: str) -> "pytest.RaisesExc[BaseException]":
    return pytest.raises((AssertionError, pytest.fail.Exception), match=re.escape(sentence))


SUITE = [
    test
    for module in (
        test_advice,
        test_attributes,
        test_copies,
        test_noninterference,
        test_play,
        test_policies,
        test_state,
        test_texts,
    )
    for name, test in vars(module).items()
    if name.startswith("test_")
    and test.__annotations__.get("case") in (Case, DefaultCase, StateCase, SmallCase)
    and list(test.__annotations__) == ["case", "return"]
]
