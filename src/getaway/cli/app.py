"""The commands, and what becomes of mistakes: one sentence, an exit code, no traceback."""

import io
import os
import sys
from typing import Annotated, NoReturn

import typer
from typer.exceptions import TyperException

from getaway import __version__
from getaway.cli import arena, backups, games, packs, play, records, rules, serve, sim
from getaway.cli.errors import BadOption, CheckFailed
from getaway.cli.inputs import command_group, is_compiled
from getaway.games.registry import parts
from getaway.kernel.errors import GetawayError
from getaway.lab.simulation import Endless

app = typer.Typer(
    help="Getaway: play, simulate, replay and check heist games.",
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command("games")(games.games)
app.command("rules")(rules.rules)
app.command("play")(play.play)
app.command("sim")(sim.sim)
app.command("arena")(arena.arena)
app.command("replay")(records.replay)
app.command("verify")(records.verify)
app.command("seal")(records.seal)
app.command("serve")(serve.serve)
app.command("backup")(backups.backup)
app.command("restore")(backups.restore)
odds = command_group("Exact chances, by game.")
app.add_typer(odds, name="odds")
app.add_typer(packs.app, name="pack")
for add_commands in parts("commands").values():
    add_commands(app, odds)


def _say_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"getaway {__version__} ({'compiled' if is_compiled() else 'pure'})")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def getaway(
    context: typer.Context,
    version: Annotated[
        bool,
        typer.Option("--version", callback=_say_version, is_eager=True, help="The version, and whether compiled."),
    ] = False,
) -> None:
    """Getaway: play, simulate, replay and check heist games."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


def main(arguments: list[str] | None = None) -> NoReturn:
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    sys.exit(run(arguments))


def run(arguments: list[str] | None = None) -> int:
    """The exit code: 0 done, 1 a check failed, 2 something for the user to put right."""
    try:
        code = app(arguments, prog_name="getaway", standalone_mode=False)
        sys.stdout.flush()
        return code or 0
    except BrokenPipeError:
        # Nobody reads on. What is still in the buffer must not be flushed into the pipe at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except (CheckFailed, Endless) as problem:
        return _complain(str(problem), 1)
    except GetawayError as problem:
        return _complain(str(problem), 2)
    except OSError as problem:
        return _complain(f"{problem.filename or 'input or output'}: {problem.strerror or problem}", 2)
    except TyperException as problem:
        return _complain(_sentence(problem), 2)


def _sentence(problem: TyperException) -> str:
    """What is wrong with the words of a command. Where the option parser passes on its validator's text, say what is
    allowed instead."""
    said = problem.format_message()
    if not isinstance(problem, typer.BadParameter) or problem.param is None:
        return said
    name = _place(problem)
    if isinstance(problem, BadOption):
        return f"{name} {problem.message}"
    if "Input should be" not in said:
        return said
    least, most = getattr(problem.param, "min", None), getattr(problem.param, "max", None)
    kind = "a whole number" if "integer" in said or isinstance(least or most, int) else "a number"
    if "boolean" in said:
        return f"{name} must be true or false"
    if "integer" not in said and "number" not in said and "than" not in said:
        return f"{name} must be {said.partition('Input should be ')[2]}"
    if least is not None and most is not None:
        return f"{name} must be {kind} from {least} to {most}"
    if least is not None:
        return f"{name} must be {kind}, {least} or more"
    return f"{name} must be {kind}" + ("" if most is None else f", {most} or less")


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


def _complain(sentence: str, code: int) -> int:
    sys.stdout.flush()
    typer.echo(f"getaway: {sentence}", err=True)
    return code
