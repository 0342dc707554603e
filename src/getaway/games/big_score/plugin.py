"""The parts of The Big Score."""

from getaway.kernel.plugin import Plugin

PLUGIN = Plugin(
    game="getaway.games.big_score.game:BigScore",
    policy="getaway.games.big_score.policy:TablePolicy",
    solo_policy="getaway.games.big_score.solo.policy:SolitairePolicy",
    reasons="getaway.games.big_score.reasons:reason",
    solo_reasons="getaway.games.big_score.solo.reasons:reason",
    odds="getaway.games.big_score.odds:odds",
    solo_odds="getaway.games.big_score.odds:solo_odds",
    render="getaway.games.big_score.render",
    commands="getaway.games.big_score.cli:add_commands",
    ladder="getaway.games.big_score.ladder:LADDER",
    report="getaway.games.big_score.cli.balance:report",
    bench_seats=(4,),
    bench_skips="items",
    interpreted=(
        "getaway.games.big_score.breakdown",
        "getaway.games.big_score.render_table",
        "getaway.games.big_score.solo.render",
    ),
)
