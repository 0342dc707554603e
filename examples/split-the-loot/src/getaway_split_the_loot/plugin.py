"""The parts of Split the Loot."""

from getaway.kernel.plugin import Plugin

PLUGIN = Plugin(
    game="getaway_split_the_loot.game:SplitTheLoot",
    policy="getaway_split_the_loot.policy:LootPolicy",
    contract="getaway_split_the_loot.contract:ADAPTER",
)
