"""The contract suite finds an attribute that storing or copying a position forgets."""

import msgspec
import pytest

from getaway.kernel.chance import seeded
from getaway.kernel.fields import set_values, values_of
from getaway.kernel.state import State
from getaway.testing.test_attributes import forgotten


class Planted(State):
    """A position that forgets two of its attributes, one when it is stored and one when it is copied."""

    def __init__(self) -> None:
        super().__init__(seeded(1))
        self.kept = 1
        self.not_stored = 2
        self.not_copied = 3

    def fields(self) -> list[str]:
        return ["reveal_count", "kept", "not_copied"]

    def clone(self) -> "Planted":
        twin = Planted()
        twin.reveal_count, twin.kept, twin.not_stored = self.reveal_count, self.kept, self.not_stored
        return twin

    def dump(self) -> bytes:
        return msgspec.msgpack.encode(values_of(self))


def load_planted(data: bytes) -> Planted:
    state = Planted()
    set_values(state, msgspec.msgpack.decode(data))
    return state


def test_a_planted_omission_is_found() -> None:
    end = Planted()
    end.not_stored = 5
    assert forgotten(load_planted, Planted(), end) == ["Planted.not_copied", "Planted.not_stored"]


@pytest.mark.parametrize("values", [[3, 4], [3, 4, 5, 6]])
def test_a_position_with_other_fields_is_refused(values: list[int]) -> None:
    with pytest.raises(ValueError, match="a stored position has"):
        set_values(Planted(), values)
