"""What the garbage collector sees of compiled objects.

An attribute that a compiled subclass declares again is visited twice, though it is one reference. The collector then
takes what it refers to for garbage, and empties it while it is in use.
"""

import gc
from importlib import import_module
from pathlib import Path

from setup import compiled_modules

from getaway.games.registry import game_type

MODULES = [".".join(Path(path).with_suffix("").parts[1:]) for path in compiled_modules()]


def test_no_compiled_class_declares_an_attribute_again() -> None:
    found = {}
    for module in MODULES:
        for name, kind in vars(import_module(module)).items():
            attributes = getattr(kind, "__mypyc_attrs__", ()) if isinstance(kind, type) else ()
            if again := {each for each in attributes if attributes.count(each) > 1 and each != "__dict__"}:
                found[f"{module}.{name}"] = again
    assert found == {}


def test_a_play_refers_to_its_game_once() -> None:
    game = game_type("masters").from_toml()
    assert sum(each is game for each in gc.get_referents(game.start(seed=1))) <= 1
