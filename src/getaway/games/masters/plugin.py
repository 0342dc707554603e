"""The parts of Masters of the Heist."""

from getaway.kernel.plugin import Plugin

PLUGIN = Plugin(
    game="getaway.games.masters.game:Masters",
    policy="getaway.games.masters.policy:MastersPolicy",
    solo_policy="getaway.games.masters.policy_solo:CampaignPolicy",
    reasons="getaway.games.masters.reasons:reason",
    odds="getaway.games.masters.odds:odds",
    render="getaway.games.masters.render",
    ladder="getaway.games.masters.ladder:LADDER",
    bench_seats=(2,),
)
