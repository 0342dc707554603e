"""Speeds, compiled and pure, and their ratio, from one run: CPU time, best of five, the machine's load beside it.

Never a test: machines are shared and noisy. `make bench` runs it; `--quick` is for trying it out.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

from rich.console import Console
from rich.table import Table

from getaway.games.registry import plugins

ROOT = Path(__file__).parents[1]
ROWS = [
    ("random decisions a second", "decisions_per_s", "{:,.0f}"),
    ("random games a second", "games_per_s", "{:,.0f}"),
    ("clone, µs", "clone_us", "{:.2f}"),
    ("clone + determinize + rollout a second", "searches_per_s", "{:,.0f}"),
    ("search iterations a second, random playouts", "iterations_per_s", "{:,.0f}"),
    ("search iterations a second, sensible playouts", "policy_iterations_per_s", "{:,.0f}"),
    ("100,000 live states, MB", "megabytes_per_100k_states", "{:.0f}"),
]


def measured(name: str, seats: int, seconds: float, *, pure: bool) -> dict[str, float]:
    environment = dict(os.environ)
    environment.pop("PYTHONPATH", None)
    if pure:
        environment["PYTHONPATH"] = str(ROOT / "src")
    command = [sys.executable, str(ROOT / "bench" / "measure.py"), name, str(seats), str(seconds)]
    run = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, check=True)
    found: dict[str, float] = json.loads(run.stdout)
    return found


def main() -> None:
    seconds = 0.2 if "--quick" in sys.argv else 1.5
    console = Console(width=100)
    for name, seats in [(name, seats) for name, plugin in plugins().items() for seats in plugin.bench_seats]:
        compiled = measured(name, seats, seconds, pure=False)
        pure = measured(name, seats, seconds, pure=True)
        table = Table(title=f"{name}, {seats} seats", title_justify="left")
        for heading in ("", "compiled" if compiled["compiled"] else "installed (pure)", "pure", "ratio"):
            table.add_column(heading, justify="left" if not heading else "right")
        for label, key, form in ROWS:
            ratio = compiled[key] / pure[key] if key.endswith("_per_s") else pure[key] / compiled[key]
            table.add_row(label, form.format(compiled[key]), form.format(pure[key]), f"{ratio:.1f}")
        console.print(table)
    load = ", ".join(f"{value:.2f}" for value in os.getloadavg())
    console.print(f"load of the machine over 1, 5 and 15 minutes: {load}; CPU time, best of five")


if __name__ == "__main__":
    main()
