"""Help and error messages of commands, in the reader's language.

A help text is the id of a message ("cli.help-play"); the attribute `.more` of a command's message follows below it.
Anything that is not an id is shown as it is. The epilog of a command has its examples, one per line, with `{game}` for
the name of an installed game.
"""

from collections.abc import Callable
from difflib import get_close_matches
from inspect import cleandoc
from typing import Any, TypeVar

import typer
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text
from typer.core import TyperArgument, TyperCommand, TyperGroup, TyperOption

from getaway.cli.errors import UserError
from getaway.cli.language import say, texts
from getaway.games.registry import plugins
from getaway.terminal.screen import screen
from getaway.text.catalogs import languages
from getaway.text.messages import Argument, either, listing

F = TypeVar("F", bound=Callable[..., Any])


class HelpCommand(TyperCommand):
    def format_help(self, ctx: Any, formatter: Any) -> None:
        formatter.write(_printed(self, ctx))

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        ctx.allow_extra_args = True
        if extra := super().parse_args(ctx, args):
            raise UserError(say("extra-arguments", arguments=" ".join(extra), command=ctx.command_path))
        return extra


class HelpGroup(TyperGroup):
    def format_help(self, ctx: Any, formatter: Any) -> None:
        formatter.write(_printed(self, ctx))

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if self.get_command(ctx, args[0]) is None:
            near = get_close_matches(args[0], self.list_commands(ctx), n=1)
            there: Argument = near[0] if near else listing(self.list_commands(ctx), "comma")
            raise UserError(say("no-command-near" if near else "no-command", wanted=args[0], there=there))
        return super().resolve_command(ctx, args)


class App(typer.Typer):
    """A command with subcommands; without one it prints its help."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(
            cls=HelpGroup,
            invoke_without_command=True,
            add_completion=False,
            pretty_exceptions_enable=False,
            context_settings={"help_option_names": ["--help", "-h"]},
            **settings,
        )
        self.callback()(_print_help)

    def command(self, *names: Any, **settings: Any) -> Callable[[F], F]:
        return super().command(*names, **{"cls": HelpCommand} | settings)


def _print_help(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


def message_or_text(said: str) -> str:
    """The text of the message with this id; anything that is not an id as it is."""
    render = texts()
    return render.say(said) if " " not in said and render.known(said) else cleandoc(said)


def value_name(name: str) -> str:
    """The placeholder of a value in usage lines, in the reader's language: `GAME`, `NAME=VALUE`."""
    render = texts()
    ids = {part: f"cli.value-{part.lower()}" for part in name.split("=")}
    return "=".join(render.say(id) if render.known(id) else part for part, id in ids.items())


def _printed(command: TyperCommand | TyperGroup, context: Any) -> str:
    console = screen()
    with console.capture() as captured:
        console.print(Group(*_parts(command, context)), highlight=False)
    return "\n".join(line.rstrip() for line in captured.get().splitlines())


def _parts(command: TyperCommand | TyperGroup, context: Any) -> list[RenderableType]:
    params = [param for param in command.get_params(context) if not getattr(param, "hidden", False)]
    arguments = [param for param in params if isinstance(param, TyperArgument)]
    options = [param for param in params if isinstance(param, TyperOption)]
    parts: list[RenderableType] = [_usage(command, context, arguments), *_about(command.help or "")]
    if isinstance(command, TyperGroup):
        found = {name: command.get_command(context, name) for name in command.list_commands(context)}
        rows = [(name, _summary(each.help or "")) for name, each in found.items() if each is not None]
        parts += _section("help-commands", rows)
    parts += _section("help-arguments", [(value_name(_name(each)), _described(each)) for each in arguments])
    language = (f"--lang {value_name('LANGUAGE')}", texts()(say("option-lang", languages=either(languages()))))
    parts += _section("help-options", [*((_flags(each), _described(each)) for each in options), language])
    if command.epilog:
        game = next(iter(plugins()), value_name("GAME"))
        lines = [line.strip().replace("{game}", game) for line in cleandoc(command.epilog).splitlines()]
        parts += [_heading("help-examples"), *(Padding(Text(line, "green"), (0, 0, 0, 2)) for line in lines)]
    return parts


def _usage(command: TyperCommand | TyperGroup, context: Any, arguments: list[TyperArgument]) -> Text:
    pieces = [value_name(_name(each)) + "…" * (each.nargs != 1) for each in arguments]
    pieces = [piece if each.required else f"[{piece}]" for each, piece in zip(arguments, pieces, strict=True)]
    if isinstance(command, TyperGroup):
        pieces.append(value_name("COMMAND"))
    options = texts()(say("help-options-of"))
    usage = " ".join([context.command_path, *pieces, f"[{options}]"])
    return Text.assemble((texts()(say("help-usage")), "bold"), " ", usage)


def _about(id: str) -> list[RenderableType]:
    more = [f"{id}.more"] if " " not in id and texts().known(f"{id}.more") else []
    return [Padding(Text(message_or_text(each)), (1, 0, 0, 0)) for each in ([id] if id else []) + more]


def _summary(id: str) -> str:
    return message_or_text(id).partition("\n")[0]


def _section(heading: str, rows: list[tuple[str, str]]) -> list[RenderableType]:
    if not rows:
        return []
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="bold cyan", max_width=26)
    grid.add_column(ratio=1)
    for name, words in rows:
        grid.add_row(Text(name), Text(words))
    return [_heading(heading), Padding(grid, (0, 0, 0, 2))]


def _heading(id: str) -> RenderableType:
    return Padding(Text(texts().say(f"cli.{id}"), "bold"), (1, 0, 0, 0))


def _name(param: TyperArgument | TyperOption) -> str:
    return param.metavar or (param.name or "").upper()


def _flags(option: TyperOption) -> str:
    flags = ", ".join(sorted([*option.opts, *option.secondary_opts], key=len))
    return flags if option.is_flag else f"{flags} {value_name(_name(option))}"


def _described(param: TyperArgument | TyperOption) -> str:
    """The help text, followed by its default, or by a note that it is required."""
    is_help = param.name == "help"
    words = message_or_text("cli.option-help" if is_help else param.help or "")
    notes = []
    if param.required:
        notes.append(say("help-required"))
    if param.default and not isinstance(param.default, bool):
        notes.append(say("help-default", value=str(param.default)))
    noted = texts().argument(listing(notes, "comma"))
    return f"{words} ({noted})" if notes and isinstance(param, TyperOption) else words
