"""Mistakes in the arguments of a command, as messages instead of the option parser's own English."""

from typing import Any, get_args

import typer
from typer.core import TyperOption
from typer.exceptions import TyperException

from getaway.cli.errors import BadOption
from getaway.cli.help import value_name
from getaway.cli.language import say
from getaway.text.messages import Message, Text, either, listing


def sentence(problem: TyperException) -> Text:
    """What is wrong, and what is allowed instead; the parser's own text for kinds of errors without a message."""
    said: Any = problem
    match type(problem).__name__:
        case "MissingParameter":
            is_option = isinstance(said.param, TyperOption)
            name = said.param.opts[-1] if is_option else value_name(said.param.metavar or said.param.name)
            return say("missing-option" if is_option else "missing-argument", name=name, command=said.ctx.command_path)
        case "NoSuchOption":
            near = either(sorted(said.possibilities or ()))
            wanted, command = said.option_name, "getaway" if said.ctx is None else said.ctx.command_path
            id = "no-option-near" if said.possibilities else "no-option"
            return say(id, option=wanted, near=near, command=command)
        case "BadOptionUsage":
            has_value = "does not take" in problem.message
            return say("option-without-value" if has_value else "option-needs-value", option=said.option_name)
    if isinstance(problem, typer.BadParameter) and problem.param is not None:
        return _bad_value(problem)
    return problem.format_message()


def _bad_value(problem: typer.BadParameter) -> Text:
    """What an option or argument takes, by its type."""
    name, param = _place(problem), problem.param
    if isinstance(problem, BadOption):
        return say("bad-value", name=name, problem=problem.text)
    annotation = getattr(getattr(param, "type_descriptor", None), "annotation", str)
    kinds = [kind for kind in (get_args(annotation) or (annotation,)) if kind is not type(None)]
    least, most = getattr(param, "min", None), getattr(param, "max", None)
    match kinds[0]:
        case kind if kind in (int, float):
            return say("must-be-number", name=name, kind=kind.__name__, **_bounds(least, most))
        case kind if kind is bool:
            return say("must-be-bool", name=name)
        case str():
            return say("must-be-one-of", name=name, values=listing(map(str, kinds), "or"))
    return problem.format_message()


def _bounds(least: float | None, most: float | None) -> dict[str, str | Message]:
    """Which bounds a number has, and the bounds as they are typed, without separators."""
    which = {(True, True): "both", (True, False): "least", (False, True): "most"}
    return {
        "bounds": which.get((least is not None, most is not None), "none"),
        "least": str(least),
        "most": str(most),
    }


def _place(problem: typer.BadParameter) -> str:
    """Where a value was given: an option, an environment variable, or a line of the settings file."""
    param, context = problem.param, problem.ctx
    assert param is not None
    source = context.get_parameter_source(param.name) if context is not None and param.name else None
    if source is not None and source.name == "ENVIRONMENT":
        return str(param.envvar)
    if source is not None and source.name == "DEFAULT_MAP":
        assert context is not None
        return f"{context.params['config']}: {param.name}"
    return param.opts[-1]
