"""The parts of How To Rob A Bank."""

from getaway.kernel.plugin import Plugin

PLUGIN = Plugin(
    game="getaway.games.rob_a_bank.game:RobABank",
    policy="getaway.games.rob_a_bank.policy:BankPolicy",
    reasons="getaway.games.rob_a_bank.reasons:reason",
    render="getaway.games.rob_a_bank.render",
    ladder="getaway.games.rob_a_bank.ladder:LADDER",
    bench_seats=(4,),
)
