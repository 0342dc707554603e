"""The fields of a position, listed once: storing, loading and the contract tests all use that list."""

from typing import Any

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Component:
    """A State, or a part of one."""

    def fields(self) -> list[str]:
        """The names of the attributes to store, in the order in which they are stored."""
        raise NotImplementedError


def values_of(component: Component) -> list[Any]:
    """The values of all its fields, in order; lists are not copied."""
    return [getattr(component, name) for name in component.fields()]


def set_values(component: Component, values: list[Any]) -> None:
    """Give all its fields the values that `values_of` returned."""
    names = component.fields()
    if len(values) != len(names):
        raise ValueError(f"a stored position has {len(values)} fields instead of {len(names)}")
    for name, value in zip(names, values, strict=True):
        setattr(component, name, value)
