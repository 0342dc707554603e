"""Files and options as commands are given them."""

import sys
from pathlib import Path
from typing import Annotated, Any, TypeVar

import typer

from getaway.cli.errors import UserError
from getaway.kernel.capabilities import scenarios_of
from getaway.kernel.game import Game
from getaway.kernel.pack import PackError
from getaway.kernel.phrases import joined

G = TypeVar("G", bound=Game)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="Its name, as `getaway games` lists it.")]
PackFile = Annotated[
    Path | None, typer.Option("--pack", metavar="FILE", help="Play with this pack; `getaway pack new` makes one.")
]
OptionList = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="KEY=VALUE", help="An option of the game; may be given several times."),
]
GameCount = Annotated[int, typer.Option("--games", min=1, metavar="N", help="How many games.")]
Jobs = Annotated[int, typer.Option("--jobs", min=1, max=256, metavar="J", help="In how many processes.")]
AsJson = Annotated[bool, typer.Option("--json", help="One object, for programs.")]
SeatCount = Annotated[int | None, typer.Option("--seats", metavar="N", help="How many players.")]
Scenario = Annotated[
    str | None,
    typer.Option("--scenario", metavar="NAME", help="Play this scenario, alone."),
]
_MAX_SEED = 2**63 - 1


def _check_seed(seed: int | None) -> int | None:
    if seed is not None and not 0 <= seed <= _MAX_SEED:
        raise UserError(f"--seed {seed}: expected a number from 0 to {_MAX_SEED}")
    return seed


Seed = Annotated[
    int | None, typer.Option("--seed", callback=_check_seed, metavar="S", help="The same seed, the same game.")
]


def command_group(help: str) -> typer.Typer:
    """A command with commands of its own; alone it prints its help."""
    group = typer.Typer(help=help, invoke_without_command=True)

    @group.callback()
    def callback(context: typer.Context) -> None:
        if context.invoked_subcommand is None:
            typer.echo(context.get_help())

    return group


def is_compiled(module: str = "getaway.kernel.state") -> bool:
    """Whether the kernel, or the module of a game's State, runs as machine code."""
    return not str(sys.modules[module].__file__).endswith(".py")


def read_file(path: Path) -> bytes:
    """The bytes of a file that a user has named."""
    try:
        return path.read_bytes()
    except OSError as error:
        raise UserError(f"cannot read {path}: {error.strerror}") from None


def load_game(kind: type[G], pack: Path | None) -> G:
    """The game with the user's pack, or with its own."""
    if pack is None:
        return kind.from_toml()
    try:
        return kind.from_toml(read_file(pack))
    except PackError as error:
        raise UserError(f"{pack}: {error}") from None


def writable_folder(folder: Path) -> Path:
    """The folder, absolute; made where it is missing. Refuses one that cannot be written into."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        probe = folder / ".getaway"
        probe.touch()
        probe.unlink()
    except OSError as error:
        raise UserError(f"cannot write into {folder}: {error.strerror}") from None
    return folder.absolute()


def pack_of(game: Game) -> dict[str, Any]:
    """Which pack a result was made with, for programs."""
    return {"name": game.pack.pack.name, "version": game.pack.pack.version, "hash": game.pack_hash}


def pack_line(game: Game) -> str:
    """Which pack a result was made with, for people."""
    own = "" if game.pack_hash == type(game).from_toml().pack_hash else ", not the standard one"
    return f"pack: {game.pack.pack.name}, {game.pack_hash[:8]}{own}"


def seats_and_options(
    game: Game, scenario: str | None, seats: int | None, option: list[str] | None
) -> tuple[int | None, dict[str, str]]:
    """Seats and options, with what --scenario means in this game."""
    options = key_values(option)
    if scenario is None:
        return seats, options
    if seats not in (None, 1):
        raise UserError(f"--scenario is for one player, and --seats says {seats}")
    scenarios = {each.name: each for each in scenarios_of(game)}
    if scenario not in scenarios:
        there = f"expected {joined(scenarios, last='or')}" if scenarios else f"{game.title} has no scenarios"
        raise UserError(f"--scenario {scenario}: {there}")
    return 1, options | scenarios[scenario].options


def key_values(given: list[str] | None) -> dict[str, str]:
    pairs = {}
    for pair in given or []:
        key, equals, value = pair.partition("=")
        if not equals:
            raise UserError(f"--option {pair}: expected KEY=VALUE")
        pairs[key.strip()] = value.strip()
    return pairs
