"""The parts of Split the Loot."""

from getaway.kernel.plugin import Plugin

PLUGIN = Plugin(
    game="getaway_split_the_loot.game:SplitTheLoot",
    policy="getaway_split_the_loot.policy:LootPolicy",
    odds="getaway_split_the_loot.advice:odds",
    reasons="getaway_split_the_loot.advice:reasons",
    render="getaway_split_the_loot.render",
    contract="getaway_split_the_loot.contract:ADAPTER",
)
