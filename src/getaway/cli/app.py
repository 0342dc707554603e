"""The commands, and how mistakes are reported: one sentence, an exit code, no traceback."""

import io
import os
import sys
from typing import Annotated, NoReturn

import typer
from typer.exceptions import TyperException

from getaway import __version__
from getaway.cli import arena, backups, games, packs, play, records, rules, serve, sim
from getaway.cli.errors import CheckFailed
from getaway.cli.help import App
from getaway.cli.inputs import is_compiled
from getaway.cli.language import say, texts, use_language
from getaway.cli.mistakes import sentence
from getaway.games.registry import parts
from getaway.kernel.errors import GetawayError
from getaway.lab.simulation import Endless
from getaway.text.messages import Text
from getaway.text.system import why

app = App(help="cli.help-getaway", epilog="getaway games\ngetaway play {game}\ngetaway --lang de rules {game}")
app.command("games", help="cli.help-games", epilog="getaway games\ngetaway games --json")(games.games)
app.command("rules", help="cli.help-rules", epilog=rules.EXAMPLES)(rules.rules)
app.command("play", help="cli.help-play", epilog=play.EXAMPLES)(play.play)
app.command("sim", help="cli.help-sim", epilog=sim.EXAMPLES)(sim.sim)
app.command("arena", help="cli.help-arena", epilog=arena.EXAMPLES)(arena.arena)
app.command("replay", help="cli.help-replay", epilog="getaway replay game.json --seat 1")(records.replay)
app.command("verify", help="cli.help-verify", epilog=records.EXAMPLES)(records.verify)
app.command("seal", help="cli.help-seal", epilog="getaway seal full.json for-players.json")(records.seal)
app.command("serve", help="cli.help-serve", epilog=serve.EXAMPLES)(serve.serve)
app.command("backup", help="cli.help-backup", epilog="getaway backup copy.db")(backups.backup)
app.command("restore", help="cli.help-restore", epilog="getaway restore copy.db --database new.db")(backups.restore)
odds = App(help="cli.help-odds", epilog="getaway odds {game} --help")
app.add_typer(odds, name="odds")
app.add_typer(packs.app, name="pack")
for add_commands in parts("commands").values():
    add_commands(app, odds)


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"getaway {__version__} ({'compiled' if is_compiled() else 'pure'})")
        raise typer.Exit


@app.callback()
def getaway(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=_print_version, is_eager=True, help="cli.option-version")
    ] = False,
) -> None:
    """All commands, or the help if none is given."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


def main(arguments: list[str] | None = None) -> NoReturn:
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    sys.exit(run(arguments))


def run(arguments: list[str] | None = None) -> int:
    """The exit code: 0 done, 1 a check failed, 2 the user has to correct something."""
    try:
        words = use_language(sys.argv[1:] if arguments is None else arguments)
        code = app(words, prog_name="getaway", standalone_mode=False)
        sys.stdout.flush()
        return code or 0
    except BrokenPipeError:
        # The reader has closed the pipe. What is still buffered must not be flushed into it at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except (CheckFailed, Endless) as problem:
        return _complain(problem.text, 1)
    except GetawayError as problem:
        return _complain(problem.text, 2)
    except OSError as problem:
        what = why(problem)
        return _complain(say("about-file", file=str(problem.filename), problem=what) if problem.filename else what, 2)
    except TyperException as problem:
        return _complain(sentence(problem), 2)


def _complain(text: Text, code: int) -> int:
    sys.stdout.flush()
    typer.echo(f"getaway: {_printable(texts()(text))}", err=True)
    return code


def _printable(text: str) -> str:
    """Without anything that moves the cursor or changes colors, whatever value it quotes."""
    return "".join(each if each.isprintable() or each in "\n\u202f" else ascii(each)[1:-1] for each in text)
