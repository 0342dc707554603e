"""Files and options as given to commands."""

import sys
from pathlib import Path
from typing import Annotated, Any, TypeVar

import typer

from getaway.cli.errors import UserError, about_file, cannot_read, cannot_write, say
from getaway.kernel.capabilities import scenarios_of
from getaway.kernel.game import Game
from getaway.kernel.pack import PackError
from getaway.text.messages import Text, either

G = TypeVar("G", bound=Game)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="cli.argument-game")]
PackFile = Annotated[Path | None, typer.Option("--pack", metavar="FILE", help="cli.option-pack")]
OptionList = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="cli.option-option"),
]
GameCount = Annotated[int, typer.Option("--games", min=1, metavar="N", help="cli.option-games")]
Jobs = Annotated[int, typer.Option("--jobs", min=1, max=256, metavar="N", help="cli.option-jobs")]
AsJson = Annotated[bool, typer.Option("--json", help="cli.option-json")]
SeatCount = Annotated[int | None, typer.Option("--seats", metavar="N", help="cli.option-seats")]
Scenario = Annotated[str | None, typer.Option("--scenario", metavar="NAME", help="cli.option-scenario")]
_MAX_SEED = 2**63 - 1


def _check_seed(seed: int | None) -> int | None:
    if seed is not None and not 0 <= seed <= _MAX_SEED:
        raise UserError(say("bad-seed", seed=str(seed), most=str(_MAX_SEED)))
    return seed


Seed = Annotated[int | None, typer.Option("--seed", callback=_check_seed, metavar="N", help="cli.option-seed")]


def is_compiled(module: str = "getaway.kernel.state") -> bool:
    """Whether the kernel, or the module of a game's State, runs as machine code."""
    return not str(sys.modules[module].__file__).endswith(".py")


def read_file(path: Path) -> bytes:
    """The bytes of a file that a user has named."""
    try:
        return path.read_bytes()
    except OSError as error:
        raise cannot_read(path, error) from None


def load_game(kind: type[G], pack: Path | None) -> G:
    """The game with the user's pack, or with its own."""
    if pack is None:
        return kind.from_toml()
    try:
        return kind.from_toml(read_file(pack))
    except PackError as error:
        raise UserError(about_file(pack, error.text)) from None


def writable_folder(folder: Path) -> Path:
    """The folder as an absolute path, created if it is missing. Refuses one that is not writable."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        probe = folder / ".getaway"
        probe.touch()
        probe.unlink()
    except OSError as error:
        raise cannot_write(folder, error) from None
    return folder.absolute()


def pack_of(game: Game) -> dict[str, Any]:
    """The pack that a result was made with, for programs."""
    return {"name": game.pack.pack.name, "version": game.pack.pack.version, "hash": game.pack_hash}


def pack_line(game: Game) -> Text:
    """The pack that a result was made with, for people."""
    standard = "yes" if game.pack_hash == type(game).from_toml().pack_hash else "no"
    return say("pack-line", name=game.pack.pack.name, hash=game.pack_hash[:8], standard=standard)


def seats_and_options(
    game: Game, scenario: str | None, seats: int | None, option: list[str] | None
) -> tuple[int | None, dict[str, str]]:
    """Seats and options, with what --scenario means in this game."""
    options = key_values(option)
    if scenario is None:
        return seats, options
    if seats not in (None, 1):
        raise UserError(say("one-player-only", option="--scenario", seats=seats))
    scenarios = {each.name: each for each in scenarios_of(game)}
    if scenario not in scenarios:
        if not scenarios:
            raise UserError(say("no-scenarios", game=game.title))
        raise UserError(say("no-scenario", scenario=scenario, there=either(scenarios)))
    return 1, options | scenarios[scenario].options


def key_values(given: list[str] | None) -> dict[str, str]:
    pairs = {}
    for pair in given or []:
        key, equals, value = pair.partition("=")
        if not equals:
            raise UserError(say("not-key-value", pair=pair))
        pairs[key.strip()] = value.strip()
    return pairs
