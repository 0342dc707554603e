"""The fields of a position, listed once: storing, loading and the contract tests all go by that list.

A component has one method `fields` that passes each of its fields through a visitor, in a fixed order:

    def fields(self, f: Fields) -> None:
        self.cash = f.integer(self.cash)
        self.busted = f.boolean(self.busted)
        self.places = f.integers(self.places)
"""

from typing import Any, final

from mypy_extensions import i64, mypyc_attr


class Fields:
    """A visitor of fields: each method is given a field's value and returns the value that the field gets."""

    def integer(self, value: i64) -> i64:
        raise NotImplementedError

    def boolean(self, value: bool) -> bool:
        raise NotImplementedError

    def integers(self, value: list[int]) -> list[int]:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Component:
    """A State, or a part of one."""

    def fields(self, f: Fields) -> None:
        """Pass every field through `f`, always in the same order: the order in which they are stored."""
        raise NotImplementedError


@final
class Collector(Fields):
    """Leaves the fields as they are and collects their values."""

    def __init__(self) -> None:
        self.values: list[Any] = []

    def integer(self, value: i64) -> i64:
        self.values.append(value)
        return value

    def boolean(self, value: bool) -> bool:
        self.values.append(value)
        return value

    def integers(self, value: list[int]) -> list[int]:
        self.values.append(value)
        return value


@final
class Setter(Fields):
    """Gives the fields the values that a Collector found."""

    def __init__(self, values: list[Any]) -> None:
        self.values: list[Any] = values
        self.used: i64 = 0

    def next(self) -> Any:
        if self.used == len(self.values):
            raise ValueError(f"a stored position has only {self.used} fields")
        self.used += 1
        return self.values[self.used - 1]

    def integer(self, value: i64) -> i64:
        stored: i64 = self.next()
        return stored

    def boolean(self, value: bool) -> bool:
        stored: bool = self.next()
        return stored

    def integers(self, value: list[int]) -> list[int]:
        stored: list[int] = self.next()
        return stored


def values_of(component: Component) -> list[Any]:
    """The values of all its fields, in their order; lists are not copied."""
    collector = Collector()
    component.fields(collector)
    return collector.values


def set_values(component: Component, values: list[Any]) -> None:
    """Give all its fields the values that `values_of` found."""
    setter = Setter(values)
    component.fields(setter)
    if setter.used != len(values):
        raise ValueError(f"a stored position has {len(values)} fields instead of {setter.used}")
