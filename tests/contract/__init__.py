"""What the contract suite (getaway.testing) is told of this repository's own games, and a toy that it runs over too."""

from getaway.kernel.plugin import Plugin
from getaway.testing.cases import register

WHISPERS = Plugin(game="tests.contract.toy:Whispers")

register("whispers", plugin=WHISPERS)
for name in ("big_score", "masters", "rob_a_bank"):
    register(name, adapter=f"tests.contract.adapters.{name}:ADAPTER")
