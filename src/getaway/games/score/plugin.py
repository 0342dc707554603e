"""The parts of Score."""

from getaway.kernel.plugin import Plugin

PLUGIN = Plugin(
    game="getaway.games.score.game:Score",
    render="getaway.games.score.render",
    commands="getaway.games.score.cli:add_commands",
    simulator="getaway.games.score.cli.sim:simulate",
    report="getaway.games.score.cli.sim:report",
    endpoints="getaway.games.score.api:ENDPOINTS",
    story="getaway.games.score.chronicle:tell",
    pages=("heist",),
    compiled=False,  # its time goes into text, not into loops
)
