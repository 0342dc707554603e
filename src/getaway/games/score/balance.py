"""Survival by crew, difficulty and meter, as a page: what a GM may expect of a heist before it is played."""

from typing import get_args, get_type_hints

from getaway.games.score.options import ScoreOptions
from getaway.games.score.pack import ScorePack
from getaway.games.score.simulation import Tally, simulate
from getaway.kernel.options import parse_options

CREWS = (1, 2, 3, 4)
LEVELS = get_args(get_type_hints(ScoreOptions)["difficulty"])

Cell = tuple[int, str, str]
"""The size of a crew, the difficulty that the automatic GM sets, and the name of a meter."""


def cells(pack: ScorePack) -> list[Cell]:
    """Every combination that the page shows, the shortest meter first."""
    sizes = sorted(pack.meters, key=lambda size: size.segments)
    return [(crew, level, size.id) for level in LEVELS for crew in CREWS for size in sizes]


def tally(pack: ScorePack, cell: Cell, heists: int, seed: int) -> Tally:
    crew, level, size = cell
    options = parse_options(ScoreOptions, {"segments": size, "difficulty": level})
    return simulate(pack, options, crew, heists, seed)


def page(pack: ScorePack, found: dict[Cell, Tally], heists: int, seed: int) -> str:
    """As Markdown."""
    sizes = sorted(pack.meters, key=lambda size: size.segments)
    head = [f"{size.name} ({size.segments})" for size in sizes]
    lines = [
        "# Score: who comes home",
        "",
        "How hard should tonight's heist be? The tables show how often a crew survives: every ending except its",
        "arrest.",
        "",
        f"Written by `getaway sim score --report docs/balance/score.md --games {heists} --seed {seed}`, with the",
        "automatic GM and new Criminals with their first advance (Face, Specter, Tech, Hammer, in this order). Each",
        "crew plays one heist by the policy in `src/getaway/games/score/policy.py`: the likeliest approach, a Prep die",
        "where success is less likely than 75%, Heat up to 3, and the crew's Threat Meter after that.",
        f"Each cell is {heists} heists, so a figure near 50% is accurate to about "
        f"{200 * (0.25 / heists) ** 0.5:.0f} points.",
    ]
    for level in LEVELS:
        asked = "set by the heist (security and alarm)" if level == "heist" else level
        lines += ["", f"## Difficulty {asked}", "", f"| Criminals | {' | '.join(head)} | mean rolls |"]
        lines.append("|---" * (len(sizes) + 2) + "|")
        for crew in CREWS:
            row = [found[crew, level, size.id] for size in sizes]
            rolls = sum(one.rolls for one in row) / sum(one.heists for one in row)
            lines.append(f"| {crew} | {' | '.join(f'{one.survived:.0%}' for one in row)} | {rolls:.1f} |")
    return "\n".join(lines) + "\n"
